/* SPDX-License-Identifier: MIT */
/*
 * The Commander screen: its focus, its title and the drawing of its parts. What
 * the rules are is not known here, only what the state says.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/tours.h"

/* A table that is opened has its focus on who is on turn, or can play. */
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

static void mend(struct commander_view *view, const struct commander *c)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int count = commander_columns(c, columns);

	if (view->focus >= c->table.seats)
		view->focus = c->table.seats ? c->table.seats - 1 : 0;
	if (view->source >= count)
		view->source = count ? count - 1 : 0;
	if (view->focus < 0)
		view->focus = 0;
	if (view->source < 0)
		view->source = 0;
	if (c->player[view->focus].commanders < 2)
		view->second = false;
	if (c->table.seats == 0)
		view->tab = TAB_PANELS;
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct commander_view *view = v;
	const struct commander *c = state;

	(void)rows;
	(void)cols;
	if (!view->opened && c->table.seats > 0) {
		view->focus = first_focus(c);
		view->opened = true;
	}
	mend(view, c);
}

enum { ESCAPE = 0x1b };

/* The keys that move, as steps. */
static const struct move {
	int key, down, right;
} moves[] = {
	{ KEY_UP, -1, 0 },   { 'k', -1, 0 }, { KEY_DOWN, 1, 0 },  { 'j', 1, 0 },
	{ KEY_LEFT, 0, -1 }, { 'h', 0, -1 }, { KEY_RIGHT, 0, 1 }, { 'l', 0, 1 },
};

static int clamp(int value, int most)
{
	return value < 0 ? 0 : value > most ? most : value;
}

static void set_focus(struct commander_view *view, int seat)
{
	if (seat != view->focus)
		view->second = false;
	view->focus = seat;
}

static void move_focus(struct commander_view *view, const struct commander *c, const struct move *move,
                       int rows, int cols)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	struct places at = commander_places(c, rows, cols);
	int seats = c->table.seats, row = view->focus / at.across, column = view->focus % at.across;

	if (view->tab == TAB_MATRIX) {
		view->source = clamp(view->source + move->right, commander_columns(c, columns) - 1);
		set_focus(view, clamp(view->focus + move->down, seats - 1));
		return;
	}
	if (view->tab == TAB_CHART) {
		set_focus(view, clamp(view->focus + move->down + move->right, seats - 1));
		return;
	}
	row = clamp(row + move->down, at.down - 1);
	column = clamp(column + move->right, at.across - 1);
	if (row * at.across + column < seats)
		set_focus(view, row * at.across + column);
	else if (!move->right)
		set_focus(view, seats - 1); /* the last row is shorter */
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct commander_view *view = v;
	const struct commander *c = state;
	int seats = c->table.seats, seat;

	if (seats == 0)
		return false;
	if (pressed == ESCAPE && view->tab != TAB_PANELS) {
		view->tab = TAB_PANELS;
		return true;
	}
	if (pressed == '\t' || pressed == KEY_BTAB) {
		set_focus(view, (view->focus + (pressed == '\t' ? 1 : seats - 1)) % seats);
		return true;
	}
	if (pressed >= '0' && pressed <= '9') {
		seat = pressed == '0' ? 9 : pressed - '1';
		if (seat < seats)
			set_focus(view, seat);
		return seat < seats;
	}
	for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
		if (moves[i].key == pressed) {
			move_focus(view, c, &moves[i], rows, cols);
			return true;
		}
	return false;
}

static bool click(void *v, const void *state, int rows, int cols, int y, int x)
{
	struct commander_view *view = v;
	const struct commander *c = state;
	struct places at = commander_places(c, rows, cols);
	int row, column;

	if (c->table.seats == 0)
		return false;
	if (view->tab == TAB_CHART) {
		row = commander_chart_at(c, view, rows, cols, y);
		if (row >= 0)
			set_focus(view, row);
		return row >= 0;
	}
	if (view->tab == TAB_MATRIX) {
		if (!commander_matrix_at(c, view, rows, cols, y, x, &row, &column))
			return false;
		set_focus(view, row);
		view->source = column;
		return true;
	}
	for (int i = 0; i < c->table.seats; i++) {
		struct area area = commander_panel_area(&at, c->table.seats, i);

		if (area_holds(&area, y, x)) {
			set_focus(view, i);
			return true;
		}
	}
	return false;
}

static bool charts(const void *v)
{
	const struct commander_view *view = v;

	return view->tab == TAB_CHART;
}

