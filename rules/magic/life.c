/* SPDX-License-Identifier: MIT */
/*
 * The formats, the counters of one player and the report of life. Independent
 * of the game and of who has lost.
 */
#include "magic.h"

#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { COUNTER_COLUMNS = 20 };

const struct format magic_formats[] = {
	[FORMAT_COMMANDER] = { 40, 21, 100, 1 },
	[FORMAT_BRAWL] = { 30, 0, 60, 1 },
	[FORMAT_2HG] = { 30, 21, 100, 1 },
	[FORMAT_DUEL] = { 20, 0, 100, 1 },
	[FORMAT_OATHBREAKER] = { 20, 0, 60, 2 },
	[FORMAT_ARCHENEMY] = { 40, 0, 60, 0 },
	[FORMAT_ARCHENEMY_COMMANDER] = { 40, 21, 100, 1 },
};

const struct counter_row counter_rows[COUNTER_KINDS] = {
#define COUNTER(id, said, cite, help, option, ...) { .word = said, __VA_ARGS__ },
#include "counters.def"
};

int counter_find(const char *word)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (strcmp(counter_rows[kind].word, word) == 0)
			return kind;
	return -1;
}

bool counter_kind_is_fit(const char *kind, struct reason *why)
{
	char shown[60];

	if (kind[0] && !strchr("+-=", kind[0]) && strlen(kind) < COUNTER_BYTES &&
	    utf8_columns(kind) <= COUNTER_COLUMNS)
		return true;
	utf8_show(kind, strnlen(kind, 40), shown, sizeof shown);
	return reason_set(why, _("\"%s\" is not a counter: type one short word, like energy or rad"), shown);
}

/* The place of a kind, case and accents aside, or -1. */
static int find(const struct life *life, const char *kind)
{
	char wanted[COUNTER_BYTES], known[COUNTER_BYTES];

	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (life->counter[i].kind[0] && strcmp(life->counter[i].kind, kind) == 0)
			return i;
	utf8_fold(kind, wanted, sizeof wanted);
	for (int i = 0; i < LIFE_COUNTERS; i++) {
		utf8_fold(life->counter[i].kind, known, sizeof known);
		if (known[0] && strcmp(known, wanted) == 0)
			return i;
	}
	return -1;
}

/* A free place, else one whose counters are all gone, else -1. */
static int free_place(const struct life *life)
{
	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (!life->counter[i].kind[0])
			return i;
	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (!life->counter[i].amount)
			return i;
	return -1;
}

int life_counter(const struct life *life, const char *kind)
{
	int place = find(life, kind);

	return place < 0 ? 0 : life->counter[place].amount;
}

bool life_set_counter(struct life *life, const char *kind, int amount, struct reason *why)
{
	int place;

	if (!counter_kind_is_fit(kind, why))
		return false;
	place = find(life, kind);
	if (place < 0) {
		place = free_place(life);
		if (place < 0)
			return reason_set(why, _("at most %d kinds of counters for each player"),
			                  LIFE_COUNTERS);
		strcpy(life->counter[place].kind, kind);
	}
	life->counter[place].amount = amount;
	return true;
}

void life_report(const struct life *life, struct emit *e)
{
	emit_number(e, "life", life->life);
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		emit_number(e, counter_rows[kind].word, life->count[kind]);
	emit_object(e, "counters");
	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (life->counter[i].kind[0])
			emit_number(e, life->counter[i].kind, life->counter[i].amount);
	emit_end(e);
}
