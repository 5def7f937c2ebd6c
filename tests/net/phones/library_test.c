/* SPDX-License-Identifier: MIT */
/*
 * The server's process turn by turn: the library of HTTP, the clock, what it waits for, the phones and the
 * program are this test. What it watches and how long, what each request hears, who is cut off, what the
 * program is told. TAP.
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "net/library.h"
#include "net/phones/inner.h"
#include "net/phones/serve.h"
#include "saves/text/io.h"
#include "tests/kit/noted.h"

enum { PHONES = 100, LISTENING = 3 };

struct MHD_Response {
	int always;
	char headers[500];
	const char *bytes;
	size_t size;
	MHD_ContentReaderCallback read;
	MHD_ContentReaderFreeCallback free;
	void *user;
	int uses;
};

/* A phone's connection, and its request. */
struct MHD_Connection {
	bool open, asleep, writes, slow;
	int repeats; /* of its next request */
	union {
		struct sockaddr any;
		struct sockaddr_in v4;
		struct sockaddr_in6 v6;
	} from;
	void *connection, *request; /* of the server */
	char method[10], url[20], host[40], token[40], length[12], body[200];
	bool twice, begun;
	struct MHD_Response *response;
};

static struct world {
	int64_t now_ms;
	int program; /* its end of the link */
	int link;
	struct MHD_Connection phone[PHONES];
	int library_ms;     /* -1: it waits for nothing */
	int gone;           /* this phone is; 0: none */
	short events;       /* what poll finds for all others */
	bool starts, loads; /* the library */
	MHD_AcceptPolicyCallback accepts;
	MHD_AccessHandlerCallback answers;
	MHD_RequestCompletedCallback done;
	MHD_NotifyConnectionCallback sees;
	void *server;
	size_t row;
	char answer[600]; /* the last one of the turn */
	int more;         /* of it for the same phone */
} world;

static int number_of(const struct MHD_Connection *phone)
{
	return (int)(phone - world.phone);
}

int clock_gettime(clockid_t clock, struct timespec *out)
{
	(void)clock;
	*out = (struct timespec){ world.now_ms / 1000, world.now_ms % 1000 * 1000000 };
	return 0;
}

int shutdown(int fd, int how)
{
	note("cut %d%s", fd, how == SHUT_RDWR ? "" : "?");
	return 0;
}

int setsockopt(int fd, int level, int option, const void *value, socklen_t size)
{
	assert_true(fd > 0 && fd < PHONES && size == sizeof(int));
	assert_int_equal(*(const int *)value,
	                 level == SOL_SOCKET && option == SO_SNDBUF ? 16 << 10 : IDLE_MS);
	return 0;
}

/* ---- the library ---- */

/* Those that all answers have are counted. */
static enum MHD_Result add_response_header(struct MHD_Response *r, const char *name, const char *value)
{
	static const char always[] = " Cache-Control Content-Security-Policy Referrer-Policy "
				     "X-Content-Type-Options Cross-Origin-Resource-Policy ";
	size_t end = strlen(r->headers);
	char word[60];

	snprintf(word, sizeof word, " %s ", name);
	if (strstr(always, word))
		r->always++;
	else
		snprintf(r->headers + end, sizeof r->headers - end, "%s%s: %s", end ? ", " : "", name, value);
	return MHD_YES;
}

static struct MHD_Response *create_response_from_buffer(size_t size, void *bytes,
                                                        enum MHD_ResponseMemoryMode mode)
{
	struct MHD_Response *r = xcalloc(1, sizeof *r);

	assert_int_equal(mode, MHD_RESPMEM_MUST_COPY);
	*r = (struct MHD_Response){ .bytes = bytes, .size = size, .uses = 1 };
	return r;
}

static struct MHD_Response *create_response_from_callback(uint64_t size, size_t block,
                                                          MHD_ContentReaderCallback read, void *user,
                                                          MHD_ContentReaderFreeCallback free)
{
	struct MHD_Response *r = xcalloc(1, sizeof *r);

	note("stream %d %d", (int)size, (int)block);
	*r = (struct MHD_Response){ .read = read, .free = free, .user = user, .uses = 1 };
	return r;
}

static void destroy_response(struct MHD_Response *r)
{
	if (--r->uses)
		return;
	if (r->free)
		r->free(r->user);
	free(r);
}

static enum MHD_Result queue_response(struct MHD_Connection *phone, unsigned status, struct MHD_Response *r)
{
	char answer[600];

	assert_int_equal(r->always, 5);
	snprintf(answer, sizeof answer, "%u (%s) %.*s", status, r->headers, r->size > 60 ? 15 : (int)r->size,
	         r->bytes ? r->bytes : "");
	if (strcmp(answer, world.answer) == 0 && phone->repeats)
		world.more++;
	else if (strcmp(answer, world.answer) == 0)
		note("so does %d", number_of(phone));
	else
		note("%d hears %s", number_of(phone), answer);
	strcpy(world.answer, answer);
	r->uses++;
	phone->response = r;
	return MHD_YES;
}

static const union MHD_ConnectionInfo *get_connection_info(struct MHD_Connection *phone,
                                                           enum MHD_ConnectionInfoType what, ...)
{
	static union MHD_ConnectionInfo info;

