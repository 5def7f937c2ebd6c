/* SPDX-License-Identifier: MIT */
/*
 * All cards as one block of bytes, which is searched as it is: the same in
 * memory and in the cache file. Made once from the stream of cards, then only
 * read.
 *
 *     header | cards, one record each | names, sorted by key | texts
 */
#ifndef SAVES_CARDS_INDEX_H
#define SAVES_CARDS_INDEX_H

#include <stddef.h>
#include <stdint.h>

#include "rules/core/reason.h"
#include "rules/magic/deck.h"
#include "saves/store.h"

/* The file that it was made from; any difference makes it stale. */
struct index_source {
	uint64_t size, inode, device;
	int64_t mtime_s, mtime_ns;
};

struct index {
	char *bytes; /* owned */
	size_t size;
};

/* Reads card data from the descriptor. The index is the caller's. Tells `progress`, unless NULL. */
bool index_make(struct index *index, int fd, const struct index_source *source,
                struct store_progress *progress, struct reason *why);

/* Whether the bytes are a whole index of this source: header, sizes, checksum. Check
 * before using anything else of them. */
bool index_is_good(const struct index *index, const struct index_source *source);

bool index_find(const struct index *index, const char *key, struct magic_card *card);
/* The n-th card one of whose names has a key that begins like that; false: no more. */
bool index_begins(const struct index *index, const char *key, int n, struct magic_card *card);
int index_cards(const struct index *index);
void index_done(struct index *index); /* a zeroed one is fine */

#endif
