/* SPDX-License-Identifier: MIT */
/*
 * The screen of the score sheet: its focus, its title and the drawing of its
 * parts. It reads the state and counts nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/chart.h"

/* ---- the focus ---- */

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

	if (!view->opened && s->table.seats > 0) {
		go_on(view, s);
		view->opened = true;
	}
	view->focus = within(view->focus, s->table.seats - 1);
	view->row = within(view->row, score_last_row(s));
	if (s->table.seats == 0)
		view->tab = SCORE_PANELS;
}

static void move_focus(struct score_view *view, const struct score *s, struct step step, int rows, int cols)
{
	struct tiles_plan at = score_plan(s, rows, cols);
	int seats = s->table.seats, seat = view->focus + step.right + step.down * at.across;

	if (view->tab == SCORE_SHEET) {
		view->focus = within(view->focus + step.right, seats - 1);
		view->row = within(view->row + step.down, score_last_row(s));
	} else if (view->tab == SCORE_CHART) {
		view->focus = seats_along(step, view->focus, seats);
	} else if (seat >= 0 && seat < seats) {
		view->focus = seat;
	} else if (step.down > 0 && view->focus / at.across < at.down - 1) {
		view->focus = seats - 1; /* the last row is shorter */
	}
}

/* Tab: the next player without points in this round, else the next seat. */
static int next_seat(const struct score_view *view, const struct score *s, int step)
{
	int seats = s->table.seats, seat = view->focus;

	do
		seat = (seat + step + seats) % seats;
	while (score_next(s) >= 0 && !score_is_due(s, seat));
	return seat;
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct score_view *view = v;
	const struct score *s = state;
	int seat = seats_key(pressed, view->focus, s->table.seats);
	struct step step;

	if (s->table.seats == 0)
		return false;
	if (pressed == KEY_ESCAPE && view->tab != SCORE_PANELS)
		view->tab = SCORE_PANELS;
	else if (pressed == '\t' || pressed == KEY_BTAB)
		view->focus = next_seat(view, s, pressed == '\t' ? 1 : -1);
	else if (seat >= 0)
		view->focus = seat;
	else if (step_of_key(pressed, &step))
		move_focus(view, s, step, rows, cols);
	else
		return false;
	return true;
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
	bool same = table_sits_as(&after->table, &before->table);

	if (score_rows(after) == 0 || !same)
		memset(view->delta, 0, sizeof view->delta);
	for (int i = 0; i < after->table.seats && score_rows(after); i++) {
		int amount = score_total(after, i) - score_total(before, i);

		if (amount && same)
			view->delta[i] = (struct delta){ now_ms + DELTA_MS, amount, -1 };
	}
	/* A correction leaves the focus where it is. */
	if (score_next(before) != score_next(after) || before->played != after->played ||
	    before->table.turn != after->table.turn)
		go_on(view, after);
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct score_view *view = v;
	const struct score *s = state;

	return deltas_end(view->delta, s->table.seats, now_ms);
}

/* ---- drawing ---- */

