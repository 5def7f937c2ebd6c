/* SPDX-License-Identifier: MIT */
/*
 * What the files of the server's thread share: the library, connections, requests, streams.
 */
#ifndef NET_PHONES_INNER_H
#define NET_PHONES_INNER_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
	SPARE_CONNECTIONS = 16,                 /* they hear 503 */
	REQUEST_MS = 10000,                     /* for a request to come whole */
	IDLE_MS = 30000,                        /* between two requests, and for an answer to go */
	BEAT_MS = 15000,                        /* between the comments of a stream */
	DRAIN_BYTES = 8 * PHONES_REQUEST_BYTES, /* that much too much is read before 413 */
};

struct connection {
	struct connection *next;
	int fd;
	int64_t until_ms; /* cut off then; 0: never */
	bool over;        /* one more than there may be */
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
	struct phones *phones;
	struct http http;
	struct MHD_Daemon *daemon;
	struct connection *connections;
	int count;
	struct request *parked;
	struct stream *streams;
};

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
