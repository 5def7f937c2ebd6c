/* SPDX-License-Identifier: MIT */
/*
 * The whole program on a pseudo-terminal: its parts work together, and a killed
 * program loses nothing. The looks of each screen have their own tests.
 */
#define _GNU_SOURCE /* memmem */
#include <fcntl.h>
#include <glob.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include <cmocka.h>

#include "tests/kit/programs.h"
#include "tests/kit/saves.h"

#define UP "\033OA" /* as terminals send it once keypad_xmit was */
#define DOWN "\033OB"
#define CTRL_L "\014"
#define CTRL_R "\022"
#define ESC TERM_ESC

static int count(const char *text, const char *part)
{
	int found = 0;

	for (; (text = strstr(text, part)); text += strlen(part))
		found++;
	return found;
}

/* ---- the big digits ---- */

/* The glyphs of seven rows by eight columns, two columns a bit. */
static const unsigned char glyphs[10][7] = {
	{ 15, 9, 9, 9, 9, 9, 15 },  { 2, 6, 2, 2, 2, 2, 7 },  { 15, 1, 1, 15, 8, 8, 15 },
	{ 15, 1, 1, 15, 1, 1, 15 }, { 9, 9, 9, 15, 1, 1, 1 }, { 15, 8, 8, 15, 1, 1, 15 },
	{ 15, 8, 8, 15, 9, 9, 15 }, { 15, 1, 1, 1, 1, 1, 1 }, { 15, 9, 9, 15, 9, 9, 15 },
	{ 15, 9, 9, 15, 1, 1, 15 },
};

static bool is_filled(struct term *t, int row, int col)
{
	struct term_cell cell = term_cell(t, row, col);

	return cell.reverse && !cell.text[strspn(cell.text, " ")];
}

static int digit_at(struct term *t, int row, int col)
{
	for (int digit = 0; digit < 10; digit++) {
		bool same = true;

		for (int y = 0; y < 7 && same; y++)
			for (int x = 0; x < 8 && same; x++)
				same = is_filled(t, row + y, col + x) ==
				       (glyphs[digit][y] >> (3 - x / 2) & 1);
		if (same)
			return digit;
	}
	return -1;
}

/* The digits that begin at a row; -1: none do. */
static int number_at(struct term *t, int row, int col)
{
	int number = -1;

	for (int x = col + 1; x + 8 < col + 39; x++) {
		int digit = digit_at(t, row, x);

		if (digit >= 0) {
			number = (number < 0 ? 0 : number * 10) + digit;
			x += 8;
		}
	}
	return number;
}

/* The number in the panel whose frame begins at row, col; -1: none. It begins
 * below the frame, or one row lower where there is a row to spare. */
static int number_in(struct term *t, int row, int col)
{
	int number = number_at(t, row + 1, col);

	return number >= 0 ? number : number_at(t, row + 2, col);
}

static const int panel[4][2] = { { 1, 0 }, { 1, 40 }, { 11, 0 }, { 11, 40 } };

struct shown {
	int seat, number;
};

static bool number_is_shown(struct term *t, const void *data)
{
	const struct shown *shown = data;

	return number_in(t, panel[shown->seat][0], panel[shown->seat][1]) == shown->number;
}

static void wait_number(struct term *t, int seat, int number)
{
	struct shown shown = { seat, number };
	char what[60];

	snprintf(what, sizeof what, "the life %d of seat %d", number, seat + 1);
	term_wait(t, number_is_shown, &shown, what);
}

/* ---- a QR code ---- */

static bool is_finder(struct term *t, int row, int col)
{
	for (int x = 0; x < 7; x++) {
		const char *edge = term_cell(t, row, col + x).text;

		if (strcmp(edge, x == 0 || x == 6 ? "█" : "▀") != 0)
			return false;
	}
	return true;
}

/* Two corners of a code of so many modules. */
static bool has_finders(struct term *t, const void *modules)
{
	int row, col;

	return term_find(t, "█▀▀▀▀▀█", &row, &col) && is_finder(t, row, col + *(const int *)modules - 7);
}

/* Black on white in every theme; the standings alone in a small window; refused without room or
 * without libqrencode. */
static void a_qr_code_of_the_standings(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	const char *built = getenv("QRENCODE");
	const int whole = 33, alone = 25;
	int row = 0, left = 0;

	term_send(t, "Q");
	if (!built || strcmp(built, "yes") != 0) {
		term_wait_text(t, "built without QR codes");
		return;
	}
	term_wait(t, has_finders, &whole, "two corners of a QR code");
	assert_true(term_find(t, "█▀▀▀▀▀█", &row, &left));
	for (int col = left - 4; col < left - 4 + 41; col++) {
		assert_int_equal(term_cell(t, row - 2, col).bg, 231);
		assert_true(strcmp(term_cell(t, row - 1, col).text, " ") == 0 ||
		            !*term_cell(t, row - 1, col).text);
	}
	assert_int_equal(term_cell(t, row, left).fg, 16);
	term_wait_text(t, "Commander");
	term_resize(t, 18, 60);
	term_wait(t, has_finders, &alone, "the standings alone, which fit here");
	term_send(t, "p- "); /* no letter closes it */
	term_press(t, "Q", "4  Dave");
	term_wait_text(t, "poison 0");
	term_send(t, "Q");
	term_wait(t, has_finders, &alone, "the standings once more");
	term_resize(t, 14, 60);
	term_wait_text(t, "the QR code needs a window of 29x16");
	term_press(t, "q", "4  Dave");
	term_send(t, "Q");
	term_wait_row(t, 12, "the QR code needs a window of 29x16");
}

/* ---- playing ---- */

static void keys_play(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	int row, col;

	term_wait_text(t, "turn Alice");
	term_press(t, "\t", "2 ▸Bob");
	term_send(t, "--]");
	wait_number(t, 1, 43);
	term_press(t, "n", "turn Bob");
	term_press(t, "u", "turn Alice");
	wait_number(t, 1, 43);
	term_send(t, "u");
	wait_number(t, 1, 40); /* the run is one line, so one undo */
	term_send(t, CTRL_R);
	wait_number(t, 1, 43);
	term_press(t, CTRL_R, "turn Bob");
	term_send(t, "\031"); /* Ctrl-Y, with nothing left */
	term_wait_text(t, "nothing to redo");
	term_press(t, "u", "turn Alice");
	term_press(t, "3", "3 ▸Carol");
	term_send(t, "=12-");
	wait_number(t, 2, 28);
	assert_true(term_find(t, "3 ▸Carol", &row, &col));
	assert_int_equal(row, 11);
}

/* The cells that change and the ways there, not the whole panel: 32 to 31 draws both digits again. */
static void a_life_writes_what_changes(void **state)
{
	enum { BYTES_MOST = 450 };
	struct term *t = programs_open(
		*state, (struct term_start){ .rows = 43,
	                                     .cols = 132,
	                                     .args = { "new", "commander", "Ann", "Bob", "Cy", "Di" } });
	size_t size;

	term_press(t, "--------", "-8");
	term_settle(t);
	term_raw_forget(t);
	term_press(t, "-", "-9");
	term_settle(t);
	term_raw(t, &size);
	assert_in_range(size, 1, BYTES_MOST);
}

static void the_prompt_says_lines(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, ":dam", ":dam");
	term_press(t, "\t", ":damage ");
	term_press(t, "bob 7 from=al\r", "Bob: 33 life, 7 from Alice's commander");
	wait_number(t, 1, 33);
	term_press(t, ":damage Zed 1", "no player is called \"Zed\""); /* before Enter */
	term_send(t, ESC);
	term_wait_gone(t, ":damage");
	term_press(t, ":note q ? : u 1 are letters here\r", "note: q ? : u 1 are letters here");
	term_send(t, ":");
	term_wait_row(t, -1, "Esc");
	term_press(t, UP, ":note q");
	term_press(t, "\025life " DOWN "\r", ":life Bob ");
	term_press(t, ESC "q", "RESUME");
}

/* F1 tells of the word that is typed, and the line is there again. */
static void the_prompt_asks_for_help(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, ":poison Bob", ":poison Bob");
	term_press(t, "\033OP", "KEYS");
	assert_false(term_has(t, "monarch"));
	term_press(t, TERM_ESC, ":poison Bob");
}

static void the_prompt_remembers_another_evening(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, ":life bob -3\r", "Bob: 37 life");
	term_press(t, "q", "RESUME");
	term_press(t, ":frobnicate\r", "there is no \"frobnicate\" at home");
	term_press(t, ESC ":set", "settings"); /* a completion */
	term_press(t, "\tl\t", ":settings lines ");
	term_send(t, ESC);
	term_wait_gone(t, ":settings");
	term_send(t, "q");
	term_wait_exit(t);
	programs_close(s);
	t = programs_four(s);
	term_press(t, ":" UP UP, ":life bob -3");
}

static void overlays_come_and_go(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "?", "EVERYWHERE");
	term_send(t, ESC);
	term_wait_gone(t, "EVERYWHERE");
	wait_number(t, 2, 40);
	term_press(t, "-L", "LOG");
	term_wait_text(t, "life 40 -> 39");
	term_press(t, "u", "undone");
	term_send(t, "L");
	term_wait_gone(t, "LOG");
	wait_number(t, 2, 40);
	term_press(t, "y", "monarch");
	term_press(t, ESC "D", "a 20-sided die");
	term_send(t, ESC CTRL_L);
	term_wait_text(t, "storm 0");
}

static void wait_last_row(struct term *t, const char *text)
{
	term_wait_row(t, -1, text);
}

