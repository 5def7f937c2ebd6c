/* SPDX-License-Identifier: MIT */
/*
 * The one place that puts text into a window. It counts columns as the
 * terminal will and takes nothing on trust: not the text, not the place, not
 * the width of the window. Knows no game.
 */
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700 /* wcwidth */
#endif
#include "paint.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "../rules/utf8.h"

enum { REPLACEMENT = 0xfffd };

/* What takes one place on the screen: a character and the marks on it. */
struct glyph {
	wchar_t chars[CCHARW_MAX + 1];
	int columns;
	size_t bytes;
};

static bool is_joiner(uint32_t point)
{
	return point == 0x200d || (point >= 0xfe00 && point <= 0xfe0f);
}

/* Marks beyond what a cell holds are dropped, and so are the joiners of
 * pictures: they would make widths nobody can count. */
static void take_marks(struct glyph *glyph, const char *text, size_t size)
{
	int marks = 0, bytes;
	uint32_t point;

	while ((bytes = utf8_decode(text + glyph->bytes, size - glyph->bytes, &point)) > 0) {
		if (!is_joiner(point)) {
			if (utf8_is_control(point) || wcwidth((wchar_t)point) != 0)
				return;
			if (marks < CCHARW_MAX - 1)
				glyph->chars[++marks] = (wchar_t)point;
		}
		glyph->bytes += (size_t)bytes;
	}
}

/* Broken bytes, controls, marks on nothing and what has no width: U+FFFD. */
static struct glyph glyph_at(const char *text, size_t size)
{
	struct glyph glyph = { { REPLACEMENT }, 1, 1 };
	uint32_t point;
	int bytes = utf8_decode(text, size, &point), width;

	if (bytes == 0)
		return glyph;
	glyph.bytes = (size_t)bytes;
	width = utf8_is_control(point) ? -1 : wcwidth((wchar_t)point);
	if (width <= 0)
		return glyph;
	glyph.chars[0] = (wchar_t)point;
	glyph.columns = width;
	take_marks(&glyph, text, size);
	return glyph;
}

size_t text_fit(const char *text, int columns, int *used)
{
	size_t size = strlen(text), done = 0;
	int taken = 0;

	while (done < size) {
		struct glyph glyph = glyph_at(text + done, size - done);

		if (taken + glyph.columns > columns)
			break;
		taken += glyph.columns;
		done += glyph.bytes;
	}
	if (used)
		*used = taken;
	return done;
}

int text_width_to(const char *text, size_t bytes)
{
	int columns = 0;

	while (bytes) {
		struct glyph glyph = glyph_at(text, bytes);

		columns += glyph.columns;
		text += glyph.bytes;
		bytes -= glyph.bytes;
	}
	return columns;
}

int text_width(const char *text)
{
	return text_width_to(text, strlen(text));
}

int text_clip(const char *text, int columns, char *out, size_t size)
{
	int used = 0;
	size_t bytes = text_fit(text, columns, &used);

	if (size == 0)
		return 0;
	if (text[bytes] == '\0') {
		snprintf(out, size, "%s", text);
		utf8_mend_end(out);
		return used;
	}
	if (columns <= 0) {
		*out = '\0';
		return 0;
	}
	bytes = text_fit(text, columns - 1, &used);
	snprintf(out, size, "%.*s%*s~", (int)bytes, text, columns - 1 - used, "");
	utf8_mend_end(out);
	return columns;
}

/* How the cells of one call look. */
struct brush {
	WINDOW *win;
	const struct palette *palette;
	attr_t attr;
	short pair;
};

static struct brush brush_of(WINDOW *win, const struct palette *p, int style)
{
	int role = style & 0xff;
	struct brush brush = { win, p, p->attr[role], p->pair[role] };

	if (style & STYLE_BOLD)
		brush.attr |= A_BOLD;
	if (style & STYLE_UNDERLINE)
		brush.attr |= A_UNDERLINE;
	if (style & STYLE_REVERSE || (p->mono && role == ROLE_DANGER && !(style & STYLE_SHAPE)))
		brush.attr |= A_REVERSE;
	return brush;
}

static void put_cell(WINDOW *win, int y, int x, const wchar_t *chars, attr_t attr, short pair)
{
	cchar_t cell;

	if (setcchar(&cell, chars, attr, pair, NULL) == OK)
		mvwadd_wchnstr(win, y, x, &cell, 1);
}

/* ncurses numbers the columns of a wide character in the lowest bits. */
static bool is_second_half(WINDOW *win, int y, int x, cchar_t *cell)
{
	return x > 0 && x < getmaxx(win) && mvwin_wch(win, y, x, cell) == OK &&
	       (cell->attr & A_CHARTEXT) > 1;
}

/* A half of a wide character that would be left over corrupts the whole row
 * on the terminal: it becomes a blank of the same look. */
static void blank_half(WINDOW *win, int y, int seen, int blank)
{
	cchar_t cell;

	if (is_second_half(win, y, seen, &cell))
		put_cell(win, y, blank, L" ", cell.attr & A_ATTRIBUTES & ~A_CHARTEXT & ~A_COLOR,
		         (short)PAIR_NUMBER(cell.attr));
}

static void put(const struct brush *brush, int y, int x, const wchar_t *chars, int columns)
{
	blank_half(brush->win, y, x, x - 1);
	put_cell(brush->win, y, x, chars, brush->attr, brush->pair);
	blank_half(brush->win, y, x + columns, x + columns);
}

static void put_blanks(const struct brush *brush, int y, int x, int end)
{
	for (; x < end; x++)
		put(brush, y, x, L" ", 1);
}

