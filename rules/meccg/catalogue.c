/* SPDX-License-Identifier: MIT */
/*
 * The built-in characters, and whether two names mean the same card or person.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

#define HERO SIDE_HERO
#define MINION SIDE_MINION
#define FALLEN SIDE_FALLEN
#define BALROG SIDE_BALROG
#define UNIQUE CARD_UNIQUE
#define AGENT CARD_AGENT
#define AVATAR CARD_AVATAR
#define NO_START CARD_NO_START
#define GERMAN CARD_GERMAN
#define OF_BALROG CARD_OF_BALROG

const struct meccg_character meccg_characters[] = {
#define CHARACTER(name, person, side, race, mind, flags, mod, influence, direct, prowess, body, points, \
                  home, skills)                                                                         \
	{                                                                                               \
		name,      person, side,    race, mind,   flags, mod,                                   \
		influence, direct, prowess, body, points, home,  skills                                 \
	},
#include "characters.def"
#undef CHARACTER
};

const int meccg_character_count = sizeof meccg_characters / sizeof *meccg_characters;

void meccg_same(const char *name, char *out)
{
	char folded[MECCG_NAME];
	size_t end = 0;

	utf8_fold(name, folded, sizeof folded);
	for (const char *at = folded; *at; at++)
		if ((unsigned char)*at >= 0x80 || isalnum((unsigned char)*at))
			out[end++] = *at;
	out[end] = '\0';
}

/* `begin` is a word as meccg_same writes it. */
static bool begins(const char *name, const char *begin, bool *exact)
{
	char full[MECCG_NAME];

	meccg_same(name, full);
	*exact = begin[0] && strcmp(full, begin) == 0;
	return begin[0] && strncmp(full, begin, strlen(begin)) == 0;
}

bool meccg_begins(const char *name, const char *word, bool *exact)
{
	char begin[MECCG_NAME];

	meccg_same(word, begin);
	return begins(name, begin, exact);
}

bool meccg_is(const char *name, const char *other)
{
	bool exact;

	return meccg_begins(name, other, &exact) && exact;
}

bool meccg_is_orc_or_troll(const struct meccg_character *c)
{
	return strcmp(c->race, "Orc") == 0 || strcmp(c->race, "Troll") == 0;
}

static bool is_of(const struct meccg_character *c, enum meccg_side side)
{
	switch (side) {
	case SIDE_HERO: return c->side == SIDE_HERO;
	case SIDE_MINION: return c->side == SIDE_MINION;
	case SIDE_FALLEN: return c->side != SIDE_BALROG;
	default: return c->side == SIDE_MINION || c->side == SIDE_BALROG;
	}
}

/* Which characters a word may name. */
enum among { ALL, OF_SIDE, BY_FULL_NAME };

static int find(const char *word, enum meccg_side side, enum among among)
{
	char begin[MECCG_NAME];
	int found = FOUND_NONE;

	meccg_same(word, begin);
	for (int i = 0; i < meccg_character_count; i++) {
		const struct meccg_character *c = &meccg_characters[i];
		bool exact;

		if (!begins(c->name, begin, &exact) || (among == BY_FULL_NAME && !exact) ||
		    (among == OF_SIDE && !is_of(c, side)))
			continue;
		if (found < 0 || (strcmp(meccg_characters[found].name, c->name) == 0 && c->side == side))
			found = i; /* a wizard is a hero's card, and a fallen-wizard's */
		else if (strcmp(meccg_characters[found].name, c->name) != 0)
			return FOUND_SEVERAL;
	}
	return found;
}

int meccg_find_character(const char *word, enum meccg_side side)
{
	int found = find(word, side, BY_FULL_NAME);

	if (found == FOUND_NONE)
		found = find(word, side, OF_SIDE);
	return found == FOUND_NONE ? find(word, side, ALL) : found;
}

int meccg_find_exact(const char *name)
{
	return find(name, SIDE_HERO, BY_FULL_NAME);
}

/* The policy compares unique characters by name; that two manifestations are one
 * person is CoE 1.9. The identity= of a card of one's own always holds. */
void meccg_person_of(const struct meccg *m, const struct meccg_card *card, char out[MECCG_NAME])
{
	const char *name = card->person[0] ? card->person : card->name;
	int character = card->character >= 0 ? card->character : meccg_find_exact(name);

	if (character >= 0 && m->rules == MECCG_COE)
		name = meccg_characters[character].person;
	meccg_same(name, out);
}

/* ---- hazards that the policy counts by name ---- */

static bool ends_in(const char *name, const char *end)
{
	size_t length = strlen(name), tail = strlen(end);

	return length > tail && strcmp(name + length - tail, end) == 0;
}

/* L-General-8 names these kinds; the names of most other cards do not tell their kind. */
int meccg_key_of(const char *name)
{
	/* clang-format off */
	static const struct {
		enum meccg_key key;
		const char *names[30];
	} kinds[] = {
		{ CARDS_CREATURE_EVENT, {
			"Adunaphel", "Akhorahil", "Dwar of Waw", "Hoarmurath of Dir", "Indur Dawndeath",
			"Khamul the Easterling", "Ren the Unclean", "Uvatha the Horseman", "Witch-king of Angmar",
			"The Witch-king of Angmar", "Mouth of Sauron", "Shelob", "Alatar the Hunter",
			"Gandalf the White Rider", "Lady of the Golden Wood", "Lord of the Carrock",
			"Lord of the Haven", "Master of the House", "Pallando the Soul-keeper",
			"Radagast the Tamer", "Saruman the Wise", "Beorning Skin-changers",
			"Spider of the Morlat", "Wolf-riders" } },
		{ CARDS_SPAWN, {
			"Balrog of Moria", "Monstrosity of Diverse Shape", "Spawn of Ungoliant",
			"Ungoliant's Progeny", "Ungoliant's Foul Issue" } },
		{ CARDS_AGENT, { "My Precious", "Lobelia", "Lobelia Sackville-Baggins" } },
	};
	/* clang-format on */
	char same[MECCG_NAME];
	int found = meccg_find_exact(name);

	if (found >= 0 && meccg_characters[found].flags & CARD_AVATAR)
		return CARDS_AVATAR;
	if (found >= 0)
		return meccg_characters[found].flags & CARD_AGENT ? CARDS_AGENT : CARDS_CHARACTER;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		for (const char *const *other = kinds[i].names; *other; other++)
			if (meccg_is(*other, name))
				return (int)kinds[i].key;
	meccg_same(name, same);
	if (ends_in(same, "ahunt"))
		return CARDS_AHUNT;
	return ends_in(same, "athome") ? CARDS_HOME : -1;
}
