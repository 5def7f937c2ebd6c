/* SPDX-License-Identifier: MIT */
/*
 * The documents that games have beside the table itself, one file each.
 */
#include <string.h>

#include "event.h"
#include "rules/core/game.h"

const struct document documents[] = {
	{ "championship", "wall", event_wall },           { "championship", "pairings", event_pairings },
	{ "championship", "slips", event_slips },         { "championship", "sheets", event_sheets },
	{ "championship", "standings", event_standings }, { 0 }
};

const struct document *document_find(const struct game *game, const char *name)
{
	for (const struct document *d = documents; d->game; d++)
		if (strcmp(d->game, game->id) == 0 && (!name || strcmp(d->name, name) == 0))
			return d;
	return NULL;
}
