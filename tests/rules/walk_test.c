/* SPDX-License-Identifier: MIT */
/*
 * Random walks through every game. Lines are made from the usage strings of
 * the verb tables, so a new game needs no change here; some are spoiled on
 * purpose. For any game: its invariants hold after each line, refusals and
 * questions change nothing, undo leads to the start, redo to the end, and the
 * lines, a watcher and the disk give the same table.
 *
 *     walk_test [SEED [STEPS]]
 *
 * One TAP test a walk. Knows no rule of any game; ring.c beside it knows one.
 */
#define _GNU_SOURCE
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/journal.h"
#include "rules/games.h"
#include "saves/save.h"
#include "saves/store.h"
#include "tests/kit/chatter.h"
#include "tests/kit/flat.h"
#include "tests/kit/nullgame.h"
#include "tests/kit/rounds.h"
#include "tests/rules/archenemy/ring.h"

enum { STEPS = 1500, SEEDS = 4, LEARN_EACH = 4 };

struct walk {
	const struct game *game;
	uint64_t seed;
	struct journal *journal;
	struct chatter chatter;
	struct rng chance; /* the table's */
	void *copy; /* a state's, for must_copy: memory that is fresh each time costs more than all else */
	struct said said;
	struct reason why;
	int64_t at;
	int said_lines;
	bool failed;
};

static void complain(struct walk *w, const char *what, const char *detail)
{
	printf("# %s, seed %llu, entry %d: %s\n#   %.2000s\n", w->game->id, (unsigned long long)w->seed,
	       journal_count(w->journal), what, detail);
	w->failed = true;
}

/* ---- saying ---- */

static char *report_of(struct walk *w, const void *state)
{
	struct flat flat;

	flat_report(&flat, w->game, state, true);
	return flat.text;
}

/* Copies the state into dirty memory: a report must not read bytes that were not copied. */
static void must_copy(struct walk *w, const struct journal *journal, const char *expected)
{
	char *told;

	memset(w->copy, 0xa5, w->game->state_size);
	game_copy(w->game, w->copy, journal_state(journal));
	told = report_of(w, w->copy);
	if (strcmp(told, expected) != 0)
		complain(w, "a copy of the state tells something else", w->chatter.line.text);
	free(told);
}

static void must_equal(struct walk *w, const char *what, const struct journal *journal, const char *expected)
{
	char *got = report_of(w, journal_state(journal));

	if (strcmp(got, expected) != 0) {
		size_t at = 0;

		while (got[at] == expected[at])
			at++;
		while (at && got[at - 1] != '\n')
			at--;
		printf("#   got:      %.200s\n#   expected: %.200s\n", got + at, expected + at);
		complain(w, what, w->chatter.line.text);
	}
	must_copy(w, journal, got);
	free(got);
}

static void look_at_words(struct walk *w)
{
	struct reason why;

	for (int i = 0; i < w->said.lines; i++) {
		const char *text = said_get(&w->said, i);

		if (!line_is_clean(text, strlen(text), &why))
			complain(w, "not fit to be shown", why.text);
	}
}

static void after_refusal(struct walk *w, const char *before)
{
	struct reason why;

	chatter_refused(&w->chatter);
	must_equal(w, "a refused line or a query changed the state", w->journal, before);
	if (!line_is_clean(w->why.text, strlen(w->why.text), &why))
		complain(w, "a reason that is not fit to be shown", why.text);
}

/* Who has won stands first, and nobody beside them. */
static void look_at_places(struct walk *w)
{
	const struct table *table = journal_state(w->journal);
	bool won = false;

	for (int i = 0; i < table->seats; i++)
		won |= game_won(w->game, table, i);
	for (int i = 0; i < table->seats; i++)
		if (won && (game_place(w->game, table, i) == 1) != game_won(w->game, table, i))
			complain(w, "a winner without the first place, or somebody else in it",
			         table->seat[i].name);
}

static void after_said(struct walk *w)
{
	struct reason why;

	w->said_lines++;
	chatter_said(&w->chatter);
	look_at_words(w);
	look_at_places(w);
	if (w->game->check && !w->game->check(journal_state(w->journal), &why))
		complain(w, why.text, w->chatter.line.text);
	if (w->said_lines % LEARN_EACH == 0)
		chatter_learn(&w->chatter);
}

