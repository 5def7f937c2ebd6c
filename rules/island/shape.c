/* SPDX-License-Identifier: MIT */
/*
 * The shape of the two boards. Every place follows from the rows of hexes and from the
 * levels of spots, two for each row and two more; level 0 holds the tops of the first
 * row. A spot of an even level points up, one of an odd level down.
 *
 * The harbours are where the printed frame has them: by hex and side, for the larger
 * board as JSettlers2 lists them (PORTS_EDGE_V2). The order of its 28 tokens (A to Y,
 * Za, Zb, Zc) is that of the extension's rules.
 */
#include <stdlib.h>

#include "island.h"

/* ---- the two boards ---- */

/* A hex and its side, clockwise: 0 is the side from the top corner to the right. */
enum { NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, CORNERS };

/* clang-format off */
static const uint8_t harbours[][2] = {
	{ 1, NORTH_WEST }, { 2, NORTH_EAST }, { 7, NORTH_EAST }, { 12, EAST }, { 16, SOUTH_EAST },
	{ 18, SOUTH_EAST }, { 17, SOUTH_WEST }, { 13, WEST }, { 4, WEST },
};
static const uint8_t harbours_larger[][2] = {
	{ 1, NORTH_WEST }, { 2, NORTH_EAST }, { 7, NORTH_EAST }, { 12, EAST }, { 23, EAST },
	{ 27, SOUTH_EAST }, { 29, SOUTH_EAST }, { 28, SOUTH_WEST }, { 19, SOUTH_WEST }, { 13, WEST },
	{ 8, NORTH_WEST },
};

/* The levels of spots from the top: x of the first one; how many, two apart; its number; the
 * number of the first edge that leads down. */
static const struct island_level levels[] = {
	{ 3, 3, 1, 1 }, { 2, 4, 4, 7 }, { 2, 4, 8, 11 }, { 1, 5, 12, 19 }, { 1, 5, 17, 24 }, { 0, 6, 22, 34 },
	{ 0, 6, 28, 40 }, { 1, 5, 34, 50 }, { 1, 5, 39, 55 }, { 2, 4, 44, 63 }, { 2, 4, 48, 67 }, { 3, 3, 52, 73 },
};
static const struct island_level levels_larger[] = {
	{ 4, 3, 1, 1 }, { 3, 4, 4, 7 }, { 3, 4, 8, 11 }, { 2, 5, 12, 19 }, { 2, 5, 17, 24 }, { 1, 6, 22, 34 },
	{ 1, 6, 28, 40 }, { 0, 7, 34, 52 }, { 0, 7, 41, 59 }, { 1, 6, 48, 71 }, { 1, 6, 54, 77 }, { 2, 5, 60, 87 },
	{ 2, 5, 65, 92 }, { 3, 4, 70, 100 }, { 3, 4, 74, 104 }, { 4, 3, 78, 110 },
};

static const uint8_t tokens[] = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
static const uint8_t tokens_larger[] = {
	2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
};

/* brick, lumber, wool, grain, ore; desert, or 3:1 */
static const struct island boards[] = {
	{ .rows = 5, .widest = 5, .width = 10, .height = 16, .hexes = 19, .spots = 54, .edges = 72,
	  .harbours = 9, .level = levels, .harbour = harbours, .token = tokens,
	  .lands = { 3, 4, 4, 4, 3, 1 }, .ports = { 1, 1, 1, 1, 1, 4 } },
	{ .rows = 7, .widest = 6, .width = 12, .height = 22, .hexes = 30, .spots = 80, .edges = 109,
	  .harbours = 11, .level = levels_larger, .harbour = harbours_larger, .token = tokens_larger,
	  .lands = { 5, 6, 6, 6, 5, 2 }, .ports = { 1, 1, 2, 1, 1, 5 } },
};
/* clang-format on */

const struct island *island_of(bool larger)
{
	return &boards[larger];
}

/* ---- hexes ---- */

/* A row is one hex shorter for each step from the middle row. */
static int steps_from_middle(const struct island *island, int row)
{
	return abs(row - island->rows / 2);
}

int island_hex_row(const struct island *island, int hex, int *column)
{
	int row = 0;

	for (*column = hex - 1; *column >= island->widest - steps_from_middle(island, row); row++)
		*column -= island->widest - steps_from_middle(island, row);
	return row;
}

struct island_point island_hex_point(const struct island *island, int hex)
{
	int column, row = island_hex_row(island, hex, &column);

	return (struct island_point){ 1 + steps_from_middle(island, row) + 2 * column, 2 + 3 * row };
}

int island_hex_at(const struct island *island, struct island_point at)
{
	int row = (at.y - 2) / 3, hex = 1, from;

	if (at.y < 2 || (at.y - 2) % 3 || row >= island->rows)
		return 0;
	for (int before = 0; before < row; before++)
		hex += island->widest - steps_from_middle(island, before);
	from = at.x - 1 - steps_from_middle(island, row);
	if (from < 0 || from % 2 || from / 2 >= island->widest - steps_from_middle(island, row))
		return 0;
	return hex + from / 2;
}

