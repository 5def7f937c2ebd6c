/* SPDX-License-Identifier: MIT */
/*
 * The screen of the score sheet: its focus, its title and the drawing of its
 * parts. It reads the state and counts nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/chart.h"
#include "screens/tours.h"

/* ---- the focus ---- */

static void mend(struct score_view *view, const struct score *s)
{
	if (view->focus >= s->table.seats)
		view->focus = s->table.seats - 1;
	if (view->focus < 0)
		view->focus = 0;
	if (view->row > score_last_row(s))
		view->row = score_last_row(s);
	if (view->row < 0)
		view->row = 0;
	if (s->table.seats == 0)
		view->tab = SCORE_PANELS;
}

/* Moves the focus to the next player without points. */
static void go_on(struct score_view *view, const struct score *s)
{
	int seat = score_next(s);

	if (seat >= 0)
		view->focus = seat;
	view->row = score_last_row(s);
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct score_view *view = v;
	const struct score *s = state;

	(void)rows;
	(void)cols;
	if (!view->opened && s->table.seats > 0) {
		go_on(view, s);
		view->opened = true;
	}
	mend(view, s);
}

enum { ESCAPE = 0x1b };

/* The keys that move, as steps. */
static const struct move {
	int key, down, right;
} moves[] = {
	{ KEY_UP, -1, 0 },   { 'k', -1, 0 }, { KEY_DOWN, 1, 0 },  { 'j', 1, 0 },
	{ KEY_LEFT, 0, -1 }, { 'h', 0, -1 }, { KEY_RIGHT, 0, 1 }, { 'l', 0, 1 },
};

static void move_focus(struct score_view *view, const struct score *s, const struct move *move, int rows,
                       int cols)
{
	struct score_places at = score_places(s, rows, cols);
	int seat = view->focus + move->right + move->down * at.across;

	if (view->tab == SCORE_SHEET) {
		seat = view->focus + move->right;
		view->row += move->down;
	} else if (view->tab == SCORE_CHART) {
		seat = view->focus + move->right + move->down;
	} else if (seat >= s->table.seats && move->down && view->focus / at.across < at.down - 1) {
		seat = s->table.seats - 1; /* the last row is shorter */
	}
	if (seat >= 0 && seat < s->table.seats)
		view->focus = seat;
	mend(view, s);
}

/* Tab: the next player without points in this round; if there is none, the next seat. */
static int next_seat(const struct score_view *view, const struct score *s, int step)
{
	int seats = s->table.seats;

	for (int i = 1; i <= seats && score_next(s) >= 0; i++) {
		int seat = (view->focus + i * step + seats * i) % seats;

		if (score_is_due(s, seat))
			return seat;
	}
	return (view->focus + step + seats) % seats;
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct score_view *view = v;
	const struct score *s = state;
	int seats = s->table.seats;

	if (seats == 0)
		return false;
	if (pressed == ESCAPE && view->tab != SCORE_PANELS) {
		view->tab = SCORE_PANELS;
		return true;
	}
	if (pressed == '\t' || pressed == KEY_BTAB) {
		view->focus = next_seat(view, s, pressed == '\t' ? 1 : -1);
		return true;
	}
	if (pressed >= '0' && pressed <= '9') {
		int seat = pressed == '0' ? 9 : pressed - '1';

		if (seat < seats)
			view->focus = seat;
		return seat < seats;
	}
	for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
		if (moves[i].key == pressed) {
			move_focus(view, s, &moves[i], rows, cols);
			return true;
		}
	return false;
}

static bool charts(const void *v)
{
	const struct score_view *view = v;

	return view->tab == SCORE_CHART;
}

static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct score_view *view = v;
	const struct score *before = old, *after = new;

	for (int i = 0; i < after->table.seats; i++) {
		int amount = score_total(after, i) - score_total(before, i);

		if (!amount || before->table.seats != after->table.seats)
			continue;
		view->delta[i].until_ms = now_ms + SCORE_SHOWN_MS;
		view->delta[i].amount = amount;
	}
	/* A correction leaves the focus where it is. */
	if (score_next(before) != score_next(after) || before->played != after->played ||
	    before->table.turn != after->table.turn)
		go_on(view, after);
	mend(view, after);
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct score_view *view = v;
	const struct score *s = state;
	int64_t next = 0;

	for (int i = 0; i < s->table.seats; i++) {
		int64_t until = view->delta[i].until_ms;

		if (until > now_ms && (!next || until < next))
			next = until;
	}
	return next;
}

