/* SPDX-License-Identifier: MIT */
/*
 * The server of the phones, asked over sockets: what each request hears, whatever it is
 * made of; who may see and press what; what happens when pages are slow, many, or gone. The
 * server's clock stands still unless a test moves it. TAP.
 */
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#include "client.h"
#include "net/phones/board.h"
#include "net/phones/page.h"
#include "saves/text/io.h"

/* ---- a server, and who asks it ---- */

static struct phones *phones;
static struct answer answer;
static int port;
static char token[3][40]; /* of seats 0 and 1, and of the onlookers */

static void learn_tokens(void)
{
	for (int i = 0; i < 3; i++) {
		char url[PHONES_URL_BYTES];

		phones_url(phones, i == 2 ? PHONES_ONLOOKERS : i, url);
		port = url_port(url);
		snprintf(token[i], sizeof token[i], "%s", url_token(url));
	}
}

static void publish(int seat, const char *json)
{
	phones_publish(phones, seat, json ? xstrdup(json) : NULL);
}

static int setup(void **state)
{
	struct reason why;

	phones = phones_start("127.0.0.1", 0, &why);
	if (!phones) {
		print_error("%s\n", why.text);
		return -1;
	}
	phones_seats(phones, 2);
	learn_tokens();
	publish(0, "{\"rev\":1,\"seat\":0}");
	publish(1, "{\"rev\":1,\"seat\":1}");
	publish(PHONES_ONLOOKERS, "{\"rev\":1,\"seat\":-1}");
	return 0;
}

static int teardown(void **state)
{
	phones_stop(phones);
	return 0;
}

static void move_clock(int ms)
{
	*client_ms += ms;
	phones_answer(phones, 999999, 200, xstrdup("nobody's")); /* the server looks at the clock */
}

/* One request over a connection of its own; the answer in `answer`. */
static int ask(const char *method, const char *path, const char *who, const char *body)
{
	struct client *c = client_new(port);

	client_ask(c, method, path, who, body);
	client_answer(c, &answer, strcmp(method, "HEAD") == 0);
	client_close(c);
	return answer.status;
}

/* The next press, waited for. */
static struct press next_press(void)
{
	struct pollfd fd = { .fd = phones_fd(phones), .events = POLLIN };
	struct press press;

	while (!phones_press(phones, &press))
		assert_int_equal(poll(&fd, 1, 60000), 1);
	return press;
}

static void wait_crowded(bool crowded)
{
	struct pollfd fd = { .fd = phones_fd(phones), .events = POLLIN };

	while (phones_crowded(phones) != crowded) {
		assert_int_equal(poll(&fd, 1, 60000), 1);
		assert_false(phones_press(phones, &(struct press){ 0 }));
	}
}

/* Waits until the server has handed so many presses over, and takes none. */
static void wait_handed(int count)
{
	char said[4000];

	for (int come = 0; come < count;) {
		ssize_t size;

		assert_int_equal(
			poll(&(struct pollfd){ .fd = phones_fd(phones), .events = POLLIN }, 1, 60000), 1);
		size = recv(phones_fd(phones), said, sizeof said - 1, MSG_PEEK);
		assert_true(size > 0);
		said[size] = '\0';
		come = 0;
		for (const char *at = said; (at = strstr(at, "press ")); at++)
			come++;
	}
}

/* Waits until so many pages of a seat are there. */
static void wait_connected(int seat, int count)
{
	struct pollfd fd = { .fd = phones_fd(phones), .events = POLLIN };
	struct press press;

	while (phones_connected(phones, seat) != count) {
		assert_int_equal(poll(&fd, 1, 60000), 1);
		assert_false(phones_press(phones, &press));
	}
}

static struct client *open_stream(const char *who)
{
	struct client *c = client_new(port);

	client_ask(c, "GET", "/events", who, NULL);
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	assert_true(answer_has(&answer, "Content-Type", "text/event-stream"));
	return c;
}

static void expect_event(struct client *c, const char *text)
{
	char event[1000];

	assert_string_equal(client_event(c, event, sizeof event), text);
}

/* ---- what is asked ---- */

static void test_page(void **state)
{
	assert_int_equal(ask("GET", "/", NULL, NULL), 200);
	assert_int_equal(answer.size, phones_page_size);
	assert_memory_equal(answer.body, phones_page, phones_page_size);
	assert_true(answer_has(&answer, "Content-Type", "text/html; charset=utf-8"));
	assert_true(answer_has(&answer, "Content-Security-Policy", phones_policy));
	assert_true(answer_has(&answer, "Referrer-Policy", "no-referrer"));
	assert_true(answer_has(&answer, "X-Content-Type-Options", "nosniff"));
	assert_true(answer_has(&answer, "Cache-Control", "no-store"));
	assert_true(answer_has(&answer, "Cross-Origin-Resource-Policy", "same-origin"));
	assert_null(strstr(answer.head, "\r\nRetry-After: "));
	assert_null(strstr(answer.head, "\r\nConnection: "));
	assert_non_null(strstr(answer.head, "\r\nDate: "));
	assert_int_equal(ask("HEAD", "/", NULL, NULL), 200);
	assert_int_equal(ask("GET", "/?phones", NULL, NULL), 200);
	assert_int_equal(ask("GET", "/favicon.ico", NULL, NULL), 404);
}

static void test_cards(void **state)
{
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	assert_string_equal(answer.body, "{\"rev\":1,\"seat\":0}");
	assert_true(answer_has(&answer, "Content-Type", "application/json"));
	assert_true(answer_has(&answer, "Cache-Control", "no-store"));
	assert_int_equal(ask("GET", "/card", token[1], NULL), 200);
	assert_string_equal(answer.body, "{\"rev\":1,\"seat\":1}");
	assert_int_equal(ask("GET", "/card", token[2], NULL), 200);
	assert_string_equal(answer.body, "{\"rev\":1,\"seat\":-1}");
	assert_int_equal(ask("HEAD", "/card", token[0], NULL), 200);
	assert_int_equal(ask("HEAD", "/events", token[0], NULL), 405);
	assert_true(answer_has(&answer, "Allow", "GET"));
	publish(1, NULL);
	assert_int_equal(ask("GET", "/card", token[1], NULL), 204);
	assert_int_equal(answer.size, 0);
	assert_int_equal(ask("GET", "/events", token[1], NULL), 204);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
}

