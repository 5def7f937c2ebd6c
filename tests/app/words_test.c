/* SPDX-License-Identifier: MIT */
/*
 * What a person does around a table: the words of the prompt that are the program's, the list of tables at
 * home, a line that is edited, the log, the help and the page of the exports under their keys.
 */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/kit/programs.h"

#define ESC TERM_ESC
#define UP "\033OA"
#define DOWN "\033OB"
#define LEFT "\033OD"
#define HOME "\033OH"
#define END "\033OF"
#define PAGE_UP "\033[5~"
#define PAGE_DOWN "\033[6~"
#define DEL "\033[3~"
#define BACKTAB "\033[Z"

/* ---- the words of the program ---- */

/* At home, where there is no table yet. */
static void words_of_an_empty_home(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ 0 });

	term_wait_text(t, "No tables yet.");
	term_press(t, "\r", "no tables yet: press a number to begin one");
	term_press(t, "u", "nothing was just archived");
	term_press(t, "8", "there are 7 games: press a number");
	term_press(t, ":open nowhere\r", "there is no table \"nowhere\"");
	term_press(t, ESC ":watch Friday\r", "there is no table \"Friday\"");
	term_press(t, ESC ":export now\r", "export alone: the table in focus");
	term_press(t, ESC ":theme pink\r", "theme auto, default, contrast, light, colourblind or mono");
	term_press(t, ESC ":theme \t", ":theme auto");
	term_press(t, "\025mouse of\t", ":mouse off");
	term_press(t, "\025help\r", "KEYS  home");
	term_press(t, ESC ":evenings\r", "0 tables");
	term_press(t, ESC ":tour catan\r", "1 of 12");
	term_press(t, ESC, "No tables yet.");
	term_press(t, ":quit\r", "");
	assert_int_equal(term_wait_exit(t), 0);
}

/* Names from a list, and what is no list of names: a field holds one line of it. */
static void what_is_pasted(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ 0 });

	term_wait_text(t, "No tables yet.");
	term_press(t, "1", "names, in turn order");
	term_press(t, TERM_PASTE("Ann Berg \nBob,  Cy\n\n\"Dee Fox\"\n"),
	           "  \"Ann Berg\", Bob, Cy, \"Dee Fox\"");
	term_press(t, "\r", "4  Dee Fox");
	term_press(t, ":note " TERM_PASTE("one\n\n\ntwo\n") "!\r", "note: one two!");
	term_press(t, "q", "RESUME");
	term_press(t, "1", "names, in turn order");
	term_press(t, TERM_PASTE("Eve Fay\n "), "  Eve Fay");
	term_press(t, "\r", "2  Fay");
}

static void words_of_a_table(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	char line[100];

	term_press(t, ":theme light\r:theme auto\r", "auto: ");
	term_raw_forget(t);
	term_press(t, ":mouse off\r", "the mouse is off: the terminal selects text");
	term_wait_raw(t, "1000l");
	term_press(t, ":mouse on\r", "the mouse is on");
	term_wait_raw(t, "1000h");
	term_press(t, ":export\r", "EXPORT AND PRINT");
	term_press(t, ESC ":home\r", "RESUME");
	snprintf(line, sizeof line, ":open %s\r", programs_session(s));
	term_press(t, line, "1 ▸Alice");
	term_press(t, ":home\r", "RESUME");
	snprintf(line, sizeof line, ":watch %s\r", programs_session(s));
	term_press(t, line, "1 ▸Alice");
	term_press(t, "n", "q, then Enter opens it");
	term_press(t, ":home\r", "RESUME");
	term_press(t, ":export\r", "EXPORT AND PRINT");
	term_press(t, ESC, "RESUME");
}

/* ---- home ---- */

enum { TABLES = 24 };

static void in_focus(struct term *t, int table)
{
	char text[40];

	snprintf(text, sizeof text, "▸ Score sheet  t%02d ", table);
	term_wait_text(t, text);
}

