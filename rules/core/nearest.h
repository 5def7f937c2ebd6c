/* SPDX-License-Identifier: MIT */
/*
 * Suggestions for a mistyped word.
 */
#ifndef RULES_CORE_NEAREST_H
#define RULES_CORE_NEAREST_H

#include "game.h"

/* The n-th word of a list, NULL at its end. */
typedef const char *nearest_at(const void *list, int n);

/* Adds ": did you mean damage, deck?" to a reason, or `otherwise` when no word is near. Always false. */
bool nearest_add(struct reason *why, nearest_at *at, const void *list, const char *word,
                 const char *otherwise);

enum { NEAREST_LETTERS = 48 };

/* How many letters are wrong, missing, too many, or swapped with their neighbour; of words of at most
 * NEAREST_LETTERS bytes. */
int nearest_distance(const char *a, const char *b);

/* "there is no command "dmage": did you mean damage?" Always false. */
bool nearest_verb(struct reason *why, const struct game *game, const char *word);

#endif
