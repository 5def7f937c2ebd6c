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

#include "../rules/i18n.h"
#include "../rules/meccg.h"
#include "../saves/text_file.h"
#include "outside.h"

enum zone { ZONE_NONE, ZONE_POOL, ZONE_DECK, ZONE_SIDE, ZONE_OUT };
enum { NO_KEY = -1, CARDS = 300, COUNT_MOST = 99 };

struct listed_card {
	char name[MECCG_NAME], same[MECCG_NAME];
	enum zone zone;
	int key;      /* of the heading above it; NO_KEY */
	int count, line;
};

struct card_list {
	struct listed_card card[CARDS];
	int cards;
	bool pooled;  /* it has a part for the pool */
};

/* ---- headings ---- */

static const struct {
	const char *word;
	enum zone zone; /* ZONE_NONE: a heading within a part */
	int key;
} headings[] = {
	{ "pool", ZONE_POOL, NO_KEY }, { "startingpool", ZONE_POOL, NO_KEY }, { "deck", ZONE_DECK, NO_KEY },
	{ "playdeck", ZONE_DECK, NO_KEY }, { "sideboard", ZONE_SIDE, NO_KEY }, { "sites", ZONE_OUT, NO_KEY },
	{ "site", ZONE_OUT, NO_KEY }, { "sitedeck", ZONE_OUT, NO_KEY }, { "notes", ZONE_OUT, NO_KEY },
	{ "character", ZONE_NONE, CARDS_CHARACTER }, { "characters", ZONE_NONE, CARDS_CHARACTER },
	{ "avatar", ZONE_NONE, CARDS_AVATAR }, { "avatars", ZONE_NONE, CARDS_AVATAR },
	{ "resource", ZONE_NONE, CARDS_RESOURCE }, { "resources", ZONE_NONE, CARDS_RESOURCE },
	{ "item", ZONE_NONE, CARDS_RESOURCE }, { "items", ZONE_NONE, CARDS_RESOURCE }, { "minoritems", ZONE_NONE, CARDS_RESOURCE },
	{ "hazard", ZONE_NONE, CARDS_HAZARD }, { "hazards", ZONE_NONE, CARDS_HAZARD }, { "otherhazards", ZONE_NONE, CARDS_HAZARD },
	{ "creature", ZONE_NONE, CARDS_CREATURE }, { "creatures", ZONE_NONE, CARDS_CREATURE },
	{ "hazardcreatures", ZONE_NONE, CARDS_CREATURE }, { "creatureevents", ZONE_NONE, CARDS_CREATURE_EVENT },
	{ "dragonsahunt", ZONE_NONE, CARDS_AHUNT }, { "dragonsathome", ZONE_NONE, CARDS_HOME },
	{ "agent", ZONE_NONE, CARDS_AGENT }, { "agents", ZONE_NONE, CARDS_AGENT }, { "spawn", ZONE_NONE, CARDS_SPAWN },
	{ "resourceorhazard", ZONE_NONE, CARDS_EITHER }, { "either", ZONE_NONE, CARDS_EITHER },
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
		for (open = length - 1; open && !strchr("([", name[open]); )
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

static bool add_card(struct card_list *list, char *text, enum zone zone, int key, int line, struct reason *why)
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

/* "P load FILE"; the list is the caller's to free. */
static struct card_list *list_of(struct outside_call *call, int *seat)
{
	const struct meccg *m = call->state;
	struct card_list *list = xcalloc(1, sizeof *list);
	const char *word, *path;

	if (args_player(&call->args, &m->table, true, seat) && args_word(&call->args, &word) && args_word(&call->args, &path) &&
	    args_done(&call->args) && read_list(list, path, call->why))
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

bool meccg_pool_load(struct outside_call *call)
{
	struct card_list *list;
	int seat;
	bool fine;

	list = list_of(call, &seat);
	if (!list)
		return false;
	line_word(call->line, "pool");
	line_format(call->line, "%d", seat + 1);
	line_word(call->line, "list");
	fine = put_pool(call, list);
	free(list);
	return fine;
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
			return reason_set(call->why, _("line %d: no heading tells what it is: Resources, Hazards, Creatures, Characters"), card->line);
		choice_at(MECCG_KEY_WORDS, key, word, sizeof word);
		line_word(call->line, word);
		line_format(call->line, "%d", card->count);
		line_word(call->line, card->name);
	}
	return true;
}

bool meccg_deck_load(struct outside_call *call)
{
	struct card_list *list;
	int seat;
	bool fine;

	list = list_of(call, &seat);
	if (!list)
		return false;
	line_word(call->line, "deck");
	line_format(call->line, "%d", seat + 1);
	line_word(call->line, "list");
	fine = put_deck(call, list);
	free(list);
	return fine;
}

/* ---- the spot check ---- */

static void put_sealed(struct card_list *sealed, const char *name, int count)
{
	struct listed_card *card = &sealed->card[sealed->cards];

	if (sealed->cards == CARDS)
		return;
	*card = (struct listed_card){ .count = count };
	snprintf(card->name, sizeof card->name, "%s", name);
	meccg_same(card->name, card->same);
	sealed->cards++;
}

/* Deck and sideboard, the pool, the starting items (L-Etiquette-2). */
static void list_sealed(const struct meccg_player *p, struct card_list *sealed)
{
	for (int i = 0; i < p->deck.entries; i++)
		put_sealed(sealed, p->deck.entry[i].name, p->deck.entry[i].count);
	for (int i = 0; i < p->holds; i++)
		put_sealed(sealed, p->held[i].name, 1);
	for (int i = 0; i < (p->listed_items ? p->listed_items : p->items); i++)
		put_sealed(sealed, p->listed_items ? p->listed[i].name : p->item[i].name, 1);
}

/* The items of a pool are known when they have been given; until then the list
 * alone has them. */
static void drop_items(struct card_list *list, const struct meccg_player *p)
{
	int kept = 0;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		bool item = card->zone == ZONE_POOL && card->key == CARDS_RESOURCE;

		if (!item || p->items + p->listed_items > 0)
			list->card[kept++] = *card;
	}
	list->cards = kept;
}

