/* SPDX-License-Identifier: MIT */
/*
 * A table without a terminal and without a file, with a random opening of a game, for tests that press keys
 * and read the message line. `t` has a store and a generator of random numbers already, which nobody else
 * uses.
 */
#ifndef TESTS_KIT_EVENING_H
#define TESTS_KIT_EVENING_H

#include "app/tui/inner.h"
#include "tests/kit/chatter.h"

/* With a journal of the caller's; and by a generator and a store of his. */
void evening_begin_with(struct tui *t, struct store *store, struct rng *rng, struct chatter *chatter,
                        struct journal *journal, uint64_t seed, int rows, int cols);
void evening_open(struct tui *t, struct store *store, struct rng *rng, struct journal *journal, int rows,
                  int cols);
void evening_begin(struct tui *t, struct store *store, struct rng *rng, struct chatter *chatter,
                   const struct game *game, uint64_t seed, int rows, int cols);
void evening_end(struct tui *t);

#endif
