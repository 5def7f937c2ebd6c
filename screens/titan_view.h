/* SPDX-License-Identifier: MIT */
/*
 * What the files of the Titan screen share: the view, where the hexes are, and
 * the drawing of the parts. Nobody else includes it.
 */
#ifndef SCREENS_TITAN_VIEW_H
#define SCREENS_TITAN_VIEW_H

#include "../rules/titan.h"
#include "screen.h"

enum titan_page { PAGE_BOARD, PAGE_WHERE, PAGE_SHEET };

struct titan_view {
	int hex;              /* under the cursor */
	int level;            /* the height that `h` and `l` keep to, in half hexes */
	int picked;           /* unit + 1; 0: none */
	enum titan_page page;
	int top;              /* the first line of a page in sight */
	bool opened;          /* the cursor has been put where something is to be done */
};

/* ---- titan_hexes.c: the places of the hexes, and the cursor's way ---- */

/* How large the hexes are drawn; flat 0: there is no room for them. */
struct titan_board {
	int y, x, rows, cols;
	int flat;   /* columns of the upper and of the lower side */
	int slant;  /* rows from there to the widest */
	bool ruled; /* three rows a hex: every second column has its edges in rows of their own */
};

/* The largest board that fits a body and leaves a panel beside it. */
struct titan_board titan_board_of(int rows, int cols);
/* Top row of a hex and the left end of its upper side. */
void titan_hex_place(const struct titan_board *at, int hex, int *y, int *x);
/* The columns inside its sides in row 1.. below the top; false: there is no such row. */
bool titan_hex_inside(const struct titan_board *at, int hex, int row, int *x, int *cols);
/* Rows below the top that are inside; the last may be the lower side itself. */
int titan_hex_rows(const struct titan_board *at);
/* The cells of a side: calls back with each; horizontal ones at once. */
struct titan_edge { int y, x, cols; char sign; }; /* '_' at the foot of a row, '-' in its middle, '/', '\\' */
int titan_hex_edge(const struct titan_board *at, int hex, int side, struct titan_edge out[8]);
/* The hex at a cell, -1. */
int titan_hex_of_cell(const struct titan_board *at, int y, int x);
/* A key that moves; the hex it leads to, -1: not such a key. *level is kept. */
int titan_hex_step(int hex, int *level, int key);

/* ---- titan_focus.c: what the cursor means now ---- */

/* Who strikes whom under the cursor. */
struct titan_duel {
	int striker, target; /* units; target -1: none */
	int dice, number;    /* as declared, else by nature */
	struct titan_strike strike;
	struct titan_chances chances;
};

/* A thing that Tab goes to: a unit, and whom it might strike or where it stands. */
struct titan_stop { int unit, target, hex; bool must; };
enum { TITAN_STOPS = 80 };

int titan_picked(const struct titan_view *view);                /* -1 */
bool titan_is_strike_step(const struct titan *t);
bool titan_is_maneuver(const struct titan *t);
enum titan_side titan_speaking(const struct titan *t);
/* Whether the unit may be picked up now, and why not (may be NULL). */
bool titan_may_pick(const struct titan *t, int unit, struct reason *why);
bool titan_find_duel(const struct titan *t, const struct titan_view *view, struct titan_duel *duel);
/* Own units that could legally strike it now. */
titan_units titan_strikers_of(const struct titan *t, int target);
/* Whom it could legally strike now. */
titan_units titan_targets_of(const struct titan *t, int striker);
int titan_stops(const struct titan *t, struct titan_stop out[TITAN_STOPS]);
void titan_next_stop(const struct titan *t, struct titan_view *view, int by, struct reason *why);
/* Those whose turn it is to do something, marked '!' on the board. */
titan_units titan_marked(const struct titan *t);
/* Excess hits that it can take. */
int titan_usable(const struct titan *t, int unit);
bool titan_is_outside(const struct titan_unit *unit);           /* lives, and not on the map */
const char *titan_who(const struct titan *t, enum titan_side side);

/* ---- titan_lines.c: see struct screen ---- */