/* Over anything : opens the prompt, and ? the help, from which one comes back. */
static void what_the_bar_shows_over_a_table_works(void **state)
{
	static const char *const overlays[][2] = {
		{ "D", "a 20-sided die" },         { "c", "from=.." },   { "L", "you are here" },
		{ ":state\r", "Space next page" }, { "Q", "Esc close" },
	};
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .rows = 60, .cols = 120, .args = { PROGRAMS_FOUR } });

	term_wait_text(t, "? help");
	for (size_t i = 0; i < sizeof overlays / sizeof *overlays; i++) {
		term_press(t, overlays[i][0], overlays[i][1]);
		wait_last_row(t, ": command  ? help");
		for (const char *const *help = (const char *const[]){ "?", "\033OP", NULL }; *help; help++) {
			term_press(t, *help, "EVERYWHERE");
			term_send(t, ESC);
			term_wait_gone(t, "EVERYWHERE");
			term_wait_text(t, overlays[i][1]);
		}
		term_press(t, ":note p", ":note p");
		term_wait_gone(t, overlays[i][1]);
		term_press(t, "oison\r", "note: poison");
	}
	term_press(t, "q", "RESUME");
	term_press(t, "S", "colour theme");
	term_press(t, "?", "KEYS  home");
	term_press(t, ESC, "colour theme");
	term_press(t, ":", "Tab complete");
	term_wait_gone(t, "colour theme");
}

/* A dispute is one word, and its answer another. */
static void a_dispute_is_completed(void **state)
{
	struct term *t =
		programs_open(*state, (struct term_start){ .args = { "new", "titan", "Red", "Blue" } });

	term_press(t, ":option dispute min\t2\r", "dispute min_strike_number: 2");
}

/* What the line has already is not offered again. */
static void a_key_is_completed_once(void **state)
{
	struct term *t =
		programs_open(*state, (struct term_start){ .args = { "new", "commander", "Ann", "Ben" } });

	term_press(t, ":damage Ann 3 fr\tBen fr\tx", "damage Ann 3 from=Ben frx");
}

/* Where : and ? are typed, F1 is the help. */
static void the_bar_over_a_field(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, ":note :?", ":note :?");
	wait_last_row(t, "F1 help");
	term_press(t, "\033OP", "KEYS");
	term_press(t, ESC, ":note :?");
	term_press(t, ESC "N:?", ":?");
	wait_last_row(t, "F1 help");
	term_press(t, "\033OP", "EVERYWHERE");
	term_press(t, ESC, ":?");
	term_press(t, ESC "=:?12", "sets 12");
	wait_last_row(t, "F1 help");
	term_press(t, ESC "q", "RESUME");
	term_press(t, "1", "in turn order:        with commas or blanks");
	term_press(t, "?:", "in turn order:   ?:");
	wait_last_row(t, "F1 help");
	term_press(t, "\033OP", "HOME");
	term_press(t, ESC, "in turn order:   ?:");
}

/* In 60 columns the label of a field leaves it room. Enter on an empty field tells what is asked, Backspace
 * has a name and takes back a letter of a key. */
static void a_field_has_room_and_tells_what_is_asked(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .rows = 18, .cols = 60, .args = { "new", "titan" } });

	term_wait_text(t, "b battle"); /* before that a terminal takes letters back itself */
	term_press(t, "b\177", "Backspace is not in the list");
	term_press(t, "pl", "scores= attacker,defender");
	term_press(t, "340,120", "340,120");
	term_press(t, "\r", "battle in the Plains");
	term_press(t, "fg", "force attacker ..");
	term_press(t, "\177og", "force attacker Ogre ..");
	t = programs_open(s, (struct term_start){ .args = { "new", "catan", "Ann", "Ben", "Cy" } });
	term_press(t, "g\r", "nothing typed yet (bank to player: 2g 1o); Esc cancels");
	term_press(t, "2g\r", "Ann");
	term_wait_gone(t, "nothing typed yet");
}

/* What is to be done now comes first on the ? page. */
static void help_begins_with_what_is_due(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .args = { "new", "archenemy", "Ann", "Ben", "Cy" } });

	term_wait_text(t, "digits archenemy");
	term_press(t, "?", "EVERYWHERE");
	assert_non_null(strstr(term_row(t, 3), "BEFORE PLAY"));
	assert_non_null(strstr(term_row(t, 4), "choose the archenemy"));
	term_press(t, ESC "\033OP", "EVERYWHERE");
}

/* A large window has one log at a time, and a long row of it goes on below. */
static void the_log_is_whole_and_not_doubled(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .rows = 43, .cols = 200, .args = { PROGRAMS_FOUR } });

	term_wait_text(t, "u undo  ^R redo");
	term_press(t, "L", "you are here");
	assert_false(term_has(t, "u undo  ^R redo    "));
	term_send(t, "L");
	term_wait_gone(t, "you are here");
	term_resize(t, 18, 60);
	term_press(t, ":note a judge was called at the table, and all decided with unanimity\r", "note:");
	term_press(t, "L", "you are here");
	term_wait_text(t, "unanimity");
}

/* A word of a long evening is looked for from the newest line back; the oldest row found fills the pane. */
static void the_log_is_searched_to_its_first_line(void **state)
{
	enum { LINES_BETWEEN = 9000, NOTES = 30 };
	struct programs *s = *state;
	char path[1200];
	struct term *t;
	FILE *out;

	snprintf(path, sizeof path, "%s/lines", s->home);
	out = fopen(path, "we");
	assert_non_null(out);
	fputs("seat Ann Ben\nnote the needle is the first\n", out);
	for (int i = 0; i < LINES_BETWEEN; i++)
		fprintf(out, "life Ann %s1\n", i % 2 ? "-" : "+");
	for (int i = 1; i <= NOTES; i++)
		fprintf(out, "note hay %d\nlife Ben -1\n", i);
	fclose(out);
	programs_output(s, (struct term_start){ .args = { "run", "commander", path, "--save" } });
	t = programs_open(s, (struct term_start){ .args = { "open", programs_session(s) } });
	term_wait_text(t, "? help");
	term_press(t, "L", "you are here");
	term_press(t, "/NEEDLE", "the needle is the first");
	term_press(t, ESC "/hay", "hay 30");
	term_press(t, "\r\033OA\033OA", "9057 of 9062");
	term_wait_gone(t, "hay 29");
	term_press(t, "\033OH", "note: hay 3");
	term_wait_gone(t, "hay 28");
	term_press(t, "\033OF", "hay 30");
	term_press(t, ESC "/nowhere", "no line contains this word");
	term_press(t, ESC, "you are here");
}

/* A line that comes from elsewhere while a word is looked for is found too. */
static void the_log_is_searched_on(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s), *watcher;

	watcher = programs_open(s, (struct term_start){ .args = { "watch", programs_session(s) } });
	term_wait_text(watcher, "watching");
	term_press(watcher, "L", "you are here");
	term_press(watcher, "/needle", "no line contains this word");
	term_press(t, ":note here is the needle\r", "note: here is the needle");
	term_wait_text(watcher, "here is the needle");
	term_wait_gone(watcher, "no line contains this word");
}

/* The names of earlier tables come back with Up; at an empty table Enter seats people, and : takes any
 * line. */
static void earlier_players_come_back(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { NULL } });

	term_press(t, "1", "2 to 10 names");
	term_send(t, "Ann \"Ben Jay\"\r");
	term_wait_text(t, "seated: Ann, Ben Jay");
	term_press(t, "q", "resume");
	term_press(t, "1Zoe\033OA", "in turn order:   Ann \"Ben Jay\"");
	term_press(t, "\033OB", "in turn order:   Zoe");
	term_press(t, "\r", "Commander needs at least 2 players");
	term_wait_text(t, "in turn order:   Zoe");
	assert_false(term_has(t, "Enter start"));
	term_send(t, "\025\r");
	term_wait_text(t, "nobody is seated: Enter");
	term_press(t, ":option life 30\r", "option life: 30");
	term_press(t, "\r", ":seat");
	term_send(t, "Ann Zoe\r");
	term_wait_text(t, "seated: Ann, Zoe");
}

/* A counter that a table has named is offered at the next one, until it is forgotten. */
static void counters_come_back(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "y-", "no table has named a counter of its own yet");
	term_press(t, ":counter bob plague +1\r", "plague");
	term_press(t, "q", "RESUME");
	term_press(t, ":new commander Ann Ben\r", "seated: Ann, Ben");
	term_press(t, "Y", "plague");
	term_press(t, "p", "Ann: plague 1");
	term_press(t, "y-", "which counter to forget");
	term_press(t, "a", "plague is forgotten");
}

/* A line that is not whole shows what it takes; it is warned of when it would be refused. */
static void the_prompt_shows_what_is_missing(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, ":", "type to filter");
	term_press(t, "damage Bob ", "  damage P N [from=Q[.2]]");
	term_press(t, "5 from=Xa", "no player is called");
	term_press(t, "\025damage Bob 40", "BOB IS OUT   0 life");
	term_send(t, ESC);
	term_wait_gone(t, "BOB IS OUT");
}

/* y and Enter say yes, every other key no; the consequence stands first in the message line. */
static void what_ends_the_game_asks_once(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "score", "Alice", "Bob" } });

	term_wait_text(t, "? help");
	term_send(t, ":round 3 4\r");
	term_wait_text(t, "leads with 4");
	for (const char *no = "nmq?:u "; *no; no++) {
		term_press(t, "ym", "this game is not over: a new one takes its place?");
		term_send(t, (char[]){ *no, '\0' });
		term_wait_gone(t, "takes its place?");
	}
	term_press(t, "ym", "any other key no");
	assert_null(strstr(term_row(t, term_rows(t) - 1), "help"));
	term_press(t, "y", "a new sheet");
	term_press(t, "u", "Undone");
	term_press(t, "ym", "takes its place?");
	term_press(t, "\r", "a new sheet");
	term_send(t, ":round 3 4 & finish time\r");
	term_wait_text(t, "BOB WINS WITH 4   the game ends here: time");
	term_press(t, "\033OP", "EVERYWHERE"); /* F1 */
	term_send(t, "\033OP");
	term_wait_gone(t, "EVERYWHERE");
}

