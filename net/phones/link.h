/* SPDX-License-Identifier: MIT */
/*
 * What the program and its server of pages say to each other over a pair of sockets: messages of a line and
 * bytes, as in "card 3 1 0 220\n" and 220 bytes. Neither side trusts the other: anything that is not a
 * message ends the link.
 */
#ifndef NET_PHONES_LINK_H
#define NET_PHONES_LINK_H

#include <stdbool.h>
#include <stddef.h>

enum {
	LINK_WORD_BYTES = 8,
	LINK_TO_SERVER = 4 << 20,  /* bytes of one message: a card, of ten thousand players 2 MB */
	LINK_FROM_SERVER = 8 << 10 /* a press */
};

struct message {
	char word[LINK_WORD_BYTES];
	long number[3];
	const char *bytes; /* until the next link_next() */
	size_t size;
};

struct link {
	int fd; /* -1: none */
	char *in, *out;
	size_t most, have, used, waiting;
	bool broken; /* the other side is gone, says anything that is not a message, or does not listen */
};

/* Takes the descriptor, which does not block; messages that come have at most so many bytes. */
void link_begin(struct link *link, int fd, size_t most);
void link_end(struct link *link);

/* Sends what fits, and keeps the rest for link_flush(). */
void link_send(struct link *link, const struct message *message);
void link_flush(struct link *link);

/* The next whole message that has come; false: none now. */
bool link_next(struct link *link, struct message *message);

/* Whether the message is this word, its numbers in order no less than 0. */
bool link_is(const struct message *message, const char *word);

#endif
