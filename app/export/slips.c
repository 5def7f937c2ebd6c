/* SPDX-License-Identifier: MIT */
/*
 * Seat slips of a championship: a strip of paper for each player.
 */
#include "event.h"
#include "rules/core/i18n.h"

void event_slips(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round[CHAMP_STAGES], count = champ_rounds_played(c, round);
	struct page_cells row = { .count = 0 };

	page_part(page, _("seat slips"), false);
	cells_text(&row, C_("event", "player"));
	for (int i = 0; i < count; i++)
		event_round_name(round[i], cells_add(&row), PAGE_CELL);
	cells_heads(&row, page);
	for (int p = 0; p < c->players; p++) {
		if (c->player[p].status != CHAMP_IN)
			continue;
		event_player(&row, c, p);
		for (int i = 0; i < count; i++) {
			const struct champ_sheet *sheet = champ_sheet(c, round[i], c->player[p].at[round[i]]);
			char *cell = cells_add(&row);

			for (int k = 0; sheet && k < sheet->seats; k++)
				if (sheet->seat[k].player == p)
					snprintf(cell, PAGE_CELL, _("table %d, pick %d"),
					         c->player[p].at[round[i]] + 1, k + 1);
		}
		cells_row(&row, page);
	}
}
