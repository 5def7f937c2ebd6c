/* SPDX-License-Identifier: MIT */
/*
 * Lists of cards for MECCG in files: loaded as the pool or the deck, and
 * compared with what was sealed.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meccg_list.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- what a list has to say beside its cards ---- */

/* A sentence each for the first lines of a file that are noteworthy, told after the list is taken. It names
 * cards that the list does not get; what it gets is its player's secret. */
static __attribute__((format(printf, 2, 3))) void remark(struct outside_call *call, const char *format, ...)
{
	enum { SAID = 8 };
	size_t end = strlen(call->remark), room = sizeof call->remark - end;
	int lines = end > 0;
	va_list list;

	for (const char *at = call->remark; (at = strchr(at, '\n')); at++)
		lines++;
	if (lines >= SAID)
		return;
	if (end)
		snprintf(call->remark + end++, room--, "\n");
	va_start(list, format);
	if (lines == SAID - 1)
		snprintf(call->remark + end, room, "%s", _("and more lines like that"));
	else
		vsnprintf(call->remark + end, room, format, list);
	va_end(list);
	utf8_mend_end(call->remark);
}

/* The player finds the names in the open half. */
static void remark_near(struct outside_call *call, const struct listed_card *card)
{
	if (!card->near)
		return;
	if (call->secret)
		remark(call, _("line %d: spelled differently, read as %s"), card->line, card->name);
	else
		remark(call,
		       _("line %d: spelled differently, read as the nearest name: Enter shows it to you"),
		       card->line);
}

/* ---- the pool ---- */

/* How much of the list a side may have. An avatar tells more than ten cards. */
static int fit_of(const struct card_list *list, enum meccg_side side)
{
	int fit = 0;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];

		if (meccg_may_play(card->name, side))
			fit += meccg_key_of(card->name, side) == CARDS_AVATAR ? 10 * card->count : 1;
	}
	return fit;
}

/* A fallen-wizard's pool has stage cards (CoE-1.7.F1); else a stray card would make one of every list. */
static bool may_be_of(const struct card_list *list, enum meccg_side side)
{
	bool stage = side != SIDE_FALLEN;

	for (int i = 0; i < list->cards && !stage; i++)
		stage = meccg_is_stage(list->card[i].name);
	return stage;
}

/* The side that may have the most of the list, the player's own before others. */
static enum meccg_side side_of(const struct card_list *list, enum meccg_side own)
{
	static const enum meccg_side sides[] = { SIDE_HERO, SIDE_MINION, SIDE_FALLEN, SIDE_BALROG };
	enum meccg_side found = own;
	int most = fit_of(list, own);

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
		int fit = sides[i] != own && may_be_of(list, sides[i]) ? fit_of(list, sides[i]) : 0;

		if (fit > most) {
			most = fit;
			found = sides[i];
		}
	}
	return found;
}

/* Cards that are shown like characters (L-General-5). */
static bool is_extra(const char *name, enum meccg_side side)
{
	return (side == SIDE_FALLEN && meccg_is_stage(name)) || strcmp(name, MECCG_SUMMONS) == 0;
}

/* The side that the list tells, as long as the player's own may change. */
static enum meccg_side say_side(struct outside_call *call, const struct card_list *list, int seat)
{
	const struct meccg *m = call->state;
	enum meccg_side own = m->player[seat].side, side = own;
	char word[20];

	if (meccg_may_change_side(m, seat, NULL))
		side = side_of(list, own);
	if (side != own) {
		choice_at(MECCG_SIDE_WORDS, (int)side, word, sizeof word);
		line_key(call->line, "side", word);
	}
	return side;
}

/* Tries the list's cards one by one: those that a pool may not hold are named, and leave the others. */
struct pooling {
	struct outside_call *call;
	struct meccg *trial; /* the table as it will be */
	int seat, taken;
};

static void put_copy(struct pooling *pooling, const struct listed_card *card, int key, int line)
{
	struct outside_call *call = pooling->call;
	enum meccg_side side = pooling->trial->player[pooling->seat].side;
	struct reason why;

	if (is_extra(card->name, side)) {
		line_key(call->line, "extra", card->name);
	} else if (key == CARDS_CHARACTER || key == CARDS_AGENT || key == CARDS_AVATAR) {
		if (!meccg_put_character(pooling->trial, pooling->seat, card->name, &why)) {
			remark(call, _("line %d: left out: %s"), line, why.text);
			return;
		}
		line_word(call->line, card->name);
		pooling->taken++;
	} else if (meccg_put_item(pooling->trial, pooling->seat, card->name, &why)) {
		line_key(call->line, "item", card->name);
	} else {
		remark(call, _("line %d: left out: %s"), line, why.text);
	}
}

