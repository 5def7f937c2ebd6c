/* SPDX-License-Identifier: MIT */
/*
 * The program's side: starts the server's process, again when it ends, and keeps what a new one has to know.
 * What the server says is taken like a stranger's words.
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>

#include "address.h"
#include "board.h"
#include "confine.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"
#include "serve.h"

extern char **environ;

const char *phones_program;

enum {
	BEGIN_MS = 5000, /* for the server to begin */
	END_MS = 2000,   /* .. and to end */
	DEATHS = 5,      /* of the server in a minute: then it stays closed */
	DEATHS_MS = 60000,
	HIGH_FILE = 10, /* above all that the server has */
};

struct seat_page {
	char token[TOKEN_CHARACTERS + 1]; /* "": none */
	long age;                         /* counts the tokens it had */
	char *card;                       /* NULL: none, the table is closed */
	bool stale;                       /* the card is out of date */
	int here;                         /* streams */
};

struct phones {
	struct link link;
	pid_t server; /* 0: none */
	int listening;
	char address[PHONES_ADDRESS_BYTES];
	bool named; /* the address: another than it would choose itself */
	int port, seats;
	struct seat_page page[PLACES];
	struct press waiting[PHONES_CONNECTIONS]; /* presses that the program has not taken, in order */
	int presses;
	unsigned lacks; /* enum confine_lacks */
	bool crowded;
	int64_t died_ms[DEATHS]; /* the latest last */
	struct reason news;      /* "": none */
};

static int place_of(int seat)
{
	return seat == PHONES_ONLOOKERS ? TABLE_SEATS : seat;
}

static struct seat_page *page_of(const struct phones *phones, int seat)
{
	return (struct seat_page *)&phones->page[place_of(seat)];
}

/* ---- the process ---- */

