/* SPDX-License-Identifier: MIT */
/*
 * The journal alone and the journal on disk, without a screen: the cost of a line
 * early and late in a session, of opening per entry, and of undo in long journals. README.md tells how to
 * read the tables.
 *
 * journal_bench [MOST]: sizes go up to 10^MOST entries, 6 unless given.
 * journal_bench open FILE, parse FILE: what it starts itself, so that the memory
 * is that of one opening.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <cjson/cJSON.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bench.h"
#include "rules/commander/commander.h"
#include "rules/core/journal.h"
#include "saves/save.h"

enum {
	FEW = 100,
	SAY_ROUNDS = 20,
	SAY_BURST = 50,  /* an early journal stays short: a new one each round */
	SAY_WAKING = 10, /* of them not counted: a machine that has waited for the disk is slow for a while */
	LEAST = 2,       /* 10^2 entries */
	MOST = 6,
	RAW_BYTES = 62, /* of the usual entry in the file */
	AGAIN = 3,      /* processes that open, and that parse */
	SIZES = 8,
	OPENINGS = 7,
	OPENED_LINES = 200000, /* so many in all, for short journals */
	UNDOS = 100,
};

#define FIRST_SECOND INT64_C(1795199080)

static struct store store;

/* A table and, when `save` is not NULL, its file. */
struct bench_table {
	struct journal *journal;
	struct save *save;
	int lines;
};

static void set_place(void)
{
	struct reason why = { 0 };

	bench_need(store_init(&store, bench_folder(), &why), "store_init", why.text);
}

/* ---- saying ---- */

static void say(struct bench_table *table, const char *line)
{
	int64_t at = FIRST_SECOND + table->lines;
	struct reason why = { 0 };
	struct rng rng;
	enum journal_answer answer;

	rng_seed(&rng, 1);
	answer = journal_say(table->journal, line, strlen(line), at, &rng, false, NULL, NULL, &why);
	bench_need(answer == JOURNAL_SAID, line, why.text);
	if (table->save)
		save_append(table->save, table->journal);
	table->lines++;
}

static struct bench_table begin(bool stored, int lines)
{
	struct bench_table table = { .journal = journal_new(&commander_game) };
	struct reason why = { 0 };

	if (stored) {
		table.save = save_create(&store, &commander_game, "bench", &why);
		bench_need(table.save != NULL, "save_create", why.text);
		save_batch(table.save, true);
	}
	while (table.lines < lines)
		say(&table, evening_line(table.lines));
	if (stored) {
		save_batch(table.save, false);
		save_settle(table.save, 60000); /* a million lines take the disk a while */
	}
	return table;
}

static void end(struct bench_table *table)
{
	if (table->save)
		bench_need(save_close(table->save, 10000), "save_close", "not all was saved");
	journal_free(table->journal);
}

/* The same number of writes of as many bytes and nothing else, also after the
 * disk has been waited for. */
static void time_raw(int fd, struct samples *us)
{
	static const char bytes[RAW_BYTES];

	bench_need(fdatasync(fd) == 0, "fdatasync", strerror(errno));
	for (int i = 0; i < SAY_BURST; i++) {
		int64_t began = bench_ns();

		bench_need(write(fd, bytes, sizeof bytes) == sizeof bytes, "write", strerror(errno));
		if (i >= SAY_WAKING)
			samples_add(us, (double)(bench_ns() - began) / 1e3);
	}
}

static void time_burst(struct bench_table *table, struct samples *us)
{
	if (table->save)
		save_batch(table->save,
		           true); /* as the loop: the disk is asked when the line has been drawn */
	for (int i = 0; i < SAY_BURST; i++) {
		int64_t began = bench_ns();

		say(table, evening_line(table->lines));
		if (i >= SAY_WAKING)
			samples_add(us, (double)(bench_ns() - began) / 1e3);
	}
	if (table->save)
		save_settle(table->save, 10000); /* or the next lines would share the file with the disk */
}

