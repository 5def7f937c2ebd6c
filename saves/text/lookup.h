/* SPDX-License-Identifier: MIT */
/*
 * Texts and a number for each, found in one step, whether there are ten or ten
 * thousand.
 */
#ifndef SAVES_TEXT_LOOKUP_H
#define SAVES_TEXT_LOOKUP_H

#include <stddef.h>

struct lookup_slot {
	char *key; /* owned; NULL: free */
	int value;
};

/* A zeroed one is empty. */
struct lookup {
	struct lookup_slot *slot;
	int room, count;
};

void lookup_done(struct lookup *lookup);
int lookup_find(const struct lookup *lookup, const char *key); /* its number, -1: not there */
/* Keeps the first number that a key was given; that number. */
int lookup_add(struct lookup *lookup, const char *key, int value);

/* A text as people spell it in several ways: without case, accents, blanks,
 * punctuation and the words "the", "and", "of"; "Saint" is "St.". */
void lookup_plain(const char *text, char *out, size_t size);

#endif
