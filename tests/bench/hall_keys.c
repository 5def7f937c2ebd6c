/* SPDX-License-Identifier: MIT */
/*
 * Whether a key at a table is slower in a hall: the same table of Commander
 * opened alone, in a hall that answers, and in one that does not, each in a
 * terminal of ours and typed at in turn, so that what the machine does meanwhile
 * falls on all alike.
 *
 *     hall_keys TABLESIDE NAME WORD... [+ NAME WORD...]...
 *
 * A lane is a name and the program's words, up to the next "+"; see hall.sh.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"

enum { LANES = 6, ROUNDS = 300, QUIET_MS = 15, FIRST_MS = 3000, PATIENCE_MS = 5000 };

struct lane {
	char **words; /* name, then the program's words, NULL at the end */
	pid_t pid;
	int screen;
	struct samples first_us, last_us;
};

static void start(struct lane *lane, char *program)
{
	struct winsize size = { .ws_row = 24, .ws_col = 80 };
	int slave;

	lane->screen = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	bench_need(lane->screen >= 0 && grantpt(lane->screen) == 0 && unlockpt(lane->screen) == 0,
	           "pseudo-terminal", strerror(errno));
	ioctl(lane->screen, TIOCSWINSZ, &size);
	lane->pid = fork();
	if (lane->pid == 0) {
		setsid();
		slave = open(ptsname(lane->screen), O_RDWR);
		for (int i = 0; i < 3; i++)
			dup2(slave, i);
		setenv("TERM", "xterm-256color", 1);
		lane->words[0] = program;
		execvp(program, lane->words);
		_exit(127);
	}
}

/* Reads until a silence of `quiet_ms`; the times of the first and the last byte. */
static bool settle(const struct lane *lane, int quiet_ms, int64_t *first, int64_t *last)
{
	struct pollfd fd = { .fd = lane->screen, .events = POLLIN };
	int64_t until = bench_ns() + PATIENCE_MS * INT64_C(1000000);
	char bytes[8192];

	*first = 0;
	while (bench_ns() < until && poll(&fd, 1, *first ? quiet_ms : PATIENCE_MS) > 0) {
		if (read(lane->screen, bytes, sizeof bytes) <= 0)
			return false;
		*last = bench_ns();
		if (!*first)
			*first = *last;
	}
	return *first != 0;
}

/* A step of life, which is shown, and Tab, which says and stores it. */
static void type(struct lane *lane, int round)
{
	int64_t begin, first, last;

	begin = bench_ns();
	bench_need(write(lane->screen, round % 2 ? "\t" : "-", 1) == 1, "typing", strerror(errno));
	bench_need(settle(lane, QUIET_MS, &first, &last), "an answer to a key", lane->words[1]);
	if (round < 10)
		return;
	samples_add(&lane->first_us, (double)(first - begin) / 1e3);
	samples_add(&lane->last_us, (double)(last - begin) / 1e3);
}

int main(int argc, char **argv)
{
	struct lane lane[LANES] = { { 0 } };
	char *names[LANES];
	int64_t first, last;
	int lanes = 0;

	bench_need(argc > 3, "usage", "hall_keys TABLESIDE NAME WORD... [+ NAME WORD...]...");
	for (int i = 2; i < argc && lanes < LANES; i++) {
		names[lanes] = argv[i];
		lane[lanes++].words = argv + i;
		while (i < argc && strcmp(argv[i], "+") != 0)
			i++;
		if (i < argc)
			argv[i] = NULL;
	}
	for (int i = 0; i < lanes; i++) {
		start(&lane[i], argv[1]);
		bench_need(settle(&lane[i], FIRST_MS, &first, &last), "a picture", names[i]);
	}
	for (int round = 0; round < ROUNDS; round++)
		for (int i = 0; i < lanes; i++)
			type(&lane[i], round);
	printf("%-28s %12s %12s %12s %12s\n", "a key", "first us", "99 of 100", "last us", "99 of 100");
	for (int i = 0; i < lanes; i++) {
		printf("%-28s %12.0f %12.0f %12.0f %12.0f\n", names[i],
		       samples_percent(&lane[i].first_us, 50), samples_percent(&lane[i].first_us, 99),
		       samples_percent(&lane[i].last_us, 50), samples_percent(&lane[i].last_us, 99));
		kill(lane[i].pid, SIGTERM);
	}
	for (int i = 0; i < lanes; i++)
		waitpid(lane[i].pid, NULL, 0);
	return 0;
}
