/* SPDX-License-Identifier: MIT */
/*
 * Five rows and more are made of squares two columns wide, so that doubling is counting; three rows
 * need the half blocks, or 0 and 8 would look the same, and are written where there are none.
 */
#include "digits.h"

#include <ctype.h>
#include <string.h>

#include "numbers.h"
#include "sign.h"

/* A square is so many columns wide and so many halves of a row high; thin ones have one column. */
static const struct size {
	int rows, gap, square;
	const struct face *face;
} sizes[] = {
	{ 28, 8, 8, &face_digits_7 }, { 21, 6, 6, &face_digits_7 }, { 20, 6, 8, &face_digits_5 },
	{ 15, 4, 6, &face_digits_5 }, { 14, 4, 4, &face_digits_7 }, { 10, 3, 4, &face_digits_5 },
	{ 7, 2, 2, &face_digits_7 },  { 5, 2, 2, &face_digits_5 },  { 3, 1, 1, &face_digits_3 },
};

enum { SIZES = sizeof sizes / sizeof *sizes, SMALLEST = 3, THIN_ROWS = 5 };

int digits_rows(int size)
{
	return size & ~DIGITS_THIN;
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

/* NULL: it has none. */
static const struct sign *glyph_of(const struct size *s, char sign)
{
	return sign_of(s->face, (unsigned char)sign);
}

static int wide_of(const struct size *s, int size)
{
	return size & DIGITS_THIN ? 1 : s->square;
}

static int gap_of(const struct size *s, int size)
{
	return size & DIGITS_THIN ? 1 : s->gap;
}

int digits_text_width(const char *text, int size)
{
	const struct size *s = size_of(size);
	int columns = 0;

	if (!s)
		return (int)strlen(text);
	for (; *text; text++) {
		const struct sign *glyph = glyph_of(s, *text);

		if (glyph)
			columns += glyph->cols * wide_of(s, size) + gap_of(s, size);
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

int digits_width(int number, int size)
{
	return digits_text_width(text_number(number).of, size);
}

int digits_best(int number, int rows, int cols)
{
	return digits_text_best(text_number(number).of, rows, cols);
}

static bool has_glyph(char sign)
{
	return sign_of(&face_digits_3, (unsigned char)sign);
}

/* Numbers as they are, signs with a blank between two: in ASCII, whose blocks have no halves, what has three
 * rows is written so in the middle one. */
static void paint_written(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text)
{
	for (; *text; text++) {
		const char sign[] = { (char)toupper((unsigned char)*text), '\0' };

		paint(win, p, y, x, 1, style | STYLE_BOLD | (*sign == '!' ? STYLE_REVERSE : 0), sign);
		x += has_glyph(text[0]) && has_glyph(text[1]) ? 1 : 2;
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
		paint_written(win, p, y + 1, x, style, text);
		return;
	}
	for (; *text; text++) {
		const struct sign *glyph = glyph_of(s, *text);

		if (!glyph)
			continue;
		sign_paint(win, p, y, x, style, glyph, wide_of(s, size), s->square);
		x += glyph->cols * wide_of(s, size) + gap_of(s, size);
	}
}

void digits_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size)
{
	digits_text_paint(win, p, y, x, style, text_number(number).of, size);
}

/* ---- thin ---- */

int digits_small(const struct palette *p)
{
	return p->ascii ? THIN_ROWS | DIGITS_THIN : SMALLEST;
}

int digits_fit(const struct palette *p, int number, int rows, int cols)
{
	int size = digits_best(number, rows, cols), small = digits_small(p);

	return size <= SMALLEST && digits_rows(small) <= rows && digits_width(number, small) <= cols ? small
	                                                                                             : size;
}