	if (what == MHD_CONNECTION_INFO_CONNECTION_FD)
		info.connect_fd = number_of(phone);
	else if (what == MHD_CONNECTION_INFO_CLIENT_ADDRESS)
		info.client_addr = &phone->from.any;
	else
		info.socket_context = phone->connection;
	return &info;
}

static int get_connection_values_n(struct MHD_Connection *phone, enum MHD_ValueKind kind,
                                   MHD_KeyValueIteratorN see, void *user)
{
	const struct {
		const char *name, *value;
	} headers[] = { { "host", phone->host },
		        { "X-Host", "nobody" },
		        { "Authorization", phone->token },
		        { "Content-Length", phone->length },
		        { "AUTHORIZATION", phone->twice ? phone->token : "" } };

	assert_int_equal(kind, MHD_HEADER_KIND);
	for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
		if (headers[i].value[0])
			see(user, kind, headers[i].name, strlen(headers[i].name), headers[i].value,
			    strlen(headers[i].value));
	return 1;
}

static enum MHD_Result get_fdset2(struct MHD_Daemon *daemon, fd_set *read, fd_set *write, fd_set *except,
                                  int *most, unsigned size)
{
	assert_true(daemon && size == FD_SETSIZE);
	(void)except;
	for (int i = 1; i < PHONES; i++)
		if (world.phone[i].open && !world.phone[i].asleep) {
			FD_SET(i, read);
			if (world.phone[i].writes)
				FD_SET(i, write);
			*most = i;
		}
	return MHD_YES;
}

static enum MHD_Result get_timeout(struct MHD_Daemon *daemon, MHD_UNSIGNED_LONG_LONG *ms)
{
	assert_non_null(daemon);
	*ms = world.library_ms < 0 ? 0 : (MHD_UNSIGNED_LONG_LONG)world.library_ms;
	return world.library_ms < 0 ? MHD_NO : MHD_YES;
}

static void suspend_connection(struct MHD_Connection *phone)
{
	phone->asleep = true;
}

static void resume_connection(struct MHD_Connection *phone)
{
	note("resume %d", number_of(phone));
	phone->asleep = false;
}

static void end_request(struct MHD_Connection *phone)
{
	world.done(world.server, phone, &phone->request, MHD_REQUEST_TERMINATED_COMPLETED_OK);
	if (phone->response)
		destroy_response(phone->response);
	phone->response = NULL;
	phone->method[0] = '\0';
}

static void go_on_streaming(struct MHD_Connection *phone)
{
	struct MHD_Response *r = phone->response;
	char bytes[12];
	ssize_t have;

	while (phone->response && !phone->asleep && !phone->slow) {
		have = r->read(r->user, 0, bytes, sizeof bytes);
		if (have < 0) {
			note("end %d", (int)have);
			end_request(phone);
		} else if (have) {
			note("<%.*s>", (int)have, bytes);
		}
	}
}

static enum MHD_Result call(struct MHD_Connection *phone, const char *bytes, size_t size)
{
	size_t left = size;
	enum MHD_Result goes_on = world.answers(world.server, phone, phone->url, phone->method, "HTTP/1.1",
	                                        bytes, &left, &phone->request);

	assert_int_equal(left, 0);
	return goes_on;
}

/* What a request brings, in pieces that end at '^', "%5000" for so many bytes. */
static enum MHD_Result bring(struct MHD_Connection *phone)
{
	enum MHD_Result goes_on = MHD_YES;
	char many[20000];

	for (char *at = phone->body, *piece; goes_on && !phone->response && (piece = strsep(&at, "^"));) {
		int size = (int)strlen(piece);

		memset(many, 'x', sizeof many);
		if (sscanf(piece, "%%%d", &size) != 1)
			memcpy(many, piece, (size_t)size);
		goes_on = size ? call(phone, many, (size_t)size) : MHD_YES;
	}
	return goes_on;
}

static void go_on(struct MHD_Connection *phone)
{
	enum MHD_Result goes_on = MHD_YES;

	if (!phone->begun) {
		phone->begun = true;
		goes_on = call(phone, NULL, 0) && bring(phone);
	}
	if (goes_on && !phone->response)
		goes_on = call(phone, NULL, 0);
	if (!goes_on)
		note("%d is dropped", number_of(phone));
	if (phone->response && phone->response->read)
		go_on_streaming(phone);
	else if (phone->response || !goes_on)
		end_request(phone);
}

/* Adds a number to "1-7,9". */
static void add_number(char *list, size_t size, int number)
{
	size_t end = strlen(list), last = end;

	while (last && list[last - 1] != '-' && list[last - 1] != ',')
		last--;
	if (end && atoi(list + last) == number - 1) {
		if (last && list[last - 1] == '-')
			end = last - 1;
		snprintf(list + end, size - end, "-%d", number);
	} else {
		snprintf(list + end, size - end, "%s%d", end ? "," : "", number);
	}
}

static const char *list(const fd_set *set, char out[400])
{
	out[0] = '\0';
	for (int i = 0; i < PHONES; i++)
		if (FD_ISSET(i, set))
			add_number(out, 400, i);
	return out;
}

