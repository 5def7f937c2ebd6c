/* SPDX-License-Identifier: MIT */
/*
 * One line being typed: insertion, movement by whole characters with their
 * marks, the usual Ctrl keys. Text only.
 */
#ifndef APP_CORE_EDIT_H
#define APP_CORE_EDIT_H

#include <stdbool.h>
#include <stddef.h>

#include "key.h"

enum { EDIT_BYTES = 1000 };

struct edit {
	char text[EDIT_BYTES];
	size_t length, cursor; /* bytes */
};

void edit_set(struct edit *edit, const char *text); /* cursor at the end */
/* Puts text in place of the bytes [from, cursor). */
void edit_replace(struct edit *edit, size_t from, const char *text);
/* True when the key changed the text or moved the cursor. */
bool edit_key(struct edit *edit, const struct key *key);
/* The same for a short text without a cursor. */
bool edit_find_key(char *find, size_t size, const struct key *key);

#endif
