/* SPDX-License-Identifier: MIT */
/*
 * The focus among the seats of a table, the same on every screen: the keys that
 * move it, and the last change of a number, shown beside it for a while.
 */
#ifndef SCREENS_KIT_SEATS_H
#define SCREENS_KIT_SEATS_H

#include <stdbool.h>
#include <stdint.h>

#include "numbers.h"
#include "paint.h"

enum { KEY_ESCAPE = 0x1b };

/* One step down or right, or back. */
struct step {
	int down, right;
};

/* Arrows and h j k l; false: it is another key. */
bool step_of_key(int key, struct step *step);
/* Digits, Tab and BackTab: the seat they lead to; -1: another key, or no such seat. */
int seats_key(int key, int focus, int seats);
/* Where a step leads in rows of `across` seats, of which the last may be shorter.
 * With all of them in one row only right and left move. */
int seats_step(struct step step, int focus, int seats, int across);
/* Where all four directions lead along one line. */
int seats_along(struct step step, int focus, int seats);

/* How long a change is shown. */
enum { DELTA_MS = 5000 };

struct delta {
	int64_t until_ms;
	int amount;
	int from; /* the seat it came from, -1: not known */
};

/* Of two times (ms) the one that comes first after now; 0: neither does. */
int64_t sooner(int64_t a, int64_t b, int64_t now_ms);
/* When the first of the changes is no longer shown; 0: none is. */
int64_t deltas_end(const struct delta *delta, int count, int64_t now_ms);

struct text_line {
	int style;
	const char *key;  /* what it does is the text; NULL: none */
	const char *text; /* N_() */
};
/* What to do at an empty table: lines below each other, each in at most so many rows; in a large window they
 * are in letters, but for commands, which are plain in the accent's style, and what is dim. The cursor
 * goes to the first line in the accent's style. Ends with a NULL text. */
void paint_first_steps(WINDOW *win, const struct palette *p, const struct text_line *lines, int line_rows,
                       int *cursor_y, int *cursor_x);

#endif
