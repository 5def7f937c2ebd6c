/* SPDX-License-Identifier: MIT */
/*
 * The registry of all games, generated from games.def.
 */
#include <string.h>

#include "games.h"

#define GAME(id) extern const struct game id##_game;
#include "games.def"
#undef GAME

const struct game *const games[] = {
#define GAME(id) &id##_game,
#include "games.def"
#undef GAME
	NULL
};

const struct game *game_find(const char *id)
{
	for (int i = 0; games[i]; i++)
		if (strcmp(games[i]->id, id) == 0)
			return games[i];
	return NULL;
}
