/* SPDX-License-Identifier: MIT */
/* The empty table as the box has it, and the order of the set-up on a board. */
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
	c->begins = BEGINS_ORDER;
	catan_fill_box(c);
}

bool catan_seated(struct call *call)
{
	enum { WITHOUT_EXTENSION = 4 };
	const struct catan *c = call->state;

	if (!c->extension && c->table.seats > WITHOUT_EXTENSION)
		return reason_set(call->why, _("5 or 6 players need the extension: `option extension on`"));
	if (c->extension && c->table.seats <= WITHOUT_EXTENSION)
		return reason_set(call->why,
		                  _("the extension is for 5 or 6 players: `option extension off`"));
	return true;
}

/* ---- the set-up on a board (facts): a settlement and a road each in turn order, then again in reverse
 * order; the robber stands on the desert. A line that is typed now keeps to it, or ends in sure. ---- */

/* More than the set-up brings has been told: a game is taken up half-way, and stands as it stands. */
static bool is_half_way(const struct catan *c)
{
	every_seat (i, c->table)
		if (catan_on_board(c, i, CATAN_SETTLEMENT) > CATAN_SETUP_ROUNDS ||
		    catan_on_board(c, i, CATAN_ROAD) > CATAN_SETUP_ROUNDS || catan_on_board(c, i, CATAN_CITY))
			return true;
	return catan_hex_resource(c->robber) >= 0;
}

bool catan_sets_up(const struct catan *c)
{
	return c->board.laid && c->phase == CATAN_SETUP && !is_half_way(c);
}

/* Whether nobody has built before their turn: nothing stands but what the players up to this one owe. */
static bool is_in_order(const struct catan *c)
{
	bool road;
	int turn = catan_setup_turn(c, &road), due = 2 * turn + road;

	every_seat (i, c->table)
		due -= catan_on_board(c, i, CATAN_SETTLEMENT) + catan_on_board(c, i, CATAN_ROAD);
	return due == 0;
}

bool catan_may_set_up(const struct catan *c, int seat, enum catan_thing thing, struct reason *why)
{
	bool road;
	int settler = catan_settler(c, &road);

	if (!catan_sets_up(c))
		return true;
	if (thing == CATAN_CITY || catan_on_board(c, seat, thing) == CATAN_SETUP_ROUNDS)
		return reason_set(why, _("the set-up is 2 settlements and 2 roads each, the rest comes after "
		                         "the first roll; if it is already built, add sure"));
	if (settler < 0 || !is_in_order(c) || (settler == seat && road == (thing == CATAN_ROAD)))
		return true;
	return reason_set(why,
	                  road ? _("next, %s builds a road: the set-up goes in turn order, then back; if "
	                           "this is already built, add sure")
	                       : _("next, %s builds a settlement: the set-up goes in turn order, then back; "
	                           "if this is already built, add sure"),
	                  catan_name(c, settler));
}

/* The larger board has two deserts. */
bool catan_may_stand_on(const struct catan *c, catan_hex hex, struct reason *why)
{
	return !catan_sets_up(c) || (c->extension && catan_hex_resource(hex) < 0) ||
	       reason_set(why, _("in the set-up the robber stays on the desert: it moves after a 7 or a "
	                         "Knight; if it is elsewhere, add sure"));
}

/* ---- without a board ---- */

bool catan_may_start(const struct catan *c, int seat, struct reason *why)
{
	if (!catan_may_play(c, why))
		return false;
	if (c->phase != CATAN_SETUP)
		return reason_set(why, _("the set-up is over: supply P sets the pieces"));
	if (c->board.laid)
		return reason_set(why,
		                  _("on a board each piece has its place: build P settlement at=SPOT free"));
	return catan_on_board(c, seat, CATAN_SETTLEMENT) < CATAN_SETUP_ROUNDS ||
	       catan_on_board(c, seat, CATAN_ROAD) < CATAN_SETUP_ROUNDS ||
	       reason_set(why, _("%s already has both settlements and both roads"), catan_name(c, seat));
}

/* What is missing of two settlements and two roads; the cards come by hand. */
static bool start(struct call *call, int seat)
{
	struct catan *c = call->state;
	int *left = c->player[seat].left;

	if (!catan_may_start(c, seat, call->why))
		return false;
	for (int thing = CATAN_ROAD; thing <= CATAN_SETTLEMENT; thing++)
		if (catan_on_board(c, seat, thing) < CATAN_SETUP_ROUNDS)
			left[thing] = catan_pieces[thing] - CATAN_SETUP_ROUNDS;
	said_both(call->said, _("%s has 2 settlements and 2 roads: give the starting cards"),
	          catan_name(c, seat));
	return true;
}

bool catan_do_start(struct call *call)
{
	return catan_for_each(call, start);
}
