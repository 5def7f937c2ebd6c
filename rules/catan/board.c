/* SPDX-License-Identifier: MIT */
/*
 * What stands where on the board, where each player may build, and how long the roads
 * are. Buildings are at two edges' distance at least; a road or settlement joins its
 * owner's roads; a road does not go on through another player's building.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

const struct island *catan_island(const struct catan *c)
{
	return island_of(c->extension);
}

/* ---- what stands where ---- */

int catan_spot_owner(const struct catan *c, int spot, bool *city)
{
	for (int i = 0; i < c->table.seats && c->board.laid; i++)
		for (int k = 0; k < c->player[i].places; k++)
			if (c->player[i].place[k].spot == spot) {
				if (city)
					*city = c->player[i].place[k].city;
				return i;
			}
	return -1;
}

int catan_road_owner(const struct catan *c, int edge)
{
	return c->board.road[edge] - 1;
}

int catan_robber_place(const struct catan *c)
{
	for (int hex = catan_island(c)->hexes; c->board.laid && hex; hex--)
		if (c->board.hex[hex] == c->robber)
			return hex;
	return 0;
}

struct catan_text catan_edge_word(const struct catan *c, int edge)
{
	struct island_ends ends = island_edge_ends(catan_island(c), edge);
	struct catan_text out;

	snprintf(out.text, sizeof out.text, "%d-%d", ends.spot[0], ends.spot[1]);
	return out;
}

int catan_told_roads(const struct catan *c, int seat)
{
	int roads = 0, edges = catan_island(c)->edges;

	for (int edge = 1; edge <= edges; edge++)
		roads += catan_road_owner(c, edge) == seat;
	return roads;
}

/* Whether the spots of all buildings of this player are known. */
static bool tells_buildings(const struct catan *c, int seat)
{
	return c->player[seat].places ==
	       catan_on_board(c, seat, CATAN_SETTLEMENT) + catan_on_board(c, seat, CATAN_CITY);
}

/* A piece whose place is not known may be anywhere: what it might join is let pass. */
static bool tells_all(const struct catan *c, int seat)
{
	return tells_buildings(c, seat) && catan_told_roads(c, seat) == catan_on_board(c, seat, CATAN_ROAD);
}

/* The roads of one player, and the spots where another's building cuts them. */
struct roads {
	int count;
	struct island_ends road[CATAN_ROADS];
	bool cut[ISLAND_SPOTS + 1], used[CATAN_ROADS];
	bool told; /* no piece of this player stands where nobody has told */
};

static struct roads roads_of(const struct catan *c, int seat)
{
	struct roads roads = { .told = tells_all(c, seat) };

	for (int edge = 1; edge <= catan_island(c)->edges; edge++)
		if (catan_road_owner(c, edge) == seat && roads.count < CATAN_ROADS)
			roads.road[roads.count++] = island_edge_ends(catan_island(c), edge);
	every_seat (i, c->table)
		for (int k = 0; k < c->player[i].places && i != seat; k++)
			roads.cut[c->player[i].place[k].spot] = true;
	return roads;
}

/* Whether one of them leads to the spot. */
static bool reach(const struct roads *roads, int spot)
{
	for (int i = 0; i < roads->count; i++)
		if (roads->road[i].spot[0] == spot || roads->road[i].spot[1] == spot)
			return true;
	return false;
}

/* ---- where a piece may go ---- */

/* Spots and edges are asked for one after the other: what does not depend on them is in `roads`. */
static bool is_spot(const struct catan *c, int seat, const struct roads *roads, int spot, struct reason *why)
{
	const struct island *island = catan_island(c);
	int beside[3], count, owner = catan_spot_owner(c, spot, NULL);

	if (owner >= 0)
		return reason_set(why, _("%s already has a building on spot %d"), catan_name(c, owner), spot);
	count = island_spot_beside(island, spot, beside);
	for (int i = 0; i < count; i++) {
		owner = catan_spot_owner(c, beside[i], NULL);
		if (owner >= 0)
			return reason_set(why, _("too close: %s has a building next to it, on spot %d"),
			                  catan_name(c, owner), beside[i]);
	}
	return c->phase == CATAN_SETUP || reach(roads, spot) || !roads->told ||
	       reason_set(why, _("no road of %s leads to spot %d"), catan_name(c, seat), spot);
}

bool catan_is_spot(const struct catan *c, int seat, int spot, struct reason *why)
{
	struct roads roads = roads_of(c, seat);

	return is_spot(c, seat, &roads, spot, why);
}

/* A spot from which the roads of this player go on. */
static bool is_joined(const struct catan *c, int seat, const struct roads *roads, int spot)
{
	int owner = catan_spot_owner(c, spot, NULL);

	return owner == seat || (owner < 0 && reach(roads, spot));
}

/* In the set-up each of the two roads starts at the settlement before it. */
static int settlement_without_road(const struct catan *c, int seat, const struct roads *roads)
{
	const struct catan_player *p = &c->player[seat];

	for (int k = 0; k < p->places && c->phase == CATAN_SETUP && p->places <= 2 && roads->told; k++)
		if (p->place[k].spot && !reach(roads, p->place[k].spot))
			return p->place[k].spot;
	return 0;
}

