/* SPDX-License-Identifier: MIT */
/*
 * The user's card data: a file of Scryfall or MTGJSON, read once and then found
 * again in the cache folder until it changes. A cache that is damaged, stale or
 * cannot be written costs time and nothing else.
 */
#ifndef SAVES_CARDS_DATA_H
#define SAVES_CARDS_DATA_H

#include "index.h"
#include "rules/magic/deck.h"
#include "saves/store.h"

struct cards {
	struct card_finder finder; /* first */
	struct index index;
	bool cached; /* it was in the cache */
};

/* False and why when the file cannot be read or is no card data. */
bool cards_open(struct cards *cards, const struct store *store, const char *path, struct reason *why);
void cards_done(struct cards *cards); /* a zeroed one is fine */

/* Where card data lies when nobody names a file: data/cards.json; "" when
 * there is none. */
void cards_usual(const struct store *store, char out[PATH_MAX]);

#endif
