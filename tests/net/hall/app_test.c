/* SPDX-License-Identifier: MIT */
/*
 * The hall on real terminals, through a shared folder: a laptop at a table, the
 * championship that receives, the board. TAP.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/kit/term.h"

/* A hall with a championship of one table, and the laptop of that table; both
 * keep their files in one home, as on one machine. */
struct hall {
	char *home;
	char folder[300], event[300];
	struct term *host, *table, *other, *board;
};

static void write_lines(const struct hall *h, const char *name, const char *text, char *path, size_t size)
{
	FILE *file;

	snprintf(path, size, "%s/%s", h->home, name);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs(text, file);
	assert_int_equal(fclose(file), 0);
}

static void run_lines(const struct hall *h, const char *game, const char *title, const char *text)
{
	char path[400];
	int status;

	write_lines(h, "lines", text, path, sizeof path);
	free(term_output(&(struct term_start){ .home = h->home,
	                                       .args = { "run", game, path, "--save", "--title", title } },
	                 &status, NULL));
	assert_int_equal(status, 0);
}

static char *log_of(const struct hall *h, const char *title)
{
	int status;
	char *log = term_output(&(struct term_start){ .home = h->home, .args = { "log", title, "--json" } },
	                        &status, NULL);

	assert_int_equal(status, 0);
	return log;
}

static int count_in(const char *text, const char *part)
{
	int count = 0;

	for (const char *at = text; (at = strstr(at, part)); at++)
		count++;
	return count;
}

static struct term *open_host(const struct hall *h)
{
	return term_open(
		&(struct term_start){ .home = h->home,
	                              .cols = 100,
	                              .rows = 24,
	                              .args = { "hall", "host", h->folder, "Kyoto", "--event=kyoto" } });
}

static struct hall *hall_new(void)
{
	struct hall *h = calloc(1, sizeof *h);

	h->home = term_home();
	snprintf(h->folder, sizeof h->folder, "%s/share", h->home);
	assert_int_equal(mkdir(h->folder, 0700), 0);
	return h;
}

static struct term *join(const struct hall *h, const char *table)
{
	return term_open(
		&(struct term_start){ .home = h->home,
	                              .cols = 100,
	                              .rows = 24,
	                              .args = { "hall", "join", h->folder, "--event=kyoto", table } });
}

/* An event of two tables and two rounds, and a laptop at each table. */
static int event_make(void **state)
{
	struct hall *h = hall_new();

	run_lines(h, "championship", "Kyoto",
	          "seat Anna Ben Chiyo Dora Eve \"Ana de la Fuente y Torres\" Gil Hal\n"
	          "table 1 1 Anna Ben Chiyo Dora\ntable 1 2 Eve \"Ana de\" Gil Hal\n"
	          "table 2 1 Hal Anna Eve Ben\ntable 2 2 Dora Gil Chiyo \"Ana de\"\nlayout 2 draw\n");
	h->table = join(h, "--table=1");
	term_wait_text(h->table, "kyoto, table 1: connected; the host has not answered yet");
	term_wait_text(h->table, "no host yet");
	h->host = open_host(h);
	term_wait_text(h->host, "hall open");
	h->other = join(h, "--table=2");
	term_wait_text(h->other, "kyoto, table 2: connected to the host; no round is posted for it");
	term_wait_text(h->table, "kyoto, table 1: connected to the host; no round is posted for it");
	*state = h;
	return 0;
}

static int hall_make(void **state)
{
	struct hall *h = hall_new();

	run_lines(h, "championship", "Kyoto", "seat Anna Ben Chiyo Dora\nschedule rounds=1\n");
	run_lines(h, "catan", "Game", "seat Anna Ben Chiyo Dora\nturn Ben\n");
	h->host = open_host(h);
	term_wait_text(h->host, "hall open");
	h->table = term_open(&(struct term_start){
		.home = h->home,
		.args = { "hall", "join", h->folder, "Game", "--event=kyoto", "--table=1" } });
	term_wait_text(h->table, "in sync");
	*state = h;
	return 0;
}

