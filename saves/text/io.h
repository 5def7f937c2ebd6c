/* SPDX-License-Identifier: MIT */
/*
 * The system calls that must not lose anything, as a table, so that a test can
 * let each of them fail; and the few ways of making files.
 */
#ifndef SAVES_TEXT_IO_H
#define SAVES_TEXT_IO_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>

#include "rules/core/reason.h"

struct save_io {
	int (*open)(const char *path, int flags, mode_t mode);
	int (*close)(int fd);
	ssize_t (*pread)(int fd, void *bytes, size_t size, off_t at);
	ssize_t (*pwrite)(int fd, const void *bytes, size_t size, off_t at);
	int (*ftruncate)(int fd, off_t size);
	int (*fstat)(int fd, struct stat *stat);
	int (*fsize)(int fd, struct stat *stat); /* size and links only */
	int (*fsync)(int fd);
	int (*fdatasync)(int fd);
	int (*rename)(const char *from, const char *to);
	int (*flock)(int fd, int how);
};

extern const struct save_io save_io_posix;

enum lock_answer { LOCK_OURS, LOCK_TAKEN, LOCK_NONE /* the folder cannot lock */ };

enum lock_answer io_lock(const struct save_io *io, int fd);

/* The same without keeping it: LOCK_OURS if nobody holds it for writing. */
enum lock_answer io_could_lock(const struct save_io *io, int fd);

/* Writes everything, over short writes; errno is set on false. */
bool io_write(const struct save_io *io, int fd, const char *bytes, size_t size, off_t at);

/* Reads up to the end of the file, at most size bytes; -1: errno. */
ssize_t io_read(const struct save_io *io, int fd, char *bytes, size_t size, off_t at);

/* Opens a regular file, without waiting for a pipe's other end; -1: errno. */
int io_open_file(const struct save_io *io, const char *path, int access);

/* The folder that holds path, for syncing its entries; -1: errno. */
int io_open_folder(const struct save_io *io, const char *path);

/* Some folders cannot be synced at all, which is not a failure. */
bool io_synced(int result);

bool io_sync_folder_of(const struct save_io *io, const char *path);

/* The content of a new file; write() sets errno on false. */
struct io_content {
	bool (*write)(void *user, const struct save_io *io, int fd);
	void *user;
};

/* A new file PATH.tmp.XXXXXXXX, 0600, beside path, with this content, not
 * synced. Its name goes into temp. -1: errno, and nothing is left behind. */
int io_temp(const struct save_io *io, const char *path, char *temp, size_t size,
            const struct io_content *content);

/* Closes fd unless -1, removes the file unless "". Keeps errno. */
void io_drop(const struct save_io *io, int fd, const char *temp);

/* True: nothing is at the path. False: `taken`, a text with one %s for the path, or why it cannot be
 * known. */
bool io_is_free(const char *path, const char *taken, struct reason *why);

/* Makes a file by temporary file, fsync, lock, rename, fsync of the folder. The
 * descriptor goes to *fd; a NULL fd closes it. False: nothing is left behind, but where another file was that
 * one or the new one is there. */
bool io_make_of(const struct save_io *io, const char *path, const struct io_content *content, int *fd,
                bool *locked, struct reason *why);

/* The same with these bytes, and closed. */
bool io_make(const struct save_io *io, const char *path, const char *bytes, size_t count, struct reason *why);

/* A file that does no harm if a power cut damages it: by temporary file and rename, without a sync. */
bool io_replace(const struct save_io *io, const char *path, const struct io_content *content);

enum { IO_SHOWN = 210 };

/* Opens a regular file that the player named; -1 and why, with its name. */
int io_open_named(const char *path, struct reason *why);

/* A path for messages: clean, and the end of a long one. */
const char *io_show(const char *path, char *out, size_t size);

/* PATH without .json and with another ending. False: too long. */
bool io_beside(const char *path, const char *ending, char *out, size_t size);

/* ---- wake.c: what wakes the event loop ---- */

/* Both ends close on exec and never block; errno is set on false. */
bool io_pipe(int ends[2]);
bool io_sockets(int ends[2]); /* bytes go both ways */
void io_wake(int end);        /* makes the other end readable */
void io_drain(int end);       /* takes all bytes */

/* All events that came to the descriptor (-1: none), in one mask. */
uint32_t io_take_events(int inotify);

/* A thread without signals; 0, or an errno. */
int io_thread(pthread_t *thread, void *(*run)(void *), void *arg);

/* Waits until io_after(...), by the monotonic clock. */
void io_condition(pthread_cond_t *condition);
struct timespec io_after(int wait_ms);

/* The monotonic clock. */
int64_t io_now_ms(void);

#endif
