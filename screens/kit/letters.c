/* SPDX-License-Identifier: MIT */
/*
 * Letters of three rows of half blocks, and what they are enlarged to. Digits and some signs come from
 * the face of the digits.
 */
#include "letters.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "digits.h"
#include "kanji.h"
#include "rules/core/utf8.h"
#include "sign.h"

enum { ROWS = 3, LARGEST = 12, FOLDED_BYTES = 400 };

/* As it is painted: flat, if it is. All are as wide. NULL: it has none. */
static const struct sign *letter_of(char of, int size)
{
	const struct sign *sign =
		size == LETTERS_TALL ? sign_of(&face_letters_3, SIGN_FORM + (uint32_t)of) : NULL;

	sign = sign ? sign : sign_of(&face_letters_3, (uint32_t)of);
	return sign ? sign : sign_of(&face_digits_3, (uint32_t)of);
}

int letters_smaller(int size)
{
	return size == 0 ? LARGEST : size > ROWS ? size - ROWS : 0;
}

int letters_least(const struct palette *p)
{
	return p->ascii ? LETTERS_TALL : ROWS;
}

int letters_next(const struct palette *p, int size)
{
	if (p->ascii && size == 2 * ROWS)
		return LETTERS_TALL;
	return size == LETTERS_TALL ? 0 : letters_smaller(size);
}

bool letters_can(const char *text, int size)
{
	char folded[FOLDED_BYTES];

	utf8_fold(text, folded, sizeof folded);
	for (const char *c = folded; *c; c++)
		if (!letter_of(*c, size))
			return false;
	return *folded && size >= ROWS;
}

int letters_width(const char *text, int size)
{
	char folded[FOLDED_BYTES];
	int columns = 0;

	utf8_fold(text, folded, sizeof folded);
	for (const char *c = folded; *c; c++)
		if (letter_of(*c, size))
			columns += letter_of(*c, size)->cols + 1;
	return columns ? (columns - 1) * (size / ROWS) : 0;
}

void letters_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text, int size)
{
	char folded[FOLDED_BYTES];
	int scale = size / ROWS, high = size == LETTERS_TALL ? 2 : scale;

	utf8_fold(text, folded, sizeof folded);
	if (p->ascii && size == ROWS) {
		digits_written(win, p, y + 1, x, style, folded);
		return;
	}
	for (const char *c = folded; *c; c++) {
		const struct sign *sign = letter_of(*c, size);

		if (!sign)
			continue;
		sign_paint(win, p, y, x, style, sign, scale, high);
		x += (sign->cols + 1) * scale;
	}
}

/* ---- any name ---- */

/* A letter as a capital, and without accents as letters are drawn. */
static void capital_of(const char *text, int bytes, char *out, size_t size)
{
	char sign[8];

	snprintf(sign, sizeof sign, "%.*s", bytes, text);
	utf8_fold(sign, out, size);
	if (!*out || utf8_plain(out, strlen(out)) < strlen(out))
		snprintf(out, size, "%s", sign);
	for (; *out; out++)
		*out = (char)toupper((unsigned char)*out);
}

/* "F E E D", "機 械", "T I M E 2:59" */
static void space_out(const char *text, char *out, size_t size)
{
	size_t used = 0, left = strlen(text);
	char before = '\0';
	uint32_t point;
	bool inside;
	int bytes;

	*out = '\0';
	for (; (bytes = utf8_decode(text, left, &point)) > 0 && used + 8 < size;
	     text += bytes, left -= (size_t)bytes) {
		char sign[8];

		capital_of(text, bytes, sign, sizeof sign);
		inside = utf8_is_mark(point) || (digits_have(before) && digits_have(*sign));
		used += (size_t)snprintf(out + used, size - used, "%s%s", used && !inside ? " " : "", sign);
		before = *sign;
	}
}

/* Columns of a line in a size, which it has. */
static int line_width(const struct palette *p, const char *text, int size)
{
	char spaced[2 * BIG_NAME_BYTES];

	if (kanji_can(p, text, size))
		return kanji_width(p, text, size);
	if (size >= ROWS)
		return letters_width(text, size);
	if (size == 0)
		return text_width(text);
	space_out(text, spaced, sizeof spaced);
	return text_width(spaced);
}

