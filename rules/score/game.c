/* SPDX-License-Identifier: MIT */
/*
 * The table of the score sheet: its verbs (points, corrections, who begins, who
 * leaves). count.c does the counting.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { WHY_COLUMNS = 60 };

/* Refuses points while nobody is seated, or when the game is over. */
static bool goes_on(const struct score *s, struct reason *why)
{
	if (!s->table.seats)
		return reason_set(why, _("nobody is seated yet: seat NAME..."));
	if (s->over)
		return reason_set(why, _("the game is over: correct changes what is written, rematch begins "
		                         "anew, undo goes back"));
	return true;
}

/* 12, +12, =12 and -12: keys put the sign behind a number, people before it. */
static bool read_points(struct call *call, int *points)
{
	const struct score *s = call->state;
	const char *word, *number;

	if (!args_word(&call->args, &word))
		return false;
	number = word + ((word[0] == '+' || word[0] == '=') && word[1] != '+');
	if (!read_int(number, -SCORE_MOST, SCORE_MOST, points))
		return reason_set(call->why, _("\"%s\" are no points: a number from %d to %d"), word,
		                  -SCORE_MOST, SCORE_MOST);
	if (*points < 0 && s->no_negative)
		return reason_set(call->why,
		                  _("nobody gets less than zero here: option negative on allows it"));
	return true;
}

/* ---- points ---- */

static bool write_points(struct call *call, int seat, int points)
{
	struct score *s = call->state;
	struct score_cell *cell = &s->cell[seat][s->played];
	const char *name = s->table.seat[seat].name;
	int before = score_total(s, seat);
	char typed[NAME_BYTES + 2];

	if (cell->written) {
		word_typed(name, typed, sizeof typed);
		return reason_set(call->why, _("%s has %d in round %d already: correct %s %d N changes it"),
		                  name, cell->points, s->played + 1, typed, s->played + 1);
	}
	cell->points = points;
	cell->written = true;
	said_change(call->said, name, NULL, _("round %d: %+d, total %d -> %d"), s->played + 1, points, before,
	            before + points);
	return true;
}

/* "points P N" */
static bool points_apply(struct call *call)
{
	struct score *s = call->state;
	seats_set who;
	int points;

	if (!goes_on(s, call->why) || !args_players(&call->args, &s->table, false, &who) ||
	    !read_points(call, &points))
		return false;
	each_seat (i, who) {
		if (!write_points(call, i, points))
			return false;
		said_line(call->said, _("%s: %+d, %d in all"), s->table.seat[i].name, points,
		          score_total(s, i));
	}
	return true;
}

static bool refuse_count(struct call *call)
{
	const struct score *s = call->state;
	char names[SCORE_NAMES];

	score_names(s, table_others(&s->table, -1), 0, names, sizeof names);
	return reason_set(call->why, _("one number for each, in this order: %s"), names);
}

/* "round N...": all players at once, in the order of the seats. The log has their
 * points; the message tells only who leads. */
static bool round_apply(struct call *call)
{
	struct score *s = call->state;
	int points;

	if (!goes_on(s, call->why))
		return false;
	each_seat (i, table_others(&s->table, -1)) {
		if (!args_more(&call->args))
			return refuse_count(call);
		if (!read_points(call, &points) || !write_points(call, i, points))
			return false;
	}
	return args_more(&call->args) ? refuse_count(call) : true;
}

/* "correct P ROUND N": the wrong line stays in the log. */
static bool correct_apply(struct call *call)
{
	struct score *s = call->state;
	struct score_cell *cell;
	const char *name;
	int seat, round, points, before;

	if (!args_player(&call->args, &s->table, true, &seat) ||
	    !args_number(&call->args, 1, SCORE_ROUNDS, &round))
		return false;
	name = s->table.seat[seat].name;
	cell = &s->cell[seat][round - 1];
	if (round > s->played && !cell->written)
		return reason_set(call->why, _("%s has nothing in round %d yet"), name, round);
	if (!read_points(call, &points))
		return false;
	before = cell->points;
	if (cell->written && before == points)
		return reason_set(call->why, _("%s has %d in round %d"), name, points, round);
	*cell = (struct score_cell){ points, true, true };
	said_line(call->said, _("%s, round %d: %d -> %d, %d in all"), name, round, before, points,
	          score_total(s, seat));
	said_change(call->said, name, NULL, _("round %d: %d -> %d, total %d"), round, before, points,
	            score_total(s, seat));
	return true;
}

/* ---- who begins, who leaves ---- */

static bool first_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct score *s = call->state;
	int seat;

	if (!goes_on(s, call->why))
		return false;
	if (args_more(&call->args)) {
		if (!args_player(&call->args, &s->table, false, &seat))
			return false;
	} else {
		seat = table_draw(&s->table, rng);
	}
	line_word(out, "first");
	line_word(out, s->table.seat[seat].name);
	return args_done(&call->args);
}

static bool first_apply(struct call *call)
{
	struct score *s = call->state;
	int seat;

	if (!goes_on(s, call->why) || !args_player(&call->args, &s->table, false, &seat))
		return false;
	score_begin(s, seat);
	score_tell_begins(call);
	return true;
}

static bool out_apply(struct call *call)
{
	struct score *s = call->state;
	char text[WHY_COLUMNS * 4];
	int seat;

	if (!goes_on(s, call->why) || !args_player(&call->args, &s->table, false, &seat) ||
	    !args_rest(&call->args, text, sizeof text, WHY_COLUMNS))
		return false;
	if (table_playing(&s->table) == 1)
		return reason_set(call->why, _("nobody would be left: finish ends the game"));
	s->table.seat[seat].in = false;
	if (s->table.turn == seat)
		score_begin(s, table_next(&s->table, seat));
	said_line(call->said, _("%s leaves with %d"), s->table.seat[seat].name, score_total(s, seat));
	said_change(call->said, s->table.seat[seat].name, text, _("leaves with %d"), score_total(s, seat));
	return true;
}

