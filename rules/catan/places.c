/* SPDX-License-Identifier: MIT */
/* Players who sit down before the first roll, and players who change places: pieces and cards stay theirs. */
#include "inner.h"
#include "rules/core/i18n.h"

/* The first roll is the first turn; a board is set up in turn order. */
bool catan_has_begun(const void *state)
{
	const struct catan *c = state;
	bool built = false;

	every_seat (i, c->table)
		for (int piece = 0; piece < CATAN_PIECES; piece++)
			built |= c->player[i].left[piece] != catan_pieces[piece];
	return c->phase != CATAN_SETUP || (c->board.laid && built);
}

bool catan_may_join(const void *state, bool ruling, struct reason *why)
{
	const struct catan *c = state;
	enum { WITHOUT_EXTENSION = 4 };

	if (c->phase != CATAN_SETUP)
		return reason_set(why, _("the dice have been rolled: too late to join, start a new table"));
	if (c->board.laid)
		return reason_set(why, _("the board is set up in turn order: undo it, or start a new table"));
	return c->extension || c->table.seats < WITHOUT_EXTENSION ||
	       reason_set(why, _("5 or 6 players need the extension: choose it before seating them"));
}

bool catan_joined(struct call *call, const struct joining *who)
{
	const struct catan *c = call->state;

	said_line(call->said, _("%s sits down"), catan_name(c, who->seat));
	said_change(call->said, catan_name(c, who->seat), NULL, _("sits down"));
	return true;
}

static void move_player(struct catan_player *p, const struct new_seats *places)
{
	for (int i = 0; i < p->steps; i++)
		p->step[i].other = places_seat(places, p->step[i].other);
}

void catan_move(void *state, const struct new_seats *places)
{
	struct catan *c = state;
	int *const seats[] = { &c->dealer,  &c->disputed, &c->ended, &c->builder,
		               &c->longest, &c->largest,  &c->winner };

	places_each(places, c->player, sizeof *c->player);
	places_each(places, c->colour, sizeof *c->colour);
	places_each(places, c->sheet, sizeof *c->sheet);
	for (int i = 0; i < c->worlds; i++)
		places_each(places, c->world[i].hand, sizeof *c->world[i].hand);
	every_seat (i, c->table)
		move_player(&c->player[i], places);
	for (int edge = 1; edge <= ISLAND_EDGES; edge++)
		if (c->board.road[edge])
			c->board.road[edge] = (uint8_t)(places_seat(places, c->board.road[edge] - 1) + 1);
	for (size_t i = 0; i < sizeof seats / sizeof *seats; i++)
		*seats[i] = places_seat(places, *seats[i]);
	c->signed_by = places_set(places, c->signed_by);
}
