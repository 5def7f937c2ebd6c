/* SPDX-License-Identifier: MIT */
/*
 * Why something was refused, in words a player understands: lower case, no
 * full stop, the offending thing named and, where known, the cure. The caller
 * owns the buffer; a reason is only meaningful after a function said false.
 */
#ifndef RULES_REASON_H
#define RULES_REASON_H

#include <stdbool.h>
#include <stdlib.h>

struct reason {
	char text[400];
};

/* Always false, so that failing is one line. A NULL why is allowed. */
bool reason_set(struct reason *why, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Puts "PLACE: " in front of a reason that an inner layer has set. Always false. */
bool reason_at(struct reason *why, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The malloc family of the whole program: memory, or out_of_memory is called. */
void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
char *xstrdup(const char *text);

/* What to do without memory; set once at start (the terminal is put right
 * first). It must not return. NULL, the default: a message and exit(3). */
extern void (*out_of_memory)(void);

#endif
