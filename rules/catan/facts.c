/* SPDX-License-Identifier: MIT */
/*
 * Facts that follow from a state: counts of the box, points, harbours, what the
 * known hexes pay.
 */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- the box ---- */

const int catan_costs[CATAN_THINGS][CATAN_RESOURCES] = {
	[CATAN_ROAD] = { [CATAN_BRICK] = 1, [CATAN_LUMBER] = 1 },
	[CATAN_SETTLEMENT] = { [CATAN_BRICK] = 1, [CATAN_LUMBER] = 1, [CATAN_WOOL] = 1, [CATAN_GRAIN] = 1 },
	[CATAN_CITY] = { [CATAN_GRAIN] = 2, [CATAN_ORE] = 3 },
	[CATAN_CARD] = { [CATAN_WOOL] = 1, [CATAN_GRAIN] = 1, [CATAN_ORE] = 1 },
};

const int catan_pieces[CATAN_PIECES] = { CATAN_ROADS, CATAN_SETTLEMENTS, CATAN_CITIES };

/* Of each kind: with 3 or 4 players, and with 5 or 6. */
/* clang-format off */
static const int developments[][CATAN_DEVELOPMENTS] = {
	{ [CATAN_KNIGHT] = 14, [CATAN_VP] = 5, [CATAN_ROAD_BUILDING] = 2, [CATAN_PLENTY] = 2,
	  [CATAN_MONOPOLY] = 2 },
	{ [CATAN_KNIGHT] = 20, [CATAN_VP] = 5, [CATAN_ROAD_BUILDING] = 3, [CATAN_PLENTY] = 3,
	  [CATAN_MONOPOLY] = 3 },
};
/* clang-format on */

enum { OF_EACH = 19, OF_EACH_EXTENDED = 24 }; /* W2.0.6 */

int catan_total(const struct catan *c)
{
	return c->extension ? OF_EACH_EXTENDED : OF_EACH;
}

int catan_development_of(const struct catan *c, enum catan_development card)
{
	return developments[c->extension][card];
}

int catan_development_total(const struct catan *c)
{
	int total = 0;

	for (int card = 0; card < CATAN_DEVELOPMENTS; card++)
		total += developments[c->extension][card];
	return total;
}

/* ---- a player ---- */

const char *catan_name(const struct catan *c, int seat)
{
	return c->table.seat[seat].name;
}

struct catan_names catan_names(const struct catan *c, seats_set set)
{
	struct catan_names out = { "" };
	size_t end = 0;

	each_seat (i, set)
		end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s%s", end ? _(", ") : "",
		                        catan_name(c, i));
	return out;
}

int catan_on_board(const struct catan *c, int seat, enum catan_thing thing)
{
	return catan_pieces[thing] - c->player[seat].left[thing];
}

int catan_development(const struct catan *c, int seat)
{
	int count = 0;

	for (int card = 0; card < CATAN_HELD; card++)
		count += c->player[seat].held[card] + c->player[seat].fresh[card];
	return count;
}

int catan_known_of(const struct catan *c, enum catan_development card)
{
	int known = c->played[card];

	every_seat (i, c->table)
		known += c->player[i].held[card] + c->player[i].fresh[card];
	return known;
}

int catan_new_development(const struct catan *c, int seat)
{
	int count = 0;

	for (int card = 0; card < CATAN_HELD; card++)
		count += c->player[seat].fresh[card];
	return count;
}

int catan_points(const struct catan *c, int seat)
{
	const struct catan_player *p = &c->player[seat];

	return catan_on_board(c, seat, CATAN_SETTLEMENT) + 2 * catan_on_board(c, seat, CATAN_CITY) +
	       p->shown_vp + 2 * (c->longest == seat) + 2 * (c->largest == seat) + p->correction;
}

int catan_hidden_points(const struct catan *c, int seat)
{
	return c->player[seat].held[CATAN_VP] + c->player[seat].fresh[CATAN_VP];
}

bool catan_has_piece(const struct catan *c, int seat, enum catan_thing thing, struct reason *why)
{
	const int *left = c->player[seat].left;
	const char *name = catan_name(c, seat);

	if (thing == CATAN_ROAD && !left[CATAN_ROAD])
		return reason_set(why, _("%s has no road left: all %d are built (W2.0.6)"), name,
		                  CATAN_ROADS);
	if (thing == CATAN_SETTLEMENT && !left[CATAN_SETTLEMENT])
		return reason_set(why,
		                  _("%s has no settlement left: a city gives one of the %d back (W2.0.6)"),
		                  name, CATAN_SETTLEMENTS);
	if (thing == CATAN_CITY && !left[CATAN_CITY])
		return reason_set(why, _("%s has no city left: all %d are built (W2.0.6)"), name,
		                  CATAN_CITIES);
	if (thing == CATAN_CITY && left[CATAN_SETTLEMENT] == CATAN_SETTLEMENTS)
		return reason_set(why, _("%s has no settlement to turn into a city"), name);
	return thing != CATAN_CARD || c->deck || reason_set(why, _("no development card is left"));
}

/* A new harbour serves at once, or from the next turn on where the table trades
 * before it builds (option harbours). */
bool catan_has_port(const struct catan *c, int seat, int which)
{
	int since = c->player[seat].port[which];

	return since > 0 && !(c->harbour_waits && c->phase != CATAN_SETUP && since == c->turns + 1);
}

