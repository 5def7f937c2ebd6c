/* SPDX-License-Identifier: MIT */
/* The empty table as the box has it. */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* Bank, deck and pieces as the box has them (W2.0.6). */
void catan_fill_box(struct catan *c)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		c->bank[kind] = catan_total(c);
	c->deck = catan_development_total(c);
	for (int i = 0; i < CATAN_SEATS; i++)
		memcpy(c->player[i].left, catan_pieces, sizeof catan_pieces);
}

void catan_start(void *state)
{
	struct catan *c = state;

	c->worlds = 1;
	c->longest = c->largest = c->winner = c->ended = -1;
	c->robber = catan_hex_read("desert", NULL);
	c->table.clock.limit_s = CATAN_TURN_SECONDS;
	c->goal = CATAN_GOAL;
	catan_fill_box(c);
}

bool catan_seated(struct call *call)
{
	enum { WITHOUT_EXTENSION = 4 };
	const struct catan *c = call->state;

	if (!c->extension && c->table.seats > WITHOUT_EXTENSION)
		return reason_set(call->why, _("5 or 6 players need the extension: option extension on"));
	if (c->extension && c->table.seats <= WITHOUT_EXTENSION)
		return reason_set(call->why, _("the extension is for 5 or 6 players: option extension off"));
	return true;
}
