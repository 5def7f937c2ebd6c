/* SPDX-License-Identifier: MIT */
/* See kanji.h. */
#include "kanji.h"

#include <string.h>

#include "rules/core/utf8.h"
#include "sign.h"

/* ASCII has no half blocks. */
enum { LEAST = KANJI_SIDE / 2, LEAST_ASCII = KANJI_SIDE };

/* Squares to the next sign: of a blank, of a digit or a sign of ASCII, of any other, whose last column
 * is seldom set. */
enum { PITCH_BLANK = 6, PITCH_PLAIN = 7 };

/* Nothing, for a blank. */
static const struct sign blank = { ' ', 0, { 0 } };

/* The first character; NULL: it has none. */
static const struct sign *sign_at(const char **text)
{
	uint32_t point;
	int bytes = utf8_decode(*text, strlen(*text), &point);

	*text += bytes ? bytes : 1;
	if (!bytes || point == ' ')
		return bytes ? &blank : NULL;
	if ((point >= L'α' && point <= L'ω') || (point >= L'а' && point <= L'я'))
		point -= L'α' - L'Α';
	return sign_of(&face_kanji, point);
}

static int pitch_of(const struct sign *sign)
{
	return sign == &blank ? PITCH_BLANK : sign->point < 0x80 ? PITCH_PLAIN : sign->cols;
}

/* Columns of a square. */
static int scale_of(int size)
{
	return 2 * size / KANJI_SIDE;
}

bool kanji_can(const struct palette *p, const char *text, int size)
{
	bool any = false;

	while (*text) {
		const struct sign *sign = sign_at(&text);

		if (!sign)
			return false;
		any |= sign->point >= 0x80;
	}
	return any && size >= (p->ascii ? LEAST_ASCII : LEAST);
}

int kanji_width(const struct palette *p, const char *text, int size)
{
	int squares = -1;

	if (!kanji_can(p, text, size))
		return 0;
	while (*text)
		squares += pitch_of(sign_at(&text));
	return squares * scale_of(size);
}

void kanji_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text, int size)
{
	int scale = scale_of(size);

	if (!kanji_can(p, text, size))
		return;
	y += (size - KANJI_SIDE * scale / 2) / 2;
	while (*text) {
		const struct sign *sign = sign_at(&text);

		sign_paint(win, p, y, x, style, sign, scale, scale);
		x += pitch_of(sign) * scale;
	}
}
