/* SPDX-License-Identifier: MIT */
/* Lines that offers make (rules/core/offer.h), their holes filled by chance. */
#ifndef TESTS_KIT_OFFERED_H
#define TESTS_KIT_OFFERED_H

#include "chatter.h"
#include "rules/core/offer.h"

enum { OFFERED_LINE = 2000 };

/* A line of the offer as a viewer may choose it, at the chatter's table; false: a hole that only a person can
 * fill, or that has no choice, is left in it. */
bool offered_line(struct chatter *chatter, const struct offer *offer, int viewer, char line[OFFERED_LINE]);

/* .. of one of those that anybody is offered now, so that a game goes on; the list is made again. */
bool offered_next(struct chatter *chatter, struct offers *list, char line[OFFERED_LINE]);

/* What a table in that state waits for, in a sentence; "": nothing. */
void offered_owed(const struct game *game, const void *state, char *out, size_t size);

#endif
