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
	char why[300]; /* the fault of the connection, as told; "": none */
	/* of a table: where it is, and who should sit there */
	const struct hall_place *place;
	struct hall_seating due;
	bool told_due;
	char looked[37];  /* the session where it has looked who sits there; "": none */
	int looked_lines; /* that it had then */
	char right[37], right_round[WIRE_ROUND]; /* the session in which they sat right, and the round */
	char wrong[sizeof((struct reason *)0)->text];
	/* of the host */
	bool waits;                  /* results wait while someone types */
	struct reception *reception; /* owned; NULL: nothing yet */
};

void hall_table_begin(struct hall *hall, struct post *post, const struct hall_place *place); /* table.c */
void hall_host_begin(struct hall *hall, struct desk *desk);                                  /* reception.c */
void hall_host_end(struct hall *hall);

struct hall_event;

/* word.c: for both sides. */
const char *hall_word(const struct link *link, const struct tui *t, int *style, char *out, size_t size);
int64_t hall_wake(const struct link *link);
/* Who sits at a table, against who should: *why tells what is wrong. Pick 1 chooses the turns, so another
 * order is wrong only where the turns are known (W1.1.5). */
enum sitting { SITS_RIGHT, SITS_IN_OTHER_ORDER, SITS_WRONG };
enum sitting hall_sitting(const struct hall_seating *due, const char *const *name, int seats,
                          struct reason *why);
/* Whose call nobody has answered yet, at the table or at the desk: as many as there is room for. */
int hall_calls(const struct hall_event *event, const void *state, const struct hall_row *rows, int count,
               struct errand list[ERRANDS_MOST]);
/* "Anna, Ben" */
void hall_list_due(const struct hall_seating *due, char *out, size_t size);
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
	/* Who is to sit at which table, as it is posted, by table; to be freed. */
	struct hall_seating *(*seating)(const void *state, int *count);
	/* "round 2": a round that a seating names; "": the event has none of that name. */
	const char *(*round)(const char *word, char *out, size_t size);
	/* Whether others sit at a table than are to; *why tells who. */
	bool (*misseated)(const void *state, const struct hall_row *row, struct reason *why);
	/* Whether the desk has written down that a judge came after this table's call. */
	bool (*answered)(const void *state, const struct hall_row *row);
};

/* The event of a game, NULL: none. For a NULL game: the usual event. */
const struct hall_event *hall_event_of(const struct game *game);

#endif
