/* SPDX-License-Identifier: MIT */
/*
 * The mouse in the whole program, by the bytes that a terminal sends (SGR 1006): rows of
 * pop-ups and lists are clicked, the wheel scrolls lists and changes nothing, and a click on
 * nothing does nothing. What is on the picture is clicked where it stands; the screens
 * of the games have their clicks in tests/screens.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/kit/programs.h"

static void rows_of_a_pop_up(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, "y", "monarch");
	term_click(t, "storm       one more", "storm 1");
	term_press(t, "2c", "damage Bob ..");
	term_click(t, "Carol       0 so far", "from=Carol");
	term_press(t, "5\r", "Bob: 35 life, 5 from Carol's commander");
	term_press(t, "y", "monarch"); /* above its rows is the table, which waits */
	term_mouse(t, TERM_LEFT, 1, 60);
	term_press(t, TERM_ESC, "+- one");
	assert_true(term_has(t, "2 ▸Bob"));
}

static void completions_are_taken_and_not_said(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, ":dam", "damage");
	term_click(t, "▸ damage", ":damage Alice");
	term_click(t, "Bob    ", ":damage Bob ");
	term_press(t, "4\r", "Bob: 36 life");
}

static void a_key_of_the_help_is_pressed(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, "?", "KEYS");
	term_press(t, "/pass", "/pass");
	term_click(t, "pass the turn", "turn Bob");
	assert_false(term_has(t, "KEYS"));
	term_press(t, "?/arrows", "/arrows");
	term_mouse(t, TERM_LEFT, 4, 6); /* what moves the focus is no key alone: it stays */
	term_press(t, TERM_ESC TERM_ESC, "turn Bob");
	term_press(t, "?/write a", "/write a");
	term_click(t, "write a note", " note text ");
}

/* A choice is made where it stands, the first one of its row, too. */
static void options_are_chosen(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, "O", "option rules");
	term_click(t, "brawl", "option format: brawl");
	term_click(t, "2010", "option rules: 2010");
	term_click(t, "current", "option rules: current");
}

static void rows_of_home(void **state)
{
	struct term *t = programs_four(*state);
	char one[60], two[120];
	int row, col;

	term_press(t, "q", "RESUME");
	term_press(t, "7\r", "No players yet"); /* a second table */
	term_press(t, "q", "RESUME");
	term_click(t, "Alice Bob Carol", "▸ Commander");
	term_click(t, "Alice Bob Carol", "4  Dave"); /* the second click opens */
	term_press(t, "q", "RESUME");
	term_wait_text(t, "▸ Commander");
	assert_true(term_find(t, "Score sheet  ", &row, &col));
	snprintf(one, sizeof one, "\033[<0;%d;%dM\033[<0;%d;%dm", col + 1, row + 1, col + 1, row + 1);
	snprintf(two, sizeof two, "%s%s", one, one);
	term_press(t, two, "No players yet"); /* both at once */
}

/* What stands in the hint bar is a key; a row of a page is chosen, and taken by the second click. */
static void pages_and_the_hint_bar(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ .args = { "new", "championship", "Anna",
	                                                                      "Ben", "Chie", "Dora" } });
	int row, col;

	term_wait_text(t, "▸ 1  Anna");
	term_click(t, ": command", "type to filter");
	term_click(t, "F1 help", "KEYS");
	term_press(t, TERM_ESC, "type to filter");
	term_press(t, TERM_ESC, "? help");
	term_click(t, "? help", "KEYS");
	term_press(t, TERM_ESC, "? help");
	term_click(t, "1  Chie", "▸ 1  Chie");
	term_press(t, "E", "DOCUMENT");
	term_click(t, "t  standings", "▸ t  standings");
	assert_false(term_has(t, "Esc back"));
	term_click(t, "t  standings", "Esc back");
	term_click(t, "c  csv", "▸ c  csv");
	term_click(t, "c  csv", "Enter writes the file");
	term_click(t, "h  html", "Enter writes the file"); /* a field is open */
	term_press(t, TERM_ESC, "▸ c  csv");
	term_click(t, "e  table", "v  svg");
	term_click(t, "v  svg", "▸ v  svg");
	term_click(t, "t  standings", "▸ h  html"); /* which has no svg */
	term_press(t, "q", "? help");
	term_press(t, "q", "RESUME");
	term_click(t, "2  Archenemy", "in turn order:");
	term_press(t, TERM_ESC "S", "SETTINGS");
	assert_true(term_find(t, "ASCII", &row, &col));
	term_click(t, "ASCII", "lines: ASCII");
	assert_true(term_cell(t, row, col).reverse);
	term_click(t, "bell", "> bell");
	term_click(t, "same person", "> same person");
	term_click(t, "none", ":settings aliases");
	term_press(t, TERM_ESC "V", "1 table");
	assert_true(term_find(t, "commanders", &row, &col));
	term_click(t, "commanders", "no game has ended yet");
	term_settle(t);
	assert_true(term_cell(t, row, col).reverse);
}