static void compare_saying(bool stored, int many)
{
	struct samples early = { 0 }, late = { 0 }, raw = { 0 };
	struct bench_table long_table = begin(stored, many);
	char path[PATH_MAX], what[80];
	int fd;

	snprintf(path, sizeof path, "%s/raw", bench_folder());
	fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	bench_need(fd >= 0, path, strerror(errno));
	for (int i = 0; i < SAY_ROUNDS; i++) {
		struct bench_table short_table = begin(stored, FEW);

		time_burst(&short_table, &early);
		time_raw(fd, &raw);
		time_burst(&long_table, &late);
		end(&short_table);
	}
	close(fd);
	end(&long_table);
	snprintf(what, sizeof what, "a line after %d entries / after %d, %s", many, FEW,
	         stored ? "stored" : "not stored");
	bench_goal(what, samples_percent(&late, 50) / samples_percent(&early, 50), 1.2);
	if (stored)
		bench_goal("a line said and stored / one write of as many bytes",
		           samples_percent(&early, 50) / samples_percent(&raw, 50), 3);
	samples_free(&raw);
	printf("%-28s %10.2f %10.2f %10.2f %10.2f %8.2f\n", stored ? "a line, stored" : "a line, not stored",
	       samples_percent(&early, 50), samples_percent(&late, 50), samples_percent(&early, 99),
	       samples_percent(&late, 99), samples_percent(&late, 50) / samples_percent(&early, 50));
	samples_free(&early);
	samples_free(&late);
}

/* ---- opening ---- */

/* Stored lines through the rules alone. */
static double replay_ns(int lines)
{
	struct journal *journal = journal_new(&commander_game);
	struct reason why = { 0 };
	int64_t began = bench_ns(), took;
	int bad;

	for (int n = 0; n < lines; n++)
		bench_need(journal_put(journal, evening_line(n), strlen(evening_line(n)), FIRST_SECOND + n,
		                       &why),
		           "journal_put", why.text);
	bench_need(journal_replay(journal, &bad, &why), "journal_replay", why.text);
	took = bench_ns() - began;
	journal_free(journal);
	return (double)took;
}

static double open_ns(const char *path)
{
	struct reason why = { 0 };
	struct journal *journal;
	int64_t began = bench_ns(), took;
	struct save *save = save_open(path, SAVE_READ, &journal, &why);

	bench_need(save != NULL, path, why.text);
	took = bench_ns() - began;
	save_close(save, 0);
	journal_free(journal);
	return (double)took;
}

/* Both in turn; short journals often, or a few of them would be luck. */
static void time_opening(int lines, double *replay, double *whole)
{
	int times = OPENED_LINES / lines > OPENINGS ? OPENED_LINES / lines : OPENINGS;
	struct samples replays = { 0 }, wholes = { 0 };
	struct bench_table table = begin(true, lines);
	char path[PATH_MAX];

	snprintf(path, sizeof path, "%s", save_path(table.save));
	end(&table);
	for (int i = 0; i < times; i++) {
		samples_add(&replays, replay_ns(lines));
		samples_add(&wholes, open_ns(path));
	}
	*replay = samples_percent(&replays, 50);
	*whole = samples_percent(&wholes, 50);
	samples_free(&replays);
	samples_free(&wholes);
}

static void print_opening(int most)
{
	double size[SIZES], replay[SIZES], whole[SIZES];
	int count = 0;

	printf("\n%-28s %10s %10s %10s\n", "opening, ns an entry", "replay", "file", "difference");
	for (int power = LEAST; power <= most; power++, count++) {
		size[count] = pow(10, power);
		time_opening((int)size[count], &replay[count], &whole[count]);
		printf("%-28.0f %10.0f %10.0f %10.0f\n", size[count], replay[count] / size[count],
		       whole[count] / size[count], (whole[count] - replay[count]) / size[count]);
	}
	printf("%-28s %10.2f %10.2f\n", "growth exponent", growth_exponent(size, replay, count),
	       growth_exponent(size, whole, count));
}

/* ---- opening against a bare parse ---- */

static long most_kib(void)
{
	FILE *status = fopen("/proc/self/status", "r");
	char line[200];
	long kib = 0;

	while (status && fgets(line, sizeof line, status))
		sscanf(line, "VmHWM: %ld", &kib);
	if (status)
		fclose(status);
	return kib;
}

static double parse_ns(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	int64_t began = bench_ns(), took;
	struct stat stat;
	char *bytes;
	cJSON *root;

	bench_need(fd >= 0 && fstat(fd, &stat) == 0, path, strerror(errno));
	bytes = malloc((size_t)stat.st_size + 1);
	bench_need(bytes && read(fd, bytes, (size_t)stat.st_size) == stat.st_size, path, "cannot be read");
	root = cJSON_ParseWithLength(bytes, (size_t)stat.st_size);
	took = bench_ns() - began;
	bench_need(root != NULL, path, "is no JSON");
	cJSON_Delete(root);
	free(bytes);
	close(fd);
	return (double)took;
}

