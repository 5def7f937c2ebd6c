/* SPDX-License-Identifier: MIT */
/*
 * Rulings set the state to what the table shows, to start half-way through a game
 * or to correct a mistake. No card is created or lost: what a hand gains, the
 * bank, the deck or the cards played earlier lose.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- cards in hand ---- */

static bool rule_hand(struct call *call, int seat)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int before, cards[CATAN_RESOURCES];
	bool possible, known;

	if (!catan_read_cards(call, -1, true, cards))
		return false;
	before = p->cards;
	known = catan_hand_known(c, seat);
	if (!catan_hand_rule(c, seat, cards, &possible, call->why))
		return false;
	catan_sight_rule(c, seat, cards);
	p->must_discard = p->must_discard && p->cards > CATAN_HAND_LIMIT ? p->cards / 2 : 0;
	catan_note_flow(c, seat, CATAN_RULED, -1, NULL, p->cards - before);
	said_line(call->said, P_("%s holds %d card", "%s holds %d cards", p->cards), catan_name(c, seat),
	          p->cards);
	if (!possible && !known)
		said_line(call->said,
		          _("this hand contradicts the record: the bank makes up the difference"));
	catan_tell_cards(call, seat, before, _("ruling"));
	return true;
}

bool catan_do_hand(struct call *call)
{
	return catan_is_seated(call->state, call->why) && catan_for_each(call, rule_hand);
}

/* ---- development cards ---- */

/* Takes `change` more cards from those played earlier, then from the deck. A
 * negative change returns cards to the deck, or to those played earlier once the
 * deck was counted: so the order of rulings does not matter. */
static bool draw_hidden(struct call *call, int change)
{
	struct catan *c = call->state;
	int from_gone = change < c->gone ? change : c->gone;

	if (change <= 0) {
		*(c->deck_told ? &c->gone : &c->deck) -= change;
		return true;
	}
	if (change - from_gone > c->deck)
		return reason_set(call->why,
		                  _("%d development cards too many: %d in the deck, %d already played"),
		                  change - from_gone - c->deck, c->deck, c->gone);
	c->gone -= from_gone;
	c->deck -= change - from_gone;
	return true;
}

static bool fits_box(const struct call *call)
{
	const struct catan *c = call->state;

	for (int card = 0; card < CATAN_DEVELOPMENTS; card++) {
		int known = catan_known_of(c, card), total = catan_development_of(c, card);

		if (known > total)
			return reason_set(call->why, _("there are only %d %s cards, not %d"), total,
			                  _(catan_cards[card].name), known);
	}
	return true;
}

static bool rule_held(struct call *call, int seat)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int before, card, cards[CATAN_HELD] = { 0 };

	while (args_more(&call->args)) {
		if (!args_choice(&call->args, CATAN_CARD_WORDS "|unknown", &card))
			return false;
		cards[card]++;
	}
	before = catan_development(c, seat);
	memcpy(p->held, cards, sizeof p->held);
	memset(p->fresh, 0, sizeof p->fresh);
	if (!draw_hidden(call, catan_development(c, seat) - before) || !fits_box(call))
		return false;
	said_line(call->said,
	          P_("%s holds %d development card", "%s holds %d development cards",
	             catan_development(c, seat)),
	          catan_name(c, seat), catan_development(c, seat));
	said_change(call->said, catan_name(c, seat), NULL, _("development cards %d -> %d"), before,
	            catan_development(c, seat));
	return true;
}

bool catan_do_held(struct call *call)
{
	return catan_is_seated(call->state, call->why) && catan_for_each(call, rule_held);
}

bool catan_do_deck(struct call *call)
{
	struct catan *c = call->state;
	int count, before = c->deck, free = c->deck + c->gone;

	if (!catan_is_seated(call->state, call->why) ||
	    !args_number(&call->args, 0, catan_development_total(c), &count))
		return false;
	if (count > free)
		return reason_set(call->why,
		                  _("at most %d development cards can be in the deck: %d are held or played"),
		                  free, catan_development_total(c) - free);
	c->gone = free - count;
	c->deck = count;
	c->deck_told = true;
	said_line(call->said, P_("%d development card is left", "%d development cards are left", count),
	          count);
	said_change(call->said, NULL, NULL, _("deck %d -> %d"), before, count);
	return true;
}

