/* SPDX-License-Identifier: MIT */
/*
 * Reads piece by piece. The size of a piece does not matter, so a short read
 * is as good as any.
 */
#include "inner.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 256 << 10 };

struct window *window_open(const struct save_io *io, int fd, off_t from, off_t end, int n)
{
	off_t all = end - from;
	size_t room = all < SCAN_BYTES + PIECE ? (size_t)all : SCAN_BYTES + PIECE;
	struct window *window = xmalloc(sizeof *window + room);

	window->io = io;
	window->fd = fd;
	window->next = from;
	window->end = end;
	window->error = 0;
	window->room = room;
	window->scan.text = window->bytes;
	window->scan.size = window->scan.at = 0;
	window->scan.n = n;
	return window;
}

static bool read_piece(struct window *window)
{
	struct scan *scan = &window->scan;
	size_t room = window->room - scan->size;
	off_t left = window->end - window->next;
	ssize_t have;

	do {
		have = window->io->pread(window->fd, window->bytes + scan->size,
		                         (off_t)room < left ? room : (size_t)left, window->next);
	} while (have < 0 && errno == EINTR);
	if (have < 0) {
		window->error = errno;
		window->end = window->next;
		return false;
	}
	if (have == 0)
		window->end = window->next; /* the file has become shorter */
	scan->size += (size_t)have;
	window->next += have;
	return true;
}

bool window_fill(struct window *window)
{
	struct scan *scan = &window->scan;

	if (scan->size - scan->at >= SCAN_BYTES || window->next == window->end)
		return !window->error;
	memmove(window->bytes, window->bytes + scan->at, scan->size - scan->at);
	scan->size -= scan->at;
	scan->at = 0;
	while (scan->size < SCAN_BYTES && window->next < window->end)
		if (!read_piece(window))
			return false;
	return true;
}

bool window_next(struct window *window, struct scanned *entry, struct reason *why)
{
	if (!window_fill(window))
		return reason_set(why, "%s", strerror(window->error));
	return scan_next(&window->scan, entry, why);
}

void window_close(struct window *window)
{
	free(window);
}
