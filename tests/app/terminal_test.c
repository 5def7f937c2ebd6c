/* SPDX-License-Identifier: MIT */
/*
 * The program and its terminal: Ctrl-Z and the signals that stop or end it. Whatever
 * comes, the table is on disk and the terminal as it was.
 */
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
#include <unistd.h>

#include <cmocka.h>

#include "tests/kit/programs.h"

#define CTRL_Z "\032"
#define ESC TERM_ESC

/* The lines of the only table, as they are on disk. */
static const char *log_of(struct programs *s)
{
	return programs_output(s, (struct term_start){ .args = { "log", programs_session(s) } });
}

/* ---- stopped, and back ---- */

static void come_back(struct term *t, const char *text)
{
	term_raw_forget(t);
	term_kill(t, SIGCONT);
	term_wait_text(t, text);
}

static void ctrl_z_saves_and_suspends(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_send(t, "-" CTRL_Z);
	term_wait_stopped(t);
	/* The run of one key is on disk, and the table is held. */
	assert_non_null(strstr(log_of(s), "Alice: 39 life"));
	assert_non_null(strstr(programs_output(s, (struct term_start){ .args = { "list", "--json" } }),
	                       "\"open\":true"));
	come_back(t, "back from the shell; u undoes");
	term_press(t, "n", "turn Bob");
	term_press(t, "u", "turn Alice");
	/* In another size; by a signal; as a word. */
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	term_resize(t, 18, 60);
	come_back(t, "? help");
	term_kill(t, SIGTSTP);
	term_wait_stopped(t);
	come_back(t, "? help");
	term_send(t, ":suspend\r");
	term_wait_stopped(t);
	come_back(t, "? help");
	term_press(t, "q", "RESUME");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	come_back(t, "RESUME");
	term_send(t, "q");
	assert_int_equal(term_wait_exit(t), 0);
	assert_string_equal(term_left_over(t), "");
}

/* Ctrl-C ends the program, and neither it nor Ctrl-S or Ctrl-Z costs keys that were typed ahead. */
static void every_key_is_the_programs(void **state)
{
	static const char whole[] = "signals echo lines cr-to-nl nl-to-crnl stop-start ^Z flush";
	struct programs *s = *state;
	struct term *t = programs_four(s);

	assert_string_equal(term_line_does(t), "signals ");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	assert_string_equal(term_line_does(t), whole);
	come_back(t, "? help");
	assert_string_equal(term_line_does(t), "signals ");
	term_send(t, "qq");
	assert_int_equal(term_wait_exit(t), 0);
	assert_string_equal(term_line_does(t), whole);
}

/* What was open is open again, and what was hidden is hidden. */
static void ctrl_z_leaves_all_as_it_is(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);
	size_t size;

	term_press(t, ":note half a li", ":note half a li");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	come_back(t, ":note half a li");
	term_press(t, "ne\r", "note: half a line");
	term_press(t, "?", "EVERYWHERE");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	come_back(t, "EVERYWHERE");
	t = programs_open_alone(s, (struct term_start){ .args = { "new", "archenemy", "Elspeth", "Bob" } });
	term_press(t, "b", "lifts the curtain");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	come_back(t, "lifts the curtain");
	assert_null(strstr(term_raw(t, &size), "Elspeth"));
	assert_false(term_has(t, "Elspeth"));
}

static void a_watcher_is_suspended(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_send(t, "qq");
	term_wait_exit(t);
	t = programs_open_alone(s, (struct term_start){ 0 });
	term_press(t, "w", "closed");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	come_back(t, "closed");
}

static void nobody_could_bring_it_back(void **state)
{
	struct programs *s = *state;
	struct term *t =
		programs_open_alone(s, (struct term_start){ .args = { PROGRAMS_FOUR }, .alone = true });

	term_wait_text(t, "? help");
	term_press(t, CTRL_Z, "no shell to return to");
	term_kill(t, SIGTSTP);
	term_press(t, "n", "turn Bob");
}

