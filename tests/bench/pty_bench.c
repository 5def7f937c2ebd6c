/* SPDX-License-Identifier: MIT */
/*
 * Programs on pseudo-terminals: the time from start to the picture, from a key to
 * its first and last byte, their cost, and whether an idle program sleeps. All
 * programs run side by side and get keys in turn, so that other load falls on all
 * of them alike; README.md explains the tables.
 *
 * pty_bench TABLESIDE MINIMAL [ROUNDS [IDLE_SECONDS]]
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <glob.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lane.h"

enum {
	ROUNDS = 12,
	CYCLES = 12,         /* of "--", Tab and ^L in a round */
	START_QUIET_MS = 80, /* a silence that completes the picture */
	KEY_QUIET_MS = 20,
	LONG_QUIET_MS = 150,
	IDLE_FIRST_MS = 6000, /* the last change is shown for five seconds */
	IDLE_S = 60,
	BURST = 2000, /* keys typed ahead */
};

#define STEPS                     \
	{                         \
		"-", "\t", "\014" \
	}
#define DELAY "strace", "-f", "-qq", "--seccomp-bpf", "-o", "/dev/null", "-e", "trace=fdatasync"

/* Numbered, because they are compared with each other. */
enum {
	MIN_24,
	HOME_24,
	TABLE_24,
	LONG_24,
	MIN_60,
	TABLE_60,
	LONG_60,
	MIN_50,
	TABLE_50,
	UNDELAYED,
	DELAYED,
	ROOM_24,
	ISLAND_24,
	LANDS_24,
	TEN_60,
	PHONES_60,
	PAGES_60,
	FIRST_OTHER
};

/* A board of Catan with the first settlements, and a masterboard with three players. */
static const char *const island[] = {
	"seat Anna Boris Chiba Dora",
	"board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 ; g l w o 3 3 3 3 b",
	"build Anna settlement at=19 free & build Anna road at=19-24 free",
	"build Boris settlement at=35 free & build Boris road at=30-35 free",
	"build Chiba settlement at=41 free & build Chiba road at=36-41 free",
	"build Dora settlement at=32 free & build Dora road at=26-32 free",
	"build Dora settlement at=10 free & build Dora road at=10-14 free",
	"build Chiba settlement at=28 free & build Chiba road at=22-28 free",
	"build Boris settlement at=53 free & build Boris road at=49-53 free",
	"build Anna settlement at=3 free & build Anna road at=3-6 free",
	"hand Anna 2b2l2g3o",
	"roll 1 1",
	NULL
};

static const char *const lands[] = {
	"option board on",
	"seat Red Blue Green",
	"tower Red 6 & tower Blue 5 & tower Green 3",
	"colour Green green & colour Blue blue & colour Red red",
	"step & step",
	"legion Red Rd01 titan angel ogre*2 & legion Red Rd03 ogre*2 minotaur gorgon at=17",
	"legion Red Rd04 angel lion*2 centaur at=113",
	"legion Blue Bu01 titan warlock & legion Blue Bu02 centaur*2 lion at=21",
	"legion Green Gr01 titan angel gargoyle*3 & legion Green Gr02 troll*3 at=7",
	"begin Red turn=5",
	"step & movement 4 & step",
	NULL
};

static const char *const ten[] = { "seat Alice Bob Carol Dave Erin Frank Gus Hana Ines Jun", NULL };

#define RIGHT "\033OC"
#define LEFT "\033OD"
#define PHONES                                        \
	{                                             \
		"--phones", "--phones-bind=127.0.0.1" \
	}

