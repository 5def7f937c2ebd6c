/* SPDX-License-Identifier: MIT */
/*
 * Counts a score sheet: totals, places, and who has still to write what.
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

void score_add(struct call *call, int seat, int points)
{
	struct score *s = call->state;
	struct score_cell *cell = &s->cell[seat][s->played - 1];

	cell->points += points;
	cell->written = true; /* a player who sat down later has none */
	said_change(call->said, s->table.seat[seat].name, NULL, _("round %d: %+d, total %d -> %d"), s->played,
	            points, score_total(s, seat) - points, score_total(s, seat));
}
