/* SPDX-License-Identifier: MIT */
/*
 * Counts a score sheet: totals, places, complete rounds, who begins the next
 * round, when the game is over and who has won.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

int score_start(const struct score *s, int seat)
{
	return s->start[seat] ? s->start[seat] : s->begin;
}

int score_sum(const struct score *s)
{
	return s->sum == OPTION_ZERO ? 0 : s->sum;
}

static int own_total(const struct score *s, int seat, int rounds)
{
	int total = 0;

	for (int round = 0; round < rounds && round < SCORE_ROUNDS; round++)
		total += s->cell[seat][round].points; /* an empty cell has 0 */
	return score_start(s, seat) + (s->down ? -total : total);
}

bool score_on_side(const struct score *s, int seat, int of)
{
	return seat == of || (s->team[of] && s->team[seat] == s->team[of]);
}

int score_total_after(const struct score *s, int seat, int rounds)
{
	int total = 0;

	every_seat (i, s->table)
		if (score_on_side(s, i, seat))
			total += own_total(s, i, rounds);
	return total;
}

int score_total(const struct score *s, int seat)
{
	return score_total_after(s, seat, SCORE_ROUNDS);
}

int score_rows(const struct score *s)
{
	int rows = s->played;

	for (int seat = 0; seat < s->table.seats && rows == s->played && rows < SCORE_ROUNDS; seat++)
		rows += s->cell[seat][rows].written;
	return rows;
}

int score_side(const struct score *s, int seat)
{
	every_seat (i, s->table)
		if (s->team[seat] && s->team[i] == s->team[seat] && s->table.seat[i].in)
			return i;
	return seat;
}

int score_home(const struct score *s, int seat)
{
	every_seat (i, s->table)
		if (s->team[seat] && s->team[i] == s->team[seat])
			return i;
	return seat;
}

/* Another side that still plays. */
static bool is_rival(const struct score *s, int seat, int other)
{
	return s->table.seat[other].in && score_side(s, other) == other && score_side(s, seat) != other;
}

/* By the totals alone. */
static int place_of_total(const struct score *s, int seat)
{
	int place = 1, total = score_total(s, seat);

	if (!s->table.seat[seat].in || score_rows(s) == 0)
		return 0;
	every_seat (i, s->table) {
		int other = score_total(s, i);

		place += is_rival(s, seat, i) && (s->low ? other < total : other > total);
	}
	return place;
}

const char *score_tie_word(const struct score *s)
{
	const char *word = score_templates[s->template].tie;

	return s->tie == SCORE_TIE_EXTRA    ? NULL
	       : word                       ? _(word)
	       : s->tie == SCORE_TIE_NUMBER ? _("the number that decides")
	                                    : NULL;
}

seats_set score_tied(const struct score *s)
{
	seats_set set = 0;

	if (!s->over || !(s->tie_row || score_tie_word(s)))
		return 0;
	every_seat (i, s->table)
		if (score_side(s, i) == i && place_of_total(s, i) == 1)
			set |= 1u << i;
	return set & (set - 1) ? set : 0;
}

/* The points of a side in the row that decides. */
static int in_tie_row(const struct score *s, int side)
{
	int points = 0;

	every_seat (i, s->table)
		if (s->tie_row && score_on_side(s, i, side))
			points += s->cell[i][s->tie_row - 1].points;
	return points;
}

/* Those that the row leaves in the first place. */
static seats_set best_of_row(const struct score *s, seats_set tied)
{
	seats_set best = 0;

	each_seat (i, tied) {
		int most = best ? in_tie_row(s, seat_from(best, 0)) : 0, points = in_tie_row(s, i);

		if (!best || points > most)
			best = 1u << i;
		else if (points == most)
			best |= 1u << i;
	}
	return best;
}

/* A number is asked of those that the row does not part. */
seats_set score_ties(const struct score *s)
{
	seats_set best = score_tie_word(s) ? best_of_row(s, score_tied(s)) : 0, owe = 0;

	each_seat (i, best & (best - 1) ? best : 0)
		owe |= s->broken[i] == SCORE_NO_BID ? 1u << i : 0;
	return owe;
}

bool score_owes_tie(const struct score *s, int seat)
{
	return score_ties(s) & 1u << seat;
}

int score_place(const struct score *s, int seat)
{
	int place = place_of_total(s, seat), side = score_side(s, seat), row = in_tie_row(s, side);
	seats_set tied = score_tied(s);
	bool numbers = !score_ties(s);

	each_seat (i, tied & 1u << side ? tied : 0) {
		int other = in_tie_row(s, i);

		place += other > row || (other == row && numbers && s->broken[i] > s->broken[side]);
	}
	return place;
}

