/* SPDX-License-Identifier: MIT */
/*
 * A list of cards for MECCG as it stands in a file.
 */
#ifndef APP_MECCG_LIST_H
#define APP_MECCG_LIST_H

#include "app/core/outside.h"
#include "rules/meccg/meccg.h"
#include "saves/text/file.h"

/* ZONE_AGAINST: a sideboard of its own, against a fallen-wizard; ZONE_END: nothing more is read. */
enum zone { ZONE_NONE, ZONE_POOL, ZONE_DECK, ZONE_SIDE, ZONE_AGAINST, ZONE_SITES, ZONE_OUT, ZONE_END };
enum { NO_KEY = -1, CARDS = 300, COUNT_MOST = 99 };

struct listed_card {
	char name[MECCG_NAME], same[MECCG_NAME];
	enum zone zone;
	int key;               /* of the heading above it; NO_KEY */
	int count, line, last; /* last: of its copies */
	bool near;             /* spelled otherwise in the file */
};

struct card_list {
	struct listed_card card[CARDS], site[CARDS];
	int cards, sites;
	bool pooled; /* it has a part for the pool */
	enum text_code code;
};

/* Gives a card that is not known the name that is meant. */
void meccg_list_respell(struct listed_card *card);
/* Reads "P load FILE [sure]"; sure NULL: without that word. The caller frees; NULL and why: unreadable. */
struct card_list *meccg_list_of(struct outside_call *call, int *seat, bool *sure);

#endif
