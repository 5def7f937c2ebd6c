/* SPDX-License-Identifier: MIT */
/*
 * The dice: how often each sum was thrown beside how often it was to be expected, as bars,
 * where the window is wide as columns with digits, where it is narrow as a table.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { CELLS_MAX = 80 };

enum { LEAST_SUM = 2, MOST_SUM = 12, SUMS_ACROSS = 6, TABLE_COLS = 3, SCALE = 3, SCALE_LARGE = 14 };

enum { COLUMN_COLS = 8, PITCH_LEAST = 10, BAR_COLS = 5, COLUMNS_LEAST = 14, HALVES_MOST = 20 };

/* Columns from a sum to the next, so far apart that 10 11 12 is not one number; 0: there is no room for
 * all sums. */
static int columns_pitch(const struct catan_scene *s, const struct catan_places *at)
{
	int pitch = (getmaxx(s->win) - 1 - at->dice_x - COLUMN_COLS) / (MOST_SUM - LEAST_SUM);

	return pitch >= PITCH_LEAST && at->panels.y - at->margin >= COLUMNS_LEAST ? pitch : 0;
}

static int last_sum(const struct catan *c)
{
	return c->die[0] ? c->die[0] + c->die[1] : 0;
}

/* Without room for bars: each sum and its count. */
static void draw_dice_table(const struct catan_scene *s, const struct catan_places *at)
{
	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++) {
		int n = sum - LEAST_SUM, y = at->margin + 2 - at->raised + n / SUMS_ACROSS * 3,
		    x = at->dice_x + n % SUMS_ACROSS * TABLE_COLS;
		bool last = sum == last_sum(s->c);

		paint_format(s->win, s->p, y, x, TABLE_COLS, last ? ROLE_ACCENT : ROLE_DIM, "%2d", sum);
		paint_format(s->win, s->p, y + 1, x, TABLE_COLS,
		             last ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD, "%2d", s->c->seen[sum]);
	}
}

/* Columns per roll, times 16, so that the longest bar fits. */
static int scale_of(const struct catan *c, int room, int wish)
{
	int most = 1;

	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++) {
		int expected = (int)catan_expected(c, sum) + 1;

		most = larger(most, larger(c->seen[sum], expected));
	}
	return most * wish <= room ? wish * 16 : room * 16 / most;
}

static void draw_sum(const struct catan_scene *s, const struct catan_places *at, int y, int end, int sum,
                     int scale)
{
	int style = sum == last_sum(s->c) ? ROLE_ACCENT : ROLE_DIM, seen = s->c->seen[sum];
	int bar = (seen * scale + 8) / 16, expected = (int)(catan_expected(s->c, sum) * scale / 16 + 0.5);
	int x = at->dice_x;
	char row[CELLS_MAX * 4];

	paint_format(s->win, s->p, y, x, 3, style == ROLE_ACCENT ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD,
	             "%2d", sum);
	catan_marks(catan_bar_mark(s, at->dice_pitch), bar, row, sizeof row);
	paint(s->win, s->p, y, x + 3, end - x - 3, style | STYLE_SHAPE, row);
	if (s->c->rolls)
		paint(s->win, s->p, y, x + 3 + expected, 1,
		      ROLE_WARNING | (bar > expected ? STYLE_REVERSE : 0), "|");
	x += 3 + (bar > expected && s->c->rolls ? bar : expected + (s->c->rolls > 0)) + 1;
	paint_format(s->win, s->p, y, x, end - x,
	             style == ROLE_ACCENT ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD, "%d", seen);
}

