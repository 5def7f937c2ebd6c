/* SPDX-License-Identifier: MIT */
/*
 * The log pane: all lines said, newest at the bottom, with those undone and a
 * mark where the table stands now.
 */
#ifndef SCREENS_SHELL_LOG_H
#define SCREENS_SHELL_LOG_H

#include "screens/screen.h"

struct log_view {
	const struct log_row *row; /* oldest first */
	int rows;
	int scroll; /* lines above the newest */
	int undoable, redoable;
	const char *find; /* the text being typed; NULL: no field is open */
	bool beside;      /* the pane stands beside the screen */
	int left;         /* percent of the log in which it is still to be looked for */
	int all;          /* entries of the whole log */
};

/* The pane in a body: its lower half, or a column at its right side when the
 * window is large. */
struct log_pane {
	int rows, cols;
};
struct log_pane log_pane_of(int body_rows, int cols);

/* How many of the rows, from the oldest one, fill such a pane; long ones take several of its rows. */
int log_fitting(const struct log_view *view, int pane_rows, int cols);

/* Fills win; the cursor goes to the line where the table stands. */
void log_draw(const struct log_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
              int *cursor_x);

#endif