/* A text in kanji has no blanks: its lines end where those of a paragraph do. */
static bool break_kanji(struct big_name *out, const struct palette *p, const char *text, int lines, int cols)
{
	for (out->lines = out->cols = 0; *text; out->lines++) {
		char *line = out->line[out->lines];
		int most = 2 * cols / KANJI_SIDE, width = 0;

		if (out->lines == lines)
			return false;
		do {
			snprintf(line, BIG_NAME_BYTES, "%.*s", (int)text_wrap(text, most), text);
			width = line_width(p, line, out->size);
		} while (width > cols && --most > 1);
		if (width > cols || !*line)
			return false;
		out->cols = width > out->cols ? width : out->cols;
		text += strlen(line);
		text += strspn(text, " ");
	}
	return out->lines > 0;
}

/* Breaks a name into lines at its blanks; false: they do not fit. */
static bool break_name(struct big_name *out, const struct palette *p, const char *name, int lines, int cols)
{
	char trial[BIG_NAME_BYTES];

	if (lines == BIG_NAME_LINES && kanji_can(p, name, out->size))
		return break_kanji(out, p, name, lines, cols);
	out->lines = out->cols = 0;
	while (*name) {
		size_t bytes = strcspn(name, " ");
		char *last = out->lines ? out->line[out->lines - 1] : NULL;

		snprintf(trial, sizeof trial, "%s%s%.*s", last ? last : "", last ? " " : "", (int)bytes,
		         name);
		if (!last || line_width(p, trial, out->size) > cols) {
			if (out->lines == lines)
				return false;
			last = out->line[out->lines++];
			snprintf(trial, sizeof trial, "%.*s", (int)bytes, name);
		}
		if (line_width(p, trial, out->size) > cols)
			return false;
		if (line_width(p, trial, out->size) > out->cols)
			out->cols = line_width(p, trial, out->size);
		memcpy(last, trial, sizeof trial);
		name += bytes + strspn(name + bytes, " ");
	}
	return out->lines > 0;
}

/* With a blank row between lines of letters where there is one. */
static bool fits_in(struct big_name *out, const struct palette *p, const char *name, int lines, int rows,
                    int cols)
{
	int high = out->size ? out->size : 1;

	if (!break_name(out, p, name, lines < BIG_NAME_LINES ? lines : BIG_NAME_LINES, cols))
		return false;
	out->gap = out->size == LETTERS_TALL || /* whose lines would be one blot */
	           (out->size >= ROWS && out->lines * (high + 1) - 1 <= rows);
	out->rows = out->lines * (high + out->gap) - out->gap;
	return out->rows <= rows;
}

/* Kanji need a row more than small letters. */
static int drawn_rows(const struct palette *p, int size, const char *name, int lines)
{
	return size == ROWS && kanji_can(p, name, KANJI_LEAST) ? KANJI_LEAST : size;
}

void big_name_fit(struct big_name *out, const struct palette *p, const char *name, int most, int lines,
                  int rows, int cols)
{
	for (int size = LARGEST; size; size = letters_next(p, size)) {
		out->size = drawn_rows(p, size, name, lines);
		if (size <= most && (letters_can(name, out->size) || kanji_can(p, name, out->size)) &&
		    fits_in(out, p, name, lines, rows, cols))
			return;
	}
	for (out->size = most > 0; out->size >= 0; out->size--)
		if (fits_in(out, p, name, lines, rows, cols))
			return;
	*out = (struct big_name){ .lines = 1, .rows = 1, .cols = cols };
	utf8_copy(out->line[0], sizeof out->line[0], name);
}

void big_name_paint(WINDOW *win, const struct palette *p, int y, int x, int style,
                    const struct big_name *name)
{
	for (int i = 0; i < name->lines; i++) {
		char spaced[2 * BIG_NAME_BYTES];

		if (kanji_can(p, name->line[i], name->size)) {
			kanji_paint(win, p, y, x, style, name->line[i], name->size);
		} else if (name->size >= ROWS) {
			letters_paint(win, p, y, x, style, name->line[i], name->size);
		} else {
			space_out(name->line[i], spaced, sizeof spaced);
			paint(win, p, y, x, name->cols, style | STYLE_BOLD,
			      name->size ? spaced : name->line[i]);
		}
		y += (name->size ? name->size : 1) + name->gap;
	}
}
