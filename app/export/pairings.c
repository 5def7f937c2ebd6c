/* SPDX-License-Identifier: MIT */
/*
 * Pairings of a championship, by table: of one round, or round by round.
 */
#include "event.h"
#include "rules/core/i18n.h"

/* An empty seat keeps its row, and says so. */
static void add_seat(struct page_cells *row, const struct championship *c, const struct champ_seat *seat)
{
	char name[PAGE_CELL];

	event_player(row, c, seat->player);
	if (!seat->gone)
		return;
	snprintf(name, sizeof name, "%s", row->text[row->count - 1]);
	snprintf(row->text[row->count - 1], PAGE_CELL, _("%s: not here"), name);
}

static void write_pairing(const struct championship *c, int round, int table, struct page *page)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct page_cells row = { .count = 0 };

	if (!page_is_paper(page)) /* there the head says it */
		cells_text(&row, champ_round_word(round));
	cells_number(&row, table + 1);
	for (int k = 0; k < CHAMP_SEATS; k++)
		if (k < sheet->seats)
			add_seat(&row, c, &sheet->seat[k]);
		else
			cells_add(&row);
	cells_row(&row, page);
}

void event_tables(const struct championship *c, int round, bool changed, struct page *page)
{
	struct page_cells row = { .count = 0 };

	if (!page_is_paper(page))
		cells_text(&row, _("round"));
	cells_text(&row, _("table"));
	for (int k = 1; k <= CHAMP_SEATS; k++)
		snprintf(cells_add(&row), PAGE_CELL, _("pick %d"), k);
	cells_heads(&row, page);
	for (int t = 0; t < c->round[round].tables; t++)
		if (c->round[round].sheet[t].seats &&
		    (!changed || champ_is_changed(&c->round[round].sheet[t])))
			write_pairing(c, round, t, page);
}

void event_round(const struct championship *c, int round, struct page *page)
{
	char name[60];

	event_round_name(round, name, sizeof name);
	page_part(page, name, true);
	event_say_posted(c, round, page);
	if (page->format->one_table)
		event_round_rows(c, round, page);
	else
		event_tables(c, round, false, page);
}

void event_pairings(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round[CHAMP_STAGES], count = champ_rounds_played(c, round);

	for (int i = 0; i < count; i++)
		if (!page->named || round[i] == page->round)
			event_round(c, round[i], page);
}