static int hall_remove(void **state)
{
	struct hall *h = *state;

	term_close(h->table);
	term_close(h->other);
	term_close(h->host);
	term_close(h->board);
	term_home_remove(h->home);
	free(h);
	return 0;
}

static struct term *open_board(const struct hall *h)
{
	return term_open(
		&(struct term_start){ .home = h->home,
	                              .cols = 120,
	                              .rows = 24,
	                              .args = { "hall", "board", h->folder, "Kyoto", "--event=kyoto" } });
}

/* A result arrives by itself and once, whichever program is killed; a result that
 * the desk takes back stays so until the table sends a new one. */
static void test_result_arrives_once(void **state)
{
	struct hall *h = *state;
	char *log;

	term_send(h->table, ":score Ben +10\r");
	term_wait_text(h->host, "BEN WINS");
	term_wait_text(h->host, "to sign");
	term_send(h->table, ":sign Ben,Anna\r");
	term_wait_text(h->host, "signed by");
	term_kill(h->host, SIGKILL);
	term_wait_exit(h->host);
	term_close(h->host);
	term_press(h->table, ":note while the host is off\r", "note: while");
	h->host = open_host(h);
	term_wait_text(h->host, "hall open");
	term_press(h->host, ":undo\r", "Undone: ");
	h->board = open_board(h);
	term_send(h->table, ":note nothing new about the sheet\r");
	term_wait_text(h->board, "note: nothing"); /* the host has it */
	term_send(h->host, ":undo\r");
	term_wait_gone(h->host, "to sign");
	log = log_of(h, "Kyoto");
	assert_int_equal(count_in(log, "\"do\":\"result 1 1"), 1);
	assert_int_equal(count_in(log, "\"do\":\"sign 1 1"), 1);
	free(log);
	term_send(h->table, ":sign Chiyo,Dora\r");
	term_wait_text(h->host, "1 of 1 tables in");
	log = log_of(h, "Kyoto");
	assert_int_equal(count_in(log, "\"do\":\"result 1 1"), 2);
	free(log);
}

/* What one event has taken in, the next one that the desk opens has not. */
static void test_next_event(void **state)
{
	struct hall *h = *state;

	term_send(h->table, ":score Ben +10\r");
	term_wait_text(h->host, "4 to sign");
	term_send(h->host, "q");
	term_wait_gone(h->host, "4 to sign");
	term_press(h->host, ":new championship Anna Ben Chiyo Dora\r", "CHAMPIONSHIP");
	term_send(h->host, ":schedule rounds=1\r");
	term_wait_text(h->host, "4 to sign");
}

/* A call and a result that fits no sheet stand in the list of what is left to do, whatever key is pressed
 * and whether the host is killed, until they are answered. */
static void test_desk_is_asked(void **state)
{
	struct hall *h = *state;

	term_send(h->table, ":call judge Dora\r");
	term_wait_text(h->host, "seat 4 (Dora) calls a judge");
	term_press(h->host, "t", "table 1  Dora: judge called");
	term_wait_gone(h->host, "calls a judge");
	term_kill(h->host, SIGKILL);
	term_wait_exit(h->host);
	term_close(h->host);
	h->host = open_host(h);
	term_wait_text(h->host, "calls a judge");
	term_press(h->host, "t", "table 1  Dora: judge called");
	term_press(h->host, "\r", "SHEET");
	term_press(h->host, "i", "the judge's name");
	term_press(h->host, "Rita\rok\r", "a judge's note about round 1, table 1");
	term_press(h->host, "t", "LEFT TO DO");
	term_wait_gone(h->host, "judge called");
	term_send(h->table, ":rename Dora Zoe\r");
	term_send(h->table, ":score Ben +10\r");
	term_wait_text(h->host, "table 1 sent a result; Zoe: not on its sheet");
	term_press(h->host, "\033", "not counted");
	term_press(h->host, "t", "table 1  Zoe: not on its sheet");
	term_send(h->table, ":rename Zoe Dora\r");
	term_wait_text(h->host, "BEN WINS");
	term_wait_gone(h->host, "not on its sheet");
	/* nobody hands in points for who is absent until they are here */
	term_send(h->host, ":absent Dora\r");
	term_wait_text(h->host, "Dora is absent");
	term_send(h->table, ":score Dora +2\r");
	term_wait_text(h->host, "table 1 sent a result; Dora is absent");
	term_press(h->host, "\033", "not counted");
	term_press(h->host, "t", "table 1  Dora is absent and gets no points");
	term_send(h->host, ":checkin Dora\r");
	term_wait_text(h->host, "Dora 2");
	term_wait_gone(h->host, "gets no points");
}