/* %H the host, %T a token; the whole request. */
static const struct {
	int status;
	const char *what, *request;
} requests[] = {
	{ 200, "a token", "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n\r\n" },
	{ 200, "words of a header in any case",
	  "GET /card HTTP/1.1\r\nhOST: %H\r\nauthorization: bEARER %T\r\n\r\n" },
	{ 200, "headers of nearly that name",
	  "GET /card HTTP/1.1\r\nHost: %H\r\nHos: x\r\nHosts: x\r\nAuthorization: Bearer %T\r\n\r\n" },
	{ 421, "no host, the old way", "GET / HTTP/1.0\r\n\r\n" },
	{ 200, "a host, the old way", "GET / HTTP/1.0\r\nHost: %H\r\n\r\n" },
	{ 421, "two hosts", "GET / HTTP/1.1\r\nHost: %H\r\nHost: %H\r\n\r\n" },
	{ 421, "an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n" },
	{ 421, "another host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n" },
	{ 421, "another host before ours", "GET / HTTP/1.1\r\nHost: evil.example@%H\r\n\r\n" },
	{ 421, "another host behind ours", "GET / HTTP/1.1\r\nHost: %H.evil.example\r\n\r\n" },
	{ 421, "the name of our address", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" },
	{ 421, "our address without the port", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" },
	{ 421, "another port", "GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n" },
	{ 421, "our address as a number", "GET / HTTP/1.1\r\nHost: 2130706433\r\n\r\n" },
	{ 421, "another host comes before another path", "GET /x HTTP/1.1\r\nHost: evil.example\r\n\r\n" },
	{ 421, "and before the token", "GET /card HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %T\r\n\r\n" },
	{ 404, "another path", "GET /cards HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 404, "a file", "GET /../../etc/passwd HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 404, "a path in another one",
	  "GET /card/ HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n\r\n" },
	{ 404, "a proxy's request", "GET http://%H/card HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 405, "another method", "POST / HTTP/1.1\r\nHost: %H\r\nContent-Length: 0\r\n\r\n" },
	{ 405, "no method at all", "XYZZY /card HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 405, "a part of a method", "GE /card HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 405, "the list of methods", "GET, /card HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 405, "a preflight of another page",
	  "OPTIONS /press HTTP/1.1\r\nHost: %H\r\nOrigin: http://evil.example\r\n\r\n" },
	{ 401, "no token", "GET /card HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 401, "an empty token", "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer \r\n\r\n" },
	{ 401, "a token in the address", "GET /card?%T HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 401, "a longer token", "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %Tx\r\n\r\n" },
	{ 401, "a token of nobody",
	  "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer AAAAAAAAAAAAAAAAAAAAAA\r\n\r\n" },
	{ 401, "two tokens",
	  "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\nAuthorization: Bearer %T\r\n\r\n" },
	{ 401, "a password", "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Basic %T\r\n\r\n" },
	{ 401, "another scheme as long",
	  "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearex %T\r\n\r\n" },
	{ 401, "events without a token", "GET /events HTTP/1.1\r\nHost: %H\r\n\r\n" },
	{ 401, "a press without a token", "POST /press HTTP/1.1\r\nHost: %H\r\nContent-Length: 2\r\n\r\n{}" },
	{ 400, "a press of nothing",
	  "POST /press HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\nContent-Length: 0\r\n\r\n" },
	{ 413, "a press too large, announced",
	  "POST /press HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\nContent-Length: 70000\r\n\r\n" },
	{ 413, "much too large",
	  "POST /press HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n"
	  "Content-Length: 9223372036854775807\r\nExpect: 100-continue\r\n\r\n" },
	{ 401, "and nobody's is no press",
	  "POST /press HTTP/1.1\r\nHost: %H\r\nContent-Length: 9223372036854775807\r\n\r\n" },
};

/* The row's request with %H and %T filled in. */
static size_t fill(const char *from, char *out)
{
	char *at = out;

	for (; *from; from++) {
		if (from[0] == '%' && (from[1] == 'H' || from[1] == 'T'))
			at += *++from == 'H' ? sprintf(at, "127.0.0.1:%d", port)
			                     : sprintf(at, "%s", token[0]);
		else
			*at++ = *from;
	}
	*at = '\0';
	return (size_t)(at - out);
}

static void test_requests(void **state)
{
	for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
		struct client *c = client_new(port);
		char bytes[2000];

		client_send(c, bytes, fill(requests[i].request, bytes));
		client_answer(c, &answer, false);
		client_close(c);
		if (answer.status != requests[i].status)
			fail_msg("%s: %d, not %d", requests[i].what, answer.status, requests[i].status);
		assert_true(answer_has(&answer, "Cache-Control", "no-store"));
		assert_true(answer_has(&answer, "Content-Security-Policy", phones_policy));
		assert_null(strstr(answer.head, "Access-Control"));
		assert_int_equal(strstr(answer.head, "\r\nAllow: ") != NULL, answer.status == 405);
		assert_int_equal(answer_has(&answer, "WWW-Authenticate", "Bearer"), answer.status == 401);
		if (answer.status != 200)
			assert_int_equal(strncmp(answer.body, "{\"error\":\"", 10), 0);
	}
	assert_int_equal(ask("PUT", "/press", token[0], "{}"), 405);
	assert_true(answer_has(&answer, "Allow", "POST"));
}

/* The library itself refuses what no browser sends, or ends the connection. */
static void test_broken_requests(void **state)
{
	static const char *const broken[] = {
		"GET /card HTTP/1.1\r\nAuthorization: Bearer %T\r\n\r\n", /* no host */
		"GET /card /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n\r\n",
	};

	for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
		struct client *c = client_new(port);
		char bytes[2000];

		client_send(c, bytes, fill(broken[i], bytes));
		client_answer(c, &answer, false);
		client_close(c);
		if (answer.status && answer.status != 400)
			fail_msg("%s: %d", broken[i], answer.status);
	}
}

/* Byte for byte, and everything at once. */
static void test_pieces(void **state)
{
	struct client *c = client_new(port);
	char bytes[2000];
	size_t size = fill("GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n\r\n"
	                   "GET / HTTP/1.1\r\nHost: %H\r\n\r\n"
	                   "GET /nothing HTTP/1.1\r\nHost: %H\r\n\r\n"
	                   "GET /card HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n\r\n",
	                   bytes);
	static const int statuses[] = { 200, 200, 404, 200 };

	for (int pieces = 0; pieces < 2; pieces++) {
		for (size_t i = 0; i < size; i += pieces ? 1 : size)
			assert_true(client_send(c, bytes + i, pieces ? 1 : size));
		for (int i = 0; i < 4; i++) {
			client_answer(c, &answer, false);
			assert_int_equal(answer.status, statuses[i]);
		}
	}
	assert_true(client_quiet(c));
	client_close(c);
}

static void test_header_floods(void **state)
{
	static char bytes[200000];

	for (int kind = 0; kind < 4; kind++) {
		struct client *c = client_new(port);
		size_t size = fill(kind == 3 ? "GET /" : "GET / HTTP/1.1\r\nHost: %H\r\n", bytes);

		if (kind == 0)
			while (size < 100000)
				size += (size_t)sprintf(bytes + size, "X-%zu: y\r\n", size);
		memset(bytes + size, 'x', 100000);
		if (kind == 2)
			memcpy(bytes + size, "Authorization: Bearer ", 22);
		client_send(c, bytes, size + 100000);
		client_answer(c, &answer, false);
		assert_true(answer.status == 0 || (answer.status >= 400 && answer.status < 500));
		client_close(c);
	}
	assert_int_equal(ask("GET", "/", NULL, NULL), 200);
}

/* ---- presses ---- */

static void test_presses(void **state)
{
	struct client *c = client_new(port);
	struct press press;

	client_ask(c, "POST", "/press", token[1], " { \"rev\" : 12, \"button\":3,\"value\":-5 } ");
	press = next_press();
	assert_int_equal(press.seat, 1);
	assert_int_equal(press.rev, 12);
	assert_int_equal(press.button, 3);
	assert_int_equal(press.what, PRESS_NUMBER);
	assert_int_equal(press.value, -5);
	assert_true(client_quiet(c));
	phones_answer(phones, press.number, 200, xstrdup("{\"said\":[\"Bob: 35 life\"]}"));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	assert_string_equal(answer.body, "{\"said\":[\"Bob: 35 life\"]}");

	client_ask(c, "POST", "/press", token[2], "{\"button\":0,\"rev\":0}");
	press = next_press();
	assert_int_equal(press.seat, PHONES_ONLOOKERS);
	assert_int_equal(press.what, PRESS_NOTHING);
	phones_answer(phones, press.number, 403, xstrdup("{\"error\":\"no such button\"}"));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 403);

	client_ask(c, "POST", "/press", token[0],
	           "{\"rev\":1,\"button\":2,\"value\":\"\\u00c4nn \\\"\xe6\x97\xa5\"}");
	press = next_press();
	assert_int_equal(press.what, PRESS_TEXT);
	assert_string_equal(press.text, "\xc3\x84nn \"\xe6\x97\xa5");
	phones_answer(phones, press.number, 422, xstrdup("{\"error\":\"W1\"}"));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 422);

	client_ask(c, "POST", "/press", token[0], "{\"rev\":1,\"button\":2147483647,\"value\":[0,0,3]}");
	press = next_press();
	assert_int_equal(press.button, 2147483647);
	assert_int_equal(press.what, PRESS_LIST);
	assert_int_equal(press.picks, 3);
	assert_int_equal(press.pick[2], 3);
	phones_answer(phones, press.number, 409, xstrdup("{}"));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 409);
	phones_answer(phones, press.number, 200, xstrdup("twice is once"));
	phones_answer(phones, 12345, 200, xstrdup("nobody's"));
	assert_true(client_quiet(c));
	client_close(c);
}

