/* SPDX-License-Identifier: MIT */
/*
 * Looking schemes and decks up in the catalogue. What is done with them at a
 * table is not known here.
 */
#include "schemes.h"

#include <stddef.h>
#include <string.h>

#include "i18n.h"
#include "utf8.h"

enum { FOLDED = 400 };

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
static void fold_name(const char *name, char out[FOLDED])
{
	static const char curly[] = "\xe2\x80\x99";
	char *at;

	utf8_fold(name, out, FOLDED);
	for (at = out; (at = strstr(at, curly)); at++) {
		*at = '\'';
		memmove(at + 1, at + strlen(curly), strlen(at + strlen(curly)) + 1);
	}
}

enum name_fit scheme_name_fit(const char *name, const char *word)
{
	char known[FOLDED], wanted[FOLDED];

	fold_name(name, known);
	fold_name(word, wanted);
	if (!wanted[0] || strncmp(known, wanted, strlen(wanted)) != 0)
		return FIT_NOT;
	return known[strlen(wanted)] ? FIT_BEGINS : FIT_WHOLE;
}

/* One more name that was looked at: the whole of one ends the search. */
static bool look_at(const char *name, const char *word, int index, int *found)
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
	int found = -1;

	for (int i = 0; i < SCHEMES; i++)
		if (look_at(schemes[i].name, word, i, &found) || look_at(schemes[i].name_ja, word, i, &found))
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
	int found = -1;

	for (int i = 0; i < scheme_decks(); i++)
		if (look_at(scheme_deck_name(i), word, i, &found))
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
