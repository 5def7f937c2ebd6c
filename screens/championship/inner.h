/* SPDX-License-Identifier: MIT */
/*
 * What the files of the championship's screen share. The focus is a player; the
 * sheet that is open is the one where that player sits in the round shown.
 */
#ifndef SCREENS_CHAMPIONSHIP_INNER_H
#define SCREENS_CHAMPIONSHIP_INNER_H

#include "rules/championship/championship.h"
#include "screens/screen.h"

enum champ_page { PAGE_STANDINGS, PAGE_SHEET, PAGE_MET };

struct champ_view {
	enum champ_page page;
	int player;         /* who has the focus */
	int round;          /* the one shown, in round[] */
	bool opened, whole; /* whole: standings over the full width */
	bool finding;       /* letters are a part of a name */
	char find[NAME_BYTES];
	/* The sheet being filled in: what is typed and not yet said. */
	int sheet_round, sheet_table;
	int typed[CHAMP_SEATS]; /* -1: nothing */
	int winner;             /* the place, -1: nobody named */
	bool fresh;             /* the next digit begins a number */
	int top;                /* of the list of those met */
};

/* What a drawing needs. */
struct hall {
	const struct championship *c;
	const struct champ_view *view;
	const struct palette *p;
	WINDOW *win;
	int rows, cols;
	int *cursor_y, *cursor_x;
};

/* ---- view.c ---- */

/* The sheet of the focused player in the round shown; NULL: none. */
const struct champ_sheet *champ_view_sheet(const struct champ_view *view, const struct championship *c,
                                           int *table, int *place);

/* Points of a place as typed, else as entered; -1: none. */
int champ_view_points(const struct champ_view *view, const struct champ_sheet *sheet, int place);

/* "signed", "2 to sign", "judged", "playing", and its role. */
enum role champ_view_state(const struct champ_sheet *sheet, char *out, size_t size);

/* Nothing is typed yet at this table of the round shown. */
void champ_view_clear(struct champ_view *view, int table);
void champ_view_step_round(struct champ_view *view, const struct championship *c, int step);
/* To the player who picks first at a table. */
void champ_view_go_to_table(struct champ_view *view, const struct championship *c, int round, int table);
/* To the next sheet that is not in: after the table shown, in its round and round
 * again, then anywhere. */
void champ_view_go_to_missing(struct champ_view *view, const struct championship *c);

/* ---- lines.c ---- */

extern const struct binding champ_keys[], champ_sheet_keys[], champ_met_keys[];
extern const struct key_mode champ_modes[];
const struct binding *champ_keys_now(const void *view, const void *state);
extern const struct hole champ_holes[];
void champ_why(const void *view, const void *state, struct reason *why);

/* ---- drawing ---- */

void champ_draw_standings(const struct hall *h);
void champ_draw_sheet(const struct hall *h);
void champ_draw_met(const struct hall *h);

#endif