/* Two at once, answered the other way round; a card behind a press in the same connection. */
static void test_two_presses(void **state)
{
	struct client *one = client_new(port), *two = client_new(port);
	struct press first, second;
	char body[80];

	client_ask(one, "POST", "/press", token[0], "{\"rev\":1,\"button\":1}");
	client_ask(one, "GET", "/card", token[0], NULL);
	first = next_press();
	client_ask(two, "POST", "/press", token[1], "{\"rev\":1,\"button\":2}");
	second = next_press();
	assert_int_equal(first.button, 1);
	assert_int_equal(second.button, 2);
	snprintf(body, sizeof body, "{\"said\":[\"%ld\"]}", second.number);
	phones_answer(phones, second.number, 200, xstrdup(body));
	client_answer(two, &answer, false);
	assert_string_equal(answer.body, body);
	assert_true(client_quiet(one));
	snprintf(body, sizeof body, "{\"said\":[\"%ld\"]}", first.number);
	phones_answer(phones, first.number, 200, xstrdup(body));
	client_answer(one, &answer, false);
	assert_string_equal(answer.body, body);
	client_answer(one, &answer, false);
	assert_string_equal(answer.body, "{\"rev\":1,\"seat\":0}");
	client_close(one);
	client_close(two);
}

static const char *const bad_bodies[] = {
	"",
	" ",
	"{",
	"{}",
	"[]",
	"null",
	"12",
	"\"rev\"",
	"{\"rev\":1}",
	"{\"button\":1}",
	"{\"rev\":1,\"button\":1",
	"{\"rev\":1,\"button\":1}}",
	"{\"rev\":1,\"button\":1} x",
	"{\"rev\":1,\"button\":1,}",
	"{\"rev\":1,\"rev\":1,\"button\":1}",
	"{\"rev\":1,\"button\":1,\"button\":1}",
	"{\"rev\":1,\"button\":1,\"value\":1,\"value\":1}",
	"{\"rev\":1,\"button\":1,\"more\":1}",
	"{\"rev\":-1,\"button\":1}",
	"{\"rev\":1,\"button\":-1}",
	"{\"rev\":1.0,\"button\":1}",
	"{\"rev\":1e0,\"button\":1}",
	"{\"rev\":01,\"button\":1}",
	"{\"rev\":\"1\",\"button\":1}",
	"{\"rev\":2147483648,\"button\":1}",
	"{\"rev\":1,\"button\":99999999999999999999}",
	"{\"rev\":1,\"button\":true}",
	"{\"rev\":1,\"button\":1,\"value\":null}",
	"{\"rev\":1,\"button\":1,\"value\":true}",
	"{\"rev\":1,\"button\":1,\"value\":{}}",
	"{\"rev\":1,\"button\":1,\"value\":2147483648}",
	"{\"rev\":1,\"button\":1,\"value\":1.5}",
	"{\"rev\":1,\"button\":1,\"value\":[[0]]}",
	"{\"rev\":1,\"button\":1,\"value\":[-1]}",
	"{\"rev\":1,\"button\":1,\"value\":[\"0\"]}",
	"{\"rev\":1,\"button\":1,\"value\":[0,]}",
	"{\"rev\":1,\"button\":1,\"value\":\"\\n\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\\t\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\\u0000\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\\u001b[2J\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\x1b[2J\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\\u202e\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\xff\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\xc0\x80\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\xed\xa0\x80\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\\ud800\"}",
	"{\"rev\":1,\"button\":1,\"value\":\"\x7f\"}",
	"\xef\xbb\xbf{\"rev\":1,\"button\":1}",
};

static void test_bad_presses(void **state)
{
	char long_text[900], many[900];
	struct press press;

	for (size_t i = 0; i < sizeof bad_bodies / sizeof *bad_bodies; i++) {
		*client_ms += 100;
		if (ask("POST", "/press", token[0], bad_bodies[i]) != 400)
			fail_msg("%s: %d", bad_bodies[i], answer.status);
	}
	snprintf(long_text, sizeof long_text, "{\"rev\":1,\"button\":1,\"value\":\"%0400d\"}", 0);
	assert_int_equal(ask("POST", "/press", token[0], long_text), 400);
	strcpy(many, "{\"rev\":1,\"button\":1,\"value\":[0");
	for (int i = 0; i < PRESS_PICKS; i++)
		strcat(many, ",0");
	strcat(many, "]}");
	assert_int_equal(ask("POST", "/press", token[0], many), 400);
	assert_false(phones_press(phones, &press));
}

