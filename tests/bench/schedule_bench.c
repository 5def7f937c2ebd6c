/* SPDX-License-Identifier: MIT */
/*
 * Schedules of championships: the cost and the quality of a draw, and the cost of a
 * line in a large event. README.md explains the tables.
 *
 * schedule_bench [MOST]: up to so many players, 10000 unless given.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "bench.h"
#include "rules/championship/championship.h"
#include "rules/core/journal.h"

enum { ROUNDS = 9, LINES = 200, BATCH = 500, RESULTS = 9 };

static const int sizes[] = { 13, 16, 24, 40, 64, 126, 256, 1000, 10000 };

struct event {
	struct journal *journal;
	struct rng rng;
	struct said said;
	int64_t at;
};

static void say(struct event *e, const char *text)
{
	struct reason why = { 0 };

	bench_need(journal_say(e->journal, text, strlen(text), e->at++, &e->rng, true, &e->said, NULL,
	                       &why) == JOURNAL_SAID,
	           text, why.text);
}

/* `mix` nations in turn; 0: none. */
static struct event event_of(int players, int mix, unsigned seed)
{
	static struct line line;
	struct event e = { .journal = journal_new(&championship_game), .at = 1000000000 };

	rng_seed(&e.rng, seed);
	for (int i = 0; i < players;) {
		line_clear(&line);
		line_word(&line, "seat");
		for (int k = 0; k < BATCH && i < players; k++, i++)
			line_format(&line, mix ? "player%d=%c%c" : "player%d", i + 1,
			            'A' + i % (mix ? mix : 1) / 26, 'A' + i % (mix ? mix : 1) % 26);
		say(&e, line.text);
	}
	return e;
}

static void event_done(struct event *e)
{
	journal_free(e->journal);
	said_free(&e->said);
}

static void draw(int players, int mix)
{
	struct samples took = { 0 };
	struct champ_worth worth = { 0 }, best = { 0 };

	for (int i = 0; i < ROUNDS; i++) {
		struct event e = event_of(players, mix, (unsigned)i + 1);
		int64_t from = bench_ns();

		say(&e, "schedule rounds=4");
		samples_add(&took, (double)(bench_ns() - from) / 1e6);
		worth = champ_worth(journal_state(e.journal));
		champ_possible(journal_state(e.journal), &best);
		event_done(&e);
	}
	printf("%8d %8d %10.2f %10.2f %8d/%-3d %8d/%-3d %8d/%d\n", players, mix, samples_percent(&took, 50),
	       samples_percent(&took, 100), worth.repeats, best.repeats, worth.pick_faults, best.pick_faults,
	       worth.nation_meetings, best.nation_meetings);
	samples_free(&took);
}

static void draws(int most)
{
	puts("\nschedule: drawn / the least there can be\n");
	puts(" players  nations  median ms    most ms      repeats   pick faults  of a nation");
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes && sizes[i] <= most; i++) {
		draw(sizes[i], 0);
		draw(sizes[i], 5);
		draw(sizes[i], sizes[i] < 60 ? 10 : 40);
		draw(sizes[i], 2);
	}
}

/* ---- lines ---- */

static void timed(struct event *e, struct samples *took, const char *text)
{
	int64_t from = bench_ns();

	say(e, text);
	samples_add(took, (double)(bench_ns() - from) / 1e3);
}

static void row(const char *name, struct samples *took)
{
	printf("%-24s %10.0f %10.0f %10.0f\n", name, samples_percent(took, 50), samples_percent(took, 99),
	       samples_percent(took, 100));
	samples_free(took);
}

/* The cost of a picture of the standings beside the painting. */
static void rank(struct event *e, struct samples *took)
{
	int64_t from = bench_cpu_ns();

	free(champ_ranking(journal_state(e->journal)));
	samples_add(took, (double)(bench_cpu_ns() - from) / 1e3);
}

static void lines(int players)
{
	struct event e = event_of(players, 40, 1);
	struct samples result = { 0 }, sign = { 0 }, undo = { 0 }, redo = { 0 }, drop = { 0 },
		       ranking = { 0 };
	char text[100];

	say(&e, "schedule rounds=4");
	for (int i = 0; i < LINES && i < players / 4 - 1; i++) {
		snprintf(text, sizeof text, "result 1 %d 10 8 6 5", i + 1);
		timed(&e, &result, text);
		snprintf(text, sizeof text, "sign 1 %d each", i + 1);
		timed(&e, &sign, text);
	}
	for (int i = 0; i < LINES / 8; i++)
		timed(&e, &undo, "undo");
	for (int i = 0; i < LINES / 8; i++)
		timed(&e, &redo, "redo");
	for (int i = 0; i < LINES / 4; i++)
		rank(&e, &ranking);
	for (int i = 0; i < LINES / 20; i++) {
		snprintf(text, sizeof text, "drop player%d", i * 3 + 1);
		timed(&e, &drop, text);
	}
	printf("\na line among %d players\n\n%-24s %10s %10s %10s\n", players, "us", "median", "p99", "most");
	row("result", &result);
	row("sign", &sign);
	row("undo", &undo);
	row("redo", &redo);
	row("the ranking", &ranking);
	row("drop, redrawn", &drop);
	event_done(&e);
}