/* ---- nothing is lost ---- */

static void a_killed_table_comes_back(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	const char *log;

	term_send(t, "n]");
	wait_number(t, 1, 45);
	term_send(t, "\t---");
	wait_number(t, 2, 37); /* shown, and not said yet */
	term_kill(t, SIGKILL);
	assert_int_equal(WTERMSIG(term_wait_exit(t)), SIGKILL);
	t = programs_open(s, (struct term_start){ .args = { "open", programs_session(s) } });
	wait_number(t, 0, 40);
	wait_number(t, 1, 45);
	wait_number(t, 2, 37);
	term_wait_text(t, "turn Bob");
	term_press(t, "uuuu", "seat");
	term_send(t, CTRL_R CTRL_R CTRL_R CTRL_R);
	wait_number(t, 2, 37);
	term_press(t, "q", "RESUME");
	log = programs_output(s, (struct term_start){ .args = { "log", programs_session(s), "--json" } });
	assert_int_equal(s->status, 0);
	assert_int_equal(count(log, "\"life Carol -3\""), 1);
	assert_int_equal(count(log, "\"life Carol -1\""), 0);
}

static void signals_leave_the_terminal_as_it_was(void **state)
{
	static const int signals[] = { SIGTERM, SIGINT, SIGHUP, SIGSEGV };
	struct programs *s = *state;

	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
		struct term *t = programs_four(s);

		assert_string_not_equal(term_left_over(t), "");
		term_send(t, "-");
		wait_number(t, 0, 39);
		term_kill(t, signals[i]);
		term_wait_exit(t);
		assert_string_equal(term_left_over(t), "");
		programs_close(s);
	}
	/* The lines are there, also the run that was not said. */
	assert_int_equal(
		count(programs_output(s, (struct term_start){ .args = { "list", "--json" } }), "\"id\":"), 4);
}

static void a_closed_window_ends_the_program(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "n", "turn Bob");
	term_hang_up(t);
	term_wait_exit(t);
	assert_non_null(strstr(
		programs_output(s, (struct term_start){ .args = { "log", programs_session(s) } }), "Bob"));
}

/* 、 and the comma and the wide blank part names as a blank does, but not within
 * quotes. A refusal is read in full before the names are mended. */
static void names_are_parted_as_they_are_typed(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ .args = { NULL } });

	term_press(t, "1", "2 to 10 names");
	term_press(t, "明、遥　健,Dave", "Enter start");
	term_press(t, "\r", "seated: 明, 遥, 健, Dave");
	term_press(t, ":life　明　-3\r", "明: 37 life");
	term_press(t, "uq", "RESUME");
	term_press(t, "\r", "seated: 明, 遥, 健, Dave"); /* not "undo", which came last */
	term_press(t, "q", "RESUME");
	term_press(t, "3\rs明、遥\r", "seated: 明, 遥");
	term_press(t, "q", "RESUME");
	term_press(t, "3\rs\"山田、太郎\"、花子,Ann\r",
	           "seated: 山田、太郎, 花子, Ann"); /* quoted, it is a sign of the name */
	term_press(t, "q", "RESUME");
	term_press(t, ":new Catan 明 遥 健\r", "seated: 明, 遥, 健"); /* by its title */
	term_press(t, "q", "RESUME");
	term_press(t, "4Ann Bob Cy Dan Eve\r", "seated: Ann, Bob, Cy, Dan, Eve"); /* with the extension */
	term_press(t, "q", "RESUME");
	term_press(t, "7\rs\"山田　太郎\"、花子\r", "seated: 山田");
	term_wait_text(t, "2  花子");
	term_press(t, "q", "RESUME");
	term_press(t, "1Alice, Bob, Carol, -Dave\r", "the name \"-Dave\" cannot be used");
	term_press(t, "\x7f", "in turn order:   Alice, Bob, Carol, -Dav");
}

static void leaving_goes_home_and_out(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "-q", "RESUME");
	term_wait_text(t, "Alice Bob Carol");
	term_send(t, "\r");
	wait_number(t, 0, 39);
	term_press(t, "q", "RESUME");
	term_send(t, "q");
	assert_int_equal(term_wait_exit(t), 0);
	assert_string_equal(term_left_over(t), "");
}

/* Replaces the first `from` by `to` in the cache of home. */
static void change_cache(struct programs *s, const char *from, const char *to)
{
	char path[1100], text[4096], *at;
	FILE *file;
	size_t size;

	snprintf(path, sizeof path, "%s/cache/tableside/home", s->home);
	file = fopen(path, "re");
	assert_non_null(file);
	size = fread(text, 1, sizeof text - 1, file);
	text[size] = '\0';
	fclose(file);
	at = strstr(text, from);
	assert_non_null(at);
	file = fopen(path, "we");
	assert_non_null(file);
	fprintf(file, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
	fclose(file);
}

static struct term *home_shows(struct programs *s, const char *text)
{
	struct term *t = programs_open(s, (struct term_start){ 0 });

	term_wait_text(t, "RESUME");
	term_wait_text(t, text);
	return t;
}

static void leave_home(struct term *t)
{
	term_send(t, "q");
	assert_int_equal(term_wait_exit(t), 0);
}

/* Home believes its cache only for a session file that has not changed. */
static void home_knows_what_has_not_changed(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	const char *raw;
	size_t size;

	term_press(t, "-q", "Alice Bob Carol");
	leave_home(t);
	change_cache(s, "Alice Bob Carol Dave", "Somebody Else");
	t = home_shows(s, "Somebody Else");
	term_send(t, "\r");
	wait_number(t, 0, 39); /* opening reads the table, not the cache */
	term_press(t, "-q", "Alice Bob Carol");
	leave_home(t);
	change_cache(s, "Alice Bob Carol Dave", "Somebody Else");
	change_cache(s, "tableside ", "tableside 0");
	leave_home(home_shows(s, "Alice Bob Carol")); /* another program's */
	change_cache(s, "Alice Bob Carol Dave", "Some\033]0;body\007");
	t = home_shows(s, "Alice Bob Carol");
	raw = term_raw(t, &size);
	assert_null(memmem(raw, size, "]0;body", 7));
	leave_home(t);
	change_cache(s, "\n", "\n18446744073709551616 1e9 -1 ../../x ");
	leave_home(home_shows(s, "Alice Bob Carol"));
}

/* How long ago a table was changed: minutes, hours up to two days, then days. */
static void home_tells_ages(void **state)
{
	static const struct {
		int minutes;
		const char *text;
	} ages[] = {
		{ 1, "now" }, { 99, "99 min" }, { 100, "1 h" }, { 47 * 60, "47 h" }, { 72 * 60, "3 d" }
	};
	struct programs *s = *state;
	struct term *t = programs_four(s);
	char files[1100];
	glob_t found;

	term_press(t, "-q", "Alice Bob Carol");
	leave_home(t);
	snprintf(files, sizeof files, "%s/data/tableside/sessions/*.json", s->home);
	assert_int_equal(glob(files, 0, NULL, &found), 0);
	for (size_t i = 0; i < sizeof ages / sizeof *ages; i++) {
		const struct timespec then = { .tv_sec = time(NULL) - ages[i].minutes * 60 - 1 };

		assert_int_equal(
			utimensat(AT_FDCWD, found.gl_pathv[0], (struct timespec[2]){ then, then }, 0), 0);
		leave_home(home_shows(s, ages[i].text));
	}
	globfree(&found);
}

/* A wide home shows the table in focus as a watcher sees it, and follows the focus. */
static void home_shows_the_table_in_focus(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "-q", "Alice Bob Carol");
	leave_home(t);
	t = home_shows(s, "Alice Bob Carol");
	term_wait_gone(t, "LATEST");
	term_resize(t, 43, 132);
	term_wait_text(t, "LATEST");
	term_wait_text(t, "life 40 -> 39");
	term_press(t, "/zzz", "no table found");
	term_wait_gone(t, "LATEST");
	term_press(t, TERM_ESC, "life 40 -> 39");
	term_resize(t, 8, 36);
	term_wait_text(t, "Too small");
	term_resize(t, 43, 132);
	term_wait_text(t, "LATEST");
	term_press(t, "\r", "round 1");
	term_press(t, "q", "LATEST");
	leave_home(t);
}

/* What each key would make of a number being typed; a word that is not ambiguous leaves the arrows
 * to the history. */
static void what_keys_would_do(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "2=7", "- makes 33");
	assert_true(term_has(t, "+ makes 47"));
	assert_true(term_has(t, "Enter sets 7"));
	term_press(t, TERM_ESC, "= amount");
	term_press(t, ":monarch Bob\r", "monarch Bob");
	term_press(t, ":lif", "life");
	term_press(t, UP, ":monarch Bob");
}

/* All that was typed on other evenings is there, as far back as one goes. */
static void lines_of_other_evenings(void **state)
{
	enum { LINES_KEPT = 200 };
	struct programs *s = *state;
	char command[900];
	struct term *t;

	snprintf(command, sizeof command,
	         "mkdir -p '%s/state/tableside' && seq -f 'note number %%g of many' %d "
	         ">'%s/state/tableside/history'",
	         s->home, LINES_KEPT, s->home);
	assert_int_equal(system(command), 0);
	t = programs_four(s);
	term_press(t, ":", "type to filter");
	for (int i = 1; i < LINES_KEPT; i++)
		term_send(t, UP);
	term_press(t, UP, ":note number 1 of many");
}