/* A desk and two tables play a round and begin the next, and no name is typed at a table: what the desk posts
 * is there. Who sits wrong is told there and at the desk, whatever key is pressed and whether the host is
 * killed. */
static void test_event(void **state)
{
	struct hall *h = *state;

	term_send(h->host, ":post 1\r");
	term_wait_text(h->table, "kyoto, table 1, round 1: Anna, Ben, Chiyo, Dora");
	term_press(h->table, "4", "Anna Ben Chiyo Dora");
	term_press(h->table, "\r", "seated: Anna, Ben, Chiyo, Dora");
	term_wait_text(h->other, "kyoto, table 2, round 1: Eve, Ana Torres, Gil, Hal");
	term_press(h->other, "1", "with commas or blanks"); /* another game than the desk's */
	term_send(h->other, "\033");
	term_wait_gone(h->other, "with commas");
	term_press(h->other, "4\025\r",
	           "Enter seats them: kyoto, table 2, round 1: Eve, Ana Torres, Gil, Hal");
	term_press(h->other, "s", "seat Eve \"Ana Torres\" Gil Hal");
	term_send(h->other, "\033");
	term_wait_gone(h->other, "seat Eve");
	term_press(h->other, "\r", "seated: Eve, Ana Torres, Gil, Hal");
	term_press(h->other, ":rename Hal Zoe\r", "table 2: Zoe sits there, not Hal");
	term_wait_text(h->host, "table 2: Zoe sits there, not Hal");
	term_press(h->host, "t", "table 2  Zoe sits there, not Hal");
	term_kill(h->host, SIGKILL);
	term_wait_exit(h->host);
	term_close(h->host);
	h->host = open_host(h);
	term_wait_text(h->host, "table 2: Zoe sits there, not Hal");
	term_press(h->host, "t", "table 2  Zoe sits there, not Hal");
	term_press(h->other, ":rename Zoe Hal\r", "Hal");
	term_wait_gone(h->host, "Zoe sits there");
	term_send(h->table, ":turn Ben\r:score Ben +10\r:sign each\r");
	term_send(h->other, ":turn Gil\r:score Gil +10\r:sign each\r");
	term_wait_text(h->host, "THE ROUND IS COMPLETE");
	term_send(h->host, ":post 2\r");
	term_wait_text(h->table, "kyoto, table 1, round 2: Hal, Anna, Eve, Ben");
	term_press(h->table, "q4", "Hal Anna Eve Ben");
	term_press(h->table, "\r", "Hal settles first; as in Kyoto, round 2");
	/* the turns that they choose are another order than the picks */
	term_send(h->host,
	          ":seating 2 1 Hal seat=N colour=red turn=2 & seating 2 1 Anna colour=blue turn=1 & "
	          "seating 2 1 Eve colour=white turn=3 & seating 2 1 Ben colour=orange turn=4\r");
	term_wait_text(h->table, "table 1: turn order on its sheet: Anna, Hal, Eve, Ben");
	term_wait_text(h->host, "table 1: turn order on its sheet: Anna, Hal, Eve, Ben");
}

/* A result does not disturb a person who types at the desk; it arrives afterwards. */
static void test_typing_goes_first(void **state)
{
	struct hall *h = *state;

	term_press(h->host, ":note x", "note x");
	term_press(h->table, ":score Ben +10\r", "WINS");
	term_press(h->host, "\r", "BEN WINS");
}

