/* SPDX-License-Identifier: MIT */
/*
 * Opens or makes a session: the lock, the torn end, the thread. load.c reads
 * it, append.c writes on.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <uuid/uuid.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "saves/text/stamp.h"

enum {
	LOCK_TRIES = 5, /* a listing holds the lock for a moment */
	LOCK_NAP_NS = 10000000,
	REPLACED_TRIES = 50,
	CLOSING_MS = 2000,
};

/* ---- what an open session needs ---- */

static struct save *save_new(const struct save_io *io, enum save_how how)
{
	struct save *save = xcalloc(1, sizeof *save);

	save->io = io;
	save->how = how;
	save->fd = save->folder = save->mend.temp = save->run.fd = save->follow.inotify = -1;
	return save;
}

/* Prepares writing. A full disk becomes an error, not a signal. */
static bool begin_writing(struct save *save, struct reason *why)
{
	signal(SIGXFSZ, SIG_IGN);
	save->folder = io_open_folder(save->io, save->path);
	if (save->folder < 0)
		return reason_set(why, _("its folder: %s"), strerror(errno));
	if (!save_know(save))
		return reason_set(why, "%s", strerror(errno));
	save->written = save->image.size;
	save->asked = 0; /* lines of a killed writer may not be on disk yet */
	save->safe = save->written_lines = save->image.lines;
	save->sync = sync_start(save->io, why);
	return save->sync != NULL;
}

/* ---- opening ---- */

static bool become_watcher(struct save *save, const char *notice)
{
	save->how = SAVE_WATCH;
	save_tell(save, "%s", notice);
	return true;
}

/*
 * The descriptor is locked and is the file at the path: a writer that put a
 * new file in place while we waited for the lock holds the new file's lock.
 */
static bool open_locked(struct save *save, struct reason *why)
{
	int busy = 0;

	for (int i = 0; i < REPLACED_TRIES; i++) {
		int fd = io_open_file(save->io, save->path, O_RDWR);
		enum lock_answer lock;

		if (fd < 0 && (errno == EACCES || errno == EROFS || errno == EPERM))
			return become_watcher(save, _("you may not write this file: read-only"));
		if (fd < 0)
			return reason_set(why, "%s", strerror(errno));
		lock = io_lock(save->io, fd);
		if (lock != LOCK_TAKEN && save_is_at(save, fd, save->path)) {
			save->fd = fd;
			save->locked = lock == LOCK_OURS;
			if (!save->locked)
				save_tell(save,
				          _("this folder cannot lock files: do not open the table twice"));
			return true;
		}
		save->io->close(fd);
		if (lock == LOCK_TAKEN && ++busy == LOCK_TRIES)
			return become_watcher(save, _("open in another program: watching"));
		if (lock == LOCK_TAKEN)
			nanosleep(&(struct timespec){ .tv_nsec = LOCK_NAP_NS }, NULL);
	}
	return reason_set(why, _("it keeps being replaced"));
}

static bool open_file(struct save *save, const char *path, struct reason *why)
{
	if (save->how != SAVE_READ && !realpath(path, save->path))
		return reason_set(why, "%s", strerror(errno));
	/* Readers never reuse the path. */
	if (save->how == SAVE_READ &&
	    (size_t)snprintf(save->path, sizeof save->path, "%s", path) >= sizeof save->path)
		return reason_set(why, "%s", strerror(ENAMETOOLONG));
	if (save->how == SAVE_WRITE && !open_locked(save, why))
		return false;
	if (save->how == SAVE_WRITE)
		return true;
	save->fd = io_open_file(save->io, save->path, O_RDONLY);
	return save->fd >= 0 ||
	       reason_set(why, "%s", errno == EINVAL ? _("this is not a file") : strerror(errno));
}

/* Appends: a second accident must not lose what was torn off earlier. False: errno. */
static bool keep_torn(struct save *save, const struct load *load, const char *path)
{
	const struct save_io *io = save->io;
	int fd = io->open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
	struct stat stat;

	if (fd < 0)
		return false;
	if (io->fstat(fd, &stat) < 0 || !io_write(io, fd, load->torn, load->torn_size, stat.st_size) ||
	    !io_synced(io->fsync(fd))) {
		io_drop(io, fd, "");
		return false;
	}
	return io->close(fd) == 0 && io_sync_folder_of(io, path);
}