static bool is_edge(const struct catan *c, int seat, const struct roads *roads, int edge, struct reason *why)
{
	struct island_ends ends = island_edge_ends(catan_island(c), edge);
	int owner = catan_road_owner(c, edge), start = settlement_without_road(c, seat, roads);

	if (owner >= 0) /* a cursor asks of every edge, and wants no words */
		return why && reason_set(why, _("%s already has a road on %s"), catan_name(c, owner),
		                         catan_edge_word(c, edge).text);
	if (start && ends.spot[0] != start && ends.spot[1] != start)
		return reason_set(why, _("in the set-up this road starts at the settlement on %d"), start);
	return is_joined(c, seat, roads, ends.spot[0]) || is_joined(c, seat, roads, ends.spot[1]) ||
	       !roads->told ||
	       (why && reason_set(why, _("%s does not touch a road or building of %s"),
	                          catan_edge_word(c, edge).text, catan_name(c, seat)));
}

bool catan_is_edge(const struct catan *c, int seat, int edge, struct reason *why)
{
	struct roads roads = roads_of(c, seat);

	return is_edge(c, seat, &roads, edge, why);
}

/* In the set-up a road starts at the settlement built just before it, also where the first road has no
 * place. */
bool catan_is_start(const struct catan *c, int seat, int edge, struct reason *why)
{
	const struct catan_player *p = &c->player[seat];
	struct island_ends ends = island_edge_ends(catan_island(c), edge);
	int spot = p->places ? p->place[p->places - 1].spot : 0;

	if (!catan_sets_up(c) || catan_on_board(c, seat, CATAN_ROAD) + 1 != p->places)
		return true;
	return ends.spot[0] == spot || ends.spot[1] == spot ||
	       reason_set(why, _("in the set-up this road starts at the settlement on %d"), spot);
}

/* A cursor offers what a line may say. */
static bool may_build_on(const struct catan *c, int seat, const struct roads *roads, int edge,
                         struct reason *why)
{
	return catan_is_start(c, seat, edge, why) && is_edge(c, seat, roads, edge, why);
}

static struct catan_choice choose(const struct catan *c, int seat, int most,
                                  bool (*may)(const struct catan *c, int seat, const struct roads *roads,
                                              int at, struct reason *why))
{
	struct catan_choice choice = { .count = 0 };
	struct roads roads = { .told = false };

	if (!c->board.laid)
		return choice;
	if (seat >= 0)
		roads = roads_of(c, seat);
	for (int at = 1; at <= most; at++)
		if (may(c, seat, &roads, at, NULL))
			choice.at[choice.count++] = at;
	return choice;
}

struct catan_choice catan_spots_to_settle(const struct catan *c, int seat)
{
	return choose(c, seat, catan_island(c)->spots, is_spot);
}

struct catan_choice catan_edges_to_build(const struct catan *c, int seat)
{
	return choose(c, seat, catan_island(c)->edges, may_build_on);
}

static bool is_settlement(const struct catan *c, int seat, const struct roads *roads, int spot,
                          struct reason *why)
{
	bool city = false;

	return catan_spot_owner(c, spot, &city) == seat && !city;
}

struct catan_choice catan_spots_to_raise(const struct catan *c, int seat)
{
	return choose(c, seat, catan_island(c)->spots, is_settlement);
}

static bool is_for_robber(const struct catan *c, int seat, const struct roads *roads, int hex,
                          struct reason *why)
{
	return catan_may_rob_at(c, c->board.hex[hex], why) && catan_may_stand_on(c, c->board.hex[hex], why);
}

/* It stays where it is only if it may go nowhere else. */
struct catan_choice catan_robber_hexes(const struct catan *c)
{
	struct catan_choice choice = choose(c, -1, catan_island(c)->hexes, is_for_robber);
	int others = 0;

	for (int i = 0; i < choice.count; i++)
		if (c->board.hex[choice.at[i]] != c->robber)
			choice.at[others++] = choice.at[i];
	choice.count = others ? others : choice.count;
	return choice;
}

/* ---- the longest road ---- */

bool catan_counts_road(const struct catan *c, int seat)
{
	every_seat (i, c->table)
		if (!tells_buildings(c, i))
			return false;
	return c->board.laid && tells_all(c, seat);
}

/* The longest way on from a spot over roads not used yet. */
static int longest_from(struct roads *roads, int spot)
{
	int longest = 0;

	for (int i = 0; i < roads->count; i++) {
		const int *ends = roads->road[i].spot;
		int other = ends[0] == spot ? ends[1] : ends[0], length = 1;

		if (roads->used[i] || (ends[0] != spot && ends[1] != spot))
			continue;
		roads->used[i] = true;
		if (!roads->cut[other])
			length += longest_from(roads, other);
		roads->used[i] = false;
		if (length > longest)
			longest = length;
	}
	return longest;
}

int catan_longest_road(const struct catan *c, int seat)
{
	struct roads roads = roads_of(c, seat);
	int longest = 0;

	for (int i = 0; i < 2 * roads.count; i++) {
		int length = longest_from(&roads, roads.road[i / 2].spot[i % 2]);

		if (length > longest)
			longest = length;
	}
	return longest;
}

void catan_count_roads(struct catan *c)
{
	every_seat (i, c->table)
		if (catan_counts_road(c, i))
			c->player[i].road = catan_longest_road(c, i);
}
