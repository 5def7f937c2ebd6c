/* SPDX-License-Identifier: MIT */
/*
 * Many tables in one program: each has a connection of its own and says a line
 * every so often, as tableside hall join would send it. Ten of them say words
 * that are looked for on the board of a host, which runs in a terminal of ours:
 * how long from the line to the screen. In the end the host's file is compared
 * with what every table has said, line by line.
 *
 *     hall_load TABLESIDE PLACE EVENT PASSWORDS DATA TABLES SECONDS [EVERY_MS [FIRST [nohost]]]
 *
 * PASSWORDS "-": none. The tables are FIRST (1) and those after it; nohost: another hall_load runs the host.
 * hall.sh starts, kills and stops the broker meanwhile. The library opens three files for each table: where a
 * program may open 20,000, two of these are ten thousand tables. BESIDE in the environment is the data folder
 * of another host, whose tables the host shows too.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "net/hall/keeper.h"
#include "net/hall/sender.h"
#include "net/hall/wire.h"
#include "rules/core/rng.h"
#include "rules/games.h"
#include "saves/session/format.h"

enum {
	PROBES = 10,
	WORD = 12,
	LINES_MAX = 20000,
	ROWS = 40,
	COLS = 160,
	PATIENCE_MS = 180000, /* for what is owed, after the last line */
	EVENTS = 256,         /* looked at together */
};

struct laptop {
	struct carrier *carrier;
	struct sender *sender;
	struct kept truth;
	int64_t say_at, tend_at;
	char probe[WORD + 1]; /* looked for on the screen; "": found */
	int64_t said_ns;
	bool due;
};

struct load {
	const char *tableside, *where, *event, *passwords, *data;
	int tables, first, seconds, every_ms;
	bool no_host;
	struct laptop *table;
	int epoll;
	char **line; /* an evening of Commander, as it is stored */
	int lines;
	pid_t host;
	int screen;      /* of the host's terminal */
	char seen[8192]; /* its last bytes */
	size_t have;
	struct samples shown_ms;
	int missed; /* probes that were replaced before they were seen */
};

static int64_t now_ms(void)
{
	return bench_ns() / 1000000;
}

/* ---- the lines ---- */

/* A stored line has the results of chance, so each line is said once here. */
static void make_lines(struct load *l)
{
	struct journal *journal = journal_new(game_find("commander"));
	struct rng rng;

	rng_seed(&rng, 1);
	l->line = xcalloc(LINES_MAX, sizeof *l->line);
	while (l->lines < LINES_MAX) {
		const char *said = evening_line(l->lines);
		struct reason why;

		bench_need(journal_say(journal, said, strlen(said), 1795199080, &rng, false, NULL, NULL,
		                       &why) == JOURNAL_SAID,
		           said, why.text);
		l->line[l->lines] = xstrdup(journal_entry(journal, l->lines).text);
		l->lines++;
	}
	journal_free(journal);
}

static void say(struct load *l, struct laptop *t, int number)
{
	int n = t->truth.lines + 1;
	bool probe = number < PROBES && n > 1 && !l->no_host;
	char text[64], *line;
	size_t size;

	if (probe) {
		/* No letter where the word before had it, so that curses sends all. */
		l->missed += t->probe[0] != '\0';
		for (int i = 0; i < WORD; i++)
			t->probe[i] = (char)('a' + (n * 7 + i * 3 + number * 5) % 26);
		snprintf(text, sizeof text, "note %s", t->probe);
		t->said_ns = bench_ns();
	}
	bench_need(n <= l->lines, "too many lines", "");
	line = image_entry(n, probe ? text : l->line[n - 1], 1795199080 + n, &size);
	kept_add(&t->truth, line, size);
	sender_add(t->sender, line, size);
	free(line);
}

/* ---- the tables ---- */

static void take(void *user, const struct parcel *parcel)
{
	struct laptop *t = user;

	sender_take(t->sender, parcel, now_ms());
}

