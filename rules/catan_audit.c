/* SPDX-License-Identifier: MIT */
/*
 * What happened to a hand: every change is written down where it happens, for
 * the statistics of the game and, line by line, since the last time its owner
 * and the table agreed on how many cards it has (W2.0.3). The lines have an end;
 * what is older is summed up in the count that the first line begins with.
 */
#include <string.h>

#include "catan_internal.h"
#include "i18n.h"

static void drop_oldest(struct catan_player *p)
{
	p->count_before = p->step[0].count;
	p->steps_before++;
	memmove(p->step, p->step + 1, sizeof p->step[0] * (CATAN_STEPS - 1));
	p->steps--;
}

static void count_flow(struct catan_player *p, enum catan_flow flow, int change)
{
	if (change > 0)
		p->in[flow] += change;
	else
		p->out[flow] -= change;
}

void catan_note_flow(struct catan *c, int seat, enum catan_flow flow, int other, const int cards[CATAN_RESOURCES],
                     int unknown)
{
	struct catan_player *p = &c->player[seat];
	struct catan_step step = { .flow = flow, .other = other, .unknown = unknown, .count = p->cards, .turn = c->turns };

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		step.cards[kind] = cards ? cards[kind] : 0;
		count_flow(p, flow, step.cards[kind]);
	}
	count_flow(p, flow, unknown);
	if (p->steps == CATAN_STEPS)
		drop_oldest(p);
	p->step[p->steps++] = step;
}
