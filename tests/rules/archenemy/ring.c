/* SPDX-License-Identifier: MIT */
/*
 * The scheme deck is a ring. Sixty turns are played with a deck of 20, seven of
 * them ongoing and two copies of some, and after each line the whole order is
 * compared with a model that is nothing but two lists of names.
 */
#include "ring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/journal.h"
#include "rules/games.h"
#include "tests/kit/flat.h"

enum { CARDS = 20, TURNS = 60, NAME = 80 };

static const struct {
	const char *name;
	bool ongoing;
} deck[CARDS] = {
	{ "Look Skyward and Despair", false },
	{ "The Very Soil Shall Shake", true },
	{ "Roots of All Evil", false },
	{ "The Very Soil Shall Shake#2", true },
	{ "Realms Befitting My Majesty", false },
	{ "I Know All, I See All", true },
	{ "The Iron Guardian Stirs", false },
	{ "I Know All, I See All#2", true },
	{ "Roots of All Evil#2", false },
	{ "My Undead Horde Awakens", true },
	{ "Look Skyward and Despair#2", false },
	{ "Dark Wings Bring Your Downfall", true },
	{ "Tooth, Claw, and Tail", false },
	{ "Nothing Can Stop Me Now", true },
	{ "Embrace My Diabolical Vision", false },
	{ "Every Hope Shall Vanish", false },
	{ "My Wish Is Your Command", false },
	{ "Running Is Useless", false },
	{ "Every Hope Shall Vanish#2", false },
	{ "My Wish Is Your Command#2", false },
};

struct up {
	int card, pending;
};

struct ring {
	struct journal *journal;
	struct rng rng, chance;
	struct flat state;
	bool rules_2010, failed;
	int down[CARDS], downs;
	struct up up[CARDS]; /* in the order set in motion */
	int ups;
};

static void complain(struct ring *r, const char *what, const char *detail)
{
	printf("# ring, rules %s, entry %d: %s: %s\n", r->rules_2010 ? "2010" : "current",
	       journal_count(r->journal), what, detail);
	r->failed = true;
}

static void say(struct ring *r, const char *format, const char *name)
{
	char line[200];
	struct reason why;

	snprintf(line, sizeof line, format, name);
	if (journal_say(r->journal, line, strlen(line), 1000, &r->chance, true, NULL, NULL, &why) !=
	    JOURNAL_SAID)
		complain(r, line, why.text);
}

static int below(struct ring *r, int bound)
{
	return (int)rng_below(&r->rng, (uint32_t)bound);
}

/* ---- the model ---- */

static void put_under(struct ring *r, int n)
{
	r->down[r->downs++] = r->up[n].card;
	r->ups--;
	memmove(&r->up[n], &r->up[n + 1], (size_t)(r->ups - n) * sizeof r->up[0]);
}

static void take_top(struct ring *r)
{
	int card = r->down[0];

	r->downs--;
	memmove(r->down, r->down + 1, (size_t)r->downs * sizeof r->down[0]);
	r->up[r->ups++] = (struct up){ card, deck[card].ongoing ? 0 : 1 };
}

/* Today all wait for the last trigger of any scheme. */
static void leave_together(struct ring *r)
{
	for (int i = 0; i < r->ups; i++)
		if (r->up[i].pending)
			return;
	for (int i = 0; i < r->ups;)
		if (deck[r->up[i].card].ongoing)
			i++;
		else
			put_under(r, i);
}

static void resolve(struct ring *r, int n)
{
	say(r, "resolve \"%s\"", deck[r->up[n].card].name);
	r->up[n].pending--;
	if (r->rules_2010 && !r->up[n].pending && !deck[r->up[n].card].ongoing)
		put_under(r, n);
	if (!r->rules_2010)
		leave_together(r);
}

/* ---- comparing ---- */

static void compare_order(struct ring *r)
{
	char path[80], out[NAME];

	for (int i = 0; i <= r->downs; i++) {
		const char *expected = i < r->downs ? deck[r->down[i]].name : NULL, *got;

		snprintf(path, sizeof path, "decks[0].next[%d]", i);
		got = flat_get(&r->state, path, out, sizeof out);
		if (!got != !expected || (got && strcmp(got, expected) != 0))
			complain(r, path, got ? got : "(none)");
	}
}

