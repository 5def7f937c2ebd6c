/* SPDX-License-Identifier: MIT */
/*
 * The second thread. It only syncs descriptors and reports back; a request
 * that waits is replaced by the next one, so that one call serves all lines
 * since the last. It touches no other data of the program. Where no thread can
 * be had the caller's own does the same, and waits.
 */
#ifndef SAVES_SESSION_SYNC_H
#define SAVES_SESSION_SYNC_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/reason.h"
#include "saves/text/io.h"

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

#endif
