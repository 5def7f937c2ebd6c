/* SPDX-License-Identifier: MIT */
/* See seats.h. Knows no game. */
#include "seats.h"

#include <stddef.h>

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

/* "Enter  type the names:" */
static void paint_step(WINDOW *win, const struct palette *p, int y, int x, int rows,
                       const struct text_line *line)
{
	int cols = getmaxx(win) - 1 - x, used = 0;
	const char *text = *line->text ? _(line->text) : "";

	if (line->key)
		used = paint(win, p, y, x, cols, ROLE_ACCENT, line->key) + 2;
	if (rows > 1)
		paint_paragraph(win, p, y, x + used, rows, cols - used, line->style, text);
	else
		paint(win, p, y, x + used, cols - used, line->style, text);
}

void paint_first_steps(WINDOW *win, const struct palette *p, const struct text_line *lines, int line_rows,
                       int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(win), x = getmaxx(win) < 60 ? 1 : 4, count = 0;

	*cursor_x = 0;
	while (lines[count].text)
		count++;
	for (int y = within(rows - count, rows > 12 ? 4 : rows > 6); lines->text; lines++, y++) {
		paint_step(win, p, y, x, line_rows, lines);
		if ((lines->style & ~STYLE_BOLD) == ROLE_ACCENT && !*cursor_x && y < rows) {
			*cursor_y = y;
			*cursor_x = x;
		}
	}
}
