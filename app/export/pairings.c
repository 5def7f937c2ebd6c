/* SPDX-License-Identifier: MIT */
/*
 * Pairings of a championship: who sits where, round by round.
 */
#include "event.h"
#include "rules/core/i18n.h"

void event_player(struct page_cells *row, const struct championship *c, int player)
{
	const char *nation = c->player[player].nation;

	snprintf(cells_add(row), PAGE_CELL, nation[0] ? "%s (%s)" : "%s", champ_name(c, player), nation);
}

void event_round_name(int round, char *out, size_t size)
{
	if (round < CHAMP_ROUNDS)
		snprintf(out, size, C_("event", "round %d"), round + 1);
	else
		snprintf(out, size, "%s", round == CHAMP_FINAL ? C_("event", "final") : _("semifinal"));
}

static void write_pairing(const struct championship *c, int round, int table, struct page *page)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct page_cells row = { .count = 0 };

	cells_text(&row, champ_round_word(round));
	cells_number(&row, table + 1);
	for (int k = 0; k < CHAMP_SEATS; k++)
		if (k < sheet->seats)
			event_player(&row, c, sheet->seat[k].player);
		else
			cells_add(&row);
	cells_row(&row, page);
}

void event_round(const struct championship *c, int round, struct page *page)
{
	struct page_cells row = { .count = 0 };
	char name[60];

	event_round_name(round, name, sizeof name);
	page_part(page, name, false);
	page_line(page, c->round[round].layout);
	cells_text(&row, _("round"));
	cells_text(&row, _("table"));
	for (int k = 1; k <= CHAMP_SEATS; k++)
		snprintf(cells_add(&row), PAGE_CELL, _("pick %d"), k);
	cells_heads(&row, page);
	for (int t = 0; t < c->round[round].tables; t++)
		if (c->round[round].sheet[t].seats)
			write_pairing(c, round, t, page);
}

void event_pairings(const void *state, struct page *page)
{
	const struct championship *c = state;

	for (int r = 0; r < CHAMP_STAGES; r++)
		if (c->round[r].tables)
			event_round(c, r, page);
}