static void put_cards(struct pooling *pooling, const struct card_list *list)
{
	struct outside_call *call = pooling->call;
	const char *who = pooling->trial->table.seat[pooling->seat].name;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		int key = meccg_key_of(card->name, pooling->trial->player[pooling->seat].side);

		if (card->zone != (list->pooled ? ZONE_POOL : ZONE_NONE))
			continue;
		remark_near(call, card);
		if (key < 0)
			remark(call,
			       _("line %d: no card is called \"%s\": pool %s add NAME mind=N adds your own"),
			       card->line, card->name, who);
		for (int k = 0; k < card->count && key >= 0; k++)
			put_copy(pooling, card, key, k ? card->last : card->line);
	}
}

/* Takes the characters, what is shown like them, and the minor items (CoE-1.7). */
static bool put_pool(struct outside_call *call, const struct card_list *list, int seat)
{
	struct pooling pooling = { call, NULL, seat, 0 };
	struct meccg_player *p;

	if (!meccg_may_change_pool(call->state, seat, call->why))
		return false;
	pooling.trial = xmalloc(sizeof *pooling.trial);
	*pooling.trial = *(const struct meccg *)call->state;
	p = &pooling.trial->player[seat];
	p->side = say_side(call, list, seat);
	p->holds = p->listed_items = 0;
	put_cards(&pooling, list);
	free(pooling.trial);
	if (pooling.taken || !call->remark[0])
		return pooling.taken || reason_set(call->why, _("it has no characters for the pool"));
	return reason_set(call->why, "%.*s", (int)strcspn(call->remark, "\n"), call->remark);
}

enum { OTHER_GAME_CARDS = 5 }; /* fewer may be cards that a player has made */

/* Most names of a list of MECCG are in the catalogue. No card is named: a list is its player's secret. */
static bool is_of_meccg(struct outside_call *call, const char *verb, const struct card_list *list, int seat)
{
	const struct meccg *m = call->state;
	int all = 0, known = 0;

	for (int i = 0; i < list->cards; i++) {
		const char *name = list->card[i].name;
		enum meccg_side side = m->player[seat].side;

		if (list->card[i].zone == ZONE_OUT)
			continue;
		all++;
		known += meccg_key_of(name, side) >= 0 || meccg_find_listing(name, side);
	}
	return all < OTHER_GAME_CARDS || 4 * known >= all ||
	       reason_set(call->why,
	                  _("of its %d different names MECCG has only %d: is it a list for another game? If "
	                    "not: `%s %s load FILE sure`"),
	                  all, known, verb, m->table.seat[seat].name);
}

/* "pool 1 list NAME ...", "deck 1 list N NAME ...": what a file held, in one line. */
static bool say_list(struct outside_call *call, const char *verb,
                     bool (*put)(struct outside_call *call, const struct card_list *list, int seat))
{
	struct card_list *list;
	int seat;
	bool fine, sure;

	list = meccg_list_of(call, &seat, &sure);
	if (!list)
		return false;
	line_word(call->line, verb);
	line_format(call->line, "%d", seat + 1);
	line_word(call->line, "list");
	fine = (sure || is_of_meccg(call, verb, list, seat)) && put(call, list, seat);
	if (!call->remark[0])
		snprintf(call->remark, sizeof call->remark, "%s", text_code_remark(list->code));
	free(list);
	return fine;
}

static bool load_pool(struct outside_call *call)
{
	return say_list(call, "pool", put_pool);
}

/* ---- the deck ---- */

/* `known`: what the name tells, which is surer than the heading, except for cards of both
 * kinds. A card that neither tells counts as either. */
static int key_of(const struct listed_card *card, int known)
{
	int key = known >= 0 && card->key != CARDS_EITHER ? known : card->key >= 0 ? card->key : CARDS_EITHER;

	if (card->zone != ZONE_SIDE && card->zone != ZONE_AGAINST)
		return key;
	if (key == CARDS_AVATAR)
		return CARDS_SIDE_AVATAR;
	return key == CARDS_CREATURE || key == CARDS_CREATURE_EVENT ? CARDS_SIDE_CREATURE : CARDS_SIDEBOARD;
}