static int bells(const struct term *t)
{
	size_t size;

	/* curses puts the colours back with one, which ends that sequence and makes no sound */
	return count_in(term_raw(t, &size), "\a") - count_in(term_raw(t, &size), "]104\a");
}

/* The board: judges first, and pages for the projector, on which nobody is named. A call rings once,
 * there and at the desk, and not where it was made or on a projector. */
static void test_board(void **state)
{
	struct hall *h = *state;

	h->board = open_board(h);
	term_wait_text(h->board, "read-only");
	term_wait_text(h->board, "playing");
	term_raw_forget(h->board);
	term_raw_forget(h->host);
	term_raw_forget(h->table);
	term_send(h->table, ":call judge Dora\r");
	term_wait_text(h->host, "table 1, seat 4 (Dora) calls a judge");
	term_wait_text(h->board, "! JUDGE 0:");
	term_wait_text(h->board, "table 1, seat 4 (Dora) calls a judge: waiting 0:");
	term_wait_raw(h->board, "\a");
	term_wait_raw(h->host, "\a");
	term_send(h->board, "\032");
	term_wait_stopped(h->board);
	term_kill(h->board, SIGCONT);
	term_wait_text(h->board, "! JUDGE");
	term_kill(h->board, SIGTSTP);
	term_wait_stopped(h->board);
	term_resize(h->board, 30, 100);
	term_kill(h->board, SIGCONT);
	term_wait_text(h->board, "! JUDGE");
	term_send(h->table, ":call off\r");
	term_wait_gone(h->board, "! JUDGE");
	term_press(h->board, "\t", "Tab back");
	assert_int_equal(bells(h->board), 1);
	assert_int_equal(bells(h->host), 1);
	assert_int_equal(bells(h->table), 0);
	term_send(h->table, ":call judge Ben\r");
	term_wait_text(h->board, "! table 1: judge called");
	term_wait_text(h->board, "1 ! judge");
	term_wait_gone(h->board, "Ben: judge");
	term_send(h->table, ":call off\r");
	term_wait_gone(h->board, "! judge");
	assert_int_equal(bells(h->board), 1);
	term_send(h->table, ":score Ben +10\r");
	term_wait_text(h->host, "to sign");
	term_send(h->table, ":sign each\r");
	term_wait_text(h->host, "1 of 1 tables in");
	term_press(h->board, " ", "of 2, held");
	term_wait_text(h->board, "1 of 1 tables in");
	term_press(h->board, "\t", "over");
	term_send(h->board, "q");
	assert_int_equal(term_wait_exit(h->board), 0);
}

/* Lines of the hall's file (keeper.h): the table is there with a game that is set up, and says that. */
static void add_table(FILE *file, int table, long ago, const char *line)
{
	char id[40], at[30];
	time_t then = time(NULL) - ago;

	snprintf(id, sizeof id, "6f1c0e4a-1111-4222-8333-%012d", table);
	strftime(at, sizeof at, "%Y-%m-%dT%H:%M:%SZ", gmtime(&then));
	fprintf(file,
	        "%d here %s\n%d {\"tableside\":1,\"id\":\"%s\",\"game\":\"catan\",\"title\":\"\","
	        "\"created\":\"%s\",\"journal\":[\n%d {\"n\":1,\"at\":\"%s\",\"do\":\"seat A%d B%d C\"}\n",
	        table, id, table, id, at, table, at, table, table);
	if (line[0] == '-')
		fprintf(file, "%d %s %s\n", table, line + 1, id);
	else
		fprintf(file, "%d {\"n\":2,\"at\":\"%s\",\"do\":\"%s\"}\n", table, at, line);
}

/* That row of the list is this table's. */
static void wait_table(struct term *t, int row, int table)
{
	char text[20];

	snprintf(text, sizeof text, "%6d  ", table);
	term_wait_row(t, row, text);
}

static void click(struct term *t, int button, int row, int col)
{
	char bytes[60];

	snprintf(bytes, sizeof bytes, "\033[<%d;%d;%dM", button, col + 1, row + 1);
	term_send(t, bytes);
}

