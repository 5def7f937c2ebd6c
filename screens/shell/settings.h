/* SPDX-License-Identifier: MIT */
/*
 * A page of choices, the settings of the program or the options of a table: a row for each
 * with all its values, the chosen one as a chip; what those of the focused row mean; and for
 * settings a sample of every role and seat, as they look with what is chosen.
 */
#ifndef SCREENS_SHELL_SETTINGS_H
#define SCREENS_SHELL_SETTINGS_H

#include "screens/kit/paint.h"

enum { SETTING_ROWS = 40, SETTING_VALUES = 10 };

struct setting_row {
	const char *label;                 /* translated, as are the values */
	const char *value[SETTING_VALUES]; /* ends with NULL where there are fewer */
	int chosen;                        /* -1: none */
	bool refused[SETTING_VALUES];      /* may not be chosen now: dim */
};

struct settings_view {
	const char *title;
	struct setting_row row[SETTING_ROWS];
	int rows, focus;
	const char *about[SETTING_VALUES]; /* what the values of the focused row mean .. */
	const char *help, *when;           /* .. or what the row is, and when it may change */
	int help_rows;                     /* the most of any row */
	bool sample;
	const char *where; /* the file that keeps it, or why none does */
	bool fault;        /* where: is a warning */
};

/* Fills win, the body; the cursor goes to the chosen value of the focused row. */
void settings_draw(const struct settings_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
                   int *cursor_x);

#endif