/* ---- growth ---- */

static double ms_of(struct event *e, const char *text)
{
	int64_t from = bench_cpu_ns();

	say(e, text);
	return (double)(bench_cpu_ns() - from) / 1e6;
}

static void play(struct event *e, int round)
{
	const struct championship *c = journal_state(e->journal);
	char text[100];

	for (int t = 0; t < c->round[round].tables; t++) {
		snprintf(text, sizeof text, "result %d %d 10 8 6%s", round + 1, t + 1,
		         c->round[round].sheet[t].seats == 4 ? " 5" : "");
		say(e, text);
		snprintf(text, sizeof text, "sign %d %d each", round + 1, t + 1);
		say(e, text);
	}
}

/* All lines again, as opening a file does; ms. */
static double replay(const struct event *e)
{
	struct journal *again = journal_new(&championship_game);
	struct reason why = { 0 };
	int64_t from = bench_cpu_ns();
	int bad;

	for (int i = 0; i < journal_count(e->journal); i++) {
		struct entry entry = journal_entry(e->journal, i);

		bench_need(journal_put(again, entry.text, strlen(entry.text), entry.at, &why), entry.text,
		           why.text);
	}
	bench_need(journal_replay(again, &bad, &why), "replay", why.text);
	journal_free(again);
	return (double)(bench_cpu_ns() - from) / 1e6;
}

enum grown { BY_LINES, LATE, DROP, DROP_UNDONE, RESULT, RANKING, OPENED, GROWN };

/* An event whose players enter by a line each; the last comes after round 1, one goes after round 2. */
static void grow(int players, double ms[GROWN])
{
	struct event e = event_of(0, 0, 1);
	struct samples results = { 0 }, rankings = { 0 };
	char text[60];
	int64_t from = bench_cpu_ns();

	for (int i = 0; i < players - 1; i++) {
		snprintf(text, sizeof text, "player player%d nation=%c%c", i + 1, 'A' + i % 40 / 26,
		         'A' + i % 40 % 26);
		say(&e, text);
	}
	ms[BY_LINES] = (double)(bench_cpu_ns() - from) / 1e6;
	say(&e, "schedule rounds=4");
	play(&e, 0);
	ms[LATE] = ms_of(&e, "player late nation=AA");
	play(&e, 1);
	ms[DROP] = ms_of(&e, "drop player7");
	ms[DROP_UNDONE] = ms_of(&e, "undo");
	say(&e, "redo");
	for (int i = 0; i < RESULTS; i++) {
		snprintf(text, sizeof text, "result 3 %d 10 8 6 5", i + 1);
		samples_add(&results, ms_of(&e, text));
		rank(&e, &rankings);
	}
	ms[RESULT] = samples_percent(&results, 50);
	ms[RANKING] = samples_percent(&rankings, 50) / 1e3;
	samples_free(&results);
	samples_free(&rankings);
	ms[OPENED] = replay(&e);
	event_done(&e);
}

static const int counts[] = { 100, 333, 1000, 3333, 10000 };
enum { COUNTS = sizeof counts / sizeof *counts };

static void growth_goals(const double size[COUNTS], double ms[GROWN][COUNTS], int n)
{
	static const char *const what[GROWN] = {
		[BY_LINES] = "entering by lines",  [LATE] = "a late one, redrawn",
		[DROP] = "one drops out, redrawn", [DROP_UNDONE] = "that undone",
		[RANKING] = "the ranking",         [OPENED] = "opening",
	};
	char goal[80];

	for (int i = 0; i < GROWN; i++) {
		snprintf(goal, sizeof goal, "100 to 10,000 players, %s: growth exponent",
		         what[i] ? what[i] : "");
		if (what[i])
			bench_goal(goal, growth_exponent(size, ms[i], n), 1.0);
	}
	bench_goal("one of 10,000 players drops out, ms", ms[DROP][COUNTS - 1], 200);
	bench_goal("a result among 10,000, ms", ms[RESULT][COUNTS - 1], 20);
}

static void growth(int most)
{
	double size[COUNTS], ms[GROWN][COUNTS], one[GROWN];
	int n = 0;

	puts("\ngrowth, ms of processor time\n");
	puts(" players   by lines       late       drop     undone     result    ranking     opened");
	for (; n < COUNTS && counts[n] <= most; n++) {
		grow(counts[n], one);
		size[n] = counts[n];
		printf("%8d", counts[n]);
		for (int i = 0; i < GROWN; i++) {
			ms[i][n] = one[i];
			printf(" %10.2f", one[i]);
		}
		puts("");
	}
	printf("exponent");
	for (int i = 0; i < GROWN && n > 1; i++)
		printf(" %10.2f", growth_exponent(size, ms[i], n));
	puts("");
	if (most >= counts[COUNTS - 1])
		growth_goals(size, ms, n);
}

int main(int argc, char **argv)
{
	int most = argc > 1 ? atoi(argv[1]) : 10000;
	struct rusage usage;

	growth(most);
	draws(most);
	lines(64);
	if (most > 64)
		lines(most);
	getrusage(RUSAGE_SELF, &usage);
	printf("\nmost memory: %ld KiB\n", usage.ru_maxrss);
	return 0;
}
