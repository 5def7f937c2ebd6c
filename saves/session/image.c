/* SPDX-License-Identifier: MIT */
/*
 * Builds the bytes of a session: the only writer of the format. scan.c, its
 * reader, recognises lines of the usual shape.
 */
#include "format.h"

#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "saves/text/stamp.h"

enum {
	PIECE = 4 * IMAGE_LINE_BYTES,
	HEADER_BYTES = 2 * sizeof(struct save_header) + 100,
	/* Of an entry's line around its text, and a comma, the number, the version, who said it. */
	AROUND = 120 + 2 * NAME_BYTES,
};

/* ---- an entry, a header ---- */

static size_t put(char *out, const char *bytes)
{
	size_t size = strlen(bytes);

	memcpy(out, bytes, size);
	return size;
}

static bool is_escaped(char c)
{
	return c == '"' || c == '\\' || c == '\t'; /* the tab is the only control character of a line */
}

/* Into out, which has room for twice the text; the bytes written. */
static size_t escape(const char *text, char *out)
{
	char *at = out;

	for (; *text; text++) {
		if (is_escaped(*text))
			*at++ = '\\';
		*at++ = *text == '\t' ? 't' : *text;
	}
	return (size_t)(at - out);
}

static size_t digits(int n)
{
	size_t size = 1;

	for (; n > 9; n /= 10)
		size++;
	return size;
}

static size_t put_number(char *out, int n)
{
	size_t size = digits(n);

	for (size_t i = size; i > 0; n /= 10)
		out[--i] = (char)('0' + n % 10);
	return size;
}

/* `"by":"0.9.0"` */
static size_t put_by(char *out, int by)
{
	char *end = out;

	end += put(end, "\"by\":\"");
	version_write(by, end);
	end += strlen(end);
	end += put(end, "\"");
	return (size_t)(end - out);
}

static size_t put_entry(char *out, int n, const struct entry *entry, int by)
{
	char *end = out;

	end += put(end, "{\"n\":");
	end += put_number(end, n);
	end += put(end, ",\"at\":\"");
	stamp_write(entry->at, end);
	end += STAMP_BYTES;
	end += put(end, "\",\"do\":\"");
	end += escape(entry->text, end);
	end += put(end, by ? "\"," : "\"");
	if (by)
		end += put_by(end, by);
	if (*entry->by) {
		end += put(end, ",\"who\":\"");
		end += escape(entry->by, end);
		end += put(end, entry->phone ? "\",\"phone\":true" : "\"");
	}
	end += put(end, "}");
	return (size_t)(end - out);
}

static char *new_entry(int n, const struct entry *entry, int by, size_t *size)
{
	char *line = xmalloc(2 * strlen(entry->text) + AROUND);

	*size = put_entry(line, n, entry, by);
	return line;
}

char *image_entry(int n, const char *text, int64_t at, size_t *size)
{
	return image_entry_of(n, &(struct entry){ .text = text, .at = at, .by = "" }, size);
}

char *image_entry_of(int n, const struct entry *entry, size_t *size)
{
	return new_entry(n, entry, 0, size);
}

/* ---- lines ---- */

static void keep(struct image *image, int n, const char *line, size_t size, int by)
{
	if (image->kept_lines == image->kept_room) {
		image->kept_room = image->kept_room ? 2 * image->kept_room : 4;
		image->kept = xrealloc(image->kept, (size_t)image->kept_room * sizeof *image->kept);
	}
	while (image->kept_size + size > image->kept_text_room) {
		image->kept_text_room = image->kept_text_room ? 2 * image->kept_text_room : 256;
		image->kept_text = xrealloc(image->kept_text, image->kept_text_room);
	}
	memcpy(image->kept_text + image->kept_size, line, size);
	image->kept[image->kept_lines++] =
		(struct image_kept){ .n = n, .by = by, .at = image->kept_size, .size = size };
	image->kept_size += size;
	image->by = by ? by : image->by;
}

int image_by(const struct image *image, int n)
{
	int i = image->kept_lines;

	while (i > 0 && (image->kept[i - 1].n > n || !image->kept[i - 1].by))
		i--;
	return i > 0 ? image->kept[i - 1].by : 0;
}

int image_old(const struct image *image)
{
	for (int i = 0; i < image->kept_lines; i++)
		if (image->kept[i].by)
			return image->kept[i].n ? image->kept[i].n - 1 : 0;
	return image->lines;
}

