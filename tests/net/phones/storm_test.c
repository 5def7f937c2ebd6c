/* SPDX-License-Identifier: MIT */
/*
 * A storm of spoiled requests over sockets: valid ones in which bytes were changed, dropped,
 * doubled and put in, sent in pieces, several in a connection, some cut off. Every answer
 * is 2xx or 4xx (or the library's 505, to HTTP/3.1) or an end of the connection; no byte of another seat's
 * card ever comes; the server needs no more memory at the end than at the beginning; and then it still
 * answers.
 *
 *     storm_test [REQUESTS [SEED]]        20,000 from seed 1 in `make check`
 */
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "client.h"
#include "net/phones/board.h"
#include "rules/core/rng.h"

enum { SPOILED_BYTES = 40000, SOME = 2000 };

static const char secret[] = "SECRET-OF-ANOTHER-SEAT";

static struct phones *phones;
static atomic_bool over;

/* ---- the program: answers what is pressed ---- */

static void *play(void *data)
{
	struct pollfd fd = { .fd = phones_fd(phones), .events = POLLIN };
	struct press press;
	char card[100];

	for (int rev = 0; !over; rev++) {
		poll(&fd, 1, 100);
		while (phones_press(phones, &press)) {
			phones_answer(phones, press.number, press.button % 2 ? 200 : 422,
			              xstrdup("{\"said\":[]}"));
			snprintf(card, sizeof card, "{\"rev\":%d}", rev);
			phones_publish(phones, 1, xstrdup(card));
		}
	}
	return data;
}

/* ---- spoiled requests ---- */

struct bytes {
	char text[SPOILED_BYTES];
	size_t size;
};

static void insert(struct bytes *b, size_t at, const char *text, size_t size)
{
	if (b->size + size > sizeof b->text)
		return;
	memmove(b->text + at + size, b->text + at, b->size - at);
	memmove(b->text + at, text, size);
	b->size += size;
}

static void drop(struct bytes *b, size_t at, size_t size)
{
	if (size > b->size - at)
		size = b->size - at;
	memmove(b->text + at, b->text + at + size, b->size - at - size);
	b->size -= size;
}

static void spoil(struct bytes *b, struct rng *rng)
{
	static const char *const words[] = {
		"\r\n",
		"\r\n\r\n",
		"\n",
		"\r",
		" ",
		":",
		"\t",
		"Content-Length: 7\r\n",
		"Content-Length: -1\r\n",
		"Content-Length: 99999999999999999999\r\n",
		"Transfer-Encoding: chunked\r\n",
		"ffffffffffffffff\r\n",
		"0\r\n\r\n",
		"Expect: 100-continue\r\n",
		"Host: x\r\n",
		"Connection: close\r\n",
		"Connection: Upgrade\r\nUpgrade: websocket\r\n",
		"%00",
		"%2e%2e/",
		"?a=b&c",
		"Authorization: Basic eDp5\r\n",
		"Cookie: a=b; c\r\n",
		"Range: bytes=0-0,1-1\r\n",
		"HTTP/1.0",
		"HTTP/9.9",
		"\"value\":",
		"[[[[",
		"99999999999",
		"\\u0000",
		"\xff\xfe",
		"\x1b[2J",
	};
	static char many[3000];
	size_t at = b->size ? rng_below(rng, (uint32_t)b->size) : 0;
	const char *word = words[rng_below(rng, sizeof words / sizeof *words)];
	char byte = (char)rng_below(rng, 256);

	switch (rng_below(rng, 8)) {
	case 0:
		if (b->size)
			b->text[at] = byte;
		break;
	case 1: insert(b, at, &byte, 1); break;
	case 2: drop(b, at, 1 + rng_below(rng, 4)); break;
	case 3: drop(b, at, rng_below(rng, 60)); break;
	case 4: insert(b, at, b->text + at, b->size - at < 60 ? b->size - at : 60); break;
	case 5:
		memset(many, byte ? byte : 'x', sizeof many);
		insert(b, at, many, rng_below(rng, 20) ? 30 : sizeof many);
		break;
	default: insert(b, at, word, strlen(word)); break;
	}
}

static void add_request(struct bytes *b, int port, const char *token, struct rng *rng)
{
	static const char *const bodies[] = { "{\"rev\":1,\"button\":1}",
		                              "{\"rev\":1,\"button\":2,\"value\":5}",
		                              "{\"rev\":1,\"button\":3,\"value\":\"Ann\"}",
		                              "{\"rev\":1,\"button\":4,\"value\":[0,0,3]}" };
	static const char *const paths[] = { "/", "/card", "/events", "/press", "/press", "/press" };
	const char *path = paths[rng_below(rng, sizeof paths / sizeof *paths)];
	const char *body = bodies[rng_below(rng, sizeof bodies / sizeof *bodies)];
	bool press = strcmp(path, "/press") == 0;
	char text[1000];
	size_t size = (size_t)snprintf(text, sizeof text,
	                               "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\n"
	                               "User-Agent: storm\r\nAccept: */*\r\n",
	                               press ? "POST" : "GET", path, port, token);

	if (press)
		size += (size_t)snprintf(text + size, sizeof text - size, "Content-Length: %zu\r\n\r\n%s",
		                         strlen(body), body);
	else
		size += (size_t)snprintf(text + size, sizeof text - size, "\r\n");
	insert(b, b->size, text, size);
}

