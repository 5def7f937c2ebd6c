/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the MECCG screen only: the view, the rows of an open
 * half, and the drawing of the pages.
 */
#ifndef SCREENS_MECCG_INNER_H
#define SCREENS_MECCG_INNER_H

#include "rules/meccg/meccg.h"
#include "screens/kit/panel.h"
#include "screens/kit/seats.h"
#include "screens/kit/spots.h"
#include "screens/kit/wall.h"
#include "screens/screen.h"

/* By the phase, or by `v` once the game is on. */
enum meccg_page { PAGE_DRAFT, PAGE_START, PAGE_COUNCIL, PAGE_PEOPLE };

enum { STEPS = 6, TYPED_BYTES = 60, ROWS_MAX = 400 };

struct meccg_view {
	int seat;  /* the half that has the focus */
	bool open; /* that half is open: its player picks in private */
	char typed[TYPED_BYTES];
	int row;     /* of the list */
	int reveal;  /* the round after the reveal on show; 0: none */
	bool people; /* `v`: the people in play, instead of the points */
	int category, person;
	int step;                          /* of the count, 0: as it would be now */
	int phase;                         /* the phase last seen */
	struct delta delta[MECCG_PLAYERS]; /* the last change of a total, for a room */
};

/* What can be clicked, besides halves: a row of the open half; of each seat a cell of the count, a person in
 * play. */
enum { SPOT_ROW = SPOT_OWN, SPOT_CELL, SPOT_PERSON = SPOT_CELL + MECCG_PLAYERS };

/* A row of the list of an open half. */
struct meccg_row {
	int held;      /* into the pool, -1: of the catalogue */
	int character; /* into the catalogue, -1: a card of one's own */
	bool legal;
	char brief[40]; /* "2 left", or why not */
};

/* rows.c */
enum meccg_page meccg_page_of(const struct meccg_view *view, const struct meccg *m);
/* Whether this half can be opened now. */
bool meccg_may_open(const struct meccg *m, int seat);
void meccg_close_half(struct meccg_view *view);
bool meccg_reveals(const struct meccg_view *view, const struct meccg *m);
/* The rows that match the typed letters, legal ones first; of a pool the cards in it, then
 * those that may go into it. */
int meccg_rows(const struct meccg_view *view, const struct meccg *m, struct meccg_row rows[ROWS_MAX]);
/* The first row that Enter takes: below the cards that are in the pool. */
int meccg_first_row(const struct meccg_view *view, const struct meccg *m);
/* Moves the focus to the next person to be checked, round again after the last. */
bool meccg_next_waiting(struct meccg_view *view, const struct meccg *m);
const char *meccg_row_name(const struct meccg *m, int seat, const struct meccg_row *row);

/* keys.c: hooks of struct screen */
extern const struct binding meccg_draft_keys[];
extern const struct key_mode meccg_modes[];
const struct binding *meccg_keys_now(const void *view, const void *state);

/* choices.c */
extern const struct hole meccg_holes[];
void meccg_tell_focus(const void *view, const void *state, char *out, size_t size);
void meccg_why(const void *view, const void *state, struct reason *why);

/* What a page needs to draw itself. */
struct meccg_scene {
	const struct meccg *m;
	const struct meccg_view *view;
	const struct palette *p;
	WINDOW *win;
	int rows, cols;
	int64_t now_ms;
	bool open; /* the half is open on this screen; never for a watcher */
	bool watching, room;
	bool reveals; /* shows both cards of the last reveal */
	int *cursor_y, *cursor_x;
};

/* scene.c */
/* Too small for bars and columns: the totals as text. */
bool meccg_is_small(const struct meccg_scene *s);

/* One of two columns face to face. */
struct meccg_half {
	int seat, x, cols;
};

/* Paints one row of a half. */
#define meccg_line(s, half, y, style, ...) \
	paint_format((s)->win, (s)->p, y, (half)->x, (half)->cols, style, __VA_ARGS__)

struct meccg_half meccg_half_of(const struct meccg_scene *s, int seat);
bool meccg_has_focus(const struct meccg_scene *s, int seat);
/* Each player's number, name and side, and the line between the halves. Returns the row below. */
int meccg_draw_heads(const struct meccg_scene *s);

/* draft.c */
void meccg_draw_draft(const struct meccg_scene *s);

/* company.c: what all see of the draft: the mind, the places, the names */

/* The rows of the page, the same in both halves. */
struct meccg_layout {
	int mind_y, company_y, lower_y;
	int mind;          /* the size of its digits */
	int pitch, across; /* rows from one name to the next; names side by side */
};

/* Below the heads. */
struct meccg_layout meccg_layout_of(const struct meccg_scene *s, int heads);
void meccg_draw_mind(const struct meccg_scene *s, const struct meccg_half *half,
                     const struct meccg_layout *at);
void meccg_draw_company(const struct meccg_scene *s, const struct meccg_half *half,
                        const struct meccg_layout *at);
/* "-- Aragorn II --": cards that both have seen and neither keeps; how many are not shown. */
void meccg_draw_aside(const struct meccg_scene *s, const struct meccg_half *half, int y);
void meccg_draw_finished(const struct meccg_scene *s, const struct meccg_half *half, int y);

/* list.c: the open half; above it the minor items of its pool. Returns the row below them. */
int meccg_draw_items(const struct meccg_scene *s, const struct meccg_half *half, int y);
void meccg_draw_list(const struct meccg_scene *s, const struct meccg_half *half, int y);

/* deck.c: the open half before the first turn */
bool meccg_may_look(const struct meccg *m, int seat); /* at its deck */
void meccg_draw_deck(const struct meccg_scene *s, const struct meccg_half *half, int y);

/* start.c */
void meccg_draw_start(const struct meccg_scene *s);
/* count.c */
void meccg_draw_council(const struct meccg_scene *s);
/* people.c */
void meccg_draw_people(const struct meccg_scene *s);

/* card.c: see struct screen */
void meccg_card_of(const void *state, int seat, struct card *card);

extern const struct tour_step meccg_tour[];

#endif
