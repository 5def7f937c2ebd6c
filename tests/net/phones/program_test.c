/* SPDX-License-Identifier: MIT */
/*
 * The program beside its server, on a clock that this test moves, with chance that is none: what it says to a
 * server that begins, dies, is silent or stays, and what it tells the player of it. The server, the system
 * and the network are this test. TAP.
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "net/phones/address.h"
#include "net/phones/phones.h"
#include "saves/text/io.h"
#include "tests/kit/noted.h"

enum { SERVER = 4242 };

extern char **environ;

static struct {
	int64_t now_ms;
	int64_t later_ms;   /* the server says something then */
	char later[100];    /* "": nothing; "end": it is gone */
	int end;            /* of the server; -1: none */
	int status;         /* how it ended */
	int sockets, forks; /* errno of these calls; 0: they go */
	int interrupted;    /* so many calls to wait are, the last of them for good if `broken` */
	bool broken;
	unsigned char chance;
	int pieces;          /* chance comes in so many */
	int no_chance;       /* errno */
	const char *address; /* of this computer; NULL: none */
	int taken;           /* a port */
	jmp_buf aborted;
	bool aborts;
} world;

static int fails(int error)
{
	errno = error;
	return error ? -1 : 0;
}

/* ---- the system ---- */

int clock_gettime(clockid_t clock, struct timespec *out)
{
	(void)clock;
	*out = (struct timespec){ world.now_ms / 1000, world.now_ms % 1000 * 1000000 };
	return 0;
}

int socketpair(int domain, int type, int protocol, int ends[2])
{
	__typeof__(socketpair) *own;

	*(void **)&own = dlsym(RTLD_NEXT, "socketpair");
	if (world.sockets)
		return fails(world.sockets);
	assert_int_equal(own(domain, type, protocol, ends), 0);
	world.end = dup(ends[1]);
	return 0;
}

pid_t fork(void)
{
	note("fork");
	return world.forks ? fails(world.forks) : SERVER;
}

/* The server is to hear every signal, as at the start of a program. */
int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *files,
                const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[])
{
	sigset_t blocked, usual;
	short flags;
	int signals = 0;

	assert_true(files && environment == environ);
	posix_spawnattr_getflags(attributes, &flags);
	posix_spawnattr_getsigmask(attributes, &blocked);
	posix_spawnattr_getsigdefault(attributes, &usual);
	for (int signal = 1; signal < 32; signal++)
		signals += sigismember(&usual, signal) && !sigismember(&blocked, signal);
	note("spawn %s: %s %s %s %s%s, flags %x, signals %d", path, arguments[0], arguments[1], arguments[2],
	     arguments[3], arguments[4] ? " ?" : "", (unsigned)flags, signals);
	*pid = SERVER;
	return world.forks;
}

/* It may do with errno what it likes. */
int close(int fd)
{
	__typeof__(close) *own;
	int result;

	*(void **)&own = dlsym(RTLD_NEXT, "close");
	result = own(fd);
	errno = result < 0 ? errno : ENOTTY;
	return result;
}

int kill(pid_t pid, int signal)
{
	note("kill %d %d", (int)pid - SERVER, signal);
	return 0;
}

pid_t waitpid(pid_t pid, int *status, int options)
{
	note("wait %d %d", (int)pid - SERVER, options);
	if (world.interrupted > 0 && --world.interrupted >= 0)
		return fails(EINTR);
	*status = world.status;
	return pid;
}

static void say(const char *words)
{
	char text[200];

	if (strcmp(words, "end") == 0) {
		close(world.end);
		return;
	}
	snprintf(text, sizeof text, "%s", words);
	for (char *at = text; *at; at++)
		*at = (char)(*at == '|' ? '\n' : *at);
	assert_int_equal(write(world.end, text, strlen(text)), strlen(text));
}

int poll(struct pollfd *fds, nfds_t count, int timeout)
{
	assert_true(count == 1 && timeout > 0);
	if (ppoll(fds, 1, &(struct timespec){ 0 }, NULL) > 0)
		return 1;
	if (world.interrupted > 0) {
		world.interrupted--;
		return fails(world.broken && !world.interrupted ? ENOMEM : EINTR);
	}
	if (!world.later[0] || world.later_ms > world.now_ms + timeout) {
		world.now_ms += timeout;
		return 0;
	}
	world.now_ms = world.later_ms;
	say(world.later);
	world.later[0] = '\0';
	return 1;
}

