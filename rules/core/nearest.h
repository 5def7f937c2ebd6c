/* SPDX-License-Identifier: MIT */
/*
 * What somebody may have meant who mistyped a verb.
 */
#ifndef RULES_CORE_NEAREST_H
#define RULES_CORE_NEAREST_H

#include "game.h"

/* "damage, deck" into out; "" when nothing is near. */
void nearest_verbs(const struct game *game, const char *word, char *out, size_t size);

#endif
