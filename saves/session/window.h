/* SPDX-License-Identifier: MIT */
/*
 * A session's file as a scan goes along it: so much of it at hand as the scan
 * may look at, and the rest not read yet or forgotten. A long session needs no
 * more memory than a short one.
 */
#ifndef SAVES_SESSION_WINDOW_H
#define SAVES_SESSION_WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "saves/text/io.h"
#include "scan.h"

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

#endif
