/* SPDX-License-Identifier: MIT */
/*
 * Random walks through every game. Lines are made from the usage strings of
 * the verb tables, so a new game needs no change here; some are spoiled on
 * purpose, and every second walk says what is offered, too. For any game: its
 * invariants hold after each line, refusals and questions change nothing, undo
 * gives what was before each line and at last the start, redo what was after
 * it. A twin hears each entry as it happened, by saying it or as a watcher, is
 * closed and opened again now and then, and is the same table after each of them,
 * byte for byte, in the same words.
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
#include "tests/kit/flat.h"
#include "tests/kit/moment.h"
#include "tests/kit/nullgame.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"
#include "tests/rules/archenemy/ring.h"

enum { STEPS = 1500, SEEDS = 2, LEARN_EACH = 4, OPEN_EACH = 100 };

struct walk {
	const struct game *game;
	uint64_t seed;
	struct journal *journal, *twin;
	struct save *save; /* the twin's */
	struct chatter chatter;
	struct offers offers;
	struct rng chance;             /* the table's */
	struct moment *before, *after; /* a line */
	void *copy; /* a state's, for must_copy: memory that is fresh each time costs more than all else */
	struct said said, twin_said;
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
static void must_copy(struct walk *w)
{
	char *expected = report_of(w, journal_state(w->journal)), *told;

	memset(w->copy, 0xa5, w->game->state_size);
	game_copy(w->game, w->copy, journal_state(w->journal));
	told = report_of(w, w->copy);
	if (strcmp(told, expected) != 0)
		complain(w, "a copy of the state tells something else", w->chatter.line.text);
	free(told);
	free(expected);
}