static int count_of(const struct card_list *list, const char *same)
{
	int count = 0;

	for (int i = 0; i < list->cards; i++)
		if (strcmp(list->card[i].same, same) == 0)
			count += list->card[i].count;
	return count;
}

static bool is_first(const struct card_list *list, int n)
{
	for (int i = 0; i < n; i++)
		if (strcmp(list->card[i].same, list->card[n].same) == 0)
			return false;
	return true;
}

/* The cards of one that the other has fewer of, a name for each; how many. */
static int tell_more(struct outside_call *call, const char *key, const struct card_list *one, const struct card_list *other, bool names)
{
	int more = 0;

	if (call->data)
		emit_array(call->data, key);
	for (int i = 0; i < one->cards; i++) {
		const struct listed_card *card = &one->card[i];
		int count = is_first(one, i) ? count_of(one, card->same) - count_of(other, card->same) : 0;

		for (int k = 0; k < count; k++)
			if (call->data && names)
				emit_text(call->data, NULL, card->name);
		if (count > 0)
			more += count;
		if (count > 0 && names)
			said_line(call->said, key[0] == 'm' ? _("missing: %d %s") : _("too much: %d %s"), count, card->name);
	}
	if (call->data)
		emit_end(call->data);
	return more;
}

static int common_cards(const struct card_list *one, const struct card_list *other, int *all)
{
	int common = 0;

	*all = 0;
	for (int i = 0; i < one->cards; i++) {
		int here = is_first(one, i) ? count_of(one, one->card[i].same) : 0, there = count_of(other, one->card[i].same);

		*all += here;
		common += here < there ? here : there;
	}
	return common;
}

static void compare(struct outside_call *call, const struct card_list *sealed, const struct card_list *list)
{
	int all, common = common_cards(sealed, list, &all), missing, extra;
	bool names = call->secret || 2 * common >= all; /* else it would be a way to read what is sealed */

	missing = tell_more(call, "missing", sealed, list, names);
	extra = tell_more(call, "extra", list, sealed, true);
	if (call->data) {
		emit_number(call->data, "missing_count", missing);
		emit_number(call->data, "extra_count", extra);
	}
	if (!missing && !extra)
		said_line(call->said, "%s", _("the same cards as were sealed (L-Etiquette-2)"));
	else
		said_line(call->said, _("%d missing, %d too much (L-Etiquette-2)"), missing, extra);
}

bool meccg_deck_compare(struct outside_call *call)
{
	const struct meccg *m = call->state;
	struct card_list *list, *sealed;
	int seat;
	bool fine = true;

	list = list_of(call, &seat);
	if (!list)
		return false;
	sealed = xcalloc(1, sizeof *sealed);
	list_sealed(&m->player[seat], sealed);
	drop_items(list, &m->player[seat]);
	if (!m->player[seat].deck.sealed)
		fine = reason_set(call->why, _("nothing is sealed yet: deck P seal"));
	else if (!m->player[seat].deck.entries)
		fine = reason_set(call->why, _("the deck was typed as counts: there are no names to compare"));
	else
		compare(call, sealed, list);
	free(list);
	free(sealed);
	return fine;
}
