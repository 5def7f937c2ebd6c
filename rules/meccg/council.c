/* SPDX-License-Identifier: MIT */
/*
 * The end of the game: who begins the checks (L-General-7), the count in its
 * steps (L-General-12), the chain of strength (L-General-6), the director's
 * judgments (L-Etiquette-7, 8, 10), and tournament points.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { MOST = 6, MOST_WITH_RING = 7, LEVEL = 3 };

/* ---- the order of checks ---- */

/* Draws two dice for each player, unless the line has the numbers thrown. */
bool meccg_order_drawn(struct call *call, struct rng *rng, struct line *out)
{
	const char *word;

	line_word(out, "order");
	for (int i = 0; i < MECCG_PLAYERS && !args_more(&call->args); i++) {
		line_format(out, "%d", i + 1);
		line_format(out, "%u", (unsigned)(rng_below(rng, 6) + rng_below(rng, 6)) + 2);
	}
	while (args_more(&call->args) && args_word(&call->args, &word))
		if (strcmp(word, "anew") != 0)
			line_word(out, word);
	/* the checks of the council begin, whoever has been checked in the game: lines of older
	 * tables do not have the word */
	if (((const struct meccg *)call->state)->phase < MECCG_COUNCIL)
		line_word(out, "anew");
	return args_done(&call->args);
}

/* Whether the line names a character: no roll is a word. */
static bool names_one(const struct args *args)
{
	const char *word = args->count > 1 ? args->word[1].text : "1";

	return word[strspn(word, "0123456789")] != '\0';
}

bool meccg_may_name(const struct meccg *m, struct reason *why)
{
	return (m->first_check >= 0 && (m->phase == MECCG_COUNCIL || m->phase == MECCG_CHAIN)) ||
	       reason_set(why, _("both roll first: `order` (L-General-7)"));
}

/* L-General-7: the winner of the roll names who makes the first check, on either side. */
static bool name_first(struct call *call)
{
	struct meccg *m = call->state;
	const struct meccg_person *person;
	const char *word;
	int seat;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &word) || !meccg_may_name(m, call->why))
		return false;
	person = meccg_find_person(m, seat, word, call->why);
	if (!person)
		return false;
	if (!meccg_checks(m, seat, person) || person->checked)
		return reason_set(call->why, _("%s has no check to make now: name another (L-General-7)"),
		                  person->name);
	m->named_seat = seat;
	snprintf(m->named, sizeof m->named, "%s", person->name);
	said_line(call->said, _("%s makes the first check (L-General-7)"), m->named);
	meccg_log(call, m->first_check, _("names %s for the first check"), m->named);
	return true;
}

static void uncheck(struct meccg *m)
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < m->player[i].persons; k++)
			m->player[i].person[k].checked = false;
}

bool meccg_do_order(struct call *call)
{
	struct meccg *m = call->state;
	int seat[MECCG_PLAYERS], thrown[MECCG_PLAYERS], high;
	bool anew = args_flag(&call->args, "anew");

	if (names_one(&call->args))
		return name_first(call);
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (!meccg_player(call, &seat[i]) || !args_number(&call->args, 1, 99, &thrown[i]))
			return false;
	if (seat[0] == seat[1])
		return reason_set(call->why, _("both players roll: `order A N B N`"));
	if (!meccg_in_game(call))
		return false;
	if (m->phase < MECCG_COUNCIL)
		m->phase = MECCG_COUNCIL;
	if (anew)
		uncheck(m);
	m->named_seat = -1;
	if (thrown[0] == thrown[1]) {
		m->first_check = -1;
		said_both(call->said, _("%d each: roll again (L-General-7)"), thrown[0]);
		return true;
	}
	high = thrown[1] > thrown[0];
	m->first_check = seat[high];
	said_line(call->said, _("%s chooses the first check, on either side (L-General-7)"),
	          meccg_name(m, m->first_check));
	meccg_log(call, m->first_check, _("%d to %d: chooses the first check"), thrown[high],
	          thrown[1 - high]);
	return true;
}

