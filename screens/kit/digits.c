/* SPDX-License-Identifier: MIT */
/*
 * The glyphs, as tables. Five rows and more are made of squares two columns
 * wide ('#' below), so that doubling is counting; three rows need the half
 * blocks, or 0 and 8 would look the same.
 */
#include "digits.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/utf8.h"

enum { GLYPHS = 11, MINUS = 10 };

static const char *const squares_5[5][GLYPHS] = {
	{ "###", " # ", "###", "###", "# #", "###", "###", "###", "###", "###", "   " },
	{ "# #", "## ", "  #", "  #", "# #", "#  ", "#  ", "  #", "# #", "# #", "   " },
	{ "# #", " # ", "###", "###", "###", "###", "###", "  #", "###", "###", "###" },
	{ "# #", " # ", "#  ", "  #", "  #", "  #", "# #", "  #", "# #", "  #", "   " },
	{ "###", "###", "###", "###", "  #", "###", "###", "  #", "###", "###", "   " },
};

static const char *const squares_7[7][GLYPHS] = {
	{ "####", "  # ", "####", "####", "#  #", "####", "####", "####", "####", "####", "    " },
	{ "#  #", " ## ", "   #", "   #", "#  #", "#   ", "#   ", "   #", "#  #", "#  #", "    " },
	{ "#  #", "  # ", "   #", "   #", "#  #", "#   ", "#   ", "   #", "#  #", "#  #", "    " },
	{ "#  #", "  # ", "####", "####", "####", "####", "####", "   #", "####", "####", "####" },
	{ "#  #", "  # ", "#   ", "   #", "   #", "   #", "#  #", "   #", "#  #", "   #", "    " },
	{ "#  #", "  # ", "#   ", "   #", "   #", "   #", "#  #", "   #", "#  #", "   #", "    " },
	{ "####", " ###", "####", "####", "   #", "####", "####", "   #", "####", "####", "    " },
};

static const char *const halves[3][GLYPHS] = {
	{ "█▀█", "▄█ ", "▀▀█", "▀▀█", "█ █", "█▀▀", "█▀▀", "▀▀█", "█▀█", "█▀█", "   " },
	{ "█ █", " █ ", "█▀▀", "▀▀█", "▀▀█", "▀▀█", "█▀█", "  █", "█▀█", "▀▀█", "▀▀▀" },
	{ "▀▀▀", "▀▀▀", "▀▀▀", "▀▀▀", "  ▀", "▀▀▀", "▀▀▀", "  ▀", "▀▀▀", "▀▀▀", "   " },
};

static const char *const segments[3][GLYPHS] = {
	{ " _ ", "   ", " _ ", " _ ", "   ", " _ ", " _ ", " _ ", " _ ", " _ ", "   " },
	{ "| |", "  |", " _|", " _|", "|_|", "|_ ", "|_ ", "  |", "|_|", "|_|", " _ " },
	{ "|_|", "  |", "|_ ", " _|", "  |", " _|", "|_|", "  |", "|_|", " _|", "   " },
};

static const struct size {
	int rows, columns, gap, scale;
} sizes[] = {
	{ 14, 16, 4, 2 }, { 10, 12, 3, 2 }, { 7, 8, 2, 1 }, { 5, 6, 2, 1 }, { 3, 3, 1, 1 },
};

enum { SIZES = sizeof sizes / sizeof *sizes };

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

int digits_width(int number, int size)
{
	const struct size *s = size_of(size);
	int count = number < 0 ? 2 : 1;

	while (number /= 10)
		count++;
	return s ? count * s->columns + (count - 1) * s->gap : count;
}

int digits_best(int number, int rows, int cols)
{
	for (int i = 0; i < SIZES; i++)
		if (sizes[i].rows <= rows && digits_width(number, sizes[i].rows) <= cols)
			return sizes[i].rows;
	return 0;
}

/* Runs of the same character, because blanks are left as they are. */
static void paint_runs(WINDOW *win, const struct palette *p, int y, int x, int style, const char *row)
{
	if (!row)
		return; /* a sign without a glyph */
	while (*row) {
		size_t bytes = strcspn(row, " ");
		char run[80];

		memcpy(run, row, bytes < sizeof run ? bytes : sizeof run - 1);
		run[bytes < sizeof run ? bytes : sizeof run - 1] = '\0';
		x += paint(win, p, y, x, (int)sizeof run, style | STYLE_SHAPE, run);
		for (row += bytes; *row == ' '; row++)
			x++;
	}
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

static void paint_glyph(WINDOW *win, const struct palette *p, int y, int x, int style, int glyph,
                        const struct size *s)
{
	int rows = s->rows / s->scale;

	for (int row = 0; row < rows; row++) {
		const char *cells = rows == 3   ? (p->ascii ? segments : halves)[row][glyph]
		                    : rows == 5 ? squares_5[row][glyph]
		                                : squares_7[row][glyph];

		if (rows == 3)
			paint_runs(win, p, y + row, x, style, cells);
		else
			paint_squares(win, p, y + row * s->scale, x, style, cells, s->scale);
	}
}

void digits_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size)
{
	const struct size *s = size_of(size);
	char text[16];

	snprintf(text, sizeof text, "%d", number);
	if (!s) {
		paint(win, p, y, x, (int)sizeof text, style, text);
		return;
	}
	for (const char *c = text; *c; c++, x += s->columns + s->gap)
		paint_glyph(win, p, y, x, style, *c == '-' ? MINUS : *c - '0', s);
}