static enum MHD_Result run_from_select(struct MHD_Daemon *daemon, const fd_set *read, const fd_set *write,
                                       const fd_set *except)
{
	char reads[400], writes[400], others[400];

	assert_non_null(daemon);
	list(read, reads);
	list(write, writes);
	if (reads[0] || writes[0] || list(except, others)[0])
		note("run %s/%s%s", reads, writes, list(except, others));
	for (int i = 1; i < PHONES; i++) {
		struct MHD_Connection *phone = &world.phone[i];

		if (phone->asleep || !phone->open)
			continue;
		if (phone->response)
			go_on_streaming(phone);
		else if (phone->method[0])
			go_on(phone);
		for (; phone->repeats && phone->begun && !phone->asleep; phone->repeats--) {
			strcpy(phone->method, "GET");
			phone->begun = false;
			go_on(phone);
		}
	}
	return MHD_YES;
}

static struct MHD_Daemon *start_daemon(unsigned flags, uint16_t port, MHD_AcceptPolicyCallback accepts,
                                       void *accepts_user, MHD_AccessHandlerCallback answers,
                                       void *answers_user, ...)
{
	enum MHD_OPTION option;
	va_list list;

	note("start %d %d", (int)(flags & ~(unsigned)MHD_ALLOW_SUSPEND_RESUME), port);
	world.accepts = accepts;
	world.answers = answers;
	world.server = answers_user;
	va_start(list, answers_user);
	while ((option = va_arg(list, enum MHD_OPTION)) != MHD_OPTION_END)
		if (option == MHD_OPTION_NOTIFY_CONNECTION) {
			world.sees = va_arg(list, MHD_NotifyConnectionCallback);
			assert_ptr_equal(va_arg(list, void *), accepts_user);
		} else if (option == MHD_OPTION_NOTIFY_COMPLETED) {
			world.done = va_arg(list, MHD_RequestCompletedCallback);
			assert_ptr_equal(va_arg(list, void *), accepts_user);
		} else if (option == MHD_OPTION_CONNECTION_MEMORY_LIMIT) {
			note("memory %zu", va_arg(list, size_t));
		} else {
			note("%d=%d", (int)option, va_arg(list, int));
		}
	va_end(list);
	return world.starts ? (struct MHD_Daemon *)&world : NULL;
}

static void close_phone(struct MHD_Connection *phone)
{
	if (phone->request)
		end_request(phone);
	world.sees(world.server, phone, &phone->connection, MHD_CONNECTION_NOTIFY_CLOSED);
	*phone = (struct MHD_Connection){ .open = false };
}

static void close_phones(void)
{
	for (int i = 1; i < PHONES; i++)
		if (world.phone[i].open)
			close_phone(&world.phone[i]);
}

static void stop_daemon(struct MHD_Daemon *daemon)
{
	assert_non_null(daemon);
	note("stop");
	close_phones();
}

#define OWN(function) { "MHD_" #function, (void (*)(void))function },

/* In place of net/library.c. */
bool library_load(const char *file, const struct library_place *places, size_t count, void *functions)
{
	static const struct {
		const char *name;
		void (*function)(void);
	} own[] = { HTTP_FUNCTIONS(OWN) };

	note("%s", file);
	for (size_t i = 0; i < count; i++) {
		assert_string_equal(places[i].name, own[i].name);
		memcpy((char *)functions + places[i].at, &own[i].function, sizeof own[i].function);
	}
	if (!world.loads)
		dlopen("/nowhere/library.so", RTLD_LAZY);
	return world.loads;
}

/* ---- what happens ---- */

static void connect_phone(struct MHD_Connection *phone, const char *address)
{
	*phone = (struct MHD_Connection){ .open = true };
	phone->from.any.sa_family = strchr(address, ':') ? AF_INET6 : AF_INET;
	inet_pton(phone->from.any.sa_family, address,
	          strchr(address, ':') ? (void *)&phone->from.v6.sin6_addr : &phone->from.v4.sin_addr);
	assert_int_equal(world.accepts(world.server, &phone->from.any, sizeof phone->from), MHD_YES);
	world.sees(world.server, phone, &phone->connection, MHD_CONNECTION_NOTIFY_STARTED);
}

/* '|' for newlines, "*a" for the code of 22 times this letter. */
static void say(const char *words)
{
	char text[400], *out = text;

	for (const char *at = words; *at; at++)
		if (*at == '*')
			out = (char *)memset(out, *++at, TOKEN_CHARACTERS) + TOKEN_CHARACTERS;
		else
			*out++ = (char)(*at == '|' ? '\n' : *at);
	assert_int_equal(write(world.program, text, (size_t)(out - text)), out - text);
}

