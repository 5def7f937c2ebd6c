/* SPDX-License-Identifier: MIT */
/*
 * The board of a hall: its tables, for the host and for the projector.
 * Independent of network and championship.
 */
#ifndef SCREENS_SHELL_BOARD_H
#define SCREENS_SHELL_BOARD_H

#include "screens/screen.h"

enum board_state { BOARD_PLAYS, BOARD_OVER, BOARD_EMPTY, BOARD_LEFT, BOARD_LOST, BOARD_CALLS };

enum { BOARD_TEXT = 400 };

/* One table. Texts are owned by the row. */
struct board_row {
	int table;
	enum board_state state;
	char wait[20];          /* of BOARD_CALLS and BOARD_LOST: since when, "3:12" */
	char game[60], at[100]; /* "Catan", "31 rolls" */
	struct {
		char name[NAME_BYTES];
		char number[12]; /* "" when it has none */
	} seat[TABLE_SEATS];
	int seats;
	char clock[12];        /* "" when it shows none */
	char last[BOARD_TEXT]; /* the last line said */
};

struct board_view {
	const struct board_row *row;
	int rows; /* of all tables */
	int top;  /* the first one shown */
};

/* How many tables a window of this height shows at least. */
int board_page(int height);

void board_draw(const struct board_view *view, const struct palette *p, WINDOW *win);

/* The same as pages for a whole room, without names: see screen.room; view is a struct
 * board_view with all its rows. */
int board_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page);

#endif