/* The newest stands first. */
static void home_is_a_list(void **state)
{
	struct programs *s = *state;
	struct term *t;
	char title[8];

	for (int i = 1; i <= TABLES; i++) {
		snprintf(title, sizeof title, "t%02d", i);
		programs_output(s, (struct term_start){ .args = { "run", "score", "/dev/null", "--save",
		                                                  "--title", title } });
	}
	t = programs_open(s, (struct term_start){ 0 });
	term_wait_text(t, "1 to 14 of 24");
	in_focus(t, 24);
	term_send(t, UP "k" BACKTAB); /* no further */
	term_send(t, "j" DOWN "\t");
	in_focus(t, 21);
	term_send(t, PAGE_DOWN);
	in_focus(t, 13);
	term_send(t, "k" UP BACKTAB PAGE_UP);
	in_focus(t, 24);
	term_send(t, END);
	in_focus(t, 1);
	term_wait_text(t, "11 to 24 of 24");
	term_send(t, "j" PAGE_UP);
	in_focus(t, 9);
	term_send(t, HOME);
	in_focus(t, 24);
	term_press(t, "/T07", "▸ Score sheet  t07");
	assert_false(term_has(t, "t08"));
	term_send(t, "\r");
	term_wait_row(t, -1, "n new table"); /* the field is closed, what it found stays */
	term_press(t, ESC, "t08");
	in_focus(t, 7); /* the one that was found */
	term_press(t, "/t02", "▸ Score sheet  t02");
	term_press(t, ESC, "t08");
	in_focus(t, 2);
	term_press(t, HOME "/t1", "▸ Score sheet  t19");
	term_press(t, DOWN DOWN UP, "▸ Score sheet  t18"); /* chosen while it is typed */
	term_press(t, ESC, "t24");
	in_focus(t, 18);
	term_press(t, "/t03\r", "Esc all tables");
	term_press(t, "/", "t08"); /* a new word for all of them */
	term_press(t, "x\r", "no table found");
	term_press(t, "\r", "no table found: Esc shows all");
	term_press(t, "/t04\r", "▸ Score sheet  t04");
	term_press(t, "\r", "No players yet");
	term_press(t, "q", "t08"); /* what was found is open: home shows all again */
	in_focus(t, 4);
}

/* A title that is refused stays to be mended; what is archived comes back, unless its file has gone. */
static void home_renames_and_archives(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	char command[300];

	term_press(t, "q", "RESUME");
	term_press(t, "R", "title    ");
	term_press(t, "s of the long winter of two thousand and twenty-six in the club house\r",
	           "is too long");
	term_press(t, "\025Thursday\r", "the table is called Thursday");
	term_wait_text(t, "▸ Commander  Thursday");
	term_press(t, "A", "Archived; u restores it");
	term_wait_text(t, "No tables yet.");
	term_press(t, "u", "restored");
	term_wait_text(t, "▸ Commander  Thursday");
	term_press(t, "A", "Archived; u restores it");
	snprintf(command, sizeof command, "rm %s/data/tableside/archive/*", s->home);
	assert_int_equal(system(command), 0);
	term_press(t, "u", "Enter read all"); /* its path is long */
	term_press(t, "\r", "cannot be restored");
	term_press(t, ESC "u", "nothing was just archived");
}

/* ---- a line that is edited ---- */

static void keys_of_a_line(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, ":note one two  three", ":note one two  three");
	term_send(t, "\027\027"); /* two words back */
	term_wait_gone(t, "two");
	term_press(t, "zwei\001\004\004\004\004\004", ":one zwei");
	term_press(t, "note \005!" LEFT LEFT "\006\002" DEL "I", ":note one zweI!");
	term_press(t, HOME DEL "N" END "?", ":Note one zweI!?");
	term_press(t, HOME DEL "n" END LEFT LEFT "\013", ":note one zweI");
	term_wait_gone(t, "zweI!");
	term_press(t, "\r", "note: one zweI");
}

/* ---- the log, the help, the exports ---- */