/* Forty tables on a board with room for fourteen: who waits for a judge is on top, the longest wait first,
 * then the lost, then all by number; keys and the wheel scroll, up to the first and the last. */
static void test_board_scrolls(void **state)
{
	enum { FIRST = 2, LAST = 15, WHEEL_UP = 64, WHEEL_DOWN };
	struct hall *h = calloc(1, sizeof *h);
	char path[400];
	struct term *t;
	FILE *file;
	int row, col;

	h->home = term_home();
	snprintf(path, sizeof path, "mkdir -p %s/d/hall", h->home);
	assert_int_equal(system(path), 0);
	file = fopen(strcat(strcpy(path, h->home), "/d/hall/kyoto.hall"), "w");
	add_table(file, 31, 3660, "call judge");
	for (int table = 1; table <= 40; table++)
		if (table != 31)
			add_table(file, table, 190,
			          table == 7    ? "call judge B7"
			          : table == 12 ? "-left"
			          : table == 20 ? "-away"
			          : table == 2  ? "turn A2 & clock start"
			                        : "note quiet");
	assert_int_equal(fclose(file), 0);
	snprintf(path, sizeof path, "--data-dir=%s/d", h->home);
	h->board = t = term_open(&(struct term_start){ .home = h->home,
	                                               .cols = 100,
	                                               .rows = 18,
	                                               .args = { "hall", "board", "--event=kyoto", path } });
	term_wait_text(t, "connected 38 of 40, over 0");
	term_wait_text(t, "read-only");
	term_wait_text(t, "table 31 calls a judge: waiting 1:01:");
	term_wait_row(t, FIRST, "    31  ! JUDGE 1:");
	term_wait_row(t, FIRST + 1, "     7  ! JUDGE 3:");
	snprintf(path, sizeof path, "%.13s", strstr(term_row(t, FIRST + 1), "! JUDGE 3:"));
	term_wait_gone(t, path); /* the time goes on */
	term_wait_row(t, FIRST + 2, "    20  ! lost 0:");
	wait_table(t, FIRST + 3, 1);
	term_wait_row(t, FIRST + 4, "-0:");
	term_wait_row(t, LAST, "    12  left");
	term_send(t, "k");
	term_send(t, "j");
	wait_table(t, FIRST, 7);
	term_send(t, "\033[B");
	wait_table(t, FIRST, 20);
	term_send(t, "\033[A");
	wait_table(t, FIRST, 7);
	term_send(t, "k");
	wait_table(t, FIRST, 31);
	term_send(t, "\033[6~");
	wait_table(t, FIRST, 13);
	term_send(t, "\033[5~");
	wait_table(t, FIRST, 31);
	term_send(t, " ");
	wait_table(t, FIRST, 13);
	term_send(t, "\033[F");
	wait_table(t, LAST, 40);
	wait_table(t, FIRST, 26);
	term_send(t, "j\033[A");
	wait_table(t, FIRST, 25);
	term_send(t, "\033[H");
	wait_table(t, FIRST, 31);
	click(t, WHEEL_DOWN, 5, 5);
	wait_table(t, FIRST, 7);
	click(t, WHEEL_UP, 5, 5);
	wait_table(t, FIRST, 31);
	term_resize(t, 6, 30);
	term_wait_text(t, "Too small");
	term_resize(t, 18, 100);
	wait_table(t, FIRST, 31);
	term_wait_text(t, "Tab projector");
	assert_true(term_find(t, "projector", &row, &col));
	click(t, 0, row, col);
	term_wait_text(t, "of 3    read-only"); /* pages, without names */
	assert_false(term_has(t, "B7"));
	term_press(t, "\t", "leave");
	assert_true(term_find(t, "leave", &row, &col));
	click(t, 0, row, col);
	assert_int_equal(term_wait_exit(t), 0);
	hall_remove((void *[]){ h });
}

