/* SPDX-License-Identifier: MIT */
/*
 * Sets a sheet up for a game; bids and tricks, from which some games count the points of a round;
 * named rows; teams.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

enum { SPADES_TRICKS = 13, SPADES_BAGS = 10 };

/* ---- named rows ---- */

static bool is_empty(const struct call *call)
{
	const struct score *s = call->state;

	return score_rows(s) == 0 ||
	       reason_set(call->why, _("the sheet has points already: `rematch` begins an empty one"));
}

static bool add_category(struct call *call, const char *name)
{
	struct score *s = call->state;

	if (utf8_columns(name) > SCORE_LABEL_COLUMNS || strlen(name) >= SCORE_LABEL)
		return reason_set(call->why, _("\"%.40s\" is too long: at most %d columns"), name,
		                  SCORE_LABEL_COLUMNS);
	if (s->categories == SCORE_CATEGORIES)
		return reason_set(call->why, _("at most %d categories"), SCORE_CATEGORIES);
	utf8_copy(s->category[s->categories++], SCORE_LABEL, name);
	return true;
}

/* "birds, bonus cards, eggs": with commas a name may have blanks. */
static bool add_list(struct call *call)
{
	char text[SCORE_CATEGORIES * SCORE_LABEL * 2], *end = NULL;

	if (!args_rest(&call->args, text, sizeof text, sizeof text))
		return false;
	for (char *at = text; at; at = end) {
		end = strchr(at, ',');
		if (end)
			*end++ = '\0';
		at += strspn(at, " ");
		for (char *tail = at + strlen(at); tail > at && tail[-1] == ' ';)
			*--tail = '\0';
		if (*at && !add_category(call, at))
			return false;
	}
	return true;
}