/* As long as a text may be, and as many picks. */
static void test_longest_presses(void **state)
{
	struct client *c = client_new(port);
	struct press press;
	char body[900];

	snprintf(body, sizeof body, "{\"rev\":1,\"button\":1,\"value\":\"%0*d\"}", PRESS_TEXT_BYTES - 1, 7);
	client_ask(c, "POST", "/press", token[0], body);
	press = next_press();
	assert_int_equal(strlen(press.text), PRESS_TEXT_BYTES - 1);
	phones_answer(phones, press.number, 200, xstrdup("{}"));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	strcpy(body, "{\"rev\":1,\"button\":1,\"value\":[0");
	for (int i = 1; i < PRESS_PICKS; i++)
		sprintf(body + strlen(body), ",%d", i);
	strcat(body, "]}");
	client_ask(c, "POST", "/press", token[0], body);
	press = next_press();
	assert_int_equal(press.picks, PRESS_PICKS);
	assert_int_equal(press.pick[PRESS_PICKS - 1], PRESS_PICKS - 1);
	phones_answer(phones, press.number, 200, xstrdup("{}"));
	client_answer(c, &answer, false);
	client_close(c);
}

/* A body of this size; its press in the first bytes, blanks behind it. */
static int ask_with(size_t size, bool chunks)
{
	static char body[80000], bytes[100000];
	struct client *c = client_new(port);
	size_t at = fill(chunks ? "POST /press HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n"
	                          "Transfer-Encoding: chunked\r\n\r\n"
	                        : "POST /press HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer %T\r\n",
	                 bytes);
	struct press press;

	*client_ms += 100;
	memset(body, ' ', sizeof body);
	memcpy(body, "{\"rev\":1,\"button\":1}", 20);
	if (!chunks)
		at += (size_t)sprintf(bytes + at, "Content-Length: %zu\r\n\r\n", size);
	client_send(c, bytes, at);
	for (size_t from = 0, piece; from < size; from += piece) {
		piece = size - from < 1000 ? size - from : 1000;
		at = chunks ? (size_t)sprintf(bytes, "%zx\r\n", piece) : 0;
		memcpy(bytes + at, body + from, piece);
		at += piece;
		if (chunks)
			at += (size_t)sprintf(bytes + at, "\r\n");
		if (!client_send(c, bytes, at))
			break;
	}
	if (chunks)
		client_send(c, "0\r\n\r\n", 5);
	if (size <= PHONES_REQUEST_BYTES) {
		press = next_press();
		phones_answer(phones, press.number, 200, xstrdup("{}"));
	}
	client_answer(c, &answer, false);
	client_close(c);
	return answer.status;
}

static void test_sizes(void **state)
{
	for (int chunks = 0; chunks < 2; chunks++) {
		assert_int_equal(ask_with(20, chunks), 200);
		assert_int_equal(ask_with(PHONES_REQUEST_BYTES, chunks), 200);
		assert_int_equal(ask_with(PHONES_REQUEST_BYTES + 1, chunks), 413);
		assert_int_equal(ask_with(60000, chunks), 413);
	}
	assert_in_range(ask_with(80000, true), 0, 413); /* cut off */
	assert_true(answer.status == 0 || answer.status == 413);
}

static void test_too_many_presses(void **state)
{
	for (int i = 0; i < 12; i++)
		assert_int_equal(ask("POST", "/press", token[0], "{}"),
		                 i < PHONES_PRESSES_A_SECOND ? 400 : 429);
	assert_true(answer_has(&answer, "Retry-After", "1"));
	assert_int_equal(ask("POST", "/press", token[1], "{}"), 400);
	*client_ms += 99;
	assert_int_equal(ask("POST", "/press", token[0], "{}"), 429);
	*client_ms += 1;
	assert_int_equal(ask("POST", "/press", token[0], "{}"), 400);
	assert_int_equal(ask("POST", "/press", token[0], "{}"), 429);
	*client_ms += 1000000;
	for (int i = 0; i < 12; i++)
		assert_int_equal(ask("POST", "/press", token[0], "{}"),
		                 i < PHONES_PRESSES_A_SECOND ? 400 : 429);
}

/* Nobody waits for the answer of a press any more: it is not said. */
static void test_press_of_a_page_that_went(void **state)
{
	struct client *gone = client_new(port), *c = client_new(port);
	struct press press;

	client_ask(gone, "POST", "/press", token[0], "{\"rev\":1,\"button\":1}");
	assert_int_equal(poll(&(struct pollfd){ .fd = phones_fd(phones), .events = POLLIN }, 1, 60000), 1);
	shutdown(gone->fd, SHUT_WR);
	client_end(gone);
	client_ask(c, "POST", "/press", token[0], "{\"rev\":1,\"button\":2}");
	press = next_press();
	assert_int_equal(press.button, 2);
	client_close(gone);
	client_close(c);
	phones_answer(phones, press.number, 200, xstrdup("{}"));
}

/* One of those that wait: the others stay in their order. */
static void test_one_of_three_went(void **state)
{
	struct client *c[3];
	struct press press;
	char body[80];

	for (int i = 0; i < 3; i++) {
		c[i] = client_new(port);
		snprintf(body, sizeof body, "{\"rev\":1,\"button\":%d}", i);
		client_ask(c[i], "POST", "/press", token[i], body);
		wait_handed(i + 1);
	}
	press = next_press();
	assert_int_equal(press.seat, 0);
	shutdown(c[1]->fd, SHUT_WR);
	client_end(c[1]);
	assert_int_equal(next_press().seat, PHONES_ONLOOKERS);
	assert_false(phones_press(phones, &press));
	for (int i = 0; i < 3; i++)
		client_close(c[i]);
}

/* What was pressed with a code that is renewed meanwhile is not said. */
static void test_press_with_an_old_code(void **state)
{
	struct client *c = client_new(port);
	struct press press;

	client_ask(c, "POST", "/press", token[0], "{\"rev\":1,\"button\":1}");
	wait_handed(1);
	phones_renew(phones, 0);
	assert_false(phones_press(phones, &press));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 409);
	assert_string_equal(answer.body, "{\"error\":\"closed\"}");
	client_close(c);
}

