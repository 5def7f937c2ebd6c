/* SPDX-License-Identifier: MIT */
/*
 * Loading is all or nothing: a second journal is built, and only a whole one
 * is handed out. Writes nothing.
 */
#include "inner.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"

enum { TORN_PIECE = 1 << 20 };

bool load_size(const struct save_io *io, int fd, off_t *size, struct reason *why)
{
	struct stat stat;

	if (io->fstat(fd, &stat) < 0)
		return reason_set(why, "%s", strerror(errno));
	*size = stat.st_size;
	return stat.st_size <= IMAGE_BYTES || reason_set(why, _("larger than 1 GiB: no table is that large"));
}

/* Line 1 is the header. */
static bool at_entry(struct reason *why, int entry)
{
	return reason_at(why, _("line %d"), entry + 2);
}

/* The entry is whole, and refused. */
static bool refuse(const struct load *load, int entry, struct reason *why)
{
	version_refuse(image_by(&load->image, entry + 1), why);
	return at_entry(why, entry);
}

/* Begins the image and the journal; moves the window to the first entry. */
static bool take_header(struct load *load, struct window *window, struct reason *why)
{
	struct scan *scan = &window->scan;
	const struct game *game;
	char shown[40];
	size_t length;

	if (!window_fill(window))
		return reason_set(why, "%s", strerror(window->error));
	if (!scan_header(scan->text, scan->size, &load->header, &length, why))
		return reason_at(why, _("line 1"));
	game = game_find(load->header.game);
	if (!game) {
		utf8_show(load->header.game, strlen(load->header.game), shown, sizeof shown);
		reason_set(why, _("this version has no game \"%s\""), shown);
		version_refuse(load->header.by, why);
		return reason_at(why, _("line 1"));
	}
	image_begin_line(&load->image, scan->text, length - 1, load->header.by);
	load->image.journal = load->journal = journal_new(game);
	scan->at = length;
	return true;
}

/* Keeps up to 1 GiB, until a piece has no line end: nothing behind it belonged to a session. */
static bool keep_torn(struct load *load, const struct save_io *io, int fd, off_t end, struct reason *why)
{
	off_t at = (off_t)load->image.size - IMAGE_TAIL_BYTES;
	size_t piece;
	ssize_t have;
	char *from;

	do {
		piece = end - at < TORN_PIECE ? (size_t)(end - at) : TORN_PIECE;
		load->torn = xrealloc(load->torn, load->torn_size + piece + 1);
		from = load->torn + load->torn_size;
		have = io_read(io, fd, from, piece, at);
		if (have < 0)
			return reason_set(why, "%s", strerror(errno));
		load->torn_size += (size_t)have;
		at += have;
	} while (have == TORN_PIECE && memchr(from, '\n', (size_t)have));
	return true;
}

/* Puts all whole entries; the window stops at the tail, with the cause in `end`. */
static bool load_entries(struct load *load, struct window *window, off_t size, struct reason *why)
{
	struct reason end = { 0 };
	struct scanned entry;
	enum scan_end tail;
	int bad;

	while (window_next(window, &entry, &end)) {
		image_take(&load->image, &entry);
		if (!version_knows(load->image.by, entry.key, why))
			return at_entry(why, window->scan.n - 1);
		if (!scanned_put(load->journal, &entry, why))
			return refuse(load, window->scan.n - 1, why);
	}
	if (window->error)
		return reason_set(why, "%s", strerror(window->error));
	tail = scan_tail(&window->scan);
	if (tail == SCAN_DAMAGED) {
		if (why)
			*why = end;
		return at_entry(why, load->image.lines);
	}
	if (tail == SCAN_TORN && !keep_torn(load, window->io, window->fd, size, why))
		return false;
	journal_are_old(load->journal, image_old(&load->image));
	return journal_replay(load->journal, &bad, why) || refuse(load, bad, why);
}

bool load_session(const struct save_io *io, int fd, const char *path, struct load *load, struct reason *why)
{
	struct window *window;
	char shown[IO_SHOWN];
	off_t size;
	bool fit;

	*load = (struct load){ 0 };
	if (load_size(io, fd, &size, why)) {
		window = window_open(io, fd, 0, size, 0);
		fit = take_header(load, window, why) && load_entries(load, window, size, why);
		window_close(window);
		if (fit)
			return true;
	}
	load_done(load);
	return reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

/* The header tells its version also where the rest of it is not known. */
static int latest(const struct save_io *io, int fd)
{
	struct save_header header = { .by = 0 };
	struct window *window;
	struct scanned entry;
	size_t length;
	off_t size;
	int by;

	if (!load_size(io, fd, &size, NULL))
		return 0;
	window = window_open(io, fd, 0, size, 0);
	if (window_fill(window) && scan_header(window->scan.text, window->scan.size, &header, &length, NULL))
		window->scan.at = length;
	by = header.by;
	while (window->scan.at && window_next(window, &entry, NULL))
		by = entry.by > by ? entry.by : by;
	window_close(window);
	return by;
}

bool save_is_later(const char *path)
{
	const struct save_io *io = &save_io_posix;
	int fd = io_open_file(io, path, O_RDONLY);
	bool later = fd >= 0 && latest(io, fd) > version_here();

	if (fd >= 0)
		io->close(fd);
	return later;
}

void load_done(struct load *load)
{
	image_done(&load->image);
	journal_free(load->journal);
	free(load->torn);
	*load = (struct load){ 0 };
}