static void happen(const char *what)
{
	char address[60], method[10], url[20], host[40], token[40];
	int number, until, at;

	if (what[0] == '>') {
		say(what + 2);
	} else if (sscanf(what, "connect %d-%d %59s", &number, &until, address) == 3) {
		for (; number <= until; number++)
			connect_phone(&world.phone[number], address);
	} else if (sscanf(what, "connect %d %59s", &number, address) == 2) {
		connect_phone(&world.phone[number], address);
	} else if (sscanf(what, "close %d", &number) == 1) {
		close_phone(&world.phone[number]);
	} else if (sscanf(what, "gone %d", &world.gone) == 1 ||
	           sscanf(what, "library %d", &world.library_ms) == 1) {
		return;
	} else if (sscanf(what, "events %hd", &world.events) == 1) {
		return;
	} else if (sscanf(what, "often %d %d", &number, &until) == 2) {
		world.phone[number].repeats = until;
	} else if (sscanf(what, "slow %d", &number) == 1) {
		world.phone[number].slow ^= true;
	} else if (sscanf(what, "writes %d", &number) == 1) {
		world.phone[number].writes ^= true;
	} else if (sscanf(what, "pass %d", &number) == 1) {
		world.now_ms += number;
	} else if (sscanf(what, "ask %d-%d %9s %19s %39s %39s%n", &number, &until, method, url, host, token,
	                  &at) == 6 ||
	           sscanf(what, "ask %d %9s %19s %39s %39s%n", &number, method, url, host, token, &at) == 5) {
		until = strchr(what, '-') && strchr(what, '-') < strchr(what + 4, ' ') ? until : number;
		for (; number <= until; number++) {
			struct MHD_Connection *phone = &world.phone[number];

			strcpy(phone->method, method);
			strcpy(phone->url, url);
			strcpy(phone->host, strcmp(host, "own") == 0 ? "10.0.0.2:8080" : host);
			phone->twice = token[1];
			snprintf(phone->token, sizeof phone->token, token[0] == '-' ? "" : "bearer %.22s",
			         "aaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbcccccccccccccccccccccc" +
			                 (ptrdiff_t)22 * (token[0] == '-' ? 0 : token[0] - 'a'));
			phone->begun = false;
			snprintf(phone->length, sizeof phone->length, "%s",
			         what[at] && what[at + 1] == '=' ? what + at + 2 : "");
			snprintf(phone->body, sizeof phone->body, "%s",
			         what[at] && !phone->length[0] ? what + at + 1 : "");
		}
	} else if (strcmp(what, "end") == 0) {
		close_phones(); /* the process does not outlive the program, but this one does */
		close(world.program);
	} else {
		assert_string_equal(what, "");
	}
}

struct row {
	const char *what, *then;
};

static const struct row *rows;
static size_t count;

/* What the program hears. */
static void hear(void)
{
	char bytes[1000];
	ssize_t have = recv(world.program, bytes, sizeof bytes - 1, MSG_DONTWAIT);

	bytes[have > 0 ? have : 0] = '\0';
	if (bytes[0])
		note("> %s", bytes);
}

static void check_row(void)
{
	if (world.more)
		note("%d more", world.more);
	world.more = 0;
	hear();
	if (strcmp(noted, rows[world.row].then) != 0)
		fail_msg("%s: %s", rows[world.row].what, noted);
	noted[0] = world.answer[0] = '\0';
}

static int wait_for(struct pollfd *fds, nfds_t number, int timeout)
{
	char watched[400] = "", asleep[400] = "";

	for (nfds_t i = 0; i < number; i++)
		if (fds[i].events == POLLRDHUP)
			add_number(asleep, sizeof asleep, fds[i].fd);
		else if (fds[i].fd != world.link)
			add_number(watched, sizeof watched, fds[i].fd);
		else
			assert_int_equal(fds[i].events, POLLIN);
	if (watched[0] || asleep[0])
		note("watch %s/%s", watched, asleep);
	note("for %d", timeout);
	check_row();
	world.gone = 0;
	assert_true(++world.row < count);
	happen(rows[world.row].what);
	for (nfds_t i = 0; i < number; i++)
		fds[i].revents = fds[i].fd != world.gone && fds[i].events == POLLRDHUP ? 0
		                 : fds[i].fd == world.gone                             ? POLLHUP
		                                                                       : world.events;
	return 1;
}

int poll(struct pollfd *fds, nfds_t number, int timeout)
{
	return wait_for(fds, number, timeout);
}

/* What a call of poll becomes in a program that glibc hardens (_FORTIFY_SOURCE). */
int __poll_chk(struct pollfd *fds, nfds_t number, int timeout, size_t size);
int __poll_chk(struct pollfd *fds, nfds_t number, int timeout, size_t size)
{
	(void)size;
	return wait_for(fds, number, timeout);
}

