/* SPDX-License-Identifier: MIT */
/*
 * A watcher follows the file of another program. It watches the folder,
 * because a rewrite puts another file in the place; without inotify it looks
 * by the clock. It waits for the rest of an entry that is not whole yet.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	POLL_MS = 2000,  /* without inotify */
	SLOW_MS = 60000, /* with inotify, as a precaution */
	CLOSED_MS = 200, /* a file is closed before it is unlocked */
};

/* Network disks: inotify misses remote changes. */
static bool is_far(int fd)
{
	static const uint32_t far[] = {
		0x6969 /* NFS */,      0x517b /* SMB */,      0xff534d42 /* CIFS */,
		0xfe534d42 /* SMB2 */, 0x65735546 /* FUSE */, 0x01021997 /* 9P */,
		0x5346414f /* AFS */,  0x73757245 /* Coda */, 0x00c36400 /* Ceph */,
	};
	struct statfs fs;

	if (fstatfs(fd, &fs) < 0)
		return true;
	for (size_t i = 0; i < sizeof far / sizeof *far; i++)
		if ((uint32_t)fs.f_type == far[i])
			return true;
	return false;
}

/* Leaves "seen" empty, so that the first tend looks again: the file may have grown
 * between reading and watching. */
void follow_begin(struct save *save)
{
	struct follow *follow = &save->follow;
	int length = (int)(strrchr(save->path, '/') - save->path);
	char folder[PATH_MAX];

	snprintf(folder, sizeof folder, "%.*s", length ? length : 1, save->path); /* 1: the root */
	follow->inotify = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	if (follow->inotify >= 0 &&
	    inotify_add_watch(follow->inotify, folder, IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE) <
	            0)
		follow_done(save);
	follow->far = is_far(save->fd);
	run_name(&save->run, save->path);
	save_know(save);
}

void follow_done(struct save *save)
{
	if (save->follow.inotify >= 0)
		close(save->follow.inotify);
	save->follow.inotify = -1;
}

/* Where locking is impossible, says nothing. */
static bool notice_writer(struct save *save)
{
	bool left = io_could_lock(save->io, save->fd) == LOCK_OURS;

	if (left == save->follow.left)
		return false;
	save->follow.left = left;
	save_tell(save, "%s",
	          left ? _("no program has it open now: leave and open it to continue")
	               : _("a program has this table open again"));
	return true;
}

/* Another file is at the path, or ours has shrunk. Waits while it cannot be read. */
static bool read_anew(struct save *save, struct journal **journal)
{
	struct load load;
	int fd = io_open_file(save->io, save->path, O_RDONLY);

	if (fd < 0)
		return false;
	if (!load_session(save->io, fd, save->path, &load, NULL)) {
		save->io->close(fd);
		return false;
	}
	if (strcmp(load.header.id, save->header.id) != 0 ||
	    journal_game(load.journal) != journal_game(*journal)) {
		save->follow.lost = true;
		save_tell(save, "%s", _("another table has replaced it: this is the last state seen"));
		load_done(&load);
		save->io->close(fd);
		return true;
	}
	save->io->close(save->fd);
	save->fd = fd;
	save_know(save);
	save->header = load.header;
	save->follow.lost = false;
	image_done(&save->image);
	save->image = load.image;
	load.image = (struct image){ 0 };
	journal_free(*journal);
	*journal = load.journal;
	load.journal = NULL;
	load_done(&load);
	return true;
}

static bool follow_entry(struct journal *journal, const struct scanned *entry, int by, struct said *said,
                         struct reason *why)
{
	return version_knows(by, entry->key, why) &&
	       (scanned_follow(journal, entry, said, why) || version_refuse(by, why));
}