/* ---- the count ---- */

/* Character, ally, item and faction points double when the other player has none. */
static void double_points(struct meccg_count *own, const struct meccg_count *other)
{
	for (int i = 0; i < MECCG_POINTS; i++) {
		own->doubled[i] = i < POINTS_KILL && own->sum[i] > 0 && other->sum[i] <= 0;
		own->value[i] = own->sum[i] * (own->doubled[i] ? 2 : 1);
	}
}

/* A category with more points than all others together is cut to their sum; only
 * points above zero count. */
static void half_rule(struct meccg_count *count)
{
	int all = 0;

	count->halved = -1;
	for (int i = 0; i < MECCG_POINTS; i++) {
		all += count->value[i] > 0 ? count->value[i] : 0;
		count->kept[i] = count->value[i];
	}
	for (int i = 0; i < MECCG_POINTS; i++)
		if (count->value[i] > 0 && count->value[i] > all - count->value[i]) {
			count->halved = i;
			count->kept[i] = all - count->value[i];
		}
}

void meccg_count(const struct meccg *m, struct meccg_count count[MECCG_PLAYERS])
{
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		count[i] = (struct meccg_count){ .duplicates = m->player[i].duplicates,
			                         .avatar = m->player[i].avatar_lost ? LOST_AVATAR : 0 };
		memcpy(count[i].sum, m->player[i].points, sizeof count[i].sum);
	}
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		double_points(&count[i], &count[1 - i]);
		half_rule(&count[i]);
		for (int k = 0; k < MECCG_POINTS; k++)
			count[i].final += count[i].kept[k];
		count[i].final -= count[i].duplicates + count[i].avatar;
	}
}

/* How a side came to its total. */
static void say_side(const struct call *call, int seat, const struct meccg_count *count)
{
	const struct meccg *m = call->state;
	const char *name = meccg_name(m, seat);

	said_line(call->said, _("%s, sums: character %d, ally %d, item %d, faction %d, kill %d, misc %d"),
	          name, count->sum[POINTS_CHARACTER], count->sum[POINTS_ALLY], count->sum[POINTS_ITEM],
	          count->sum[POINTS_FACTION], count->sum[POINTS_KILL], count->sum[POINTS_MISC]);
	for (int i = 0; i < MECCG_POINTS; i++)
		if (count->doubled[i])
			said_line(call->said, _("%s, doubled: %s %d -> %d, as %s has none"), name,
			          meccg_category_shown(i), count->sum[i], count->value[i],
			          meccg_name(m, 1 - seat));
	if (count->halved >= 0)
		said_line(call->said, _("%s, half rule: %s %d -> %d, the sum of the rest"), name,
		          meccg_category_shown(count->halved), count->value[count->halved],
		          count->kept[count->halved]);
	if (count->duplicates)
		said_line(call->said, _("%s, unique cards shown from hand: -%d"), name, count->duplicates);
	if (count->avatar)
		said_line(call->said, _("%s, avatar lost: -%d (L-Additional-5)"), name, count->avatar);
	said_line(call->said, _("%s, total: %d"), name, count->final);
	meccg_log(call, seat, _("council: %d"), count->final);
}

/* Behind the sentence that says who has won. */
static void say_steps(const struct call *call, const struct meccg_count count[MECCG_PLAYERS])
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		say_side(call, i, &count[i]);
}

/* ---- tournament points ---- */

static void give_points(struct meccg *m, int winner, int most, int least)
{
	m->phase = MECCG_OVER;
	m->winner = winner;
	m->tournament[winner] = most;
	m->tournament[1 - winner] = least;
	m->player[0].pick = m->player[1].pick = -1; /* a draft broken off shows nothing */
}

static void give_level(struct call *call, const char *sentence)
{
	struct meccg *m = call->state;

	m->phase = MECCG_OVER;
	m->winner = -1;
	m->tournament[0] = m->tournament[1] = LEVEL;
	said_both(call->said, "%s", sentence);
	said_rank(call->said, SAID_END);
}

