/* SPDX-License-Identifier: MIT */
/*
 * Programs on pseudo-terminals: how long from start to the picture, from a key
 * to its first and last byte, what that costs, and whether a program that is
 * left alone sleeps. All programs run side by side and are typed at in turn,
 * so that what the machine does meanwhile falls on all of them alike; README.md
 * tells how to read the tables. Knows nothing of what the bytes mean.
 *
 * pty_bench TABLESIDE MINIMAL [ROUNDS]
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"

enum {
	ROUNDS = 12,
	CYCLES = 24,          /* of "--" and Tab in a round: twelve lives a player */
	START_QUIET_MS = 80,  /* so long without a byte: the picture is complete */
	KEY_QUIET_MS = 20,
	PATIENCE_MS = 10000,
	IDLE_FIRST_MS = 6000, /* the last change is shown for five seconds */
	IDLE_MS = 5000,
};

enum key { KEY_STEP, KEY_SAID, KEYS };

/* What a key, or the start, has cost. */
struct figures {
	struct samples first_us, last_us, bytes, reads, writes, cpu_us;
};

enum program { MINIMAL, HOME, TABLE };

/* A program in a terminal of a size, measured against the limit of that size. */
struct lane {
	const char *name;
	enum program program;
	int tables, lines;   /* so many tables of so many lines in its folder */
	int rows, cols;
	int limit;           /* index of the lane it is compared with */
	char data[240];      /* its XDG_DATA_HOME */
	char table[PATH_MAX];
	pid_t pid;
	int fd;
	int64_t began;
	struct figures start, key[KEYS];
	struct samples peak_kib, wakes;
};

static struct lane lanes[] = {
	{ .name = "minimal 80x24", .program = MINIMAL, .rows = 24, .cols = 80, .limit = 0 },
	{ .name = "home, 10 tables", .program = HOME, .tables = 10, .lines = 200, .rows = 24, .cols = 80, .limit = 0 },
	{ .name = "table 80x24", .program = TABLE, .tables = 1, .lines = 2, .rows = 24, .cols = 80, .limit = 0 },
	{ .name = "1,000 lines 80x24", .program = TABLE, .tables = 1, .lines = 1000, .rows = 24, .cols = 80, .limit = 0 },
	{ .name = "minimal 200x60", .program = MINIMAL, .rows = 60, .cols = 200, .limit = 4 },
	{ .name = "table 200x60", .program = TABLE, .tables = 1, .lines = 2, .rows = 60, .cols = 200, .limit = 4 },
	{ .name = "1,000 lines 200x60", .program = TABLE, .tables = 1, .lines = 1000, .rows = 60, .cols = 200, .limit = 4 },
};

enum { LANES = sizeof lanes / sizeof *lanes };

static const char *tableside, *minimal;
static const char *folder;

/* ---- the tables to open ---- */

static void make_table(int lines)
{
	char command[PATH_MAX + 100];
	FILE *out;

	snprintf(command, sizeof command, "'%s' run commander - --save --title Friday >%s/out 2>&1", tableside, folder);
	out = popen(command, "w");
	bench_need(out != NULL, "popen", strerror(errno));
	for (int i = 0; i < lines; i++)
		fprintf(out, "%s\n", evening_line(i));
	bench_need(pclose(out) == 0, command, "the lines were refused");
}

/* Each round has tables of its own, because what is said at a table stays. */
static void make_tables(struct lane *lane, int round)
{
	char pattern[300];
	glob_t found;

	if (!lane->tables)
		return;
	snprintf(lane->data, sizeof lane->data, "%s/%d-%d", folder, round, (int)(lane - lanes));
	setenv("XDG_DATA_HOME", lane->data, 1);
	for (int i = 0; i < lane->tables; i++)
		make_table(lane->lines);
	snprintf(pattern, sizeof pattern, "%s/tableside/sessions/*.json", lane->data);
	bench_need(glob(pattern, 0, NULL, &found) == 0, pattern, "is not there");
	snprintf(lane->table, sizeof lane->table, "%s", found.gl_pathv[0]);
	globfree(&found);
}