static void refuse(void *user, int table, const char *why)
{
	fprintf(stderr, "table %d: %s\n", table, why);
}

/* The file has them by number: ten thousand tables do not read it ten thousand times. */
static void read_password(FILE *file, struct hall_place *place)
{
	char line[300] = "", user[100];
	size_t length;

	place_user(place->event, place->table, place->user, sizeof place->user);
	length = (size_t)snprintf(user, sizeof user, "%s ", place->user);
	while (strncmp(line, user, length) != 0)
		bench_need(fgets(line, sizeof line, file) != NULL, "password", place->user);
	line[strcspn(line, "\n")] = '\0';
	snprintf(place->password, sizeof place->password, "%.*s", 100, line + length);
}

static void begin_laptop(struct load *l, int i, FILE *passwords)
{
	struct laptop *t = &l->table[i];
	struct hall_place place = { .table = l->first + i };
	const struct carrier_user user = { take, refuse, t };
	char id[WIRE_ID], header[400];
	struct reason why = { 0 };

	bench_need(place_event(&place, l->event, &why) && place_read(&place, l->where, &why), "place",
	           why.text);
	if (passwords)
		read_password(passwords, &place);
	t->carrier = carrier_open(&place, &user, &why);
	bench_need(t->carrier != NULL, "carrier", why.text);
	snprintf(id, sizeof id, "6f1c0e4a-1111-4222-8333-%012d", place.table);
	snprintf(header, sizeof header,
	         "{\"tableside\":1,\"id\":\"%s\",\"game\":\"commander\",\"title\":\"%d\","
	         "\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n",
	         id, place.table);
	t->sender = sender_new(place.table);
	sender_open(t->sender, id, header, strlen(header));
	kept_begin(&t->truth, id, header, strlen(header));
	t->say_at = now_ms() + 5000 + (int64_t)i * l->every_ms / l->tables;
}

/* A descriptor that was closed is gone from the list, also where another one has its number. */
static void watch(const struct load *l, int i, const struct pollfd *fd)
{
	struct epoll_event event = { .events = (uint32_t)fd->events, .data.u32 = (uint32_t)i };

	if (fd->fd >= 0 && epoll_ctl(l->epoll, EPOLL_CTL_MOD, fd->fd, &event) < 0)
		epoll_ctl(l->epoll, EPOLL_CTL_ADD, fd->fd, &event);
}

static void tend(const struct load *l, int i, int64_t now)
{
	struct laptop *t = &l->table[i];
	struct pollfd fd;
	int64_t at = 0, wake;

	carrier_tend(t->carrier, now);
	sender_tend(t->sender, t->carrier, now);
	carrier_tend(t->carrier, now); /* the last line leaves */
	carrier_wait(t->carrier, &fd, &at);
	watch(l, i, &fd);
	wake = sender_wake(t->sender);
	t->tend_at = at && (!wake || at < wake) ? at : wake;
	t->due = false;
}

/* ---- the host's screen ---- */

static void look_for_words(struct load *l)
{
	for (int i = 0; i < PROBES && i < l->tables; i++) {
		struct laptop *t = &l->table[i];

		if (!t->probe[0] || !memmem(l->seen, l->have, t->probe, WORD))
			continue;
		samples_add(&l->shown_ms, (double)(bench_ns() - t->said_ns) / 1e6);
		t->probe[0] = '\0';
	}
}

static void read_screen(struct load *l)
{
	ssize_t got;

	while ((got = read(l->screen, l->seen + l->have, sizeof l->seen - l->have)) > 0) {
		l->have += (size_t)got;
		look_for_words(l);
		if (l->have > sizeof l->seen / 2) { /* a word may still be coming */
			memmove(l->seen, l->seen + l->have - 4 * WORD, 4 * WORD);
			l->have = 4 * WORD;
		}
	}
}

