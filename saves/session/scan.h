/* SPDX-License-Identifier: MIT */
/*
 * Reading a session's bytes: the header, one entry after the other, and what
 * the rest is: a clean end, a torn one, or damage. No answer looks farther than
 * SCAN_BYTES: with so many bytes at hand it is the one that all of them give.
 */
#ifndef SAVES_SESSION_SCAN_H
#define SAVES_SESSION_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "image.h"
#include "rules/core/reason.h"
#include "saves/save.h"

enum { SCAN_BYTES = IMAGE_LINE_BYTES + 1 };

struct scan {
	const char *text;
	size_t size;
	size_t at;                      /* begin of the first line not taken */
	int n;                          /* entries taken */
	char scratch[IMAGE_LINE_BYTES]; /* of a text with escapes */
};

struct scanned {
	const char *text; /* into the bytes or the scratch; no NUL behind it */
	size_t size;
	int64_t at;
	const char *line; /* as it is stored, without comma and newline */
	size_t line_size;
	bool usual; /* image.c writes the same bytes */
};

enum scan_end { SCAN_CLEAN, SCAN_TORN, SCAN_DAMAGED };

/* The first line of text[0..size). *length: its bytes with the newline. */
bool scan_header(const char *text, size_t size, struct save_header *header, size_t *length,
                 struct reason *why);

/* Takes the next whole entry. False and why when the tail begins here. */
bool scan_next(struct scan *scan, struct scanned *entry, struct reason *why);

/* What the bytes from scan->at on are, once scan_next said false. */
enum scan_end scan_tail(struct scan *scan);

/* An entry without comma or newline; it must be number n. */
bool scan_entry(const char *line, size_t size, int n, char scratch[IMAGE_LINE_BYTES], struct scanned *entry,
                struct reason *why);

/* UTF-8 without control characters; a tab passes. */
bool scan_is_clean(const char *text, size_t size);

#endif
