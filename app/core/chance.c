/* SPDX-License-Identifier: MIT */
/*
 * Chance from the operating system.
 */
#include <config.h>

#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>

#include "cli.h"
#include "rules/core/i18n.h"

#if !HAVE_ARC4RANDOM_UNIFORM
/* Draws again beyond the multiples of bound, so that no outcome is likelier. */
static uint32_t arc4random_uniform(uint32_t bound)
{
	uint32_t drawn, spare = (uint32_t)-bound % bound;

	do
		while (getrandom(&drawn, sizeof drawn, 0) != (ssize_t)sizeof drawn)
			if (errno != EINTR)
				exit(complain(EXIT_FILE, _("the system provides no random numbers")));
	while (drawn < spare);
	return drawn % bound;
}
#endif

static uint32_t system_below(struct rng *rng, uint32_t bound)
{
	(void)rng;
	return arc4random_uniform(bound);
}

void chance_init(struct rng *rng)
{
	*rng = (struct rng){ .below = system_below };
}
