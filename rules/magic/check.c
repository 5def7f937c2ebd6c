/* SPDX-License-Identifier: MIT */
/*
 * The deck check. A list becomes rows; then each rule is one function that looks
 * at the rows and adds what it finds wrong.
 */
#include "inner.h"

#include <stdio.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* A blank line alone begins a sideboard only behind a whole deck, which may lack those
 * who lead it: 84 cards and 16 are one of 100. */
static bool is_one_deck(const struct check *c, const struct deck *deck)
{
	int needed = magic_formats[c->law->format].cards, main = 0, side = 0;

	for (int i = 0; i < deck->cards; i++)
		*(deck->card[i].zone == DECK_SIDE ? &side : &main) += deck->card[i].count;
	return deck->parted && side > deck_leaders_most(c) &&
	       (main + side <= needed || main + deck_leaders_most(c) < needed);
}

static void read_rows(struct check *c, const struct deck *deck)
{
	bool one = is_one_deck(c, deck);

	for (int i = 0; i < deck->cards; i++) {
		const struct deck_card *card = &deck->card[i];
		struct row *row;

		if (card->zone >= DECK_SCHEME)
			continue;
		row = deck_row_of(c, card->name);
		switch (one && card->zone == DECK_SIDE ? DECK_MAIN : card->zone) {
		case DECK_COMMANDER:
			row->said_leader = true;
			row->count += card->count;
			break;
		case DECK_SIGNATURE: row->said_signature = true; /* fall through */
		case DECK_MAIN: row->count += card->count; break;
		case DECK_COMPANION: row->companion += card->count; break;
		case DECK_SIDE: row->side += card->count; break;
		case DECK_SCHEME:
		case DECK_PLANAR: break;
		}
	}
}

/* ---- the rules ---- */

/* C4, CR 903.5a, 903.12 */
static void check_count(struct check *c)
{
	int needed = magic_formats[c->law->format].cards;

	for (int i = 0; i < c->rows; i++) {
		c->answer->total += c->row[i].count;
		c->answer->side += c->row[i].side;
	}
	if (c->answer->total != needed)
		deck_problem(c, DECK_RULE_COUNT, NULL,
		             _("count: %d cards with the commander, %d are needed (%s)"), c->answer->total,
		             needed, deck_cite(c, "903.5a"));
}

/* C5 excepts basic lands only; today a card's own text counts too (CR 903.5b). */
static int copies_allowed(const struct check *c, const struct row *row)
{
	if (!row->known)
		return 1;
	if (row->card.flags & CARD_BASIC)
		return CARD_ANY_NUMBER;
	return c->law->rules == RULES_2010 ? 1 : row->card.copies;
}

static void check_singleton(struct check *c)
{
	for (int i = 0; i < c->rows; i++) {
		const struct row *row = &c->row[i];
		int allowed = copies_allowed(c, row);

		if (allowed != CARD_ANY_NUMBER && row->count > allowed)
			deck_problem(c, DECK_RULE_SINGLETON, row->name,
			             _("singleton: %d copies of %s, at most %d (%s)"), row->count, row->name,
			             allowed, deck_cite(c, "903.5b"));
	}
}

/* The colour that most of the unfitting cards have: the player will choose it. */
static unsigned wanted_color(const struct check *c)
{
	unsigned best = 0;
	int most = 0;

	for (unsigned color = COLOR_W; color <= COLOR_G; color <<= 1) {
		int cards = 0;

		for (int i = 0; i < c->rows; i++)
			if (c->row[i].known && c->row[i].card.identity & color & ~c->answer->identity)
				cards += c->row[i].count;
		if (cards > most) {
			most = cards;
			best = color;
		}
	}
	return best;
}

static void find_identity(struct check *c)
{
	struct deck_answer *a = c->answer;

	a->has_identity = a->leaders > 0;
	for (int i = 0; i < a->leaders; i++) {
		a->has_identity &= c->leader[i]->known;
		a->identity |= c->leader[i]->card.identity;
	}
	for (int i = 0; i < a->leaders && a->has_identity; i++)
		if (c->leader[i]->card.flags & CARD_CHOOSES_COLOR)
			a->identity |= wanted_color(c);
}

/* Brawl: any number of one basic land beside a colourless leader (CR 903.12e).
 * True: the identity rule need not look at the card. */
static bool check_basic(struct check *c, const struct row *row, const struct row **basic)
{
	if (c->law->format != FORMAT_BRAWL || c->answer->identity || !(row->card.flags & CARD_BASIC) ||
	    !row->card.identity)
		return false;
	if (!*basic)
		*basic = row;
	if ((*basic)->card.identity != row->card.identity)
		deck_problem(c, DECK_RULE_BASICS, row->name,
		             _("basics: %s and %s: a colourless commander allows one kind of basic land "
		               "(903.12e)"),
		             (*basic)->name, row->name);
	return true;
}

/* C2, CR 903.5c */
static void check_identity(struct check *c)
{
	const struct row *basic = NULL;
	struct color_letters identity;

	find_identity(c);
	if (!c->answer->has_identity)
		return;
	identity = color_letters(c->answer->identity);
	for (int i = 0; i < c->rows; i++) {
		const struct row *row = &c->row[i];
		unsigned colors = row->known ? row->card.identity & ~c->answer->identity : 0;

		if (!row->count && !row->companion)
			continue;
		if (!colors || check_basic(c, row, &basic))
			continue;
		deck_problem(c, DECK_RULE_IDENTITY, row->name,
		             _("identity: %s has %s, the commander %s (%s)"), row->name,
		             color_letters(colors).text, identity.text[0] ? identity.text : _("no colour"),
		             deck_cite(c, "903.5c"))
			->colors = colors;
	}
}

