/* SPDX-License-Identifier: MIT */
/*
 * The place of a hall and one's role there: the event, the number of the table
 * or the host, and the way, a broker or a folder that all can reach.
 */
#ifndef NET_HALL_PLACE_H
#define NET_HALL_PLACE_H

#include <limits.h>
#include <stdbool.h>

#include "rules/core/reason.h"

enum {
	HALL_TABLES = 9999,
	HALL_EVENT_BYTES = 41,
	HALL_HOST = 0, /* as the number of a table: the host itself */
};

struct hall_place {
	char event[HALL_EVENT_BYTES];
	int table; /* HALL_HOST, or from 1 */
	bool broker, tls;
	char path[PATH_MAX]; /* the folder */
	char address[256];   /* of the broker */
	int port;
	char user[80], password[128]; /* "": none */
	char ca[PATH_MAX];            /* file of trusted certificates; "": the system's */
};

/* "mqtt://HOST[:PORT]", "mqtts://...", else a folder. False and why. */
bool place_read(struct hall_place *place, const char *where, struct reason *why);

/* Letters, digits, - and _, at most 40: it becomes a part of topics and paths. */
bool place_event(struct hall_place *place, const char *event, struct reason *why);

/* Takes the password of this table, or of the host, from a file of lines
 * "USER PASSWORD" as `hall serve` writes it. */
bool place_password(struct hall_place *place, const char *path, struct reason *why);
/* The same, where the file need not have one. False: it cannot be read, and why. */
bool place_find_password(struct hall_place *place, const char *path, bool *found, struct reason *why);

/* The user name at the broker: of a table, "EVENT-table-12", of the host, "EVENT-host", and for
 * -1, -2 .. of another broker that connects to it, "EVENT-bridge-1". */
void place_user(const char *event, int table, char *out, size_t size);

#endif
