/* SPDX-License-Identifier: MIT */
/*
 * The user's card data: a file of Scryfall or MTGJSON, read once and then
 * taken from the cache folder until it changes. A damaged, stale or unwritable
 * cache costs time only.
 */
#ifndef SAVES_CARDS_DATA_H
#define SAVES_CARDS_DATA_H

#include "index.h"
#include "rules/magic/deck.h"
#include "saves/store.h"

struct cards {
	struct card_finder finder; /* first */
	struct index index;
	bool cached; /* taken from the cache */
};

/* False and why when the file cannot be read or is not card data. */
bool cards_open(struct cards *cards, const struct store *store, const char *path, struct reason *why);
/* .. from the cache alone, which takes no time; false: they are not in it. */
bool cards_recall(struct cards *cards, const struct store *store, const char *path);
void cards_done(struct cards *cards); /* a zeroed one is fine */

/* The default path of card data, data/cards.json; "" when there is none. */
void cards_usual(const struct store *store, char out[PATH_MAX]);

#endif
