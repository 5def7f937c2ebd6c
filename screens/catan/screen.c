/* SPDX-License-Identifier: MIT */
/*
 * The Catan screen: focus, title and the places of its parts. Knows no rules, only
 * the state.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

/* ---- places ---- */

enum {
	BOARD_COLS = 130, /* from there on the board stands beside the rest */
	BOARD_ROWS = 34,
	TALL_ROWS = 34, /* the foot has twice its rows, and a table leaves the panels their place */
};

static bool is_beside(const struct catan *c, int rows, int cols)
{
	return c->board.laid && cols >= BOARD_COLS && rows >= BOARD_ROWS;
}

static struct catan_places places_of(const struct catan *c, enum catan_table table, int rows, int cols)
{
	struct catan_places at = { .board = { 0, 0, rows, cols * 3 / 5 } };
	int foot = rows < TALL_ROWS ? CATAN_FOOT_ROWS : 2 * CATAN_FOOT_ROWS;

	at.board.cols = is_beside(c, rows, cols) ? catan_map_of(catan_island(c), &at.board).cols : 0;
	cols -= at.board.cols;
	at.board.x = cols;
	if (table != TABLE_NONE)
		foot = table != TABLE_AUDIT && rows < TALL_ROWS
		               ? rows
		               : smaller(catan_table_rows(c, table), rows - c->table.seats);
	at.foot = (struct area){ rows - foot, 1, foot, cols - 2 };
	at.panels = (struct area){ 0, 0, rows - foot, cols - (at.board.cols > 0) };
	return at;
}

/* Whether the board is shown in place of the rest. */
static bool is_page(const struct catan_view *view, const struct catan *c, int rows, int cols)
{
	return c->board.laid && !is_beside(c, rows, cols) &&
	       (view->board || catan_aim_of(view, c).piece != AIM_NOTHING);
}

/* ---- the focus ---- */

/* The next player who must discard, in turn order; else the next player. */
static int next_seat(const struct catan *c, int from, int step)
{
	int seats = c->table.seats;

	for (int i = 1; i <= seats && catan_discards_due(c); i++) {
		int seat = (from + (step > 0 ? i : seats - i % seats)) % seats;

		if (c->player[seat].must_discard)
			return seat;
	}
	return (from + step + seats) % seats;
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct catan_view *view = v;
	const struct catan *c = state;

	view->beside = is_beside(c, rows, cols);
	if (!view->opened && c->table.seats > 0) {
		view->focus = catan_discards_due(c) ? next_seat(c, c->table.turn, 1) : c->table.turn;
		view->opened = true;
	}
	view->focus = within(view->focus, c->table.seats - 1);
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct catan_view *view = v;
	const struct catan *c = state;
	int seats = c->table.seats, seat = seats_key(pressed, view->focus, seats), across;
	struct step step;

	if (seats == 0)
		return false;
	across = catan_tiles_plan(c, places_of(c, view->table, rows, cols).panels).across;
	if (catan_aim_key(view, c, pressed))
		return true;
	if (pressed == KEY_ESCAPE) {
		bool open = view->table != TABLE_NONE || view->board;

		view->table = TABLE_NONE;
		view->board = false;
		return open;
	}
	if (pressed == '\t' || pressed == KEY_BTAB)
		view->focus = next_seat(c, view->focus, pressed == '\t' ? 1 : -1);
	else if (seat >= 0)
		view->focus = seat;
	else if (step_of_key(pressed, &step))
		view->focus = across > 1 && across < seats ? seats_step(step, view->focus, seats, across)
		                                           : seats_along(step, view->focus, seats);
	else
		return false;
	return true;
}

static int focus_seat(const void *view)
{
	return ((const struct catan_view *)view)->focus;
}

static void turn_to(void *view, int seat)
{
	((struct catan_view *)view)->focus = seat;
}

/* A second click on a corner, an edge or a hex is Enter. */
static const char *touch(void *v, const void *state, int what, int n)
{
	struct catan_view *view = v;

	if (what == SPOT_PLACE)
		return catan_aim_touch(view, state, n);
	view->focus = n;
	return NULL;
}

/* Any key hides the ranges of the hands: they are for the dealer's eyes only. */
static void pressed(void *v, int64_t now_ms)
{
	struct catan_view *view = v;

	view->pressed_ms = now_ms;
	view->hands_until_ms = 0;
}

/* The focus follows the player on turn, who builds next in the set-up or in special building, and after a 7
 * the players who must discard. */
