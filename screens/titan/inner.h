/* SPDX-License-Identifier: MIT */
/*
 * What the files of the Titan screen share: the view, the places of hexes, keys and
 * holes, and the drawing of the parts.
 */
#ifndef SCREENS_TITAN_INNER_H
#define SCREENS_TITAN_INNER_H

#include "rules/titan/titan.h"
#include "screens/kit/panel.h"
#include "screens/kit/seats.h"
#include "screens/kit/spots.h"
#include "screens/screen.h"

/* PAGE_BOARD: no page is open; the board or the sheet is shown. */
enum titan_page { PAGE_BOARD, PAGE_WHERE, PAGE_FORCES, PAGE_LANDS, PAGE_LUCK };

/* What can be clicked, besides seats. */
enum titan_spot { SPOT_LEGION = SPOT_OWN, SPOT_LAND, SPOT_HEX, SPOT_UNIT };

/* The curtain over secrets: eyes.c. */

/* The reason to lift it. */
enum titan_aim { AIM_LOOK, AIM_INSPECT, AIM_SPLIT, AIM_RECRUIT, AIM_REINFORCE, AIM_TELL, AIM_JUDGE };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* views are compared, and a gap may hold anything */
struct titan_eyes {
	enum curtain curtain;
	enum titan_aim aim;
	int asks;   /* whether lifting it opened a question */
	int legion; /* the legion behind it */
	int seat;   /* the player who may look */
};
#pragma GCC diagnostic pop

struct titan_view {
	int hex;    /* under the cursor */
	int chosen; /* the hex of the last click, + 1; 0: none since the last line */
	int level;  /* height that `h` and `l` keep, in half hexes */
	int picked; /* unit + 1; 0: none */
	int target; /* unit + 1 that it strikes while the cursor is on an empty hex; 0: none */
	enum titan_page page;
	int top;          /* first visible line of a page */
	int most;         /* of them, where its last line is the window's */
	bool opened;      /* the cursor has its first place */
	bool sheet;       /* during a battle: shows the sheet instead of the board */
	int seat, legion; /* in focus on the sheet and the map; legion -1: the player has none */
	bool listed;      /* shows the sheet instead of the map */
	int place;        /* of the map, under the cursor */
	int column;       /* that up and down keep to on the map */
	bool told;        /* the last line recruited and ended the turn: its message stays */
	struct titan_eyes eyes;
	struct delta delta[TITAN_PLAYERS]; /* the last change of a score, for a room */
};

enum { TITAN_HEAD = ROLE_NORMAL | STYLE_BOLD };

/* Hooks of bindings and holes, and parts that a pen draws. */
typedef bool titan_when(const void *view, const void *state);
typedef bool titan_act(void *view, const void *state, struct reason *why);
typedef bool titan_fill(const void *view, const void *state, char *out, size_t size);
typedef void titan_tells(const void *view, const void *state, char *out, size_t size);
typedef void titan_reason(const void *view, const void *state, struct reason *why);
typedef void titan_choices(const void *view, const void *state, struct choices *list);
struct titan_pen;
typedef void titan_part(struct titan_pen *pen);

/* The state of a hook. */
static inline const struct titan *titan_state(const void *state)
{
	return state;
}

/* ---- hexes.c: the places of the hexes, and the cursor's way ---- */

/* Size of the drawn hexes; flat 0: no room for them. */
struct titan_board {
	int rows, cols;
	int flat;   /* columns of the upper and of the lower side */
	int slant;  /* rows from there to the widest */
	bool below; /* the panel's place, else beside it */
};

/* The largest board that fits a body and leaves room for a panel. */
struct titan_board titan_board_of(int rows, int cols);
/* Top row of a hex and the left end of its upper side. */
void titan_hex_place(const struct titan_board *at, int hex, int *y, int *x);
/* The columns inside the hex in row 1.. below its top; false: no such row. */
bool titan_hex_inside(const struct titan_board *at, int hex, int row, int *x, int *cols);
/* A stretch of cells of a side; a level side is one stretch. */
struct titan_edge {
	int y, x, cols;
	char sign;
}; /* '_', '/', '\\' */
int titan_hex_edge(const struct titan_board *at, int hex, int side, struct titan_edge out[8]);
/* The hex that a moving key leads to, -1: no such key. Updates *level. */
int titan_hex_step(int hex, int *level, int key);