static void compare_up(struct ring *r)
{
	int one_shots = 0, ongoing = 0;
	char path[80], out[NAME];

	for (int i = 0; i < r->ups; i++) {
		bool stays = deck[r->up[i].card].ongoing;
		const char *got;

		if (stays && r->up[i].pending)
			continue; /* it is in motion then, too */
		snprintf(path, sizeof path, "decks[0].%s[%d].name", stays ? "ongoing" : "in_motion",
		         stays ? ongoing++ : one_shots++);
		got = flat_get(&r->state, path, out, sizeof out);
		if (!got || strcmp(got, deck[r->up[i].card].name) != 0)
			complain(r, path, got ? got : "(none)");
	}
}

static void compare(struct ring *r)
{
	bool waits = false;

	flat_free(&r->state);
	flat_report(&r->state, journal_game(r->journal), journal_state(r->journal), true);
	compare_order(r);
	for (int i = 0; i < r->ups; i++)
		waits |= deck[r->up[i].card].ongoing && r->up[i].pending;
	if (!waits)
		compare_up(r);
}

/* ---- a turn ---- */

static void reveal(struct ring *r)
{
	int times = 1 + (below(r, 6) == 0) * 2;
	char word[8];

	if (!r->downs)
		return;
	snprintf(word, sizeof word, "x%d", times);
	say(r, "reveal %s", word);
	while (times-- > 0 && r->downs)
		take_top(r);
	if (!r->rules_2010)
		leave_together(r);
	compare(r);
}

/* Some trigger of those that wait, chosen by chance; false: none waits. */
static bool resolve_one(struct ring *r)
{
	int waiting = 0, chosen = -1;

	for (int i = 0; i < r->ups; i++)
		if (r->up[i].pending && below(r, ++waiting) == 0)
			chosen = i;
	if (chosen < 0)
		return false;
	resolve(r, chosen);
	compare(r);
	return true;
}

static void trigger_or_abandon(struct ring *r)
{
	int n = r->ups ? below(r, r->ups) : 0;

	if (!r->ups || !deck[r->up[n].card].ongoing)
		return;
	if (below(r, 3)) {
		say(r, "trigger \"%s\"", deck[r->up[n].card].name);
		r->up[n].pending++;
	} else if (!r->up[n].pending) {
		say(r, "abandon \"%s\"", deck[r->up[n].card].name);
		put_under(r, n);
	}
	compare(r);
}

static void play_turn(struct ring *r)
{
	reveal(r);
	for (int i = below(r, 3); i > 0; i--)
		trigger_or_abandon(r);
	while (!r->failed && resolve_one(r))
		;
	if (below(r, 2))
		trigger_or_abandon(r);
	while (!r->failed && resolve_one(r))
		;
	say(r, "turn%s", "");
	say(r, "turn%s", "");
}

/* All lines taken back and said again give the same deck. */
static void back_and_forth(struct ring *r)
{
	int lines = journal_undoable(r->journal) - 5;

	for (int i = 0; i < lines; i++)
		say(r, "undo%s", "");
	for (int i = 0; i < lines; i++)
		say(r, "redo%s", "");
	compare(r);
}

bool ring_walk(uint64_t seed, bool rules_2010)
{
	struct ring r = { .journal = journal_new(game_find("archenemy")), .rules_2010 = rules_2010 };

	rng_seed(&r.rng, seed);
	rng_seed(&r.chance, seed);
	flat_begin(&r.state, true);
	say(&r, "option rules %s", rules_2010 ? "2010" : "current");
	say(&r, "option deck any%s", "");
	say(&r, "seat Elspeth Alice Bob%s", "");
	say(&r, "archenemy %s", "Elspeth");
	for (int i = 0; i < CARDS; i++) {
		char name[NAME];

		snprintf(name, sizeof name, "%.*s", (int)strcspn(deck[i].name, "#"), deck[i].name);
		say(&r, "scheme add \"%s\"", name);
		r.down[r.downs++] = i;
	}
	for (int i = 0; i < TURNS && !r.failed; i++)
		play_turn(&r);
	if (!r.failed)
		back_and_forth(&r);
	flat_free(&r.state);
	journal_free(r.journal);
	return !r.failed;
}
