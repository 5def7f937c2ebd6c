/* SPDX-License-Identifier: MIT */
/*
 * Lists of cards for MECCG, as GCCG writes them and people type them:
 *
 *     ####  Deck  ####          a heading between lines drawn, or "Deck", "Deck:"
 *     # Creatures (12)          a heading within it
 *     3 Cave-drake [H] (TW)     a count, a name, its printing
 *
 * A line comes of them that holds all that was in the file: the table needs it
 * never again.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meccg_lists.h"
#include "rules/core/i18n.h"
#include "saves/text/file.h"

/* ---- headings ---- */

static const struct {
	const char *word;
	enum zone zone; /* ZONE_NONE: a heading within a part */
	int key;
} headings[] = {
	{ "pool", ZONE_POOL, NO_KEY },
	{ "startingpool", ZONE_POOL, NO_KEY },
	{ "deck", ZONE_DECK, NO_KEY },
	{ "playdeck", ZONE_DECK, NO_KEY },
	{ "sideboard", ZONE_SIDE, NO_KEY },
	{ "sites", ZONE_OUT, NO_KEY },
	{ "site", ZONE_OUT, NO_KEY },
	{ "sitedeck", ZONE_OUT, NO_KEY },
	{ "notes", ZONE_OUT, NO_KEY },
	{ "character", ZONE_NONE, CARDS_CHARACTER },
	{ "characters", ZONE_NONE, CARDS_CHARACTER },
	{ "avatar", ZONE_NONE, CARDS_AVATAR },
	{ "avatars", ZONE_NONE, CARDS_AVATAR },
	{ "resource", ZONE_NONE, CARDS_RESOURCE },
	{ "resources", ZONE_NONE, CARDS_RESOURCE },
	{ "item", ZONE_NONE, CARDS_RESOURCE },
	{ "items", ZONE_NONE, CARDS_RESOURCE },
	{ "minoritems", ZONE_NONE, CARDS_RESOURCE },
	{ "hazard", ZONE_NONE, CARDS_HAZARD },
	{ "hazards", ZONE_NONE, CARDS_HAZARD },
	{ "otherhazards", ZONE_NONE, CARDS_HAZARD },
	{ "creature", ZONE_NONE, CARDS_CREATURE },
	{ "creatures", ZONE_NONE, CARDS_CREATURE },
	{ "hazardcreatures", ZONE_NONE, CARDS_CREATURE },
	{ "creatureevents", ZONE_NONE, CARDS_CREATURE_EVENT },
	{ "dragonsahunt", ZONE_NONE, CARDS_AHUNT },
	{ "dragonsathome", ZONE_NONE, CARDS_HOME },
	{ "agent", ZONE_NONE, CARDS_AGENT },
	{ "agents", ZONE_NONE, CARDS_AGENT },
	{ "spawn", ZONE_NONE, CARDS_SPAWN },
	{ "resourceorhazard", ZONE_NONE, CARDS_EITHER },
	{ "either", ZONE_NONE, CARDS_EITHER },
};

/* "# Hazard (30)", "Deck:", "Creatures": false where it is none. */
static bool find_heading(const char *text, enum zone *zone, int *key)
{
	char word[MECCG_NAME];
	size_t length;

	if (strlen(text) >= sizeof word)
		return false;
	meccg_same(text, word);
	for (length = strlen(word); length && isdigit((unsigned char)word[length - 1]); length--)
		word[length - 1] = '\0';
	for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
		if (strcmp(headings[i].word, word) == 0) {
			if (headings[i].zone)
				*zone = headings[i].zone;
			*key = headings[i].key;
			return true;
		}
	return false;
}

/* ---- cards ---- */

static bool is_printing(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (islower((unsigned char)text[i]) || text[i] == ' ')
			return false;
	return length > 0;
}

/* "[H]" and "(TW)" belong to the printing; "(Durthak)" to the name. */
static void cut_printing(char *name)
{
	for (;;) {
		size_t length = strlen(name), open;

		while (length && name[length - 1] == ' ')
			name[--length] = '\0';
		if (length < 3 || !strchr(")]", name[length - 1]))
			return;
		for (open = length - 1; open && !strchr("([", name[open]);)
			open--;
		if (!open || !is_printing(name + open + 1, length - open - 2))
			return;
		name[open] = '\0';
	}
}

static char *read_count(char *text, int *count)
{
	char *end;
	long value = strtol(text, &end, 10);

	*count = 1;
	if (!isdigit((unsigned char)*text) || value < 1 || value > COUNT_MOST)
		return text;
	if (*end == 'x' || *end == 'X')
		end++;
	if (*end != ' ')
		return text;
	*count = (int)value;
	return end + strspn(end, " ");
}

static bool add_card(struct card_list *list, char *text, enum zone zone, int key, int line,
                     struct reason *why)
{
	struct listed_card *card = &list->card[list->cards];

	if (list->cards == CARDS)
		return reason_set(why, _("the list has more than %d cards"), CARDS);
	text = read_count(text, &card->count);
	cut_printing(text);
	if (!*text || strlen(text) >= sizeof card->name)
		return reason_set(why, _("line %d: that is no card's name"), line);
	snprintf(card->name, sizeof card->name, "%s", text);
	meccg_same(card->name, card->same);
	if (!card->same[0])
		return reason_set(why, _("line %d: that is no card's name"), line);
	card->zone = zone;
	card->key = key;
	card->line = line;
	list->pooled |= zone == ZONE_POOL;
	list->cards++;
	return true;
}

