/* SPDX-License-Identifier: MIT */
/* The report of a score sheet, and the invariants of its state. */
#include "inner.h"

static void report_player(const struct score *s, int seat, struct emit *e)
{
	int rows = score_rows(s), place = score_place(s, seat);

	emit_object(e, NULL);
	emit_text(e, "name", s->table.seat[seat].name);
	emit_number(e, "total", score_total(s, seat));
	emit_number_if(e, "place", place > 0, place);
	emit_text(e, "status", s->table.seat[seat].in ? "playing" : "left");
	emit_number_if(e, "team", s->team[seat] > 0, s->team[seat]);
	emit_number_if(e, "bid", s->bid[seat] != SCORE_NO_BID, s->bid[seat]);
	emit_number_if(e, "tricks", s->tricks[seat] != SCORE_NO_BID, s->tricks[seat]);
	emit_number_if(e, "start", s->start[seat] != 0, s->start[seat]);
	emit_number(e, "bags", s->bags[seat]);
	emit_number(e, "wins", s->wins[seat]);
	if (s->count == SCORE_BRIDGE) { /* of the side, at its first seat */
		emit_number(e, "games", s->games[seat]);
		emit_number(e, "below", s->below[seat]);
	}
	if (s->count == SCORE_RIICHI)
		emit_bool(e, "riichi", s->riichi[seat]);
	emit_number_if(e, "tiebreak", s->broken[seat] != SCORE_NO_BID, s->broken[seat]);
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
	emit_text(e, "template", s->template ? score_templates[s->template].word : NULL);
	emit_array(e, "categories");
	for (int i = 0; i < s->categories; i++)
		emit_text(e, NULL, s->category[i]);
	emit_end(e);
	emit_number(e, "played", s->played);
	if (s->count == SCORE_RIICHI) {
		emit_number(e, "counters", s->counters);
		emit_number(e, "bets", s->bets);
	}
	emit_array(e, "players");
	every_seat (i, s->table)
		report_player(s, i, e);
	emit_end(e);
	emit_array(e, "winners");
	every_seat (i, s->table)
		if (score_won(s, i))
			emit_text(e, NULL, s->table.seat[i].name);
	emit_end(e);
}

static bool check_cell(const struct score *s, int seat, int round, struct reason *why)
{
	const struct score_cell *cell = &s->cell[seat][round];

	/* what a game counts by itself may go below zero all the same: a bid missed, a game lost */
	if (cell->points < -SCORE_MOST || cell->points > SCORE_MOST ||
	    (s->no_negative && s->count == SCORE_PLAIN && cell->points < 0))
		return reason_set(why, "%d points of seat %d in round %d", cell->points, seat + 1, round + 1);
	if (!cell->written && (cell->points || cell->corrected))
		return reason_set(why, "an empty cell of seat %d has points in round %d", seat + 1,
		                  round + 1);
	if (cell->written && (seat >= s->table.seats || round > s->played))
		return reason_set(why, "seat %d has points in round %d of %d", seat + 1, round + 1,
		                  s->played + 1);
	return true;
}

/* Bids and tricks, bags and the numbers of the teams. */
static bool check_side(const struct score *s, int seat, struct reason *why)
{
	int members = 0;

	every_seat (i, s->table)
		members += s->team[i] == s->team[seat];
	if (s->team[seat] && (seat >= s->table.seats || members < 2))
		return reason_set(why, "seat %d is alone in team %d", seat + 1, s->team[seat]);
	if (s->bid[seat] < SCORE_NO_BID || (s->bid[seat] != SCORE_NO_BID && !score_bids(s)))
		return reason_set(why, "a bid of %d by seat %d", s->bid[seat], seat + 1);
	if (s->tricks[seat] < SCORE_NO_BID ||
	    (s->tricks[seat] != SCORE_NO_BID && s->bid[seat] == SCORE_NO_BID))
		return reason_set(why, "%d tricks without a bid by seat %d", s->tricks[seat], seat + 1);
	if (s->games[seat] < 0 || s->games[seat] > 2 || s->below[seat] < 0 || s->broken[seat] < SCORE_NO_BID)
		return reason_set(why, "%d games, %d below the line of seat %d", s->games[seat],
		                  s->below[seat], seat + 1);
	if (s->bags[seat] < 0 || s->wins[seat] < 0)
		return reason_set(why, "%d bags, %d wins of seat %d", s->bags[seat], s->wins[seat], seat + 1);
	return true;
}

static bool check_rows(const struct score *s, struct reason *why)
{
	if (s->categories < 0 || s->categories > SCORE_CATEGORIES || s->tie_row > s->categories ||
	    (s->categories &&
	     (s->rounds != s->categories || s->running > s->on_way || s->count != SCORE_PLAIN)))
		return reason_set(why, "%d named rows, %d rounds", s->categories, s->rounds);
	for (int seat = 0; seat < TABLE_SEATS; seat++)
		if (!check_side(s, seat, why))
			return false;
	return true;
}

bool score_check(const void *state, struct reason *why)
{
	const struct score *s = state;

	if (!check_rows(s, why))
		return false;

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
