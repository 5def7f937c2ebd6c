/* SPDX-License-Identifier: MIT */
/*
 * Screens as text: the character and the role of each cell, compared
 * with grids kept in tests/screens/. A grid is
 *
 *     == name (80 columns, 24 rows)
 *     |what stands there|
 *     -- roles
 *     |its roles|
 *
 * Roles: . normal, n bold normal, d dim, a accent, g good, w warning, x danger,
 * 1-8 a player's colour; a blank has none. Reversed cells are the capital, or
 * the shifted digit (!@#$%^&*).
 *
 * With SNAPSHOTS=FOLDER in the environment nothing is compared: the grids as
 * they are drawn are appended to files there, named as the kept ones.
 */
#ifndef TESTS_KIT_SNAPSHOT_H
#define TESTS_KIT_SNAPSHOT_H

#include "screens/kit/paint.h"

/* A terminal that shows nothing, with colours; ends with the program. */
void snapshot_terminal(void);

/* Every role has a pair of its own and nothing else, so that cells tell it. */
struct palette snapshot_palette(bool ascii, bool mono);

/* A window that no terminal limits in size; delwin it. */
WINDOW *snapshot_window(int rows, int cols);

/* The text of a row, and its roles: one letter a column. */
void snapshot_row(WINDOW *win, int y, char *text, char *roles, size_t size);

/* Fails the running test, with the rows that differ, unless win looks like the
 * grid `name` of tests/screens/FILE. */
void snapshot_check(WINDOW *win, const char *file, const char *name);

/* Many pictures as one number: adds one to it, and fails the running test unless it is the one that
 * tests/screens/FILE keeps as "-- NAME: NUMBER". */
void snapshot_sum(WINDOW *win, unsigned *sum);
void snapshot_sum_number(int number, unsigned *sum);
void snapshot_sum_check(unsigned sum, const char *file, const char *name);

/* Whether any row shows the text. */
bool snapshot_has(WINDOW *win, const char *text);
bool snapshot_has_accent(WINDOW *win);

#endif
