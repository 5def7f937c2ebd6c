/* SPDX-License-Identifier: MIT */
/*
 * `hall adopt`: a table goes on at this laptop, from the host's copy. It becomes
 * a session of its own with the same lines, and what the laptop before it may
 * still send is no longer taken.
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
