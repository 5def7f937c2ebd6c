/* SPDX-License-Identifier: MIT */
/*
 * The documents that games have beside the table itself, one file each.
 */
#include <string.h>

#include "battle.h"
#include "event.h"
#include "rules/core/game.h"
#include "rules/core/i18n.h"

const char document_table[] = "table";

static const char event[] = "championship";

/* clang-format off */
static const struct document documents[] = {
	{ event, "wall", "w", N_("standings and tables"), false, event_choose, event_wall, event_lists_style,
	  event_file_part },
	{ event, "pairings", "p", N_("the tables of the round"), true, event_choose_tables, event_pairings,
	  event_lists_style, event_file_part },
	{ event, "changes", "d", N_("what has changed since posting"), true, event_choose_changes, event_changes,
	  event_lists_style, event_file_part },
	{ event, "seats", "a", N_("all players A to Z with table and pick"), true, event_choose_tables, event_seats,
	  event_seats_style, event_file_part },
	{ event, "slips", "l", N_("each player's table and seat"), true, event_choose_tables, event_slips,
	  event_slips_style, event_file_part },
	{ event, "sheets", "s", N_("score sheets to fill in"), true, event_choose_tables, event_sheets,
	  event_sheets_style, event_file_part },
	{ event, "board", "b", N_("the board alone, large"), true, event_choose_board, event_board_page,
	  event_board_style, event_file_part },
	{ event, "standings", "t", N_("the ranking"), false, event_choose, event_standings, event_lists_style,
	  event_file_part },
	{ event, "rules", "r", N_("the handout for players"), false, event_choose, event_rules, event_rules_style,
	  NULL },
	{ NULL, document_table, "e", N_("the whole table, with its log"), false, NULL, NULL, NULL, NULL },
	{ "titan", "battle", "b", N_("each half-turn of a battle, with its board"), false, battle_choose,
	  battle_record, battle_style, battle_file_part },
	{ 0 }
};
/* clang-format on */

const struct document *document_at(const struct game *game, int n)
{
	for (const struct document *d = documents; d->name; d++)
		if ((!d->game || strcmp(d->game, game->id) == 0) && n-- == 0)
			return d;
	return NULL;
}

const struct document *document_find(const struct game *game, const char *name)
{
	const struct document *d;

	for (int n = 0; (d = document_at(game, n)); n++)
		if (!name || strcmp(d->name, name) == 0)
			return d;
	return NULL;
}

bool document_has_format(const struct document *document, const struct page_format *format)
{
	return !document || !document->write || format->row;
}

bool document_choose(struct page *page, const struct document *document, struct journal *journal,
                     const char *round, struct reason *why)
{
	page->document = document->write ? document : NULL;
	page->named = round;
	if (page->document)
		return document->choose(journal, round, &page->round, why);
	return !round || reason_set(why, _("the table itself has no rounds: leave out %s"), "round=");
}

void document_write(const void *state, struct page *page)
{
	page_begin(page);
	page->document->write(state, page);
	page_end(page);
}
