/* SPDX-License-Identifier: MIT */
/* See walk.h. */
#include "tests/rules/titan/walk.h"

#include "tests/kit/again.h"

const struct titan *walk_state(const struct walk *w)
{
	return journal_state(w->journal);
}

void walk_complain(struct walk *w, const char *what, const char *detail)
{
	const struct titan *t = walk_state(w);

	printf("# %s %d, line %d (%s) at %s: %s: %s\n", w->of, w->number, w->lines, w->line,
	       t->step < TITAN_STEPS ? titan_steps[t->step].id : "-", what, detail);
	w->failed = true;
}

int walk_below(struct walk *w, int bound)
{
	return (int)rng_below(&w->rng, (uint32_t)bound);
}

bool walk_chance(struct walk *w, int percent)
{
	return walk_below(w, 100) < percent;
}

int walk_any_of(struct walk *w, uint32_t set)
{
	int count = 0, chosen;

	for (int i = 0; i < 32; i++)
		count += set >> i & 1;
	chosen = count ? walk_below(w, count) : 0;
	for (int i = 0; i < 32; i++)
		if (set >> i & 1 && chosen-- == 0)
			return i;
	return -1;
}

const char *walk_id(const struct walk *w, int unit, char out[TITAN_UNIT_ID])
{
	titan_unit_id(&walk_state(w)->battle.unit[unit], out);
	return out;
}

const char *walk_side(const struct walk *w)
{
	return titan_acts(walk_state(w)) == WHO_DEFENDER ? "defender" : "attacker";
}

enum journal_answer walk_put(struct walk *w)
{
	w->before = *walk_state(w);
	w->lines++;
	w->why.text[0] = '\0';
	return journal_say(w->journal, w->line, strlen(w->line), 1000000000 + w->lines, &w->chance, true,
	                   NULL, NULL, &w->why);
}

void walk_say(struct walk *w)
{
	if (walk_put(w) != JOURNAL_SAID)
		walk_complain(w, "refused", w->why.text);
	else
		w->check(w);
}

void walk_refused(struct walk *w)
{
	w->refused++;
	if (memcmp(&w->before, walk_state(w), sizeof w->before) != 0)
		walk_complain(w, "a refused line changed the state", w->line);
	if (!w->why.text[0])
		walk_complain(w, "refused", "without a reason");
}

bool walk_try(struct walk *w)
{
	if (walk_put(w) == JOURNAL_REFUSED) {
		walk_refused(w);
		return false;
	}
	w->check(w);
	return true;
}

void walk_take_back(struct walk *w)
{
	struct reason why;

	LINE_IS(w, "undo");
	walk_put(w);
	LINE_IS(w, "redo");
	walk_put(w);
	if (!titan_game.check(walk_state(w), &why))
		walk_complain(w, "check", why.text);
	w->undone++;
}

/* The same lines make the same table. */
static void end(struct walk *w)
{
	if (!again_same(w->journal, &w->why))
		walk_complain(w, "replayed", w->why.text);
	journal_free(w->journal);
}

int walk_main(struct walk *w, int count, uint64_t seed, void (*play)(struct walk *w),
              bool (*was_lively)(const struct walk *w, int count))
{
	bool lively;

	rng_seed(&w->rng, seed);
	rng_seed(&w->chance, seed + 1);
	for (w->number = 0; w->number < count && !w->failed; w->number++) {
		w->journal = journal_new(&titan_game);
		w->lines = 0;
		play(w);
		end(w);
	}
	printf("%s 1 - %d %ss, seed %llu\n", w->failed ? "not ok" : "ok", w->number, w->of,
	       (unsigned long long)seed);
	lively = was_lively(w, count);
	printf("%s 2 - all that happens in %ss has happened\n", lively ? "ok" : "not ok", w->of);
	printf("1..2\n");
	return w->failed || !lively;
}
