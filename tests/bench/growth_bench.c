/* SPDX-License-Identifier: MIT */
/*
 * How the cost of what people wait for grows: a list and the home of many sessions, an
 * export of many lines, a word that is looked for in all of the log. Takes processor
 * time, so that the other load of the machine falls out, and the slope of log time over log size.
 *
 * growth_bench TABLESIDE
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/tui/search.h"
#include "lane.h"
#include "rules/commander/commander.h"

enum { SIZES = 4, ROUNDS = 5, QUIET_MS = 150, SESSION_LINES = 20 };

#define FIRST_SECOND INT64_C(1795199080)

static const char *tableside;
static char data[PATH_MAX]; /* of the size in work */
static struct rng chance;

/* ---- what there is to wait for ---- */

static void write_session(const char *path, const char *id, int lines)
{
	FILE *out = fopen(path, "w");

	bench_need(out != NULL, path, strerror(errno));
	fprintf(out,
	        "{\"tableside\":1,\"id\":\"%s\",\"game\":\"commander\",\"title\":\"Friday\",\"created\":"
	        "\"2026-11-20T19:00:00Z\",\"journal\":[\n",
	        id);
	for (int i = 0; i < lines; i++)
		fprintf(out, "%s{\"n\":%d,\"at\":\"2026-11-20T19:00:00Z\",\"do\":\"%s\"}\n", i ? "," : "",
		        i + 1, evening_line(i));
	fputs("]}\n", out);
	bench_need(fclose(out) == 0, path, strerror(errno));
}

/* So many sessions of so many lines, in a folder of their own. */
static void make_sessions(int sessions, int lines)
{
	char folder[PATH_MAX + 40], path[2 * PATH_MAX], id[40];

	snprintf(data, sizeof data, "%s/%d-%d", bench_folder(), sessions, lines);
	snprintf(folder, sizeof folder, "mkdir -p %s/tableside/sessions", data);
	bench_need(system(folder) == 0, folder, "has failed");
	for (int i = 0; i < sessions; i++) {
		snprintf(id, sizeof id, "%08x-0000-4000-8000-000000000000", i + 1);
		snprintf(path, sizeof path, "%s/tableside/sessions/%s.json", data, id);
		write_session(path, id, lines);
	}
	setenv("XDG_DATA_HOME", data, 1);
}

static void many_sessions(int n)
{
	make_sessions(n, SESSION_LINES);
}

static void many_lines(int n)
{
	make_sessions(1, n);
}

static struct open_table table;

static void long_log(int n)
{
	static const struct store nowhere;
	struct journal *journal = journal_new(&commander_game);
	struct reason why = { 0 };
	int bad;

	for (int i = 0; i < n; i++)
		bench_need(journal_put(journal, evening_line(i), strlen(evening_line(i)), FIRST_SECOND + i,
		                       &why),
		           "journal_put", why.text);
	bench_need(journal_replay(journal, &bad, &why), "journal_replay", why.text);
	open_table_begin(&table, journal, save_nowhere(&commander_game, "Friday"), &chance, &nowhere);
}

static void log_closed(void)
{
	open_table_end(&table);
}

/* ---- waiting for it: processor time in ms ---- */

static double ms_of_command(const char *words)
{
	char command[PATH_MAX + 100];
	struct rusage before, after;

	snprintf(command, sizeof command, "exec '%s' %s >/dev/null", tableside, words);
	getrusage(RUSAGE_CHILDREN, &before);
	bench_need(system(command) == 0, command, "has failed");
	getrusage(RUSAGE_CHILDREN, &after);
	return (double)(after.ru_utime.tv_sec - before.ru_utime.tv_sec + after.ru_stime.tv_sec -
	                before.ru_stime.tv_sec) *
	               1e3 +
	       (double)(after.ru_utime.tv_usec - before.ru_utime.tv_usec + after.ru_stime.tv_usec -
	                before.ru_stime.tv_usec) /
	               1e3;
}

static double list(void)
{
	return ms_of_command("list");
}

static double export_csv(void)
{
	return ms_of_command("export 00000001 --as csv");
}

static double export_html(void)
{
	return ms_of_command("export 00000001 --as html");
}

/* Until it is quiet. */
static double home(void)
{
	struct lane lane = { .name = "home", .program = HOME, .rows = 24, .cols = 80 };
	double ms;

	snprintf(lane.data, sizeof lane.data, "%s", data);
	lane_start(&lane, tableside, "");
	lane_listen(&lane, QUIET_MS);
	ms = (double)lane_cpu_ns(&lane) / 1e6;
	lane_stop(&lane);
	return ms;
}

/* A word that no line has: all of them are looked at. */
static double search(void)
{
	struct search search = { 0 };
	int64_t began = bench_cpu_ns();

	search_begin(&search, &table, "no such word");
	while (search_step(&search, &table, 20))
		;
	bench_need(search_found(&search) == 0, "the word", "was found");
	search_free(&search);
	return (double)(bench_cpu_ns() - began) / 1e6;
}

