/* SPDX-License-Identifier: MIT */
/*
 * Key presses that are shown as one run but not yet said lie in UUID.run, one
 * line like an entry, so that kill -9 loses none. It is never synced: what it
 * guards against is the death of the program, not of the machine.
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

/* The line ends with its newline, so that rests of a longer one behind it mean nothing. */
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
		run->size = size; /* at least: run_clear cuts all of it */
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

/* A run of key presses is a change of a number: it draws no chance. */
static bool said_run(struct journal *journal, const struct scanned *entry)
{
	struct rng rng;

	rng_seed(&rng, 0);
	return journal_say(journal, entry->text, entry->size, entry->at, &rng, false, NULL, NULL, NULL) ==
	       JOURNAL_SAID;
}

/* A link, a folder, a pipe laid out there is nothing that a writer left. What
 * cannot even be looked at may be. */
static bool is_left(const struct run *run)
{
	struct stat stat;

	if (!run->path[0])
		return false;
	return lstat(run->path, &stat) == 0 ? S_ISREG(stat.st_mode) : errno != ENOENT;
}

static void say_left(struct save *save, struct journal *journal, const char *bytes, size_t size,
                     char *scratch)
{
	const char *end = memchr(bytes, '\n', size);
	struct scanned entry;

	if (!end ||
	    !scan_entry(bytes, (size_t)(end - bytes), journal_count(journal) + 1, scratch, &entry, NULL) ||
	    !said_run(journal, &entry))
		return;
	save->run.size = size; /* until it is stored the file stays */
	save_append(save, journal);
	save_tell(save, _("taken up from before: %s"),
	          journal_entry(journal, journal_count(journal) - 1).text);
}

bool run_say(struct save *save, struct journal *journal, struct reason *why)
{
	char *bytes, *scratch, shown[IO_SHOWN];
	struct run *run = &save->run;
	ssize_t have = -1;

	if (!is_left(run))
		return true;
	bytes = xmalloc(IMAGE_LINE_BYTES);
	scratch = xmalloc(IMAGE_LINE_BYTES);
	if (open_run(run, save->io, 0))
		have = io_read(save->io, run->fd, bytes, IMAGE_LINE_BYTES, 0);
	if (have >= 0)
		say_left(save, journal, bytes, (size_t)have, scratch);
	else
		reason_set(why, "%s: %s", io_show(run->path, shown, sizeof shown), strerror(errno));
	free(scratch);
	free(bytes);
	if (have >= 0)
		run_done(run, save->io);
	else
		run_leave(run, save->io);
	return have >= 0;
}
