/* SPDX-License-Identifier: MIT */
/*
 * Drawing a board. The tokens go around the island in their order from one of its
 * corners, along the coast anticlockwise and inwards, the deserts left out.
 */
#include <string.h>

#include "island.h"

/* ---- red numbers ---- */

bool island_is_red(int number)
{
	return number == 6 || number == 8;
}

static int hexes_beside(const struct island *island, int hex, int beside[6])
{
	static const struct island_point steps[] = { { 1, -3 }, { 2, 0 },  { 1, 3 },
		                                     { -1, 3 }, { -2, 0 }, { -1, -3 } };
	struct island_point from = island_hex_point(island, hex);
	int count = 0;

	for (int i = 0; i < 6; i++) {
		struct island_point at = { from.x + steps[i].x, from.y + steps[i].y };

		if (island_hex_at(island, at))
			beside[count++] = island_hex_at(island, at);
	}
	return count;
}

bool island_are_beside(const struct island *island, int hex, int other)
{
	int beside[6], count = hexes_beside(island, hex, beside);

	while (count > 0 && beside[count - 1] != other)
		count--;
	return count > 0;
}

int island_red_pair(const struct island *island, const struct island_layout *layout, int *other)
{
	for (int hex = 1; hex <= island->hexes; hex++) {
		int beside[6], count = hexes_beside(island, hex, beside);

		for (int i = 0; i < count && island_is_red(layout->number[hex]); i++)
			if (island_is_red(layout->number[beside[i]])) {
				*other = beside[i];
				return hex;
			}
	}
	return 0;
}

/* ---- the way of the tokens ---- */

/* From the middle of a hex to its neighbour's, anticlockwise from south-west. */
static const struct island_point ways[6] = {
	{ -1, 3 }, { 1, 3 }, { 2, 0 }, { 1, -3 }, { -1, -3 }, { -2, 0 }
};

/* The hexes in the order of the tokens, from one of six corners (0 .. 5). */
static void spiral(const struct island *island, int corner, uint8_t way[ISLAND_HEXES])
{
	const int longer = island->rows / 2, middle = 1 + (island->hexes - island->widest) / 2;
	const int corners[6] = { 1,
		                 middle,
		                 island->hexes - island->widest + longer + 1,
		                 island->hexes,
		                 middle + island->widest - 1,
		                 island->widest - longer };
	struct island_point at = island_hex_point(island, corners[corner]);
	bool passed[ISLAND_HEXES + 1] = { false };
	int heading = corner;

	for (int i = 0; i < island->hexes; i++) {
		struct island_point next = at;
		int hex = island_hex_at(island, at);

		way[i] = (uint8_t)hex;
		passed[hex] = true;
		for (int turn = 0; turn < 6; turn++, heading = (heading + 1) % 6) {
			next = (struct island_point){ at.x + ways[heading].x, at.y + ways[heading].y };
			hex = island_hex_at(island, next);
			if (hex && !passed[hex])
				break;
		}
		at = next;
	}
}

/* ---- drawing ---- */

/* Fills a list from 1 with each kind as often as the box has it, and mixes it. */
static void mix(struct rng *rng, const int kinds[6], uint8_t *list)
{
	int end = 1;

	for (int kind = 0; kind < 6; kind++)
		for (int i = 0; i < kinds[kind]; i++)
			list[end++] = (uint8_t)kind;
	rng_shuffle(rng, list + 1, end - 1, 1);
}

static void lay_tokens(const struct island *island, const uint8_t token[ISLAND_HEXES],
                       const uint8_t way[ISLAND_HEXES], struct island_layout *out)
{
	int next = 0;

	for (int i = 0; i < island->hexes; i++)
		out->number[way[i]] = out->land[way[i]] == ISLAND_DESERT ? 0 : token[next++];
}

void island_draw(const struct island *island, bool shuffled, struct rng *rng, struct island_layout *out)
{
	uint8_t token[ISLAND_HEXES], way[ISLAND_HEXES];
	int other;

	memset(out, 0, sizeof *out);
	mix(rng, island->ports, out->harbour);
	memcpy(token, island->token, (size_t)(island->hexes - island->lands[ISLAND_DESERT]));
	do { /* again until no red numbers touch: in their order they never do on the smaller board */
		mix(rng, island->lands, out->land);
		if (shuffled)
			rng_shuffle(rng, token, island->hexes - island->lands[ISLAND_DESERT], 1);
		spiral(island, (int)rng_below(rng, 6), way);
		lay_tokens(island, token, way, out);
	} while (island_red_pair(island, out, &other));
}