/* ---- bans ---- */

static void tell_ban(struct check *c, const struct row *row, const struct ban *ban)
{
	const struct bans *bans = c->law->bans;

	if (ban->house)
		deck_problem(c, DECK_RULE_BANNED, row->name, _("banned: %s, by the table's own rules"),
		             row->name);
	else if (ban->kind == BAN_VINTAGE)
		deck_problem(c, DECK_RULE_BANNED, row->name, _("banned: %s, by Vintage on %s"), row->name,
		             bans->date);
	else if (ban->kind == BAN_COMPANION)
		deck_problem(c, DECK_RULE_BANNED, row->name,
		             _("banned: %s, as a companion, by the list of %s"), row->name, bans->date);
	else
		deck_problem(c, DECK_RULE_BANNED, row->name,
		             bans->recommended ? _("banned: %s, by the recommended list of %s")
		                               : _("banned: %s, by the list of %s"),
		             row->name, bans->date)
			->recommended = bans->recommended;
}

/* The legality that the card's own data gives. */
static enum legality legality_of(const struct check *c, const struct magic_card *card)
{
	static const enum legal_in places[] = {
		[FORMAT_COMMANDER] = LEGAL_COMMANDER,     [FORMAT_2HG] = LEGAL_COMMANDER,
		[FORMAT_BRAWL] = LEGAL_STANDARDBRAWL,     [FORMAT_DUEL] = LEGAL_DUEL,
		[FORMAT_OATHBREAKER] = LEGAL_OATHBREAKER,
	};
	enum legal_in place = places[c->law->format];

	if (c->law->rules == RULES_2010)
		place = LEGAL_VINTAGE; /* C6 */
	if (place == LEGAL_STANDARDBRAWL && !card->legal[place])
		place = LEGAL_BRAWL; /* older data has one name for both */
	return (enum legality)card->legal[place];
}

/* Today's bans of Vintage say nothing about 2010. */
static void check_legality(struct check *c, const struct row *row)
{
	enum legality legality = legality_of(c, &row->card);
	bool then = c->law->rules == RULES_2010;

	if (legality == LEGALITY_BANNED && !then)
		deck_problem(c, DECK_RULE_BANNED, row->name, _("banned: %s, by the card data"), row->name);
	else if (legality == LEGALITY_NOT || (then && row->card.flags & CARD_CONSPIRACY))
		deck_problem(c, DECK_RULE_BANNED, row->name,
		             then ? _("banned: %s is not legal in Vintage")
		                  : _("banned: %s is not legal in the format"),
		             row->name);
}

static void check_bans(struct check *c)
{
	static const enum ban_kind kinds[] = { BAN_CARD, BAN_VINTAGE };
	const struct bans *bans = c->law->bans;

	for (int i = 0; i < c->rows; i++) {
		const struct row *row = &c->row[i];
		const struct ban *ban = NULL;

		if ((!row->count && !row->companion) || bans_allow(bans, row->key))
			continue;
		for (size_t k = 0; k < sizeof kinds / sizeof *kinds && !ban; k++)
			ban = bans_find(bans, row->key, kinds[k]);
		if (!ban && row->companion)
			ban = bans_find(bans, row->key, BAN_COMPANION);
		if (ban && !ban->allowed)
			tell_ban(c, row, ban);
		else if (!ban && row->known)
			check_legality(c, row);
	}
}

static void count_changers(struct check *c)
{
	struct deck_answer *a = c->answer;

	for (int i = 0; i < c->rows && a->changers_date[0]; i++) {
		const struct ban *listed = bans_find(c->law->bans, c->row[i].key, BAN_GAME_CHANGER);

		if (!c->row[i].count || !listed || listed->allowed)
			continue;
		a->changer = xgrow(a->changer, a->changers, &a->changer_room, sizeof *a->changer);
		utf8_copy(a->changer[a->changers++], CARD_NAME_BYTES, c->row[i].name);
	}
}

/* C15.1 is a rule that a table chooses, so more are told, not refused. */
static void check_side(struct check *c)
{
	if (c->law->rules == RULES_2010 && c->answer->side > SWAP_CARDS)
		c->answer->side_over = true;
}

void deck_check(const struct deck *deck, const struct deck_law *law, struct deck_answer *answer)
{
	struct check c = { .law = law, .answer = answer };

	*answer = (struct deck_answer){ .has_data = law->finder != NULL,
		                        .code = deck->code,
		                        .recommended = law->bans->recommended,
		                        .own = law->bans->own };
	snprintf(answer->date, sizeof answer->date, "%s", law->bans->date);
	snprintf(answer->changers_date, sizeof answer->changers_date, "%s", law->bans->changers_date);
	/* Room for one row being tried and for leaders from outside the list. */
	c.row = xcalloc((size_t)deck->cards + 1 + COMMANDERS, sizeof *c.row);
	read_rows(&c, deck);
	deck_check_leaders(&c, deck);
	check_count(&c);
	check_singleton(&c);
	check_identity(&c);
	check_bans(&c);
	count_changers(&c);
	check_side(&c);
	free(c.row);
}