static void follow(struct catan_view *view, const struct catan *before, const struct catan *after)
{
	bool due = catan_discards_due(after), was_due = catan_discards_due(before), road;
	int settler = catan_settler(after, &road);

	if (due && (!was_due || !after->player[view->focus].must_discard))
		view->focus = next_seat(after, after->table.turn - 1, 1);
	else if (settler >= 0 && (view->step || after->board.laid))
		view->focus = settler;
	else if (after->special)
		view->focus = after->builder;
	else if (!due && (was_due || before->special || after->table.turn != before->table.turn) &&
	         after->table.turn >= 0)
		view->focus = after->table.turn;
}

/* Whether the line changed something due. */
static bool is_step(const struct catan *before, const struct catan *after)
{
	every_seat (i, after->table)
		if (before->player[i].must_discard != after->player[i].must_discard ||
		    (after->phase == CATAN_SETUP && before->phase == CATAN_SETUP &&
		     memcmp(before->player[i].left, after->player[i].left, sizeof before->player[i].left) !=
		             0))
			return true;
	return before->robber_due != after->robber_due || before->free_roads != after->free_roads ||
	       before->special != after->special || (after->special && before->builder != after->builder) ||
	       before->paused != after->paused;
}

static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct catan_view *view = v;
	const struct catan *before = old, *after = new;
	bool same = table_sits_as(&after->table, &before->table), road;

	if (!same)
		memset(view->delta, 0, sizeof view->delta);
	every_seat (i, after->table) {
		int amount = after->player[i].cards - before->player[i].cards;

		if (amount && same)
			view->delta[i] = (struct delta){ now_ms + DELTA_MS, amount, -1 };
	}
	catan_note_moves(view, before, after);
	view->aim = AIM_NOTHING;
	view->board &= after->board.laid;
	if (before->phase == CATAN_OVER && after->phase == CATAN_SETUP)
		view->without = !before->board.laid;
	else
		view->without |= before->board.laid && !after->board.laid;
	if (after->robber_due && !before->robber_due)
		view->placed = AIM_NOTHING;
	if (after->phase == CATAN_SETUP && catan_settler(before, &road) >= 0 &&
	    catan_settler(after, &road) < 0)
		view->board = after->board.laid; /* what the set-up showed by itself stays */
	if ((after->board.laid && !before->board.laid) || (after->robber_due && !before->robber_due))
		view->aside = false;
	view->step = is_step(before, after);
	if (after->disputes > before->disputes)
		view->table = TABLE_AUDIT;
	else if (view->table == TABLE_AUDIT)
		view->table = TABLE_NONE;
	view->focus = within(view->focus, after->table.seats - 1);
	if (after->table.seats)
		follow(view, before, after);
}

/* After each step of something due, the message line says what remains; an audit in
 * the middle of a 7 keeps its own answer there. */
static bool urgent(const void *v, const void *state)
{
	const struct catan_view *view = v;

	return view->aim != AIM_NOTHING || view->step;
}

/* "w5"; where another hex has the same land and number, also what only this one lies
 * beside: "w5b (beside o9)". */
static void say_hex(const struct catan *c, int hex, char *out, size_t size)
{
	const struct island *island = catan_island(c);
	const struct catan_text word = catan_hex_word(c->board.hex[hex]);
	int twin = 0, near = 0;

	for (int k = 1; k <= island->hexes; k++)
		if (k != hex && catan_hex_number(c->board.hex[k]) == catan_hex_number(c->board.hex[hex]) &&
		    catan_hex_resource(c->board.hex[k]) == catan_hex_resource(c->board.hex[hex]))
			twin = k;
	for (int k = 1; twin && k <= island->hexes; k++)
		if (island_are_beside(island, hex, k) && !island_are_beside(island, twin, k))
			near = k;
	if (near)
		snprintf(out, size, _("%s (beside %s)"), word.text, catan_hex_word(c->board.hex[near]).text);
	else
		utf8_copy(out, size, word.text);
}

/* The hex under the cursor, and who could lose a card there. */
static void asks_robber(const struct catan *c, const struct catan_aim *aim, char *out, size_t size)
{
	catan_hex hex = c->board.hex[aim->places.at[aim->now]];
	char names[4 * NAME_BYTES] = "", where[80];

	say_hex(c, aim->places.at[aim->now], where, sizeof where);
	every_seat (i, c->table)
		if (i != aim->seat && c->player[i].cards && catan_may_be_at(c, i, hex))
			said_list_add(names, sizeof names, "%s", c->table.seat[i].name);
	snprintf(out, size,
	         names[0] ? _("%s: robber to %s, then steal from %s")
	                  : _("%s: robber to %s, nobody to steal from"),
	         c->table.seat[aim->seat].name, where, names);
}

