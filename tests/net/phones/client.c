/* SPDX-License-Identifier: MIT */
/*
 * The other end of the wire.
 */
#include "client.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/phones/board.h"

enum { PATIENCE_MS = 60000 }; /* a test that hangs ends */

static void fail(const char *what)
{
	fprintf(stderr, "Bail out! phone: %s\n", what);
	abort();
}

void client_forget_locales(void)
{
	unsetenv("LOCPATH");
}

atomic_llong *client_ms;

static int64_t now_ms(void)
{
	return *client_ms;
}

void client_clock(int64_t begins_ms)
{
	client_ms = mmap(NULL, sizeof *client_ms, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (client_ms == MAP_FAILED)
		fail(strerror(errno));
	*client_ms = begins_ms;
	phones_now_ms = now_ms;
}

long client_server(void)
{
	char path[60];
	long server = 0;
	FILE *file;

	snprintf(path, sizeof path, "/proc/self/task/%ld/children", (long)getpid());
	file = fopen(path, "re");
	if (!file || fscanf(file, "%ld", &server) != 1)
		fail("the server's process is not seen");
	fclose(file);
	return server;
}

struct client *client_from(const char *address, int port)
{
	struct sockaddr_in from = { .sin_family = AF_INET },
			   to = { .sin_family = AF_INET, .sin_port = htons((unsigned short)port) };
	struct client *c = xcalloc(1, sizeof *c);

	inet_pton(AF_INET, address, &from.sin_addr);
	to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	c->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (c->fd >= 0 && bind(c->fd, (struct sockaddr *)&from, sizeof from) != 0) {
		client_close(c);
		return NULL;
	}
	if (c->fd < 0 || connect(c->fd, (struct sockaddr *)&to, sizeof to) != 0)
		fail(strerror(errno));
	return c;
}

struct client *client_new(int port)
{
	return client_from("0.0.0.0", port);
}

void client_close(struct client *c)
{
	close(c->fd);
	free(c);
}

bool client_send(struct client *c, const char *bytes, size_t size)
{
	while (size > 0) {
		ssize_t sent = send(c->fd, bytes, size, MSG_NOSIGNAL);

		if (sent < 0)
			return false;
		bytes += sent;
		size -= (size_t)sent;
	}
	return true;
}

void client_ask(struct client *c, const char *method, const char *path, const char *token, const char *body)
{
	struct sockaddr_in to;
	socklen_t size = sizeof to;
	char head[1000];
	int length;

	getpeername(c->fd, (struct sockaddr *)&to, &size);
	length = snprintf(head, sizeof head, "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n", method, path,
	                  ntohs(to.sin_port));
	if (token)
		length += snprintf(head + length, sizeof head - (size_t)length,
		                   "Authorization: Bearer %s\r\n", token);
	if (body)
		length += snprintf(head + length, sizeof head - (size_t)length, "Content-Length: %zu\r\n",
		                   strlen(body));
	length += snprintf(head + length, sizeof head - (size_t)length, "\r\n");
	client_send(c, head, (size_t)length);
	if (body)
		client_send(c, body, strlen(body));
}

/* Waits for more bytes. False: there are none, the other side has closed. */
static bool more(struct client *c)
{
	struct pollfd fd = { .fd = c->fd, .events = POLLIN };
	ssize_t got;

	if (c->ended)
		return false;
	if (c->have == CLIENT_BYTES)
		fail("it says too much");
	if (poll(&fd, 1, PATIENCE_MS) != 1)
		fail("it says nothing");
	got = recv(c->fd, c->bytes + c->have, CLIENT_BYTES - c->have, 0);
	if (got <= 0)
		c->ended = true;
	else
		c->have += (size_t)got;
	c->bytes[c->have] = '\0';
	return !c->ended;
}

static void take(struct client *c, size_t size)
{
	c->have -= size;
	memmove(c->bytes, c->bytes + size, c->have + 1);
}

/* Up to and with the mark. NULL: the other side closes before. */
static char *until(struct client *c, const char *mark)
{
	char *at;

	while (!(at = strstr(c->bytes, mark)))
		if (!more(c))
			return NULL;
	return at + strlen(mark);
}

bool answer_has(const struct answer *answer, const char *header, const char *value)
{
	char line[CLIENT_HEAD];

	snprintf(line, sizeof line, "\r\n%s: %s\r\n", header, value);
	return strstr(answer->head, line) != NULL;
}

void client_answer(struct client *c, struct answer *answer, bool bare)
{
	const char *end = until(c, "\r\n\r\n"), *length;
	size_t head = end ? (size_t)(end - c->bytes) : 0;

	answer->status = 0;
	answer->size = 0;
	answer->head[0] = answer->body[0] = '\0';
	if (!end || head >= sizeof answer->head)
		return;
	snprintf(answer->head, sizeof answer->head, "%.*s", (int)head, c->bytes);
	take(c, head);
	if (sscanf(answer->head, "HTTP/1.%*d %d", &answer->status) != 1)
		fail("this is no answer");
	if (answer->status == 100) {
		client_answer(c, answer, bare);
		return;
	}
	length = strstr(answer->head, "\r\nContent-Length: ");
	if (!length || bare)
		return;
	answer->size = (size_t)atol(length + 18);
	if (answer->size >= sizeof answer->body)
		fail("the answer is too large");
	while (c->have < answer->size)
		if (!more(c))
			fail("the answer is cut off");
	memcpy(answer->body, c->bytes, answer->size);
	answer->body[answer->size] = '\0';
	take(c, answer->size);
}

/* Out of the chunks, which may cut an event anywhere. */
const char *client_event(struct client *c, char *out, size_t size)
{
	size_t length = 0, chunk;
	const char *end;

	out[0] = '\0';
	while ((end = until(c, "\r\n"))) {
		chunk = strtoul(c->bytes, NULL, 16);
		take(c, (size_t)(end - c->bytes));
		while (c->have < chunk + 2)
			if (!more(c))
				fail("a chunk is cut off");
		if (length + chunk >= size)
			fail("the event is too large");
		memcpy(out + length, c->bytes, chunk);
		length += chunk;
		out[length] = '\0';
		take(c, chunk + 2);
		if (chunk == 0 && length)
			fail("an event is cut off");
		if (chunk == 0)
			break;
		if (length >= 2 && memcmp(out + length - 2, "\n\n", 2) == 0) {
			out[length - 2] = '\0';
			break;
		}
	}
	return out;
}

void client_end(struct client *c)
{
	while (more(c))
		take(c, c->have);
}

void client_rest(struct client *c)
{
	while (more(c))
		;
	for (size_t i = 0; i < c->have; i++)
		if (!c->bytes[i])
			c->bytes[i] = '?';
}

bool client_quiet(const struct client *c)
{
	struct pollfd fd = { .fd = c->fd, .events = POLLIN };

	return !c->have && poll(&fd, 1, 0) == 0;
}

int url_port(const char *url)
{
	return atoi(strrchr(url, ':') + 1);
}

const char *url_token(const char *url)
{
	return strchr(url, '#') + 1;
}
