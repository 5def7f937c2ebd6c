/* SPDX-License-Identifier: MIT */
/*
 * The picture on its way into curses. A screen is drawn whole, yet from one
 * picture to the next little changes: the canvas keeps the last one and hands
 * curses only the cells that differ, so that a key costs what it changes.
 */
#ifndef SCREENS_CANVAS_H
#define SCREENS_CANVAS_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncurses.h>

struct canvas;

struct canvas *canvas_new(void);
void canvas_free(struct canvas *canvas); /* NULL is fine */

/* Nothing is known any more of what stdscr shows. */
void canvas_forget(struct canvas *canvas);

/* A new, blank picture of the size of stdscr. */
void canvas_begin(struct canvas *canvas);

/* Puts what differs from the picture before into stdscr. */
void canvas_end(struct canvas *canvas);

/* Cells side by side, width[n] columns each, at a place of a window that lies
 * in stdscr. Without a canvas they go straight into the window. Half of a wide
 * character that would be left over becomes a blank of the same look. */
void canvas_put(struct canvas *canvas, WINDOW *win, int y, int x,
                const cchar_t *cell, const unsigned char *width, int count);

#endif