/* clang-format off */
static const struct row evening[] = {
	{ "", "libmicrohttpd.so.12 start 0 0 12=3 2=96 memory 16384 3=35 29=1 for 60000 > ready 7 0 0 0|" },
	{ "> token 0 1 0 22|*acard 0 0 0 7|{\"a\":1}token 1 1 0 22|*b", "for 60000 > read 0 0 0 0|" },
	{ "connect 5 10.0.0.7", "watch 5/ for 10000" },
	{ "pass 9999", "run 5/ watch 5/ for 1" },
	{ "ask 5 GET / own -", "run 5/ 5 hears 200 (Content-Type: text/html; charset=utf-8) <!DOCTYPE html> watch 5/ for 30000" },
	{ "ask 5 HEAD / own -", "run 5/ 5 hears 200 (Content-Type: text/html; charset=utf-8) <!DOCTYPE html> watch 5/ for 30000" },
	{ "ask 5 POST / own -", "run 5/ 5 hears 405 (Content-Type: application/json, Allow: GET, HEAD) {\"error\":\"no such method\"} watch 5/ for 30000" },
	{ "ask 5 GE / own -", "run 5/ 5 hears 405 (Content-Type: application/json, Allow: GET, HEAD) {\"error\":\"no such method\"} watch 5/ for 30000" },
	{ "ask 5 GET /nowhere own -", "run 5/ 5 hears 404 (Content-Type: application/json) {\"error\":\"no such page\"} watch 5/ for 30000" },
	{ "ask 5 GET / 10.0.0.2:81 -", "run 5/ 5 hears 421 (Content-Type: application/json) {\"error\":\"another host\"} watch 5/ for 30000" },
	{ "ask 5 GET /card own -", "run 5/ 5 hears 401 (Content-Type: application/json, WWW-Authenticate: Bearer) {\"error\":\"no such token\"} watch 5/ for 30000" },
	{ "ask 5 GET /card own c", "run 5/ 5 hears 401 (Content-Type: application/json, WWW-Authenticate: Bearer) {\"error\":\"no such token\"} watch 5/ for 30000" },
	{ "ask 5 GET /card own aa", "run 5/ 5 hears 401 (Content-Type: application/json, WWW-Authenticate: Bearer) {\"error\":\"no such token\"} watch 5/ for 30000" },
	{ "ask 5 GET /card own a", "run 5/ 5 hears 200 (Content-Type: application/json) {\"a\":1} watch 5/ for 30000" },
	{ "ask 5 HEAD /card own a", "run 5/ 5 hears 200 (Content-Type: application/json) {\"a\":1} watch 5/ for 30000" },
	{ "ask 5 GET /card own b", "run 5/ 5 hears 204 ()  watch 5/ for 30000" },
	{ "ask 5 GET /press own b", "run 5/ 5 hears 405 (Content-Type: application/json, Allow: POST) {\"error\":\"no such method\"} watch 5/ for 30000" },
	{ "ask 5 HEAD /events own b", "run 5/ 5 hears 405 (Content-Type: application/json, Allow: GET) {\"error\":\"no such method\"} watch 5/ for 30000" },
	{ "ask 5 GET /events own b", "run 5/ 5 hears 204 ()  watch 5/ for 30000" },
	{ "library 300", "run 5/ watch 5/ for 300" },
	{ "library 60000", "run 5/ watch 5/ for 30000" },
	{ "library -1", "run 5/ watch 5/ for 30000" },
	{ "ask 5 POST /press own a {\"rev\":1,^\"button\":2}", "run 5/ watch /5 for 60000 > press 1 0 1 20|{\"rev\":1,\"button\":2}" },
	{ "", "watch /5 for 60000" },
	{ "> answer 1 200 0 3|yes", "resume 5 5 hears 200 (Content-Type: application/json) yes watch 5/ for 30000 > read 0 0 0 0|" },
	{ "ask 5 POST /press own a {\"rev\":1}", "run 5/ 5 hears 400 (Content-Type: application/json) {\"error\":\"this is no press\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a", "run 5/ 5 hears 400 (Content-Type: application/json) {\"error\":\"this is no press\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a %8192", "run 5/ 5 hears 400 (Content-Type: application/json) {\"error\":\"this is no press\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a %8192^x", "run 5/ 5 hears 413 (Content-Type: application/json) {\"error\":\"too large\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a %8000^%193", "run 5/ 5 hears 413 (Content-Type: application/json) {\"error\":\"too large\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a %16000^%16000^%16000^%16000^%1536", "run 5/ 5 hears 413 (Content-Type: application/json) {\"error\":\"too large\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a %16000^%16000^%16000^%16000^%1537", "run 5/ 5 is dropped watch 5/ for 30000" },
	{ "ask 5 POST /press own a =65536", "run 5/ 5 hears 400 (Content-Type: application/json) {\"error\":\"this is no press\"} watch 5/ for 30000" },
	{ "ask 5 POST /press own a =65537", "run 5/ 5 hears 413 (Content-Type: application/json) {\"error\":\"too large\"} watch 5/ for 30000" },
	{ "ask 5 POST /nothing own a =65537", "run 5/ 5 hears 404 (Content-Type: application/json) {\"error\":\"no such page\"} watch 5/ for 30000" },
	{ "connect 6 10.0.0.8", "run 5/ watch 5-6/ for 10000" },
	{ "ask 6 GET /events own a", "run 5-6/ stream -1 4096 6 hears 200 (Content-Type: text/event-stream)  <data: {\"a\":1> <}||> watch 5/6 for 15000 > here 0 1 1 0|" },
	{ "> card 0 0 0 7|{\"a\":2}", "resume 6 run 5/ <data: {\"a\":2> <}||> watch 5/6 for 15000 > read 0 0 0 0|" },
	{ "> card 0 0 0 7|{\"a\":2}", "run 5/ watch 5/6 for 15000 > read 0 0 0 0|" },
	{ "pass 14999", "run 5/ watch 5/6 for 1" },
	{ "pass 1", "resume 6 run 5/ <: ||> watch 5/6 for 15000" },
	{ "> stale 0 0 0 0|", "run 5/ watch 5/6 for 15000 > read 0 0 0 0|" },
	{ "ask 5 GET /card own a", "run 5/ watch /5-6 for 15000 > want 2 0 1 0|" },
	{ "connect 7 10.0.0.8", "watch 7/5-6 for 10000" },
	{ "ask 7 GET /card own a", "run 7/ watch /7,5-6 for 15000 > want 3 0 1 0|" },
	{ "gone 5", "cut 5 resume 5 5 hears 409 (Content-Type: application/json) {\"error\":\"closed\"} watch 5/7,6 for 15000 > gone 2 0 0 0|" },
	{ "close 5", "run 5/ watch /7,6 for 15000" },
	{ "> card 0 0 0 7|{\"a\":3}answer 2 200 0 7|{\"a\":3}answer 3 200 0 7|{\"a\":3}", "resume 7 resume 6 <data: {\"a\":3> <}||> 7 hears 200 (Content-Type: application/json) {\"a\":3} watch 7/6 for 15000 > read 0 0 0 0|" },
	{ "writes 7", "run 7/ watch 7/6 for 15000" },
	{ "events 4", "run /7 watch 7/6 for 15000" },
	{ "events 16", "run 7/7 watch 7/6 for 15000" },
	{ "events 0", "watch 7/6 for 15000" },
	{ "events 1", "run 7/ watch 7/6 for 15000" },
	{ "writes 7", "run 7/ watch 7/6 for 15000" },
	{ "pass 29999", "resume 6 run 7/ <: ||> watch 7/6 for 1" },
	{ "pass 1", "cut 7 run 7/ watch 7/6 for 14999" },
	{ "close 7", "run 7/ watch /6 for 14999" },
	{ "> token 0 2 0 22|*a", "resume 6 end -1 watch 6/ for 30000 > read 0 0 0 0|" },
	{ "close 6", "run 6/ for 60000" },
	{ "connect 6 10.0.0.8", "watch 6/ for 10000" },
	{ "ask 6 GET /events own a", "run 6/ 6 hears 204 ()  watch 6/ for 30000" },
	{ "> card 0 0 0 7|{\"a\":4}", "run 6/ watch 6/ for 30000 > read 0 0 0 0|" },
	{ "ask 6 GET /events own a", "run 6/ stream -1 4096 6 hears 200 (Content-Type: text/event-stream)  <data: {\"a\":4> <}||> watch /6 for 15000 > here 0 2 1 0|" },
	{ "gone 6", "cut 6 resume 6 end -1 watch 6/ for 30000 > here 0 2 0 0|" },
	{ "close 6", "run 6/ for 60000" },
	{ "> stale 1 0 0 0|", "for 60000 > read 0 0 0 0|" },
	{ "connect 6 10.0.0.8", "watch 6/ for 10000" },
	{ "ask 6 GET /events own b", "run 6/ stream -1 4096 6 hears 200 (Content-Type: text/event-stream)  watch /6 for 15000 > here 1 1 1 0|" },
	{ "connect 7 10.0.0.8", "watch 7/6 for 10000" },
	{ "ask 7 GET /card own b", "run 7/ watch /7,6 for 15000 > want 4 1 1 0|" },
	{ "> card 1 0 0 0|answer 4 204 0 0|", "resume 7 resume 6 <event: close> <d||> end -1 7 hears 204 ()  watch 6-7/ for 30000 > read 0 0 0 0|here 1 1 0 0|" },
	{ "ask 7 POST /press own a {\"rev\":1,\"button\":2}", "run 6-7/ watch 6/7 for 30000 > press 5 0 2 20|{\"rev\":1,\"button\":2}" },
	{ "> close 0 0 0 0|", "resume 7 run 6/ 7 hears 409 (Content-Type: application/json) {\"error\":\"closed\"} watch 6-7/ for 0 > read 0 0 0 0|" },
	{ "", "run 6-7/ stop" },
};

