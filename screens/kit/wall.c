/* SPDX-License-Identifier: MIT */
/* See wall.h. */
#include "wall.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "numbers.h"
#include "rules/core/reason.h"
#include "rules/core/utf8.h"
#include "spots.h"

enum { GAP = 2, BETWEEN = 6 /* two columns of a page */, MARK = 2 };

struct wall *wall_new(int rows, int columns)
{
	size_t row = (size_t)columns * sizeof(struct wall_cell);
	struct wall *wall = xcalloc(1, sizeof *wall + (size_t)rows * (sizeof *wall->row + row));
	struct wall_cell *cell = (struct wall_cell *)&wall->row[rows];

	for (int i = 0; i < rows; i++)
		wall->row[i].cell = cell + i * columns;
	wall->rows = rows;
	wall->columns = columns;
	wall->focus = wall->what = -1;
	return wall;
}

void wall_cell(struct wall *wall, int row, int column, int style, const char *format, ...)
{
	struct wall_cell *cell = &wall->row[row].cell[column];
	va_list list;

	va_start(list, format);
	vsnprintf(cell->text, sizeof cell->text, format, list);
	va_end(list);
	utf8_mend_end(cell->text);
	cell->style = style;
}

/* ---- the plan ---- */

struct plan {
	int cols[WALL_COLUMNS], width; /* of the columns, 0: not shown; of a row */
	bool brief;
	int head, across, per,
		each; /* rows of the heads; columns of the page, its rows, rows of each of them */
};

static const char *text_of(const struct wall_cell *cell, bool brief)
{
	return brief && *cell->brief ? cell->brief : cell->text;
}

static void measure(const struct wall *wall, int cols, struct plan *plan)
{
	plan->width = wall->focusable ? MARK : 0;
	for (int c = 0; c < wall->columns; c++) {
		int widest = 0;

		for (int i = 0; i < wall->rows && cols >= wall->column[c].from; i++)
			widest = larger(widest, text_width(text_of(&wall->row[i].cell[c], plan->brief)));
		if (widest && wall->column[c].head) {
			widest = larger(widest, text_width(wall->column[c].head));
			plan->head = 1;
		}
		plan->cols[c] = widest;
		plan->width += widest ? widest + GAP : 0;
	}
	plan->width -= GAP;
}

/* What is still too wide goes from the widest column of words. */
static void narrow(const struct wall *wall, int cols, struct plan *plan)
{
	int widest = 0;

	for (int c = 1; c < wall->columns; c++)
		if (!wall->column[c].right && plan->cols[c] > plan->cols[widest])
			widest = c;
	if (plan->width > cols) {
		plan->cols[widest] = larger(plan->cols[widest] - plan->width + cols, 1);
		plan->width = cols;
	}
}

static struct plan plan_of(const struct wall *wall, const struct area *at)
{
	struct plan plan = { .across = 1 };

	measure(wall, at->cols, &plan);
	if (plan.width > at->cols) {
		plan.brief = true;
		measure(wall, at->cols, &plan);
	}
	narrow(wall, at->cols, &plan);
	plan.per = larger(at->rows - plan.head, 1);
	while (plan.across * plan.per < wall->rows &&
	       (plan.across + 1) * (plan.width + BETWEEN) - BETWEEN <= at->cols)
		plan.across++;
	plan.each = within(plan.per / larger((wall->rows + plan.across - 1) / plan.across, 1), wall->spread);
	plan.each = larger(plan.each, 1);
	plan.head += plan.head && plan.each > 1; /* a blank row below the heads, too */
	plan.per /= plan.each;
	return plan;
}

int wall_beside(const struct wall *wall, const struct area *at)
{
	struct plan plan = plan_of(wall, at);

	return plan.across > 1 ? plan.per : 0;
}

/* ---- drawing ---- */

static void draw_cell(WINDOW *win, const struct palette *p, int y, int x, int cols, bool right, int style,
                      const char *text)
{
	if (right)
		paint_right(win, p, y, x + cols, cols, style, text);
	else
		paint(win, p, y, x, cols, style, text);
}

/* A row, or without one the heads. */
static void draw_row(WINDOW *win, const struct palette *p, const struct wall *wall, const struct plan *plan,
                     int y, int x, const struct wall_row *row)
{
	x += wall->focusable ? MARK : 0;
	for (int c = 0; c < wall->columns; c++) {
		const char *head = wall->column[c].head ? wall->column[c].head : "";

		if (!plan->cols[c])
			continue;
		draw_cell(win, p, y, x, plan->cols[c], wall->column[c].right,
		          row ? row->cell[c].style : ROLE_DIM,
		          row ? text_of(&row->cell[c], plan->brief) : head);
		x += plan->cols[c] + GAP;
	}
}

struct wall_shown wall_draw(WINDOW *win, const struct palette *p, struct area at, const struct wall *wall,
                            int page, int *cursor_y, int *cursor_x)
{
	struct plan plan = plan_of(wall, &at);
	int fit = plan.across * plan.per, top = page * fit;
	struct wall_shown shown = { .pages = larger((wall->rows + fit - 1) / fit, 1) };

	if (page < 0)
		top = within(wall->focus < fit ? 0 : wall->focus - fit / 2, wall->rows - fit);
	shown.top = top;
	shown.count = within(wall->rows - top, fit);
	shown.end = at.y + plan.head + smaller(shown.count, plan.per) * plan.each;
	for (int i = 0; i < shown.count; i++) {
		const struct wall_row *row = &wall->row[top + i];
		int y = at.y + plan.head + i % plan.per * plan.each,
		    x = at.x + i / plan.per * (plan.width + BETWEEN);

		if (i % plan.per == 0)
			draw_row(win, p, wall, &plan, at.y, x, NULL);
		draw_row(win, p, wall, &plan, y, x, row);
		if (wall->what >= 0)
			spot_put(p, win, y, x, plan.each, plan.width, wall->what, row->spot);
		if (top + i != wall->focus)
			continue;
		paint_mark(win, p, y, x, ROLE_ACCENT);
		*cursor_y = y;
		*cursor_x = x;
	}
	return shown;
}

/* ---- names ---- */

void wall_first_name(const char *name, const char *const *names, int count, char *out, size_t size)
{
	int first = (int)strcspn(name, " ");
	const char *last = strrchr(name, ' ');
	bool alone = true;

	for (int i = 0; i < count; i++)
		alone = alone && (names[i] == name || strncmp(names[i], name, (size_t)first) != 0 ||
		                  (int)strcspn(names[i], " ") != first);
	snprintf(out, size, "%.*s", first, name);
	if (!alone && last) {
		uint32_t point;
		int bytes = utf8_decode(last + 1, strlen(last + 1), &point);

		snprintf(out, size, "%.*s %.*s", first, name, larger(bytes, 0), last + 1);
	}
}
