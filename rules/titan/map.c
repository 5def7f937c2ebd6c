/* SPDX-License-Identifier: MIT */
/*
 * Titan: the maps of the eleven battle lands, hex by hex, and the characters
 * that each land musters. A hexside hazard stands with its upper hex alone:
 * who stands there is atop it, who stands beyond it is at its foot. Hexes that
 * are not listed are plain, level and bare.
 */
#include "board.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum {
	A1,
	A2,
	A3,
	B1,
	B2,
	B3,
	B4,
	C1,
	C2,
	C3,
	C4,
	C5,
	D1,
	D2,
	D3,
	D4,
	D5,
	D6,
	E1,
	E2,
	E3,
	E4,
	E5,
	F1,
	F2,
	F3,
	F4,
};

/* Hexside hazards, short enough for six in a row: none, slope, dune, cliff, wall. */
enum { o = HAZARD_NONE, s = HAZARD_SLOPE, d = HAZARD_DUNE, c = HAZARD_CLIFF, w = HAZARD_WALL };

struct cell {
	int8_t terrain, elevation;
	int8_t side[TITAN_SIDES]; /* from the top, clockwise */
};

static const struct cell cells[TITAN_LANDS][TITAN_HEXES] = {
	[LAND_BRUSH] = {
		[A3] = { HAZARD_BRAMBLE, 0, { 0 } },
		[B2] = { HAZARD_BRAMBLE, 0, { 0 } },
		[C4] = { HAZARD_BRAMBLE, 0, { 0 } },
		[D1] = { HAZARD_BRAMBLE, 0, { 0 } },
		[D2] = { HAZARD_BRAMBLE, 0, { 0 } },
		[D5] = { HAZARD_BRAMBLE, 0, { 0 } },
		[E3] = { HAZARD_BRAMBLE, 0, { 0 } },
		[F4] = { HAZARD_BRAMBLE, 0, { 0 } },
	},
	[LAND_DESERT] = {
		[A1] = { HAZARD_SAND, 0, { 0 } },
		[A2] = { HAZARD_SAND, 0, { d, d, o, o, o, o } },
		[B2] = { HAZARD_SAND, 0, { d, d, d, c, o, o } },
		[D1] = { HAZARD_SAND, 0, { d, o, o, o, o, d } },
		[D4] = { HAZARD_SAND, 0, { o, o, d, c, c, d } },
		[D5] = { HAZARD_SAND, 0, { o, o, o, o, d, o } },
		[D6] = { HAZARD_SAND, 0, { 0 } },
		[E1] = { HAZARD_SAND, 0, { c, d, o, o, o, d } },
		[E4] = { HAZARD_SAND, 0, { o, o, d, d, o, o } },
		[E5] = { HAZARD_SAND, 0, { 0 } },
		[F4] = { HAZARD_SAND, 0, { 0 } },
	},
	[LAND_HILLS] = {
		[B1] = { HAZARD_PLAIN, 1, { s, s, s, o, o, s } },
		[B3] = { HAZARD_PLAIN, 1, { s, s, s, s, s, s } },
		[C2] = { HAZARD_TREE, 1, { 0 } },
		[C4] = { HAZARD_TREE, 1, { 0 } },
		[D2] = { HAZARD_PLAIN, 1, { s, s, s, s, s, s } },
		[D6] = { HAZARD_PLAIN, 1, { o, o, s, s, s, o } },
		[E3] = { HAZARD_PLAIN, 1, { s, s, s, s, s, s } },
		[F2] = { HAZARD_TREE, 1, { 0 } },
	},
	[LAND_JUNGLE] = {
		[A2] = { HAZARD_BRAMBLE, 0, { 0 } },
		[B4] = { HAZARD_TREE, 1, { 0 } },
		[C1] = { HAZARD_BRAMBLE, 0, { 0 } },
		[C3] = { HAZARD_BRAMBLE, 0, { 0 } },
		[C5] = { HAZARD_BRAMBLE, 0, { 0 } },
		[D3] = { HAZARD_TREE, 1, { 0 } },
		[D4] = { HAZARD_BRAMBLE, 0, { 0 } },
		[E2] = { HAZARD_BRAMBLE, 0, { 0 } },
		[F3] = { HAZARD_TREE, 1, { 0 } },
		[F4] = { HAZARD_BRAMBLE, 0, { 0 } },
	},
	[LAND_MARSH] = {
		[A3] = { HAZARD_BOG, 0, { 0 } },
		[C2] = { HAZARD_BOG, 0, { 0 } },
		[C3] = { HAZARD_BOG, 0, { 0 } },
		[D5] = { HAZARD_BOG, 0, { 0 } },
		[E1] = { HAZARD_BOG, 0, { 0 } },
		[E3] = { HAZARD_BOG, 0, { 0 } },
	},
	[LAND_MOUNTAINS] = {
		[A1] = { HAZARD_PLAIN, 1, { s, o, o, o, o, o } },
		[B1] = { HAZARD_PLAIN, 2, { s, c, s, o, o, s } },
		[B2] = { HAZARD_PLAIN, 1, { s, s, s, o, o, s } },
		[B4] = { HAZARD_PLAIN, 1, { o, o, o, s, s, o } },
		[C1] = { HAZARD_PLAIN, 1, { s, s, s, o, o, o } },
		[C4] = { HAZARD_PLAIN, 1, { o, o, o, s, s, o } },
		[C5] = { HAZARD_PLAIN, 2, { o, o, s, s, s, o } },
		[D3] = { HAZARD_PLAIN, 1, { o, o, s, s, s, s } },
		[D4] = { HAZARD_VOLCANO, 2, { s, s, s, s, c, s } },
		[D5] = { HAZARD_PLAIN, 1, { 0 } },
		[D6] = { HAZARD_PLAIN, 2, { o, o, s, s, o, o } },
		[E3] = { HAZARD_PLAIN, 1, { o, o, o, s, o, o } },
		[E4] = { HAZARD_PLAIN, 1, { 0 } },
		[E5] = { HAZARD_PLAIN, 1, { 0 } },
		[F1] = { HAZARD_PLAIN, 1, { o, o, o, o, s, s } },
		[F2] = { HAZARD_PLAIN, 2, { s, o, o, s, c, s } },
		[F3] = { HAZARD_PLAIN, 1, { 0 } },
		[F4] = { HAZARD_PLAIN, 2, { o, o, o, s, s, s } },
	},
	/* Plains: nothing but plain hexes */
	[LAND_SWAMP] = {
		[B2] = { HAZARD_BOG, 0, { 0 } },
		[C2] = { HAZARD_TREE, 1, { 0 } },
		[C4] = { HAZARD_TREE, 1, { 0 } },
		[C5] = { HAZARD_BOG, 0, { 0 } },
		[D1] = { HAZARD_BOG, 0, { 0 } },
		[D3] = { HAZARD_BOG, 0, { 0 } },
		[E4] = { HAZARD_TREE, 1, { 0 } },
		[F2] = { HAZARD_BOG, 0, { 0 } },
	},
	[LAND_TOWER] = {
		[C3] = { HAZARD_TOWER, 1, { o, o, o, w, w, w } },
		[C4] = { HAZARD_TOWER, 1, { w, o, o, o, w, w } },
		[D3] = { HAZARD_TOWER, 1, { o, o, w, w, w, o } },
		[D4] = { HAZARD_TOWER, 2, { w, w, w, w, w, w } },
		[D5] = { HAZARD_TOWER, 1, { w, w, o, o, o, w } },
		[E3] = { HAZARD_TOWER, 1, { o, w, w, w, o, o } },
		[E4] = { HAZARD_TOWER, 1, { w, w, w, o, o, o } },
	},
	[LAND_TUNDRA] = {
		[A1] = { HAZARD_DRIFT, 0, { 0 } },
		[B2] = { HAZARD_DRIFT, 0, { 0 } },
		[C2] = { HAZARD_DRIFT, 0, { 0 } },
		[C4] = { HAZARD_DRIFT, 0, { 0 } },
		[C5] = { HAZARD_DRIFT, 0, { 0 } },
		[D3] = { HAZARD_DRIFT, 0, { 0 } },
		[E1] = { HAZARD_DRIFT, 0, { 0 } },
		[E4] = { HAZARD_DRIFT, 0, { 0 } },
		[F2] = { HAZARD_DRIFT, 0, { 0 } },
	},
	[LAND_WOODS] = {
		[A3] = { HAZARD_TREE, 1, { 0 } },
		[C3] = { HAZARD_TREE, 1, { 0 } },
		[D1] = { HAZARD_TREE, 1, { 0 } },
		[E3] = { HAZARD_TREE, 1, { 0 } },
		[E5] = { HAZARD_TREE, 1, { 0 } },
	},
};

