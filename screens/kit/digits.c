/* SPDX-License-Identifier: MIT */
/*
 * The glyphs, as tables. Five rows and more are made of squares two columns
 * wide ('#' below), so that doubling is counting; three rows need the half
 * blocks, or 0 and 8 would look the same, and are written where there are none.
 */
#include "digits.h"

#include <ctype.h>
#include <string.h>

#include "numbers.h"

/* The digits in their order, then the signs. Those of one cell stand between two digits. */
enum { GLYPHS = 16 };
static const char signs[GLYPHS + 1] = "0123456789-+:/.!";

/* clang-format off */
static const char *const squares_5[5][GLYPHS] = {
	{ "###", " # ", "###", "###", "# #", "###", "###", "###", "###", "###", "   ", "   ", " ", "  #", " ", "#" },
	{ "# #", "## ", "  #", "  #", "# #", "#  ", "#  ", "  #", "# #", "# #", "   ", " # ", "#", "  #", " ", "#" },
	{ "# #", " # ", "###", "###", "###", "###", "###", "  #", "###", "###", "###", "###", " ", " # ", " ", "#" },
	{ "# #", " # ", "#  ", "  #", "  #", "  #", "# #", "  #", "# #", "  #", "   ", " # ", "#", "#  ", " ", " " },
	{ "###", "###", "###", "###", "  #", "###", "###", "  #", "###", "###", "   ", "   ", " ", "#  ", "#", "#" },
};

static const char *const squares_7[7][GLYPHS] = {
	{ "####", "  # ", "####", "####", "#  #", "####", "####", "####", "####", "####", "    ", "   ", " ", "   #", " ", "#" },
	{ "#  #", " ## ", "   #", "   #", "#  #", "#   ", "#   ", "   #", "#  #", "#  #", "    ", "   ", " ", "   #", " ", "#" },
	{ "#  #", "  # ", "   #", "   #", "#  #", "#   ", "#   ", "   #", "#  #", "#  #", "    ", " # ", "#", "  # ", " ", "#" },
	{ "#  #", "  # ", "####", "####", "####", "####", "####", "   #", "####", "####", "####", "###", " ", "  # ", " ", "#" },
	{ "#  #", "  # ", "#   ", "   #", "   #", "   #", "#  #", "   #", "#  #", "   #", "    ", " # ", "#", " #  ", " ", "#" },
	{ "#  #", "  # ", "#   ", "   #", "   #", "   #", "#  #", "   #", "#  #", "   #", "    ", "   ", " ", "#   ", " ", " " },
	{ "####", " ###", "####", "####", "   #", "####", "####", "   #", "####", "####", "    ", "   ", " ", "#   ", "#", "#" },
};

static const char *const halves[3][GLYPHS] = {
	{ "█▀█", "▄█ ", "▀▀█", "▀▀█", "█ █", "█▀▀", "█▀▀", "▀▀█", "█▀█", "█▀█", "   ", " ▄ ", "▄", "  █", " ", "█" },
	{ "█ █", " █ ", "█▀▀", "▀▀█", "▀▀█", "▀▀█", "█▀█", "  █", "█▀█", "▀▀█", "▀▀▀", "▀█▀", "▄", "▄▀ ", " ", "▀" },
	{ "▀▀▀", "▀▀▀", "▀▀▀", "▀▀▀", "  ▀", "▀▀▀", "▀▀▀", "  ▀", "▀▀▀", "▀▀▀", "   ", "   ", " ", "▀  ", "▀", "▀" },
};
/* clang-format on */

static const struct size {
	int rows, gap, scale;
} sizes[] = {
	{ 28, 8, 4 }, { 21, 6, 3 }, { 20, 6, 4 }, { 15, 4, 3 }, { 14, 4, 2 },
	{ 10, 3, 2 }, { 7, 2, 1 },  { 5, 2, 1 },  { 3, 1, 1 },
};

enum { SIZES = sizeof sizes / sizeof *sizes, SMALLEST = 3 };

static const struct size *size_of(int rows)
{
	for (int i = 0; i < SIZES; i++)
		if (sizes[i].rows == rows)
			return &sizes[i];
	return NULL;
}

int digits_smaller(int size)
{
	for (int i = 0; i < SIZES; i++)
		if (size == 0 || sizes[i].rows < size)
			return sizes[i].rows;
	return 0;
}

/* The place of a sign in the tables; -1: it has no glyph. */
static int glyph_of(char sign)
{
	const char *at;

	if (sign >= '0' && sign <= '9')
		return sign - '0';
	at = sign ? strchr(signs, sign) : NULL;
	return at ? (int)(at - signs) : -1;
}

const char *digits_cells(char sign, int row)
{
	return glyph_of(sign) < 0 ? NULL : halves[row][glyph_of(sign)];
}

/* One row of a glyph before it is enlarged. */
static const char *cells_of(const struct size *s, int row, int glyph)
{
	switch (s->rows / s->scale) {
	case 3: return halves[row][glyph];
	case 5: return squares_5[row][glyph];
	default: return squares_7[row][glyph];
	}
}

