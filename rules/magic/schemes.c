/* SPDX-License-Identifier: MIT */
/*
 * Finds schemes and decks of the catalogue by name. Independent of any table.
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

/* Lists have straight and typographic apostrophes: fold them into one. */
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
		return FIT_NOT; /* the first letter refuses most names */
	known = scheme_word(name);
	if (!wanted[0] || strncmp(known.folded, wanted, strlen(wanted)) != 0)
		return FIT_NOT;
	return known.folded[strlen(wanted)] ? FIT_BEGINS : FIT_WHOLE;
}

struct name_search name_search(const char *word)
{
	return (struct name_search){ .wanted = scheme_word(word), .found = NAME_NONE };
}

void name_look(struct name_search *search, const char *name, int index)
{
	enum name_fit fit = name ? scheme_name_fit(name, &search->wanted) : FIT_NOT;

	if (fit == FIT_NOT || fit < search->best)
		return;
	search->found = fit > search->best || search->found == index ? index : NAME_SEVERAL;
	search->best = fit;
}

void name_look_at_schemes(struct name_search *search)
{
	for (int i = 0; i < SCHEMES; i++) {
		name_look(search, schemes[i].name, i);
		name_look(search, schemes[i].name_ja, i);
	}
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
	struct name_search search = name_search(word);

	for (int i = 0; i < scheme_decks(); i++)
		name_look(&search, scheme_deck_name(i), i);
	return search.found;
}

bool scheme_deck_card(int deck, int n, int *scheme, int *count)
{
	int row = row_of(deck) + 1 + n;
	struct name_search search;

	if (row >= ROWS || rows[row].count == 0)
		return false;
	search = name_search(rows[row].name);
	name_look_at_schemes(&search);
	*scheme = search.found;
	*count = rows[row].count;
	return true;
}
