/* SPDX-License-Identifier: MIT */
/*
 * One table as the host sees it: what the board shows and the championship
 * takes over. Made from the state that the host's copy of its journal gives;
 * nothing that is face down at the table is in it.
 */
#ifndef NET_HALL_ROW_H
#define NET_HALL_ROW_H

#include "place.h"
#include "rules/core/journal.h"

enum { HALL_SEATS = TABLE_SEATS, HALL_WORD_BYTES = 200 };

struct hall_seat {
	char name[NAME_BYTES];
	bool in;      /* still playing */
	bool counted; /* value means something */
	int value;    /* life, or points */
};

struct hall_row {
	int table;
	char session[37]; /* "": none has been opened there */
	const struct game *game;
	char title[TITLE_BYTES];
	char summary[100];          /* "round 6" */
	char last[HALL_WORD_BYTES]; /* what was said last, for all to read */
	int64_t last_at;            /* UTC, as the table told it; 0: nothing yet */
	int lines;
	int seats, turn; /* turn -1: nobody's */
	struct hall_seat seat[HALL_SEATS];
	struct turn_clock clock;
	struct judge_call call;
	struct game_sheet sheet;
	int sheet_entry; /* of the line that made the sheet what it is */
	bool here;       /* its laptop is */
	bool left;       /* it went on purpose; else, not here, it is lost */
	int64_t since;   /* of here, UTC */
	int refused;     /* messages from there that were */
};

/* Fills what comes from the journal. */
void row_fill(struct hall_row *row, const struct journal *journal, const char *title);

/* Seconds that the clock of the table shows; false: it shows none. */
bool row_clock(const struct hall_row *row, int64_t now, int *seconds);

#endif
