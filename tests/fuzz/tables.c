/* SPDX-License-Identifier: MIT */
/*
 * Files that become a line of a table: players and results as CSV, lists of
 * MECCG, planes, scheme decks. A refusal says why and leaves the table unchanged; else the
 * table accepts the resulting line or refuses it with a reason, and passes its own
 * check afterwards. A deck of schemes is the same after writing and reading it.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "rules/games.h"
#include "saves/cards/schemes.h"

enum { INPUT_BYTES = 1 << 15, OPENING = 8 };

struct door {
	const char *game;
	const char *opening[OPENING]; /* ends with NULL */
	const char *verb, *words;     /* "load", "Alice load"; the file comes after */
	const struct outside *outsides;
};

/* The program expands a path beginning with ~: here none does. */
bool outside_path(const char *path, char *out, size_t size, struct reason *why)
{
	return (size_t)snprintf(out, size, "%s", path) < size || reason_set(why, "the path is too long");
}

bool outside_file(const struct store *store, const char *path, char *out, size_t size, struct reason *why)
{
	return outside_path(path, out, size, why);
}

static struct journal *lay(const struct door *door)
{
	struct journal *journal = journal_new(game_find(door->game));
	struct rng rng;
	struct reason why;

	rng_seed(&rng, 1);
	for (const char *const *line = door->opening; *line; line++)
		if (journal_say(journal, *line, strlen(*line), 1000000000, &rng, false, NULL, NULL, &why) !=
		    JOURNAL_SAID)
			fuzz_fail("the opening is refused: %s: %s", *line, why.text);
	return journal;
}

static const struct outside *row_of(const struct door *door, const struct words *words)
{
	for (const struct outside *row = door->outsides; row->verb; row++)
		if (strcmp(row->verb, door->verb) == 0 && (!row->is || row->is(words)))
			return row;
	abort();
}

/* The line that the file becomes, into *line, and those before it. */
static bool answer(const struct door *door, const struct journal *journal, const char *path,
                   struct said *said, struct line *line, struct outside_lines *before, struct reason *why)
{
	struct words *words = malloc(sizeof *words);
	char text[5000];
	struct outside_call call;
	bool fine;

	snprintf(text, sizeof text, "%s %s \"%s\"", door->verb, door->words, path);
	if (!words || !words_split(words, text, strlen(text), why))
		abort();
	call = (struct outside_call){
		.store = &(struct store){ .data = "/nonexistent" },
		.game = journal_game(journal),
		.state = journal_state(journal),
		.said = said,
		.line = line,
		.why = why,
		.args = { .verb = verb_find(journal_game(journal), door->verb),
		          .word = words->word + 1,
		          .count = words->count - 1,
		          .why = why },
	};
	line_clear(line);
	fine = row_of(door, words)->answer(&call) && args_done(&call.args);
	if (fine && call.listed)
		fuzz_fail("a list of faults, and no refusal");
	for (char *at = strtok(call.remark, "\n"); at; at = strtok(NULL, "\n"))
		fuzz_clean("a remark", at);
	outside_drop_lines(
		&call.before); /* the inputs are too short for more than one line and a test for it */
	free(words);
	return fine;
}

static void say(struct journal *journal, const char *line, struct said *said)
{
	struct reason why = { 0 };
	struct rng rng;
	uint64_t sum = fuzz_state(journal);

	rng_seed(&rng, 1);
	fuzz_clean("the line that came of it", line);
	if (journal_say(journal, line, strlen(line), 1000000001, &rng, false, said, NULL, &why) ==
	    JOURNAL_REFUSED) {
		fuzz_refused(&why);
		if (fuzz_state(journal) != sum)
			fuzz_fail("a refused line changed the state");
	} else if (journal_game(journal)->check &&
	           !journal_game(journal)->check(journal_state(journal), &why)) {
		fuzz_fail("the table does not stand: %s", why.text);
	}
	fuzz_said(said);
}

/* The table is laid once and kept until a file has changed it. */
static void bring(const struct door *door, struct journal **journal, const char *bytes, size_t size)
{
	static struct line line;
	struct said said = { 0 };
	struct reason why = { 0 };
	struct outside_lines before = { 0 };
	int count;

	if (size > INPUT_BYTES)
		return;
	if (!*journal)
		*journal = lay(door);
	count = journal_count(*journal);
	if (!answer(door, *journal, fuzz_file(bytes, size), &said, &line, &before, &why))
		fuzz_refused(&why);
	else if (line.length && !line.full) {
		for (int i = 0; i < before.count; i++)
			say(*journal, before.text[i], &said);
		say(*journal, line.text, &said);
	}
	outside_drop_lines(&before);
	fuzz_said(&said);
	said_free(&said);
	if (journal_count(*journal) == count)
		return;
	journal_free(*journal);
	*journal = NULL;
}

