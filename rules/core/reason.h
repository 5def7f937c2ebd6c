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

enum { REASON_BYTES = 400, REASON_WAYS = 7 };

/* Where a text names what cures it, in bytes: its place, the line in it, and its end; 0: no more. */
struct reason_ways {
	struct reason_way {
		short at, line, end;
	} of[REASON_WAYS];
};

struct reason {
	char text[REASON_BYTES];
	struct reason_ways ways;
};

/*
 * Always false, so that failing is one line. A NULL why is allowed. `format` has lines that may be said
 * between backquotes, which the text has not: "%s has no tower yet: `tower %s`". A screen shows the key in
 * their place, and in that of what stands before a |: "`d, or |discard P CARDS`".
 */
bool reason_set(struct reason *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The backquotes of a text that is to be an argument of reason_set(), for lines there, too. */
void reason_mark(char *text);

/* Puts "PLACE: " in front of a reason that an inner layer has set. Always false. */
bool reason_at(struct reason *why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The sentence up to the first line that it names. */
void reason_bare(const struct reason *why, char *out, size_t size);

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
