/* SPDX-License-Identifier: MIT */
/*
 * The Commander screen: its focus, its title and the drawing of its parts. It
 * reads the state and knows no rules.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- places ---- */

/* The places of the parts in a body: the panels, at their right in a large window the side column, else
 * below them a line of what belongs to the table. */
struct places {
	struct area panels, side; /* side.cols 0: none */
	int markers_y;            /* -1: no such line */
};

enum { SIDE_LEAST = 30, SIDE_MOST = 44, SIDE_SEATS = 6, SIDE_ROWS = 26, SIDE_PERCENT = 26 };

static struct places places_of(const struct commander *c, int rows, int cols)
{
	struct places at = { .panels = { 0, 0, rows, cols }, .markers_y = -1 };
	int side = smaller(larger(cols * SIDE_PERCENT / 100, SIDE_LEAST), SIDE_MOST);

	if (cols >= COMMANDER_WIDE_COLS && rows >= SIDE_ROWS && c->table.seats <= SIDE_SEATS) {
		at.side = (struct area){ 0, cols - side, rows, side };
		at.panels.cols -= side;
	} else {
		at.markers_y = --at.panels.rows;
	}
	return at;
}

static struct tiles_plan plan_of(const struct commander *c, int rows, int cols)
{
	return commander_tiles_plan(c, places_of(c, rows, cols).panels);
}

/* ---- focus ---- */

/* An opened table has its focus on the player on turn, else on the first who can
 * play. */
static int first_focus(const struct commander *c)
{
	int seat = c->table.turn;

	if (seat >= 0 && seat < c->table.seats && !commander_is_out(c, seat))
		return seat;
	for (seat = 0; seat < c->table.seats; seat++)
		if (!commander_is_out(c, seat))
			return seat;
	return 0;
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct commander_view *view = v;
	const struct commander *c = state;
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];

	if (!view->opened && c->table.seats > 0) {
		view->focus = first_focus(c);
		view->opened = true;
	}
	view->focus = within(view->focus, c->table.seats - 1);
	view->source = within(view->source, commander_columns(c, columns) - 1);
	if (c->player[view->focus].commanders < 2)
		view->second = false;
	if (c->table.seats == 0)
		view->tab = TAB_PANELS;
}

static void set_focus(struct commander_view *view, int seat)
{
	if (seat != view->focus)
		view->second = false;
	view->focus = seat;
}

static void move_focus(struct commander_view *view, const struct commander *c, struct step step, int rows,
                       int cols)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int seats = c->table.seats;

	if (view->tab == TAB_MATRIX) {
		view->source = within(view->source + step.right, commander_columns(c, columns) - 1);
		set_focus(view, within(view->focus + step.down, seats - 1));
	} else if (view->tab == TAB_CHART) {
		set_focus(view, seats_along(step, view->focus, seats));
	} else {
		set_focus(view, seats_step(step, view->focus, seats, plan_of(c, rows, cols).across));
	}
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct commander_view *view = v;
	const struct commander *c = state;
	int seat = seats_key(pressed, view->focus, c->table.seats);
	struct step step;

	if (pressed == KEY_ESCAPE && view->tab != TAB_PANELS)
		view->tab = TAB_PANELS;
	else if (seat >= 0)
		set_focus(view, seat);
	else if (c->table.seats && step_of_key(pressed, &step))
		move_focus(view, c, step, rows, cols);
	else
		return false;
	return true;
}

/* A panel, a name of the chart, or a cell of the matrix. */
static const char *touch(void *v, const void *state, int what, int n)
{
	struct commander_view *view = v;

	set_focus(view, what == SPOT_CELL ? n / COLUMNS_MOST : n);
	if (what == SPOT_CELL)
		view->source = n % COLUMNS_MOST;
	return NULL;
}

static bool charts(const void *v)
{
	const struct commander_view *view = v;

	return view->tab == TAB_CHART;
}

/* The player whose commander damage grew has dealt the damage. */
static int source_of(const struct commander *before, const struct commander *after, int seat)
{
	every_seat (q, after->table)
		for (int k = 0; k < COMMANDERS; k++)
			if (after->player[seat].taken[q][k] > before->player[seat].taken[q][k])
				return q;
	return -1;
}

/* Life that begins again is no change to show: after a rematch, an option or
 * seating, or when these are undone. */
static bool plays_on(const struct commander *before, const struct commander *after)
{
	if (!table_sits_as(&after->table, &before->table) ||
	    commander_limits_of(before).life != commander_limits_of(after).life)
		return false;
	if (after->phase == PHASE_SETUP)
		return before->phase == PHASE_SETUP;
	return before->phase != PHASE_SETUP || (after->phase != PHASE_OVER && after->table.round <= 1);
}

