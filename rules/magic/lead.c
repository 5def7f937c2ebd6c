/* SPDX-License-Identifier: MIT */
/*
 * Finds the leaders of a deck: named, headed, or guessed by their place in the
 * list; then checks whether they may lead. In Oathbreaker planeswalkers lead,
 * each with a spell.
 */
#include "inner.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { MANY = 15, FEW_BREAKS = 3 };

/* ---- who leads ---- */

static bool is_oathbreaker(const struct check *c)
{
	return c->law->format == FORMAT_OATHBREAKER;
}

static bool may_lead(const struct check *c, const struct magic_card *card)
{
	if (is_oathbreaker(c))
		return card->flags & CARD_PLANESWALKER;
	if (card->flags & CARD_LEGEND)
		return true; /* C1 */
	if (c->law->rules == RULES_2010)
		return false;
	if (c->law->format == FORMAT_BRAWL && card->flags & CARD_PLANESWALKER)
		return true;
	/* A Background leads only beside the one who chooses it. */
	return card->flags & CARD_LEADER || (card->flags & CARD_BACKGROUND && c->answer->leaders == 2);
}

/* Whether the list or the card makes it a signature spell; of unknown cards the
 * planeswalker comes first. */
static bool is_signature(const struct check *c, const struct row *row)
{
	if (!is_oathbreaker(c) || row->said_signature)
		return is_oathbreaker(c);
	return row->known && c->law->finder ? row->card.flags & CARD_SPELL
	                                    : c->answer->leaders > c->answer->signatures;
}

static void leads(struct check *c, struct row *row)
{
	struct deck_answer *a = c->answer;
	bool spell = is_signature(c, row);
	int *count = spell ? &a->signatures : &a->leaders;

	if (row->leads)
		return;
	if (*count == COMMANDERS) {
		deck_problem(c, spell ? DECK_RULE_SIGNATURE : DECK_RULE_COMMANDER, row->name,
		             spell ? _("signature: %s would be a third (%s)")
		                   : _("commander: %s would be a third (%s)"),
		             row->name, deck_cite(c, "702.124"));
		return;
	}
	row->leads = true;
	(spell ? c->signature : c->leader)[*count] = row;
	utf8_copy((spell ? a->signature : a->leader)[(*count)++], CARD_NAME_BYTES, row->name);
}

static void leads_by_word(struct check *c)
{
	for (int i = 0; i < COMMANDERS; i++)
		if (c->law->leader[i] && c->law->leader[i][0]) {
			struct row *row = deck_row_of(c, c->law->leader[i]);

			if (!row->count) { /* a list of the other 99 */
				row->count = 1;
				row->side = 0;
			}
			leads(c, row);
		}
}

/* `spells`: only signature spells, as leaders were named already. */
static void leads_by_list(struct check *c, bool spells)
{
	for (int i = 0; i < c->rows; i++) {
		struct row *row = &c->row[i];

		if ((row->said_leader || (is_oathbreaker(c) && row->said_signature)) &&
		    (!spells || is_signature(c, row)))
			leads(c, row);
	}
}

int deck_leaders_most(const struct check *c)
{
	return is_oathbreaker(c) ? 2 * COMMANDERS : COMMANDERS;
}

/* Whether a card may be one of the command zone for all that is known. */
static bool may_be_there(const struct check *c, const struct row *row)
{
	return !row->known || may_lead(c, &row->card) || row->card.flags & CARD_BACKGROUND ||
	       (is_oathbreaker(c) && row->card.flags & CARD_SPELL);
}

static int cards_of(const struct check *c)
{
	int cards = 0;

	for (int i = 0; i < c->rows; i++)
		cards += c->row[i].count;
	return cards;
}

/* Whether these are known, and every known card has their colours alone. */
static bool covers(const struct check *c, struct row *const found[2])
{
	unsigned colors = found[0]->card.identity | (found[1] ? found[1]->card.identity : 0);

	for (int i = 0; i < c->rows; i++)
		if (c->row[i].known && c->row[i].count && c->row[i].card.identity & ~colors)
			return false;
	return found[0]->known;
}

/* Moves one card of the sideboard into the command zone. */
static void leads_from_side(struct check *c, struct row *row)
{
	row->count += row->side;
	row->side = 0;
	leads(c, row);
	c->answer->guessed = true;
}

/* Lists of programs without a command zone keep the commander where the sideboard
 * would be, and the deck is short of it: it is alone there, or the only one there that
 * may lead. */
