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
#define CHARACTER(first, of, belongs, is, has, marks, under, fights, lives, worth, at, ...) \
	{ .name = first,                                                                    \
	  .person = of,                                                                     \
	  .side = belongs,                                                                  \
	  .race = is,                                                                       \
	  .mind = has,                                                                      \
	  .flags = marks,                                                                   \
	  .direct = under,                                                                  \
	  .prowess = fights,                                                                \
	  .body = lives,                                                                    \
	  .points = worth,                                                                  \
	  .home = at,                                                                       \
	  .skills = __VA_ARGS__ },
#include "characters.def"
#undef CHARACTER
};

const int meccg_character_count = sizeof meccg_characters / sizeof *meccg_characters;

/* The first two bytes of quotation marks, dashes and wide apostrophes (U+2000 to U+203F). */
#define GENERAL_PUNCTUATION "\xe2\x80"

void meccg_same(const char *name, char *out)
{
	char folded[MECCG_NAME];
	size_t end = 0;

	utf8_fold(name, folded, sizeof folded);
	for (const char *at = folded; *at; at++)
		if ((unsigned char)*at < 0x80 ? isalnum((unsigned char)*at)
		                              : strncmp(at, GENERAL_PUNCTUATION, 2) != 0)
			out[end++] = *at;
		else if ((unsigned char)*at >= 0x80)
			at += 2;
	out[end] = '\0';
}

/* Whether the first letters, both of ASCII, tell already that the name does not begin with that: most do. */
static bool differs_at_once(const char *name, const char *begin)
{
	unsigned char first = (unsigned char)*name, wanted = (unsigned char)*begin;

	return first < 0x80 && isalnum(first) && wanted < 0x80 && tolower(first) != wanted;
}

/* `begin` is a word as meccg_same writes it. */
static bool begins(const char *name, const char *begin, bool *exact)
{
	char full[MECCG_NAME];

	*exact = false;
	if (differs_at_once(name, begin))
		return false;
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
