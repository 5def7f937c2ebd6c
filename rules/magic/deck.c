/* SPDX-License-Identifier: MIT */
/*
 * A list of cards, its rows as the check sees them, one for each card, and the
 * answer that the rules add to.
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

bool deck_add(struct deck *deck, enum deck_zone zone, const char *name, int count, int line,
              struct reason *why)
{
	if (strlen(name) >= CARD_NAME_BYTES)
		return reason_set(why, _("the name \"%s\" is too long"), utf8_shown(name).text);
	if (count < 1 || count > DECK_COUNT)
		return reason_set(why, _("%d copies of \"%s\"; allowed: 1 to %d"), count,
		                  utf8_shown(name).text, DECK_COUNT);
	if (deck->cards == DECK_LINES)
		return reason_set(why, _("the list has more than %d lines"), DECK_LINES);
	deck->card = xgrow(deck->card, deck->cards, &deck->room, sizeof *deck->card);
	deck->card[deck->cards] = (struct deck_card){ .count = count, .line = line, .zone = zone };
	utf8_show(name, strlen(name), deck->card[deck->cards++].name, CARD_NAME_BYTES);
	return true;
}

bool deck_has(const struct deck *deck, enum deck_zone zone)
{
	for (int i = 0; i < deck->cards; i++)
		if (deck->card[i].zone == zone)
			return true;
	return false;
}

/* ---- answers ---- */

struct deck_problem *deck_problem(struct check *c, enum deck_rule rule, const char *card, const char *format,
                                  ...)
{
	struct deck_answer *a = c->answer;
	struct deck_problem *added;
	va_list list;

	a->problem = xgrow(a->problem, a->problems, &a->problem_room, sizeof *a->problem);
	added = &a->problem[a->problems++];
	*added = (struct deck_problem){ .rule = rule };
	utf8_copy(added->card, sizeof added->card, card ? card : "");
	va_start(list, format);
	vsnprintf(added->text, sizeof added->text, format, list);
	va_end(list);
	utf8_mend_end(added->text);
	return added;
}

void deck_answer_done(struct deck_answer *answer)
{
	free(answer->problem);
	free(answer->unknown);
	free(answer->changer);
	*answer = (struct deck_answer){ 0 };
}

/* Oathbreaker has its own rules, which have no paragraph numbers. */
const char *deck_cite(const struct check *c, const char *now)
{
	if (c->law->format == FORMAT_OATHBREAKER)
		return "Oathbreaker";
	return c->law->rules == RULES_2010 ? _("rules of 2010") : now;
}

/* ---- rows ---- */

static bool find(const struct check *c, const char *key, struct magic_card *card)
{
	const struct card_finder *finder = c->law->finder;

	return (finder && finder->find(finder, key, card)) || card_known(key, card);
}

/* "Plains (a)", "Caesar, Legion's Emperor (PIP)": programs tell printings apart so.
 * Cuts the brackets where only the name without them is known, or, where nothing is
 * known, one letter or a set's code in them. */
static bool cut_printing(char *name)
{
	char *open = strrchr(name, '(');
	size_t length = open ? strlen(open) : 0, code = 0;

	if (length < 3 || open == name || open[-1] != ' ' || open[length - 1] != ')')
		return false;
	code = strspn(open + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
	open[-1] = '\0';
	return length == 3 || (code == length - 2 && code <= 6);
}

static bool find_printing(const struct check *c, const char *name, char key[CARD_NAME_BYTES],
                          struct magic_card *card)
{
	char bare[CARD_NAME_BYTES], bare_key[CARD_NAME_BYTES];
	bool is_code, known;

	if (find(c, key, card))
		return true;
	utf8_copy(bare, sizeof bare, name);
	is_code = cut_printing(bare);
	known = bare[0] && strcmp(bare, name) != 0 && card_key(bare, bare_key) && find(c, bare_key, card);
	if (known || (is_code && !c->law->finder))
		memcpy(key, bare_key, sizeof bare_key);
	return known;
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
	struct deck_answer *a = c->answer;
	struct row *row = &c->row[c->rows], *same;
	const char *last;

	*row = (struct row){ .name = name };
	if (!card_key(name, row->key))
		utf8_copy(row->key, sizeof row->key, name);
	row->known = find_printing(c, name, row->key, &row->card);
	last = strrchr(row->key, '/');
	/* An unknown key may be a name in two languages, English last, as in Japanese lists. */
	if (!row->known && last && (row->key[0] & 0x80)) {
		memmove(row->key, last + 1, strlen(last));
		row->known = find(c, row->key, &row->card);
	}
	if (row->known) {
		row->name = row->card.name;
		card_key(row->name, row->key);
	}
	same = deck_row(c, row->key);
	if (same)
		return same;
	if (!row->known && c->law->finder) {
		a->unknown = xgrow(a->unknown, a->unknowns, &a->unknown_room, sizeof *a->unknown);
		utf8_copy(a->unknown[a->unknowns++], CARD_NAME_BYTES, name);
	}
	c->rows++;
	return row;
}