/* Puts a script in the place of the program, of which it has the path and the arguments. */
static void wrap(const struct programs *s, const char *script, char whole[1100])
{
	const char *program = getenv("TABLESIDE");
	char wrapper[1100];
	FILE *file;

	assert_non_null(realpath(program ? program : "./tableside", whole));
	snprintf(wrapper, sizeof wrapper, "%s/wrapper", s->home);
	assert_int_equal(setenv("TABLESIDE", wrapper, 1), 0);
	file = fopen(wrapper, "we");
	assert_non_null(file);
	fprintf(file, "#!/bin/sh\nprogram='%s'\n%s\n", whole, script);
	fclose(file);
	assert_int_equal(chmod(wrapper, 0700), 0);
}

/* A shell waits for the one that it has started, which must stop with the program. */
static void ctrl_z_stops_the_whole_job(void **state)
{
	struct programs *s = *state;
	struct term *t;
	char whole[1100];

	wrap(s, "\"$program\" \"$@\"; exit $?", whole);
	t = programs_open_alone(s, (struct term_start){ .args = { PROGRAMS_FOUR } });
	term_wait_text(t, "? help");
	term_send(t, CTRL_Z);
	term_wait_stopped(t);
	term_raw_forget(t);
	term_kill_job(t, SIGCONT);
	term_wait_text(t, "back from the shell; u undoes");
	term_press(t, "n", "turn Bob");
	term_send(t, "qq");
	assert_int_equal(term_wait_exit(t), 0);
	assert_string_equal(term_left_over(t), "");
	assert_int_equal(setenv("TABLESIDE", whole, 1), 0);
}

/* Who starts it may want that nothing stops it: then nobody would continue it either. */
static void its_parent_wants_it_never_stopped(void **state)
{
	struct programs *s = *state;
	struct term *t;
	char whole[1100];

	wrap(s, "trap '' TSTP; exec \"$program\" \"$@\"", whole);
	t = programs_open_alone(s, (struct term_start){ .args = { PROGRAMS_FOUR } });
	term_wait_text(t, "? help");
	term_press(t, CTRL_Z, "no shell to return to");
	term_kill(t, SIGTSTP);
	term_press(t, "n", "turn Bob");
	assert_int_equal(setenv("TABLESIDE", whole, 1), 0);
}

/* Ctrl-S is no key of ours, and stops nothing. */
static void ctrl_s_does_not_freeze_it(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, "\023", "^S does nothing here");
	term_press(t, "n", "turn Bob");
}

/* Both ends must be the terminal: what is written into a file would be of no use to anybody. */
/* The package manager puts another program in its place while a table is open. */
static void an_upgrade_is_told(void **state)
{
	struct programs *s = *state;
	const char *program = getenv("TABLESIDE");
	char path[200], command[900], given[300];
	struct term *t;

	snprintf(given, sizeof given, "%s", program && *program ? program : "./tableside");
	snprintf(path, sizeof path, "%s/program", s->home);
	snprintf(command, sizeof command, "cp '%s' '%s' && cp '%s' '%s.new'", given, path, given, path);
	assert_int_equal(system(command), 0);
	setenv("TABLESIDE", path, 1);
	t = programs_open_alone(s, (struct term_start){ .args = { "new", "commander", "Ann", "Ben" } });
	term_press(t, "-", "Ann: 39 life");
	setenv("TABLESIDE", given, 1);
	snprintf(command, sizeof command, "mv '%s.new' '%s'", path, path);
	assert_int_equal(system(command), 0);
	term_press(t, "-", "tableside was upgraded");
	term_press(t, "-", "Ann: 37 life");
}

static void half_a_terminal_is_none(void **state)
{
	static const char *const halves[] = { "</dev/null", ">/dev/null" };
	static const struct term_start starts[] = { { .args = { PROGRAMS_FOUR } },
		                                    { .args = { "hall", "join", "/nowhere", "--event=e",
		                                                "--table=1" } } };
	struct programs *s = *state;
	char whole[1100], script[60];

	for (int i = 0; i < 4; i++) {
		snprintf(script, sizeof script, "exec \"$program\" \"$@\" %s", halves[i % 2]);
		wrap(s, script, whole);
		term_wait_text(programs_open_alone(s, starts[i / 2]), "this needs a terminal");
		assert_int_equal(setenv("TABLESIDE", whole, 1), 0);
	}
}

