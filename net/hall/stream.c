/* SPDX-License-Identifier: MIT */
/*
 * One file of the shared folder. Waits for the rest of a parcel that is not
 * whole yet; bytes that cannot be a parcel end the reading of this file, until
 * another is in its place.
 */
#include "stream.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"

enum { HEAD_BYTES = 40 };

static const char *const kinds[PARCELS] = { "here", "journal", "ask", "ack", "copy", "host" };

void stream_init(struct stream *stream, const char *folder, int table, const char *ending)
{
	*stream = (struct stream){ .fd = -1 };
	if ((size_t)snprintf(stream->path, sizeof stream->path, "%s/%d.%s", folder, table, ending) >=
	    sizeof stream->path)
		stream->path[0] = '\0'; /* opening it will show */
}

void stream_done(struct stream *stream)
{
	if (stream->fd >= 0)
		close(stream->fd);
	stream->fd = -1;
}

/* Reads the line before a parcel; returns its length, 0 when it is cut off, -1 when
 * it is malformed. */
static int read_head(const char *text, size_t have, enum parcel_kind *kind, size_t *size)
{
	const char *end = memchr(text, '\n', have < HEAD_BYTES ? have : HEAD_BYTES);
	char word[HEAD_BYTES + 1];
	unsigned long bytes;
	int used = 0;

	if (!end)
		return have < HEAD_BYTES ? 0 : -1;
	if (sscanf(text, "%10[a-z] %6lu%*c%n", word, &bytes, &used) != 2 || text + used != end + 1 ||
	    bytes > PARCEL_BYTES)
		return -1; /* what scanf takes for a blank may be the end of the line */
	for (int i = 0; i < PARCELS; i++)
		if (strcmp(kinds[i], word) == 0) {
			*kind = (enum parcel_kind)i;
			*size = bytes;
			return (int)(end + 1 - text);
		}
	return -1;
}

/* ---- writing ---- */

/* Where the last whole parcel ends. -1: errno. */
static off_t find_end(int fd, off_t file_size)
{
	char head[HEAD_BYTES + 1];
	off_t at = 0;

	for (;;) {
		ssize_t have = io_read(&save_io_posix, fd, head, HEAD_BYTES, at);
		enum parcel_kind kind;
		size_t size;
		int length;

		if (have < 0)
			return -1;
		head[have] = '\0';
		length = have ? read_head(head, (size_t)have, &kind, &size) : 0;
		if (length <= 0 || at + length + (off_t)size > file_size)
			return at;
		at += length + (off_t)size;
	}
}

void stream_share(int fd)
{
	struct stat stat;
	mode_t mode;

	if (fstat(fd, &stat) < 0 || stat.st_uid != geteuid())
		return; /* its owner does this */
	mode = S_ISDIR(stat.st_mode) ? S_IRWXU | S_IRWXG | S_ISGID : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP;
	if ((stat.st_mode & mode) != mode)
		(void)!fchmod(fd,
		              (stat.st_mode & 07777) | mode); /* a folder without modes has no need of it */
}

bool stream_fault(const char *path, int error, struct reason *why)
{
	char shown[IO_SHOWN];

	io_show(path, shown, sizeof shown);
	if (error == EACCES || error == EPERM)
		reason_set(why, _("no access to %s: its owner can share it with chgrp -R and chmod -R g+rwX"),
		           shown);
	else
		reason_set(why, "%s: %s", shown, strerror(error));
	errno = error;
	return false;
}

/* Whether it is a file of this program, by no other name and with no rights but the group's: a private file
 * that somebody has linked here is neither cut nor opened to others. */
static bool is_ours(const struct stat *stat, const char *head, ssize_t have)
{
	if (!S_ISREG(stat->st_mode) || stat->st_nlink > 1 || stat->st_mode & (S_ISUID | S_ISGID | S_IWOTH))
		return false;
	for (int i = 0; i < PARCELS; i++) {
		size_t length = strlen(kinds[i]);

		if (have <= (ssize_t)length ? strncmp(kinds[i], head, (size_t)have) == 0
		                            : strncmp(kinds[i], head, length) == 0 && head[length] == ' ')
			return true;
	}
	return false;
}

/* False, for errno. */
static bool give_up(struct stream *stream, struct reason *why)
{
	int error = errno;

	stream_done(stream);
	return stream_fault(stream->path, error, why);
}

