/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the Commander screen, and by Archenemy's, which draws
 * its lives: the view, the places and the drawing of the parts.
 */
#ifndef SCREENS_COMMANDER_INNER_H
#define SCREENS_COMMANDER_INNER_H

#include "rules/commander/commander.h"
#include "screens/kit/seats.h"
#include "screens/kit/spots.h"
#include "screens/kit/tiles.h"
#include "screens/screen.h"

enum { COMMANDER_WIDE_COLS = 100 /* from there on a column beside the panels */ };

/* What can be clicked, besides seats: a cell of the matrix, row * COLUMNS_MOST + column. */
enum { SPOT_CELL = SPOT_OWN, COLUMNS_MOST = TABLE_SEATS * COMMANDERS };

/* The view in the body; g and m toggle the last two. */
enum commander_tab { TAB_PANELS, TAB_MATRIX, TAB_CHART };

struct commander_view {
	int focus;   /* seat; in the matrix the row */
	int source;  /* in the matrix the column: n-th of the commanders on the table */
	bool second; /* keys mean the focused player's second commander */
	enum commander_tab tab;
	bool opened;                     /* the first focus has been chosen */
	struct delta delta[TABLE_SEATS]; /* the last change of a life */
};

struct scene;

/* What another game says in the panels, instead of Commander's words. */
struct panel_words {
	void (*describe)(const struct scene *s, int seat, struct tile *tile);
	/* The chip of a role or a turn; "": none. */
	void (*chip)(const struct scene *s, int seat, enum chip_form form, char *text, size_t size,
	             int *style);
};

/* Everything a part needs to draw itself. */
struct scene {
	const struct commander *c;
	const struct commander_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
	struct commander_limits limits;
	bool rest;                       /* the focus is elsewhere: keep the mark, with a frame at rest */
	const struct panel_words *words; /* NULL: Commander's own */
};

struct scene commander_scene(const struct commander *c, const struct commander_view *view,
                             const struct frame *frame, WINDOW *win); /* facts.c */

/* screen.c: a hand was decided, or that undone, and a player is asked next: the focus goes there. */
bool commander_asks_hand(const struct commander *before, const struct commander *after);

/* lines.c: see struct screen */
extern const struct binding commander_keys[];
extern const struct key_mode commander_modes[];
const struct binding *commander_keys_now(const void *view, const void *state);
extern const struct hole commander_holes[];
void commander_focus(const void *view, const void *state, char *out, size_t size);
/* These serve Archenemy, too. */
bool commander_fill_seat(const void *view, const void *state, char *out, size_t size);
bool commander_fill_name(const void *view, const void *state, char *out, size_t size);
bool commander_reminds(const void *view, const void *state); /* a marker makes something due */
bool commander_mulligan_free(const void *view, const void *state);
bool commander_fill_foes(const void *view, const void *state, char *out, size_t size);
void commander_safe_choices(const void *view, const void *state, struct choices *list);
bool commander_blow_is_full(const void *state, const char *line, const char *digits);
bool commander_digit_is_full(const void *state, const char *line, const char *digits);
/* clang-format off */
/* What markers do, or a correction leaves: one key takes it. */
#define WAITS N_("what waits: a hand, a zone, a marker")
#define REMINDS(pressed, id, bar) OFFERS(pressed, id, bar, WAITS), .when = commander_reminds
#define VENTURES .head = N_("{name} ventures into")
#define REMINDER_KEYS(group_of) \
	{ REMINDS("Enter", "venture", N_("venture")), VENTURES, group_of }, \
	{ REMINDS("Space", "venture", NULL), VENTURES, group_of }, \
	{ REMINDS("Enter", "crown", N_("crown")), group_of }, \
	{ REMINDS("Enter", "lead", N_("initiative")), group_of }, \
	{ REMINDS("Enter", "ring-loss", N_("others lose 3")), group_of }, \
	{ REMINDS("Enter", "life-too", N_("life too")), group_of }
#define TOKEN_KEY(group_of) \
	{ OFFERS("Y", "tokens", NULL, N_("treasure, food, clue ..")), \
	  .head = N_("tokens and counters of {name}"), group_of }
/* clang-format on */
extern const struct binding commander_drain_keys[], commander_blow_keys[], commander_marker_keys[];
void commander_none_kept(const void *view, const void *state, struct reason *why); /* of {?kept} */
void commander_marker_values(const void *view, const void *state, struct choices *list);

/* panel.c: the panels, each with what stands in it */
struct tiles_plan commander_tiles_plan(const struct commander *c, struct area at);
void commander_draw_panels(const struct scene *s, struct area at, int *cursor_y, int *cursor_x);

/* card.c: the card of a seat; its parts serve Archenemy, too */
void commander_card_of(const void *state, int seat, struct card *card);
void commander_own_rows(const struct commander *c, int seat, struct card *card); /* of its player */
void commander_hand_row(const struct commander *c, int seat, struct card *card); /* before play */
void commander_table_rows(const struct commander *c, struct card *card);         /* markers of the table */
void commander_other_rows(const struct commander *c, struct card *card);         /* of all players */

/* facts.c */
/* The places of the facts in a panel. Another game's own words have the later ones. */
enum commander_fact { FACT_DAMAGE, FACT_BY, FACT_POISON, FACT_TAX, COMMANDER_FACTS };
void commander_describe(const struct scene *s, int seat, struct tile *tile);

/* A commander's name: in whole; without its title, "Sygg" of "Sygg, River Cutthroat"; and as it
 * is called, "Tymna" of "Tymna the Weaver". */
enum card_name { CARD_WHOLE, CARD_SHORT, CARD_CALLED };
void commander_card_name(const struct commander_card *card, enum card_name form, char out[COMMANDER_BYTES]);

enum danger { DANGER_NONE, DANGER_LIFE, DANGER_DAMAGE, DANGER_COUNTER };
enum danger commander_danger(const struct scene *s, int seat);
/* Whether that kind of counter is close to its limit; the first such kind, -1: none. */
bool commander_is_near(const struct scene *s, int seat, enum counter_kind kind);
int commander_near_counter(const struct scene *s, int seat);
bool commander_damage_near(const struct scene *s, int taken);
bool commander_is_out(const struct commander *c, int seat);
/* And has not won with the others of a side: shown dim. */
bool commander_is_past(const struct commander *c, int seat);

/* matrix.c */
void commander_draw_matrix(const struct scene *s, int *cursor_y, int *cursor_x);

/* chart.c */
void commander_draw_chart(const struct scene *s, int *cursor_y, int *cursor_x);

/* side.c */
void commander_draw_side(const struct scene *s, struct area area);
void commander_draw_markers(const struct scene *s, int y, int cols);

extern const struct tour_step commander_tour[];

#endif
