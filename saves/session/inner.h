/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of an open session. run.c, window.c, load.c and sync.c
 * are independent of struct save; append.c writes lines, mend.c writes a new
 * file after a failure, follow.c watches, tend.c tends and closes, open.c
 * opens.
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

/* The bytes [from, end) of the file, beginning with entry n + 1. A file that has
 * become shorter ends at its end. */
struct window *window_open(const struct save_io *io, int fd, off_t from, off_t end, int n);

/* Reads on until all the rest, or at least SCAN_BYTES from scan.at on, is at hand.
 * False: errno is in error. */
bool window_fill(struct window *window);

/* scan_next(). A disk error gives a reason too, but is not a torn end: look at error. */
bool window_next(struct window *window, struct scanned *entry, struct reason *why);

void window_close(struct window *window); /* NULL is fine */

/* ---- load.c ---- */

/* A session's file becomes a journal and the image of the file. */
struct load {
	struct save_header header;
	struct image image;      /* as the file should be: with a clean tail */
	struct journal *journal; /* the image looks into it */
	char *torn;              /* the tail that is not clean; NULL: it was */
	size_t torn_size;
};

/* False and why ("FILE: line 17: ...") for anything that cannot be trusted. */
bool load_session(const struct save_io *io, int fd, const char *path, struct load *load, struct reason *why);

/* The size of the file. False and why: larger than any session. */
bool load_size(const struct save_io *io, int fd, off_t *size, struct reason *why);

void load_done(struct load *load); /* frees the parts that the caller did not take */

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

/* The newest job that succeeded and the newest that failed since the last call. A
 * success never hides a failure before it. */
void sync_take(struct sync *sync, struct sync_job *done, struct sync_job *failed);

/* Readable when sync_take has news. */
int sync_fd(const struct sync *sync);

enum { SYNC_HEIRS = 3 };

/*
 * Ends the thread. False when it is still in a system call: then it inherits
 * the descriptors (-1: none) and closes them when the call returns.
 */
bool sync_stop(struct sync *sync, const int fds[SYNC_HEIRS]);

/* Waits until no job waits or runs; false: time is up. */
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
	uint64_t since;   /* ignore jobs with an earlier ticket */
	int tries;        /* rewrites that failed since it was last GOOD */
	bool timed;       /* retry_at is set: only save_tend() knows the time */
	int64_t retry_at; /* ms */
	int temp;         /* the new file while it is being synced */
	char temp_path[PATH_MAX + 16];
	size_t size; /* bytes of the image in it */
	int lines;   /* entries in it */
	char why[400];
};

struct run {
	int fd; /* -1: no file yet */
	size_t size;
	char path[PATH_MAX];
};

struct follow {
	int inotify; /* -1: look by the clock */
	bool lost;   /* the rules here refuse a line: follow no further */
	ino_t seen_inode;
	off_t seen_size, seen_run; /* of the run too: its size, and when it was written */
	struct timespec seen_run_time;
	struct timespec seen_time;
	bool far;        /* a network disk: inotify misses remote changes */
	bool closed;     /* a file was closed: the lock may follow in a moment */
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
	int missed;        /* lines that break a limit of sessions, and all after them */
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

/* Whether the open file or folder is still the one at the path. */
bool save_is_at(const struct save *save, int fd, const char *path);

/* Writes the part of the image that is not in the file yet, over the tail, and asks
 * for a sync unless mending is under way. A failure leads to STAGE_DUE. */
void save_write(struct save *save);

/* Asks the thread to sync all that has been written. */
void save_ask(struct save *save);

/* A write or a sync has failed, with this errno: mending begins unless it is under way. */
void mend_begin(struct save *save, int error);
void mend_due(struct save *save, const char *why); /* in whatever stage */
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
void mend_done(struct save *save); /* after the thread has ended: leaves no file behind */

/* ---- follow.c ---- */

void follow_begin(struct save *save);
bool follow_tend(struct save *save, struct journal **journal, int64_t now_ms, struct said *said);
void follow_done(struct save *save);

/* ---- tend.c ---- */

/* After the thread has ended. False: the system reports a failed write at last. */
bool save_free(struct save *save);

/* ---- open.c ---- */

struct save *save_open_with(const struct save_io *io, const char *path, enum save_how how,
                            struct journal **journal, struct reason *why);
struct save *save_create_with(const struct save_io *io, const struct store *store, const struct game *game,
                              const char *title, struct reason *why);

#endif
