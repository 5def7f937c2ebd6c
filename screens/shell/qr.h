/* SPDX-License-Identifier: MIT */
/*
 * A QR code over the whole window but the hint bar, black on white whatever the
 * theme, with the four modules of margin that readers want; and its text beside
 * it where there is room.
 */
#ifndef SCREENS_SHELL_QR_H
#define SCREENS_SHELL_QR_H

#include <stdbool.h>

#include "screens/kit/paint.h"

struct qr_view {
	int width;                   /* modules on a side */
	const unsigned char *module; /* width * width; 1: a dark one */
	const char *text;            /* the text in the code; lines end in \n */
};

/* Rows and columns that it takes. */
void qr_size(int width, bool ascii, int *rows, int *cols);

/* Fills win; without room it tells the size that it needs. */
void qr_draw(const struct qr_view *view, const struct palette *p, WINDOW *win);

#endif
