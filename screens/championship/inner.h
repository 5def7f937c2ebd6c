/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the championship's screen only. The focus is a player; the
 * open sheet is that player's sheet in the round shown.
 */
#ifndef SCREENS_CHAMPIONSHIP_INNER_H
#define SCREENS_CHAMPIONSHIP_INNER_H

#include "rules/championship/championship.h"
#include "screens/screen.h"

enum champ_page { PAGE_STANDINGS, PAGE_SHEET, PAGE_MET };

struct champ_view {
	enum champ_page page;
	int player;         /* has the focus */
	int round;          /* the one shown, in round[] */
	bool opened, whole; /* whole: standings over the full width */
	bool finding;       /* letters are a search for a name */
	char find[NAME_BYTES];
	/* The sheet being filled in: points typed but not entered yet. */
	int sheet_round, sheet_table;
	int typed[CHAMP_SEATS]; /* -1: nothing */
	int winner;             /* place of the marked winner, -1: none */
	bool fresh;             /* the next digit begins a number */
	int top;                /* first row of the list of opponents */
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

/* Starts a sheet without typed points. */
void champ_view_clear(struct champ_view *view, int table);
void champ_view_step_round(struct champ_view *view, const struct championship *c, int step);
/* Focuses the player who picks first at a table. */
void champ_view_go_to_table(struct champ_view *view, const struct championship *c, int round, int table);
/* Focuses the next open sheet: after the present table, then from the first table of
 * the round, then in any round. */
void champ_view_go_to_missing(struct champ_view *view, const struct championship *c);

/* ---- lines.c ---- */

extern const struct binding champ_keys[];
extern const struct key_mode champ_modes[];
const struct binding *champ_keys_now(const void *view, const void *state);
extern const struct hole champ_holes[];
void champ_why(const void *view, const void *state, struct reason *why);

/* ---- drawing ---- */

void champ_draw_standings(const struct hall *h);
void champ_draw_sheet(const struct hall *h);
void champ_draw_met(const struct hall *h);

extern const struct tour_step championship_tour[];

#endif
