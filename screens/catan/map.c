/* SPDX-License-Identifier: MIT */
/*
 * The places of the island on the screen, in each size: cells of spots, edges, hexes and
 * harbours. Draws nothing.
 *
 * Hexes stand on a corner. From the top of a hex to its shoulders are `slant` rows, from
 * to the next row of hexes `pitch`, and half a hex is `wide` columns. With
 * a slant of 0 hexes look like bricks: the form for few rows.
 */
#include "inner.h"
#include "screens/kit/numbers.h"

/* The largest first. */
static const struct {
	int wide, slant, pitch;
} sizes[] = {
	{ 12, 3, 10 }, { 11, 3, 9 }, { 10, 3, 8 }, { 8, 2, 7 }, { 7, 2, 6 }, { 6, 2, 5 },
	{ 6, 1, 4 },   { 5, 1, 4 },  { 5, 1, 3 },  { 6, 0, 2 }, { 5, 0, 2 }, { 4, 0, 2 },
};

enum { HARBOUR_COLS = 6, SHORT_COLS = 5 };

/* Harbours in the east and west widen the board, others have a row above and below. A building
 * is wider than its spot: one column to each side. */
static void fit_harbours(struct catan_map *map, int cols)
{
	int label = map->slant ? HARBOUR_COLS : SHORT_COLS, before = 1, behind = 1;

	for (int harbour = 1; harbour <= map->island->harbours; harbour++) {
		struct harbour_place at = catan_map_harbour(map, harbour);

		if (at.side < 0)
			before = larger(before, label - at.x - !map->slant);
		if (at.side > 0)
			behind = larger(behind, at.x + label - cols);
	}
	map->top = 1;
	map->left = before;
	map->rows = map->island->rows * map->pitch + map->slant + 1 + 2 * map->top;
	map->cols = before + cols + behind;
}

struct catan_map catan_map_of(const struct island *island, const struct area *area)
{
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct catan_map map = { .island = island,
			                 .wide = sizes[i].wide,
			                 .slant = sizes[i].slant,
			                 .pitch = sizes[i].pitch };

		fit_harbours(&map, island->width * map.wide + 1);
		if (map.rows > area->rows || map.cols > area->cols)
			continue;
		map.y = area->y + (area->rows - map.rows) / 2;
		map.x = area->x + (area->cols - map.cols) / 2;
		map.top += map.y;
		map.left += map.x;
		return map;
	}
	return (struct catan_map){ .island = NULL };
}

static struct cell_at cell_of(const struct catan_map *map, struct island_point point)
{
	return (struct cell_at){ map->top + point.y / 3 * map->pitch + (point.y % 3 ? map->slant : 0),
		                 map->left + point.x * map->wide };
}

struct cell_at catan_map_spot(const struct catan_map *map, int spot)
{
	return cell_of(map, island_spot_point(map->island, spot));
}

/* The upper corner of a hex. */
struct cell_at catan_map_hex(const struct catan_map *map, int hex)
{
	return catan_map_spot(map, island_hex_spot(map->island, hex, 0));
}

int catan_map_inside(const struct catan_map *map, int row)
{
	int below = map->pitch + map->slant - row, near = smaller(row, below);

	return near >= map->slant ? map->wide - 1 : (near * map->wide + map->slant - 1) / map->slant - 1;
}

/* A slanted side falls by slant rows in wide columns: each cell takes the row nearest to the
 * line, and a sign for how high in the row the line is. */
static int slanted_cells(const struct catan_map *map, struct cell_at from, struct cell_at to,
                         struct edge_cell *out)
{
	int count = 0, right = to.x > from.x ? 1 : -1;

	for (int i = 1; i < map->wide; i++) {
		int sixths = 6 * map->slant * i / map->wide, row = (sixths + 2) / 6, low = sixths - 6 * row;

		out[count++] = (struct edge_cell){
			.y = from.y + row,
			.x = from.x + right * i,
			.sign = low < -1  ? '\''
			        : low > 1 ? '.'
			                  : '-',
		};
	}
	return count;
}

int catan_map_edge(const struct catan_map *map, int edge, struct edge_cell out[EDGE_CELLS])
{
	struct island_ends ends = island_edge_ends(map->island, edge);
	struct cell_at from = catan_map_spot(map, ends.spot[0]), to = catan_map_spot(map, ends.spot[1]);
	int count = 0;

	if (from.x != to.x)
		return from.y <= to.y ? slanted_cells(map, from, to, out) : slanted_cells(map, to, from, out);
	for (int y = from.y + 1; y < to.y; y++)
		out[count++] = (struct edge_cell){ .y = y, .x = from.x, .sign = '|' };
	return count;
}

/* In the sea beside its edge. */
struct harbour_place catan_map_harbour(const struct catan_map *map, int harbour)
{
	const struct island *island = map->island;
	struct island_ends ends = island_harbour_ends(island, harbour);
	int hex = island->harbour[harbour - 1][0], side = island->harbour[harbour - 1][1], column;
	int row = island_hex_row(island, hex, &column), right = side < 3 ? 1 : -1;
	struct cell_at top = catan_map_hex(map, hex);
	struct harbour_place place = { .edge = island_edge_between(island, ends.spot[0], ends.spot[1]) };

	if (side % 3 == 1) { /* east, west */
		place.side = right;
		place.x = top.x + right * (map->wide + 2);
		place.y = top.y + (map->pitch + map->slant) / 2;
		place.other_y = place.y + (row < island->rows / 2 ? -1 : 1);
		return place;
	}
	place.side = row > 0 && row < island->rows - 1 ? right : 0;
	place.x = top.x + right * (place.side ? 2 : map->wide);
	if (side == 0 || side == 5)
		place.y = top.y - 1 - (place.side && map->slant);
	else
		place.y = top.y + map->pitch + map->slant + 1;
	place.other_y = place.y + 1;
	return place;
}
