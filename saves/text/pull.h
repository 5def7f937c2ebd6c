/* SPDX-License-Identifier: MIT */
/*
 * JSON as a stream: the caller pulls one value after the other out of a file of
 * any size, through a window of fixed size, and nothing is kept. Each byte is
 * checked on the way. pull_check() applies the same grammar to a text in memory.
 */
#ifndef SAVES_TEXT_PULL_H
#define SAVES_TEXT_PULL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/reason.h"

struct pull {
	int fd;
	unsigned char *window; /* NULL: all bytes are at hand */
	const unsigned char *begin, *at, *end;
	uint64_t offset; /* of `begin` in the file */
	uint64_t from;   /* where the value began that has a limit */
	size_t limit;    /* 0: none */
	int depth;
	bool strict; /* see pull_check */
	bool failed; /* once wrong, all is; the reason is that of the first fault */
	struct reason *why;
};

/* The descriptor stays the caller's; a pipe will do. A mark of UTF-8 is passed over. */
void pull_begin(struct pull *p, int fd, struct reason *why);
void pull_done(struct pull *p);

/* The next byte that is no blank, not taken; 0: there is none, or a fault. */
int pull_peek(struct pull *p);

/* An object or an array: enter at its bracket, then more before each member:
 *     for (bool first = true; pull_more(p, '}', &first); ) ...
 * False at the end and at a fault, which `failed` tells apart. */
bool pull_enter(struct pull *p, char bracket);
bool pull_more(struct pull *p, char close, bool *first);

/* A key and its colon. One longer than the place it gets is "" and true. */
bool pull_key(struct pull *p, char *out, size_t size);

/* A text, which must fit. null is "". */
bool pull_text(struct pull *p, char *out, size_t size);

/* A whole number within the range. */
bool pull_number(struct pull *p, int min, int max, int *number);

/* true or false; *yes is set. */
bool pull_bool(struct pull *p, bool *yes);

/* Any value at all, of any size. */
bool pull_skip(struct pull *p);

/* Nothing but blanks up to the end of the file. */
bool pull_end(struct pull *p);

/* From here on a value that is larger is refused; 0 lifts it. False: it was. */
bool pull_limit(struct pull *p, size_t limit);

/*
 * Whether a text is JSON as a session may have it: one value, nothing behind it,
 * no control character, escaped or not, but an escaped tab, and whole numbers
 * within 2^53. False and why, with the byte. json.c finds twin keys in its tree.
 */
bool pull_check(const char *text, size_t size, struct reason *why);

/* Refuses, with the place in the file; `what` is marked, and translated only now.
 * Always false. */
bool pull_bad(struct pull *p, const char *what);

#endif
