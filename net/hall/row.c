/* SPDX-License-Identifier: MIT */
/*
 * A table's row on the board. Reads public numbers only.
 */
#include "row.h"

#include <string.h>

#include "rules/core/utf8.h"

/* Finds the line that last changed the sheet by comparing. */
static void fill_sheet(struct hall_row *row, const struct hall_seat before[HALL_SEATS],
                       struct game_sheet sheet)
{
	bool same = row->sheet.over == sheet.over && row->sheet.winner == sheet.winner &&
	            row->sheet.signed_by == sheet.signed_by;

	for (int i = 0; i < row->seats && same; i++)
		same = before[i].value == row->seat[i].value;
	if (!same)
		row->sheet_entry = row->lines;
	row->sheet = sheet;
}

void row_fill(struct hall_row *row, const struct journal *journal, const char *title)
{
	const struct game *game = journal_game(journal);
	const void *state = journal_state(journal);
	const struct table *table = state;
	struct hall_seat before[HALL_SEATS];

	memcpy(before, row->seat, sizeof before);
	row->game = game;
	row->lines = journal_count(journal);
	utf8_copy(row->title, sizeof row->title, table->title[0] ? table->title : title);
	game->summary(state, row->summary, sizeof row->summary);
	row->turn = table->turn;
	row->clock = table->clock;
	row->call = table->call;
	row->seats = table->seats < HALL_SEATS ? table->seats : HALL_SEATS;
	for (int i = 0; i < row->seats; i++) {
		struct hall_seat *seat = &row->seat[i];
		int value = 0;

		*seat = (struct hall_seat){ .in = table->seat[i].in };
		memcpy(seat->name, table->seat[i].name, sizeof seat->name);
		if (game->gauge)
			seat->counted = game->gauge(state, i, &value) || seat->in;
		if (game->worth)
			seat->counted = game->worth(state, i, &value);
		seat->value = value;
	}
	if (game->sheet)
		fill_sheet(row, before, game->sheet(state));
}

bool row_clock(const struct hall_row *row, int64_t now, int *seconds)
{
	const struct table table = { .clock = row->clock };

	*seconds = table_clock_at(&table, now);
	return table_clock_shown(&table);
}