/* Strangers make room for strangers, whoever has shown a code stays. */
static const struct row crowd[] = {
	{ "", "libmicrohttpd.so.12 start 0 0 12=3 2=96 memory 16384 3=35 29=1 for 60000 > ready 7 0 0 0|" },
	{ "> token 0 1 0 22|*acard 0 0 0 2|{}", "for 60000 > read 0 0 0 0|" },
	{ "connect 1-7 10.0.0.7", "watch 1-7/ for 10000" },
	{ "connect 8 10.0.0.7", "run 1-7/ watch 1-8/ for 10000" },
	{ "connect 9 10.0.0.7", "cut 1 run 1-8/ watch 1-9/ for 10000 > crowd 1 0 0 0|" },
	{ "close 1", "run 1-9/ watch 2-9/ for 10000" },
	{ "pass 9999", "run 2-9/ watch 2-9/ for 1" },
	{ "pass 1", "cut 9 cut 8 cut 7 cut 6 cut 5 cut 4 cut 3 cut 2 run 2-9/ watch 2-9/ for 60000 > crowd 0 0 0 0|" },
	{ "close 2", "run 2-9/ watch 3-9/ for 60000" },
	{ "connect 11-18 fd00::1", "run 3-9/ watch 3-9,11-18/ for 10000" },
	{ "connect 21-28 fd00::2", "run 3-9,11-18/ watch 3-9,11-18,21-28/ for 10000" },
	{ "ask 11 GET /card own a", "run 3-9,11-18,21-28/ 11 hears 200 (Content-Type: application/json) {} watch 3-9,11-18,21-28/ for 10000" },
	{ "connect 29 fd00::3", "run 3-9,11-18,21-28/ watch 3-9,11-18,21-29/ for 10000" },
	{ "connect 30 fd00::4", "cut 12 run 3-9,11-18,21-29/ watch 3-9,11-18,21-30/ for 10000 > crowd 1 0 0 0|" },
	{ "ask 12 GET /card own a", "run 3-9,11-18,21-30/ 12 hears 200 (Content-Type: application/json) {} watch 3-9,11-18,21-30/ for 10000" },
	{ "often 29 99", "run 3-9,11-18,21-30/ watch 3-9,11-18,21-30/ for 10000" },
	{ "ask 29 GET /card own a", "run 3-9,11-18,21-30/ 29 hears 200 (Content-Type: application/json) {} watch 3-9,11-18,21-30/ for 10000 99 more" },
	{ "ask 29 GET / own -", "run 3-9,11-18,21-30/ 29 hears 429 (Content-Type: application/json, Retry-After: 1) {\"error\":\"too many requests\"} watch 3-9,11-18,21-30/ for 10000" },
	{ "ask 30 GET / own -", "run 3-9,11-18,21-30/ 30 hears 200 (Content-Type: text/html; charset=utf-8) <!DOCTYPE html> watch 3-9,11-18,21-30/ for 10000" },
	{ "pass 9", "run 3-9,11-18,21-30/ watch 3-9,11-18,21-30/ for 9991" },
	{ "ask 29 GET / own -", "run 3-9,11-18,21-30/ 29 hears 429 (Content-Type: application/json, Retry-After: 1) {\"error\":\"too many requests\"} watch 3-9,11-18,21-30/ for 9991" },
	{ "pass 1", "run 3-9,11-18,21-30/ watch 3-9,11-18,21-30/ for 9990" },
	{ "ask 29 GET / own -", "run 3-9,11-18,21-30/ 29 hears 200 (Content-Type: text/html; charset=utf-8) <!DOCTYPE html> watch 3-9,11-18,21-30/ for 9990" },
	{ "ask 29 GET / own -", "run 3-9,11-18,21-30/ 29 hears 429 (Content-Type: application/json, Retry-After: 1) {\"error\":\"too many requests\"} watch 3-9,11-18,21-30/ for 9990" },
	{ "pass 30000", "cut 30 cut 29 cut 28 cut 27 cut 26 cut 25 cut 24 cut 23 cut 22 cut 21 cut 18 cut 17 cut 16 cut 15 cut 14 cut 13 cut 12 cut 11 run 3-9,11-18,21-30/ watch 3-9,11-18,21-30/ for 60000 > crowd 0 0 0 0|" },
	{ "end", "" },
};

