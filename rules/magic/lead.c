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

/* ---- who leads ---- */

static bool is_oathbreaker(const struct check *c)
{
	return c->law->format == FORMAT_OATHBREAKER;
}

static bool may_lead(const struct check *c, const struct card *card)
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
		             spell ? _("signature: %s would be a third one (%s)")
		                   : _("commander: %s would be a third one (%s)"),
		             row->name, deck_cite(c, "C1", "702.124"));
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

/* Lists of programs without a command zone keep the commander where the sideboard
 * would be: it is alone there, and the deck is short of it. */
static void leads_by_place(struct check *c)
{
	int side = 0, main = 0;

	for (int i = 0; i < c->rows; i++) {
		side += c->row[i].side;
		main += c->row[i].count;
	}
	if (side < 1 || side > deck_leaders_most(c) || main >= magic_formats[c->law->format].cards)
		return;
	for (int i = 0; i < c->rows; i++) {
		struct row *row = &c->row[i];

		if (!row->side)
			continue;
		row->count += row->side;
		row->side = 0;
		leads(c, row);
		c->answer->guessed = true;
	}
}

static void leads_by_banner(struct check *c, const char *banner)
{
	char key[CARD_NAME_BYTES];
	struct row *row = card_key(banner, key) ? deck_row(c, key) : NULL;

	if (!row || !row->count)
		return;
	leads(c, row);
	c->answer->guessed = true;
}

/* Whether this single card may be the commander for all that is known. */
static struct row *candidate(struct check *c, const struct deck *deck, int at)
{
	struct row *row = at < deck->cards && deck->card[at].count == 1 && deck->card[at].zone == DECK_MAIN
	                          ? deck_row_of(c, deck->card[at].name)
	                          : NULL;

	return row && !row->leads && (!row->known || may_lead(c, &row->card)) ? row : NULL;
}

/* From a card on: it, and the next one where both are known to go together. */
static void leads_from(struct check *c, const struct deck *deck, int at)
{
	struct row *first = candidate(c, deck, at), *second = candidate(c, deck, at + 1);

	if (!first)
		return;
	leads(c, first);
	if (second && first->known && second->known && card_pair(&first->card, &second->card))
		leads(c, second);
	c->answer->guessed = true;
}

/* A list without a heading: many sites write the commander first, some last behind
 * an empty line. */
static void leads_by_order(struct check *c, const struct deck *deck)
{
	for (int at = 0; at < deck->cards && deck->last_block; at++)
		if (deck->card[at].line == deck->last_block)
			leads_from(c, deck, at);
	if (!c->answer->leaders && deck->ordered)
		leads_from(c, deck, 0);
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
		             _("commander: none is named: put a heading Commander into the list, add "
		               "--commander NAME, or type \"commander P NAME\" at the table (%s)"),
		             deck_cite(c, "C1", "903.3"));
}

/* ---- whether they may ---- */

static void check_leader(struct check *c, const struct row *row)
{
	const struct bans *bans = c->law->bans;
	const struct ban *ban = bans_find(bans, row->key, BAN_COMMANDER);

	if (row->known && !may_lead(c, &row->card))
		deck_problem(c, DECK_RULE_COMMANDER, row->name, _("commander: %s may not lead a deck (%s)"),
		             row->name, deck_cite(c, "C1", "903.3"));
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
		                         "%s (C14)")
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
		deck_problem(c, DECK_RULE_PAIR, names, _("pair: %s and %s: one commander leads a deck (C1)"),
		             a->name, b->name);
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
	             _("signature: %s and %s do not fit the colours of a planeswalker each (Oathbreaker)"),
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
