/* SPDX-License-Identifier: MIT */
/*
 * Random walks through Titan, by battles and by whole games: choosing, saying a
 * line, and the checks after each line that was accepted or refused.
 */
#ifndef TESTS_RULES_TITAN_WALK_H
#define TESTS_RULES_TITAN_WALK_H

#include <stdio.h>
#include <string.h>

#include "rules/core/journal.h"
#include "rules/titan/titan.h"

enum { WALK_LINE = 400 };

struct walk {
	struct journal *journal;
	struct rng rng, chance; /* the walk's own; the table's */
	struct reason why;
	struct titan before; /* the last line */
	const char *of;      /* "battle" */
	int number, lines;   /* of the battle; in it */
	long refused, undone;
	void (*check)(struct walk *w); /* after each accepted line */
	char line[WALK_LINE];          /* the next or last line */
	bool failed;
};

#define LINE_IS(w, ...) snprintf((w)->line, WALK_LINE, __VA_ARGS__)
#define LINE_ADD(w, ...) snprintf((w)->line + strlen((w)->line), WALK_LINE - strlen((w)->line), __VA_ARGS__)

const struct titan *walk_state(const struct walk *w);
void walk_complain(struct walk *w, const char *what, const char *detail);

int walk_below(struct walk *w, int bound);
bool walk_chance(struct walk *w, int percent);
int walk_any_of(struct walk *w, uint32_t set); /* one of its bits; -1: it is empty */

/* The id of a unit; the side that acts, as a word. */
const char *walk_id(const struct walk *w, int unit, char out[TITAN_UNIT_ID]);
const char *walk_side(const struct walk *w);

enum journal_answer walk_put(struct walk *w);
void walk_say(struct walk *w);     /* must be accepted */
bool walk_try(struct walk *w);     /* may be refused, and changes nothing then; true: accepted */
void walk_refused(struct walk *w); /* the checks after a refusal */
void walk_take_back(struct walk *w);

/* Plays `count` of them from the seed and prints both tests; the exit status. */
int walk_main(struct walk *w, int count, uint64_t seed, void (*play)(struct walk *w),
              bool (*was_lively)(const struct walk *w, int count));

#endif
