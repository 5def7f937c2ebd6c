/* SPDX-License-Identifier: MIT */
/* The server of pages, in a process of its own, which the program starts: see program.c. */
#ifndef NET_PHONES_SERVE_H
#define NET_PHONES_SERVE_H

#include <stdbool.h>

/* The program's own first argument, when it is to become the server; address and port follow. */
#define SERVE_WORD "--serve-phones"

enum { SERVE_LINK = 3, SERVE_LISTENING = 4 }; /* the descriptors then */

struct serve {
	int link, listening;
	const char *address; /* as the host of a request names it */
	int port;
	bool confined; /* it gives up what it does not need */
};

/* Serves until the program says close, or is gone. */
int phones_serve(const struct serve *serve);

#endif
