/* SPDX-License-Identifier: MIT */
/* See seats.h. Knows no game. */
#include "seats.h"

#include <stddef.h>

#include "letters.h"
#include "rules/core/i18n.h"

/* ---- keys ---- */

bool step_of_key(int key, struct step *step)
{
	static const struct {
		int key;
		struct step step;
	} keys[] = {
		{ KEY_UP, { -1, 0 } },   { 'k', { -1, 0 } }, { KEY_DOWN, { 1, 0 } },  { 'j', { 1, 0 } },
		{ KEY_LEFT, { 0, -1 } }, { 'h', { 0, -1 } }, { KEY_RIGHT, { 0, 1 } }, { 'l', { 0, 1 } },
	};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (keys[i].key == key) {
			*step = keys[i].step;
			return true;
		}
	return false;
}

int seats_key(int key, int focus, int seats)
{
	int seat = key == '0' ? 9 : key - '1';

	if (seats && (key == '\t' || key == KEY_BTAB))
		return (focus + (key == '\t' ? 1 : seats - 1)) % seats;
	return key >= '0' && key <= '9' && seat < seats ? seat : -1;
}

int seats_step(struct step step, int focus, int seats, int across)
{
	int row = within(focus / across + step.down, (seats - 1) / across);
	int column = within(focus % across + step.right, across - 1);

	return within(row * across + column, seats - 1);
}

int seats_along(struct step step, int focus, int seats)
{
	return within(focus + step.down + step.right, seats - 1);
}

/* ---- what is shown for a while ---- */

int64_t sooner(int64_t a, int64_t b, int64_t now_ms)
{
	if (a <= now_ms)
		return b > now_ms ? b : 0;
	return b > now_ms && b < a ? b : a;
}

int64_t deltas_end(const struct delta *delta, int count, int64_t now_ms)
{
	int64_t next = 0;

	for (int i = 0; i < count; i++)
		next = sooner(next, delta[i].until_ms, now_ms);
	return next;
}

/* ---- an empty table ---- */

/* The first line in letters, the others far apart. False: there is no room for that. */
static bool paint_large_steps(WINDOW *win, const struct palette *p, const struct text_line *lines,
                              int *cursor_y, int *cursor_x)
{
	enum { ROOMY = 180, X = 8, EACH = 3 };
	int rows = getmaxy(win), cols = getmaxx(win), y = rows / 6;
	struct big_name head;

	if (rows < STEPS_ROWS || cols < STEPS_COLS)
		return false;
	big_name_fit(&head, p, _(lines->text),
	             cols >= ROOMY ? 6
	             : p->ascii    ? LETTERS_TALL
	                           : 3,
	             2, rows / 3, cols - 2 * X);
	big_name_paint(win, p, y, X, lines->style, &head);
	y += head.rows + EACH;
	for (lines++; lines->text && y < rows; lines++) {
		if (!*lines->text)
			continue;
		if (lines->style == ROLE_ACCENT && !*cursor_x) {
			*cursor_y = y;
			*cursor_x = X;
		}
		paint(win, p, y, X, cols - 2 * X, lines->style, _(lines->text));
		y += EACH;
	}
	return true;
}

void paint_first_steps(WINDOW *win, const struct palette *p, const struct text_line *lines, int line_rows,
                       int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win), x = cols < 40 ? 1 : 4;

	if (paint_large_steps(win, p, lines, cursor_y, cursor_x))
		return;
	for (int y = rows > 12 ? 4 : rows > 6 ? 1 : 0; lines->text; lines++, y++) {
		const char *text = *lines->text ? _(lines->text) : "";

		if (line_rows > 1)
			paint_paragraph(win, p, y, x, line_rows, cols - x - 1, lines->style, text);
		else
			paint(win, p, y, x, cols - x - 1, lines->style, text);
		if (lines->style == ROLE_ACCENT && !*cursor_x && y < rows) {
			*cursor_y = y;
			*cursor_x = x;
		}
	}
}