bool score_won(const struct score *s, int seat)
{
	return s->over && score_place(s, seat) == 1;
}

bool score_is_due(const struct score *s, int seat)
{
	return s->table.seat[seat].in && s->played < SCORE_ROUNDS && !s->cell[seat][s->played].written;
}

seats_set score_owing(const struct score *s, bool (*owes)(const struct score *, int))
{
	seats_set set = 0;

	for (int i = 0; i < s->table.seats && !s->over; i++)
		set |= owes(s, i) ? 1u << i : 0;
	return set;
}

seats_set score_due(const struct score *s)
{
	return score_owing(s, score_is_due);
}

/* Who begins the round; where rows have names, or points come at any time, the first seat. */
static int first_asked(const struct score *s)
{
	return s->running || s->categories || s->table.turn < 0 ? 0 : s->table.turn;
}

int score_next(const struct score *s)
{
	static bool (*const owes[])(const struct score *, int) = { score_owes_bid, score_owes_tricks,
		                                                   score_is_due };
	int seats = s->table.seats, first = first_asked(s);

	for (int i = 0; i < seats; i++)
		if (score_owes_tie(s, i))
			return i;
	for (int step = 0; step < 3 && !s->over; step++)
		for (int i = 0; i < seats; i++)
			if (owes[step](s, (first + i) % seats))
				return (first + i) % seats;
	return -1;
}

void score_names(const struct score *s, seats_set set, int from, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < s->table.seats && end < size; i++) {
		int seat = (from + i) % s->table.seats;

		if (set & 1u << seat)
			end += (size_t)snprintf(out + end, size - end, "%s%s", end ? _(", ") : "",
			                        s->table.seat[seat].name);
	}
}

/* The seats in the first place; *total is that of each. */
static seats_set leaders(const struct score *s, int *total)
{
	seats_set set = 0;

	*total = 0;
	every_seat (i, s->table)
		if (score_place(s, i) == 1) {
			set |= 1u << i;
			*total = score_total(s, i);
		}
	return set;
}

/* One player, or one team. */
static bool is_one(const struct score *s, seats_set set)
{
	int sides = 0;

	every_seat (i, s->table)
		sides += set & 1u << i && score_side(s, i) == i;
	return sides == 1;
}

/* ---- rounds ---- */

/* Counts rounds itself: a turn that passes the first seat begins none. */
void score_begin(struct score *s, int seat)
{
	table_give_turn(&s->table, seat);
	s->table.first = seat;
	s->table.round = s->played + 1;
	if (s->played == 0)
		s->opening = seat;
}

/* The seat with the most or fewest points of the last round; of equals the first
 * one from who began it. */
static int best_of_round(const struct score *s, bool most)
{
	int best = -1, seats = s->table.seats;

	for (int i = 0; i < seats; i++) {
		int seat = (s->table.turn + i) % seats, points = s->cell[seat][s->played - 1].points;

		if (!s->table.seat[seat].in)
			continue;
		if (best < 0 || (most ? points > s->cell[best][s->played - 1].points
		                      : points < s->cell[best][s->played - 1].points))
			best = seat;
	}
	return best;
}

static int who_begins(const struct score *s)
{
	int turn = s->table.turn;

	/* EMA riichi 3.4.11: the dealer who has won, or is paid after a draw, stays */
	if (s->count == SCORE_RIICHI && s->table.seat[turn].in && s->cell[turn][s->played - 1].points > 0)
		return turn;
	switch (s->first) {
	case SCORE_FIRST_WINNER: return best_of_round(s, !s->low);
	case SCORE_FIRST_LOSER: return best_of_round(s, s->low);
	case SCORE_FIRST_STAY: return s->table.seat[turn].in ? turn : table_next(&s->table, turn);
	case SCORE_FIRST_NEXT: break;
	}
	return table_next(&s->table, turn);
}

/* Who counts down has nothing left: the others throw no more. */
static bool is_down(const struct score *s)
{
	every_seat (i, s->table)
		if (s->table.seat[i].in && (s->bust ? score_total(s, i) == 0 : score_total(s, i) <= 0))
			return true;
	return false;
}

/* Law 74: two games are a rubber. */
static bool is_rubber(const struct score *s)
{
	every_seat (i, s->table)
		if (s->games[i] == 2)
			return true;
	return false;
}

static bool target_is_met(const struct score *s)
{
	int rounds = s->running ? SCORE_ROUNDS : s->played;

	for (int i = 0; i < s->table.seats && s->target; i++)
		if (s->table.seat[i].in && score_total_after(s, i, rounds) >= s->target)
			return true;
	return false;
}

