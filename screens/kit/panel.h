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

/* The sign of the first chip; a chip of one or two columns is its own sign. "":
 * no chip. */
const char *chips_sign(const struct chips *chips);

/* How long the chips may be. */
enum chip_form { CHIPS_LONG, CHIPS_SHORT, CHIPS_SIGN, CHIP_FORMS };

struct panel {
	struct area at;
	int seat;
	const char *name;
	bool focus, out;
	bool close; /* digits begin right below the upper edge: a filled chip would grow into them */
	int digits_end, digits_style; /* their last column and one, and their role */
	bool rest;                    /* keeps the mark while the focus is elsewhere */
	int frame;                    /* style */
	int role;                     /* of the seat's chip; 0: the seat's own colour */
	/* The chips in a form; `scene` is the caller's own. */
	struct chips (*chips)(const void *scene, int seat, enum chip_form form);
	const void *scene;
};

/* A panel of fewer columns has room for signs only. */
enum { PANEL_NARROW = 18 };

void panel_seat_chip(WINDOW *win, const struct palette *p, const struct panel *panel, int y, int x, int cols);

/* A narrow panel has its word, as OUT, at the right of the lower edge where the name leaves it no
 * room: its columns there, or 0. */
int panel_sign_below(const struct panel *panel);

/* The frame and all of its upper edge. */
void panel_draw(WINDOW *win, const struct palette *p, const struct panel *panel);

#endif