/* In a process of its own. */
static void run_one(const char *how, const char *path, struct samples *ns, struct samples *kib)
{
	char self[PATH_MAX], command[3 * PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
	double took = 0;
	long most = 0;
	FILE *in;

	bench_need(length > 0, "/proc/self/exe", strerror(errno));
	self[length] = '\0';
	snprintf(command, sizeof command, "'%s' %s '%s'", self, how, path);
	in = popen(command, "r");
	bench_need(in && fscanf(in, "%lf %ld", &took, &most) == 2 && pclose(in) == 0, command, "has failed");
	samples_add(ns, took);
	samples_add(kib, (double)most);
}

static void compare_parsing(int lines)
{
	struct samples open_times = { 0 }, parse_times = { 0 }, open_kib = { 0 }, parse_kib = { 0 };
	struct bench_table table = begin(true, lines);
	char path[PATH_MAX], what[80];

	snprintf(path, sizeof path, "%s", save_path(table.save));
	end(&table);
	for (int i = 0; i < AGAIN; i++) {
		run_one("open", path, &open_times, &open_kib);
		run_one("parse", path, &parse_times, &parse_kib);
	}
	printf("\n%-28s %10s %10s\n", "one process", "ms", "peak MiB");
	printf("%-28s %10.0f %10.0f\n", "opening", samples_percent(&open_times, 50) / 1e6,
	       samples_percent(&open_kib, 50) / 1024);
	printf("%-28s %10.0f %10.0f\n", "a bare cJSON parse", samples_percent(&parse_times, 50) / 1e6,
	       samples_percent(&parse_kib, 50) / 1024);
	snprintf(what, sizeof what, "opening %d entries / a bare cJSON parse", lines);
	bench_goal(what, samples_percent(&open_times, 50) / samples_percent(&parse_times, 50), 0.7);
	snprintf(what, sizeof what, "most memory while opening %d entries, MiB", lines);
	bench_goal(what, samples_percent(&open_kib, 50) / 1024, 64);
	samples_free(&open_times);
	samples_free(&parse_times);
	samples_free(&open_kib);
	samples_free(&parse_kib);
}

/* ---- undo ---- */

static double step_us(struct bench_table *table, const char *word, struct samples *us)
{
	double most = 0;

	for (int i = 0; i < UNDOS; i++) {
		int64_t began = bench_ns();
		double took;

		say(table, word);
		took = (double)(bench_ns() - began) / 1e3;
		samples_add(us, took);
		most = took > most ? took : most;
	}
	return most;
}

/* The first undo after opening replays the farthest. */
static void print_undo(int most)
{
	double size[SIZES], first[SIZES], slowest[SIZES];
	int count = 0;

	printf("\n%-28s %10s %10s %10s %10s\n", "undo, us", "first", "median", "slowest", "redo");
	for (int power = LEAST; power <= most; power++, count++) {
		struct samples undo = { 0 }, redo = { 0 };
		struct bench_table table;
		int64_t began;

		size[count] = pow(10, power);
		table = begin(false, (int)size[count]);
		began = bench_ns();
		say(&table, "undo");
		first[count] = (double)(bench_ns() - began) / 1e3;
		say(&table, "redo");
		slowest[count] = step_us(&table, "undo", &undo);
		if (power == 5)
			bench_goal("undo among 100,000 lines, mean of the first hundred, ms",
			           samples_mean(&undo) / 1e3, 1);
		step_us(&table, "redo", &redo);
		printf("%-28.0f %10.2f %10.2f %10.2f %10.2f\n", size[count], first[count],
		       samples_percent(&undo, 50), slowest[count], samples_percent(&redo, 50));
		samples_free(&undo);
		samples_free(&redo);
		end(&table);
	}
	printf("%-28s %10.2f %10s %10.2f\n", "growth exponent", growth_exponent(size, first, count), "",
	       growth_exponent(size, slowest, count));
}

/* For run_one: the time and the memory of it. */
static int opened(double ns)
{
	printf("%.0f %ld\n", ns, most_kib());
	return EXIT_SUCCESS;
}

int main(int argc, char **argv)
{
	int most = argc > 1 ? atoi(argv[1]) : MOST;
	int many;

	if (argc == 3 && strcmp(argv[1], "open") == 0)
		return opened(open_ns(argv[2]));
	if (argc == 3 && strcmp(argv[1], "parse") == 0)
		return opened(parse_ns(argv[2]));
	bench_need(most > LEAST && most < LEAST + SIZES && most <= 7, "usage", "journal_bench [3 to 7]");
	many = (int)pow(10, most);
	set_place();
	printf("%-28s %10s %10s %10s %10s %8s\n", "saying, us", "early", "late", "early p99", "late p99",
	       "ratio");
	compare_saying(false, many);
	compare_saying(true, many);
	printf("early: after %d entries, late: after %d\n", FEW, many);
	print_opening(most);
	compare_parsing(many);
	print_undo(most);
	return EXIT_SUCCESS;
}