struct letter {
	char of;
	const char *rows[3];
};

/* clang-format off */
static const struct letter letters[] = {
	{ 'a', { "▄▀▄", "█▀█", "▀ ▀" } }, { 'b', { "█▀▄", "█▀▄", "▀▀ " } },
	{ 'c', { "▄▀▀", "█  ", " ▀▀" } }, { 'd', { "█▀▄", "█ █", "▀▀ " } },
	{ 'e', { "█▀▀", "█▀ ", "▀▀▀" } }, { 'f', { "█▀▀", "█▀ ", "▀  " } },
	{ 'g', { "▄▀▀", "█ █", " ▀▀" } }, { 'h', { "█ █", "█▀█", "▀ ▀" } },
	{ 'i', { "█", "█", "▀" } },       { 'j', { "  █", "▄ █", " ▀ " } },
	{ 'k', { "█ █", "█▀▄", "▀ ▀" } }, { 'l', { "█  ", "█  ", "▀▀▀" } },
	{ 'm', { "█▄ ▄█", "█ ▀ █", "▀   ▀" } }, { 'n', { "█▄ █", "█ ▀█", "▀  ▀" } },
	{ 'o', { "▄▀▄", "█ █", " ▀ " } }, { 'p', { "█▀▄", "█▀ ", "▀  " } },
	{ 'q', { "▄▀▄", "█▄█", " ▀▀" } }, { 'r', { "█▀▄", "█▀▄", "▀ ▀" } },
	{ 's', { "▄▀▀", " ▀▄", "▀▀ " } }, { 't', { "▀█▀", " █ ", " ▀ " } },
	{ 'u', { "█ █", "█ █", "▀▀▀" } }, { 'v', { "█ █", "█ █", " ▀ " } },
	{ 'w', { "█   █", "█▄▀▄█", "▀   ▀" } }, { 'x', { "█ █", "▄▀▄", "▀ ▀" } },
	{ 'y', { "█ █", " █ ", " ▀ " } }, { 'z', { "▀▀█", "▄▀ ", "▀▀▀" } },
	{ '?', { "▀▀▄", " ▀ ", " ▀ " } }, { '!', { "█", "▀", "▀" } },
	{ '\'', { "█", " ", " " } },      { ',', { "  ", " ▄", "▀ " } },
	{ '-', { "   ", "▀▀▀", "   " } }, { ' ', { "  ", "  ", "  " } },
};
/* clang-format on */

static const char *letter_row(char of, int row)
{
	if (of >= '0' && of <= '9')
		return halves[row][of - '0'];
	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
		if (letters[i].of == of)
			return letters[i].rows[row];
	return NULL;
}

bool letters_can(const struct palette *p, const char *text)
{
	char folded[400];

	utf8_fold(text, folded, sizeof folded);
	for (const char *c = folded; *c; c++)
		if (!letter_row(*c, 0))
			return false;
	return !p->ascii && *folded;
}

int letters_width(const char *text)
{
	char folded[400];
	int columns = 0;

	utf8_fold(text, folded, sizeof folded);
	for (const char *c = folded; *c; c++)
		if (letter_row(*c, 0))
			columns += text_width(letter_row(*c, 0)) + 1;
	return columns ? columns - 1 : 0;
}

/* Of a row of half blocks, the `n`-th of its rows when it is so many times as large. */
static void enlarge(const char *cells, int n, int scale, char *out, size_t size)
{
	size_t used = 0;

	*out = '\0';
	for (; *cells; cells += *cells == ' ' ? 1 : strlen("█")) {
		bool up = strncmp(cells, "█", 3) == 0 || strncmp(cells, "▀", 3) == 0;
		bool low = strncmp(cells, "█", 3) == 0 || strncmp(cells, "▄", 3) == 0;
		bool above = 2 * n < scale ? up : low, below = 2 * n + 1 < scale ? up : low;

		for (int i = 0; i < scale && used + 4 < size; i++)
			used += (size_t)snprintf(out + used, size - used, "%s",
			                         above && below ? "█"
			                         : above        ? "▀"
			                         : below        ? "▄"
			                                        : " ");
	}
}

void letters_paint_large(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text,
                         int scale)
{
	char folded[400], cells[100];

	utf8_fold(text, folded, sizeof folded);
	for (const char *c = folded; *c; c++) {
		if (!letter_row(*c, 0))
			continue;
		for (int row = 0; row < 3 * scale; row++) {
			enlarge(letter_row(*c, row / scale), row % scale, scale, cells, sizeof cells);
			paint_runs(win, p, y + row, x, style, cells);
		}
		x += (text_width(letter_row(*c, 0)) + 1) * scale;
	}
}