/* Commander has no phases: nothing is said of undoing one. */
static void help_lists_what_the_game_has(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "?/undo", "undo, without limit");
	assert_false(term_has(t, "undo a whole phase"));
}

/* In a high window a list of commands takes room from the table, and hides nobody. */
static void a_list_of_commands_hides_nobody(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_resize(t, 43, 132);
	term_press(t, ":", "type to filter");
	assert_true(term_has(t, "3  Carol") && term_has(t, "4  Dave"));
	term_press(t, TERM_ESC, "? help");
}

/* The chart follows lines, undo, and a run of keys before it becomes a line. */
static void a_chart_keeps_up(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_send(t, "---");
	wait_number(t, 0, 37);
	term_press(t, "V", "LIFE  Alice: 40 -> 37, low 37, high 40");
	term_press(t, ":life Alice +9\r", "40 -> 46, low 37, high 46");
	term_press(t, "u", "40 -> 37, low 37, high 40");
	term_press(t, "]", "40 -> 42, low 37, high 42");
	term_press(t, "2", "LIFE  Bob: 40 -> 40");
	term_press(t, "V", "A: name the commander");
}

/* ---- a second program ---- */

static void a_second_program_watches(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s), *watcher;

	watcher = programs_open(s, (struct term_start){ .args = { "open", programs_session(s) } });
	term_wait_text(watcher, "4  Dave");
	term_wait_text(watcher, "watching");
	term_send(t, "n");
	term_wait_text(watcher, "turn Bob");
	term_press(watcher, "n", "you can only watch");
	term_send(t, "u");
	term_wait_text(watcher, "turn Alice");
	term_send(t, ":damage 2 40 & damage 3 40\r");
	term_wait_text(watcher, "OUT");
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	term_wait_text(watcher, "closed");
	term_press(watcher, "n", "q, then Enter opens it");
	wait_number(watcher, 0, 40);
	term_press(watcher, "q", "RESUME");
}

/* The foot of a page for a room, once a key of the room has ended what it tells of the keys. */
static void wait_foot(struct term *t, const char *text)
{
	term_wait_row(t, -1, text);
}

/* A watched table as pages for a whole room: in every size, over what happens to its writer, and back. */
static void a_room_watches(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s), *room;

	term_press(t, "F", "read a file");
	term_press(t, TERM_ESC, "? help");
	room = programs_open(s, (struct term_start){ .args = { "watch", programs_session(s), "--room" } });
	wait_foot(room, "F back  Ctrl-plus larger");
	term_press(room, " ", "watching");
	term_press(t, "n", "turn Bob");
	wait_foot(room, "Bob");
	term_wait_gone(room, "help");
	term_press(room, "+", "F back"); /* no key of the table means anything */
	term_press(room, "?", "WHILE WATCHING");
	term_press(room, TERM_ESC, "F back");
	term_send(room, " ");
	wait_foot(room, "watching");
	term_resize(room, 8, 30);
	term_wait_text(room, "Too small");
	term_resize(room, 60, 200);
	wait_foot(room, "watching");
	term_resize(room, 24, 80);
	wait_foot(room, "watching");
	term_press(room, "F", "4  Dave");
	term_press(room, "n", "you can only watch");
	term_send(room, "F");
	wait_foot(room, "F back");
	term_press(room, TERM_ESC, "4  Dave");
	term_send(room, "F ");
	wait_foot(room, "watching");
	term_send(t, "q");
	wait_foot(room, "closed");
	term_wait_text(t, "RESUME");
	term_send(t, "\r");
	wait_foot(room, "watching");
	term_kill(t, SIGKILL);
	wait_foot(room, "closed");
	term_press(room, "q", "RESUME");
	leave_home(room);
}

/* One page of a table at rest costs nothing: no clock ticks, no page turns, no change fades. */
static void an_idle_room_sleeps(void **state)
{
	struct programs *s = *state;
	struct term *room;
	long before = -1;
	int asleep = 0;

	programs_output(s, (struct term_start){
				   .args = { "run", "score", "/dev/null", "--save", "--title", "idle" } });
	room = programs_open(s, (struct term_start){ .args = { "watch", "idle", "--room" } });
	wait_foot(room, "F back");
	term_send(room, " ");
	wait_foot(room, "closed");
	for (int i = 0; i < 200 && asleep < 10; i++) { /* however busy the machine */
		before = term_switches(room);
		programs_output(s, (struct term_start){ .args = { "list" } });
		asleep = term_switches(room) == before ? asleep + 1 : 0;
	}
	assert_int_equal(asleep, 10);
}

/* What is in a hand shows in no key of a watcher, nor in what a line would answer. */
static void a_watcher_learns_no_hand(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s,
	                               (struct term_start){ .args = { "new", "catan", "Ann", "Bo", "Cy" } }),
		    *watcher;

	term_wait_text(t, "3  Cy");
	term_press(t, ":hand Ann 2g\r", "Ann holds 2 cards");
	term_press(t, "H", "what each may hold");
	term_press(t, ESC ":pay Ann 1o", "Ann holds 0 ore");
	watcher = programs_open(s, (struct term_start){ .args = { "watch", programs_session(s) } });
	term_wait_text(watcher, "3  Cy");
	term_press(watcher, "H", "you can only watch");
	term_press(watcher, ":pay Ann 1o", "you can only watch");
	assert_false(term_has(watcher, "0 ore"));
}

/* A table of an event has the board of its round once its players sit. */
static void a_table_of_an_event_has_its_board(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "championship" } });

	term_press(t, ":seat Ann Bo Cy Di\r", "4 players");
	term_press(t, ":table 1 1 Ann Bo Cy Di\r", "Ann");
	term_press(t, ":layout 1 draw\r", "the board of round 1");
	programs_close(s);
	t = programs_open(s, (struct term_start){ .args = { "new", "catan", "Bo", "Ann", "Di", "Cy" } });
	term_wait_text(t, "the board is laid");
	term_wait_text(t, "ROBBER");
	programs_close(s);
	t = programs_open(s, (struct term_start){ .args = { "new", "catan", "Bo", "Ann", "Di" } });
	term_wait_text(t, "seated: Bo, Ann, Di");
}

/* What is typed on a sheet is cleared by u before a line is undone. */
static void u_clears_typed_points_first(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(
		s, (struct term_start){ .args = { "new", "championship", "Ann", "Bo", "Cy", "Di" } });

	term_press(t, ":table 1 1 Ann Bo Cy Di\r", "Ann");
	term_press(t, "1", "points in pick order");
	term_press(t, "95", "9");
	term_press(t, "u", "what was typed is cleared; u again goes on");
	term_wait_text(t, "points in pick order");
	term_press(t, "u", "Undone: round 1");
}

/* Not among the bytes sent to the terminal since they were last forgotten. */
static void never_sent(const struct term *t, const char *text)
{
	size_t size;
	const char *raw = term_raw(t, &size);

	assert_null(memmem(raw, size, text, strlen(text)));
}

/* ---- a scheme deck ---- */

static const char *const face_down[] = { "Feed the Machine", "Rotted Ones" };

static const char set_up[] =
	"seat Elspeth Bob Carol\narchenemy Elspeth\noption deck any\n"
	"scheme add \"Feed the Machine\" \"Rotted Ones, Lay Siege\" \"Every Hope Shall Vanish\"\n";

/* Neither on the screen nor among the bytes sent. */
static void hides(struct term *t)
{
	for (size_t i = 0; i < sizeof face_down / sizeof *face_down; i++) {
		assert_false(term_has(t, face_down[i]));
		never_sent(t, face_down[i]);
	}
}

static struct term *open_schemes(struct programs *s)
{
	char path[4096];
	FILE *file;
	struct term *t;

	snprintf(path, sizeof path, "%s/set-up", s->home);
	file = fopen(path, "we");
	assert_non_null(file);
	fputs(set_up, file);
	for (int i = 0; i < 20; i++) /* moves the line with the cards out of the last rows of the log */
		fprintf(file, "note %d\n", i);
	assert_int_equal(fclose(file), 0);
	programs_output(s, (struct term_start){
				   .args = { "run", "archenemy", path, "--save", "--title", "Saturday" } });
	assert_int_equal(s->status, 0);
	t = programs_open(s, (struct term_start){ .args = { "open", "Saturday" } });
	term_wait_text(t, "SCHEME DECK");
	return t;
}

/* The host says the order; from there on the next scheme is nowhere to be
 * found: not in the log, the prompt, its history or its preview, not by undo
 * and redo, not where a second program watches. */
static void the_next_scheme_is_secret(void **state)
{
	struct programs *s = *state;
	struct term *t = open_schemes(s), *watcher;

	term_press(t, ":note before\r", "note: before");
	term_press(t, ":stack Every Feed Rotted\r", "3 schemes are on top");
	term_raw_forget(t);
	watcher = programs_open(s, (struct term_start){ .args = { "watch", "Saturday" } });
	term_wait_text(watcher, "deck 3 left");
	term_press(t, "L", "you are here");
	term_send(t, ESC ":");
	term_wait_row(t, -1, "Esc");
	term_press(t, "\025reveal", ":reveal");
	term_send(t, ESC);
	term_wait_gone(t, ":reveal");
	term_press(t, "   r", "SET IN MOTION");
	term_wait_text(watcher, "SET IN MOTION");
	term_press(t, "u", "first main phase");
	term_press(t, CTRL_R, "SET IN MOTION");
	term_send(t, "u");
	term_wait_gone(t, "SET IN MOTION");
	term_press(t, "r", "SET IN MOTION");
	term_send(t, "\r:");
	term_wait_row(t, -1, "Esc");
	term_send(t, UP); /* the order is not in the history */
	term_wait_text(t, ":note before");
	term_send(t, ESC);
	term_wait_gone(t, ":note before");
	term_wait_row(t, -1, "Space");
	term_press(t, "?", "EVERYWHERE");
	term_press(t, ESC "L", "you are here");
	term_press(t, ESC ":state\r", "reveal_owed");
	hides(t);
	hides(watcher);
	programs_output(s, (struct term_start){ .args = { "log", "Saturday" } });
	assert_null(strstr(s->text, "stack"));
	programs_output(s, (struct term_start){ .args = { "show", "Saturday", "--json" } });
	assert_null(strstr(s->text, face_down[0]));
}

