/* SPDX-License-Identifier: MIT */
/*
 * The board of a round of a championship (W2.0.1), large, to lie on each table.
 */
#include "event.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/island/island.h"

const char event_board_style[] = "section+section{break-before:page}"
				 "h2{font-size:34pt;line-height:1;margin:0 0 6mm}"
				 "h2:first-letter{text-transform:uppercase}p{font-size:11pt}"
				 "svg{height:190mm}";

static bool read_board(const struct championship *c, int round, struct island_layout *out, struct reason *why)
{
	return island_begins(c->round[round].layout) &&
	       island_read(island_of(false), c->round[round].layout, out, why);
}

bool event_choose_board(struct journal *journal, const char *word, int *round, struct reason *why)
{
	const struct championship *c = journal_state(journal);
	struct island_layout layout;
	char name[60];

	if (!event_choose_tables(journal, word, round, why))
		return false;
	event_round_name(*round, name, sizeof name);
	if (!c->round[*round].layout[0])
		return reason_set(why, _("%s has no board yet: `layout %s draw`"), name,
		                  champ_round_word(*round));
	if (!island_begins(c->round[*round].layout))
		return reason_set(why, _("the board of %s is described in words, not as hexes: %s"), name,
		                  c->round[*round].layout);
	return read_board(c, *round, &layout, why);
}

bool event_board(const struct championship *c, int round, struct page *page)
{
	const struct island *island = island_of(false);
	struct island_layout layout;
	struct export_size size = export_island_size(island);

	if (!read_board(c, round, &layout, NULL) || !page_picture(page, _("board"), size.width, size.height))
		return false;
	export_island_draw(island, &layout, page->out);
	fputs("</svg>\n", page->out);
	return true;
}

void event_board_page(const void *state, struct page *page)
{
	const struct championship *c = state;
	const char *heads[] = { _("round"), _("board") };
	char name[60];

	event_round_name(page->round, name, sizeof name);
	page_part(page, name, false);
	if (event_board(c, page->round, page))
		return;
	page_heads(page, heads, 2);
	page_row(page, (const char *[]){ champ_round_word(page->round), c->round[page->round].layout }, 2);
}
