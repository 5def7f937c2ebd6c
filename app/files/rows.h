/* SPDX-License-Identifier: MIT */
/*
 * The rows of an event's CSV file, in whatever shape people have them. A fault names its
 * row; all are collected, and a file with a fault changes nothing.
 */
#ifndef APP_ROWS_H
#define APP_ROWS_H

#include "app/core/outside.h"
#include "rules/championship/championship.h"
#include "saves/text/csv.h"
#include "saves/text/lookup.h"
#include "saves/text/nation.h"

/* What a column may hold. */
enum column {
	ROW_NAME,
	ROW_FIRST, /* first and last name, as English has them */
	ROW_LAST,
	ROW_FAMILY, /* and Japanese */
	ROW_GIVEN,
	ROW_NATION,
	ROW_ROUND,
	ROW_TABLE,
	ROW_POINTS,
	ROW_WINNER,
	ROW_PICK, /* one player a row */
	ROW_SEAT, /* one table a row: the player of each pick */
	ROW_COLUMNS = ROW_SEAT + CHAMP_SEATS,
};

enum {
	ROWS_CELL = 400, /* bytes of a cell that is looked at */
	/* A line of the journal with so many words or bytes is full: the next one goes on. */
	ROWS_WORDS_FULL = WORDS_MAX - 20,
	ROWS_LINE_FULL = LINE_BYTES - 1000,
};

struct row_fault {
	int row;
	char *text;
};

struct rows {
	struct outside_call *call;
	struct csv csv;
	bool waiting; /* the first such row is read already */
	int from;     /* of the line, from=ROW */
	bool sure;
	struct lookup names; /* folded: the number of a player who has entered */
	struct nations nations;
	int faults, room;
	struct row_fault *fault;
};

/* What a file must have, and what stands where in one without heads. */
struct shape {
	bool (*is_enough)(const struct rows *rows); /* by csv.column */
	const char *needed;                         /* N_(): what is missing if not */
	const char *usual;                          /* N_(): the order without heads */
	int order[8];                               /* enum column; ends with -1 */
	bool (*fits)(struct rows *rows);            /* the first row is no heads, surely */
};

/* Reads the words of the line, opens the file and finds the heads. */
bool rows_open(struct rows *rows, struct outside_call *call, const struct shape *shape);
/* The next row that can be read; false at the end. */
bool rows_next(struct rows *rows);
/* What the reader found, `fine` or refused, becomes the answer of the call. */
bool rows_close(struct rows *rows, bool fine);

/* The text is a sentence without the row. */
void rows_fault(struct rows *rows, int row, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Whether another fault would be listed: there may be thousands. */
bool rows_are_told(const struct rows *rows);

/* A sentence for after the line has been said. */
void rows_remark(struct rows *rows, const char *format, ...) __attribute__((format(printf, 2, 3)));

bool rows_have(const struct rows *rows, int column);
bool rows_have_name(const struct rows *rows);
/* The name in this row, of one column or joined; too long: as much as fits and more than a name may have. */
void rows_name(const struct rows *rows, char *out, size_t size);
/* The player of such a name, also "Eve (FR)"; -1 and why. */
int rows_player(struct rows *rows, const char *name, struct reason *why);
/* Takes " (FR)" off the end of a name; its letters, or "". */
void rows_split_nation(struct rows *rows, char *name, char code[4]);

/* "2", "Round 2", "第2回戦", "final": -1 where it is none. */
int rows_round(const char *text);
/* "12", "Table 12", "12.0", "12卓" */
bool rows_table(const char *text, int *table);
bool rows_points(const char *text, int *points);

/* players.c, results.c, pairings.c */
bool players_load(struct outside_call *call);
bool results_load(struct outside_call *call);
bool pairings_load(struct outside_call *call);

#endif