ssize_t getrandom(void *bytes, size_t size, unsigned flags)
{
	size_t piece = world.pieces > 1 ? 5 : size;

	if (world.no_chance)
		return fails(world.no_chance);
	if (world.pieces > 1 && --world.pieces % 2)
		return fails(EINTR);
	if (flags)
		note("flags %u", flags);
	for (size_t i = 0; i < piece; i++)
		((unsigned char *)bytes)[i] = world.chance += 37;
	return (ssize_t)piece;
}

/* NOLINTNEXTLINE(misc-no-recursion) */
void abort(void)
{
	if (!world.aborts)
		_exit(134);
	longjmp(world.aborted, 1);
}

/* In place of net/phones/address.c. */
int address_listen(const char *bind, int *port, char text[PHONES_ADDRESS_BYTES], struct reason *why)
{
	note("listen %s:%d", bind, *port);
	if (!world.address || (world.taken && *port == world.taken)) {
		if (why)
			reason_set(why, "no way to listen");
		return -1;
	}
	*port = *port ? *port : 4711;
	snprintf(text, PHONES_ADDRESS_BYTES, "%s", bind[0] ? bind : world.address);
	return dup(0);
}

bool address_now(char text[PHONES_ADDRESS_BYTES])
{
	if (world.address)
		snprintf(text, PHONES_ADDRESS_BYTES, "%s", world.address);
	return world.address;
}

/* ---- what happens ---- */

static struct phones *phones;

static void start(const char *bind)
{
	struct reason why;

	phones = phones_start(bind, 0, &why);
	if (!phones)
		note("none: %s", why.text);
}

static void happen(const char *what)
{
	struct press press;
	char token[40], word[20];
	int number, at;

	if (sscanf(what, "later %d %n", &number, &at) == 1) {
		world.later_ms = world.now_ms + number;
		snprintf(world.later, sizeof world.later, "%s", what + at);
	} else if (strncmp(what, "start", 5) == 0) {
		start(what + 5 + (what[5] == ' '));
	} else if (strcmp(what, "stop") == 0) {
		phones_stop(phones);
		phones = NULL;
	} else if (sscanf(what, "pass %d", &number) == 1) {
		world.now_ms += number;
	} else if (sscanf(what, "seats %d", &number) == 1) {
		phones_seats(phones, number);
	} else if (sscanf(what, "renew %d", &number) == 1) {
		phones_renew(phones, number);
	} else if (sscanf(what, "take %d %39s", &number, token) == 2) {
		note("%s", phones_take_token(phones, number, token) ? "taken" : "no token");
	} else if (sscanf(what, "publish %d %39s", &number, token) == 2) {
		phones_publish(phones, number, xstrdup(token));
	} else if (strncmp(what, "program", 7) == 0) {
		phones_program = what[7] ? what + 8 : NULL;
	} else if (strcmp(what, "stale") == 0) {
		phones_stale(phones);
	} else if (sscanf(what, "no %19s %d", word, &number) == 2) {
		*(strcmp(word, "sockets") == 0 ? &world.sockets
		  : strcmp(word, "forks") == 0 ? &world.forks
		  : strcmp(word, "port") == 0  ? &world.taken
		                               : &world.no_chance) = number;
	} else if (sscanf(what, "pieces %d", &world.pieces) == 1) {
		return;
	} else if (sscanf(what, "interrupted %d", &world.interrupted) == 1) {
		world.broken = strstr(what, "broken");
	} else if (sscanf(what, "status %d", &world.status) == 1) {
		return;
	} else if (strncmp(what, "address ", 8) == 0) {
		world.address = strcmp(what + 8, "none") == 0 ? NULL : what + 8;
	} else if (strcmp(what, "move") == 0) {
		phones_move(phones);
	} else {
		if (what[0])
			say(what);
		while (phones_press(phones, &press))
			note("press %ld of %d: %d", press.number, press.seat, press.button);
	}
}

