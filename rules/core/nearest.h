/* SPDX-License-Identifier: MIT */
/*
 * Suggestions for a mistyped verb.
 */
#ifndef RULES_CORE_NEAREST_H
#define RULES_CORE_NEAREST_H

#include "game.h"

/* "damage, deck"; "" when no verb is near. */
void nearest_verbs(const struct game *game, const char *word, char *out, size_t size);

#endif
