/* SPDX-License-Identifier: MIT */
/* The smallest game, for tests of the engine that all games share. */
#ifndef TESTS_KIT_NULLGAME_H
#define TESTS_KIT_NULLGAME_H

#include "rules/core/game.h"

extern const struct game null_game;

#endif