/* What the server has heard, and what the player is told. */
static void see(void)
{
	char bytes[2000];
	ssize_t have = read(world.end, bytes, sizeof bytes - 1);
	const char *address;
	struct reason news;
	int port;

	bytes[have > 0 ? have : 0] = '\0';
	if (bytes[0])
		note("> %s", bytes);
	if (!phones)
		return;
	if (phones_news(phones, &news))
		note("news: %s,", news.text);
	address = phones_address(phones, &port);
	note("%s:%d %d%s", address, port, phones_connected(phones, 0),
	     phones_crowded(phones) ? " crowded" : "");
}

/* clang-format off */
static const struct row {
	const char *what, *then;
} rows[] = {
	{ "no sockets 24", "" },
	{ "start", "listen :0 none: the phones' server did not start: Too many open files" },
	{ "no sockets 0", "" },
	{ "no forks 11", "" },
	{ "start", "listen :0 fork none: the phones' server did not start: Resource temporarily unavailable" },
	{ "no forks 0", "" },
	{ "address none", "" },
	{ "start 10.0.0.9", "listen 10.0.0.9:0 none: no way to listen" },
	{ "address 10.0.0.2", "" },
	{ "start", "listen :0 fork kill 0 9 wait 0 0 none: the phones' server did not start +5000" },
	{ "later 4999 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork +4999 > token 10 1 0 22|JUpvlLneAyhNcpe84QYrUAcard 10 0 0 0| 10.0.0.2:4711 0" },
	{ "stop", "kill 0 9 wait 0 0 +2000 > close 0 0 0 0|" },
	{ "later 5001 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork kill 0 9 wait 0 0 none: the phones' server did not start +5000" },
	{ "later 100 end", "" },
	{ "start", "listen :0 fork kill 0 9 wait 0 0 none: the phones' server did not start +100" },
	{ "interrupted 2 broken", "" },
	{ "start", "listen :0 fork kill 0 9 wait 0 0 none: the phones' server did not start" },
	{ "interrupted 3", "" },
	{ "later 200 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork +200 > token 10 1 0 22|dZq_5AkuU3idwucMMVZ7oAcard 10 0 0 0| 10.0.0.2:4711 0" },
	{ "seats 2", "> token 0 1 0 22|xeoPNFl-o8jtEjdcgabL8Acard 0 0 0 0|token 1 1 0 22|FTpfhKnO8xg9Yoes0fYbQAcard 1 0 0 0| 10.0.0.2:4711 0" },
	{ "pieces 8", "10.0.0.2:4711 0" },
	{ "seats 3", "> token 2 1 0 22|ZYqv1PkeQ2iNstf8IUZrkAcard 2 0 0 0| 10.0.0.2:4711 0" },
	{ "publish 0 {}", "> card 0 0 0 2|{} 10.0.0.2:4711 0" },
	{ "stale", "> stale 0 0 0 0|stale 1 0 0 0|stale 2 0 0 0|stale 10 0 0 0| 10.0.0.2:4711 0" },
	{ "take 1 abcdefghijklmnopqrst-_", "taken > token 1 2 0 22|abcdefghijklmnopqrst-_card 1 0 0 0|stale 1 0 0 0| 10.0.0.2:4711 0" },
	{ "take 1 abcdefghijklmnopqrst-+", "no token 10.0.0.2:4711 0" },
	{ "take 1 abcdefghijklmnopqrst-", "no token 10.0.0.2:4711 0" },
	{ "take 1 abcdefghijklmnopqrst-_x", "no token 10.0.0.2:4711 0" },
	{ "take 4 abcdefghijklmnopqrst-_", "no token 10.0.0.2:4711 0" },
	{ "here 0 1 2 0|crowd 1 0 0 0|press 7 0 1 22|{\"rev\":1,\"button\":23}|", "press 7 of 0: 23 10.0.0.2:4711 2 crowded" },
	{ "here 0 1 65 0|here 11 1 1 0|", "10.0.0.2:4711 2 crowded" },
	{ "status 11", "10.0.0.2:4711 2 crowded" },
	{ "end", "kill 0 9 wait 0 0 fork > token 0 1 0 22|xeoPNFl-o8jtEjdcgabL8Acard 0 0 0 2|{}stale 0 0 0 0|token 1 2 0 22|abcdefghijklmnopqrst-_card 1 0 0 0|stale 1 0 0 0|token 2 1 0 22|ZYqv1PkeQ2iNstf8IUZrkAcard 2 0 0 0|stale 2 0 0 0|token 10 1 0 22|dZq_5AkuU3idwucMMVZ7oAcard 10 0 0 0|stale 10 0 0 0| news: the phones' server stopped (Segmentation fault) and was restarted, 10.0.0.2:4711 0" },
	{ "pass 20000", "+20000 10.0.0.2:4711 0" },
	{ "status 0", "10.0.0.2:4711 0" },
	{ "interrupted 2", "10.0.0.2:4711 0" },
	{ "end", "kill 0 9 wait 0 0 wait 0 0 wait 0 0 fork > token 0 1 0 22|xeoPNFl-o8jtEjdcgabL8Acard 0 0 0 2|{}stale 0 0 0 0|token 1 2 0 22|abcdefghijklmnopqrst-_card 1 0 0 0|stale 1 0 0 0|token 2 1 0 22|ZYqv1PkeQ2iNstf8IUZrkAcard 2 0 0 0|stale 2 0 0 0|token 10 1 0 22|dZq_5AkuU3idwucMMVZ7oAcard 10 0 0 0|stale 10 0 0 0| news: the phones' server stopped and was restarted, 10.0.0.2:4711 0" },
	{ "pass 20000", "+20000 10.0.0.2:4711 0" },
	{ "end", "kill 0 9 wait 0 0 fork > token 0 1 0 22|xeoPNFl-o8jtEjdcgabL8Acard 0 0 0 2|{}stale 0 0 0 0|token 1 2 0 22|abcdefghijklmnopqrst-_card 1 0 0 0|stale 1 0 0 0|token 2 1 0 22|ZYqv1PkeQ2iNstf8IUZrkAcard 2 0 0 0|stale 2 0 0 0|token 10 1 0 22|dZq_5AkuU3idwucMMVZ7oAcard 10 0 0 0|stale 10 0 0 0| news: the phones' server stopped and was restarted, 10.0.0.2:4711 0" },
	{ "pass 10000", "+10000 10.0.0.2:4711 0" },
	{ "end", "kill 0 9 wait 0 0 fork > token 0 1 0 22|xeoPNFl-o8jtEjdcgabL8Acard 0 0 0 2|{}stale 0 0 0 0|token 1 2 0 22|abcdefghijklmnopqrst-_card 1 0 0 0|stale 1 0 0 0|token 2 1 0 22|ZYqv1PkeQ2iNstf8IUZrkAcard 2 0 0 0|stale 2 0 0 0|token 10 1 0 22|dZq_5AkuU3idwucMMVZ7oAcard 10 0 0 0|stale 10 0 0 0| news: the phones' server stopped and was restarted, 10.0.0.2:4711 0" },
	{ "pass 10000", "+10000 10.0.0.2:4711 0" },
	{ "end", "kill 0 9 wait 0 0 fork > token 0 1 0 22|xeoPNFl-o8jtEjdcgabL8Acard 0 0 0 2|{}stale 0 0 0 0|token 1 2 0 22|abcdefghijklmnopqrst-_card 1 0 0 0|stale 1 0 0 0|token 2 1 0 22|ZYqv1PkeQ2iNstf8IUZrkAcard 2 0 0 0|stale 2 0 0 0|token 10 1 0 22|dZq_5AkuU3idwucMMVZ7oAcard 10 0 0 0|stale 10 0 0 0| news: the phones' server stopped and was restarted, 10.0.0.2:4711 0" },
	{ "pass 9999", "+9999 10.0.0.2:4711 0" },
	{ "status 6", "10.0.0.2:4711 0" },
	{ "here 0 1 2 0|crowd 1 0 0 0|", "10.0.0.2:4711 2 crowded" },
	{ "end", "kill 0 9 wait 0 0 news: the phones' pages are closed: their server crashed 5 times in a minute, 10.0.0.2:4711 0" },
	{ "", "10.0.0.2:4711 0" },
	{ "move", "10.0.0.2:4711 0" },
	{ "stop", "" },
	{ "later 0 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork > token 10 1 0 22|tdr_JEluk7jdAidMcZa74Acard 10 0 0 0| 10.0.0.2:4711 0" },
	{ "move", "10.0.0.2:4711 0" },
	{ "address 10.0.0.3", "10.0.0.2:4711 0" },
	{ "no port 4711", "10.0.0.2:4711 0" },
	{ "move", "listen :4711 listen :0 kill 0 9 wait 0 0 fork > token 10 1 0 22|tdr_JEluk7jdAidMcZa74Acard 10 0 0 0| news: this computer's address is now 10.0.0.3: everyone must scan again, 10.0.0.3:4711 0" },
	{ "no port 0", "10.0.0.3:4711 0" },
	{ "move", "10.0.0.3:4711 0" },
	{ "address none", "10.0.0.3:4711 0" },
	{ "move", "10.0.0.3:4711 0" },
	{ "address 10.0.0.4", "10.0.0.3:4711 0" },
	{ "no forks 11", "10.0.0.3:4711 0" },
	{ "move", "listen :4711 kill 0 9 wait 0 0 fork news: the phones' pages are closed: their server did not start: Resource temporarily unavailable, 10.0.0.4:4711 0" },
	{ "", "10.0.0.4:4711 0" },
	{ "later 1999 end", "10.0.0.4:4711 0" },
	{ "stop", "" },
	{ "no forks 0", "" },
	{ "later 0 ready 0 0 0 0|", "" },
	{ "start 127.0.0.1", "listen 127.0.0.1:0 fork > token 10 1 0 22|BSpPdJm-4wgtUnecweYLMAcard 10 0 0 0| 127.0.0.1:4711 0" },
	{ "move", "127.0.0.1:4711 0" },
	{ "no forks 12", "127.0.0.1:4711 0" },
	{ "end", "kill 0 9 wait 0 0 fork news: the phones' pages are closed: their server did not start: Cannot allocate memory, 127.0.0.1:4711 0" },
	{ "no forks 0", "127.0.0.1:4711 0" },
	{ "stop", "" },
	{ "later 0 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork > token 10 1 0 22|VXqfxOkOM1h9osfsETZbgAcard 10 0 0 0| 10.0.0.4:4711 0" },
	{ "later 500 end", "10.0.0.4:4711 0" },
	{ "stop", "kill 0 9 wait 0 0 +500" },
	{ "later 0 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork > token 10 1 0 22|pcrvFDleg6jN8hc8YYar0Acard 10 0 0 0| 10.0.0.4:4711 0" },
	{ "stop", "kill 0 9 wait 0 0 +2000 > close 0 0 0 0|" },
	{ "program /bin/tableside", "" },
	{ "no forks 2", "" },
	{ "start", "listen :0 spawn /bin/tableside: tableside --serve-phones 10.0.0.4 4711, flags e, signals 31 none: the phones' server did not start: No such file or directory" },
	{ "no forks 0", "" },
	{ "later 0 ready 0 0 0 0|", "" },
	{ "start", "listen :0 spawn /bin/tableside: tableside --serve-phones 10.0.0.4 4711, flags e, signals 31 > token 10 1 0 22|9Ro_ZImu0_gdQmeMsdb7IAcard 10 0 0 0| 10.0.0.4:4711 0" },
	{ "stop", "kill 0 9 wait 0 0 +2000 > close 0 0 0 0|" },
	{ "program", "" },
	{ "later 0 ready 0 0 0 0|", "" },
	{ "start", "listen :0 fork > token 10 1 0 22|RWqPtNn-I0htkrfcASZLcAcard 10 0 0 0| 10.0.0.4:4711 0" },
	{ "no chance 38", "10.0.0.4:4711 0" },
	{ "seats 1", "aborts 10.0.0.4:4711 0" },
	{ "no chance 0", "10.0.0.4:4711 0" },
	{ "stop", "kill 0 9 wait 0 0 +2000 > close 0 0 0 0|" },
};
/* clang-format on */

static void happen_or_abort(const char *what)
{
	world.aborts = true;
	if (setjmp(world.aborted) == 0)
		happen(what);
	else
		note("aborts");
	world.aborts = false;
}

static void test_program(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int64_t began_ms = world.now_ms;

		noted[0] = '\0';
		happen_or_abort(rows[i].what);
		if (world.now_ms > began_ms)
			note("+%d", (int)(world.now_ms - began_ms));
		see();
		if (strcmp(noted, rows[i].then) != 0)
			fail_msg("%s: %s", rows[i].what, noted);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_program) };

	world.now_ms = 1000000;
	world.address = "10.0.0.2";
	world.end = -1;
	return cmocka_run_group_tests_name("the program beside its phones' server", tests, NULL, NULL);
}
