/* SPDX-License-Identifier: MIT */
/*
 * Loading is all or nothing: a second journal is built, and only a whole one
 * is handed out. Writes nothing.
 */
#include "load.h"

#include <errno.h>
#include <string.h>

#include "../rules/i18n.h"
#include "../rules/utf8.h"
#include "scan.h"

/* More than a line may have, so that a piece without an end of one is no part
 * of a session: what follows it is not read, and 1 GiB of nothing not held. */
enum { PIECE = 1 << 20 };

static bool has_lines(const char *bytes, size_t size)
{
	return size < PIECE || memchr(bytes, '\n', size);
}

bool load_bytes(const struct save_io *io, int fd, struct image *image, struct reason *why)
{
	struct stat stat;
	size_t left, piece = 0;
	ssize_t have = 0;

	if (io->fstat(fd, &stat) < 0)
		return reason_set(why, "%s", strerror(errno));
	if (stat.st_size > IMAGE_BYTES)
		return reason_set(why, _("larger than 1 GiB, which no session is"));
	for (left = (size_t)stat.st_size; have == (ssize_t)piece && left; left -= piece) {
		piece = left < PIECE ? left : PIECE;
		image_reserve(image, image->size + piece + IMAGE_TAIL_BYTES + 1);
		have = io_read(io, fd, image->text + image->size, piece, (off_t)image->size);
		if (have < 0)
			return reason_set(why, "%s", strerror(errno));
		image->size += (size_t)have;
		if (!has_lines(image->text + image->size - have, (size_t)have))
			break;
	}
	image_reserve(image, image->size + IMAGE_TAIL_BYTES + 1);
	return true;
}

static const struct game *find_game(const char *id, struct reason *why)
{
	const struct game *game = game_find(id);
	char shown[40];

	if (!game) {
		utf8_show(id, strlen(id), shown, sizeof shown);
		reason_set(why, _("line 1: no game is called \"%s\" here"), shown);
	}
	return game;
}

/* Line 1 is the header. */
static bool at_entry(struct reason *why, int entry)
{
	return reason_at(why, _("line %d"), entry + 2);
}

/* Puts all whole entries; *scan ends at the tail, *end says why. */
static bool put_entries(struct scan *scan, struct journal *journal, struct reason *end, struct reason *why)
{
	struct scanned entry;

	while (scan_next(scan, &entry, end))
		if (!journal_put(journal, entry.text, entry.size, entry.at, why))
			return at_entry(why, scan->n - 1);
	return true;
}

static bool take_tail(struct load *load, struct scan *scan, const struct reason *end, struct reason *why)
{
	enum scan_end tail = scan_tail(scan);

	if (tail == SCAN_DAMAGED) {
		if (why)
			*why = *end;
		return at_entry(why, scan->n);
	}
	if (tail == SCAN_TORN) {
		load->torn_size = scan->size - scan->at;
		load->torn = xmalloc(load->torn_size);
		memcpy(load->torn, scan->text + scan->at, load->torn_size);
	}
	return true;
}

static bool load_entries(struct load *load, struct scan *scan, struct reason *why)
{
	struct reason end;
	int bad;

	if (!put_entries(scan, load->journal, &end, why) || !take_tail(load, scan, &end, why))
		return false;
	if (!journal_replay(load->journal, &bad, why))
		return at_entry(why, bad);
	load->image.lines = scan->n;
	image_cut(&load->image, scan->at);
	return true;
}

static bool load_all(const struct save_io *io, int fd, struct load *load, struct reason *why)
{
	const struct game *game;
	struct scan *scan;
	size_t length;
	bool fit;

	if (!load_bytes(io, fd, &load->image, why))
		return false;
	load->file_size = (off_t)load->image.size;
	if (!scan_header(load->image.text, load->image.size, &load->header, &length, why))
		return reason_at(why, _("line 1"));
	game = find_game(load->header.game, why);
	if (!game)
		return false;
	load->journal = journal_new(game);
	scan = xmalloc(sizeof *scan);
	scan->text = load->image.text;
	scan->size = load->image.size;
	scan->at = length;
	scan->n = 0;
	fit = load_entries(load, scan, why);
	free(scan);
	return fit;
}

bool load_session(const struct save_io *io, int fd, const char *path, struct load *load, struct reason *why)
{
	char shown[IO_SHOWN];

	*load = (struct load){ 0 };
	if (load_all(io, fd, load, why))
		return true;
	load_done(load);
	return reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

void load_done(struct load *load)
{
	image_done(&load->image);
	journal_free(load->journal);
	free(load->torn);
	*load = (struct load){ 0 };
}
