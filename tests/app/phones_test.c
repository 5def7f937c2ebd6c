/* SPDX-License-Identifier: MIT */
/*
 * The players' phones beside the full screen: the codes, who has come, and presses that
 * arrive while somebody types at the laptop. phones.sh has the requests themselves.
 */
#include <arpa/inet.h>
#include <netinet/in.h>
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

#include "app/phones/inner.h"
#include "tests/kit/programs.h"

/* ---- the numbers of buttons ---- */

static int number_of(struct numbers *n, const char *line)
{
	struct card card = { 0 };
	int number;

	card_row(&card, CARD_DO, "%s", "");
	number = numbers_of(n, &card, card_button(&card, "press", "%s", line));
	card_free(&card);
	return number;
}

/* Two of three may be picked. */
static int number_of_list(struct numbers *n, const char *one, const char *other, const char *third)
{
	const char *const words[] = { one, other, third };
	struct card card = { 0 };
	struct card_button *button;
	int number;

	card_row(&card, CARD_ASK, "%s", "who?");
	button = card_button(&card, "press", "steal " CARD_HOLE);
	button->asks = CARD_PICKS;
	for (int i = 0; i < 3; i++)
		snprintf(card_row(&card, CARD_PICK, "%s", words[i])->word, sizeof card.row->word, "%s",
		         words[i]);
	number = numbers_of(n, &card, card.button);
	card_free(&card);
	return number;
}

/* Whoever reads Ben in a list of yesterday does not say Cid in today's. */
static void another_list_is_another_button(void **state)
{
	struct numbers n = { 0 };
	int first = number_of_list(&n, "Ann", "Ben", "Cid");

	assert_int_equal(number_of_list(&n, "Ann", "Ben", "Cid"), first);
	assert_int_not_equal(number_of_list(&n, "Ann", "Cid", "Dan"), first);
	assert_int_not_equal(number_of_list(&n, "AnnBen", "", "Cid"), first);
	numbers_free(&n);
}

/* A button that asks for a number for each of two. */
static int number_of_sheet(struct numbers *n, const char *one, const char *other, const char *note)
{
	struct card card = { 0 };
	struct card_button *button;
	int number;

	card_note(card_row(&card, CARD_ITEM, "%s", "table 1"), "%s", note);
	button = card_button(&card, "type", "result 1 " CARD_HOLE " " CARD_HOLE);
	button->asks = CARD_FIELDS;
	button->noted = true;
	card_row(&card, CARD_FIELD, "%s", one);
	card_row(&card, CARD_FIELD, "%s", other);
	number = numbers_of(n, &card, card.button);
	card_free(&card);
	return number;
}

/* Points are of those whose names stood beside the fields. */
static void other_names_are_another_button(void **state)
{
	struct numbers n = { 0 };
	int first = number_of_sheet(&n, "Ann", "Ben", "");

	assert_int_equal(number_of_sheet(&n, "Ann", "Ben", ""), first);
	assert_int_not_equal(number_of_sheet(&n, "Ben", "Ann", ""), first);
	assert_int_not_equal(number_of_sheet(&n, "Ann", "Ben", "10, 8"), first);
	assert_string_equal(numbers_begin(&n, first), "result 1 ");
	assert_null(numbers_begin(&n, number_of(&n, "result 1 ")));
	assert_null(numbers_begin(&n, 99));
	numbers_free(&n);
}

static void a_line_keeps_its_number(void **state)
{
	struct numbers n = { 0 };
	char line[40];
	int first = number_of(&n, "life Alice -1");

	for (int i = 2; i < 5000; i++) {
		snprintf(line, sizeof line, "life Alice -%d", i);
		assert_false(numbers_known(&n, first - 1 + i));
		assert_int_equal(number_of(&n, line), first - 1 + i);
	}
	assert_int_equal(number_of(&n, "life Alice -1"), first);
	assert_int_equal(number_of(&n, "life Alice -77"), first + 76);
	assert_true(numbers_known(&n, first));
	assert_false(numbers_known(&n, 0));
	assert_false(numbers_known(&n, -1));
	numbers_free(&n);
}