/* A page may think for half a minute between two requests; a press waits for as long as the table takes. */
static void test_patience(void **state)
{
	struct client *c = client_new(port), *stream = open_stream(token[1]);
	struct press press;

	expect_event(stream, "data: {\"rev\":1,\"seat\":1}");
	client_ask(c, "POST", "/press", token[0], "{\"rev\":1,\"button\":1}");
	press = next_press();
	move_clock(100000);
	expect_event(stream, ": ");
	phones_answer(phones, press.number, 200, xstrdup("{}"));
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	publish(1, "{\"rev\":2}"); /* the server is through with the answer when this comes */
	expect_event(stream, "data: {\"rev\":2}");
	move_clock(29999);
	expect_event(stream, ": ");
	client_ask(c, "GET", "/card", token[0], NULL);
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	publish(1, "{\"rev\":3}");
	expect_event(stream, "data: {\"rev\":3}");
	move_clock(29999);
	expect_event(stream, ": ");
	assert_true(client_quiet(c));
	move_clock(1);
	client_end(c);
	client_close(c);
	publish(1, NULL);
	expect_event(stream, "event: closed");
	expect_event(stream, "");
	client_ask(stream, "GET", "/", NULL, NULL); /* the connection goes on */
	client_answer(stream, &answer, false);
	assert_int_equal(answer.status, 200);
	assert_int_equal(ask("GET", "/", NULL, NULL), 200);
	move_clock(30000);
	client_end(stream);
	client_close(stream);
}

/* ---- streams ---- */

static void test_streams(void **state)
{
	struct client *one = open_stream(token[0]), *again = open_stream(token[0]),
		      *other = open_stream(token[1]);

	expect_event(one, "data: {\"rev\":1,\"seat\":0}");
	expect_event(again, "data: {\"rev\":1,\"seat\":0}");
	expect_event(other, "data: {\"rev\":1,\"seat\":1}");
	wait_connected(0, 2);
	wait_connected(1, 1);
	assert_int_equal(phones_connected(phones, PHONES_ONLOOKERS), 0);
	publish(0, "{\"rev\":1,\"seat\":0}"); /* nothing new */
	publish(0, "{\n \"rev\":2\r\n}");
	expect_event(one, "data: {  \"rev\":2  }");
	expect_event(again, "data: {  \"rev\":2  }");
	assert_true(client_quiet(other));
	client_close(again);
	wait_connected(0, 1);
	move_clock(14999);
	publish(1, "{\"rev\":2,\"seat\":1}");
	expect_event(other, "data: {\"rev\":2,\"seat\":1}");
	assert_true(client_quiet(one));
	move_clock(1);
	expect_event(one, ": ");
	assert_true(client_quiet(other));
	move_clock(15000);
	expect_event(one, ": ");
	expect_event(other, ": ");
	publish(0, NULL);
	expect_event(one, "event: closed");
	expect_event(one, "");
	client_close(one);
	client_close(other);
	wait_connected(1, 0);
}

/* Thousands of cards while nobody reads: few come, and the last one is the present. */
static void test_slow_reader(void **state)
{
	struct client *c = open_stream(token[0]), *quick = open_stream(token[1]);
	static char event[100000];
	int events = 0, rev = 0;
	char mark[20];

	expect_event(c, "data: {\"rev\":1,\"seat\":0}");
	expect_event(quick, "data: {\"rev\":1,\"seat\":1}");
	for (int i = 1; i <= 2000; i++) {
		char *card = xmalloc(5000), tick[40];

		snprintf(card, 5000, "{\"rev\":%d,\"text\":\"%04500d\"}", i, 0);
		phones_publish(phones, 0, card);
		snprintf(tick, sizeof tick, "{\"tick\":%d}", i);
		publish(1, tick); /* the server is through with the last card when this one comes */
		snprintf(event, sizeof event, "data: %s", tick);
		expect_event(quick, event);
	}
	snprintf(mark, sizeof mark, "{\"rev\":%d,", 2000);
	while (!strstr(client_event(c, event, sizeof event), mark)) {
		int before = rev;

		assert_int_equal(sscanf(event, "data: {\"rev\":%d,", &rev), 1);
		assert_true(rev > before);
		events++;
	}
	assert_true(events < 1900);
	assert_true(client_quiet(c));
	client_close(c);
	client_close(quick);
}

static void test_tokens(void **state)
{
	struct client *c = open_stream(token[0]), *other = open_stream(token[1]);
	char old[40];

	for (int i = 0; i < 3; i++) {
		assert_int_equal(strlen(token[i]), TOKEN_CHARACTERS);
		assert_string_not_equal(token[i], token[(i + 1) % 3]);
	}
	expect_event(c, "data: {\"rev\":1,\"seat\":0}");
	expect_event(other, "data: {\"rev\":1,\"seat\":1}");
	phones_seats(phones, 1);
	expect_event(other, "");
	assert_int_equal(phones_connected(phones, 1), 0);
	assert_int_equal(ask("GET", "/card", token[1], NULL), 401);
	phones_seats(phones, 2);
	assert_int_equal(ask("GET", "/card", token[1], NULL), 401);
	strcpy(old, token[0]);
	phones_renew(phones, 0);
	expect_event(c, "");
	assert_int_equal(ask("GET", "/card", old, NULL), 401);
	assert_int_equal(ask("POST", "/press", old, "{\"rev\":1,\"button\":1}"), 401);
	learn_tokens();
	assert_string_not_equal(token[0], old);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	assert_string_equal(answer.body, "{\"rev\":1,\"seat\":0}");
	assert_int_equal(ask("GET", "/card", token[1], NULL), 204);
	client_close(c);
	c = open_stream(token[0]);
	wait_connected(0, 1); /* the page of the old code is taken off no other one */
	client_close(c);
	client_close(other);
	c = open_stream(token[0]);
	wait_connected(0, 1); /* that of the old code does not count */
	client_close(c);
	wait_connected(0, 0);
}

/* Every letter of a code is any of 64; the last one has two bits left. */
static void test_codes_by_chance(void **state)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	int ones[TOKEN_CHARACTERS * 6] = { 0 };

	for (int i = 0; i < 64; i++) {
		phones_renew(phones, 0);
		for (int c = 0; c < TOKEN_CHARACTERS; c++) {
			long letter = strchr(letters, phones_token(phones, 0)[c]) - letters;

			for (int bit = 0; bit < 6; bit++)
				ones[c * 6 + bit] += letter >> (5 - bit) & 1;
		}
	}
	for (int i = 0; i < 128; i++)
		assert_in_range(ones[i], 1, 63);
	learn_tokens();
}

/* A code that was kept is taken again; what is none, or for a seat without a page, is not. */
static void test_kept_codes(void **state)
{
	static const char kept[] = "abcdefghijklmnopqrst-_";
	struct client *stream = open_stream(token[0]);

	expect_event(stream, "data: {\"rev\":1,\"seat\":0}");
	assert_false(phones_take_token(phones, 0, "abcdefghijklmnopqrst-"));
	assert_false(phones_take_token(phones, 0, "abcdefghijklmnopqrst-_x"));
	assert_false(phones_take_token(phones, 0, "abcdefghijklmnopqrst-."));
	assert_false(phones_take_token(phones, 2, kept));
	assert_string_equal(phones_token(phones, 0), token[0]);
	assert_true(phones_take_token(phones, 0, kept));
	assert_string_equal(phones_token(phones, 0), kept);
	expect_event(stream, "");
	client_close(stream);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 401);
	assert_int_equal(ask("GET", "/card", kept, NULL), 200);
	assert_string_equal(answer.body, "{\"rev\":1,\"seat\":0}");
}

