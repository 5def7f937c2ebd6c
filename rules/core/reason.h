/* SPDX-License-Identifier: MIT */
/*
 * Why something was refused, in a player's words: lower case, no full stop,
 * naming the offending thing and, if known, the cure. The caller owns the
 * buffer, which is valid only after a function returned false.
 */
#ifndef RULES_CORE_REASON_H
#define RULES_CORE_REASON_H

#include <stdbool.h>
#include <stdlib.h>

struct reason {
	char text[400];
};

/* Always false, so that failing is one line. A NULL why is allowed. */
bool reason_set(struct reason *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Puts "PLACE: " in front of a reason that an inner layer has set. Always false. */
bool reason_at(struct reason *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* An analyzer looks at one file at a time and does not see the "always". */
#ifdef REASONS_ARE_FALSE
#define reason_set(...) (reason_set(__VA_ARGS__), false)
#define reason_at(...) (reason_at(__VA_ARGS__), false)
#endif

/* Memory for the whole program: never NULL; without memory out_of_memory() is called. */
void *xmalloc(size_t size);
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *old, size_t size);
/* The array with a place for one more than `count` items, of `room`; doubled when full. */
void *xgrow(void *array, int count, int *room, size_t item);
char *xstrdup(const char *text);

/* Called without memory, before the message and exit(3), to restore the terminal;
 * set once at start. NULL, the default: nothing. */
extern void (*out_of_memory)(void);

/* For other allocators that have failed. */
void memory_gone(void) __attribute__((noreturn));

#endif
