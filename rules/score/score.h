/* SPDX-License-Identifier: MIT */
/*
 * A score sheet for any board game: a column for each player, a row for each
 * round. It knows nothing of the game that is played.
 */
#ifndef RULES_SCORE_SCORE_H
#define RULES_SCORE_SCORE_H

#include "rules/core/game.h"

enum {
	SCORE_ROUNDS = 99,
	SCORE_MOST = 99999, /* points of one round, above or below zero */
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

/* 1 for the best total of the players still in, the same for equals; 0: the
 * player is out, or nobody has points yet. */
int score_place(const struct score *s, int seat);

/* The next seat without points in this round, from who began it; -1: none. */
int score_next(const struct score *s);
bool score_is_due(const struct score *s, int seat); /* it has no points in this round yet */
seats_set score_due(const struct score *s);         /* the seats without points in this round */

/* Rounds in which a cell is written: the rows of the sheet. */
int score_rows(const struct score *s);

#endif
