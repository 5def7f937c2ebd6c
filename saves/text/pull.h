/* SPDX-License-Identifier: MIT */
/*
 * JSON as a stream: the caller pulls one value after the other out of a file
 * of any size, through a window of fixed size; nothing is kept. Each byte is
 * checked on the way. pull_check() applies the same grammar to a text in
 * memory.
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
	uint64_t from;   /* begin of the value with the limit */
	size_t limit;    /* 0: none */
	int depth;
	bool strict; /* see pull_check */
	bool failed; /* after one fault all calls fail; the reason is that of the first */
	struct reason *why;
};

/* The caller keeps the descriptor, which may be a pipe. Skips a byte order mark. */
void pull_begin(struct pull *p, int fd, struct reason *why);
/* A text in memory, in the grammar of pull_check(). Nothing is to be freed. */
void pull_begin_text(struct pull *p, const char *text, size_t size, struct reason *why);
void pull_done(struct pull *p);

/* The next byte that is not a blank, not taken; 0: end or fault. */
int pull_peek(struct pull *p);

/* An object or an array: enter at its bracket, then more before each member:
 *     for (bool first = true; pull_more(p, '}', &first); ) ...
 * False at the end and at a fault, which `failed` tells apart. */
bool pull_enter(struct pull *p, char bracket);
bool pull_more(struct pull *p, char close, bool *first);

/* A key and its colon. A key that does not fit is "" and true. */
bool pull_key(struct pull *p, char *out, size_t size);

/* A text, which must fit. null is "". */
bool pull_text(struct pull *p, char *out, size_t size);

/* A whole number within the range. */
bool pull_number(struct pull *p, int min, int max, int *number);

/* true or false; *yes is set. */
bool pull_bool(struct pull *p, bool *yes);

/* Any value at all, of any size. */
bool pull_skip(struct pull *p);

/* Accepts only blanks up to the end of the file. */
bool pull_end(struct pull *p);

/* Refuses a larger value from here on; 0 lifts the limit. False: it was exceeded. */
bool pull_limit(struct pull *p, size_t limit);

/*
 * Whether a text is JSON as a session may have it: one value, nothing behind it,
 * no control character, escaped or not, but an escaped tab, and whole numbers
 * within 2^53. False and why, with the byte. json.c finds twin keys in its tree.
 */
bool pull_check(const char *text, size_t size, struct reason *why);

/* Refuses, with the place in the file; `what` is marked with N_() and translated
 * here. Always false. */
bool pull_bad(struct pull *p, const char *what);

#endif
