/* SPDX-License-Identifier: MIT */
/*
 * What can be done now: keys and what they do, below each other in letters that are read
 * from across the table. Knows no game.
 */
#ifndef SCREENS_KIT_WAYS_H
#define SCREENS_KIT_WAYS_H

#include "letters.h"

enum { WAYS_MOST = 10 };

struct way {
	int style;
	const char *key; /* NULL: none */
	const char *text;
	bool as_it_is; /* in one row, as it is typed; one that begins with a blank, below the words of a key
	                */
};

struct ways {
	int count, size, gap; /* rows of the smallest letters; blank rows between two */
	int rows, cols, key_cols;
	struct big_name key[WAYS_MOST], text[WAYS_MOST];
};

/* In letters of one size, of at most `most` rows, each text in at most so many lines. False: not all of
 * them have letters that fit. */
bool ways_fit(struct ways *out, const struct palette *p, const struct way *way, int count, int most,
              int lines, int rows, int cols);
/* The row of the n-th, and its rows. */
int ways_y(const struct ways *ways, int n);
int ways_rows(const struct ways *ways, int n);
/* Columns before its words. */
int ways_x(const struct ways *ways, const struct way *way);
void ways_paint(WINDOW *win, const struct palette *p, int y, int x, const struct way *way,
                const struct ways *ways);

#endif
