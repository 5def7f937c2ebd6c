/* SPDX-License-Identifier: MIT */
/*
 * Draws the page of the settings, without knowing what a value does.
 */
#include "settings.h"

#include "rules/core/i18n.h"

enum { LEFT = 2, TOP = 2, GAP = 2 };

/* Where the values begin, and how far one row is from the next. */
struct places {
	int value_x, pitch;
};

static struct places places_of(const struct settings_view *view, int rows)
{
	struct places at = { .pitch = TOP + 2 * view->rows + 4 <= rows ? 2 : 1 };

	for (int i = 0; i < view->rows; i++)
		if (text_width(view->row[i].label) > at.value_x)
			at.value_x = text_width(view->row[i].label);
	at.value_x += LEFT + 2 + GAP;
	return at;
}

/* Chosen values are chips; the others keep the same room, so that choosing moves
 * nothing. */
static int value_cols(const struct setting_row *row, int value)
{
	return text_width(row->value[value]) + 2;
}

/* The first value shown, so that the chosen one is in sight where not all fit. */
static int first_value(const struct setting_row *row, int room)
{
	int first = row->chosen, used = value_cols(row, row->chosen);

	while (first > 0 && used + value_cols(row, first - 1) <= room)
		used += value_cols(row, --first);
	return first;
}

static void draw_row(const struct settings_view *view, const struct places *at, int n,
                     const struct palette *p, WINDOW *win, int *cursor_y, int *cursor_x)
{
	const struct setting_row *row = &view->row[n];
	int y = TOP + n * at->pitch, x = at->value_x, cols = getmaxx(win);
	int first = first_value(row, cols - 1 - x);
	bool focus = n == view->focus;

	if (y >= getmaxy(win))
		return;
	if (focus)
		paint_mark(win, p, y, LEFT, ROLE_ACCENT);
	paint(win, p, y, LEFT + 2, at->value_x - LEFT - 2, focus ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL,
	      row->label);
	if (first > 0)
		paint(win, p, y, x - 1, 1, ROLE_DIM, "~");
	for (int i = first; i < SETTING_VALUES && row->value[i] && x < cols - 1; i++) {
		if (i == row->chosen)
			paint_chip(win, p, y, x, cols - 1 - x, focus ? ROLE_ACCENT : ROLE_NORMAL,
			           row->value[i]);
		else
			paint(win, p, y, x + 1, cols - 2 - x, ROLE_DIM, row->value[i]);
		if (focus && i == row->chosen) {
			*cursor_y = y;
			*cursor_x = x;
		}
		x += value_cols(row, i);
	}
}

void settings_draw(const struct settings_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
                   int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win);
	struct places at = places_of(view, rows);
	int y = TOP + view->rows * at.pitch + (at.pitch == 2 ? 0 : 1);

	paint_blank(win, p, 0, 0, rows, cols);
	paint(win, p, 0, LEFT, cols - LEFT - 1, ROLE_NORMAL | STYLE_BOLD, _("SETTINGS"));
	for (int i = 0; i < view->rows; i++)
		draw_row(view, &at, i, p, win, cursor_y, cursor_x);
	if (y < rows)
		paint_paragraph(win, p, y, LEFT + 2, rows - y > 3 ? 2 : 1, cols - LEFT - 4, ROLE_NORMAL,
		                view->help);
	if (rows - 1 > y)
		paint(win, p, rows - 1, LEFT, cols - LEFT - 1, view->fault ? ROLE_WARNING : ROLE_DIM,
		      view->where);
}

bool settings_at(const struct settings_view *view, int rows, int cols, int y, int x, int *row, int *value)
{
	struct places at = places_of(view, rows);
	int value_x = at.value_x;

	*row = (y - TOP) / at.pitch;
	if (y < TOP || *row >= view->rows || x >= cols)
		return false;
	*value = -1;
	for (int i = first_value(&view->row[*row], cols - 1 - value_x);
	     i < SETTING_VALUES && view->row[*row].value[i]; i++) {
		if (x >= value_x && x < value_x + value_cols(&view->row[*row], i))
			*value = i;
		value_x += value_cols(&view->row[*row], i);
	}
	return true;
}
