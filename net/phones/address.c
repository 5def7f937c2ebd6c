/* SPDX-License-Identifier: MIT */
/*
 * Chooses an address and listens at it.
 */
#include "address.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"

union address {
	struct sockaddr any;
	struct sockaddr_in v4;
	struct sockaddr_in6 v6;
};

static socklen_t size_of(const union address *a)
{
	return a->any.sa_family == AF_INET ? sizeof a->v4 : sizeof a->v6;
}

static const char *write_address(const union address *a, char *out, size_t size)
{
	const void *bytes =
		a->any.sa_family == AF_INET ? (const void *)&a->v4.sin_addr : (const void *)&a->v6.sin6_addr;

	if (!inet_ntop(a->any.sa_family, bytes, out, (socklen_t)size))
		out[0] = '\0';
	return out;
}

static bool is_loopback(const union address *a)
{
	return a->any.sa_family == AF_INET ? ntohl(a->v4.sin_addr.s_addr) >> 24 == 127
	                                   : IN6_IS_ADDR_LOOPBACK(&a->v6.sin6_addr);
}

/* RFC 1918, RFC 4193 (fc00::/7), and RFC 3927 (169.254/16). Not fe80::/10: no browser opens
 * an address that needs the name of an interface. */
static bool is_private(const union address *a)
{
	static const struct {
		uint32_t net;
		int bits;
	} nets[] = { { 0x0a000000, 8 }, { 0xac100000, 12 }, { 0xc0a80000, 16 }, { 0xa9fe0000, 16 } };

	if (a->any.sa_family == AF_INET6)
		return (a->v6.sin6_addr.s6_addr[0] & 0xfe) == 0xfc;
	for (size_t i = 0; i < sizeof nets / sizeof *nets; i++)
		if ((ntohl(a->v4.sin_addr.s_addr) ^ nets[i].net) >> (32 - nets[i].bits) == 0)
			return true;
	return false;
}

/* Those of this computer at which it may listen, as "10.0.0.2, 127.0.0.1". */
static const char *list(char *out, size_t size)
{
	struct ifaddrs *all = NULL;
	size_t length = 0;

	out[0] = '\0';
	if (getifaddrs(&all) != 0)
		return out;
	for (const struct ifaddrs *i = all; i; i = i->ifa_next) {
		char text[INET6_ADDRSTRLEN];
		union address a;

		if (!i->ifa_addr || (i->ifa_addr->sa_family != AF_INET && i->ifa_addr->sa_family != AF_INET6))
			continue;
		memcpy(&a, i->ifa_addr, i->ifa_addr->sa_family == AF_INET ? sizeof a.v4 : sizeof a.v6);
		if ((!is_private(&a) && !is_loopback(&a)) || !*write_address(&a, text, sizeof text))
			continue;
		if (length + strlen(text) + 3 > size)
			break;
		length += (size_t)snprintf(out + length, size - length, "%s%s", length ? ", " : "", text);
	}
	freeifaddrs(all);
	return out;
}

static bool refuse(struct reason *why, const char *what)
{
	char addresses[240];

	if (!*list(addresses, sizeof addresses))
		return reason_set(why, "%s", what);
	return reason_set(why, _("%s: start with --phones-bind=ADDRESS, one of %s"), what, addresses);
}

/* The address from which a packet would go to `far`: none is sent. */
static bool own_towards(int family, const char *far, union address *a)
{
	socklen_t size;
	bool found;
	int fd = socket(family, SOCK_DGRAM, 0);

	if (fd < 0)
		return false;
	memset(a, 0, sizeof *a);
	a->any.sa_family = (sa_family_t)family;
	a->v4.sin_port = htons(9); /* in the same place in both */
	inet_pton(family, far, family == AF_INET ? (void *)&a->v4.sin_addr : (void *)&a->v6.sin6_addr);
	size = size_of(a);
	found = connect(fd, &a->any, size) == 0 && getsockname(fd, &a->any, &size) == 0;
	close(fd);
	return found;
}

/* Far are addresses for documents (RFC 5737, RFC 3849): the default route leads there. */
static bool choose_default(union address *a, struct reason *why)
{
	char what[200], text[INET6_ADDRSTRLEN] = "";
	bool v4 = own_towards(AF_INET, "192.0.2.1", a);

	if ((v4 && is_private(a)) || (own_towards(AF_INET6, "2001:db8::1", a) && is_private(a)))
		return true;
	if (!v4 || !own_towards(AF_INET, "192.0.2.1", a))
		return refuse(why, _("this computer is not on a network"));
	snprintf(what, sizeof what, _("%s is not a private address"), write_address(a, text, sizeof text));
	return refuse(why, what);
}

