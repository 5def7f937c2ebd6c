/* SPDX-License-Identifier: MIT */
/*
 * Moving cards between hands and bank: the dealer's give and pay, harbours,
 * trades. The bank takes four of one kind for one of another, three with a 3:1
 * harbour, two at the harbour of the kind.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- give and pay ---- */

static bool give(struct call *call, int seat)
{
	struct catan *c = call->state;
	int cards[CATAN_RESOURCES];

	if (!catan_read_cards(call, -1, false, cards) || !catan_from_bank(call, seat, cards, CATAN_FROM_BANK))
		return false;
	said_line(call->said, _("%s gets %s: %d in hand"), catan_name(c, seat), catan_cards_text(cards).text,
	          c->player[seat].cards);
	return true;
}

bool catan_do_give(struct call *call)
{
	return catan_may_act(call->state, call->why) && catan_for_each(call, give);
}

static bool pay(struct call *call, int seat)
{
	struct catan *c = call->state;
	int cards[CATAN_RESOURCES];

	if (!catan_read_cards(call, -1, false, cards) || !catan_to_bank(call, seat, cards, CATAN_TO_BANK))
		return false;
	said_line(call->said, _("%s pays %s: %d in hand"), catan_name(c, seat), catan_cards_text(cards).text,
	          c->player[seat].cards);
	return true;
}

bool catan_do_pay(struct call *call)
{
	return catan_may_act(call->state, call->why) && catan_for_each(call, pay);
}

/* ---- harbours ---- */

void catan_reach_port(struct call *call, int seat, int which)
{
	struct catan *c = call->state;

	if (c->player[seat].port[which])
		return;
	c->player[seat].port[which] = c->turns + 1;
	if (which == CATAN_RESOURCES)
		said_both(call->said, _("%s has a harbour, 3 for 1"), catan_name(c, seat));
	else
		said_both(call->said, _("%s has a harbour, 2 %s for 1"), catan_name(c, seat),
		          _(catan_resources[which].name));
}

static bool reach_port(struct call *call, int seat)
{
	const struct catan *c = call->state;
	const char *word;
	int which;

	if (!args_word(&call->args, &word))
		return false;
	if (c->board.laid)
		return reason_set(call->why,
		                  _("the board gives harbours by itself: build on one of their spots"));
	which = strcmp(word, "3") == 0 ? CATAN_RESOURCES : catan_resource_find(word);
	if (which < 0)
		return reason_set(call->why,
		                  _("\"%.20s\" is not a harbour: 3, brick, lumber, wool, grain or ore"),
		                  word);
	if (c->player[seat].port[which])
		return reason_set(call->why, _("%s already has that harbour"), catan_name(c, seat));
	catan_reach_port(call, seat, which);
	return true;
}

bool catan_do_port(struct call *call)
{
	return catan_may_play(call->state, call->why) && catan_for_each(call, reach_port);
}

/* ---- with the bank ---- */

/* The only kind given, or -1: none or several. */
static int only_kind(const int cards[CATAN_RESOURCES])
{
	int found = -1;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (cards[kind]) {
			if (found >= 0)
				return -1;
			found = kind;
		}
	return found;
}

/* Four to one always, also for who has a harbour (facts, trades). */
static bool has_rate(const struct catan *c, int seat, int kind, int rate)
{
	return rate == 4 || (rate == 3 && catan_has_port(c, seat, CATAN_RESOURCES)) ||
	       (rate == 2 && catan_has_port(c, seat, kind));
}

static bool is_fair(const struct call *call, int seat, const int give[CATAN_RESOURCES],
                    const int want[CATAN_RESOURCES])
{
	const struct catan *c = call->state;
	int kind = only_kind(give), rate;
	const char *name = kind < 0 ? "" : _(catan_resources[kind].name);

	if (kind < 0)
		return reason_set(call->why, _("give the bank cards of one resource only"));
	if (want[kind])
		return reason_set(call->why, _("the bank does not trade %s for %s"), name, name);
	for (rate = 2; rate <= 4; rate++)
		if (has_rate(c, seat, kind, rate) && give[kind] == rate * catan_sum(want))
			return true;
	rate = catan_rate(c, seat, kind);
	return reason_set(call->why, _("%s trades %d %s for 1 card: %d for %d, not %d"), catan_name(c, seat),
	                  rate, name, rate * catan_sum(want), catan_sum(want), give[kind]);
}

bool catan_do_bank(struct call *call)
{
	struct catan *c = call->state;
	int seat, at, give[CATAN_RESOURCES], want[CATAN_RESOURCES];

	if (!catan_player(call, &seat))
		return false;
	at = catan_find_word(call, NULL, "for");
	if (at < 0)
		return args_usage(&call->args);
	if (!catan_read_cards(call, at, false, give))
		return false;
	call->args.word[at].used = true;
	if (!catan_read_cards(call, -1, false, want) || !catan_may_trade(call->state, seat, call->why) ||
	    !is_fair(call, seat, give, want) || !catan_to_bank(call, seat, give, CATAN_BANK_TRADE) ||
	    !catan_from_bank(call, seat, want, CATAN_BANK_TRADE))
		return false;
	said_line(call->said, _("%s trades %s for %s with the bank"), catan_name(c, seat),
	          catan_cards_text(give).text, catan_cards_text(want).text);
	return true;
}

/* ---- between players ---- */

bool catan_do_trade(struct call *call)
{
	struct catan *c = call->state;
	int seat, other = -1, at, give[CATAN_RESOURCES], get[CATAN_RESOURCES];

	if (!catan_player(call, &seat))
		return false;
	at = catan_find_word(call, "with", NULL);
	if (at < 0)
		return args_usage(&call->args);
	if (!args_key_player(&call->args, &c->table, "with", false, &other) ||
	    !catan_read_cards(call, at, true, give) || !catan_read_cards(call, -1, true, get))
		return false;
	if (!catan_sum(give) || !catan_sum(get))
		return reason_set(call->why, _("each side must give at least one card: no gifts"));
	if (seat == other)
		return reason_set(call->why, _("you cannot trade with yourself"));
	/* the player on turn takes part, and no resource is on both sides (facts) */
	if (!catan_may_trade(c, c->table.turn == other ? other : seat, call->why))
		return false;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (give[kind] && get[kind])
			return reason_set(call->why, _("%s is on both sides of the trade"),
			                  _(catan_resources[kind].name));
	if (!catan_can_hold(c, other, get, call->why) ||
	    !catan_hand_over(call, seat, other, give, CATAN_TRADE, CATAN_TRADE) ||
	    !catan_hand_over(call, other, seat, get, CATAN_TRADE, CATAN_TRADE))
		return false;
	said_line(call->said, _("%s trades %s for %s with %s"), catan_name(c, seat),
	          catan_cards_text(give).text, catan_cards_text(get).text, catan_name(c, other));
	return true;
}
