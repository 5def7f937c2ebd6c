/* SPDX-License-Identifier: MIT */
/*
 * Copies sessions into other files: the good part of a damaged one into a new
 * session, and an open one to a path of the player's choice. Never writes to
 * its source.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"

/* A text out of a header that cannot be read as a whole; key: `"game":"`. */
static bool guess(const char *line, size_t size, const char *key, char *out, size_t room)
{
	static const char begin[] = FORMAT_KEY;
	const char *end = line + size;
	size_t length = strlen(key);
	long format;

	if (size < sizeof begin || memcmp(line, begin, sizeof begin - 1) != 0)
		return false;
	line += sizeof begin - 1;
	format = strtol(line, NULL, 10);
	for (; format > 0 && format <= FORMAT && line + length + 1 < end; line++) {
		const char *from = line + length, *quote;

		if (memcmp(line, key, length) != 0)
			continue;
		quote = memchr(from, '"', (size_t)(end - from));
		if (!quote || (size_t)(quote - from) >= room)
			return false;
		snprintf(out, room, "%.*s", (int)(quote - from), from);
		return true;
	}
	return false;
}

/* The header as it is, or as much as can be guessed. */
static bool find_header(const struct scan *scan, struct save_header *header, size_t *length,
                        struct reason *why)
{
	char by[VERSION_BYTES];
	const char *end;

	if (scan_header(scan->text, scan->size, header, length, why))
		return true;
	end = memchr(scan->text, '\n', scan->size);
	if (!end)
		return false;
	*length = (size_t)(end - scan->text) + 1;
	memset(header, 0, sizeof *header);
	if (guess(scan->text, *length, "\"by\":\"", by, sizeof by))
		header->by = version_read(by);
	return guess(scan->text, *length, "\"game\":\"", header->game, sizeof header->game);
}

/* A damaged file, as far as its first line describes it. */
struct damaged {
	int fd;
	off_t size, from; /* the entries begin there */
	struct save_header header;
	const struct game *game;
};

static bool take_header(struct damaged *damaged, struct reason *why)
{
	struct window *window = window_open(&save_io_posix, damaged->fd, 0, damaged->size, 0);
	size_t length = 0;
	bool found = window_fill(window) ? find_header(&window->scan, &damaged->header, &length, why)
	                                 : reason_set(why, "%s", strerror(window->error));

	window_close(window);
	if (!found)
		return reason_at(why, _("line 1"));
	damaged->from = (off_t)length;
	damaged->game = game_find(damaged->header.game);
	if (damaged->game)
		return true;
	reason_set(why, _("this version has no game \"%s\""), utf8_shown(damaged->header.game).text);
	version_refuse(damaged->header.by, why);
	return reason_at(why, _("line 1"));
}

/*
 * Puts at most *count entries into a journal and its image. True: all are
 * valid, *count says how many. False: *count is how many were.
 */
static bool stand_up(struct load *load, struct window *window, int *count, struct reason *why)
{
	struct scanned entry;
	bool stood = true;

	while (stood && load->image.lines < *count && window_next(window, &entry, why)) {
		stood = version_knows(entry.by ? entry.by : load->image.by, entry.key, why) &&
		        scanned_put(load->journal, &entry, why);
		if (stood)
			image_take(&load->image, &entry);
	}
	*count = window->error ? 0 : load->image.lines;
	return stood && !window->error && journal_replay(load->journal, count, why);
}

/* Entries that later ones took back may be invalid by themselves: tries again with
 * fewer until all the rest are valid. */
static int find_good(struct load *load, const struct damaged *damaged, struct reason *why)
{
	int count = INT_MAX;
	bool stood;

	do {
		struct window *window =
			window_open(&save_io_posix, damaged->fd, damaged->from, damaged->size, 0);

		/* The copy has the same name, date and version, and another id. */
		load_done(load);
		save_fresh_header(&load->header, damaged->header.game, damaged->header.title);
		if (damaged->header.created[0])
			memcpy(load->header.created, damaged->header.created, sizeof load->header.created);
		load->header.by = damaged->header.by;
		image_begin(&load->image, &load->header);
		load->image.journal = load->journal = journal_new(damaged->game);
		stood = stand_up(load, window, &count, why);
		window_close(window);
	} while (!stood && count > 0);
	return count > 0 ? count : 0;
}

static bool write_good(const struct store *store, struct load *load, char *path, size_t size,
                       struct reason *why)
{
	struct io_content content = image_content(&load->image);

	if (!store_make_folder(store->sessions, why))
		return false;
	if ((size_t)snprintf(path, size, "%s/%s.json", store->sessions, load->header.id) >= size)
		return reason_set(why, "%s", strerror(ENAMETOOLONG));
	return io_make_of(&save_io_posix, path, &content, NULL, NULL, why);
}

bool save_recover(const struct store *store, const char *path, char *new_path, size_t size, int *lines,
                  struct reason *why)
{
	struct damaged damaged = { .fd = io_open_file(&save_io_posix, path, O_RDONLY) };
	struct load load = { 0 };
	char shown[IO_SHOWN];
	bool recovered = false;

	if (damaged.fd < 0)
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	if (load_size(&save_io_posix, damaged.fd, &damaged.size, why) && take_header(&damaged, why)) {
		*lines = find_good(&load, &damaged, why);
		if (!*lines)
			version_refuse(load.image.by, why);
		recovered =
			*lines ? write_good(store, &load, new_path, size, why) : reason_at(why, _("line 2"));
	}
	save_io_posix.close(damaged.fd);
	load_done(&load);
	return recovered || reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

bool save_copy(struct save *save, const char *path, struct reason *why)
{
	struct io_content content = image_content(&save->image);

	return io_is_free(path, _("%s exists: choose another name"), why) &&
	       io_make_of(save->io, path, &content, NULL, NULL, why);
}
