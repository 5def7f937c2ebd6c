/* SPDX-License-Identifier: MIT */
/*
 * See memory.h: the two calls that loading makes, answered from memory. One
 * session at a time, as nothing but a table of functions can be handed in.
 */
#include "memory.h"

#include <string.h>

#include "fuzz.h"

static const char *text;
static size_t length;

static int memory_fstat(int fd, struct stat *stat)
{
	*stat = (struct stat){ .st_size = (off_t)length };
	return 0;
}

static ssize_t memory_pread(int fd, void *bytes, size_t size, off_t at)
{
	size_t left = (size_t)at < length ? length - (size_t)at : 0;

	size = size < left ? size : left;
	memcpy(bytes, text + (length - left), size);
	return (ssize_t)size;
}

bool memory_load(const char *bytes, size_t size, struct load *load, struct reason *why)
{
	static const struct save_io io = { .fstat = memory_fstat, .pread = memory_pread };

	text = bytes;
	length = size;
	return load_session(&io, 0, "memory", load, why);
}

char *memory_bytes(struct image *image, size_t *size)
{
	char *bytes = xmalloc(image->size);
	size_t piece;

	*size = 0;
	for (int n = 0; n <= image->lines; *size += piece) {
		const char *from = image_piece(image, &n, &piece);

		if (*size + piece + IMAGE_TAIL_BYTES > image->size)
			fuzz_fail("there is more to write than was counted");
		memcpy(bytes + *size, from, piece + IMAGE_TAIL_BYTES);
	}
	*size += IMAGE_TAIL_BYTES;
	return bytes;
}
