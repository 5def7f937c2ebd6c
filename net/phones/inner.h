/* SPDX-License-Identifier: MIT */
/*
 * What the files of the server share: the library, connections, requests, streams.
 */
#ifndef NET_PHONES_INNER_H
#define NET_PHONES_INNER_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

#include "board.h"

#define HTTP_FUNCTIONS(f)                                                                           \
	f(add_response_header) f(create_response_from_buffer) f(create_response_from_callback)      \
		f(destroy_response) f(get_connection_info) f(get_connection_values_n) f(get_fdset2) \
			f(get_timeout) f(queue_response) f(resume_connection) f(run_from_select)    \
				f(start_daemon) f(stop_daemon) f(suspend_connection)

#define HTTP_MEMBER(name) __typeof__(MHD_##name) *name;

struct http {
	HTTP_FUNCTIONS(HTTP_MEMBER)
};

enum {
	STRANGERS = 16,           /* connections that have shown no code */
	STRANGERS_OF_ADDRESS = 8, /* .. of one address */
	SPARE_CONNECTIONS = 16,   /* they hear 503, or are being cut off */
	SERVER_CONNECTIONS = PHONES_CONNECTIONS + STRANGERS + SPARE_CONNECTIONS,
	SERVER_FILES = SERVER_CONNECTIONS + 16,
	REQUESTS_A_SECOND = 100,                /* of one address; as many again are lent */
	ADDRESSES = 64,                         /* the latest, whose requests are counted */
	CROWDED_MS = 10000,                     /* it stays said for so long */
	REQUEST_MS = 10000,                     /* for a request to come whole */
	IDLE_MS = 30000,                        /* between two requests, and for an answer to go */
	BEAT_MS = 15000,                        /* between the comments of a stream */
	DRAIN_BYTES = 8 * PHONES_REQUEST_BYTES, /* that much too much is read before 413 */
};

/* The bytes of an IP address. */
struct address {
	unsigned char bytes[16];
};

struct connection {
	struct connection *next; /* the one that came before it */
	int fd;
	struct address address;
	int64_t until_ms; /* cut off then; 0: never */
	bool known;       /* it has shown a code */
	bool cut;
};

/* What an address has asked. */
struct asker {
	struct address address;
	int64_t spent_ms; /* a request takes 10 ms of time */
};

/* A request that is under way. */
struct request {
	struct server *server;
	struct connection *connection;
	struct MHD_Connection *http;
	const struct route *route;
	int status; /* decided before the body has come; 0: not yet */
	struct page page;
	char *body;
	size_t size; /* of what has come, kept or not */
	long number; /* a press that waits; 0: none */
	bool gone;   /* and whose page is gone */
	struct request *next_parked;
};

/* The stream of /events. */
struct stream {
	struct stream *next;
	struct server *server;
	struct page page;
	struct card_text *card; /* the last one begun */
	const char *rest;       /* of what is being sent */
	size_t left;
	int64_t beat_ms;
	struct connection *connection;
	struct MHD_Connection *http;
	bool asleep; /* with nothing to send */
	bool closing;
};

struct server {
	struct board board;
	struct http http;
	struct MHD_Daemon *daemon;
	struct connection *connections; /* the newest first */
	int count;
	struct asker asker[ADDRESSES];
	int64_t crowded_ms; /* crowded until then; 0: it is not */
	struct request *parked;
	struct stream *streams;
};

/* ---- crowd.c: who may connect, and how often ask ---- */

enum MHD_Result crowd_accepts(void *server, const struct sockaddr *from, socklen_t size);
void crowd_sees(void *server, struct MHD_Connection *http, void **context,
                enum MHD_ConnectionNotificationCode what);

/* Its page has shown a code. False: one more than there may be. */
bool crowd_knows(struct server *server, struct connection *c);

/* Whether the address may ask once more. */
bool crowd_may_ask(struct server *server, const struct connection *c);

/* Ends a connection, which the library then finds. */
void crowd_cut(struct connection *c);

/* Tells the program when it is crowded no more. */
void crowd_look(struct server *server);

/* ---- answer.c: requests, for the library ---- */

enum MHD_Result answer_request(void *server, struct MHD_Connection *http, const char *url, const char *method,
                               const char *version, const char *bytes, size_t *size, void **request);
void answer_done(void *server, struct MHD_Connection *http, void **request,
                 enum MHD_RequestTerminationCode why);

/* Lets those go on whose answers have come. */
void answer_parked(struct server *server);

/* ---- stream.c ---- */

/* What /events answers, or NULL: no memory. */
struct MHD_Response *stream_new(const struct request *r);

/* Wakes those that have something to send. */
void stream_go(struct server *server);

/* Its page is gone. */
void stream_gone(struct stream *s);

/* When the next comment is due; 0: there is no stream. */
int64_t stream_wake(const struct server *server);

#endif