/* ---- what cannot be saved ---- */

/* A file takes the place of the folder, and the only session is gone. */
static void lose_the_table(const struct programs *s)
{
	char folder[1000], away[1000], path[1300];
	glob_t found;

	snprintf(folder, sizeof folder, "%s/data/tableside/sessions", s->home);
	snprintf(away, sizeof away, "%s/data/tableside/away", s->home);
	snprintf(path, sizeof path, "%s/*.json", folder);
	assert_int_equal(glob(path, 0, NULL, &found), 0);
	assert_int_equal(unlink(found.gl_pathv[0]), 0);
	globfree(&found);
	assert_int_equal(rename(folder, away), 0);
	assert_int_equal(symlink("/dev/null", folder), 0);
}

/* What was typed before the question stood there is no answer to it; and who loses lines is
 * told by the exit status, too. */
static void a_loss_is_asked_and_told(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "-", "39 life");
	lose_the_table(s);
	term_press(t, "n", "not saved");
	term_press(t, "qy", "leave and lose");
	term_settle(t);
	assert_true(term_has(t, "leave and lose"));
	term_send(t, "\r"); /* it stays */
	term_wait_gone(t, "leave and lose");
	term_press(t, "q", "leave and lose");
	term_click(t, "leave and lose", "q quit");
	term_send(t, "q");
	assert_int_equal(WEXITSTATUS(term_wait_exit(t)), 3);
}

/* ---- signals that end it ---- */

static void signals_leave_the_terminal_as_it_was(void **state)
{
	static const int asked[] = { SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF };
	static const int crashes[] = { SIGQUIT, SIGSEGV, SIGXCPU, SIGSYS, SIGTRAP };
	enum { ASKED = sizeof asked / sizeof *asked, CRASHES = sizeof crashes / sizeof *crashes };
	struct programs *s = *state;

	for (int i = 0; i < ASKED + CRASHES; i++) {
		struct term *t = programs_four(s);
		int status;

		assert_string_not_equal(term_left_over(t), "");
		term_press(t, ":note before\r", "note: before");
		term_kill(t, i < ASKED ? asked[i] : crashes[i - ASKED]);
		status = term_wait_exit(t);
		assert_string_equal(term_left_over(t), "");
		assert_int_equal(i < ASKED ? WEXITSTATUS(status) : WTERMSIG(status),
		                 i < ASKED ? 0 : crashes[i - ASKED]);
		assert_non_null(strstr(log_of(s), "before"));
		programs_close(s);
		term_home_remove(s->home);
		s->home = term_home();
	}
}

static void f1_is_help(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	term_press(t, "\033OP", "EVERYWHERE");
	term_press(t, ESC "q", "RESUME");
	term_press(t, "\033OP", "HOME");
}

/* ---- what is no key, and what is pasted ---- */

enum { SCREEN_BYTES = 30000 };

static void copy_screen(struct term *t, char out[SCREEN_BYTES])
{
	size_t end = 0;

	for (int row = 0; row < term_rows(t); row++)
		end += (size_t)snprintf(out + end, SCREEN_BYTES - end, "%s\n", term_row(t, row));
}

