/* SPDX-License-Identifier: MIT */
/*
 * What the handlers of verbs share: whether play is on, which player or
 * commander a word names, and how sentences name them.
 */
#include "commander.h"

#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

const char *commander_name(const struct commander *c, int seat)
{
	return c->table.seat[seat].name;
}

/* ---- what may be said ---- */

bool commander_is_on(const struct commander *c, struct reason *why)
{
	if (!c->table.seats)
		return reason_set(why, _("nobody is seated yet: `seat NAME...`"));
	if (c->phase != PHASE_OVER)
		return true;
	if (c->draw)
		return reason_set(why, _("the game is over, a draw: `undo` or `rematch`"));
	if (!c->winners)
		return reason_set(why, _("the game is over: `undo` or `rematch`"));
	return reason_set(why,
	                  seats_count(c->winners) == 1
	                          ? _("the game is over, %s won: `undo` or `rematch`")
	                          : _("the game is over, %s have won: `undo` or `rematch`"),
	                  commander_names(c, c->winners).text);
}

bool commander_may(const struct commander *c, seats_set set, char sign, struct reason *why)
{
	if (sign == '=')
		return true;
	if (!commander_is_on(c, why))
		return false;
	each_seat (i, set)
		if (!c->table.seat[i].in)
			return reason_set(why, _("%s is out: `back %s`"), commander_name(c, i),
			                  commander_typed_seat(c, i).text);
	return true;
}

static bool is_a_name(const struct table *table, const char *word)
{
	every_seat (i, *table)
		if (strcmp(table->seat[i].name, word) == 0)
			return true;
	return false;
}

/* Splits "Alice.2", unless a player has that very name. */
static int split_card(const struct table *table, const char *word, char name[NAME_BYTES])
{
	size_t length = strlen(word);

	if (length < 3 || length > NAME_BYTES + 1 || word[length - 2] != '.' || is_a_name(table, word))
		return 0;
	if (word[length - 1] != '1' && word[length - 1] != '2')
		return 0;
	memcpy(name, word, length - 2);
	name[length - 2] = '\0';
	return word[length - 1] - '0';
}

bool commander_find(const struct call *call, const char *word, bool anyone, struct commander_ref *ref)
{
	struct commander *c = call->state;
	char name[NAME_BYTES];
	int card = split_card(&c->table, word, name);

	ref->card = card == 2;
	ref->seat = table_find(&c->table, card ? name : word, call->why);
	if (ref->seat < 0)
		return false;
	if (!anyone && !commander_may(c, 1u << ref->seat, 0, call->why))
		return false;
	/* who has announced none may have two without names */
	return ref->card == 0 || c->player[ref->seat].commanders != 1 ||
	       reason_set(call->why, _("%s has one commander: `commander %s NAME NAME`"),
	                  commander_name(c, ref->seat), commander_typed_seat(c, ref->seat).text);
}

bool commander_read(struct call *call, bool anyone, struct commander_ref *ref)
{
	const char *word;

	return args_word(&call->args, &word) && commander_find(call, word, anyone, ref);
}

struct label commander_title(const struct commander *c, struct commander_ref ref)
{
	return label_of(ref.card ? _("%s's second commander") : _("%s's commander"),
	                commander_name(c, ref.seat));
}

struct label commander_word(const struct commander *c, struct commander_ref ref)
{
	return label_of("%s%s", commander_name(c, ref.seat), ref.card ? ".2" : "");
}

/* "1.2" where another player is called "Alice.2". */
void commander_ref_word(const struct commander *c, struct commander_ref ref, char *out, size_t size)
{
	char word[NAME_BYTES + 4], name[NAME_BYTES + 4];

	table_seat_word(&c->table, ref.seat, name, sizeof name);
	snprintf(word, sizeof word, "%s.2", commander_name(c, ref.seat));
	if (!ref.card)
		snprintf(out, size, "%s", name);
	else if ((name[0] >= '0' && name[0] <= '9') || is_a_name(&c->table, word))
		snprintf(out, size, "%d.2", ref.seat + 1);
	else
		snprintf(out, size, name[0] == '"' ? "\"%s\"" : "%s", word);
}

struct label commander_typed(const struct commander *c, struct commander_ref ref)
{
	struct label typed;

	commander_ref_word(c, ref, typed.text, sizeof typed.text);
	return typed;
}

struct label commander_typed_seat(const struct commander *c, int seat)
{
	return commander_typed(c, (struct commander_ref){ seat, 0 });
}

struct label commander_called(const struct commander *c, struct commander_ref ref)
{
	const char *name = c->player[ref.seat].card[ref.card].name;

	if (!name[0])
		return commander_title(c, ref);
	every_seat (i, c->table) /* two players may have the same one (C1) */
		for (int k = 0; k < COMMANDERS; k++)
			if (i != ref.seat && strcmp(c->player[i].card[k].name, name) == 0)
				return label_of(_("%s's %s"), commander_name(c, ref.seat), name);
	return label_of("%s", name);
}

struct label commander_heads(const struct commander *c, seats_set heads)
{
	int one = seat_from(heads, 0), two = seat_from(heads, one + 1);

	if (two < TABLE_SEATS && seat_from(heads, two + 1) == TABLE_SEATS)
		/* TRANSLATORS: the two of a team */
		return label_of(_("%s and %s"), commander_name(c, one), commander_name(c, two));
	return commander_names(c, heads);
}

struct label commander_names(const struct commander *c, seats_set set)
{
	struct label names = { "" };
	size_t end = 0;

	each_seat (i, set)
		end += (size_t)snprintf(names.text + end, sizeof names.text - end, "%s%s", end ? ", " : "",
		                        commander_name(c, i));
	return names;
}
