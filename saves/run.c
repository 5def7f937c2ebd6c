/* SPDX-License-Identifier: MIT */
/*
 * Key presses that are shown as one run but not yet said lie in UUID.run, one
 * line like an entry, so that kill -9 loses none. It is never synced: what it
 * guards against is the death of the program, not of the machine.
 */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../rules/i18n.h"
#include "inner.h"

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

/* A failure only costs the guard; the run itself is said in a moment. The line
 * ends with its newline, so that rests of a longer one behind it mean nothing. */
void run_write(struct run *run, const struct save_io *io, int n, const char *text, int64_t at)
{
	size_t size;
	char *line;

	if (!open_run(run, io, O_CREAT))
		return;
	line = image_entry(n, text, at, &size);
	line[size++] = '\n';
	if (io_write(io, run->fd, line, size, 0))
		run->size = size; /* at least: run_clear cuts all of it */
	else if (io->ftruncate(run->fd, 0) == 0)
		run->size = 0;
	free(line);
}

void run_clear(struct run *run, const struct save_io *io)
{
	if (run->size && io->ftruncate(run->fd, 0) == 0)
		run->size = 0;
}

void run_done(struct run *run, const struct save_io *io)
{
	if (run->fd < 0)
		return;
	if (!run->size)
		unlink(run->path);
	io->close(run->fd);
	run->fd = -1;
}

/* A run of key presses is a change of a number: it draws no chance. */
static bool said_run(struct journal *journal, const struct scanned *entry)
{
	struct rng rng;

	rng_seed(&rng, 0);
	return journal_say(journal, entry->text, entry->size, entry->at, &rng, false, NULL, NULL, NULL) == JOURNAL_SAID;
}

void run_say(struct save *save, struct journal *journal)
{
	char *bytes, *scratch;
	const char *end;
	struct scanned entry;
	ssize_t have = 0;

	if (!open_run(&save->run, save->io, 0))
		return;
	bytes = xmalloc(IMAGE_LINE_BYTES);
	scratch = xmalloc(IMAGE_LINE_BYTES);
	have = io_read(save->io, save->run.fd, bytes, IMAGE_LINE_BYTES, 0);
	end = have > 0 ? memchr(bytes, '\n', (size_t)have) : NULL;
	if (end && scan_entry(bytes, (size_t)(end - bytes), journal_count(journal) + 1, scratch, &entry, NULL) &&
	    said_run(journal, &entry)) {
		struct entry made = journal_entry(journal, journal_count(journal) - 1);

		save_append(save, made.text, made.at);
		save_tell(save, _("taken up from before: %s"), made.text);
	}
	free(scratch);
	free(bytes);
	run_done(&save->run, save->io);
}