/* 64 have a place; half of them, and none is kept for a page that says nothing. */
static const struct row full[] = {
	{ "", "libmicrohttpd.so.12 start 0 0 12=3 2=96 memory 16384 3=35 29=1 for 60000 > ready 7 0 0 0|" },
	{ "> token 0 1 0 22|*acard 0 0 0 2|{}", "for 60000 > read 0 0 0 0|" },
	{ "connect 1-8 10.0.0.1", "watch 1-8/ for 10000" },
	{ "ask 1-8 GET /card own a", "run 1-8/ 1 hears 200 (Content-Type: application/json) {} so does 2 so does 3 so does 4 so does 5 so does 6 so does 7 so does 8 watch 1-8/ for 30000" },
	{ "connect 9-16 10.0.0.2", "run 1-8/ watch 1-16/ for 10000" },
	{ "ask 9-16 GET /card own a", "run 1-16/ 9 hears 200 (Content-Type: application/json) {} so does 10 so does 11 so does 12 so does 13 so does 14 so does 15 so does 16 watch 1-16/ for 30000" },
	{ "connect 17-24 10.0.0.3", "run 1-16/ watch 1-24/ for 10000" },
	{ "ask 17-24 GET /card own a", "run 1-24/ 17 hears 200 (Content-Type: application/json) {} so does 18 so does 19 so does 20 so does 21 so does 22 so does 23 so does 24 watch 1-24/ for 30000" },
	{ "connect 25-32 10.0.0.4", "run 1-24/ watch 1-32/ for 10000" },
	{ "ask 25-32 GET /card own a", "run 1-32/ 25 hears 200 (Content-Type: application/json) {} so does 26 so does 27 so does 28 so does 29 so does 30 so does 31 so does 32 watch 1-32/ for 30000" },
	{ "connect 33 10.0.0.5", "run 1-32/ watch 1-33/ for 10000" },
	{ "ask 33 GET /card own a", "run 1-33/ 33 hears 200 (Content-Type: application/json, Connection: close) {} watch 1-33/ for 30000" },
	{ "connect 34-40 10.0.0.5", "run 1-33/ watch 1-40/ for 10000" },
	{ "ask 34-40 GET /card own a", "run 1-40/ 34 hears 200 (Content-Type: application/json, Connection: close) {} so does 35 so does 36 so does 37 so does 38 so does 39 so does 40 watch 1-40/ for 30000" },
	{ "connect 41-48 10.0.0.6", "run 1-40/ watch 1-48/ for 10000" },
	{ "ask 41-48 GET /card own a", "run 1-48/ 41 hears 200 (Content-Type: application/json, Connection: close) {} so does 42 so does 43 so does 44 so does 45 so does 46 so does 47 so does 48 watch 1-48/ for 30000" },
	{ "connect 49-56 10.0.0.7", "run 1-48/ watch 1-56/ for 10000" },
	{ "ask 49-56 GET /card own a", "run 1-56/ 49 hears 200 (Content-Type: application/json, Connection: close) {} so does 50 so does 51 so does 52 so does 53 so does 54 so does 55 so does 56 watch 1-56/ for 30000" },
	{ "connect 57-64 10.0.0.8", "run 1-56/ watch 1-64/ for 10000" },
	{ "ask 57-64 GET /card own a", "run 1-64/ 57 hears 200 (Content-Type: application/json, Connection: close) {} so does 58 so does 59 so does 60 so does 61 so does 62 so does 63 so does 64 watch 1-64/ for 30000" },
	{ "connect 65 10.0.0.9", "run 1-64/ watch 1-65/ for 10000" },
	{ "ask 65 GET /card own a", "run 1-65/ 65 hears 503 (Content-Type: application/json, Retry-After: 1, Connection: close) {\"error\":\"too many connections\"} watch 1-65/ for 10000 > crowd 1 0 0 0|" },
	{ "ask 64 GET /card own a", "run 1-65/ 64 hears 200 (Content-Type: application/json, Connection: close) {} watch 1-65/ for 10000" },
	{ "close 64", "run 1-65/ watch 1-63,65/ for 10000" },
	{ "ask 65 GET /card own a", "run 1-63,65/ 65 hears 200 (Content-Type: application/json, Connection: close) {} watch 1-63,65/ for 10000" },
	{ "> close 0 0 0 0|", "run 1-63,65/ watch 1-63,65/ for 0 > read 0 0 0 0|" },
	{ "", "run 1-63,65/ stop" },
};