/* ---- drawing ---- */

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct score *s = state;
	const struct table *t = &s->table;

	memset(title, 0, sizeof *title);
	if (!t->seats)
		return;
	if (s->rounds && !s->over)
		snprintf(title->round, sizeof title->round, C_("score", "round %d of %d"), t->round,
		         s->rounds);
	else if (s->target && !s->over)
		snprintf(title->round, sizeof title->round, C_("score", "round %d, to %d"), t->round,
		         s->target);
	else
		snprintf(title->round, sizeof title->round, C_("score", "round %d"), t->round);
	snprintf(title->round_short, sizeof title->round_short, C_("score", "r%d"), t->round);
	if (s->over)
		snprintf(title->turn, sizeof title->turn, "%s", _("over"));
	else
		snprintf(title->turn, sizeof title->turn, _("%s begins"), t->seat[t->turn].name);
	snprintf(title->turn_short, sizeof title->turn_short, "%s",
	         s->over ? title->turn : t->seat[t->turn].name);
	screen_title_clock(t, frame, title);
}

static struct chart_view chart_of(const struct score *s, const struct score_view *view,
                                  const struct frame *frame)
{
	struct chart_view chart = {
		.head = C_("score", "TOTALS"),
		.series = frame ? frame->series : NULL,
		.seats = s->table.seats,
		.focus = view->focus,
	};

	for (int i = 0; i < s->table.seats; i++)
		chart.seat[i] = (struct chart_seat){
			.name = s->table.seat[i].name,
			.value = score_total(s, i),
			.out = !s->table.seat[i].in,
			.style = ROLE_NORMAL,
		};
	return chart;
}

static bool click(void *v, const void *state, int rows, int cols, int y, int x)
{
	struct score_view *view = v;
	const struct score *s = state;
	struct score_places at = score_places(s, rows, cols);

	if (view->tab == SCORE_SHEET && s->table.seats)
		return score_sheet_at(s, view, rows, cols, y, x, &view->focus, &view->row);
	if (view->tab == SCORE_CHART) {
		struct chart_view chart = chart_of(s, view, NULL);
		int seat = chart_seat_at(&chart, rows, cols, y);

		view->focus = seat < 0 ? view->focus : seat;
		return seat >= 0;
	}
	for (int i = 0; i < s->table.seats; i++) {
		struct area area = score_panel_area(&at, s->table.seats, i, rows, cols);

		if (area_holds(&area, y, x)) {
			view->focus = i;
			return true;
		}
	}
	return false;
}

/* Nobody sits here: what to do first. */
static void draw_nobody(const struct score_scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win), y = rows > 12 ? 4 : 0, x = cols < 60 ? 1 : 4;
	/* clang-format off */
	const struct { int style; const char *text; } lines[] = {
		{ ROLE_NORMAL | STYLE_BOLD, _("Nobody sits here yet.") },
		{ ROLE_NORMAL, _("Press : and say who does, in turn order:") },
		{ ROLE_ACCENT, "seat Alice Bob Carol Dave" },
		{ ROLE_DIM, _("The highest total wins; y changes that and sets a target.") },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof lines / sizeof *lines && y < rows; i++) {
		if (i == 2) {
			*cursor_y = y;
			*cursor_x = x;
		}
		y += paint_paragraph(s->win, s->p, y, x, rows - y, cols - x - 1, lines[i].style,
		                     lines[i].text) +
		     (rows > 8);
	}
}

static void draw_chart(const struct score_scene *s, int *cursor_y, int *cursor_x)
{
	struct chart_view chart = chart_of(s->s, s->view, s->frame);

	chart_draw(&chart, s->p, s->win, cursor_y, cursor_x);
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct score *sheet = state;
	struct score_view fitted = *(const struct score_view *)view;
	struct score_scene s = { sheet, &fitted, frame, frame->palette, win };

	*cursor_y = *cursor_x = 0;
	mend(&fitted, sheet);
	paint_blank(win, s.p, 0, 0, getmaxy(win), getmaxx(win));
	if (sheet->table.seats == 0)
		draw_nobody(&s, cursor_y, cursor_x);
	else if (fitted.tab == SCORE_SHEET)
		score_draw_sheet(&s, cursor_y, cursor_x);
	else if (fitted.tab == SCORE_CHART)
		draw_chart(&s, cursor_y, cursor_x);
	else
		score_draw_panels(&s, cursor_y, cursor_x);
	if (*cursor_y >= getmaxy(win) || *cursor_x >= getmaxx(win))
		*cursor_y = *cursor_x = 0;
}

const struct screen score_screen = {
	.game = &score_game,
	.tour = score_tour,
	.keys = score_keys,
	.modes = score_modes,
	.keys_now = score_keys_now,
	.holes = score_holes,
	.view_size = sizeof(struct score_view),
	.fit = fit,
	.key = key,
	.changed = changed,
	.wake = wake,
	.charts = charts,
	.title = title,
	.draw = draw,
	.click = click,
};