int catan_rate(const struct catan *c, int seat, enum catan_resource kind)
{
	if (catan_has_port(c, seat, (int)kind))
		return 2;
	return catan_has_port(c, seat, CATAN_RESOURCES) ? 3 : 4;
}

/* ---- the board as far as entered ---- */

bool catan_board_told(const struct catan *c)
{
	every_seat (i, c->table)
		for (int k = 0; k < c->player[i].places; k++)
			if (c->player[i].place[k].corners)
				return true;
	return c->board.laid;
}

bool catan_is_on_island(const struct catan *c, catan_hex hex, struct reason *why)
{
	for (int at = 1; at <= island_of(c->extension)->hexes; at++)
		if (!c->board.laid || c->board.hex[at] == hex)
			return true;
	return reason_set(why, _("%s is not on this board"), catan_hex_text(hex).text);
}

int catan_places_of(const struct catan *c, int seat, enum catan_thing thing)
{
	const struct catan_player *p = &c->player[seat];
	int count = 0;

	for (int k = 0; k < p->places; k++)
		count += p->place[k].city == (thing == CATAN_CITY);
	return count;
}

bool catan_place_touches(const struct catan_place *place, catan_hex hex)
{
	for (int i = 0; i < place->corners; i++)
		if (place->corner[i] == hex)
			return true;
	return false;
}

static bool touches(const struct catan *c, int seat, catan_hex hex)
{
	for (int k = 0; k < c->player[seat].places; k++)
		if (catan_place_touches(&c->player[seat].place[k], hex))
			return true;
	return false;
}

/* Whether the hexes of every building of this player are known. */
static bool places_known(const struct catan *c, int seat)
{
	const struct catan_player *p = &c->player[seat];

	return p->places == catan_on_board(c, seat, CATAN_SETTLEMENT) + catan_on_board(c, seat, CATAN_CITY);
}

bool catan_may_be_at(const struct catan *c, int seat, catan_hex hex)
{
	return touches(c, seat, hex) || !catan_board_told(c) || !places_known(c, seat);
}

/* See friendly.c. */
seats_set catan_spared(const struct catan *c)
{
	seats_set set = 0;

	for (int i = 0; i < c->table.seats && c->friendly; i++)
		if (catan_points(c, i) <= CATAN_SPARED)
			set |= 1u << i;
	return set;
}

seats_set catan_victims(const struct catan *c)
{
	bool due = c->steal_due || (c->robber_due && !catan_board_told(c) && !catan_discards_due(c));
	seats_set set = 0;

	every_seat (i, c->table)
		if (i != c->table.turn && due && c->player[i].cards && catan_may_be_at(c, i, c->robber))
			set |= 1u << i;
	return set & ~catan_spared(c);
}

void catan_production(const struct catan *c, int seat, int sum, int cards[CATAN_RESOURCES])
{
	const struct catan_player *p = &c->player[seat];

	for (int k = 0; k < p->places; k++)
		for (int i = 0; i < p->place[k].corners; i++) {
			catan_hex hex = p->place[k].corner[i];

			if (catan_hex_number(hex) == sum && hex != c->robber)
				cards[catan_hex_resource(hex)] += p->place[k].city ? 2 : 1;
		}
}

int catan_ways(int sum)
{
	return 6 - abs(7 - sum);
}

int catan_pips(const struct catan *c, int seat)
{
	const struct catan_player *p = &c->player[seat];
	int pips = 0;

	for (int k = 0; k < p->places; k++)
		for (int i = 0; i < p->place[k].corners; i++)
			if (catan_hex_resource(p->place[k].corner[i]) >= 0)
				pips += catan_ways(catan_hex_number(p->place[k].corner[i])) *
				        (p->place[k].city ? 2 : 1);
	return pips;
}

/* ---- what is owed ---- */

int catan_setup_seat(const struct catan *c, int n)
{
	int seats = c->table.seats, first = c->table.turn < 0 ? 0 : c->table.turn;

	return (first + (n < seats ? n : CATAN_SETUP_ROUNDS * seats - 1 - n)) % seats;
}

int catan_setup_turn(const struct catan *c, bool *road)
{
	int seats = c->table.seats;

	for (int n = 0; n < CATAN_SETUP_ROUNDS * seats && c->phase == CATAN_SETUP; n++) {
		int seat = catan_setup_seat(c, n), round = n / seats + 1;

		*road = catan_on_board(c, seat, CATAN_SETTLEMENT) + catan_on_board(c, seat, CATAN_CITY) >=
		        round;
		if (!*road || catan_on_board(c, seat, CATAN_ROAD) < round)
			return n;
	}
	return -1;
}

int catan_settler(const struct catan *c, bool *road)
{
	int n = catan_setup_turn(c, road);

	return n < 0 ? -1 : catan_setup_seat(c, n);
}

bool catan_discards_due(const struct catan *c)
{
	every_seat (i, c->table)
		if (c->player[i].must_discard)
			return true;
	return false;
}

const char *catan_dealer_word(const struct catan *c)
{
	switch (c->dealing) {
	case CATAN_BY_STACKS: return "stacks";
	case CATAN_BY_SELF: return "self";
	case CATAN_BY_JUDGE: return "judge";
	default: return c->dealer >= 0 && c->dealer < c->table.seats ? c->table.seat[c->dealer].name : "";
	}
}
