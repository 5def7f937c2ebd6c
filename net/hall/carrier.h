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
 *     from the host  PARCEL_ACK      ack ID N | gone ID
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
	PARCEL_ASK, /* of a table */
	PARCEL_ACK,
	PARCEL_COPY,
	PARCEL_HOST, /* of the host */
	PARCELS,
};

enum { PARCEL_BYTES = 96 << 10 }; /* more is refused unread */

struct parcel {
	enum parcel_kind kind;
	int table;        /* whose it is, or for whom; 0: all (PARCEL_HOST) */
	const char *text; /* lent; no NUL behind it */
	size_t size;
};

struct carrier;

struct carrier_ops {
	/* Takes it to be carried; false: not now. */
	bool (*send)(struct carrier *carrier, const struct parcel *parcel);
	/* Does what is due, hands over what has come. */
	void (*tend)(struct carrier *carrier, int64_t now_ms);
	/* What to wait for: a descriptor or -1, and a time (ms clock) or 0. */
	void (*wait)(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms);
	/* Says the last word, if there was one to say, and frees. */
	void (*close)(struct carrier *carrier);
};

/* Who is told what has come. Lent until the carrier is closed. */
struct carrier_user {
	void (*take)(void *user, const struct parcel *parcel);
	/* Something came that is no parcel; table 0: from nobody knows where. */
	void (*refuse)(void *user, int table, const char *why);
	void *user;
};

struct carrier {
	const struct carrier_ops *ops;
	struct carrier_user to;
	bool up;           /* parcels go, as far as one knows */
	bool lasting;      /* what it took is not lost by itself */
	struct reason why; /* while it is not up */
};

/* Never waits for the network: NULL and why only where it can never work. */
struct carrier *carrier_open(const struct hall_place *place, const struct carrier_user *to,
                             struct reason *why);

bool carrier_send(struct carrier *carrier, enum parcel_kind kind, int table, const char *text, size_t size);
void carrier_tend(struct carrier *carrier, int64_t now_ms);
void carrier_wait(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms);
void carrier_close(struct carrier *carrier); /* NULL is fine */

/* ---- one file each ---- */

struct carrier *folder_open(const struct hall_place *place, struct reason *why);
struct carrier *mqtt_open(const struct hall_place *place, struct reason *why);

#endif
