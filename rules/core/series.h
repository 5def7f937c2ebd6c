/* SPDX-License-Identifier: MIT */
/*
 * One number of each seat (life, points: game->gauge) over a session, a point
 * for each line in force, for charts and tables of a game's course. Following
 * a journal costs only what is new in it.
 */
#ifndef RULES_CORE_SERIES_H
#define RULES_CORE_SERIES_H

#include "journal.h"

struct series_point {
	int entry; /* the journal's entry right before it */
	int game;  /* first point of the game it belongs to */
	int round;
	int64_t at;
	seats_set sat; /* seats whose player had sat down */
	seats_set in;  /* seats still in; the others keep the number they left with */
	int value[TABLE_SEATS];
};

/* Zeroed: empty. Anybody may read it; only series_follow() writes. */
struct series {
	struct series_point *point;
	int count, room;
	int person[TABLE_SEATS]; /* whose numbers stand at each seat: those of the present table */
};

/* Brings it up to the present: removes what was taken back, adds what is new. Always
 * with the same journal, unless series_free() came between. */
void series_follow(struct series *series, struct journal *journal);

/* The first point of the present game; 0 when there is none. */
int series_game(const struct series *series);

void series_free(struct series *series); /* empty again */

#endif
