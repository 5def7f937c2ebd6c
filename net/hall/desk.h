/* SPDX-License-Identifier: MIT */
/*
 * The host of a hall: the keeper in its thread. The program looks at rows and
 * never waits for the network or the disk.
 */
#ifndef NET_HALL_DESK_H
#define NET_HALL_DESK_H

#include "row.h"
#include "saves/store.h"
#include "wire.h"

struct desk;

/* The state of the host. */
struct desk_state {
	bool up;           /* there is a way to the tables */
	bool follows;      /* another program on this machine is the host: this one looks on */
	struct reason why; /* not up, or the disk; "" else */
};

/* Reads the hall's file in the data folder; place NULL: only shows it. Beside: the data folders of other
 * hosts of the event, whose tables it shows too; ends with NULL. */
struct desk *desk_start(const struct hall_place *place, const char *event, const struct store *store,
                        const char *const *beside, struct reason *why);
void desk_stop(struct desk *desk); /* NULL is fine */

int desk_fd(const struct desk *desk); /* readable when desk_look() has news */

/* As keeper_seat(); the list is owned from now on. */
void desk_seat(struct desk *desk, struct hall_seating *list, int count);

/* The rows as they are now, by table; lent until the next call. */
const struct hall_row *desk_look(struct desk *desk, int *count, struct desk_state *state);

#endif