/* Only complete rounds end a game, so that all players have had as many. */
static bool is_over(const struct score *s)
{
	int most = s->rounds ? s->rounds : SCORE_ROUNDS, total;

	if (s->ended || s->played == SCORE_ROUNDS || (s->down && s->begin && is_down(s)) || is_rubber(s))
		return true;
	if (s->running)
		return target_is_met(s);
	if (s->played == 0 || (s->played < most && !target_is_met(s)))
		return false;
	return s->tie != SCORE_TIE_EXTRA || is_one(s, leaders(s, &total));
}

/* "Ann, Cy", of more than two "Ann and 4 more": a message has room for the number behind it. */
static void team_names(const struct score *s, seats_set team, char *out, size_t size)
{
	int others = seats_count(team) - 1;

	if (others > 1)
		snprintf(out, size, P_("%s and %d more", "%s and %d more", others),
		         s->table.seat[seat_from(team, 0)].name, others);
	else
		score_names(s, team, 0, out, size);
}

static bool is_said(const struct call *call, const char *verb)
{
	return call->args.verb && strcmp(call->args.verb->name, verb) == 0;
}

static void tell_first_place(struct call *call)
{
	const struct score *s = call->state;
	char names[SCORE_NAMES];
	int total;
	seats_set first = leaders(s, &total);
	bool team = first & (first - 1) && is_one(s, first);

	if (team)
		team_names(s, first, names, sizeof names);
	else
		score_names(s, first, 0, names, sizeof names);
	if (team)
		said_both(call->said,
		          s->over ? _("the team %s wins with %d") : _("the team %s leads with %d"), names,
		          total);
	else if (s->over && is_one(s, first))
		said_both(call->said, _("%s wins with %d"), names, total);
	else if (s->over && score_ties(s))
		said_both(call->said, _("a tie of %s, with %d each"), names, total);
	else if (s->over)
		said_both(call->said, _("a tie: %s win with %d each"), names, total);
	else if (s->categories)
		said_line(call->said, is_one(s, first) ? _("%s leads with %d") : _("%s lead with %d each"),
		          names, total);
	else
		said_line(call->said,
		          is_one(s, first) ? _("after round %d %s leads with %d")
		                           : _("after round %d %s lead with %d each"),
		          s->played, names, total);
	said_rank(call->said, s->over ? SAID_END : SAID_DETAIL);
	if (s->tie_row && score_tied(s) & ~first && !is_said(call, "tiebreak")) {
		score_row_name(s, s->tie_row - 1, names, sizeof names);
		said_line(call->said, _("equal totals: %s decides"), names);
	}
}

void score_tell_next(struct call *call)
{
	const struct score *s = call->state;
	const char *name = s->table.seat[s->table.turn].name;
	char row[SCORE_LABEL];

	if (s->categories) {
		score_row_name(s, s->played, row, sizeof row);
		said_line(call->said, _("next: %s"), row);
		return;
	}
	said_line(call->said, _("%s begins round %d"), name, s->table.round);
	said_change(call->said, name, NULL, _("begins round %d"), s->table.round);
}

/* What each has written in a round, for those who read the log. */
static void tell_points(struct call *call, int round)
{
	const struct score *s = call->state;
	char text[SCORE_NAMES * 2] = "", name[SCORE_LABEL];

	every_seat (i, s->table)
		if (s->cell[i][round].written)
			said_list_add(text, sizeof text, "%s %d", s->table.seat[i].name,
			              s->cell[i][round].points);
	score_row_name(s, round, name, sizeof name);
	said_line(call->said, s->categories ? _("%s: %s") : _("round %s: %s"), name, text);
	said_rank(call->said, SAID_ASIDE);
}

/* EMA riichi 3.4.4 and 3.4.10: after a draw the bets stay, and a counter comes. */
static void settle_draw(struct call *call)
{
	struct score *s = call->state;

	s->counters++;
	every_seat (i, s->table)
		if (s->riichi[i] && s->table.seat[i].in) {
			score_write(call, i, -SCORE_BET);
			s->bets++;
		}
}

