/* SPDX-License-Identifier: MIT */
/* See face.h. */
#include "face.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "kanji.h"
#include "rules/core/utf8.h"
#include "sign.h"

enum { GAP = 2, SIGNS_MOST = 100 };

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

int face_cols(const struct palette *p, const char *text)
{
	const struct sign *signs[SIGNS_MOST];
	int count = signs_of(text, signs), cols = -GAP;

	for (int i = 0; i < count; i++)
		cols += signs[i]->cols + GAP;
	return count ? cols : kanji_width(p, text, FACE_ROWS);
}

bool face_paint(WINDOW *win, const struct palette *p, int y, int x, int cols, int style, const char *text)
{
	const struct sign *signs[SIGNS_MOST];
	int count = signs_of(text, signs), wanted = face_cols(p, text);

	if (wanted == 0 || wanted > cols)
		return false;
	for (int i = 0; i < count; x += signs[i++]->cols + GAP)
		sign_paint(win, p, y, x, style, signs[i], 1, 1);
	if (!count)
		kanji_paint(win, p, y, x, style, text, FACE_ROWS);
	return true;
}
