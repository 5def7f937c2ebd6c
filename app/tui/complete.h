/* SPDX-License-Identifier: MIT */
/*
 * Completions at the prompt, from the usage in the tables of verbs.
 */
#ifndef APP_COMPLETE_H
#define APP_COMPLETE_H

#include "rules/core/game.h"

enum { COMPLETIONS = 24 };

struct completion {
	char word[120]; /* replaces the word being typed */
	char text[120]; /* what it is */
	bool whole;     /* a blank may follow */
};

/* The completions of the word that ends at `cursor`; *from: where it begins. */
int complete(const struct game *game, const struct table *table, const char *line, size_t cursor,
             struct completion *out, size_t *from);

/* The verb of the part the cursor is in, NULL when it is not known yet. */
const struct verb *complete_verb(const struct game *game, const char *line, size_t cursor);

#endif
