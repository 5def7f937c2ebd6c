/* SPDX-License-Identifier: MIT */
/*
 * An open session: appended to, told about, closed. What to do when the disk
 * fails is in mend.c, watching in follow.c, opening in open.c.
 */
#include "saves/save.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { BATCH_BYTES = 64 << 10 };

/* ---- appending ---- */

/* Nobody else has touched the file since our last write. */
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
		save->torn = true;        /* nobody will find what is appended there */
		mend_begin(save, ENOENT); /* which stops when another file is in its place */
	} else {
		mend_stop(save, _("another program has changed the file: save elsewhere"));
	}
	return false;
}

/* After a write that failed or was short: the file ends as before it. */
static void put_tail_back(struct save *save)
{
	off_t end = (off_t)(save->written - IMAGE_TAIL_BYTES);

	if (save->io->ftruncate(save->fd, end) < 0 ||
	    !io_write(save->io, save->fd, IMAGE_TAIL, IMAGE_TAIL_BYTES, end))
		save->torn = true;
}

/* One write of as many whole lines as go into it; they end with the tail. */
static bool write_piece(struct save *save)
{
	size_t from = save->written - IMAGE_TAIL_BYTES, size;
	int next = save->written_lines + 1;
	const char *piece = image_piece(&save->image, &next, &size);
	ssize_t done;

	do {
		done = save->io->pwrite(save->fd, piece, size + IMAGE_TAIL_BYTES, (off_t)from);
	} while (done < 0 && errno == EINTR);
	if (done != (ssize_t)(size + IMAGE_TAIL_BYTES)) {
		mend_begin(save, done < 0 ? errno : ENOSPC);
		put_tail_back(save);
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
		return; /* mending asks when it is through */
	sync_ask(save->sync, save->fd, false, save->written_lines);
	save->asked = save->written;
}

static void add_next(struct save *save)
{
	struct reason why;

	if (!save->missed && image_add(&save->image, &why))
		save_write(save);
	else if (!save->missed++)
		mend_stop(save, why.text);
}

void save_append(struct save *save, const struct journal *journal)
{
	if (save->how != SAVE_WRITE)
		return;
	save->image.journal = journal;
	while (save->image.lines + save->missed < journal_count(journal))
		add_next(save);
	/* Only now: killed in between, the run's number tells that it was stored.
	 * What could not be stored stays guarded. */
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

/* ---- closing ---- */

static int left_ms(int64_t until)
{
	int64_t left = until - io_now_ms();

	return left > 0 ? (int)left : 0;
}

/* A failed rewrite is tried once more, at once; then it is told. */
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
