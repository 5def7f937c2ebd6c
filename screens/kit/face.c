/* SPDX-License-Identifier: MIT */
/* See face.h. */
#include "face.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "numbers.h"
#include "rules/core/utf8.h"
#include "sign.h"

enum { GAP = 2, SIGNS_MOST = 100 };

/* Columns to the next one of twelve by twelve: of a blank, of a digit or a sign of ASCII, of any other, whose
 * last column is seldom set. */
enum { PITCH_BLANK = 6, PITCH_PLAIN = 7 };

/* A letter that the face has with its mark; NULL: it has none. */
static const struct sign *capital_of(uint32_t point)
{
	bool small = (point >= 'a' && point <= 'z') || (point >= L'à' && point <= L'þ');

	return sign_of(&face_letters_6, small ? point - ('a' - 'A') : point);
}

/* How many signs the text has; 0: one of them is not in the face. */
static int signs_of(const char *text, const struct sign *out[SIGNS_MOST])
{
	char sign[8], plain[16];
	uint32_t point;
	int count = 0;

	for (int bytes; *text; text += bytes) {
		bytes = utf8_decode(text, strlen(text), &point);
		snprintf(sign, sizeof sign, "%.*s", bytes, text);
		utf8_fold(sign, plain, sizeof plain);
		if (!bytes || count + (int)strlen(plain) >= SIGNS_MOST)
			return 0;
		if (capital_of(point)) {
			out[count++] = capital_of(point);
			continue;
		}
		for (const char *c = plain; *c; c++)
			if (!(out[count++] = capital_of((unsigned char)*c)))
				return 0;
	}
	return count;
}

/* ---- kanji, kana, Greek and Cyrillic ---- */

/* Nothing, for a blank. */
static const struct sign blank = { ' ', 0, { 0 } };

static const struct sign *kanji_of(uint32_t point)
{
	if (point == ' ')
		return &blank;
	if ((point >= L'α' && point <= L'ω') || (point >= L'а' && point <= L'я'))
		point -= L'α' - L'Α';
	return sign_of(&face_kanji, point);
}

/* All of the text, or nothing: 0. ASCII has no halves, which they need. */
static int kanji_of_text(const struct palette *p, const char *text, const struct sign *out[SIGNS_MOST])
{
	uint32_t point;
	int count = 0;

	for (int bytes; *text && !p->ascii; text += bytes) {
		bytes = utf8_decode(text, strlen(text), &point);
		if (!bytes || count == SIGNS_MOST || !(out[count++] = kanji_of(point)))
			return 0;
	}
	return count;
}

static int pitch_of(const struct sign *sign)
{
	return sign == &blank ? PITCH_BLANK : sign->point < 0x80 ? PITCH_PLAIN : sign->cols;
}

/* ---- both ---- */

int face_cols(const struct palette *p, const char *text)
{
	const struct sign *signs[SIGNS_MOST];
	int count = signs_of(text, signs), cols = -GAP;

	for (int i = 0; i < count; i++)
		cols += signs[i]->cols + GAP;
	if (count)
		return cols;
	cols = -1;
	count = kanji_of_text(p, text, signs);
	for (int i = 0; i < count; i++)
		cols += pitch_of(signs[i]);
	return larger(cols, 0);
}

bool face_paint(WINDOW *win, const struct palette *p, int y, int x, int cols, int style, const char *text)
{
	const struct sign *signs[SIGNS_MOST];
	int count = signs_of(text, signs), wanted = face_cols(p, text);

	if (wanted == 0 || wanted > cols)
		return false;
	for (int i = 0; i < count; x += signs[i++]->cols + GAP)
		sign_paint(win, p, y, x, style, signs[i], 1, 1);
	if (count)
		return true;
	count = kanji_of_text(p, text, signs);
	for (int i = 0; i < count; x += pitch_of(signs[i++]))
		sign_paint(win, p, y, x, style, signs[i], 1, 1);
	return true;
}
