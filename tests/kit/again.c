/* SPDX-License-Identifier: MIT */
/* See again.h. */
#include "tests/kit/again.h"

#include <string.h>

#include "tests/kit/flat.h"

struct journal *again_journal(const struct journal *journal, int lines, struct reason *why)
{
	struct journal *again = journal_new(journal_game(journal));
	bool good = true;
	int bad;

	for (int i = 0; i < lines && good; i++) {
		struct entry e = journal_entry(journal, i);

		good = journal_put(again, e.text, strlen(e.text), e.at, why);
	}
	if (good && journal_replay(again, &bad, why))
		return again;
	journal_free(again);
	return NULL;
}

bool again_same(const struct journal *journal, struct reason *why)
{
	struct journal *again = again_journal(journal, journal_count(journal), why);
	struct flat wanted, got;
	bool same;

	if (!again)
		return false;
	flat_report(&wanted, journal_game(journal), journal_state(journal), true);
	flat_report(&got, journal_game(journal), journal_state(again), true);
	same = strcmp(wanted.text, got.text) == 0 &&
	       (journal_game(journal)->copy ||
	        memcmp(journal_state(journal), journal_state(again), journal_game(journal)->state_size) == 0);
	if (!same)
		reason_set(why, "another table came of it");
	flat_free(&wanted);
	flat_free(&got);
	journal_free(again);
	return same;
}
