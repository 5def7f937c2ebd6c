/* SPDX-License-Identifier: MIT */
/*
 * Appends the lines of a session to its file, over the tail, and notes a
 * failed write, until mend.c writes the file again.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { BATCH_BYTES = 64 << 10 };

bool save_know(struct save *save)
{
	struct stat stat;

	if (save->io->fstat(save->fd, &stat) < 0)
		return false;
	save->device = stat.st_dev;
	save->inode = stat.st_ino;
	save->links = stat.st_nlink;
	return true;
}

bool save_is_at(const struct save *save, int fd, const char *path)
{
	struct stat ours, theirs;

	return save->io->fstat(fd, &ours) == 0 && stat(path, &theirs) == 0 && ours.st_dev == theirs.st_dev &&
	       ours.st_ino == theirs.st_ino;
}

void save_tell(struct save *save, const char *format, ...)
{
	struct reason *notice;
	va_list list;

	if (save->notices == NOTICES)
		return;
	notice = &save->notice[save->notices++];
	va_start(list, format);
	vsnprintf(notice->text, sizeof notice->text, format, list);
	va_end(list);
	utf8_mend_end(notice->text);
}

/* ---- failing ---- */

#define NO_JOB UINT64_MAX

static void fail(struct save *save, enum stage stage, const char *why)
{
	struct mend *mend = &save->mend;

	snprintf(mend->why, sizeof mend->why, "%s", why);
	utf8_mend_end(mend->why);
	mend->stage = stage;
	mend->since = NO_JOB;
}

void mend_due(struct save *save, const char *why)
{
	fail(save, STAGE_DUE, why);
	save->mend.timed = false;
}

/* In other stages a rewrite is under way already, or not allowed. */
void mend_begin(struct save *save, int error)
{
	if (save->mend.stage == STAGE_GOOD || save->mend.stage == STAGE_FOLDER)
		mend_due(save, strerror(error));
}

void mend_stop(struct save *save, const char *why)
{
	fail(save, STAGE_STOPPED, why);
}

/* ---- appending ---- */

/* Whether no other program has touched the file since the last write. */
static bool is_untouched(struct save *save)
{
	struct stat stat;

	if (save->io->fsize(save->fd, &stat) < 0) {
		mend_begin(save, errno);
		return false;
	}
	if ((size_t)stat.st_size == save->written && stat.st_nlink == save->links)
		return true;
	if (stat.st_nlink == 0) {
		save->torn = true;        /* the file has no name any more */
		mend_begin(save, ENOENT); /* stops if another file is in its place */
	} else {
		mend_stop(save, _("another program has changed the file: save elsewhere"));
	}
	return false;
}

/* One write of as many whole lines as go into it; they end with the tail. */
static bool write_piece(struct save *save)
{
	off_t from = (off_t)(save->written - IMAGE_TAIL_BYTES);
	int next = save->written_lines + 1;
	size_t size;
	const char *piece = image_piece(&save->image, &next, &size);
	ssize_t done;

	do {
		done = save->io->pwrite(save->fd, piece, size + IMAGE_TAIL_BYTES, from);
	} while (done < 0 && errno == EINTR);
	if (done != (ssize_t)(size + IMAGE_TAIL_BYTES)) {
		mend_begin(save, done < 0 ? errno : ENOSPC);
		/* Let the file end as before the failed or short write. */
		save->torn |= save->io->ftruncate(save->fd, from) < 0 ||
		              !io_write(save->io, save->fd, IMAGE_TAIL, IMAGE_TAIL_BYTES, from);
		return false;
	}
	save->written += size;
	save->written_lines = next - 1;
	return true;
}

void save_write(struct save *save)
{
	if (save->mend.stage == STAGE_STOPPED || save->torn || save->written == save->image.size ||
	    !is_untouched(save))
		return;
	while (save->written < save->image.size)
		if (!write_piece(save))
			return;
	if (!save->batch || save->written - save->asked >= BATCH_BYTES)
		save_ask(save);
}

void save_ask(struct save *save)
{
	if (save->mend.stage != STAGE_GOOD)
		return; /* mend.c asks when it has finished */
	sync_ask(save->sync, save->fd, false, save->written_lines);
	save->asked = save->written;
}

void save_append(struct save *save, const struct journal *journal)
{
	struct reason why;

	if (save->how != SAVE_WRITE)
		return;
	save->image.journal = journal;
	while (save->image.lines + save->missed < journal_count(journal))
		if (!save->missed && image_add(&save->image, &why))
			save_write(save);
		else if (!save->missed++)
			mend_stop(save, why.text);
	/* Not before: after a kill in between, the run's number shows that it was
	 * stored. A run that could not be stored stays guarded. */
	if (save->written == save->image.size)
		run_clear(&save->run, save->io);
}

void save_batch(struct save *save, bool on)
{
	save->batch = on;
	if (!on && save->asked < save->written)
		save_ask(save);
}

bool save_pending(struct save *save, const char *text, int64_t at)
{
	if (save->how != SAVE_WRITE)
		return true;
	if (text)
		return run_write(&save->run, save->io, save->image.lines + 1, text, at);
	run_clear(&save->run, save->io);
	return true;
}
