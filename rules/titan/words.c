/* SPDX-License-Identifier: MIT */
/*
 * Completion of LAND, MARKER, CREATURES and the like in the usages of Titan's verbs.
 * Offers public words only, never the contents of a hidden legion.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

static bool number_of(int place, char *out, size_t size)
{
	snprintf(out, size, "%s", titan_places[place].label);
	return true;
}

/* The legion that the line names last before this word, -1. */
static int last_marker(const char *said)
{
	size_t end = strlen(said);
	char word[TITAN_MARKER];

	while (end && said[end - 1] == ' ')
		end--;
	if (end < TITAN_MARKER - 1)
		return -1;
	snprintf(word, sizeof word, "%s", said + end - (TITAN_MARKER - 1));
	return titan_marker_find(word);
}

static bool is_march(const struct titan *t, const char *said)
{
	return t->board && t->step == STEP_2_3 && strncmp(said, "move ", 5) == 0;
}

/* The lands of a march are said by number. */
static bool land_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	if (n >= TITAN_LANDS || is_march(t, said))
		return false;
	snprintf(out, size, "%s", titan_land_name(n));
	return true;
}

/* After `move Rd01` those that it reaches on foot: who may teleport is hidden. */
static bool place_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	int legion = is_march(t, said) ? last_marker(said) : -1;
	struct titan_moves moves;

	if (legion < 0)
		return strncmp(said, "move ", 5) != 0 && n < TITAN_PLACES && number_of(n, out, size);
	titan_moves_of(t, legion, 0, &moves, NULL);
	for (int i = 0; i < TITAN_PLACES; i++)
		if (moves.to[i].walk && n-- == 0)
			return number_of(i, out, size);
	return false;
}

static bool creature_word(const struct titan *t, const char *said, int n, char *out, size_t size)
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

/* The legions of open encounters: one on turn, then those that it meets. */
static bool open_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	struct titan_pair open[TITAN_LEGIONS];
	int count = titan_open(t, open), first = last_marker(said);

	for (int i = 0; i < count; i++) {
		bool again = i && open[i].legion[0] == open[i - 1].legion[0];

		if ((first < 0 ? !again : open[i].legion[0] == first) && n-- == 0)
			return marker_of(open[i].legion[first >= 0], out, size);
	}
	return false;
}

/* Markers in use, those on turn first; during the preparation unused ones of the players'
 * colours too. */
static bool marker_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	if (t->board && strncmp(said, "encounter ", strlen("encounter ")) == 0)
		return open_word(t, said, n, out, size);
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
static bool new_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	for (int i = 0; t->table.turn >= 0 && i < TITAN_LEGIONS; i++)
		if (!t->legion[i].size && titan_owner(t, i) == t->table.turn && n-- == 0)
			return marker_of(i, out, size);
	return false;
}

static bool unit_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	for (int i = 0; t->battle.on && i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES && n-- == 0) {
			snprintf(out, size, "%s", ID(t, i));
			return true;
		}
	return false;
}

static bool hex_word(const struct titan *t, const char *said, int n, char *out, size_t size)
{
	if (!t->battle.on || n >= TITAN_HEXES)
		return false;
	snprintf(out, size, "%s", titan_hex_label(n));
	return true;
}

bool titan_word(const void *state, const char *said, const char *what, int n, char *out, size_t size)
{
	static const struct {
		const char *what;
		bool (*word)(const struct titan *t, const char *said, int n, char *out, size_t size);
	} list[] = {
		{ "LAND", land_word },     { "CREATURE", creature_word }, { "CREATURES", creature_word },
		{ "MARKER", marker_word }, { "NEW", new_word },           { "U", unit_word },
		{ "T", unit_word },        { "HEX", hex_word },           { "LABEL", place_word },
	};

	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		if (strcmp(list[i].what, what) == 0)
			return list[i].word(state, said, n, out, size);
	return false;
}
