/* SPDX-License-Identifier: MIT */
/*
 * The deck check. A list becomes rows, one a card and place; then each rule is
 * one function that looks at the rows and adds what it finds wrong.
 */
#include "inner.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- lists ---- */

void deck_done(struct deck *deck)
{
	free(deck->card);
	*deck = (struct deck){ 0 };
}

bool deck_add(struct deck *deck, enum deck_zone zone, const char *name, int count, struct reason *why)
{
	char shown[60];

	utf8_show(name, strlen(name), shown, sizeof shown);
	if (strlen(name) >= CARD_NAME_BYTES)
		return reason_set(why, _("the name \"%s\" is too long"), shown);
	if (count < 1 || count > DECK_COUNT)
		return reason_set(why, _("%d copies of \"%s\": 1 to %d can be"), count, shown, DECK_COUNT);
	if (deck->cards == DECK_LINES)
		return reason_set(why, _("the list has more than %d lines"), DECK_LINES);
	if (deck->cards == deck->room) {
		deck->room = deck->room ? deck->room * 2 : 128;
		deck->card = xrealloc(deck->card, (size_t)deck->room * sizeof *deck->card);
	}
	deck->card[deck->cards] = (struct deck_card){ .count = count, .zone = zone };
	utf8_show(name, strlen(name), deck->card[deck->cards++].name, CARD_NAME_BYTES);
	return true;
}

/* ---- answers ---- */

static struct deck_problem *add_problem(struct check *c, enum deck_rule rule, const char *card)
{
	struct deck_answer *a = c->answer;
	struct deck_problem *problem;

	if (a->problems == a->problem_room) {
		a->problem_room = a->problem_room ? a->problem_room * 2 : 16;
		a->problem = xrealloc(a->problem, (size_t)a->problem_room * sizeof *a->problem);
	}
	problem = &a->problem[a->problems++];
	*problem = (struct deck_problem){ .rule = rule };
	utf8_copy(problem->card, sizeof problem->card, card ? card : "");
	return problem;
}

struct deck_problem *deck_problem(struct check *c, enum deck_rule rule, const char *card, const char *format,
                                  ...)
{
	struct deck_problem *added = add_problem(c, rule, card);
	va_list list;

	va_start(list, format);
	vsnprintf(added->text, sizeof added->text, format, list);
	va_end(list);
	utf8_mend_end(added->text);
	return added;
}

static void add_unknown(struct deck_answer *a, const char *name)
{
	if (a->unknowns == a->unknown_room) {
		a->unknown_room = a->unknown_room ? a->unknown_room * 2 : 16;
		a->unknown = xrealloc(a->unknown, (size_t)a->unknown_room * sizeof *a->unknown);
	}
	utf8_copy(a->unknown[a->unknowns++], CARD_NAME_BYTES, name);
}

void deck_answer_done(struct deck_answer *answer)
{
	free(answer->problem);
	free(answer->unknown);
	*answer = (struct deck_answer){ 0 };
}

/* Oathbreaker has rules of its own, without numbers here. */
const char *deck_cite(const struct check *c, const char *then, const char *now)
{
	if (c->law->format == FORMAT_OATHBREAKER)
		return "Oathbreaker";
	return c->law->rules == RULES_2010 ? then : now;
}

/* ---- rows ---- */

static bool find(const struct check *c, const char *key, struct card *card)
{
	const struct card_finder *finder = c->law->finder;

	return (finder && finder->find(finder, key, card)) || card_known(key, card);
}

/* A key that nobody knows may be a name in two languages, the English one
 * last, as Japanese lists write it. */
static bool look_up(const struct check *c, struct row *row)
{
	const char *last = strrchr(row->key, '/');

	row->known = find(c, row->key, &row->card);
	if (!row->known && last && (row->key[0] & 0x80)) {
		memmove(row->key, last + 1, strlen(last));
		row->known = find(c, row->key, &row->card);
	}
	return row->known;
}

struct row *deck_row(const struct check *c, const char *key)
{
	for (int i = 0; i < c->rows; i++)
		if (strcmp(c->row[i].key, key) == 0)
			return &c->row[i];
	return NULL;
}

/* The row of a name, a new one when there is none; the table has room. */
struct row *deck_row_of(struct check *c, const char *name)
{
	struct row *row = &c->row[c->rows], *same;

	*row = (struct row){ .name = name };
	if (!card_key(name, row->key))
		utf8_copy(row->key, sizeof row->key, name);
	if (look_up(c, row)) {
		row->name = row->card.name;
		card_key(row->name, row->key);
	}
	same = deck_row(c, row->key);
	if (same)
		return same;
	if (!row->known && c->law->finder)
		add_unknown(c->answer, name);
	c->rows++;
	return row;
}

