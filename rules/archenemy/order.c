/* SPDX-License-Identifier: MIT */
/*
 * The order of a scheme deck at the start: shuffled, or stacked by hand. Only
 * the lines of `shuffle` and `stack` have it, and they are secret; their
 * sentences reveal nothing.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { NOT_THERE = -1, MORE_THAN_ONE = -2 };

/* The face-down card that a word means: NAME#2, or the first NAME not taken. */
static int find_down(const struct archenemy *a, int owner, const char *word, const bool taken[DECK_CARDS])
{
	const struct scheme_pile *pile = &a->pile[owner];
	int found = NOT_THERE;

	for (int i = 0; i < pile->cards; i++) {
		const struct scheme_card *card = &pile->card[i];
		enum name_fit fit = archenemy_card_fit(a, (struct scheme_ref){ owner, i }, word);

		if (card->up || taken[i] || fit == FIT_NOT)
			continue;
		if (fit == FIT_WHOLE)
			return i;
		if (found == NOT_THERE)
			found = i;
		else if (found >= 0 && pile->card[found].kind != card->kind)
			found = MORE_THAN_ONE;
	}
	return found;
}

/* Reads names into order[]. */
static bool read_order(struct call *call, int owner, uint8_t order[DECK_CARDS], int *count)
{
	const struct archenemy *a = call->state;
	bool taken[DECK_CARDS] = { false };
	const char *word;
	char shown[100];

	for (*count = 0; args_more(&call->args) && args_word(&call->args, &word); ++*count) {
		int index = find_down(a, owner, word, taken);

		if (index == MORE_THAN_ONE)
			return reason_set(call->why,
			                  _("\"%.60s\" fits more than one scheme: type more of its name"),
			                  word);
		if (index < 0) {
			utf8_show(word, strnlen(word, 60), shown, sizeof shown);
			return reason_set(call->why,
			                  _("no scheme called \"%s\" is face down in the deck of %s"), shown,
			                  archenemy_seat_name(a, owner));
		}
		taken[index] = true;
		order[*count] = (uint8_t)index;
	}
	return true;
}

static void write_order(const struct archenemy *a, int owner, const uint8_t *order, int count,
                        struct line *out)
{
	line_word(out, archenemy_seat_name(a, owner));
	for (int i = 0; i < count; i++)
		line_word(out, archenemy_called(a, (struct scheme_ref){ owner, order[i] }).text);
}

bool archenemy_may_shuffle(const struct archenemy *a, int owner, struct reason *why)
{
	if (a->pile[owner].begun)
		return reason_set(why,
		                  _("the scheme deck is not shuffled during a game: `rematch`, or `stack`"));
	return archenemy_deck_is_legal(a, owner, why);
}

bool archenemy_shuffle_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct archenemy *a = call->state;
	const struct scheme_pile *pile;
	uint8_t order[DECK_CARDS];
	int owner, count;

	line_word(out, "shuffle");
	if (!archenemy_read_owner(call, true, &owner) ||
	    !archenemy_may_shuffle(call->state, owner, call->why) || !read_order(call, owner, order, &count))
		return false;
	pile = &a->pile[owner];
	if (!count) {
		memcpy(order, pile->down, sizeof order);
		for (count = pile->downs; count > 1; count--) {
			uint32_t other = rng_below(rng, (uint32_t)count);
			uint8_t last = order[count - 1];

			order[count - 1] = order[other];
			order[other] = last;
		}
		count = pile->downs;
	}
	write_order(a, owner, order, count, out);
	return true;
}

/* Puts these on top, in this order; the others follow as they lay. */
static void put_on_top(struct scheme_pile *pile, const uint8_t *order, int count)
{
	uint8_t down[DECK_CARDS];
	int downs = count;

	memcpy(down, order, (size_t)count * sizeof *down);
	for (int i = 0; i < pile->downs; i++) {
		bool named = false;

		for (int n = 0; n < count; n++)
			named |= order[n] == pile->down[i];
		if (!named)
			down[downs++] = pile->down[i];
	}
	memcpy(pile->down, down, (size_t)downs * sizeof *down);
	pile->shuffled = true;
}

bool archenemy_do_shuffle(struct call *call)
{
	struct archenemy *a = call->state;
	uint8_t order[DECK_CARDS];
	int owner, count;

	if (!archenemy_read_owner(call, true, &owner) ||
	    !archenemy_may_shuffle(call->state, owner, call->why) || !read_order(call, owner, order, &count))
		return false;
	if (count != a->pile[owner].downs)
		return reason_set(call->why,
		                  _("shuffle takes all %d schemes in the deck: `stack` puts some on top"),
		                  a->pile[owner].downs);
	put_on_top(&a->pile[owner], order, count);
	said_line(call->said, _("%s shuffles %d schemes"), archenemy_seat_name(a, owner), count);
	said_change(call->said, archenemy_seat_name(a, owner), NULL, _("scheme deck shuffled"));
	return true;
}

static bool read_stack(struct call *call, int *owner, uint8_t order[DECK_CARDS], int *count)
{
	if (!archenemy_read_owner(call, false, owner) || !read_order(call, *owner, order, count))
		return false;
	return *count > 0 || args_usage(&call->args);
}

bool archenemy_stack_resolve(struct call *call, struct rng *rng, struct line *out)
{
	uint8_t order[DECK_CARDS];
	int owner, count;

	line_word(out, "stack");
	if (!read_stack(call, &owner, order, &count))
		return false;
	write_order(call->state, owner, order, count, out);
	return true;
}

bool archenemy_do_stack(struct call *call)
{
	struct archenemy *a = call->state;
	uint8_t order[DECK_CARDS];
	int owner, count;

	if (!read_stack(call, &owner, order, &count))
		return false;
	put_on_top(&a->pile[owner], order, count);
	said_line(call->said,
	          P_("%d scheme is on top of %s's deck", "%d schemes are on top of %s's deck", count), count,
	          archenemy_seat_name(a, owner));
	said_change(call->said, archenemy_seat_name(a, owner), NULL, _("the top of the deck set by hand"));
	return true;
}

void archenemy_pile_anew(struct archenemy *a, int owner)
{
	struct scheme_pile *pile = &a->pile[owner];

	pile->downs = pile->cards;
	for (int i = 0; i < pile->cards; i++) {
		pile->down[i] = (uint8_t)i;
		pile->card[i] = (struct scheme_card){ .kind = pile->card[i].kind,
			                              .copy = pile->card[i].copy,
			                              .chosen = NOBODY };
	}
	pile->shuffled = pile->begun = false;
}
