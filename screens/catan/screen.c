/* SPDX-License-Identifier: MIT */
/*
 * The Catan screen: its focus, its title and the places of its parts. What the
 * rules are is not known here, only what the state says.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/tours.h"

/* ---- the focus ---- */

static void mend(struct catan_view *view, const struct catan *c)
{
	if (view->focus >= c->table.seats)
		view->focus = c->table.seats - 1;
	if (view->focus < 0)
		view->focus = 0;
}

/* Who must discard comes first, in turn order; else everybody does. */
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

	(void)rows;
	(void)cols;
	if (!view->opened && c->table.seats > 0) {
		view->focus = catan_discards_due(c) ? next_seat(c, c->table.turn, 1) : c->table.turn;
		view->opened = true;
	}
	mend(view, c);
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct catan_view *view = v;
	const struct catan *c = state;
	int seats = c->table.seats;

	(void)rows;
	(void)cols;
	if (seats == 0)
		return false;
	switch (pressed) {
	case 0x1b:
		if (!view->flow && !view->audit)
			return false;
		view->flow = view->audit = false;
		return true;
	case '\t': view->focus = next_seat(c, view->focus, 1); return true;
	case KEY_BTAB: view->focus = next_seat(c, view->focus, -1); return true;
	case KEY_LEFT:
	case 'h':
	case KEY_UP:
	case 'k': view->focus -= view->focus > 0; return true;
	case KEY_RIGHT:
	case 'l':
	case KEY_DOWN:
	case 'j': view->focus += view->focus < seats - 1; return true;
	}
	if (pressed < '1' || pressed >= '1' + seats)
		return false;
	view->focus = pressed - '1';
	return true;
}

static bool click(void *v, const void *state, int rows, int cols, int y, int x)
{
	struct catan_view *view = v;
	const struct catan *c = state;
	struct catan_places at = catan_places(c, rows, cols);

	for (int i = 0; i < c->table.seats && !at.text; i++) {
		struct area area = catan_panel_area(&at, c->table.seats, i);

		if (area_holds(&area, y, x)) {
			view->focus = i;
			return true;
		}
	}
	return false;
}

/* What may be in the hands is for the dealer's eyes, and for a moment. */
static void pressed(void *v, int64_t now_ms)
{
	struct catan_view *view = v;

	view->pressed_ms = now_ms;
	view->hands_until_ms = 0;
}

/* The focus goes to who is on turn, and after a 7 to who must discard. */
static void follow(struct catan_view *view, const struct catan *before, const struct catan *after)
{
	bool due = catan_discards_due(after), was_due = catan_discards_due(before);

	if (due && (!was_due || !after->player[view->focus].must_discard))
		view->focus = next_seat(after, after->table.turn - 1, 1);
	else if (!due && (was_due || after->table.turn != before->table.turn) && after->table.turn >= 0)
		view->focus = after->table.turn;
}

/* Whether something came to be due, or less is due now. */
static bool is_step(const struct catan *before, const struct catan *after)
{
	for (int i = 0; i < after->table.seats; i++)
		if (before->player[i].must_discard != after->player[i].must_discard)
			return true;
	return before->robber_due != after->robber_due || before->free_roads != after->free_roads ||
	       before->paused != after->paused;
}

static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct catan_view *view = v;
	const struct catan *before = old, *after = new;

	for (int i = 0; i < after->table.seats; i++) {
		int amount = after->player[i].cards - before->player[i].cards;

		if (amount && before->table.seats == after->table.seats) {
			view->delta[i].until_ms = now_ms + SHOWN_MS;
			view->delta[i].amount = amount;
		}
	}
	view->step = is_step(before, after);
	view->audit = after->disputes > before->disputes;
	mend(view, after);
	if (after->table.seats)
		follow(view, before, after);
}

/* What is still to be done is told after each step of it; an audit in the middle
 * of a 7 has its own answer in the message line. */
static bool urgent(const void *v, const void *state)
{
	const struct catan_view *view = v;
	const struct catan *c = state;

	return view->step && (c->paused || catan_discards_due(c) || (c->robber_due && catan_board_told(c)) ||
	                      c->free_roads);
}

static void sooner(int64_t *next, int64_t until, int64_t now)
{
	if (until > now && (!*next || until < *next))
		*next = until;
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct catan_view *view = v;
	const struct catan *c = state;
	int64_t next = 0;

	sooner(&next, view->hands_until_ms, now_ms);
	for (int i = 0; i < c->table.seats; i++)
		sooner(&next, view->delta[i].until_ms, now_ms);
	return next;
}

/* ---- places ---- */

/* Least sizes of a body, and the rows of a panel in it. */
enum {
	PANELS_COLS = 60,
	PANELS_ROWS = 14,
	NORMAL_ROWS = 20,
	BARS_COLS = 76,
	BARS_ROWS = 13,
	DIGITS_ROWS = 40,
	HEAD_ROWS = 5,
	PITCH_MOST = 6,
};

static int panel_rows(int rows)
{
	static const struct {
		int rows, panel;
	} sizes[] = { { 55, 22 }, { 40, 15 }, { 27, 13 }, { NORMAL_ROWS, 8 } };

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		if (rows >= sizes[i].rows)
			return sizes[i].panel;
	return 6;
}

