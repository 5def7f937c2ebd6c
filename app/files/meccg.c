/* SPDX-License-Identifier: MIT */
/*
 * Lists of cards for MECCG in files: loaded as the pool or the deck, and
 * compared with what was sealed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meccg_list.h"
#include "rules/core/i18n.h"

/* ---- the pool ---- */

/* Takes characters only, by name or by heading: `item` says a pool's items. */
static bool put_pool(struct outside_call *call, const struct card_list *list)
{
	int taken = 0;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		bool of_pool = card->zone == (list->pooled ? ZONE_POOL : ZONE_NONE);
		bool known = meccg_find_exact(card->name) >= 0;

		if (!of_pool || (!known && card->key != CARDS_CHARACTER && list->pooled))
			continue;
		if (!known)
			return reason_set(call->why, _("line %d: there is no such character"), card->line);
		for (int k = 0; k < card->count; k++)
			line_word(call->line, card->name);
		taken++;
	}
	return taken > 0 || reason_set(call->why, _("it has no character for the pool"));
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

static bool load_pool(struct outside_call *call)
{
	return say_list(call, "pool", put_pool);
}

/* ---- the deck ---- */

/* The name is surer than the heading, except for cards of both kinds. */
static int key_of(const struct listed_card *card)
{
	int known = card->key == CARDS_EITHER ? NO_KEY : meccg_key_of(card->name);
	int key = known >= 0 ? known : card->key;

	if (card->zone != ZONE_SIDE)
		return key;
	if (key == CARDS_AVATAR)
		return CARDS_SIDE_AVATAR;
	return key == CARDS_CREATURE || key == CARDS_CREATURE_EVENT ? CARDS_SIDE_CREATURE : CARDS_SIDEBOARD;
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
			return reason_set(call->why,
			                  _("line %d: needs a heading above it: Resources, Hazards, "
			                    "Creatures, Characters"),
			                  card->line);
		choice_at(MECCG_KEY_WORDS, key, word, sizeof word);
		line_word(call->line, word);
		line_format(call->line, "%d", card->count);
		line_word(call->line, card->name);
	}
	return true;
}

static bool load_deck(struct outside_call *call)
{
	return say_list(call, "deck", put_deck);
}

/* ---- the spot check (L-Etiquette-2): no way to read what somebody else has sealed ---- */

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

/* Drops the pool's items until the table knows them: before, only the list does. */
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

/* Tells the cards that one list has more of than the other; how many. */
static int tell_more(struct outside_call *call, const char *key, const struct card_list *one,
                     const struct card_list *other, bool names)
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
			said_line(call->said, key[0] == 'm' ? _("missing: %d %s") : _("too many: %d %s"),
			          count, card->name);
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
		int here = is_first(one, i) ? count_of(one, one->card[i].same) : 0,
		    there = count_of(other, one->card[i].same);

		*all += here;
		common += here < there ? here : there;
	}
	return common;
}

static void compare(struct outside_call *call, const struct card_list *sealed, const struct card_list *list)
{
	int all, common = common_cards(sealed, list, &all), missing, extra;
	bool names = call->secret || 2 * common >= all; /* else a guess would reveal the sealed list */

	missing = tell_more(call, "missing", sealed, list, names);
	extra = tell_more(call, "extra", list, sealed, true);
	if (call->data) {
		emit_number(call->data, "missing_count", missing);
		emit_number(call->data, "extra_count", extra);
	}
	if (!missing && !extra)
		said_line(call->said, "%s", _("the same cards as sealed (L-Etiquette-2)"));
	else
		said_line(call->said, _("%d missing, %d too many (L-Etiquette-2)"), missing, extra);
}

static bool compare_deck(struct outside_call *call)
{
	const struct meccg *m = call->state;
	struct card_list *list, *sealed;
	int seat;
	bool fine = true;

	list = meccg_list_of(call, &seat);
	if (!list)
		return false;
	sealed = xcalloc(1, sizeof *sealed);
	list_sealed(&m->player[seat], sealed);
	drop_items(list, &m->player[seat]);
	if (!m->player[seat].deck.sealed)
		fine = reason_set(call->why, _("nothing is sealed yet: deck P seal"));
	else if (!m->player[seat].deck.entries)
		fine = reason_set(call->why, _("only numbers of cards were entered: no names to compare"));
	else
		compare(call, sealed, list);
	free(list);
	free(sealed);
	return fine;
}

/* ---- the verbs ---- */

/* Whether the second word after the verb is this one. */
static bool is_said(const struct words *words, const char *word)
{
	return words->count > 2 && !words->word[2].key && strcmp(words->word[2].text, word) == 0;
}

static bool is_load(const struct words *words)
{
	return is_said(words, "load");
}

static bool is_compare(const struct words *words)
{
	return is_said(words, "compare");
}

/* clang-format off */
const struct outside meccg_outsides[] = {
	{ "meccg", "pool", load_pool, is_load },
	{ "meccg", "deck", load_deck, is_load },
	{ "meccg", "deck", compare_deck, is_compare },
	{ 0 }
};
/* clang-format on */