static void leads_by_place(struct check *c)
{
	int others = 0, found = 0, missing = magic_formats[c->law->format].cards - cards_of(c);
	struct row *fits[2 * COMMANDERS] = { NULL };

	for (int i = 0; i < c->rows; i++) {
		struct row *row = &c->row[i];
		bool fit = row->side == 1 && may_be_there(c, row);

		others += row->side && !fit;
		if (fit && found < 2 * COMMANDERS)
			fits[found] = row;
		found += fit;
	}
	if (found < 1 || found > missing || found > deck_leaders_most(c))
		return;
	if (others && (!c->law->finder || found != missing || !covers(c, fits)))
		return;
	for (int i = 0; i < found; i++)
		leads_from_side(c, fits[i]);
}

/* The card on the box, or in the title; there it may be missing in the list. */
static void leads_by_banner(struct check *c, const char *banner)
{
	const struct card_finder *finder = c->law->finder;
	char key[CARD_NAME_BYTES];
	struct row *row;
	struct magic_card card;

	if (!card_key(banner, key))
		return;
	row = deck_row(c, key);
	if (!row && finder && finder->find(finder, key, &card) && may_lead(c, &card) &&
	    cards_of(c) + 1 == magic_formats[c->law->format].cards) {
		row = deck_row_of(c, banner);
		row->count = 1;
	}
	if (!row || !row->count || !may_be_there(c, row))
		return;
	leads(c, row);
	c->answer->guessed = true;
}

/* This single card, if it may be in the command zone. */
static struct row *candidate(struct check *c, const struct deck *deck, int at)
{
	struct row *row = at < deck->cards && deck->card[at].count == 1 && deck->card[at].zone == DECK_MAIN
	                          ? deck_row_of(c, deck->card[at].name)
	                          : NULL;

	return row && !row->leads && may_be_there(c, row) ? row : NULL;
}

/* Whether the list is sorted by name behind the second card, but not with it: nobody
 * sorts partners in. */
static bool stands_apart(const struct deck *deck, int second)
{
	char before[CARD_NAME_BYTES], key[CARD_NAME_BYTES];
	int breaks = 0, cards = 0;
	bool apart = false;

	for (int i = second; i < deck->cards && deck->card[i].zone == DECK_MAIN; i++, cards++) {
		card_key(deck->card[i].name, key);
		if (cards && strcmp(before, key) > 0) {
			apart |= cards == 1;
			breaks++;
		}
		memcpy(before, key, sizeof key);
	}
	return apart && cards > MANY && breaks <= FEW_BREAKS;
}

static bool go_together(const struct check *c, const struct deck *deck, int at, const struct row *a,
                        const struct row *b)
{
	if (is_oathbreaker(c))
		return !a->known || !b->known || may_lead(c, &a->card) != may_lead(c, &b->card);
	if (c->law->finder)
		return a->known && b->known && card_pair(&a->card, &b->card);
	return at ? deck->last_block && at + 2 == deck->cards
	          : deck->first_block == 2 || (!deck->first_block && stands_apart(deck, 1));
}

/* From a card on: it, and the next one where both go together. */
static bool leaders_from(struct check *c, const struct deck *deck, int at, struct row *found[2])
{
	found[0] = candidate(c, deck, at);
	found[1] = found[0] ? candidate(c, deck, at + 1) : NULL;
	if (found[1] && !go_together(c, deck, at, found[0], found[1]))
		found[1] = NULL;
	return found[0] && (found[1] || !found[0]->known || may_lead(c, &found[0]->card));
}

/* The only card that may lead and has all colours of the deck; NULL: none, or several. */
static struct row *leader_by_colors(struct check *c)
{
	struct row *only = NULL;

	for (int i = 0; i < c->rows && c->law->finder; i++) {
		struct row *row = &c->row[i], *const one[2] = { row, NULL };

		if (!row->known || row->count != 1 || !may_lead(c, &row->card) || !covers(c, one))
			continue;
		if (only)
			return NULL;
		only = row;
	}
	return only;
}

/* A list that names nobody: many sites write the commander first, some last behind an
 * empty line; the colours may show another. */
static void leads_by_order(struct check *c, const struct deck *deck)
{
	struct row *found[2] = { NULL, NULL }, *only;
	bool any = false;

	for (int at = 0; at < deck->cards && deck->last_block; at++)
		if (deck->card[at].line == deck->last_block)
			any = leaders_from(c, deck, at, found);
	if (!any && deck->ordered)
		any = leaders_from(c, deck, 0, found);
	only = !any || !covers(c, found) ? leader_by_colors(c) : NULL;
	if (only) {
		c->answer->by_colors = true;
		found[0] = only;
		found[1] = NULL;
	}
	if (!any && !only)
		return;
	c->answer->guessed = true;
	for (int i = 0; i < 2; i++)
		if (found[i])
			leads(c, found[i]);
}