static const struct row no_library[] = { { "", "libmicrohttpd.so.12 > failed 0 0 0 78|/nowhere/library.so: cannot open shared object file: No such file or directory" } };
static const struct row no_daemon[] = { { "", "libmicrohttpd.so.12 start 0 0 12=3 2=96 memory 16384 3=35 29=1 > failed 0 0 0 0|" } };
static const struct row left_alone[] = { { "", "libmicrohttpd.so.12 start 0 0 12=3 2=96 memory 16384 3=35 29=1 for 60000 > ready 7 0 0 0|" }, { "connect 1 10.0.0.1", "watch 1/ for 10000" }, { "ask 1 GET /events own a", "run 1/ 1 hears 401 (Content-Type: application/json, WWW-Authenticate: Bearer) {\"error\":\"no such token\"} watch 1/ for 30000" }, { "end", "" } };
static const struct row silent[] = {
	{ "", "libmicrohttpd.so.12 start 16 0 12=3 2=96 memory 16384 3=35 29=1 for 60000 > ready 7 0 0 0|" },
	{ "> token 0 1 0 22|*acard 0 0 0 2|{}", "for 60000 > read 0 0 0 0|" },
	{ "connect 1 fd00::1", "watch 1/ for 10000" },
	{ "ask 1 GET /events [fd00::2]:80 a", "run 1/ stream -1 4096 1 hears 200 (Content-Type: text/event-stream)  <data: {}||> watch /1 for 15000 > here 0 1 1 0|" },
	{ "connect 2 fd00::1", "watch 2/1 for 10000" },
	{ "ask 2 GET /card [fd00::2] a", "run 2/ 2 hears 200 (Content-Type: application/json) {} watch 2/1 for 15000" },
	{ "slow 1", "run 2/ watch 2/1 for 15000" },
	{ "> card 0 0 0 3|[1]", "resume 1 run 2/ watch 1-2/ for 15000 > read 0 0 0 0|" },
	{ "> close 0 0 0 0|", "run 1-2/ watch 1-2/ for 20 > read 0 0 0 0|" },
	{ "pass 299", "run 1-2/ watch 1-2/ for 20" },
	{ "pass 1", "run 1-2/ stop > here 0 1 0 0|" },
};
/* clang-format on */

static int serve(const struct row *of, size_t how_many, const char *address, int port)
{
	int ends[2], status;

	assert_true(io_sockets(ends));
	rows = of;
	count = how_many;
	world.row = 0;
	world.program = ends[1];
	world.link = fcntl(ends[0], F_DUPFD_CLOEXEC, 2 * PHONES); /* which no phone has */
	close(ends[0]);
	world.events = POLLIN;
	world.library_ms = -1;
	world.now_ms = 1000000;
	noted[0] = '\0';
	status = phones_serve(&(struct serve){
		.link = world.link, .listening = LISTENING, .address = address, .port = port });
	check_row();
	assert_int_equal(world.row, count - 1);
	close(world.program);
	memset(world.phone, 0, sizeof world.phone);
	return status;
}

#define ROWS(NAME) NAME, sizeof NAME / sizeof *NAME

static void test_server(void **state)
{
	(void)state;
	world.loads = world.starts = true;
	assert_int_equal(serve(ROWS(evening), "10.0.0.2", 8080), 0);
	assert_int_equal(serve(ROWS(crowd), "10.0.0.2", 8080), 0);
	assert_int_equal(serve(ROWS(full), "10.0.0.2", 8080), 0);
	assert_int_equal(serve(ROWS(left_alone), "10.0.0.2", 8080), 0);
	assert_int_equal(serve(ROWS(silent), "[fd00::2]", 80), 0);
	world.starts = false;
	assert_int_equal(serve(ROWS(no_daemon), "10.0.0.2", 8080), 1);
	world.loads = false;
	assert_int_equal(serve(ROWS(no_library), "10.0.0.2", 8080), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_server) };

	return cmocka_run_group_tests_name("the phones' server around its library", tests, NULL, NULL);
}
