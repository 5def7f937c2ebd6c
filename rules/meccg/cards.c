/* SPDX-License-Identifier: MIT */
/*
 * The cards that are no characters: what each is, whose decks may hold it, and what it is
 * worth. Cards of one name on several sides (a hero's ring, a minion's) are rows of their own.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/nearest.h"

/* Whose decks may hold a card: a bit for each side. A fallen-wizard's may hold those of heroes
 * and minions, the Balrog's those of minions. */
enum {
	HEROES = 1 << SIDE_HERO | 1 << SIDE_FALLEN,
	MINIONS = 1 << SIDE_MINION | 1 << SIDE_FALLEN | 1 << SIDE_BALROG,
	FALLEN_ONLY = 1 << SIDE_FALLEN,
	BALROG_ONLY = 1 << SIDE_BALROG,
	/* What their rules take from both (CoE-1.3.F6, B4, B5). */
	HERO_ONLY = 1 << SIDE_HERO,
	RINGWRAITH = 1 << SIDE_MINION,
	DARKNESS = MINIONS & ~FALLEN_ONLY,
	NO_BALROG = MINIONS & ~BALROG_ONLY,
	EVERYBODY = HEROES | MINIONS,
	NO_FALLEN = EVERYBODY & ~FALLEN_ONLY,
	ALL_BUT_BALROG = EVERYBODY & ~BALROG_ONLY,
};

