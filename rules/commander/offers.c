/* SPDX-License-Identifier: MIT */
/*
 * What a table of Commander may do now: what a player may (player_offers.c), the turn, the planar deck, and
 * the vote after the game.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* The turn is that of a whole team. */
static void offer_turn(const struct seller *s)
{
	const struct commander *c = s->c;
	int turn = c->table.turn;
	struct offer *o;

	if (turn < 0 || (s->seat != turn && !(s->own && c->team[turn] & 1u << s->seat)))
		return;
	o = offers_add(s->list, "turn", s->seat, "turn");
	o->rank = OFFER_HINTED;
	o->alone = s->plays && c->phase != PHASE_MULLIGANS;
	o->loses = commander_lost_in_turn(s->list, c);
	o->button = _("next turn");
	offers_keep(s->list, commander_is_on(c, offers_why(s->list)));
}

/* CR 500.7: an extra turn is the next one, of whoever a card gives it to. */
static void offer_extra_turn(const struct seller *s)
{
	struct offer *o = offers_add(s->list, "extra-turn", s->seat, "turn %s", s->who);

	o->loses = commander_lost_in_turn(s->list, s->c);
	offers_keep(s->list, commander_may(s->c, 1u << s->seat, '+', offers_why(s->list)));
}

/* After the game each one votes for another (C15.3). */
static void offer_vote(const struct seller *s)
{
	struct offer *o = offers_add(s->list, "vote", s->seat, "vote %s {?vote}", s->who);

	o->several = true;
	o->alone = s->c->rules == RULES_2010;
	o->text = _("vote");
	if (s->c->player[s->seat].vote >= 0)
		o->note = commander_name(s->c, s->c->player[s->seat].vote);
	offers_keep(s->list, commander_may_vote(s->c, offers_why(s->list)));
}

/* Of real planes and a real die the players say what they show. */
static void offer_planes(struct offers *list, const struct commander *c)
{
	static const char *const die[][2] = {
		{ "planar-die", "" },      { "die-planeswalk", " planeswalk" },
		{ "die-chaos", " chaos" }, { "die-blank", " blank" },
		{ "die-free", " free" },
	};
	struct reason *why = offers_why(list);
	struct offer *o;

	for (size_t i = 0; i < sizeof die / sizeof *die; i++) {
		offers_add(list, die[i][0], -1, "planar-die%s", die[i][1]);
		offers_keep(list, commander_is_on(c, why));
	}
	o = offers_add(list, "planeswalk", -1, "planeswalk");
	if (!commander_planeswalk_is_due(c))
		o->loses = _("a plane comes up that no planar die has shown");
	offers_keep(list, commander_may_walk_on(c, why));
	offers_add(list, "planeswalk-to", -1, "planeswalk {*plane}");
	offers_keep(list, commander_is_on(c, why));
	offers_add(list, "planar-shuffle", -1, "planar-shuffle");
	offers_keep(list, commander_may_shuffle_planes(c, why));
}

void commander_offers(const void *state, struct offers *list)
{
	const struct commander *c = state;

	every_seat (i, c->table) {
		struct seller s;

		if (!offers_shows(list, i))
			continue;
		s = commander_seller(list, c, i);
		offer_turn(&s);
		offer_extra_turn(&s);
		commander_offer_hand(&s);
		commander_offer_player(&s);
		offer_vote(&s);
	}
	if (list->viewer < 0) {
		commander_offer_table(list, c);
		offer_planes(list, c);
	}
}

static void vote_choices(const void *state, struct choices *list)
{
	const struct commander *c = state;

	every_seat (i, c->table)
		if (i != list->seat)
			snprintf(choices_seat(list, &c->table, i)->value, sizeof list->out->value,
			         P_("%d vote", "%d votes", (unsigned long)commander_votes(c, i)),
			         commander_votes(c, i));
}

const struct offer_hole commander_offer_holes[] = {
	COMMANDER_PLAYER_HOLES,
	HOLE("vote", vote_choices),
	{ 0 },
};
