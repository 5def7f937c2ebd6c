/* SPDX-License-Identifier: MIT */
/*
 * Titan: what is printed on the pieces and the boards, and never changes: the
 * 24 characters, the 27 hexes of a battle board, the 11 battle lands. Knows no
 * table and no battle.
 */
#ifndef RULES_TITAN_BOARD_H
#define RULES_TITAN_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/reason.h"

enum { TITAN_HEXES = 27, TITAN_SIDES = 6, TITAN_COLUMNS = 6, TITAN_LABEL = 3 };

enum titan_land {
	LAND_BRUSH,
	LAND_DESERT,
	LAND_HILLS,
	LAND_JUNGLE,
	LAND_MARSH,
	LAND_MOUNTAINS,
	LAND_PLAINS,
	LAND_SWAMP,
	LAND_TOWER,
	LAND_TUNDRA,
	LAND_WOODS,
	TITAN_LANDS
};

enum titan_creature {
	CREATURE_ANGEL,
	CREATURE_ARCHANGEL,
	CREATURE_BEHEMOTH,
	CREATURE_CENTAUR,
	CREATURE_COLOSSUS,
	CREATURE_CYCLOPS,
	CREATURE_DRAGON,
	CREATURE_GARGOYLE,
	CREATURE_GIANT,
	CREATURE_GORGON,
	CREATURE_GRIFFON,
	CREATURE_GUARDIAN,
	CREATURE_HYDRA,
	CREATURE_LION,
	CREATURE_MINOTAUR,
	CREATURE_OGRE,
	CREATURE_RANGER,
	CREATURE_SERPENT,
	CREATURE_TITAN,
	CREATURE_TROLL,
	CREATURE_UNICORN,
	CREATURE_WARBEAR,
	CREATURE_WARLOCK,
	CREATURE_WYVERN,
	TITAN_CREATURES
};

/* What a hex is and what lies on a hexside; natives know some of either. */
enum titan_hazard {
	HAZARD_PLAIN,
	HAZARD_TOWER,
	HAZARD_TREE,
	HAZARD_BOG,
	HAZARD_BRAMBLE,
	HAZARD_DRIFT,
	HAZARD_SAND,
	HAZARD_VOLCANO,
	HAZARD_SLOPE,
	HAZARD_DUNE,
	HAZARD_CLIFF,
	HAZARD_WALL,
	TITAN_HAZARDS,
	HAZARD_NONE = HAZARD_PLAIN, /* of a hexside */
};

enum titan_entry { ENTRY_RIGHT, ENTRY_LOWER_LEFT, ENTRY_UPPER_LEFT, TITAN_ENTRIES };
enum titan_side { SIDE_ATTACKER, SIDE_DEFENDER };
enum titan_class { CLASS_CREATURE, CLASS_DEMILORD, CLASS_LORD };

typedef uint32_t titan_hexes; /* bit n: hex n */

/* A character as its counter has it. A Titan's power is its owner's score's. */
struct titan_facts {
	const char *name, *plural; /* N_() */
	char counter[3];           /* two letters, no two alike */
	int power, skill;          /* power 0: the Titan's */
	enum titan_class rank;
	bool flies, rangestrikes, magic;
	unsigned natives; /* bit per enum titan_hazard */
	int count;        /* counters of it in the box */
	bool returns;     /* goes back to the pot when slain (2.5.6.10) */
};

extern const struct titan_facts titan_creatures[TITAN_CREATURES];

/* Any beginning of a name that fits one only, or a whole plural, in any case. -1 and why. */
int titan_creature_find(const char *word, struct reason *why);

/* What a hazard does; titan_hazard.c evaluates nothing but these rows. The
 * values are added for whom the column speaks of: natives, others, or all. */
struct titan_hazard_row {
	const char *name; /* N_() */
	char letter;      /* on a map without colours; ' ' for plain ground */
	/* moving in, or over a hexside upwards */
	enum titan_entering { ENTER_ALL, ENTER_NATIVES, ENTER_NOBODY } walk, land;
	bool no_flying_over; /* but for natives */
	bool slows_walkers, slows_natives_too, slows_landing;
	/* striking from the hex, or down over the hexside */
	int out_native_dice, out_other_skill, down_native_dice, down_all_skill;
	/* striking up over the hexside */
	int up_other_dice, up_other_skill, up_all_skill;
	/* at a native standing in it, by one who is not a native */
	int into_native_number;
	/* the same from afar */
	int range_out_native_dice, range_into_number, range_through_skill, range_up_skill;
	bool range_into_any; /* range_into_number also by natives */
	bool blocks_strikes; /* no contact over it */
	bool blocks_sight;   /* between the ends of a rangestrike */
	bool hurts;          /* a hit at each strike phase, but for natives */
};

extern const struct titan_hazard_row titan_hazards[TITAN_HAZARDS];

/* ---- the board: column 0..5 is A..F, row 1 is at the bottom ---- */

const char *titan_hex_label(int hex);  /* "D4" */
int titan_hex_find(const char *word);  /* in any case; -1 */
int titan_hex_at(int column, int row); /* -1 outside */
int titan_hex_column(int hex);
int titan_hex_row(int hex);
int titan_column_rows(int column); /* 3 4 5 6 5 4 */

/* The side of a hex: 0 up, then clockwise; -1 at the edge. */
int titan_neighbour(int hex, int side);
int titan_side_towards(int hex, int other); /* -1 when not adjacent */
int titan_distance(int hex, int other);     /* 0 the same, 1 adjacent; a range is one more */

/* Where a side comes in (facts, the battle board). */
titan_hexes titan_entry_hexes(enum titan_entry entry, enum titan_side side);
extern const char *const titan_entry_words[TITAN_ENTRIES]; /* "right" ... */

/* ---- the lands ---- */

const char *titan_land_name(enum titan_land land);         /* N_() and the word for it */
int titan_land_find(const char *word, struct reason *why); /* -1 and why */

enum titan_hazard titan_terrain(enum titan_land land, int hex);
int titan_elevation(enum titan_land land, int hex);
/* What lies on a side of the hex, and whether the hex is its upper, owning
 * one; a cliff or dune of the Desert has its upper hex too. */
enum titan_hazard titan_hexside(enum titan_land land, int hex, int side, bool *upper);

/* The seven Tower hexes, where a defender is set up. */
titan_hexes titan_tower_hexes(void);

/* ---- recruits ---- */

enum { TITAN_CHAIN = 4 };

/* A land's characters in order; `needs` of the one before, 1 for the first. */
struct titan_chain {
	int count;
	struct {
		enum titan_creature creature;
		int needs;
	} link[TITAN_CHAIN];
};

const struct titan_chain *titan_chain_of(enum titan_land land); /* Tower: count 0 */

/* What so many of each (by enum titan_creature) may muster in a land, as a set
 * of creatures; who is used up in the pot is not looked at. */
uint32_t titan_recruits(enum titan_land land, const int has[TITAN_CREATURES]);

#endif
