/* SPDX-License-Identifier: MIT */
/*
 * `hall serve`: what the packaged broker needs to be the hall's: its
 * configuration, who may write and read what, and the passwords. Starts nothing.
 */
#ifndef NET_HALL_SERVE_H
#define NET_HALL_SERVE_H

#include "place.h"

struct serve {
	const char *config; /* the file to write; the others lie beside it */
	const char *event;
	int tables;
	const char *listen;     /* ADDRESS[:PORT]; NULL: 127.0.0.1:1883 */
	const char *cert, *key; /* of TLS; NULL: none */
	/* filled by serve_write */
	char address[200];
	int port;
	bool loopback;
};

/* Writes the files: CONFIG, CONFIG.acl, CONFIG.hashed, CONFIG.passwords, and
 * the folder CONFIG.data. Passwords that are there already stay. False and why. */
bool serve_write(struct serve *serve, struct reason *why);

#endif