/* ---- focus.c: what the cursor means now ---- */

/* Whether there is a battle, or somebody plays. */
bool titan_is_begun(const struct titan *t);
/* Whether the sheet of the game is seen, below any page. */
bool titan_on_sheet(const struct titan *t, const struct titan_view *view);
/* Opens a page, or closes it when it is open. */
void titan_turn_page(struct titan_view *view, enum titan_page page);
void titan_keep_level(struct titan_view *view); /* `h` and `l` go on from this height */
bool titan_pick(struct titan_view *view, const struct titan *t, struct reason *why);
int titan_picked(const struct titan_view *view); /* -1 */
/* Whether the unit may be picked up now, and why not (may be NULL). */
bool titan_may_pick(const struct titan *t, int unit, struct reason *why);
bool titan_find_duel(const struct titan *t, const struct titan_view *view, struct titan_duel *duel);
/* The cursor is about to leave: the strike that it means keeps its target. */
void titan_keep_target(const struct titan *t, struct titan_view *view);
void titan_next_stop(const struct titan *t, struct titan_view *view, int by, struct reason *why);
/* After an act of a unit or at a new step the cursor goes to the next that must act, if any. */
void titan_follow(const struct titan *before, const struct titan *after, struct titan_view *view);
/* Units that must act, marked '!' on the board. */
titan_units titan_marked(const struct titan *t);
bool titan_is_outside(const struct titan_unit *unit); /* lives, and not on the map */

/* ---- lands.c: the places of the masterboard's lands, and the cursor's way ---- */

/* Size of the drawn lands; wide 0: no room for them. */
struct titan_atlas {
	int x, rows, cols;
	int wide, tall; /* columns and rows from a land to the next */
	int gap;        /* of these, rows and columns between the two; there the exits' signs stand */
};

/* The largest masterboard that fits. */
struct titan_atlas titan_atlas_of(int rows, int cols);
/* Upper left end of a land. */
void titan_land_cell(const struct titan_atlas *at, int place, int *y, int *x);
/* The land that a moving key leads to, -1: no such key. Updates *column. */
int titan_land_step(int place, int *column, int key);
/* The free cells of a corner: 0 upper left, 1 upper right, 2 and 3 below them. */
struct area titan_atlas_corner(const struct titan_atlas *at, int corner);

/* ---- march.c: the focus on the masterboard ---- */

/* Where the legion in focus may go now: on foot first, then by teleport. */
struct titan_march {
	int legion;
	struct titan_moves moves;
	struct titan_goal goal[2 * TITAN_PLACES];
	int count, walks;
};

/* What Enter means on the land under the cursor. */
enum titan_errand {
	ERRAND_NONE, /* an empty land */
	ERRAND_FAR,  /* one that the legion in focus cannot reach: the rules say why */
	ERRAND_MOVE,
	ERRAND_TELEPORT,
	ERRAND_MEET,
	ERRAND_SELECT,
	ERRAND_SPLIT,
	ERRAND_RECRUIT,
	ERRAND_LOOK,
};

/* Whether the map is seen instead of the sheet, below any page. */
bool titan_on_map(const struct titan *t, const struct titan_view *view);
/* False: the legion does not move now. By public knowledge. */
bool titan_march_of(const struct titan *t, int legion, struct titan_march *march);
/* The letter that leads to a place, '*' where there are two; 0: it does not go there. */
int titan_march_letter(const struct titan_march *march, int place);
/* The open encounter on a place; false: none. */
bool titan_clash_at(const struct titan *t, int place, struct titan_pair *out);
enum titan_errand titan_errand_of(const struct titan *t, const struct titan_view *view);
void titan_go_to_focus(const struct titan *t, struct titan_view *view);
void titan_focus_here(const struct titan *t, struct titan_view *view);

/* ---- legions.c: the focus of the sheet, and what is known of legions ---- */

