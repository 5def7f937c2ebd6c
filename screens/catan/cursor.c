/* SPDX-License-Identifier: MIT */
/*
 * Placing on the board: what is to be placed, where it may go, and the way of the cursor from
 * one such place to the next. The set-up and the roads of Road Building lead themselves; keys
 * begin the rest. Draws nothing; the rules say what is allowed.
 */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* Whose cards a key spends: only the player on turn may, but in the set-up and the special
 * building phase it is the one in focus. So the dealer need not move the focus back. */
int catan_actor(const struct catan_view *view, const struct catan *c)
{
	return c->phase == CATAN_PLAYING && !c->special && c->table.turn >= 0 ? c->table.turn : view->focus;
}

/* ---- what is placed ---- */

static struct catan_choice places_for(const struct catan *c, enum aim_piece piece, int seat)
{
	switch (piece) {
	case AIM_ROAD: return catan_edges_to_build(c, seat);
	case AIM_SETTLEMENT: return catan_spots_to_settle(c, seat);
	case AIM_CITY: return catan_spots_to_raise(c, seat);
	case AIM_ROBBER: return catan_robber_hexes(c);
	default: return (struct catan_choice){ .count = 0 };
	}
}

/* What comes next by itself; the seat in *seat. */
static enum aim_piece piece_led(const struct catan *c, int *seat)
{
	bool road;
	int settler = catan_settler(c, &road);

	if (settler >= 0) {
		*seat = settler;
		return road ? AIM_ROAD : AIM_SETTLEMENT;
	}
	*seat = c->table.turn;
	if (c->robber_due && catan_may_move_robber(c, NULL))
		return AIM_ROBBER;
	return c->free_roads && catan_may_act(c, NULL) ? AIM_ROAD : AIM_NOTHING;
}

/* In doubled coordinates, so that the middle of an edge has one. */
static struct island_point point_of(const struct island *island, enum aim_piece piece, int at)
{
	struct island_point point, other;

	if (piece == AIM_ROAD) {
		struct island_ends ends = island_edge_ends(island, at);

		point = island_spot_point(island, ends.spot[0]);
		other = island_spot_point(island, ends.spot[1]);
	} else {
		point = other =
			piece == AIM_ROBBER ? island_hex_point(island, at) : island_spot_point(island, at);
	}
	return (struct island_point){ point.x + other.x, point.y + other.y };
}

/* Half the width of a hex is to half its side as 7 is to 4. */
enum { ACROSS = 7, DOWN = 4 };

static int distance(struct island_point a, struct island_point b)
{
	return abs(a.x - b.x) * ACROSS + abs(a.y - b.y) * DOWN;
}

/* Where the cursor begins: in the middle of the island. */
static int first_place(const struct catan *c, const struct catan_aim *aim)
{
	const struct island *island = catan_island(c);
	struct island_point middle = { island->width, island->height };
	int best = 0;

	for (int i = 1; i < aim->places.count; i++)
		if (distance(point_of(island, aim->piece, aim->places.at[i]), middle) <
		    distance(point_of(island, aim->piece, aim->places.at[best]), middle))
			best = i;
	return best;
}

/* What is to be placed, and whose it is, if there is a place for it. */
static enum aim_piece piece_of(const struct catan_view *view, const struct catan *c, int *seat)
{
	*seat = view->aim == AIM_ROBBER ? c->table.turn : catan_actor(view, c);
	if (!c->board.laid || c->paused || c->phase == CATAN_OVER)
		return AIM_NOTHING;
	return view->aim || view->aside ? view->aim : piece_led(c, seat);
}

/* Most hints are about another piece, and need no places. */
bool catan_aims_at(const struct catan_view *view, const struct catan *c, enum aim_piece piece)
{
	int seat;

	return piece_of(view, c, &seat) == piece && places_for(c, piece, seat).count > 0;
}

struct catan_aim catan_aim_of(const struct catan_view *view, const struct catan *c)
{
	struct catan_aim aim;

	aim.piece = piece_of(view, c, &aim.seat);
	aim.places = places_for(c, aim.piece, aim.seat);
	if (!aim.places.count)
		return (struct catan_aim){ .piece = AIM_NOTHING };
	aim.now = -1;
	for (int i = 0; i < aim.places.count; i++)
		if (aim.places.at[i] == view->place && aim.piece == view->placed)
			aim.now = i;
	if (aim.now < 0)
		aim.now = first_place(c, &aim);
	return aim;
}

struct catan_text catan_place_word(const struct catan *c, enum aim_piece piece, int at)
{
	struct catan_text out;

	if (piece == AIM_ROAD)
		return catan_edge_word(c, at);
	if (piece == AIM_ROBBER)
		return catan_hex_word(c->board.hex[at]);
	snprintf(out.text, sizeof out.text, "%d", at);
	return out;
}

/* The robber leads itself after a 7: an Enter out of habit must not put it anywhere. */
bool catan_is_robber_open(const struct catan_view *view, const struct catan *c)
{
	return view->aim != AIM_ROBBER && view->placed != AIM_ROBBER && catan_aims_at(view, c, AIM_ROBBER);
}

/* ---- moving ---- */

