/* SPDX-License-Identifier: MIT */
/* See moment.h. */
#include "moment.h"

#include <stdlib.h>
#include <string.h>

#include "rules/core/reason.h"

/* Whatever is copied goes into both, so that they differ only where the last copy differs from the one before
 * it: of some states only the used part is copied. */
struct moment {
	const struct game *game;
	void *kept, *other;
};

struct moment *moment_new(const struct game *game)
{
	struct moment *m = xcalloc(1, sizeof *m);

	*m = (struct moment){ game, xcalloc(1, game->state_size), xcalloc(1, game->state_size) };
	return m;
}

void moment_free(struct moment *m)
{
	if (!m)
		return;
	free(m->kept);
	free(m->other);
	free(m);
}

void moment_keep(struct moment *m, const void *state)
{
	game_copy(m->game, m->kept, state);
	game_copy(m->game, m->other, state);
}

bool moment_is(struct moment *m, const void *state)
{
	game_copy(m->game, m->other, state);
	return memcmp(m->kept, m->other, m->game->state_size) == 0;
}
