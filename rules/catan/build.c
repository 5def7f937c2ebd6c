/* SPDX-License-Identifier: MIT */
/*
 * Building: pays the price to the bank, takes the piece out of the supply and
 * records its hexes if entered. The set-up is free, and the second settlement
 * brings one card for each hex it touches.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- buying ---- */

bool catan_can_buy(const struct catan *c, int seat, enum catan_thing thing, struct reason *why)
{
	return catan_has_piece(c, seat, thing, why) && catan_can_hold(c, seat, catan_costs[thing], why);
}

/* ---- where ---- */

/* Three hexes meet at one corner only; one or two can meet at several along the coast. */
static bool is_vacant(const struct call *call, const struct catan_place *place)
{
	const struct catan *c = call->state;

	if (place->corners < CATAN_CORNERS)
		return true;
	every_seat (i, c->table)
		for (int k = 0; k < c->player[i].places; k++)
			if (catan_same_corners(&c->player[i].place[k], place))
				return reason_set(call->why, _("%s already has a building there"),
				                  catan_name(c, i));
	return true;
}

/* ---- who and at what price ---- */

static bool is_price(const struct call *call, int seat, enum catan_thing thing, bool free)
{
	const struct catan *c = call->state;
	bool due = thing == CATAN_ROAD && c->free_roads > 0 && seat == c->table.turn;

	if (c->phase == CATAN_SETUP)
		return free || reason_set(call->why, _("building is free in the set-up: add free"));
	if (free && !due)
		return reason_set(
			call->why,
			_("nothing is free now: only in the set-up, and roads after Road Building"));
	if (!free && due)
		return reason_set(call->why,
		                  P_("build %d free road first: `build P road free`",
		                     "build %d free roads first: `build P road free`", c->free_roads),
		                  c->free_roads);
	return true;
}

static bool pay(struct call *call, int seat, enum catan_thing thing, bool free)
{
	struct catan *c = call->state;

	if (!catan_has_piece(c, seat, thing, call->why))
		return false;
	if (!free)
		return catan_to_bank(call, seat, catan_costs[thing], CATAN_SPENT);
	if (c->phase == CATAN_PLAYING)
		c->free_roads--;
	return true;
}

/* ---- the pieces ---- */

static bool build_road(struct call *call, int seat, struct catan_place *place, int edge)
{
	struct catan *c = call->state;

	if (edge) {
		if (!catan_is_edge(c, seat, edge, call->why))
			return false;
		c->board.road[edge] = (uint8_t)(seat + 1);
	}
	if (place->corners)
		return reason_set(call->why,
		                  _("roads take no at= here: `road P N` sets the longest road's length"));
	c->player[seat].left[CATAN_ROAD]--;
	return true;
}

/* With a board laid a settlement says where it stands. */
static bool may_settle(struct call *call, int seat, const struct catan_place *place)
{
	const struct catan *c = call->state;

	if (!c->board.laid)
		return is_vacant(call, place);
	if (!place->spot)
		return reason_set(call->why, _("on which spot? Add at=SPOT: `spots %s` lists them"),
		                  catan_name(c, seat));
	return catan_is_spot(c, seat, place->spot, call->why);
}

static bool build_settlement(struct call *call, int seat, struct catan_place *place, int edge)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int cards[CATAN_RESOURCES] = { 0 };

	if (!may_settle(call, seat, place))
		return false;
	p->left[CATAN_SETTLEMENT]--;
	if (place->corners)
		p->place[p->places++] = *place;

	/* The second building of the set-up brings one card for each hex except the
	 * desert. A city counts as well, for games that start half-way. */
	if (c->phase != CATAN_SETUP ||
	    catan_on_board(c, seat, CATAN_SETTLEMENT) + catan_on_board(c, seat, CATAN_CITY) != 2)
		return true;
	for (int i = 0; i < place->corners; i++)
		if (catan_hex_resource(place->corner[i]) >= 0)
			cards[catan_hex_resource(place->corner[i])]++;
	return catan_from_bank(call, seat, cards, CATAN_FROM_PRODUCTION);
}

/* Counts the settlements with known hexes in *told; returns the last one that fits, or NULL. */
static struct catan_place *find_settlement(struct catan_player *p, const struct catan_place *place, int *told)
{
	struct catan_place *found = NULL;

	*told = 0;
	for (int k = 0; k < p->places; k++) {
		if (p->place[k].city)
			continue;
		++*told;
		if (!place->corners || catan_same_corners(&p->place[k], place))
			found = &p->place[k];
	}
	return found;
}

/* On the board: the settlement on the spot, or the only one. */
static bool raise_on_board(struct call *call, int seat, int spot)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	struct catan_choice settlements = catan_spots_to_raise(c, seat);

	if (!spot && settlements.count && !catan_read_which(call, &settlements, &spot))
		return false;
	for (int k = 0; k < p->places; k++)
		if (spot && p->place[k].spot == spot && !p->place[k].city)
			return p->place[k].city = true;
	return reason_set(call->why, _("%s has no settlement there to turn into a city"),
	                  catan_name(c, seat));
}