void image_begin_line(struct image *image, const char *line, size_t size, int by)
{
	*image = (struct image){ .size = size + 1 + IMAGE_TAIL_BYTES };
	keep(image, 0, line, size, by);
}

void image_begin(struct image *image, const struct save_header *header)
{
	char line[HEADER_BYTES], *end = line;

	end += put(end, FORMAT_BEGIN);
	if (header->by) {
		end += put_by(end, header->by);
		end += put(end, ",");
	}
	end += put(end, "\"id\":\"");
	end += escape(header->id, end);
	end += put(end, "\",\"game\":\"");
	end += escape(header->game, end);
	end += put(end, "\",\"title\":\"");
	end += escape(header->title, end);
	end += put(end, "\",\"created\":\"");
	end += escape(header->created, end);
	end += put(end, "\",\"journal\":[");
	image_begin_line(image, line, (size_t)(end - line), header->by);
}

/* With its newline, and with its comma unless it is the first. */
static void count(struct image *image, size_t size)
{
	image->size += size + 1 + (image->lines > 0);
	image->lines++;
}

void image_take(struct image *image, const struct scanned *entry)
{
	if (!entry->usual)
		keep(image, image->lines + 1, entry->line, entry->line_size, entry->by);
	count(image, entry->line_size);
}

static size_t usual_size(int n, const char *text)
{
	static const char around[] = "{\"n\":,\"at\":\"\",\"do\":\"\"}";
	size_t size = sizeof around - 1 + digits(n) + STAMP_BYTES;

	for (; *text; text++)
		size += 1 + is_escaped(*text);
	return size;
}

bool image_add(struct image *image, struct reason *why)
{
	int n = image->lines + 1, here = version_here(), by = image->by == here ? 0 : here;
	struct entry entry = journal_entry(image->journal, n - 1);
	size_t size = usual_size(n, entry.text);
	char *line = by || *entry.by ? new_entry(n, &entry, by, &size) : NULL;
	bool fits = size + 2 <= IMAGE_LINE_BYTES && image->size + size + 2 <= IMAGE_BYTES;

	if (fits && line)
		keep(image, n, line, size, by);
	free(line);
	if (!fits)
		return reason_set(why, _("entry %d does not fit in a session"), n);
	count(image, size);
	return true;
}

static int by_number(const void *n, const void *kept)
{
	int a = *(const int *)n, b = ((const struct image_kept *)kept)->n;

	return (a > b) - (a < b);
}

/* Without its comma, with its newline; at most IMAGE_LINE_BYTES. */
static size_t put_line(const struct image *image, int n, char *out)
{
	const struct image_kept *kept =
		bsearch(&n, image->kept, (size_t)image->kept_lines, sizeof *image->kept, by_number);
	size_t size;

	if (kept) {
		size = kept->size;
		memcpy(out, image->kept_text + kept->at, size);
	} else {
		struct entry entry = journal_entry(image->journal, n - 1);

		size = put_entry(out, n, &entry, 0);
	}
	out[size] = '\n';
	return size + 1;
}

static char *scratch(struct image *image)
{
	if (!image->piece)
		image->piece = xmalloc(PIECE + IMAGE_TAIL_BYTES);
	return image->piece;
}

const char *image_line(struct image *image, int n, size_t *size)
{
	char *line = scratch(image);

	*size = put_line(image, n, line) - 1;
	return line;
}

const char *image_piece(struct image *image, int *n, size_t *size)
{
	char *piece = scratch(image), *end = piece;

	for (; *n <= image->lines && PIECE - (end - piece) >= IMAGE_LINE_BYTES; ++*n) {
		if (*n > 1)
			*end++ = ',';
		end += put_line(image, *n, end);
	}
	*size = (size_t)(end - piece);
	memcpy(end, IMAGE_TAIL, IMAGE_TAIL_BYTES);
	return piece;
}

/* Each piece overwrites the tail of the one before, as an append does. */
static bool write_all(void *user, const struct save_io *io, int fd)
{
	struct image *image = user;
	size_t at = 0, size;

	for (int n = 0; n <= image->lines; at += size) {
		const char *piece = image_piece(image, &n, &size);

		if (!io_write(io, fd, piece, size + IMAGE_TAIL_BYTES, (off_t)at))
			return false;
	}
	return true;
}

struct io_content image_content(struct image *image)
{
	return (struct io_content){ write_all, image };
}

void image_done(struct image *image)
{
	free(image->kept);
	free(image->kept_text);
	free(image->piece);
	*image = (struct image){ 0 };
}