/* "categories NAME...", "categories NAME, NAME", "categories off" */
bool score_categories(struct call *call)
{
	struct score *s = call->state;
	struct args words = call->args;
	const char *word;
	bool commas = false;

	if (!is_empty(call))
		return false;
	s->categories = s->rounds = s->template = s->tie_row = 0;
	s->count = SCORE_PLAIN;
	s->on_way = s->running = false;
	score_clear_bids(s);
	for (int i = 0; i < words.count; i++)
		commas |= strchr(words.word[i].text, ',') != NULL;
	if (commas && !add_list(call))
		return false;
	while (args_more(&call->args) && args_word(&call->args, &word)) {
		if (strcmp(word, "off") == 0 && s->categories == 0 && !args_more(&call->args))
			break;
		if (!add_category(call, word))
			return false;
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

/* Who was left alone by a new team plays alone; the teams count from 1, in the order of the seats. */
static void number_teams(struct score *s)
{
	int name[TABLE_SEATS + 2] = { 0 }, members[TABLE_SEATS + 2] = { 0 }, teams = 0;

	every_seat (i, s->table)
		members[s->team[i]]++;
	every_seat (i, s->table) {
		int team = s->team[i];

		if (team && members[team] > 1 && !name[team])
			name[team] = ++teams;
		s->team[i] = name[team];
	}
}

/* "team A,B", "team A B": they play together; "team off" */
bool score_team(struct call *call)
{
	struct score *s = call->state;
	char names[SCORE_NAMES];
	seats_set who = 0, more;

	if (args_peek(&call->args) && strcmp(args_peek(&call->args), "off") == 0) {
		const char *word;

		memset(s->team, 0, sizeof s->team);
		said_both(call->said, "%s", _("everybody plays alone"));
		return args_word(&call->args, &word);
	}
	do {
		if (!args_players(&call->args, &s->table, false, &more))
			return false;
		who |= more;
	} while (args_more(&call->args));
	if (!(who & (who - 1)))
		return reason_set(call->why, _("a team has two players or more: `team A,B`"));
	each_seat (i, who)
		s->team[i] = TABLE_SEATS + 1;
	number_teams(s);
	score_names(s, who, 0, names, sizeof names);
	said_both(call->said, _("%s are a team"), names);
	return true;
}

/* ---- templates ---- */

/* Seats opposite each other. */
static void make_partners(struct score *s)
{
	every_seat (i, s->table)
		s->team[i] = 1 + i % 2;
}

/* In Wizard all sixty cards are dealt in the last round. */
void score_deal(struct score *s)
{
	enum { CARDS = 60 };

	if (s->count == SCORE_WIZARD && s->table.seats)
		s->rounds = CARDS / s->table.seats;
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
	s->down = s->bust = t->down;
	s->low = t->low || t->down;
	s->target = t->target;
	s->sum = t->zero ? OPTION_ZERO : t->sum;
	s->begin = t->begin;
	s->seeger = false;
	s->first = t->first ? t->first : s->first;
	s->count = t->count;
	s->tie_row = t->tie_row;
	s->on_way = s->running = t->on_way && args_flag(&call->args, "running");
	s->categories = 0;
	score_clear_bids(s);
	memset(s->team, 0, sizeof s->team);
	while (s->categories < SCORE_CATEGORIES && t->categories[s->categories]) {
		utf8_copy(s->category[s->categories], SCORE_LABEL, t->categories[s->categories]);
		s->categories++;
	}
	s->rounds = s->categories ? s->categories : t->rounds;
	score_deal(s);
	if (t->partners)
		make_partners(s);
	said_both(call->said,
	          found ? _("the sheet is set up for %s") : _("the sheet counts points by rounds"),
	          _(t->title));
	return true;
}

/* Points on the way end; the other rows are written once each. */
bool score_begin_count(struct call *call)
{
	struct score *s = call->state;

	if (!score_goes_on(s, call->why))
		return false;
	if (!s->running || !s->categories)
		return reason_set(call->why, _("no in-game points here: `template carcassonne running`"));
	s->running = false;
	every_seat (i, s->table)
		s->cell[i][0].written |= s->table.seat[i].in;
	said_both(call->said, "%s", _("the final count begins"));
	return true;
}

/* ---- bids and tricks ---- */

/* Tricks in this round: in Wizard as many as its number. */
int score_tricks_of_round(const struct score *s)
{
	return s->count == SCORE_SPADES ? SPADES_TRICKS : s->played + 1;
}

static bool may_bid(struct call *call)
{
	if (!score_goes_on(call->state, call->why))
		return false;
	return score_bids(call->state) ||
	       reason_set(call->why, _("no bids in this game: `template wizard`, `template spades`"));
}

static bool read_bidder(struct call *call, int *seat, int *number)
{
	const struct score *s = call->state;

	if (!may_bid(call))
		return false;
	if (!args_player(&call->args, &s->table, false, seat) ||
	    !args_number(&call->args, 0, score_tricks_of_round(s), number))
		return false;
	return score_is_due(s, *seat) || reason_set(call->why, _("%s already has the points of round %d"),
	                                            s->table.seat[*seat].name, s->played + 1);
}

static void write_bid(struct call *call, int seat, int bid)
{
	struct score *s = call->state;

	s->bid[seat] = bid;
	said_line(call->said, _("%s bids %d"), s->table.seat[seat].name, bid);
	said_change(call->said, s->table.seat[seat].name, NULL, _("round %d: bids %d"), s->played + 1, bid);
}

/* Once all have bid: their sum, before the single bids; tables like to know who must fail. */
static void tell_bids(struct call *call)
{
	const struct score *s = call->state;
	int sum = 0, tricks = score_tricks_of_round(s);

	every_seat (i, s->table) {
		if (score_owes_bid(s, i))
			return;
		sum += s->bid[i] > 0 ? s->bid[i] : 0;
	}
	said_line(call->said, P_("%d bid for %d trick", "%d bid for %d tricks", tricks), sum, tricks);
	said_rank(call->said, SAID_SOON);
}

bool score_bid(struct call *call)
{
	int seat, bid;

	if (!read_bidder(call, &seat, &bid))
		return false;
	write_bid(call, seat, bid);
	tell_bids(call);
	return true;
}

static bool read_trick(const struct call *call, const char *word, int *number)
{
	int most = score_tricks_of_round(call->state);

	return read_int(word, 0, most, number) ||
	       reason_set(call->why, _("\"%s\" is not a number from %d to %d"), word, 0, most);
}

/* "bids N...": of the players who have not bid, by seats. */
bool score_all_bids(struct call *call)
{
	const struct score *s = call->state;
	int bids[TABLE_SEATS];
	seats_set who = score_owing(s, score_owes_bid);

	if (!may_bid(call))
		return false;
	if (!who)
		return reason_set(call->why, _("everybody has bid: `bid P N` changes one"));
	if (!score_read_list(call, who, score_tricks_of_round(s), read_trick, bids))
		return false;
	each_seat (i, who)
		write_bid(call, i, bids[i]);
	tell_bids(call);
	return true;
}

/* 20 and 10 for each trick when the bid is met, else -10 for each trick off it. */
static int wizard_points(const struct score *s, int seat)
{
	int off = s->tricks[seat] - s->bid[seat];

	return off == 0 ? 20 + 10 * s->tricks[seat] : -10 * (off < 0 ? -off : off);
}

/* Ten for each trick bid and one for each over it (a bag; ten of them cost 100), minus ten for
 * each bid when the team falls short; a bid of nothing is worth 100 either way. */
static int spades_points(struct score *s, int first)
{
	int bid = 0, tricks = 0, points = 0, home = score_home(s, first);

	every_seat (i, s->table) {
		if (!s->table.seat[i].in || score_home(s, i) != home)
			continue;
		bid += s->bid[i];
		tricks += s->tricks[i];
		if (s->bid[i] == 0)
			points += s->tricks[i] == 0 ? 100 : -100;
	}
	if (tricks < bid)
		return points - 10 * bid;
	s->bags[home] += tricks - bid;
	points += 10 * bid + tricks - bid;
	for (; s->bags[home] >= SPADES_BAGS; s->bags[home] -= SPADES_BAGS)
		points -= 100;
	return points;
}

/* "Ann +71, Bo +150": one sentence, so that the message line has room for it. */
static void count_tricks(struct call *call)
{
	struct score *s = call->state;
	char text[SCORE_NAMES * 2] = "";

	every_seat (i, s->table) {
		bool counts = s->count == SCORE_WIZARD || score_side(s, i) == i;

		if (!score_is_due(s, i))
			continue;
		score_write(call, i,
		            !counts                    ? 0
		            : s->count == SCORE_WIZARD ? wizard_points(s, i)
		                                       : spades_points(s, i));
		if (counts)
			said_list_add(text, sizeof text, "%s %+d", s->table.seat[i].name,
			              s->cell[i][s->played].points);
	}
	said_line(call->said, "%s", text);
}

/* Nobody who plays this round on bids has still to say the tricks. */
static bool all_taken(const struct score *s)
{
	every_seat (i, s->table)
		if (score_is_due(s, i) && s->tricks[i] == SCORE_NO_BID)
			return false;
	return true;
}

/* Somebody has left: the round of the others may be complete. */
void score_count_rest(struct call *call)
{
	if (score_bids(call->state) && all_taken(call->state))
		count_tricks(call);
}

/* Nobody's tricks are missing but, if they are, those of `seat`. Who leaves in the round, or has
 * written points, takes some that nobody says. */
static bool are_told(const struct score *s, int seat)
{
	every_seat (i, s->table)
		if (score_is_due(s, i) ? i != seat && s->tricks[i] == SCORE_NO_BID
		                       : !s->played || s->cell[i][s->played - 1].written)
			return false;
	return true;
}

static int tricks_of_all(const struct score *s)
{
	int all = 0;

	every_seat (i, s->table)
		all += s->tricks[i] > 0 ? s->tricks[i] : 0;
	return all;
}

bool score_may_take(const struct score *s, int seat, int *least, int *most)
{
	int own = s->tricks[seat] > 0 ? s->tricks[seat] : 0;

	*most = score_tricks_of_round(s) - (tricks_of_all(s) - own);
	*least = are_told(s, seat) ? *most : 0;
	return *most >= 0;
}

/* Whether the tricks said so far can be those of the round. */
static bool tricks_add_up(const struct call *call)
{
	const struct score *s = call->state;
	int all = tricks_of_all(s), most = score_tricks_of_round(s);

	if (are_told(s, -1) ? all == most : all <= most)
		return true;
	return reason_set(call->why,
	                  P_("the round has %d trick, these are %d: add sure to confirm",
	                     "the round has %d tricks, these are %d: add sure to confirm", most),
	                  most, all);
}

/* "took N... [sure]": the tricks of the players who have not said theirs, by seats. */
bool score_all_tricks(struct call *call)
{
	struct score *s = call->state;
	bool sure = args_flag(&call->args, "sure");
	int tricks[TABLE_SEATS];
	seats_set who = score_owing(s, score_owes_tricks);

	if (!may_bid(call))
		return false;
	every_seat (i, s->table)
		if (score_owes_bid(s, i))
			return reason_set(call->why, _("%s has not bid yet: `bids N...` for all"),
			                  s->table.seat[i].name);
	if (!score_read_list(call, who, score_tricks_of_round(s), read_trick, tricks))
		return false;
	each_seat (i, who)
		s->tricks[i] = tricks[i];
	if (!sure && !tricks_add_up(call))
		return false;
	count_tricks(call);
	return true;
}

/* "tricks P N [sure]": with the last ones the round is counted. */
bool score_tricks(struct call *call)
{
	struct score *s = call->state;
	bool sure = args_flag(&call->args, "sure");
	int seat, tricks;

	if (!read_bidder(call, &seat, &tricks))
		return false;
	if (s->bid[seat] == SCORE_NO_BID)
		return reason_set(call->why, _("%s has not bid yet: `bid %s N`"), s->table.seat[seat].name,
		                  s->table.seat[seat].name);
	s->tricks[seat] = tricks;
	if (!sure && !tricks_add_up(call))
		return false;
	if (all_taken(s))
		count_tricks(call);
	else
		said_line(call->said, _("%s takes %d of %d"), s->table.seat[seat].name, tricks, s->bid[seat]);
	return true;
}
