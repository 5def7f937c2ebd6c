/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the Commander screen, and by Archenemy's, which draws
 * its lives: the view, the places and the drawing of the parts.
 */
#ifndef SCREENS_COMMANDER_INNER_H
#define SCREENS_COMMANDER_INNER_H

#include "rules/commander/commander.h"
#include "screens/kit/panel.h"
#include "screens/kit/seats.h"
#include "screens/screen.h"

enum { COMMANDER_WIDE_COLS = 100 /* from there on a column beside the panels */ };

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
struct facts;

/* Words of another game in the panels, in place of Commander's. */
struct panel_words {
	void (*facts)(const struct scene *s, int seat, struct facts *facts);
	/* The chip of a role or a turn, in its long (0), short (1) or one-letter
	 * form (2); "": none. */
	void (*chip)(const struct scene *s, int seat, int form, char *text, size_t size, int *style);
};

/* Everything a part needs to draw itself. */
struct scene {
	const struct commander *c;
	const struct commander_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
	struct commander_limits limits;
	/* What every panel has alike, so that life and facts stand in line. */
	struct alike {
		int rows, cols; /* inside the smallest panel: it decides the size of the digits */
		int form;       /* of lines of facts, enum fact_form */
		int below_rows; /* the most rows that any facts take below the life */
		int size;       /* of the numbers that can kill: small ones or 5; 0: they are words */
		int life;       /* the widest of those who play, at least of two digits */
		int killers;    /* which of them, see spread.c */
	} alike;
	bool tight; /* low panels: one row of facts will do, and digits may touch the frame */
	bool rest;  /* the focus is elsewhere: keep the mark, with a frame at rest */
	const struct panel_words *words; /* NULL: Commander's own */
};

struct scene commander_scene(const struct commander *c, const struct commander_view *view,
                             const struct frame *frame, WINDOW *win); /* facts.c */

/* The places of the parts in a body of a size. */
struct places {
	struct area panels;
	int across, down; /* the last row of panels may hold fewer, wider ones */
	bool framed;
	int markers_y;    /* -1: no line of its own */
	struct area side; /* cols 0: none */
};

/* places.c */
struct places commander_places(const struct commander *c, int rows, int cols);
struct area commander_panel_area(const struct places *at, int seats, int seat);
int commander_panel_at(const struct places *at, int seats, int y, int x); /* the seat, -1: none */

/* screen.c: a hand was kept, and another player decides next: the focus goes there. */
bool commander_hands_on(const struct commander *before, const struct commander *after);

/* lines.c: see struct screen */
extern const struct binding commander_keys[];
extern const struct key_mode commander_modes[];
/* P or P.2 as a word of a line. */
void commander_ref_word(const struct commander *c, struct commander_ref ref, char *out, size_t size);
const struct binding *commander_keys_now(const void *view, const void *state);
extern const struct hole commander_holes[];
void commander_focus(const void *view, const void *state, char *out, size_t size);
/* These serve Archenemy, too. */
bool commander_fill_seat(const void *view, const void *state, char *out, size_t size);
bool commander_fill_name(const void *view, const void *state, char *out, size_t size);
bool commander_fill_under_way(const void *view, const void *state, char *out, size_t size);
void commander_source_choices(const void *view, const void *state, struct choices *list);
void commander_mulligan_choices(const void *view, const void *state, struct choices *list);
void commander_safe_choices(const void *view, const void *state, struct choices *list);
bool commander_fill_opponents(const void *view, const void *state, char *out, size_t size);
bool commander_blow_is_full(const void *state, const char *line, const char *digits);
bool commander_digit_is_full(const void *state, const char *line, const char *digits);
extern const struct binding commander_drain_keys[], commander_blow_keys[];
void commander_venture_choices(const void *view, const void *state, struct choices *list);
void commander_marker_values(const void *view, const void *state, struct choices *list);

/* clang-format off */
#define COMMANDER_MARKER_KEYS                                                                                 \
	{ .key = "g", .line = "ring {seat} {*bearer}", .label = N_("Ring"),                                   \
	  .help = N_("the Ring tempts; the bearer's name") },                                                 \
	{ .key = "v", .line = "dungeon {seat} {?venture}", .label = N_("dungeon"),                            \
	  .help = N_("venture"), .head = N_("{name} ventures into") },                                        \
	{ .key = "f", .line = "speed {seat} +1", .label = N_("speed"), .help = N_("one faster") },            \
	{ .key = "c", .line = "companion {seat} {*card}", .label = N_("companion"),                           \
	  .help = N_("before play") },                                                                        \
	{ .key = "h", .line = "companion {seat} hand", .label = N_("to hand"), .help = N_("pay 3, once") }
/* clang-format on */

/* plan.c */

/* How digits and facts stand to each other. */
enum form { FORM_BESIDE, FORM_LIST, FORM_LINE, FORM_ALONE };

