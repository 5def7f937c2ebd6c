/* SPDX-License-Identifier: MIT */
/*
 * Who may connect: who has shown a code has a place of its own; strangers share a few, where the oldest makes
 * room for the newest, so that nobody who says nothing keeps a player out.
 */
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"

enum {
	ASK_MS = 1000 / REQUESTS_A_SECOND,
	SEND_BYTES = 16 << 10, /* in the kernel: a page that sleeps hears few old cards */
};

static struct address address_of(const struct sockaddr *from)
{
	struct address address = { { 0 } };

	if (from->sa_family == AF_INET)
		memcpy(address.bytes, &((const struct sockaddr_in *)from)->sin_addr, 4);
	else if (from->sa_family == AF_INET6)
		memcpy(address.bytes, &((const struct sockaddr_in6 *)from)->sin6_addr, 16);
	return address;
}

static bool same(const struct address *a, const struct address *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

/* ---- when it is crowded ---- */

static void tell(struct server *server, bool crowded)
{
	link_send(&server->board.link, &(struct message){ .word = "crowd", .number = { crowded } });
}

static void is_crowded(struct server *server)
{
	if (!server->crowded_ms)
		tell(server, true);
	server->crowded_ms = phones_now_ms() + CROWDED_MS;
}

void crowd_look(struct server *server)
{
	if (!server->crowded_ms || phones_now_ms() < server->crowded_ms)
		return;
	server->crowded_ms = 0;
	tell(server, false);
}

/* ---- connections ---- */

void crowd_cut(struct connection *c)
{
	shutdown(c->fd, SHUT_RDWR);
	c->until_ms = 0;
	c->cut = true;
}

/* The oldest stranger, of all or of one address, goes if there are so many. */
static void make_room(struct server *server, const struct address *of, int most)
{
	struct connection *oldest = NULL;
	int count = 0;

	for (struct connection *c = server->connections; c; c = c->next)
		if (!c->known && !c->cut && (!of || same(&c->address, of))) {
			oldest = c;
			count++;
		}
	if (count < most)
		return;
	crowd_cut(oldest);
	is_crowded(server);
}

enum MHD_Result crowd_accepts(void *data, const struct sockaddr *from, socklen_t size)
{
	struct server *server = data;
	struct address address = address_of(from);

	make_room(server, &address, STRANGERS_OF_ADDRESS);
	make_room(server, NULL, STRANGERS);
	return MHD_YES;
}

static void connection_begins(struct server *server, struct MHD_Connection *http, void **context)
{
	const int size = SEND_BYTES, idle_ms = IDLE_MS;
	struct connection *c = xcalloc(1, sizeof *c);

	c->fd = server->http.get_connection_info(http, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
	c->address = address_of(
		server->http.get_connection_info(http, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr);
	c->until_ms = phones_now_ms() + REQUEST_MS;
	c->next = server->connections;
	server->connections = c;
	server->count++;
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

void crowd_sees(void *data, struct MHD_Connection *http, void **context,
                enum MHD_ConnectionNotificationCode what)
{
	if (what == MHD_CONNECTION_NOTIFY_STARTED)
		connection_begins(data, http, context);
	else if (*context)
		connection_ends(data, context);
}

bool crowd_knows(struct server *server, struct connection *c)
{
	int known = 0;

	for (const struct connection *other = server->connections; other; other = other->next)
		known += other->known && !other->cut;
	if (!c->known && known >= PHONES_CONNECTIONS) {
		is_crowded(server);
		return false;
	}
	c->known = true;
	return true;
}

/* ---- requests ---- */

/* That of the address, or of the one that has been quiet for longest. */
static struct asker *asker_of(struct server *server, const struct address *address)
{
	struct asker *quietest = &server->asker[0];

	for (int i = 0; i < ADDRESSES; i++) {
		struct asker *asker = &server->asker[i];

		if (asker->spent_ms && same(&asker->address, address))
			return asker;
		if (asker->spent_ms < quietest->spent_ms)
			quietest = asker;
	}
	*quietest = (struct asker){ .address = *address };
	return quietest;
}

bool crowd_may_ask(struct server *server, const struct connection *c)
{
	struct asker *asker = asker_of(server, &c->address);

	return time_lends(&asker->spent_ms, ASK_MS, phones_now_ms());
}
