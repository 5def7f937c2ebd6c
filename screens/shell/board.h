/* SPDX-License-Identifier: MIT */
/*
 * The board of a hall: its tables for the host, and pages for the projector.
 * Independent of network and championship.
 */
#ifndef SCREENS_SHELL_BOARD_H
#define SCREENS_SHELL_BOARD_H

#include "screens/kit/paint.h"

enum board_state { BOARD_PLAYS, BOARD_OVER, BOARD_EMPTY, BOARD_LEFT, BOARD_LOST, BOARD_CALLS };

enum { BOARD_TEXT = 400 };

/* One table. Texts are owned by the row. */
struct board_row {
	int table;
	enum board_state state;
	char wait[20];            /* of BOARD_CALLS and BOARD_LOST: since when, "3:12" */
	char game[60], at[100];   /* "Catan", "31 rolls" */
	char players[BOARD_TEXT]; /* "Anna 6, Ben 4" */
	char clock[12];           /* "" when it shows none */
	char last[BOARD_TEXT];    /* the last line said */
};

struct board_view {
	const struct board_row *row;
	int rows; /* of all tables */
	int top;  /* the first one shown */
};

/* How many rows a window of this height shows. */
int board_page(int height);

void board_draw(const struct board_view *view, const struct palette *p, WINDOW *win);

/* ---- pages for the projector ---- */

struct board_line {
	char left[20];         /* "12", "1." */
	char text[BOARD_TEXT]; /* names */
	char right[100];       /* "signed", "3 wins 28" */
	int style;             /* of right */
};

struct board_list {
	const char *head, *text_head, *right_head;
	const char *empty; /* shown when there are no lines */
	const struct board_line *line;
	int lines, top;
};

/* Two columns of lines where the window is wide enough. */
int board_list_page(int height, int width);
void board_draw_list(const struct board_list *list, const struct palette *p, WINDOW *win);

#endif
