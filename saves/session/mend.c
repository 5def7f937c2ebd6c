/* SPDX-License-Identifier: MIT */
/*
 * Recovers from a failed write or sync. A failed sync means that pages may be
 * lost, while the next sync would report success, so it is never repeated: the
 * whole session goes from memory into a new file, which takes the old one's
 * place. The steps are in inner.h; none of them waits for the disk.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "inner.h"
#include "rules/core/i18n.h"

void mend_at_once(struct save *save)
{
	save->mend.tries = 0;
	save->mend.timed = false;
}

/* The thread must not use the temporary file any more. */
void mend_done(struct save *save)
{
	if (save->mend.temp >= 0)
		io_drop(save->io, save->mend.temp, save->mend.temp_path);
	save->mend.temp = -1;
}

static void try_later(struct save *save, const char *why)
{
	mend_done(save);
	save->mend.tries++;
	mend_due(save, why);
}

/* A session that never had a file may lack its folder, and an open one may have lost
 * it: sync the folder that is there now. */
static bool have_folder(struct save *save, struct reason *why)
{
	char folder[PATH_MAX];

	snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(save->path, '/') - save->path), save->path);
	if (save->folder >= 0 && save_is_at(save, save->folder, folder))
		return true;
	if (save->folder >= 0 && !sync_wait(save->sync, 0)) /* the thread may use it: later */
		return reason_set(why, "%s", save->mend.why);
	if (save->folder >= 0)
		save->io->close(save->folder);
	save->folder = -1;
	if (store_make_folder(folder, NULL))
		save->folder = io_open_folder(save->io, save->path);
	return save->folder >= 0 || reason_set(why, "%s", strerror(errno)); /* who is told knows the path */
}

static void write_anew(struct save *save)
{
	struct mend *mend = &save->mend;
	struct io_content content;
	struct reason why;

	if (!have_folder(save, &why)) {
		try_later(save, why.text);
		return;
	}
	content = image_content(&save->image);
	mend->temp = io_temp(save->io, save->path, mend->temp_path, sizeof mend->temp_path, &content);
	if (mend->temp < 0) {
		try_later(save, strerror(errno));
		return;
	}
	if (save->locked)
		io_lock(save->io, mend->temp);
	mend->size = save->image.size;
	mend->lines = save->image.lines;
	mend->stage = STAGE_FILE;
	mend->since = sync_ask(save->sync, mend->temp, true, mend->lines);
}

/* Whether what is at the path is our file, as we have written it. */
static bool is_ours(const struct save *save, const struct stat *there)
{
	return there->st_dev == save->device && there->st_ino == save->inode &&
	       (save->torn || (size_t)there->st_size == save->written);
}

static void take_place(struct save *save)
{
	struct mend *mend = &save->mend;
	struct stat there;
	bool none = lstat(save->path, &there) < 0;

	if (none && errno != ENOENT) {
		try_later(save, strerror(errno));
		return;
	}
	if (!none && !is_ours(save, &there)) {
		mend_done(save);
		mend_stop(save, _("another program has changed the file: save elsewhere"));
		return;
	}
	if (save->io->rename(mend->temp_path, save->path) < 0) {
		try_later(save, strerror(errno));
		return;
	}
	if (save->fd >= 0)
		save->io->close(save->fd); /* the thread is idle: its last job was the new file */
	save->fd = mend->temp;
	mend->temp = -1;
	save->torn = false;
	save->written = save->asked = mend->size;
	save->written_lines = mend->lines;
	if (!save_know(save)) {
		try_later(save, strerror(errno));
		return;
	}
	mend->stage = STAGE_FOLDER;
	mend->since = sync_ask(save->sync, save->folder, true, mend->lines);
	save_write(save); /* lines said meanwhile */
}

static void be_good(struct save *save)
{
	save->mend.stage = STAGE_GOOD;
	save->mend.tries = 0;
	save->mend.why[0] = '\0';
	save->safe = save->mend.lines;
	save_write(save);
	if (save->mend.stage == STAGE_GOOD && save->asked < save->written)
		save_ask(save);
}

static void take_result(struct save *save, const struct sync_job *done)
{
	switch (save->mend.stage) {
	case STAGE_GOOD: save->safe = done->lines; break;
	case STAGE_FILE: take_place(save); break;
	case STAGE_FOLDER: be_good(save); break;
	case STAGE_DUE:
	case STAGE_STOPPED: break;
	}
}

static void try_when_due(struct save *save, int64_t now_ms)
{
	static const int delay_ms[] = { 0, 1000, 5000 };
	struct mend *mend = &save->mend;

	if (!mend->timed) {
		mend->retry_at = now_ms + delay_ms[mend->tries < 2 ? mend->tries : 2];
		mend->timed = true;
	}
	if (now_ms >= mend->retry_at)
		write_anew(save);
}

void mend_tend(struct save *save, int64_t now_ms)
{
	struct mend *mend = &save->mend;
	struct sync_job done, failed;

	sync_take(save->sync, &done, &failed);
	if (failed.ticket && failed.ticket >= mend->since)
		mend->stage == STAGE_GOOD ? mend_begin(save, failed.error)
					  : try_later(save, strerror(failed.error));
	else if (done.ticket && done.ticket >= mend->since)
		take_result(save, &done);
	if (mend->stage == STAGE_DUE)
		try_when_due(save, now_ms);
	if (mend->stage == STAGE_DUE && !mend->timed)
		try_when_due(save, now_ms); /* the try failed: set the time of the next */
}

int64_t mend_wake(const struct save *save)
{
	if (save->mend.stage != STAGE_DUE)
		return 0;
	return save->mend.timed && save->mend.retry_at > 1 ? save->mend.retry_at : 1;
}
