/* SPDX-License-Identifier: MIT */
/* The smallest game, for tests of what all games share. */
#ifndef TESTS_NULLGAME_H
#define TESTS_NULLGAME_H

#include "../rules/game.h"

extern const struct game null_game;

#endif
