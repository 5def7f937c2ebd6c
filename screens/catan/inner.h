/* SPDX-License-Identifier: MIT */
/* Shared by the files of the Catan screen only: view, places, drawing. */
#ifndef SCREENS_CATAN_INNER_H
#define SCREENS_CATAN_INNER_H

#include "rules/catan/catan.h"
#include "screens/kit/panel.h"
#include "screens/kit/seats.h"
#include "screens/kit/spots.h"
#include "screens/kit/tiles.h"
#include "screens/screen.h"

/* Cards that a line moved: in minus out. */
struct catan_moved {
	int cards[CATAN_RESOURCES], unknown;
};

/* What the cursor places on the board, the pieces in the order of enum catan_thing. */
enum aim_piece { AIM_NOTHING, AIM_ROAD, AIM_SETTLEMENT, AIM_CITY, AIM_ROBBER };

/* What stands instead of bank and dice: what each hand may hold, the steps of an audited hand, what the
 * rolls brought each player, cards received and spent. */
enum catan_table { TABLE_NONE, TABLE_HANDS, TABLE_AUDIT, TABLE_CHART, TABLE_FLOW };

/* What of a picture can be clicked, besides seats. */
enum { SPOT_PLACE = SPOT_OWN };

struct catan_view {
	int focus;   /* seat */
	bool opened; /* the focus has its first place */
	enum catan_table table;
	bool step;              /* the last line was a step of something due, like the discards after a 7 */
	int64_t pressed_ms;     /* when a key was last pressed */
	int64_t hands_until_ms; /* ranges of the hands are visible until then */
	struct delta delta[CATAN_SEATS];       /* cards more or less */
	struct catan_moved moved[CATAN_SEATS]; /* by the last line */
	/* the board */
	bool without;          /* none is wanted: the question has its answer */
	bool board;            /* as a page, where it does not stand beside the panels: */
	bool beside;           /* it does */
	bool aside;            /* what would lead itself was put aside */
	enum aim_piece aim;    /* begun by a key */
	enum aim_piece placed; /* what the cursor was on last: */
	int place;             /* a spot, edge or hex */
};

/* What is placed, and where it may go. */
struct catan_aim {
	enum aim_piece piece;
	int seat;
	struct catan_choice places;
	int now; /* the one under the cursor */
};

struct catan_scene {
	const struct catan *c;
	const struct catan_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
};

/* The places of all parts in a body. */
struct catan_places {
	struct area panels, foot, board; /* board: no columns where it does not stand beside them */
};

/* The board in a size; island NULL: no room for it. */
struct catan_map {
	const struct island *island;
	int y, x, rows, cols; /* all of it */
	int top, left;        /* of the first spots */
	int wide, pitch;      /* columns of half a brick, rows from one to the next */
};

struct cell_at {
	int y, x;
};

/* Those of an edge, below each other or side by side. */
struct edge_cells {
	int y, x, count;
	bool upright;
};

struct harbour_place {
	int side; /* -1: its text ends at x; 1: it begins there; 0: x is its middle */
	int y, x, rows;
};

/* lines.c */
extern const struct binding catan_keys[];

/* choices.c: holes */
extern const struct hole catan_holes[];

bool catan_asks_board(const struct catan_view *view, const struct catan *c); /* whether to play with one */

enum { CATAN_FOOT_ROWS = 3 };

/* foot.c: bank, dice, facts; the question for the board */
long catan_minutes(const struct catan *c, int64_t now); /* since the first throw, to the end (W1.1.7) */
void catan_draw_foot(const struct catan_scene *s, const struct area *at);
void catan_draw_question(const struct catan_scene *s, const struct area *at);

/* tables.c: instead of them */
enum { CATAN_TABLE_TOP = 4 };                 /* rows of what panels tell, of one that is alone */
int catan_names_width(const struct catan *c); /* of the longest */
int catan_table_rows(const struct catan *c, enum catan_table table);
void catan_draw_table(const struct catan_scene *s, const struct area *at, enum catan_table table, bool alone);

/* map.c: the cells of the board */
struct catan_map catan_map_of(const struct island *island, const struct area *area);
struct cell_at catan_map_spot(const struct catan_map *map, int spot);
struct cell_at catan_map_hex(const struct catan_map *map, int hex); /* the middle of its upper side */
struct edge_cells catan_map_edge(const struct catan_map *map, int edge);
struct harbour_place catan_map_harbour(const struct catan_map *map, int harbour);

/* board.c */
int catan_role(const struct catan *c, int seat); /* the colour of the player's pieces */
void catan_draw_board(const struct catan_scene *s, const struct catan_map *map, int *cursor_y, int *cursor_x);

/* page.c: the board without the panels */
void catan_draw_page(const struct catan_scene *s, int *cursor_y, int *cursor_x);

/* cursor.c: placing */
int catan_actor(const struct catan_view *view, const struct catan *c); /* who the keys are for */
struct catan_aim catan_aim_of(const struct catan_view *view, const struct catan *c);
bool catan_aims_at(const struct catan_view *view, const struct catan *c, enum aim_piece piece);
struct catan_text catan_place_word(const struct catan *c, enum aim_piece piece, int at); /* in a line */
struct cell_at catan_map_place(const struct catan_map *map, enum aim_piece piece, int at);
bool catan_aim_key(struct catan_view *view, const struct catan *c, int key);
/* A click: moves the cursor there, or is Enter, where it has been put there already. */
const char *catan_aim_touch(struct catan_view *view, const struct catan *c, int place);
bool catan_aim_road(void *view, const void *state, struct reason *why);
bool catan_aim_settlement(void *view, const void *state, struct reason *why);
bool catan_is_robber_open(const struct catan_view *view, const struct catan *c); /* no hex is chosen yet */
bool catan_aim_city(void *view, const void *state, struct reason *why);
bool catan_aim_robber(void *view, const void *state, struct reason *why);

/* panel.c: the players */
/* Notes the cards that a line moved; everybody saw them. */
void catan_note_moves(struct catan_view *view, const struct catan *before, const struct catan *after);
struct chips catan_chips(const void *scene, int seat, enum chip_form form);
int catan_hand_style(const struct catan *c, int seat);
/* What is owed, or the cards that have just moved, else what the player has the most of: "LONGEST 6  ARMY 3".
 */
void catan_draw_news(const struct catan_scene *s, int seat, const struct area *at);
struct tiles_plan catan_tiles_plan(const struct catan *c, struct area at);
void catan_draw_panels(const struct catan_scene *s, struct area at, int *cursor_y, int *cursor_x);

/* card.c: see struct screen */
void catan_card(const void *state, int seat, struct card *card);

extern const struct tour_step catan_tour[];

#endif