static bool back_apply(struct call *call)
{
	struct score *s = call->state;
	int seat;

	if (!goes_on(s, call->why) || !args_player(&call->args, &s->table, true, &seat))
		return false;
	if (s->table.seat[seat].in)
		return reason_set(call->why, _("%s has not left"), s->table.seat[seat].name);
	s->table.seat[seat].in = true;
	said_line(call->said, _("%s is back, with %d"), s->table.seat[seat].name, score_total(s, seat));
	said_change(call->said, s->table.seat[seat].name, NULL, _("back, with %d"), score_total(s, seat));
	return true;
}

/* ---- the end ---- */

static bool finish_apply(struct call *call)
{
	struct score *s = call->state;
	char text[WHY_COLUMNS * 4];

	if (!goes_on(s, call->why) || !args_rest(&call->args, text, sizeof text, WHY_COLUMNS))
		return false;
	if (score_rows(s) == 0)
		return reason_set(call->why, _("nobody has points yet"));
	s->ended = true;
	said_line(call->said, text[0] ? _("the game ends here: %s") : _("the game ends here"), text);
	said_change(call->said, NULL, text, _("the game ends here"));
	return true;
}

/* The same people and options; the next seat begins. */
static bool rematch_apply(struct call *call)
{
	struct score *s = call->state;

	if (score_rows(s) == 0)
		return reason_set(call->why, _("the sheet is empty"));
	memset(s->cell, 0, sizeof s->cell);
	s->played = 0;
	s->ended = s->over = false;
	for (int i = 0; i < s->table.seats; i++)
		s->table.seat[i].in = true;
	score_begin(s, (s->opening + 1) % s->table.seats);
	said_both(call->said, _("a new sheet: %s begins"), s->table.seat[s->table.turn].name);
	return true;
}

/* ---- the game ---- */

static bool seated(struct call *call)
{
	score_begin(call->state, 0);
	return true;
}

static void summary(const void *state, char *out, size_t size)
{
	const struct score *s = state;

	if (s->over || !s->table.seats)
		snprintf(out, size, "%s", s->over ? _("over") : _("setup"));
	else
		snprintf(out, size, C_("score", "round %d"), s->table.round);
}

/* The players without points in this round. */
static void owed(const void *state, char *out, size_t size)
{
	const struct score *s = state;
	char names[SCORE_NAMES];
	seats_set due = 0;

	out[0] = '\0';
	if (score_next(s) < 0)
		return;
	for (int i = 0; i < s->table.seats; i++)
		due |= score_is_due(s, i) ? 1u << i : 0;
	score_names(s, due, s->table.turn, names, sizeof names);
	snprintf(out, size, _("round %d, points of: %s"), s->table.round, names);
}

static bool gauge(const void *state, int seat, int *value)
{
	const struct score *s = state;

	*value = score_total(s, seat);
	return s->table.seat[seat].in;
}

/* clang-format off */
static const struct verb verbs[] = {
	{ .name = "points", .args = "P N", .help = N_("points of this round; -N takes away"),
	  .apply = points_apply },
	{ .name = "round", .args = "N...", .help = N_("the points of all, in the order of the seats"),
	  .apply = round_apply },
	{ .name = "correct", .args = "P ROUND N", .help = N_("other points in a round that is written"),
	  .flags = VERB_RULING, .apply = correct_apply },
	{ .name = "first", .args = "[P]", .help = N_("who begins this round: drawn at random, or P"),
	  .apply = first_apply, .resolve = first_resolve },
	{ .name = "out", .args = "P [TEXT]", .help = N_("leaves; the points stay on the sheet"),
	  .apply = out_apply },
	{ .name = "back", .args = "P", .help = N_("comes back"), .apply = back_apply },
	{ .name = "finish", .args = "[TEXT]", .help = N_("the game ends here"), .apply = finish_apply },
	{ .name = "rematch", .args = "", .help = N_("an empty sheet, the same people and options"),
	  .flags = VERB_ANEW, .apply = rematch_apply },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct game_note notes[] = {
	{ "Rounds",
	  "A round is complete when everybody still in has points in it; then the next one begins. Where not all of a "
	            "game's rounds have points for everybody, write 0." },
	{ "Corrections",
	  "What was written is never overwritten: correct is a line of its own, the log keeps both, and the sheet "
	                 "marks the number. A correction after the end may change who has won, or let play go on." },
	{ 0 }
};
/* clang-format on */

static const char *const examples[] = { "seat Alice Bob Carol",
	                                "option target 100",
	                                "round 12 5 20",
	                                "points Alice 7",
	                                "points Bob,Carol 0",
	                                "correct Carol 1 22",
	                                "first Bob",
	                                "finish bedtime",
	                                NULL };

const struct game score_game = {
	.id = "score",
	.title = N_("Score sheet"),
	.about = N_("any game: rounds, totals, who wins"),
	.verbs = verbs,
	.options = score_options,
	.state_size = sizeof(struct score),
	.seats_min = 1,
	.seats_max = TABLE_SEATS,
	.no_turns = true,
	.seated = seated,
	.settle = score_settle,
	.check = score_check,
	.report = score_report,
	.summary = summary,
	.owed = owed,
	.notes = notes,
	.gauge = gauge,
	.examples = examples,
};