/* ---- one connection ---- */

/* Reads to the end. False: an answer that is none of those there may be. */
static bool look(struct client *c)
{
	const char *at = c->bytes;

	client_rest(c);
	while ((at = strstr(at, "HTTP/1.1 "))) {
		at += 9;
		if (*at < '0' || *at > '9')
			continue; /* the library's words about a request */
		if (*at != '2' && *at != '4' && strncmp(at, "100 ", 4) != 0 && strncmp(at, "505 ", 4) != 0)
			return false;
	}
	return !strstr(c->bytes, secret);
}

/* How many requests it was. */
static int storm(int port, const char *token, struct rng *rng, bool *good)
{
	static struct bytes b;
	struct client *c = client_new(port);
	const struct linger reset = { .l_onoff = 1 };
	int requests = 1 + (int)rng_below(rng, 4);
	size_t pieces = rng_below(rng, 4) ? 1 : 2 + rng_below(rng, 3), sent = 0;

	b.size = 0;
	for (int i = 0; i < requests; i++)
		add_request(&b, port, token, rng);
	for (uint32_t i = rng_below(rng, 10); i > 0; i--)
		spoil(&b, rng);
	for (size_t i = 1; i <= pieces; i++) {
		client_send(c, b.text + sent, b.size * i / pieces - sent);
		sent = b.size * i / pieces;
	}
	if (rng_below(rng, 50) == 0) {
		setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &reset, sizeof reset); /* gone in the middle of it */
	} else {
		shutdown(c->fd, SHUT_WR);
		*good = look(c);
	}
	if (!*good)
		printf("# sent: %.*s\n# heard: %s\n", (int)b.size, b.text, c->bytes);
	client_close(c);
	*client_ms += 100L * requests;
	return requests;
}

/* ---- all of them ---- */

static size_t memory_of(long process)
{
	unsigned long pages = 0;
	char path[60];
	FILE *file;

	snprintf(path, sizeof path, "/proc/%ld/statm", process);
	file = fopen(path, "re");
	if (!file || fscanf(file, "%*u %lu", &pages) != 1)
		pages = 0;
	if (file)
		fclose(file);
	return pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* What the program and the server have of memory. */
static size_t memory(void)
{
	malloc_trim(0);
	return memory_of(getpid()) + memory_of(client_server());
}

static void tell(int number, bool good, const char *what)
{
	printf("%sok %d - %s\n", good ? "" : "not ", number, what);
}

int main(int argc, char **argv)
{
	long requests = argc > 1 ? atol(argv[1]) : 20000, done = 0;
	unsigned long long seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	char url[PHONES_URL_BYTES];
	static struct answer answer;
	struct client *c;
	struct reason why;
	struct rng rng;
	pthread_t program;
	size_t before = 0, after;
	bool good = true;

	client_forget_locales();
	setvbuf(stdout, NULL, _IOLBF, 0);
	rng_seed(&rng, seed);
	client_clock(1);
	phones = phones_start("127.0.0.1", 0, &why);
	printf("1..3\n# %ld requests from seed %llu\n", requests, seed);
	if (!phones) {
		printf("Bail out! %s\n", why.text);
		return 1;
	}
	phones_seats(phones, 2);
	phones_publish(phones, 0, xstrdup(secret));
	phones_publish(phones, 1, xstrdup("{\"rev\":0}"));
	phones_url(phones, 1, url);
	pthread_create(&program, NULL, play, NULL);
	while (done < requests && good) {
		if (!before && done >= requests / 10)
			before = memory();
		done += storm(url_port(url), url_token(url), &rng, &good);
	}
	tell(1, good, "every answer is 2xx or 4xx, and none has another seat's card");
	after = memory();
	printf("# %zu KiB of memory, %zu KiB after the first tenth\n", after >> 10, before >> 10);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
	after = before; /* they keep what was freed */
#endif
	tell(2, after <= before + (1 << 20), "memory stays flat");
	c = client_new(url_port(url));
	client_ask(c, "GET", "/card", url_token(url), NULL);
	client_answer(c, &answer, false);
	client_close(c);
	tell(3, answer.status == 200, "and it still answers");
	over = true;
	pthread_join(program, NULL);
	phones_stop(phones);
	return !good;
}
