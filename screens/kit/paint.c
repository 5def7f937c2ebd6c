/* SPDX-License-Identifier: MIT */
/*
 * The only file that puts text into a window. It counts columns as the
 * terminal will and trusts neither the text nor the place nor the width of the
 * window. Independent of games.
 */
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700 /* wcwidth; NOLINT(bugprone-reserved-identifier) */
#endif
#include "paint.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "canvas.h"
#include "numbers.h"
#include "rules/core/utf8.h"

enum { REPLACEMENT = 0xfffd };

/* One place on the screen: a character and the marks on it. */
struct glyph {
	struct cell cell;
	int columns;
	size_t bytes;
};

/* Widths of the characters drawn most: the C library searches its tables. */
static int width_of(uint32_t point)
{
	if ((point >= 0x20 && point < 0x7f) || (point >= 0x2500 && point < 0x25a0))
		return 1;
	return utf8_is_control(point) ? -1 : wcwidth((wchar_t)point);
}

/* Drop marks beyond the room of a cell, and the joiners of emoji: no two
 * terminals agree on their width. */
static void take_marks(struct glyph *glyph, const char *text, size_t size)
{
	int marks = 0, bytes;
	uint32_t point;

	while ((bytes = utf8_decode(text + glyph->bytes, size - glyph->bytes, &point)) > 0) {
		bool joiner = utf8_is_joiner(point) || (point >= 0xfe00 && point <= 0xfe0f);

		if (!joiner) {
			if (width_of(point) != 0)
				return;
			if (marks < CELL_MARKS && point <= UINT16_MAX)
				glyph->cell.mark[marks++] = (uint16_t)point;
		}
		glyph->bytes += (size_t)bytes;
	}
}

/* Broken bytes, controls, marks on nothing and what has no width: U+FFFD. */
static struct glyph glyph_at(const char *text, size_t size)
{
	struct glyph glyph = { { .point = REPLACEMENT }, 1, 1 };
	uint32_t point;
	int bytes, width;

	/* printable ASCII without a mark behind it */
	if (*text >= 0x20 && *text < 0x7f && (size == 1 || (unsigned char)text[1] < 0x80)) {
		glyph.cell.point = *text;
		return glyph;
	}
	bytes = utf8_decode(text, size, &point);
	if (bytes == 0)
		return glyph;
	glyph.bytes = (size_t)bytes;
	width = width_of(point);
	if (width <= 0)
		return glyph;
	glyph.cell.point = (wchar_t)point;
	glyph.columns = width;
	take_marks(&glyph, text, size);
	return glyph;
}

