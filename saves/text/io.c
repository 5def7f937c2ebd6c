/* SPDX-License-Identifier: MIT */
/*
 * Files, with each step checked. Independent of sessions.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* statx, where there is one; NOLINT(bugprone-reserved-identifier) */
#endif
#include "io.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <uuid/uuid.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* Repeats a call that a signal interrupted. */

static int posix_open(const char *path, int flags, mode_t mode)
{
	int fd;

	do {
		fd = open(path, flags, mode);
	} while (fd < 0 && errno == EINTR);
	return fd;
}

/* Never asks for the file's times: after that the kernel keeps a finer time for it,
 * which costs the next write more than the write itself. */
static int posix_fsize(int fd, struct stat *stat)
{
#ifdef STATX_SIZE
	struct statx now;

	if (statx(fd, "", AT_EMPTY_PATH, STATX_SIZE | STATX_NLINK, &now) == 0) {
		stat->st_size = (off_t)now.stx_size;
		stat->st_nlink = (nlink_t)now.stx_nlink;
		return 0;
	}
#endif
	return fstat(fd, stat);
}

static int posix_ftruncate(int fd, off_t size)
{
	int result;

	do {
		result = ftruncate(fd, size);
	} while (result < 0 && errno == EINTR);
	return result;
}

static int posix_fsync(int fd)
{
	int result;

	do {
		result = fsync(fd);
	} while (result < 0 && errno == EINTR);
	return result;
}

const struct save_io save_io_posix = {
	.open = posix_open,
	.close = close,
	.pread = pread,
	.pwrite = pwrite,
	.ftruncate = posix_ftruncate,
	.fstat = fstat,
	.fsize = posix_fsize,
	.fsync = posix_fsync,
	.fdatasync = fdatasync,
	.rename = rename,
	.flock = flock,
};

enum lock_answer io_lock(const struct save_io *io, int fd)
{
	int result;

	do {
		result = io->flock(fd, LOCK_EX | LOCK_NB);
	} while (result < 0 && errno == EINTR);
	if (result == 0)
		return LOCK_OURS;
	return errno == EWOULDBLOCK ? LOCK_TAKEN : LOCK_NONE;
}

/* A writer's lock refuses the shared one, which is held for this call only. */
enum lock_answer io_could_lock(const struct save_io *io, int fd)
{
	if (io->flock(fd, LOCK_SH | LOCK_NB) < 0)
		return errno == EWOULDBLOCK ? LOCK_TAKEN : LOCK_NONE;
	io->flock(fd, LOCK_UN);
	return LOCK_OURS;
}

bool io_write(const struct save_io *io, int fd, const char *bytes, size_t size, off_t at)
{
	while (size) {
		ssize_t done = io->pwrite(fd, bytes, size, at);

		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0) {
			errno = done == 0 ? ENOSPC : errno;
			return false;
		}
		bytes += done;
		size -= (size_t)done;
		at += done;
	}
	return true;
}

ssize_t io_read(const struct save_io *io, int fd, char *bytes, size_t size, off_t at)
{
	size_t have = 0;

	while (have < size) {
		ssize_t done = io->pread(fd, bytes + have, size - have, at + (off_t)have);

		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return -1;
		if (done == 0)
			break;
		have += (size_t)done;
	}
	return (ssize_t)have;
}

