/* SPDX-License-Identifier: MIT */
/* The screens, one for each game, in the order of home. */
#include <stddef.h>
#include <string.h>

#include "../rules/i18n.h"
#include "screen.h"

#define GAME(id) extern const struct screen id##_screen;
#include "../rules/games.def"
#undef GAME

const struct screen *const screens[] = {
#define GAME(id) &id##_screen,
#include "../rules/games.def"
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

const struct binding *screen_keys(const struct screen *screen, const void *view, const void *state)
{
	return screen->keys_now ? screen->keys_now(view, state) : screen->keys;
}

bool screen_holds(const struct screen *screen, const void *view, const void *state, const struct binding *binding)
{
	return !binding->when || (screen->holds && screen->holds(view, state, binding->when));
}

const char *binding_key_shown(const struct binding *binding)
{
	const char *key = binding->key;

	return strcmp(key, "arrows") == 0 ? _("arrows") : key;
}
