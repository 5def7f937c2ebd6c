/* SPDX-License-Identifier: MIT */
/*
 * The standings of a championship.
 */
#include <stdlib.h>

#include "event.h"
#include "rules/core/i18n.h"

static void write_rank(const struct championship *c, const struct champ_rank *r, struct page *page)
{
	static const char *const statuses[] = { "", N_("dropped out"), N_("disqualified") };
	struct page_cells row = { .count = 0 };

	if (r->rank)
		cells_number(&row, r->rank);
	else
		cells_add(&row);
	cells_text(&row, champ_name(c, r->player));
	cells_text(&row, c->player[r->player].nation);
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		cells_text(&row, champ_value_text(by, r->score.value[by]).text);
	cells_text(&row, r->level && r->score.games ? _("lots to be drawn") : r->by[0] ? _(r->by) : "");
	cells_text(&row, c->player[r->player].status ? _(statuses[c->player[r->player].status]) : "");
	cells_row(&row, page);
}

void event_standings(const void *state, struct page *page)
{
	const struct championship *c = state;
	struct champ_rank *r = champ_ranking(c);
	struct page_cells row = { .count = 0 };

	page_part(page, _("standings"), false);
	cells_text(&row, _("rank"));
	cells_text(&row, C_("event", "player"));
	cells_text(&row, _("nation"));
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		cells_text(&row, _(champ_criteria[by].name));
	cells_text(&row, _("tie broken by"));
	cells_text(&row, _("status"));
	cells_heads(&row, page);
	for (int i = 0; i < c->players; i++)
		write_rank(c, &r[i], page);
	free(r);
}