/* Nothing is seen while it is down, and the key that lifts it does nothing else. */
static void a_curtain_hides_all(void **state)
{
	struct programs *s = *state;
	struct term *t = open_schemes(s);

	term_press(t, "\r", "is shuffled");
	term_press(t, "b", "lifts the curtain");
	assert_false(term_has(t, "Elspeth"));
	assert_false(term_has(t, "Saturday"));
	assert_false(term_has(t, "ARCHENEMY"));
	term_send(t, CTRL_L);
	term_resize(t, 18, 60);
	term_wait_row(t, -1, "lifts the curtain");
	term_send(t, "qr" CTRL_L); /* neither home, nor a scheme */
	term_wait_row(t, -1, "lifts the curtain");
	term_press(t, "\r", "Elspeth");
	assert_true(term_has(t, "untap"));
	term_press(t, "b", "lifts the curtain");
	term_press(t, "r ", "Elspeth");
	assert_false(term_has(t, "SET IN MOTION"));
	term_press(t, "q", "RESUME");
}

/* ---- two players with secrets ---- */

static const char *const drafting[] = { ":pool Alice list Gimli Kili Faramir\r",
	                                ":pool Bob list Legolas Arwen Elrond\r", ":pool Alice seal\r",
	                                ":pool Bob seal\r", NULL };

/* A pick is on no screen, in no log and in no history before the reveal, also after
 * a look, an undo or a restart. */
static void a_pick_is_secret(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "meccg", "Alice", "Bob" } }),
		    *watcher;

	term_wait_text(t, "0 of 10 in the pool");
	term_press(t, "Re", "others please look away");
	term_send(t, ESC);
	for (int i = 0; drafting[i]; i++)
		term_send(t, drafting[i]);
	term_wait_text(t, "Bob has not picked");
	watcher = programs_open(s, (struct term_start){ .args = { "watch", programs_session(s) } });
	term_wait_text(watcher, "watching");
	term_press(t, CTRL_L "\r", "Alice picks now: Bob, please look away");
	term_send(t, "faraq"); /* q is a letter here */
	term_wait_text(t, "0 matches");
	term_press(t, "\177", "1 match");
	term_raw_forget(t);
	term_press(t, "\r", "Alice has picked");
	term_wait_gone(t, "Faramir");
	term_wait_text(watcher, "Alice has picked");
	term_press(watcher, "\r", "you can only watch");
	term_press(t, "\r", "Bob picks now");
	term_press(t, "arw\r", "Bob has picked");
	term_raw_forget(t);
	term_press(t, "uL", "1 redone");
	term_wait_text(t, "Undone: Bob has picked");
	term_send(t, CTRL_R ESC);
	term_wait_gone(t, "you are here");
	term_press(t, ":pikc Bob Balin\r", "there is no command \"pikc\"");
	term_send(t, ESC);
	term_raw_forget(t);
	term_press(t, ":" UP, "Tab complete");
	term_send(t, ESC CTRL_L);
	term_wait_text(t, "Bob has picked");
	never_sent(t, "Balin");
	never_sent(t, "Faramir");
	never_sent(t, "Arwen");
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	never_sent(watcher, "Faramir");
	never_sent(watcher, "Arwen");
	assert_null(strstr(programs_output(s, (struct term_start){ .args = { "log", programs_session(s) } }),
	                   "Faramir"));
	term_close(watcher);
	s->term[1] = NULL;
	t = programs_open(s, (struct term_start){ .args = { "open", programs_session(s) } });
	term_wait_text(t, "Alice has picked");
	term_wait_text(t, "Space reveal");
	never_sent(t, "Faramir");
	term_press(t, " ", "JOINS");
	term_wait_text(t, "Faramir");
	term_wait_text(t, "Arwen");
	term_press(t, " q", "RESUME");
}

/* An idle table sleeps while another table shows a run of keys and says it after two
 * seconds. */
static void an_idle_table_sleeps(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s), *watcher, *idle;
	long before = -1;

	watcher = programs_open(s, (struct term_start){ .args = { "watch", programs_session(s) } });
	wait_number(watcher, 0, 40);
	programs_output(s, (struct term_start){ .args = { "run", "commander", "/dev/null", "--save",
	                                                  "--title", "idle" } });
	assert_int_equal(s->status, 0);
	idle = programs_open(s, (struct term_start){ .args = { "open", "idle" } });
	term_wait_text(idle, "idle");
	term_wait_text(idle, "saved");
	/* Awake for the last time; its answer to this key has been drawn. */
	term_press(idle, "?", "EVERYWHERE");
	for (int i = 0, asleep = 0; i < 200 && asleep < 10; i++) { /* however busy the machine */
		before = term_switches(idle);
		programs_output(s, (struct term_start){ .args = { "list" } });
		asleep = term_switches(idle) == before ? asleep + 1 : 0;
	}
	term_send(t, "---");
	wait_number(t, 0, 37);
	wait_number(watcher, 0, 37);
	assert_int_equal(term_switches(idle), before);
}

static void the_journal_tells_what_was_done(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	const char *text;

	term_press(t, "---\t", "2 ▸Bob");
	term_press(t, "+n", "turn Bob");
	text = programs_output(s, (struct term_start){ .args = { "log", programs_session(s), "--json" } });
	assert_int_equal(s->status, 0);
	assert_int_equal(count(text, "life Alice -3"), 1);
	assert_int_equal(count(text, "life Bob +1"), 1);
	assert_int_equal(count(text, "\"turn\""), 1);
}

/* ---- terminals of all kinds ---- */

static void every_size_is_drawn(void **state)
{
	static const int sizes[][2] = { { 18, 60 }, { 60, 200 }, { 1, 1 },   { 24, 80 },
		                        { 2, 300 }, { 12, 40 },  { 100, 3 }, { 30, 100 } };
	struct programs *s = *state;
	struct term *t = programs_four(s);

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		bool large = sizes[i][0] >= 18 && sizes[i][1] >= 60;

		term_raw_forget(t);
		term_resize(t, sizes[i][0], sizes[i][1]);
		if (large)
			term_wait_row(t, -1, "? help");
		term_send(t, CTRL_L);
		if (large)
			term_wait_text(t, "Dave");
		else if (sizes[i][1] >= 20)
			term_wait_text(t, sizes[i][0] > 10 ? "Dave" : "Too small");
	}
	term_resize(t, 24, 80);
	for (int i = 0; i < 4; i++)
		wait_number(t, i, 40);
	/* The key was typed when the window was large again, so it counts. */
	for (int i = 1; i <= 40; i++) {
		static const char *const turns[] = { "turn Alice", "turn Bob", "turn Carol", "turn Dave" };

		term_resize(t, 1, 1);
		term_resize(t, 24, 80);
		term_send(t, "n");
		term_wait_text(t, turns[i % 4]);
	}
}

static void too_small_still_saves_and_leaves(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .rows = 5, .cols = 30, .args = { PROGRAMS_FOUR } });

	term_wait_text(t, "Too small: 30x5");
	term_wait_text(t, "60x18 is enough");
	term_wait_text(t, "saved");
	term_send(t, "q");
	term_send(t, "q");
	assert_int_equal(term_wait_exit(t), 0);
	assert_string_equal(term_left_over(t), "");
}

static bool right_edge_is_straight(struct term *t, const void *data)
{
	for (int row = 2; row < 20; row++) {
		const char *edge = term_cell(t, row, 79).text;

		if (!strchr("|+", edge[0]) && !strstr("│┃┐┘┓┛┤", edge))
			return false;
		if (!edge[0])
			return false;
	}
	return true;
}

static void wide_names_line_up(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){
						  .locale = getenv("LOCPATH") ? "ja_JP.UTF-8" : "C.UTF-8",
						  .args = { "new", "commander", "桜井みずき", "Zoe\xcc\x88",
	                                                    "ＷＩＤＥ", "一二三四五六七八九十一二" },
					  });

	term_wait_text(t, "3  ＷＩＤＥ");
	term_wait_text(t, "桜井みずき");
	term_wait(t, right_edge_is_straight, NULL, "a straight right edge");
	for (int cols = 60; cols <= 90; cols += 7) {
		term_resize(t, 24, cols);
		term_wait_row(t, -1, "? ");
	}
	term_send(t, ":rename 2 ミ");
	term_send_bytes(t, "\xe3\x82", 2); /* the middle of a character */
	term_wait_text(t, "rename 2 ミ");
	term_send_bytes(t, "\xba", 1);
	term_press(t, "キ\r", "2  ミズキ");
}

static bool has_colour(struct term *t)
{
	for (int row = 0; row < term_rows(t); row++)
		for (int col = 0; col < term_cols(t); col++) {
			struct term_cell cell = term_cell(t, row, col);

			if (cell.fg != -1 || cell.bg != -1)
				return true;
		}
	return false;
}

static bool is_coloured(struct term *t, const void *data)
{
	return has_colour(t);
}