static int glyph_columns(const struct size *s, int glyph)
{
	int cells = text_width(cells_of(s, 0, glyph));

	return s->rows == SMALLEST ? cells : cells * 2 * s->scale;
}

int digits_text_width(const char *text, int size)
{
	const struct size *s = size_of(size);
	int columns = 0;

	if (!s)
		return (int)strlen(text);
	for (; *text; text++)
		if (glyph_of(*text) >= 0)
			columns += glyph_columns(s, glyph_of(*text)) + s->gap;
	return columns ? columns - s->gap : 0;
}

int digits_text_best(const char *text, int rows, int cols)
{
	for (int i = 0; i < SIZES; i++)
		if (sizes[i].rows <= rows && digits_text_width(text, sizes[i].rows) <= cols)
			return sizes[i].rows;
	return 0;
}

struct text {
	char of[16];
};

/* By hand: a picture measures some hundred numbers, and snprintf was a quarter of a key. */
static struct text text_of(int number)
{
	unsigned left = number < 0 ? 0u - (unsigned)number : (unsigned)number;
	char backward[16];
	struct text text;
	int count = 0, end = 0;

	do
		backward[count++] = (char)('0' + left % 10);
	while (left /= 10);
	if (number < 0)
		backward[count++] = '-';
	while (count)
		text.of[end++] = backward[--count];
	text.of[end] = '\0';
	return text;
}

int digits_width(int number, int size)
{
	return digits_text_width(text_of(number).of, size);
}

int digits_best(int number, int rows, int cols)
{
	return digits_text_best(text_of(number).of, rows, cols);
}

/* A row of squares, each two columns wide times the scale, and as many rows as that. */
static void paint_squares(WINDOW *win, const struct palette *p, int y, int x, int style, const char *cells,
                          int scale)
{
	style |= STYLE_SHAPE | (p->ascii ? STYLE_REVERSE : 0);
	while (*cells) {
		int count = 1, columns;

		while (cells[count] == *cells)
			count++;
		columns = count * 2 * scale;
		for (int i = 0; *cells == '#' && i < scale; i++)
			paint_run(win, p, y + i, x, columns, style, p->ascii ? L'#' : L'█');
		x += columns;
		cells += count;
	}
}

void digits_written(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text)
{
	for (; *text; text++, x += 2) {
		const char sign[] = { (char)toupper((unsigned char)*text), '\0' };

		paint(win, p, y, x, 1, style | STYLE_BOLD | (*sign == '!' ? STYLE_REVERSE : 0), sign);
	}
}

void digits_text_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text,
                       int size)
{
	const struct size *s = size_of(size);

	if (!s) {
		paint(win, p, y, x, (int)strlen(text), style, text);
		return;
	}
	if (p->ascii && size == SMALLEST) {
		x += larger(digits_text_width(text, size) - 2 * (int)strlen(text), 0);
		digits_written(win, p, y + 1, x, style, text);
		return;
	}
	for (; *text; text++) {
		int glyph = glyph_of(*text);

		for (int row = 0; glyph >= 0 && row < s->rows / s->scale; row++) {
			const char *cells = cells_of(s, row, glyph);

			if (s->rows == SMALLEST)
				paint_shape(win, p, y + row, x, style, cells);
			else
				paint_squares(win, p, y + row * s->scale, x, style, cells, s->scale);
		}
		if (glyph >= 0)
			x += glyph_columns(s, glyph) + s->gap;
	}
}

void digits_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size)
{
	digits_text_paint(win, p, y, x, style, text_of(number).of, size);
}

/* ---- narrow ---- */

enum { NARROW_SMALL = 5, NARROW_LARGE = 7 };

bool digits_may_narrow(int size)
{
	return size == NARROW_SMALL || size == NARROW_LARGE;
}

/* Squares inside a glyph have one column; a 1 has a stem of two. */
static int narrow_cell(char sign, int cell, int cells)
{
	if (sign == '1')
		return cell < cells / 2 ? 1 : 2;
	return cell > 0 && cell < cells - 1 ? 1 : 2;
}

static int narrow_gap(int size)
{
	return size > NARROW_SMALL ? 2 : 1;
}

int digits_narrow_width(int number, int size)
{
	int digit = (int)strlen(cells_of(size_of(size), 0, 0)) + 2, gap = narrow_gap(size);

	return (int)strlen(text_of(number).of) * (digit + gap) - gap;
}

void digits_narrow_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size)
{
	struct text text = text_of(number);

	style |= STYLE_SHAPE | (p->ascii ? STYLE_REVERSE : 0);
	for (const char *sign = text.of; *sign; sign++, x += narrow_gap(size))
		for (int row = 0, left = x; row < size; row++) {
			const char *cells = cells_of(size_of(size), row, glyph_of(*sign));
			int count = (int)strlen(cells);

			x = left;
			for (int i = 0; i < count; x += narrow_cell(*sign, i++, count))
				if (cells[i] == '#')
					paint_run(win, p, y + row, x, narrow_cell(*sign, i, count), style,
					          p->ascii ? L'#' : L'█');
		}
}
