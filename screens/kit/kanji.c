/* SPDX-License-Identifier: MIT */
/* See kanji.h. */
#include "kanji.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/utf8.h"

/* Squares of a side, and the rows from which on they have so many: in ASCII each takes a whole row. */
enum { SMALL = 7, LARGE = 12, LARGE_ROWS = 6, LARGE_ROWS_ASCII = 12 };

/* A longer one is a phrase, which is read as a text is. */
enum { NAME_COLS = 12 };

struct small {
	uint32_t point;
	bool dense; /* not to be told from another */
	uint64_t rows;
};

struct large {
	uint32_t point;
	uint64_t rows[3];
};

static const struct small smalls[] = {
#define K(point, rows) { 0x##point, false, 0x##rows },
#define D(point, rows) { 0x##point, true, 0x##rows },
#include "kanji.def"
#undef K
#undef D
};

static const struct large larges[] = {
#define K(point, above, middle, below) { 0x##point, { 0x##above, 0x##middle, 0x##below } },
#include "large.def"
#undef K
};

/* How a text is drawn: squares of a side, 0: not at all; columns of one. */
struct form {
	int side, scale;
};

static int by_point(const void *key, const void *row) /* which both begin with it */
{
	uint32_t point = *(const uint32_t *)key, other = *(const uint32_t *)row;

	return point < other ? -1 : point > other;
}

/* Nothing, for a blank, which is half as wide. */
static const struct large blank = { ' ', { 0 } };

/* The first character, as the table of that side has it, a struct small or large; NULL: it has none. */
static const void *sign_at(const char **text, int side)
{
	uint32_t point;
	int bytes = utf8_decode(*text, strlen(*text), &point);

	*text += bytes ? bytes : 1;
	if (!bytes || point == ' ')
		return bytes ? &blank : NULL;
	if ((point >= 0x3b1 && point <= 0x3c9) || (point >= 0x430 && point <= 0x44f))
		point -= 0x20; /* small Greek and Cyrillic letters */
	return side == SMALL
	               ? bsearch(&point, smalls, sizeof smalls / sizeof *smalls, sizeof *smalls, by_point)
	               : bsearch(&point, larges, sizeof larges / sizeof *larges, sizeof *larges, by_point);
}

/* Squares to the next sign: of a blank, of a digit or a sign of ASCII, of any other. */
static int pitch_of(const void *sign, int side)
{
	if (sign == &blank)
		return side == SMALL ? 4 : 6;
	if (sign && *(const uint32_t *)sign < 0x80)
		return side == SMALL ? 6 : 7;
	return side == SMALL ? SMALL + 1 : LARGE; /* whose last column is seldom set */
}

/* Whether the table of that side has all of its characters, and not digits and blanks alone. */
static bool has_all(const char *text, int side)
{
	bool any = false;

	while (*text) {
		const void *sign = sign_at(&text, side);

		if (!sign)
			return false;
		any |= *(const uint32_t *)sign >= 0x80;
	}
	return any;
}

static struct form form_of(const struct palette *p, const char *text, int size)
{
	if (size < (p->ascii ? KANJI_LEAST_ASCII : KANJI_LEAST))
		return (struct form){ 0, 0 };
	if (size >= (p->ascii ? LARGE_ROWS_ASCII : LARGE_ROWS) && has_all(text, LARGE))
		return (struct form){ LARGE, 2 * size / LARGE };
	if (has_all(text, SMALL))
		return (struct form){ SMALL, 2 * size / SMALL };
	return (struct form){ 0, 0 };
}

bool kanji_can_text(const struct palette *p, const char *text, int size)
{
	return form_of(p, text, size).side;
}

bool kanji_can(const struct palette *p, const char *text, int size)
{
	bool small = form_of(p, text, size).side == SMALL && text_width(text) <= NAME_COLS;

	for (const char *c = text; small && *c;) {
		const void *sign = sign_at(&c, SMALL);

		if (sign != &blank && ((const struct small *)sign)->dense)
			return false;
	}
	return kanji_can_text(p, text, size);
}

int kanji_width(const struct palette *p, const char *text, int size)
{
	const struct form form = form_of(p, text, size);
	int squares = -1;

	if (!form.side)
		return 0;
	while (*text)
		squares += pitch_of(sign_at(&text, form.side), form.side);
	return squares * form.scale;
}

/* Whether a half row of the screen has the square of a column. */
static bool is_set(const void *sign, struct form form, int half, int column)
{
	const struct small *small = sign;
	const struct large *large = sign;
	int row = half / form.scale;

	if (row >= form.side)
		return false;
	return form.side == SMALL ? small->rows >> ((SMALL - 1 - row) * 8 + SMALL - column) & 1
	                          : large->rows[row / 4] >> ((3 - row % 4) * LARGE + LARGE - 1 - column) & 1;
}

static void paint_one(WINDOW *win, const struct palette *p, int y, int x, int style, const void *sign,
                      struct form form)
{
	int rows = (form.side * form.scale + 1) / 2;

	for (int row = 0; row < rows; row++)
		for (int column = 0; column < form.side; column++) {
			bool above = is_set(sign, form, 2 * row, column);
			bool below = is_set(sign, form, 2 * row + 1, column);

			if (above || below)
				paint_run(win, p, y + row, x + column * form.scale, form.scale, style,
				          p->ascii         ? L'#'
				          : above && below ? L'█'
				          : above          ? L'▀'
				                           : L'▄');
		}
}

void kanji_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text, int size)
{
	const struct form form = form_of(p, text, size);

	style = paint_shape_style(p, style);
	y += (size - (form.side * form.scale + 1) / 2) / 2;
	while (*text && form.side) {
		const void *sign = sign_at(&text, form.side);

		if (sign && sign != &blank)
			paint_one(win, p, y, x, style, sign, form);
		x += pitch_of(sign, form.side) * form.scale;
	}
}
