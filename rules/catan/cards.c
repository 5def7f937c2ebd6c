/* SPDX-License-Identifier: MIT */
/*
 * Development cards: players buy them face down, keep new ones apart (W2.0.5)
 * and play one a turn, never in the turn they bought it. The kind of a card is
 * unknown until somebody enters it or turns it up; no kind ever exceeds the box.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- buying ---- */

/* Whether the box has one more of this kind than the known ones. */
static bool one_more(const struct catan *c, int card, struct reason *why)
{
	int total = catan_development_of(c, card);

	return catan_known_of(c, card) < total ||
	       reason_set(why, _("all %d %s cards are accounted for"), total, _(catan_cards[card].name));
}

bool catan_do_buy(struct call *call)
{
	struct catan *c = call->state;
	int seat, card = CATAN_UNKNOWN;

	if (!catan_player(call, &seat) ||
	    (args_more(&call->args) && !args_choice(&call->args, CATAN_CARD_WORDS, &card)))
		return false;
	if (c->phase == CATAN_SETUP)
		return reason_set(call->why, _("nothing to buy in the set-up: r or n ends it"));
	if (!catan_may_build(c, seat, call->why) || !catan_has_piece(c, seat, CATAN_CARD, call->why) ||
	    (card != CATAN_UNKNOWN && !one_more(c, card, call->why)) ||
	    !catan_to_bank(call, seat, catan_costs[CATAN_CARD], CATAN_SPENT))
		return false;
	c->builder = seat;
	c->deck--;
	c->player[seat].fresh[card]++;
	if (c->deals_development && (c->dealing == CATAN_BY_JUDGE || c->dealer != seat))
		said_line(call->said, _("%s hands %s a development card, %d left: keep it apart"),
		          c->dealing == CATAN_BY_JUDGE ? _("the judge") : catan_name(c, c->dealer),
		          catan_name(c, seat), c->deck);
	else
		said_line(call->said,
		          P_("%s buys a development card, %d left: keep it apart",
		             "%s buys a development card, %d left: keep it apart", c->deck),
		          catan_name(c, seat), c->deck);
	said_change(call->said, catan_name(c, seat), NULL, _("development card, %d left"), c->deck);
	return true;
}

/* ---- playing ---- */

bool catan_may_play_card(const struct catan *c, int seat, struct reason *why)
{
	if (!catan_may_act(c, why))
		return false;
	if (c->phase == CATAN_SETUP || c->table.turn != seat)
		return reason_set(why, _("development cards are played on your own turn only"));
	if (c->card_played)
		return reason_set(why, _("%s has already played a development card this turn"),
		                  catan_name(c, seat));
	if (c->player[seat].mixed)
		return reason_set(why, _("%s mixed in a new card: none playable until next turn (W2.0.5)"),
		                  catan_name(c, seat));
	return true;
}

/* Takes a card of this kind out of a hand: a known one, else one face down. */
static bool take_card(struct call *call, int seat, int cards[CATAN_HELD], int card)
{
	struct catan *c = call->state;

	if (cards[card]) {
		cards[card]--;
	} else if (cards[CATAN_UNKNOWN]) {
		if (!one_more(c, card, call->why))
			return false;
		cards[CATAN_UNKNOWN]--;
	} else if (cards == c->player[seat].held &&
	           (c->player[seat].fresh[card] || c->player[seat].fresh[CATAN_UNKNOWN])) {
		return reason_set(call->why,
		                  _("%s bought it this turn: playable from the next turn (W2.0.5)"),
		                  catan_name(c, seat));
	} else {
		return reason_set(call->why, _("%s holds no %s"), catan_name(c, seat),
		                  _(catan_cards[card].name));
	}
	c->played[card]++;
	return true;
}

static bool play_knight(struct call *call, int seat)
{
	struct catan *c = call->state;

	c->player[seat].knights++;
	c->robber_due = true;
	c->steal_due = false;
	said_line(call->said,
	          P_("%s plays a Knight, %d so far: move the robber",
	             "%s plays a Knight, %d so far: move the robber", c->player[seat].knights),
	          catan_name(c, seat), c->player[seat].knights);
	return true;
}

/* Applies every Q=N of the line before any count is derived from the hands. */
static bool see_surrendered(struct call *call, int seat, enum catan_resource kind)
{
	struct catan *c = call->state;

	for (int i = 0; i < call->args.count; i++) {
		struct word *word = &call->args.word[i];
		int victim, count;

		if (!word->key)
			continue;
		word->used = true;
		victim = table_find(&c->table, word->key, call->why);
		if (victim < 0)
			return false;
		if (victim == seat)
			return reason_set(call->why, _("%s takes cards only from the others"),
			                  catan_name(c, seat));
		if (!read_int(word->text, 0, CATAN_CARDS_MOST, &count))
			return reason_set(call->why, _("\"%.20s\" is not a number of cards: %s=N"),
			                  word->text, word->key);
		if (!catan_hand_seen(c, victim, kind, count, call->why))
			return false;
	}
	return true;
}

static bool play_monopoly(struct call *call, int seat)
{
	struct catan *c = call->state;
	int kind, cards[CATAN_RESOURCES] = { 0 }, total = 0;
	const char *name;

	if (!catan_read_resource(call, &kind) || !see_surrendered(call, seat, kind))
		return false;
	name = _(catan_resources[kind].name);
	every_seat (i, c->table) {
		struct catan_range range = catan_range(c, i, kind);

		if (i == seat)
			continue;
		if (range.least != range.most)
			return reason_set(call->why,
			                  _("%s holds %d to %d %s: add %s=N, the cards handed over"),
			                  catan_name(c, i), range.least, range.most, name, catan_name(c, i));
		cards[kind] = range.least;
		total += range.least;
		if (!catan_hand_over(call, i, seat, cards, CATAN_MONOPOLY_LOST, CATAN_MONOPOLY_TOOK))
			return false;
		catan_sight_none(c, i, kind);
	}
	said_line(call->said, _("%s plays Monopoly and takes %d %s"), catan_name(c, seat), total, name);
	return true;
}

