/* SPDX-License-Identifier: MIT */
/*
 * Line of sight of a rangestrike: the hexes and hexsides between the two ends, and
 * whether they block it. A line along hexsides has two ways; the striker picks one.
 */
#include <stdlib.h>

#include "inner.h"

enum { FARTHEST = 3 }; /* steps: range 4, both ends counted */

/* A way from end to end: the hexes, ends included. */
struct way {
	int hex[FARTHEST + 1];
	int steps;
};

/* One step: so many columns, so many half hexes up. */
struct leap {
	int across, up;
};

/* Splits a straight line between centres into two directions and counts each; the more frequent
 * first. */
static void split_line(int from, int to, struct leap leap[2], int times[2])
{
	int across = titan_hex_column(to) - titan_hex_column(from),
	    up = titan_hex_height(to) - titan_hex_height(from);
	int columns = abs(across), sign = across < 0 ? -1 : 1;

	if (abs(up) > columns) {
		leap[0] = (struct leap){ 0, up < 0 ? -2 : 2 };
		leap[1] = (struct leap){ sign, up < 0 ? -1 : 1 };
		times[0] = (abs(up) - columns) / 2;
		times[1] = columns;
	} else {
		leap[0] = (struct leap){ sign, 1 };
		leap[1] = (struct leap){ sign, -1 };
		times[0] = (columns + up) / 2;
		times[1] = (columns - up) / 2;
	}
	if (times[1] > times[0]) {
		struct leap other = leap[0];
		int count = times[0];

		leap[0] = leap[1];
		leap[1] = other;
		times[0] = times[1];
		times[1] = count;
	}
}

/* Alternates the two directions; false when the way leaves the map. */
static bool walk_way(struct way *way, int from, struct leap first, struct leap second, int steps)
{
	way->steps = steps;
	way->hex[0] = from;
	for (int i = 0; i < steps; i++) {
		struct leap leap = i % 2 ? second : first;
		int next = titan_hex_by(way->hex[i], leap.across, leap.up);

		if (next < 0)
			return false;
		way->hex[i + 1] = next;
	}
	return true;
}

/* One way, two along a hexspine, none off the map; the hexes are at most FARTHEST apart. */
static int ways_between(int from, int to, struct way way[2])
{
	struct leap leap[2];
	int times[2], count = 0, steps = titan_distance(from, to);

	split_line(from, to, leap, times);
	if (times[1] == 0) /* straight on */
		return walk_way(&way[0], from, leap[0], leap[0], steps);
	if (times[0] == times[1]) { /* along the side between two hexes */
		count += walk_way(&way[count], from, leap[0], leap[1], steps);
		count += walk_way(&way[count], from, leap[1], leap[0], steps);
		return count;
	}
	return walk_way(&way[0], from, leap[0], leap[1], steps); /* there, aside, on again */
}

/* What a way crosses. */
struct crossed {
	int slopes, walls;
	bool slope_from, slope_to; /* an end is atop one of them */
	bool cliff, cliff_from, cliff_to;
	bool wall_first, wall_last, wall_inside; /* inside: no end is in its hex */
	bool blocked;                            /* a cliff or dune that no end owns */
};

static void cross_side(struct crossed *c, enum titan_hazard hazard, bool upper, int step, int steps)
{
	bool from = step == 0 && upper, to = step == steps - 1 && !upper;

	switch (hazard) {
	case HAZARD_SLOPE:
		c->slopes++;
		c->slope_from |= from;
		c->slope_to |= to;
		break;
	case HAZARD_DUNE: /* one: an end in its hex; two: both ends in theirs */
		c->blocked |= !from && !to;
		break;
	case HAZARD_CLIFF: /* an end atop it, the other not at its foot */
		c->cliff = true;
		c->cliff_from |= from;
		c->cliff_to |= to;
		c->blocked |= (!from && !to) || steps == 1;
		break;
	case HAZARD_WALL:
		c->walls++;
		c->wall_first |= step == 0;
		c->wall_last |= step == steps - 1;
		c->wall_inside |= !from && !to;
		break;
	default: break;
	}
}