/* clang-format off */
static const struct titan_chain chains[TITAN_LANDS] = {
	[LAND_BRUSH] = { 3, { { CREATURE_GARGOYLE, 1 }, { CREATURE_CYCLOPS, 2 }, { CREATURE_GORGON, 2 } } },
	[LAND_JUNGLE] = { 4, { { CREATURE_GARGOYLE, 1 }, { CREATURE_CYCLOPS, 2 },
		{ CREATURE_BEHEMOTH, 3 }, { CREATURE_SERPENT, 2 } } },
	[LAND_PLAINS] = { 3, { { CREATURE_CENTAUR, 1 }, { CREATURE_LION, 2 }, { CREATURE_RANGER, 2 } } },
	[LAND_WOODS] = { 3, { { CREATURE_CENTAUR, 1 }, { CREATURE_WARBEAR, 3 }, { CREATURE_UNICORN, 2 } } },
	[LAND_MARSH] = { 3, { { CREATURE_OGRE, 1 }, { CREATURE_TROLL, 2 }, { CREATURE_RANGER, 2 } } },
	[LAND_HILLS] = { 3, { { CREATURE_OGRE, 1 }, { CREATURE_MINOTAUR, 3 }, { CREATURE_UNICORN, 2 } } },
	[LAND_SWAMP] = { 3, { { CREATURE_TROLL, 1 }, { CREATURE_WYVERN, 3 }, { CREATURE_HYDRA, 2 } } },
	[LAND_DESERT] = { 3, { { CREATURE_LION, 1 }, { CREATURE_GRIFFON, 3 }, { CREATURE_HYDRA, 2 } } },
	[LAND_MOUNTAINS] = { 4, { { CREATURE_LION, 1 }, { CREATURE_MINOTAUR, 2 }, { CREATURE_DRAGON, 2 },
		{ CREATURE_COLOSSUS, 2 } } },
	[LAND_TUNDRA] = { 4, { { CREATURE_TROLL, 1 }, { CREATURE_WARBEAR, 2 }, { CREATURE_GIANT, 2 },
		{ CREATURE_COLOSSUS, 2 } } },
	/* Tower: the three that are free and the demi-lords, see titan_recruits */
};
/* clang-format on */

