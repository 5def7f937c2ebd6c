/* SPDX-License-Identifier: MIT */
/* The screens, one for each game, in the order of home. */
#include <stddef.h>

#include "screen.h"

#define GAME(id) extern const struct screen id##_screen;
#include "rules/games.def"
#undef GAME

const struct screen *const screens[] = {
#define GAME(id) &id##_screen,
#include "rules/games.def"
#undef GAME
	NULL,
};

const struct screen *screen_find(const struct game *game)
{
	for (int i = 0; screens[i]; i++)
		if (screens[i]->game == game)
			return screens[i];
	return NULL;
}
