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
	struct area panels;
};

/* lines.c */
extern const struct binding catan_keys[];

/* choices.c: holes, and the values of menus */
extern const struct hole catan_holes[];
void catan_build_values(const void *view, const void *state, struct choices *list);
void catan_trade_values(const void *view, const void *state, struct choices *list);
void catan_card_values(const void *view, const void *state, struct choices *list);

/* bank.c: bank, cards, robber; dice */
void catan_draw_bank(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_dice(const struct catan_scene *s, const struct catan_places *at);

/* tables.c: ranges of hands; cards received and spent; the audit; all as text */
void catan_draw_hands(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_production(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_flow(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_audit(const struct catan_scene *s, const struct catan_places *at);
void catan_draw_text(const struct catan_scene *s, int *cursor_y, int *cursor_x);

/* panel.c */
/* Notes the cards that a line moved; everybody saw them. */
void catan_note_moves(struct catan_view *view, const struct catan *before, const struct catan *after);
void catan_draw_panel(const struct catan_scene *s, int seat, struct area area);

extern const struct tour_step catan_tour[];

#endif