static void start_host(struct load *l)
{
	struct winsize size = { .ws_row = ROWS, .ws_col = COLS };
	char event[80], data[PATH_MAX], passwords[PATH_MAX], beside[PATH_MAX] = "";
	int slave;

	snprintf(event, sizeof event, "--event=%s", l->event);
	snprintf(data, sizeof data, "--data-dir=%s", l->data);
	snprintf(passwords, sizeof passwords, "--passwords=%s", l->passwords);
	if (getenv("BESIDE"))
		snprintf(beside, sizeof beside, "--beside=%s", getenv("BESIDE"));
	l->screen = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	bench_need(l->screen >= 0 && grantpt(l->screen) == 0 && unlockpt(l->screen) == 0, "pseudo-terminal",
	           strerror(errno));
	ioctl(l->screen, TIOCSWINSZ, &size);
	l->host = fork();
	if (l->host == 0) {
		setsid();
		slave = open(ptsname(l->screen), O_RDWR);
		for (int i = 0; i < 3; i++)
			dup2(slave, i);
		setenv("TERM", "xterm-256color", 1);
		execlp(l->tableside, l->tableside, "hall", "board", l->where, event, data,
		       strcmp(l->passwords, "-") ? passwords : "--no-mouse", *beside ? beside : "--no-mouse",
		       (char *)NULL);
		_exit(127);
	}
	fcntl(l->screen, F_SETFL, O_NONBLOCK);
}

