/* SPDX-License-Identifier: MIT */
/*
 * Evenings as a document: players, commanders and games, most wins first.
 */
#include "app/core/evenings.h"
#include "event.h"
#include "rules/core/i18n.h"

/* In one table the first column tells which list a row is of. */
static void write_heads(enum evening_about about, struct page *page)
{
	struct page_cells heads = { .count = 0 };

	if (page->format->one_table)
		cells_text(&heads, C_("evenings", "list"));
	for (int i = 0; i < evenings_columns(about); i++) {
		bool name = i == 0 && page->format->one_table;

		cells_text(&heads, name ? C_("sheet", "name") : evenings_head(about, i));
	}
	cells_heads(&heads, page);
}

static void write_row(enum evening_about about, const struct evening_row *row, struct page *page)
{
	struct page_cells cells = { .count = 0 };
	char text[EVENING_CELL];

	if (page->format->one_table)
		cells_text(&cells, evenings_title(about));
	for (int i = 0; i < EVENING_COLUMNS; i++) {
		evenings_cell(about, row, i, text);
		if (i < evenings_columns(about))
			cells_text(&cells, text);
		else if (page->format->one_table)
			cells_add(&cells);
	}
	cells_row(&cells, page);
}

static void write_all(const void *state, struct page *page)
{
	const struct evenings *e = state;
	char text[200];

	evenings_tell(e, text, sizeof text);
	page_line(page, text);
	page->numbers = ~UINT64_C(1);
	for (enum evening_about about = 0; about < EVENING_LISTS; about++) {
		const struct evening_list *list = &e->list[about];

		if (!list->count)
			continue;
		page_part(page, evenings_title(about), false);
		write_heads(about, page);
		for (int i = 0; i < list->count; i++)
			write_row(about, &list->row[i], page);
	}
}

const struct document document_evenings = {
	.name = "evenings",
	.help = N_("players, commanders and games over all tables"),
	.write = write_all,
	.style = "th,td{padding:1mm 1.5mm}td:first-child{font-weight:bold}",
};
