/* SPDX-License-Identifier: MIT */
/*
 * A panel for each player, from a description: the number that matters in digits of one size, and
 * facts as text, each at the same place in all panels. The window and the number of players alone choose
 * the places and sizes, so that nothing moves when a number changes. Knows no game.
 */
#ifndef SCREENS_KIT_TILES_H
#define SCREENS_KIT_TILES_H

#include "panel.h"

enum { TILE_FACTS = 8, TILE_TEXT = 120, TILE_BRIEF = 40 };

struct tile_fact {
	char text[TILE_TEXT], brief[TILE_BRIEF]; /* brief where there are few columns; "": text */
	int style;
};

struct tile_number {
	const char *head; /* over it; NULL: it needs none */
	int number, style;
	bool none; /* blank: there is no number */
};

struct tile {
	struct panel panel; /* all but its place */
	struct tile_number number, second;
	char change[TILE_TEXT], change_brief[TILE_BRIEF]; /* "+5 Ann", "+5": shown for a while */
	struct tile_fact fact[TILE_FACTS];                /* those of the same index have the same place */
	struct tile_fact note;                            /* behind them, what this player alone has */
	struct tile_fact foot[2];                         /* in the lower edge: one name, or two */
};

/* Where panels stand and what they have room for. */
struct tiles_plan {
	struct area at;
	int count, across, down;
	enum { TILES_BESIDE, TILES_BRIEF, TILES_BELOW, TILES_ALONE, TILES_LINES } form;
	int size, field; /* rows of the digits, columns of a number */
};

struct tiles {
	struct area at;
	int count;
	int usual;             /* a number as wide as those that all digits are made for: 40, -135 */
	bool seconds;          /* each has a second number */
	int facts;             /* places */
	struct tile_fact head; /* over them, if they are the rows of a table */
	struct tile tile[TABLE_SEATS];
};

struct tiles_plan tiles_plan(const struct tiles *tiles);
/* Moves the cursor to the panel in focus. Each is a SPOT_SEAT. */
void tiles_draw(WINDOW *win, const struct palette *p, const struct tiles *tiles, int *cursor_y,
                int *cursor_x);

__attribute__((format(printf, 3, 4))) void tile_fact(struct tile_fact *fact, int style, const char *format,
                                                     ...);
/* Adds to a list of such texts. */
void tile_note(struct tile *tile, int style, const char *text);

#endif
