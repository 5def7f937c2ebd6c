/* SPDX-License-Identifier: MIT */
/*
 * Where everybody sits in a round of a championship, from A to Z, for the wall.
 */
#include <stdlib.h>
#include <string.h>

#include "event.h"
#include "rules/core/i18n.h"

/* clang-format off */
const char event_seats_style[] =
	"body{columns:2;column-gap:8mm;column-rule:.25mm solid #999}h1,body>p{column-span:all}"
	"section:first-of-type h2{column-span:all;margin:0 0 3mm}section:first-of-type{column-span:all}"
	"h2{margin:3mm 0 0;border-bottom:.6mm solid #000}thead{display:none}"
	"td{padding:1mm 1mm}td:nth-child(n+2){width:1%;white-space:nowrap;text-align:right}"
	"td:nth-child(2){font-weight:bold;padding-left:3mm}";
/* clang-format on */

/* Who comes to this round: those with a seat, and in the preliminaries all who are in. */
static bool is_listed(const struct championship *c, int round, int player)
{
	return event_place(c, round, player) >= 0 || (round < CHAMP_ROUNDS && champ_present(c, player));
}

static void write_player(const struct championship *c, int round, int player, struct page *page)
{
	int place = event_place(c, round, player);
	struct page_cells row = { .count = 0 };

	event_player(&row, c, player);
	if (place < 0) {
		cells_text(&row, C_("event", "no table"));
		cells_add(&row);
	} else {
		snprintf(cells_add(&row), PAGE_CELL, C_("event", "table %d"),
		         c->player[player].at[round] + 1);
		snprintf(cells_add(&row), PAGE_CELL, _("pick %d"), place + 1);
	}
	cells_row(&row, page);
}

static void begin_letter(const char *letter, struct page *page)
{
	struct page_cells row = { .count = 0 };

	page_part(page, letter, false);
	cells_text(&row, C_("event", "player"));
	cells_text(&row, _("table"));
	cells_text(&row, C_("paper", "pick"));
	cells_heads(&row, page);
}

static void write_all(const struct championship *c, const int *player, struct page *page)
{
	struct champ_text letter = { "" };

	for (int i = 0; i < c->players; i++) {
		struct champ_text next = event_letter(c, player[i]);

		if (!is_listed(c, page->round, player[i]))
			continue;
		if (strcmp(next.text, letter.text) != 0)
			begin_letter(next.text, page);
		letter = next;
		write_player(c, page->round, player[i], page);
	}
}

static void write_rows(const struct championship *c, const int *player, struct page *page)
{
	event_seat_heads(page);
	for (int i = 0; i < c->players; i++) {
		int place = event_place(c, page->round, player[i]);

		if (place >= 0)
			event_seat(c, page->round, c->player[player[i]].at[page->round], place, page);
	}
}

void event_seats(const void *state, struct page *page)
{
	const struct championship *c = state;
	int *player = event_alphabet(c);
	char name[60];

	event_round_name(page->round, name, sizeof name);
	page_part(page, name, false);
	event_say_posted(c, page->round, page);
	if (page->format->one_table)
		write_rows(c, player, page);
	else
		write_all(c, player, page);
	free(player);
}
