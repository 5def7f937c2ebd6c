/* SPDX-License-Identifier: MIT */
/*
 * Names that are read from across a room. Sizes are rows: 3, 6, 9 and 12; kanji, kana, Greek
 * and Cyrillic letters have 4 and more. Any other name is written in the terminal's own
 * characters with a blank between them.
 */
#ifndef SCREENS_KIT_LETTERS_H
#define SCREENS_KIT_LETTERS_H

#include "paint.h"

/* ---- any name ---- */

enum { BIG_NAME_LINES = 6, BIG_NAME_BYTES = 400 };

/* A name as it will be painted. */
struct big_name {
	int size;       /* rows of its letters; 1: its own characters, a blank between them; 0: as it is */
	int lines, gap; /* blank rows between two lines */
	int rows, cols; /* of the whole */
	char line[BIG_NAME_LINES][BIG_NAME_BYTES];
};

/* The largest form that fits, in letters of at most so many rows (12: as large as they go;
 * less, so that several names agree; 0: as it is), broken at its blanks into at most so many lines; with
 * BIG_NAME_LINES it is a text, and kanji are broken as in a paragraph. What fits in no form is clipped in
 * one line. */
void big_name_fit(struct big_name *out, const struct palette *p, const char *name, int most, int lines,
                  int rows, int cols);
void big_name_paint(WINDOW *win, const struct palette *p, int y, int x, int style,
                    const struct big_name *name);

/* ---- letters ---- */

/* The next smaller size, 0 after 3; letters_smaller(0) is the largest. */
int letters_smaller(int size);

/* The same where ASCII has a size of its own: as wide as the smallest one, and filled as the others are. */
enum { LETTERS_TALL = 5 };
int letters_next(const struct palette *p, int size);
/* The smallest that are drawn: ASCII, which has no half blocks, needs five rows. */
int letters_least(const struct palette *p);

/* Whether there is a letter for each character (accents are left off). */
bool letters_can(const char *text, int size);

int letters_width(const char *text, int size);
void letters_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text, int size);

#endif
