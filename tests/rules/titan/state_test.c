/* SPDX-License-Identifier: MIT */
/*
 * What no line of a script shows: the game's own check of a strike under way, and that the tree of what
 * is known of hidden legions gives back what a legion needed that was split and joined again.
 */
#include <stdio.h>
#include <string.h>

#include "rules/core/journal.h"
#include "rules/titan/inner.h"

static int tests, failures;

static void test(bool passed, const char *title)
{
	printf("%sok %d - %s\n", passed ? "" : "not ", ++tests, title);
	failures += !passed;
}

static struct journal *lay(const char *const lines[])
{
	struct journal *journal = journal_new(&titan_game);
	struct reason why;

	for (int i = 0; lines[i]; i++)
		if (journal_say(journal, lines[i], strlen(lines[i]), 1, NULL, true, NULL, NULL, &why) !=
		    JOURNAL_SAID)
			printf("# %s: %s\n", lines[i], why.text);
	return journal;
}

/* A striker without a target, and a target without a striker, are faults of the program. */
static void test_strike(void)
{
	static const char *const lines[] = {
		"battle Plains",       "force attacker lion",
		"force defender ogre", "place a1 D3",
		"place d1 D4",         "at turn=2 side=attacker phase=strike",
		"declare a1 d1",       NULL,
	};
	struct journal *journal = lay(lines);
	struct titan *t = (struct titan *)journal_state(journal);
	struct reason why;

	test(titan_game.check(t, &why), "a strike under way is sound");
	t->battle.target = -1;
	test(!titan_game.check(t, &why) && strstr(why.text, "unit 0 strikes"), "not without a target");
	t->battle.target = 1;
	t->battle.striker = -1;
	test(!titan_game.check(t, &why) && strstr(why.text, "unit -1 strikes"), "nor without a striker");
	t->battle.striker = 0;
	test(titan_game.check(t, &why), "and is sound again");
	t->battle.unit[1].hits = -1;
	test(!titan_game.check(t, &why) && strstr(why.text, "unit 1: -1 hits"), "nobody has hits below 0");
	journal_free(journal);
}

/* Each split takes a node of its own, and each joining gives it back, whichever half stays. */
static void test_nodes(void)
{
	static struct titan t;
	int left = 0;

	for (int i = 0; i < TITAN_NODES; i++)
		t.known[i].parent = -1;
	t.legion[0].size = t.legion[1].size = 4;
	t.known[0].used = true;
	for (int c = 0; c < TITAN_CREATURES; c++)
		t.known[0].most[c] = 8;
	for (int i = 0; i < TITAN_NODES; i++) {
		int stays = i % 2;

		t.known[stays].least[1] = 1; /* something was seen of it */
		titan_know_split(&t, stays, !stays);
		titan_know_joined(&t, !stays, stays);
	}
	for (int i = TITAN_LEGIONS; i < TITAN_NODES; i++)
		left += t.known[i].used;
	test(!left, "a legion split and joined again leaves no node behind");
}

int main(void)
{
	test_strike();
	test_nodes();
	printf("1..%d\n", tests);
	return failures > 0;
}
