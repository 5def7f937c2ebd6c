/* SPDX-License-Identifier: MIT */
/*
 * Schedules of championships: the cost and the quality of a draw, and the cost of a
 * line in a large event. README.md explains the tables.
 *
 * schedule_bench [MOST]: up to so many players, 10000 unless given.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "bench.h"
#include "rules/championship/championship.h"
#include "rules/core/journal.h"

enum { ROUNDS = 9, LINES = 200, BATCH = 500 };

static const int sizes[] = { 13, 16, 24, 40, 64, 126, 256, 1000, 10000 };

struct event {
	struct journal *journal;
	struct rng rng;
	struct said said;
	int64_t at;
};

static void say(struct event *e, const char *text)
{
	struct reason why = { "" };

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
	int64_t from = bench_ns();

	free(champ_ranking(journal_state(e->journal)));
	samples_add(took, (double)(bench_ns() - from) / 1e3);
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
	row("drop, drawn anew", &drop);
	event_done(&e);
}

/* Players who enter by a line each; ms. */
static double enter_by_lines(int players)
{
	struct event e = event_of(0, 0, 1);
	int64_t from = bench_ns();
	char text[40];

	for (int i = 0; i < players; i++) {
		snprintf(text, sizeof text, "player player%d", i + 1);
		say(&e, text);
	}
	event_done(&e);
	return (double)(bench_ns() - from) / 1e6;
}

static void entry(int most)
{
	double few = enter_by_lines(most / 10), all = enter_by_lines(most);

	printf("\nentering by lines: %d players %.1f ms, %d players %.1f ms, exponent %.2f\n", most / 10, few,
	       most, all, log10(all / few));
}

int main(int argc, char **argv)
{
	int most = argc > 1 ? atoi(argv[1]) : 10000;
	struct rusage usage;

	entry(most);
	draws(most);
	lines(64);
	if (most > 64)
		lines(most);
	getrusage(RUSAGE_SELF, &usage);
	printf("\nmost memory: %ld KiB\n", usage.ru_maxrss);
	return 0;
}
