/* SPDX-License-Identifier: MIT */
/*
 * Looking schemes and decks up in the catalogue. What is done with them at a
 * table is not known here.
 */
#include "schemes.h"

#include <stddef.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

static const struct scheme schemes[] = {
#define SCHEME(text, ...) { .name = text, __VA_ARGS__ },
#include "schemes.def"
#undef SCHEME
};

/* A deck's name has count 0; its cards follow it. */
static const struct deck_row {
	int count;
	const char *name;
} rows[] = {
#define DECK(text) { 0, text },
#define CARD(number, text) { number, text },
#include "scheme_decks.def"
#undef DECK
#undef CARD
};

enum { SCHEMES = sizeof schemes / sizeof *schemes, ROWS = sizeof rows / sizeof *rows };

int scheme_count(void)
{
	return SCHEMES;
}

const struct scheme *scheme_at(int index)
{
	return &schemes[index];
}

/* Also a typographic apostrophe is an apostrophe: lists have either. */
struct scheme_word scheme_word(const char *typed)
{
	static const char curly[] = "\xe2\x80\x99";
	struct scheme_word word;
	char *at;

	utf8_fold(typed, word.folded, sizeof word.folded);
	for (at = word.folded; (at = strstr(at, curly)); at++) {
		*at = '\'';
		memmove(at + 1, at + strlen(curly), strlen(at + strlen(curly)) + 1);
	}
	return word;
}

enum name_fit scheme_name_fit(const char *name, const struct scheme_word *word)
{
	const char *wanted = word->folded;
	struct scheme_word known;

	if ((unsigned char)name[0] < 0x80 && name[0] != wanted[0] && (name[0] | 0x20) != wanted[0])
		return FIT_NOT; /* most of two hundred, by the first letter */
	known = scheme_word(name);
	if (!wanted[0] || strncmp(known.folded, wanted, strlen(wanted)) != 0)
		return FIT_NOT;
	return known.folded[strlen(wanted)] ? FIT_BEGINS : FIT_WHOLE;
}

/* One more name that was looked at: the whole of one ends the search. */
static bool look_at(const char *name, const struct scheme_word *word, int index, int *found)
{
	enum name_fit fit = name ? scheme_name_fit(name, word) : FIT_NOT;

	if (fit == FIT_WHOLE)
		*found = index;
	else if (fit == FIT_BEGINS && *found != index)
		*found = *found == -1 ? index : -2;
	return fit == FIT_WHOLE;
}

int scheme_find(const char *word)
{
	struct scheme_word wanted = scheme_word(word);
	int found = -1;

	for (int i = 0; i < SCHEMES; i++)
		if (look_at(schemes[i].name, &wanted, i, &found) ||
		    look_at(schemes[i].name_ja, &wanted, i, &found))
			break;
	return found;
}

/* ---- decks ---- */

static int row_of(int deck)
{
	int row = 0;

	for (; row < ROWS; row++)
		if (rows[row].count == 0 && deck-- == 0)
			break;
	return row;
}

int scheme_decks(void)
{
	int decks = 0;

	for (int i = 0; i < ROWS; i++)
		decks += rows[i].count == 0;
	return decks;
}

const char *scheme_deck_name(int deck)
{
	return rows[row_of(deck)].name;
}

int scheme_deck_find(const char *word)
{
	struct scheme_word wanted = scheme_word(word);
	int found = -1;

	for (int i = 0; i < scheme_decks(); i++)
		if (look_at(scheme_deck_name(i), &wanted, i, &found))
			break;
	return found;
}

bool scheme_deck_card(int deck, int n, int *scheme, int *count)
{
	int row = row_of(deck) + 1 + n;

	if (row >= ROWS || rows[row].count == 0)
		return false;
	*scheme = scheme_find(rows[row].name);
	*count = rows[row].count;
	return true;
}