static bool cut_torn(struct save *save, const struct load *load, struct reason *why)
{
	const struct save_io *io = save->io;
	char path[PATH_MAX], shown[IO_SHOWN];
	off_t end = (off_t)(save->image.size - IMAGE_TAIL_BYTES);

	if (!io_beside(save->path, ".torn", path, sizeof path))
		return reason_set(why, "%s", strerror(ENAMETOOLONG));
	if (load->torn_size && !keep_torn(save, load, path))
		return reason_set(why, _("its damaged end could not be saved to %s: %s"),
		                  io_show(path, shown, sizeof shown), strerror(errno));
	if (io->ftruncate(save->fd, end) < 0 || !io_write(io, save->fd, IMAGE_TAIL, IMAGE_TAIL_BYTES, end) ||
	    !io_synced(io->fsync(save->fd)))
		return reason_set(why, _("its damaged end could not be cut off: %s"), strerror(errno));
	if (load->torn_size)
		save_tell(save, _("the end of the file was damaged: %zu bytes moved to %s"), load->torn_size,
		          io_show(path, shown, sizeof shown));
	else
		save_tell(save, _("the end of the file was missing and has been restored: no line is lost"));
	return true;
}

static bool open_session(struct save *save, const char *path, struct load *load, struct reason *why)
{
	char shown[IO_SHOWN];

	if (!open_file(save, path, why))
		return reason_at(why, "%s", io_show(path, shown, sizeof shown));
	if (!load_session(save->io, save->fd, path, load, why))
		return false;
	save->header = load->header;
	save->image = load->image;
	load->image = (struct image){ 0 };
	if (save->how != SAVE_WRITE) {
		if (load->torn && save->how == SAVE_READ) /* a watcher waits for the rest */
			save_tell(save, _("the end of the file is damaged: %zu bytes are ignored"),
			          load->torn_size);
		if (save->how == SAVE_WATCH)
			follow_begin(save);
		return true;
	}
	run_name(&save->run, save->path);
	if ((!load->torn || cut_torn(save, load, why)) && begin_writing(save, why))
		return true;
	return reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

/* ---- a run that was not said ---- */

static void say_left(struct save *save, struct journal *journal, const char *bytes, size_t size,
                     char *scratch)
{
	const char *end = memchr(bytes, '\n', size);
	struct scanned entry;
	struct rng rng;

	if (!end ||
	    !scan_entry(bytes, (size_t)(end - bytes), journal_count(journal) + 1, scratch, &entry, NULL))
		return;
	rng_seed(&rng, 0); /* a run of key presses changes a number: it draws no chance */
	if (journal_say(journal, entry.text, entry.size, entry.at, &rng, false, NULL, NULL, NULL) !=
	    JOURNAL_SAID)
		return;
	save->run.size = size; /* the file stays until the line is stored */
	save_append(save, journal);
	save_tell(save, _("restored the unsaved line: %s"),
	          journal_entry(journal, journal_count(journal) - 1).text);
}

/* Says the run that a dead writer left, as a line of its own, and removes the file.
 * False and why: the file cannot be read, and stays as it is. */
static bool say_run(struct save *save, struct journal *journal, struct reason *why)
{
	char *bytes, *scratch;
	ssize_t have;

	if (!run_is_left(&save->run))
		return true;
	bytes = xmalloc(IMAGE_LINE_BYTES);
	scratch = xmalloc(IMAGE_LINE_BYTES);
	have = run_read(&save->run, save->io, bytes, why);
	if (have >= 0) {
		say_left(save, journal, bytes, (size_t)have, scratch);
		run_done(&save->run, save->io);
	}
	free(scratch);
	free(bytes);
	return have >= 0;
}

/* Results of old entries that are others by the rules of now, in one notice. */
static void tell_corrections(struct save *save, const struct journal *journal)
{
	char list[sizeof save->notice->text] = "";
	size_t end = 0;
	const char *text;
	int entry;

	for (int i = 0; (text = journal_correction(journal, i, &entry)) && end < sizeof list; i++)
		end += (size_t)snprintf(list + end, sizeof list - end, "%s%s", i ? "; " : "",
		                        label_of(_("%s (entry %d)"), text, entry + 1).text);
	if (list[0])
		save_tell(save, _("from before 0.9.0: %s"), list);
}

struct save *save_open_with(const struct save_io *io, const char *path, enum save_how how,
                            struct journal **journal, struct reason *why)
{
	struct save *save = save_new(io, how);
	struct load load = { 0 };

	if (!open_session(save, path, &load, why)) {
		load_done(&load);
		save_free(save);
		return NULL;
	}
	if (save->how == SAVE_WRITE && !say_run(save, load.journal, why)) {
		load_done(&load);
		save_close(save, CLOSING_MS);
		return NULL;
	}
	tell_corrections(save, load.journal);
	*journal = load.journal;
	load.journal = NULL;
	load_done(&load);
	return save;
}

struct save *save_open(const char *path, enum save_how how, struct journal **journal, struct reason *why)
{
	return save_open_with(&save_io_posix, path, how, journal, why);
}

/* ---- a new one ---- */

static bool title_is_fit(const char *title, struct reason *why)
{
	if (strlen(title) >= sizeof((struct save_header *)0)->title)
		return reason_set(why, _("the title is too long"));
	return (line_is_clean(title, strlen(title), NULL) && !strchr(title, '\t')) ||
	       reason_set(why, _("the title is not UTF-8 or contains a control character"));
}

void save_fresh_header(struct save_header *header, const char *game, const char *title)
{
	uuid_t uuid;

	uuid_generate_random(uuid);
	uuid_unparse_lower(uuid, header->id);
	snprintf(header->game, sizeof header->game, "%s", game);
	snprintf(header->title, sizeof header->title, "%s", title);
	stamp_write(time(NULL), header->created);
	header->by = version_here();
}

/* No folder or no space: the table begins in memory, NOT SAVED, and mending makes
 * the file as soon as possible. */
static bool begin_unsaved(struct save *save, const char *cause, struct reason *why)
{
	signal(SIGXFSZ, SIG_IGN);
	save->sync = sync_start(save->io, why);
	if (!save->sync)
		return false;
	save->locked = true; /* presumably: the new file will be locked */
	save->torn = true;   /* no file to append to */
	mend_due(save, cause);
	save->mend.tries = 1; /* it has just failed: wait before the next try */
	return true;
}

struct save *save_create_with(const struct save_io *io, const struct store *store, const struct game *game,
                              const char *title, struct reason *why)
{
	struct io_content content;
	struct reason cause;
	struct save *save;
	bool made;

	title = title ? title : "";
	if (!title_is_fit(title, why))
		return NULL;
	save = save_new(io, SAVE_WRITE);
	save_fresh_header(&save->header, game->id, title);
	image_begin(&save->image, &save->header);
	if ((size_t)snprintf(save->path, sizeof save->path, "%s/%s.json", store->sessions, save->header.id) >=
	    sizeof save->path) {
		reason_set(why, "%s", strerror(ENAMETOOLONG));
		save_free(save);
		return NULL;
	}
	run_name(&save->run, save->path);
	content = image_content(&save->image);
	made = store_make_folder(store->sessions, &cause) &&
	       io_make_of(io, save->path, &content, &save->fd, &save->locked, &cause);
	if (made ? begin_writing(save, why) : begin_unsaved(save, cause.text, why)) {
		if (!save->locked)
			save_tell(save, _("this folder cannot lock files: do not open the table twice"));
		return save;
	}
	save_free(save);
	return NULL;
}

struct save *save_nowhere(const struct game *game, const char *title)
{
	struct save *save = save_new(&save_io_posix, SAVE_NOWHERE);

	save_fresh_header(&save->header, game->id, title);
	return save;
}

struct save *save_create(const struct store *store, const struct game *game, const char *title,
                         struct reason *why)
{
	return save_create_with(&save_io_posix, store, game, title, why);
}
