/* SPDX-License-Identifier: MIT */
/*
 * Numbers and names that are read from across the table. Sizes are rows: 3, 5,
 * 7, and 10 and 14, which are 5 and 7 doubled both ways.
 */
#ifndef SCREENS_KIT_DIGITS_H
#define SCREENS_KIT_DIGITS_H

#include "paint.h"

/* Columns of the number in a size. */
int digits_width(int number, int size);

/* The next smaller size, 0 after 3; digits_smaller(0) is the largest. */
int digits_smaller(int size);

/* The largest size in which the number fits; 0: none does. */
int digits_best(int number, int rows, int cols);

/* Paints with the upper left corner at y, x. Size 0: as plain text. */
void digits_paint(WINDOW *win, const struct palette *p, int y, int x, int style, int number, int size);

/* Names in letters of three rows: whether there is a letter for each character
 * (accents are left off), how wide they are, and drawing them so many times as
 * high and wide. In ASCII there are none: use spaced capitals. */
bool letters_can(const struct palette *p, const char *text);
int letters_width(const char *text);
void letters_paint_large(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text,
                         int scale);

#endif