static void must_be(struct walk *w, const char *what, struct moment *moment)
{
	if (!moment_is(moment, journal_state(w->journal)))
		complain(w, what, w->chatter.line.text);
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

static void after_refusal(struct walk *w)
{
	struct reason why;

	chatter_refused(&w->chatter);
	must_be(w, "a refused line or a query changed the state", w->before);
	if (!line_is_clean(w->why.text, strlen(w->why.text), &why))
		complain(w, "a reason that is not fit to be shown", why.text);
}

/* ---- the twin ---- */

static uint32_t no_chance(struct rng *rng, uint32_t bound)
{
	rng->state = 1;
	return 0;
}

static bool sounds_same(const struct said *a, const struct said *b)
{
	return a->length == b->length && a->log_length == b->log_length &&
	       (!a->length || memcmp(a->text, b->text, a->length) == 0) &&
	       (!a->log_length || memcmp(a->log, b->log, a->log_length) == 0);
}

/* Hears the newest entry, which leaves nothing to chance. */
static void tell_twin(struct walk *w)
{
	struct entry entry = journal_entry(w->journal, journal_count(w->journal) - 1);
	size_t size = strlen(entry.text);
	struct rng none = { .below = no_chance };
	bool said = chatter_chance(&w->chatter, 50)
	                    ? journal_say(w->twin, entry.text, size, entry.at, &none, true, &w->twin_said,
	                                  NULL, &w->why) == JOURNAL_SAID
	                    : journal_follow(w->twin, entry.text, size, entry.at, &w->twin_said, &w->why);

	if (!said)
		complain(w, w->why.text, entry.text);
	else if (none.state || strcmp(journal_entry(w->twin, journal_count(w->twin) - 1).text, entry.text))
		complain(w, "said again, something else happens", entry.text);
	else if (!sounds_same(&w->said, &w->twin_said) &&
	         (entry.is_redo || strcmp(w->chatter.line.text, "redo") != 0)) /* which tells what is left */
		complain(w, "said again, it tells something else", entry.text);
	if (!moment_is(w->after, journal_state(w->twin)))
		complain(w, "said again, another table comes of it", entry.text);
}

static bool same_entries(const struct journal *a, const struct journal *b)
{
	bool same = journal_count(a) == journal_count(b) && journal_undoable(a) == journal_undoable(b) &&
	            journal_redoable(a) == journal_redoable(b);

	for (int i = 0; same && i < journal_count(a); i++) {
		struct entry one = journal_entry(a, i), other = journal_entry(b, i);

		same = one.at == other.at && one.before == other.before && one.in_force == other.in_force &&
		       strcmp(one.text, other.text) == 0;
	}
	return same;
}

/* Closes the file of the twin, which is from now on what is opened again. */
static void reopen(struct walk *w)
{
	char path[PATH_MAX];

	snprintf(path, sizeof path, "%s", save_path(w->save));
	save_append(w->save, w->twin);
	if (!save_close(w->save, 10000))
		complain(w, "not everything was saved", path);
	journal_free(w->twin);
	w->save = save_open(path, SAVE_WRITE, &w->twin, &w->why);
	if (!w->save)
		complain(w, w->why.text, path);
	else if (!moment_is(w->after, journal_state(w->twin)) || !same_entries(w->journal, w->twin))
		complain(w, "closed and opened, it is another table", w->chatter.line.text);
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

/* Says undo or redo, which gives what was before or after the line. */
static void go(struct walk *w, const char *step, struct moment *moment)
{
	struct moment *after = w->after;

	if (journal_say(w->journal, step, 4, w->at, &w->chance, true, &w->said, NULL, &w->why) !=
	    JOURNAL_SAID)
		complain(w, w->why.text, w->chatter.line.text);
	must_be(w, step, moment);
	w->after = moment;
	tell_twin(w);
	w->after = after;
}

/* What was said goes, and comes again. */
static void there_and_back(struct walk *w)
{
	bool undone = journal_entry(w->journal, journal_count(w->journal) - 1).is_undo;
	int undoable = journal_undoable(w->journal);

	go(w, undone ? "redo" : "undo", w->before);
	if (journal_undoable(w->journal) != undoable + (undone ? 1 : -1))
		complain(w, "not one line less", w->chatter.line.text);
	go(w, undone ? "undo" : "redo", w->after);
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
	moment_keep(w->after, journal_state(w->journal));
	tell_twin(w);
	if (chatter_chance(&w->chatter, 70))
		there_and_back(w);
	if (w->said_lines % LEARN_EACH == 0) {
		chatter_learn(&w->chatter);
		must_copy(w);
	}
	if (w->save && chatter_below(&w->chatter, OPEN_EACH) == 0)
		reopen(w);
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

static void next_line(struct walk *w)
{
	char line[OFFERED_LINE];

	if (w->seed % 2 && chatter_chance(&w->chatter, 60) && offered_next(&w->chatter, &w->offers, line)) {
		line_clear(&w->chatter.line);
		line_text(&w->chatter.line, line, strlen(line));
	} else {
		chatter_next(&w->chatter);
	}
}

/* Asks first whether the line would be said, then says it. */
static void step(struct walk *w)
{
	struct flat data;
	enum journal_answer answer;
	bool would, hangs;

	moment_keep(w->before, journal_state(w->journal));
	next_line(w);
	if (chatter_chance(&w->chatter, 95))
		w->at += chatter_below(&w->chatter, 30);
	else
		w->at -= chatter_below(&w->chatter, 300);
	would = journal_would(w->journal, w->chatter.line.text, w->at, NULL, NULL, NULL);
	hangs = hangs_on_chance(w);
	must_be(w, "asking changed the state", w->before);
	flat_begin(&data, chatter_chance(&w->chatter, 50));
	w->why.text[0] = '\0';
	answer = journal_say(w->journal, w->chatter.line.text, strlen(w->chatter.line.text), w->at,
	                     &w->chance, data.emit.secret, &w->said, &data.emit, &w->why);
	flat_free(&data);
	if (would != (answer != JOURNAL_REFUSED) && !hangs)
		complain(w, would ? w->why.text : "it would be refused, and was said", w->chatter.line.text);
	if (answer != JOURNAL_SAID)
		after_refusal(w);
	if (answer == JOURNAL_REFUSED && !w->why.text[0])
		complain(w, "refused without a reason", w->chatter.line.text);
	if (answer == JOURNAL_SAID)
		after_said(w);
}

static void open_table(struct walk *w)
{
	const char *const *line = chatter_opening(w->game, w->seed);

	for (; *line; line++) {
		moment_keep(w->before, journal_state(w->journal));
		line_clear(&w->chatter.line);
		line_text(&w->chatter.line, *line, strlen(*line));
		if (journal_say(w->journal, *line, strlen(*line), w->at, &w->chance, true, &w->said, NULL,
		                &w->why) == JOURNAL_SAID)
			after_said(w);
		else
			complain(w, w->why.text, *line);
	}
	chatter_learn(&w->chatter);
}

/* ---- at the end of a walk ---- */

static void looking_back(struct walk *w)
{
	for (int i = 0; i < journal_count(w->journal); i += 1 + chatter_below(&w->chatter, 20)) {
		journal_tell(w->journal, i, &w->said);
		look_at_words(w);
		if (w->said.lines == 0)
			complain(w, "an entry that tells nothing", journal_entry(w->journal, i).text);
	}
	must_be(w, "looking back changed the table", w->before);
}

static void say_often(struct walk *w, const char *text, int times)
{
	while (times-- > 0)
		if (journal_say(w->journal, text, strlen(text), w->at, &w->chance, true, NULL, NULL,
		                &w->why) != JOURNAL_SAID)
			complain(w, text, w->why.text);
}

static void all_the_way_back(struct walk *w)
{
	struct journal *empty = journal_new(w->game);
	int lines = journal_undoable(w->journal);

	moment_keep(w->after, journal_state(empty));
	journal_free(empty);
	say_often(w, "undo", lines);
	must_be(w, "undoing all is not the start", w->after);
	say_often(w, "redo", lines);
	must_be(w, "redoing all is not the end", w->before);
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

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
	return remove(path);
}

static void begin_twin(struct walk *w, char folder[PATH_MAX])
{
	const char *base = getenv("TMPDIR");
	struct store store;

	w->twin = journal_new(w->game);
	snprintf(folder, PATH_MAX, "%s/tableside-test.XXXXXX", base && *base ? base : "/tmp");
	if (!mkdtemp(folder) || !store_init(&store, folder, &w->why))
		complain(w, "no folder for the session", folder);
	else if (game_find(w->game->id)) /* a session of a game that is not in the list cannot be opened */
		w->save = save_create(&store, w->game, "walk", &w->why);
}

static void free_walk(struct walk *w, const char *folder)
{
	if (w->save)
		save_close(w->save, 0);
	nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
	offers_free(&w->offers);
	moment_free(w->before);
	moment_free(w->after);
	free(w->copy);
	journal_free(w->twin);
	journal_free(w->journal);
	said_free(&w->said);
	said_free(&w->twin_said);
	free(w);
}

static bool walk(const struct game *game, uint64_t seed, int steps)
{
	struct walk *w = xcalloc(1, sizeof *w);
	char folder[PATH_MAX];
	bool failed;

	*w = (struct walk){ .game = game,
		            .seed = seed,
		            .journal = journal_new(game),
		            .before = moment_new(game),
		            .after = moment_new(game),
		            .copy = xmalloc(game->state_size),
		            .at = 1000000000 };
	begin_twin(w, folder);
	chatter_begin(&w->chatter, w->journal, seed);
	rng_seed(&w->chance, seed + 1);
	open_table(w);
	for (int i = 0; i < steps && !w->failed; i++)
		step(w);
	was_lively(w, steps);
	moment_keep(w->before, journal_state(w->journal));
	looking_back(w);
	all_the_way_back(w);
	failed = w->failed;
	free_walk(w, folder);
	return !failed;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
	int seeds = argc > 1 ? 1 : rounds_of(SEEDS), steps = argc > 2 ? atoi(argv[2]) : STEPS / one_in(2);
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
