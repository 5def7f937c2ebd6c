/* SPDX-License-Identifier: MIT */
/*
 * Shared by the torture tests: seed and share of the work, the tally, a place with a
 * disk that fails (shim.h), stories for a table, and the check of a session
 * afterwards.
 *
 *   TORTURE_SEED    of every random choice; printed, 1 unless given
 *   TORTURE_FAULTS  how many faults a row tries at most, spread over all that
 *                   there are; 0: all of them; without it 10, in all rounds (tests/kit/rounds.h) 40
 */
#ifndef TESTS_TORTURE_TORTURE_H
#define TESTS_TORTURE_TORTURE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "rules/core/game.h"
#include "rules/core/rng.h"
#include "saves/save.h"
#include "shim.h"
#include "tests/kit/term.h"

/* ---- the tally ---- */

/* One row of the table at the end. A fault is survived when nothing that the row
 * asks for was missing; `lost` counts missing lines. */
struct row {
	const char *name;
	long tried, survived, lost;
};

/* Runs cmocka's tests, prints the rows ("# torture: ...") and says the status. */
#define torture_run(name, tests, rows) \
	torture_end(cmocka_run_group_tests_name(name, tests, NULL, NULL), rows, sizeof(rows) / sizeof *(rows))
int torture_end(int failed, const struct row *rows, size_t count);

/* Counts one more fault and prints the complaint; the test goes on, and
 * torture_check fails it at its end. True: the fault was survived. */
bool torture_count(struct row *row, const char *complaint, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void torture_check(const struct row *row);

/* Every n-th of `total`, so that at most `most` are left (0: TORTURE_FAULTS):
 * for (i = pick.first; i < total; i += pick.step). */
struct pick {
	long first, step;
};
struct pick torture_pick(long total, long most);
/* Parts of a row at the same time, each in a process and with a row of its own; adds them up and checks the
 * sum. */
enum { TORTURE_LANES = 8 };
void torture_lanes(struct row *row, void (*lane)(int which, struct row *row, const void *data),
                   const void *data);
long torture_faults(
	long usual); /* TORTURE_FAULTS; for what has no end of its own, `usual` when all are asked for */
struct rng *torture_rng(void);

/* ---- a place ---- */

/* The fault of the program; all zero: none. */
struct shot {
	const char *deed;   /* of shim.c */
	unsigned at, any;   /* any: for the deed ANY */
	const char *only;   /* counts this call alone */
	bool lasting;       /* until place_heal */
	bool sessions_only; /* nothing outside of the data folder is touched */
	bool trace;
	unsigned memory;
	int clock;
	bool eof; /* of the keyboard, after place_heal */
};

struct place {
	char *home, *aside; /* the folder that the program sees, and one that it does not */
	struct store store;
	struct shim_report *report;
	char path[PATH_MAX]; /* of the session */
	struct term *term[16];
	char env[13][PATH_MAX + 40];
	char *out, *err; /* of the last run */
	int status;
};

int place_make(void **state); /* for cmocka's setup and teardown */
int place_remove(void **state);
#define TORTURE(name) cmocka_unit_test_setup_teardown(name, place_make, place_remove)

/* A clean home, with nothing in it. */
void place_clean(struct place *p);
/* Finds the path of the only session there is. */
bool place_find(struct place *p);
/* The program with a fault, on a terminal; closed by place_close. */
struct term *place_open(struct place *p, const struct shot *shot, struct term_start start);
void place_close(struct place *p);
/* Without a terminal. Its words go to p->out and p->err. Says whether the
 * fault has struck. */
bool place_run(struct place *p, const struct shot *shot, const char *const args[]);
void place_heal(struct place *p);
void place_sick(struct place *p);
/* A file aside with these lines, for run. */
const char *place_script(struct place *p, char *const *lines, int count);
/* The path of that file of the place; of the place's own next call. */
const char *place_aside(struct place *p, const char *name);

/* A broker that lets everybody in, on this machine alone, and its address. It has no faults, and ends with
 * the test at the latest. */
struct torture_broker {
	pid_t process;
	char url[40];
};
bool broker_can_be(void);
void broker_start(struct torture_broker *broker, struct place *p);
void broker_end(struct torture_broker *broker);

/* ---- stories ---- */

enum { STORY_LINES = 400 };

/* Lines that a table of the game can be told, one after the other. */
struct story {
	const struct game *game;
	char *line[STORY_LINES];
	int lines;
};

/* Of an evening in tests/saves, else of the game's own examples. */
void story_load(struct story *story, const struct game *game);
void story_free(struct story *story);

/* Half of the story is told; then the program was killed. */
bool story_half(struct place *p, const struct story *story);
bool story_torn(struct place *p, const struct story *story); /* inside of the next entry */
bool story_with_run(
	struct place *p,
	const struct story *story); /* the next line was shown, not said; false: none that could */
bool story_damaged(struct place *p,
                   const struct story *story); /* and somebody wrote something else into it */

/* ---- the session afterwards ---- */

struct found {
	bool opened; /* by the way that programs open it, torn end and run included */
	int lines;
	int same; /* that many are those of the story, from the first on */
	struct reason why;
};

/* Opens, reads, closes; and opens again, when it must be as it was left. */
struct found torture_kept(const char *path, const struct story *story);

/* NULL, or the fault: fewer than `least` lines, or other ones. */
const char *torture_judge(struct row *row, const char *path, const struct story *story, int least, int most);

#endif
