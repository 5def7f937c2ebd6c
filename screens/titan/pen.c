/* SPDX-License-Identifier: MIT */
/*
 * A column of lines in the panel, painted from the top; lines beyond its end are left
 * out.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"

bool titan_pen_room(const struct titan_pen *pen, int rows)
{
	return pen->y + rows <= pen->end;
}

/* Nothing is painted outside the window, and paint() tells no columns there. */
int titan_pen_rows(const struct titan_pen *pen, void (*draw)(struct titan_pen *pen))
{
	enum { OUTSIDE = 10000 };
	struct titan_pen unseen = { pen->s, OUTSIDE, 2 * OUTSIDE, pen->x, pen->cols };

	draw(&unseen);
	return unseen.y - OUTSIDE;
}

void titan_pen_skip(struct titan_pen *pen)
{
	pen->y++;
}

void titan_pen_line(struct titan_pen *pen, int style, const char *format, ...)
{
	char text[600];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	titan_pen_text(pen, style, text);
}

/* Where the last whole part of so many bytes ends: before a "; ", a ", " or two blanks; 0: nowhere. */
static size_t whole_part(const char *text, size_t bytes)
{
	for (size_t i = bytes; i > 1; i--)
		if (text[i] == ' ' && (strchr(",;", text[i - 1]) || text[i + 1] == ' '))
			return strchr(",;", text[i - 1]) ? i - 1 : i;
	return 0;
}

void titan_shorten(char *text, int rows, int cols)
{
	static const char more[] = " ..", stop[] = "、";
	char *last = text;
	size_t bytes;

	for (int row = 1; row < rows; row++) {
		last += text_wrap(last, cols);
		last += strspn(last, " ");
	}
	if (text_width(last) <= cols)
		return;
	bytes = whole_part(last, text_wrap(last, cols));
	if (bytes) {
		last[bytes] = '\0';
		return;
	}
	bytes = text_wrap(last, cols - (int)strlen(more));
	while (bytes && strchr(" ,;:", last[bytes - 1]))
		bytes--;
	if (bytes >= strlen(stop) && strncmp(last + bytes - strlen(stop), stop, strlen(stop)) == 0)
		bytes -= strlen(stop);
	memcpy(last + bytes, more, sizeof more);
}

void titan_pen_text(struct titan_pen *pen, int style, const char *text)
{
	if (titan_pen_room(pen, text_rows(text, pen->cols)))
		pen->y += paint_paragraph(pen->s->win, pen->s->p, pen->y, pen->x, pen->end - pen->y,
		                          pen->cols, style, text);
}

enum { NARROW = 26 };

/* "d1" where there is little room, else "d1 Un". */
static int draw_chip(struct titan_pen *pen, int x, int unit, int end)
{
	const struct titan_unit *u = &pen->s->t->battle.unit[unit];
	char text[16];
	int width;

	snprintf(text, sizeof text, "%s%s%s", UNIT_ID(u), pen->cols < NARROW ? "" : " ",
	         pen->cols < NARROW ? "" : titan_creatures[u->creature].counter);
	width = (int)strlen(text);
	if (x + width > end)
		return 0;
	spot_put(pen->s->p, pen->s->win, pen->y, x, 1, width, SPOT_UNIT, unit);
	titan_paint(pen->s, pen->y, x, width, titan_side_style(pen->s, u->side), text);
	return width;
}

void titan_pen_units(struct titan_pen *pen, int style, const char *head, titan_units set)
{
	int x = pen->x, end = pen->x + pen->cols, indent;

	if (!set || !titan_pen_room(pen, 1 + (pen->cols < NARROW)))
		return;
	titan_paint(pen->s, pen->y, x, pen->cols, style, head);
	if (pen->cols < NARROW)
		pen->y++;
	else
		x += text_width(head) + 2;
	indent = x;
	each_of (i, set) {
		int used = set >> i & 1 ? draw_chip(pen, x, i, end) : 0;

		if (!used) {
			pen->y++;
			if (!titan_pen_room(pen, 1))
				return;
			x = indent;
			used = draw_chip(pen, x, i, end);
		}
		x += used + 1;
	}
	pen->y++;
}
