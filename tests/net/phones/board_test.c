/* SPDX-License-Identifier: MIT */
/*
 * What the server knows, word by word: what it takes of the program's, what it tells it, what a page would
 * then be shown. The program is this test. TAP.
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/phones/board.h"
#include "net/phones/serve.h"
#include "saves/text/io.h"

static struct board board;
static int program; /* its end of the link */

/* A word of the program to the server or, with '<', what a page there does; what comes of it, and what the
 * program then hears. */
struct turn {
	const char *what, *then;
};

static void show_page(const struct page *page, char *out, size_t size)
{
	const struct card_text *card = board_card(&board, page);
	struct card_text *news = NULL;
	enum board_news what = board_news(&board, page, NULL, &news);

	snprintf(out, size, "%s%s %d", card ? card->text + CARD_BEFORE : "-\n\n",
	         board_is_stale(&board, page) ? "stale" : "", (int)what);
	for (char *at = out; *at; at++)
		*at = (char)(*at == '\n' ? '|' : *at);
	card_leave(news);
}

static void happen(const char *what, char *out, size_t size)
{
	struct page page = { 0, 1 };
	long number;
	char *json = NULL;
	int by;

	if (sscanf(what, "<count %d %ld %d", &page.place, &page.age, &by) == 3) {
		board_count(&board, &page, by);
	} else if (sscanf(what, "<ask %d", &page.place) == 1) {
		snprintf(out, size, "%ld", board_ask(&board, &page, "{}", 2));
	} else if (sscanf(what, "<want %d", &page.place) == 1) {
		snprintf(out, size, "%ld", board_want(&board, &page));
	} else if (sscanf(what, "<withdraw %ld", &number) == 1) {
		board_withdraw(&board, number);
	} else if (sscanf(what, "<answer %ld", &number) == 1) {
		bool answered = board_is_answered(&board, number);
		int status = board_answer(&board, number, &json);

		snprintf(out, size, "%s%d %s", answered ? "" : "no ", status, json ? json : "");
		free(json);
	} else if (sscanf(what, "<page %d %ld", &page.place, &page.age) == 2) {
		show_page(&page, out, size);
	} else if (strncmp(what, "<whose ", 7) == 0) {
		if (board_whose(&board, what + 7, &page))
			snprintf(out, size, "%d of %ld", page.place, page.age);
	} else {
		char bytes[200];

		snprintf(bytes, sizeof bytes, "%s", what);
		for (char *at = bytes; *at; at++)
			*at = (char)(*at == '|' ? '\n' : *at);
		assert_int_equal(write(program, bytes, strlen(bytes)), strlen(bytes));
		errno = EINTR; /* of a call from before */
		snprintf(out, size, "%s", board_hear(&board) ? "" : "gone");
	}
}

/* Adds what the program hears. */
static void hear(char *out, size_t size)
{
	char bytes[400];
	ssize_t have = read(program, bytes, sizeof bytes - 1);

	bytes[have > 0 ? have : 0] = '\0';
	for (char *at = bytes; *at; at++)
		*at = (char)(*at == '\n' ? '|' : *at);
	snprintf(out + strlen(out), size - strlen(out), " > %s", bytes);
}

