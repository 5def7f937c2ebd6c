/* SPDX-License-Identifier: MIT */
/*
 * Seat slips of a championship: a strip of paper for each player, to be cut out, with
 * the tables and picks of one round or of all.
 */
#include <stdlib.h>

#include "event.h"
#include "rules/core/i18n.h"

/* clang-format off */
const char event_slips_style[] =
	"body{padding-right:.5mm;display:grid;grid-template-columns:1fr 1fr;font-size:12pt}h1{display:none}"
	".apart{break-inside:avoid;border:.25mm dashed #666;margin:0 -.25mm -.25mm 0;padding:3mm 5mm 4mm}"
	"h2{font-size:15pt;line-height:1.15;min-height:2.3em;margin:0}p{font-size:9pt;margin:0}"
	"th{font-size:9pt;font-weight:normal;border-bottom-width:.25mm}th,td{padding:.6mm 0}"
	"td:nth-child(n+2),th:nth-child(n+2){width:22%;text-align:right}td:nth-child(2){font-weight:bold}"
	"@media print{body{font-size:12pt}}";
/* clang-format on */

/* In the semifinal and the final only a few have a table. */
static bool tells(const struct championship *c, int round, int player)
{
	return round < CHAMP_ROUNDS || event_place(c, round, player) >= 0;
}

static void write_round(const struct championship *c, int round, int player, struct page *page)
{
	int place = event_place(c, round, player);
	struct page_cells row = { .count = 0 };

	event_round_name(round, cells_add(&row), PAGE_CELL);
	cells_number_if(&row, place >= 0, c->player[player].at[round] + 1);
	cells_number_if(&row, place >= 0, place + 1);
	cells_row(&row, page);
}

static void write_slip(const struct championship *c, const int *round, int count, int player,
                       struct page *page)
{
	struct page_cells row = { .count = 0 };

	event_player(&row, c, player);
	page_part(page, row.text[0], true);
	page_line(page, page->title);
	row.count = 0;
	cells_add(&row);
	cells_text(&row, _("table"));
	cells_text(&row, C_("paper", "pick"));
	cells_heads(&row, page);
	for (int i = 0; i < count; i++)
		if (tells(c, round[i], player))
			write_round(c, round[i], player, page);
}

static void write_rows(const struct championship *c, const int *round, int count, int player,
                       struct page *page)
{
	for (int i = 0; i < count; i++) {
		int place = event_place(c, round[i], player);

		if (place >= 0)
			event_seat(c, round[i], c->player[player].at[round[i]], place, page);
	}
}

void event_slips(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round[CHAMP_STAGES], count = champ_rounds_played(c, round), *player = event_alphabet(c);

	if (page->named) {
		round[0] = page->round;
		count = 1;
	}
	if (page->format->one_table)
		event_seat_heads(page);
	for (int i = 0; i < c->players; i++)
		if (!champ_present(c, player[i]) || (page->named && !tells(c, page->round, player[i])))
			continue;
		else if (page->format->one_table)
			write_rows(c, round, count, player[i], page);
		else
			write_slip(c, round, count, player[i], page);
	free(player);
}
