/* SPDX-License-Identifier: MIT */
/*
 * The picture on its way into curses. From one picture to the next little
 * changes: the canvas keeps the last one, gives back the parts of it that show
 * what they showed, and hands curses only the cells that differ, so that a key
 * costs what it changes.
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

/* One column; less than half of what curses takes for it, because every
 * picture is made of thousands. No padding: cells are compared as bytes. */
struct cell {
	wchar_t point;             /* 0: the second column of a wide character */
	uint16_t mark[CELL_MARKS]; /* marks on it, 0: none */
	attr_t look;               /* attributes and COLOR_PAIR */
};

struct canvas;

struct canvas *canvas_new(void);
void canvas_free(struct canvas *canvas); /* NULL is fine */

/* Nothing is known any more of what stdscr shows. */
void canvas_forget(struct canvas *canvas);

/* A new, blank picture of the size of stdscr. Alike: nothing lay over the one
 * before or will lie over this one, and no setting has changed since: its parts
 * may be taken over (canvas_still). */
void canvas_begin(struct canvas *canvas, bool alike);

enum { PART_HINTS, PART_PANEL /* and so many more */, CANVAS_PARTS = PART_PANEL + 10 };

/*
 * Whether a part of the picture is what it was in the one before; then it
 * stands there already. It is when its place is the same and nothing has changed
 * of what it shows, all of which must be in `key`. Never without a canvas.
 */
bool canvas_still(struct canvas *canvas, int part, WINDOW *win, int y, int x, int rows, int columns,
                  const void *key, size_t size);

/* Puts what differs from the picture before into stdscr. */
void canvas_end(struct canvas *canvas);

/*
 * The cells from y, x of a window that lies in stdscr, to be written: up to
 * `columns` of them and at least one, no wide character without its second
 * column. NULL: the picture has no such place. canvas_close is told the cell behind
 * the last one. Half of a wide character that is left over becomes a blank of its look.
 */
struct cell *canvas_open(struct canvas *canvas, WINDOW *win, int y, int x, int columns);
void canvas_close(struct cell *end);

/* The same cell, of one column, all over an area of such a window. */
void canvas_fill(struct canvas *canvas, WINDOW *win, int y, int x, int rows, int columns, struct cell cell);

/* Without a canvas, straight into the window: at most CELLS_AT_ONCE. */
void cells_put(WINDOW *win, int y, int x, const struct cell *cell, int columns);

#endif
