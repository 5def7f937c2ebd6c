/* SPDX-License-Identifier: MIT */
/*
 * Pages for a whole room, which people read from five metres away: the screen of a game
 * draws them (screen.room), and what every game has stands here, also the line at the
 * foot. Pages that do not fit at once turn by themselves. Nothing here asks for the time.
 */
#ifndef SCREENS_SHELL_ROOM_H
#define SCREENS_SHELL_ROOM_H

#include "bars.h"

enum { ROOM_TURN_MS = 10000 }; /* a page is shown for so long */

/* Which page is shown, and how long yet. All zero before the first picture. */
struct room {
	int page, pages;  /* page: from 0; a key may leave it beyond them until it is drawn */
	bool held;        /* pages turn by keys alone */
	int64_t turn_at;  /* ms clock */
	int64_t keys_end; /* until then the foot tells the keys */
};

/* The first page; the foot tells the keys for a while. */
void room_begin(struct room *room, int64_t now_ms);
/* Space, arrows, PgUp and PgDn. False: another key; the foot tells those that mean something. */
bool room_key(struct room *room, int key, int64_t now_ms);
/* When the picture changes by itself (ms clock), 0: never. */
int64_t room_wake(const struct room *room, const struct screen *screen, const void *view, const void *state,
                  int64_t now_ms);

/* Turns the page when it is time, and draws it and the foot on all of win: a title line,
 * or for a while the keys, of which `key` goes back. */
void room_draw(struct room *room, const struct screen *screen, void *view, const void *state,
               const struct frame *frame, struct title_view *foot, const char *key, WINDOW *win);

#endif
