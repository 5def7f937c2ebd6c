/* SPDX-License-Identifier: MIT */
/*
 * The thread: all HTTP is in it. The library has no threads here; this loop waits for what
 * the library, its connections and the program want.
 */
#include <config.h>

#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>

#include "address.h"
#include "inner.h"
#include "net/library.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"

#ifdef __APPLE__
#define LIBRARY "libmicrohttpd.12.dylib"
#else
#define LIBRARY "libmicrohttpd.so.12"
#endif

#ifndef POLLRDHUP
#define POLLRDHUP 0 /* POLLHUP comes by itself */
#endif

enum {
	WATCHED =
		2 * (PHONES_CONNECTIONS + SPARE_CONNECTIONS) + 4, /* also the pipe, the door, the library's */
	REQUEST_MEMORY = 2 * PHONES_REQUEST_BYTES,                /* headers, and what goes out */
	SEND_BYTES = 16 << 10, /* in the kernel: a page that sleeps hears few old cards */
	PARTING_MS = 300,      /* to tell the pages that the table is closed */
};

#define PLACE(function) { "MHD_" #function, offsetof(struct http, function) },

static const struct library_place places[] = { HTTP_FUNCTIONS(PLACE) };

static bool load(struct http *http, struct reason *why)
{
	return library_load(LIBRARY, places, sizeof places / sizeof *places, http) ||
	       reason_set(why, _("telephones need libmicrohttpd: install the package libmicrohttpd12 (%s)"),
	                  dlerror());
}

/* ---- connections ---- */

static void connection_begins(struct server *server, struct MHD_Connection *http, void **context)
{
	const int size = SEND_BYTES, idle_ms = IDLE_MS;
	struct connection *c = xcalloc(1, sizeof *c);

	c->fd = server->http.get_connection_info(http, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
	c->until_ms = phones_now_ms() + REQUEST_MS;
	c->next = server->connections;
	server->connections = c;
	c->over = ++server->count > PHONES_CONNECTIONS;
	setsockopt(c->fd, SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
#ifdef TCP_USER_TIMEOUT
	setsockopt(c->fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &idle_ms, sizeof idle_ms);
#endif
	*context = c;
}

static void connection_ends(struct server *server, void **context)
{
	struct connection *c = *context, **at = &server->connections;

	while (*at != c)
		at = &(*at)->next;
	*at = c->next;
	server->count--;
	free(c);
	*context = NULL;
}

static void see_connection(void *data, struct MHD_Connection *http, void **context,
                           enum MHD_ConnectionNotificationCode what)
{
	if (what == MHD_CONNECTION_NOTIFY_STARTED)
		connection_begins(data, http, context);
	else if (*context)
		connection_ends(data, context);
}

/* Cuts off who takes too long; the library then finds the end of the connection. */
static void cut_slow(struct server *server)
{
	int64_t now = phones_now_ms();

	for (struct connection *c = server->connections; c; c = c->next)
		if (c->until_ms && now >= c->until_ms) {
			shutdown(c->fd, SHUT_RDWR);
			c->until_ms = 0;
		}
}

/* ---- waiting ---- */

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
			board_withdraw(server->phones, r->number);
		}
	for (struct stream *s = server->streams; s; s = s->next)
		if (s->asleep && s->connection->fd == fd)
			stream_gone(s);
}

static void turn(struct server *server, int most_ms)
{
	struct phones *phones = server->phones;
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
	watch(&sets, phones->thread.wake[0], POLLIN);
	poll(sets.fds, sets.count, timeout(server, most_ms));
	io_drain(phones->thread.wake[0]);
	for (nfds_t i = parked; i < sets.count - 1; i++)
		if (sets.fds[i].revents)
			see_gone(server, sets.fds[i].fd);
	sets.count = parked;
	tell_sets(&sets);
	answer_parked(server);
	stream_go(server);
	cut_slow(server);
	server->http.run_from_select(server->daemon, &sets.read, &sets.write, &sets.except);
}

/* ---- the thread ---- */

static void *run(void *data)
{
	struct server *server = data;
	int64_t until;

	while (!thread_quits(&server->phones->thread))
		turn(server, 60000);
	board_close(server->phones);
	until = io_now_ms() + PARTING_MS;
	do {
		turn(server, server->streams || server->parked ? 20 : 0);
	} while ((server->streams || server->parked) && io_now_ms() < until);
	server->http.stop_daemon(server->daemon);
	server->daemon = NULL;
	thread_over(&server->phones->thread);
	return NULL;
}

static bool start_daemon(struct server *server, int listening, struct reason *why)
{
	const unsigned flags =
		MHD_ALLOW_SUSPEND_RESUME | (server->phones->address[0] == '[' ? MHD_USE_IPv6 : 0);

	server->daemon = server->http.start_daemon(
		flags, 0, NULL, NULL, answer_request, server, MHD_OPTION_LISTEN_SOCKET, listening,
		MHD_OPTION_NOTIFY_CONNECTION, see_connection, server, MHD_OPTION_NOTIFY_COMPLETED,
		answer_done, server, MHD_OPTION_CONNECTION_LIMIT,
		(unsigned)(PHONES_CONNECTIONS + SPARE_CONNECTIONS), MHD_OPTION_CONNECTION_MEMORY_LIMIT,
		(size_t)REQUEST_MEMORY, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)(IDLE_MS / 1000 + 5),
		MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
	return server->daemon || reason_set(why, _("the server of the telephones does not start"));
}

/* ---- the program ---- */

struct phones *phones_start(const char *bind, int port, struct reason *why)
{
	struct phones *phones = board_new();
	struct server *server = xcalloc(1, sizeof *server);
	int listening = -1;

	phones->server = server;
	phones->port = port;
	server->phones = phones;
	if (load(&server->http, why))
		listening = address_listen(bind, &phones->port, phones->address, why);
	if (listening >= 0 && start_daemon(server, listening, why)) {
		if (thread_start(&phones->thread, run, server, why))
			return phones;
		reason_at(why, _("the server of the telephones does not start"));
		server->http.stop_daemon(server->daemon);
	} else if (listening >= 0) {
		close(listening);
	}
	free(server);
	board_free(phones);
	return NULL;
}

void phones_stop(struct phones *phones)
{
	if (!phones || !thread_stop(&phones->thread, 3000))
		return; /* a thread that does not end keeps its data */
	free(phones->server);
	board_free(phones);
}