static const struct turn turns[] = {
	{ "", " > " },
	{ "<whose abcdefghijklmnopqrstuv", " > " },
	{ "<whose AAAAAAAAAAAAAAAAAAAAAA", " > " },
	{ "token 0 1 0 22|abcdefghijklmnopqrstuv", " > read 0 0 0 0|" },
	{ "<whose abcdefghijklmnopqrstuv", "0 of 1 > " },
	{ "<whose abcdefghijklmnopqrstuw", " > " },
	{ "<whose xbcdefghijklmnopqrstuv", " > " },
	{ "<whose xabcdefghijklmnopqrstu", " > " },
	{ "token 1 3 0 21|abcdefghijklmnopqrstu", " > read 0 0 0 0|" },
	{ "<page 1 3", "-|| 2 > " },
	{ "<page 0 1", "-|| 2 > " },
	{ "card 0 0 0 2|{}", " > read 0 0 0 0|" },
	{ "<page 0 1", "{}|| 1 > " },
	{ "<page 0 2", "-|| 3 > " },
	{ "card 0 0 0 5|{|\r}}", " > read 0 0 0 0|" },
	{ "<page 0 1", "{  }}|| 1 > " },
	{ "stale 0 0 0 0|", " > read 0 0 0 0|" },
	{ "<page 0 1", "{  }}||stale 0 > " },
	{ "card 0 0 0 2|[]", " > read 0 0 0 0|" },
	{ "<page 0 1", "[]|| 1 > " },
	{ "stale 0 0 0 0|", " > read 0 0 0 0|" },
	{ "card 0 0 0 0|", " > read 0 0 0 0|" },
	{ "<page 0 1", "-|| 2 > " },
	{ "card 0 0 0 2|{}", " > read 0 0 0 0|" },
	{ "<count 0 1 1", " > here 0 1 1 0|" },
	{ "<count 0 1 1", " > here 0 1 2 0|" },
	{ "<count 0 2 1", " > " },
	{ "<count 0 1 -1", " > here 0 1 1 0|" },
	{ "<ask 0", "1 > press 1 0 1 2|{}" },
	{ "<ask 3", "2 > press 2 3 1 2|{}" },
	{ "<want 10", "3 > want 3 10 1 0|" },
	{ "<answer 1", "no 0  > " },
	{ "answer 1 200 0 3|yes", " > read 0 0 0 0|" },
	{ "<answer 1", "200 yes > " },
	{ "<answer 1", "0  > " },
	{ "answer 1 200 0 3|yes", " > read 0 0 0 0|" },
	{ "answer 0 200 0 3|yes", " > read 0 0 0 0|" },
	{ "answer 99 200 0 3|yes", " > read 0 0 0 0|" },
	{ "answer 2 403 0 0|answer 2 404 0 1|x", " > read 0 0 0 0|" },
	{ "<withdraw 2", " > " },
	{ "<answer 2", "403  > " },
	{ "<withdraw 3", " > gone 3 0 0 0|" },
	{ "<answer 3", "409 {\"error\":\"closed\"} > " },
	{ "<withdraw 3", " > " },
	{ "<ask 0", "4 > press 4 0 1 2|{}" },
	{ "token 11 1 0 22|abcdefghijklmnopqrstuv", " > read 0 0 0 0|" },
	{ "card 11 0 0 2|{}", " > read 0 0 0 0|" },
	{ "stale 11 0 0 0|", " > read 0 0 0 0|" },
	{ "token 40 1 0 22|abcdefghijklmnopqrstuv", " > read 0 0 0 0|" },
	{ "card 40 0 0 2|{}", " > read 0 0 0 0|" },
	{ "stale 40 0 0 0|", " > read 0 0 0 0|" },
	{ "token -1 1 0 22|abcdefghijklmnopqrstuv", " > read 0 0 0 0|" },
	{ "unknown 0 0 0 0|", " > read 0 0 0 0|" },
	{ "token 0 2 0 22|abcdefghijklmnopqrstuv", " > read 0 0 0 0|" },
	{ "<page 0 1", "-|| 3 > " },
	{ "<page 0 2", "-|| 2 > " },
	{ "stale 0 0 0 0|", " > read 0 0 0 0|" },
	{ "<page 0 2", "-||stale 0 > " },
	{ "card 0 0 0 2|{", " > read 0 0 0 0|" },
	{ "", " > read 0 0 0 0|" },
	{ "}", " > read 0 0 0 0|" },
	{ "<page 0 2", "{}|| 1 > " },
	{ "<whose abcdefghijklmnopqrstuv", "0 of 2 > " },
	{ "<ask 10", "5 > press 5 10 1 2|{}" },
	{ "stale 1 0 0 0|", " > read 0 0 0 0|" },
	{ "<page 1 3", "-||stale 0 > " },
	{ "close 0 0 0 0|", " > read 0 0 0 0|" },
	{ "<page 0 2", "-|| 2 > " },
	{ "<page 1 3", "-|| 2 > " },
	{ "<answer 4", "409 {\"error\":\"closed\"} > " },
	{ "<answer 5", "409 {\"error\":\"closed\"} > " },
	{ "<ask 0", "0 > " },
	{ "<want 0", "0 > " },
	{ "rubbish|", "gone > " },
	{ "", "gone > " },
};