/* Two cards of the bank, or the last one. */
static bool play_plenty(struct call *call, int seat)
{
	struct catan *c = call->state;
	int cards[CATAN_RESOURCES], left = catan_sum(c->bank), due = left < 2 ? left : 2;

	if (!due)
		return reason_set(call->why, _("the bank is empty"));
	if (!catan_read_cards(call, -1, false, cards))
		return false;
	if (catan_sum(cards) != due)
		return reason_set(call->why,
		                  P_("Year of Plenty takes %d card now, not %d",
		                     "Year of Plenty takes %d cards, not %d", due),
		                  due, catan_sum(cards));
	if (!catan_from_bank(call, seat, cards, CATAN_FROM_BANK))
		return false;
	said_line(call->said, _("%s plays Year of Plenty and takes %s"), catan_name(c, seat),
	          catan_cards_text(cards).text);
	return true;
}

static bool play_roads(struct call *call, int seat)
{
	struct catan *c = call->state;
	int left = c->player[seat].left[CATAN_ROAD];

	if (!left)
		return reason_set(call->why, _("%s has no road left to build"), catan_name(c, seat));
	c->free_roads = left < 2 ? left : 2;
	said_line(call->said,
	          P_("%s plays Road Building: %d free road, build P road free",
	             "%s plays Road Building: %d free roads, build P road free", c->free_roads),
	          catan_name(c, seat), c->free_roads);
	return true;
}

bool catan_do_play(struct call *call)
{
	static bool (*const plays[CATAN_DEVELOPMENTS])(struct call *, int) = {
		[CATAN_KNIGHT] = play_knight,
		[CATAN_ROAD_BUILDING] = play_roads,
		[CATAN_PLENTY] = play_plenty,
		[CATAN_MONOPOLY] = play_monopoly,
	};
	struct catan *c = call->state;
	int seat, card;

	if (!catan_player(call, &seat) || !args_choice(&call->args, CATAN_CARD_WORDS, &card))
		return false;
	if (card == CATAN_VP)
		return reason_set(call->why, _("a Victory Point card is shown, not played: reveal P vp"));
	if (!catan_may_play_card(c, seat, call->why) || !take_card(call, seat, c->player[seat].held, card))
		return false;
	catan_end_special(c);
	c->card_played = true;
	said_change(call->said, catan_name(c, seat), NULL, _("plays %s"), _(catan_cards[card].name));
	return plays[card](call, seat);
}

/* ---- victory points ---- */

/* A new victory point may be shown in the turn it was bought only to win (facts). */
static bool may_show_new(const struct call *call, int seat)
{
	const struct catan *c = call->state;
	const struct catan_player *p = &c->player[seat];
	int points = catan_points(c, seat) + p->held[CATAN_VP] + p->fresh[CATAN_VP] + p->fresh[CATAN_UNKNOWN];

	return (c->phase == CATAN_OVER) || (c->table.turn == seat && points >= c->goal) ||
	       reason_set(call->why,
	                  _("a card bought this turn may be shown only to reach %d points: %s has %d"),
	                  c->goal, catan_name(c, seat), catan_points(c, seat));
}

static bool turn_up(struct call *call, int seat)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int *cards = p->held;

	if (!p->held[CATAN_VP] && !p->held[CATAN_UNKNOWN]) {
		cards = p->fresh;
		if ((p->fresh[CATAN_VP] || p->fresh[CATAN_UNKNOWN]) && !may_show_new(call, seat))
			return false;
	}
	if (!take_card(call, seat, cards, CATAN_VP))
		return false;
	p->shown_vp++;
	said_line(call->said,
	          P_("%s shows a Victory Point: %d point", "%s shows a Victory Point: %d points",
	             catan_points(c, seat)),
	          catan_name(c, seat), catan_points(c, seat));
	said_change(call->said, catan_name(c, seat), NULL, _("shows a Victory Point"));
	return true;
}

static bool reveal(struct call *call, int seat)
{
	int which;

	return args_choice(&call->args, "vp", &which) && turn_up(call, seat);
}

bool catan_do_reveal(struct call *call)
{
	return catan_is_seated(call->state, call->why) && catan_for_each(call, reveal);
}

/* Turns up every victory point known to be in the hand. */
bool catan_reveal_all(struct call *call, int seat)
{
	struct catan *c = call->state;

	while (catan_hidden_points(c, seat))
		if (!turn_up(call, seat))
			return false;
	return true;
}

static bool mix(struct call *call, int seat)
{
	struct catan *c = call->state;

	if (c->phase != CATAN_PLAYING)
		return reason_set(call->why, _("only while the game is being played"));
	if (!catan_development(c, seat))
		return reason_set(call->why, _("%s holds no development card"), catan_name(c, seat));
	if (c->player[seat].mixed)
		return reason_set(call->why, _("already entered: %s plays none until the next turn"),
		                  catan_name(c, seat));
	c->player[seat].mixed = true;
	said_line(call->said, _("%s mixed in a new card: none playable until %s's next turn (W2.0.5)"),
	          catan_name(c, seat), catan_name(c, seat));
	said_change(call->said, catan_name(c, seat), "W2.0.5", _("new card mixed in: none playable"));
	return true;
}

bool catan_do_mixed(struct call *call)
{
	return catan_for_each(call, mix);
}
