/* SPDX-License-Identifier: MIT */
/*
 * A word looked for in the log, from the newest line back and a little at a time: the
 * first rows are there at once, and a key never waits for a long evening.
 */
#ifndef APP_TUI_SEARCH_H
#define APP_TUI_SEARCH_H

#include "app/core/open_table.h"

enum { SEARCH_ROWS = 4000 }; /* the most that are kept: whoever has more types more of the word */

/* All 0: nothing is looked for. */
struct search {
	char folded[100];
	const struct journal *journal; /* as it was, with so many entries */
	int count;
	struct log_row *row; /* found, the newest first; owned */
	int rows, room;
	int begin, at, end; /* the block of entries in work, read forward: going back is slow */
	int block;          /* the first row of it */
};

/* Starts again where the word or the table is another than before. */
void search_begin(struct search *search, struct open_table *table, const char *word);

/* Looks on, for some milliseconds at most, until there are so many rows. True: not done. */
bool search_step(struct search *search, struct open_table *table, int rows);

/* Rows that may be shown: those of whole blocks. */
int search_found(const struct search *search);

/* Of 100 entries so many have been looked at; 100 only of an empty log. */
int search_percent(const struct search *search);

void search_free(struct search *search);

#endif
