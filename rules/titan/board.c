/* SPDX-License-Identifier: MIT */
/*
 * The battle board and the lands: everything that the rows of maps.def say or
 * imply. A hex is the number of its row in maps.def.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "titan.h"

enum {
#define COLUMN(first, rest) first, rest
#define HEX(name) name,
#include "maps.def"
};

_Static_assert(TITAN_HEXES <= 32, "titan_hexes has a bit for each hex");

static const char labels[TITAN_HEXES][TITAN_LABEL] = {
#define COLUMN(first, rest) #first, rest
#define HEX(name) #name,
#include "maps.def"
};

/* The hex at the bottom of each column, and one past the last. */
static const int8_t bottom[TITAN_COLUMNS + 1] = {
#define COLUMN(first, rest) first,
#include "maps.def"
	TITAN_HEXES
};

/* ---- hexes ---- */

const char *titan_hex_label(int hex)
{
	return hex >= 0 && hex < TITAN_HEXES ? labels[hex] : "";
}

int titan_hex_at(int column, int row)
{
	if (column < 0 || column >= TITAN_COLUMNS || row < 1 || row > titan_column_rows(column))
		return -1;
	return bottom[column] + row - 1;
}

int titan_hex_find(const char *word)
{
	if (strlen(word) != 2 || !isdigit((unsigned char)word[1]))
		return -1;
	return titan_hex_at(toupper((unsigned char)word[0]) - 'A', word[1] - '0');
}

bool titan_no_hex(const char *word, struct reason *why)
{
#define NO_HEX(text) return reason_set(why, _(text), word);
#include "maps.def"
}

int titan_hex_middle(void)
{
#define MIDDLE(hex) return hex;
#include "maps.def"
}

int titan_hex_column(int hex)
{
	return labels[hex][0] - 'A';
}

int titan_hex_row(int hex)
{
	return labels[hex][1] - '0';
}

int titan_column_rows(int column)
{
	return bottom[column + 1] - bottom[column];
}

int titan_column_most(void)
{
	return titan_column_rows(titan_hex_column(titan_hex_middle()));
}

/* ---- how they lie: a step to the next column climbs or falls half a hex, one within it a whole ---- */

int titan_hex_height(int hex)
{
	return 2 * titan_hex_row(hex) - titan_column_rows(titan_hex_column(hex));
}

int titan_hex_by(int hex, int across, int up)
{
	int column = titan_hex_column(hex) + across, row;

	if (column < 0 || column >= TITAN_COLUMNS)
		return -1;
	row = titan_hex_height(hex) + up + titan_column_rows(column);
	return row % 2 ? -1 : titan_hex_at(column, row / 2);
}

int titan_neighbour(int hex, int side)
{
	/* from the top, clockwise */
	static const int across[TITAN_SIDES] = { 0, 1, 1, 0, -1, -1 },
			 up[TITAN_SIDES] = { 2, 1, -1, -2, -1, 1 };

	return titan_hex_by(hex, across[side], up[side]);
}

int titan_side_towards(int hex, int other)
{
	for (int side = 0; side < TITAN_SIDES; side++)
		if (titan_neighbour(hex, side) == other)
			return side;
	return -1;
}

int titan_distance(int hex, int other)
{
	int across = abs(titan_hex_column(other) - titan_hex_column(hex));
	int up = abs(titan_hex_height(other) - titan_hex_height(hex));

	return across + (up > across ? (up - across) / 2 : 0);
}

/* ---- where a battle is entered ---- */

const char *const titan_entry_words[TITAN_ENTRIES] = {
#define SIDE(name, word, key, text, attacker, defender) [ENTRY_##name] = word,
#include "maps.def"
};