/* Whether the line belongs to the deck: no site, no pool, and what is meant against a
 * fallen-wizard only where the other player is one and the rules allow it (CoE). */
static bool is_of_deck(const struct meccg *m, const struct listed_card *card, int seat)
{
	const struct meccg_listing *listing = meccg_find_listing(card->name, m->player[seat].side);

	if (card->zone == ZONE_AGAINST)
		return m->rules == MECCG_COE && m->player[1 - seat].side == SIDE_FALLEN;
	return card->zone != ZONE_POOL && !(listing && listing->kind == LISTED_SITE);
}

static void put_entry(struct outside_call *call, const struct listed_card *card, enum meccg_side side)
{
	int known = meccg_key_of(card->name, side);
	char word[40];

	remark_near(call, card);
	if (known < 0)
		remark(call, _("line %d: no card is called \"%s\", counted anyway"), card->line, card->name);
	choice_at(MECCG_KEY_WORDS, key_of(card, known), word, sizeof word);
	line_word(call->line, word);
	line_format(call->line, "%d", card->count);
	line_word(call->line, card->name);
	snprintf(word, sizeof word, "%d", card->line);
	line_key(call->line, "at", word);
}

/* Sites that no card has, and a site part without a site to start at (L-Additional-7; a fallen-wizard's may
 * be any that its card allows). */
static void check_sites(struct outside_call *call, const struct card_list *list, enum meccg_side side)
{
	char starts[2 * MECCG_NAME + 8] = "";
	bool may_start = side == SIDE_FALLEN || !list->sites;

	for (int i = 0; i < list->sites; i++) {
		const struct listed_card *site = &list->site[i];
		const struct meccg_listing *listing = meccg_find_listing(site->name, side);

		if (!listing || listing->kind != LISTED_SITE)
			remark(call, _("line %d: no site is called \"%s\""), site->line, site->name);
		for (int n = 0; meccg_site_of(side, n); n++)
			may_start |= meccg_find_listing(meccg_site_of(side, n), side) == listing;
	}
	for (int n = 0; meccg_site_of(side, n); n++)
		said_list_add(starts, sizeof starts, "%s", meccg_site_of(side, n));
	if (!may_start)
		remark(call, _("it has no site to start at: %s"), starts);
}

static bool put_deck(struct outside_call *call, const struct card_list *list, int seat)
{
	const struct meccg *m = call->state;
	enum meccg_side side = m->player[seat].side;
	int taken = 0;

	if (!m->player[seat].holds) /* else the pool has told it */
		side = say_side(call, list, seat);
	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		struct reason why;

		if (!is_of_deck(m, card, seat))
			continue;
		if (meccg_is_english(card->name, &why)) {
			put_entry(call, card, side);
			taken++;
		} else {
			remark(call, _("line %d: left out: %s"), card->line, why.text);
		}
	}
	check_sites(call, list, side);
	return taken > 0 || reason_set(call->why, _("it has no cards for the deck"));
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
	meccg_list_respell(card); /* as a list of an earlier version was sealed */
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

/* Drops what no load takes in: sites, what is meant against other players, and the pool's items
 * until the table knows them: before, only the list does. */
static void drop_untaken(struct card_list *list, const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];
	int kept = 0;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		int key = meccg_key_of(card->name, p->side);
		bool item = key >= 0 && key != CARDS_CHARACTER && key != CARDS_AGENT &&
		            !is_extra(card->name, p->side);

		if (card->zone == ZONE_POOL ? !item || p->items + p->listed_items > 0
		                            : is_of_deck(m, card, seat))
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

	list = meccg_list_of(call, &seat, NULL);
	if (!list)
		return false;
	sealed = xcalloc(1, sizeof *sealed);
	list_sealed(&m->player[seat], sealed);
	drop_untaken(list, m, seat);
	if (!m->player[seat].deck.sealed)
		fine = reason_set(call->why, _("nothing is sealed yet: `deck P seal`"));
	else if (!m->player[seat].deck.entries)
		fine = reason_set(call->why,
		                  _("only numbers of cards were entered: there are no names to compare"));
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
	{ "meccg", "pool", load_pool, is_load, NULL },
	{ "meccg", "deck", load_deck, is_load, NULL },
	{ "meccg", "deck", compare_deck, is_compare, NULL },
	{ 0 }
};
/* clang-format on */