/* clang-format off */
static const struct meccg_listing cards[] = {
#define RESOURCE CARDS_RESOURCE, LISTED_PLAIN
#define MINOR CARDS_RESOURCE, LISTED_MINOR
#define HOARD CARDS_RESOURCE, LISTED_HOARD
#define ITEM_CARD CARDS_RESOURCE, LISTED_ITEM
#define START CARDS_RESOURCE, LISTED_START
#define SITE CARDS_RESOURCE, LISTED_SITE
#define HAZARD CARDS_HAZARD, LISTED_PLAIN
#define EITHER CARDS_EITHER, LISTED_PLAIN
#define CREATURE CARDS_CREATURE, LISTED_PLAIN
#define CREATURE_EVENT CARDS_CREATURE_EVENT, LISTED_PLAIN
#define AHUNT CARDS_AHUNT, LISTED_PLAIN
#define HOME CARDS_HOME, LISTED_PLAIN
#define SPAWN CARDS_SPAWN, LISTED_PLAIN
#define AGENT CARDS_AGENT, LISTED_PLAIN
#define UNIQUE true
#define PLAIN false
#define CARD(name, what, sides) { name, what, sides, PLAIN, 0, POINTS_MISC },
#define ONLY(name, what, sides) { name, what, sides, UNIQUE, 0, POINTS_MISC },
#define WORTH(name, what, sides, unique, points, pile) \
	{ name, what, sides, unique, points, POINTS_##pile },
#include "cards.def"
};
/* clang-format on */

enum { CARDS_LISTED = sizeof cards / sizeof *cards };

/* The first row of that name or behind it. */
static int find_row(const char *same)
{
	int low = 0, high = CARDS_LISTED;
	char here[MECCG_NAME];

	while (low < high) {
		int middle = (low + high) / 2;

		meccg_same(cards[middle].name, here);
		if (strcmp(here, same) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static const struct meccg_listing *find_listing(const char *same, enum meccg_side side)
{
	int first = find_row(same);
	char here[MECCG_NAME];

	if (first == CARDS_LISTED)
		return NULL;
	meccg_same(cards[first].name, here);
	if (strcmp(here, same) != 0)
		return NULL;
	for (int i = first; i < CARDS_LISTED && strcmp(cards[i].name, cards[first].name) == 0; i++)
		if (cards[i].sides & 1u << side)
			return &cards[i];
	return &cards[first];
}

const struct meccg_listing *meccg_find_listing(const char *name, enum meccg_side side)
{
	char same[MECCG_NAME + 3] = "the";
	const struct meccg_listing *found;

	meccg_same(name, same + 3);
	found = find_listing(same + 3, side);
	if (!found && strncmp(same + 3, "the", 3) == 0)
		found = find_listing(same + 6, side);
	return found ? found : find_listing(same, side);
}

bool meccg_is_starting_item(const struct meccg_listing *card)
{
	return card && (card->kind == LISTED_MINOR || card->kind == LISTED_START);
}

const struct meccg_listing *meccg_find_item(const char *word, enum meccg_side side, bool unique,
                                            bool *several)
{
	const struct meccg_listing *found = NULL;

	*several = false;
	for (int i = 0; i < CARDS_LISTED; i++) {
		const struct meccg_listing *card = &cards[i];
		bool exact;

		if (!meccg_is_starting_item(card) || card->unique != unique || !(card->sides & 1u << side) ||
		    !meccg_begins(card->name, word, &exact))
			continue;
		if (exact)
			return card;
		*several |= found != NULL;
		found = card;
	}
	return *several ? NULL : found;
}

/* ---- what a name tells of a card in a deck ---- */

int meccg_key_of(const char *name, enum meccg_side side)
{
	const struct meccg_listing *listing = meccg_find_listing(name, side);
	bool sure = listing && listing->kind != LISTED_SITE && listing->sides & 1u << side;
	int found = sure ? FOUND_NONE : meccg_find_exact(name);

	if (found >= 0 && meccg_characters[found].flags & CARD_AVATAR)
		return CARDS_AVATAR;
	if (found >= 0)
		return meccg_characters[found].flags & CARD_AGENT ? CARDS_AGENT : CARDS_CHARACTER;
	return listing ? (int)listing->key : -1;
}

/* An avatar is for its own side; an agent is everybody's, a hazard for heroes and the Balrog. */
static bool character_is_for(const struct meccg_character *c, enum meccg_side side)
{
	if (c->flags & CARD_AVATAR)
		return c->side == side;
	if (c->flags & CARD_AGENT)
		return true;
	if (side == SIDE_BALROG)
		return c->flags & CARD_OF_BALROG || (meccg_is_orc_or_troll(c) && c->mind <= BALROG_MIND);
	return side == SIDE_FALLEN ? c->side != SIDE_BALROG : c->side == side;
}

bool meccg_is_foreign_item(const char *name, enum meccg_side side)
{
	const struct meccg_listing *listing = meccg_find_listing(name, side);
	unsigned others = side == SIDE_HERO ? 1u << SIDE_MINION : 1u << SIDE_HERO;

	return listing && LISTED_MINOR <= listing->kind && listing->kind <= LISTED_ITEM &&
	       !(listing->sides & 1u << side) && listing->sides & others;
}

bool meccg_may_play(const char *name, enum meccg_side side)
{
	const struct meccg_listing *listing = meccg_find_listing(name, side);
	bool known = listing != NULL;

	if ((listing && listing->sides & 1u << side) || meccg_is_foreign_item(name, side))
		return true;
	for (int i = 0; i < meccg_character_count; i++) {
		if (!meccg_is(meccg_characters[i].name, name))
			continue;
		known = true;
		if (character_is_for(&meccg_characters[i], side))
			return true;
	}
	return !known;
}

/* ---- names spelled otherwise ---- */

static const char *without_the(const char *same)
{
	return strncmp(same, "the", 3) == 0 && same[3] ? same + 3 : same;
}

/* The nearest name so far; "": none, or several. */
struct near {
	char word[MECCG_NAME]; /* as it is compared, without "the" */
	char same[MECCG_NAME];
	const char *name;
	int wrong; /* letters */
};

static void try_name(struct near *near, const char *name)
{
	char same[MECCG_NAME];
	const char *right;
	int wrong, gap;

	meccg_same(name, same);
	right = without_the(same);
	gap = (int)strlen(right) - (int)strlen(near->word);
	if (gap > near->wrong || -gap > near->wrong || strlen(right) > NEAREST_LETTERS)
		return;
	wrong = nearest_distance(near->word, right);
	if (wrong > near->wrong || (wrong == near->wrong && strcmp(near->same, right) == 0))
		return;
	near->name = wrong < near->wrong || !near->same[0] ? name : NULL;
	near->wrong = wrong;
	snprintf(near->same, sizeof near->same, "%s", right);
}

/* A letter may be wrong, in a long name two. */
static bool nearest(const char *name, char out[MECCG_NAME])
{
	struct near near = { .name = NULL };
	const struct meccg_listing *listing;
	char same[MECCG_NAME];
	size_t length;

	meccg_same(name, same);
	snprintf(near.word, sizeof near.word, "%s", without_the(same));
	length = strlen(near.word);
	near.wrong = length >= 12 ? 2 : 1;
	if (length < 5 || length > NEAREST_LETTERS)
		return false;
	for (int i = 0; i < CARDS_LISTED; i++)
		try_name(&near, cards[i].name);
	for (int i = 0; i < meccg_character_count; i++)
		try_name(&near, meccg_characters[i].name);
	listing = near.name ? meccg_find_listing(near.name, SIDE_HERO) : NULL;
	if (!near.name || (listing && listing->kind == LISTED_SITE)) /* no deck holds a site */
		return false;
	snprintf(out, MECCG_NAME, "%s", near.name);
	return true;
}

bool meccg_respell(const char *name, char out[MECCG_NAME])
{
	const char *comma = strchr(name, ',');
	char turned[2 * MECCG_NAME] = ""; /* "Ring, The One" */

	if (meccg_key_of(name, SIDE_HERO) >= 0)
		return false;
	if (comma)
		snprintf(turned, sizeof turned, "%s %.*s", comma + 1 + strspn(comma + 1, " "),
		         (int)(comma - name), name);
	if (!comma || strlen(turned) >= MECCG_NAME)
		return nearest(name, out);
	snprintf(out, MECCG_NAME, "%s", turned);
	return meccg_key_of(out, SIDE_HERO) >= 0 || nearest(turned, out) || nearest(name, out);
}

bool meccg_is_stage(const char *name)
{
	const struct meccg_listing *listing = meccg_find_listing(name, SIDE_FALLEN);

	return listing && listing->sides == FALLEN_ONLY && listing->kind != LISTED_SITE;
}

/* ---- names for completion ---- */

/* Two rows of one name are one word. */
static bool is_offered(int row, bool minor)
{
	const struct meccg_listing *card = &cards[row];

	if (card->kind == LISTED_SITE || (row > 0 && strcmp(card->name, cards[row - 1].name) == 0))
		return false;
	return !minor || (meccg_is_starting_item(card) && !card->unique);
}

static const char *nth_card(int n, bool minor)
{
	for (int i = 0; i < CARDS_LISTED; i++)
		if (is_offered(i, minor) && n-- == 0)
			return cards[i].name;
	return NULL;
}

static const char *nth_character(int n)
{
	for (int i = 0; i < meccg_character_count; i++) {
		const struct meccg_character *c = &meccg_characters[i];

		if (!(c->flags & (CARD_AVATAR | CARD_GERMAN)) && n-- == 0)
			return c->name;
	}
	return NULL;
}

/* Names of the catalogue: minor items after `item`, cards after `deck`, characters after `pool`
 * and `character`. */
bool meccg_word(const void *state, const char *said, const char *what, int n, char *out, size_t size)
{
	bool item = strncmp(said, "item ", 5) == 0 || strstr(said, " item ");
	const char *name = NULL;

	if (strcmp(what, "NAME") != 0)
		return false;
	if (item || strncmp(said, "deck ", 5) == 0)
		name = nth_card(n, item);
	else if (strncmp(said, "pool ", 5) == 0 || strncmp(said, "character ", 10) == 0)
		name = nth_character(n);
	if (name)
		snprintf(out, size, strchr(name, ' ') ? "\"%s\"" : "%s", name);
	return name;
}
