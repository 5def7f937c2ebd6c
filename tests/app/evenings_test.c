/* SPDX-License-Identifier: MIT */
/*
 * The page of evenings over home, in the real program: its lists, a day to count from, the file, its
 * sizes; and the setting that merges names.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/kit/programs.h"

/* Home, after Alice has beaten the three others, and the page. */
static struct term *page_of(struct programs *s)
{
	struct term *t = programs_four(s);

	term_press(t, ":commander Alice Atraxa\r", "Atraxa");
	term_press(t, ":out Bob & out Carol & out Dave\r", "ALICE WINS");
	term_press(t, "q", "RESUME");
	term_press(t, "V", "1 table");
	return t;
}

static void lists_in_every_size(void **state)
{
	static const int sizes[][2] = { { 24, 80 }, { 18, 60 }, { 43, 132 } };
	struct term *t = page_of(*state);

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		term_resize(t, sizes[i][0], sizes[i][1]);
		term_wait_row(t, 3, "  players    games  wins  hours  1.  2.  3.  4.");
		term_wait_row(t, 4, "  Alice          1     1   0:00   1   0   0   0");
		term_wait_row(t, 5, "  Bob            1     0   0:00   0   0   0   1");
		assert_true(term_cell(t, 3, 3).dim || term_cell(t, 3, 3).fg != -1); /* heads */
		assert_false(term_cell(t, 4, 3).dim || term_cell(t, 4, 3).fg != -1);
		term_press(t, "\t", "Atraxa      ");
		term_wait_row(t, 3, "  commanders    games  wins  hours  1.  2.  3.  4.");
		term_press(t, "\033OC", "Commander  ");
		term_wait_row(t, 3, "  games        games  won  hours");
		term_press(t, "\t", "Alice   ");
	}
	term_press(t, "\033OD", "Commander  ");
	term_press(t, TERM_ESC, "RESUME");
}

/* More names than rows: the list scrolls, and no further than its ends. */
static void a_long_list_scrolls(void **state)
{
	static const char *const seated[] = { "Ana Bea Cyd Dan Eva Flo Gus Hal Ida Jim",
		                              "Kay Leo Mia Ned Ola Pam Ray Sue Tom Una" };
	struct programs *s = *state;
	char path[1100];
	FILE *lines;
	struct term *t;

	snprintf(path, sizeof path, "%s/lines", s->home);
	for (int i = 0; i < 2; i++) {
		lines = fopen(path, "we");
		assert_non_null(lines);
		fprintf(lines, "seat %s\nfinish time\n", seated[i]);
		fclose(lines);
		programs_output(s, (struct term_start){ .args = { "run", "commander", path, "--save" } });
	}
	t = programs_open(s, (struct term_start){ .rows = 18, .cols = 60 });
	term_press(t, "V", "Ana  ");
	term_press(t, "j\033OB", "Ned  ");
	term_wait_gone(t, "Bea  ");
	term_press(t, "k", "Bea  ");
	term_press(t, "\033OAk", "Ana  ");
	term_press(t, " ", "Una  ");
	term_wait_gone(t, "Ana  ");
	term_press(t, "\033[5~", "Ana  ");
	term_wait_gone(t, "Una  ");
	term_press(t, "\033[6~j", "Una  ");
	term_press(t, "h\t", "Ana  "); /* another list begins at its top, and so does this one then */
	term_press(t, TERM_ESC, "RESUME");
}

/* Only games that are over are counted, and a game without commanders is one. */
static void a_list_without_rows_says_why(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, ":life bob -3\r", "Bob: 37 life");
	term_press(t, "q", "RESUME");
	term_press(t, "V", "1 table, still open: 1");
	term_wait_text(t, "no game has ended yet");
	term_press(t, TERM_ESC, "RESUME");
	term_press(t, "\r", "A: name the commander");
	term_press(t, ":out Bob & out Carol & out Dave\r", "ALICE WINS");
	term_press(t, "q", "RESUME");
	term_press(t, "V", "Alice   ");
	term_press(t, "\t", "no commander was named");
}