static bool read_lines(struct card_list *list, struct text_file *file, struct reason *why)
{
	enum zone zone = ZONE_NONE;
	int key = NO_KEY;
	char *text, same[MECCG_NAME];

	for (;;) {
		bool marked;

		if (!text_file_line(file, &text, why))
			return false;
		if (!text)
			return true;
		marked = *text == '#';
		text += strspn(text, "# ");
		snprintf(same, sizeof same, "%.*s", (int)sizeof same - 1, text);
		meccg_same(same, same);
		if (!same[0])
			continue; /* a line drawn, or nothing */
		if (find_heading(text, &zone, &key) || marked || zone == ZONE_OUT)
			continue;
		if (!add_card(list, text, zone, key, file->line, why))
			return false;
	}
}

static bool read_list(struct card_list *list, const char *said, struct reason *why)
{
	struct text_file file = { 0 };
	char path[4096];
	bool fine;

	if (!outside_path(said, path, sizeof path, why) || !text_file_open(&file, path, why))
		return false;
	fine = read_lines(list, &file, why);
	text_file_done(&file);
	if (fine && !list->cards)
		fine = reason_set(why, _("there is no card in it"));
	return fine;
}

/* Whether the second word behind the verb is this one: the others need no file. */
static bool is_said(const struct words *words, const char *word)
{
	return words->count > 2 && !words->word[2].key && strcmp(words->word[2].text, word) == 0;
}

bool meccg_is_load(const struct words *words)
{
	return is_said(words, "load");
}

bool meccg_is_compare(const struct words *words)
{
	return is_said(words, "compare");
}

struct card_list *meccg_list_of(struct outside_call *call, int *seat)
{
	const struct meccg *m = call->state;
	struct card_list *list = xcalloc(1, sizeof *list);
	const char *word, *path;

	if (args_player(&call->args, &m->table, true, seat) && args_word(&call->args, &word) &&
	    args_word(&call->args, &path) && args_done(&call->args) && read_list(list, path, call->why))
		return list;
	free(list);
	return NULL;
}

/* ---- the pool ---- */

static bool is_of_pool(const struct card_list *list, const struct listed_card *card)
{
	return list->pooled ? card->zone == ZONE_POOL : card->zone == ZONE_NONE;
}

/* A pool's items are said by `item`: only what is known as a character, or
 * stands under that heading, is taken. */
static bool put_pool(struct outside_call *call, const struct card_list *list)
{
	int taken = 0;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		bool known = meccg_find_exact(card->name) >= 0;

		if (!is_of_pool(list, card) || (!known && card->key != CARDS_CHARACTER && list->pooled))
			continue;
		if (!known)
			return reason_set(call->why, _("line %d: no character is called so"), card->line);
		for (int k = 0; k < card->count; k++)
			line_word(call->line, card->name);
		taken++;
	}
	return taken > 0 || reason_set(call->why, _("there is no character for the pool in it"));
}

/* "pool 1 list NAME ...", "deck 1 list N NAME ...": what a file held, in one line. */
static bool say_list(struct outside_call *call, const char *verb,
                     bool (*put)(struct outside_call *call, const struct card_list *list))
{
	struct card_list *list;
	int seat;
	bool fine;

	list = meccg_list_of(call, &seat);
	if (!list)
		return false;
	line_word(call->line, verb);
	line_format(call->line, "%d", seat + 1);
	line_word(call->line, "list");
	fine = put(call, list);
	free(list);
	return fine;
}

bool meccg_pool_load(struct outside_call *call)
{
	return say_list(call, "pool", put_pool);
}

/* ---- the deck ---- */

static int side_key(int key)
{
	if (key == CARDS_AVATAR)
		return CARDS_SIDE_AVATAR;
	return key == CARDS_CREATURE || key == CARDS_CREATURE_EVENT ? CARDS_SIDE_CREATURE : CARDS_SIDEBOARD;
}

/* What the name tells is surer than the heading, but for cards of both kinds. */
static int key_of(const struct listed_card *card)
{
	int known = card->key == CARDS_EITHER ? NO_KEY : meccg_key_of(card->name);
	int key = known >= 0 ? known : card->key;

	return card->zone == ZONE_SIDE ? side_key(key) : key;
}

static bool put_deck(struct outside_call *call, const struct card_list *list)
{
	char word[40];

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		int key = key_of(card);

		if (card->zone == ZONE_POOL)
			continue;
		if (key < 0)
			return reason_set(
				call->why,
				_("line %d: no heading tells what it is: Resources, Hazards, Creatures, "
			          "Characters"),
				card->line);
		choice_at(MECCG_KEY_WORDS, key, word, sizeof word);
		line_word(call->line, word);
		line_format(call->line, "%d", card->count);
		line_word(call->line, card->name);
	}
	return true;
}

bool meccg_deck_load(struct outside_call *call)
{
	return say_list(call, "deck", put_deck);
}