/* What a terminal may send that is no key of ours: with letters, digits and brackets that are. */
static void nothing_is_changed(struct term *t)
{
	static const char *const sequences[] = {
		"\033[27;3;117~",
		"\033[57358;1u",
		"\033[1;5C",
		"\033n",
		"\033[5;7R",
		"\033[?62;22c",
		"\033[>0;276;0c",
		"\033[I\033[O",
		"\033]10;rgb:ffff/ffff/ffff\033\\",
		"\033P>|XTerm(390)\033\\",
		"\033_Gi=1;OK\033\\",
		"\033[<35;9;9M",
		"\033[<2;9;9M",
		"\033[8;43;132t",
		"\033[?2004;1$y",
	};
	char before[SCREEN_BYTES], after[SCREEN_BYTES];

	term_settle(t);
	copy_screen(t, before);
	for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
		term_send(t, sequences[i]);
		term_settle(t);
		copy_screen(t, after);
		if (strcmp(before, after) != 0)
			fail_msg("sequence %zu has changed this:\n%s\nto this:\n%s", i, before, after);
	}
}

static void what_is_no_key_changes_nothing(void **state)
{
	static const char *const overlays[][2] = {
		{ ":", "Esc cancel" }, { ":note x", ":note x" }, { "?", "EVERYWHERE" },    { "L", "LOG" },
		{ "N", "Esc cancel" }, { "D", "a 20-sided" },    { "c", "damage Ann .." },
	};
	static const char *const games[] = { "archenemy", "catan",        "meccg",    "score",
		                             "titan",     "championship", "commander" };
	struct programs *s = *state;
	struct term *t = programs_open_alone(s, (struct term_start){ 0 });

	term_wait_text(t, "? help");
	nothing_is_changed(t);
	term_press(t, "1An", "turn order:   An");
	nothing_is_changed(t);
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		t = programs_open_alone(
			s, (struct term_start){ .args = { "new", games[i], "Ann", "Ben",
		                                          strcmp(games[i], "meccg") ? "Cyd" : NULL } });
		term_wait_text(t, "? help");
		nothing_is_changed(t);
	}
	for (size_t i = 0; i < sizeof overlays / sizeof *overlays; i++) {
		term_press(t, overlays[i][0], overlays[i][1]);
		nothing_is_changed(t);
		term_send(t, ESC ESC);
		term_wait_gone(t, overlays[i][1]);
	}
}

/* Spelled otherwise, they are the keys that we have. */
static void keys_in_other_spellings(void **state)
{
	struct term *t = programs_four(*state);

	term_press(t, "\033[C-", "Bob: 39 life");
	term_press(t, "\033OB-", "Dave: 39 life");
	term_press(t, "\033[1;2A-", "Bob: 38 life");
	term_press(t, "u", "Undone");
	term_press(t, "\033[114;5u", "Redone: Bob: 38 life");
	term_press(t, "u", "Undone");
	term_press(t, "\033[27;5;114~", "Redone: Bob: 38 life");
	term_press(t, ":note one\033[27;2;13~", "note: one");
	term_press(t, ":note two\033[13;2u", "note: two");
	term_press(t, "\033[11~", "EVERYWHERE");
	term_press(t, "\033[27u", "+- one");
	term_press(t, "\033[P", "EVERYWHERE");
	term_send(t, "\033"); /* alone */
	term_wait_gone(t, "EVERYWHERE");
	term_press(t, ":note thee\033[D\033ODr\r", "note: three");
}

static void a_paste_is_text_for_a_field(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s);

	/* At a table and over it there is no field. */
	term_press(t, TERM_PASTE("-n\rq:note no\ry"), "nothing to paste into here");
	term_press(t, "n", "turn Bob");
	term_press(t, "u?", "EVERYWHERE");
	term_press(t, ESC "D", "a 20-sided die");
	term_press(t, TERM_PASTE("d"), "no text field here");
	term_press(t, ESC "2=", "Bob");
	term_press(t, TERM_PASTE("12\r"), "no text field here");
	term_press(t, ESC ":" TERM_PASTE("note two\r\nlines\n"), ":note two lines");
	term_press(t, "\r", "note: two lines");
	term_press(t, "N" TERM_PASTE("three\nmore\033[31m lines"), "three more lines");
	term_press(t, "\r", "note: three more lines");
	assert_null(strstr(log_of(s), "no\n"));
	assert_null(strstr(log_of(s), "roll"));
	assert_null(strstr(log_of(s), "-> 39"));
	term_press(t, "q", "RESUME");
	term_press(t, TERM_PASTE("2q"), "nothing to paste into here");
	term_press(t, "/" TERM_PASTE("Nobody"), "Nobody");
	term_send(t, ESC "q");
	term_wait_exit(t);
}

