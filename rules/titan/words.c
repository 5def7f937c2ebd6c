/* SPDX-License-Identifier: MIT */
/*
 * Completion of LAND, MARKER, CREATURES and the like in the usages of Titan's verbs.
 * Offers public words only, never the contents of a hidden legion.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

static bool land_word(const struct titan *t, int n, char *out, size_t size)
{
	if (n >= TITAN_LANDS)
		return false;
	snprintf(out, size, "%s", titan_land_name(n));
	return true;
}

static bool creature_word(const struct titan *t, int n, char *out, size_t size)
{
	if (n >= TITAN_CREATURES)
		return false;
	snprintf(out, size, "%s", titan_creatures[n].name);
	return true;
}

static bool marker_of(int legion, char *out, size_t size)
{
	snprintf(out, size, "%s", MARKER(legion));
	return true;
}

/* Markers in use, those on turn first; during the preparation unused ones of the players'
 * colours too. */
static bool marker_word(const struct titan *t, int n, char *out, size_t size)
{
	for (int own = 1; own >= 0; own--)
		for (int i = 0; i < TITAN_LEGIONS; i++)
			if (t->legion[i].size && titan_is_of(t, i, t->table.turn) == own && n-- == 0)
				return marker_of(i, out, size);
	for (int i = 0; t->step < STEP_2_1 && i < TITAN_LEGIONS; i++)
		if (!t->legion[i].size && titan_owner(t, i) >= 0 && n-- == 0)
			return marker_of(i, out, size);
	return false;
}

/* Unused markers of the player on turn. */
static bool new_word(const struct titan *t, int n, char *out, size_t size)
{
	for (int i = 0; t->table.turn >= 0 && i < TITAN_LEGIONS; i++)
		if (!t->legion[i].size && titan_owner(t, i) == t->table.turn && n-- == 0)
			return marker_of(i, out, size);
	return false;
}

static bool unit_word(const struct titan *t, int n, char *out, size_t size)
{
	for (int i = 0; t->battle.on && i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES && n-- == 0) {
			snprintf(out, size, "%s", ID(t, i));
			return true;
		}
	return false;
}

static bool hex_word(const struct titan *t, int n, char *out, size_t size)
{
	if (!t->battle.on || n >= TITAN_HEXES)
		return false;
	snprintf(out, size, "%s", titan_hex_label(n));
	return true;
}

bool titan_word(const void *state, const char *what, int n, char *out, size_t size)
{
	static const struct {
		const char *what;
		bool (*word)(const struct titan *t, int n, char *out, size_t size);
	} list[] = {
		{ "LAND", land_word },     { "CREATURE", creature_word }, { "CREATURES", creature_word },
		{ "MARKER", marker_word }, { "NEW", new_word },           { "U", unit_word },
		{ "T", unit_word },        { "HEX", hex_word },
	};

	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		if (strcmp(list[i].what, what) == 0)
			return list[i].word(state, n, out, size);
	return false;
}
