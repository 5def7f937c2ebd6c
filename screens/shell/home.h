/* SPDX-License-Identifier: MIT */
/*
 * Home: the tables that can be resumed, and the games that can be begun.
 */
#ifndef SCREENS_SHELL_HOME_H
#define SCREENS_SHELL_HOME_H

#include "screens/kit/panel.h"

struct home_row {
	char game[40], title[260], people[300], state[60];
	char age[24], age_long[40]; /* "6 d", "6 days" */
	char note[200];             /* why it opens read-only, or not at all; "" */
};

struct home_game {
	const char *title, *about;
};

struct home_view {
	const struct home_row *row; /* those that match `find` */
	int first, all;             /* the place of row[0] in the whole list, which has so many */
	int rows, focus;
	const struct home_game *game;
	int games;
	const char *find; /* the text typed after '/'; NULL: no field is open */
	bool unread;      /* the list: without rows there may be tables */
};

/* The parts of a body: the list, and where there is room for it beside or below, the
 * table in focus (0 rows: none). */
struct home_parts {
	struct area list, preview;
};
struct home_parts home_parts_of(int tables, int games, int rows, int cols);
/* The line between both. */
void home_draw_edge(const struct home_parts *parts, const struct palette *p, WINDOW *win);

/* What can be clicked: a table of the whole list, a game. */
enum { SPOT_TABLE, SPOT_GAME };

/* The body below the title line. The cursor goes to the focus, or into `find`. */
void home_draw(const struct home_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
               int *cursor_x);

#endif
