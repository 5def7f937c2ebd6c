/* SPDX-License-Identifier: MIT */
/*
 * Chance comes from the caller: seeded for tests and --seed, else from the
 * operating system (app/core/chance.c). Rules have no source of their own.
 */
#ifndef RULES_CORE_RNG_H
#define RULES_CORE_RNG_H

#include <stddef.h>
#include <stdint.h>

struct rng {
	/* A whole number in [0, bound), all equally likely; bound >= 1. */
	uint32_t (*below)(struct rng *rng, uint32_t bound);
	uint64_t state;
};

/* Repeatable for ever: the same seed gives the same numbers in each release. */
void rng_seed(struct rng *rng, uint64_t seed);

uint32_t rng_below(struct rng *rng, uint32_t bound);

/* Puts `count` members of `size` bytes, at most 8, into a random order. */
void rng_shuffle(struct rng *rng, void *list, int count, size_t size);

#endif
