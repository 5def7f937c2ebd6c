/* SPDX-License-Identifier: MIT */
/*
 * Small text files, with line ends of Unix or Windows.
 */
#include "file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

static bool read_whole(struct text_file *file, int fd, struct reason *why)
{
	struct stat stat;
	ssize_t got;

	if (fstat(fd, &stat) < 0)
		return reason_set(why, "%s", strerror(errno));
	if (stat.st_size > TEXT_FILE_BYTES)
		return reason_set(why, _("it is larger than %d KiB"), TEXT_FILE_BYTES >> 10);
	file->text = xmalloc((size_t)stat.st_size + 1);
	got = io_read(&save_io_posix, fd, file->text, (size_t)stat.st_size, 0);
	if (got < 0)
		return reason_set(why, "%s", strerror(errno));
	file->size = (size_t)got;
	file->text[file->size] = '\0';
	if (strncmp(file->text, "\xff\xfe", 2) == 0 || strncmp(file->text, "\xfe\xff", 2) == 0)
		return reason_set(why, _("it is UTF-16: save it as UTF-8"));
	if (memchr(file->text, '\0', file->size))
		return reason_set(why, _("it contains a NUL: this is not a text"));
	return true;
}

bool text_file_open(struct text_file *file, const char *path, struct reason *why)
{
	int fd = io_open_named(path, why);
	char shown[IO_SHOWN];
	bool fine;

	*file = (struct text_file){ 0 };
	if (fd < 0)
		return false;
	fine = read_whole(file, fd, why);
	close(fd);
	if (!fine) {
		text_file_done(file);
		return reason_at(why, "%s", io_show(path, shown, sizeof shown));
	}
	if (strncmp(file->text, "\xef\xbb\xbf", 3) == 0) {
		file->size -= 3;
		memmove(file->text, file->text + 3, file->size + 1);
	}
	file->at = file->text;
	return true;
}

void text_file_done(struct text_file *file)
{
	free(file->text);
	*file = (struct text_file){ 0 };
}

/* ---- Latin-1 ---- */

/* What Windows-1252 has where Latin-1 has control characters; U+FFFD: nothing. */
static const uint16_t windows[] = {
	0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
	0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
	0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178,
};

static bool is_utf8(const char *text, size_t size)
{
	uint32_t point;
	int length;

	for (; size; text += length, size -= (size_t)length) {
		length = utf8_decode(text, size, &point);
		if (!length)
			return false;
	}
	return true;
}

bool text_file_accept_latin(struct text_file *file)
{
	char *text, *out;

	if (is_utf8(file->text, file->size))
		return false;
	out = text = xmalloc(3 * file->size + 1);
	for (size_t i = 0; i < file->size; i++) {
		unsigned char byte = (unsigned char)file->text[i];

		out += utf8_encode(byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : byte, out);
	}
	*out = '\0';
	free(file->text);
	file->text = file->at = text;
	file->size = (size_t)(out - text);
	return true;
}

/* ---- lines ---- */

/* Drops invisible characters (of no width, of direction) and turns tabs into blanks:
 * sites and sheets leave them in copied text. False and *what: a character that
 * steers a terminal, or invalid UTF-8. */
static bool clean(char *line, const char **what)
{
	char *out = line;
	uint32_t point = 0;

	for (size_t left = strlen(line); left;) {
		int length = utf8_decode(line, left, &point);

		if (point == '\t') {
			*line = ' ';
		} else if (!length || point < 0x20 || (point >= 0x7f && point < 0xa0)) {
			*what = length ? _("a control character") : _("this is not UTF-8");
			return false;
		}
		if (point == '\t' || !utf8_is_control(point)) {
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
