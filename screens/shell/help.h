/* SPDX-License-Identifier: MIT */
/*
 * The ? page: the keys of this screen beside those of every screen, and below
 * them the same things in words. Made from the tables that do the work.
 */
#ifndef SCREENS_SHELL_HELP_H
#define SCREENS_SHELL_HELP_H

#include "screens/screen.h"

/* A word of the program, typed like the verbs of a game. */
struct help_word {
	char usage[60];
	const char *help; /* translated; NULL: the list ends */
};

struct help_view {
	const char *name;               /* "commander" */
	const struct binding *keys;     /* the keys of this screen; NULL: none */
	const bool *means;              /* keys[n] means something now; NULL: all */
	const char *const *why;         /* why keys[n] does not; NULL: not known */
	const struct binding *watching; /* keys for those who only watch; NULL: none */
	const struct binding *everywhere;
	const bool *means_everywhere;
	const struct game *game; /* whose words are listed; NULL: none */
	const char *find;        /* the typed text; "": show all */
	bool finds;              /* it is being typed */
	int scroll;
	const struct help_word *own; /* the program's words; NULL: none */
};

/* The largest useful scroll in a body of this size. */
int help_scroll_max(const struct help_view *view, int rows, int cols);

/* The key of a line, as a spot of the drawing tells it (screens/kit/spots.h); NULL: none. */
const struct binding *help_binding(const struct help_view *view, int cols, int block, int line);

/* Fills win, the body. The cursor goes behind the typed text. */
void help_draw(const struct help_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
               int *cursor_x);

#endif