/* Whatever ends the board, the terminal is as it was: on its own page and on the projector. */
static void test_board_end(void **state)
{
	static const int asked[] = { SIGUSR1, SIGUSR2, SIGTERM, SIGINT, SIGHUP, SIGALRM };
	struct hall *h = *state;

	for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
		h->board = open_board(h);
		term_wait_text(h->board, "playing");
		if (i % 2)
			term_press(h->board, "\t", "Tab back");
		assert_string_not_equal(term_left_over(h->board), "");
		term_kill(h->board, asked[i]);
		assert_int_equal(term_wait_exit(h->board), 0);
		assert_string_equal(term_left_over(h->board), "");
		term_close(h->board);
		h->board = NULL;
	}
}

/* A call from a laptop whose clock is years ahead does not silence the next table's. */
static void test_fast_clock(void **state)
{
	static const char fast[] =
		"{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-8333-000000000012\",\"game\":\"catan\","
		"\"title\":\"Fast\","
		"\"created\":\"2031-01-01T00:00:00Z\",\"journal\":[\n"
		"{\"n\":1,\"at\":\"2031-01-01T00:00:00Z\",\"do\":\"seat Eva Fritz Gina\"}\n"
		",{\"n\":2,\"at\":\"2031-01-01T00:00:01Z\",\"do\":\"call judge Eva\"}\n]}\n";
	struct hall *h = *state;
	char path[400];
	int status;

	write_lines(h, "fast.json", fast, path, sizeof path);
	free(term_output(&(struct term_start){ .home = h->home,
	                                       .args = { "hall", "send", h->folder, path, "--event=kyoto",
	                                                 "--table=12" } },
	                 &status, NULL));
	assert_int_equal(status, 0);
	term_wait_text(h->host, "table 12, seat 1 (Eva) calls a judge");
	term_send(h->table, ":call judge Dora\r");
	term_wait_text(h->host, "table 1, seat 4 (Dora) calls a judge");
}

/* An event shared by two hosts: the championship at the one takes in the result of a table of the other, and
 * one board shows the tables of both. */
static void test_two_hosts(void **state)
{
	struct hall *h = *state;
	char other[320], data[400], beside[400];
	struct term *keep;

	snprintf(other, sizeof other, "%s/other", h->home);
	assert_int_equal(mkdir(other, 0700), 0);
	snprintf(data, sizeof data, "--data-dir=%s/other.data", h->home);
	snprintf(beside, sizeof beside, "--beside=%s/other.data", h->home);
	term_send(h->table, "qq");
	term_wait_exit(h->table);
	term_close(h->table);
	h->table = NULL;
	term_kill(h->host, SIGTERM);
	term_wait_exit(h->host);
	term_close(h->host);
	h->host = NULL;
	h->host = term_open(&(struct term_start){
		.home = h->home,
		.cols = 200,
		.args = { "hall", "host", h->folder, "Kyoto", "--event=kyoto", beside } });
	term_wait_text(h->host, "No such file");
	keep = term_open(&(struct term_start){ .home = h->home,
	                                       .args = { "hall", "keep", other, "--event=kyoto", data } });
	term_wait_text(keep, "is open");
	h->table = term_open(&(struct term_start){
		.home = h->home, .args = { "hall", "join", other, "Game", "--event=kyoto", "--table=1" } });
	term_wait_text(h->table, "in sync");
	term_send(h->table, ":score Ben +10\r");
	term_wait_text(h->host, "BEN WINS");
	h->board = term_open(&(struct term_start){
		.home = h->home, .cols = 200, .args = { "hall", "board", "--event=kyoto", beside } });
	term_wait_text(h->board, "connected 1 of 1, over 1");
	term_send(h->table, ":call judge Dora\r");
	term_wait_text(h->board, "table 1, seat 4 (Dora) calls a judge");
	term_wait_text(h->host, "table 1, seat 4 (Dora) calls a judge");
	term_close(keep);
}