static void put_cursor(struct catan_view *view, const struct catan_aim *aim, int n)
{
	view->placed = aim->piece;
	view->place = aim->places.at[n];
}

/* The nearest place in the direction; what lies aside counts twice. */
static int place_towards(const struct catan *c, const struct catan_aim *aim, struct step step)
{
	const struct island *island = catan_island(c);
	struct island_point from = point_of(island, aim->piece, aim->places.at[aim->now]);
	int best = aim->now, least = 0;

	for (int i = 0; i < aim->places.count; i++) {
		struct island_point to = point_of(island, aim->piece, aim->places.at[i]);
		int x = (to.x - from.x) * ACROSS, y = (to.y - from.y) * DOWN;
		int along = step.right ? x * step.right : y * step.down, off = abs(step.right ? y : x);

		if (along > 0 && (best == aim->now || along + 2 * off < least)) {
			best = i;
			least = along + 2 * off;
		}
	}
	return best;
}

/* The next hex whose number begins with the digit. */
static int hex_with_digit(const struct catan *c, const struct catan_aim *aim, int digit)
{
	for (int i = 1; i <= aim->places.count; i++) {
		int n = (aim->now + i) % aim->places.count;
		int number = catan_hex_number(c->board.hex[aim->places.at[n]]);

		if ((number > 9 ? number / 10 : number) == digit)
			return n;
	}
	return aim->now;
}

bool catan_aim_key(struct catan_view *view, const struct catan *c, int key)
{
	struct catan_aim aim = catan_aim_of(view, c);
	struct step step;
	int count = aim.places.count;

	if (!aim.piece)
		return false;
	if (key == KEY_ESCAPE) {
		view->aside = !view->aim;
		view->aim = AIM_NOTHING;
	} else if (key == '\t' || key == KEY_BTAB) {
		put_cursor(view, &aim, (aim.now + (key == '\t' ? 1 : count - 1)) % count);
	} else if (step_of_key(key, &step)) {
		put_cursor(view, &aim, place_towards(c, &aim, step));
	} else if (aim.piece == AIM_ROBBER && key >= '1' && key <= '9') {
		put_cursor(view, &aim, hex_with_digit(c, &aim, key - '0'));
	} else {
		return false;
	}
	return true;
}

struct cell_at catan_map_place(const struct catan_map *map, enum aim_piece piece, int at)
{
	struct edge_cells cells;
	struct cell_at top;

	switch (piece) {
	case AIM_ROAD:
		cells = catan_map_edge(map, at);
		return (struct cell_at){ cells.y + (cells.upright ? cells.count / 2 : 0),
			                 cells.x + (cells.upright ? 0 : cells.count / 2) };
	case AIM_ROBBER:
		top = catan_map_hex(map, at);
		return (struct cell_at){ top.y + map->pitch / 2, top.x };
	default: return catan_map_spot(map, at);
	}
}

const char *catan_aim_touch(struct catan_view *view, const struct catan *c, int place)
{
	struct catan_aim aim = catan_aim_of(view, c);
	bool again = view->placed == aim.piece && view->place == place;

	view->placed = aim.piece;
	view->place = place;
	return again ? "Enter" : NULL;
}

/* ---- the keys that begin it ---- */

static bool begin(struct catan_view *view, const struct catan *c, enum aim_piece piece, struct reason *why)
{
	static const char *const none[] = {
		[AIM_ROAD] = N_("%s has no edge to build on"),
		[AIM_SETTLEMENT] = N_("%s has no free spot on a road, two edges from any building"),
		[AIM_CITY] = N_("%s has no settlement to turn into a city"),
	};

	if (!places_for(c, piece, catan_actor(view, c)).count)
		return reason_set(why, _(none[piece]), c->table.seat[catan_actor(view, c)].name);
	view->aim = piece;
	view->aside = false;
	return true;
}

/* In the set-up it goes on where Esc had put it aside. */
static bool begin_building(struct catan_view *view, const struct catan *c, enum aim_piece piece,
                           enum catan_thing thing, struct reason *why)
{
	int seat = catan_actor(view, c);
	bool free = c->phase == CATAN_SETUP || (piece == AIM_ROAD && c->free_roads && seat == c->table.turn);

	if (free ? !catan_may_act(c, why) || !catan_may_set_up(c, seat, thing, why)
	         : !catan_may_build(c, seat, why) || !catan_can_buy(c, seat, thing, why))
		return false;
	return begin(view, c, piece, why);
}

bool catan_aim_road(void *view, const void *state, struct reason *why)
{
	return begin_building(view, state, AIM_ROAD, CATAN_ROAD, why);
}

bool catan_aim_settlement(void *view, const void *state, struct reason *why)
{
	return begin_building(view, state, AIM_SETTLEMENT, CATAN_SETTLEMENT, why);
}

bool catan_aim_city(void *view, const void *state, struct reason *why)
{
	return begin_building(view, state, AIM_CITY, CATAN_CITY, why);
}

bool catan_aim_robber(void *view, const void *state, struct reason *why)
{
	return catan_may_move_robber(state, why) && begin(view, state, AIM_ROBBER, why);
}
