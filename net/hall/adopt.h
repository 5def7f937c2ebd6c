/* SPDX-License-Identifier: MIT */
/*
 * `hall adopt`: a table goes on at this laptop, from the host's copy, as a new
 * session with the same lines. The host then refuses lines from the laptop
 * before it.
 */
#ifndef NET_HALL_ADOPT_H
#define NET_HALL_ADOPT_H

#include "place.h"
#include "saves/store.h"

struct adopted {
	char path[PATH_MAX]; /* of the new session */
	char id[37];
	int lines;
};

/* Waits up to wait_ms for the host. */
bool hall_adopt(const struct hall_place *place, const struct store *store, int wait_ms,
                struct adopted *adopted, struct reason *why);

#endif
