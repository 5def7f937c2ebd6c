/* SPDX-License-Identifier: MIT */
/*
 * The state of a table at one moment, to be compared with what it becomes: byte for byte in all that a copy
 * of it has.
 */
#ifndef TESTS_KIT_MOMENT_H
#define TESTS_KIT_MOMENT_H

#include "rules/core/game.h"

struct moment;

struct moment *moment_new(const struct game *game);
void moment_free(struct moment *moment);

void moment_keep(struct moment *moment, const void *state);
bool moment_is(struct moment *moment, const void *state);

#endif