static void the_wheel_scrolls_and_counts_nothing(void **state)
{
	struct term *t = programs_four(*state);

	term_wait_text(t, "1 ▸Alice");
	term_mouse(t, TERM_WHEEL_DOWN, 10, 10);
	term_mouse(t, TERM_WHEEL_DOWN, 10, 10);
	term_press(t, "-", "Alice: 39"); /* the focus is where it was */
	term_press(t, "?", "KEYS");
	term_mouse(t, TERM_WHEEL_DOWN, 10, 10);
	term_wait_text(t, " 2 to ");
	term_mouse(t, TERM_WHEEL_UP, 10, 10);
	term_wait_text(t, " 1 to ");
	term_press(t, TERM_ESC, "+- one");
	for (int i = 1; i <= 30; i++)
		term_send(t, ":note more\r");
	term_press(t, "L", "32 of 32");
	term_mouse(t, TERM_WHEEL_UP, 10, 60);
	term_wait_text(t, "31 of 32");
	term_mouse(t, TERM_WHEEL_DOWN, 10, 60);
	term_wait_gone(t, "31 of 32");
	term_press(t, TERM_ESC, "+- one");
	term_press(t, "c", "damage Alice .."); /* no wheel in a pop-up */
	term_mouse(t, TERM_WHEEL_DOWN, 10, 10);
	term_press(t, "2", "from=Bob");
	term_press(t, TERM_ESC, "+- one");
	term_press(t, "q", "RESUME");
	term_press(t, "1", "names, in turn order"); /* .. nor in a field, where Up is an earlier party */
	term_mouse(t, TERM_WHEEL_UP, 10, 10);
	term_press(t, "Eve", "in turn order:   Eve");
}

static void the_wheel_goes_along_a_list_and_leaves_a_sheet(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ .args = { "new", "championship", "Anna",
	                                                                      "Ben", "Chie", "Dora" } });

	term_wait_text(t, "▸ 1  Anna");
	term_mouse(t, TERM_WHEEL_DOWN, 10, 10);
	term_wait_text(t, "▸ 1  Ben");
	term_press(t, ":table 1 1 Anna Ben Chie Dora\r", "table 1");
	term_mouse(t, TERM_WHEEL_UP, 10, 10);
	term_wait_text(t, "▸ 1  Anna");
	term_press(t, "n", "▸ 1");
	term_mouse(t, TERM_WHEEL_DOWN, 10, 10); /* the points that follow are of the first pick */
	term_press(t, "8", "▸ 2");
}

static void a_curtain_is_not_lifted(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open_alone(
		s, (struct term_start){ .args = { "new", "archenemy", "Alice", "Bob", "Carol" } });

	term_wait_text(t, "? help");
	term_press(t, "b", "");
	term_wait_gone(t, "? help");
	term_mouse(t, TERM_LEFT, 10, 10);
	term_mouse(t, TERM_WHEEL_UP, 10, 10);
	term_read_for(t, 100);
	assert_false(term_has(t, "? help"));
}

static void off_it_does_nothing(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, ":settings mouse off\r", "mouse: off");
	term_mouse(t, TERM_LEFT, 16, 50);
	term_press(t, "-", "Alice: 39");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, programs_begin, programs_end)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(rows_of_a_pop_up),
		TEST(completions_are_taken_and_not_said),
		TEST(a_key_of_the_help_is_pressed),
		TEST(options_are_chosen),
		TEST(rows_of_home),
		TEST(pages_and_the_hint_bar),
		TEST(the_wheel_scrolls_and_counts_nothing),
		TEST(the_wheel_goes_along_a_list_and_leaves_a_sheet),
		TEST(a_curtain_is_not_lifted),
		TEST(off_it_does_nothing),
	};

	return cmocka_run_group_tests_name("mouse", tests, NULL, NULL);
}
