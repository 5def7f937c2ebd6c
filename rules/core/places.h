/* SPDX-License-Identifier: MIT */
/*
 * Players who sit down later, and players who change places. A seat is a number all over a state, so
 * whoever moves takes along everything that knows the number: a game lists it once, in game->move.
 */
#ifndef RULES_CORE_PLACES_H
#define RULES_CORE_PLACES_H

#include <stddef.h>

#include "table.h"

struct game;

/* A new order of the seats. */
struct new_seats {
	int seats;
	int to[TABLE_SEATS]; /* the new number of each seat */
};

/* Whoever sits down later: at the last seat, which has the name already. */
struct joining {
	int seat;
	bool ruling; /* the line says so */
	bool told;   /* game->join_key was said: the number */
	int number;
};

int places_seat(const struct new_seats *places, int seat); /* -1 stays -1 */
seats_set places_set(const struct new_seats *places, seats_set set);
/* An array with an element for each seat: the elements move. */
void places_each(const struct new_seats *places, void *array, size_t size);

/* Whether another player may sit down now. */
bool places_may_join(const struct game *game, const void *state, bool ruling, struct reason *why);

#endif