static void pasted_names_are_seated(void **state)
{
	static const struct {
		const char *paste, *seated;
	} rows[] = {
		{ TERM_PASTE("Ann, Ben,Cyd"), "seated: Ann, Ben, Cyd" },
		{ TERM_PASTE("Ann\nBen\nCyd\n"), "seated: Ann, Ben, Cyd" },
		{ TERM_PASTE("Ann Lee\r\nBen\r\n\r\nCyd de la Cruz"),
		  "seated: Ann Lee, Ben, Cyd de la Cruz" },
		{ TERM_PASTE("Ann Ben Cyd\n"), "seated: Ann, Ben, Cyd" },
		{ TERM_PASTE("明、\"Ben Jay\", Cyd"), "seated: 明, Ben Jay, Cyd" },
	};
	struct term *t = programs_open_alone(*state, (struct term_start){ 0 });

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		term_press(t, "1", "names, in turn order");
		term_send(t, rows[i].paste);
		term_press(t, "\r", rows[i].seated);
		term_press(t, "q", "? help");
	}
	term_press(t, "1\r", "No players yet");
	term_press(t, "\r" TERM_PASTE("Ann Lee\nBen") "\r", "seated: Ann Lee, Ben");
}

/* The marks of pastes are on while the screen is ours, also where terminfo has no word of them. */
static void pastes_are_marked(void **state)
{
	static const char *const terms[] = { "xterm-256color", "screen-256color", "vt100" };
	struct programs *s = *state;

	for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
		struct term *t = programs_open_alone(s, (struct term_start){ .term = terms[i] });

		term_wait_raw(t, "\033[?2004h");
		term_wait_text(t, "? help");
		term_raw_forget(t);
		term_send(t, CTRL_Z);
		term_wait_stopped(t);
		term_wait_raw(t, "\033[?2004l");
		come_back(t, "? help");
		term_wait_raw(t, "\033[?2004h");
		term_wait_raw(t, "\033[?1h"); /* the arrows as terminfo has them */
		term_raw_forget(t);
		term_send(t, "q");
		term_wait_exit(t);
		term_wait_raw(t, "\033[?2004l");
	}
}

/* ---- what it paints upon ---- */

/* The colour of keys tells the theme: 25 in the light one, 80 in the dark one. */
static bool is_light(struct term *t, const void *data)
{
	int row, col;

	return term_find(t, "? help", &row, &col) && term_cell(t, row, col).fg == (data ? 25 : 80);
}

/* How long the rest of a sequence may take, on a machine that has much to do. */
#define PATIENT "ESCDELAY=10000"

static struct term *open_asked(struct programs *s, const char *environment)
{
	struct term *t = programs_open_alone(s, (struct term_start){ .args = { PROGRAMS_FOUR },
	                                                             .mute = true,
	                                                             .env = { PATIENT, environment } });

	term_wait_raw(t, "\033]11;?\a\033[c");
	return t;
}

#define DEVICE "\033[?62;22c"

