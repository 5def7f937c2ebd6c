/* SPDX-License-Identifier: MIT */
/*
 * Games that a sheet can be set up for in one line, as rows; bids, tricks and declared games,
 * from which some of them count the points of a round; named rows; teams.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

/* clang-format off */
const struct score_template score_templates[] = {
	{ "none", N_("none"), .low = false },
	{ "hearts", N_("Hearts"), .low = true, .target = 100, .sum = 26 },
	{ "wizard", N_("Wizard"), .count = SCORE_WIZARD },
	{ "spades", N_("Spades"), .target = 500, .seats = 4, .count = SCORE_SPADES, .partners = true },
	{ "skat", N_("Skat"), .count = SCORE_SKAT },
	{ "carcassonne", N_("Carcassonne"),
	  .categories = { N_("on the way"), N_("roads"), N_("cities"), N_("monasteries"), N_("fields") } },
	{ "wonders", N_("7 Wonders"),
	  .categories = { N_("military"), N_("coins"), N_("wonder"), N_("civilian"), N_("science"),
	                  N_("commerce"), N_("guilds") } },
	{ 0 }
};
/* clang-format on */

enum { WIZARD_CARDS = 60, SPADES_TRICKS = 13, SPADES_BAGS = 10, SKAT_MOST = 9999 };

/* ---- named rows ---- */

static bool is_empty(const struct call *call)
{
	const struct score *s = call->state;

	return score_rows(s) == 0 ||
	       reason_set(call->why, _("the sheet has points already: rematch begins an empty one"));
}

/* "categories NAME...", "categories off" */
bool score_categories(struct call *call)
{
	struct score *s = call->state;
	const char *word;

	if (!is_empty(call))
		return false;
	s->categories = s->rounds = s->template = 0;
	while (args_more(&call->args) && args_word(&call->args, &word)) {
		if (strcmp(word, "off") == 0 && s->categories == 0 && !args_more(&call->args))
			break;
		if (utf8_columns(word) > SCORE_LABEL_COLUMNS || strlen(word) >= SCORE_LABEL)
			return reason_set(call->why, _("\"%.40s\" is too long: at most %d columns"), word,
			                  SCORE_LABEL_COLUMNS);
		if (s->categories == SCORE_CATEGORIES)
			return reason_set(call->why, _("at most %d categories"), SCORE_CATEGORIES);
		utf8_copy(s->category[s->categories++], SCORE_LABEL, word);
	}
	s->rounds = s->categories;
	if (s->categories)
		said_both(call->said, P_("%d row for the count", "%d rows for the count", s->categories),
		          s->categories);
	else
		said_both(call->said, "%s", _("rounds again, without names"));
	return true;
}

/* ---- teams ---- */

/* "team A,B": they play together; "team off" */
bool score_team(struct call *call)
{
	struct score *s = call->state;
	char names[SCORE_NAMES];
	seats_set who;
	int team = 0;

	if (args_peek(&call->args) && strcmp(args_peek(&call->args), "off") == 0) {
		const char *word;

		memset(s->team, 0, sizeof s->team);
		said_both(call->said, "%s", _("everybody plays alone"));
		return args_word(&call->args, &word);
	}
	if (!args_players(&call->args, &s->table, false, &who))
		return false;
	if (!(who & (who - 1)))
		return reason_set(call->why, _("a team has two players or more: team A,B"));
	for (int i = 0; i < s->table.seats; i++)
		team = s->team[i] > team ? s->team[i] : team;
	each_seat (i, who)
		s->team[i] = team + 1;
	score_names(s, who, 0, names, sizeof names);
	said_both(call->said, _("%s are a team"), names);
	return true;
}

/* ---- templates ---- */

/* Seats opposite each other. */
static void make_partners(struct score *s)
{
	for (int i = 0; i < s->table.seats; i++)
		s->team[i] = 1 + i % 2;
}

bool score_template(struct call *call)
{
	struct score *s = call->state;
	const struct score_template *t;
	int found;

	if (!args_choice(&call->args, SCORE_TEMPLATE_WORDS, &found) || !is_empty(call))
		return false;
	t = &score_templates[found];
	if (t->seats && s->table.seats != t->seats)
		return reason_set(call->why, _("%s is for %d players here: seat them first"), _(t->title),
		                  t->seats);
	s->template = found;
	s->low = t->low;
	s->target = t->target;
	s->sum = t->sum;
	s->count = t->count;
	s->categories = 0;
	memset(s->team, 0, sizeof s->team);
	while (s->categories < SCORE_CATEGORIES && t->categories[s->categories]) {
		utf8_copy(s->category[s->categories], SCORE_LABEL, t->categories[s->categories]);
		s->categories++;
	}
	s->rounds = s->categories ? s->categories : t->rounds;
	if (t->count == SCORE_WIZARD && s->table.seats)
		s->rounds = WIZARD_CARDS / s->table.seats;
	if (t->partners)
		make_partners(s);
	said_both(call->said, _("the sheet is set up for %s"), _(t->title));
	return true;
}

/* ---- bids and tricks ---- */

/* Tricks in this round: in Wizard as many as its number. */
static int tricks_of_round(const struct score *s)
{
	return s->count == SCORE_SPADES ? SPADES_TRICKS : s->played + 1;
}

