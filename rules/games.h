/* SPDX-License-Identifier: MIT */
/*
 * All games. Rooms above rules/ find a game here; no file below rules/ needs to
 * know which games there are.
 */
#ifndef RULES_GAMES_H
#define RULES_GAMES_H

#include "rules/core/game.h"

/* In the order of home; ends with NULL. */
extern const struct game *const games[];
const struct game *game_find(const char *id); /* or NULL */
/* The same; NULL and why, with what may have been meant. */
const struct game *game_named(const char *id, struct reason *why);

#endif