/* Each form of a colour, in two parts where nothing can be told from the first. */
static void the_terminal_tells_its_ground(void **state)
{
	static const struct {
		const char *begins, *goes_on;
		bool light;
	} answers[] = {
		{ "\033]11;rgb:ffff/ffff/ffff\033\\", DEVICE, true },
		{ "\033]11;rgb:ff/ff/ff\a", DEVICE, true },
		{ "\033]11;rgb:fdfd/f6f6/", "e3e3\a" DEVICE, true },
		{ "\033]11;rgba:ffff/ffff/ffff/8000\033", "\\" DEVICE, true },
		{ "\033]11;rgba:ff/ff/ff/80\033\\\033[?", "62;22c", true },
		{ "\033]11;#fbf1c7\a", DEVICE, true },
		{ "\033]11;rgb:f/f/f\a", DEVICE, true },
		{ "\033]11;rgb:0000/2b2b/3636\a", DEVICE, false },
		{ "\033]11;rgb:2e/34/40\033\\", DEVICE, false },
		{ "\033]11;rgb:zz/zz/zz\a", DEVICE, false },
		{ "\033]11;rgb:ff/ff\a", DEVICE, false },
		{ "\033]11;\a", DEVICE, false },
		{ "\033]11;nonsense nn++", "qqq\a" DEVICE, false },
		{ DEVICE, "", false },
	};

	for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
		struct programs *s = *state;
		struct term *t = open_asked(s, NULL);

		term_send(t, answers[i].begins);
		if (i % 2)
			term_wait_text(t, "? help"); /* late: after the first picture */
		term_send(t, answers[i].goes_on);
		term_press(t, "n", "turn Bob"); /* the answer was no key: nothing else has happened */
		term_wait(t, is_light, answers[i].light ? "" : NULL, answers[i].light ? "light" : "dark");
		term_press(t, "uL", "1 redone");
		assert_false(term_has(t, "2 redone"));
	}
}

/* Byte by byte, each read before the next comes; but an Escape with silence behind it is the key. */
static void an_answer_comes_in_pieces(void **state)
{
	static const char answer[] = "\033]11;rgb:eeee/eeee/ecec\033\\" DEVICE;
	struct programs *s = *state;
	struct term *t = open_asked(s, NULL);

	term_wait_text(t, "? help");
	for (const char *byte = answer; *byte; byte++) {
		bool begins = *byte == '\033' && byte[1] != '\\';

		term_send_bytes(t, byte, begins ? 2 : 1);
		byte += begins;
		term_settle(t);
	}
	term_wait(t, is_light, "", "light");
	assert_false(term_has(t, "does nothing here"));
	term_press(t, "n", "turn Bob");
	term_press(t, ":", "Esc cancel");
	term_send(t, ESC);
	term_wait_gone(t, "Esc cancel");
	term_press(t, ":note thee\033[", ":note thee"); /* a key in two reads: Left */
	term_press(t, "D\033ODr\r", "note: three");
}

/* Keys go on being keys while an answer may come, also those that begin as one. */
static void keys_before_an_answer(void **state)
{
	struct programs *s = *state;
	struct term *t = open_asked(s, NULL);

	term_press(t, ":note a", ":note a");
	term_send(t, ESC "n");
	term_wait_text(t, "turn Bob");
	term_press(t, ESC "]" ESC "]" DEVICE "n", "turn Carol");
	term_press(t, ":", "Esc cancel");
	term_send(t, ESC);
	term_wait_gone(t, "Esc cancel");
	assert_non_null(strstr(log_of(s), "50 life")); /* ] */
}

/* Whether something was ever painted as the dark theme paints keys. */
static bool was_dark(struct term *t)
{
	size_t size;

	return strstr(term_raw(t, &size), "38;5;80m");
}

/* The first picture waits for no answer: it is as the last one was, also of a terminal that never
 * answers; another answer changes it. */
static void the_first_picture_waits_for_nothing(void **state)
{
	struct programs *s = *state;
	struct term *t = open_asked(s, NULL);

	term_send(t, "\033]11;rgb:ffff/ffff/ffff\a" DEVICE);
	term_wait(t, is_light, "", "light, after an answer");
	assert_true(was_dark(t));
	t = open_asked(s, NULL);
	term_wait(t, is_light, "", "light, without an answer");
	assert_false(was_dark(t));
	term_press(t, "q", "RESUME");
	term_press(t, "S", "auto: light, as the terminal said last time");
	term_send(t, "\033]11;rgb:0000/0000/0000\a" DEVICE);
	term_wait_text(t, "auto: dark, as the terminal says");
	t = programs_open_alone(
		s, (struct term_start){ .args = { PROGRAMS_FOUR }, .term = "tmux-256color", .mute = true });
	term_wait(t, is_light, NULL, "dark: another kind of terminal");
}

