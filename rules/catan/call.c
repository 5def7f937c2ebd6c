/* SPDX-License-Identifier: MIT */
/*
 * Helpers of all verbs: who may act now, and reading players and cards from a
 * line.
 *
 * The program does not ask for what the dealer leaves out: without any roll so
 * far nobody must roll first, and without any known hexes nobody must move the
 * robber.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- who may act now ---- */

bool catan_is_seated(const struct catan *c, struct reason *why)
{
	return c->table.seats || reason_set(why, _("nobody is seated yet: `seat NAME...`"));
}

bool catan_is_on(const struct catan *c, struct reason *why)
{
	return catan_is_seated(c, why) &&
	       (c->phase != CATAN_OVER || reason_set(why, _("the game is over: %s has won; `undo` goes back"),
	                                             catan_name(c, c->winner)));
}

bool catan_may_play(const struct catan *c, struct reason *why)
{
	return catan_is_on(c, why) &&
	       (!c->paused || reason_set(why, _("the game is paused (W1.2.2): `P or |resume` continues it")));
}

bool catan_may_act(const struct catan *c, struct reason *why)
{
	if (!catan_may_play(c, why))
		return false;
	/* Discards come before anything else (facts, seven). */
	every_seat (i, c->table) {
		int cards = c->player[i].must_discard;

		if (cards)
			return reason_set(why,
			                  P_("%s must discard %d card first: `d, or |discard P CARDS`",
			                     "%s must discard %d cards first: `d, or |discard P CARDS`",
			                     cards),
			                  catan_name(c, i), cards);
	}
	if (c->robber_due && catan_board_told(c))
		return reason_set(why, _("%s must move the robber first: `x, or |robber HEX`"),
		                  catan_name(c, c->table.turn));
	return true;
}

bool catan_may_trade(const struct catan *c, int seat, struct reason *why)
{
	if (!catan_may_act(c, why))
		return false;
	if (c->phase == CATAN_SETUP)
		return reason_set(why, _("not in the set-up: r or n ends it"));
	if (c->special)
		return reason_set(why, _("special building phase: only building and buying"));
	if (c->table.turn != seat)
		return reason_set(why, _("it is %s's turn, not %s's"), catan_name(c, c->table.turn),
		                  catan_name(c, seat));
	return c->rolled || c->rolls == 0 ||
	       reason_set(why, _("%s must roll the dice first: `r, or |roll A B`"),
	                  catan_name(c, c->table.turn));
}

/* The special building phase of 5 and 6 players is for all but the player whose turn has ended. */
bool catan_may_build(const struct catan *c, int seat, struct reason *why)
{
	if (!c->special)
		return catan_may_trade(c, seat, why);
	return catan_may_act(c, why) &&
	       (seat != c->ended ||
	        reason_set(why, _("%s's turn has just ended: the others build now"), catan_name(c, seat)));
}

/* ---- reading ---- */

bool catan_player(struct call *call, int *seat)
{
	const struct catan *c = call->state;

	return args_player(&call->args, &c->table, false, seat);
}

bool catan_for_each(struct call *call, bool (*one)(struct call *call, int seat))
{
	const struct catan *c = call->state;
	bool used[WORDS_MAX] = { false };
	seats_set set;

	if (!args_players(&call->args, &c->table, false, &set))
		return false;
	for (int i = 0; i < call->args.count; i++)
		used[i] = call->args.word[i].used;
	each_seat (seat, set) {
		for (int i = 0; i < call->args.count; i++)
			call->args.word[i].used = used[i];
		if (!one(call, seat))
			return false;
	}
	return true;
}

bool catan_read_resource(struct call *call, int *kind)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*kind = catan_resource_find(word);
	return *kind >= 0 ||
	       reason_set(call->why, _("\"%.20s\" is not a resource: brick, lumber, wool, grain or ore"),
	                  word);
}

int catan_find_word(const struct call *call, const char *key, const char *text)
{
	for (int i = 0; i < call->args.count; i++) {
		const struct word *word = &call->args.word[i];

		if (!word->used && (key ? word->key && strcmp(word->key, key) == 0
		                        : !word->key && strcmp(word->text, text) == 0))
			return i;
	}
	return -1;
}

static bool no_cards(const struct call *call, const struct word *word)
{
	return reason_set(call->why, _("\"%s%s%s\": type cards as grain=2 ore=1, or 2g1o (b l w g o)"),
	                  word->key ? word->key : "", word->key ? "=" : "", utf8_shown(word->text).text);
}

/* The parser has split "grain=2" into key and text; other words have no key. */
static bool read_word(const struct call *call, struct word *word, int cards[CATAN_RESOURCES])
{
	int kind = word->key ? catan_resource_find(word->key) : -1, count;

	word->used = true;
	if (!word->key)
		return catan_cards_read(word->text, cards) || no_cards(call, word);
	if (!read_int(word->text, 0, CATAN_CARDS_MOST, &count) || cards[kind] + count > CATAN_CARDS_MOST)
		return no_cards(call, word);
	cards[kind] += count;
	return true;
}

bool catan_read_cards(struct call *call, int end, bool none, int cards[CATAN_RESOURCES])
{
	struct args *args = &call->args;

	memset(cards, 0, CATAN_RESOURCES * sizeof *cards);
	for (int i = 0; i < (end < 0 ? args->count : end); i++) {
		struct word *word = &args->word[i];

		if (word->used || (word->key && catan_resource_find(word->key) < 0))
			continue;
		if (!read_word(call, word, cards))
			return false;
	}
	return none || catan_sum(cards) > 0 || args_usage(args);
}