/* Counts both sides; when one has more, it wins, and the steps are told. */
static bool count_decides(struct call *call, struct meccg_count count[MECCG_PLAYERS])
{
	struct meccg *m = call->state;
	int winner, most, least, points;

	m->counted = true;
	meccg_count(m, count);
	if (count[0].final == count[1].final)
		return false;
	winner = count[1].final > count[0].final;
	most = count[winner].final;
	least = count[1 - winner].final;
	/* Twice as many, or a loser without any: 6-0; half as many again: 5-1; 4-2. */
	points = least <= 0 || most >= 2 * least ? 6 : 2 * most >= 3 * least ? 5 : 4;
	give_points(m, winner, points, MOST - points);
	said_line(call->said, _("%s wins %d to %d"), meccg_name(m, winner), most, least);
	said_cause(call->said, _("tournament points %d-%d"), points, MOST - points);
	said_rank(call->said, SAID_END);
	say_steps(call, count);
	said_asides(call->said); /* the screen shows them */
	meccg_log(call, winner, _("wins %d to %d, tournament points %d-%d"), most, least, points,
	          MOST - points);
	return true;
}

bool meccg_may_meet(const struct meccg *m, struct reason *why)
{
	return meccg_may_count(m, why) &&
	       (m->phase != MECCG_CHAIN ||
	        reason_set(why, _("the chain of strength counts after its last check")));
}

bool meccg_do_council(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_count count[MECCG_PLAYERS];

	if (!meccg_may_meet(m, call->why) || !meccg_in_game(call))
		return false;
	m->phase = MECCG_COUNCIL;
	if (count_decides(call, count))
		return true;
	if (m->rules == MECCG_COE)
		give_level(call, _("a tie (CoE-10.3): tournament points 3-3"));
	else
		said_both(call->said, _("tied at %d: chain starts the chain of strength (L-General-6)"),
		          count[0].final);
	say_steps(call, count);
	return true;
}

/* ---- the chain of strength ---- */

/* How many people are to be checked; *waiting: those not yet checked in this round. */
static int chain_left(const struct meccg *m, int *waiting)
{
	int left = 0;

	*waiting = 0;
	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < m->player[i].persons; k++) {
			const struct meccg_person *person = &m->player[i].person[k];

			if (!meccg_checks(m, i, person))
				continue;
			left++;
			*waiting += !person->checked;
		}
	return left;
}

int meccg_unchecked(const struct meccg *m)
{
	int waiting;

	chain_left(m, &waiting);
	return waiting;
}

bool meccg_may_chain(const struct meccg *m, struct reason *why)
{
	struct meccg_count count[MECCG_PLAYERS];
	int waiting;

	if (m->rules == MECCG_COE)
		return reason_set(why,
		                  _("no chain of strength with rules coe: a tie stays a tie (CoE-10.3)"));
	if (m->phase == MECCG_OVER)
		return meccg_refuse_over(why);
	if (m->phase != MECCG_COUNCIL && m->phase != MECCG_CHAIN)
		return reason_set(why, _("the chain of strength comes only after a tied count"));
	meccg_count(m, count);
	if (m->phase == MECCG_COUNCIL && !m->counted)
		return reason_set(why, _("count first: `council`"));
	if (count[0].final != count[1].final)
		return reason_set(why, _("no chain of strength: not tied, %d to %d"), count[0].final,
		                  count[1].final);
	chain_left(m, &waiting);
	if (m->phase == MECCG_CHAIN && waiting)
		return reason_set(why,
		                  P_("%d character not checked in this round yet: `check P NAME`",
		                     "%d characters not checked in this round yet: `check P NAME`", waiting),
		                  waiting);
	return true;
}