static void set_place(void)
{
	static const char *const xdg[] = {
		"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
		"LANGUAGE", "NO_COLOR", "ESCDELAY", "LINES", "COLUMNS",
	};

	folder = bench_folder();
	setenv("HOME", folder, 1);
	setenv("TERM", "xterm-256color", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	for (size_t i = 0; i < sizeof xdg / sizeof *xdg; i++)
		unsetenv(xdg[i]);
}

/* ---- a program ---- */

static void become(const struct lane *lane, const char *terminal)
{
	const char *argv[4] = { lane->program == MINIMAL ? minimal : tableside };
	int fd;

	if (lane->program == TABLE) {
		argv[1] = "open";
		argv[2] = lane->table;
	}
	setenv("XDG_DATA_HOME", lane->data, 1);
	setsid();
	fd = open(terminal, O_RDWR); /* becomes the controlling terminal */
	for (int i = 0; i < 3; i++)
		dup2(fd, i);
	execv(argv[0], (char **)argv);
	_exit(127);
}

static void start(struct lane *lane)
{
	struct winsize size = { .ws_row = (unsigned short)lane->rows, .ws_col = (unsigned short)lane->cols };
	char terminal[64];
	bool fits;

	lane->fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	fits = lane->fd >= 0 && grantpt(lane->fd) == 0 && unlockpt(lane->fd) == 0 &&
	       ioctl(lane->fd, TIOCSWINSZ, &size) == 0;
	bench_need(fits, "pseudo-terminal", strerror(errno));
	snprintf(terminal, sizeof terminal, "%s", ptsname(lane->fd));
	fcntl(lane->fd, F_SETFL, O_NONBLOCK);
	lane->began = bench_ns();
	lane->pid = fork();
	bench_need(lane->pid >= 0, "fork", strerror(errno));
	if (lane->pid == 0)
		become(lane, terminal);
}

static void stop(struct lane *lane)
{
	char rest[4096];
	int status;

	kill(lane->pid, SIGTERM);
	/* Read on, or it could wait for room for its last bytes. */
	while (waitpid(lane->pid, &status, WNOHANG) == 0) {
		struct pollfd poll_fd = { .fd = lane->fd, .events = POLLIN };

		poll(&poll_fd, 1, 5);
		if (read(lane->fd, rest, sizeof rest) < 0)
			continue; /* nothing more, or its end is closed */
	}
	close(lane->fd);
}

/* ---- what the system tells of it ---- */

static int64_t cpu_ns(pid_t pid)
{
	struct timespec used;
	clockid_t clock;

	if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &used) != 0)
		return 0;
	return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

/* The number after a name in a file of /proc; 0 where there is none. */
static long number_in(const char *path, const char *name)
{
	char line[256];
	long number = 0;
	FILE *file = fopen(path, "r");

	while (file && fgets(line, sizeof line, file))
		if (strncmp(line, name, strlen(name)) == 0)
			number = strtol(line + strlen(name), NULL, 10);
	if (file)
		fclose(file);
	return number;
}

static long number_of(pid_t pid, const char *file, const char *name)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, file);
	return number_in(path, name);
}

/* How often its threads have gone to sleep by themselves. */
static long wakes_of(pid_t pid)
{
	char path[PATH_MAX];
	struct dirent *entry;
	long wakes = 0;
	DIR *tasks;

	snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
	tasks = opendir(path);
	while (tasks && (entry = readdir(tasks)))
		if (entry->d_name[0] != '.') {
			snprintf(path, sizeof path, "/proc/%d/task/%s/status", (int)pid, entry->d_name);
			wakes += number_in(path, "voluntary_ctxt_switches:");
		}
	if (tasks)
		closedir(tasks);
	return wakes;
}

/* ---- measuring ---- */

struct answer {
	int64_t first, last; /* 0: no byte came */
	long bytes, reads;
};

/* Reads until nothing has come for so long. */
static struct answer listen_to(const struct lane *lane, int quiet_ms)
{
	static char bytes[1 << 16];
	struct pollfd fd = { .fd = lane->fd, .events = POLLIN };
	struct answer answer = { 0 };

	while (poll(&fd, 1, answer.bytes ? quiet_ms : PATIENCE_MS) > 0) {
		ssize_t got = read(lane->fd, bytes, sizeof bytes);

		if (got <= 0)
			break;
		answer.last = bench_ns();
		if (!answer.first)
			answer.first = answer.last;
		answer.bytes += got;
		answer.reads++;
	}
	bench_need(answer.bytes > 0, lane->name, "does not answer");
	return answer;
}

static void drain(const struct lane *lane)
{
	char bytes[4096];

	while (read(lane->fd, bytes, sizeof bytes) > 0)
		;
}

static void note(struct figures *figures, const struct answer *answer, int64_t began, int64_t cpu, long writes)
{
	samples_add(&figures->first_us, (double)(answer->first - began) / 1e3);
	samples_add(&figures->last_us, (double)(answer->last - began) / 1e3);
	samples_add(&figures->bytes, (double)answer->bytes);
	samples_add(&figures->reads, (double)answer->reads);
	samples_add(&figures->writes, (double)writes);
	samples_add(&figures->cpu_us, (double)cpu / 1e3);
}

static void type_key(struct lane *lane, const char *text, enum key key)
{
	int64_t cpu, began;
	long writes;
	struct answer answer;

	if (lane->program == HOME)
		return;
	drain(lane);
	cpu = cpu_ns(lane->pid);
	writes = number_of(lane->pid, "io", "syscw:");
	began = bench_ns();
	bench_need(write(lane->fd, text, 1) == 1, lane->name, "has gone");
	answer = listen_to(lane, KEY_QUIET_MS);
	writes = number_of(lane->pid, "io", "syscw:") - writes;
	note(&lane->key[key], &answer, began, cpu_ns(lane->pid) - cpu, writes);
}

