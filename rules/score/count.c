/* SPDX-License-Identifier: MIT */
/*
 * Counts a score sheet: totals, places, complete rounds, who begins the next
 * round, when the game is over and who has won.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

int score_total_after(const struct score *s, int seat, int rounds)
{
	int total = 0;

	for (int round = 0; round < rounds && round < SCORE_ROUNDS; round++)
		total += s->cell[seat][round].points; /* an empty cell has 0 */
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

int score_place(const struct score *s, int seat)
{
	int place = 1, total = score_total(s, seat);

	if (!s->table.seat[seat].in || score_rows(s) == 0)
		return 0;
	for (int i = 0; i < s->table.seats; i++) {
		int other = score_total(s, i);

		place += s->table.seat[i].in && (s->low ? other < total : other > total);
	}
	return place;
}

bool score_is_due(const struct score *s, int seat)
{
	return s->table.seat[seat].in && s->played < SCORE_ROUNDS && !s->cell[seat][s->played].written;
}

seats_set score_due(const struct score *s)
{
	seats_set due = 0;

	for (int i = 0; i < s->table.seats && !s->over; i++)
		due |= score_is_due(s, i) ? 1u << i : 0;
	return due;
}

int score_next(const struct score *s)
{
	int seats = s->table.seats;

	for (int i = 0; i < seats && !s->over; i++)
		if (score_is_due(s, (s->table.turn + i) % seats))
			return (s->table.turn + i) % seats;
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
	for (int i = 0; i < s->table.seats; i++)
		if (score_place(s, i) == 1) {
			set |= 1u << i;
			*total = score_total(s, i);
		}
	return set;
}

static bool is_one(seats_set set)
{
	return set && !(set & (set - 1));
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

	switch (s->first) {
	case SCORE_FIRST_WINNER: return best_of_round(s, !s->low);
	case SCORE_FIRST_LOSER: return best_of_round(s, s->low);
	case SCORE_FIRST_STAY: return s->table.seat[turn].in ? turn : table_next(&s->table, turn);
	case SCORE_FIRST_NEXT: break;
	}
	return table_next(&s->table, turn);
}

static bool target_is_met(const struct score *s)
{
	for (int i = 0; i < s->table.seats && s->target; i++)
		if (s->table.seat[i].in && score_total_after(s, i, s->played) >= s->target)
			return true;
	return false;
}

/* Only complete rounds end a game, so that all players have had as many. */
static bool is_over(const struct score *s)
{
	int most = s->rounds ? s->rounds : SCORE_ROUNDS, total;

	if (s->ended || s->played == SCORE_ROUNDS)
		return true;
	if (s->played == 0 || (s->played < most && !target_is_met(s)))
		return false;
	return !s->extra || is_one(leaders(s, &total));
}

static void tell_first_place(struct call *call)
{
	const struct score *s = call->state;
	char names[SCORE_NAMES];
	int total;
	seats_set first = leaders(s, &total);

	score_names(s, first, 0, names, sizeof names);
	if (s->over && is_one(first))
		said_both(call->said, _("%s wins with %d"), names, total);
	else if (s->over)
		said_both(call->said, _("a tie: %s win with %d each"), names, total);
	else
		said_line(call->said,
		          is_one(first) ? _("after round %d %s leads with %d")
		                        : _("after round %d %s lead with %d each"),
		          s->played, names, total);
}

void score_tell_begins(struct call *call)
{
	const struct score *s = call->state;
	const char *name = s->table.seat[s->table.turn].name;

	said_line(call->said, _("%s begins round %d"), name, s->table.round);
	said_change(call->said, name, NULL, _("begins round %d"), s->table.round);
}

void score_settle(struct call *call)
{
	struct score *s = call->state;
	bool was_over = s->over, full;

	if (!s->table.seats)
		return;
	full = !was_over && table_playing(&s->table) > 0 && s->played < SCORE_ROUNDS && score_next(s) < 0;
	s->played += full;
	s->over = is_over(s);
	if (full || (s->over && !was_over))
		tell_first_place(call);
	if (was_over && !s->over)
		said_both(call->said, _("the game continues"));
	if (s->over || s->table.round == s->played + 1)
		return;
	score_begin(s, who_begins(s));
	score_tell_begins(call);
}

/* ---- the report ---- */

static void report_player(const struct score *s, int seat, struct emit *e)
{
	int rows = score_rows(s), place = score_place(s, seat);

	emit_object(e, NULL);
	emit_text(e, "name", s->table.seat[seat].name);
	emit_number(e, "total", score_total(s, seat));
	emit_number_if(e, "place", place > 0, place);
	emit_text(e, "status", s->table.seat[seat].in ? "playing" : "left");
	emit_array(e, "points");
	for (int round = 0; round < rows; round++)
		emit_number_if(e, NULL, s->cell[seat][round].written, s->cell[seat][round].points);
	emit_end(e);
	emit_array(e, "corrected"); /* rounds */
	for (int round = 0; round < rows; round++)
		if (s->cell[seat][round].corrected)
			emit_number(e, NULL, round + 1);
	emit_end(e);
	emit_end(e);
}

void score_report(const void *state, struct emit *e)
{
	const struct score *s = state;

	emit_text(e, "game", "score");
	table_report(&s->table, e);
	emit_text(e, "phase", !s->table.seats ? "setup" : s->over ? "over" : "playing");
	for (const struct game_option *o = score_options; o->key; o++)
		option_report(o, s, e);
	emit_number(e, "played", s->played);
	emit_array(e, "players");
	for (int i = 0; i < s->table.seats; i++)
		report_player(s, i, e);
	emit_end(e);
	emit_array(e, "winners");
	for (int i = 0; i < s->table.seats && s->over; i++)
		if (score_place(s, i) == 1)
			emit_text(e, NULL, s->table.seat[i].name);
	emit_end(e);
}

static bool check_cell(const struct score *s, int seat, int round, struct reason *why)
{
	const struct score_cell *cell = &s->cell[seat][round];

	if (cell->points < -SCORE_MOST || cell->points > SCORE_MOST || (s->no_negative && cell->points < 0))
		return reason_set(why, "%d points of seat %d in round %d", cell->points, seat + 1, round + 1);
	if (!cell->written && (cell->points || cell->corrected))
		return reason_set(why, "an empty cell of seat %d has points in round %d", seat + 1,
		                  round + 1);
	if (cell->written && (seat >= s->table.seats || round > s->played))
		return reason_set(why, "seat %d has points in round %d of %d", seat + 1, round + 1,
		                  s->played + 1);
	return true;
}

bool score_check(const void *state, struct reason *why)
{
	const struct score *s = state;

	for (int seat = 0; seat < TABLE_SEATS; seat++)
		for (int round = 0; round < SCORE_ROUNDS; round++)
			if (!check_cell(s, seat, round, why))
				return false;
	if (s->table.seats && !s->over && s->table.round != s->played + 1)
		return reason_set(why, "round %d after %d", s->table.round, s->played);
	if (s->table.seats && (s->table.turn < 0 || table_playing(&s->table) == 0))
		return reason_set(why, "nobody begins, or nobody plays");
	return table_check(&s->table, why);
}
