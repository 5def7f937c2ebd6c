/* SPDX-License-Identifier: MIT */
/*
 * Score sheets of a championship, to be filled in at the table (W2.1.4).
 */
#include "event.h"
#include "rules/core/i18n.h"

static void add_seat(struct page_cells *row, const struct championship *c, const struct champ_sheet *sheet,
                     int place)
{
	const struct champ_seat *seat = &sheet->seat[place];
	const char *chair = champ_chair(seat), *colour = champ_colour(seat);

	cells_number(row, place + 1);
	event_player(row, c, seat->player);
	cells_text(row, chair ? chair : "");
	cells_text(row, colour ? colour : "");
	if (seat->turn)
		cells_number(row, seat->turn);
	else
		cells_add(row);
	if (seat->points >= 0)
		cells_number(row, seat->points);
	else
		cells_add(row);
	cells_text(row, sheet->winner == place ? C_("event", "yes") : "");
	cells_add(row); /* signature */
}

static void write_sheet(const struct championship *c, int round, int table, struct page *page)
{
	const char *const heads[] = {
		_("round"),  _("table"), C_("event", "pick"),   C_("event", "player"), _("seat"),
		_("colour"), _("turn"),  C_("event", "points"), _("winner"),           _("signature"),
	};
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct page_cells row = { .count = 0 };
	char text[CHAMP_LAYOUT + 40];

	page_part(page, champ_place_name(round, table).text, true);
	snprintf(text, sizeof text, _("board: %s"), c->round[round].layout);
	if (c->round[round].layout[0])
		page_line(page, text);
	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
		cells_text(&row, heads[i]);
	cells_heads(&row, page);
	for (int k = 0; k < sheet->seats; k++) {
		cells_text(&row, champ_round_word(round));
		cells_number(&row, table + 1);
		add_seat(&row, c, sheet, k);
		cells_row(&row, page);
	}
}

void event_sheets(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round = champ_current(c);

	for (int t = 0; round >= 0 && t < c->round[round].tables; t++)
		if (c->round[round].sheet[t].seats)
			write_sheet(c, round, t, page);
	page_line(page, _("Protest before you sign: ____________________ (W1.2.3)"));
}
