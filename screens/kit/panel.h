/* SPDX-License-Identifier: MIT */
/*
 * A panel: the framed part of a screen for one player. Its upper edge holds
 * the seat, the name, the focus mark and chips for a glance.
 */
#ifndef SCREENS_KIT_PANEL_H
#define SCREENS_KIT_PANEL_H

#include <stdbool.h>

#include "paint.h"
#include "rules/core/table.h"

struct area {
	int y, x, rows, cols;
};

/* The n-th of `count` parts of a length; the first parts are longer by one. */
void part_of(int length, int count, int n, int *start, int *size);

/* Words at the right of the upper edge, rightmost first. */
struct chips {
	int count;
	struct {
		char text[60];
		int style;
	} chip[2];
};

void chips_add(struct chips *chips, const char *text, int style);

/* The first chip's word, of danger "!", for places without more room. "": no chip. */
const char *chips_sign(const struct chips *chips);

/* How long the chips may be. */
enum chip_form { CHIPS_LONG, CHIPS_SHORT, CHIPS_SIGN, CHIP_FORMS };

struct panel {
	struct area at;
	int seat;
	const char *name;
	bool focus, out;
	int names;          /* columns of the longest name of all panels */
	int lower;          /* the row of chips for which the upper edge has no room */
	bool close, closes; /* digits begin right below the upper edge, or end above the lower one */
	int digits_end, digits_style; /* their last column and one, and their role */
	bool rest;                    /* keeps the mark while the focus is elsewhere */
	int frame;                    /* style */
	int role;                     /* of the seat's chip; 0: the seat's own colour */
	/* The chips in a form; `scene` is the caller's own. */
	struct chips (*chips)(const void *scene, int seat, enum chip_form form);
	const void *scene;
};

/* A panel of fewer columns has no blanks around its words. */
enum { PANEL_NARROW = 18 };

void panel_seat_chip(WINDOW *win, const struct palette *p, const struct panel *panel, int y, int x, int cols);

/* The frame, all of its upper edge, and the chips: in all panels of a page in the same row. Returns the
 * columns that they take of a lower one. */
int panel_draw(WINDOW *win, const struct palette *p, const struct panel *panel);

#endif