static void works_without_colour(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	int row, col;

	assert_true(has_colour(t));
	t = programs_open(s, (struct term_start){ .env = { "NO_COLOR=1" }, .args = { PROGRAMS_FOUR } });
	term_wait_text(t, "? help");
	assert_false(has_colour(t));
	term_press(t, ":life 2 =4\r", "! LOW"); /* danger has a word */
	assert_true(term_find(t, "COMMANDER", &row, &col));
	assert_true(term_cell(t, row, col).reverse);
	for (int i = 0; i < 2; i++) { /* who names a theme wants its colours */
		t = programs_open(s, (struct term_start){ .args = { PROGRAMS_FOUR, "--no-color" } });
		term_wait_text(t, "? help");
		assert_false(has_colour(t));
		term_send(t, i ? ":settings theme light\r" : ":theme light\r");
		term_wait(t, is_coloured, NULL, "colours");
	}
	programs_output(s, (struct term_start){ .args = { "settings", "theme", "light" } });
	t = programs_open(s, (struct term_start){ .env = { "NO_COLOR=1" }, .args = { PROGRAMS_FOUR } });
	term_wait(t, is_coloured, NULL, "colours"); /* whoever has set one wants them everywhere */
	t = programs_open(s, (struct term_start){ .term = "vt100", .args = { PROGRAMS_FOUR } });
	term_wait_text(t, "? help");
	assert_false(has_colour(t));
}

static void a_plain_locale_gets_plain_characters(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(
		s, (struct term_start){ .locale = "C", .args = { "new", "commander", "Alice", "桜井" } });
	const char *raw;
	size_t size;

	term_wait_text(t, "1 >Alice");
	term_wait_text(t, "? help");
	term_wait(t, right_edge_is_straight, NULL, "a straight right edge");
	term_press(t, "q", "RESUME");
	raw = term_raw(t, &size);
	for (size_t i = 0; i < size; i++)
		if ((unsigned char)raw[i] >= 0x80)
			fail_msg("byte %zu of what was drawn is 0x%02x", i, (unsigned char)raw[i]);
}

static void a_terminal_that_is_not_known_is_named(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .term = "nonsense", .args = { PROGRAMS_FOUR } });

	assert_int_not_equal(term_wait_exit(t), 0);
	assert_true(term_has(t, "the terminal \"nonsense\" is not known here"));
	assert_string_equal(term_left_over(t), "");
	t = programs_open(s, (struct term_start){ .term = "", .args = { PROGRAMS_FOUR } });
	assert_int_not_equal(term_wait_exit(t), 0);
	assert_true(term_has(t, "TERM is not set"));
	/* Nothing was begun that could not be shown. */
	assert_int_equal(
		count(programs_output(s, (struct term_start){ .args = { "list", "--json" } }), "\"id\":"), 0);
}

/* Nothing is placed, coloured or erased: text and ends of lines alone. */
static void assert_plain(struct term *t)
{
	size_t size;
	const char *raw = term_raw(t, &size);

	for (size_t i = 0; i < size; i++)
		if ((unsigned char)raw[i] < 0x20 && raw[i] != '\n' && raw[i] != '\r')
			fail_msg("byte %zu of what was told is 0x%02x", i, (unsigned char)raw[i]);
}

static void a_line_at_a_time_draws_nothing(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "--plain" } });

	term_wait_text(t, "home: no tables yet");
	term_wait_text(t, ">");
	term_press(t, "new commander Alice Bob\n", "seated: Alice, Bob");
	term_press(t, "damage bob 7 from=al\n", "Bob: 33 life, 7 from Alice's commander");
	term_press(t, "c\n", "commander damage to Alice: from whom; choose one; . cancels");
	term_press(t, "2\n", "a number; . cancels");
	term_press(t, "4\n", "Alice: 36 life, 4 from Bob's commander");
	term_send(t, "quit\n");
	assert_int_equal(term_wait_exit(t), 0);
	assert_plain(t);
	assert_string_equal(term_left_over(t), "");
	assert_non_null(
		strstr(programs_output(s, (struct term_start){ .args = { "show", programs_session(s) } }),
	               "life: 36"));
}

static void a_terminal_without_a_cursor_gets_lines(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .term = "dumb", .args = { PROGRAMS_FOUR } });

	term_wait_text(t, "this terminal cannot draw");
	term_wait_text(t, "seated: Alice, Bob, Carol, Dave");
	term_press(t, "life bob -3\n", "Bob: 37 life");
	term_kill(t, SIGTERM);
	term_wait_exit(t);
	assert_plain(t);
	assert_string_equal(term_left_over(t), "");
	assert_non_null(
		strstr(programs_output(s, (struct term_start){ .args = { "show", programs_session(s) } }),
	               "life: 37"));
}

static void a_watcher_reads_lines_as_they_come(void **state)
{
	struct programs *s = *state;
	struct term *writer = programs_four(s), *t;

	t = programs_open(s, (struct term_start){ .args = { "--plain", "watch", programs_session(s) } });
	term_wait_text(t, "watching");
	term_send(writer, ":damage bob 7 from=al\r");
	term_wait_text(t, "Bob: 33 life, 7 from Alice's commander");
	term_press(t, "life bob -1\n", "refused: another program has this table open");
	assert_plain(t);
}

/* A file's faults lie over the table until they are read, and the file's name may be mended. */
static void faults_of_a_file_are_listed(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "championship" } });
	char path[300], keys[400];
	FILE *file;

	snprintf(path, sizeof path, "%s/players.csv", s->home);
	file = fopen(path, "we");
	assert_non_null(file);
	fputs("name,nation\nAnna,Jermany\n12,DE\n", file);
	assert_int_equal(fclose(file), 0);
	term_wait_text(t, "Nobody has entered yet.");
	snprintf(keys, sizeof keys, "fp%s.txt\r", path);
	term_press(t, keys, "No such file");
	snprintf(keys, sizeof keys, ESC "fp%s\r", path);
	term_press(t, keys, "row 2: \"Jermany\" is not a nation: did you mean Germany (DE)?");
	term_wait_text(t, "row 3: the name \"12\" could be mistaken for a seat number");
	term_wait_text(t, "2 faults: nothing was entered");
	term_press(t, ESC, "Nobody has entered yet.");
}

/* Where names are asked, a file's path is as good. */
static void a_file_names_the_players(void **state)
{
	struct programs *s = *state;
	char path[300];
	struct term *t;
	FILE *file;

	snprintf(path, sizeof path, "%s/players.csv", s->home);
	file = fopen(path, "we");
	assert_non_null(file);
	fputs("name,nation\nAnna,DE\nBen,US\n", file);
	assert_int_equal(fclose(file), 0);
	t = programs_open(s, (struct term_start){ 0 });
	term_wait_text(t, "No tables yet");
	term_press(t, "n5", "names of the players");
	term_press(t, path, "a file: its players are entered");
	term_press(t, "\r", "Ben");
	term_wait_text(t, "DE");
	term_press(t, ":seat more.csv\r", "more.csv looks like a file");
}

/* ---- the tour ---- */

/* A key of the tour that a wide window needs no more is refused without a word. */
static void a_tour_tells_each_step_in_a_wide_window(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .rows = 43, .cols = 132, .args = { "tour", "catan" } });

	term_wait_text(t, "1 of 12");
	term_press(t, " ", "2 of 12");
	term_press(t, " ", "3 of 12");
	term_press(t, " ", "4 of 12");
}

static void a_tour_goes_through_a_table(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "tour", "commander" } });

	term_wait_text(t, "1 of 11   Digits, Tab and arrows");
	term_wait_row(t, -1, "Space next  Esc leave the tour");
	term_press(t, " ", "2 of 11");
	term_wait_text(t, "2 ▸Bob");
	term_press(t, " ", "3 of 11   c: commander damage");
	wait_number(t, 1, 37);
	term_send(t, "c19\r"); /* by oneself, and otherwise */
	term_wait_text(t, "4 of 11");
	wait_number(t, 1, 28);
	term_send(t, ":out bob\r"); /* so that nothing can be cast */
	term_wait_text(t, "OUT");
	term_press(t, " ", "5 of 11");
	term_wait_gone(t, "OUT");
	wait_number(t, 1, 31);
	term_press(t, " ", "6 of 11");
	term_wait_text(t, "turn Bob");
	term_press(t, "uu", "7 of 11");
	term_press(t, " ", "8 of 11");
	term_press(t, " ", "COMMANDER DAMAGE");
	term_press(t, " ", "10 of 11   :phones gives each player");
	term_press(t, " ", "11 of 11");
	term_press(t, " ", "end of the tour of Commander");
	term_wait_text(t, "No tables yet.");
	term_send(t, "t2"); /* and another one from home */
	term_wait_text(t, "1 of 9   Space: the next step");
	term_press(t, ESC, "No tables yet.");
	term_send(t, "q");
	assert_int_equal(term_wait_exit(t), 0);
	assert_int_equal(
		count(programs_output(s, (struct term_start){ .args = { "list", "--json" } }), "\"id\":"), 0);
}

/* ---- settings ---- */

static bool is_accented(struct term *t, const void *data)
{
	int row, col;

	return term_find(t, data, &row, &col) && term_cell(t, row, col).reverse;
}

static void settings_hold_at_once_and_later(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ 0 });

	term_wait_text(t, "No tables yet.");
	term_press(t, "S", "SETTINGS");
	term_send(t, "j\033OC"); /* lines: ASCII */
	term_wait(t, is_accented, "ASCII", "the chip of ASCII");
	term_send(t, "jjjj\033OC\033OC"); /* language: the second */
	term_wait_text(t, "言語");
	term_send(t, ESC);
	term_wait_gone(t, "日本語");
	term_send(t, "q");
	assert_int_equal(term_wait_exit(t), 0);
	programs_close(s);
	t = programs_open(s, (struct term_start){ .args = { PROGRAMS_FOUR } });
	term_wait_text(t, "着席");
	term_wait_text(t, "+-"); /* a frame in ASCII */
	term_press(t, ":settings language en\r", "language: English");
	term_press(t, ":settings digits small\r", "digits: small");
	term_wait_text(t, "40   cmdr"); /* written, for ASCII has no digits of three rows */
	term_press(t, ":settings lines auto\r", "┌");
}

