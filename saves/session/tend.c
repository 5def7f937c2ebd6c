/* SPDX-License-Identifier: MIT */
/*
 * Tends, describes and closes an open session.
 */
#include <string.h>

#include "inner.h"

/* ---- closing ---- */

bool save_free(struct save *save)
{
	bool closed;

	mend_done(save);
	run_done(&save->run, save->io);
	follow_done(save);
	if (save->folder >= 0)
		save->io->close(save->folder);
	closed = save->fd < 0 || save->io->close(save->fd) == 0;
	image_done(&save->image);
	free(save);
	return closed;
}

static int left_ms(int64_t until)
{
	int64_t left = until - io_now_ms();

	return left > 0 ? (int)left : 0;
}

/* Tries a failed rewrite once more, at once; then gives up. */
static bool wait_saved(struct save *save, int64_t until)
{
	int late = 0;

	save_batch(save, false);
	mend_at_once(save);
	for (;;) {
		int left = left_ms(until);
		bool idle;

		mend_tend(save, 0);
		if (save_mark(save, NULL, NULL) == SAVE_SAVED)
			return true;
		if (save->mend.stage == STAGE_DUE || save->mend.stage == STAGE_STOPPED)
			return false;
		idle = sync_wait(save->sync, left);
		if (!left && (!idle || ++late > 3))
			return false;
	}
}

bool save_settle(struct save *save, int wait_ms)
{
	return !save->sync || wait_saved(save, io_now_ms() + wait_ms);
}

bool save_close(struct save *save, int wait_ms)
{
	int64_t until = io_now_ms() + wait_ms;
	bool saved = true;

	if (!save)
		return true;
	if (save->sync) {
		saved = wait_saved(save, until);
		sync_wait(save->sync, left_ms(until));
		if (!sync_stop(save->sync, (int[SYNC_HEIRS]){ save->fd, save->folder, save->mend.temp }))
			save->fd = save->folder = save->mend.temp = -1;
	}
	return save_free(save) && saved;
}

/* ---- telling ---- */

const struct save_header *save_header(const struct save *save)
{
	return &save->header;
}

const char *save_path(const struct save *save)
{
	return save->path;
}

enum save_how save_how(const struct save *save)
{
	return save->how;
}

bool save_may_say(const struct save *save)
{
	return save->how == SAVE_WRITE || save->how == SAVE_NOWHERE;
}

int save_lines(const struct save *save)
{
	return save->how == SAVE_WRITE ? save->safe : save->image.lines;
}

const char *save_line(struct save *save, int n, size_t *size)
{
	return image_line(&save->image, n, size);
}

const char *save_notice(struct save *save)
{
	return save->told < save->notices ? save->notice[save->told++].text : NULL;
}

enum save_mark save_mark(const struct save *save, const char **why, int *unsaved_lines)
{
	int unsaved = save->image.lines + save->missed - save->safe;
	bool failing = save->mend.stage != STAGE_GOOD && save->mend.stage != STAGE_FOLDER;

	if (save->how != SAVE_WRITE) {
		unsaved = 0;
		failing = false;
	}
	if (why)
		*why = failing ? save->mend.why : NULL;
	if (unsaved_lines)
		*unsaved_lines = unsaved;
	if (failing)
		return SAVE_NOT_SAVED;
	return unsaved || save->mend.stage == STAGE_FOLDER ? SAVE_WRITING : SAVE_SAVED;
}

bool save_tries_again(const struct save *save)
{
	return save->mend.stage != STAGE_STOPPED;
}

bool save_is_kept(const struct save *save)
{
	return save->how != SAVE_WATCH || !save->follow.left;
}

int save_wait_fd(const struct save *save)
{
	return save->sync ? sync_fd(save->sync) : save->follow.inotify;
}

int64_t save_wake(const struct save *save)
{
	if (save->how == SAVE_WATCH)
		return save->follow.poll_at > 1 ? save->follow.poll_at : 1;
	return save->how == SAVE_WRITE ? mend_wake(save) : 0;
}

bool save_tend(struct save *save, struct journal **journal, int64_t now_ms, struct said *said)
{
	enum save_mark before, after;
	int unsaved_before, unsaved;

	if (save->how == SAVE_WATCH)
		return follow_tend(save, journal, now_ms, said);
	if (save->how != SAVE_WRITE)
		return false;
	before = save_mark(save, NULL, &unsaved_before);
	mend_tend(save, now_ms);
	after = save_mark(save, NULL, &unsaved);
	return before != after || unsaved_before != unsaved;
}