static void since_a_day(void **state)
{
	struct term *t = page_of(*state);

	term_press(t, "/", "a day like 2026-01-31");
	term_press(t, "2999-02-30\r", "write a day like");
	term_press(t, "\b\b01\r", "since 2999-02-01: 0 tables");
	term_wait_text(t, "nothing was played");
	term_press(t, "/", "2999-02-01");
	term_press(t, "\025\r", "Alice   ");
	term_wait_gone(t, "since 2999");
}

static void as_a_file(void **state)
{
	struct programs *s = *state;
	struct term *t = page_of(s);
	char path[1100];

	term_press(t, "E", "evenings.html");
	term_press(t, "\025~/page.xyz\r", "end the file name with");
	term_press(t, "\b\b\bcsv\r", "written: ");
	snprintf(path, sizeof path, "%s/page.csv", s->home);
	assert_int_equal(access(path, R_OK), 0);
	term_press(t, "E\025~/page.csv\r", "page.csv: ");
	term_press(t, TERM_ESC TERM_ESC, "RESUME");
}

static void names_of_one_person(void **state)
{
	struct term *t = page_of(*state);

	term_press(t, TERM_ESC "S", "SETTINGS");
	term_press(t, "k\r", ":settings aliases ");
	term_press(t, "Alice=Alice\r", "the same name twice");
	term_press(t, ":settings aliases Zoe=Alice,Bob\r", "same person: Zoe=Alice,Bob");
	term_press(t, "V", "Zoe   ");
	term_wait_row(t, 4, "  Zoe            2     1   0:00   1   0   0   1");
	term_press(t, TERM_ESC ":settings aliases\r", "same person: none");
}

/* On a terminal it asks, and everything but y keeps the name. */
static void forgetting_asks(void **state)
{
	static const char *const kept[] = { "\r", "n\r" };
	struct programs *s = *state;
	struct term *t = page_of(s);
	const char *names;

	term_press(t, TERM_ESC "q", "");
	term_wait_exit(t);
	for (size_t i = 0; i < 2; i++) {
		t = programs_open_alone(s, (struct term_start){ .args = { "evenings", "forget", "Bob" } });
		term_press(t, "", "Take Bob out of 1 table? This cannot be undone. [y/N]");
		term_send(t, kept[i]);
		assert_int_not_equal(term_wait_exit(t), 0);
	}
	names = programs_output(s, (struct term_start){ .args = { "evenings" } });
	assert_non_null(strstr(names, "Bob"));
	t = programs_open_alone(s, (struct term_start){ .args = { "evenings", "forget", "Bob", "--json" } });
	term_press(t, "y\r", "\"tables\":1");
	assert_int_equal(term_wait_exit(t), 0);
	t = programs_open_alone(s, (struct term_start){ .args = { "evenings", "forget", "Alice" } });
	term_press(t, "Y\r", "1 table changed");
	names = programs_output(s, (struct term_start){ .args = { "evenings" } });
	assert_null(strstr(names, "Bob"));
	assert_null(strstr(names, "Alice"));
}

/* A line at a time, and the key of the screen. */
static void in_lines(void **state)
{
	struct programs *s = *state;
	struct term *t = page_of(s);

	term_press(t, TERM_ESC, "RESUME");
	t = programs_open_alone(s, (struct term_start){ .args = { "--plain" } });
	term_press(t, "V\r", "Alice        1     1   0:00");
	term_press(t, "evenings 2999-01-01\r", "since 2999-01-01: 0 tables");
	term_press(t, "evenings soon\r", "write a day like");
}

static void in_japanese(void **state)
{
	struct term *t = page_of(*state);

	term_press(t, TERM_ESC ":settings language ja\r", "日本語");
	term_press(t, "V", "1卓");
	term_wait_text(t, "統率者");
	term_wait_row(t, 4, "  Alice         1     1  0:00   1   0   0   0");
	term_press(t, "/", "Esc 戻る");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(lists_in_every_size, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(a_long_list_scrolls, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(a_list_without_rows_says_why, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(since_a_day, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(as_a_file, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(names_of_one_person, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(forgetting_asks, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(in_lines, programs_begin, programs_end),
		cmocka_unit_test_setup_teardown(in_japanese, programs_begin, programs_end),
	};

	return cmocka_run_group_tests_name("evenings", tests, NULL, NULL);
}