int io_open_file(const struct save_io *io, const char *path, int access)
{
	int fd = io->open(path, access | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
	struct stat stat;

	if (fd < 0)
		return -1;
	if (io->fstat(fd, &stat) == 0) {
		if (S_ISREG(stat.st_mode))
			return fd;
		errno = EINVAL;
	}
	io_drop(io, fd, "");
	return -1;
}

int io_open_folder(const struct save_io *io, const char *path)
{
	char folder[PATH_MAX];
	const char *slash = strrchr(path, '/');
	int length = slash ? (int)(slash - path) : 0;

	if (length >= PATH_MAX) {
		errno = ENAMETOOLONG;
		return -1;
	}
	snprintf(folder, sizeof folder, "%.*s", length, path);
	return io->open(length ? folder : slash ? "/" : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
}

bool io_synced(int result)
{
	return result == 0 || errno == EINVAL || errno == ENOTSUP;
}

bool io_sync_folder_of(const struct save_io *io, const char *path)
{
	int fd = io_open_folder(io, path), saved;
	bool synced;

	if (fd < 0)
		return false;
	synced = io_synced(io->fsync(fd));
	saved = errno;
	io->close(fd);
	errno = saved;
	return synced;
}

void io_drop(const struct save_io *io, int fd, const char *temp)
{
	int saved = errno;

	if (fd >= 0)
		io->close(fd);
	if (temp[0])
		unlink(temp);
	errno = saved;
}

int io_temp(const struct save_io *io, const char *path, char *temp, size_t size,
            const struct io_content *content)
{
	uuid_t uuid;
	char random[37];
	int fd;

	uuid_generate_random(uuid);
	uuid_unparse_lower(uuid, random);
	if ((size_t)snprintf(temp, size, "%s.tmp.%.8s", path, random) >= size) {
		errno = ENAMETOOLONG;
		fd = -1;
	} else {
		fd = io->open(temp, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	}
	if (fd >= 0 && content->write(content->user, io, fd))
		return fd;
	if (fd >= 0)
		io_drop(io, fd, temp);
	temp[0] = '\0'; /* not ours */
	return -1;
}

bool io_replace(const struct save_io *io, const char *path, const struct io_content *content)
{
	char temp[PATH_MAX + 40];
	int fd = io_temp(io, path, temp, sizeof temp, content);
	bool done = fd >= 0 && io->rename(temp, path) == 0;

	if (done)
		temp[0] = '\0';
	io_drop(io, fd, temp);
	return done;
}

bool io_make_of(const struct save_io *io, const char *path, const struct io_content *content, int *fd,
                bool *locked, struct reason *why)
{
	char temp[PATH_MAX + 16], shown[IO_SHOWN];
	int made = io_temp(io, path, temp, sizeof temp, content);
	bool replaces;

	if (made < 0)
		goto fail;
	if (fd)
		*locked = io_lock(io, made) == LOCK_OURS;
	if (io->fsync(made) < 0)
		goto fail;
	if (!fd) {
		if (io->close(made) < 0) {
			made = -1;
			goto fail;
		}
		made = -1;
	}
	replaces = access(path, F_OK) == 0;
	if (io->rename(temp, path) < 0)
		goto fail;
	if (!io_sync_folder_of(io, path)) {
		/* A new file may not survive a power cut: rather none than one that may be lost
		 * unnoticed. Where another was, that one or this survives: it stays. */
		snprintf(temp, sizeof temp, "%s", replaces ? "" : path);
		goto fail;
	}
	if (fd)
		*fd = made;
	return true;
fail:
	reason_set(why, _("cannot write %s: %s"), io_show(path, shown, sizeof shown), strerror(errno));
	io_drop(io, made, temp);
	return false;
}

bool io_is_free(const char *path, const char *taken, struct reason *why)
{
	char shown[IO_SHOWN];
	bool there = access(path, F_OK) == 0;

	return (!there && errno == ENOENT) ||
	       reason_set(why, there ? taken : "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
}

struct span {
	const char *bytes;
	size_t count;
};

static bool write_span(void *user, const struct save_io *io, int fd)
{
	const struct span *span = user;

	return io_write(io, fd, span->bytes, span->count, 0);
}

bool io_make(const struct save_io *io, const char *path, const char *bytes, size_t count, struct reason *why)
{
	struct span span = { bytes, count };

	return io_make_of(io, path, &(struct io_content){ write_span, &span }, NULL, NULL, why);
}

int io_open_named(const char *path, struct reason *why)
{
	int fd = io_open_file(&save_io_posix, path, O_RDONLY);
	char shown[IO_SHOWN];

	if (fd < 0)
		reason_set(why, "%s: %s", io_show(path, shown, sizeof shown),
		           errno == EINVAL ? _("this is not a file") : strerror(errno));
	return fd;
}

const char *io_show(const char *path, char *out, size_t size)
{
	size_t length = strlen(path), most = size - 8;
	const char *from = length > most ? strchr(path + length - most, '/') : path;

	if (!from)
		from = path + length - most;
	utf8_show(from, strlen(from), out, size);
	return out;
}

bool io_beside(const char *path, const char *ending, char *out, size_t size)
{
	size_t length = strlen(path);

	if (length > 5 && strcmp(path + length - 5, ".json") == 0)
		length -= 5;
	return (size_t)snprintf(out, size, "%.*s%s", (int)length, path, ending) < size;
}
