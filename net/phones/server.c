/* SPDX-License-Identifier: MIT */
/*
 * The server's process: all HTTP is in it. The library has no threads here; this loop waits for what the
 * library, its connections and the program want.
 */
#include <config.h>

#include <dlfcn.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>

#include "confine.h"
#include "inner.h"
#include "net/library.h"
#include "saves/text/io.h"
#include "serve.h"

#ifdef __APPLE__
#define LIBRARY "libmicrohttpd.12.dylib"
#else
#define LIBRARY "libmicrohttpd.so.12"
#endif

#ifndef POLLRDHUP
#define POLLRDHUP 0 /* POLLHUP comes by itself */
#endif

enum {
	WATCHED = 2 * SERVER_CONNECTIONS + 4,      /* also the link, the door, the library's */
	REQUEST_MEMORY = 2 * PHONES_REQUEST_BYTES, /* headers, and what goes out */
	PARTING_MS = 300,                          /* to tell the pages that the table is closed */
};

#define PLACE(function) { "MHD_" #function, offsetof(struct http, function) },

static const struct library_place places[] = { HTTP_FUNCTIONS(PLACE) };

/* ---- waiting ---- */

/* Cuts off who takes too long; the library then finds the end of the connection. */
static void cut_slow(struct server *server)
{
	int64_t now = phones_now_ms();

	for (struct connection *c = server->connections; c; c = c->next)
		if (c->until_ms && now >= c->until_ms)
			crowd_cut(c);
}

/* What the library waits for, and in the end what there is of it. */
struct sets {
	fd_set read, write, except;
	struct pollfd fds[WATCHED];
	nfds_t count;
};

static void watch(struct sets *sets, int fd, int events)
{
	if (sets->count < WATCHED)
		sets->fds[sets->count++] = (struct pollfd){ .fd = fd, .events = (short)events };
}

/* The sets of the library as a list; it has no use for exceptions. */
static void watch_sets(struct sets *sets, int most)
{
	for (int fd = 0; fd <= most; fd++) {
		int events =
			(FD_ISSET(fd, &sets->read) ? POLLIN : 0) | (FD_ISSET(fd, &sets->write) ? POLLOUT : 0);

		if (events)
			watch(sets, fd, events);
	}
}

static void tell_sets(struct sets *sets)
{
	FD_ZERO(&sets->read);
	FD_ZERO(&sets->write);
	FD_ZERO(&sets->except);
	for (nfds_t i = 0; i < sets->count; i++) {
		const struct pollfd *fd = &sets->fds[i];

		if (fd->revents && (fd->events & POLLIN) && fd->revents != POLLOUT)
			FD_SET(fd->fd, &sets->read);
		if (fd->revents && (fd->events & POLLOUT) && fd->revents != POLLIN)
			FD_SET(fd->fd, &sets->write);
	}
}

static void earlier(int64_t *at, int64_t other)
{
	if (other && (!*at || other < *at))
		*at = other;
}

/* For the library, or until a stream or a slow connection wants something. */
static int timeout(const struct server *server, int most_ms)
{
	MHD_UNSIGNED_LONG_LONG library_ms;
	int64_t at = stream_wake(server), left;

	if (server->http.get_timeout(server->daemon, &library_ms) == MHD_YES &&
	    library_ms < (unsigned)most_ms)
		most_ms = (int)library_ms;
	earlier(&at, server->crowded_ms);
	for (const struct connection *c = server->connections; c; c = c->next)
		earlier(&at, c->until_ms);
	left = at - phones_now_ms();
	return !at || left > most_ms ? most_ms : left < 0 ? 0 : (int)left;
}

/* The connections that the library has put aside: it does not see when their pages go. */
static void watch_asleep(const struct server *server, struct sets *sets)
{
	for (const struct request *r = server->parked; r; r = r->next_parked)
		if (!r->gone)
			watch(sets, r->connection->fd, POLLRDHUP);
	for (const struct stream *s = server->streams; s; s = s->next)
		if (s->asleep)
			watch(sets, s->connection->fd, POLLRDHUP);
}

