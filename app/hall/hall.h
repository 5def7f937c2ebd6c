/* SPDX-License-Identifier: MIT */
/*
 * A hall on the screen: a table hands its lines over to the host (table.c), the
 * host takes in what tables hand in (reception.c), a board shows them all
 * (board.c). The game of an event says what is handed in and shown (events.c).
 */
#ifndef APP_HALL_H
#define APP_HALL_H

#include "app/core/cli.h"
#include "app/tui/tui.h"
#include "net/hall/desk.h"
#include "net/hall/post.h"
#include "screens/shell/board.h"

/* The program in a hall: a table has a post, the host a desk. */
struct hall {
	struct link link; /* first: the loop has a pointer to it */
	struct post *post;
	struct desk *desk;
	struct hall_mark mark;
	int64_t behind_since; /* ms clock, 0: nothing is owed */
	int64_t shown_at;     /* when that begins to be shown */
	bool told_gone;
	char why[300];               /* the fault of the connection, as told; "": none */
	bool waits;                  /* results wait while someone types */
	struct reception *reception; /* owned; NULL: nothing yet */
};

void hall_table_begin(struct hall *hall, struct post *post); /* table.c */
void hall_host_begin(struct hall *hall, struct desk *desk);  /* reception.c */
void hall_host_end(struct hall *hall);

/* word.c: for both sides. */
const char *hall_word(const struct link *link, const struct tui *t, int *style, char *out, size_t size);
int64_t hall_wake(const struct link *link);
/* Tells the fault of the connection: once, and again when it changes. */
void hall_tell_why(struct hall *hall, struct tui *t, const char *why);

/* board.c: the board on the screen, until q. */
int hall_board(struct cli *cli, struct desk *desk, const char *event, const char *session);

/* ---- the game of an event ---- */

enum handed {
	HANDED_LINE, /* `line` takes it in; empty: it is known already */
	HANDED_OPEN, /* no line does, and why; it waits for what the desk says */
	HANDED_LATE, /* the same, and the sheet has its points already: nothing waits */
};

struct hall_event {
	const struct game *game;
	int seats_most; /* at a table */
	/* What a table hands in as a line of the event; `origin`, "from=12-6f1c2ab3/57",
	 * stands in each of its parts. */
	enum handed (*hand_in)(const void *state, const struct hall_row *row, const char *origin,
	                       struct line *line, struct reason *why);
	/* Whether the desk has written down that a judge came after this table's call. */
	bool (*answered)(const void *state, const struct hall_row *row);
};

/* The event of a game, NULL: none. For a NULL game: the usual event. */
const struct hall_event *hall_event_of(const struct game *game);

#endif