bool stream_write(struct stream *stream, struct reason *why)
{
	char shown[IO_SHOWN], head[HEAD_BYTES];
	struct stat stat;
	ssize_t have;
	enum lock_answer lock;

	stream_done(stream);
	stream->fd = open(stream->path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0660);
	if (stream->fd < 0 || fstat(stream->fd, &stat) < 0)
		return give_up(stream, why);
	have = io_read(&save_io_posix, stream->fd, head, sizeof head, 0);
	if (have < 0)
		return give_up(stream, why);
	if (!is_ours(&stat, head, have)) {
		stream_done(stream);
		reason_set(why, _("%s is not a file of this hall and was left alone: remove it"),
		           io_show(stream->path, shown, sizeof shown));
		errno = EEXIST;
		return false;
	}
	stream_share(stream->fd);
	lock = io_lock(&save_io_posix, stream->fd);
	if (lock == LOCK_TAKEN) {
		stream_done(stream);
		reason_set(why, _("another laptop is connected as this table: %s"),
		           io_show(stream->path, shown, sizeof shown));
		errno = EBUSY;
		return false;
	}
	stream->inode = stat.st_ino;
	stream->at = find_end(stream->fd, stat.st_size);
	if (stream->at < 0 || (stream->at < stat.st_size && ftruncate(stream->fd, stream->at) < 0))
		return give_up(stream, why);
	return true;
}

bool stream_add(struct stream *stream, enum parcel_kind kind, const char *text, size_t size)
{
	char *bytes = xmalloc(HEAD_BYTES + size);
	size_t head = (size_t)snprintf(bytes, HEAD_BYTES, "%s %zu\n", kinds[kind], size);
	bool added;
	int error;

	memcpy(bytes + head, text, size);
	added = io_write(&save_io_posix, stream->fd, bytes, head + size, stream->at);
	error = errno;
	free(bytes);
	if (added)
		stream->at += (off_t)(head + size);
	else if (ftruncate(stream->fd, stream->at) < 0)
		stream_done(stream); /* the next opening cuts it off */
	errno = error;
	return added;
}

bool stream_is_there(const struct stream *stream)
{
	struct stat stat_now;

	return stream->fd >= 0 && stat(stream->path, &stat_now) == 0 && stat_now.st_ino == stream->inode;
}

/* ---- reading ---- */

/* Tells once why the file cannot be read. */
static void tell_fault(struct stream *stream, int table, int error, const struct carrier_user *to)
{
	struct reason why;

	if (error && !stream->error) {
		stream_fault(stream->path, error, &why);
		to->refuse(to->user, table, why.text);
	}
	stream->error = error;
}

/* One parcel at stream->at; false: none that is whole. */
static bool read_parcel(struct stream *stream, int table, const struct carrier_user *to, char *bytes)
{
	ssize_t have = io_read(&save_io_posix, stream->fd, bytes, HEAD_BYTES + PARCEL_BYTES, stream->at);
	struct parcel parcel = { .table = table };
	size_t end, used = 0;
	int length = 0;

	tell_fault(stream, table, have < 0 ? errno : 0, to);
	bytes[have > 0 ? have : 0] = '\0';
	end = have > 0 ? (size_t)have : 0;
	while (used < end && (length = read_head(bytes + used, end - used, &parcel.kind, &parcel.size)) > 0 &&
	       end - used - (size_t)length >= parcel.size) {
		parcel.text = bytes + used + length;
		to->take(to->user, &parcel);
		used += (size_t)length + parcel.size;
	}
	if (used < end && length < 0) {
		stream->broken = true;
		to->refuse(to->user, table, _("its file in the folder is damaged: the rest is ignored"));
	}
	stream->at += (off_t)used;
	return used && end == HEAD_BYTES + PARCEL_BYTES && !stream->broken;
}

bool stream_read(struct stream *stream, int table, const struct carrier_user *to)
{
	struct stat stat_now, opened;
	off_t before;
	char *bytes;

	if (stat(stream->path, &stat_now) < 0) {
		tell_fault(stream, table, errno == ENOENT ? 0 : errno, to);
		return false;
	}
	if (stream->fd < 0 || stat_now.st_ino != stream->inode || stat_now.st_size < stream->at) {
		stream_done(stream);
		stream->fd = io_open_file(&save_io_posix, stream->path, O_RDONLY);
		tell_fault(stream, table, stream->fd < 0 && errno != ENOENT ? errno : 0, to);
		if (stream->fd < 0 || fstat(stream->fd, &opened) < 0)
			return false;
		stream->inode = opened.st_ino;
		stream->at = 0;
		stream->broken = false;
	}
	if (stream->broken || stat_now.st_size == stream->at)
		return false;
	before = stream->at;
	bytes = xmalloc(HEAD_BYTES + PARCEL_BYTES + 1);
	while (read_parcel(stream, table, to, bytes))
		;
	free(bytes);
	return stream->at > before; /* a parcel cut off at the end is none */
}