static void test_words(void **state)
{
	int ends[2];

	(void)state;
	assert_true(io_sockets(ends));
	program = ends[1];
	link_begin(&board.link, ends[0], LINK_TO_SERVER);
	for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
		char got[1000] = "";

		happen(turns[i].what, got, sizeof got);
		hear(got, sizeof got);
		if (strcmp(got, turns[i].then) != 0)
			fail_msg("%zu %s: %s", i, turns[i].what, got);
	}
	board_free(&board);
	close(program);
}

/* As many presses as there are places wait; one more does not, until one is answered. */
static void test_places(void **state)
{
	const struct page page = { 0, 1 };
	struct board own = { .link.fd = -1 };
	char *json = NULL;

	(void)state;
	own.link.broken = true;
	for (int i = 1; i <= PHONES_CONNECTIONS; i++)
		assert_int_equal(board_ask(&own, &page, "{}", 2), i);
	assert_int_equal(board_ask(&own, &page, "{}", 2), 0);
	assert_int_equal(board_want(&own, &page), 0);
	board_withdraw(&own, 7);
	assert_int_equal(board_answer(&own, 7, &json), 409);
	free(json);
	assert_int_equal(board_ask(&own, &page, "{}", 2), PHONES_CONNECTIONS + 1);
	board_free(&own);
}

/* A second of a time is lent; then it comes back as it passes. */
static void test_time(void **state)
{
	int64_t spent = 0;
	struct board own = { .link.fd = -1 };
	const struct page page = { 2, 1 };

	(void)state;
	for (int i = 0; i < 4; i++)
		assert_true(time_lends(&spent, 250, 5000));
	assert_false(time_lends(&spent, 250, 5000));
	assert_false(time_lends(&spent, 250, 5249));
	assert_true(time_lends(&spent, 250, 5250));
	assert_false(time_lends(&spent, 250, 5250));
	assert_true(time_lends(&spent, 1000, 9000));
	assert_false(time_lends(&spent, 1, 9000));
	for (int i = 0; i < PHONES_PRESSES_A_SECOND; i++)
		assert_true(board_spend(&own, &page, 100));
	assert_false(board_spend(&own, &page, 100));
}

/* ---- the link, when the system has its own ways ---- */

static const char *calls = ""; /* the next ones': how many bytes at most, or an errno below 0 */

static size_t next_call(size_t size)
{
	char *end;
	long most = strtol(calls, &end, 10);

	if (end == calls)
		return size;
	calls = end;
	errno = most < 0 ? (int)-most : 0;
	return most < 0 ? 0 : (size_t)most < size ? (size_t)most : size;
}

ssize_t send(int fd, const void *bytes, size_t size, int flags)
{
	assert_int_equal(flags, MSG_NOSIGNAL);
	size = next_call(size);
	return size ? write(fd, bytes, size) : -1;
}

ssize_t recv(int fd, void *bytes, size_t size, int flags)
{
	assert_int_equal(flags, 0);
	size = next_call(size);
	return size ? read(fd, bytes, size) : -1;
}

/* What is sent in pieces arrives whole and once; what cannot be sent now, when it is sent again; any other
 * fault ends the link. */
