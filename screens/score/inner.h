/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the score sheet's screen only: the view, the places of
 * the panels, and the drawing of its parts.
 */
#ifndef SCREENS_SCORE_INNER_H
#define SCREENS_SCORE_INNER_H

#include "rules/score/score.h"
#include "screens/kit/seats.h"
#include "screens/kit/spots.h"
#include "screens/kit/tiles.h"
#include "screens/screen.h"

/* The part that the body shows; s and g go there and back. */
enum score_tab { SCORE_PANELS, SCORE_SHEET, SCORE_CHART };

/* What can be clicked, besides seats: a cell of the sheet, seat * SCORE_ROUNDS + row. */
enum { SPOT_CELL = SPOT_OWN };

struct score_view {
	int focus; /* seat */
	int row;   /* of the sheet: the round, from 0 */
	enum score_tab tab;
	bool opened;                     /* the focus has been put on the next player */
	struct delta delta[TABLE_SEATS]; /* the last change of a total */
};

struct score_scene {
	const struct score *s;
	const struct score_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
};

/* panels.c */
enum { SCORE_FACTS = 6 /* rounds in a panel */ };
struct tiles_plan score_plan(const struct score *s, int rows, int cols);
void score_draw_panels(const struct score_scene *s, int *cursor_y, int *cursor_x);

/* sheet.c: all rounds of all players */
/* "bid 2", "took 1 of 2", in few columns "1/2": of the round being played; false: neither is said. */
bool score_bid_text(const struct score *s, int seat, int columns, char *out, size_t size);
int score_last_row(const struct score *s);
int score_rounds(const struct score *s);             /* the rounds to show, with the one being played */
bool score_is_now(const struct score *s, int round); /* it is being played */
void score_draw_sheet(const struct score_scene *s, int *cursor_y, int *cursor_x);

/* card.c: see struct screen */
void score_card_of(const void *state, int seat, struct card *card);

/* keys.c: hooks of struct screen */
extern const struct binding score_keys[];
extern const struct key_mode score_modes[];
const struct binding *score_keys_now(const void *view, const void *state);
extern const struct hole score_holes[];

extern const struct tour_step score_tour[];

#endif