/* Moves the focus to an existing player and legion. */
void titan_mend_focus(const struct titan *t, struct titan_view *view);
/* Moves the focus; false: not such a key. */
bool titan_move_focus(const struct titan *t, struct titan_view *view, int key);
/* Legions that can act at this step, by public knowledge. */
int titan_busy(const struct titan *t, int out[TITAN_LEGIONS]);
bool titan_next_busy(const struct titan *t, struct titan_view *view, int by, struct reason *why);
/* The own legion in focus, or the only one that can act; -1. */
int titan_own_focus(const struct titan *t, const struct titan_view *view);
/* The creatures that it may recruit in its land and that the pot has, as a set. */
uint32_t titan_own_musters(const struct titan *t, int legion);
/* "Ogre x2, Troll"; "" for none. */
void titan_list_creatures(const uint8_t has[TITAN_CREATURES], char *out, size_t size);
int titan_height(const struct titan *t, int legion);
const char *titan_step_id(const struct titan *t);
/* Angels that the player has earned and not taken. */
int titan_angels_due(const struct titan *t, int seat);

/* ---- eyes.c: the curtain and what is behind it ---- */

/* Lets the curtain down, or refuses; shows a public legion at once. */
bool titan_lower(const struct titan *t, struct titan_view *view, enum titan_aim aim, struct reason *why);
void titan_lift(void *view, const void *state, bool back); /* the hooks of struct screen */
void titan_draw_eyes(const void *view, const void *state, const struct frame *frame, WINDOW *win);
titan_tells titan_tell_eyes;
const struct binding *titan_lifted(const void *view, const void *state);

/* ---- keys: see struct screen ---- */

/* lines.c: of the board */
extern const struct binding titan_keys[];
/* what the sheet has, too */
extern const struct binding titan_angel_keys[], titan_concede_keys[];
titan_when titan_hint_concede;
titan_act titan_show_where;

/* phase.c */
void titan_phase(const void *state, char *out, size_t size);   /* see screen.phase */
void titan_why_not_now(const void *state, struct reason *why); /* the step, in words */

/* pages.c: the page of the dice */
titan_act titan_show_luck;

/* sheet_lines.c: of the sheet of the game */
extern const struct binding titan_sheet_keys[];

/* holes.c */
extern const struct hole titan_holes[];
/* On the sheet the legion, else the hex and the unit there. */
titan_tells titan_tell_focus;

/* choices.c: the choices of rulings */
titan_choices titan_creature_choices, titan_unit_choices, titan_onturn_choices, titan_phase_choices,
	titan_marker_choices, titan_mine_choices;

/* marching.c: the land under the cursor */
titan_fill titan_fill_goal, titan_fill_aim;

/* ---- drawing ---- */

/* Everything a part needs to draw itself. */
struct titan_scene {
	const struct titan *t;
	const struct titan_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
	struct titan_board at;
	struct titan_atlas atlas;
	struct titan_march march; /* of the legion in focus on the map */
	bool marching;
	struct titan_pair open[TITAN_LEGIONS]; /* the encounters on the map */
	int opens;
	struct titan_reach reach; /* of the unit that is picked up to move */
	bool reaching;
	struct titan_duel duel;
	bool dueling;
};

/* The look of a hex. */
struct titan_hex_look {
	int hex, unit; /* unit -1: empty */
	enum tint tint;
	int ground; /* added to every style: tint, underline */
	bool far;   /* the picked unit cannot come here */
	bool near;  /* the picked unit can */
	char terrain[8];
	int terrain_style, label_style;
};

/* counters.c */
void titan_draw_hex(const struct titan_scene *s, const struct titan_hex_look *look);
int titan_side_style(const struct titan_scene *s, enum titan_side side);
/* The colour of a player's chip and numbers: the seat's until `colour` was said. */
int titan_colour_style(const struct titan *t, int seat);
/* The colour printed on a marker. */
int titan_marker_style(int legion);

/* Translated if that fits, else as the rules have it, else the letters of its counter. */
const char *titan_name_within(enum titan_creature creature, int cols);

/* map.c */
void titan_draw_map(const struct titan_scene *s);
void titan_draw_legend(const struct titan_scene *s, int y);

/* panel.c */
void titan_draw_panel(const struct titan_scene *s, struct area area);

void titan_draw_last_said(const struct titan_scene *s, struct titan_pen *pen);

