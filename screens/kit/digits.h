/* SPDX-License-Identifier: MIT */
/*
 * Numbers that are read from across the table, or the room. Sizes are rows: 3, 5 and 7;
 * 10 and 14, 15 and 21, 20 and 28, which are 5 and 7 two, three and four times as large.
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

/* Thin digits of five rows, which is added to their size: a column a stroke, one between two. */
enum { DIGITS_THIN = 0x200 };
int digits_rows(int size); /* without the form */

/* The smallest digits that are seen from afar: three rows of half blocks; ASCII, which has no halves, needs
 * five, as wide. digits_fit(): the largest where both are told apart. */
int digits_small(const struct palette *p);
int digits_fit(const struct palette *p, int number, int rows, int cols);

/* The same for a text of digits and "- + : / . !" ("42:10", "18/21!", "-7"). */
int digits_text_width(const char *text, int size);
int digits_text_best(const char *text, int rows, int cols);
void digits_text_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text,
                       int size);

#endif
