/* SPDX-License-Identifier: MIT */
/*
 * A first table in two minutes: real lines on a real screen, one short
 * sentence at a time. The table is nowhere: nothing of it is kept.
 */
#ifndef APP_TUI_TOUR_H
#define APP_TUI_TOUR_H

#include "screens/screen.h"

struct tui;
struct key;

struct tour {
	const struct tour_step *steps; /* NULL: no tour is on */
	int at, count;                 /* the sentence that is shown */
	int lines;                     /* in force when it came up */
};

/* False and told: the game has none. */
bool tour_begin(struct tui *t, const struct game *game);
bool tour_is_on(const struct tui *t);
/* Does what the sentence tells, unless the person has; the next one, or home. */
void tour_next(struct tui *t);
/* Space, Enter and Esc are the tour's where nothing else is open. */
bool tour_key(struct tui *t, const struct key *key);
/* Whether a binding's own key is the tour's meanwhile. */
bool tour_has_key(const struct binding *binding);
/* A line has been said at its table: it may be the one that was meant. */
void tour_said(struct tui *t);
/* "3/9 -, + change a life by one", "" when none is on. */
void tour_sentence(const struct tui *t, char *out, size_t size);
/* The table is left. */
void tour_end(struct tui *t);

#endif
