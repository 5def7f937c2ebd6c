/* SPDX-License-Identifier: MIT */
/*
 * `hall serve`: writes what a packaged broker needs to serve a hall:
 * configuration, access rights and passwords. Starts nothing.
 */
#ifndef NET_HALL_SERVE_H
#define NET_HALL_SERVE_H

#include "place.h"

struct serve {
	const char *config; /* the file to write; the others lie beside it */
	const char *event;
	int first, last;        /* the tables */
	int bridges;            /* other brokers that connect to this one */
	const char *listen;     /* ADDRESS[:PORT]; NULL: 127.0.0.1:1883 */
	const char *cert, *key; /* of TLS; NULL: none */
	/* filled by serve_write */
	char address[200];
	int port;
	bool loopback;
	char user[80]; /* whom the broker runs as */
};

/* Writes CONFIG, CONFIG.acl, CONFIG.hashed, CONFIG.passwords, and the folder
 * CONFIG.data. Replaces only files that it has written for that event, and keeps
 * existing passwords. False and why. */
bool serve_write(struct serve *serve, struct reason *why);

#endif