static bool rule_knights(struct call *call, int seat)
{
	struct catan *c = call->state;
	int count, before;

	if (!args_number(&call->args, 0, catan_development_of(c, CATAN_KNIGHT), &count))
		return false;
	before = c->player[seat].knights;
	c->player[seat].knights = count;
	c->played[CATAN_KNIGHT] += count - before;
	if (!draw_hidden(call, count - before) || !fits_box(call))
		return false;
	said_line(call->said, P_("%s has played %d knight", "%s has played %d knights", count),
	          catan_name(c, seat), count);
	said_change(call->said, catan_name(c, seat), NULL, _("knights %d -> %d"), before, count);
	return true;
}

bool catan_do_knights(struct call *call)
{
	return catan_is_seated(call->state, call->why) && catan_for_each(call, rule_knights);
}

/* ---- pieces, points, turn ---- */

static bool rule_supply(struct call *call, int seat)
{
	struct catan *c = call->state;
	int *left = c->player[seat].left;
	int settlements = catan_places_of(c, seat, CATAN_SETTLEMENT);
	int cities = catan_places_of(c, seat, CATAN_CITY);

	if (!args_key_number(&call->args, "settlements", 0, CATAN_SETTLEMENTS, &left[CATAN_SETTLEMENT]) ||
	    !args_key_number(&call->args, "cities", 0, CATAN_CITIES, &left[CATAN_CITY]) ||
	    !args_key_number(&call->args, "roads", 0, CATAN_ROADS, &left[CATAN_ROAD]))
		return false;
	/* a piece on known hexes cannot be in the supply */
	if (settlements > catan_on_board(c, seat, CATAN_SETTLEMENT) ||
	    cities > catan_on_board(c, seat, CATAN_CITY))
		return reason_set(
			call->why,
			_("%s has on the board: settlements %d, cities %d; at most %d and %d are left"),
			catan_name(c, seat), settlements, cities, CATAN_SETTLEMENTS - settlements,
			CATAN_CITIES - cities);
	if (catan_told_roads(c, seat) > catan_on_board(c, seat, CATAN_ROAD))
		return reason_set(call->why, _("%s has on the board: roads %d; at most %d are left"),
		                  catan_name(c, seat), catan_told_roads(c, seat),
		                  CATAN_ROADS - catan_told_roads(c, seat));
	catan_count_roads(c);
	if (seat == c->table.turn && c->free_roads > left[CATAN_ROAD])
		c->free_roads = left[CATAN_ROAD];
	said_both(call->said, _("%s has left: settlements %d, cities %d, roads %d"), catan_name(c, seat),
	          left[CATAN_SETTLEMENT], left[CATAN_CITY], left[CATAN_ROAD]);
	return true;
}

bool catan_do_supply(struct call *call)
{
	return catan_is_seated(call->state, call->why) && catan_for_each(call, rule_supply);
}

static bool correct(struct call *call, int seat)
{
	struct catan *c = call->state;
	struct change change;
	int before;

	if (!args_change(&call->args, 99, &change))
		return false;
	before = catan_points(c, seat);
	if (change.sign == '=') {
		change.amount -= before;
		change.sign = '+';
	}
	if (!change_apply(&change, &c->player[seat].correction, -99, 99, call->why))
		return false;
	said_line(call->said, P_("%s: %d point", "%s: %d points", catan_points(c, seat)), catan_name(c, seat),
	          catan_points(c, seat));
	said_change(call->said, catan_name(c, seat), _("correction"), _("points %d -> %d"), before,
	            catan_points(c, seat));
	return true;
}

bool catan_do_score(struct call *call)
{
	return catan_is_seated(call->state, call->why) && catan_for_each(call, correct);
}

bool catan_do_on_turn(struct call *call)
{
	struct catan *c = call->state;
	int seat;

	if (!catan_is_seated(c, call->why) || !catan_player(call, &seat) || !catan_is_on(c, call->why))
		return false;
	catan_give_turn(c, seat);
	c->special = false;
	said_line(call->said, _("it is %s's turn, before the dice"), catan_name(c, seat));
	said_rank(call->said, SAID_ASIDE); /* the turn may end the game */
	said_change(call->said, catan_name(c, seat), NULL, _("on turn, before the dice"));
	return true;
}
