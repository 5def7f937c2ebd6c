/* SPDX-License-Identifier: MIT */
/*
 * Small text files, with the line ends of any system.
 */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "decode.h"
#include "io.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

ssize_t file_begin(const char *head, ssize_t got)
{
	ssize_t at = got >= 3 && memcmp(head, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

	while (at < got && memchr(" \t\r\n", head[at], 4))
		at++;
	return at;
}

static bool read_whole(struct text_file *file, int fd, int most, struct reason *why)
{
	struct stat stat;
	ssize_t got;

	if (fstat(fd, &stat) < 0)
		return reason_set(why, "%s", strerror(errno));
	if (stat.st_size > most)
		return reason_set(why, _("it is larger than %d KiB"), most >> 10);
	file->text = xmalloc((size_t)stat.st_size + 1);
	got = io_read(&save_io_posix, fd, file->text, (size_t)stat.st_size, 0);
	if (got < 0)
		return reason_set(why, "%s", strerror(errno));
	file->size = (size_t)got;
	file->text[file->size] = '\0';
	return true;
}

static bool is_text(const struct text_file *file, struct reason *why)
{
	if (strncmp(file->text, "\xff\xfe", 2) == 0 || strncmp(file->text, "\xfe\xff", 2) == 0)
		return reason_set(why, _("it is UTF-16: save it as UTF-8"));
	return !memchr(file->text, '\0', file->size) ||
	       reason_set(why, _("it contains a NUL: this is not text"));
}

/* Where lines end in \r alone, as on old Macs, each ends in \n afterwards: the first one shows it. */
static void mend_line_ends(struct text_file *file)
{
	char *at = file->text + strcspn(file->text, "\r\n");

	if (*at != '\r' || at[1] == '\n')
		return;
	for (; (at = strchr(at, '\r')); at++)
		if (at[1] != '\n')
			*at = '\n';
}

static bool open_file(struct text_file *file, const char *path, int most, bool foreign, struct reason *why)
{
	int fd = io_open_named(path, why);
	char shown[IO_SHOWN];
	bool fine;

	*file = (struct text_file){ 0 };
	if (fd < 0)
		return false;
	fine = read_whole(file, fd, most, why);
	close(fd);
	if (fine && foreign)
		file->code = text_decode(&file->text, &file->size);
	if (file->code == TEXT_FOREIGN)
		fine = reason_set(why, _("it is in Shift_JIS, which cannot be read here: save it as UTF-8"));
	if (!fine || !is_text(file, why)) {
		text_file_done(file);
		return reason_at(why, "%s", io_show(path, shown, sizeof shown));
	}
	if (strncmp(file->text, "\xef\xbb\xbf", 3) == 0) {
		file->size -= 3;
		memmove(file->text, file->text + 3, file->size + 1);
	}
	mend_line_ends(file);
	file->at = file->text;
	return true;
}

void text_file_done(struct text_file *file)
{
	free(file->text);
	*file = (struct text_file){ 0 };
}

bool text_file_open(struct text_file *file, const char *path, struct reason *why)
{
	return open_file(file, path, TEXT_FILE_BYTES, false, why);
}

bool text_file_open_foreign(struct text_file *file, const char *path, int most, struct reason *why)
{
	return open_file(file, path, most, true, why);
}

const char *text_code_remark(enum text_code code)
{
	return code == TEXT_WINDOWS     ? _("the file is not UTF-8: read as Latin-1")
	       : code == TEXT_SHIFT_JIS ? _("the file is not UTF-8: read as Shift_JIS")
	                                : "";
}

/* ---- lines ---- */

/* Drops invisible characters (of no width, of direction) and turns tabs into blanks:
 * sites and sheets leave them in copied text. False and *what: a character that
 * steers a terminal, or invalid UTF-8. */
static bool clean(char *line, const char **what)
{
	char *out = line;
	uint32_t before = 0, point;

	for (size_t left = strlen(line); left; before = point) {
		int length;

		point = 0;
		length = utf8_decode(line, left, &point);

		if (length && point == '\t') {
			*line = ' ';
		} else if (!length || point < 0x20 || (point >= 0x7f && point < 0xa0)) {
			*what = length ? _("a control character") : _("this is not UTF-8");
			return false;
		}
		if (point == '\t' || !utf8_is_hidden(before, point, line + length, left - (size_t)length)) {
			memmove(out, line, (size_t)length);
			out += length;
		}
		line += length;
		left -= (size_t)length;
	}
	*out = '\0';
	return true;
}

bool text_file_line(struct text_file *file, char **line, struct reason *why)
{
	const char *end = file->text + file->size, *what;
	char *at = file->at, *stop;
	size_t size;

	*line = NULL;
	if (at >= end)
		return true;
	size = strcspn(at, "\n");
	stop = at + size;
	file->at = stop + 1;
	file->line++;
	*stop = '\0';
	if (size && stop[-1] == '\r')
		stop[-1] = '\0';
	size = strlen(at);
	if (size > TEXT_LINE_BYTES)
		return reason_set(why, _("line %d: it is longer than %d bytes"), file->line, TEXT_LINE_BYTES);
	if (!clean(at, &what))
		return reason_set(why, _("line %d: %s"), file->line, what);
	size = strlen(at);
	*line = at + strspn(at, " ");
	while (size && at + size > *line && at[size - 1] == ' ')
		at[--size] = '\0';
	return true;
}

/* ---- writing ---- */

bool text_file_make(const char *path, const char *text, size_t size, struct reason *why)
{
	const struct save_io *io = &save_io_posix;
	int fd = io->open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666), error = 0;
	char shown[IO_SHOWN];

	if (fd < 0)
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	if (!io_write(io, fd, text, size, 0))
		error = errno;
	if (io->close(fd) < 0 && !error)
		error = errno;
	if (!error)
		return true;
	unlink(path);
	return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(error));
}

bool text_file_replace(const char *path, const char *text, size_t size, struct reason *why)
{
	char beside[PATH_MAX], shown[IO_SHOWN];

	if ((size_t)snprintf(beside, sizeof beside, "%s.new", path) >= sizeof beside)
		return reason_set(why, _("the path is too long"));
	if (!text_file_make(beside, text, size, why))
		return false;
	if (rename(beside, path) == 0)
		return true;
	reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	unlink(beside);
	return false;
}