bool meccg_do_chain(struct call *call)
{
	struct meccg *m = call->state;
	int waiting, left;

	if (!meccg_seated(call) || !meccg_may_chain(m, call->why))
		return false;
	m->phase = MECCG_CHAIN;
	m->chain_round++;
	m->counted = false;
	m->named_seat = -1;
	uncheck(m);
	left = chain_left(m, &waiting);
	if (left)
		said_line(call->said,
		          P_("chain of strength, round %d: corruption +%d, %d character to check",
		             "chain of strength, round %d: corruption +%d, %d characters to check", left),
		          m->chain_round, m->chain_round, left);
	said_change(call->said, NULL, NULL, _("chain of strength, round %d"), m->chain_round);
	return true;
}

void meccg_settle_chain(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_count count[MECCG_PLAYERS];
	int waiting, left;

	if (m->phase != MECCG_CHAIN || m->counted)
		return;
	left = chain_left(m, &waiting);
	if (waiting)
		return;
	if (count_decides(call, count))
		return;
	if (!left)
		give_level(call, _("still tied and nobody is left: tournament points 3-3 (L-General-6)"));
	else
		said_both(call->said, _("still tied at %d: chain starts the next round"), count[0].final);
	say_steps(call, count);
}

/* ---- other ends ---- */

bool meccg_may_win(const struct meccg *m, struct reason *why)
{
	return m->phase != MECCG_OVER || meccg_refuse_over(why);
}

bool meccg_do_ring(struct call *call)
{
	struct meccg *m = call->state;
	int seat;

	if (!meccg_player(call, &seat) || !meccg_may_win(m, call->why))
		return false;
	m->ring_won = true;
	give_points(m, seat, MOST_WITH_RING, 0);
	said_line(call->said, _("%s wins with The One Ring"), meccg_name(m, seat));
	said_cause(call->said, _("tournament points %d-%d"), MOST_WITH_RING, 0);
	said_rank(call->said, SAID_END);
	meccg_log(call, seat, _("wins with The One Ring"));
	return true;
}

/* The opponent gets the most that the opponent's own deck can score. */
bool meccg_do_judge(struct call *call)
{
	static const struct {
		const char *sentence, *cause;
	} judgments[] = {
		[JUDGED_STALL] = { N_("%s has stalled (L-Etiquette-7), tournament points %d-0"),
		                   N_("stalling") },
		[JUDGED_DROP] = { N_("%s drops out of the tournament (L-Etiquette-8), tournament points "
		                     "%d-0"),
		                  N_("dropping out") },
		[JUDGED_CHEAT] = { N_("%s has cheated and is out of the event (L-Etiquette-10), "
		                      "tournament points %d-0"),
		                   N_("cheating") },
	};
	struct meccg *m = call->state;
	int what, seat, most;

	if (!args_choice(&call->args, MECCG_JUDGE_WORDS, &what) || !meccg_player(call, &seat))
		return false;
	/* a judgment may follow a count */
	if (m->judged || (m->phase == MECCG_OVER && !m->counted))
		return meccg_refuse_over(call->why);
	what += JUDGED_STALL;
	most = m->player[1 - seat].deck.ring ? MOST_WITH_RING : MOST;
	m->judged = (enum meccg_judged)what;
	m->offender = seat;
	give_points(m, 1 - seat, most, 0);
	said_line(call->said, _("%s wins"), meccg_name(m, 1 - seat));
	said_cause(call->said, _(judgments[what].sentence), meccg_name(m, seat), most);
	said_rank(call->said, SAID_END);
	said_change(call->said, meccg_name(m, 1 - seat), _(judgments[what].cause),
	            _("wins, tournament points %d-0"), most);
	return true;
}

