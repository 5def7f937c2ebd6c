/* SPDX-License-Identifier: MIT */
/*
 * A program on a pseudo-terminal of its own: starting, typing, reading, and its
 * figures in the system. Independent of the meaning of its bytes.
 */
#ifndef TESTS_BENCH_LANE_H
#define TESTS_BENCH_LANE_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "bench.h"

enum key { KEY_STEP, KEY_SAID, KEY_REPAINT, KEYS };

/* The cost of a key, or of the start. */
struct figures {
	struct samples first_us, last_us, bytes, reads, writes, cpu_us;
};

enum program { MINIMAL, HOME, TABLE, OTHER };

enum { LANE_WORDS = 20, LANE_OPTIONS = 3, LANE_PAGES = 10 };

/* A program in a terminal of a size, measured against the limit of that size. */
struct lane {
	const char *name;
	enum program program;
	int tables, lines;         /* so many tables of so many lines in its folder */
	const char *game;          /* NULL: Commander */
	const char *const *script; /* the lines, up to a NULL; NULL: those of an evening */
	const char *verb;          /* that opens the table; NULL: open */
	const char *option[LANE_OPTIONS];
	const char *first; /* typed after the start, not measured */
	int pages;         /* so many phones have their page open */
	int rows, cols;
	const char *under[LANE_WORDS]; /* a program that runs it, or OTHER itself; may be empty */
	const char *text[KEYS];        /* what is typed; NULL: that key is not measured */
	char data[240];                /* its XDG_DATA_HOME */
	char table[PATH_MAX];
	pid_t pid;
	int fd;
	int page[LANE_PAGES]; /* their streams */
	int64_t began;
	struct figures start, key[KEYS];
	struct samples peak_kib, wakes, idle_bytes, idle_cpu_us, burst_us, lost;
};

struct answer {
	int64_t first, last; /* 0: no byte came */
	long bytes, reads;
};

/* Starts it; tableside and minimal: their paths. */
void lane_start(struct lane *lane, const char *tableside, const char *minimal);
void lane_stop(struct lane *lane);

/* Reads until a silence of `quiet_ms`. */
struct answer lane_listen(const struct lane *lane, int quiet_ms);
/* The bytes that the last lane_listen read, of any lane; the end of them, if they were many. */
const char *lane_heard(void);
/* Reads the bytes that have arrived; their number. */
long lane_drain(const struct lane *lane);
/* All of it, as fast as the terminal takes it. */
void lane_type(const struct lane *lane, const char *text, size_t size);

/* Opens a page of a seat, whose address is in lane_heard. */
void lane_open_page(struct lane *lane, int seat);
/* What has come to the pages; the number of bytes. */
long lane_drain_pages(const struct lane *lane);

int64_t lane_cpu_ns(const struct lane *lane);
long lane_number(const struct lane *lane, const char *file,
                 const char *name);       /* after a name in a file of /proc */
long lane_wakes(const struct lane *lane); /* how often its threads have gone to sleep by themselves */

void lane_forget(struct lane *lane); /* all figures */

#endif
