/* SPDX-License-Identifier: MIT */
/* The question of what undo cannot repair, in letters where they have room: see bars.h. */
#include <stdio.h>
#include <string.h>

#include "bars.h"
#include "rules/core/utf8.h"
#include "screens/kit/letters.h"
#include "screens/kit/numbers.h"
#include "screens/kit/panel.h"
#include "screens/kit/spots.h"

enum { CONFIRM_COLS = 52, CONFIRM_TEXT = 6, LETTERS = 3, CHOICES = 4 };

static int wrapped(const char *text, int columns, char lines[CONFIRM_TEXT][300])
{
	int count = 0;

	while (*text && columns > 1 && count < CONFIRM_TEXT) {
		size_t bytes = text_wrap(text, columns);

		if (count == CONFIRM_TEXT - 1)
			bytes = strlen(text);
		snprintf(lines[count++], sizeof lines[0], "%.*s", (int)bytes, text);
		utf8_mend_end(lines[count - 1]);
		text += bytes;
		text += strspn(text, " ");
	}
	return count;
}

static void draw_frame(WINDOW *win, const struct palette *p, const char *title, const struct area *at)
{
	char chip[100];

	paint_blank(win, p, at->y, at->x, at->rows, at->cols);
	paint_frame(win, p, at->y, at->x, at->rows, at->cols, ROLE_DANGER, true);
	snprintf(chip, sizeof chip, "! %s", title);
	paint_chip(win, p, at->y, at->x + 2, at->cols - 4, ROLE_DANGER, chip);
}

static void draw_small(WINDOW *win, const struct palette *p, const struct confirm_view *view, int *cursor_y,
                       int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win);
	int width = smaller(larger(CONFIRM_COLS, text_width(view->detail) + 6), cols - 2), inner = width - 6;
	char lines[CONFIRM_TEXT][300];
	int count = wrapped(view->text, inner, lines);
	int height = 3 + count + (*view->detail ? 1 : 0) + view->choices;
	int y = rows > height ? (rows - height) / 2 : 0, x = (cols - width) / 2;

	draw_frame(win, p, view->title, &(struct area){ y, x, height, width });
	x += 3;
	y += 2;
	for (int i = 0; i < count; i++)
		paint(win, p, y++, x, inner, ROLE_NORMAL, lines[i]);
	if (*view->detail)
		paint_path(win, p, y++, x, inner, ROLE_DIM, view->detail);
	*cursor_y = *cursor_x = 0;
	for (int i = 0; i < view->choices; i++, y++) {
		int used = paint(win, p, y, x, inner, ROLE_ACCENT, view->choice[i].key) + 1;

		spot_put(p, win, y, x, 1, inner, 0, i);
		paint(win, p, y, x + used, inner - used,
		      ROLE_NORMAL | (view->choice[i].keeps ? STYLE_BOLD : 0), view->choice[i].text);
		if (view->choice[i].keeps && y < rows) {
			*cursor_y = y;
			*cursor_x = x < cols ? x : 0;
		}
	}
}

/* ---- in letters ---- */

struct large {
	struct big_name text, key[CHOICES], choice[CHOICES];
	int rows, cols, key_cols; /* of all; of the widest key */
};

/* In letters of at most so many rows. False: it has no room, or no letters. */
static bool fit_large(const struct palette *p, const struct confirm_view *view, int most, int rows, int cols,
                      struct large *out)
{
	int inner = cols - 10;

	big_name_fit(&out->text, p, view->text, most, BIG_NAME_LINES, rows / 2, inner);
	*out = (struct large){ .text = out->text, .rows = 4 + out->text.rows, .cols = out->text.cols };
	if (out->text.size < LETTERS)
		return false;
	for (int i = 0; i < view->choices; i++) {
		big_name_fit(&out->key[i], p, view->choice[i].key, out->text.size, 1, rows, inner);
		out->key_cols = larger(out->key_cols, out->key[i].cols);
	}
	for (int i = 0; i < view->choices; i++) {
		struct big_name *choice = &out->choice[i];

		big_name_fit(choice, p, view->choice[i].text, out->text.size, 1, rows,
		             inner - out->key_cols - 2 * LETTERS);
		if (choice->size < LETTERS)
			return false;
		out->rows += larger(choice->rows, out->key[i].rows) + 1;
		out->cols = larger(out->cols, out->key_cols + 2 * LETTERS + choice->cols);
	}
	out->rows += 2 * (*view->detail != '\0');
	out->cols = smaller(larger(out->cols, text_width(view->detail)), inner);
	return out->rows <= rows;
}

static void draw_large(WINDOW *win, const struct palette *p, const struct confirm_view *view,
                       const struct large *large, int *cursor_y, int *cursor_x)
{
	struct area at = { (getmaxy(win) - large->rows) / 2, (getmaxx(win) - large->cols - 8) / 2,
		           large->rows, large->cols + 8 };
	int y = at.y + 2, x = at.x + 4;

	draw_frame(win, p, view->title, &at);
	big_name_paint(win, p, y, x, ROLE_NORMAL, &large->text);
	y += large->text.rows + 1;
	if (*view->detail)
		paint_path(win, p, y, x, large->cols, ROLE_DIM, view->detail);
	y += 2 * (*view->detail != '\0');
	for (int i = 0; i < view->choices; i++) {
		int rows = larger(large->choice[i].rows, large->key[i].rows);
		int role = view->choice[i].keeps ? ROLE_GOOD : ROLE_NORMAL;

		big_name_paint(win, p, y, x, ROLE_ACCENT, &large->key[i]);
		big_name_paint(win, p, y, x + large->key_cols + 2 * LETTERS, role, &large->choice[i]);
		spot_put(p, win, y, x, rows, large->cols, 0, i);
		if (view->choice[i].keeps) {
			*cursor_y = y;
			*cursor_x = x;
		}
		y += rows + 1;
	}
}

void shell_draw_confirm(WINDOW *win, const struct palette *p, const struct confirm_view *view, int *cursor_y,
                        int *cursor_x)
{
	enum { BARS = 6 };
	struct large large;

	int rows = getmaxy(win) - BARS, cols = getmaxx(win);

	if (fit_large(p, view, 2 * LETTERS, rows, cols, &large) ||
	    fit_large(p, view, LETTERS_TALL, rows, cols, &large))
		draw_large(win, p, view, &large, cursor_y, cursor_x);
	else
		draw_small(win, p, view, cursor_y, cursor_x);
}