/* What a key has begun to place, and for whom; after the game who has won. */
static void asks(const void *v, const void *state, char *out, size_t size)
{
	static const char *const placing[] = {
		[AIM_ROAD] = N_("%s: a road; arrows, Enter, Esc"),
		[AIM_SETTLEMENT] = N_("%s: a settlement; arrows, Enter, Esc"),
		[AIM_CITY] = N_("%s: a city; arrows, Enter, Esc"),
	};
	const struct catan_view *view = v;
	const struct catan *c = state;
	struct catan_aim aim = catan_aim_of(view, c);
	const char *name = c->table.seat[aim.seat].name;

	out[0] = '\0';
	if (catan_is_robber_open(view, c))
		snprintf(out, size, _("%s: where does the robber go? arrows or a number"), name);
	else if (aim.piece == AIM_ROBBER)
		asks_robber(c, &aim, out, size);
	else if (view->aim && aim.piece)
		snprintf(out, size, _(placing[aim.piece]), name);
	else if (c->special && !c->paused)
		snprintf(out, size, _("special building: %s; n: next player, r rolls for %s"),
		         c->table.seat[c->builder].name, c->table.seat[c->table.turn].name);
	else if (c->phase == CATAN_OVER)
		snprintf(out, size, _("%s has won with %d points"), c->table.seat[c->winner].name,
		         catan_points(c, c->winner));
	utf8_mend_end(out);
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct catan_view *view = v;
	const struct catan *c = state;

	return sooner(view->hands_until_ms, deltas_end(view->delta, c->table.seats, now_ms), now_ms);
}

/* ---- drawing ---- */

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct catan *c = state;
	const struct table *t = &c->table;
	long minutes = catan_minutes(c, frame->now);

	memset(title, 0, sizeof *title);
	if (!t->seats)
		return;
	snprintf(title->round, sizeof title->round, c->phase == CATAN_SETUP ? _("set-up") : _("turn %d"),
	         c->turns);
	utf8_copy(title->round_short, sizeof title->round_short, title->round);
	if (t->turn < 0)
		return;
	utf8_copy(title->turn_short, sizeof title->turn_short,
	          c->phase == CATAN_OVER ? _("over")
	          : c->special           ? _("special building")
	                                 : t->seat[t->turn].name);
	utf8_copy(title->turn, sizeof title->turn, title->turn_short);
	if (c->phase == CATAN_OVER && minutes)
		snprintf(title->turn, sizeof title->turn, _("over after %ld:%02ld"), minutes / 60,
		         minutes % 60);
	else if (c->phase != CATAN_OVER && c->special)
		snprintf(title->turn, sizeof title->turn, _("special building before %s"),
		         t->seat[t->turn].name);
	screen_title_clock(t, frame, title);
}

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, NULL, N_("No players yet.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_NORMAL, "Enter", N_("type the names, the dealer first:") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_ACCENT | STYLE_BOLD, NULL, "Anna Boris Chie Dora" },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_("3 or 4 players; for 5 or 6, O first: the extension") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_(":phones gives each player a page on a phone.") },
	{ 0 },
};

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	struct catan_view view = *(const struct catan_view *)v;
	struct catan_scene s = { state, &view, frame, frame->palette, win };
	struct catan_places at;
	struct catan_map map;

	if (frame->room) { /* nobody's hand is on the board */
		view.aim = AIM_NOTHING;
		view.aside = view.board = true;
		view.table = TABLE_NONE;
	} else if (view.hands_until_ms > frame->now_ms) {
		view.table = TABLE_HANDS;
	}
	if (s.c->table.seats == 0) {
		paint_first_steps(win, s.p, first_steps, 2, cursor_y, cursor_x);
		return;
	}
	if (view.table == TABLE_NONE && is_page(&view, s.c, getmaxy(win), getmaxx(win))) {
		catan_draw_page(&s, cursor_y, cursor_x);
		return;
	}
	at = places_of(s.c, view.table, getmaxy(win), getmaxx(win));
	if (catan_asks_board(&view, s.c) && !frame->watching && !frame->room)
		catan_draw_question(&s, &at.panels);
	else if (at.panels.rows)
		catan_draw_panels(&s, at.panels, cursor_y, cursor_x);
	if (view.table == TABLE_NONE)
		catan_draw_foot(&s, &at.foot);
	else
		catan_draw_table(&s, &at.foot, view.table, !at.panels.rows);
	if (at.board.cols) {
		map = catan_map_of(catan_island(s.c), &at.board);
		catan_draw_board(&s, &map, cursor_y, cursor_x);
	}
}

const struct screen catan_screen = {
	.tinted = true,
	.game = &catan_game,
	.tour = catan_tour,
	.keys = catan_keys,
	.holes = catan_holes,
	.urgent = urgent,
	.asks = asks,
	.view_size = sizeof(struct catan_view),
	.seat = focus_seat,
	.turn_to = turn_to,
	.fit = fit,
	.key = key,
	.pressed = pressed,
	.changed = changed,
	.wake = wake,
	.title = title,
	.draw = draw,
	.card = catan_card,
	.touch = touch,
};