static const char *const land_names[TITAN_LANDS] = {
	N_("Brush"),  N_("Desert"), N_("Hills"), N_("Jungle"), N_("Marsh"), N_("Mountains"),
	N_("Plains"), N_("Swamp"),  N_("Tower"), N_("Tundra"), N_("Woods"),
};

const char *titan_land_name(enum titan_land land)
{
	return land_names[land];
}

/* Any beginning that fits one land only. */
int titan_land_find(const char *word, struct reason *why)
{
	char folded[40], name[40];
	int found = -1, fits = 0;

	utf8_fold(word, folded, sizeof folded);
	for (int i = 0; i < TITAN_LANDS; i++) {
		utf8_fold(land_names[i], name, sizeof name);
		if (strncmp(name, folded, strlen(folded)) == 0) {
			found = i;
			fits++;
		}
	}
	if (fits == 1)
		return found;
	reason_set(why,
	           _("no land is called \"%.40s\": Brush, Desert, Hills, Jungle, Marsh, Mountains, Plains, "
	             "Swamp, Tower, Tundra, Woods"),
	           word);
	return -1;
}

enum titan_hazard titan_terrain(enum titan_land land, int hex)
{
	return cells[land][hex].terrain;
}

int titan_elevation(enum titan_land land, int hex)
{
	return cells[land][hex].elevation;
}

enum titan_hazard titan_hexside(enum titan_land land, int hex, int side, bool *upper)
{
	int other = titan_neighbour(hex, side);

	*upper = cells[land][hex].side[side] != HAZARD_NONE;
	if (*upper || other < 0)
		return cells[land][hex].side[side];
	return cells[land][other].side[(side + 3) % TITAN_SIDES];
}

titan_hexes titan_tower_hexes(void)
{
	return 1u << C3 | 1u << C4 | 1u << D3 | 1u << D4 | 1u << D5 | 1u << E3 | 1u << E4;
}

const struct titan_chain *titan_chain_of(enum titan_land land)
{
	return &chains[land];
}

/* Three of a kind, but no lords or demi-lords, or a Guardian; the Titan or a
 * Warlock; the three that live in Towers come to anybody. */
static uint32_t tower_recruits(const int has[TITAN_CREATURES])
{
	uint32_t set = 1u << CREATURE_CENTAUR | 1u << CREATURE_GARGOYLE | 1u << CREATURE_OGRE;

	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i] >= 3 && titan_creatures[i].rank == CLASS_CREATURE)
			set |= 1u << CREATURE_GUARDIAN;
	if (has[CREATURE_GUARDIAN])
		set |= 1u << CREATURE_GUARDIAN;
	if (has[CREATURE_TITAN] || has[CREATURE_WARLOCK])
		set |= 1u << CREATURE_WARLOCK;
	return set;
}

/* One of the same or of any further on in the chain, or enough of the one before. */
uint32_t titan_recruits(enum titan_land land, const int has[TITAN_CREATURES])
{
	const struct titan_chain *chain = &chains[land];
	uint32_t set = 0;
	bool further = false;

	if (land == LAND_TOWER)
		return tower_recruits(has);
	for (int i = chain->count - 1; i >= 0; i--) {
		further = further || has[chain->link[i].creature];
		if (further || (i > 0 && has[chain->link[i - 1].creature] >= chain->link[i].needs))
			set |= 1u << chain->link[i].creature;
	}
	return set;
}
