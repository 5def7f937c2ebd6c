/* SPDX-License-Identifier: MIT */
/*
 * One table as the host sees it, for the board and the championship. Made from
 * the state of the host's copy of the journal; contains nothing that is face
 * down.
 */
#ifndef NET_HALL_ROW_H
#define NET_HALL_ROW_H

#include "place.h"
#include "rules/core/journal.h"

enum { HALL_SEATS = TABLE_SEATS, HALL_WORD_BYTES = 200 };

struct hall_seat {
	char name[NAME_BYTES];
	bool in;      /* still playing */
	bool counted; /* value is meaningful */
	int value;    /* life, or points */
};

struct hall_row {
	int table;
	char session[37]; /* "": none opened yet */
	const struct game *game;
	char title[TITLE_BYTES];
	char summary[100];          /* "round 6" */
	char last[HALL_WORD_BYTES]; /* the last public sentence */
	int64_t last_at;            /* UTC, by the table's clock; 0: nothing yet */
	int lines;
	int seats, turn; /* turn -1: none */
	struct hall_seat seat[HALL_SEATS];
	struct turn_clock clock;
	struct judge_call call; /* its time is the laptop's, which may be wrong */
	int called;             /* calls so far in this hall, with that of this table: the order
	                         * in which they came to the desk */
	int64_t called_at;      /* when it came, UTC by the desk's clock */
	struct game_sheet sheet;
	int sheet_entry; /* of the line that made the sheet what it is */
	bool here;       /* its laptop is there */
	bool left;       /* it left on purpose; otherwise, if not here, it is lost */
	int64_t since;   /* since when, UTC */
	int refused;     /* refused messages */
};

/* Fills the part that follows from the journal. */
void row_fill(struct hall_row *row, const struct journal *journal, const char *title);

/* Seconds that the clock of the table shows; false: it shows none. */
bool row_clock(const struct hall_row *row, int64_t now, int *seconds);

#endif
