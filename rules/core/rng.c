/* SPDX-License-Identifier: MIT */
/*
 * The repeatable generator: splitmix64, whose whole state is one number, with
 * rejection so that no outcome is likelier than another.
 */
#include "rng.h"

#include <string.h>

static uint64_t next(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static uint32_t seeded_below(struct rng *rng, uint32_t bound)
{
	/* The multiples of bound that fit into 32 bits; beyond them: draw again. */
	uint64_t fair = (UINT64_C(1) << 32) / bound * bound;
	uint64_t drawn;

	do
		drawn = next(&rng->state) >> 32;
	while (drawn >= fair);
	return (uint32_t)(drawn % bound);
}

void rng_seed(struct rng *rng, uint64_t seed)
{
	rng->below = seeded_below;
	rng->state = seed;
}

uint32_t rng_below(struct rng *rng, uint32_t bound)
{
	return rng->below(rng, bound);
}

void rng_shuffle(struct rng *rng, void *list, int count, size_t size)
{
	char *member = list, kept[8];

	for (int i = count - 1; i > 0; i--) {
		size_t other = rng_below(rng, (uint32_t)i + 1);

		memcpy(kept, member + (size_t)i * size, size);
		memcpy(member + (size_t)i * size, member + other * size, size);
		memcpy(member + other * size, kept, size);
	}
}
