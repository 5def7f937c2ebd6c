/* SPDX-License-Identifier: MIT */
/*
 * Reading where a piece goes: at=g6,o8,b4 names the hexes that meet there. With a board
 * laid it may name the spot, at=23, and a road its edge, at=18-23; hexes are then those
 * of one spot.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- hexes ---- */

static bool add_corner(struct call *call, struct catan_place *place, const char *word)
{
	catan_hex hex = catan_hex_read(word, call->why);

	if (hex < 0)
		return false;
	if (place->corners == CATAN_CORNERS)
		return reason_set(call->why, _("a building touches at most %d hexes"), CATAN_CORNERS);
	if (catan_place_touches(place, hex))
		return reason_set(call->why, _("%s is there twice: the second is %sb"), word, word);
	place->corner[place->corners++] = hex;
	return catan_is_on_island(call->state, hex, call->why);
}

/* g6,o8,b4 */
static bool read_corners(struct call *call, const char *text, struct catan_place *place)
{
	for (const char *at = text; at;) {
		size_t length = strcspn(at, ",");
		char word[24];

		snprintf(word, sizeof word, "%.*s", (int)length, at);
		if (!add_corner(call, place, word))
			return false;
		at = at[length] ? at + length + 1 : NULL;
	}
	return true;
}

bool catan_same_corners(const struct catan_place *a, const struct catan_place *b)
{
	if (a->corners != b->corners)
		return false;
	for (int i = 0; i < a->corners; i++)
		if (!catan_place_touches(a, b->corner[i]))
			return false;
	return true;
}

/* ---- spots ---- */

static struct catan_place place_of(const struct catan *c, int spot)
{
	struct catan_place place = { .spot = spot };
	int hexes[CATAN_CORNERS];

	place.corners = island_spot_hexes(catan_island(c), spot, hexes);
	for (int i = 0; i < place.corners; i++)
		place.corner[i] = c->board.hex[hexes[i]];
	return place;
}

static bool has_all(const struct catan_place *place, const struct catan_place *wanted)
{
	for (int i = 0; i < wanted->corners; i++)
		if (!catan_place_touches(place, wanted->corner[i]))
			return false;
	return true;
}

/* The spots that touch these hexes and no other; if there is none, those that touch
 * others too. For a city only settlements of the player count. */
static struct catan_choice fitting(const struct catan *c, int seat, enum catan_thing thing,
                                   const struct catan_place *wanted)
{
	struct catan_choice fit = { .count = 0 };
	bool city;

	for (int exactly = 1; exactly >= 0 && !fit.count; exactly--)
		for (int spot = 1; spot <= catan_island(c)->spots; spot++) {
			struct catan_place place = place_of(c, spot);

			if (thing == CATAN_CITY && (catan_spot_owner(c, spot, &city) != seat || city))
				continue;
			if (exactly ? catan_same_corners(&place, wanted) : has_all(&place, wanted))
				fit.at[fit.count++] = spot;
		}
	return fit;
}

bool catan_read_which(struct call *call, const struct catan_choice *choice, int *spot)
{
	if (choice->count > 1)
		return reason_set(call->why, _("several spots fit: type at= with one of %s"),
		                  catan_list_spots(choice).text);
	*spot = choice->at[0];
	return true;
}

static bool find_spot(struct call *call, int seat, enum catan_thing thing, struct catan_place *place)
{
	const struct catan *c = call->state;
	struct catan_choice fit = fitting(c, seat, thing, place);
	int spot = 0;

	if (!fit.count && thing == CATAN_CITY)
		return reason_set(call->why, _("%s has no settlement at these hexes"), catan_name(c, seat));
	if (!fit.count)
		return reason_set(call->why, _("these hexes do not meet at any spot"));
	if (!catan_read_which(call, &fit, &spot))
		return false;
	*place = place_of(c, spot);
	return true;
}

static bool read_spot(struct call *call, const char *text, int *spot)
{
	const struct island *island = catan_island(call->state);

	return read_int(text, 1, island->spots, spot) ||
	       reason_set(call->why, _("\"%.20s\" is not a spot: the board has 1 to %d"), text,
	                  island->spots);
}

/* 18-23 */
static bool read_edge(struct call *call, const char *text, int *edge)
{
	size_t length = strcspn(text, "-");
	char word[24];
	int from, to;

	snprintf(word, sizeof word, "%.*s", (int)length, text);
	if (!text[length])
		return reason_set(call->why, _("a road lies between two spots: at=18-23"));
	if (!read_spot(call, word, &from) || !read_spot(call, text + length + 1, &to))
		return false;
	*edge = island_edge_between(catan_island(call->state), from, to);
	return *edge || reason_set(call->why, _("spots %d and %d are not next to each other"), from, to);
}

bool catan_read_place(struct call *call, int seat, enum catan_thing thing, struct catan_place *place,
                      int *edge)
{
	const struct catan *c = call->state;
	const char *text = args_key(&call->args, "at");
	int spot;

	*edge = 0;
	*place = (struct catan_place){ .corners = 0 };
	if (!text)
		return true;
	if (!c->board.laid)
		return read_corners(call, text, place);
	if (thing == CATAN_ROAD)
		return read_edge(call, text, edge);
	if (text[0] && !text[strspn(text, "0123456789")]) {
		if (!read_spot(call, text, &spot))
			return false;
		*place = place_of(c, spot);
		return true;
	}
	return read_corners(call, text, place) && find_spot(call, seat, thing, place);
}
