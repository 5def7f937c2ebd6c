/* SPDX-License-Identifier: MIT */
/*
 * Life, poison and counters of one player: what Commander and Archenemy share.
 */
#ifndef RULES_MAGIC_LIFE_H
#define RULES_MAGIC_LIFE_H

#include <stdbool.h>

#include "rules/core/emit.h"
#include "rules/core/reason.h"

enum { LIFE_COUNTERS = 12, COUNTER_BYTES = 28, LIFE_MAX = 99999 };

struct counter {
	char kind[COUNTER_BYTES]; /* "" marks a free place */
	int amount;
};

struct life {
	int life, poison;
	struct counter counter[LIFE_COUNTERS];
};

/* The counter's amount, 0 when there is none of that kind. */
int life_counter(const struct life *life, const char *kind);

/* Whether it may be a kind of counter (or of feat): one short word. */
bool counter_kind_is_fit(const char *kind, struct reason *why);

/* Refused when all places are taken by other kinds, or the kind is no fit word. */
bool life_set_counter(struct life *life, const char *kind, int amount, struct reason *why);

/* "life", "poison", "counters" of the open object. */
void life_report(const struct life *life, struct emit *e);

#endif