/* Reads entries from the known end on; keeps those that the journal accepts. */
static bool read_on(struct save *save, struct journal *journal, off_t size, struct said *said)
{
	off_t good = (off_t)save->image.size - IMAGE_TAIL_BYTES;
	int before = save->image.lines;
	struct window *window;
	struct scanned entry;
	struct reason why;

	if (size > IMAGE_BYTES)
		return false;
	window = window_open(save->io, save->fd, good, size, before);
	while (window_next(window, &entry, NULL)) {
		int by = entry.by ? entry.by : save->image.by;

		if (!follow_entry(journal, &entry, by, said, &why)) {
			save->follow.lost = true;
			save_tell(save, _("line %d cannot be shown: %s"), window->scan.n + 1, why.text);
			break;
		}
		image_take(&save->image, &entry);
	}
	window_close(window);
	return save->image.lines > before || save->follow.lost;
}

static bool follow_file(struct save *save, struct journal **journal, const struct stat *stat,
                        struct said *said)
{
	struct follow *follow = &save->follow;
	bool same = follow->seen_inode == stat->st_ino && follow->seen_size == stat->st_size &&
	            follow->seen_time.tv_sec == stat->st_mtim.tv_sec &&
	            follow->seen_time.tv_nsec == stat->st_mtim.tv_nsec;

	if (same)
		return false;
	follow->seen_inode = stat->st_ino;
	follow->seen_size = stat->st_size;
	follow->seen_time = stat->st_mtim;
	if (stat->st_dev != save->device || stat->st_ino != save->inode ||
	    (size_t)stat->st_size < save->image.size - IMAGE_TAIL_BYTES)
		return read_anew(save, journal);
	return !follow->lost && read_on(save, *journal, stat->st_size, said);
}

static bool has_new_run(struct save *save)
{
	struct follow *follow = &save->follow;
	struct stat stat_now = { .st_size = 0 };
	bool same;

	if (!save->run.path[0] || lstat(save->run.path, &stat_now) < 0 || !stat_now.st_size)
		stat_now = (struct stat){ .st_size = 0 };
	same = stat_now.st_size == follow->seen_run &&
	       stat_now.st_mtim.tv_sec == follow->seen_run_time.tv_sec &&
	       stat_now.st_mtim.tv_nsec == follow->seen_run_time.tv_nsec;
	follow->seen_run = stat_now.st_size;
	follow->seen_run_time = stat_now.st_mtim;
	return !same;
}

void save_watched_run(const struct save *save, const struct journal *journal, char *line, size_t size)
{
	struct run run = save->run;
	struct scanned entry;
	char *bytes, *scratch;
	const char *end;
	ssize_t have;

	line[0] = '\0';
	if (save->how != SAVE_WATCH || !save->follow.seen_run)
		return;
	run.fd = save->io->open(run.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
	if (run.fd < 0)
		return;
	bytes = xmalloc(IMAGE_LINE_BYTES);
	scratch = xmalloc(IMAGE_LINE_BYTES);
	have = io_read(save->io, run.fd, bytes, IMAGE_LINE_BYTES, 0);
	save->io->close(run.fd);
	end = have > 0 ? memchr(bytes, '\n', (size_t)have) : NULL;
	if (end &&
	    scan_entry(bytes, (size_t)(end - bytes), journal_count(journal) + 1, scratch, &entry, NULL) &&
	    entry.size < size)
		snprintf(line, size, "%.*s", (int)entry.size, entry.text);
	free(scratch);
	free(bytes);
}

bool follow_tend(struct save *save, struct journal **journal, int64_t now_ms, struct said *said)
{
	struct follow *follow = &save->follow;
	int wait_ms = follow->inotify < 0 || follow->far ? POLL_MS : SLOW_MS;
	struct stat stat_now;
	bool changed;

	/* For any file in the folder: a look at ours costs as little as finding out. */
	follow->closed = io_take_events(follow->inotify) & IN_CLOSE_WRITE;
	follow->poll_at = now_ms + (follow->closed ? CLOSED_MS : wait_ms);
	if (stat(save->path, &stat_now) < 0)
		return false;
	changed = has_new_run(save);
	changed |= follow_file(save, journal, &stat_now, said);
	/* The lock belongs to the file at the path. */
	return (stat_now.st_ino == save->inode && notice_writer(save)) || changed;
}