static void draw_dice_head(const struct catan_scene *s, const struct catan_places *at)
{
	int rolls = s->c->rolls, x = at->dice_x, end = getmaxx(s->win) - 1;
	const char *verdict = catan_verdict_text(catan_verdict(s->c));

	x += paint(s->win, s->p, at->margin, x, end - x, ROLE_NORMAL | STYLE_BOLD, _("DICE")) + 2;
	x += paint_format(s->win, s->p, at->margin, x, end - x, ROLE_DIM,
	                  P_("%d roll", "%d rolls", (unsigned long)rolls), rolls);
	if (!at->dice_table)
		x += paint(s->win, s->p, at->margin, x, end - x, ROLE_DIM,
		           columns_pitch(s, at) ? _(", - expected") : _(", | expected"));
	if (rolls && x + 2 + text_width(verdict) <= end)
		paint(s->win, s->p, at->margin, x + 2, end - x - 2,
		      catan_verdict(s->c) == CATAN_RARE ? ROLE_WARNING : ROLE_DIM, verdict);
}

/* ---- as columns ---- */

/* A bar of so many half rows that stands on row `foot`. */
static void draw_column(const struct catan_scene *s, int foot, int x, int halves, int style)
{
	style |= STYLE_SHAPE | (s->p->ascii ? STYLE_REVERSE : 0);
	for (int i = 0; i < halves / 2; i++)
		paint_run(s->win, s->p, foot - i, x, BAR_COLS, style, s->p->ascii ? L'#' : L'█');
	if (halves % 2 && !s->p->ascii)
		paint_run(s->win, s->p, foot - halves / 2, x, BAR_COLS, style, L'▄');
}

/* The sum below its bar, the count above it, a rule where the expected count ends. */
static void draw_sum_column(const struct catan_scene *s, int foot, int x, int sum, int halves)
{
	bool last = sum == last_sum(s->c);
	int seen = s->c->seen[sum], bar = seen * halves / 2, row, size = digits_small(s->p);
	int expected = (int)(catan_expected(s->c, sum) * halves / 2 + 0.5);

	draw_column(s, foot, x + 1, seen * halves, last ? ROLE_ACCENT : ROLE_DIM);
	row = foot - smaller(expected, foot);
	if (s->c->rolls)
		for (int i = 0; i < BAR_COLS; i++)
			paint(s->win, s->p, row, x + 1 + i, 1,
			      ROLE_WARNING | (expected < bar ? STYLE_REVERSE : 0), "-");
	digits_paint(s->win, s->p, foot + 2, x + 1 + (BAR_COLS + 1 - digits_width(sum, size)) / 2,
	             last ? ROLE_ACCENT : ROLE_NORMAL, sum, size);
	if (seen)
		digits_paint(s->win, s->p,
		             foot - larger(bar + seen * halves % 2, s->c->rolls ? expected + 1 : 0) -
		                     digits_rows(size),
		             x + 1 + (BAR_COLS + 1 - digits_width(seen, size)) / 2,
		             last ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD, seen, size);
}

static void draw_columns(const struct catan_scene *s, const struct catan_places *at, int pitch)
{
	int small = digits_rows(digits_small(s->p)), foot = at->panels.y - small - 3;
	int room = foot - at->margin - small - 2, most = 1, halves;

	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++)
		most = larger(most, larger(s->c->seen[sum], (int)catan_expected(s->c, sum) + 1));
	halves = within(2 * room / most, HALVES_MOST);
	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++)
		draw_sum_column(s, foot, at->dice_x + (sum - LEAST_SUM) * pitch, sum, larger(halves, 1));
}

void catan_draw_dice(const struct catan_scene *s, const struct catan_places *at)
{
	int end = getmaxx(s->win) - 1, x = at->dice_x, y = at->margin + 1 + (at->dice_pitch > 1);
	int scale = scale_of(s->c, end - x - 3 - 5, at->dice_pitch > 1 ? SCALE_LARGE : SCALE);

	draw_dice_head(s, at);
	if (columns_pitch(s, at)) {
		draw_columns(s, at, columns_pitch(s, at));
		return;
	}
	if (at->dice_table) {
		draw_dice_table(s, at);
		return;
	}
	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++, y += at->dice_pitch)
		draw_sum(s, at, y, end, sum, scale);
}
