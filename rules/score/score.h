/* SPDX-License-Identifier: MIT */
/*
 * A score sheet for any board game: a column for each player, a row for each
 * round, and what follows from them. Which game is played it does not know.
 */
#ifndef RULES_SCORE_SCORE_H
#define RULES_SCORE_SCORE_H

#include "rules/core/game.h"

enum {
	SCORE_ROUNDS = 99,
	SCORE_MOST = 99999, /* points of one round, to both sides of zero */
};

/* Who begins the next round. */
enum score_first { SCORE_FIRST_NEXT, SCORE_FIRST_WINNER, SCORE_FIRST_LOSER, SCORE_FIRST_STAY };

struct score_cell {
	int points;
	bool written, corrected;
};

struct score {
	struct table table; /* `turn` is who begins (or deals) the round */
	bool low;           /* the lowest total wins */
	bool no_negative;   /* points below zero are refused */
	bool extra;         /* a tie for the first place is played on */
	int target, rounds; /* where the game ends; 0: it does not end by itself */
	enum score_first first;
	struct score_cell cell[TABLE_SEATS][SCORE_ROUNDS];
	int played;  /* rounds that are complete */
	int opening; /* who began the first round */
	bool ended;  /* by `finish` */
	bool over;
};

extern const struct game score_game;

int score_total(const struct score *s, int seat);
int score_total_after(const struct score *s, int seat, int rounds); /* of the first so many */

/* 1 for the best total of those still in, the same for equals; 0: out, or
 * nobody has points yet. */
int score_place(const struct score *s, int seat);

/* The next seat without points in this round, from who began it; -1: none. */
int score_next(const struct score *s);

/* Rounds of which something is written: the rows of the sheet. */
int score_rows(const struct score *s);

/* ---- between score.c and score_count.c ---- */

/* Says why no points can be written: nobody sits there, or it is over. */
bool score_goes_on(const struct score *s, struct reason *why);

void score_begin(struct score *s, int seat); /* the round after those played, by seat */
void score_tell_begins(struct call *call);

/* After each line: a full round is closed, the next begins, or the game is over. */
void score_settle(struct call *call);
void score_report(const void *state, struct emit *e);
bool score_check(const void *state, struct reason *why);

#endif