/* As on a system that has no other locale than C.UTF-8. */
static void the_language_needs_no_locale(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .env = { "LOCPATH=" } });

	term_wait_text(t, "No tables yet.");
	term_press(t, ":settings language ja\r", "日本語");
	term_wait_gone(t, "No tables yet.");
	term_press(t, ":settings language en\r", "No tables yet.");
}

static void what_is_owed_speaks_it_too(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "titan", "Red", "Blue" } });

	term_press(t, ":tower Zed\r", "\"Zed\"");
	term_press(t, ESC ESC, "no tower yet for Red");
	term_press(t, ":settings language ja\r", "日本語");
	term_press(t, ":tower Zed\r", "Zed");
	term_press(t, ESC ESC, "Redの塔番号がまだ");
}

static void a_language_needs_its_letters(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .locale = "C" });

	term_wait_text(t, "No tables yet.");
	term_press(t, ":settings language ja\rS", "SETTINGS"); /* and not question marks */
}

static void damaged_settings_are_told_and_left_alone(void **state)
{
	struct programs *s = *state;
	char path[300], text[20] = "";
	struct term *t;
	FILE *file;

	programs_config(s, "ui.json", "{\"theme\":");
	t = programs_open(s, (struct term_start){ 0 });
	term_wait_text(t, "the settings file is unchanged");
	term_press(t, "S", "damaged, changes are not saved: ");
	term_press(t, " ", "this session only");
	term_send(t, ESC "q");
	term_wait_exit(t);
	snprintf(path, sizeof path, "%s/config/tableside/ui.json", s->home);
	file = fopen(path, "r");
	assert_non_null(fgets(text, sizeof text, file));
	fclose(file);
	assert_string_equal(text, "{\"theme\":");
}

static int bells(struct term *t)
{
	size_t size;
	const char *raw = term_raw(t, &size);
	int count_of = 0;

	for (size_t i = 0; i < size; i++)
		count_of += raw[i] == '\a';
	return count_of;
}

/* Once when the time is up, never for a refusal, nor for a time that was up before. Nothing
 * blinks. */
static void the_bell_rings_for_what_is_owed(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	size_t size;

	term_raw_forget(t); /* \a also ends a word to the terminal when it starts */
	term_press(t, ":damage zed 1\r", "no player is called \"zed\"");
	term_press(t, ESC ":clock set 0:01\r", "clock");
	assert_int_equal(bells(t), 0);
	term_press(t, "T", " !"); /* a second later */
	term_press(t, ":settings bell off\r", "bell: off");
	assert_int_equal(bells(t), 1);
	assert_null(strstr(term_raw(t, &size), "\033[5m"));
	assert_null(strstr(term_raw(t, &size), ";5m"));
	term_press(t, ":settings bell all\r", "bell: on"); /* a name of 0.1.0 */
	term_press(t, "q", "RESUME");
	term_press(t, "\r", "? help");
	term_press(t, "L", "LOG");
	assert_int_equal(bells(t), 1);
	term_press(t, "L:call judge Bob\r", "Bob calls a judge");
	term_press(t, ":call off\r", "judge call cleared");
	term_press(t, "q", "RESUME");
	assert_int_equal(bells(t), 2);
}

static void a_rebound_key_is_shown(void **state)
{
	struct programs *s = *state;
	struct term *t;

	programs_bind(s, "commander M F4\ncommander n F2\ncommander c Z\ncommander nix F3\n");
	t = programs_four(s);
	term_wait_text(t, "keys, line 4: commander has no key nix");
	term_wait_row(t, -1, "F4 free mulligan");
	term_send(t, "\033OQ"); /* F2 */
	term_wait_text(t, "turn Bob");
	term_press(t, "n", "n does nothing here");
	term_press(t, "Z", "commander damage to Bob: from whom");
	term_press(t, ESC "?", "EVERYWHERE");
	term_press(t, "/pass the", "F2  ");
}

/* E, a letter, Enter: a file. What is there is replaced by y alone, a picture is of the table, home exports
 * the table in focus; ? finds both words. */
static void a_table_is_exported_from_inside(void **state)
{
	struct programs *s = *state;
	struct term *t;
	char path[300], *page;
	size_t size;

	t = programs_four(s);
	term_press(t, "-E", "EXPORT AND PRINT");
	term_wait_row(t, -1, "arrows choose");
	term_wait_text(t, "FORMAT");
	term_wait_text(t, ".html"); /* where Enter would write it, before Enter */
	term_press(t, "x", "x is not in the list");
	term_press(t, "zv", "a picture: standings and charts");
	term_press(t, "~/evening\r", "/evening.svg");
	term_wait_gone(t, "EXPORT AND PRINT");
	term_press(t, "Ec", "Enter writes the file");
	term_press(t, "shot.doc", "end the file name with .csv, .md, .html or .svg");
	term_press(t, "\025~/eve\t", "~/evening.svg");
	term_press(t, "\r", "evening.svg exists: overwrite it?");
	term_press(t, "\r", "Enter writes the file");
	term_press(t, "\ry", "written: ");
	term_press(t, "Ee\r~/no/such\r", "no/such.html:");
	term_press(t, "\025~/here.html\r", "/here.html");
	term_press(t, ":export\r", "paper: the printer's");
	term_press(t, TERM_ESC "?/print", "export and print");
	term_press(t,
	           "\r/"
	           "\b\b\b\b\bexport",
	           "E  ");
	term_press(t, "\rq", "Alice");
	term_press(t, "q", "resume");
	term_press(t, "Ezh~/home\r", "/home.html");
	snprintf(path, sizeof path, "%s/home.html", s->home);
	page = read_file(path, &size);
	assert_non_null(page);
	assert_non_null(strstr(page, "size:A4"));
	assert_non_null(strstr(page, "Alice"));
	free(page);
	leave_home(t);
}

/* First the document, then its format, each under its head; the path is there before Enter. */
static void a_document_is_chosen_then_its_format(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open(s, (struct term_start){ .args = { "new", "championship", "Ana", "Ben" } });

	term_press(t, "E", "DOCUMENT");
	term_press(t, "t", "standings.html");
	term_press(t, TERM_ESC "tc", "standings.csv");
	term_wait_text(t, "Enter writes the file");
	term_press(t, "~/two.md", "/two.md");
	term_press(t, "\r", "written: ");
	term_press(t, "q", "resume");
	leave_home(t);
}

/* A number that has bounds tells them, and one beyond is refused before Enter and by it. */
static void a_round_has_bounds(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "score", "Ana", "Ben" } });

	term_press(t, "r1 2\rr3 4\rc", "which round (1-2)");
	term_press(t, "113", "\"113\" is not a number from 1 to 2");
	term_press(t, "\r\b\b", "correct Ana");
	term_press(t, "\r7\r", "Ana, round 1: 1 -> 7");
	term_press(t, "q", "resume");
	leave_home(t);
}

/* A key whose act has moved asks at its first press, and an old name in the key file still does it. */
static void a_key_that_has_moved_says_where(void **state)
{
	struct programs *s = *state;
	struct term *t;

	programs_bind(s, "archenemy E F2\n");
	t = programs_open(s, (struct term_start){ .args = { "new", "archenemy", "Ana", "Bob", "Cyd" } });
	term_wait_text(t, "keys, line 1: E has moved to R e; F2 still works");
	term_press(t, "E", "EXPORT AND PRINT"); /* no deck, so nobody can mean to empty it */
	term_press(t, TERM_ESC "1d1", "scheme deck: 20 schemes");
	term_press(t, "E", "moved to R e: empty the scheme deck; E again: export and print");
	term_press(t, "E", "EXPORT AND PRINT");
	term_press(t, TERM_ESC "Re", "scheme deck is emptied?");
	term_press(t, "n\033OQ", "scheme deck is emptied?");
	term_press(t, "y", "scheme deck is empty now");
}

/* A refusal has the key as the person's file binds it; to who types a line it names the line. */
static void a_refusal_names_the_bound_key(void **state)
{
	struct programs *s = *state;
	struct term *t;

	programs_bind(s, "meccg S F2\n");
	t = programs_open(s, (struct term_start){ .args = { "new", "meccg", "Ana", "Bob" } });
	term_press(t, "s", "the draft begins when both pools are sealed: F2");
	term_press(t, ":stop Ana\r", "sealed: pool P seal");
}

/* At home a single battle of Titan, and above a field of cards their letters. */
static void fields_say_what_they_take(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { NULL } });

	term_press(t, "3", "single battle, or seats later");
	term_press(t, TERM_ESC "4Anna, Boris, Carol\r", "Play with a board?");
	term_press(t, "og", "b brick  l lumber  w wool  g grain  o ore");
}

static void the_mouse_can_be_left_alone(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	size_t size;

	assert_non_null(strstr(term_raw(t, &size), "1000h"));
	t = programs_open(s, (struct term_start){ .args = { "--no-mouse", PROGRAMS_FOUR } });
	term_wait_text(t, "? help");
	assert_null(strstr(term_raw(t, &size), "1000h"));
	term_press(t, ":settings mouse on\r", "mouse: on");
	assert_non_null(strstr(term_raw(t, &size), "1000h"));
	t = programs_open(s, (struct term_start){ .args = { "--ascii", PROGRAMS_FOUR } });
	term_wait_text(t, "? help");
	assert_false(term_has(t, "▸"));
	term_press(t, ":settings lines auto\r", "▸");
}

