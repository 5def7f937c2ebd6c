/* SPDX-License-Identifier: MIT */
/*
 * What the files of an open session share among themselves: open.c opens,
 * save.c appends and closes, mend.c writes anew what could not be saved, follow.c
 * watches, run.c keeps the run that is not said yet.
 */
#ifndef SAVES_SESSION_INNER_H
#define SAVES_SESSION_INNER_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#include "image.h"
#include "rules/core/journal.h"
#include "rules/core/reason.h"
#include "saves/save.h"
#include "saves/text/io.h"
#include "scan.h"
#include "sync.h"

/*
 *            a write or a sync fails
 *     GOOD ---------------------------> DUE <----------------+
 *      ^                                 | save_tend         | it failed:
 *      |                                 v temporary file    | again later
 *      |  folder synced     renamed     FILE ----------------+
 *      +---------------- FOLDER <--------+                   |
 *                           +--------------------------------+
 *     any -> STOPPED: somebody else wrote, and what he wrote is not ours to replace.
 */
enum stage { STAGE_GOOD, STAGE_DUE, STAGE_FILE, STAGE_FOLDER, STAGE_STOPPED };

struct mend {
	enum stage stage;
	uint64_t since;   /* jobs with an earlier ticket mean nothing any more */
	int tries;        /* rewrites that failed since it was last GOOD */
	bool timed;       /* retry_at is reckoned: only save_tend knows the time */
	int64_t retry_at; /* ms */
	int temp;         /* the new file while it is being synced */
	char temp_path[PATH_MAX + 16];
	size_t size; /* what of the image is in it */
	int lines;   /* and how many entries these are */
	char why[400];
};

struct run {
	int fd; /* -1: no file yet */
	size_t size;
	char path[PATH_MAX];
};

struct follow {
	int inotify; /* -1: only the clock tells */
	bool lost;   /* a line the rules here refuse: followed no further */
	ino_t seen_inode;
	off_t seen_size;
	struct timespec seen_time;
	bool far;        /* a disk that others may change without a word to us */
	bool closed;     /* somebody has closed a file: the lock may follow in a moment */
	bool left;       /* nobody holds the lock */
	int64_t poll_at; /* ms */
};

enum { NOTICES = 4 };

struct save {
	const struct save_io *io;
	struct save_header header;
	char path[PATH_MAX];
	enum save_how how;
	int fd, folder; /* -1: none */
	bool locked;    /* false in a folder that cannot lock */
	dev_t device;
	ino_t inode;
	nlink_t links;
	struct image image;
	size_t written;    /* bytes of the image that are in the file, the tail among them */
	int written_lines; /* entries in them */
	bool torn;         /* the file's end could not be put right: no more appends to it */
	size_t asked;      /* bytes of the image for which a sync has been asked */
	int safe;          /* lines that are on disk */
	int missed;        /* lines that no session file may hold, and all after them */
	bool batch;
	struct sync *sync;
	struct mend mend;
	struct run run;
	struct follow follow;
	struct reason notice[NOTICES];
	int notices, told;
};

struct save *save_open_with(const struct save_io *io, const char *path, enum save_how how,
                            struct journal **journal, struct reason *why);
struct save *save_create_with(const struct save_io *io, const struct store *store, const struct game *game,
                              const char *title, struct reason *why);

/* With the thread gone. False: the system tells of a failed write at last. */
bool save_free(struct save *save);

void save_tell(struct save *save, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Remembers which file the descriptor is. */
bool save_know(struct save *save);

/* Writes what of the image is not in the file yet, over its tail, and asks for
 * a sync when nothing is being mended. Failing leads to STAGE_DUE. */
void save_write(struct save *save);

/* Asks the thread to sync all that has been written. */
void save_ask(struct save *save);

/* A write or a sync has failed, with this errno. */
void mend_begin(struct save *save, int error);
void mend_missing(struct save *save, const char *why); /* there is no file yet */
void mend_stop(struct save *save, const char *why);
void mend_at_once(struct save *save); /* whatever waits to be tried again */
void mend_tend(struct save *save, int64_t now_ms);
int64_t mend_wake(const struct save *save);
void mend_done(struct save *save); /* at the end, with the thread gone: no file is left over */

void run_name(struct run *run, const char *session);
bool run_write(struct run *run, const struct save_io *io, int n, const char *text, int64_t at);
void run_clear(struct run *run, const struct save_io *io); /* cheap when there is none */
void run_done(struct run *run, const struct save_io *io);  /* removes the file, unless a run is in it */
/* The run a dead writer left, as a line of its own; the file is gone after.
 * False and why: it is there and cannot be read, and stays as it is. */
bool run_say(struct save *save, struct journal *journal, struct reason *why);

void follow_begin(struct save *save);
bool follow_tend(struct save *save, struct journal **journal, int64_t now_ms, struct said *said);
void follow_done(struct save *save);

#endif