/* One or two slopes: an end must be atop one. Three: dispute three_slopes. A line over a cliff
 * ignores slopes. */
static bool slopes_block(const struct titan *t, const struct crossed *c)
{
	if (!c->slopes || c->cliff)
		return false;
	if (c->slopes >= 3 && titan_choice(t, DISPUTE_three_slopes))
		return !c->slope_from || !c->slope_to;
	return !c->slope_from && !c->slope_to;
}

/* One wall: an end in its hex. Two: one end at the centre, the other not at the foot. */
static bool walls_block(const struct crossed *c, const struct way *way)
{
	int centre = titan_hex_middle();

	if (c->walls < 2)
		return c->walls == 1 && c->wall_inside;
	if (c->walls > 2)
		return true;
	return !(way->hex[0] == centre && !c->wall_last) &&
	       !(way->hex[way->steps] == centre && !c->wall_first);
}

/* A unit between blocks unless it stands lower than both ends, or at the foot of a cliff
 * directly below an end. */
static bool stands_between(const struct titan *t, enum titan_land land, const struct way *way,
                           const struct crossed *c, int step)
{
	int height_of = titan_elevation(land, way->hex[step]);

	if (titan_unit_at(t, way->hex[step]) < 0)
		return false;
	if (height_of < titan_elevation(land, way->hex[0]) &&
	    height_of < titan_elevation(land, way->hex[way->steps]))
		return false;
	return !(step == 1 && c->cliff_from) && !(step == way->steps - 1 && c->cliff_to);
}

static void look_along(const struct titan *t, enum titan_land land, const struct way *way,
                       struct titan_sight *sight)
{
	struct crossed c = { 0 };

	*sight = (struct titan_sight){ .clear = true };
	for (int i = 0; i < way->steps; i++) {
		int side = titan_side_towards(way->hex[i], way->hex[i + 1]);
		bool upper;
		enum titan_hazard hazard = titan_hexside(land, way->hex[i], side, &upper);

		cross_side(&c, hazard, upper, i, way->steps);
		sight->walls_up += hazard == HAZARD_WALL && !upper;
	}
	for (int i = 1; i < way->steps; i++) {
		enum titan_hazard terrain = titan_terrain(land, way->hex[i]);

		sight->over[sight->hexes++] = way->hex[i];
		sight->brambles += titan_hazards[terrain].range_through_skill != 0;
		if (titan_hazards[terrain].blocks_sight || stands_between(t, land, way, &c, i))
			sight->clear = false;
	}
	if (c.blocked || slopes_block(t, &c) || walls_block(&c, way))
		sight->clear = false;
}

/* Prefer a clear way, then the one that costs less skill (dispute bramble_spine: more). */
static bool is_better(const struct titan *t, const struct titan_sight *one, const struct titan_sight *other)
{
	if (one->clear != other->clear)
		return one->clear;
	if (titan_choice(t, DISPUTE_bramble_spine))
		return one->brambles > other->brambles;
	return one->brambles + one->walls_up < other->brambles + other->walls_up;
}

void titan_sight_of(const struct titan *t, enum titan_land land, int from, int to, int via,
                    struct titan_sight *sight)
{
	int distance = titan_distance(from, to), count = 0;
	struct titan_sight found;
	struct way way[2] = { 0 };

	*sight = (struct titan_sight){ .clear = from == to };
	if (distance > 0 && distance <= FARTHEST)
		count = ways_between(from, to, way);
	for (int i = 0, taken = 0; i < count; i++) {
		if (via >= 0 && count == 2 && way[i].hex[1] != via)
			continue;
		look_along(t, land, &way[i], &found);
		if (!taken++ || is_better(t, &found, sight))
			*sight = found;
	}
}
