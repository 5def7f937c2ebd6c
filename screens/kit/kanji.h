/* SPDX-License-Identifier: MIT */
/*
 * Names in kanji and kana, in Greek and in Cyrillic, for readers who are far: squares of blocks,
 * twelve by twelve. A size is rows, as of letters: 6, 9 and 12.
 */
#ifndef SCREENS_KIT_KANJI_H
#define SCREENS_KIT_KANJI_H

#include "paint.h"

/* Pages still ask for four rows, which kanji have not. */
enum { KANJI_LEAST = 4, KANJI_SIDE = 12 };

/* Whether all of its characters are among them, or digits between them, and a size has room for them. */
bool kanji_can(const struct palette *p, const char *text, int size);

int kanji_width(const struct palette *p, const char *text, int size);
void kanji_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text, int size);

#endif
