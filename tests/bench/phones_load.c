/* SPDX-License-Identifier: MIT */
/*
 * Ten phones at a table of Commander, each of them reading its stream and pressing once a
 * second, beside somebody who types at the laptop; and the same table without phones, typed
 * at in turn, so that what the machine does meanwhile falls on both.
 *
 *     phones_load TABLESIDE [SECONDS]
 *
 * Tells what a key costs, what a press costs, how the memory grows, and whether the session
 * holds every press once.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lane.h"

enum { SEATS = 10, SECONDS = 60, PAUSE_MS = 40, QUIET_MS = 12, ANSWER = 1 << 16 };

static const char *const names[SEATS] = {
	"Ada", "Bea", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Joe"
};

struct phone {
	pthread_t thread;
	int port;
	char token[40];
	long presses, refused, cards;
	struct samples press_us;
};

static atomic_bool over;

/* ---- a phone ---- */

static int dial(const struct phone *t)
{
	struct sockaddr_in at = { .sin_family = AF_INET,
		                  .sin_port = htons((uint16_t)t->port),
		                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;

	setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
	bench_need(fd >= 0 && connect(fd, (struct sockaddr *)&at, sizeof at) == 0, "a connection",
	           strerror(errno));
	return fd;
}

static void ask(const struct phone *t, int fd, const char *path, const char *body)
{
	char request[600];
	int size = snprintf(request, sizeof request,
	                    "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\n"
	                    "Content-Length: %zu\r\n\r\n%s",
	                    *body ? "POST" : "GET", path, t->port, t->token, strlen(body), body);

	bench_need(write(fd, request, (size_t)size) == size, "a request", strerror(errno));
}

/* One answer, by its Content-Length. */
static const char *answer(int fd, char out[ANSWER])
{
	size_t used = 0, whole = 0;
	ssize_t got;
	char *body;

	while (!whole || used < whole) {
		got = read(fd, out + used, ANSWER - 1 - used);
		bench_need(got > 0, "an answer", "the connection has ended");
		used += (size_t)got;
		out[used] = '\0';
		body = strstr(out, "\r\n\r\n");
		if (body && !whole) {
			const char *length = strstr(out, "Content-Length: ");

			whole = (size_t)(body + 4 - out) + (length ? (size_t)atol(length + 16) : 0);
		}
	}
	return out;
}

/* The number of the first button with that text: of the life. */
static int find_button(const char *card, const char *wanted)
{
	const char *text, *id;
	char whole[40];

	snprintf(whole, sizeof whole, "\"text\":\"%s\"", wanted);
	id = text = strstr(card, whole);
	bench_need(text != NULL, wanted, card);
	while (strncmp(id, "{\"id\":", 6) != 0)
		id--;
	return atoi(id + 6);
}

static long count(const char *text, const char *what)
{
	long found = 0;

	while ((text = strstr(text, what))) {
		found++;
		text++;
	}
	return found;
}

/* What has come of the stream. */
static void read_stream(struct phone *t, int fd, char text[ANSWER])
{
	struct pollfd p = { .fd = fd, .events = POLLIN };

	while (poll(&p, 1, 0) > 0) {
		ssize_t got = read(fd, text, ANSWER - 1);

		bench_need(got > 0, "the stream", "it has ended");
		text[got] = '\0';
		t->cards += count(text, "data: ");
	}
}

static void *phone(void *data)
{
	struct phone *t = data;
	char *text = malloc(ANSWER), body[80];
	int stream = dial(t), fd = dial(t), button[2];
	int64_t next = bench_ns();

	ask(t, stream, "/events", "");
	ask(t, fd, "/card", "");
	answer(fd, text);
	button[0] = find_button(text, "-1");
	button[1] = find_button(text, "+1");
	while (!over) {
		int64_t begin = bench_ns();

		snprintf(body, sizeof body, "{\"rev\":1,\"button\":%d}", button[t->presses % 2]);
		ask(t, fd, "/press", body);
		answer(fd, text);
		samples_add(&t->press_us, (double)(bench_ns() - begin) / 1e3);
		if (strncmp(text, "HTTP/1.1 200", 12) == 0)
			t->presses++;
		else
			t->refused++;
		for (next += 1000000000; !over && bench_ns() < next;) {
			read_stream(t, stream, text);
			poll(NULL, 0, 50);
		}
	}
	close(stream);
	close(fd);
	free(text);
	return NULL;
}

/* ---- the laptop ---- */

/* The address on the picture, which is painted again as long as it takes. */
static void read_code(struct lane *lane, struct phone *t)
{
	static const char head[] = "http://127.0.0.1:";
	static char bytes[1 << 18];
	const char *at = NULL;
	int found = 0;

	for (int tries = 0; tries < 60 && found != 2; tries++) {
		struct pollfd p = { .fd = lane->fd, .events = POLLIN };
		size_t used = 0;

		lane_type(lane, "\014", 1);
		while (poll(&p, 1, 300) > 0 && used < sizeof bytes - 1) {
			ssize_t got = read(lane->fd, bytes + used, sizeof bytes - 1 - used);

			if (got <= 0)
				break;
			used += (size_t)got;
		}
		bytes[used] = '\0';
		at = strstr(bytes, head);
		if (at)
			found = sscanf(at + strlen(head), "%d/#%39[A-Za-z0-9_-]", &t->port, t->token);
	}
	bench_need(found == 2, "an address on the picture", "the program was built without libmicrohttpd?");
}

static void type(struct lane *lane, int round)
{
	int64_t begin;
	struct answer answer;

	lane_drain(lane);
	begin = bench_ns();
	lane_type(lane, round % 2 ? "\t" : "]", 1);
	answer = lane_listen(lane, QUIET_MS);
	if (round >= 10 && answer.first)
		samples_add(&lane->key[KEY_STEP].first_us, (double)(answer.first - begin) / 1e3);
}

/* Lines of the session that a phone has said: the laptop adds fives alone. */
static long lines_of(const struct lane *lane, const char *name)
{
	char folder[400], path[700], less[40], more[40];
	char *text = NULL;
	size_t size = 0;
	long found = 0;
	struct dirent *entry;
	DIR *dir;

	snprintf(folder, sizeof folder, "%s/tableside/sessions", lane->data);
	snprintf(less, sizeof less, "life %s -1\"", name);
	snprintf(more, sizeof more, "life %s +1\"", name);
	dir = opendir(folder);
	while (dir && (entry = readdir(dir))) {
		FILE *file;

		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		file = strstr(entry->d_name, ".json") ? fopen(path, "r") : NULL;
		if (file && getdelim(&text, &size, '\0', file) > 0)
			found += count(text, less) + count(text, more);
		if (file)
			fclose(file);
	}
	if (dir)
		closedir(dir);
	free(text);
	return found;
}

static void set_table(struct lane *lane, const char *tableside, bool phones)
{
	int n = 0;

	*lane = (struct lane){
		.name = phones ? "ten phones" : "no phone", .program = OTHER, .rows = 60, .cols = 200
	};
	snprintf(lane->data, sizeof lane->data, "%s/%d", bench_folder(), phones);
	lane->under[n++] = tableside;
	lane->under[n++] = "new";
	lane->under[n++] = "commander";
	for (int i = 0; i < SEATS; i++)
		lane->under[n++] = names[i];
	if (phones) {
		lane->under[n++] = "--phones";
		lane->under[n++] = "--phones-bind=127.0.0.1";
	}
	lane->under[n] = NULL;
}

int main(int argc, char **argv)
{
	static struct phone t[SEATS];
	struct lane lane[2];
	int seconds = argc > 2 ? atoi(argv[2]) : SECONDS;
	long said = 0, presses = 0, refused = 0, cards = 0, early_kib = 0, late_kib;
	int64_t end;
	struct samples press_us = { 0 };

	bench_need(argc > 1, "usage", "phones_load TABLESIDE [SECONDS]");
	setenv("TERM", "xterm-256color", 1);
	for (int i = 0; i < 2; i++) {
		set_table(&lane[i], argv[1], i);
		lane_start(&lane[i], argv[1], argv[1]);
	}
	for (int i = 0; i < 2; i++)
		lane_listen(&lane[i], 500);
	for (int i = 0; i < SEATS; i++) {
		read_code(&lane[1], &t[i]);
		if (i < SEATS - 1)
			lane_type(&lane[1], "\t", 1);
	}
	lane_type(&lane[1], "\033", 1);
	lane_listen(&lane[1], 500);
	for (int i = 0; i < SEATS; i++)
		pthread_create(&t[i].thread, NULL, phone, &t[i]);
	end = bench_ns() + seconds * INT64_C(1000000000);
	for (int round = 0; bench_ns() < end; round++) {
		for (int i = 0; i < 2; i++)
			type(&lane[i], round);
		poll(NULL, 0, PAUSE_MS);
		if (!early_kib && bench_ns() > end - seconds * INT64_C(800000000))
			early_kib = lane_number(&lane[1], "status", "VmRSS:");
	}
	over = true;
	for (int i = 0; i < SEATS; i++) {
		pthread_join(t[i].thread, NULL);
		presses += t[i].presses;
		refused += t[i].refused;
		cards += t[i].cards;
		for (int n = 0; n < t[i].press_us.count; n++)
			samples_add(&press_us, t[i].press_us.value[n]);
	}
	late_kib = lane_number(&lane[1], "status", "VmRSS:");
	for (int i = 0; i < 2; i++)
		lane_stop(&lane[i]);
	for (int i = 0; i < SEATS; i++)
		said += lines_of(&lane[1], names[i]);
	printf("%-34s %12s %12s\n", "a key, us", "median", "99 of 100");
	for (int i = 0; i < 2; i++)
		printf("%-34s %12.0f %12.0f\n", lane[i].name,
		       samples_percent(&lane[i].key[KEY_STEP].first_us, 50),
		       samples_percent(&lane[i].key[KEY_STEP].first_us, 99));
	printf("%-34s %12.0f %12.0f\n", "a press, to its answer", samples_percent(&press_us, 50),
	       samples_percent(&press_us, 99));
	printf("%ld presses in %d s, %ld refused; lines of them in the session: %ld; cards that came: %ld\n",
	       presses, seconds, refused, said, cards);
	printf("memory: %ld KiB after a fifth of the time, %ld KiB in the end\n", early_kib, late_kib);
	bench_goal("a key beside ten phones / without them",
	           samples_percent(&lane[1].key[KEY_STEP].first_us, 50) /
	                   samples_percent(&lane[0].key[KEY_STEP].first_us, 50),
	           1.1);
	return said == presses ? 0 : 1;
}
