/* SPDX-License-Identifier: MIT */
/*
 * A stream into memory that is complete in the end; otherwise memory_gone. Writing
 * to it hides failed allocations until then.
 */
#ifndef SAVES_TEXT_MEMORY_STREAM_H
#define SAVES_TEXT_MEMORY_STREAM_H

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