void fuzz_players(const char *bytes, size_t size)
{
	static const struct door door = {
		"championship", { "seat Ann Ben" }, "players", "load", championship_outsides
	};
	static struct journal *journal;

	bring(&door, &journal, bytes, size);
}

void fuzz_results(const char *bytes, size_t size)
{
	static const struct door door = { "championship",
		                          { "seat Ann Ben Cem Dan Eva Fay Gus Hal",
		                            "table 1 1 Ann Ben Cem Dan", "table 1 2 Eva Fay Gus Hal",
		                            "table 2 1 Ann Eva Ben Fay" },
		                          "results",
		                          "load",
		                          championship_outsides };
	static struct journal *journal;

	bring(&door, &journal, bytes, size);
}

void fuzz_pairings(const char *bytes, size_t size)
{
	static const struct door door = { "championship",
		                          { "seat Ann Ben Cem Dan Eva Fay Gus Hal \"Smith, John\"",
		                            "table 1 1 Ann Ben Cem Dan" },
		                          "tables",
		                          "load",
		                          championship_outsides };
	static struct journal *journal;

	bring(&door, &journal, bytes, size);
}

void fuzz_meccg_pool(const char *bytes, size_t size)
{
	static const struct door door = {
		"meccg", { "seat Alice Bob" }, "pool", "Alice load", meccg_outsides
	};
	static struct journal *journal;

	bring(&door, &journal, bytes, size);
}

void fuzz_meccg_deck(const char *bytes, size_t size)
{
	static const struct door load = {
		"meccg", { "seat Alice Bob" }, "deck", "Alice load", meccg_outsides
	};
	static const struct door compare = {
		"meccg",
		{ "seat Alice Bob",
		  "deck Alice list resource 3 Cram hazard 2 Foolish creature 3 \"Cave-drake\"" },
		"deck",
		"Alice compare",
		meccg_outsides
	};
	static struct journal *loaded, *compared;

	bring(&load, &loaded, bytes, size);
	bring(&compare, &compared, bytes, size);
}

void fuzz_planes(const char *bytes, size_t size)
{
	static const struct door door = { "commander",
		                          { "seat Alice Bob Carol", "planes add Tazeem" },
		                          "planes",
		                          "load",
		                          planes_outsides };
	static struct journal *journal;

	bring(&door, &journal, bytes, size);
}

/* ---- scheme decks ---- */

static void must_be_same(const struct scheme_list *a, const struct scheme_list *b)
{
	bool same = a->entries == b->entries;

	for (int i = 0; same && i < a->entries; i++)
		same = strcmp(a->entry[i].name, b->entry[i].name) == 0 &&
		       a->entry[i].count == b->entry[i].count &&
		       strcmp(a->entry[i].text, b->entry[i].text) == 0;
	if (!same)
		fuzz_fail("written and read, it is another deck");
}

static void write_and_read(const struct scheme_list *list, const char *path)
{
	struct scheme_list again;
	struct reason why = { 0 };
	char other[5000];

	snprintf(other, sizeof other, "%s.deck", path);
	if (!scheme_file_write(list, other, true, &why) || !scheme_file_read(&again, other, &why))
		fuzz_fail("a deck that was read cannot be written and read: %s", why.text);
	must_be_same(list, &again);
	remove(other);
	scheme_list_done(&again);
}

void fuzz_schemes(const char *bytes, size_t size)
{
	static const struct door door = { "archenemy",
		                          { "seat Elspeth Alice Bob", "archenemy Elspeth" },
		                          "scheme",
		                          "load",
		                          archenemy_outsides };
	static struct journal *journal;
	struct scheme_list list;
	struct reason why = { 0 };
	const char *path;

	if (size > INPUT_BYTES)
		return;
	path = fuzz_file(bytes, size);
	if (!scheme_file_read(&list, path, &why)) {
		fuzz_refused(&why);
		return;
	}
	for (int i = 0; i < list.entries; i++) {
		fuzz_clean("a scheme's name", list.entry[i].name);
		fuzz_clean("a scheme's text", list.entry[i].text);
		fuzz_clean("its place", list.entry[i].place);
		if (list.entry[i].count < 1 || list.entry[i].count > SCHEME_FILE_COUNT)
			fuzz_fail("%d of a scheme", list.entry[i].count);
	}
	if (size % 8 == 0)
		write_and_read(&list, path); /* slow: it is synced */
	scheme_list_done(&list);
	bring(&door, &journal, bytes, size);
}