/* However many lines there are, no number comes back with another meaning. */
static void a_number_is_given_once(void **state)
{
	struct numbers n = { 0 };
	char line[40];
	int last = number_of(&n, "first");

	for (int i = 0; i < 200000; i++) {
		int number;

		snprintf(line, sizeof line, "points Alice %d", i);
		number = number_of(&n, line);
		assert_int_equal(number, last + 1);
		assert_true(numbers_known(&n, number));
		last = number;
	}
	assert_false(numbers_known(&n, 1));
	assert_int_equal(number_of(&n, "first"), last + 1);
	assert_true(n.slots <= 1 << 16);
	numbers_free(&n);
}

/* ---- whose page it is ---- */

/* The secrets of a hand go with its player, never to whoever sits at the number now. */
static void a_page_follows_its_player(void **state)
{
	struct table table = { .seats = 3,
		               .seat = { { .person = 0, .came_as = "ann" },
		                         { .person = 2, .came_as = "cy" },
		                         { .person = 1, .came_as = "bob" } } };
	struct pages pages;

	pages_begin(&pages);
	assert_int_equal(pages_sit(&pages, &table), 0);
	assert_int_equal(pages_sit(&pages, &table), TABLE_SEATS);
	assert_int_equal(pages_owner(&pages, PHONES_ONLOOKERS), PHONES_ONLOOKERS);
	assert_int_equal(pages_owner(&pages, 1), 2);
	assert_int_equal(pages_seat(&pages, 2, 3), 1);
	assert_int_equal(pages_seat(&pages, 0, 3), 0);
	snprintf(table.seat[1].came_as, NAME_BYTES, "dan"); /* the join is undone, and another said */
	assert_int_equal(pages_sit(&pages, &table), 2);
	table.seats = 2; /* .. or none */
	table.seat[1] = table.seat[2];
	assert_int_equal(pages_sit(&pages, &table), 2);
	assert_int_equal(pages_seat(&pages, 2, 2), -1);
	pages_free(&pages);
}

/* ---- a phone ---- */

/* "http://127.0.0.1:PORT/#TOKEN" on the picture. */
static void read_code(struct term *t, int *port, char token[80])
{
	for (int row = 0; row < term_rows(t); row++) {
		const char *at = strstr(term_row(t, row), "http://127.0.0.1:");

		if (at && sscanf(at, "http://127.0.0.1:%d/#%79[A-Za-z0-9_-]", port, token) == 2)
			return;
	}
	fail_msg("no address on the picture");
}