/* Where the locale cannot show it: as many '?' as it would take columns. */
static void put_glyph(const struct brush *brush, int y, int x, const struct glyph *glyph)
{
	if (brush->palette->utf8 || glyph->chars[0] < 0x80) {
		put(brush, y, x, glyph->chars, glyph->columns);
		return;
	}
	for (int i = 0; i < glyph->columns; i++)
		put(brush, y, x + i, L"?", 1);
}

/* The columns of the wish that are inside the window. */
static int room_at(WINDOW *win, int y, int x, int columns)
{
	int rows = getmaxy(win), cols = getmaxx(win);

	if (y < 0 || y >= rows || x < 0 || x >= cols)
		return 0;
	return columns < cols - x ? columns : cols - x;
}

int paint(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text)
{
	struct brush brush = brush_of(win, p, style);
	size_t size = strlen(text);
	int used = 0, limit;
	bool clipped;

	columns = room_at(win, y, x, columns);
	if (columns <= 0)
		return 0;
	clipped = text_width(text) > columns;
	limit = clipped ? columns - 1 : columns;
	while (size) {
		struct glyph glyph = glyph_at(text, size);

		if (used + glyph.columns > limit)
			break;
		put_glyph(&brush, y, x + used, &glyph);
		used += glyph.columns;
		text += glyph.bytes;
		size -= glyph.bytes;
	}
	if (!clipped)
		return used;
	put_blanks(&brush, y, x + used, x + limit);
	put(&brush, y, x + limit, L"~", 1);
	return columns;
}

int paint_padded(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text)
{
	struct brush brush = brush_of(win, p, style);
	int used = paint(win, p, y, x, columns, style, text);

	columns = room_at(win, y, x, columns);
	put_blanks(&brush, y, x + used, x + columns);
	return columns > 0 ? columns : 0;
}

int paint_right(WINDOW *win, const struct palette *p, int y, int end, int columns, int style, const char *text)
{
	int width = text_width(text);

	if (columns > end)
		columns = end;
	if (width > columns)
		width = columns;
	return width > 0 ? paint(win, p, y, end - width, width, style, text) : 0;
}

int paint_centre(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text)
{
	int spare = columns - text_width(text);

	if (spare < 0)
		spare = 0;
	return paint(win, p, y, x + spare / 2, columns - spare / 2, style, text);
}

int paint_format(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *format, ...)
{
	char text[1000];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	utf8_mend_end(text);
	return paint(win, p, y, x, columns, style, text);
}

int paint_chip(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text)
{
	int width = text_width(text) + 2, used;

	if (width > columns)
		width = columns;
	if (width < 3)
		return 0;
	style |= STYLE_REVERSE;
	used = paint_padded(win, p, y, x, width, style, " ");
	paint(win, p, y, x + 1, width - 2, style, text);
	return used;
}

/* The lines, light and heavy, and what stands for them in plain ASCII. */
enum line { LINE_ACROSS, LINE_DOWN, LINE_NW, LINE_NE, LINE_SW, LINE_SE };

static const wchar_t *line_char(const struct palette *p, enum line line, bool heavy)
{
	static const wchar_t *const light_lines[] = { L"─", L"│", L"┌", L"┐", L"└", L"┘" };
	static const wchar_t *const heavy_lines[] = { L"━", L"┃", L"┏", L"┓", L"┗", L"┛" };
	static const wchar_t *const plain[] = { L"-", L"|", L"+", L"+", L"+", L"+" };

	if (!p->ascii)
		return heavy ? heavy_lines[line] : light_lines[line];
	return heavy && line == LINE_ACROSS ? L"=" : plain[line];
}

void paint_rule(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, bool heavy)
{
	struct brush brush = brush_of(win, p, style | STYLE_SHAPE);
	int end = x + room_at(win, y, x, columns);

	for (; x < end; x++)
		put(&brush, y, x, line_char(p, LINE_ACROSS, heavy), 1);
}

static void paint_down(WINDOW *win, const struct palette *p, int y, int x, int rows, int style, bool heavy)
{
	struct brush brush = brush_of(win, p, style | STYLE_SHAPE);

	for (int end = y + rows; y < end; y++)
		if (room_at(win, y, x, 1) > 0)
			put(&brush, y, x, line_char(p, LINE_DOWN, heavy), 1);
}

void paint_frame(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns, int style, bool heavy)
{
	struct brush brush = brush_of(win, p, style | STYLE_SHAPE);
	int bottom = y + rows - 1, right = x + columns - 1;
	const struct { enum line line; int y, x; } corners[] = {
		{ LINE_NW, y, x }, { LINE_NE, y, right }, { LINE_SW, bottom, x }, { LINE_SE, bottom, right },
	};

	if (rows < 2 || columns < 2)
		return;
	paint_rule(win, p, y, x, columns, style, heavy);
	paint_rule(win, p, bottom, x, columns, style, heavy);
	paint_down(win, p, y + 1, x, rows - 2, style, heavy);
	paint_down(win, p, y + 1, right, rows - 2, style, heavy);
	for (int i = 0; i < 4; i++)
		if (room_at(win, corners[i].y, corners[i].x, 1) > 0)
			put(&brush, corners[i].y, corners[i].x, line_char(p, corners[i].line, heavy), 1);
}

void paint_blank(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns)
{
	for (int end = y + rows; y < end; y++)
		paint_padded(win, p, y, x, columns, ROLE_NORMAL, "");
}

void paint_mark(WINDOW *win, const struct palette *p, int y, int x, int style)
{
	struct brush brush = brush_of(win, p, style | STYLE_SHAPE);

	if (room_at(win, y, x, 1) > 0)
		put(&brush, y, x, p->ascii ? L">" : L"▸", 1);
}
