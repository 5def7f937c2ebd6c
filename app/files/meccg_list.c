/* SPDX-License-Identifier: MIT */
/*
 * Lists of cards for MECCG, as GCCG and NetMECCG write them and people type them:
 *
 *     ####  Deck  ####          a heading between lines drawn, or "Deck", "Deck:"
 *     # Creatures (12)          a heading within it
 *     [hazards]                 NetMECCG: part and heading in one
 *     3 Cave-drake [H] (TW)     a count, a name, its printing
 *     Cave-drake                NetMECCG: once a line for each copy
 *     <section name="Hazards">  OCTGN: [Hazards]
 *     <card qty="3">Cave-drake</card>
 *
 * One line of the table comes of them, which holds all that was in the file.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meccg_list.h"
#include "rules/core/i18n.h"

/* ---- headings ---- */

static const struct {
	const char *word;
	enum zone zone; /* ZONE_NONE: a heading within a part */
	int key;
} headings[] = {
	{ "pool", ZONE_POOL, NO_KEY },
	{ "startingpool", ZONE_POOL, NO_KEY },
	{ "starting", ZONE_POOL, NO_KEY },
	{ "deck", ZONE_DECK, NO_KEY },
	{ "playdeck", ZONE_DECK, NO_KEY },
	{ "sideboard", ZONE_SIDE, NO_KEY },
	{ "antifw", ZONE_AGAINST, NO_KEY },
	{ "sideboardvsfw", ZONE_AGAINST, NO_KEY }, /* GCCG */
	{ "fwsideboard", ZONE_AGAINST, NO_KEY },   /* OCTGN */
	{ "sites", ZONE_SITES, NO_KEY },
	{ "site", ZONE_SITES, NO_KEY },
	{ "sitedeck", ZONE_SITES, NO_KEY },
	{ "notes", ZONE_END, NO_KEY },
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

/* Behind the side that GCCG writes before a kind: "Minion Resource". */
static const char *kind_of(const char *word)
{
	static const char *const sides[] = { "hero", "minion", "balrog", "fallenwizard", "stage" };

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
		if (strncmp(word, sides[i], strlen(sides[i])) == 0)
			return word + strlen(sides[i]);
	return word;
}

/* "# Hazard (30)", "Deck:", "Creatures", "[hazards]": false where it is none. In brackets all
 * kinds of cards are parts of the deck, and a word that is none opens no part. */
static bool find_heading(const char *text, enum zone *zone, int *key)
{
	char word[MECCG_NAME];
	size_t length = strlen(text);
	bool bracket = length && text[0] == '[' && text[length - 1] == ']';

	if (bracket) {
		*zone = ZONE_DECK;
		*key = NO_KEY;
	}
	meccg_same(text, word);
	for (length = strlen(word); length && isdigit((unsigned char)word[length - 1]); length--)
		word[length - 1] = '\0';
	for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
		if (strcmp(headings[i].word, kind_of(word)) == 0) {
			if (headings[i].zone)
				*zone = headings[i].zone;
			*key = headings[i].key;
			return true;
		}
	if (bracket)
		*zone = ZONE_OUT;
	return bracket;
}

/* ---- cards ---- */

/* "TW", "WR1"; of two letters or one also small, as meccg-online writes them. */
static bool is_printing(const char *text, size_t length)
{
	for (size_t i = 0; i < length && length > 2; i++)
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

/* Without NetMECCG's mark of a side: * of minions, % of the Balrog, @ of fallen-wizards. */
static void cut_mark(char *name)
{
	size_t length = strlen(name);

	while (length && strchr("*%@ ", name[length - 1]))
		name[--length] = '\0';
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

/* A card on a line of its own for each copy is one card with a count. */
static bool add_copies(struct listed_card *cards, int count, const struct listed_card *card)
{
	for (int i = 0; i < count; i++) {
		struct listed_card *other = &cards[i];

		if (other->zone != card->zone || other->key != card->key ||
		    strcmp(other->same, card->same) != 0 || other->count + card->count > COUNT_MOST)
			continue;
		other->count += card->count;
		other->last = card->line;
		return true;
	}
	return false;
}

static bool add_card(struct card_list *list, char *text, enum zone zone, int key, int line,
                     struct reason *why)
{
	struct listed_card card = { .zone = zone, .key = key, .line = line, .last = line },
			   *cards = zone == ZONE_SITES ? list->site : list->card;
	int *count = zone == ZONE_SITES ? &list->sites : &list->cards;

	text = read_count(text, &card.count);
	cut_mark(text);
	cut_printing(text);
	if (strlen(text) < sizeof card.name) {
		snprintf(card.name, sizeof card.name, "%s", text);
		meccg_same(card.name, card.same);
	}
	if (!card.same[0])
		return reason_set(why, _("line %d: this is not the name of a card"), line);
	if (add_copies(cards, *count, &card))
		return true;
	if (*count == CARDS)
		return reason_set(why, _("line %d: a list holds at most %d different cards"), line, CARDS);
	list->pooled |= zone == ZONE_POOL;
	cards[(*count)++] = card;
	return true;
}

/* An element of OCTGN as the other programs write it: a part, a card, the end; "" where it tells nothing. */
static void unwrap(const char *element, char *out, size_t size)
{
	const char *value = strchr(element, '"'), *name = strchr(element, '>');
	int bytes = value ? (int)strcspn(value + 1, "\"") : 0;

	if (value && strncmp(element, "<section ", 9) == 0)
		snprintf(out, size, "[%.*s]", bytes, value + 1);
	else if (value && name && strncmp(element, "<card ", 6) == 0)
		snprintf(out, size, "%.*s %.*s", bytes, value + 1, (int)strcspn(name + 1, "<"), name + 1);
	else
		snprintf(out, size, "%s", strncmp(element, "<notes", 6) == 0 ? "notes" : "");
}

static bool read_lines(struct card_list *list, struct text_file *file, struct reason *why)
{
	enum zone zone = ZONE_NONE;
	int key = NO_KEY;
	char *text, same[MECCG_NAME], unwrapped[2 * MECCG_NAME];

	for (;;) {
		bool marked;

		if (zone == ZONE_END)
			return true; /* free text follows */
		if (!text_file_line(file, &text, why))
			return false;
		if (!text)
			return true;
		marked = *text == '#';
		text += strspn(text, "# ");
		if (*text == '<') {
			unwrap(text, unwrapped, sizeof unwrapped);
			text = unwrapped;
		}
		snprintf(same, sizeof same, "%.*s", (int)sizeof same - 1, text);
		meccg_same(same, same);
		if (!same[0])
			continue; /* a line drawn, or nothing */
		if (find_heading(text, &zone, &key) || zone == ZONE_OUT)
			continue;
		if (marked) {
			key = NO_KEY; /* a heading that tells nothing, or a remark */
			continue;
		}
		if (!add_card(list, text, zone, key, file->line, why) && zone != ZONE_SITES)
			return false; /* what is no site is not the deck's fault */
	}
}

static bool read_list(struct card_list *list, const char *said, struct reason *why)
{
	struct text_file file = { 0 };
	char path[4096];
	bool fine;

	if (!outside_path(said, path, sizeof path, why) ||
	    !text_file_open_foreign(&file, path, TEXT_FILE_BYTES, why))
		return false;
	list->code = file.code;
	fine = read_lines(list, &file, why);
	text_file_done(&file);
	if (fine && !list->cards)
		fine = reason_set(why, _("it has no cards"));
	return fine;
}

/* "River/find": a command that went into the file behind a name that is known. */
static bool cut_command(const char *name, char out[MECCG_NAME])
{
	snprintf(out, MECCG_NAME, "%.*s", (int)strcspn(name, "/"), name);
	cut_mark(out);
	return strchr(name, '/') && meccg_key_of(name, SIDE_HERO) < 0 && meccg_key_of(out, SIDE_HERO) >= 0;
}

void meccg_list_respell(struct listed_card *card)
{
	char name[MECCG_NAME];

	card->near =
		card->zone != ZONE_OUT && (cut_command(card->name, name) || meccg_respell(card->name, name));
	if (!card->near)
		return;
	snprintf(card->name, sizeof card->name, "%s", name);
	meccg_same(card->name, card->same);
}

struct card_list *meccg_list_of(struct outside_call *call, int *seat, bool *sure)
{
	const struct meccg *m = call->state;
	struct card_list *list = xcalloc(1, sizeof *list);
	const char *word, *path;

	if (sure)
		*sure = args_flag(&call->args, "sure");
	if (args_player(&call->args, &m->table, true, seat) && args_word(&call->args, &word) &&
	    args_word(&call->args, &path) && args_done(&call->args) && read_list(list, path, call->why)) {
		for (int i = 0; i < list->cards; i++)
			meccg_list_respell(&list->card[i]);
		return list;
	}
	free(list);
	return NULL;
}
