/* SPDX-License-Identifier: MIT */
/* The screens, one for each game, in the order of home. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
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

const struct binding *screen_keys(const struct screen *screen, const void *view, const void *state)
{
	return screen->keys_now ? screen->keys_now(view, state) : screen->keys;
}

bool screen_holds(const struct screen *screen, const void *view, const void *state,
                  const struct binding *binding)
{
	return !binding->when || (screen->holds && screen->holds(view, state, binding->when));
}

const char *binding_press(const struct binding *binding)
{
	return binding->press ? binding->press : binding->key;
}

const char *binding_key_shown(const struct binding *binding)
{
	static const char *const words[] = { N_("arrows"), N_("digits"), N_("type") }; /* for several keys */

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(binding->key, words[i]) == 0)
			return _(words[i]);
	return binding_press(binding);
}

void screen_seat_word(const struct table *table, int seat, char *out, size_t size)
{
	const char *name = table->seat[seat].name;
	bool fits =
		*name && !strpbrk(name, "\",=") && strcmp(name, "each") != 0 && strcmp(name, "others") != 0;

	if (!fits || table_find(table, name, NULL) != seat)
		snprintf(out, size, "%d", seat + 1);
	else
		snprintf(out, size, strpbrk(name, " \t#&") ? "\"%s\"" : "%s", name);
}

void screen_title_clock(const struct table *table, const struct frame *frame, struct title *title)
{
	long seconds = table_clock_at(table, frame->now), all = seconds < 0 ? -seconds : seconds;
	const char *sign = seconds < 0 ? "-" : "", *late = seconds < 0 ? " !" : "";

	if (table->turn < 0 || !table_clock_shown(table))
		return;
	if (all >= 3600)
		snprintf(title->clock, sizeof title->clock, "%s%ld:%02ld:%02ld%s", sign, all / 3600 % 100,
		         all / 60 % 60, all % 60, late);
	else
		snprintf(title->clock, sizeof title->clock, "%s%ld:%02ld%s", sign, all / 60, all % 60, late);
	title->clock_late = seconds < 0;
	title->clock_stands = !table->clock.running;
}
