/* SPDX-License-Identifier: MIT */
/*
 * Card data as players have it, read as a stream: Scryfall's bulk files and
 * MTGJSON's (one set, all sets, AtomicCards). Each card goes to the caller;
 * nothing is kept.
 */
#ifndef SAVES_CARDS_SCAN_H
#define SAVES_CARDS_SCAN_H

#include "rules/core/reason.h"
#include "rules/magic/deck.h"

enum { CARD_BYTES = 1 << 20 }; /* the largest object of one card */

/* Takes a card, lent until the next. False and why ends the scan. */
struct card_taker {
	bool (*take)(struct card_taker *taker, const struct card_text *text, struct reason *why);
};

/* Reads the descriptor to its end; it may be a pipe. False and why, with the
 * number of the card, when the file is not such data; cards may have been
 * taken before. A file without any card is refused. */
bool cards_scan(int fd, struct card_taker *taker, struct reason *why);

#endif