void score_settle(struct call *call)
{
	struct score *s = call->state;
	bool was_over = s->over, full;

	if (!s->table.seats)
		return;
	full = !was_over && !s->running && table_playing(&s->table) > 0 && s->played < SCORE_ROUNDS &&
	       !score_due(s);
	if (full && s->count == SCORE_RIICHI && !is_said(call, "hand"))
		settle_draw(call);
	s->played += full;
	if (full) {
		said_asides(call->said); /* the panels show the points */
		score_clear_bids(s);
	}
	s->over = is_over(s);
	if (full || (s->over && !was_over) || (is_said(call, "tiebreak") && !score_ties(s)))
		tell_first_place(call);
	if (was_over && !s->over)
		said_both(call->said, _("the game continues"));
	if (!s->over && s->table.round != s->played + 1) {
		score_begin(s, who_begins(s));
		score_tell_next(call);
	}
	if (full && is_said(call, "round"))
		tell_points(call, s->played - 1); /* points said one by one have been told */
}

/* ---- named rows, bids ---- */

void score_row_name(const struct score *s, int row, char *out, size_t size)
{
	if (row >= s->categories)
		snprintf(out, size, "%d", row + 1);
	else
		utf8_copy(out, size, s->template ? _(s->category[row]) : s->category[row]);
}

bool score_bids(const struct score *s)
{
	return s->count == SCORE_WIZARD || s->count == SCORE_SPADES;
}

bool score_deals(const struct score *s)
{
	return s->count == SCORE_SKAT || s->count == SCORE_BRIDGE || s->count == SCORE_RIICHI;
}

bool score_owes_bid(const struct score *s, int seat)
{
	return score_bids(s) && score_is_due(s, seat) && s->bid[seat] == SCORE_NO_BID;
}

bool score_owes_tricks(const struct score *s, int seat)
{
	return score_bids(s) && score_is_due(s, seat) && s->bid[seat] != SCORE_NO_BID &&
	       s->tricks[seat] == SCORE_NO_BID;
}

void score_clear_bids(struct score *s)
{
	for (int i = 0; i < TABLE_SEATS; i++)
		s->bid[i] = s->tricks[i] = s->broken[i] = SCORE_NO_BID;
	memset(s->riichi, 0, sizeof s->riichi);
}

bool score_goes_on(const struct score *s, struct reason *why)
{
	if (!s->table.seats)
		return reason_set(why, _("nobody is seated yet: `seat NAME...`"));
	if (s->over)
		return reason_set(why, _("the game is over: `correct`, `rematch` or `undo`"));
	return true;
}

bool score_may_write(const struct score *s, int seat, struct reason *why)
{
	const char *name = s->table.seat[seat].name;
	char typed[NAME_BYTES + 2];

	if (!score_goes_on(s, why))
		return false;
	if (s->running || !s->cell[seat][s->played].written)
		return true;
	word_typed(name, typed, sizeof typed);
	return reason_set(why, _("%s already has %d in round %d: `correct %s %d N` changes it"), name,
	                  s->cell[seat][s->played].points, s->played + 1, typed, s->played + 1);
}

bool score_may_leave(const struct score *s, int seat, struct reason *why)
{
	return score_goes_on(s, why) && (table_playing(&s->table) > 1 ||
	                                 reason_set(why, _("%s is the last player: `finish` ends the game"),
	                                            s->table.seat[seat].name));
}

bool score_may_finish(const struct score *s, struct reason *why)
{
	return score_goes_on(s, why) && (score_rows(s) || reason_set(why, _("nobody has points yet")));
}

bool score_may_rematch(const struct score *s, struct reason *why)
{
	return score_rows(s) || reason_set(why, _("the sheet is still empty"));
}

bool score_is_bust(const struct score *s, int seat, int points)
{
	return s->down && s->bust && s->begin && points > score_total(s, seat);
}

void score_write(struct call *call, int seat, int points)
{
	struct score *s = call->state;
	struct score_cell *cell = &s->cell[seat][s->played];
	const char *name = s->table.seat[seat].name;
	int before = score_total(s, seat), after;
	char row[SCORE_LABEL];

	if (score_is_bust(s, seat, points))
		points = 0;
	cell->points += points;
	cell->written = true;
	after = score_total(s, seat);
	points = after - before;
	if (s->running) {
		said_change(call->said, name, NULL, _("%+d, total %d -> %d"), points, before, after);
	} else if (s->categories) {
		score_row_name(s, s->played, row, sizeof row);
		said_change(call->said, name, NULL, _("%s: %+d, total %d -> %d"), row, points, before, after);
	} else if (s->tricks[seat] != SCORE_NO_BID) {
		said_change(call->said, name, NULL, _("round %d: took %d of %d, %+d, total %d"),
		            s->played + 1, s->tricks[seat], s->bid[seat], points, after);
	} else {
		said_change(call->said, name, NULL, _("round %d: %+d, total %d -> %d"), s->played + 1, points,
		            before, after);
	}
}