/* One request; what came, with its head. */
static const char *ask(int port, const char *token, const char *path, const char *body)
{
	static char answer[65536];
	struct sockaddr_in at = { .sin_family = AF_INET,
		                  .sin_port = htons((uint16_t)port),
		                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	int fd = socket(AF_INET, SOCK_STREAM, 0);
	char request[1000];
	size_t used = 0;
	ssize_t got;

	assert_int_equal(connect(fd, (struct sockaddr *)&at, sizeof at), 0);
	snprintf(request, sizeof request,
	         "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\nConnection: close\r\n"
	         "Content-Length: %zu\r\n\r\n%s",
	         body[0] ? "POST" : "GET", path, port, token, strlen(body), body);
	assert_int_equal(write(fd, request, strlen(request)), strlen(request));
	while ((got = read(fd, answer + used, sizeof answer - 1 - used)) > 0)
		used += (size_t)got;
	close(fd);
	answer[used] = '\0';
	return answer;
}

/* What the screen shows the server hears a moment later. */
static void wait_answer(struct term *t, int port, const char *token, const char *words)
{
	while (!strstr(ask(port, token, "/card", ""), words))
		term_read_for(t, 20);
}

/* Presses the button with that text on the card of the token. */
static const char *press(int port, const char *token, const char *text)
{
	const char *card = ask(port, token, "/card", "");
	char wanted[80], body[100];
	const char *at, *button = NULL;
	int rev, id;

	snprintf(wanted, sizeof wanted, "\"text\":\"%s\"", text);
	at = strstr(card, wanted);
	assert_non_null(at);
	for (const char *c = strstr(card, "{\"id\":"); c && c < at; c = strstr(c + 1, "{\"id\":"))
		button = c;
	assert_non_null(button);
	assert_int_equal(sscanf(button, "{\"id\":%d", &id), 1);
	assert_int_equal(sscanf(strstr(card, "\"rev\":"), "\"rev\":%d", &rev), 1);
	snprintf(body, sizeof body, "{\"rev\":%d,\"button\":%d}", rev, id);
	return ask(port, token, "/press", body);
}

/* A table of four with the code of the first seat on the screen; skips where it cannot be. */
static struct term *open_table(struct programs *p)
{
	struct term *t = programs_open(
		p, (struct term_start){ .rows = 24,
	                                .cols = 132,
	                                .args = { PROGRAMS_FOUR, "--phones", "--phones-bind=127.0.0.1" } });

	term_settle(t);
	if (term_has(t, "libmicrohttpd"))
		skip();
	return t;
}

static void codes_of_all_seats(void **state)
{
	struct term *t = open_table(*state);
	char alice[80], bob[80], again[80];
	int port;

	term_wait_text(t, "▸ 1 Alice");
	assert_true(term_has(t, "1 Alice"));
	read_code(t, &port, alice);
	term_press(t, "\t", "▸ 2 Bob");
	read_code(t, &port, bob);
	assert_string_not_equal(alice, bob);
	term_press(t, "4", "▸ 4 Dave");
	term_press(t, "n", "▸ 0 onlookers");
	term_press(t, "\t", "▸ 1 Alice");
	term_press(t, "\033[Z", "▸ 0 onlookers");
	term_press(t, "1", "▸ 1 Alice");
	read_code(t, &port, again);
	assert_string_equal(alice, again);
	term_press(t, "N", "any other key no"); /* asked once, and Tab is no yes */
	term_send(t, "\t");
	term_wait_gone(t, "any other key no");
	term_press(t, "y2", "▸ 2 Bob");
	term_press(t, "1", "▸ 1 Alice");
	read_code(t, &port, again);
	assert_string_equal(alice, again);
	term_press(t, "N", "all pages stop until");
	term_send(t, "y");
	term_wait_gone(t, alice);
	read_code(t, &port, again);
	assert_string_not_equal(alice, again);
	wait_answer(t, port, alice, " 401 ");
	term_press(t, ":poi", ":poi"); /* over the codes, too */
	term_press(t, TERM_ESC, "0 phones");
	assert_true(term_has(t, "poison 0"));
	term_press(t, ":phones\r", "▸ 1 Alice");
	term_press(t, "?", "EVERYWHERE");
	term_press(t, TERM_ESC, "▸ 1 Alice");
	term_press(t, "o", "all pages will close");
	term_press(t, "y", "pages are closed");
	term_wait_gone(t, "0 phones");
	term_press(t, ":phones off\r", "closed already");
	term_press(t, ":phones of\r", "phones, phones new [NAME], phones typist NAME or phones off");
	term_press(t, ":phones on\r", "▸ 1 Alice");
}

static void a_press_while_somebody_types(void **state)
{
	struct programs *p = *state;
	struct term *t = open_table(p);
	const char *shown;
	char bob[80];
	int port;

	term_press(t, "2", "▸ 2 Bob");
	read_code(t, &port, bob);
	term_press(t, TERM_ESC, "1 ▸Alice");
	term_press(t, ":life Alice -1", ":life Alice -1");
	assert_non_null(strstr(press(port, bob, "-5"), "{\"said\":[\"Bob: 35"));
	term_press(t, "2", ":life Alice -12");
	term_press(t, "\r", "Alice: 28");
	assert_non_null(strstr(press(port, bob, "-1"), " 200 "));
	term_wait_text(t, "Bob: 34");
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	shown = programs_output(p, (struct term_start){ .args = { "show", programs_session(p) } });
	assert_non_null(strstr(shown, "life: 28"));
	assert_non_null(strstr(shown, "life: 34"));
}

/* The codes hold for a table that is left and opened again, until the pages are turned off. */
static void home_and_back(void **state)
{
	struct programs *p = *state;
	struct term *t = open_table(p);
	char alice[80], again[80];
	int port;

	term_wait_text(t, "▸ 1 Alice");
	read_code(t, &port, alice);
	term_press(t, TERM_ESC, "1 ▸Alice");
	term_press(t, "q", "RESUME");
	term_press(t, "\r", "1 ▸Alice");
	assert_true(term_has(t, "0 phones"));
	term_press(t, ":phones\r", "▸ 1 Alice");
	read_code(t, &port, again);
	assert_string_equal(alice, again);
	term_press(t, "r", "Alice has a new code");
	term_settle(t);
	read_code(t, &port, again);
	assert_string_not_equal(alice, again);
	term_press(t, "oy", "pages are closed");
	term_press(t, "q", "RESUME");
	term_press(t, "\r", "1 ▸Alice");
	assert_false(term_has(t, "phones"));
	term_press(t, ":phones\r", "▸ 1 Alice");
	read_code(t, &port, alice);
	assert_string_not_equal(alice, again);
}

/* Killed with nothing said: the codes hold when the table is opened again. */
static void codes_outlive_the_program(void **state)
{
	struct programs *p = *state;
	struct term *t = open_table(p);
	char alice[80], onlookers[80], again[80], command[300];
	int port, same;

	term_wait_text(t, "▸ 1 Alice");
	read_code(t, &port, alice);
	term_press(t, "\033[Z", "▸ 0 onlookers");
	read_code(t, &port, onlookers);
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	/* more than it reads */
	snprintf(command, sizeof command, "seq 9999 >>$(echo %s/state/*/phones-*)", p->home);
	assert_int_equal(system(command), 0);
	t = programs_open(
		p, (struct term_start){ .rows = 24, .cols = 132, .args = { "open", programs_session(p) } });
	term_wait_text(t, "0 phones");
	term_wait_text(t, "seated: Alice, Bob"); /* and not that everyone must scan again */
	term_press(t, ":phones\r", "▸ 1 Alice");
	read_code(t, &same, again);
	assert_string_equal(alice, again);
	assert_int_equal(port, same);
	term_press(t, "\033[Z", "▸ 0 onlookers");
	read_code(t, &same, again);
	assert_string_equal(onlookers, again);
}

/* Another has taken a seat meanwhile: who sat there has no code for it, the others keep theirs. */
static void codes_are_of_the_player(void **state)
{
	struct programs *p = *state;
	struct term *t = open_table(p);
	char alice[80], bob[80], again[80], lines[300];
	FILE *file;
	int port;

	term_wait_text(t, "▸ 1 Alice");
	read_code(t, &port, alice);
	term_press(t, "\t", "▸ 2 Bob");
	read_code(t, &port, bob);
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	snprintf(lines, sizeof lines, "%s/lines", p->home);
	file = fopen(lines, "we");
	assert_non_null(file);
	fputs("undo\nseat Zoe Bob Carol Dave\n", file);
	assert_int_equal(fclose(file), 0);
	programs_output(p, (struct term_start){ .args = { "run", programs_session(p), lines } });
	t = programs_open(
		p, (struct term_start){ .rows = 24, .cols = 132, .args = { "open", programs_session(p) } });
	term_press(t, ":phones\r", "▸ 1 Zoe");
	read_code(t, &port, again);
	assert_string_not_equal(alice, again);
	term_press(t, "\t", "▸ 2 Bob");
	read_code(t, &port, again);
	assert_string_equal(bob, again);
}

/* So long ago the codes were made by the computer's clock, at another address. */
static bool codes_hold_after(struct programs *p, long seconds)
{
	struct term *t = open_table(p);
	char alice[80], again[80], command[300];
	bool told;
	int port;

	term_wait_text(t, "▸ 1 Alice");
	read_code(t, &port, alice);
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	snprintf(command, sizeof command,
	         "sed -i \"s/^made .*/made $(($(date +%%s) - %ld))/; s/^at [^ ]*/at 192.0.2.7/\" "
	         "%s/state/*/phones-*",
	         seconds, p->home);
	assert_int_equal(system(command), 0);
	t = programs_open(p, (struct term_start){ .rows = 24,
	                                          .cols = 132,
	                                          .args = { "open", programs_session(p), "--phones",
	                                                    "--phones-bind=127.0.0.1" } });
	term_wait_text(t, "▸ 1 Alice");
	term_settle(t);
	told = term_has(t, "everyone must scan again");
	read_code(t, &port, again);
	assert_int_equal(told, strcmp(alice, again) == 0);
	return told;
}

static void codes_hold_for_a_day(void **state)
{
	assert_true(codes_hold_after(*state, 23 * 60 * 60));
}

static void codes_hold_on_a_clock_set_back(void **state)
{
	assert_true(codes_hold_after(*state, -3 * 60 * 60));
}

static void codes_of_yesterday_are_over(void **state)
{
	assert_false(codes_hold_after(*state, 25 * 60 * 60));
}

/* At a desk `t` opens the prompt; each name has a code, and only the desk has any. */
static void codes_of_who_types(void **state)
{
	struct programs *p = *state;
	struct term *t =
		programs_open(p, (struct term_start){ .rows = 24,
	                                              .cols = 132,
	                                              .args = { "new", "championship", "A", "B", "C", "D",
	                                                        "--phones", "--phones-bind=127.0.0.1" } });
	char kim[80], lee[80], again[80];
	int port;

	term_settle(t);
	if (term_has(t, "libmicrohttpd"))
		skip();
	term_press(t, "t", ":phones typist");
	term_press(t, "Kim\r", "▸ 1 Kim");
	read_code(t, &port, kim);
	term_wait_text(t, "only for whoever types results");
	term_wait_text(t, "Tab next  t typist ..  r renew code  N renew all  o turn off");
	term_press(t, ":phones typist Lee Ray\r", "▸ 2 Lee Ray");
	read_code(t, &port, lee);
	assert_string_not_equal(kim, lee);
	term_press(t, ":phones typist kim\r", "▸ 1 Kim"); /* the same one */
	read_code(t, &port, again);
	assert_string_equal(kim, again);
	term_press(t, ":phones new lee ray\r", "Lee Ray has a new code");
	wait_answer(t, port, lee, " 401 ");
	wait_answer(t, port, kim, "\"me\":{\"name\":\"Kim\"}");
	term_press(t, ":phones typist\r", "1 to 24 letters");
	for (int i = 3; i <= TELEPHONES_TYPISTS; i++) {
		char line[40], shown[20];

		snprintf(line, sizeof line, ":phones typist N%d\r", i);
		snprintf(shown, sizeof shown, "▸ %d N%d", i, i);
		term_press(t, line, shown);
	}
	term_press(t, ":phones typist Ninth\r", "already 8 typists");
}

static void every_size_has_room_for_the_code(void **state)
{
	static const int sizes[][2] = { { 18, 60 }, { 24, 80 }, { 30, 100 }, { 43, 132 }, { 60, 200 } };
	struct term *t = open_table(*state);

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		term_resize(t, sizes[i][0], sizes[i][1]);
		term_wait_text(t, "4 Dave");
		term_wait_text(t, "http://127.0.0.1:");
	}
	term_resize(t, 14, 60);
	term_wait_text(t, "the QR code needs a window");
	term_wait_text(t, "http://127.0.0.1:");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_line_keeps_its_number),
		cmocka_unit_test(a_number_is_given_once),
		cmocka_unit_test(a_page_follows_its_player),
		cmocka_unit_test(another_list_is_another_button),
		cmocka_unit_test(other_names_are_another_button),
		cmocka_unit_test_setup_teardown(codes_of_who_types, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(codes_of_all_seats, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(a_press_while_somebody_types, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(home_and_back, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(codes_outlive_the_program, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(codes_are_of_the_player, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(codes_hold_for_a_day, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(codes_hold_on_a_clock_set_back, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(codes_of_yesterday_are_over, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(every_size_has_room_for_the_code, programs_begin,
		                                programs_end),
	};

	return cmocka_run_group_tests_name("phones beside the screen", tests, NULL, NULL);
}