static void test_pieces(void **state)
{
	static const struct {
		int first, second; /* errno of a call between the pieces; of one after them */
		const char *now, *then;
	} rows[] = {
		{ 0, 0, "one 1 2 3 4\nbody", "" },           { EINTR, 0, "one 1 2 3 4\nbody", "" },
		{ EINTR, EAGAIN, "one 1", " 2 3 4\nbody" },  { EAGAIN, EINTR, "one", " 1 2 3 4\nbody" },
		{ EWOULDBLOCK, 0, "one", " 1 2 3 4\nbody" }, { EPIPE, 0, "one", "gone" },
		{ EINTR, ECONNRESET, "one 1", "gone" },
	};
	const struct message message = { .word = "one", .number = { 1, 2, 3 }, .bytes = "body", .size = 4 };
	int ends[2];

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct link link;
		struct message m;
		char script[60], bytes[60];
		ssize_t have;
		bool gone = strcmp(rows[i].then, "gone") == 0;

		/* to the other side */
		assert_true(io_sockets(ends));
		link_begin(&link, ends[0], 100);
		snprintf(script, sizeof script, rows[i].second ? "3 %d 2 %d" : "3 %d 2", -rows[i].first,
		         -rows[i].second);
		calls = rows[i].first ? script : "";
		link_send(&link, &message);
		have = read(ends[1], bytes, sizeof bytes - 1);
		bytes[have > 0 ? have : 0] = '\0';
		assert_string_equal(bytes, rows[i].now);
		assert_int_equal(link.broken, gone);
		assert_int_equal(link.waiting, gone ? 16 - strlen(rows[i].now) : strlen(rows[i].then));
		calls = "";
		link_flush(&link);
		have = read(ends[1], bytes, sizeof bytes - 1);
		bytes[have > 0 ? have : 0] = '\0';
		assert_string_equal(bytes, gone ? "" : rows[i].then);
		/* from it */
		link.broken = false;
		assert_int_equal(write(ends[1], "one 1 2 3 4\nbody", 16), 16);
		calls = rows[i].first ? script : "";
		assert_int_equal(link_next(&link, &m), !rows[i].then[0]);
		assert_int_equal(link.broken, gone);
		calls = "";
		if (rows[i].then[0] && !gone)
			assert_true(link_next(&link, &m));
		if (!gone)
			assert_true(link_is(&m, "one") && m.size == 4 && memcmp(m.bytes, "body", 4) == 0);
		link_end(&link);
		close(ends[1]);
	}
}

/* Eight megabytes wait for who does not read, and not a byte more. */
static void test_much_waits(void **state)
{
	enum { MOST = 8 << 20, LINE = sizeof "one 0 0 0 8388589\n" - 1 };
	struct message message = { .word = "one", .bytes = xcalloc(1, MOST), .size = MOST - LINE };
	int ends[2];

	(void)state;
	for (int more = 0; more < 2; more++) {
		struct link link;

		assert_true(io_sockets(ends));
		link_begin(&link, ends[0], 100);
		calls = "-11 -11";
		message.size = MOST - LINE + (size_t)more;
		link_send(&link, &message);
		assert_int_equal(link.broken, more);
		assert_int_equal(link.waiting, more ? 0 : MOST);
		message.size = 0;
		link_send(&link, &message);
		assert_true(link.broken);
		link_end(&link);
		close(ends[1]);
	}
	calls = "";
	free((void *)(uintptr_t)message.bytes);
}

/* ---- the program, when its server says what it likes ---- */