/* As many pages as a table has seats, and none where it has none. */
static void test_seats(void **state)
{
	char last[40];

	phones_stale(phones); /* of those that there are */
	phones_seats(phones, TABLE_SEATS + 1);
	snprintf(last, sizeof last, "%s", phones_token(phones, TABLE_SEATS - 1));
	assert_int_equal(strlen(last), TOKEN_CHARACTERS);
	assert_int_equal(ask("GET", "/card", last, NULL), 204);
	phones_publish(phones, TABLE_SEATS - 1, xstrdup("{}"));
	publish(0, "{}");
	publish(PHONES_ONLOOKERS, "{}");
	assert_int_equal(ask("GET", "/card", last, NULL), 200);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	phones_seats(phones, -1);
	assert_int_equal(ask("GET", "/card", last, NULL), 401);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 401);
	assert_int_equal(ask("GET", "/card", token[2], NULL), 200);
	assert_string_equal(phones_token(phones, 0), "");
}

/* What is out of date stays so when its code is renewed: who asks waits for the present card. */
static void test_stale(void **state)
{
	struct client *c;
	struct press press;

	phones_stale(phones);
	phones_renew(phones, 0);
	learn_tokens();
	c = client_new(port);
	client_ask(c, "GET", "/card", token[0], NULL);
	press = next_press();
	assert_int_equal(press.what, PRESS_NONE);
	assert_int_equal(press.seat, 0);
	publish(0, "{\"rev\":2}");
	phones_answer_card(phones, &press);
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	assert_string_equal(answer.body, "{\"rev\":2}");
	client_close(c);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	phones_stale(phones);
	publish(0, "{\"rev\":2}"); /* the same again is the present one, too */
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	/* a page that comes then hears the card when it is there; one of a closed table none */
	phones_stale(phones);
	publish(1, NULL);
	phones_stale(phones);
	c = open_stream(token[1]);
	assert_true(client_quiet(c));
	publish(1, "{\"rev\":3}");
	expect_event(c, "data: {\"rev\":3}");
	phones_stale(phones);
	publish(1, "{\"rev\":3}");
	publish(1, "{\"rev\":4}");
	expect_event(c, "data: {\"rev\":4}");
	client_close(c);
	phones_stale(phones);
	c = client_new(port);
	client_ask(c, "GET", "/card", token[1], NULL);
	press = next_press();
	assert_int_equal(press.seat, 1);
	publish(1, NULL);
	phones_answer_card(phones, &press);
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 204);
	client_close(c);
}

/* What does not fit between the program and its server at once goes bit by bit. */
static void test_large_card(void **state)
{
	enum { LARGE = 3 << 20 };
	char *card = xmalloc(LARGE + 1);
	struct client *c = client_new(port);
	struct press press;
	size_t read = 0;

	memset(card, ' ', LARGE);
	memcpy(card + LARGE - 2, "{}", 3);
	phones_stale(phones);
	client_ask(c, "GET", "/card", token[0], NULL);
	press = next_press();
	phones_publish(phones, 0, card);
	phones_answer_card(phones, &press);
	while (read < LARGE) {
		struct pollfd fds[] = { { c->fd, POLLIN, 0 }, { phones_fd(phones), POLLIN, 0 } };
		ssize_t more;

		assert_true(poll(fds, 2, 60000) > 0);
		phones_press(phones, &press);
		more = recv(c->fd, c->bytes, CLIENT_BYTES, MSG_DONTWAIT);
		assert_int_not_equal(more, 0);
		read += more > 0 ? (size_t)more : 0;
	}
	client_close(c);
}

/* ---- the end, and too many ---- */

static void test_stop(void **state)
{
	struct client *stream = open_stream(token[0]), *press = client_new(port);

	expect_event(stream, "data: {\"rev\":1,\"seat\":0}");
	client_ask(press, "POST", "/press", token[0], "{\"rev\":1,\"button\":1}");
	next_press();
	phones_stop(phones);
	phones = NULL;
	expect_event(stream, "event: closed");
	expect_event(stream, "");
	client_answer(press, &answer, false);
	assert_int_equal(answer.status, 409);
	assert_string_equal(answer.body, "{\"error\":\"closed\"}");
	client_close(stream);
	client_close(press);
}

/* Waits until something has happened to the server. */
static const char *next_news(void)
{
	static struct reason news;
	struct press press;

	while (!phones_news(phones, &news)) {
		assert_int_equal(
			poll(&(struct pollfd){ .fd = phones_fd(phones), .events = POLLIN }, 1, 60000), 1);
		while (phones_press(phones, &press)) {
		} /* one that had come before it died */
	}
	return news.text;
}

/* The server dies: another one serves the same codes. The fifth death within a minute closes the pages. */
static void test_deaths(void **state)
{
	struct client *stream = open_stream(token[0]), *pressing = client_new(port);
	int port_now;

	wait_connected(0, 1);
	client_ask(pressing, "POST", "/press", token[0], "{\"rev\":1,\"button\":1}");
	wait_handed(1);
	phones_stale(phones);
	publish(0, "{\"rev\":5}");
	assert_int_equal(kill((pid_t)client_server(), SIGKILL), 0);
	client_end(stream);
	client_end(pressing);
	assert_string_equal(next_news(), "the phones' server stopped (Killed) and was restarted");
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	assert_string_equal(answer.body, "{\"rev\":5}");
	client_close(stream);
	client_close(pressing);
	for (int i = 0; i < 4; i++) {
		*client_ms += 15000; /* the fifth comes a minute after the first */
		kill((pid_t)client_server(), SIGKILL);
		assert_non_null(strstr(next_news(), "was restarted"));
	}
	*client_ms += 14999;
	kill((pid_t)client_server(), SIGKILL);
	assert_string_equal(next_news(),
	                    "the phones' pages are closed: their server crashed 5 times in a minute");
	assert_int_equal(phones_connected(phones, 0), 0);
	assert_string_equal(phones_address(phones, &port_now), "127.0.0.1");
	assert_int_equal(port_now, port);
}

static void test_many_connections(void **state)
{
	struct client *c[PHONES_CONNECTIONS + 30];

	for (int i = 0; i < PHONES_CONNECTIONS; i++) {
		c[i] = open_stream(token[i % 3]);
		client_event(c[i], (char[100]){ 0 }, 100);
	}
	assert_int_equal(ask("GET", "/card", token[0], NULL), 503);
	assert_true(answer_has(&answer, "Connection", "close"));
	for (int i = PHONES_CONNECTIONS; i < PHONES_CONNECTIONS + 30; i++)
		c[i] = client_new(port); /* and says nothing */
	publish(0, "{\"rev\":2}");
	publish(1, "{\"rev\":2}");
	publish(PHONES_ONLOOKERS, "{\"rev\":2}");
	for (int i = 0; i < PHONES_CONNECTIONS; i++)
		expect_event(c[i], "data: {\"rev\":2}");
	for (int i = 0; i < PHONES_CONNECTIONS + 30; i++)
		client_close(c[i]);
	for (int i = 0; i < 3; i++)
		wait_connected(i == 2 ? PHONES_ONLOOKERS : i, 0);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
}

