/* SPDX-License-Identifier: MIT */
/*
 * Where the picture can be clicked. Whoever draws a row, a card or a hex names its area
 * and what it is; a click asks what was there. So the mouse knows no layout of its own.
 */
#ifndef SCREENS_KIT_SPOTS_H
#define SCREENS_KIT_SPOTS_H

#include "paint.h"

enum { SPOTS = 512 };

/* What a spot is: the kit names hints and seats by themselves, the other kinds are of each screen. */
enum { SPOT_HINT = -1, SPOT_SEAT, SPOT_OWN };

struct spot {
	int y, x, rows, cols; /* on the terminal */
	int what, n;          /* which kind, and which of them */
};

/* Of one picture. Embedded zeroed; palette.spots points to it. */
struct spots {
	struct spot spot[SPOTS];
	int count;
};

/* Names an area of win. Without palette.spots, and beyond SPOTS, nothing. */
void spot_put(const struct palette *p, WINDOW *win, int y, int x, int rows, int cols, int what, int n);
/* The one at a cell, the last drawn; NULL: none. */
const struct spot *spots_at(const struct spots *spots, int y, int x);

#endif
