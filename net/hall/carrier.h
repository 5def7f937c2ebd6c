/* SPDX-License-Identifier: MIT */
/*
 * What carries words between the tables and the host: a broker (mqtt.c) or a
 * shared folder (folder.c). All that both must know of each other is here, and
 * nothing above it knows which one it is.
 *
 * A parcel is a text of whole lines. It may come late, twice, or never;
 * what is made of that is the business of sender.c and keeper.c.
 *
 *     from a table   PARCEL_HERE     here ID | left ID | away -   (ID -: no session)
 *                    PARCEL_JOURNAL  lines N / the header of a session / its
 *                                    entries N, N+1, ... as they stand in the file
 *                    PARCEL_ASK      copy TOKEN
 *     from the host  PARCEL_ACK      ack ID N | gone ID | seats ROUND / who sits there
 *                    PARCEL_COPY     copy TOKEN ALL N / header / entries from N on
 *                    PARCEL_HOST     host here | host away (to all tables)
 */
#ifndef NET_HALL_CARRIER_H
#define NET_HALL_CARRIER_H

#include <poll.h>
#include <stdint.h>

#include "place.h"

enum parcel_kind {
	PARCEL_HERE,
	PARCEL_JOURNAL,
	PARCEL_ASK, /* from a table */
	PARCEL_ACK,
	PARCEL_COPY,
	PARCEL_HOST, /* from the host */
	PARCELS,
};

enum { PARCEL_BYTES = 96 << 10 }; /* larger ones are refused unread */

struct parcel {
	enum parcel_kind kind;
	int table;        /* sender or receiver; 0: all (PARCEL_HOST) */
	const char *text; /* lent; no NUL behind it */
	size_t size;
};

struct carrier;

struct carrier_ops {
	/* Accepts a parcel; false: not now. */
	bool (*send)(struct carrier *carrier, const struct parcel *parcel);
	/* Does what is due and hands over what has come. */
	void (*tend)(struct carrier *carrier, int64_t now_ms);
	/* What to wait for: a descriptor or -1, and a time (ms clock) or 0. */
	void (*wait)(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms);
	/* Sends the last message, if any, and frees. */
	void (*close)(struct carrier *carrier);
};

/* Receives what has come. Lent until the carrier is closed. */
struct carrier_user {
	void (*take)(void *user, const struct parcel *parcel);
	/* Something came that is not a parcel; table 0: unknown sender. */
	void (*refuse)(void *user, int table, const char *why);
	void *user;
};

struct carrier {
	const struct carrier_ops *ops;
	struct carrier_user to;
	bool up;           /* as far as is known, parcels go through */
	bool lasting;      /* a parcel it accepted is not lost by itself */
	bool barred;       /* not up for want of rights: waiting does not help */
	struct reason why; /* why it is not up */
};

/* Never waits for the network. NULL and why only if it can never work. */
struct carrier *carrier_open(const struct hall_place *place, const struct carrier_user *to,
                             struct reason *why);

bool carrier_send(struct carrier *carrier, enum parcel_kind kind, int table, const char *text, size_t size);
void carrier_tend(struct carrier *carrier, int64_t now_ms);
void carrier_wait(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms);
void carrier_close(struct carrier *carrier); /* NULL is fine */

/* ---- one file each ---- */

struct carrier *folder_open(const struct hall_place *place, struct reason *why);
/* Whether there is what speaks with a broker; else why not. */
bool mqtt_ready(struct reason *why);
struct carrier *mqtt_open(const struct hall_place *place, struct reason *why);

#endif
