/* SPDX-License-Identifier: MIT */
/*
 * Before the game: each player picks seat, colour and turn (W1.1.5), and every round
 * has its own board (W2.0.1).
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/island/island.h"

/* ---- seats, colours, turns (W1.1.5) ---- */

enum { SEAT_NUMBER = CHAMP_SEATS };

/* Players pick in pick order. */
static bool is_to_pick(struct call *call, const struct where *w, int place)
{
	const struct championship *c = call->state;
	int next = 0;

	while (next < w->sheet->seats && (w->sheet->seat[next].turn || w->sheet->seat[next].gone))
		next++;
	if (place == next)
		return true;
	if (place < next)
		return reason_set(call->why, _("%s has already chosen"),
		                  champ_name(c, w->sheet->seat[place].player));
	return reason_set(call->why, _("%s picks first: pick %d comes before pick %d (W1.1.5)"),
	                  champ_name(c, w->sheet->seat[next].player), next + 1, place + 1);
}

/* The first place that has a player, or had one when seats were picked. */
static int first_place(const struct champ_sheet *sheet)
{
	int first = 0;

	while (first < sheet->seats - 1 && sheet->seat[first].gone && !sheet->seat[first].turn)
		first++;
	return first;
}

/* A table of three has three turns, unless the one who is gone had picked. */
static int turns(const struct champ_sheet *sheet)
{
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].gone && sheet->seat[k].turn)
			return sheet->seats;
	return champ_playing(sheet);
}

static bool read_chair(struct call *call, bool first, struct champ_seat *choice)
{
	const char *chair = args_key(&call->args, "seat");
	int index;

	if (!first)
		return !chair || reason_set(call->why, _("only pick 1 chooses a seat: the others sit "
		                                         "clockwise in turn order (W1.1.5)"));
	if (!chair)
		return reason_set(call->why,
		                  _("pick 1 chooses a seat too: seat=N, E, S, W or a number (W1.1.5)"));
	index = choice_find("N|E|S|W|n|e|s|w|1|2|3|4", chair);
	if (index < 0)
		return reason_set(call->why, _("\"%s\" is not a seat: N, E, S, W or 1 to 4"), chair);
	choice->chair =
		(uint8_t)(index < 2 * CHAMP_SEATS ? index % CHAMP_SEATS + 1 : index - CHAMP_SEATS + 1);
	return true;
}

static bool read_choice(struct call *call, const struct where *w, struct champ_seat *choice)
{
	const struct championship *c = call->state;
	const char *colour = args_key(&call->args, "colour");
	int turn = 0, index;

	if (!args_key_number(&call->args, "turn", 1, turns(w->sheet), &turn))
		return false;
	if (!colour || !turn)
		return args_usage(&call->args);
	index = choice_find(CHAMP_COLOURS, colour);
	if (index < 0)
		return reason_set(call->why, _("\"%s\" is not a colour: red, blue, white or orange"), colour);
	choice->colour = (uint8_t)(index + 1);
	choice->turn = (uint8_t)turn;
	for (int k = 0; k < w->sheet->seats; k++) {
		const struct champ_seat *other = &w->sheet->seat[k];

		if (other->colour == choice->colour)
			return reason_set(call->why, _("%s already has %s (W1.1.5)"),
			                  champ_name(c, other->player), colour);
		if (other->turn == choice->turn)
			return reason_set(call->why, _("%s already has turn %d (W1.1.5)"),
			                  champ_name(c, other->player), turn);
	}
	return true;
}

static bool read_seating(struct call *call, struct where *w, int *place, struct champ_seat *choice)
{
	return champ_read_open_sheet(call, w) && champ_read_place(call, w, place) &&
	       is_to_pick(call, w, *place) && read_chair(call, *place == first_place(w->sheet), choice) &&
	       read_choice(call, w, choice);
}

/* The board comes first, then the picks. Older tables knew no such order. */
bool champ_seating_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct championship *c = call->state;
	struct champ_seat choice = { 0 };
	struct where w;
	int place;

	champ_copy_words(call, out);
	return read_seating(call, &w, &place, &choice) &&
	       (c->round[w.round].layout[0] ||
	        reason_set(call->why, _("the board comes before the picks: `layout %s draw` (W1.1.6)"),
	                   champ_round_word(w.round)));
}

