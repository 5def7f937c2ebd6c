/* SPDX-License-Identifier: MIT */
/*
 * A list as text, from a description: heads, and columns as wide as their widest text. Where the place
 * is narrow, short forms stand for the long ones; where it is low, rows go on in a second column of the
 * page, and then on further pages. Knows no game.
 */
#ifndef SCREENS_KIT_WALL_H
#define SCREENS_KIT_WALL_H

#include <stddef.h>

#include "panel.h"

enum { WALL_COLUMNS = 16, WALL_TEXT = 200, WALL_BRIEF = 100 };

struct wall_column {
	const char *head; /* NULL: none */
	bool right;       /* numbers, which end below each other */
	int from;         /* columns of a place that shows it */
};

struct wall_cell {
	char text[WALL_TEXT], brief[WALL_BRIEF]; /* brief where there are few columns; "": text */
	int style;
};

struct wall_row {
	struct wall_cell *cell;
	int spot; /* what a click on it means: the number for spot_put */
};

struct wall {
	struct wall_column column[WALL_COLUMNS];
	int rows, columns;
	int spread;      /* rows from one to the next, where there is room; 0: one */
	bool focusable;  /* has a column for the mark .. */
	int focus, what; /* .. the row that has it, and the kind of the spots; -1: none */
	struct wall_row row[];
};

/* With so many rows and columns, all blank; to be freed. */
struct wall *wall_new(int rows, int columns);
__attribute__((format(printf, 5, 6))) void wall_cell(struct wall *wall, int row, int column, int style,
                                                     const char *format, ...);

/* What of it has been drawn. */
struct wall_shown {
	int pages, top, count, end; /* end: the row below the last one */
};

/* Draws one of its pages; -1: that of the row in focus, whose mark has the cursor. */
struct wall_shown wall_draw(WINDOW *win, const struct palette *p, struct area at, const struct wall *wall,
                            int page, int *cursor_y, int *cursor_x);

/* How many rows behind a row stands the one beside it; 0: there is one column. */
int wall_beside(const struct wall *wall, const struct area *at);

/* The first name, and where another one of them has the same, the initial of the last name. */
void wall_first_name(const char *name, const char *const *names, int count, char *out, size_t size);

#endif