static void choose_leaders(struct check *c, const struct deck *deck)
{
	leads_by_word(c);
	if (!c->answer->leaders || !c->answer->signatures)
		leads_by_list(c, c->answer->leaders > 0);
	if (!c->answer->leaders)
		leads_by_place(c);
	if (!c->answer->leaders)
		leads_by_banner(c, deck->banner);
	if (!c->answer->leaders)
		leads_by_order(c, deck);
	if (!c->answer->leaders)
		deck_problem(c, DECK_RULE_COMMANDER, NULL,
		             _("commander: none is named: put a heading Commander in the list, add "
		               "--commander NAME, or type \"commander P NAME\" at the table (%s)"),
		             deck_cite(c, "903.3"));
}

/* ---- whether they may ---- */

static void check_leader(struct check *c, const struct row *row)
{
	const struct bans *bans = c->law->bans;
	const struct ban *ban = bans_find(bans, row->key, BAN_COMMANDER);

	if (row->known && !may_lead(c, &row->card))
		deck_problem(c, DECK_RULE_COMMANDER, row->name, _("commander: %s may not lead a deck (%s)"),
		             row->name, deck_cite(c, "903.3"));
	/* "Restricted" in duel data: may be in a deck and not lead it. */
	if (c->law->format == FORMAT_DUEL && row->card.legal[LEGAL_DUEL] == LEGALITY_RESTRICTED &&
	    !bans_allow(bans, row->key))
		deck_problem(c, DECK_RULE_COMMANDER, row->name,
		             _("commander: the card data bans %s as a commander"), row->name);
	if (!ban || ban->allowed || bans_allow(bans, row->key))
		return;
	if (ban->house)
		deck_problem(c, DECK_RULE_COMMANDER, row->name,
		             _("commander: the table's own rules ban %s as a commander"), row->name);
	else
		deck_problem(c, DECK_RULE_COMMANDER, row->name,
		             bans->recommended
		                     ? _("commander: %s is banned as a commander by the recommended list of "
		                         "%s")
		                     : _("commander: %s is banned as a commander by the list of %s"),
		             row->name, bans->date)
			->recommended = bans->recommended;
}

static void check_pair(struct check *c)
{
	const struct row *a = c->leader[0], *b = c->leader[1];
	char names[CARD_NAME_BYTES];

	if (c->answer->leaders < 2)
		return;
	snprintf(names, sizeof names, "%s + %s", a->name, b->name);
	utf8_mend_end(names);
	if (c->law->rules == RULES_2010)
		deck_problem(c, DECK_RULE_PAIR, names,
		             _("pair: %s and %s: only one commander may lead a deck"), a->name, b->name);
	else if (a->known && b->known && !card_pair(&a->card, &b->card))
		deck_problem(c, DECK_RULE_PAIR, names, _("pair: %s and %s cannot lead together (702.124)"),
		             a->name, b->name);
}

static bool fits(const struct row *spell, const struct row *leader)
{
	return !spell->known || !leader->known || !(spell->card.identity & ~leader->card.identity);
}

/* Each planeswalker has one instant or sorcery in its own colours; with one
 * planeswalker the check of identity covers that. */
static void check_signatures(struct check *c)
{
	struct row *const *spell = c->signature, *const *leader = c->leader;
	char names[CARD_NAME_BYTES];

	if (c->answer->signatures != c->answer->leaders)
		deck_problem(c, DECK_RULE_SIGNATURE, NULL,
		             _("signature: one spell for each planeswalker, this deck has %d for %d "
		               "(Oathbreaker)"),
		             c->answer->signatures, c->answer->leaders);
	for (int i = 0; i < c->answer->signatures; i++)
		if (spell[i]->known && c->law->finder && !(spell[i]->card.flags & CARD_SPELL))
			deck_problem(c, DECK_RULE_SIGNATURE, spell[i]->name,
			             _("signature: %s is neither an instant nor a sorcery (Oathbreaker)"),
			             spell[i]->name);
	if (c->answer->leaders < 2 || c->answer->signatures < 2 ||
	    (fits(spell[0], leader[0]) && fits(spell[1], leader[1])) ||
	    (fits(spell[0], leader[1]) && fits(spell[1], leader[0])))
		return;
	snprintf(names, sizeof names, "%s + %s", spell[0]->name, spell[1]->name);
	utf8_mend_end(names);
	deck_problem(c, DECK_RULE_SIGNATURE, names,
	             _("signature: %s and %s do not each fit the colours of a planeswalker (Oathbreaker)"),
	             spell[0]->name, spell[1]->name);
}

void deck_check_leaders(struct check *c, const struct deck *deck)
{
	choose_leaders(c, deck);
	for (int i = 0; i < c->answer->leaders; i++)
		check_leader(c, c->leader[i]);
	check_pair(c);
	if (is_oathbreaker(c) && c->answer->leaders)
		check_signatures(c);
}