/* ---- spots ---- */

static int last_level(const struct island *island)
{
	return 2 * island->rows + 1;
}

static int level_of_spot(const struct island *island, int spot)
{
	int level = last_level(island);

	while (island->level[level].spot > spot)
		level--;
	return level;
}

static bool points_up(int level)
{
	return level % 2 == 0;
}

/* In the lower half the outer spots of such a level have one way down only. */
static bool is_lower(const struct island *island, int level)
{
	return points_up(level) && level > island->rows;
}

struct island_point island_spot_point(const struct island *island, int spot)
{
	int level = level_of_spot(island, spot);
	const struct island_level *at = &island->level[level];

	return (struct island_point){ at->x + 2 * (spot - at->spot), level / 2 * 3 + level % 2 };
}

static int spot_at(const struct island *island, struct island_point at)
{
	const struct island_level *level;
	int from;

	if (at.y < 0 || at.y > island->height || at.y % 3 == 2)
		return 0;
	level = &island->level[at.y / 3 * 2 + at.y % 3];
	from = at.x - level->x;
	return from < 0 || from % 2 || from / 2 >= level->spots ? 0 : level->spot + from / 2;
}

int island_hex_spot(const struct island *island, int hex, int corner)
{
	static const struct island_point corners[CORNERS] = { { 0, -2 }, { 1, -1 }, { 1, 1 },
		                                              { 0, 2 },  { -1, 1 }, { -1, -1 } };
	struct island_point at = island_hex_point(island, hex);

	at.x += corners[corner].x;
	at.y += corners[corner].y;
	return spot_at(island, at);
}

/* Counts what `find` sees at three points around a spot; y turned over if the spot points down. */
static int around(const struct island *island, int spot, const struct island_point points[3], int found[3],
                  int (*find)(const struct island *island, struct island_point at))
{
	struct island_point from = island_spot_point(island, spot);
	int up = points_up(level_of_spot(island, spot)) ? 1 : -1, count = 0;

	for (int i = 0; i < 3; i++) {
		struct island_point at = { from.x + points[i].x, from.y + up * points[i].y };
		int what = find(island, at);

		if (what)
			found[count++] = what;
	}
	return count;
}

int island_spot_beside(const struct island *island, int spot, int beside[3])
{
	static const struct island_point points[3] = { { 0, -2 }, { -1, 1 }, { 1, 1 } };

	return around(island, spot, points, beside, spot_at);
}

int island_spot_hexes(const struct island *island, int spot, int hexes[3])
{
	static const struct island_point points[3] = { { -1, -1 }, { 1, -1 }, { 0, 2 } };

	return around(island, spot, points, hexes, island_hex_at);
}

/* ---- edges and harbours ---- */

static struct island_ends ends_of(int a, int b)
{
	return a < b ? (struct island_ends){ { a, b } } : (struct island_ends){ { b, a } };
}

struct island_ends island_edge_ends(const struct island *island, int edge)
{
	int level = last_level(island), nth, spot;
	struct island_point at;

	while (island->level[level].edge > edge)
		level--;
	nth = edge - island->level[level].edge + is_lower(island, level);
	spot = island->level[level].spot + (points_up(level) ? nth / 2 : nth);
	at = island_spot_point(island, spot);
	at.x += !points_up(level) ? 0 : nth % 2 ? 1 : -1;
	at.y += points_up(level) ? 1 : 2;
	return ends_of(spot, spot_at(island, at));
}

int island_edge_between(const struct island *island, int spot, int other)
{
	struct island_ends ends = ends_of(spot, other);
	struct island_point from = island_spot_point(island, ends.spot[0]);
	struct island_point to = island_spot_point(island, ends.spot[1]);
	int level = level_of_spot(island, ends.spot[0]), nth = ends.spot[0] - island->level[level].spot;
	int x = to.x - from.x, y = to.y - from.y;

	if (!points_up(level))
		return x == 0 && y == 2 ? island->level[level].edge + nth : 0;
	return abs(x) == 1 && y == 1 ? island->level[level].edge + 2 * nth + (x > 0) - is_lower(island, level)
	                             : 0;
}

struct island_ends island_harbour_ends(const struct island *island, int harbour)
{
	int hex = island->harbour[harbour - 1][0], side = island->harbour[harbour - 1][1];

	return ends_of(island_hex_spot(island, hex, side),
	               island_hex_spot(island, hex, (side + 1) % CORNERS));
}

int island_harbour_at(const struct island *island, int spot)
{
	for (int harbour = island->harbours; harbour; harbour--) {
		struct island_ends ends = island_harbour_ends(island, harbour);

		if (ends.spot[0] == spot || ends.spot[1] == spot)
			return harbour;
	}
	return 0;
}