bool commander_asks_hand(const struct commander *before, const struct commander *after)
{
	bool decided = before->phase != after->phase;

	every_seat (i, after->table)
		decided |= after->player[i].kept != before->player[i].kept ||
		           after->player[i].mulligans != before->player[i].mulligans;
	return decided && after->deciding >= 0;
}

static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct commander_view *view = v;
	const struct commander *before = old, *after = new;
	bool turn_moves = after->table.turn != before->table.turn ||
	                  after->table.round != before->table.round ||
	                  (before->phase == PHASE_MULLIGANS && after->phase != PHASE_MULLIGANS);

	if (!plays_on(before, after))
		memset(view->delta, 0, sizeof view->delta);
	every_seat (i, after->table) {
		int amount = after->player[i].life.life - before->player[i].life.life;

		if (amount && plays_on(before, after))
			view->delta[i] =
				(struct delta){ now_ms + DELTA_MS, amount, source_of(before, after, i) };
	}
	if (commander_asks_hand(before, after))
		set_focus(view, after->deciding);
	else if (after->table.turn >= 0 && turn_moves)
		set_focus(view, after->table.turn);
}

static int seat_of(const void *view)
{
	return ((const struct commander_view *)view)->focus;
}

static void turn_to(void *view, int seat)
{
	set_focus(view, seat);
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct commander_view *view = v;
	const struct commander *c = state;

	if (c->swap_open)
		return now_ms + 1000;
	return deltas_end(view->delta, c->table.seats, now_ms);
}

/* ---- drawing ---- */

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct commander *c = state;
	const struct table *t = &c->table;

	memset(title, 0, sizeof *title);
	if (t->round > 0) {
		snprintf(title->round, sizeof title->round, _("round %d"), t->round);
		snprintf(title->round_short, sizeof title->round_short, _("r%d"), t->round);
	}
	if (c->phase == PHASE_OVER || c->phase == PHASE_MULLIGANS) {
		snprintf(title->turn, sizeof title->turn, "%s",
		         c->phase == PHASE_OVER ? c->draw ? _("draw") : _("over") : _("mulligans"));
		snprintf(title->turn_short, sizeof title->turn_short, "%s", title->turn);
	} else if (t->turn >= 0 && t->turn < t->seats) {
		bool out = commander_is_out(c, t->turn);

		snprintf(title->turn, sizeof title->turn, out ? _("turn %s, out") : _("turn %s"),
		         t->seat[t->turn].name);
		snprintf(title->turn_short, sizeof title->turn_short, out ? _("%s, out") : "%s",
		         t->seat[t->turn].name);
	}
	screen_title_clock(t, frame, title);
	if (c->swap_open) { /* C15.1 */
		int left = commander_swap_left(c, frame->now);

		snprintf(title->clock, sizeof title->clock, _("swap %d:%02d"), left / 60, left % 60);
		title->clock_late = left == 0;
	}
}

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, NULL, N_("No players yet.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_NORMAL, "Enter", N_("type the names, in turn order:") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_ACCENT | STYLE_BOLD, NULL, "Alice Bob Carol Dave" },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_("2 to 10 players. O first: rules of 2010, format, life") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_(":phones gives each player a page on a phone.") },
	{ 0 },
};

static void draw_panels(const struct scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win);
	struct places at = places_of(s->c, rows, cols);

	commander_draw_panels(s, at.panels, cursor_y, cursor_x);
	if (at.markers_y >= 0)
		commander_draw_markers(s, at.markers_y, cols);
	if (at.side.cols)
		commander_draw_side(s, at.side);
}

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct commander_view *view = v;
	struct scene s = commander_scene(state, view, frame, win);

	if (s.c->table.seats == 0)
		paint_first_steps(win, s.p, first_steps, 2, cursor_y, cursor_x);
	else if (view->tab == TAB_MATRIX)
		commander_draw_matrix(&s, cursor_y, cursor_x);
	else if (view->tab == TAB_CHART)
		commander_draw_chart(&s, cursor_y, cursor_x);
	else
		draw_panels(&s, cursor_y, cursor_x);
}

const struct screen commander_screen = {
	.game = &commander_game,
	.tour = commander_tour,
	.keys = commander_keys,
	.modes = commander_modes,
	.keys_now = commander_keys_now,
	.holes = commander_holes,
	.focus = commander_focus,
	.log_cols = COMMANDER_WIDE_COLS,
	.view_size = sizeof(struct commander_view),
	.seat = seat_of,
	.turn_to = turn_to,
	.fit = fit,
	.key = key,
	.changed = changed,
	.wake = wake,
	.charts = charts,
	.title = title,
	.draw = draw,
	.card = commander_card_of,
	.touch = touch,
};