/* Undo works in the log; another key of the table closes it and does its own. */
static void keys_of_the_log(void **state)
{
	enum { NOTES = 40 };
	struct programs *s = *state;
	struct term *t = programs_four(s);
	char line[40];

	term_wait_text(t, "? help");
	for (int i = 1; i <= NOTES; i++) {
		snprintf(line, sizeof line, ":note n%02d\r", i);
		term_send(t, line);
	}
	term_press(t, "L", "41 of 41");
	term_press(t, "k", "40 of 41");
	term_wait_gone(t, "  note: n40"); /* it stands in the message line alone */
	term_press(t, PAGE_UP, "32 of 41");
	term_press(t, "j", "33 of 41");
	term_press(t, PAGE_DOWN PAGE_DOWN, "  note: n40");
	term_press(t, HOME, "  seated: ");
	term_send(t, UP PAGE_UP "k");
	term_press(t, PAGE_DOWN, " 16 of 41");
	term_press(t, END, "  note: n40");
	term_press(t, "/n3", "  note: n39");
	term_press(t, "\r" UP, "  note: n30");
	term_wait_gone(t, "  note: n39");
	term_press(t, END, "  note: n39");
	term_press(t, HOME, "  note: n30");
	term_wait_gone(t, "  note: n39");
	term_press(t, ESC "D", "a 20-sided die");
	assert_false(term_has(t, "LOG"));
	term_press(t, ESC ":seatswap Carol Dave ruling\r", "change places");
	term_press(t, "L/ruling", "ruling: ");
}

/* A page on and back, a row on and back; what was looked for is forgotten. */
static void keys_of_the_help(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, "?", " 1 to ");
	term_press(t, "j", " 2 to ");
	term_press(t, DOWN, " 3 to ");
	term_press(t, "k" UP, " 1 to ");
	term_send(t, PAGE_DOWN);
	term_wait_gone(t, " 1 to ");
	term_press(t, PAGE_UP, " 1 to ");
	term_press(t, "/dice", "dice, coin");
	term_wait_gone(t, "keep the hand");
	term_press(t, ESC, "keep the hand");
	term_press(t, ESC, "? help");
}

/* Arrows walk around each of both lists; the sizes of paper come round. */
static void keys_of_the_exports(void **state)
{
	struct term *t = programs_open(
		*state, (struct term_start){ .rows = 43, .args = { "new", "championship", "A", "B", "C" } });

	term_wait_text(t, "? help");
	term_press(t, "E", "▸ w  wall");
	term_press(t, DOWN, "▸ p  pairings");
	term_press(t, UP BACKTAB, "▸ e  table");
	term_press(t, "\t", "▸ w  wall");
	term_press(t, "z", "paper: a4");
	term_press(t, "z", "paper: letter");
	term_press(t, "z", "paper: the printer's");
	term_press(t, "r\r" ESC, "▸ h  html");
	term_press(t, DOWN, "▸ c  csv"); /* svg draws no rules */
	term_press(t, UP, "▸ h  html");
	term_press(t, ESC, "▸ r  rules");
	term_send(t, "q");
	term_wait_gone(t, "DOCUMENT");
}

/* The ground of a battle has its colours. */
static void a_map_is_tinted(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ .args = { "new", "titan" } });
	int tinted = 0;

	term_press(t, ":battle Desert\r", "battle in the Desert");
	term_settle(t);
	for (int row = 2; row < term_rows(t) - 2; row++)
		for (int col = 0; col < term_cols(t); col++)
			tinted += term_cell(t, row, col).bg != -1 && !term_cell(t, row, col).reverse;
	assert_in_range(tinted, 20, 2000);
}

/* Of many files that a name begins the first ones are told, and that there are more. */
static void a_path_begins_many(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(
		s, (struct term_start){ .rows = 43, .cols = 132, .args = { "new", "championship" } });
	char path[1200];

	for (int i = 0; i < 90; i++) {
		snprintf(path, sizeof path, "%s/players-%02d.csv", s->home, i);
		fclose(fopen(path, "we"));
	}
	term_wait_text(t, "Nobody has entered yet.");
	term_press(t, "fp~/pl\t", "~/players-");
	term_wait_text(t, "players-00.csv, players-01.csv");
	term_wait_text(t, ".csv ..");
	assert_false(term_has(t, ".. .."));
	term_press(t, "07\t", "~/players-07.csv");
	term_press(t, "\025~/zzz\t", "no file starts like that");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, programs_begin, programs_end)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(words_of_an_empty_home),    TEST(what_is_pasted),
		TEST(words_of_a_table),          TEST(home_is_a_list),
		TEST(home_renames_and_archives), TEST(keys_of_a_line),
		TEST(keys_of_the_log),           TEST(keys_of_the_help),
		TEST(keys_of_the_exports),       TEST(a_map_is_tinted),
		TEST(a_path_begins_many),
	};

	return cmocka_run_group_tests_name("words", tests, NULL, NULL);
}
