/* SPDX-License-Identifier: MIT */
/*
 * The registry of all games, generated from games.def.
 */
#include <string.h>

#include "games.h"

#include "rules/core/i18n.h"
#include "rules/core/nearest.h"
#include "rules/core/utf8.h"

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

static const char *id_at(const void *list, int n)
{
	return games[n] ? games[n]->id : NULL;
}

const struct game *game_named(const char *id, struct reason *why)
{
	const struct game *game = game_find(id);
	char ids[200] = "";

	if (game)
		return game;
	for (int i = 0; games[i]; i++) /* its title as the screen shows it: "Commander", "カタン" */
		if (strcmp(_(games[i]->title), id) == 0)
			return games[i];
	for (int i = 0; games[i]; i++)
		said_list_add(ids, sizeof ids, "%s%s", i ? "" : ": ", games[i]->id);
	reason_set(why, _("there is no game \"%s\""), utf8_shown(id).text);
	nearest_add(why, id_at, NULL, id, ids);
	return NULL;
}