/* clang-format off */
static struct lane lanes[] = {
	[MIN_24] = { .name = "minimal 80x24", .program = MINIMAL, .rows = 24, .cols = 80, .text = STEPS },
	[HOME_24] = { .name = "home, 10 tables", .program = HOME, .tables = 10, .lines = 200, .rows = 24, .cols = 80 },
	[TABLE_24] = { .name = "table 80x24", .program = TABLE, .tables = 1, .lines = 2, .rows = 24, .cols = 80, .text = STEPS },
	[LONG_24] = { .name = "1,000 lines 80x24", .program = TABLE, .tables = 1, .lines = 1000, .rows = 24, .cols = 80,
	              .text = STEPS },
	[MIN_60] = { .name = "minimal 200x60", .program = MINIMAL, .rows = 60, .cols = 200, .text = STEPS },
	[TABLE_60] = { .name = "table 200x60", .program = TABLE, .tables = 1, .lines = 2, .rows = 60, .cols = 200,
	               .text = STEPS },
	[LONG_60] = { .name = "1,000 lines 200x60", .program = TABLE, .tables = 1, .lines = 1000, .rows = 60, .cols = 200,
	              .text = STEPS },
	[MIN_50] = { .name = "minimal 200x50", .program = MINIMAL, .rows = 50, .cols = 200, .text = { [KEY_REPAINT] = "\014" } },
	[TABLE_50] = { .name = "table 200x50", .program = TABLE, .tables = 1, .lines = 2, .rows = 50, .cols = 200,
	               .text = { [KEY_REPAINT] = "\014" } },
	/* The same tracer, with and without a disk that takes half a second. */
	[UNDELAYED] = { .name = "traced", .program = TABLE, .tables = 1, .lines = 2, .rows = 24, .cols = 80,
	                .under = { DELAY }, .text = { "-", "\t" } },
	[DELAYED] = { .name = "disk of 500 ms", .program = TABLE, .tables = 1, .lines = 2, .rows = 24, .cols = 80,
	              .under = { DELAY, "-e", "inject=fdatasync:delay_enter=500000" },
	                .text = { "-", "\t" } },
	/* Rooms and boards: a page turned; a spot to the right and two back; the next legion. */
	[ROOM_24] = { .name = "room of Titan", .program = TABLE, .tables = 1, .game = "titan", .script = lands,
	              .verb = "watch", .rows = 24, .cols = 80, .first = "F", .text = { RIGHT, NULL, "\014" } },
	[ISLAND_24] = { .name = "board of Catan", .program = TABLE, .tables = 1, .game = "catan", .script = island,
	                .rows = 24, .cols = 80, .first = "br", .text = { RIGHT, LEFT LEFT, "\014" } },
	[LANDS_24] = { .name = "masterboard", .program = TABLE, .tables = 1, .game = "titan", .script = lands,
	               .rows = 24, .cols = 80, .text = { "\t", NULL, "\014" } },
	/* The same ten seats without phones, with them, and with a page open for each. */
	[TEN_60] = { .name = "ten seats 200x60", .program = TABLE, .tables = 1, .script = ten, .rows = 60, .cols = 200,
	             .text = STEPS },
	[PHONES_60] = { .name = "ten, phones on", .program = TABLE, .tables = 1, .script = ten, .rows = 60, .cols = 200,
	                .option = PHONES, .first = "\033", .text = STEPS },
	[PAGES_60] = { .name = "ten, ten pages", .program = TABLE, .tables = 1, .script = ten, .rows = 60, .cols = 200,
	               .option = PHONES, .first = "\033", .pages = LANE_PAGES, .text = STEPS },
	[FIRST_OTHER] =
	{ .name = "nnn", .program = OTHER, .rows = 24, .cols = 80, .under = { "nnn", "text" },
	  .text = { "j", "k" } },
	{ .name = "vim", .program = OTHER, .rows = 24, .cols = 80,
	  .under = { "vim", "-n", "-i", "NONE", "text/1" },
	  .text = { "x", "x" } },
	{ .name = "nano", .program = OTHER, .rows = 24, .cols = 80, .under = { "nano", "text/1" },
	  .text = { "a", "b" } },
	{ .name = "less", .program = OTHER, .rows = 24, .cols = 80, .under = { "less", "text/1" },
	  .text = { "j", "k" } },
	{ .name = "tig", .program = OTHER, .rows = 24, .cols = 80, .under = { "tig" }, .text = { "j", "k" } },
	{ .name = "htop", .program = OTHER, .rows = 24, .cols = 80, .under = { "htop", "-d", "100" },
	  .text = { "\033OB", "\033OA" } },
};
/* clang-format on */