/* Without a way to the hall play goes on; with it all is there again. */
static void test_away(void **state)
{
	struct hall *h = *state;
	char away[320], *log;

	snprintf(away, sizeof away, "%s.away", h->folder);
	assert_int_equal(rename(h->folder, away), 0);
	term_wait_text(h->table, "away");
	term_wait_text(h->table, "the hall: ");
	term_press(h->table, ":note said without a hall\r", "note: said without a hall");
	assert_int_equal(rename(away, h->folder), 0);
	term_wait_text(h->table, "in sync");
	term_send(h->table, "qq");
	assert_int_equal(term_wait_exit(h->table), 0);
	log = log_of(h, "Game");
	assert_int_equal(count_in(log, "\"do\":\"note said without a hall"), 1);
	free(log);
}

/* The program says that, and ends so. */
static void expect_end(const struct hall *h, int status, const char *text, const char *const args[TERM_ARGS])
{
	struct term_start start = { .home = h->home, .cols = 200 };
	struct term *t;

	memcpy(start.args, args, sizeof start.args);
	t = term_open(&start);
	term_wait_text(t, text);
	assert_int_equal(WEXITSTATUS(term_wait_exit(t)), status);
	term_close(t);
}

/* What cannot be opened is told before the screen begins; lines that no host has, after it has ended. */
static void test_not_opened(void **state)
{
	struct hall *h = hall_new();
	char nowhere[320];
	struct term *t;

	snprintf(nowhere, sizeof nowhere, "%s/nowhere", h->home);
	run_lines(h, "catan", "Game", "seat Anna Ben Chiyo\n");
	expect_end(h, 3, "\"Gone\"",
	           (const char *const[TERM_ARGS]){ "hall", "join", h->folder, "Gone", "--event=e",
	                                           "--table=1" });
	expect_end(h, 3, "cannot use the folder",
	           (const char *const[TERM_ARGS]){ "hall", "join", nowhere, "--event=e", "--table=1" });
	expect_end(h, 3, "\"Gone\"",
	           (const char *const[TERM_ARGS]){ "hall", "host", h->folder, "Gone", "--event=e" });
	expect_end(h, 3, "cannot use the folder",
	           (const char *const[TERM_ARGS]){ "hall", "host", nowhere, "Game", "--event=e" });
	expect_end(h, 3, "\"Gone\"",
	           (const char *const[TERM_ARGS]){ "hall", "board", h->folder, "Gone", "--event=e" });
	expect_end(h, 2, "which event?", (const char *const[TERM_ARGS]){ "hall", "board" });
	expect_end(h, 3, "this table is not a championship",
	           (const char *const[TERM_ARGS]){ "hall", "board", h->folder, "Game", "--event=e" });
	t = term_open(&(struct term_start){
		.home = h->home,
		.args = { "hall", "join", h->folder, "Game", "--event=kyoto", "--table=1" } });
	term_wait_text(t, "no host yet");
	term_send(t, ":note nobody hears this\rqq"); /* the disk has it only when the table is left */
	assert_int_equal(WEXITSTATUS(term_wait_exit(t)), 0);
	term_wait_text(t, "2 lines have not reached the host: send ");
	term_close(t);
	hall_remove((void *[]){ h });
}

/* All the programs above waited for people most of the time: none of them was busy meanwhile. */
static void test_all_rested(void **state)
{
	struct rusage used;

	(void)state;
	getrusage(RUSAGE_CHILDREN, &used);
	assert_in_range(used.ru_utime.tv_sec + used.ru_stime.tv_sec, 0, 3);
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, hall_make, hall_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_event, event_make, hall_remove),
		TEST(test_result_arrives_once),
		TEST(test_next_event),
		TEST(test_desk_is_asked),
		TEST(test_typing_goes_first),
		TEST(test_board),
		cmocka_unit_test(test_board_scrolls),
		TEST(test_board_end),
		TEST(test_fast_clock),
		TEST(test_two_hosts),
		TEST(test_away),
		cmocka_unit_test(test_not_opened),
		cmocka_unit_test(test_all_rested),
	};

	return cmocka_run_group_tests_name("hall on the screen", tests, NULL, NULL);
}