/* Two hundred who say nothing, from one address: a player who comes gets in at once, who is here stays. */
static void test_half_open(void **state)
{
	struct client *here = open_stream(token[0]), *silent[200], *again[9];

	expect_event(here, "data: {\"rev\":1,\"seat\":0}");
	for (int i = 0; i < 200; i++) {
		silent[i] = client_new(port);
		client_send(silent[i], "GET / HT", 8);
		if (i % 20 == 19)
			assert_int_equal(ask("GET", "/card", token[1], NULL), 200);
	}
	wait_crowded(true);
	publish(0, "{\"rev\":2}");
	expect_event(here, "data: {\"rev\":2}");
	client_end(silent[0]); /* the oldest made room */
	move_clock(10000);
	wait_crowded(false);
	for (int i = 0; i < 9; i++) {
		again[i] = client_new(port);
		client_send(again[i], "GET / HT", 8);
	}
	wait_crowded(true); /* and is told again when more of them come */
	for (int i = 0; i < 9; i++)
		client_close(again[i]);
	for (int i = 0; i < 200; i++)
		client_close(silent[i]);
	client_close(here);
}

/* An address asks a hundred times a second, and a hundred more are lent; what it asks is all the same. */
static void test_too_many_requests(void **state)
{
	for (int i = 0; i < 110; i++)
		assert_int_equal(ask("GET", i % 2 ? "/" : "/nothing", NULL, NULL), i >= 100 ? 429
		                                                                   : i % 2  ? 200
		                                                                            : 404);
	assert_true(answer_has(&answer, "Retry-After", "1"));
	assert_int_equal(ask("GET", "/card", token[0], NULL), 429);
	move_clock(10);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 200);
	assert_int_equal(ask("GET", "/card", token[0], NULL), 429);
}

/* A stranger from that address, whom the server has seen. */
static struct client *stranger(const char *address)
{
	struct client *c = client_from(address, port);

	if (!c)
		skip();
	client_ask(c, "GET", "/", NULL, NULL);
	client_answer(c, &answer, false);
	assert_int_equal(answer.status, 200);
	return c;
}

/* Eight of an address and sixteen of all: the oldest of them makes room, and no other. */
static void test_strangers(void **state)
{
	struct client *c[16], *oldest = stranger("127.0.0.2"), *last, *here = open_stream(token[0]);
	struct press press;

	expect_event(here, "data: {\"rev\":1,\"seat\":0}");
	for (int i = 0; i < 8; i++)
		c[i] = stranger("127.0.0.3");
	for (int i = 8; i < 15; i++)
		c[i] = stranger("127.0.0.4");
	assert_true(client_quiet(oldest));
	assert_false(phones_press(phones, &press));
	assert_false(phones_crowded(phones));
	last = stranger("127.0.0.3");
	client_end(c[0]);
	assert_true(client_quiet(oldest));
	c[15] = stranger("127.0.0.4");
	client_end(oldest);
	for (int i = 1; i < 16; i++)
		assert_true(client_quiet(c[i]));
	assert_true(client_quiet(last));
	wait_crowded(true);
	move_clock(9999);
	publish(0, "{\"rev\":2}");
	expect_event(here, "data: {\"rev\":2}");
	assert_false(phones_press(phones, &press));
	assert_true(phones_crowded(phones));
	move_clock(1);
	wait_crowded(false);
	for (int i = 0; i < 16; i++)
		client_close(c[i]);
	client_close(last);
	client_close(oldest);
	client_close(here);
}

/* From half of the places on none is kept for a page that says nothing. */
static void test_half_full(void **state)
{
	struct client *c[PHONES_CONNECTIONS / 2], *page = client_new(port);

	for (int i = 0; i < PHONES_CONNECTIONS / 2; i++) {
		c[i] = open_stream(token[0]);
		client_ask(page, "GET", "/card", token[1], NULL);
		client_answer(page, &answer, false);
		assert_int_equal(answer_has(&answer, "Connection", "close"), i == PHONES_CONNECTIONS / 2 - 1);
	}
	client_end(page);
	client_close(page);
	for (int i = 0; i < PHONES_CONNECTIONS / 2; i++)
		client_close(c[i]);
}

/* Who has asked too much goes on being refused, whoever else comes; they are not. */
static void test_many_addresses(void **state)
{
	char address[40];

	for (int i = 0; i < 101; i++)
		ask("GET", "/nothing", NULL, NULL);
	assert_int_equal(answer.status, 429);
	for (int i = 2; i < 100; i++) {
		snprintf(address, sizeof address, "127.0.0.%d", i);
		client_close(stranger(address));
	}
	assert_int_equal(ask("GET", "/nothing", NULL, NULL), 429);
}

/* Who is slow with a request is cut off, however it drips. */
static void test_slow_requests(void **state)
{
	static const char *const begins[] = { "", "GET / HT", "GET /card HTTP/1.1\r\nHost: %H\r\nAuthori",
		                              ("POST /press HTTP/1.1\r\nHost: %H\r\nAuthorization: Bearer "
		                               "%T\r\nContent-Length: 20\r\n\r\n{\"rev\":1") };
	struct client *c[4], *stream = open_stream(token[0]);

	expect_event(stream, "data: {\"rev\":1,\"seat\":0}");
	for (int i = 0; i < 4; i++) {
		char bytes[1000];

		c[i] = client_new(port);
		client_send(c[i], bytes, fill(begins[i], bytes));
	}
	assert_int_equal(ask("GET", "/", NULL, NULL), 200); /* all are there */
	move_clock(9999);
	for (int i = 0; i < 4; i++)
		client_send(c[i], " ", 1);
	assert_int_equal(ask("GET", "/", NULL, NULL), 200);
	move_clock(1);
	for (int i = 0; i < 4; i++) {
		client_end(c[i]);
		client_close(c[i]);
	}
	publish(0, "{\"rev\":2}");
	expect_event(stream, "data: {\"rev\":2}");
	client_close(stream);
}

/* ---- where it listens ---- */

