/* SPDX-License-Identifier: MIT */
/*
 * Random drafts of MECCG, from the first card of a pool to the cards that go to
 * the decks. After each line: no mind is over 20, no company too large, no
 * unique person on both sides, and every card of a pool is still there; neither
 * the public report nor a sentence names a face-down card.
 *
 *     draft_test [DRAFTS [SEED]]
 *
 * One TAP test for each hundred drafts.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/journal.h"
#include "rules/meccg/meccg.h"
#include "tests/kit/flat.h"

enum { DRAFTS = 300, A_TEST = 100, STEPS = 400 };

struct draft {
	struct journal *journal;
	struct rng rng, chance;
	struct said said;
	struct reason why;
	char pool[MECCG_PLAYERS][MECCG_HELD][MECCG_NAME]; /* when sealed */
	int size[MECCG_PLAYERS];
	bool seen[MECCG_PLAYERS][MECCG_HELD]; /* shown once, even if undone since */
	int64_t at;
	bool failed;
	int ends[6], asides, lines, refused; /* how lively the drafts were */
};

static const struct meccg *state_of(const struct draft *d)
{
	return journal_state(d->journal);
}

static int below(struct draft *d, int bound)
{
	return (int)rng_below(&d->rng, (uint32_t)bound);
}

static void complain(struct draft *d, const char *what, const char *detail)
{
	printf("# %s: %s\n", what, detail);
	for (int i = 0; i < journal_count(d->journal); i++)
		printf("#   %s\n", journal_entry(d->journal, i).text);
	d->failed = true;
}

/* ---- checks after each line ---- */

/* Compares in order, so that a lost or doubled card shows. */
static void cards_are_kept(struct draft *d, const char *line)
{
	const struct meccg *m = state_of(d);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		if (!m->player[i].sealed)
			continue;
		if (m->player[i].holds != d->size[i])
			complain(d, "a pool has another size", line);
		for (int k = 0; k < d->size[i]; k++)
			if (strcmp(m->player[i].held[k].name, d->pool[i][k]) != 0)
				complain(d, "a card is another one", line);
	}
}

static int total_mind(const struct meccg_player *p, int *company)
{
	int mind = 0;

	*company = 0;
	for (int i = 0; i < p->holds; i++)
		if (meccg_is_starter(&p->held[i])) {
			mind += p->held[i].mind;
			++*company;
		}
	return mind;
}

static void nobody_starts_twice(struct draft *d, const char *line)
{
	const struct meccg *m = state_of(d);

	for (int i = 0; i < m->player[0].holds; i++)
		for (int k = 0; k < m->player[1].holds; k++) {
			const struct meccg_card *a = &m->player[0].held[i], *b = &m->player[1].held[k];
			bool same = strcmp(a->name, b->name) == 0;

			if (m->rules == MECCG_COE && a->character >= 0 && b->character >= 0)
				same = strcmp(meccg_characters[a->character].person,
				              meccg_characters[b->character].person) == 0;
			if (same && a->unique && meccg_is_starter(a) && meccg_is_starter(b))
				complain(d, "a unique person starts on both sides", line);
		}
}

static bool was_shown(const struct draft *d, const char *name)
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < d->size[i]; k++)
			if (d->seen[i][k] && strstr(d->pool[i][k], name))
				return true;
	return false;
}

static void tells_no(struct draft *d, const char *text, const char *where)
{
	const struct meccg *m = state_of(d);

	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < m->player[i].holds; k++) {
			const struct meccg_card *card = &m->player[i].held[k];

			if (card->fate == FATE_HIDDEN && !was_shown(d, card->name) &&
			    strstr(text, card->name))
				complain(d, where, card->name);
		}
}

static void secrets_are_kept(struct draft *d)
{
	struct flat flat;

	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < d->size[i]; k++)
			d->seen[i][k] |= state_of(d)->player[i].held[k].fate != FATE_HIDDEN;
	flat_report(&flat, &meccg_game, state_of(d), false);
	tells_no(d, flat.text, "the public report tells");
	flat_free(&flat);
	for (int i = 0; i < d->said.lines; i++)
		tells_no(d, said_get(&d->said, i), "it was said");
	for (int i = 0; i < d->said.changes; i++)
		tells_no(d, said_get_change(&d->said, i).what, "the log tells");
}

static void all_holds(struct draft *d, const char *line)
{
	const struct meccg *m = state_of(d);
	struct reason why;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		int company, mind = total_mind(&m->player[i], &company);

		if (mind > 20 || company > meccg_size(m, i))
			complain(d, "too much mind or too many", line);
	}
	if (!journal_game(d->journal)->check(m, &why))
		complain(d, why.text, line);
	cards_are_kept(d, line);
	nobody_starts_twice(d, line);
	secrets_are_kept(d);
}

/* ---- saying ---- */

static bool say(struct draft *d, const char *line)
{
	enum journal_answer answer = journal_say(d->journal, line, strlen(line), d->at++, &d->chance, false,
	                                         &d->said, NULL, &d->why);

	d->lines += answer == JOURNAL_SAID;
	d->refused += answer == JOURNAL_REFUSED;
	if (answer != JOURNAL_REFUSED)
		all_holds(d, line);
	return answer != JOURNAL_REFUSED;
}