/* duty.c: what must be done now; how the battle has ended. */
titan_part titan_draw_duty, titan_draw_end;

/* ladder.c */
/* The steps around the present one: beside the board those of the battle turn, with a head; on the sheet
 * those of the turn or the encounter. */
enum { TITAN_LADDER_COLS = 38 };
int titan_ladder_rows(const struct titan *t, bool sheet);
/* As many rungs as there are rows, the present one among them. */
void titan_draw_ladder(struct titan_pen *pen, bool sheet);
/* "done: towers   then: colours" */
void titan_ladder_text(const struct titan *t, char *out, size_t size);
/* "1.3 towers: t rolls for Red" */
void titan_step_task(const struct titan *t, int cols, char *out, size_t size);
/* A few words for a step, in so many columns if possible: "strikes". */
const char *titan_step_word(enum titan_step_id step, int cols, char *out, size_t size);

/* scene.c: paint() and paint_format() in the scene's window. */
int titan_paint(const struct titan_scene *s, int y, int x, int cols, int style, const char *text);
int titan_paint_format(const struct titan_scene *s, int y, int x, int cols, int style, const char *format,
                       ...) __attribute__((format(printf, 6, 7)));

/* A column of lines painted from the top; lines beyond its end are left out. */
struct titan_pen {
	const struct titan_scene *s;
	int y, end, x, cols;
};

bool titan_pen_room(const struct titan_pen *pen, int rows);
/* The rows that a part takes, without drawing it. */
int titan_pen_rows(const struct titan_pen *pen, titan_part *draw);
void titan_pen_line(struct titan_pen *pen, int style, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Wraps the text at blanks; all of it or nothing. */
void titan_pen_text(struct titan_pen *pen, int style, const char *text);
/* Leaves out what takes more than these rows: whole parts at the end, else words, with " ..". */
void titan_shorten(char *text, int rows, int cols);
void titan_pen_skip(struct titan_pen *pen);
/* A head, then units as counters. */
void titan_pen_units(struct titan_pen *pen, int style, const char *head, titan_units set);

/* strike.c: the strike of the scene explained, in as many lines as there is room for. */
titan_part titan_draw_strike;
/* The unit as a chip, its name and strength, after a verb or "". */
void titan_draw_who(struct titan_pen *pen, int unit, const char *verb);
void titan_draw_chart(struct titan_pen *pen, const struct titan_duel *duel);

/* sheet.c: the sheet of the game */
void titan_draw_sheet(const struct titan_scene *s, int *cursor_y, int *cursor_x);
/* The players, for a whole room. */
void titan_draw_scores(const struct titan_scene *s);

/* atlas.c, foot.c: the masterboard, and the lines below it */
void titan_draw_atlas(const struct titan_scene *s, int *cursor_y, int *cursor_x);
void titan_draw_foot(const struct titan_scene *s, int y);
/* A list, where there is no room for the map. */
void titan_draw_list(const struct titan_scene *s, int *cursor_y, int *cursor_x);

/* sheet_parts.c: what stands below the players on it */
titan_part titan_draw_pots, titan_draw_affairs; /* the encounter, what is agreed, or the pots */
titan_part titan_draw_legion;                   /* the one in focus, public part */
titan_part titan_draw_seat_legions;             /* all of the player in focus */
/* "Rd01, 6 high, in the Hills, moved; known: Ogre x3": public knowledge. */
void titan_legion_text(const struct titan *t, int legion, char *out, size_t size);
/* "in the Hills, moved": its land and what it did in this turn. */
void titan_place_text(const struct titan *t, int legion, char *out, size_t size);

/* pages.c: where and why in full, both forces, the lands; all scroll. */
extern const struct binding titan_page_keys[];
void titan_draw_page(const struct titan_scene *s);
/* "Ogre 21  3> Minotaur 20  2> Unicorn 12": how many of one muster the next,
 * and how many are left in the pot. */
void titan_land_text(const struct titan *t, enum titan_land land, char *out, size_t size);
int titan_page_rows(const struct titan *t, const struct titan_view *view, int cols);

/* card.c: see struct screen */
void titan_card(const void *state, int seat, struct card *card);

extern const struct tour_step titan_tour[];

#endif
