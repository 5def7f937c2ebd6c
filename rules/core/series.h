/* SPDX-License-Identifier: MIT */
/*
 * One number of each seat (life, points: game->gauge) over a session, a point
 * for each line in force: what charts and tables of the course of a game are
 * made of. It keeps up with a journal and costs what is new in it.
 */
#ifndef RULES_CORE_SERIES_H
#define RULES_CORE_SERIES_H

#include "journal.h"

struct series_point {
	int entry; /* of the journal: the line it stands right after */
	int game;  /* the point that the game it belongs to begins with */
	int round;
	int64_t at;
	seats_set in; /* who is still in it; the others keep what they left with */
	int value[TABLE_SEATS];
};

/* Zeroed: empty. Read it freely; only series_follow writes it. */
struct series {
	struct series_point *point;
	int count, room;
};

/* Brings it up to the present: what was taken back is gone, what is new is
 * there. Always with the same journal, else series_free between them. */
void series_follow(struct series *series, struct journal *journal);

/* The first point of the game now on; 0 when there is none. */
int series_game(const struct series *series);

void series_free(struct series *series); /* empty again */

#endif
