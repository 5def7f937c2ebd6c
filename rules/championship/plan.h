/* SPDX-License-Identifier: MIT */
/*
 * What the files that draw the schedule share (championship_plan*.c); the
 * verbs only call champ_plan. They work on the sheets of the state themselves.
 *
 * Everything here is algorithm 1 of `by=1`: it may be made faster or plainer,
 * but it must go on to draw the same tables from the same state and draw
 * number, because old journals are replayed with it. tests/rules/championship/schedule_test.c
 * holds the sums of some of its schedules.
 */
#ifndef RULES_CHAMPIONSHIP_PLAN_H
#define RULES_CHAMPIONSHIP_PLAN_H

#include "inner.h"

enum { CHAMP_PLANS = 1 }; /* the algorithms there are */

/* The drawing of one schedule; `who` is scratch of champ_plan. */
struct plan {
	struct championship *c;
	struct rng rng;
	int rounds;                /* to be played in all */
	bool open[CHAMP_ROUNDS];   /* drawn anew; the others have begun */
	uint16_t *who;             /* who is seated in open rounds */
	int count, tables, threes; /* how many they are, and what they make */
};

/*
 * Draws the rounds that have not begun, 0 .. rounds-1, for all who are in.
 * False and why when their number cannot be split into tables of 4 and 3.
 */
bool champ_plan(struct championship *c, int rounds, uint32_t draw, struct reason *why);

/* The tables of 4 and 3 that `players` make; false for 1, 2, 5 and none. */
bool champ_split(int players, int *tables, int *threes);

/* ---- championship_plan_new.c: nothing has begun, 13 players and more ---- */

/* Fills the rounds [0, result) without a repeat, with 3b pick faults. */
int plan_construct(struct plan *p);

/* ---- championship_plan_mend.c: any tables, made better by exchanges ---- */

/* Seats in an open round those who should sit there, nobody else, in tables of
 * the sizes wanted; who has a seat keeps it where that can be. */
void plan_seat(struct plan *p, int round);

/* Exchanges players between the tables of the rounds from `from` on. */
void plan_mend(struct plan *p, int from);

/* ---- championship_plan_picks.c ---- */

/* Deals the picks at the tables of the open rounds. */
void plan_picks(struct plan *p);

/* Pick orders a player misses (W1.1.4). */
int plan_faults(const struct championship *c, int player);

/* ---- for all of them ---- */

bool plan_same_nation(const struct championship *c, int a, int b);

/* Meetings of two of a nation that no seating can avoid, in one round. */
int plan_nation_bound(const struct championship *c, int tables);

/* The best that is known for the number of players and rounds. */
int plan_repeat_bound(int players, int rounds);

#endif
