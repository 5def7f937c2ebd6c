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

/* The 1 of two columns: in three rows, and in thin ones. */
static const char *const slim_halves[3] = { "▄█", " █", " ▀" };
static const char *const slim_squares[7] = { " #", "##", " #", " #", " #", " #", " #" };
/* clang-format on */

static const struct size {
	int rows, gap, scale;
} sizes[] = {
	{ 28, 8, 4 }, { 21, 6, 3 }, { 20, 6, 4 }, { 15, 4, 3 }, { 14, 4, 2 },
	{ 10, 3, 2 }, { 7, 2, 1 },  { 5, 2, 1 },  { 3, 1, 1 },
};

enum { SIZES = sizeof sizes / sizeof *sizes, SMALLEST = 3, FORMS = DIGITS_NARROW | DIGITS_THIN };

int digits_rows(int size)
{
	return size & ~FORMS;
}

static const struct size *size_of(int size)
{
	for (int i = 0; i < SIZES; i++)
		if (sizes[i].rows == digits_rows(size))
			return &sizes[i];
	return NULL;
}

int digits_smaller(int size)
{
	for (int i = 0; i < SIZES; i++)
		if (size == 0 || sizes[i].rows < digits_rows(size))
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

/* Three rows, and thin digits, are narrow already: only their 1 loses its foot. */
static bool is_slim(const struct size *s, int size, int glyph)
{
	return glyph == 1 && size & DIGITS_NARROW && (s->rows == SMALLEST || size & DIGITS_THIN);
}

/* One row of a glyph before it is enlarged. */
static const char *cells_of(const struct size *s, int size, int row, int glyph)
{
	if (is_slim(s, size, glyph))
		return s->rows == SMALLEST ? slim_halves[row] : slim_squares[row];
	switch (s->rows / s->scale) {
	case 3: return halves[row][glyph];
	case 5: return squares_5[row][glyph];
	default: return squares_7[row][glyph];
	}
}

enum { NARROW_SMALL = 5, NARROW_LARGE = 7 };

/* Columns of a cell of a glyph. Narrow, those inside have one; a 1 has a stem of two. */
static int cell_columns(const struct size *s, int size, int glyph, int cell, int cells)
{
	if (s->rows == SMALLEST || size & DIGITS_THIN)
		return 1;
	if (!(size & DIGITS_NARROW))
		return 2 * s->scale;
	if (glyph == 1)
		return cell < cells / 2 ? 1 : 2;
	return cell > 0 && cell < cells - 1 ? 1 : 2;
}

static int gap_of(const struct size *s, int size)
{
	if (size & FORMS)
		return size & DIGITS_THIN || s->rows <= NARROW_SMALL ? 1 : 2;
	return s->gap;
}

/* Three rows have as many columns as five have squares. */
static int glyph_columns(const struct size *s, int size, int glyph)
{
	int cells = (int)strlen(s->rows / s->scale == 7 ? squares_7[0][glyph] : squares_5[0][glyph]);
	int columns = 0;

	if (is_slim(s, size, glyph))
		return 2;
	if (!(size & DIGITS_NARROW))
		return cells * cell_columns(s, size, glyph, 0, cells);
	for (int i = 0; i < cells; i++)
		columns += cell_columns(s, size, glyph, i, cells);
	return columns;
}

int digits_text_width(const char *text, int size)
{
	const struct size *s = size_of(size);
	int columns = 0;

	if (!s)
		return (int)strlen(text);
	for (; *text; text++) {
		int glyph = glyph_of(*text);

		if (glyph >= 0)
			columns += glyph_columns(s, size, glyph) + gap_of(s, size);
	}
	return columns ? columns - gap_of(s, size) : 0;
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

/* A row of squares, as high as the scale. */
static void paint_squares(WINDOW *win, const struct palette *p, int y, int x, int style, int size, int glyph,
                          int row)
{
	const struct size *s = size_of(size);
	const char *cells = cells_of(s, size, row, glyph);
	int count = (int)strlen(cells);

	style = paint_shape_style(p, style);
	for (int i = 0; i < count;) {
		int columns = 0, first = i;

		while (i < count && cells[i] == cells[first])
			columns += cell_columns(s, size, glyph, i++, count);
		for (int down = 0; cells[first] == '#' && down < s->scale; down++)
			paint_run(win, p, y + row * s->scale + down, x, columns, style,
			          p->ascii ? L'#' : L'█');
		x += columns;
	}
}

void digits_written(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text)
{
	for (; *text; text++) {
		const char sign[] = { (char)toupper((unsigned char)*text), '\0' };

		paint(win, p, y, x, 1, style | STYLE_BOLD | (*sign == '!' ? STYLE_REVERSE : 0), sign);
		x += glyph_of(text[0]) >= 0 && glyph_of(text[1]) >= 0 ? 1 : 2;
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
	if (p->ascii && s->rows == SMALLEST) {
		x += larger(digits_text_width(text, size) - (int)strlen(text) - 1, 0);
		digits_written(win, p, y + 1, x, style, text);
		return;
	}
	for (; *text; text++) {
		int glyph = glyph_of(*text);

		for (int row = 0; glyph >= 0 && row < s->rows / s->scale; row++)
			if (s->rows == SMALLEST)
				paint_shape(win, p, y + row, x, style, cells_of(s, size, row, glyph));
			else
				paint_squares(win, p, y, x, style, size, glyph, row);
		if (glyph >= 0)
			x += glyph_columns(s, size, glyph) + gap_of(s, size);
	}
}

void digits_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size)
{
	digits_text_paint(win, p, y, x, style, text_of(number).of, size);
}

/* ---- narrow and thin ---- */

bool digits_may_narrow(int size)
{
	return size == NARROW_SMALL || size == NARROW_LARGE;
}

int digits_narrow_width(int number, int size)
{
	return digits_width(number, size | DIGITS_NARROW);
}

void digits_narrow_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size)
{
	digits_paint(win, p, y, x, style, number, size | DIGITS_NARROW);
}

int digits_small(const struct palette *p)
{
	return p->ascii ? NARROW_SMALL | DIGITS_THIN : SMALLEST;
}

int digits_fit(const struct palette *p, int number, int rows, int cols)
{
	int size = digits_best(number, rows, cols), small = digits_small(p);

	return size <= SMALLEST && digits_rows(small) <= rows && digits_width(number, small) <= cols ? small
	                                                                                             : size;
}
