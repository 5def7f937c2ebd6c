/* SPDX-License-Identifier: MIT */
/*
 * The places of the island on the screen: cells of spots, edges, hexes and harbours. Draws nothing.
 *
 * It is a wall of bricks. A brick touches six others, as a hex does: its four corners and the middles of
 * its upper and lower sides are the six spots, so half such a side is an edge, and the gap between two bricks
 * another one. Half a brick is `wide` columns, from one row of bricks to the next are `pitch` rows.
 */
#include "inner.h"
#include "screens/kit/numbers.h"

enum { LEAST_WIDE = 4, LEAST_PITCH = 2, BRIEF_LABEL = 5, LABEL = 6 };

/* Harbours at the sides widen the board, others have a row above and below. A building is wider than its
 * spot: one column to each side. */
static void fit_harbours(struct catan_map *map, const struct area *area)
{
	int label = map->pitch > LEAST_PITCH ? LABEL : BRIEF_LABEL, cols = map->island->width * map->wide + 1;
	int before = 1, behind = 1;

	for (int harbour = 1; harbour <= map->island->harbours; harbour++) {
		struct harbour_place at = catan_map_harbour(map, harbour);

		if (at.side < 0)
			before = larger(before, label - 1 - at.x);
		if (at.side > 0)
			behind = larger(behind, at.x + label - cols);
	}
	map->rows = map->island->rows * map->pitch + 3;
	map->cols = before + cols + behind;
	map->y = area->y + (area->rows - map->rows) / 2;
	map->x = area->x + (area->cols - map->cols) / 2;
	map->top = map->y + 1;
	map->left = map->x + before;
}

/* The largest bricks in the area, about twice as wide as they are high in the columns and rows of most
 * fonts. */
struct catan_map catan_map_of(const struct island *island, const struct area *area)
{
	for (int wide = area->cols / island->width; wide >= LEAST_WIDE; wide--) {
		struct catan_map map = { .island = island };

		map.pitch = smaller((area->rows - 3) / island->rows, wide * 3 / 4);
		map.wide = smaller(wide, 2 * map.pitch + 2);
		fit_harbours(&map, area);
		if (map.pitch >= LEAST_PITCH && map.cols <= area->cols)
			return map;
	}
	return (struct catan_map){ .island = NULL };
}

struct cell_at catan_map_spot(const struct catan_map *map, int spot)
{
	struct island_point point = island_spot_point(map->island, spot);

	return (struct cell_at){ map->top + point.y / 3 * map->pitch, map->left + point.x * map->wide };
}

struct cell_at catan_map_hex(const struct catan_map *map, int hex)
{
	return catan_map_spot(map, island_hex_spot(map->island, hex, 0));
}

struct edge_cells catan_map_edge(const struct catan_map *map, int edge)
{
	struct island_ends ends = island_edge_ends(map->island, edge);
	struct cell_at from = catan_map_spot(map, ends.spot[0]), to = catan_map_spot(map, ends.spot[1]);

	if (from.x == to.x)
		return (struct edge_cells){ smaller(from.y, to.y) + 1, from.x, map->pitch - 1, true };
	return (struct edge_cells){ from.y, smaller(from.x, to.x) + 1, map->wide - 1, false };
}

/* In the sea beside its edge: at a flank of the island beside a brick, or above or below one; else in one row
 * in the middle of the edge. */
struct harbour_place catan_map_harbour(const struct catan_map *map, int harbour)
{
	const struct island *island = map->island;
	int hex = island->harbour[harbour - 1][0], side = island->harbour[harbour - 1][1], column;
	int row = island_hex_row(island, hex, &column), right = side < 3 ? 1 : -1;
	bool flank = side % 3 == 1, coast = !flank && (row == 0 || row == island->rows - 1);
	struct cell_at at = catan_map_hex(map, hex);
	int rows = coast ? 1 : smaller(map->pitch - 1, 2);

	at.y += flank ? (map->pitch + 1 - rows) / 2 : side == 0 || side == 5 ? -rows : map->pitch + 1;
	at.x += right * (coast ? map->wide / 2 : flank ? map->wide + 2 : 2);
	return (struct harbour_place){ coast ? 0 : right, at.y, at.x, rows };
}
