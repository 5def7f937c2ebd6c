/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the Archenemy screen only: the view, the places and
 * the drawing of the parts.
 */
#ifndef SCREENS_ARCHENEMY_INNER_H
#define SCREENS_ARCHENEMY_INNER_H

#include "rules/archenemy/archenemy.h"
#include "screens/commander/inner.h"
#include "screens/screen.h"

struct archenemy_view {
	struct commander_view lives; /* always first: Commander's parts read it */
	bool on_lives;               /* the arrows move among lives; else among schemes */
	bool opened;                 /* the first focus has been chosen */
	bool looked;                 /* the focus was moved among schemes since the last line */
	bool low;                    /* few rows, which may cut a scheme's note */
	bool note;                   /* there: the note comes first */
	bool catalogue;              /* before play: schemes are picked one by one */
	bool finding;                /* there: letters narrow the list */
	char find[40];
	bool warned; /* has been told that Enter adds there, and does not shuffle */
	bool curtain;
	bool new_scheme;          /* the last line set one in motion */
	bool chart;               /* life over the game, instead of schemes and lives */
	struct scheme_ref scheme; /* in focus; owner -1: none is face up */
	int pick;                 /* in the catalogue: the kind in focus */
};

/* Before play: whose deck is built. */
static inline int archenemy_owner(const struct archenemy_view *view, const struct archenemy *a)
{
	return a->archenemy >= 0 ? a->archenemy : view->lives.focus;
}

/* Everything a part needs to draw itself. */
struct stage {
	const struct archenemy *a;
	const struct archenemy_view *view;
	const struct frame *frame;
	const struct palette *p;
	WINDOW *win;
	struct scheme_ref up[FACE_UP_MAX]; /* face up, by timestamp */
	int ups;
	bool wide;   /* as in the places */
	bool beside; /* counts stand beside names, which are cut there; else below those that are long */
	int *cursor_y, *cursor_x;
};

/* The places of the parts in a body of a size. */
struct archenemy_places {
	bool small;             /* numbers only: a line for the scheme, no cards */
	bool wide;              /* lasting effects stand in the middle, else below the cards */
	struct area main, side; /* side.cols 0: none */
	struct area lives;
};

/* What can be clicked, besides lives: a kind of the catalogue; a scheme, owner * DECK_CARDS + card. */
enum { SPOT_SCHEME = SPOT_OWN, SPOT_CARD };

/* places.c */
struct archenemy_places archenemy_places(const struct archenemy *a, int rows, int cols);

/* lives.c */
void archenemy_draw_lives(const struct stage *s, struct area at);
/* `air`: the row below is free for more about the turn. */
void archenemy_draw_ladder(const struct stage *s, int y, bool air);

/* card.c: the card of a seat, see struct screen */
void archenemy_card_for(const void *state, int seat, struct card *card);

/* names.c */
/* Whether a scheme is moving: a one-shot, or one with a trigger waiting. */
bool archenemy_in_motion(const struct archenemy *a, struct scheme_ref ref);
/* Whether the side of a seat is on turn. */
bool archenemy_is_on_turn(const struct archenemy *a, int seat);
/* Its name in the reader's language, with the number of a copy. */
void archenemy_shown(const struct stage *s, struct scheme_ref ref, char *out, size_t size);

/* reveal.c: the middle. */
void archenemy_draw_main(const struct stage *s, struct area at, bool small);
/* Whether Tab brings the note of the scheme in focus to the top, where it is whole. */
bool archenemy_has_note(const struct archenemy_view *view, const struct archenemy *a);

/* cards.c: the standing cards at the side. */
void archenemy_draw_cards(const struct stage *s, struct area at);
/* The rows of the side with all cards in whole but for their texts; 0: there are none. */
int archenemy_cards_need(const struct archenemy *a, int cols);
/* Whether the names stand there in whole, and the conditions of the schemes that stand. */
bool archenemy_cards_fit(const struct archenemy *a, int rows, int cols);
/* When an ongoing scheme is abandoned, and on what condition; false: it is not ongoing. */
bool archenemy_condition(const struct archenemy *a, struct scheme_ref ref, char *out, size_t size);
/* Lasting effects; returns the rows used. */
int archenemy_draw_untils(const struct stage *s, struct area at);

/* setup.c: before play. */
enum setup { SETUP_DONE, SETUP_WHO, SETUP_DECKS, SETUP_CATALOGUE };
enum setup archenemy_setup(const struct archenemy_view *view, const struct archenemy *a);
void archenemy_draw_setup(const struct stage *s, struct area at, enum setup setup);
/* The number of kinds in the catalogue and of the table's own. */
int archenemy_kinds(const struct archenemy *a);
/* The kinds that the catalogue lists, all or those with the typed letters; how many. */
enum { CATALOGUE_MAX = 512 };
int archenemy_listed(const struct archenemy_view *view, const struct archenemy *a,
                     int16_t kinds[CATALOGUE_MAX]);
/* The place of the kind in focus among them; -1: it is not listed. */
int archenemy_pick_place(const struct archenemy_view *view, const struct archenemy *a);
/* Whole decks that are not shuffled yet: Enter and Space shuffle them. */
int archenemy_decks_waiting(const struct archenemy *a);
/* Rows of the catalogue in a body of so many rows, for moving by columns. */
int archenemy_catalogue_rows(int rows);

/* lines.c: see struct screen */
extern const struct binding archenemy_keys[];
extern const struct key_mode archenemy_modes[];
const struct binding *archenemy_keys_now(const void *view, const void *state);
extern const struct hole archenemy_holes[];
void archenemy_focus(const void *view, const void *state, char *out, size_t size);
/* The scheme in focus waits for a choice. */
bool archenemy_is_asked(const void *view, const void *state);

extern const struct tour_step archenemy_tour[];

#endif
