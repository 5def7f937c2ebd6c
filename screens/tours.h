/* SPDX-License-Identifier: MIT */
/*
 * The tours, one a game, for the screens' tables.
 */
#ifndef SCREENS_TOURS_H
#define SCREENS_TOURS_H

#include "screen.h"

extern const struct tour_step archenemy_tour[], catan_tour[], championship_tour[], commander_tour[],
	meccg_tour[], score_tour[], titan_tour[];

#endif