static bool choose(const char *bind, union address *a, struct reason *why)
{
	const struct addrinfo hints = { .ai_flags = AI_NUMERICHOST, .ai_socktype = SOCK_STREAM };
	struct addrinfo *found = NULL;
	char what[200];
	int error;

	if (!*bind)
		return choose_default(a, why);
	error = strlen(bind) < PHONES_ADDRESS_BYTES ? getaddrinfo(bind, NULL, &hints, &found) : EAI_NONAME;
	if (error == EAI_SYSTEM || error == EAI_MEMORY)
		return reason_set(why, "%s: %s", bind, strerror(error == EAI_MEMORY ? ENOMEM : errno));
	if (error)
		return refuse(why, _("type the address to listen at in digits"));
	memcpy(a, found->ai_addr, found->ai_addrlen < sizeof *a ? found->ai_addrlen : sizeof *a);
	freeaddrinfo(found);
	if (is_private(a) || is_loopback(a))
		return true;
	if (a->any.sa_family == AF_INET6 && IN6_IS_ADDR_LINKLOCAL(&a->v6.sin6_addr))
		snprintf(what, sizeof what, _("browsers cannot open %s"), bind);
	else
		snprintf(what, sizeof what, _("%s is not a private address"), bind);
	return refuse(why, what);
}

static bool bind_refused(int error, const char *text, int port, struct reason *why)
{
	char what[200];

	if (port && error == EADDRINUSE)
		return reason_set(why, _("port %d is taken: name another, or none for any"), port);
	if (port && error == EACCES)
		return reason_set(why, _("port %d needs special rights: name one above 1023"), port);
	if (error != EADDRNOTAVAIL)
		return reason_set(why, _("cannot listen at %s: %s"), text, strerror(error));
	snprintf(what, sizeof what, _("%s is not an address of this computer"), text);
	return refuse(why, what);
}

/* *a has the port then, also where any was asked for. */
static bool listen_at(int fd, union address *a, struct reason *why)
{
	const int on = 1;
	char text[INET6_ADDRSTRLEN];
	int port = ntohs(a->v4.sin_port), error;
	socklen_t size;

	setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on); /* the same port again at once */
	if (a->any.sa_family == AF_INET6)
		setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
	fcntl(fd, F_SETFD, FD_CLOEXEC);
	fcntl(fd, F_SETFL, O_NONBLOCK);
	size = size_of(a);
	if (bind(fd, &a->any, size) == 0 && listen(fd, PHONES_CONNECTIONS) == 0 &&
	    getsockname(fd, &a->any, &size) == 0)
		return true;
	error = errno;
	return bind_refused(error, write_address(a, text, sizeof text), port, why);
}

/* As it stands in an URL. */
static void write_host(const union address *a, char text[PHONES_ADDRESS_BYTES])
{
	char bare[INET6_ADDRSTRLEN];

	snprintf(text, PHONES_ADDRESS_BYTES, a->any.sa_family == AF_INET ? "%s" : "[%s]",
	         write_address(a, bare, sizeof bare));
}

int address_listen(const char *bind, int *port, char text[PHONES_ADDRESS_BYTES], struct reason *why)
{
	union address a = { 0 };
	char bare[INET6_ADDRSTRLEN];
	int fd, error;

	if (*port < 0 || *port > 65535) {
		reason_set(why, _("%d is not a port: allowed: 1 to 65535, or none for any"), *port);
		return -1;
	}
	if (!choose(bind, &a, why))
		return -1;
	a.v4.sin_port = htons((uint16_t)*port);
	fd = socket(a.any.sa_family, SOCK_STREAM, 0);
	if (fd < 0) {
		error = errno;
		bind_refused(error, write_address(&a, bare, sizeof bare), *port, why);
		return -1;
	}
	if (!listen_at(fd, &a, why)) {
		close(fd);
		return -1;
	}
	*port = ntohs(a.v4.sin_port);
	write_host(&a, text);
	return fd;
}

bool address_now(char text[PHONES_ADDRESS_BYTES])
{
	union address a = { 0 };
	bool found = choose_default(&a, NULL);

	if (found)
		write_host(&a, text);
	return found;
}