size_t text_fit(const char *text, int columns, int *used)
{
	size_t size = strlen(text), room = columns > 0 ? (size_t)columns : 0;
	size_t done = utf8_plain(text, size < room ? size : room);
	int taken;

	if (done && done < size) /* a mark may stand on the last one */
		done--;
	taken = (int)done;
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
	size_t plain = utf8_plain(text, bytes);
	int columns = (int)plain;

	if (plain == bytes)
		return columns;
	if (plain) /* a mark may stand on the last one */
		plain = (size_t)--columns;
	text += plain;
	bytes -= plain;
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

static bool is_one_of(const char *const *marks, const char *text)
{
	for (; *marks; marks++)
		if (strncmp(*marks, text, strlen(*marks)) == 0)
			return true;
	return false;
}

static bool is_katakana(wchar_t point)
{
	return point >= 0x30a0 && point <= 0x30ff;
}

static bool is_hiragana(wchar_t point)
{
	return point >= 0x3041 && point <= 0x309f;
}

static bool is_kanji(wchar_t point)
{
	return point >= 0x4e00 && point <= 0x9fff;
}

/* Within a word of katakana; a row may end after its middle dot. */
static bool is_katakana_word(wchar_t before, wchar_t point)
{
	return is_katakana(before) && before != 0x30fb && is_katakana(point);
}

/* Within a word, or before what ends it: "切れ", "統率者". The particle を ends it. */
static bool is_word(wchar_t before, wchar_t point)
{
	return (is_hiragana(point) && before != 0x3092) || (is_kanji(before) && is_kanji(point));
}

/* A blank before what keeps to the word there: a particle after Latin letters ("Space で"), a number, an
 * arrow. */
static bool is_tie(const char *text, size_t blank)
{
	const char *tail = text + blank + 1;
	unsigned char before = (unsigned char)text[blank - 1];

	if (*tail >= '0' && *tail <= '9')
		return before >= 'A' || before == '>';
	return is_hiragana(glyph_at(tail, strlen(tail)).cell.point) || strncmp(tail, "->", 2) == 0;
}

size_t text_wrap(const char *text, int columns)
{
	static const char *const stops[] = { "、", "。", "」", "）", NULL };
	/* No row begins with these. */
	static const char *const tied[] = { "、", "。", "」", "）", "ー", "っ", "ッ", "ゃ",
		                            "ャ", "ゅ", "ュ", "ょ", "ョ", "々", NULL };
	size_t bytes = text_fit(text, columns, NULL), good = 0, word = 0, wide = 0;
	size_t size = strlen(text);
	wchar_t before = 0;
	bool was_wide = false;

	if (bytes == size)
		return bytes;
	for (size_t at = 0; at <= bytes;) {
		struct glyph glyph = glyph_at(text + at, size - at);
		bool is_wide = glyph.columns == 2;

		if (at && ((text[at] == ' ' && !is_tie(text, at)) ||
		           (at >= 3 && is_one_of(stops, text + at - 3) && !is_one_of(tied, text + at))))
			good = at;
		else if (at && is_wide && was_wide && !is_one_of(tied, text + at) &&
		         !is_katakana_word(before, glyph.cell.point)) {
			wide = at;
			word = is_word(before, glyph.cell.point) ? word : at;
		}
		was_wide = is_wide;
		before = glyph.cell.point;
		at += glyph.bytes;
	}
	/* Between wide words rather than leave a third of the row blank, within one rather than half. */
	if (word > good && good < bytes - bytes / 3)
		good = word;
	if (wide > good && good < bytes / 2)
		return wide;
	return good ? good : bytes;
}

/* The rest of a paragraph after its first row; at least one character goes. */
static const char *after_row(const char *text, int columns)
{
	size_t bytes = text_wrap(text, columns);

	text += bytes ? bytes : strlen(text);
	return text + strspn(text, " ");
}

int text_rows(const char *text, int columns)
{
	int rows = 0;

	for (; *text; text = after_row(text, columns))
		rows++;
	return rows;
}

enum { CUT = 2 }; /* columns of ".." */

int text_clip(const char *text, int columns, char *out, size_t size)
{
	int used = 0, dots;
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
	dots = smaller(columns, CUT);
	bytes = text_fit(text, columns - dots, &used);
	snprintf(out, size, "%.*s%*s%.*s", (int)bytes, text, columns - dots - used, "", dots, "..");
	utf8_mend_end(out);
	return columns;
}

/* The attributes and the pair of a style. Where bold is another colour, it would make a player's
 * colour another player's, and the black upon a chip grey. */
static attr_t look_of(const struct palette *p, int style)
{
	int role = style & 0xff, tint = style / STYLE_TINT % TINTS;
	bool shape = style & STYLE_SHAPE && p->drawn[role], chip = style & STYLE_REVERSE;
	attr_t attr = shape ? p->drawn_attr[role] : p->attr[role];
	short pair = shape ? p->drawn[role] : p->pair[role];

	if (style & STYLE_BOLD && !(p->bold_is_bright && role >= ROLE_SEAT))
		attr |= A_BOLD;
	if (style & STYLE_UNDERLINE)
		attr |= A_UNDERLINE;
	chip |= p->loud && role == ROLE_DANGER && !(style & STYLE_SHAPE);
	if (chip)
		attr &= ~(attr_t)(A_DIM | (p->bold_is_bright ? A_BOLD : 0)); /* none reads faint on faint */
	if (chip && p->chip[role] && !(style & STYLE_SHAPE)) {
		pair = p->chip[role];
		attr |= p->chip_attr[role];
	} else if (chip) {
		attr |= A_REVERSE;
	} else if (tint && p->tinted[tint][role]) {
		pair = p->tinted[tint][role];
	}
	return attr | (attr_t)COLOR_PAIR(pair);
}

/* Cells side by side: those of the canvas itself, or, without one, many on their
 * way into a window at once. */
struct strip {
	WINDOW *win;
	const struct palette *palette;
	attr_t look;
	int y, x; /* where the next cell goes */
	struct cell *next, *full;
	struct cell cell[CELLS_AT_ONCE];
};

/* The columns of the wish that are inside the window. */
static int room_at(WINDOW *win, int y, int x, int columns)
{
	int rows = getmaxy(win), cols = getmaxx(win);

	if (y < 0 || y >= rows || x < 0 || x >= cols)
		return 0;
	return columns < cols - x ? columns : cols - x;
}

/* For at least one and up to `columns` cells; false: the place is out of sight. */
static bool strip_begin(struct strip *strip, WINDOW *win, const struct palette *p, attr_t look, int y, int x,
                        int columns)
{
	strip->win = win;
	strip->palette = p;
	strip->look = look;
	strip->y = y;
	strip->x = x;
	if (p->canvas) {
		strip->next = canvas_open(p->canvas, win, y, x, columns);
		strip->full = NULL;
	} else {
		strip->next = strip->cell;
		strip->full = strip->cell + CELLS_AT_ONCE;
	}
	return strip->next != NULL;
}

static void strip_end(struct strip *strip)
{
	int cells;

	if (!strip->full) {
		canvas_close(strip->next);
		return;
	}
	cells = (int)(strip->next - strip->cell);
	if (cells)
		cells_put(strip->win, strip->y, strip->x - cells, strip->cell, cells);
	strip->next = strip->cell;
}

static void strip_point(struct strip *strip, wchar_t point)
{
	if (strip->next == strip->full)
		strip_end(strip);
	*strip->next++ = (struct cell){ .point = point, .look = strip->look };
	strip->x++;
}

static void strip_points(struct strip *strip, wchar_t point, int end)
{
	while (strip->x < end)
		strip_point(strip, point);
}

/* As many '?' as columns, for a character that the locale cannot show. */
static void strip_glyph(struct strip *strip, const struct glyph *glyph)
{
	bool shown = strip->palette->utf8 || glyph->cell.point < 0x80;

	if (strip->full && strip->full - strip->next < glyph->columns)
		strip_end(strip); /* both columns of a character go at once */
	for (int i = 0; i < glyph->columns; i++)
		strip_point(strip, !shown ? L'?' : i ? L'\0' : glyph->cell.point);
	if (shown)
		memcpy(strip->next[-glyph->columns].mark, glyph->cell.mark, sizeof glyph->cell.mark);
}

/* Printable ASCII without marks, as much as fits. Returns the bytes. */
static size_t strip_plain(struct strip *strip, const char *text, size_t size, int end)
{
	size_t plain = utf8_plain(text, size), room = (size_t)(end - strip->x);

	if (plain < size && plain && (unsigned char)text[plain] >= 0x80)
		plain--; /* what follows may be a mark on it */
	if (plain > room)
		plain = room;
	for (size_t i = 0; i < plain; i++)
		strip_point(strip, text[i]);
	return plain;
}

/* Adds text up to column `end`; what does not fit ends in "..". */
static void strip_text(struct strip *strip, const char *text, int end)
{
	size_t size = strlen(text);
	int room = end - strip->x, stop = end;

	if (size > (size_t)room && text_width(text) > room)
		stop -= smaller(room, CUT);
	while (size) {
		size_t plain = strip_plain(strip, text, size, stop);
		struct glyph glyph;

		text += plain;
		size -= plain;
		if (!size)
			return;
		glyph = glyph_at(text, size);
		if (strip->x + glyph.columns > stop) {
			strip_points(strip, L' ', stop);
			strip_points(strip, L'.', end);
			return;
		}
		strip_glyph(strip, &glyph);
		text += glyph.bytes;
		size -= glyph.bytes;
	}
}

/* Returns the columns that the text took. */
static int paint_strip(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                       const char *text, bool padded)
{
	struct strip strip;
	int used;

	columns = room_at(win, y, x, columns);
	if (columns <= 0 || !(*text || padded) ||
	    !strip_begin(&strip, win, p, look_of(p, style), y, x, columns))
		return 0;
	strip_text(&strip, text, x + columns);
	used = strip.x - x;
	if (padded)
		strip_points(&strip, L' ', x + columns);
	strip_end(&strip);
	return padded ? columns : used;
}

int paint(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text)
{
	return paint_strip(win, p, y, x, columns, style, text, false);
}

int paint_padded(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text)
{
	return paint_strip(win, p, y, x, columns, style, text, true);
}

int paint_right(WINDOW *win, const struct palette *p, int y, int end, int columns, int style,
                const char *text)
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

int paint_path(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *path)
{
	const char *name = strrchr(path, '/');
	int room = name ? columns - CUT - text_width(name) : 0;

	if (room < 1 || text_width(path) <= columns)
		return paint(win, p, y, x, columns, style, path);
	return paint_format(win, p, y, x, columns, style, "%.*s..%s", (int)text_fit(path, room, NULL), path,
	                    name);
}

int paint_format(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                 const char *format, ...)
{
	char text[1000];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	utf8_mend_end(text);
	return paint(win, p, y, x, columns, style, text);
}

int paint_paragraph(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns, int style,
                    const char *text)
{
	char line[1000];
	int used = 0;

	for (; *text && used < rows; used++) {
		const char *rest = after_row(text, columns);

		if (used + 1 == rows || !*rest)
			snprintf(line, sizeof line, "%s", text);
		else
			snprintf(line, sizeof line, "%.*s", (int)text_wrap(text, columns), text);
		utf8_mend_end(line);
		paint(win, p, y + used, x, columns, style, line);
		text = rest;
	}
	return used;
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

int seat_role(int seat)
{
	return ROLE_SEAT + seat % (ROLE_PIECE - ROLE_SEAT);
}

int paint_seat(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, int seat)
{
	return paint_chip(win, p, y, x, columns, style, text_number(seat + 1).of);
}

/* The same character, of one column, all over an area. */
static void paint_area(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns, attr_t look,
                       wchar_t point)
{
	int end = y + rows < getmaxy(win) ? y + rows : getmaxy(win);
	struct cell cell = { .point = point, .look = look };

	if (y < 0)
		y = 0;
	columns = room_at(win, y, x, columns);
	if (columns <= 0)
		return;
	if (p->canvas) {
		canvas_fill(p->canvas, win, y, x, end - y, columns, cell);
		return;
	}
	for (; y < end; y++)
		cells_fill(win, y, x, cell, columns);
}

/* The lines, light and heavy, and what stands for them in plain ASCII. */
enum frame_line { LINE_ACROSS, LINE_DOWN, LINE_NW, LINE_NE, LINE_SW, LINE_SE };

static wchar_t line_char(const struct palette *p, enum frame_line line, bool heavy)
{
	static const wchar_t light_lines[] = L"─│┌┐└┘", heavy_lines[] = L"━┃┏┓┗┛", plain[] = L"-|++++";

	if (!p->ascii)
		return heavy ? heavy_lines[line] : light_lines[line];
	return heavy && line == LINE_ACROSS ? L'=' : plain[line];
}

void paint_run(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, wchar_t point)
{
	attr_t look = look_of(p, style);

	if (p->solid && point == L'#' && style & STYLE_SHAPE && style & STYLE_REVERSE)
		point = L' ';
	if (p->solid && point == L'█' && !(look & (A_DIM | A_UNDERLINE))) {
		point = L' ';
		look ^= A_REVERSE;
	}
	paint_area(win, p, y, x, 1, columns, look, point);
}

wchar_t paint_point(WINDOW *win, const struct palette *p, int y, int x)
{
	wchar_t text[CCHARW_MAX + 1] = L"";
	attr_t look = A_NORMAL;
	cchar_t cell;
	short pair;

	if (p->canvas)
		text[0] = canvas_point(p->canvas, win, y, x, &look);
	else if (mvwin_wch(win, y, x, &cell) == OK)
		getcchar(&cell, text, &look, &pair, NULL);
	return p->solid && text[0] == L' ' && look & A_REVERSE ? p->ascii ? L'#' : L'█' : text[0];
}

int paint_shape_style(const struct palette *p, int style)
{
	if (p->ascii)
		return style | STYLE_SHAPE | STYLE_REVERSE;
	return style & STYLE_REVERSE ? style : style | STYLE_SHAPE;
}

void paint_rule(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, bool heavy)
{
	paint_run(win, p, y, x, columns, style | STYLE_SHAPE, line_char(p, LINE_ACROSS, heavy));
}

void paint_frame(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns, int style,
                 bool heavy)
{
	int bottom = y + rows - 1, right = x + columns - 1;
	/* clang-format off */
	const struct { enum frame_line line; int y, x, rows, columns; } lines[] = {
		{ LINE_ACROSS, y, x + 1, 1, columns - 2 }, { LINE_ACROSS, bottom, x + 1, 1, columns - 2 },
		{ LINE_DOWN, y + 1, x, rows - 2, 1 }, { LINE_DOWN, y + 1, right, rows - 2, 1 },
		{ LINE_NW, y, x, 1, 1 }, { LINE_NE, y, right, 1, 1 }, { LINE_SW, bottom, x, 1, 1 }, { LINE_SE,
		  bottom, right, 1, 1 },
	};
	/* clang-format on */
	attr_t look = look_of(p, style | STYLE_SHAPE);

	if (rows < 2 || columns < 2)
		return;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		paint_area(win, p, lines[i].y, lines[i].x, lines[i].rows, lines[i].columns, look,
		           line_char(p, lines[i].line, heavy));
}

void paint_blank(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns)
{
	paint_area(win, p, y, x, rows, columns, look_of(p, ROLE_NORMAL), L' ');
}

void paint_mark(WINDOW *win, const struct palette *p, int y, int x, int style)
{
	paint_run(win, p, y, x, 1, style | STYLE_SHAPE, p->ascii ? L'>' : L'▸');
}
