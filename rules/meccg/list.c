/* SPDX-License-Identifier: MIT */
/*
 * Typing in a deck: counts under keys, named cards, a whole list at once, and
 * sealing it (L-Etiquette-2). Whether a deck is legal: deck.c.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { OF_DECK = 200, LINES = 99999 };

/* Sets the count of a named card under a key, or adds to it; 0 removes the card. */
static bool set_entry(const struct call *call, struct meccg_deck *deck, enum meccg_key key, const char *name,
                      int count, int line, bool add)
{
	char same[MECCG_NAME];
	int at = 0;

	meccg_same(name, same);
	while (at < deck->entries && (deck->entry[at].key != key || strcmp(deck->entry[at].same, same) != 0))
		at++;
	if (add && at < deck->entries) {
		count += deck->entry[at].count;
		line = deck->entry[at].line;
	}
	if (at == MECCG_ENTRIES)
		return reason_set(call->why, _("at most %d different cards"), MECCG_ENTRIES);
	if (count == 0) {
		if (at < deck->entries)
			deck->entry[at] = deck->entry[--deck->entries];
		return true;
	}
	if (at == deck->entries)
		deck->entries++;
	deck->entry[at] = (struct meccg_entry){ .key = key, .count = count, .line = line };
	snprintf(deck->entry[at].name, sizeof deck->entry[at].name, "%s", name);
	snprintf(deck->entry[at].same, sizeof deck->entry[at].same, "%s", same);
	return true;
}

/* Reads a card's name; spelled as in the catalogue when it is there. */
static bool read_name(struct call *call, const char *word, char out[MECCG_NAME])
{
	int found;

	if (!meccg_card_name(word, out, call->why) || !meccg_is_english(out, call->why))
		return false;
	found = meccg_find_exact(out);
	if (found >= 0)
		snprintf(out, MECCG_NAME, "%s", meccg_characters[found].name);
	return true;
}

static bool deck_set(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_deck *deck = &m->player[seat].deck;
	const char *word = args_key(&call->args, "name");
	char name[MECCG_NAME];
	int key, count;

	if (!args_choice(&call->args, MECCG_KEY_WORDS, &key) || !args_number(&call->args, 0, OF_DECK, &count))
		return false;
	if (!word && (key == CARDS_AVATAR || key == CARDS_SIDE_AVATAR))
		return reason_set(call->why, _("give the avatar's name: name=NAME (L-General-10)"));
	if (word && key == CARDS_AGENT_MIND)
		return reason_set(call->why, _("agent-mind takes a number, not a name"));
	if (!word)
		deck->bare[key] = count;
	else if (!read_name(call, word, name) ||
	         !set_entry(call, deck, (enum meccg_key)key, name, count, 0, false))
		return false;
	meccg_say_deck(call, seat);
	return true;
}

/* A whole list in one line, KEY N NAME over and over, each with at=LINE of its file; replaces the deck. */
static bool deck_list(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_deck *deck = &m->player[seat].deck;
	bool told;

	if (!meccg_side_of_list(call, seat, &told))
		return false;
	memset(deck->bare, 0, sizeof deck->bare);
	deck->entries = 0;
	while (args_more(&call->args)) {
		char name[MECCG_NAME];
		const char *word;
		int key, count, line = 0;

		if (!args_choice(&call->args, MECCG_KEY_WORDS, &key) ||
		    !args_number(&call->args, 1, OF_DECK, &count) || !args_word(&call->args, &word) ||
		    !args_key_number(&call->args, "at", 1, LINES, &line) || !read_name(call, word, name))
			return false;
		if (key == CARDS_AGENT_MIND)
			return reason_set(call->why, _("agent-mind takes a number, not a name"));
		if (!set_entry(call, deck, (enum meccg_key)key, name, count, line, true))
			return false;
	}
	if (told)
		meccg_say_side(call, seat);
	meccg_say_deck(call, seat);
	return true;
}

static bool deck_seal(struct call *call, int seat)
{
	struct meccg *m = call->state;

	m->player[seat].deck.sealed = true;
	said_line(call->said, _("%s's deck is sealed"), meccg_name(m, seat));
	meccg_say_deck(call, seat);
	return true;
}

/* The goal decides the most that a director's judgment gives. */
static bool deck_goal(struct call *call, int seat)
{
	struct meccg *m = call->state;
	int goal;

	if (!args_choice(&call->args, "points|ring", &goal))
		return false;
	m->player[seat].deck.ring = goal == 1;
	said_line(call->said,
	          goal ? _("%s's deck is built to win with The One Ring (L-Etiquette-7)")
	               : _("%s's deck is built to win by points (L-Etiquette-7)"),
	          meccg_name(m, seat));
	meccg_log(call, seat, goal ? _("goal: The One Ring") : _("goal: points"));
	return true;
}

bool meccg_may_change_deck(const struct meccg *m, int seat, struct reason *why)
{
	if (m->player[seat].deck.sealed)
		return reason_set(why, _("%s's deck is sealed and cannot change (L-Etiquette-2)"),
		                  meccg_name(m, seat));
	return meccg_before_play(m, _("decks"), why);
}

bool meccg_do_deck(struct call *call)
{
	static bool (*const doings[])(struct call *, int) = {
		deck_set, deck_list, deck_seal, deck_goal, NULL, NULL,
	};
	enum { CHANGES = 3 }; /* the first three, refused for a sealed deck */
	struct meccg *m = call->state;
	int seat, what;

	if (!meccg_player(call, &seat) || !args_choice(&call->args, MECCG_DECK_WORDS, &what))
		return false;
	if (what < CHANGES && !meccg_may_change_deck(m, seat, call->why))
		return false;
	if (what < CHANGES && m->phase == MECCG_STARTING)
		m->phase = MECCG_DECK;
	if (!doings[what])
		return reason_set(call->why, _("Enter reads the file"));
	return doings[what](call, seat);
}