static void read_rows(struct check *c, const struct deck *deck)
{
	for (int i = 0; i < deck->cards; i++) {
		const struct deck_card *card = &deck->card[i];
		struct row *row = deck_row_of(c, card->name);

		switch (card->zone) {
		case DECK_COMMANDER:
			row->said_leader = true;
			row->count += card->count;
			break;
		case DECK_SIGNATURE: row->said_signature = true; /* fall through */
		case DECK_MAIN: row->count += card->count; break;
		case DECK_COMPANION: row->companion += card->count; break;
		case DECK_SIDE: row->side += card->count; break;
		}
	}
}

/* ---- the rules ---- */

/* C4, CR 903.5a, 903.12 */
static void check_count(struct check *c)
{
	int needed = commander_cards(c->law->format);

	for (int i = 0; i < c->rows; i++) {
		c->answer->total += c->row[i].count;
		c->answer->side += c->row[i].side;
	}
	if (c->answer->total != needed)
		deck_problem(c, DECK_RULE_COUNT, NULL,
		             _("count: %d cards with the commander, %d are needed (%s)"), c->answer->total,
		             needed, deck_cite(c, "C4", "903.5a"));
}

/* C5 knows basic lands only; today a card's own words come first (CR 903.5b). */
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
			             _("singleton: %d copies of %s, %d may be (%s)"), row->count, row->name,
			             allowed, deck_cite(c, "C5", "903.5b"));
	}
}

/* The colour that the most cards have which do not fit: what its owner will choose. */
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
 * True: this rule has looked at the card. */
static bool check_basic(struct check *c, const struct row *row, const struct row **basic)
{
	if (c->law->format != FORMAT_BRAWL || c->answer->identity || !(row->card.flags & CARD_BASIC) ||
	    !row->card.identity)
		return false;
	if (!*basic)
		*basic = row;
	if ((*basic)->card.identity != row->card.identity)
		deck_problem(c, DECK_RULE_BASICS, row->name,
		             _("basics: %s and %s: beside a colourless commander one kind of basic land may "
		               "be (903.12e)"),
		             (*basic)->name, row->name);
	return true;
}

/* C2, CR 903.5c */
static void check_identity(struct check *c)
{
	const struct row *basic = NULL;
	char off[COLORS_BYTES], identity[COLORS_BYTES];

	find_identity(c);
	if (!c->answer->has_identity)
		return;
	color_letters(c->answer->identity, identity);
	for (int i = 0; i < c->rows; i++) {
		const struct row *row = &c->row[i];
		unsigned colors = row->known ? row->card.identity & ~c->answer->identity : 0;

		if (!row->count && !row->companion)
			continue;
		if (!colors || check_basic(c, row, &basic))
			continue;
		color_letters(colors, off);
		deck_problem(c, DECK_RULE_IDENTITY, row->name,
		             _("identity: %s has %s, the commander %s (%s)"), row->name, off,
		             identity[0] ? identity : _("no colour"), deck_cite(c, "C2", "903.5c"))
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
		deck_problem(c, DECK_RULE_BANNED, row->name, _("banned: %s, by Vintage on %s (C6)"),
		             row->name, bans->date);
	else if (ban->kind == BAN_COMPANION)
		deck_problem(c, DECK_RULE_BANNED, row->name,
		             _("banned: %s, as a companion, by the list of %s"), row->name, bans->date);
	else
		deck_problem(c, DECK_RULE_BANNED, row->name,
		             bans->recommended ? _("banned: %s, by the recommended list of %s (C14)")
		                               : _("banned: %s, by the list of %s"),
		             row->name, bans->date)
			->recommended = bans->recommended;
}

/* What the card's own data says of it. */
static enum legality legality_of(const struct check *c, const struct card *card)
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

/* Vintage has banned more since 2010: what it bans today tells nothing of that day. */
static void check_legality(struct check *c, const struct row *row)
{
	enum legality legality = legality_of(c, &row->card);
	bool then = c->law->rules == RULES_2010;

	if (legality == LEGALITY_BANNED && !then)
		deck_problem(c, DECK_RULE_BANNED, row->name, _("banned: %s, by the card data"), row->name);
	else if (legality == LEGALITY_NOT || (then && row->card.flags & CARD_CONSPIRACY))
		deck_problem(c, DECK_RULE_BANNED, row->name,
		             then ? _("banned: %s is not legal in Vintage (C6)")
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

void deck_check(const struct deck *deck, const struct deck_law *law, struct deck_answer *answer)
{
	struct check c = { .law = law, .answer = answer };

	*answer = (struct deck_answer){ .has_data = law->finder != NULL,
		                        .recommended = law->bans->recommended };
	snprintf(answer->date, sizeof answer->date, "%s", law->bans->date);
	/* One place more for the row that is tried, and those that lead from outside. */
	c.row = xcalloc((size_t)deck->cards + 1 + COMMANDERS, sizeof *c.row);
	read_rows(&c, deck);
	deck_check_leaders(&c, deck);
	check_count(&c);
	check_singleton(&c);
	check_identity(&c);
	check_bans(&c);
	free(c.row);
}
