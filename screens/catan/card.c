/* SPDX-License-Identifier: MIT */
/* Catan on a phone: the player's own hand and development cards, everybody's points. */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* The card being filled. */
struct filling {
	struct card *card;
	const struct catan *c;
	int seat;   /* -1: the spectators */
	bool hands; /* cards are entered here */
};

/* Whether any card has ever come to a hand; else the dealer leaves them out. */
static bool keeps_hands(const struct catan *c)
{
	static const int none[CATAN_FLOWS];

	every_seat (i, c->table)
		if (c->player[i].cards || memcmp(c->player[i].in, none, sizeof none) != 0)
			return true;
	return false;
}

/* ---- what the seat alone may see ---- */

static void own_hand(const struct filling *f)
{
	if (!f->hands)
		return;
	card_row(f->card, CARD_SECRET, "%s", _("your hand"));
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct catan_range has = catan_own_range(f->c, f->seat, kind);
		struct card_row *row =
			card_value(f->card, CARD_ITEM, _(catan_resources[kind].name), has.least);

		if (has.least != has.most)
			snprintf(row->text, sizeof row->text, "%d-%d", has.least, has.most);
	}
}

static void own_cards(const struct filling *f)
{
	const struct catan_player *p = &f->c->player[f->seat];

	if (!catan_development(f->c, f->seat))
		return;
	card_row(f->card, CARD_SECRET, "%s", _("your development cards"));
	for (int card = 0; card < CATAN_HELD; card++) {
		if (p->held[card])
			card_value(f->card, CARD_ITEM, _(catan_cards[card].name), p->held[card]);
		if (p->fresh[card])
			utf8_copy(card_value(f->card, CARD_ITEM, _(catan_cards[card].name), p->fresh[card])
			                  ->note,
			          sizeof f->card->row->note, _("bought this turn: not playable yet"));
	}
}

static void own_numbers(const struct filling *f)
{
	const struct catan *c = f->c;
	const struct catan_player *p = &c->player[f->seat];
	int points = catan_points(c, f->seat), hidden = p->held[CATAN_VP] + p->fresh[CATAN_VP];
	struct card_row *row = card_value(f->card, CARD_BIG, C_("victory", "points"), points);

	snprintf(row->note, sizeof row->note, C_("goal", "of %d"), c->goal);
	if (hidden)
		snprintf(row->note + strlen(row->note), sizeof row->note - strlen(row->note),
		         _("; %d with hidden ones"), points + hidden);
	if (f->hands) {
		row = card_value(f->card, CARD_BIG, C_("hand", "cards"), p->cards);
		row->danger = p->cards > CATAN_HAND_LIMIT;
		if (row->danger)
			utf8_copy(row->note, sizeof row->note, _("a 7 costs half"));
	}
	card_value(f->card, CARD_FACT, _("settlements left"), p->left[CATAN_SETTLEMENT]);
	card_value(f->card, CARD_FACT, _("cities left"), p->left[CATAN_CITY]);
	card_value(f->card, CARD_FACT, _("roads left"), p->left[CATAN_ROAD]);
}

/* ---- what everybody may see ---- */

/* What a player is asked for now. */
static void add_duty(const struct catan *c, int seat, char *note, size_t size)
{
	bool road;

	if (c->winner == seat)
		said_list_add(note, size, "%s", _("WINS"));
	else if (c->player[seat].must_discard)
		said_list_add(note, size, _("discards %d"), c->player[seat].must_discard);
	else if (c->special && seat == c->builder)
		said_list_add(note, size, "%s", _("BUILDS"));
	else if (c->robber_due && seat == c->table.turn && catan_board_told(c))
		said_list_add(note, size, "%s", _("moves the robber"));
	else if (c->board.laid && catan_settler(c, &road) == seat)
		said_list_add(note, size, "%s", _("BUILDS"));
}

static void add_player(const struct filling *f, int seat)
{
	const struct catan *c = f->c;
	const struct catan_player *p = &c->player[seat];
	struct card_row *row = card_player(f->card, &c->table, seat);
	int cards = catan_development(c, seat);
	size_t size = sizeof row->note;

	row->number = true;
	row->value = catan_points(c, seat);
	add_duty(c, seat, row->note, size);
	if (f->hands)
		said_list_add(row->note, size, P_("%d card", "%d cards", p->cards), p->cards);
	if (cards)
		said_list_add(row->note, size, P_("%d dev card", "%d dev cards", cards), cards);
	if (p->knights)
		said_list_add(row->note, size, P_("%d knight", "%d knights", p->knights), p->knights);
	if (c->longest == seat)
		said_list_add(row->note, size, _("LONGEST %d"), p->road);
	if (c->largest == seat)
		said_list_add(row->note, size, _("ARMY %d"), p->knights);
}

/* Not the bank: it lies on the table, and its numbers would tell what a judge has set in a hand. */
static void add_table(const struct filling *f)
{
	const struct catan *c = f->c;
	struct card_row *row;

	if (c->paused) {
		row = card_row(f->card, CARD_FACT, "%s", _("paused"));
		utf8_copy(row->text, sizeof row->text, c->pause[0] ? c->pause : _("for a judge"));
		row->danger = true;
	}
	if (c->rolled) {
		row = card_value(f->card, CARD_FACT, C_("fact", "roll"), c->die[0] + c->die[1]);
		snprintf(row->note, sizeof row->note, "%d+%d", c->die[0], c->die[1]);
	}
	if (f->seat < 0)
		card_value(f->card, CARD_FACT, _("points that win"), c->goal);
	card_value(f->card, CARD_FACT, _("development cards left"), c->deck);
	every_seat (i, c->table)
		add_player(f, i);
}

void catan_card(const void *state, int seat, struct card *card)
{
	struct filling f = { .card = card, .c = state, .seat = seat, .hands = keeps_hands(state) };

	if (seat >= 0) {
		own_numbers(&f);
		own_hand(&f);
		own_cards(&f);
	}
	add_table(&f);
}
