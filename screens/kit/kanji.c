/* SPDX-License-Identifier: MIT */
/* See kanji.h. */
#include "kanji.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/utf8.h"

enum { SIDE = 7, PITCH = 8, ROW_BITS = 8 };

struct kanji {
	uint32_t point;
	uint64_t rows;
};

static const struct kanji table[] = {
#define K(point, rows) { 0x##point, 0x##rows },
#include "kanji.def"
#undef K
};

static int by_point(const void *key, const void *row)
{
	uint32_t point = *(const uint32_t *)key, other = ((const struct kanji *)row)->point;

	return point < other ? -1 : point > other;
}

/* Nothing, for a blank, which is half as wide. */
static const struct kanji blank = { ' ', 0 };

/* The first character, as the table has it, large; NULL: it is none of these. */
static const struct kanji *kanji_at(const char **text)
{
	uint32_t point;
	int bytes = utf8_decode(*text, strlen(*text), &point);

	*text += bytes ? bytes : 1;
	if (!bytes || point == ' ')
		return bytes ? &blank : NULL;
	if ((point >= 0x3b1 && point <= 0x3c9) || (point >= 0x430 && point <= 0x44f))
		point -= 0x20; /* small Greek and Cyrillic letters */
	return bsearch(&point, table, sizeof table / sizeof *table, sizeof *table, by_point);
}

/* A blank is half as wide as a square, a digit or a sign of ASCII three quarters. */
static int pitch_of(const struct kanji *of)
{
	return of == &blank ? PITCH / 2 : of && of->point < 0x80 ? PITCH * 3 / 4 : PITCH;
}

bool kanji_can(const struct palette *p, const char *text, int size)
{
	bool any = false;

	if (size < (p->ascii ? KANJI_LEAST_ASCII : KANJI_LEAST))
		return false;
	while (*text) {
		const struct kanji *of = kanji_at(&text);

		if (!of)
			return false;
		any |= of->point >= 0x80;
	}
	return any;
}

int kanji_scale(int size)
{
	return 2 * size / SIDE;
}

int kanji_width(const char *text, int size)
{
	int columns = SIDE - PITCH;

	while (*text)
		columns += pitch_of(kanji_at(&text));
	return columns * kanji_scale(size);
}

/* Whether a half row of the screen has the square of a column. */
static bool is_set(const struct kanji *of, int half, int column, int scale)
{
	int row = half / scale;

	return row < SIDE && of->rows >> ((SIDE - 1 - row) * ROW_BITS + ROW_BITS - 1 - column) & 1;
}

static void paint_one(WINDOW *win, const struct palette *p, int y, int x, int style, const struct kanji *of,
                      int scale)
{
	int rows = (SIDE * scale + 1) / 2;

	for (int row = 0; row < rows; row++)
		for (int column = 0; column < SIDE; column++) {
			bool above = is_set(of, 2 * row, column, scale);
			bool below = is_set(of, 2 * row + 1, column, scale);

			if (above || below)
				paint_run(win, p, y + row, x + column * scale, scale, style,
				          p->ascii         ? L'#'
				          : above && below ? L'█'
				          : above          ? L'▀'
				                           : L'▄');
		}
}

void kanji_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text, int size)
{
	int scale = kanji_scale(size);

	style |= STYLE_SHAPE | (p->ascii ? STYLE_REVERSE : 0);
	y += (size - (SIDE * scale + 1) / 2) / 2;
	while (*text) {
		const struct kanji *of = kanji_at(&text);

		if (of)
			paint_one(win, p, y, x, style, of, scale);
		x += pitch_of(of) * scale;
	}
}