enum { LANES = sizeof lanes / sizeof *lanes };

static const char *tableside, *minimal;
static const char *folder;

/* Without it installed a lane is left out; so are phones, without libmicrohttpd. */
static bool is_there(const struct lane *lane)
{
	char command[PATH_MAX + 100];

	if (lane->under[0])
		snprintf(command, sizeof command, "command -v %s >/dev/null", lane->under[0]);
	else if (lane->option[0])
		snprintf(command, sizeof command,
		         "! '%s' --plain new score Ann --phones </dev/null 2>&1 | grep -q libmicrohttpd",
		         tableside);
	else
		return true;
	return system(command) == 0;
}

static struct lane *present[LANES];
static int presents;

/* ---- the tables to open ---- */

static void make_table(const struct lane *lane)
{
	char command[PATH_MAX + 100];
	FILE *out;

	snprintf(command, sizeof command, "'%s' run %s - --save --title Friday >%s/out 2>&1", tableside,
	         lane->game ? lane->game : "commander", folder);
	out = popen(command, "w");
	bench_need(out != NULL, "popen", strerror(errno));
	for (int i = 0; lane->script ? lane->script[i] != NULL : i < lane->lines; i++)
		fprintf(out, "%s\n", lane->script ? lane->script[i] : evening_line(i));
	bench_need(pclose(out) == 0, command, "the lines were refused");
}

/* Each round has tables of its own, because lines stay at a table. Home has the same
 * ones: it knows them from the first round, as on any later evening. */
static void make_tables(struct lane *lane, int round)
{
	char pattern[300];
	glob_t found;

	if (!lane->tables || (lane->program == HOME && round))
		return;
	snprintf(lane->data, sizeof lane->data, "%s/%d-%d", folder, round, (int)(lane - lanes));
	setenv("XDG_DATA_HOME", lane->data, 1);
	for (int i = 0; i < lane->tables; i++)
		make_table(lane);
	snprintf(pattern, sizeof pattern, "%s/tableside/sessions/*.json", lane->data);
	bench_need(glob(pattern, 0, NULL, &found) == 0, pattern, "is not there");
	snprintf(lane->table, sizeof lane->table, "%s", found.gl_pathv[0]);
	globfree(&found);
}

/* The input of the other programs: a hundred files of a hundred lines, and a history. */
static void make_texts(void)
{
	static const char command[] = "mkdir text && for i in $(seq 100); do seq -f 'line %g of a text that "
				      "fills most of a row' 100 >text/$i; done;"
				      "git init -q . 2>/dev/null && for i in $(seq 30); do "
				      "git -c user.name=a -c user.email=a@example.org commit -q "
				      "--allow-empty -m \"change $i\"; done; true";

	bench_need(chdir(folder) == 0 && system(command) == 0, folder, "cannot be filled");
}

