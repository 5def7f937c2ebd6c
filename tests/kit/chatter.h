/* SPDX-License-Identifier: MIT */
/*
 * Random lines of any game, made from the usage strings of its verbs, so that a new game
 * needs no change here; some are spoiled on purpose.
 */
#ifndef TESTS_KIT_CHATTER_H
#define TESTS_KIT_CHATTER_H

#include "rules/core/journal.h"

enum { CHATTER_WORDS = 600, CHATTER_BYTES = 80, CHATTER_VERBS = 200 };

struct chatter {
	const struct game *game;
	struct journal *journal;
	struct rng rng;
	struct line line;                              /* the present one */
	char dictionary[CHATTER_WORDS][CHATTER_BYTES]; /* words of usages, then of the state */
	int usages, words;
	bool accepted[CHATTER_VERBS];
	int refused_in_a_row;
	int back; /* undos still to come, out of a table where nothing goes */
};

void chatter_begin(struct chatter *chatter, struct journal *journal, uint64_t seed);

/* Lines of a table that chance would hardly ever lay, ends with NULL: every second seed begins
 * with some, or every one where there are many. */
const char *const *chatter_opening(const struct game *game, uint64_t seed);

/* Makes the next line. */
void chatter_next(struct chatter *chatter);
/* What came of it, or of another line. */
void chatter_said(struct chatter *chatter);
void chatter_refused(struct chatter *chatter);
/* Learns the names in the state: units, cards, places. */
void chatter_learn(struct chatter *chatter);

/* Its own dice. */
int chatter_below(struct chatter *chatter, int bound);
bool chatter_chance(struct chatter *chatter, int percent);

#endif
