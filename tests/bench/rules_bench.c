/* SPDX-License-Identifier: MIT */
/*
 * How many lines a second each game takes, said as at a table and replayed as
 * when opening. The lines are those that the rule scripts of the tests say, so
 * that every verb has its share; README.md tells how to read the table.
 *
 * rules_bench SCRIPT...: tests/rules/GAME-*.t
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "rules/core/game.h"
#include "rules/core/journal.h"
#include "rules/games.h"

enum { TIMES = 5, FIRST_SECOND = 1795199080 };

/* The journals that the scripts of one game make. */
struct score {
	double said_ns, replay_ns;
	long said, replayed;
	double slowest_ns;
	char slowest[60];
};

/* One table of a script: its journal so far. */
struct table_of {
	const struct game *game;
	struct journal *journal;
	struct rng rng;
	int64_t at;
};

static void begin(struct table_of *t)
{
	t->journal = t->game ? journal_new(t->game) : NULL;
	t->at = FIRST_SECOND;
	rng_seed(&t->rng, 1);
}

/* All its lines once more, as a file is opened. */
static void replay(const struct table_of *t, struct score *score)
{
	struct journal *again = journal_new(t->game);
	int64_t began = bench_ns();
	int count = journal_count(t->journal), bad;
	bool whole = true;

	for (int n = 0; n < count && whole; n++) {
		struct entry entry = journal_entry(t->journal, n);

		whole = journal_put(again, entry.text, strlen(entry.text), entry.at, NULL);
	}
	if (whole && journal_replay(again, &bad, NULL)) {
		score->replay_ns += (double)(bench_ns() - began);
		score->replayed += count;
	}
	journal_free(again);
}

static void end(struct table_of *t, struct score *score)
{
	if (t->journal && journal_count(t->journal))
		replay(t, score);
	journal_free(t->journal);
	t->journal = NULL;
}

static void say(struct table_of *t, const char *line, struct score *score)
{
	struct said said = { 0 };
	int64_t began = bench_ns();
	bool taken = journal_say(t->journal, line, strlen(line), t->at, &t->rng, true, &said, NULL, NULL) ==
	             JOURNAL_SAID;
	double took = (double)(bench_ns() - began);

	said_free(&said);
	if (!taken)
		return; /* a script also has refused lines and questions */
	score->said++;
	score->said_ns += took;
	if (took > score->slowest_ns) {
		score->slowest_ns = took;
		snprintf(score->slowest, sizeof score->slowest, "%.40s", line);
	}
}

static void take_line(struct table_of *t, char *line, struct score *score)
{
	unsigned long number;

	line[strcspn(line, "\n")] = '\0';
	if (strcmp(line, "---") == 0) {
		end(t, score);
		begin(t);
	} else if (strncmp(line, "game ", 5) == 0) {
		end(t, score);
		t->game = game_find(line + 5);
		begin(t);
	} else if (sscanf(line, "seed %lu", &number) == 1) {
		rng_seed(&t->rng, number);
	} else if (sscanf(line, "wait %lu", &number) == 1) {
		t->at += (int64_t)number;
	} else if (strncmp(line, "> ", 2) == 0 && t->journal) {
		say(t, line + 2, score);
	}
}

static bool is_of(const char *path, const char *id)
{
	const char *name = strrchr(path, '/');

	name = name ? name + 1 : path;
	return strncmp(name, id, strlen(id)) == 0 && (name[strlen(id)] == '-' || name[strlen(id)] == '.');
}

static void run_script(const char *path, struct score *score)
{
	FILE *in = fopen(path, "r");
	struct table_of table = { 0 };
	char *line = NULL;
	size_t room = 0;

	bench_need(in != NULL, path, "cannot be read");
	while (getline(&line, &room, in) > 0)
		take_line(&table, line, score);
	end(&table, score);
	free(line);
	fclose(in);
}

int main(int argc, char **argv)
{
	bench_need(argc > 1, "usage", "rules_bench SCRIPT...");
	printf("%-14s %9s %12s %12s   %s\n", "game", "lines", "said/s", "replayed/s", "slowest, us");
	for (int g = 0; games[g]; g++) {
		struct score score = { 0 };

		for (int time = 0; time < TIMES; time++)
			for (int i = 1; i < argc; i++)
				if (is_of(argv[i], games[g]->id))
					run_script(argv[i], &score);
		if (score.said)
			printf("%-14s %9ld %12.0f %12.0f   %8.0f %s\n", games[g]->id, score.said / TIMES,
			       (double)score.said / score.said_ns * 1e9,
			       score.replayed ? (double)score.replayed / score.replay_ns * 1e9 : 0,
			       score.slowest_ns / 1e3, score.slowest);
	}
	return EXIT_SUCCESS;
}
