/* SPDX-License-Identifier: MIT */
/*
 * Signs that are drawn: digits, letters and kanji of squares. Each face is a file in faces/,
 * a text that shows its signs as they look; faces.awk makes these tables of them.
 */
#ifndef SCREENS_KIT_SIGN_H
#define SCREENS_KIT_SIGN_H

#include <stdint.h>

#include "paint.h"

enum { SIGN_ROWS = 12 };

struct sign {
	uint32_t point;
	uint16_t cols, rows[SIGN_ROWS]; /* of squares, the leftmost the highest bit */
};

struct face {
	int rows, count;
	const struct sign *signs; /* sorted */
};

extern const struct face face_digits_3, face_digits_5, face_digits_7, face_letters_6, face_kanji;

/* NULL: the face has none. */
const struct sign *sign_of(const struct face *face, uint32_t point);

/* A square is so many columns wide, and so many halves of a row high. */
void sign_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const struct sign *sign,
                int wide, int high);

#endif