static void see_gone(struct server *server, int fd)
{
	for (struct request *r = server->parked; r; r = r->next_parked)
		if (r->connection->fd == fd) {
			r->gone = true;
			board_withdraw(&server->board, r->number);
			crowd_cut(r->connection);
		}
	for (struct stream *s = server->streams; s; s = s->next)
		if (s->asleep && s->connection->fd == fd) {
			crowd_cut(s->connection);
			stream_gone(s);
		}
}

/* False: the program is gone. */
static bool turn(struct server *server, int most_ms)
{
	struct link *link = &server->board.link;
	struct sets sets = { .count = 0 };
	nfds_t parked;
	int most = 0;

	FD_ZERO(&sets.read);
	FD_ZERO(&sets.write);
	FD_ZERO(&sets.except);
	server->http.get_fdset2(server->daemon, &sets.read, &sets.write, &sets.except, &most, FD_SETSIZE);
	watch_sets(&sets, most);
	parked = sets.count;
	watch_asleep(server, &sets);
	watch(&sets, link->fd, link->waiting ? POLLIN | POLLOUT : POLLIN);
	poll(sets.fds, sets.count, timeout(server, most_ms));
	if (!board_hear(&server->board))
		return false;
	for (nfds_t i = parked; i < sets.count - 1; i++)
		if (sets.fds[i].revents)
			see_gone(server, sets.fds[i].fd);
	sets.count = parked;
	tell_sets(&sets);
	answer_parked(server);
	stream_go(server);
	cut_slow(server);
	crowd_look(server);
	server->http.run_from_select(server->daemon, &sets.read, &sets.write, &sets.except);
	return true;
}

/* ---- the process ---- */

static void run(struct server *server)
{
	int64_t until;

	while (!server->board.closed)
		if (!turn(server, 60000))
			return;
	until = io_now_ms() + PARTING_MS;
	do {
		if (!turn(server, server->streams || server->parked ? 20 : 0))
			return;
	} while ((server->streams || server->parked) && io_now_ms() < until);
	server->http.stop_daemon(server->daemon);
}

static bool start_daemon(struct server *server, int listening)
{
	const unsigned flags =
		MHD_ALLOW_SUSPEND_RESUME | (server->board.address[0] == '[' ? MHD_USE_IPv6 : 0);

	server->daemon = server->http.start_daemon(
		flags, 0, crowd_accepts, server, answer_request, server, MHD_OPTION_LISTEN_SOCKET, listening,
		MHD_OPTION_NOTIFY_CONNECTION, crowd_sees, server, MHD_OPTION_NOTIFY_COMPLETED, answer_done,
		server, MHD_OPTION_CONNECTION_LIMIT, (unsigned)SERVER_CONNECTIONS,
		MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)REQUEST_MEMORY, MHD_OPTION_CONNECTION_TIMEOUT,
		(unsigned)(IDLE_MS / 1000 + 5), MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
	return server->daemon;
}

/* Why it does not begin, or NULL. */
static const char *begin(struct server *server, int listening)
{
	if (!library_load(LIBRARY, places, sizeof places / sizeof *places, &server->http))
		return dlerror();
	return start_daemon(server, listening) ? NULL : "";
}

int phones_serve(const struct serve *serve)
{
	struct server *server = xcalloc(1, sizeof *server);
	struct message word = { .word = "ready" };
	const char *failed;

	if (serve->confined)
		confine_inherited(SERVE_LISTENING + 1);
	link_begin(&server->board.link, serve->link, LINK_TO_SERVER);
	server->board.address = serve->address;
	server->board.port = serve->port;
	failed = begin(server, serve->listening);
	if (failed)
		word = (struct message){ .word = "failed", .bytes = failed, .size = strlen(failed) };
	else
		word.number[0] = serve->confined ? (long)confine(SERVER_FILES) : CONFINE_ALL;
	link_send(&server->board.link, &word);
	if (!failed)
		run(server);
	board_free(&server->board);
	free(server);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