/* Chooses the settlement that becomes a city: the one at these hexes; without
 * hexes one whose hexes are unknown, or the only one. */
static bool raise(struct call *call, int seat, struct catan_place *place)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int told;
	struct catan_place *settlement = find_settlement(p, place, &told);
	bool untold = told < catan_on_board(c, seat, CATAN_SETTLEMENT);

	if (settlement && (place->corners || !untold)) {
		if (!place->corners && told > 1)
			return reason_set(call->why, _("which settlement of %s? Add at=HEX,HEX,HEX"),
			                  catan_name(c, seat));
		settlement->city = true;
		return true;
	}
	if (place->corners && !untold)
		return reason_set(call->why, _("%s has no settlement at these hexes"), catan_name(c, seat));
	if (!is_vacant(call, place))
		return false;
	place->city = true;
	if (place->corners)
		p->place[p->places++] = *place;
	return true;
}

static bool build_city(struct call *call, int seat, struct catan_place *place, int edge)
{
	struct catan *c = call->state;

	if (c->board.laid ? !raise_on_board(call, seat, place->spot) : !raise(call, seat, place))
		return false;
	c->player[seat].left[CATAN_CITY]--;
	c->player[seat].left[CATAN_SETTLEMENT]++; /* returns to the supply */
	return true;
}

static const struct {
	bool (*put)(struct call *call, int seat, struct catan_place *place, int edge);
	const char *says; /* N_() */
} pieces[CATAN_PIECES] = {
	[CATAN_ROAD] = { build_road, N_("%s builds a road: %d left") },
	[CATAN_SETTLEMENT] = { build_settlement, N_("%s builds a settlement: %d left") },
	[CATAN_CITY] = { build_city, N_("%s builds a city: %d left") },
};

/* Only another player's building makes a road shorter; true: this one does. */
static bool cuts_road(struct call *call, int seat)
{
	struct catan *c = call->state;
	int before[CATAN_SEATS];
	bool cuts = false;

	for (int i = 0; i < CATAN_SEATS; i++)
		before[i] = c->player[i].road;
	catan_count_roads(c);
	every_seat (i, c->table) {
		if (c->player[i].road >= before[i] || i == seat)
			continue;
		cuts = true;
		said_line(call->said, _("%s cuts %s's road: %d -> %d"), catan_name(c, seat), catan_name(c, i),
		          before[i], c->player[i].road);
		said_change(call->said, catan_name(c, i), catan_name(c, seat), _("road %d -> %d"), before[i],
		            c->player[i].road);
	}
	return cuts;
}

static void reach_harbour(struct call *call, int seat, const struct catan_place *place)
{
	const struct catan *c = call->state;
	int harbour = place->spot ? island_harbour_at(catan_island(c), place->spot) : 0;

	if (harbour)
		catan_reach_port(call, seat, c->board.harbour[harbour]);
}

static bool build(struct call *call, int seat)
{
	struct catan *c = call->state;
	struct catan_place place;
	int thing, edge, *left = c->player[seat].left;
	bool free;

	if (!args_choice(&call->args, "road|settlement|city", &thing))
		return false;
	free = args_flag(&call->args, "free");
	args_flag(&call->args, "sure");
	if (!catan_read_place(call, seat, thing, &place, &edge))
		return false;
	/* The free roads of Road Building may come before the dice. */
	if (c->phase == CATAN_SETUP || free ? !catan_may_act(c, call->why)
	                                    : !catan_may_build(c, seat, call->why))
		return false;
	c->builder = seat;
	if (!is_price(call, seat, thing, free) || !pay(call, seat, thing, free) ||
	    !pieces[thing].put(call, seat, &place, edge))
		return false;
	if (!cuts_road(call, seat)) /* what a cut leads to matters more than the pieces left */
		said_line(call->said, _(pieces[thing].says), catan_name(c, seat), left[thing]);
	said_change(call->said, catan_name(c, seat), NULL, _("%s, %d left"), _(catan_things[thing].name),
	            left[thing]);
	reach_harbour(call, seat, &place);
	return true;
}

bool catan_do_build(struct call *call)
{
	return catan_for_each(call, build);
}

/* What the set-up on a board asks for, unless it stands otherwise: sure. */
static bool may_set_up(struct call *call, int seat)
{
	const struct catan *c = call->state;
	struct catan_place place;
	int thing, edge;

	if (!args_choice(&call->args, "road|settlement|city", &thing))
		return false;
	if (args_flag(&call->args, "sure"))
		return true;
	return catan_may_set_up(c, seat, thing, call->why) &&
	       catan_read_place(call, seat, thing, &place, &edge) &&
	       (!edge || catan_is_start(c, seat, edge, call->why));
}

bool catan_resolve_build(struct call *call, struct rng *rng, struct line *out)
{
	line_word(out, "build");
	args_write(&call->args, out);
	return catan_for_each(call, may_set_up);
}
