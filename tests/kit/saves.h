/* SPDX-License-Identifier: MIT */
/*
 * Shared by the tests of saves/: a folder of their own, files as text, a disk
 * that fails on demand.
 */
#ifndef TESTS_KIT_SAVES_H
#define TESTS_KIT_SAVES_H

#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/core/journal.h"
#include "saves/save.h"
#include "saves/session/inner.h"
#include "saves/store.h"

#define HEAD_ID "6f1c0e4a-1111-4222-8333-444455556666"
#define BY "\"by\":\"" PACKAGE_VERSION "\""
#define HEAD HEAD_BY(BY ",")
#define HEAD_OLD HEAD_BY("") /* from before 0.9.0 */
#define HEAD_BY(by)                                                                                    \
	FORMAT_BEGIN by "\"id\":\"" HEAD_ID "\",\"game\":\"commander\",\"title\":\"Friday\"," HEAD_DAY \
			",\"journal\":[\n"
#define HEAD_DAY "\"created\":\"2026-11-20T18:24:35Z\""
#define LINE1 "{\"n\":1,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"seat Alice Bob Carol Dave\"}\n"
#define LINE2 ",{\"n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note \\\"a \\\\ b\\\"\"}\n"
#define LINE3 ",{\"n\":3,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"turn Bob\"}\n"
#define TAIL "]}\n"
#define T1 INT64_C(1795199080) /* of LINE1 */

/* A folder below $TMPDIR with a store in it; for cmocka's setup and teardown. */
struct place {
	struct store store;
	char folder[PATH_MAX];
	char file[PATH_MAX]; /* sessions/HEAD_ID.json */
};
int place_make(void **state);
int place_remove(void **state);

void write_file(const char *path, const char *bytes, size_t size);
void write_text(const char *path, const char *text);
char *read_file(const char *path, size_t *size); /* NULL: there is none */
void assert_file(const char *path, const char *text);
void beside(const char *path, const char *ending, char out[PATH_MAX]);
int count_files(const char *folder, const char *part);

/* Says a line to the journal and stores it. */
void say(struct save *save, struct journal *journal, const char *line, int64_t at);

/* The state told as JSON; the journal's lines joined with "|". Both malloc'd. */
char *tell(const struct journal *journal);
char *lines_of(const struct journal *journal);

struct save *open_ok(const struct place *p, enum save_how how, struct journal **journal);

/* Tends until the mark is this one: woken by the thread, never by time. */
void settle(struct save *save, struct journal **journal, enum save_mark mark, int64_t now_ms);

/* A disk that fails. Each count n: the n-th call from now on fails, once. */
struct fault {
	int pwrite, ftruncate, rename, fsync, fdatasync, open, fstat;
	int error;
	size_t room;    /* a failing pwrite still writes so many bytes (0: errno) */
	bool lasting;   /* each later call fails, too */
	bool no_lock;   /* flock says ENOLCK */
	bool read_only; /* opening for writing says EACCES */
	size_t piece;   /* the most that a pread brings, 0: all */
	off_t edge;     /* no pread goes beyond it that begins before it */
};
extern struct fault fault;
extern const struct save_io faulty;

/* fdatasync of `faulty` waits between hold and release; how often it was called. */
void hold_sync(void);
void release_sync(void);
int syncs(void);

#endif
