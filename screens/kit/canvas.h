/* SPDX-License-Identifier: MIT */
/*
 * The picture on its way into curses. Little changes from one picture to the
 * next: the canvas keeps the last one, returns its unchanged parts, and hands
 * curses only the cells that differ, so that a key costs what it changes.
 */
#ifndef SCREENS_KIT_CANVAS_H
#define SCREENS_KIT_CANVAS_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncurses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CELL_MARKS = 2, CELLS_AT_ONCE = 128 };

/* One column, in less than half the bytes of curses: a picture has thousands. No
 * padding: cells are compared as bytes. */
struct cell {
	wchar_t point;             /* 0: the second column of a wide character */
	uint16_t mark[CELL_MARKS]; /* marks on it, 0: none */
	attr_t look;               /* attributes and COLOR_PAIR */
};

struct canvas;

struct canvas *canvas_new(void);
void canvas_free(struct canvas *canvas); /* NULL is fine */

/* Forget what stdscr shows. */
void canvas_forget(struct canvas *canvas);

/* Begin a blank picture of the size of stdscr. */
void canvas_begin(struct canvas *canvas);
/* Put the cells that differ from the picture before into stdscr. */
void canvas_end(struct canvas *canvas);

/*
 * The cells from y, x of a window that lies in stdscr, to be written: up to
 * `columns` of them and at least one, no wide character without its second
 * column. NULL: the picture has no such place. canvas_close is told the cell behind
 * the last one. Half of a wide character that is left over becomes a blank of its look.
 */
struct cell *canvas_open(struct canvas *canvas, WINDOW *win, int y, int x, int columns);
void canvas_close(struct cell *end);

/* What has been painted at a cell of such a window, and how it looks; 0: the second column of a wide
 * character, or no such cell. */
wchar_t canvas_point(struct canvas *canvas, WINDOW *win, int y, int x, attr_t *look);

/* The same cell, of one column, all over an area of such a window. */
void canvas_fill(struct canvas *canvas, WINDOW *win, int y, int x, int rows, int columns, struct cell cell);

/* Without a canvas, straight into the window: at most CELLS_AT_ONCE. */
void cells_put(WINDOW *win, int y, int x, const struct cell *cell, int columns);

/* The same cell, of one column, over a part of a row. */
void cells_fill(WINDOW *win, int y, int x, struct cell cell, int columns);

#endif