/* Processor time of a program so far, in seconds. */
static double cpu_of(pid_t pid)
{
	unsigned long user = 0, system = 0;
	char path[40];
	FILE *file;

	snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
	file = fopen(path, "r");
	if (!file ||
	    fscanf(file, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
		user = system = 0;
	if (file)
		fclose(file);
	return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long memory_of(pid_t pid)
{
	char path[40], line[200];
	long kib = 0;
	FILE *file;

	snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
	file = fopen(path, "r");
	while (file && fgets(line, sizeof line, file))
		sscanf(line, "VmRSS: %ld", &kib);
	if (file)
		fclose(file);
	return kib;
}

/* ---- the loop ---- */

static int owed(const struct load *l)
{
	int behind = 0;

	for (int i = 0; i < l->tables; i++)
		behind += sender_mark(l->table[i].sender).behind;
	return behind;
}

static void step(struct load *l, bool says)
{
	struct epoll_event event[EVENTS];
	int count = epoll_wait(l->epoll, event, EVENTS, 5);
	int64_t now;

	for (int i = 0; i < count; i++) {
		if ((int)event[i].data.u32 == l->tables)
			read_screen(l);
		else
			l->table[event[i].data.u32].due = true;
	}
	now = now_ms();
	for (int i = 0; i < l->tables; i++) {
		struct laptop *t = &l->table[i];

		if (says && now >= t->say_at) {
			say(l, t, i);
			t->say_at += l->every_ms;
			t->due = true;
		}
		if (t->due || (t->tend_at && now >= t->tend_at))
			tend(l, i, now);
	}
}

static void run(struct load *l)
{
	int64_t begin = now_ms(), until = begin + (int64_t)l->seconds * 1000, last;
	double cpu = 0;
	int64_t from = 0;
	int lines = 0;

	while (now_ms() < until) {
		step(l, true);
		if (!from && now_ms() > begin + 10000) { /* all have come */
			from = now_ms();
			cpu = l->no_host ? 0 : cpu_of(l->host);
		}
	}
	cpu = l->no_host ? 0 : cpu_of(l->host) - cpu;
	for (int i = 0; i < l->tables; i++)
		lines += l->table[i].truth.lines;
	printf("tables %d, lines %d, one every %d ms a table, %d s\n", l->tables, lines, l->every_ms,
	       l->seconds);
	if (!l->no_host)
		printf("line to screen of the host: median %.0f ms, 95 of 100 within %.0f ms, %d seen, %d "
		       "not\n",
		       samples_percent(&l->shown_ms, 50), samples_percent(&l->shown_ms, 95),
		       l->shown_ms.count, l->missed);
	if (!l->no_host)
		printf("host: %.1f %% of a core, %ld MiB\n", 100e3 * cpu / (double)(now_ms() - from),
		       memory_of(l->host) / 1024);
	printf("owed when the last line was said: %d\n", owed(l));
	last = now_ms();
	while (owed(l) && now_ms() < last + PATIENCE_MS)
		step(l, false);
	printf("owed %.1f s later: %d\n", (double)(now_ms() - last) / 1000, owed(l));
}

/* ---- the end ---- */

/* The host's file, read as a host reads it: each line once and in its place. */
static int compare(const struct load *l)
{
	char path[PATH_MAX], refusals[PATH_MAX];
	struct reason why;
	struct keeper *keeper;
	int lost = 0, other = 0, refused = 0;

	snprintf(path, sizeof path, "%s/hall/%s.hall", l->data, l->event);
	snprintf(refusals, sizeof refusals, "%s/hall/%s.refused", l->data, l->event);
	keeper = keeper_open(path, refusals, true, 0, &why);
	bench_need(keeper != NULL, "the host's file", why.text);
	for (int i = 0; i < l->tables; i++) {
		const struct kept *kept = keeper_session(keeper, l->first + i, NULL),
				  *truth = &l->table[i].truth;
		int have = kept ? kept->lines : 0;

		lost += have < truth->lines ? truth->lines - have : 0;
		other += have > truth->lines || (kept && memcmp(kept->text, truth->text, kept->size) != 0);
	}
	refused += access(refusals, F_OK) == 0;
	printf("in the host's file: lost %d, tables that differ %d, anything refused: %s\n", lost, other,
	       refused ? "yes" : "no");
	keeper_close(keeper);
	return lost || other;
}

int main(int argc, char **argv)
{
	struct rlimit files;
	struct load l = { 0 };
	FILE *passwords;
	int status;

	bench_need(
		argc >= 8, "usage",
		"hall_load TABLESIDE PLACE EVENT PASSWORDS DATA TABLES SECONDS [EVERY_MS [FIRST [nohost]]]");
	l.tableside = argv[1], l.where = argv[2], l.event = argv[3], l.passwords = argv[4], l.data = argv[5];
	l.tables = atoi(argv[6]), l.seconds = atoi(argv[7]), l.every_ms = argc > 8 ? atoi(argv[8]) : 2000;
	l.first = argc > 9 ? atoi(argv[9]) : 1, l.no_host = argc > 10;
	getrlimit(RLIMIT_NOFILE, &files);
	files.rlim_cur = files.rlim_max;
	setrlimit(RLIMIT_NOFILE, &files);
	signal(SIGPIPE, SIG_IGN);
	make_lines(&l);
	l.table = xcalloc((size_t)l.tables, sizeof *l.table);
	l.epoll = epoll_create1(EPOLL_CLOEXEC);
	bench_need(l.epoll >= 0, "epoll", strerror(errno));
	if (!l.no_host) {
		start_host(&l);
		watch(&l, l.tables, &(struct pollfd){ .fd = l.screen, .events = POLLIN });
	}
	passwords = strcmp(l.passwords, "-") == 0 ? NULL : fopen(l.passwords, "r");
	for (int i = 0; i < l.tables; i++)
		begin_laptop(&l, i, passwords);
	if (passwords)
		fclose(passwords);
	for (int i = 0; i < l.tables; i++)
		tend(&l, i, now_ms());
	run(&l);
	if (!l.no_host)
		kill(l.host, SIGTERM);
	for (int i = 0; i < 100 && !l.no_host && waitpid(l.host, NULL, WNOHANG) == 0; i++) {
		read_screen(&l);
		poll(NULL, 0, 50);
	}
	status = compare(&l);
	for (int i = 0; i < l.tables; i++)
		carrier_close(l.table[i].carrier);
	return status;
}