/* "roads": the row that is written now; "to 30" where there is only one. */
static void title_of_row(const struct score *s, struct title *title)
{
	if (s->over)
		utf8_copy(title->round, sizeof title->round, _("over"));
	else if (s->running && s->target)
		snprintf(title->round, sizeof title->round, C_("score", "to %d"), s->target);
	else if (!s->running || s->categories)
		score_row_name(s, s->played, title->round, sizeof title->round);
	utf8_copy(title->round_short, sizeof title->round_short, title->round);
}

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct score *s = state;
	const struct table *t = &s->table;
	int round = s->over ? score_rows(s) : t->round; /* `finish` may end it before anybody has points */

	memset(title, 0, sizeof *title);
	if (!t->seats)
		return;
	if (s->categories || s->running) {
		title_of_row(s, title);
		screen_title_clock(t, frame, title);
		return;
	}
	if (s->rounds && !s->over)
		snprintf(title->round, sizeof title->round, C_("score", "round %d of %d"), t->round,
		         s->rounds);
	else if (s->target && !s->over)
		snprintf(title->round, sizeof title->round, C_("score", "round %d, to %d"), t->round,
		         s->target);
	else if (s->bets && !s->over)
		snprintf(title->round, sizeof title->round,
		         P_("round %d, %d bet on the table", "round %d, %d bets on the table", s->bets),
		         round, s->bets);
	else
		snprintf(title->round, sizeof title->round, C_("score", "round %d"), round);
	snprintf(title->round_short, sizeof title->round_short, C_("score", "r%d"), round);
	if (s->over)
		snprintf(title->turn, sizeof title->turn, "%s", _("over"));
	else
		snprintf(title->turn, sizeof title->turn, _("%s begins"), t->seat[t->turn].name);
	snprintf(title->turn_short, sizeof title->turn_short, "%s",
	         s->over ? title->turn : t->seat[t->turn].name);
	screen_title_clock(t, frame, title);
}

/* names: room for those of the lines, of a team those of its players. */
static struct chart_view chart_of(const struct score *s, const struct score_view *view,
                                  const struct frame *frame, struct label names[TABLE_SEATS])
{
	struct chart_view chart = {
		.head = C_("score", "TOTALS"),
		.series = frame->series,
		.seats = s->table.seats,
		.focus = score_side(s, view->focus),
		.room = frame->room,
	};

	every_seat (i, s->table) {
		game_side_names(&score_game, s, i, names[i].text, sizeof names[i].text);
		chart.seat[i] = (struct chart_seat){
			.name = names[i].text,
			.value = score_total(s, i),
			.out = !s->table.seat[i].in,
			.shared = score_side(s, i) != i,
			.style = ROLE_NORMAL,
		};
	}
	return chart;
}

static const char *touch(void *v, const void *state, int what, int n)
{
	struct score_view *view = v;

	view->focus = what == SPOT_CELL ? n / SCORE_ROUNDS : n;
	if (what == SPOT_CELL)
		view->row = n % SCORE_ROUNDS;
	return NULL;
}

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, NULL, N_("No players yet.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_NORMAL, "Enter", N_("type the names, in turn order:") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_ACCENT | STYLE_BOLD, NULL, "Alice Bob Carol Dave" },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_("The highest total wins; y changes that, or picks a game.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_(":phones gives each player a page on a phone.") },
	{ 0 },
};

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	struct score_scene s = { state, view, frame, frame->palette, win };

	if (s.s->table.seats == 0) {
		paint_first_steps(win, s.p, first_steps, 2, cursor_y, cursor_x);
	} else if (s.view->tab == SCORE_SHEET) {
		score_draw_sheet(&s, cursor_y, cursor_x);
	} else if (s.view->tab == SCORE_CHART) {
		struct label names[TABLE_SEATS];
		struct chart_view chart = chart_of(s.s, view, frame, names);

		chart_draw(&chart, s.p, win, cursor_y, cursor_x);
	} else {
		score_draw_panels(&s, cursor_y, cursor_x);
	}
}

static int seat_of(const void *view)
{
	return ((const struct score_view *)view)->focus;
}

static void turn_to(void *view, int seat)
{
	((struct score_view *)view)->focus = seat;
}

const struct screen score_screen = {
	.game = &score_game,
	.tour = score_tour,
	.keys = score_keys,
	.modes = score_modes,
	.keys_now = score_keys_now,
	.holes = score_holes,
	.sets_early = true,
	.view_size = sizeof(struct score_view),
	.seat = seat_of,
	.turn_to = turn_to,
	.fit = fit,
	.key = key,
	.changed = changed,
	.wake = wake,
	.charts = charts,
	.title = title,
	.draw = draw,
	.card = score_card_of,
	.touch = touch,
};
