/* SPDX-License-Identifier: MIT */
/*
 * The sheet of a score table: a row for each round or category, a column for each
 * player.
 */
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/score/score.h"

static bool is_written(const struct score *s, int row)
{
	every_seat (i, s->table)
		if (s->cell[i][row].written)
			return true;
	return false;
}

static void write_row(const struct score *s, int row, struct page *page)
{
	struct page_cells cells = { .count = 0 };

	if (row < s->categories)
		score_row_name(s, row, cells_add(&cells), PAGE_CELL);
	else
		cells_number(&cells, row + 1);
	every_seat (i, s->table) {
		const struct score_cell *cell = &s->cell[i][row];

		cells_number_if(&cells, cell->written, cell->points);
	}
	cells_row(&cells, page);
}

void export_rounds(const struct journal *journal, struct page *page)
{
	const struct score *s = export_state(journal, &score_game);
	struct page_cells cells = { .count = 0 };
	int rows = SCORE_ROUNDS;

	while (s && rows > 0 && !is_written(s, rows - 1))
		rows--;
	if (!s || !rows)
		return;
	page_part(page, _("Score sheet"), false);
	page->numbers = s->categories ? ~UINT64_C(1) : ~UINT64_C(0);
	cells_text(&cells, s->categories ? "" : export_round(journal));
	every_seat (i, s->table)
		cells_text(&cells, s->table.seat[i].name);
	cells_heads(&cells, page);
	for (int row = 0; row < rows; row++)
		write_row(s, row, page);
}