extern const struct binding titan_keys[];
extern const struct key_mode titan_modes[];
const struct binding *titan_keys_now(const void *view, const void *state);
bool titan_hinted(const void *view, const void *state, const struct binding *binding);
bool titan_holds(const void *view, const void *state, const char *when);
bool titan_fill(const void *view, const void *state, const char *hole, char *out, size_t size);

/* titan_choices.c */
int titan_choices(const void *view, const void *state, const char *hole, const char *line,
                  struct choice *out, int max);

/* ---- drawing ---- */

/* Everything a part needs to draw itself. */
struct titan_scene {
	const struct titan *t;
	const struct titan_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
	struct titan_board at;
	struct titan_reach reach;  /* of the unit that is picked up to move */
	bool reaching;
	struct titan_duel duel;
	bool dueling;
	struct titan_probe *probe; /* NULL: nobody looks for a counter */
};

/* Which unit's counter the panel has at a cell. */
struct titan_probe { int y, x, unit; };

struct titan_area { int y, x, rows, cols; };

/* How a hex looks now. */
struct titan_hex_look {
	int hex, unit;          /* unit -1: nobody */
	enum tint tint;
	int ground;             /* what every style here is joined with: tint, underline */
	bool far;               /* a unit is picked up that cannot come here */
	bool near;              /* one that can */
	char terrain[8];
	int terrain_style, label_style;
};

/* titan_counters.c */
void titan_draw_hex(const struct titan_scene *s, const struct titan_hex_look *look);
int titan_side_style(const struct titan_scene *s, enum titan_side side);

/* In one's own language where that fits, else as it is printed on the counter. */
const char *titan_name_within(enum titan_creature creature, int cols);

/* titan_map.c */
void titan_draw_map(const struct titan_scene *s);
void titan_draw_legend(const struct titan_scene *s, int y, int cols);
/* "P1", "T1", "B"; "" for a plain level hex. */
void titan_terrain_text(enum titan_land land, int hex, char out[8]);
int titan_terrain_style(enum titan_hazard terrain);

/* titan_panel.c */
void titan_draw_panel(const struct titan_scene *s, struct titan_area area);
void titan_draw_words(const struct titan_scene *s);  /* where there is no room for hexes */

struct titan_pen;

/* titan_duty.c: what must be done now; how the battle has ended. */
void titan_draw_duty(struct titan_pen *pen);
void titan_draw_end(struct titan_pen *pen);

/* titan_ladder.c */
int titan_ladder_rows(const struct titan *t);
void titan_draw_ladder(const struct titan_scene *s, struct titan_pen *pen);
/* A few words for a step, in so many columns if it can be: "strikes". */
const char *titan_step_word(enum titan_step_id step, int cols, char *out, size_t size);

/* A column of lines that are painted from the top; what finds no row is left out. */
struct titan_pen {
	const struct titan_scene *s;
	int y, end, x, cols;
};

bool titan_pen_room(const struct titan_pen *pen, int rows);
void titan_pen_line(struct titan_pen *pen, int style, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Broken at blanks into as many rows as it takes. */
void titan_pen_text(struct titan_pen *pen, int style, const char *text);
void titan_pen_skip(struct titan_pen *pen);
/* A head and units as counters after it. */
void titan_pen_units(struct titan_pen *pen, int style, const char *head, titan_units set);

/* titan_strike.c: the strike explained, as few or as many lines as there is room. */
void titan_draw_strike(struct titan_pen *pen, const struct titan_duel *duel);
/* "a1 d2": the units of a set. */
void titan_list_ids(const struct titan *t, titan_units set, char *out, size_t size);
void titan_draw_chart(struct titan_pen *pen, const struct titan_duel *duel);
void titan_strike_brief(const struct titan_duel *duel, char *out, size_t size);

/* titan_pages.c: where and why in full, the sheet; both scroll. */
void titan_draw_page(const struct titan_scene *s);
int titan_page_rows(const struct titan *t, const struct titan_view *view, int cols);

#endif