static void set_place(void)
{
	static const char *const xdg[] = {
		"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LANGUAGE",
		"NO_COLOR",       "ESCDELAY",        "LINES",          "COLUMNS",
	};

	folder = bench_folder();
	setenv("HOME", folder, 1);
	setenv("TERM", "xterm-256color", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	for (size_t i = 0; i < sizeof xdg / sizeof *xdg; i++)
		unsetenv(xdg[i]);
	make_texts();
}

/* ---- measuring ---- */

static void note(struct figures *figures, const struct answer *answer, int64_t began, int64_t cpu,
                 long writes)
{
	samples_add(&figures->first_us, (double)(answer->first - began) / 1e3);
	samples_add(&figures->last_us, (double)(answer->last - began) / 1e3);
	samples_add(&figures->bytes, (double)answer->bytes);
	samples_add(&figures->reads, (double)answer->reads);
	samples_add(&figures->writes, (double)writes);
	samples_add(&figures->cpu_us, (double)cpu / 1e3);
}

static void type_key(struct lane *lane, enum key key)
{
	const char *text = lane->text[key];
	int64_t cpu, began;
	long writes;
	struct answer answer;

	if (!text)
		return;
	lane_drain(lane);
	cpu = lane_cpu_ns(lane);
	writes = lane_number(lane, "io", "syscw:");
	began = bench_ns();
	lane_type(lane, text, strlen(text));
	answer = lane_listen(lane, KEY_QUIET_MS);
	writes = lane_number(lane, "io", "syscw:") - writes;
	note(&lane->key[key], &answer, began, lane_cpu_ns(lane) - cpu, writes);
	lane_drain_pages(lane);
}

static void type_all(void)
{
	static const enum key keys[] = { KEY_STEP, KEY_STEP, KEY_SAID, KEY_REPAINT };

	for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
		for (int i = 0; i < presents; i++)
			type_key(present[i], keys[k]);
}

static void type_first(struct lane *lane, const char *text)
{
	lane_type(lane, text, strlen(text));
	lane_listen(lane, LONG_QUIET_MS);
}

/* Every seat shows its code in turn. */
static void open_pages(struct lane *lane)
{
	for (int seat = 0; seat < lane->pages; seat++) {
		if (seat)
			type_first(lane, "\t");
		type_first(lane, "\014");
		lane_open_page(lane, seat);
	}
}

static void get_ready(struct lane *lane)
{
	if (lane->pages)
		open_pages(lane);
	if (lane->first)
		type_first(lane, lane->first);
	bench_need(!lane->pages || lane_drain_pages(lane) > 0, lane->name, "no page has got a card");
}

static void start_all(void)
{
	for (int i = 0; i < presents; i++) {
		struct answer answer;

		lane_start(present[i], tableside, minimal);
		answer = lane_listen(present[i],
		                     present[i]->program == OTHER ? LONG_QUIET_MS : START_QUIET_MS);
		note(&present[i]->start, &answer, present[i]->began, lane_cpu_ns(present[i]),
		     lane_number(present[i], "io", "syscw:"));
	}
}

/* One life less each, all typed before the first is read. */
static void type_burst(struct lane *lane)
{
	char keys[BURST];
	int64_t began;
	struct answer answer;

	memset(keys, '-', sizeof keys);
	lane_drain(lane);
	began = bench_ns();
	lane_type(lane, keys, sizeof keys);
	answer = lane_listen(lane, LONG_QUIET_MS);
	samples_add(&lane->burst_us, (double)(answer.last - began) / 1e3);
}

/* Of all keys pressed in a round, those that the file does not tell of. */
static void count_lost(struct lane *lane)
{
	char command[2 * PATH_MAX], line[64];
	long lives = 4 * 40 - 2 * CYCLES - BURST;
	FILE *in;

	/* lines 1 of an evening takes three lives */
	lives -= lane->lines > 1 ? 3 : 0;
	snprintf(command, sizeof command,
	         "'%s' show '%s' --json | tr ',{' '\\n\\n' | sed -n '/\"players\"/,$ s/^ *\"life\": *//p'",
	         tableside, lane->table);
	in = popen(command, "r");
	bench_need(in != NULL, "popen", strerror(errno));
	while (fgets(line, sizeof line, in))
		lives -= strtol(line, NULL, 10);
	pclose(in);
	samples_add(&lane->lost, (double)(lives < 0 ? -lives : lives));
}

static void watch_idle(int seconds)
{
	poll(NULL, 0, IDLE_FIRST_MS);
	for (int i = 0; i < presents; i++) {
		lane_drain(present[i]);
		samples_add(&present[i]->wakes, -(double)lane_wakes(present[i]));
		samples_add(&present[i]->idle_cpu_us, -(double)lane_cpu_ns(present[i]) / 1e3);
	}
	poll(NULL, 0, seconds * 1000);
	for (int i = 0; i < presents; i++) {
		struct lane *lane = present[i];

		samples_add(&lane->idle_bytes, (double)lane_drain(lane));
		lane->wakes.value[0] += (double)lane_wakes(lane);
		lane->idle_cpu_us.value[0] += (double)lane_cpu_ns(lane) / 1e3;
	}
}

static void one_round(int round, int idle_s)
{
	for (int i = 0; i < presents; i++)
		make_tables(present[i], round);
	start_all();
	for (int i = 0; i < presents; i++)
		get_ready(present[i]);
	for (int i = 0; i < CYCLES; i++)
		type_all();
	if (idle_s)
		watch_idle(idle_s);
	for (int i = 0; i < presents; i++)
		samples_add(&present[i]->peak_kib, (double)lane_number(present[i], "status", "VmHWM:"));
	type_burst(&lanes[MIN_24]);
	type_burst(&lanes[TABLE_24]);
	for (int i = 0; i < presents; i++)
		lane_stop(present[i]);
	count_lost(&lanes[TABLE_24]);
}

/* ---- the tables ---- */

static double median(struct samples *samples)
{
	return samples_percent(samples, 50);
}

static struct lane *limit_of(const struct lane *lane)
{
	return &lanes[lane->rows == 60 ? MIN_60 : lane->rows == 50 ? MIN_50 : MIN_24];
}

static void print_row(const struct lane *lane, const struct figures *f, const struct figures *l)
{
	struct figures figures = *f, limit = *l;

	if (!figures.last_us.count)
		return;
	printf("%-20s %9.0f %9.0f %9.0f %6.2f %8.0f %7.0f %6.0f %6.0f\n", lane->name,
	       median(&figures.first_us), median(&figures.last_us), samples_percent(&figures.last_us, 99),
	       median(&limit.last_us) > 0 ? median(&figures.last_us) / median(&limit.last_us) : 0,
	       median(&figures.cpu_us), median(&figures.bytes), median(&figures.reads),
	       median(&figures.writes));
}

static void print_head(const char *what)
{
	printf("\n%-20s %9s %9s %9s %6s %8s %7s %6s %6s\n", what, "first us", "last us", "p99 us", "ratio",
	       "cpu us", "bytes", "reads", "writes");
}

static void print_all(int rounds, int idle_s)
{
	static const char *const keys[KEYS] = { "a step", "said", "repainted: ^L" };

	printf("%d rounds of %d keys each; ratio: last byte, median over the median of minimal\n", rounds,
	       CYCLES * 4);
	print_head("start");
	for (int i = 0; i < presents; i++)
		print_row(present[i], &present[i]->start, &limit_of(present[i])->start);
	for (int key = 0; key < KEYS; key++) {
		print_head(keys[key]);
		for (int i = 0; i < presents; i++)
			print_row(present[i], &present[i]->key[key], &limit_of(present[i])->key[key]);
	}
	printf("\n%-20s %9s %9s %9s %9s   (idle: %d s)\n", "at rest", "peak KiB", "wake-ups", "bytes",
	       "cpu us", idle_s);
	for (int i = 0; i < presents; i++)
		printf("%-20s %9.0f %9.0f %9.0f %9.0f\n", present[i]->name, median(&present[i]->peak_kib),
		       median(&present[i]->wakes), median(&present[i]->idle_bytes),
		       median(&present[i]->idle_cpu_us));
	printf("\n%d keys typed ahead: minimal %.0f us, table %.0f us, lost %.0f\n", BURST,
	       median(&lanes[MIN_24].burst_us), median(&lanes[TABLE_24].burst_us),
	       samples_percent(&lanes[TABLE_24].lost, 100));
}

/* ---- goals ---- */

static double of(struct samples *samples, struct samples *limit, double percent)
{
	return samples_percent(samples, percent) / samples_percent(limit, percent);
}

static void start_goals(void)
{
	/* clang-format off */
	static const struct { const char *what; int lane; double bound; } goals[] = {
		{ "home with 10 tables of 200 lines", HOME_24, 1.5 },
		{ "table, 80x24", TABLE_24, 1.5 },
		{ "table, 200x60", TABLE_60, 1.5 },
		{ "table of 1,000 lines, 80x24", LONG_24, 1.8 },
		{ "table of 1,000 lines, 200x60", LONG_60, 1.8 },
		{ "board of Catan", ISLAND_24, 1.5 },
		{ "masterboard", LANDS_24, 1.5 },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
		struct lane *lane = &lanes[goals[i].lane];
		char what[80];

		snprintf(what, sizeof what, "start, %s / minimal", goals[i].what);
		bench_goal(what, of(&lane->start.last_us, &limit_of(lane)->start.last_us, 50),
		           goals[i].bound);
	}
	for (int i = 0; i < presents; i++)
		if (present[i]->program == OTHER && strcmp(present[i]->name, "less") != 0) {
			char what[80];

			snprintf(what, sizeof what, "start, table / %s", present[i]->name);
			bench_goal(what, of(&lanes[TABLE_24].start.last_us, &present[i]->start.last_us, 50),
			           1);
		}
}

static void step_goals(const char *size, int lane, int limit)
{
	struct figures *f = &lanes[lane].key[KEY_STEP], *l = &lanes[limit].key[KEY_STEP];
	/* clang-format off */
	const struct { const char *what; double value, bound; } goals[] = {
		{ "last byte, median", of(&f->last_us, &l->last_us, 50), 1.3 },
		{ "last byte, p99", of(&f->last_us, &l->last_us, 99), 3 },
		{ "last byte, p99 in ms", samples_percent(&f->last_us, 99) / 1e3, 8 },
		{ "CPU time", of(&f->cpu_us, &l->cpu_us, 50), 1.5 },
		{ "bytes", of(&f->bytes, &l->bytes, 50), 1.2 },
		{ "pieces in which it comes", samples_percent(&f->reads, 99), 1 },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
		char what[80];

		snprintf(what, sizeof what, "life -1, %s: %s%s", size, goals[i].what,
		         i == 2 || i == 5 ? "" : " / minimal");
		bench_goal(what, goals[i].value, goals[i].bound);
	}
}

static void other_goals(void)
{
	for (int i = 0; i < presents; i++)
		if (present[i]->program == OTHER && strcmp(present[i]->name, "less") != 0) {
			char what[80];

			snprintf(what, sizeof what, "life -1 (%.0f bytes) / a key of %s (%.0f bytes)",
			         median(&lanes[TABLE_24].key[KEY_STEP].bytes), present[i]->name,
			         median(&present[i]->key[KEY_STEP].bytes));
			bench_goal(what,
			           of(&lanes[TABLE_24].key[KEY_STEP].last_us,
			              &present[i]->key[KEY_STEP].last_us, 50),
			           1);
		}
}

/* Against repainting everything, of which a page of a room and a reach on the masterboard are a good part. */
static void board_goals(void)
{
	struct figures *l = &lanes[MIN_24].key[KEY_REPAINT];

	bench_goal("a page of a room turned / minimal repainted",
	           of(&lanes[ROOM_24].key[KEY_STEP].last_us, &l->last_us, 50), 1.5);
	bench_goal("a spot further on the board of Catan / minimal repainted",
	           of(&lanes[ISLAND_24].key[KEY_STEP].last_us, &l->last_us, 50), 1);
	bench_goal("the next legion on the masterboard / minimal repainted",
	           of(&lanes[LANDS_24].key[KEY_STEP].last_us, &l->last_us, 50), 1);
}

static void phone_goals(void)
{
	static const struct {
		const char *what;
		int lane;
		double bound, cpu;
	} goals[] = { { "no page", PHONES_60, 1.1, 1.3 }, { "ten pages", PAGES_60, 1.3, 4 } };
	struct lane *without = &lanes[TEN_60];

	for (size_t i = 0; i < sizeof goals / sizeof *goals && is_there(&lanes[PAGES_60]); i++) {
		struct lane *lane = &lanes[goals[i].lane];
		char what[80];

		snprintf(what, sizeof what, "life -1 of ten seats, %s / no phones", goals[i].what);
		bench_goal(what, of(&lane->key[KEY_STEP].last_us, &without->key[KEY_STEP].last_us, 50),
		           goals[i].bound);
		snprintf(what, sizeof what, "the same, CPU time, %s", goals[i].what);
		bench_goal(what, of(&lane->key[KEY_STEP].cpu_us, &without->key[KEY_STEP].cpu_us, 50),
		           goals[i].cpu);
		snprintf(what, sizeof what, "the same, most memory above, MiB, %s", goals[i].what);
		bench_goal(what, (median(&lane->peak_kib) - median(&without->peak_kib)) / 1024, 10);
	}
}

static void print_goals(void)
{
	start_goals();
	step_goals("80x24", TABLE_24, MIN_24);
	step_goals("200x60", TABLE_60, MIN_60);
	board_goals();
	phone_goals();
	bench_goal("repainted, 200x50 / minimal",
	           of(&lanes[TABLE_50].key[KEY_REPAINT].last_us, &lanes[MIN_50].key[KEY_REPAINT].last_us, 50),
	           1.2);
	if (is_there(&lanes[DELAYED]))
		bench_goal("a line said while fdatasync takes 500 ms / without",
		           of(&lanes[DELAYED].key[KEY_SAID].last_us, &lanes[UNDELAYED].key[KEY_SAID].last_us,
		              50),
		           1.1);
	bench_goal("2,000 keys typed ahead, rate / minimal",
	           of(&lanes[MIN_24].burst_us, &lanes[TABLE_24].burst_us, 50), -0.7);
	bench_goal("2,000 keys typed ahead, lost", samples_percent(&lanes[TABLE_24].lost, 100), 0);
	bench_goal("most memory above minimal, 1,000 lines 80x24, MiB",
	           (median(&lanes[LONG_24].peak_kib) - median(&lanes[MIN_24].peak_kib)) / 1024, 4);
	bench_goal("wake-ups at rest", median(&lanes[LONG_24].wakes) + median(&lanes[HOME_24].wakes), 0);
	bench_goal("bytes at rest", median(&lanes[LONG_24].idle_bytes) + median(&lanes[HOME_24].idle_bytes),
	           0);
	bench_goal("CPU time at rest, us",
	           median(&lanes[LONG_24].idle_cpu_us) + median(&lanes[HOME_24].idle_cpu_us), 0);
	other_goals();
}

int main(int argc, char **argv)
{
	char paths[2][PATH_MAX];
	int rounds = argc > 3 ? atoi(argv[3]) : ROUNDS, idle_s = argc > 4 ? atoi(argv[4]) : IDLE_S;

	bench_need(argc >= 3 && rounds > 0 && idle_s > 0, "usage",
	           "pty_bench TABLESIDE MINIMAL [ROUNDS [IDLE_SECONDS]]");
	for (int i = 0; i < 2; i++)
		bench_need(realpath(argv[i + 1], paths[i]) != NULL, argv[i + 1], strerror(errno));
	tableside = paths[0];
	minimal = paths[1];
	set_place();
	for (int i = 0; i < LANES; i++)
		if (is_there(&lanes[i]))
			present[presents++] = &lanes[i];
	for (int i = 0; i <= rounds; i++) {
		one_round(i, i == rounds ? idle_s : 0);
		for (int n = 0; i == 0 && n < presents; n++)
			lane_forget(present[n]); /* the first round, when programs come from the disk */
	}
	print_all(rounds, idle_s);
	print_goals();
	for (int n = 0; n < presents; n++)
		lane_forget(present[n]);
	return EXIT_SUCCESS;
}