static void type_all(void)
{
	for (int i = 0; i < LANES; i++)
		type_key(&lanes[i], "-", KEY_STEP);
	for (int i = 0; i < LANES; i++)
		type_key(&lanes[i], "-", KEY_STEP);
	for (int i = 0; i < LANES; i++)
		type_key(&lanes[i], "\t", KEY_SAID);
}

static void start_all(void)
{
	for (int i = 0; i < LANES; i++) {
		struct answer answer;

		start(&lanes[i]);
		answer = listen_to(&lanes[i], START_QUIET_MS);
		note(&lanes[i].start, &answer, lanes[i].began, cpu_ns(lanes[i].pid),
		     number_of(lanes[i].pid, "io", "syscw:"));
	}
}

static void wait_ms(int ms)
{
	poll(NULL, 0, ms);
}

static void watch_idle(void)
{
	wait_ms(IDLE_FIRST_MS);
	for (int i = 0; i < LANES; i++)
		drain(&lanes[i]);
	for (int i = 0; i < LANES; i++)
		samples_add(&lanes[i].wakes, -(double)wakes_of(lanes[i].pid));
	wait_ms(IDLE_MS);
	for (int i = 0; i < LANES; i++)
		lanes[i].wakes.value[lanes[i].wakes.count - 1] += (double)wakes_of(lanes[i].pid);
}

static void one_round(int round, bool idle)
{
	for (int i = 0; i < LANES; i++)
		make_tables(&lanes[i], round);
	start_all();
	for (int i = 0; i < CYCLES; i++)
		type_all();
	if (idle)
		watch_idle();
	for (int i = 0; i < LANES; i++) {
		samples_add(&lanes[i].peak_kib, (double)number_of(lanes[i].pid, "status", "VmHWM:"));
		stop(&lanes[i]);
	}
}

static void figures_free(struct figures *figures)
{
	samples_free(&figures->first_us);
	samples_free(&figures->last_us);
	samples_free(&figures->bytes);
	samples_free(&figures->reads);
	samples_free(&figures->writes);
	samples_free(&figures->cpu_us);
}

/* Everything measured so far: the first round, when programs come from the disk. */
static void forget(void)
{
	for (int i = 0; i < LANES; i++) {
		figures_free(&lanes[i].start);
		for (int key = 0; key < KEYS; key++)
			figures_free(&lanes[i].key[key]);
		samples_free(&lanes[i].peak_kib);
		samples_free(&lanes[i].wakes);
	}
}

/* ---- the tables ---- */

static double median(struct samples *samples)
{
	return samples_percent(samples, 50);
}

static void print_head(const char *what)
{
	printf("\n%-20s %9s %9s %9s %6s %8s %7s %6s %6s\n", what,
	       "first us", "last us", "p99 us", "ratio", "cpu us", "bytes", "reads", "writes");
}

static void print_row(const struct lane *lane, struct figures *figures, struct figures *limit)
{
	printf("%-20s %9.0f %9.0f %9.0f %6.2f %8.0f %7.0f %6.0f %6.0f\n", lane->name,
	       median(&figures->first_us), median(&figures->last_us), samples_percent(&figures->last_us, 99),
	       median(&figures->last_us) / median(&limit->last_us),
	       median(&figures->cpu_us), median(&figures->bytes), median(&figures->reads),
	       median(&figures->writes));
}

static void print_all(int rounds)
{
	static const char *const keys[KEYS] = { "a step: -", "said: Tab" };

	printf("%d rounds of %d keys each; ratio: last byte, median over the median of minimal\n",
	       rounds, CYCLES * 3);
	print_head("start");
	for (int i = 0; i < LANES; i++)
		print_row(&lanes[i], &lanes[i].start, &lanes[lanes[i].limit].start);
	for (int key = 0; key < KEYS; key++) {
		print_head(keys[key]);
		for (int i = 0; i < LANES; i++)
			if (lanes[i].program != HOME)
				print_row(&lanes[i], &lanes[i].key[key], &lanes[lanes[i].limit].key[key]);
	}
	printf("\n%-20s %9s %9s   (idle: %d s)\n", "at rest", "peak KiB", "wake-ups", IDLE_MS / 1000);
	for (int i = 0; i < LANES; i++)
		printf("%-20s %9.0f %9.0f\n", lanes[i].name, median(&lanes[i].peak_kib), median(&lanes[i].wakes));
}

int main(int argc, char **argv)
{
	char paths[2][PATH_MAX];
	int rounds = argc > 3 ? atoi(argv[3]) : ROUNDS;

	bench_need(argc >= 3 && rounds > 0, "usage", "pty_bench TABLESIDE MINIMAL [ROUNDS]");
	for (int i = 0; i < 2; i++)
		bench_need(realpath(argv[i + 1], paths[i]) != NULL, argv[i + 1], strerror(errno));
	tableside = paths[0];
	minimal = paths[1];
	set_place();
	for (int i = 0; i <= rounds; i++) {
		one_round(i, i == rounds);
		if (i == 0)
			forget();
	}
	print_all(rounds);
	forget();
	return EXIT_SUCCESS;
}