static bool read_bidder(struct call *call, int *seat, int *number)
{
	const struct score *s = call->state;

	if (!score_goes_on(s, call->why))
		return false;
	if (!score_bids(s))
		return reason_set(call->why, _("no bids in this game: template wizard, template spades"));
	if (!args_player(&call->args, &s->table, false, seat) ||
	    !args_number(&call->args, 0, tricks_of_round(s), number))
		return false;
	return score_is_due(s, *seat) || reason_set(call->why, _("%s has the points of round %d already"),
	                                            s->table.seat[*seat].name, s->played + 1);
}

bool score_bid(struct call *call)
{
	struct score *s = call->state;
	int seat, bid;

	if (!read_bidder(call, &seat, &bid))
		return false;
	s->bid[seat] = bid;
	said_line(call->said, _("%s bids %d"), s->table.seat[seat].name, bid);
	said_change(call->said, s->table.seat[seat].name, NULL, _("round %d: bids %d"), s->played + 1, bid);
	return true;
}

static void write_counted(struct call *call, int seat, int points)
{
	struct score *s = call->state;
	const char *name = s->table.seat[seat].name;

	s->cell[seat][s->played] = (struct score_cell){ points, true, false };
	said_line(call->said, _("%s: %+d, total %d"), name, points, score_total(s, seat));
	said_change(call->said, name, NULL, _("round %d: %+d, total %d -> %d"), s->played + 1, points,
	            score_total(s, seat) - points, score_total(s, seat));
}

/* 20 and 10 for each trick when the bid is met, else -10 for each trick off it. */
static int wizard_points(const struct score *s, int seat)
{
	int off = s->tricks[seat] - s->bid[seat];

	return off == 0 ? 20 + 10 * s->tricks[seat] : -10 * (off < 0 ? -off : off);
}

static bool is_of_team(const struct score *s, int seat, int first)
{
	return seat == first || (s->team[first] && s->team[seat] == s->team[first]);
}

static bool is_first_of_team(const struct score *s, int seat)
{
	for (int i = 0; i < seat; i++)
		if (is_of_team(s, seat, i))
			return false;
	return true;
}

/* Ten for each trick bid and one for each over it (a bag; ten of them cost 100), minus ten for
 * each bid when the team falls short; a bid of nothing is worth 100 either way. */
static int spades_points(struct score *s, int first)
{
	int bid = 0, tricks = 0, points = 0;

	for (int i = 0; i < s->table.seats; i++) {
		if (!s->table.seat[i].in || !is_of_team(s, i, first))
			continue;
		bid += s->bid[i];
		tricks += s->tricks[i];
		if (s->bid[i] == 0)
			points += s->tricks[i] == 0 ? 100 : -100;
	}
	if (tricks < bid)
		return points - 10 * bid;
	s->bags[first] += tricks - bid;
	points += 10 * bid + tricks - bid;
	if (s->bags[first] >= SPADES_BAGS) {
		s->bags[first] -= SPADES_BAGS;
		points -= 100;
	}
	return points;
}

static void count_tricks(struct call *call)
{
	struct score *s = call->state;

	for (int i = 0; i < s->table.seats; i++)
		if (score_is_due(s, i))
			write_counted(call, i,
			              s->count == SCORE_WIZARD ? wizard_points(s, i)
			              : is_first_of_team(s, i) ? spades_points(s, i)
			                                       : 0);
}

/* "tricks P N [sure]": with the last ones the round is counted. */
bool score_tricks(struct call *call)
{
	struct score *s = call->state;
	bool sure = args_flag(&call->args, "sure");
	int seat, tricks, all = 0, left = 0;

	if (!read_bidder(call, &seat, &tricks))
		return false;
	if (s->bid[seat] == SCORE_NO_BID)
		return reason_set(call->why, _("%s has not bid yet: bid %s N"), s->table.seat[seat].name,
		                  s->table.seat[seat].name);
	s->tricks[seat] = tricks;
	for (int i = 0; i < s->table.seats; i++) {
		left += s->table.seat[i].in && s->tricks[i] == SCORE_NO_BID;
		all += s->table.seat[i].in && s->tricks[i] > 0 ? s->tricks[i] : 0;
	}
	if (!sure && (left ? all > tricks_of_round(s) : all != tricks_of_round(s)))
		return reason_set(call->why,
		                  P_("the round has %d trick, these are %d: sure says so all the same",
		                     "the round has %d tricks, these are %d: sure says so all the same",
		                     tricks_of_round(s)),
		                  tricks_of_round(s), all);
	said_line(call->said, _("%s takes %d of %d"), s->table.seat[seat].name, tricks, s->bid[seat]);
	if (!left)
		count_tricks(call);
	return true;
}

/* ---- a declared game ---- */

/* "declare P VALUE [lost]": won, its value; lost, twice that away. The others write nothing. */
bool score_declare(struct call *call)
{
	struct score *s = call->state;
	bool lost = args_flag(&call->args, "lost");
	int seat, value;

	if (!score_goes_on(s, call->why))
		return false;
	if (s->count != SCORE_SKAT)
		return reason_set(call->why, _("no declared games here: template skat"));
	if (!args_player(&call->args, &s->table, false, &seat) ||
	    !args_number(&call->args, 0, SKAT_MOST, &value))
		return false;
	for (int i = 0; i < s->table.seats; i++)
		if (score_is_due(s, i))
			write_counted(call, i, i != seat ? 0 : lost ? -2 * value : value);
	return true;
}