/* Whether chance decides in the middle of the line: `roll & turn` is refused after a 7. */
static bool hangs_on_chance(const struct walk *w)
{
	const struct verb *verb;

	if (journal_flags(w->journal, w->chatter.line.text, strlen(w->chatter.line.text)) &
	    (VERB_UNTRIED | VERB_OUTSIDE))
		return true; /* the answer would tell a hidden legion, or a file */
	for (int n = 0; strchr(w->chatter.line.text, '&') && (verb = verb_at(w->game, n)); n++)
		if (verb->resolve && strstr(w->chatter.line.text, verb->name))
			return true;
	return false;
}

/* Asks first whether the line would be said, then says it. */
static void step(struct walk *w)
{
	char *before = report_of(w, journal_state(w->journal));
	struct flat data;
	enum journal_answer answer;
	bool would;

	chatter_next(&w->chatter);
	if (chatter_chance(&w->chatter, 95))
		w->at += chatter_below(&w->chatter, 30);
	else
		w->at -= chatter_below(&w->chatter, 300);
	would = journal_would(w->journal, w->chatter.line.text, w->at, NULL, NULL, NULL);
	must_equal(w, "asking changed the state", w->journal, before);
	flat_begin(&data, chatter_chance(&w->chatter, 50));
	w->why.text[0] = '\0';
	answer = journal_say(w->journal, w->chatter.line.text, strlen(w->chatter.line.text), w->at,
	                     &w->chance, data.emit.secret, &w->said, &data.emit, &w->why);
	flat_free(&data);
	if (would != (answer != JOURNAL_REFUSED) && !hangs_on_chance(w))
		complain(w, would ? w->why.text : "it would be refused, and was said", w->chatter.line.text);
	if (answer != JOURNAL_SAID)
		after_refusal(w, before);
	if (answer == JOURNAL_REFUSED && !w->why.text[0])
		complain(w, "refused without a reason", w->chatter.line.text);
	if (answer == JOURNAL_SAID)
		after_said(w);
	free(before);
}

static void open_table(struct walk *w)
{
	const char *const *line = chatter_opening(w->game, w->seed);

	if (!*line)
		return;
	for (; *line; line++)
		if (journal_say(w->journal, *line, strlen(*line), w->at, &w->chance, true, &w->said, NULL,
		                &w->why) == JOURNAL_SAID)
			after_said(w);
		else
			complain(w, w->why.text, *line);
	chatter_learn(&w->chatter);
}

/* ---- at the end of a walk ---- */

static void from_its_lines(struct walk *w, const char *end)
{
	struct journal *loaded = journal_new(w->game), *followed = journal_new(w->game);
	struct reason why = { 0 };
	int bad = -1;

	for (int i = 0; i < journal_count(w->journal); i++) {
		struct entry e = journal_entry(w->journal, i);

		if (!journal_put(loaded, e.text, strlen(e.text), e.at, &why) ||
		    !journal_follow(followed, e.text, strlen(e.text), e.at, NULL, &why))
			complain(w, why.text, e.text);
	}
	if (!journal_replay(loaded, &bad, &why))
		complain(w, why.text, journal_entry(loaded, bad).text);
	else
		must_equal(w, "replaying the lines gives another table", loaded, end);
	must_equal(w, "following the lines gives another table", followed, end);
	journal_free(loaded);
	journal_free(followed);
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
	return remove(path);
}

static struct journal *saved_and_opened(struct walk *w, const struct store *store)
{
	struct save *save = save_create(store, w->game, "walk", &w->why);
	struct journal *opened = NULL;
	char path[PATH_MAX];

	if (!save)
		return NULL;
	save_append(save, w->journal);
	snprintf(path, sizeof path, "%s", save_path(save));
	if (!save_close(save, 10000)) {
		reason_set(&w->why, "not everything was saved");
		return NULL;
	}
	save = save_open(path, SAVE_READ, &opened, &w->why);
	if (save)
		save_close(save, 0);
	return opened;
}