static const struct {
	const char *text;
	char key;
	titan_hexes hexes[2];
} entries[TITAN_ENTRIES] = {
#define HEX(name) | 1u << (name)
#define SIDE(name, word, key, text, attacker, defender) \
	[ENTRY_##name] = { text, key, { 0 attacker, 0 defender } },
#include "maps.def"
};

const char *titan_entry_text(enum titan_entry entry)
{
	return entries[entry].text;
}

char titan_entry_key(enum titan_entry entry)
{
	return entries[entry].key;
}

titan_hexes titan_entry_hexes(enum titan_entry entry, enum titan_side side)
{
	return entries[entry].hexes[side];
}

/* ---- the lands ---- */

/* Of a land that is entered from any side. */
enum { ANY_SIDE = -1 };

static const struct {
	const char *name;
	char key;
	int8_t entry;
	struct titan_chain chain;
} lands[TITAN_LANDS] = {
#define LAND(name, key, text, side, count, ...) \
	[LAND_##name] = { text, key, side, { count, { __VA_ARGS__ } } },
#include "maps.def"
};

enum { o = HAZARD_NONE, s = HAZARD_SLOPE, d = HAZARD_DUNE, c = HAZARD_CLIFF, w = HAZARD_WALL };

static const struct {
	int8_t terrain, elevation;
	int8_t side[TITAN_SIDES]; /* from the top, clockwise */
} cells[TITAN_LANDS][TITAN_HEXES] = {
#define BARE(land, hex, terrain, level) [LAND_##land][hex] = { HAZARD_##terrain, level, { 0 } },
#define EDGED(land, hex, terrain, level, ...) \
	[LAND_##land][hex] = { HAZARD_##terrain, level, { __VA_ARGS__ } },
#include "maps.def"
};

const char *titan_land_name(enum titan_land land)
{
	return lands[land].name;
}

char titan_land_key(enum titan_land land)
{
	return lands[land].key;
}

int titan_land_entry(enum titan_land land)
{
	return lands[land].entry;
}

enum titan_land titan_bare_land(void)
{
#define BARE_LAND(name) return LAND_##name;
#include "maps.def"
}

int titan_land_find(const char *word, struct reason *why)
{
	char folded[40], name[40];
	int found = -1, fits = 0;

	utf8_fold(word, folded, sizeof folded);
	for (int i = 0; i < TITAN_LANDS; i++) {
		utf8_fold(lands[i].name, name, sizeof name);
		if (strncmp(name, folded, strlen(folded)) == 0) {
			found = i;
			fits++;
		}
	}
	if (fits == 1)
		return found;
#define NO_LAND(text) reason_set(why, _(text), word);
#include "maps.def"
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
	int other;

	*upper = cells[land][hex].side[side] != HAZARD_NONE;
	if (*upper)
		return cells[land][hex].side[side];
	other = titan_neighbour(hex, side);
	return other < 0 ? HAZARD_NONE : cells[land][other].side[(side + 3) % TITAN_SIDES];
}

titan_hexes titan_setup_hexes(enum titan_land land)
{
	titan_hexes set = 0;

	for (int hex = 0; hex < TITAN_HEXES; hex++)
		if (cells[land][hex].terrain == HAZARD_TOWER)
			set |= 1u << hex;
	return set;
}

/* ---- recruits ---- */

const struct titan_chain *titan_chain_of(enum titan_land land)
{
	return &lands[land].chain;
}

/* Three of a kind, but no lords or demi-lords, or a Guardian: Guardian; the Titan or
 * a Warlock: Warlock; Centaurs, Gargoyles and Ogres come to any legion. */
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
	const struct titan_chain *chain = &lands[land].chain;
	uint32_t set = 0;
	bool further = false;

	if (!chain->count)
		return tower_recruits(has);
	for (int i = chain->count - 1; i >= 0; i--) {
		further = further || has[chain->link[i].creature];
		if (further || (i > 0 && has[chain->link[i - 1].creature] >= chain->link[i].needs))
			set |= 1u << chain->link[i].creature;
	}
	return set;
}

int titan_recruit_order(enum titan_land land, uint32_t set, enum titan_creature out[TITAN_CREATURES])
{
	static const enum titan_creature tower[] = {
		CREATURE_CENTAUR, CREATURE_GARGOYLE, CREATURE_OGRE, CREATURE_WARLOCK, CREATURE_GUARDIAN,
	};
	const struct titan_chain *chain = &lands[land].chain;
	int length = chain->count ? chain->count : (int)(sizeof tower / sizeof *tower), count = 0;

	for (int i = 0; i < length; i++) {
		enum titan_creature creature = chain->count ? chain->link[i].creature : tower[i];

		if (set >> creature & 1)
			out[count++] = creature;
	}
	return count;
}
