/* SPDX-License-Identifier: MIT */
/*
 * Building the bytes of a session. The one place that writes the format; the
 * one that reads it is scan.c. Touches no file.
 */
#include "image.h"

#include <stdio.h>
#include <string.h>

#include "../rules/i18n.h"
#include "stamp.h"

void image_reserve(struct image *image, size_t size)
{
	if (size <= image->room)
		return;
	image->room = image->room ? image->room : 4096;
	while (image->room < size)
		image->room *= 2;
	image->text = xrealloc(image->text, image->room);
}

static void add(struct image *image, const char *bytes, size_t size)
{
	image_reserve(image, image->size + size);
	memcpy(image->text + image->size, bytes, size);
	image->size += size;
}

void image_cut(struct image *image, size_t size)
{
	image->size = size;
	add(image, IMAGE_TAIL, IMAGE_TAIL_BYTES);
}

void image_done(struct image *image)
{
	free(image->text);
	*image = (struct image){ 0 };
}

/* Into out, which has room for twice the text; the bytes written. Of control
 * characters a line can only hold the tab. */
static size_t escape(const char *text, char *out)
{
	char *at = out;

	for (; *text; text++) {
		if (*text == '"' || *text == '\\' || *text == '\t')
			*at++ = '\\';
		*at++ = *text == '\t' ? 't' : *text;
	}
	return (size_t)(at - out);
}

static void add_text(struct image *image, const char *text)
{
	image_reserve(image, image->size + 2 * strlen(text));
	image->size += escape(text, image->text + image->size);
}

static void add_key(struct image *image, const char *before, const char *text)
{
	add(image, before, strlen(before));
	add_text(image, text);
}

void image_begin(struct image *image, const struct save_header *header)
{
	*image = (struct image){ 0 };
	add_key(image, "{\"tableside\":1,\"id\":\"", header->id);
	add_key(image, "\",\"game\":\"", header->game);
	add_key(image, "\",\"title\":\"", header->title);
	add_key(image, "\",\"created\":\"", header->created);
	add_key(image, "\",\"journal\":[\n", "");
	image_cut(image, image->size);
}

char *image_entry(int n, const char *text, int64_t at, size_t *size)
{
	char *line = xmalloc(2 * strlen(text) + 80), stamp[STAMP_BYTES + 1];
	size_t end;

	stamp_write(at, stamp);
	end = (size_t)sprintf(line, "{\"n\":%d,\"at\":\"%s\",\"do\":\"", n, stamp);
	end += escape(text, line + end);
	memcpy(line + end, "\"}", 3);
	*size = end + 2;
	return line;
}

void image_add_line(struct image *image, const char *line, size_t size)
{
	image->size -= IMAGE_TAIL_BYTES;
	if (image->lines)
		add(image, ",", 1);
	add(image, line, size);
	add(image, "\n" IMAGE_TAIL, 1 + IMAGE_TAIL_BYTES);
	image->lines++;
}

bool image_add(struct image *image, const char *text, int64_t at, struct reason *why)
{
	size_t size;
	char *line = image_entry(image->lines + 1, text, at, &size);

	if (size + 2 > IMAGE_LINE_BYTES || image->size + size + 2 > IMAGE_BYTES) {
		free(line);
		return reason_set(why, _("entry %d does not fit into a session"), image->lines + 1);
	}
	image_add_line(image, line, size);
	free(line);
	return true;
}