/* A word of the newest lines: the first page of them. */
static double search_near(void)
{
	struct search search = { 0 };
	int64_t began = bench_cpu_ns();

	search_begin(&search, &table, "poison");
	while (search_step(&search, &table, 20))
		;
	bench_need(search_found(&search) > 0, "the word", "was not found");
	search_free(&search);
	return (double)(bench_cpu_ns() - began) / 1e6;
}

/* ---- questions a second ---- */

enum { ASKED = 100000 };

static void ask_odds(void)
{
	static const char *const board[] = { "battle Hills",
		                             "force attacker titan:9",
		                             "force defender ogre lion",
		                             "place a1 D4",
		                             "place d1 C4",
		                             "place d2 D5",
		                             "at side=attacker phase=strike" };
	char path[PATH_MAX], words[PATH_MAX + 40];
	struct samples rate = { 0 };
	FILE *out;

	snprintf(path, sizeof path, "%s/odds", bench_folder());
	out = fopen(path, "w");
	bench_need(out != NULL, path, strerror(errno));
	for (size_t i = 0; i < sizeof board / sizeof *board; i++)
		fprintf(out, "%s\n", board[i]);
	for (int i = 0; i < ASKED; i++)
		fputs("odds a1 d1\n", out);
	bench_need(fclose(out) == 0, path, strerror(errno));
	snprintf(words, sizeof words, "run titan %s --each", path);
	for (int i = 0; i < ROUNDS; i++)
		samples_add(&rate, ASKED / ms_of_command(words) * 1e3);
	bench_goal("odds by run --each, a second of processor time", samples_percent(&rate, 50), -1e5);
	samples_free(&rate);
}

/* ---- the table ---- */

/* clang-format off */
static const struct growing {
	const char *what;
	int sizes[SIZES];
	void (*prepare)(int n);
	double (*wait)(void);
	void (*done)(void);
	double most_ms; /* of the last size; 0: none */
} rows[] = {
	{ "list, of sessions", { 160, 500, 1600, 5000 }, many_sessions, list, NULL, 0 },
	{ "home, of sessions seen before", { 160, 500, 1600, 5000 }, many_sessions, home, NULL, 100 },
	{ "export as csv, of lines", { 3000, 10000, 30000, 100000 }, many_lines, export_csv, NULL, 0 },
	{ "export as html, of lines", { 3000, 10000, 30000, 100000 }, many_lines, export_html, NULL, 0 },
	{ "a word not in the log, of lines", { 1000, 10000, 100000, 1000000 }, long_log, search, log_closed, 0 },
	{ "a word at its end, of lines", { 1000, 10000, 100000, 1000000 }, long_log, search_near, log_closed, 200 },
};
/* clang-format on */

/* Once for the caches and what the program remembers, then the median. */
static double wait_for(const struct growing *row, int n)
{
	struct samples ms = { 0 };
	double median;

	row->prepare(n);
	row->wait();
	for (int i = 0; i < ROUNDS; i++)
		samples_add(&ms, row->wait());
	if (row->done)
		row->done();
	median = samples_percent(&ms, 50);
	samples_free(&ms);
	return median;
}

static void grow(const struct growing *row)
{
	double size[SIZES], ms[SIZES], slope;
	char what[80];

	printf("%-32s", row->what);
	for (int i = 0; i < SIZES; i++) {
		size[i] = row->sizes[i];
		ms[i] = wait_for(row, row->sizes[i]);
		printf(" %8d %8.2f", row->sizes[i], ms[i]);
		fflush(stdout);
	}
	slope = growth_exponent(size, ms, SIZES);
	printf(" %6.2f\n", slope);
	snprintf(what, sizeof what, "%s: growth exponent", row->what);
	bench_goal(what, slope, 1.0);
	snprintf(what, sizeof what, "%s: ms for %d", row->what, row->sizes[SIZES - 1]);
	if (row->most_ms > 0)
		bench_goal(what, ms[SIZES - 1], row->most_ms);
}

int main(int argc, char **argv)
{
	char path[PATH_MAX];

	bench_need(argc == 2 && realpath(argv[1], path), "usage", "growth_bench TABLESIDE");
	tableside = path;
	rng_seed(&chance, 1);
	setenv("HOME", bench_folder(), 1);
	setenv("TERM", "xterm-256color", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	unsetenv("XDG_CONFIG_HOME");
	unsetenv("XDG_STATE_HOME");
	unsetenv("XDG_CACHE_HOME");
	printf("%-32s %s\n", "processor time", "   so many       ms, four times; growth exponent");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		grow(&rows[i]);
	ask_odds();
	return EXIT_SUCCESS;
}
