/* SPDX-License-Identifier: MIT */
/*
 * The repeatable generator: splitmix64, whose whole state is one number, with
 * rejection so that no outcome is likelier than another.
 */
#include "rng.h"

#include <stdbool.h>
#include <string.h>

static uint64_t next(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

/* Whether a number lies beyond the multiples of bound that fit into 32 bits. Most are far from there, and
 * need no division; nor does a power of two. */
static bool is_beyond(uint32_t drawn, uint32_t bound)
{
	return drawn > UINT32_MAX - bound && drawn > UINT32_MAX - (UINT32_MAX - bound + 1) % bound;
}

static uint32_t seeded_below(struct rng *rng, uint32_t bound)
{
	uint32_t drawn;

	if ((bound & (bound - 1)) == 0)
		return (uint32_t)(next(&rng->state) >> 32) & (bound - 1);
	do
		drawn = (uint32_t)(next(&rng->state) >> 32);
	while (is_beyond(drawn, bound));
	return drawn % bound;
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
