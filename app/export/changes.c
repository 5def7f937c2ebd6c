/* SPDX-License-Identifier: MIT */
/*
 * The slip for the wall of a championship: what has changed in a round since it was posted,
 * by table and by player.
 */
#include <stdlib.h>

#include "event.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"

/* The last round that has changed, where none is named. */
bool event_choose_changes(struct journal *journal, const char *word, int *round, struct reason *why)
{
	const struct championship *c = journal_state(journal);

	if (!event_choose_tables(journal, word, round, why))
		return false;
	for (int r = 0; r < CHAMP_STAGES && !word; r++)
		if (champ_changed(c, r))
			*round = r;
	if (!c->round[*round].posted)
		return reason_set(why, _("%s is not posted yet: `post %s`"), champ_round_name(*round).text,
		                  champ_round_word(*round));
	return champ_changed(c, *round) ||
	       reason_set(why, _("%s is unchanged since posting"), champ_round_name(*round).text);
}

/* "Table 7 is dissolved." */
static void write_dissolved(const struct championship *c, int round, struct page *page)
{
	char text[PAGE_CELL];

	for (int t = 0; t < c->round[round].tables; t++) {
		const struct champ_sheet *sheet = champ_sheet(c, round, t);

		if (sheet->seats || !champ_is_changed(sheet))
			continue;
		snprintf(text, sizeof text, _("Table %d is dissolved."), t + 1);
		page_line(page, text);
	}
}

/* Who sits at another table than the wall says. */
static void write_mover(const struct championship *c, int round, int player, struct page *page)
{
	int from = champ_posted_at(c, round, player), place = event_place(c, round, player);
	struct page_cells row = { .count = 0 };

	if (place < 0 || from == c->player[player].at[round])
		return;
	cells_number(&row, c->player[player].at[round] + 1);
	event_player(&row, c, player);
	cells_number(&row, place + 1);
	if (from < 0)
		cells_text(&row, C_("paper", "new"));
	else
		snprintf(cells_add(&row), PAGE_CELL, C_("event", "table %d"), from + 1);
	cells_row(&row, page);
}

static void write_movers(const struct championship *c, int round, struct page *page)
{
	int *player = event_alphabet(c);
	struct page_cells row = { .count = 0 };

	page_part(page, _("who moves"), false);
	cells_text(&row, _("table"));
	cells_text(&row, C_("event", "player"));
	cells_text(&row, C_("paper", "pick"));
	cells_text(&row, C_("paper", "from"));
	cells_heads(&row, page);
	for (int i = 0; i < c->players; i++)
		write_mover(c, round, player[i], page);
	free(player);
}

static void write_rows(const struct championship *c, int round, struct page *page)
{
	event_seat_heads(page);
	for (int t = 0; t < c->round[round].tables; t++) {
		const struct champ_sheet *sheet = champ_sheet(c, round, t);

		for (int k = 0; k < sheet->seats && champ_is_changed(sheet); k++)
			event_seat(c, round, t, k, page);
	}
}

void event_changes(const void *state, struct page *page)
{
	const struct championship *c = state;
	char name[60], head[100];

	event_round_name(page->round, name, sizeof name);
	snprintf(head, sizeof head, _("%s, changed"), name);
	page_part(page, head, true);
	if (page->format->one_table) {
		write_rows(c, page->round, page);
		return;
	}
	event_tables(c, page->round, true, page);
	write_dissolved(c, page->round, page);
	write_movers(c, page->round, page);
}