static void colorfgbg_is_second(void **state)
{
	static const struct {
		const char *environment;
		bool light;
	} said[] = {
		{ "COLORFGBG=0;15", true },       { "COLORFGBG=0;default;7", true },
		{ "COLORFGBG=15;0", false },      { "COLORFGBG=15;8", false },
		{ "COLORFGBG=0;default", false }, { "COLORFGBG=light", false },
		{ "COLORFGBG=0;15;x", false },
	};
	struct programs *s = *state;

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct term *t = open_asked(s, said[i].environment);

		term_send(t, DEVICE);
		term_wait_text(t, "? help");
		term_wait(t, is_light, said[i].light ? "" : NULL, said[i].environment);
	}
}

/* Nothing is asked of those that would not answer, nor when the theme is chosen. */
static void some_are_not_asked(void **state)
{
	static const struct term_start starts[] = {
		{ .term = "screen-256color" }, { .term = "linux" },
		{ .term = "vt100" },           { .env = { "STY=1234.pts-0.host" } },
		{ .env = { "NO_COLOR=1" } },   { .args = { "--theme=light" } },
		{ .args = { "--no-color" } },
	};
	struct programs *s = *state;
	size_t size;

	for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
		struct term *t = programs_open_alone(s, starts[i]);

		term_wait_text(t, "? help");
		assert_null(strstr(term_raw(t, &size), "]11;?"));
	}
	term_wait_raw(programs_open_alone(s, (struct term_start){ .term = "screen-256color",
	                                                          .env = { "TMUX=/tmp/x,1,0" } }),
	              "]11;?");
}

static void the_settings_tell_it(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_open_alone(s, (struct term_start){ .mute = true });

	term_wait_raw(t, "]11;?");
	term_send(t, "\033]11;rgb:ffff/ffff/ffff\a" DEVICE);
	term_press(t, "S", "auto: light, as the terminal says");
	term_press(t, "\033OC", "colour theme: dark");
	term_press(t, "\033OD", "colour theme: auto");
	term_wait_text(t, "auto: light, as the terminal says");
	/* Asked later, when the answer begins to matter. */
	t = programs_open_alone(s, (struct term_start){ .args = { "--theme=light" }, .mute = true });
	term_press(t, "S", "dark or light like the terminal");
	term_press(t, "\033OC", "colour theme: dark");
	term_send(t, "\033OD");
	term_wait_raw(t, "]11;?");
	term_wait_text(t, "auto: light, as the terminal said last time");
	term_send(t, "\033]11;#002b36\033\\" DEVICE);
	term_wait_text(t, "auto: dark, as the terminal says");
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
#define TEST(function) cmocka_unit_test_setup_teardown(function, programs_begin, programs_end)
		TEST(ctrl_z_saves_and_suspends),
		TEST(ctrl_z_leaves_all_as_it_is),
		TEST(every_key_is_the_programs),
		TEST(a_watcher_is_suspended),
		TEST(nobody_could_bring_it_back),
		TEST(ctrl_z_stops_the_whole_job),
		TEST(its_parent_wants_it_never_stopped),
		TEST(ctrl_s_does_not_freeze_it),
		TEST(an_upgrade_is_told),
		TEST(half_a_terminal_is_none),
		TEST(a_loss_is_asked_and_told),
		TEST(signals_leave_the_terminal_as_it_was),
		TEST(f1_is_help),
		TEST(what_is_no_key_changes_nothing),
		TEST(keys_in_other_spellings),
		TEST(a_paste_is_text_for_a_field),
		TEST(pasted_names_are_seated),
		TEST(pastes_are_marked),
		TEST(the_terminal_tells_its_ground),
		TEST(an_answer_comes_in_pieces),
		TEST(keys_before_an_answer),
		TEST(the_first_picture_waits_for_nothing),
		TEST(colorfgbg_is_second),
		TEST(some_are_not_asked),
		TEST(the_settings_tell_it),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return cmocka_run_group_tests_name("the terminal", tests, NULL, NULL);
}
