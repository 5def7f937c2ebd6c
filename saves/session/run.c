/* SPDX-License-Identifier: MIT */
/*
 * Key presses that are shown as one run but not yet said stand in UUID.run,
 * one line like an entry, so that kill -9 loses none. The file is never
 * synced: it guards against the death of the program, not of the machine.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "inner.h"
#include "rules/core/i18n.h"

void run_name(struct run *run, const char *session)
{
	*run = (struct run){ .fd = -1 };
	if (!io_beside(session, ".run", run->path, sizeof run->path))
		run->path[0] = '\0';
}

static bool open_run(struct run *run, const struct save_io *io, int flags)
{
	if (run->fd < 0 && run->path[0])
		run->fd = io->open(run->path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | flags, 0600);
	return run->fd >= 0;
}

/* Ends with a newline: bytes of a longer line behind it are ignored. */
bool run_write(struct run *run, const struct save_io *io, int n, const char *text, int64_t at)
{
	bool written;
	size_t size;
	char *line;

	if (!open_run(run, io, O_CREAT))
		return false;
	line = image_entry(n, text, at, &size);
	line[size++] = '\n';
	written = io_write(io, run->fd, line, size, 0);
	if (written)
		run->size = size; /* at least: run_clear() cuts everything */
	else if (io->ftruncate(run->fd, 0) == 0)
		run->size = 0;
	free(line);
	return written;
}

void run_clear(struct run *run, const struct save_io *io)
{
	if (run->size && io->ftruncate(run->fd, 0) == 0)
		run->size = 0;
}

static void run_leave(struct run *run, const struct save_io *io)
{
	if (run->fd >= 0)
		io->close(run->fd);
	run->fd = -1;
}

void run_done(struct run *run, const struct save_io *io)
{
	if (run->fd >= 0 && !run->size)
		unlink(run->path);
	run_leave(run, io);
}

/* A writer leaves regular files only. A file that cannot even be examined may be one. */
bool run_is_left(const struct run *run)
{
	struct stat stat;

	if (!run->path[0])
		return false;
	return lstat(run->path, &stat) == 0 ? S_ISREG(stat.st_mode) : errno != ENOENT;
}

ssize_t run_read(struct run *run, const struct save_io *io, char bytes[IMAGE_LINE_BYTES], struct reason *why)
{
	ssize_t have = -1;
	char shown[IO_SHOWN];

	if (open_run(run, io, 0))
		have = io_read(io, run->fd, bytes, IMAGE_LINE_BYTES, 0);
	else if (errno == ENOENT)
		have = 0; /* what could not be examined is not there */
	if (have < 0) {
		reason_set(why, "%s: %s", io_show(run->path, shown, sizeof shown), strerror(errno));
		run_leave(run, io);
	}
	return have;
}
