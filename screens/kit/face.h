/* SPDX-License-Identifier: MIT */
/*
 * Names on a page for the room: capitals, digits and the signs that names have, and kanji, all
 * of one height.
 */
#ifndef SCREENS_KIT_FACE_H
#define SCREENS_KIT_FACE_H

#include "paint.h"

enum { FACE_ROWS = 6 };

/* Columns of the text; 0: the face cannot write it. */
int face_cols(const struct palette *p, const char *text);

/* Paints with the upper left corner at y, x. False: nothing, for it cannot or so many columns are too few;
 * then bold text is right. */
bool face_paint(WINDOW *win, const struct palette *p, int y, int x, int cols, int style, const char *text);

#endif
