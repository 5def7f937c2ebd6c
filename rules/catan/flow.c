/* SPDX-License-Identifier: MIT */
/*
 * Moving cards between hands and bank. Every move is recorded for the statistics
 * and, step by step, for the next audit of the hand (W2.0.3). When the steps of a
 * hand are full, the oldest goes into the count before the first step.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

static void count_flow(struct catan_player *p, enum catan_flow flow, int change)
{
	if (change > 0)
		p->in[flow] += change;
	else
		p->out[flow] -= change;
}

void catan_note_flow(struct catan *c, int seat, enum catan_flow flow, int other,
                     const int cards[CATAN_RESOURCES], int unknown)
{
	struct catan_player *p = &c->player[seat];
	struct catan_step step = {
		.flow = flow, .other = other, .unknown = unknown, .count = p->cards, .turn = c->turns
	};

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		step.cards[kind] = cards ? cards[kind] : 0;
		count_flow(p, flow, step.cards[kind]);
	}
	count_flow(p, flow, unknown);
	if (p->steps == CATAN_STEPS) {
		p->count_before = p->step[0].count;
		p->steps_before++;
		memmove(p->step, p->step + 1, sizeof p->step[0] * --p->steps);
	}
	p->step[p->steps++] = step;
}

void catan_tell_cards(const struct call *call, int seat, int before, const char *cause)
{
	const struct catan *c = call->state;

	said_change(call->said, catan_name(c, seat), cause, _("cards %d -> %d"), before,
	            c->player[seat].cards);
}

/* Records a move that everybody saw; sign -1: the cards left the hand. */
static void record(const struct call *call, int seat, enum catan_flow flow, int other,
                   const int cards[CATAN_RESOURCES], int sign)
{
	struct catan *c = call->state;
	int sum = catan_sum(cards), change[CATAN_RESOURCES];

	if (!sum)
		return;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		change[kind] = sign * cards[kind];
	catan_note_flow(c, seat, flow, other, change, 0);
	if (call->said)
		catan_tell_cards(call, seat, c->player[seat].cards - sign * sum,
		                 catan_cards_text(cards).text);
}

bool catan_from_bank(struct call *call, int seat, const int cards[CATAN_RESOURCES], enum catan_flow flow)
{
	struct catan *c = call->state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		if (c->bank[kind] < cards[kind])
			return reason_set(call->why, _("the bank has %d %s, %d needed"), c->bank[kind],
			                  _(catan_resources[kind].name), cards[kind]);
		c->bank[kind] -= cards[kind];
	}
	catan_hand_gain(c, seat, cards);
	catan_sight_gain(c, seat, cards);
	record(call, seat, flow, -1, cards, 1);
	return true;
}

bool catan_to_bank(struct call *call, int seat, const int cards[CATAN_RESOURCES], enum catan_flow flow)
{
	struct catan *c = call->state;

	if (!catan_hand_pay(c, seat, cards, call->why))
		return false;
	catan_sight_pay(c, seat, cards);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		c->bank[kind] += cards[kind];
	record(call, seat, flow, -1, cards, -1);
	return true;
}

bool catan_hand_over(struct call *call, int from, int to, const int cards[CATAN_RESOURCES],
                     enum catan_flow lost, enum catan_flow got)
{
	struct catan *c = call->state;

	if (!catan_hand_pay(c, from, cards, call->why))
		return false;
	catan_hand_gain(c, to, cards);
	catan_sight_pay(c, from, cards);
	catan_sight_gain(c, to, cards);
	record(call, from, lost, to, cards, -1);
	record(call, to, got, from, cards, 1);
	return true;
}