/* The program itself, as another one that has nothing of it but the two descriptors. */
static pid_t spawn_with(const struct phones *phones, posix_spawn_file_actions_t *files,
                        posix_spawnattr_t *attributes)
{
	char name[] = "tableside", word[] = SERVE_WORD, port[12];
	char *arguments[] = { name, word, (char *)phones->address, port, NULL };
	sigset_t signals;
	pid_t pid;

	snprintf(port, sizeof port, "%d", phones->port);
	sigemptyset(&signals);
	posix_spawnattr_setsigmask(attributes, &signals);
	sigfillset(&signals);
	posix_spawnattr_setsigdefault(attributes, &signals);
	posix_spawnattr_setflags(attributes,
	                         POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
	errno = posix_spawn(&pid, phones_program, files, attributes, arguments, environ);
	return errno ? -1 : pid;
}

static pid_t spawn(const struct phones *phones, int link)
{
	/* out of the way of the places where they go */
	int from[2] = { fcntl(link, F_DUPFD_CLOEXEC, HIGH_FILE),
		        fcntl(phones->listening, F_DUPFD_CLOEXEC, HIGH_FILE) };
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;
	pid_t pid = -1;
	int error;

	posix_spawn_file_actions_init(&files);
	posix_spawnattr_init(&attributes);
	for (int fd = 0; fd <= 2; fd++)
		posix_spawn_file_actions_addopen(&files, fd, "/dev/null", O_RDWR, 0);
	posix_spawn_file_actions_adddup2(&files, from[0], SERVE_LINK);
	posix_spawn_file_actions_adddup2(&files, from[1], SERVE_LISTENING);
	if (from[0] >= 0 && from[1] >= 0)
		pid = spawn_with(phones, &files, &attributes);
	error = errno;
	posix_spawn_file_actions_destroy(&files);
	posix_spawnattr_destroy(&attributes);
	for (int i = 0; i < 2; i++)
		if (from[i] >= 0)
			close(from[i]);
	errno = error;
	return pid;
}

/* A copy of this process, as tests have it, whose clock it shares. */
static pid_t split(const struct phones *phones, int link, int other)
{
	pid_t pid = fork();

	if (pid == 0) {
		close(other);
		_exit(phones_serve(&(struct serve){ .link = link,
		                                    .listening = phones->listening,
		                                    .address = phones->address,
		                                    .port = phones->port }));
	}
	return pid;
}

static bool start_server(struct phones *phones)
{
	int ends[2], error;

	if (!io_sockets(ends))
		return false;
	phones->server = phones_program ? spawn(phones, ends[1]) : split(phones, ends[1], ends[0]);
	error = errno;
	close(ends[1]);
	if (phones->server <= 0) {
		close(ends[0]);
		phones->server = 0;
		errno = error;
		return false;
	}
	link_begin(&phones->link, ends[0], LINK_FROM_SERVER);
	return true;
}

/* Waits until it has ended, which is made sure. Returns how, for waitpid. */
static int end_server(struct phones *phones)
{
	int status = 0;

	link_end(&phones->link);
	if (phones->server) {
		kill(phones->server, SIGKILL);
		while (waitpid(phones->server, &status, 0) < 0 && errno == EINTR)
			;
	}
	phones->server = 0;
	return status;
}

/* ---- what the server has to know ---- */

static void send_token(struct phones *phones, int place)
{
	const struct seat_page *page = &phones->page[place];

	link_send(&phones->link, &(struct message){ .word = "token",
	                                            .number = { place, page->age },
	                                            .bytes = page->token,
	                                            .size = strlen(page->token) });
}

static void send_card(struct phones *phones, int place)
{
	const char *card = phones->page[place].card;

	if (phones->page[place].token[0])
		link_send(&phones->link, &(struct message){ .word = "card",
		                                            .number = { place },
		                                            .bytes = card,
		                                            .size = card ? strlen(card) : 0 });
}

static void send_stale(struct phones *phones, int place)
{
	phones->page[place].stale = true;
	link_send(&phones->link, &(struct message){ .word = "stale", .number = { place } });
}

/* All of a page: with a token the server forgets what it had of the one before. */
static void send_page(struct phones *phones, int place)
{
	send_token(phones, place);
	send_card(phones, place);
	if (phones->page[place].stale)
		send_stale(phones, place);
}

static void send_all(struct phones *phones)
{
	for (int i = 0; i < PLACES; i++)
		if (phones->page[i].token[0])
			send_page(phones, i);
}

void phones_stale(struct phones *phones)
{
	for (int i = 0; i < PLACES; i++)
		if (phones->page[i].token[0] && !phones->page[i].stale)
			send_stale(phones, i);
}

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

static bool is_token(const char *text)
{
	return strlen(text) == TOKEN_CHARACTERS && strspn(text, digits) == TOKEN_CHARACTERS;
}

/* Without chance there is no token, and no page. */
static void make_token(struct phones *phones, int place)
{
	struct seat_page *page = &phones->page[place];
	unsigned char bytes[17] = { 0 };
	size_t have = 0;

	while (have < 16) {
		ssize_t got = getrandom(bytes + have, 16 - have, 0);

		if (got < 0 && errno != EINTR)
			abort();
		have += got > 0 ? (size_t)got : 0;
	}
	for (int i = 0; i < TOKEN_CHARACTERS; i++) {
		int bit = i * 6, both = bytes[bit / 8] << 8 | bytes[bit / 8 + 1];

		page->token[i] = digits[both >> (10 - bit % 8) & 63];
	}
	page->token[TOKEN_CHARACTERS] = '\0';
	page->age++;
	page->here = 0;
}

static void new_token(struct phones *phones, int place)
{
	make_token(phones, place);
	send_page(phones, place);
}

static void close_page(struct phones *phones, int place)
{
	struct seat_page *page = &phones->page[place];

	free(page->card);
	*page = (struct seat_page){ .age = page->age + 1 };
	send_token(phones, place);
}

void phones_seats(struct phones *phones, int seats)
{
	seats = seats < 0 ? 0 : seats > TABLE_SEATS ? TABLE_SEATS : seats;
	for (int i = phones->seats; i < seats; i++)
		new_token(phones, i);
	for (int i = seats; i < phones->seats; i++)
		close_page(phones, i);
	phones->seats = seats;
}

void phones_renew(struct phones *phones, int seat)
{
	if (phones->page[place_of(seat)].token[0])
		new_token(phones, place_of(seat));
}

const char *phones_token(const struct phones *phones, int seat)
{
	return page_of(phones, seat)->token;
}

bool phones_take_token(struct phones *phones, int seat, const char *token)
{
	struct seat_page *page = page_of(phones, seat);

	if (!page->token[0] || !is_token(token))
		return false;
	snprintf(page->token, sizeof page->token, "%s", token);
	page->age++;
	send_page(phones, place_of(seat));
	return true;
}

const char *phones_address(const struct phones *phones, int *port)
{
	*port = phones->port;
	return phones->address;
}

void phones_url(const struct phones *phones, int seat, char out[PHONES_URL_BYTES])
{
	snprintf(out, PHONES_URL_BYTES, "http://%s:%d/#%s", phones->address, phones->port,
	         page_of(phones, seat)->token);
}

void phones_publish(struct phones *phones, int seat, char *json)
{
	struct seat_page *page = page_of(phones, seat);

	if (!page->token[0] || (!page->stale && json && page->card && strcmp(json, page->card) == 0)) {
		free(json);
		return;
	}
	page->stale = false;
	free(page->card);
	page->card = json;
	send_card(phones, (int)(page - phones->page));
}

int phones_connected(const struct phones *phones, int seat)
{
	return page_of(phones, seat)->here;
}

/* ---- what the server says ---- */

/* A press, or with `wants` a page that wants its card. */
static void take_press(struct phones *phones, const struct message *m, bool wants)
{
	struct press *press = &phones->waiting[phones->presses];
	long place = m->number[1];

	if (phones->presses == PHONES_CONNECTIONS || place >= PLACES ||
	    phones->page[place].age != m->number[2] || !phones->page[place].token[0] ||
	    (!wants && !request_press(m->bytes, m->size, press))) {
		phones_answer(phones, m->number[0], 409, NULL);
		return;
	}
	if (wants)
		*press = (struct press){ .what = PRESS_NONE };
	press->number = m->number[0];
	press->seat = place == TABLE_SEATS ? PHONES_ONLOOKERS : (int)place;
	phones->presses++;
}

/* The first one goes; nothing of a press that has been taken can. */
static void drop_press(struct phones *phones, int i)
{
	phones->presses--;
	memmove(phones->waiting + i, phones->waiting + i + 1,
	        (size_t)(phones->presses - i) * sizeof *phones->waiting);
}

static void take_gone(struct phones *phones, long number)
{
	for (int i = 0; i < phones->presses; i++)
		if (phones->waiting[i].number == number) {
			drop_press(phones, i);
			return;
		}
}

static void take_here(struct phones *phones, const struct message *m)
{
	if (m->number[0] < PLACES && phones->page[m->number[0]].age == m->number[1] &&
	    m->number[2] <= PHONES_CONNECTIONS)
		phones->page[m->number[0]].here = (int)m->number[2];
}

static void take(struct phones *phones, const struct message *m)
{
	if (link_is(m, "press"))
		take_press(phones, m, false);
	else if (link_is(m, "want"))
		take_press(phones, m, true);
	else if (link_is(m, "gone"))
		take_gone(phones, m->number[0]);
	else if (link_is(m, "here"))
		take_here(phones, m);
	else if (link_is(m, "crowd"))
		phones->crowded = m->number[0];
	else if (link_is(m, "ready"))
		phones->lacks = (unsigned)m->number[0] & CONFINE_ALL;
	else if (!link_is(m, "read"))
		phones->link.broken = true;
}

/* ---- when the server ends ---- */

/* Whether it has ended too often; this death counts. */
static bool dies_often(struct phones *phones)
{
	int64_t now = phones_now_ms();

	memmove(phones->died_ms, phones->died_ms + 1, (DEATHS - 1) * sizeof *phones->died_ms);
	phones->died_ms[DEATHS - 1] = now;
	return phones->died_ms[0] && now - phones->died_ms[0] < DEATHS_MS;
}

static void forget_server(struct phones *phones)
{
	for (int i = 0; i < PLACES; i++)
		phones->page[i].here = 0;
	phones->presses = 0;
	phones->crowded = false;
}

/* False: told why not. */
static bool start_anew(struct phones *phones)
{
	forget_server(phones);
	if (!start_server(phones))
		return reason_set(&phones->news,
		                  _("the phones' pages are closed: their server did not start: %s"),
		                  strerror(errno));
	send_all(phones);
	return true;
}

static void start_again(struct phones *phones)
{
	int status = end_server(phones), signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;

	if (dies_often(phones)) {
		forget_server(phones);
		reason_set(&phones->news,
		           _("the phones' pages are closed: their server crashed %d times in a minute"),
		           DEATHS);
		return;
	}
	if (!start_anew(phones))
		return;
	if (signal)
		reason_set(&phones->news, _("the phones' server stopped (%s) and was restarted"),
		           strsignal(signal));
	else
		reason_set(&phones->news, _("the phones' server stopped and was restarted"));
}

/* With the port that its pages know, if nobody else has it there. */
static int listen_anew(struct phones *phones, char address[PHONES_ADDRESS_BYTES])
{
	int port = phones->port, fd = address_listen("", &port, address, NULL);

	if (fd < 0) {
		port = 0;
		fd = address_listen("", &port, address, NULL);
	}
	if (fd >= 0)
		phones->port = port;
	return fd;
}

void phones_move(struct phones *phones)
{
	char address[PHONES_ADDRESS_BYTES];
	int fd;

	if (phones->named || !phones->server || !address_now(address) ||
	    strcmp(address, phones->address) == 0)
		return;
	fd = listen_anew(phones, address);
	if (fd < 0)
		return;
	close(phones->listening);
	phones->listening = fd;
	strcpy(phones->address, address);
	end_server(phones);
	if (start_anew(phones))
		reason_set(&phones->news, _("this computer's address is now %s: everyone must scan again"),
		           address);
}

bool phones_news(struct phones *phones, struct reason *news)
{
	*news = phones->news;
	phones->news.text[0] = '\0';
	return news->text[0];
}

/* ---- presses ---- */

int phones_fd(const struct phones *phones)
{
	return phones->link.fd;
}

/* Takes what has come, as much as one look may bring. */
static void hear(struct phones *phones)
{
	struct message m;

	for (int heard = 0; heard < 4 * PHONES_CONNECTIONS && link_next(&phones->link, &m); heard++)
		take(phones, &m);
	link_flush(&phones->link);
	if (phones->link.broken && phones->server)
		start_again(phones);
}

bool phones_press(struct phones *phones, struct press *press)
{
	hear(phones);
	if (!phones->presses)
		return false;
	*press = phones->waiting[0];
	drop_press(phones, 0);
	return true;
}

void phones_answer(struct phones *phones, long number, int status, char *json)
{
	static const char closed[] = "{\"error\":\"closed\"}";

	link_send(&phones->link, &(struct message){ .word = "answer",
	                                            .number = { number, status },
	                                            .bytes = json ? json : closed,
	                                            .size = strlen(json ? json : closed) });
	free(json);
}

void phones_answer_card(struct phones *phones, const struct press *press)
{
	const char *card = page_of(phones, press->seat)->card;

	phones_answer(phones, press->number, card ? 200 : 204, card ? xstrdup(card) : NULL);
}

const char *phones_lacks(const struct phones *phones, char *out, size_t size)
{
	return confine_words(phones->lacks, out, size);
}

const char *phones_tell(char *out, size_t size)
{
	char lacks[100];

	if (confine_words(confine_lacks(), lacks, sizeof lacks)[0])
		snprintf(out, size, _("phones: their server cannot be fully sandboxed here: no %s"), lacks);
	else
		snprintf(out, size, "%s", _("phones: their server is sandboxed by Landlock and seccomp"));
	return out;
}

bool phones_crowded(const struct phones *phones)
{
	return phones->crowded;
}

/* ---- begin and end ---- */

/* The first word of the server: ready, or why not. */
static bool is_ready(struct phones *phones, struct reason *why)
{
	struct pollfd fd = { .fd = phones->link.fd, .events = POLLIN };
	int64_t until = io_now_ms() + BEGIN_MS;
	struct message m;

	while (!link_next(&phones->link, &m))
		if (phones->link.broken || io_now_ms() >= until ||
		    (poll(&fd, 1, BEGIN_MS) < 0 && errno != EINTR))
			return reason_set(why, _("the phones' server did not start"));
	if (!link_is(&m, "failed")) {
		take(phones, &m);
		return true;
	}
	return m.size ? reason_set(why,
	                           _("phones need libmicrohttpd: install the package libmicrohttpd12 (%.*s)"),
	                           (int)m.size, m.bytes)
	              : reason_set(why, _("the phones' server did not start"));
}

static bool begin(struct phones *phones, const char *bind, struct reason *why)
{
	char now[PHONES_ADDRESS_BYTES];

	phones->listening = address_listen(bind, &phones->port, phones->address, why);
	if (phones->listening < 0)
		return false;
	phones->named = !address_now(now) || strcmp(now, phones->address) != 0;
	if (!start_server(phones))
		return reason_set(why, _("the phones' server did not start: %s"), strerror(errno));
	return is_ready(phones, why);
}

static void free_phones(struct phones *phones)
{
	end_server(phones);
	if (phones->listening >= 0)
		close(phones->listening);
	for (int i = 0; i < PLACES; i++)
		free(phones->page[i].card);
	free(phones);
}

struct phones *phones_start(const char *bind, int port, struct reason *why)
{
	struct phones *phones = xcalloc(1, sizeof *phones);

	phones->port = port;
	phones->link.fd = -1;
	if (!begin(phones, bind, why)) {
		free_phones(phones);
		return NULL;
	}
	new_token(phones, TABLE_SEATS);
	return phones;
}

/* Gives the server the time to tell its pages. */
static void part(struct phones *phones)
{
	struct pollfd fd = { .fd = phones->link.fd, .events = POLLIN };
	int64_t until = io_now_ms() + END_MS, left;
	struct message m;

	link_send(&phones->link, &(struct message){ .word = "close" });
	while (!phones->link.broken && (left = until - io_now_ms()) > 0) {
		while (link_next(&phones->link, &m))
			;
		link_flush(&phones->link);
		if (!phones->link.broken)
			poll(&fd, 1, (int)left);
	}
}

void phones_stop(struct phones *phones)
{
	if (!phones)
		return;
	part(phones);
	free_phones(phones);
}