static void from_disk(struct walk *w, const char *end)
{
	const char *base = getenv("TMPDIR");
	struct store store;
	struct journal *opened;
	char folder[1024];

	if (!game_find(w->game->id))
		return; /* a session of a game that is not in the list cannot be opened */
	snprintf(folder, sizeof folder, "%s/tableside-test.XXXXXX", base && *base ? base : "/tmp");
	if (!mkdtemp(folder)) {
		complain(w, "no folder for the session", folder);
		return;
	}
	opened = store_init(&store, folder, &w->why) ? saved_and_opened(w, &store) : NULL;
	if (opened)
		must_equal(w, "saving and opening gives another table", opened, end);
	else
		complain(w, "saving and opening failed", w->why.text);
	journal_free(opened);
	nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void looking_back(struct walk *w, const char *end)
{
	for (int i = 0; i < journal_count(w->journal); i += 1 + chatter_below(&w->chatter, 20)) {
		journal_tell(w->journal, i, &w->said);
		look_at_words(w);
		if (w->said.lines == 0)
			complain(w, "an entry that tells nothing", journal_entry(w->journal, i).text);
	}
	must_equal(w, "looking back changed the table", w->journal, end);
}

static void say_often(struct walk *w, const char *text, int times)
{
	while (times-- > 0)
		if (journal_say(w->journal, text, strlen(text), w->at, &w->chance, true, NULL, NULL,
		                &w->why) != JOURNAL_SAID)
			complain(w, text, w->why.text);
}

static void all_the_way_back(struct walk *w, const char *start, const char *end)
{
	int lines = journal_undoable(w->journal);

	say_often(w, "undo", lines);
	must_equal(w, "undoing all is not the start", w->journal, start);
	say_often(w, "redo", lines);
	must_equal(w, "redoing all is not the end", w->journal, end);
}

/* A walk that went nowhere would prove nothing. */
static void was_lively(struct walk *w, int steps)
{
	char missing[2000] = "";
	size_t at = 0;
	int verbs = 0, accepted = 0;
	const struct verb *verb;

	for (int n = 0; (verb = verb_at(w->game, n)) && n < CHATTER_VERBS; n++) {
		if (verb->flags & VERB_QUERY)
			continue;
		verbs++;
		accepted += w->chatter.accepted[n];
		if (!w->chatter.accepted[n] && at < sizeof missing)
			at += (size_t)snprintf(missing + at, sizeof missing - at, " %s", verb->name);
	}
	printf("# %s, seed %llu: %d of %d lines said, %d of %d verbs; never:%s\n", w->game->id,
	       (unsigned long long)w->seed, w->said_lines, steps, accepted, verbs, missing);
	if (accepted * 4 < verbs || w->said_lines * 20 < steps)
		complain(w, "hardly anything was said", missing);
}

static bool walk(const struct game *game, uint64_t seed, int steps)
{
	struct walk *w = calloc(1, sizeof *w);
	char *start, *end;
	bool failed;

	if (!w)
		abort();
	*w = (struct walk){ .game = game, .seed = seed, .journal = journal_new(game), .at = 1000000000 };
	w->copy = xmalloc(game->state_size);
	chatter_begin(&w->chatter, w->journal, seed);
	rng_seed(&w->chance, seed + 1);
	start = report_of(w, journal_state(w->journal));
	open_table(w);
	for (int i = 0; i < steps && !w->failed; i++)
		step(w);
	end = report_of(w, journal_state(w->journal));
	was_lively(w, steps);
	from_its_lines(w, end);
	from_disk(w, end);
	looking_back(w, end);
	all_the_way_back(w, start, end);
	failed = w->failed;
	free(start);
	free(end);
	free(w->copy);
	journal_free(w->journal);
	said_free(&w->said);
	free(w);
	return !failed;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
	int seeds = argc > 1 ? 1 : rounds_of(SEEDS), steps = argc > 2 ? atoi(argv[2]) : STEPS;
	int tests = 0, failures = 0;

	for (int g = -1; g < 0 || games[g]; g++)
		for (int i = 0; i < seeds; i++) {
			const struct game *game = g < 0 ? &null_game : games[g];
			bool passed = walk(game, seed + (uint64_t)i, steps);

			printf("%s %d - %s, seed %llu\n", passed ? "ok" : "not ok", ++tests, game->id,
			       (unsigned long long)seed + (unsigned long long)i);
			fflush(stdout);
			failures += !passed;
		}
	for (int i = 0; i < 2 * seeds; i++) {
		bool passed = ring_walk(seed + (uint64_t)i / 2, i % 2);

		printf("%s %d - the ring of schemes, rules %s, seed %llu\n", passed ? "ok" : "not ok",
		       ++tests, i % 2 ? "2010" : "current",
		       (unsigned long long)seed + (unsigned long long)i / 2);
		failures += !passed;
	}
	printf("1..%d\n", tests);
	return failures != 0;
}
