/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of an open session: run.c, window.c, load.c and sync.c
 * know no session; append.c writes lines, mend.c writes anew after a failure,
 * follow.c watches, tend.c tends and closes, open.c opens.
 */
#ifndef SAVES_SESSION_INNER_H
#define SAVES_SESSION_INNER_H

#include <limits.h>
#include <sys/types.h>
#include <time.h>

#include "format.h"
#include "saves/save.h"
#include "saves/text/io.h"

/* ---- window.c ---- */

/*
 * A session's file as a scan goes along it: as many bytes at hand as the scan may
 * look at; the rest is not read yet, or forgotten. A long session needs no more
 * memory than a short one.
 */
struct window {
	const struct save_io *io;
	int fd;
	off_t next, end;  /* [next, end) is not read yet */
	int error;        /* errno of a read that failed; 0: none did */
	struct scan scan; /* of what is at hand */
	size_t room;
	char bytes[];
};

/* The bytes [from, end) of the file; entry number n + 1 comes first. A file that
 * is shorter by now ends where it ends. */
struct window *window_open(const struct save_io *io, int fd, off_t from, off_t end, int n);

/* What is at hand from scan.at on: all that is left, or SCAN_BYTES at least.
 * False: errno is in error. */
bool window_fill(struct window *window);

/* scan_next. An error of the disk is a reason, and no torn end: look at error. */
bool window_next(struct window *window, struct scanned *entry, struct reason *why);

void window_close(struct window *window); /* NULL is fine */

/* ---- load.c ---- */

/* A session's file becomes a journal and the image of the file. */
struct load {
	struct save_header header;
	struct image image;      /* as the file should be: its tail is clean */
	struct journal *journal; /* the image looks into it */
	char *torn;              /* the tail that is not clean; NULL: it was */
	size_t torn_size;
};

/* False and why ("FILE: line 17: ...") for anything that cannot be trusted. */
bool load_session(const struct save_io *io, int fd, const char *path, struct load *load, struct reason *why);

/* How large the file is. False and why: larger than any session. */
bool load_size(const struct save_io *io, int fd, off_t *size, struct reason *why);

void load_done(struct load *load); /* frees what was not taken out */

/* ---- sync.c ---- */

/*
 * The second thread. It only syncs descriptors and reports back; a request that
 * waits is replaced by the next one, so that one call serves all lines since the
 * last. It touches no other data of the program. Without a thread the caller's
 * own does the same, and waits.
 */
struct sync;

struct sync_job {
	uint64_t ticket; /* 1, 2, ...; 0: none */
	int fd;          /* stays open until the job, or a later one, has ended */
	bool all;        /* fsync, else fdatasync */
	int lines;       /* the asker's: what is safe once it is done */
	int error;       /* errno, 0: done */
};

struct sync *sync_start(const struct save_io *io, struct reason *why);

/* Its ticket. */
uint64_t sync_ask(struct sync *sync, int fd, bool all, int lines);

/* The newest job that went well and the newest that failed since the last
 * call. A failure is never hidden by what went well after it. */
void sync_take(struct sync *sync, struct sync_job *done, struct sync_job *failed);

/* Readable when sync_take has news. */
int sync_fd(const struct sync *sync);

enum { SYNC_HEIRS = 3 };

/*
 * Ends the thread. False when it is in a call still: then it is left to itself
 * and inherits the descriptors (-1: none), which it closes when it comes back.
 */
bool sync_stop(struct sync *sync, const int fds[SYNC_HEIRS]);

/* Waits until nothing is asked and nothing is being done; false: time is up. */
bool sync_wait(struct sync *sync, int wait_ms);

/* ---- an open session ---- */

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

/* ---- append.c: the lines of a session into its file ---- */

void save_tell(struct save *save, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Remembers which file the descriptor is. */
bool save_know(struct save *save);

/* Writes what of the image is not in the file yet, over its tail, and asks for
 * a sync when nothing is being mended. Failing leads to STAGE_DUE. */
void save_write(struct save *save);

/* Asks the thread to sync all that has been written. */
void save_ask(struct save *save);

/* A write or a sync has failed, with this errno: mending begins unless it is under way. */
void mend_begin(struct save *save, int error);
void mend_due(struct save *save, const char *why); /* in any stage */
void mend_stop(struct save *save, const char *why);

/* ---- run.c: key presses that are shown but not said yet ---- */

void run_name(struct run *run, const char *session);
bool run_write(struct run *run, const struct save_io *io, int n, const char *text, int64_t at);
void run_clear(struct run *run, const struct save_io *io); /* cheap when there is none */
void run_done(struct run *run, const struct save_io *io);  /* removes the file, unless a run is in it */

/* Whether a dead writer has left a file, and its bytes; -1 and why: it cannot be read. */
bool run_is_left(const struct run *run);
ssize_t run_read(struct run *run, const struct save_io *io, char bytes[IMAGE_LINE_BYTES], struct reason *why);

/* ---- mend.c ---- */

void mend_at_once(struct save *save); /* tries again at once, if a try waits */
void mend_tend(struct save *save, int64_t now_ms);
int64_t mend_wake(const struct save *save);
void mend_done(struct save *save); /* at the end, with the thread gone: no file is left over */

/* ---- follow.c ---- */

void follow_begin(struct save *save);
bool follow_tend(struct save *save, struct journal **journal, int64_t now_ms, struct said *said);
void follow_done(struct save *save);

/* ---- tend.c ---- */

/* With the thread gone. False: the system tells of a failed write at last. */
bool save_free(struct save *save);

/* ---- open.c ---- */

struct save *save_open_with(const struct save_io *io, const char *path, enum save_how how,
                            struct journal **journal, struct reason *why);
struct save *save_create_with(const struct save_io *io, const struct store *store, const struct game *game,
                              const char *title, struct reason *why);

#endif
