/* SPDX-License-Identifier: MIT */
/*
 * The table's end: sends lines until the host has acknowledged them.
 * Independent of clock, thread and network: the caller hands in the time and a
 * carrier.
 */
#ifndef NET_HALL_SENDER_H
#define NET_HALL_SENDER_H

#include "wire.h"

struct sender;

/* For the title line. */
struct hall_mark {
	bool up;    /* there is a way to the hall */
	bool heard; /* a host has answered .. */
	bool host;  /* .. and has not left since */
	bool gone;  /* this table goes on at another laptop */
	int behind; /* lines that the host has not acknowledged, of all sessions */
};

struct sender *sender_new(int table);
void sender_free(struct sender *sender);

/* Opens a session at the table: its id, and its header as in the file, with the
 * newline. A session from before goes on where it was. */
void sender_open(struct sender *sender, const char *id, const char *header, size_t size);
/* Adds a line of it that is on disk, without comma and newline. */
void sender_add(struct sender *sender, const char *line, size_t size);
/* Closes the session; unacknowledged lines are still sent. */
void sender_leave(struct sender *sender);

/* Takes a message from the host. */
void sender_take(struct sender *sender, const struct parcel *parcel, int64_t now_ms);

/* Sends what is due. */
void sender_tend(struct sender *sender, struct carrier *carrier, int64_t now_ms);
int64_t sender_wake(const struct sender *sender); /* ms clock, 0: nothing is waited for */

/* Tells the host that the laptop leaves on purpose. */
void sender_part(struct sender *sender, struct carrier *carrier);

struct hall_mark sender_mark(const struct sender *sender);
/* Who should sit at the table, as the host said last. */
const struct hall_seating *sender_seating(const struct sender *sender);

#endif