/* Whose commander damage grew: that is where the life went. */
static int source_of(const struct commander *before, const struct commander *after, int seat)
{
	for (int q = 0; q < after->table.seats; q++)
		for (int k = 0; k < COMMANDERS; k++)
			if (after->player[seat].taken[q][k] > before->player[seat].taken[q][k])
				return q;
	return -1;
}

/* Life that begins anew, or is counted otherwise, is no change to tell: a
 * rematch, an option, people who sit down, and any of these taken back. */
static bool plays_on(const struct commander *before, const struct commander *after)
{
	if (before->table.seats != after->table.seats ||
	    commander_limits_of(before).life != commander_limits_of(after).life)
		return false;
	if (after->phase == PHASE_SETUP)
		return before->phase == PHASE_SETUP;
	return before->phase != PHASE_SETUP || (after->phase != PHASE_OVER && after->table.round <= 1);
}

static bool turn_moves(const struct commander *before, const struct commander *after)
{
	return after->table.turn != before->table.turn || after->table.round != before->table.round ||
	       (before->phase == PHASE_MULLIGANS && after->phase == PHASE_PLAYING);
}

static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct commander_view *view = v;
	const struct commander *before = old, *after = new;

	if (!plays_on(before, after))
		memset(view->delta, 0, sizeof view->delta);
	for (int i = 0; i < after->table.seats; i++) {
		int amount = after->player[i].life.life - before->player[i].life.life;

		if (amount && plays_on(before, after))
			view->delta[i] =
				(struct delta){ now_ms + DELTA_MS, amount, source_of(before, after, i) };
	}
	if (after->table.turn >= 0 && turn_moves(before, after))
		set_focus(view, after->table.turn);
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct commander_view *view = v;
	const struct commander *c = state;
	int64_t next = 0;

	for (int i = 0; i < c->table.seats; i++) {
		int64_t until = view->delta[i].until_ms;

		if (until > now_ms && (!next || until < next))
			next = until;
	}
	return next;
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
}

/* Nobody sits here: what to do first. */
static void draw_nobody(const struct scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win), y = rows > 12 ? 4 : rows > 6 ? 1 : 0, x = 4;
	/* clang-format off */
	const struct { int style; const char *text; } lines[] = {
		{ ROLE_NORMAL | STYLE_BOLD, _("Nobody sits here yet.") },
		{ ROLE_NORMAL, "" },
		{ ROLE_NORMAL, _("Press : and say who does, in turn order:") },
		{ ROLE_NORMAL, "" },
		{ ROLE_ACCENT, "seat Alice Bob Carol Dave" },
		{ ROLE_NORMAL, "" },
		{ ROLE_DIM, _("2 to 10 players. Before that, if you like: option rules 2010") },
	};
	/* clang-format on */

	if (cols < 40)
		x = 1;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		paint_paragraph(s->win, s->p, y + (int)i, x, 2, cols - x - 1, lines[i].style, lines[i].text);
	*cursor_y = y + 4 < rows ? y + 4 : 0;
	*cursor_x = x < cols ? x : 0;
}

static void draw_panels(const struct scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win);
	struct places at = commander_places(s->c, rows, cols);

	commander_draw_panels(s, &at, cursor_y, cursor_x);
	if (at.markers_y >= 0)
		commander_draw_markers(s, at.markers_y, cols);
	if (at.side.cols)
		commander_draw_side(s, at.side);
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct commander *c = state;
	struct commander_view fitted = *(const struct commander_view *)view;
	struct scene s = {
		.c = c,
		.view = &fitted,
		.frame = frame,
		.p = frame->palette,
		.win = win,
		.limits = commander_limits_of(c),
	};

	*cursor_y = *cursor_x = 0;
	mend(&fitted, c);
	paint_blank(win, s.p, 0, 0, getmaxy(win), getmaxx(win));
	if (c->table.seats == 0)
		draw_nobody(&s, cursor_y, cursor_x);
	else if (fitted.tab == TAB_MATRIX)
		commander_draw_matrix(&s, cursor_y, cursor_x);
	else if (fitted.tab == TAB_CHART)
		commander_draw_chart(&s, cursor_y, cursor_x);
	else
		draw_panels(&s, cursor_y, cursor_x);
	if (*cursor_y >= getmaxy(win) || *cursor_x >= getmaxx(win))
		*cursor_y = *cursor_x = 0;
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
	.fit = fit,
	.key = key,
	.changed = changed,
	.wake = wake,
	.charts = charts,
	.title = title,
	.draw = draw,
	.click = click,
};
