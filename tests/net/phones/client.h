/* SPDX-License-Identifier: MIT */
/*
 * A phone without a browser: bytes over a socket to 127.0.0.1. Whatever does not go
 * as it must ends the test.
 */
#ifndef TESTS_NET_PHONES_CLIENT_H
#define TESTS_NET_PHONES_CLIENT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "net/phones/phones.h"

enum { CLIENT_BYTES = 256 << 10, CLIENT_HEAD = 4096 };

struct client {
	int fd;
	size_t have; /* of bytes not read yet */
	bool ended;  /* the other side has closed */
	char bytes[CLIENT_BYTES + 1];
};

struct answer {
	int status; /* 0: the connection ended before one came */
	char head[CLIENT_HEAD];
	char body[CLIENT_BYTES];
	size_t size;
};

/* Before the first server. The library brings p11-kit, for which the C library opens a locale and
 * never frees the words of LOCPATH. */
void client_forget_locales(void);

/* The server's clock stands still from now on, in its own process too, unless a test moves it. */
extern atomic_llong *client_ms;
void client_clock(int64_t begins_ms);

/* The process that serves, the only one that this program has started. */
long client_server(void);

/* A connection; client_close frees it. From another address of this computer, 127.0.0.2 ..; NULL: it has
 * none. */
struct client *client_new(int port);
struct client *client_from(const char *address, int port);
void client_close(struct client *c);

/* Sends; false: the other side has closed already. */
bool client_send(struct client *c, const char *bytes, size_t size);

/* A request with a Host, and a token unless that is NULL; a body unless that is NULL. */
void client_ask(struct client *c, const char *method, const char *path, const char *token, const char *body);

/* The next answer; of a stream the head alone. `bare`: to a HEAD request. */
void client_answer(struct client *c, struct answer *answer, bool bare);

/* Whether a header has this value. */
bool answer_has(const struct answer *answer, const char *header, const char *value);

/* What the stream sends next, whole events alone, without their empty line; "": it has ended. */
const char *client_event(struct client *c, char *out, size_t size);

/* Waits until the other side has closed, whatever it says before. */
void client_end(struct client *c);

/* The same, and keeps in `bytes` what it says; zeros in it as '?'. */
void client_rest(struct client *c);

/* Nothing has come. */
bool client_quiet(const struct client *c);

/* The port and the token of an address. */
int url_port(const char *url);
const char *url_token(const char *url);

#endif
