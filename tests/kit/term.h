/* SPDX-License-Identifier: MIT */
/*
 * The real program on a real pseudo-terminal. libvterm reads its output, so a test
 * sees cells and not escape sequences. A keeper process between the test and the
 * program acts as a login shell: it leads the session and outlives the program, so
 * that the test can inspect the terminal after the program has ended.
 *
 * No function sleeps: no test can know when the program has finished with a key, so
 * it waits for the effect of the key. If that takes longer than TERM_PATIENCE_S,
 * the test fails and prints the screen.
 */
#ifndef TESTS_KIT_TERM_H
#define TESTS_KIT_TERM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Escape as terminals write it that part keys by themselves (kitty's way). Of "\033" alone the
 * program must wait for the rest, and with what comes at once it is another key. */
#define TERM_ESC "\033[27u"
#define TERM_PASTE(text) "\033[200~" text "\033[201~"

enum { TERM_PATIENCE_S = 20, TERM_ARGS = 16 };

struct term;

/* Defaults: 24x80, xterm-256color, C.UTF-8. */
struct term_start {
	int rows, cols;
	const char *term;            /* "": TERM is not set */
	const char *locale;          /* LC_ALL */
	const char *home;            /* from term_home; HOME and all XDG folders */
	const char *env[TERM_ARGS];  /* "NAME=VALUE"; ends with NULL */
	const char *args[TERM_ARGS]; /* after the program's name; ends with NULL */
	bool mute;                   /* the terminal answers no question by itself; the test may */
	bool alone;                  /* the program leads its session: no shell could continue it */
};

/* The limit of processor time for each program started from now on, in seconds;
 * 0: none. It does not bind the test itself, which starts thousands. */
extern int term_cpu_s;

struct term_cell {
	char text[32]; /* "" for an empty cell and the right half of a wide one */
	int width;
	bool right_half, bold, dim, underline, reverse;
	int fg, bg; /* 0..255; -1: the terminal's own; -2: any other colour */
};

/* A new empty folder, and the end of it with all that is in it. */
char *term_home(void);
void term_home_remove(char *home);

/* Starts $TABLESIDE, or ./tableside. */
struct term *term_open(const struct term_start *start);
/* A terminal without a program, after these bytes. */
struct term *term_replay(int rows, int cols, const char *bytes, size_t size);
/* Kills the program if it still runs, and frees. NULL is fine. */
void term_close(struct term *t);

/* The same program without a terminal: its standard output (the caller's to
 * free), its exit status. Standard error goes to `errors` when that is given. */
char *term_output(const struct term_start *start, int *status, char **errors);

void term_send(struct term *t, const char *keys);
void term_send_bytes(struct term *t, const char *bytes, size_t size);
enum term_button { TERM_LEFT = 0, TERM_WHEEL_UP = 64, TERM_WHEEL_DOWN = 65 };
void term_mouse(struct term *t, enum term_button button, int row, int col); /* pressed and released */
void term_resize(struct term *t, int rows, int cols);
void term_kill(struct term *t, int signal);     /* to the program alone */
void term_kill_job(struct term *t, int signal); /* and to what it has started, as a shell does */
void term_hang_up(struct term *t);              /* the terminal's window is closed */

/* Reading on until something holds. */
void term_wait_text(struct term *t, const char *text); /* on any row */
/* Sends keys and reads on until they have brought about a text. */
void term_press(struct term *t, const char *keys, const char *text);
/* Clicks where the picture shows the first text, and reads on until that has brought about the second. */
void term_click(struct term *t, const char *text, const char *wanted);
void term_wait_gone(struct term *t, const char *text);
void term_wait_row(struct term *t, int row, const char *text); /* row -1: the last */
void term_wait(struct term *t, bool (*holds)(struct term *t, const void *data), const void *data,
               const char *what);
/* For pictures, and to know what is not written: reads on until the program has taken its keys,
 * sleeps, and has been silent for a moment. Else tests wait for the effect of their keys. */
void term_settle(struct term *t);
/* Reads for `ms`, or until the program ends; true: it has. */
bool term_read_for(struct term *t, int ms);
/* The status from waitpid. All output of the program has been read by then. */
int term_wait_exit(struct term *t);

/* The screen as it stands. */
int term_rows(const struct term *t);
int term_cols(const struct term *t);
const char *term_row(struct term *t, int row); /* UTF-8, no blanks at the end; until the next call */
bool term_has(struct term *t, const char *text);
bool term_find(struct term *t, const char *text, int *row, int *col); /* col: cells, not bytes */
struct term_cell term_cell(struct term *t, int row, int col);
void term_cursor(struct term *t, int *row, int *col, bool *visible);

/* Reads on until the program has written these bytes, since the last term_raw_forget. */
void term_wait_raw(struct term *t, const char *bytes);
/* Reads on until it has been stopped and has given the terminal back. */
void term_wait_stopped(struct term *t);
/* Every byte the program wrote, NUL after the last. */
const char *term_raw(const struct term *t, size_t *size);
/* Ends the program's part so far: term_raw begins again. */
void term_raw_forget(struct term *t);

/* Processor time it has used, while it runs or after; ms. */
long term_cpu_ms(const struct term *t);
/* The memory that is its own now, while it runs; KiB. */
long term_memory_kib(const struct term *t);
/* Whether it is stopped, as by SIGTSTP. */
bool term_is_stopped(const struct term *t);
/* How often all threads of the program have gone to sleep so far. */
long term_switches(const struct term *t);

/* Does the parts of a test at the same time, because most of its time it waits for programs: each in
 * a process of its own, which a failed assertion ends. Whether all have passed. */
bool term_parts(int parts, void (*part)(int which, void *data), void *data);

/* "" when the program has restored the terminal, else what differs. */
const char *term_left_over(struct term *t);
/* What the line does by itself now: "signals echo lines cr-to-nl nl-to-crnl stop-start ^Z flush". */
const char *term_line_does(struct term *t);

#endif
