/* SPDX-License-Identifier: MIT */
/*
 * A number of each seat over the present game, as lines: rounds to the right,
 * all equally wide. In half blocks, wider where there is room, and in braille dots
 * where there is none; in ASCII with the seats' own digits.
 * Each line carries its seat's number and ends at it, so no colour is needed to tell them apart.
 */
#ifndef SCREENS_KIT_CHART_H
#define SCREENS_KIT_CHART_H

#include "paint.h"
#include "rules/core/series.h"

struct chart_seat {
	const char *name;
	int value; /* now; also what the line ends with */
	bool out;
	bool shared; /* a team's line is that of its first player: no line, no name */
	int style;   /* of the value: ROLE_DANGER when it is near its end */
};

struct chart_view {
	const char *head;            /* "LIFE" */
	const struct series *series; /* NULL or empty: only what is now */
	int seats, focus;            /* its line lies on top of the others */
	bool room;                   /* the focus has no mark */
	int most;                    /* larger values are cut off at the upper edge; 0: none */
	struct chart_seat seat[TABLE_SEATS];
};

/* Fills win, the body; the cursor goes to the focused name. Each name is a SPOT_SEAT. */
void chart_draw(const struct chart_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
                int *cursor_x);

#endif
