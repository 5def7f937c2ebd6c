/* SPDX-License-Identifier: MIT */
/*
 * Whole sessions into other files: the good part of a damaged one into a new
 * session, and an open one to wherever somebody wants it. What is read here is
 * never written to.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../rules/i18n.h"
#include "inner.h"
#include "load.h"

/* The game's name out of a header that cannot be read as a whole. */
static bool guess_game(const char *line, size_t size, char *game, size_t room)
{
	static const char begin[] = "{\"tableside\":1,", key[] = "\"game\":\"";
	const char *end = line + size;

	if (size < sizeof begin || memcmp(line, begin, sizeof begin - 1) != 0)
		return false;
	for (line += sizeof begin - 1; line + sizeof key < end; line++) {
		const char *from = line + sizeof key - 1, *quote;

		if (memcmp(line, key, sizeof key - 1) != 0)
			continue;
		quote = memchr(from, '"', (size_t)(end - from));
		if (!quote || (size_t)(quote - from) >= room)
			return false;
		snprintf(game, room, "%.*s", (int)(quote - from), from);
		return true;
	}
	return false;
}

/* The header as it is, or with what can be told of it. */
static bool find_header(const struct image *bytes, struct save_header *header, size_t *length, struct reason *why)
{
	const char *end;

	if (scan_header(bytes->text, bytes->size, header, length, why))
		return true;
	end = memchr(bytes->text, '\n', bytes->size);
	if (!end)
		return false;
	*length = (size_t)(end - bytes->text) + 1;
	memset(header, 0, sizeof *header);
	return guess_game(bytes->text, *length, header->game, sizeof header->game);
}

/*
 * Puts entries, at most *count, into an empty journal. True: all of them stand,
 * *count and *end say how far they go. False: *count is how many did.
 */
static bool stand_up(struct scan *scan, const struct game *game, int *count, size_t *end, struct reason *why)
{
	struct journal *journal = journal_new(game);
	struct scanned entry;
	bool stood = true;

	*end = scan->at;
	while (stood && scan->n < *count && scan_next(scan, &entry, why)) {
		stood = journal_put(journal, entry.text, entry.size, entry.at, why);
		if (stood)
			*end = scan->at;
	}
	*count = stood ? scan->n : scan->n - 1;
	stood = stood && journal_replay(journal, count, why);
	journal_free(journal);
	return stood;
}

/* Lines that later ones took back may not stand by themselves: so again, with
 * fewer, until all that are left do. */
static int find_good(const struct image *bytes, size_t from, const struct game *game, size_t *end, struct reason *why)
{
	struct scan *scan = xmalloc(sizeof *scan);
	int count = INT_MAX;
	bool stood;

	do {
		scan->text = bytes->text;
		scan->size = bytes->size;
		scan->at = from;
		scan->n = 0;
		stood = stand_up(scan, game, &count, end, why);
	} while (!stood && count > 0);
	free(scan);
	return count > 0 ? count : 0;
}

static bool write_good(const struct store *store, const struct image *bytes, size_t from, size_t end,
                       const struct save_header *old, char *path, size_t size, struct reason *why)
{
	struct save_header header;
	struct image image;
	bool written;

	save_fresh_header(&header, old->game, old->title);
	if (old->created[0])
		memcpy(header.created, old->created, sizeof header.created);
	image_begin(&image, &header);
	image.size -= IMAGE_TAIL_BYTES;
	image_reserve(&image, image.size + (end - from) + IMAGE_TAIL_BYTES);
	memcpy(image.text + image.size, bytes->text + from, end - from);
	image_cut(&image, image.size + (end - from));
	if (!store_make_folder(store->sessions, why))
		written = false;
	else if ((size_t)snprintf(path, size, "%s/%s.json", store->sessions, header.id) >= size)
		written = reason_set(why, "%s", strerror(ENAMETOOLONG));
	else
		written = io_make(&save_io_posix, path, image.text, image.size, NULL, NULL, why);
	image_done(&image);
	return written;
}

static bool recover(const struct store *store, const struct image *bytes, char *path, size_t size,
                    int *lines, struct reason *why)
{
	struct save_header header;
	const struct game *game;
	size_t from, end;

	if (!find_header(bytes, &header, &from, why))
		return reason_at(why, _("line 1"));
	game = game_find(header.game);
	if (!game)
		return reason_set(why, _("line 1: no game is called \"%s\" here"), header.game);
	*lines = find_good(bytes, from, game, &end, why);
	if (!*lines)
		return reason_at(why, _("line 2"));
	return write_good(store, bytes, from, end, &header, path, size, why);
}

bool save_recover(const struct store *store, const char *path, char *new_path, size_t size,
                  int *lines, struct reason *why)
{
	const struct save_io *io = &save_io_posix;
	int fd = io_open_file(io, path, O_RDONLY);
	struct image bytes = { 0 };
	char shown[IO_SHOWN];
	bool recovered;

	if (fd < 0)
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	recovered = load_bytes(io, fd, &bytes, why) && recover(store, &bytes, new_path, size, lines, why);
	io->close(fd);
	image_done(&bytes);
	return recovered || reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

bool save_copy(struct save *save, const char *path, struct reason *why)
{
	char shown[IO_SHOWN];

	if (access(path, F_OK) == 0)
		return reason_set(why, _("%s is there already: give another name"), io_show(path, shown, sizeof shown));
	return io_make(save->io, path, save->image.text, save->image.size, NULL, NULL, why);
}
