/* SPDX-License-Identifier: MIT */
/*
 * A QR code over the whole window but the hint bar, black on white whatever the theme, as
 * large as it goes, with the four modules of margin that readers want where they fit, and
 * two at least; and its text beside it where there is room.
 */
#ifndef SCREENS_SHELL_QR_H
#define SCREENS_SHELL_QR_H

#include <stdbool.h>

#include "screens/kit/paint.h"

struct qr_view {
	int width;                   /* modules on a side; 0: the text alone */
	const unsigned char *module; /* width * width; 1: a dark one */
	const char *text;            /* the text in the code; lines end in \n */
	int heads;                   /* lines of it that come before what is looked for */
	const char *title;           /* over the text, as large as it goes; NULL: none */
	int title_style;
};

/* Rows and columns that it takes at least. */
void qr_size(int width, const struct palette *p, int *rows, int *cols);

/* Fills win; without room it tells the size that it needs. */
void qr_draw(const struct qr_view *view, const struct palette *p, WINDOW *win);

#endif