static void test_addresses(void **state)
{
	static const char *const refused[] = {
		"0.0.0.0",     "::",          "8.8.8.8",    "2001:4860:4860::8888",
		"localhost",   "10.0.0",      "1",          "::ffff:10.0.0.1",
		"172.32.0.1",  "100.64.0.1",  "x",          "192.168.1.1 ",
		"fe80::1",     "11.0.0.1",    "9.9.9.9",    "172.15.255.254",
		"192.169.0.1", "169.253.0.1", "169.255.0.1"
	};
	/* private, but somebody else's */
	static const char *const elsewhere[] = { "10.255.255.253", "172.16.255.253", "172.31.255.253",
		                                 "192.168.255.253", "169.254.255.253" };
	struct phones *other;
	struct reason why;
	char url[PHONES_URL_BYTES];

	for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
		assert_null(phones_start(refused[i], 0, &why));
		if (!strstr(why.text, ": start with --phones-bind=ADDRESS, one of ") ||
		    !strstr(why.text, "127.0.0.1"))
			fail_msg("%s: %s", refused[i], why.text);
	}
	for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
		char what[200];

		snprintf(what, sizeof what, "%s is not an address of this computer: ", elsewhere[i]);
		assert_null(phones_start(elsewhere[i], 0, &why));
		if (strncmp(why.text, what, strlen(what)) != 0)
			fail_msg("%s: %s", elsewhere[i], why.text);
	}
	phones_move(phones); /* it listens where it was told to */
	assert_false(phones_news(phones, &why));
	assert_null(phones_start("127.0.0.1", 65536, &why));
	assert_non_null(strstr(why.text, "65536 is not a port"));
	assert_null(phones_start("127.0.0.1", -1, &why));
	assert_null(phones_start("127.0.0.1", port, &why));
	assert_non_null(strstr(why.text, "is taken: name another, or none for any"));
	other = phones_start("::1", 0, &why);
	if (other) { /* not every machine has IPv6 */
		phones_url(other, PHONES_ONLOOKERS, url);
		assert_int_equal(strncmp(url, "http://[::1]:", 13), 0);
		phones_stop(other);
	}
	other = phones_start("", 0, &why);
	if (other)
		phones_url(other, PHONES_ONLOOKERS, url);
	else
		assert_non_null(strstr(why.text, ": start with --phones-bind=ADDRESS, one of "));
	phones_stop(other);
	phones_stop(NULL);
}

static void test_address_words(void **state)
{
	static const struct {
		const char *host;
		int port;
		bool good;
	} rows[] = {
		{ "192.168.1.2:8080", 8080, true },   { "192.168.1.2", 80, true },
		{ "192.168.1.2:80", 80, true },       { "192.168.1.2", 8080, false },
		{ "192.168.1.2:", 80, false },        { "192.168.1.2:808", 8080, false },
		{ "192.168.1.2:80800", 8080, false }, { "", 80, false },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_int_equal(
			request_host(rows[i].host, strlen(rows[i].host), "192.168.1.2", rows[i].port),
			rows[i].good);
	assert_true(request_host("[FE80::1]:9", 11, "[fe80::1]", 9));
}

/* ---- what program and server say to each other ---- */

/* What is no message ends the link, and so does a side that does not listen. */
static void test_link(void **state)
{
	static const struct {
		const char *bytes;
		bool good;
	} rows[] = {
		{ "press 1 2 3 0\n", true },
		{ "press 1 2 3 4\nbody", true },
		{ "press 1 2 3\n", false },
		{ "press 1 2 3 0 \n", false },
		{ "PRESS 1 2 3 0\n", false },
		{ "pressures 1 2 3 0\n", false },
		{ "press 1 2 3 101\n", false },
		{ "press 1 2 3 x\n", false },
		{ "press 1 2 3 -1\n", false },
		{ " \n", false },
		{ "press 1 2 3 "
		  "000000000000000000000000000000000000000000000000000000000000000000000000000000000"
		  "0000000000000000000000000000",
		  false },
	};
	struct link here, there;
	struct message m;
	int ends[2];
	char body[2000] = "";

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_true(io_sockets(ends));
		link_begin(&here, ends[0], 100);
		assert_int_equal(write(ends[1], rows[i].bytes, strlen(rows[i].bytes)), strlen(rows[i].bytes));
		assert_int_equal(link_next(&here, &m), rows[i].good);
		assert_int_equal(here.broken, !rows[i].good);
		link_end(&here);
		assert_false(link_next(&here, &m));
		close(ends[1]);
	}
	assert_true(io_sockets(ends));
	link_begin(&here, ends[0], 100);
	link_begin(&there, ends[1], 2000);
	link_send(&there, &(struct message){ .word = "gone", .number = { 7, -1, 3 } });
	link_send(&there,
	          &(struct message){ .word = "card", .number = { 1, 2, 3 }, .bytes = "{}\n{}", .size = 5 });
	assert_true(link_next(&here, &m));
	assert_false(link_is(&m, "gone"));
	assert_int_equal(m.number[0], 7);
	assert_true(link_next(&here, &m));
	assert_true(link_is(&m, "card"));
	assert_false(link_is(&m, "cards"));
	assert_int_equal(m.size, 5);
	assert_memory_equal(m.bytes, "{}\n{}", 5);
	assert_int_equal(m.number[1], 2);
	assert_int_equal(m.number[2], 3);
	assert_false(link_next(&here, &m));
	assert_false(here.broken);
	while (!here.broken && here.waiting < 7 << 20) /* what does not fit waits */
		link_send(&here, &(struct message){ .word = "card", .bytes = body, .size = sizeof body });
	assert_false(here.broken);
	assert_true(link_next(&there, &m));
	assert_int_equal(m.size, sizeof body);
	while (!here.broken && here.waiting < 9 << 20)
		link_send(&here, &(struct message){ .word = "card", .bytes = body, .size = sizeof body });
	assert_true(here.broken);
	link_end(&here);
	while (link_next(&there, &m))
		;
	assert_true(there.broken);
	link_end(&there);
}

/* ---- */

#define SERVED(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		SERVED(test_page),
		SERVED(test_cards),
		SERVED(test_requests),
		SERVED(test_broken_requests),
		SERVED(test_pieces),
		SERVED(test_header_floods),
		SERVED(test_presses),
		SERVED(test_two_presses),
		SERVED(test_bad_presses),
		SERVED(test_longest_presses),
		SERVED(test_sizes),
		SERVED(test_too_many_presses),
		SERVED(test_press_of_a_page_that_went),
		SERVED(test_one_of_three_went),
		SERVED(test_press_with_an_old_code),
		SERVED(test_patience),
		SERVED(test_streams),
		SERVED(test_slow_reader),
		SERVED(test_tokens),
		SERVED(test_codes_by_chance),
		SERVED(test_kept_codes),
		SERVED(test_seats),
		SERVED(test_stale),
		SERVED(test_large_card),
		SERVED(test_stop),
		SERVED(test_deaths),
		SERVED(test_many_connections),
		SERVED(test_half_open),
		SERVED(test_strangers),
		SERVED(test_half_full),
		SERVED(test_many_addresses),
		SERVED(test_too_many_requests),
		SERVED(test_slow_requests),
		SERVED(test_addresses),
		cmocka_unit_test(test_address_words),
		cmocka_unit_test(test_link),
	};

	client_forget_locales();
	client_clock(1000000);
	return cmocka_run_group_tests_name("phones", tests, NULL, NULL);
}
