/* SPDX-License-Identifier: MIT */
/* Shared by the files of the Catan screen only: view, places, drawing. */
#ifndef SCREENS_CATAN_INNER_H
#define SCREENS_CATAN_INNER_H

#include "rules/catan/catan.h"
#include "screens/kit/panel.h"
#include "screens/kit/seats.h"
#include "screens/screen.h"

/* Cards that a line moved: in minus out. */
struct catan_moved {
	int cards[CATAN_RESOURCES], unknown;
};

/* What the cursor places on the board. */
enum aim_piece { AIM_NOTHING, AIM_ROAD, AIM_SETTLEMENT, AIM_CITY, AIM_ROBBER };

struct catan_view {
	int focus;              /* seat */
	bool opened;            /* the focus has its first place */
	bool chart;             /* what the rolls brought each player, in place of bank and dice */
	bool flow;              /* cards received and spent, in place of them */
	bool step;              /* the last line was a step of something due, like the discards after a 7 */
	bool audit;             /* the steps of the audited hand, in place of bank and dice */
	int64_t pressed_ms;     /* when a key was last pressed */
	int64_t hands_until_ms; /* ranges of the hands are visible until then */
	struct delta delta[CATAN_SEATS];       /* cards more or less */
	struct catan_moved moved[CATAN_SEATS]; /* by the last line */
	/* the board */
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
	bool text;  /* rows of text; panels need more room */
	int margin; /* blank rows above the heads */
	int pitch;  /* rows from one resource of the bank to the next */
	int dice_x, dice_pitch;
	bool dice_table; /* no room for bars */
	bool tight;      /* no blank row in the bank: the panels need it */
	bool raised;     /* nor a row for the robber: digits of ASCII need it */
	struct area panels;
	int across; /* panels in a row */
};

/* The board in a size; island NULL: no room for it. */
struct catan_map {
	const struct island *island;
	int y, x, rows, cols; /* all of it */
	int top, left;        /* of the first spots */
	int wide, slant, pitch;
};

struct cell_at {
	int y, x;
};

struct edge_cell {
	int y, x;
	char sign;
};

enum { EDGE_CELLS = 24 };

struct harbour_place {
	int edge;
	int side; /* -1: its text ends at x; 1: it begins there; 0: x is its middle */
	int y, x, other_y;
};

/* lines.c */
extern const struct binding catan_keys[];

/* choices.c: holes, and the values of menus */
extern const struct hole catan_holes[];
void catan_build_values(const void *view, const void *state, struct choices *list);
void catan_trade_values(const void *view, const void *state, struct choices *list);
void catan_card_values(const void *view, const void *state, struct choices *list);

/* bank.c: bank, cards, robber */
long catan_minutes(const struct catan *c, int64_t now); /* since the first throw, to the end (W1.1.7) */
void catan_draw_bank(const struct catan_scene *s, const struct catan_places *at);
void catan_marks(const char *mark, int count, char *out, size_t size); /* `count` of them, as a row */
const char *catan_bar_mark(const struct catan_scene *s, int pitch);

/* dice.c */
void catan_draw_dice(const struct catan_scene *s, const struct catan_places *at);

/* setup.c: in place of the dice before the first throw; false: they are drawn */
bool catan_draw_setup(const struct catan_scene *s, const struct catan_places *at);

enum { CATAN_TABLE_ROWS = 3 }; /* head and foot of a table above the panels */

/* tables.c: ranges of hands; cards received and spent; the audit; all as text */
void catan_draw_hands(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_production(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_flow(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_audit(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_text(const struct catan_scene *s, int *cursor_y, int *cursor_x);

/* map.c: the cells of the board */
struct catan_map catan_map_of(const struct island *island, const struct area *area);
struct cell_at catan_map_spot(const struct catan_map *map, int spot);
struct cell_at catan_map_hex(const struct catan_map *map, int hex); /* its upper corner */
/* Columns to either side of the middle that are inside a hex, `row` rows below its corner. */
int catan_map_inside(const struct catan_map *map, int row);
int catan_map_edge(const struct catan_map *map, int edge, struct edge_cell out[EDGE_CELLS]); /* how many */
struct harbour_place catan_map_harbour(const struct catan_map *map, int harbour);

/* board.c */
int catan_role(const struct catan *c, int seat); /* the colour of the player's pieces */
void catan_draw_board(const struct catan_scene *s, const struct catan_map *map, int *cursor_y, int *cursor_x);
void catan_draw_board_page(const struct catan_scene *s, int *cursor_y, int *cursor_x);
struct catan_map catan_page_map(const struct catan *c, int rows, int cols); /* of that page */

/* cursor.c: placing */
int catan_actor(const struct catan_view *view, const struct catan *c); /* who the keys are for */
struct catan_aim catan_aim_of(const struct catan_view *view, const struct catan *c);
bool catan_aims_at(const struct catan_view *view, const struct catan *c, enum aim_piece piece);
void catan_place_word(const struct catan *c, const struct catan_aim *aim, char *out, size_t size);
struct cell_at catan_map_place(const struct catan_map *map, enum aim_piece piece, int at);
bool catan_aim_key(struct catan_view *view, const struct catan *c, int key);
bool catan_aim_click(struct catan_view *view, const struct catan *c, const struct catan_map *map, int y,
                     int x);
/* Whether the cursor has been put there already: a second click. */
bool catan_aim_again(const struct catan_view *view, const struct catan *c, const struct catan_map *map, int y,
                     int x);
bool catan_aim_road(void *view, const void *state, struct reason *why);
bool catan_aim_settlement(void *view, const void *state, struct reason *why);
bool catan_is_robber_open(const struct catan_view *view, const struct catan *c); /* no hex is chosen yet */
bool catan_aim_city(void *view, const void *state, struct reason *why);
bool catan_aim_robber(void *view, const void *state, struct reason *why);

/* news.c */
/* Notes the cards that a line moved; everybody saw them. */
void catan_note_moves(struct catan_view *view, const struct catan *before, const struct catan *after);
/* The row at the foot of a panel while something is owed or cards have just moved;
 * false: neither. It may use `spare` columns of the margin before it. */
bool catan_draw_news(const struct catan_scene *s, int seat, int y, int x, int cols, int spare);

/* panel.c */
void catan_draw_panel(const struct catan_scene *s, int seat, struct area area);

/* room.c: see struct screen */
int catan_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page);

/* card.c: see struct screen */
void catan_card(const void *state, int seat, struct card *card);

extern const struct tour_step catan_tour[];

#endif