/* The contents of a legion are behind a curtain that names its reader; they are on
 * no other screen and in no log, neither before nor after. */
static void a_legion_is_secret(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "titan", "Red", "Blue" } }),
		    *watcher;

	term_wait_text(t, "who plays");
	term_send(t,
	          ":tower Red 6 & tower Blue 5 & colour Blue blue & colour Red red & step & step & step\r");
	term_wait_text(t, "split Rd01 4 and 4");
	watcher = programs_open(s, (struct term_start){ .args = { "watch", programs_session(s) } });
	term_wait_text(watcher, "watching");
	term_send(watcher, "\r"); /* a watcher cannot lift it */
	term_wait_text(watcher, "you can only watch");
	term_press(t, "t", "Only Red may look");
	assert_false(term_has(t, "TITAN")); /* nothing else is seen */
	term_press(t, CTRL_L, "Only Red may look");
	never_sent(t, "Centaur, Centaur");
	term_send(t, "u "); /* Space alone lifts it */
	term_wait_text(t, "Gargoyle, Centaur, Centaur");
	term_press(t, "j", "Rd01 is split: Rd01 of 4, Rd02 of 4");
	term_raw_forget(t);
	term_press(t, "uL", "undone");
	term_send(t, CTRL_R ESC);
	term_wait_gone(t, "you are here");
	term_press(t, ":" UP, "Tab complete");
	term_press(t, ESC CTRL_L "\r", "Rd01, a legion of Red");
	term_send(t, ESC); /* goes back, and shows nothing */
	term_wait_text(t, "TITAN");
	never_sent(t, "Centaur, Centaur");
	term_wait_text(watcher, "Redone: Rd01"); /* the last that comes from there */
	term_wait_text(watcher, "Rd+Rd");
	term_press(watcher, "t", "you can only watch");
	never_sent(watcher, "Centaur, Centaur");
	assert_null(strstr(programs_output(s, (struct term_start){ .args = { "log", programs_session(s) } }),
	                   "Ogre Ogre"));
}

/* U tells how many lines go and asks once; each is an undo, with a redo of its own. */
static void a_phase_is_undone(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(s, (struct term_start){ .args = { "new", "titan" } });

	term_press(t, "U", "U does nothing here");
	term_send(t, ":battle Plains\r:force attacker lion*2\r:force defender ogre\r");
	term_send(t, ":at turn=2 side=attacker phase=maneuver\r:hold a1\r");
	term_press(t, ":hold a2\r", "a2 stays");
	term_press(t, "U", "undo 2 lines, back to 2.5.6.4.2.1 maneuver, battle turn 2?");
	term_send(t, ESC);
	term_wait_gone(t, "undo 2 lines");
	term_press(t, "u" CTRL_R, "Redone");
	term_press(t, "U", "undo 2 lines");
	term_press(t, "y", "2 lines undone, back to 2.5.6.4.2.1");
	term_press(t, CTRL_R, "Redone");
	term_press(t, "U", "undo 1 line, back");
	term_press(t, "\r", "1 line undone");
	/* at the beginning of a phase the one before it goes */
	term_press(t, "U", "undo 3 lines, back to 2.5.6.1");
	term_press(t, "n", "1 line undone");
}

/* However many lines ago it began; and the one before it, when it has just begun. */
static void a_long_phase_is_undone(void **state)
{
	enum { NOTES = 450 };
	struct programs *s = *state;
	char lines[NOTES * 20 + 200], path[1100];
	size_t used = (size_t)snprintf(lines, sizeof lines,
	                               "battle Plains\nforce attacker lion*2\nforce defender ogre\n"
	                               "at turn=2 side=attacker phase=maneuver\nhold a1\nhold a2\n");
	struct term *t;
	FILE *file;

	for (int i = 0; i < NOTES; i++)
		used += (size_t)snprintf(lines + used, sizeof lines - used, "note %d\n", i);
	snprintf(path, sizeof path, "%s/lines", s->home);
	file = fopen(path, "we");
	assert_non_null(file);
	fputs(lines, file);
	fclose(file);
	programs_output(s,
	                (struct term_start){ .args = { "run", "titan", path, "--save", "--title", "long" } });
	t = programs_open(s, (struct term_start){ .args = { "open", "long" } });
	term_press(t, "U", "undo 452 lines, back to 2.5.6.4.2.1 maneuver");
	term_press(t, "n", "? help");
	term_press(t, ":step\r", "did not enter");
	term_press(t, "U", "undo 453 lines, back to 2.5.6.4.2.1 maneuver");
	term_press(t, "y", "453 lines undone");
}

/* A long message is read whole with a key of its own, or with Enter where that does nothing. */
static void test_long_message(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ .args = { "new", "commander" } });

	term_press(t, "\r", "Esc cancel");
	term_press(t,
	           "\"Alice of the Alders\" \"Bob the Builder\" \"Caroline Carolina\" \"Dave from "
	           "next door\"\r",
	           "Caroline Carolina ..");
	term_wait_text(t, "^E read all");
	term_press(t, "\005", "  next door");
	term_press(t, ESC, "^E read all");
}

/* ---- hostile names and files ---- */

static void escape_sequences_never_get_through(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open(
		s, (struct term_start){ .args = { "new", "commander", "A\033[2Jlice", "Bob" } });
	size_t size;

	assert_int_not_equal(term_wait_exit(t), 0);
	assert_null(strstr(term_raw(t, &size), "\033[2Jlice"));
	t = programs_open(
		s, (struct term_start){ .args = { PROGRAMS_FOUR, "--title", "evil\033]0;owned\007" } });
	assert_int_not_equal(term_wait_exit(t), 0);
	assert_null(strstr(term_raw(t, &size), "owned\007"));
	t = programs_four(s);
	term_send(t, ":rename Bob B\xe2\x80\xaeob\r"); /* a bidi control is no letter */
	term_wait_gone(t, ":rename");
	assert_null(strstr(term_raw(t, &size), "\xe2\x80\xae"));
	term_wait_text(t, "2  Bob");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, programs_begin, programs_end)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(keys_play),
		TEST(a_life_writes_what_changes),
		TEST(a_qr_code_of_the_standings),
		TEST(the_prompt_says_lines),
		TEST(the_prompt_asks_for_help),
		TEST(the_prompt_remembers_another_evening),
		TEST(overlays_come_and_go),
		TEST(what_the_bar_shows_over_a_table_works),
		TEST(the_bar_over_a_field),
		TEST(a_field_has_room_and_tells_what_is_asked),
		TEST(what_ends_the_game_asks_once),
		TEST(help_begins_with_what_is_due),
		TEST(the_log_is_whole_and_not_doubled),
		TEST(the_log_is_searched_to_its_first_line),
		TEST(the_log_is_searched_on),
		TEST(earlier_players_come_back),
		TEST(counters_come_back),
		TEST(the_prompt_shows_what_is_missing),
		TEST(a_phase_is_undone),
		TEST(a_long_phase_is_undone),
		TEST(a_killed_table_comes_back),
		TEST(signals_leave_the_terminal_as_it_was),
		TEST(a_closed_window_ends_the_program),
		TEST(names_are_parted_as_they_are_typed),
		TEST(leaving_goes_home_and_out),
		TEST(home_knows_what_has_not_changed),
		TEST(home_tells_ages),
		TEST(home_shows_the_table_in_focus),
		TEST(what_keys_would_do),
		TEST(lines_of_other_evenings),
		TEST(help_lists_what_the_game_has),
		TEST(a_list_of_commands_hides_nobody),
		TEST(a_chart_keeps_up),
		TEST(a_second_program_watches),
		TEST(a_room_watches),
		TEST(an_idle_room_sleeps),
		TEST(a_watcher_learns_no_hand),
		TEST(a_table_of_an_event_has_its_board),
		TEST(a_dispute_is_completed),
		TEST(a_key_is_completed_once),
		TEST(u_clears_typed_points_first),
		TEST(the_next_scheme_is_secret),
		TEST(a_curtain_hides_all),
		TEST(a_pick_is_secret),
		TEST(an_idle_table_sleeps),
		TEST(the_journal_tells_what_was_done),
		TEST(every_size_is_drawn),
		TEST(too_small_still_saves_and_leaves),
		TEST(wide_names_line_up),
		TEST(works_without_colour),
		TEST(a_plain_locale_gets_plain_characters),
		TEST(a_terminal_that_is_not_known_is_named),
		TEST(a_line_at_a_time_draws_nothing),
		TEST(a_terminal_without_a_cursor_gets_lines),
		TEST(a_watcher_reads_lines_as_they_come),
		TEST(faults_of_a_file_are_listed),
		TEST(a_file_names_the_players),
		TEST(a_tour_goes_through_a_table),
		TEST(a_tour_tells_each_step_in_a_wide_window),
		TEST(settings_hold_at_once_and_later),
		TEST(the_language_needs_no_locale),
		TEST(what_is_owed_speaks_it_too),
		TEST(a_language_needs_its_letters),
		TEST(damaged_settings_are_told_and_left_alone),
		TEST(the_bell_rings_for_what_is_owed),
		TEST(a_rebound_key_is_shown),
		TEST(a_table_is_exported_from_inside),
		TEST(a_document_is_chosen_then_its_format),
		TEST(a_round_has_bounds),
		TEST(a_key_that_has_moved_says_where),
		TEST(a_refusal_names_the_bound_key),
		TEST(fields_say_what_they_take),
		TEST(the_mouse_can_be_left_alone),
		TEST(a_legion_is_secret),
		TEST(escape_sequences_never_get_through),
		TEST(test_long_message),
	};

	return cmocka_run_group_tests_name("app", tests, NULL, NULL);
}
