/* SPDX-License-Identifier: MIT */
/* Messages over a socket: see link.h. */
#include "link.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "rules/core/reason.h"

enum {
	LINE_BYTES = 100,       /* at most, of a message's line */
	MOST_WAITING = 8 << 20, /* who has not read so much does not listen */
};

void link_begin(struct link *link, int fd, size_t most)
{
	*link = (struct link){ .fd = fd, .most = LINE_BYTES + most };
	link->in = xmalloc(link->most);
}

void link_end(struct link *link)
{
	if (link->fd >= 0)
		close(link->fd);
	free(link->in);
	free(link->out);
	*link = (struct link){ .fd = -1, .broken = true };
}

/* ---- out ---- */

void link_flush(struct link *link)
{
	size_t sent = 0;

	while (!link->broken && sent < link->waiting) {
		ssize_t count = send(link->fd, link->out + sent, link->waiting - sent, MSG_NOSIGNAL);

		if (count >= 0)
			sent += (size_t)count;
		else if (errno == EAGAIN || errno == EWOULDBLOCK)
			break;
		else if (errno != EINTR)
			link->broken = true;
	}
	link->waiting -= sent;
	if (sent && link->waiting)
		memmove(link->out, link->out + sent, link->waiting);
}

void link_send(struct link *link, const struct message *m)
{
	char line[LINE_BYTES];
	size_t length = (size_t)snprintf(line, sizeof line, "%s %ld %ld %ld %zu\n", m->word, m->number[0],
	                                 m->number[1], m->number[2], m->size);

	if (link->broken || link->waiting + length + m->size > MOST_WAITING) {
		link->broken = true;
		return;
	}
	link->out = xrealloc(link->out, link->waiting + length + m->size);
	memcpy(link->out + link->waiting, line, length);
	if (m->size)
		memcpy(link->out + link->waiting + length, m->bytes, m->size);
	link->waiting += length + m->size;
	link_flush(link);
}

/* ---- in ---- */

/* False: nothing has come, or the link is broken. */
static bool receive(struct link *link)
{
	ssize_t count;

	do {
		count = recv(link->fd, link->in + link->have, link->most - link->have, 0);
	} while (count < 0 && errno == EINTR);
	if (count > 0)
		link->have += (size_t)count;
	else if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK))
		link->broken = true;
	return count > 0;
}

/* The line of a message, ended by '\0' in place of its newline. */
static bool read_line(const char *line, struct message *m)
{
	int end = 0;

	return sscanf(line, "%7[a-z] %9ld %9ld %9ld %9zu%n", m->word, &m->number[0], &m->number[1],
	              &m->number[2], &m->size, &end) == 5 &&
	       line[end] == '\0';
}

/* False: it has not come whole, or is none. */
static bool parse(struct link *link, struct message *m)
{
	char *end = memchr(link->in, '\n', link->have < LINE_BYTES ? link->have : LINE_BYTES);
	size_t line = end ? (size_t)(end - link->in) + 1 : 0;

	if (!end) {
		link->broken |= link->have >= LINE_BYTES;
		return false;
	}
	*end = '\0';
	if (!read_line(link->in, m) || m->size > link->most - LINE_BYTES) {
		link->broken = true;
		return false;
	}
	*end = '\n';
	m->bytes = link->in + line;
	link->used = line + m->size;
	return link->have >= link->used;
}

bool link_next(struct link *link, struct message *m)
{
	if (link->fd < 0)
		return false;
	if (link->used) {
		link->have -= link->used;
		memmove(link->in, link->in + link->used, link->have);
	}
	do {
		link->used = 0;
		if (link->broken || parse(link, m))
			return !link->broken;
	} while (receive(link));
	link->used = 0;
	return false;
}

bool link_is(const struct message *m, const char *word)
{
	return strcmp(m->word, word) == 0 && m->number[0] >= 0 && m->number[1] >= 0 && m->number[2] >= 0;
}