bool champ_seating(struct call *call)
{
	const struct championship *c = call->state;
	struct champ_seat choice = { 0 }, *seat;
	struct where w;
	int place, from;

	if (!read_seating(call, &w, &place, &choice))
		return false;
	seat = &w.sheet->seat[place];
	seat->colour = choice.colour;
	seat->turn = choice.turn;
	seat->chair = choice.chair;
	from = first_place(w.sheet);
	if (place != from) { /* turns go clockwise from the first chair */
		const struct champ_seat *first = &w.sheet->seat[from];
		int named = first->chair > SEAT_NUMBER ? SEAT_NUMBER : 0;
		int steps = (choice.turn - first->turn + turns(w.sheet)) % turns(w.sheet);

		seat->chair = (uint8_t)((first->chair - 1 - named + steps) % CHAMP_SEATS + 1 + named);
	}
	champ_begin_at(call, &w);
	said_line(call->said, _("%s: seat %s, %s, turn %d"), champ_name(c, seat->player), champ_chair(seat),
	          champ_colour(seat), seat->turn);
	said_change(call->said, champ_name(c, seat->player), NULL, _("seat %s, %s, turn %d"),
	            champ_chair(seat), champ_colour(seat), seat->turn);
	return true;
}

/* ---- the board (W2.0.1) ---- */

/* Who picks has seen the board, and so has who reads the wall. Older tables may have changed it. */
bool champ_may_lay(const struct championship *c, int round, struct reason *why)
{
	const struct champ_round *r = &c->round[round];

	if (!r->layout[0])
		return true;
	if (r->posted)
		return reason_set(why,
		                  round < CHAMP_ROUNDS
		                          ? _("the board of round %s is posted: it stays (W1.1.6)")
		                          : _("the board of the %s is posted: it stays (W1.1.6)"),
		                  champ_round_word(round));
	for (int t = 0; t < r->tables; t++)
		for (int k = 0; k < r->sheet[t].seats; k++)
			if (r->sheet[t].seat[k].turn)
				return reason_set(
					why, _("%s has already picked with this board: it stays (W1.1.6)"),
					champ_name(c, r->sheet[t].seat[k].player));
	return true;
}

bool champ_layout_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct island *island = island_of(false);
	struct island_layout layout;
	char text[CHAMP_LAYOUT];
	int round;
	bool board = true;

	if (!champ_read_round(call, &round))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (!champ_may_lay(call->state, round, call->why))
		return false;
	line_word(out, "layout");
	line_word(out, champ_round_word(round));
	if (strcmp(args_peek(&call->args), "draw") == 0 && args_flag(&call->args, "draw"))
		island_draw(island, args_flag(&call->args, "random"), rng, &layout);
	else if (args_rest(&call->args, text, sizeof text, CHAMP_LAYOUT - 1))
		board = island_read(island, text, &layout, NULL);
	else
		return false;
	if (board)
		island_write(island, &layout, text, sizeof text);
	line_word(out, text);
	return args_done(&call->args);
}

/* Any text may name a board, "the blue box"; one that tells hexes should be right. */
static void tell_faults(const struct call *call, const char *text)
{
	struct island_layout layout;
	struct reason why;

	if (call->said && island_begins(text) &&
	    !(island_read(island_of(false), text, &layout, &why) &&
	      island_reds_apart(island_of(false), &layout, &why)))
		said_line(call->said, _("no table can lay this board: %s"), why.text);
}

bool champ_layout(struct call *call)
{
	struct championship *c = call->state;
	char text[CHAMP_LAYOUT] = "";
	int round;

	if (!champ_read_round(call, &round) || !args_rest(&call->args, text, sizeof text, CHAMP_LAYOUT - 1))
		return false;
	if (!text[0])
		return args_usage(&call->args);
	for (int r = 0; r < CHAMP_STAGES; r++)
		if (r != round && strcmp(c->round[r].layout, text) == 0)
			return reason_set(
				call->why,
				r < CHAMP_ROUNDS
					? _("a new board for each game: round %s has this one (W2.0.1)")
					: _("a new board for each game: the %s has this one (W2.0.1)"),
				champ_round_word(r));
	memcpy(c->round[round].layout, text, sizeof text);
	said_both(call->said,
	          round < CHAMP_ROUNDS ? _("the board of round %s, at all tables: %s")
	                               : _("the board of the %s, at all tables: %s"),
	          champ_round_word(round), text);
	tell_faults(call, text);
	return true;
}