struct catan_places catan_places(const struct catan *c, int rows, int cols)
{
	struct catan_places at = { .text = cols < PANELS_COLS || rows < PANELS_ROWS,
		                   .pitch = 1,
		                   .dice_pitch = 1 };
	int panel = panel_rows(rows);

	(void)c;
	at.margin = rows >= NORMAL_ROWS;
	at.panels = (struct area){ rows - panel, 0, panel, cols };
	at.dice_x = cols >= 100 ? cols / 2 : cols >= BARS_COLS ? cols / 2 + 1 : cols * 2 / 3;
	at.dice_table = cols < BARS_COLS || at.panels.y < BARS_ROWS;
	if (rows >= DIGITS_ROWS && cols >= BARS_COLS) {
		int pitch = (at.panels.y - HEAD_ROWS) / CATAN_RESOURCES;

		at.pitch = pitch < PITCH_MOST ? pitch : PITCH_MOST;
		at.dice_pitch = 2;
	}
	return at;
}

/* Side by side; the columns that are left over go to the first ones. */
struct area catan_panel_area(const struct catan_places *at, int seats, int seat)
{
	int wide = at->panels.cols / seats, more = at->panels.cols % seats;
	int x = seat * wide + (seat < more ? seat : more);

	return (struct area){ at->panels.y, x, at->panels.rows, wide + (seat < more) };
}

/* ---- drawing ---- */

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct catan *c = state;
	const struct table *t = &c->table;

	memset(title, 0, sizeof *title);
	if (!t->seats)
		return;
	if (c->phase == CATAN_SETUP)
		snprintf(title->round, sizeof title->round, "%s", _("set-up"));
	else
		snprintf(title->round, sizeof title->round, _("turn %d"), c->turns);
	utf8_copy(title->round_short, sizeof title->round_short, title->round);
	if (t->turn < 0)
		return;
	if (c->phase == CATAN_OVER)
		snprintf(title->turn, sizeof title->turn, "%s", _("over"));
	else
		snprintf(title->turn, sizeof title->turn, c->special ? _("%s builds") : "%s",
		         t->seat[t->turn].name);
	snprintf(title->turn_short, sizeof title->turn_short, "%s", title->turn);
	screen_title_clock(t, frame, title);
}

/* Nobody sits here: what to do first. */
static void draw_nobody(const struct catan_scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win),
	    y = rows > 12  ? 4
	        : rows > 6 ? 1
	                   : 0,
	    x = cols < 40 ? 1 : 4;
	/* clang-format off */
	const struct { int style; const char *text; } lines[] = {
		{ ROLE_NORMAL | STYLE_BOLD, _("Nobody sits here yet.") },
		{ ROLE_NORMAL, "" },
		{ ROLE_NORMAL, _("Press : and say who plays, the dealer first:") },
		{ ROLE_NORMAL, "" },
		{ ROLE_ACCENT, "seat Anna Boris Chie Dora" },
		{ ROLE_NORMAL, "" },
		{ ROLE_DIM, _("3 or 4 players; for 5 or 6 first: option extension on") },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		paint(s->win, s->p, y + (int)i, x, cols - x - 1, lines[i].style, lines[i].text);
	*cursor_y = y + 4 < rows ? y + 4 : 0;
	*cursor_x = x < cols ? x : 0;
}

static void draw_table(const struct catan_scene *s, int *cursor_y, int *cursor_x)
{
	struct catan_places at = catan_places(s->c, getmaxy(s->win), getmaxx(s->win));

	if (s->view->hands_until_ms > s->frame->now_ms) {
		catan_draw_hands(s, &at);
	} else if (s->view->audit) {
		catan_draw_audit(s, &at);
	} else if (s->view->flow) {
		catan_draw_flow(s, &at);
	} else if (!at.text) {
		catan_draw_bank(s, &at);
		catan_draw_dice(s, &at);
	}
	if (at.text) {
		catan_draw_text(s, cursor_y, cursor_x);
		return;
	}
	for (int i = 0; i < s->c->table.seats; i++)
		catan_draw_panel(s, i, catan_panel_area(&at, s->c->table.seats, i));
	*cursor_y = at.panels.y;
	*cursor_x = catan_panel_area(&at, s->c->table.seats, s->view->focus).x + 1;
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct catan *c = state;
	struct catan_view fitted = *(const struct catan_view *)view;
	struct catan_scene s = { c, &fitted, frame, frame->palette, win };

	*cursor_y = *cursor_x = 0;
	mend(&fitted, c);
	paint_blank(win, s.p, 0, 0, getmaxy(win), getmaxx(win));
	if (c->table.seats == 0)
		draw_nobody(&s, cursor_y, cursor_x);
	else
		draw_table(&s, cursor_y, cursor_x);
	if (*cursor_y >= getmaxy(win) || *cursor_x >= getmaxx(win))
		*cursor_y = *cursor_x = 0;
}

const struct screen catan_screen = {
	.game = &catan_game,
	.tour = catan_tour,
	.keys = catan_keys,
	.holes = catan_holes,
	.urgent = urgent,
	.view_size = sizeof(struct catan_view),
	.fit = fit,
	.key = key,
	.pressed = pressed,
	.changed = changed,
	.wake = wake,
	.title = title,
	.draw = draw,
	.click = click,
};