struct plan {
	enum form form;
	struct area in; /* inside the frame */
	int size;       /* rows of the digits, 0: plain text */
	int slim;       /* their form, which is added to the size, where wide ones would touch the frame */
	int digits_y, digits_x;
	struct area facts;
	int facts_top; /* many facts may begin here */
	bool slot;     /* the first row of the facts is reserved for the last change */
	int usual;     /* rows of the digits of a number with two, 0: plain text */
};

struct plan commander_plan(const struct scene *s, int seat, struct area at);
/* Columns of a life in digits: at least those of two, so that a 9 does not jump. */
int commander_digits_cols(int number, int size);
/* The largest digits for two-digit numbers in a framed panel of a body of so many rows; *beside:
 * facts stand beside them. */
int commander_panel_size(int rows, int cols, int body_rows, bool *beside);

/* panel.c */
/* Draws all panels, with facts in the same form. */
void commander_draw_panels(const struct scene *s, const struct places *at, int *cursor_y, int *cursor_x);
struct chips commander_chips(const void *scene, int seat, enum chip_form form);
int commander_life_style(const struct scene *s, int seat);

/* room.c: the lives for a whole room, and the page of it */
void commander_draw_wall(const struct scene *s, struct area at);
int commander_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page);

/* card.c: the card of a seat; its parts serve Archenemy, too */
void commander_card_of(const void *state, int seat, struct card *card);
void commander_own_rows(const struct commander *c, int seat, struct card *card); /* of its player */
void commander_hand_row(const struct commander *c, int seat, struct card *card); /* before play */
void commander_table_rows(const struct commander *c, struct card *card);         /* markers of the table */
void commander_other_rows(const struct commander *c, struct card *card);         /* of all players */
void commander_concede_row(const struct commander *c, int seat, struct card *card);

/* facts.c */
enum fact_kind {
	FACT_DELTA,
	FACT_POINTS,
	FACT_WHY,
	FACT_DAMAGE,
	FACT_BY,
	FACT_COUNTER,
	FACT_TAX,
	FACT_HAND,
	FACT_MARKER
};

/* On a line of its own, with room and without; in one line with others, with less and less
 * room; over its number in digits, and beside it. */
enum fact_form {
	FACT_WIDE,
	FACT_OWN,
	FACT_IN_LINE,
	FACT_NARROW,
	FACT_SHORT,
	FACT_LABEL,
	FACT_NAME,
	FACT_FORMS
};
enum { FACT_BYTES = 160 };

/* A fact in words, made when asked for: most pictures show one form. */
struct fact {
	enum fact_kind kind;
	int style;
	int seat;
	enum counter_kind counter; /* FACT_COUNTER */
	int amount, limit;         /* of what can kill; limit 0: it cannot, or is none yet */
	int digits;                /* size and form in which it is drawn; 0: as words */
	bool drawn;
	const struct scene *s;
	void (*say)(const struct fact *fact, enum fact_form form,
	            char out[FACT_BYTES]); /* NULL: `words` are said */
	bool said[FACT_FORMS];
	char words[FACT_FORMS][FACT_BYTES];
};

bool fact_is_danger(const struct fact *fact);
const char *fact_words(struct fact *fact, enum fact_form form);

struct facts {
	int count;
	struct fact fact[40];
};

/* Whether it is one of the numbers of a line. */
bool fact_is_number(const struct fact *fact);
void commander_facts(const struct scene *s, int seat, struct facts *facts);
/* Adds words for all forms, or `brief` for the last. */
void facts_add(struct facts *facts, enum fact_kind kind, int style, const char *words, const char *brief);

/* spread.c: the facts of a panel, in its plan. */
/* Decides what all panels have alike. */
void commander_agree(struct scene *s, const struct places *at, struct facts facts[TABLE_SEATS]);
/* Draws them and marks those that it has drawn. */
void commander_spread(const struct scene *s, int seat, const struct plan *plan, struct facts *facts);

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

/* matrix.c: `columns` lists the commanders on the table. */
int commander_columns(const struct commander *c, struct commander_ref columns[TABLE_SEATS * COMMANDERS]);
void commander_draw_matrix(const struct scene *s, int *cursor_y, int *cursor_x);
bool commander_matrix_at(const struct commander *c, const struct commander_view *view, int rows, int cols,
                         int y, int x, int *row, int *column);

/* chart.c */
void commander_draw_chart(const struct scene *s, int *cursor_y, int *cursor_x);
/* The seat whose name is in that row; -1: none. */
int commander_chart_at(const struct commander *c, const struct commander_view *view, int rows, int cols,
                       int y);

/* side.c */
void commander_draw_side(const struct scene *s, struct area area);
void commander_draw_markers(const struct scene *s, int y, int cols);
bool commander_has_markers(const struct commander *c);

extern const struct tour_step commander_tour[];

#endif