static void make_pool(struct draft *d, int seat)
{
	char line[300];
	int wanted = below(d, MECCG_POOL + 1);

	for (int tries = 0; tries < 80 && meccg_pool_size(state_of(d), seat) < wanted; tries++) {
		/* mostly a few names, so that both sides have the same; else any */
		int n = below(d, 3) ? below(d, 12) * 16 : below(d, meccg_character_count), mind = below(d, 8);
		bool unique = below(d, 2);

		if (below(d, 12))
			snprintf(line, sizeof line, "pool %d add \"%s\"", seat + 1,
			         meccg_characters[n % meccg_character_count].name);
		else
			snprintf(line, sizeof line, "pool %d add Ranger%d mind=%d%s", seat + 1, below(d, 4),
			         mind, unique ? "" : " unique=no");
		say(d, line);
	}
	if (below(d, 3) == 0)
		say(d, seat ? "pool 2 extra Gate enables=agent,orc-troll,mind-over-5"
		            : "pool 1 extra Gate enables=agent,orc-troll,mind-over-5");
	for (int i = 0; i < state_of(d)->player[seat].holds; i++)
		snprintf(d->pool[seat][i], MECCG_NAME, "%s", state_of(d)->player[seat].held[i].name);
	d->size[seat] = state_of(d)->player[seat].holds;
	say(d, seat ? "pool 2 seal" : "pool 1 seal");
}

/* Any card of the pool, shown or not, legal or not. */
static void some_pick(struct draft *d, int seat)
{
	char line[200];

	if (!d->size[seat])
		return;
	snprintf(line, sizeof line, "pick %d \"%s\"", seat + 1, d->pool[seat][below(d, d->size[seat])]);
	say(d, line);
}

static void step(struct draft *d)
{
	int seat = below(d, 2), what = below(d, 40);

	if (what == 0)
		say(d, seat ? "stop 2" : "stop 1");
	else if (what == 1)
		say(d, "undo");
	else if (what == 2)
		say(d, "redo");
	else if (meccg_all_picked(state_of(d)))
		say(d, "reveal");
	else
		some_pick(d, seat);
}

static void leftovers(struct draft *d)
{
	char line[200];

	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < d->size[i]; k++) {
			snprintf(line, sizeof line, "todeck %d \"%s\"", i + 1, d->pool[i][k]);
			if (below(d, 2))
				say(d, line);
		}
}

static void tally(struct draft *d)
{
	const struct meccg *m = state_of(d);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		d->ends[m->player[i].stopped]++;
		for (int k = 0; k < m->player[i].holds; k++)
			d->asides += i == 0 && m->player[i].held[k].fate == FATE_ASIDE;
	}
}

static void draft(struct draft *d, uint64_t seed)
{
	static const char *const sides[] = { "hero", "hero", "minion", "fallen", "balrog" };
	char line[80];

	memset(d->size, 0, sizeof d->size);
	memset(d->seen, 0, sizeof d->seen);
	d->journal = journal_new(&meccg_game);
	rng_seed(&d->rng, seed);
	rng_seed(&d->chance, seed);
	d->at = 1000000000;
	say(d, below(d, 2) ? "option rules coe" : "option rules lorien");
	say(d, "seat Alice Bob");
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		snprintf(line, sizeof line, "side %d %s", i + 1, sides[below(d, 5)]);
		say(d, line);
	}
	make_pool(d, 0);
	make_pool(d, 1);
	for (int i = 0; i < STEPS && state_of(d)->phase <= MECCG_DRAFT && !d->failed; i++)
		step(d);
	if (state_of(d)->phase == MECCG_DRAFT)
		say(d, "stop 1");
	if (state_of(d)->phase == MECCG_DRAFT)
		say(d, "stop 2");
	leftovers(d);
	tally(d);
	journal_free(d->journal);
}

int main(int argc, char **argv)
{
	int drafts = argc > 1 ? atoi(argv[1]) : DRAFTS, tests = 0, failures = 0;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	struct draft *d = calloc(1, sizeof *d);

	if (!d)
		return 1;
	for (int i = 0; i < drafts;) {
		d->failed = false;
		for (int end = i + A_TEST; i < end && i < drafts && !d->failed; i++)
			draft(d, seed + (uint64_t)i);
		printf("%s %d - drafts up to seed %llu\n", d->failed ? "not ok" : "ok", ++tests,
		       (unsigned long long)seed + (unsigned long long)i - 1);
		fflush(stdout);
		if (d->failed) {
			failures++;
			break;
		}
	}
	printf("# %d lines said, %d refused, %d set aside; ends: size %d, mind %d, pool %d, declared %d, "
	       "none %d\n",
	       d->lines, d->refused, d->asides, d->ends[1], d->ends[2], d->ends[3], d->ends[4], d->ends[5]);
	for (int i = STOPPED_SIZE; i <= STOPPED_NONE && drafts >= DRAFTS; i++)
		if (!d->ends[i] || !d->asides) {
			printf("not ok %d - drafts end in every way\n", ++tests);
			failures++;
			break;
		}
	printf("1..%d\n", tests);
	said_free(&d->said);
	free(d);
	return failures != 0;
}
