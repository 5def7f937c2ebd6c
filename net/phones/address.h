/* SPDX-License-Identifier: MIT */
/*
 * The address at which phones find the laptop: a private one, never one that the whole
 * Internet reaches.
 */
#ifndef NET_PHONES_ADDRESS_H
#define NET_PHONES_ADDRESS_H

#include <sys/socket.h>

#include "phones.h"

/* Listens at the address, as phones_start() says. The socket, the address as it stands in an
 * URL, and the port; -1 and why. */
int address_listen(const char *bind, int *port, char text[PHONES_ADDRESS_BYTES], struct reason *why);

/* The address at which it would listen now, if none is named. False: there is none. */
bool address_now(char text[PHONES_ADDRESS_BYTES]);

#endif
