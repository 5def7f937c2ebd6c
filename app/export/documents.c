/* SPDX-License-Identifier: MIT */
/*
 * The documents that games have beside the table itself, one file each.
 */
#include <string.h>

#include "event.h"
#include "rules/core/game.h"

static const char event[] = "championship";

/* clang-format off */
const struct document documents[] = {
	{ event, "wall", event_choose, event_wall, event_lists_style, event_file_part },
	{ event, "pairings", event_choose_tables, event_pairings, event_lists_style, event_file_part },
	{ event, "seats", event_choose_tables, event_seats, event_seats_style, event_file_part },
	{ event, "slips", event_choose_tables, event_slips, event_slips_style, event_file_part },
	{ event, "sheets", event_choose_tables, event_sheets, event_sheets_style, event_file_part },
	{ event, "board", event_choose_board, event_board_page, event_board_style, event_file_part },
	{ event, "standings", event_choose, event_standings, event_lists_style, event_file_part },
	{ event, "rules", event_choose, event_rules, event_rules_style, NULL },
	{ 0 }
};
/* clang-format on */

const struct document *document_find(const struct game *game, const char *name)
{
	for (const struct document *d = documents; d->game; d++)
		if (strcmp(d->game, game->id) == 0 && (!name || strcmp(d->name, name) == 0))
			return d;
	return NULL;
}

void document_write(const void *state, struct page *page)
{
	page_begin(page);
	page->document->write(state, page);
	page_end(page);
}
