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
#include "rules/core/utf8.h"

/* ---- what a list has to say beside its cards ---- */

/* The lines of a kind, for the remark: "lines 12, 40". */
struct noted {
	int line[6], count;
};

static void note(struct noted *noted, int line)
{
	if (noted->count < (int)(sizeof noted->line / sizeof *noted->line))
		noted->line[noted->count] = line;
	noted->count++;
}

/* Adds a sentence whose first word is the lines: "lines 12, 40: ..". No card is named: a list is
 * its player's secret. */
static void remark(struct outside_call *call, const struct noted *noted, const char *format)
{
	char lines[80] = "";
	int shown = (int)(sizeof noted->line / sizeof *noted->line);
	size_t end = strlen(call->remark);

	if (!noted->count)
		return;
	for (int i = 0; i < noted->count && i < shown; i++)
		said_list_add(lines, sizeof lines, "%d", noted->line[i]);
	if (noted->count > shown)
		said_list_add(lines, sizeof lines, "..");
	if (end)
		end += (size_t)snprintf(call->remark + end, sizeof call->remark - end, "%s", _("; "));
	if (end < sizeof call->remark)
		snprintf(call->remark + end, sizeof call->remark - end, format, lines);
	utf8_mend_end(call->remark);
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

/* The side that may have the most of the list, the player's own before others. */
static enum meccg_side side_of(const struct card_list *list, enum meccg_side own)
{
	static const enum meccg_side sides[] = { SIDE_HERO, SIDE_MINION, SIDE_FALLEN, SIDE_BALROG };
	enum meccg_side found = own;
	int most = fit_of(list, own);

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
		int fit = sides[i] == own ? 0 : fit_of(list, sides[i]);

		if (fit > most) {
			most = fit;
			found = sides[i];
		}
	}
	return found;
}

/* The pool's starting items, which `item` gives after the draft. */
static bool is_minor(const char *name, enum meccg_side side)
{
	return meccg_is_starting_item(meccg_find_listing(name, side));
}

/* Cards that are shown like characters (L-General-5). */
static bool is_extra(const char *name, enum meccg_side side)
{
	return (side == SIDE_FALLEN && meccg_is_stage(name)) || strcmp(name, MECCG_SUMMONS) == 0;
}

/* Takes the characters and what is shown like them; `item` says the pool's items. */
static bool put_pool(struct outside_call *call, const struct card_list *list, int seat)
{
	enum meccg_side own = ((const struct meccg *)call->state)->player[seat].side;
	enum meccg_side side = side_of(list, own);
	struct noted unknown = { 0 }, beside = { 0 }, near = { 0 };
	int taken = 0;

	if (side != own) {
		char word[20];

		choice_at(MECCG_SIDE_WORDS, (int)side, word, sizeof word);
		line_key(call->line, "side", word);
	}
	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		int key = meccg_key_of(card->name, side);

		if (card->zone != (list->pooled ? ZONE_POOL : ZONE_NONE))
			continue;
		if (card->near)
			note(&near, card->line);
		if (key < 0)
			note(&unknown, card->line);
		else if (list->pooled && is_extra(card->name, side))
			for (int k = 0; k < card->count; k++)
				line_key(call->line, "extra", card->name);
		else if (key != CARDS_CHARACTER && key != CARDS_AGENT && !is_minor(card->name, side))
			note(&beside, card->line);
		for (int k = 0; k < card->count && (key == CARDS_CHARACTER || key == CARDS_AGENT);
		     k++, taken++)
			line_word(call->line, card->name);
	}
	if (!taken && unknown.count)
		return reason_set(call->why, _("line %d: there is no such character"), unknown.line[0]);
	if (!taken)
		return reason_set(call->why, _("it has no character for the pool"));
	remark(call, &unknown, _("line %s: no such character, left out: pool P add NAME mind=N"));
	remark(call, &near, _("line %s: spelled otherwise, read as the nearest name: look in your half"));
	remark(call, &beside, _("line %s: no character: `item` after the draft, or pool P extra"));
	return true;
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
	                  _("of its %d different names MECCG has %d: is it a list of another game? If not: "
	                    "`%s %s "
	                    "load FILE sure`"),
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

static bool put_deck(struct outside_call *call, const struct card_list *list, int seat)
{
	const struct meccg *m = call->state;
	struct noted unknown = { 0 }, near = { 0 };
	char word[40];
	int taken = 0;

	for (int i = 0; i < list->cards; i++) {
		const struct listed_card *card = &list->card[i];
		int known;

		if (!is_of_deck(m, card, seat))
			continue;
		known = meccg_key_of(card->name, m->player[seat].side);
		if (card->near)
			note(&near, card->line);
		if (known < 0)
			note(&unknown, card->line);
		choice_at(MECCG_KEY_WORDS, key_of(card, known), word, sizeof word);
		line_word(call->line, word);
		line_format(call->line, "%d", card->count);
		line_word(call->line, card->name);
		taken++;
	}
	remark(call, &unknown, _("line %s: a name that is not known, counted all the same"));
	remark(call, &near, _("line %s: spelled otherwise, read as the nearest name"));
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