bool meccg_do_result(struct call *call)
{
	const struct meccg *m = call->state;

	if (!meccg_seated(call))
		return false;
	if (m->phase != MECCG_OVER)
		return reason_set(call->why,
		                  _("the game is not over: `council` counts, `judge` or `ring` ends it"));
	table_report_name(&m->table, "winner", m->winner, call->data);
	emit_array(call->data, "tournament_points");
	for (int i = 0; i < MECCG_PLAYERS; i++)
		emit_number(call->data, NULL, m->tournament[i]);
	emit_end(call->data);
	for (int i = 0; i < MECCG_PLAYERS; i++)
		said_line(call->said,
		          P_("%s: %d tournament point", "%s: %d tournament points", m->tournament[i]),
		          meccg_name(m, i), m->tournament[i]);
	return true;
}

/* The second part of the policy: its first three rows are not official. */
bool meccg_do_rounds(struct call *call)
{
	static const struct {
		int most, rounds;
	} rows[] = { { 2, 1 }, { 4, 2 }, { 5, 3 }, { 8, 3 }, { 16, 4 }, { 32, 5 }, { 64, 6 }, { 9999, 7 } };
	int players, row = 0;

	if (!args_number(&call->args, 2, 9999, &players))
		return false;
	while (players > rows[row].most)
		row++;
	emit_number(call->data, "rounds", rows[row].rounds);
	emit_bool(call->data, "official", row > 2);
	said_line(call->said,
	          row > 2 ? P_("%d players: %d round", "%d players: %d rounds", rows[row].rounds)
	                  : P_("%d players: %d round, not official", "%d players: %d rounds, not official",
	                       rows[row].rounds),
	          players, rows[row].rounds);
	return true;
}

/* ---- the next game ---- */

void meccg_clear(struct meccg *m)
{
	m->phase = MECCG_POOLS;
	m->round = m->chain_round = 0;
	m->counted = m->last_turn = m->ring_won = false;
	m->caller = m->first_check = m->named_seat = m->winner = m->offender = m->last_check.seat =
		m->last_removal.seat = -1;
	m->judged = JUDGED_NOT;
	for (int i = 0; i < MECCG_PLAYERS; i++)
		m->player[i].pick = m->shown[i] = m->tournament[i] = -1;
}

/* The same pool, deck, sideboard and starting items all through an event
 * (L-Etiquette-2). */
static void keep_lists(struct meccg_player *p)
{
	struct meccg_player was = *p;

	memset(p, 0, sizeof *p); /* also between the members: tests compare all bytes */
	p->side = was.side;
	p->sauron = was.sauron;
	p->sealed = was.sealed;
	p->holds = was.holds;
	p->deck = was.deck;
	for (int i = 0; i < p->holds; i++) {
		p->held[i] = was.held[i];
		p->held[i].fate = FATE_HIDDEN;
		p->held[i].to_deck = false;
	}
	p->listed_items = was.listed_items ? was.listed_items : was.items;
	memcpy(p->listed, was.listed_items ? was.listed : was.item, sizeof p->listed);
}

/* Who drops out or has cheated is out of the event (L-Etiquette-8, 10). */
bool meccg_may_rematch(const struct meccg *m, struct reason *why)
{
	if (m->judged == JUDGED_DROP || m->judged == JUDGED_CHEAT)
		return reason_set(why,
		                  m->judged == JUDGED_DROP
		                          ? _("%s has dropped out of the event: no rematch (L-Etiquette-8)")
		                          : _("%s is out of the event: no rematch (L-Etiquette-10)"),
		                  meccg_name(m, m->offender));
	return true;
}

bool meccg_rematch_said(struct call *call, struct rng *rng, struct line *out)
{
	if (!meccg_may_rematch(call->state, call->why))
		return false;
	line_word(out, "rematch");
	return args_done(&call->args);
}

bool meccg_do_rematch(struct call *call)
{
	struct meccg *m = call->state;

	if (!meccg_seated(call))
		return false;
	for (int i = 0; i < MECCG_PLAYERS; i++)
		keep_lists(&m->player[i]);
	meccg_clear(m);
	m->table.turn = m->table.first = -1;
	m->table.round = 0;
	m->game++;
	said_both(call->said, _("game %d: the same pools, decks and starting items"), m->game);
	meccg_begin_draft(call);
	return true;
}