/* This program as a server that is only words: says those of $SAYS, and adds to $HEARS what it hears. */
static int recite(void)
{
	char heard[4000] = "";
	size_t have = 0;
	ssize_t more;
	const char *says = getenv("SAYS");
	FILE *file;

	if (write(SERVE_LINK, says, strlen(says)) != (ssize_t)strlen(says))
		return 1;
	for (struct pollfd fd = { .fd = SERVE_LINK, .events = POLLIN };
	     !strstr(heard, "close 0") && !strstr(says, "failed") && poll(&fd, 1, 60000) == 1;) {
		more = read(SERVE_LINK, heard + have, sizeof heard - 1 - have);
		if (more == 0 || (more < 0 && errno != EAGAIN))
			break;
		have += more > 0 ? (size_t)more : 0;
	}
	file = fopen(getenv("HEARS"), "ae");
	fwrite(heard, 1, have, file);
	return fclose(file);
}

static char hears[PATH_MAX];

static struct phones *start_saying(const char *says, struct reason *why)
{
	snprintf(hears, sizeof hears, "%s/heard", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
	unlink(hears);
	setenv("SAYS", says, 1);
	setenv("HEARS", hears, 1);
	phones_program = "/proc/self/exe";
	return phones_start("127.0.0.1", 0, why);
}

static void test_what_a_server_says(void **state)
{
	static const char token[] = "abcdefghijklmnopqrst-_", press[] = "{\"rev\":1,\"button\":4}";
	static const int numbers[] = { 1, 3, 8 }, seats[] = { 0, PHONES_ONLOOKERS, 1 };
	char says[2000], words[100], got[4000] = "";
	struct press pressed = { 0 };
	struct reason why, news;
	struct phones *phones;
	FILE *file;
	size_t have;

	(void)state;
	snprintf(
		says, sizeof says,
		"ready 5 0 0 0\nhere 0 1 2 0\nhere 1 2 5 0\nhere 10 1 64 0\nhere 10 1 65 0\nhere 11 1 1 "
		"0\ncrowd 1 0 0 0\n"
		"press 1 0 1 20\n%spress 2 1 1 20\n%spress 3 10 1 20\n%spress 4 11 1 20\n%spress 5 0 2 20\n%s"
		"press 6 2 1 20\n%spress 7 0 1 2\n{}want 8 1 1 0\ngone 2 0 0 0\ngone 99 0 0 0\nread 0 0 0 "
		"0\n",
		press, press, press, press, press, press);
	phones = start_saying(says, &why);
	assert_non_null(phones);
	assert_string_equal(phones_lacks(phones, words, sizeof words), "Landlock, memory limits");
	phones_seats(phones, 2);
	for (int i = 0; i < 3; i++) {
		for (int tries = 0; !phones_press(phones, &pressed) && tries < 5000; tries++)
			usleep(1000);
		assert_int_equal(pressed.number, numbers[i]);
		assert_int_equal(pressed.seat, seats[i]);
		assert_int_equal(pressed.what, i < 2 ? PRESS_NOTHING : PRESS_NONE);
		assert_int_equal(pressed.button, i < 2 ? 4 : 0);
	}
	assert_false(phones_press(phones, &pressed));
	assert_true(phones_crowded(phones));
	assert_int_equal(phones_connected(phones, 0), 2);
	assert_int_equal(phones_connected(phones, 1), 0);
	assert_int_equal(phones_connected(phones, PHONES_ONLOOKERS), 64);
	assert_false(phones_news(phones, &news));
	phones_answer_card(phones, &pressed);
	phones_publish(phones, 1, xstrdup("{\"a\":1}"));
	phones_publish(phones, 1, xstrdup("{\"a\":1}"));
	phones_publish(phones, 3, xstrdup("{}")); /* nobody sits there */
	phones_answer_card(phones, &pressed);
	phones_answer(phones, 1, 422, xstrdup("no"));
	assert_true(phones_take_token(phones, 1, token));
	phones_stale(phones);
	phones_stale(phones);
	phones_renew(phones, 3);
	phones_publish(phones, 1, xstrdup("{\"a\":1}"));
	phones_seats(phones, 1);
	phones_publish(phones, 0, NULL);
	phones_stop(phones);
	file = fopen(hears, "re");
	assert_non_null(file);
	have = fread(got, 1, sizeof got - 1, file);
	fclose(file);
	unlink(hears);
	assert_int_equal(strlen(got), have);
	for (char *at = got; (at = strstr(at, " 0 22\n")); at += 6) /* what is drawn by chance */
		if (strncmp(at + 6, token, strlen(token)) != 0)
			memset(at + 6, '.', strlen(token));
	assert_string_equal(got, "token 10 1 0 22\n"
	                         "......................card 10 0 0 0\n"
	                         "token 0 1 0 22\n"
	                         "......................card 0 0 0 0\n"
	                         "token 1 1 0 22\n"
	                         "......................card 1 0 0 0\n"
	                         "answer 4 409 0 18\n"
	                         "{\"error\":\"closed\"}answer 5 409 0 18\n"
	                         "{\"error\":\"closed\"}answer 6 409 0 18\n"
	                         "{\"error\":\"closed\"}answer 7 409 0 18\n"
	                         "{\"error\":\"closed\"}answer 8 204 0 18\n"
	                         "{\"error\":\"closed\"}card 1 0 0 7\n"
	                         "{\"a\":1}answer 8 200 0 7\n"
	                         "{\"a\":1}answer 1 422 0 2\n"
	                         "notoken 1 2 0 22\n"
	                         "abcdefghijklmnopqrst-_card 1 0 0 7\n"
	                         "{\"a\":1}stale 0 0 0 0\n"
	                         "stale 1 0 0 0\n"
	                         "stale 10 0 0 0\n"
	                         "card 1 0 0 7\n"
	                         "{\"a\":1}token 1 3 0 0\n"
	                         "card 0 0 0 0\n"
	                         "close 0 0 0 0\n");
}

/* A word that no server says ends it; another one begins, which counts no pages. */
static void test_a_strange_word(void **state)
{
	struct reason why, news = { .text = "" };
	struct press pressed;
	struct phones *phones =
		start_saying("ready 0 0 0 0\nhere 10 1 3 0\ncrowd 1 0 0 0\nnonsens 1 2 3 0\n", &why);

	(void)state;
	assert_non_null(phones);
	for (int tries = 0; !phones_news(phones, &news) && tries < 5000; tries++) {
		assert_false(phones_press(phones, &pressed));
		usleep(1000);
	}
	assert_non_null(strstr(news.text, "and was restarted"));
	assert_int_equal(phones_connected(phones, PHONES_ONLOOKERS), 0);
	assert_false(phones_crowded(phones));
	phones_stop(phones);
	unlink(hears);
}

/* A server that cannot begin says why, or nothing. */
static void test_no_server(void **state)
{
	static const struct {
		const char *says, *why;
	} rows[] = {
		{ "failed 0 0 0 7\nno file",
		  "phones need libmicrohttpd: install the package libmicrohttpd12 (no file)" },
		{ "failed 0 0 0 0\n", "the phones' server did not start" },
		{ "nonsense, as no failed one says\n", "the phones' server did not start" },
	};
	struct reason why;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_null(start_saying(rows[i].says, &why));
		assert_string_equal(why.text, rows[i].why);
	}
	unlink(hears);
	phones_program = "/nowhere/tableside";
	assert_null(phones_start("127.0.0.1", 0, &why));
	assert_string_equal(why.text, "the phones' server did not start: No such file or directory");
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_pieces),         cmocka_unit_test(test_much_waits),
		cmocka_unit_test(test_words),          cmocka_unit_test(test_places),
		cmocka_unit_test(test_time),           cmocka_unit_test(test_what_a_server_says),
		cmocka_unit_test(test_a_strange_word), cmocka_unit_test(test_no_server),
	};

	if (argc > 1 && strcmp(argv[1], SERVE_WORD) == 0)
		return recite();

	return cmocka_run_group_tests_name("what the phones' server knows", tests, NULL, NULL);
}
