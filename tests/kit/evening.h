/* SPDX-License-Identifier: MIT */
/*
 * A table without a terminal and without a file, with a random opening of a game, for tests that press keys
 * and read the message line. `t` has a store and a generator of random numbers already, which nobody else
 * uses.
 */
#ifndef TESTS_KIT_EVENING_H
#define TESTS_KIT_EVENING_H

#include <stdio.h>

#include "app/tui/inner.h"
#include "tests/kit/chatter.h"

/* With a journal of the caller's; and with a generator and a store of the caller's, too. */
void evening_begin_with(struct tui *t, struct store *store, struct rng *rng, struct chatter *chatter,
                        struct journal *journal, uint64_t seed, int rows, int cols);
void evening_open(struct tui *t, struct store *store, struct rng *rng, struct journal *journal, int rows,
                  int cols);
void evening_begin(struct tui *t, struct store *store, struct rng *rng, struct chatter *chatter,
                   const struct game *game, uint64_t seed, int rows, int cols);
void evening_end(struct tui *t);

/* The picture as text and roles, with the hints of now; each document in each of its formats. */
void evening_tell_picture(struct tui *t, FILE *out);
void evening_tell_paper(const struct tui *t, const char *title, FILE *out);

#endif
