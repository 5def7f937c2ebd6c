/* SPDX-License-Identifier: MIT */
/*
 * A stream into memory: all of it is there in the end, or memory_gone. What it
 * allocates while it is written to fails without a word.
 */
#ifndef APP_MEMORY_STREAM_H
#define APP_MEMORY_STREAM_H

#include <stddef.h>
#include <stdio.h>

#include "rules/core/reason.h"

static inline FILE *memory_stream(char **text, size_t *size)
{
	FILE *stream;

	*text = NULL;
	*size = 0;
	stream = open_memstream(text, size);
	if (!stream)
		memory_gone();
	return stream;
}

/* *text is the caller's then. */
static inline void memory_stream_end(FILE *stream, char **text)
{
	int failed = ferror(stream);

	if (fclose(stream) != 0 || failed || !*text)
		memory_gone();
}

#endif
