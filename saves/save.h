/* SPDX-License-Identifier: MIT */
/*
 * A session's file. Lines are appended in place over the constant tail; a
 * second thread only syncs. Whatever fails, the lines are in memory, the mark
 * says so, and save_tend() tries again; nothing writes to a damaged file.
 */
#ifndef SAVES_SAVE_H
#define SAVES_SAVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/journal.h"
#include "rules/core/reason.h"
#include "store.h"

struct save;

struct save_header {
	char id[37];
	char game[32];
	char title[256];
	char created[32]; /* RFC 3339, UTC */
	int by;           /* the version that began the file, as a number; 0: before 0.9.0 */
};

enum save_mark { SAVE_SAVED, SAVE_WRITING, SAVE_NOT_SAVED };

enum save_how {
	SAVE_WRITE,   /* lock and write; a second writer becomes a watcher */
	SAVE_WATCH,   /* read only, follows the writer */
	SAVE_READ,    /* read once: show, log, export */
	SAVE_NOWHERE, /* a table for trying things: it has no file and never will */
};

/* A new session: makes, syncs and locks the file; if that fails the session is in
 * memory, NOT SAVED, and save_tend() makes the file later. NULL and why: the title
 * is unfit, or there is no thread. */
struct save *save_create(const struct store *store, const struct game *game, const char *title,
                         struct reason *why);

/*
 * Opens and replays. *journal becomes the caller's, to be freed after
 * save_close(). NULL and why ("FILE: line 17: ...") for anything that cannot
 * be trusted; the file is untouched. A torn tail is copied to UUID.torn, cut,
 * and mentioned by save_notice() (SAVE_WRITE only; other readers use the good
 * part and leave the file alone).
 */
struct save *save_open(const char *path, enum save_how how, struct journal **journal, struct reason *why);

/* Whether a later version wrote any of it, as far as it can be read. */
bool save_is_later(const char *path);

/* A session without a file. */
struct save *save_nowhere(const struct game *game, const char *title);

/* A header for a session that begins now, with a new id. */
void save_fresh_header(struct save_header *header, const char *game, const char *title);

/* Waits up to wait_ms until all is on disk, trying a failed write once more. */
bool save_settle(struct save *save, int wait_ms);

/* Waits up to wait_ms for the last sync, unlocks, closes, frees. False: not all is on disk. */
bool save_close(struct save *save, int wait_ms);

const struct save_header *save_header(const struct save *save);
const char *save_path(const struct save *save);
enum save_how save_how(const struct save *save); /* what it has become */
bool save_may_say(const struct save *save);      /* this program may add lines */
/* For a watcher: whether a program writes the session now, as far as a lock tells. */
bool save_is_kept(const struct save *save);
/* Something to tell the player once: cut tail, no locks here, opened elsewhere. NULL: nothing. */
const char *save_notice(struct save *save);

/* Stores the entries that the journal has and the session lacks. Reads the journal
 * until save_close(). Never fails for the caller: see save_mark(). */
void save_append(struct save *save, const struct journal *journal);

/* On: many lines at once (run), a sync each 64 KiB and at the end. */
void save_batch(struct save *save, bool on);

/* Keeps the run of steps that is shown but not said yet; NULL: none. It survives
 * kill -9: save_open() says it as a line of its own if the writer died before.
 * False: it could not be kept, so say it at once. */
bool save_pending(struct save *save, const char *text, int64_t at);

/* How many entries are on disk. */
int save_lines(const struct save *save);

/* Line n of the file, without its comma, with its newline behind *size bytes; 0:
 * the header. Lent until the next call. */
const char *save_line(struct save *save, int n, size_t *size);

enum save_mark save_mark(const struct save *save, const char **why, int *unsaved_lines);

/* Becomes readable when there is something for save_tend: a sync has ended, or
 * the file that is watched has changed. -1: never. */
int save_wait_fd(const struct save *save);

/* Whether a session that is not saved (SAVE_NOT_SAVED) will be tried again by itself:
 * not when another program has changed its file. */
bool save_tries_again(const struct save *save);

/* When to call save_tend() even without that (ms clock); 0: never. */
int64_t save_wake(const struct save *save);

/* Collects finished syncs, tries failed writes again, reads on as a watcher
 * (calling journal_follow on the journal, or replacing *journal when the file
 * was replaced). True: something changed. */
bool save_tend(struct save *save, struct journal **journal, int64_t now_ms, struct said *said);

/* The line of a run of key presses that the writer of a watched table shows and has
 * not stored yet; "": none. */
void save_watched_run(const struct save *save, const struct journal *journal, char *line, size_t size);

/* Writes the whole session into another file ("save elsewhere"). */
bool save_copy(struct save *save, const char *path, struct reason *why);

/*
 * Puts a neutral name, "Player 3", instead of a person's in all of a session: lines, titles, notes,
 * the torn end beside it. It opens and replays as before. False and why, with its name: it is open in
 * another program, cannot be read, or would not replay; then it is as it was.
 */
struct person;
bool save_forget(const struct person *forgotten, const char *path, bool *changed, struct reason *why);
/* Whether one of the names is anywhere in it; a file that cannot be read may hold it. */
bool save_holds(const struct person *person, const char *path);

/* Writes the good part of a damaged file to a new session; *lines: how many. */
bool save_recover(const struct store *store, const char *path, char *new_path, size_t size, int *lines,
                  struct reason *why);

#endif
