/* SPDX-License-Identifier: MIT */
/*
 * Opens the hall's one file and reads it, at the start and while following. A
 * last line without its newline was never acknowledged and is cut off; a file
 * with any other fault is not opened and stays as it is.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "keeper_inner.h"
#include "rules/core/args.h"
#include "rules/core/i18n.h"
#include "saves/session/format.h"
#include "saves/text/io.h"

enum { READ_BYTES = 1 << 20 };

static bool read_gone(struct keeper *k, struct keeper_table *t, const char *line, size_t size)
{
	char id[WIRE_ID] = "";
	int session;

	if (size != 5 + WIRE_ID - 1 || memcmp(line, "gone ", 5) != 0)
		return false;
	memcpy(id, line + 5, WIRE_ID - 1);
	session = keeper_find_session(t, id);
	if (session >= 0)
		keeper_gone(k, t, session);
	return session >= 0;
}

/* The file has no time of it: the table announces itself again, or counts as lost from now on. */
static bool read_here(struct keeper *k, struct keeper_table *t, const char *line, size_t size, int64_t now)
{
	struct wire_here here;
	const struct parcel parcel = { PARCEL_HERE, t->row.table, line, size + 1 };

	return wire_read_here(&parcel, &here) && keeper_here(k, t, &here, now);
}

static bool read_line(struct keeper *k, const char *line, size_t size, int64_t now, struct reason *why)
{
	const char *blank = memchr(line, ' ', size < 6 ? size : 6);
	struct keeper_table *t;
	char number[6];
	int table;

	snprintf(number, sizeof number, "%.*s", blank ? (int)(blank - line) : 0, line);
	if (!blank || !read_int(number, 1, HALL_TABLES, &table))
		return reason_set(why, _("it does not begin with the number of a table"));
	t = keeper_table(k, table);
	size -= (size_t)(blank + 1 - line);
	line = blank + 1;
	if (size && line[0] != '{')
		return read_here(k, t, line, size, now) || read_gone(k, t, line, size) ||
		       reason_set(why, _("its contents are unknown"));
	if (size > 5 && memcmp(line, "{\"n\":", 5) != 0)
		return keeper_header(k, t, line, size + 1, why);
	if (t->written < 0)
		return reason_set(why, _("a line without its session"));
	return keeper_entry(k, t, line, size, t->session[t->written].kept.lines + 1, why);
}

/* Reads the whole lines from k->size on. */
static bool read_lines(struct keeper *k, int64_t now, bool *any, struct reason *why)
{
	char *bytes = xmalloc(READ_BYTES), shown[IO_SHOWN];
	struct reason inner = { 0 };
	bool good = true;
	ssize_t have;

	*any = false;
	k->now = now;
	k->reading = true;
	while (good && (have = io_read(&save_io_posix, k->fd, bytes, READ_BYTES, k->size)) > 0) {
		const char *at = bytes, *line;
		long size;

		while (good && (size = wire_line(&at, bytes + have, &line)) >= 0) {
			good = read_line(k, line, (size_t)size, now, &inner);
			k->size += good ? at - line : 0;
			*any = true;
		}
		if (good && at == bytes) {
			good = have < READ_BYTES || reason_set(&inner, _("a line without an end"));
			break;
		}
	}
	if (good && have < 0) /* what follows is unknown: nothing may be cut off there */
		good = reason_set(&inner, "%s", strerror(errno));
	k->reading = false;
	free(bytes);
	return good || reason_set(why, _("%s: at byte %lld: %s"), io_show(k->path, shown, sizeof shown),
	                          (long long)k->size, inner.text);
}

static bool read_file(struct keeper *k, int64_t now, struct reason *why)
{
	char shown[IO_SHOWN];
	struct stat stat;
	bool any;

	k->fd = open(k->path,
	             (k->follows ? O_RDONLY : O_RDWR | O_CREAT) | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
	if (k->fd < 0 || fstat(k->fd, &stat) < 0)
		return reason_set(why, "%s: %s", io_show(k->path, shown, sizeof shown), strerror(errno));
	if (!S_ISREG(stat.st_mode) || stat.st_nlink > 1)
		return reason_set(why, _("%s is not a file of this hall and was left alone: remove it"),
		                  io_show(k->path, shown, sizeof shown));
	k->follows = k->follows || io_lock(&save_io_posix, k->fd) == LOCK_TAKEN;
	k->past = true;
	if (!read_lines(k, now, &any, why))
		return false;
	for (int i = 0; i < k->tables; i++) {
		struct keeper_table *t = k->table[i];

		for (int n = 0; n < t->sessions && !k->follows; n++)
			t->session[n].answer = false;
		if (!k->follows)
			t->row.here = false; /* until it announces itself */
	}
	k->answers = k->past = false;
	if (!k->follows && ftruncate(k->fd, k->size) < 0)
		return reason_set(why, "%s: %s", io_show(k->path, shown, sizeof shown), strerror(errno));
	return true;
}

struct keeper *keeper_open(const char *path, const char *refusals, bool follow, int64_t now,
                           struct reason *why)
{
	struct keeper *k = xcalloc(1, sizeof *k);

	snprintf(k->path, sizeof k->path, "%s", path);
	snprintf(k->refusals, sizeof k->refusals, "%s", refusals);
	k->follows = follow;
	k->scratch = xmalloc(IMAGE_LINE_BYTES);
	if (read_file(k, now, why))
		return k;
	keeper_close(k);
	return NULL;
}

bool keeper_read_on(struct keeper *k, int64_t now, struct reason *why)
{
	bool any;

	read_lines(k, now, &any, why);
	return any;
}

bool keeper_is_there(const struct keeper *k)
{
	struct stat opened, there;

	return fstat(k->fd, &opened) == 0 && stat(k->path, &there) == 0 && opened.st_ino == there.st_ino &&
	       opened.st_dev == there.st_dev;
}
