/* SPDX-License-Identifier: MIT */
/* A score sheet on a phone: the total, the present round, the player's own rounds. */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

enum { ROUNDS_SHOWN = 30 };

/* What the rows are made from. */
struct own {
	const struct score *s;
	int seat;
	struct card *card;
};

/* ---- the rows ---- */

/* "place 2, 5 behind", "wins", who plays with whom. */
static void add_standing(const struct score *s, int seat, char *out, size_t size)
{
	int place = score_place(s, seat);

	if (!s->table.seat[seat].in)
		said_list_add(out, size, "%s", C_("score", "left the game"));
	else if (s->over && place == 1)
		said_list_add(out, size, "%s", _("wins"));
	else if (place)
		said_list_add(out, size, C_("score", "place %d"), place);
	every_seat (i, s->table)
		if (s->team[seat] && i != seat && s->team[i] == s->team[seat])
			said_list_add(out, size, _("with %s"), s->table.seat[i].name);
}

static void add_total(const struct own *own)
{
	const struct score *s = own->s;
	struct card_row *row =
		card_value(own->card, CARD_BIG, C_("sheet", "total"), score_total(s, own->seat));

	row->most = s->target;
	add_standing(s, own->seat, row->note, sizeof row->note);
	card_about(own->card, "total", -1);
}

static void add_round(const struct score *s, struct card *card)
{
	struct card_row *row;
	char name[SCORE_LABEL];

	if (s->over || s->running)
		return;
	score_row_name(s, s->played, name, sizeof name);
	row = card_row(card, CARD_FACT, "%s", s->categories ? _("row") : C_("sheet", "round"));
	utf8_copy(row->text, sizeof row->text, name);
	if (s->rounds && !s->categories)
		snprintf(row->note, sizeof row->note, _("of %d"), s->rounds);
	if (score_bids(s))
		card_value(card, CARD_FACT, C_("sheet", "tricks"), score_tricks_of_round(s));
}

static void add_own_bid(const struct own *own)
{
	const struct score *s = own->s;
	int first = score_side(s, own->seat);
	struct card_row *row;

	if (score_is_due(s, own->seat) && s->bid[own->seat] != SCORE_NO_BID) {
		row = card_value(own->card, CARD_FACT, C_("sheet", "bid"), s->bid[own->seat]);
		if (s->tricks[own->seat] != SCORE_NO_BID)
			score_bid_text(s, own->seat, 40, row->note, sizeof row->note);
	}
	if (s->count == SCORE_BRIDGE) {
		card_value(own->card, CARD_FACT, _("games won"), s->games[score_home(s, own->seat)]);
		card_value(own->card, CARD_FACT, _("below the line"), s->below[score_home(s, own->seat)]);
	}
	if (s->count == SCORE_SPADES && s->bags[first])
		card_value(own->card, CARD_FACT, _("bags"), s->bags[first]);
}

/* The newest first, as people look for it. */
static void add_rounds(const struct own *own)
{
	const struct score *s = own->s;
	int rows = score_rows(s);
	bool any = false;

	for (int i = rows - 1; i >= 0 && i >= rows - ROUNDS_SHOWN && !s->running; i--) {
		const struct score_cell *cell = &s->cell[own->seat][i];
		char name[SCORE_LABEL];
		struct card_row *row;

		if (!cell->written)
			continue;
		if (!any)
			card_row(own->card, CARD_LIST, "%s", _("your rounds"));
		any = true;
		score_row_name(s, i, name, sizeof name);
		row = card_value(own->card, CARD_ITEM, name, cell->points);
		utf8_copy(row->note, sizeof row->note, cell->corrected ? _("corrected") : "");
	}
}

static void add_other(const struct score *s, int seat, struct card *card)
{
	struct card_row *row = card_player(card, &s->table, seat);
	char text[40];

	row->number = true;
	row->value = score_total(s, seat);
	row->most = s->target;
	row->here &= !s->over && !s->categories && !s->running;
	add_standing(s, seat, row->note, sizeof row->note);
	if (s->over || s->running || !score_is_due(s, seat))
		return;
	if (score_bid_text(s, seat, 40, text, sizeof text))
		said_list_add(row->note, sizeof row->note, "%s", text);
	else if (score_rows(s) > s->played)
		said_list_add(row->note, sizeof row->note, "%s", C_("score", "points missing"));
}

void score_card_of(const void *state, int seat, struct card *card)
{
	const struct score *s = state;
	struct own own = { .s = s, .seat = seat, .card = card };

	if (seat >= 0) {
		add_total(&own);
	}
	add_round(s, card);
	if (seat >= 0) {
		add_own_bid(&own);
		add_rounds(&own);
	}
	every_seat (i, s->table)
		add_other(s, i, card);
}
