/* SPDX-License-Identifier: MIT */
/*
 * A screen shows one game. It draws a const state, moves its own focus, and
 * says what a key means as a line of the game's language; it changes no state
 * and touches no file. What undo should bring back belongs to the game's
 * state; what it should not (focus, scroll, open tab) to the screen's view.
 */
#ifndef SCREENS_SCREEN_H
#define SCREENS_SCREEN_H

#include <stdint.h>

#include "rules/core/game.h"
#include "rules/core/series.h"
#include "screens/kit/paint.h"

/*
 * A key and the line it says. The line has holes:
 *   {seat}            filled by the screen from its focus (screen.fill)
 *   {?name}           asked: the shell opens a which-key for it; the screen
 *                     gives the choices (screen.choices)
 *   {#name}           asked: a number is typed (digits, Enter)
 *   {~name}           asked: digits, then + or -, or Enter to set: +7, -7, =7
 *   {"name}           asked: text, quoted when needed; Enter alone leaves it empty,
 *                     and a key= before it goes too
 *   {*name}           asked: all words the person types, as they are
 *   {+name}           asked: several choices one after the other, Enter ends
 *   {%name}           asked: dice, a digit from 1 to 6 each, Enter ends; {%2name}
 *                     ends by itself after two
 * Holes are asked in the order of `ask` ("from amount"), else as they stand.
 * A choice that is not given ({?name} with no choices) drops the binding with
 * the reason of the line.
 */
struct binding {
	const char *key;   /* "+", "Space", "Enter", "^R", "Tab", "PgDn" */
	const char *line;  /* what is said; NULL: `act` or `menu` */
	const char *label; /* hint bar, one or two words, N_(); NULL: not in the bar */
	const char *help;  /* ? page, N_() */
	const char *head;  /* over its which-key, N_(), with holes the screen fills; NULL: help */
	const char *group; /* head of its block on the ? page, N_() */
	const char *ask;
	const struct binding *menu; /* a which-key of further bindings; ends with {0} */
	const char *act;            /* something only the screen does: passed to screen.act */
	int step;                   /* a run: `line` has {run}; +1, -1, +5, -5 a key press */
	const char *when;           /* a condition that screen.holds knows; a key may stand in several
	                             * rows, and means the first whose condition holds. NULL: always */
	bool own;                   /* of `act`: only for who may say lines, not for a watcher */
	bool even_one;              /* the first choice is asked for where there is only one, too */
	const char *press;          /* the key that a person has bound it to; NULL: `key`, by which
	                             * screens go on to know it */
};

/* A row of a which-key. */
struct choice {
	char key[8];     /* what is pressed, "1" or "s"; "1." goes on from "1" */
	char word[112];  /* what goes into the line, as it is; may be "" */
	char text[100];  /* what it is */
	char value[100]; /* its present value */
	char name[100];  /* shown in place of the word; "": the word */
};

/* What is pressed for it. */
const char *binding_press(const struct binding *binding);

/* A key as it is shown: "arrows" is a word, in the reader's language. */
const char *binding_key_shown(const struct binding *binding);

enum { CHOICES_MAX = 24 };

/* One row of the log as shown. */
struct log_row {
	int number; /* entry + 1 */
	int64_t at;
	char who[100], what[200], cause[200];
	bool undone, ruling, here, first; /* first: of its entry */
};

/* What the shell hands to a drawing besides state and view. */
struct frame {
	const struct palette *palette;
	int64_t now;               /* seconds since 1970 */
	int64_t now_ms;            /* a clock that never runs backwards, for what fades */
	const struct log_row *log; /* the newest rows, oldest first; may be none: see screen.log_cols */
	int log_rows;
	bool watching; /* read-only */
	bool ja;       /* the reader's language is Japanese: cards that have a Japanese name bear it */
	const struct series *series; /* while screen.charts wants it; else NULL */
};

/* The right part of the title line, most needed last. */
struct title {
	char round[40], round_short[16], turn[140], turn_short[140], clock[16];
	bool clock_late; /* below zero; the text has its '!' */
	bool clock_stands;
};

/* The keys of a screen while it shows something else. */
struct key_mode {
	const char *name; /* "MATRIX", N_() */
	const struct binding *keys;
};

/*
 * One step of a tour (app/tui/tour.h). Going on says the line, or several of them
 * on a row each, then presses the keys, labels separated by blanks. Without a
 * text the lines are said before the next sentence comes. At most 54 columns,
 * so that it stands in a message line whole, in every language.
 */
struct tour_step {
	const char *text; /* N_() */
	const char *line, *press;
};

struct screen {
	const struct game *game;
	const struct binding *keys;   /* ends with {0} */
	const struct key_mode *modes; /* its other tables, ends with {0}; may be NULL */
	/* One of those tables while they replace `keys`; NULL: never. See screen_keys. */
	const struct binding *(*keys_now)(const void *view, const void *state);
	/* Whether a key that means something is worth a place in the hint bar now;
	 * NULL: each one with a label is. */
	bool (*hinted)(const void *view, const void *state, const struct binding *binding);
	const struct tour_step *tour; /* a first table in two minutes, ends with {0}; NULL: none */
	int log_cols;                 /* from so many columns on it shows frame.log; 0: never */
	size_t view_size;             /* zeroed when the screen opens */
	bool tinted;                  /* it stands on a ground: STYLE_TINT */
	bool lists;                   /* the arrows go along a list: the wheel may, too */
	bool unseated; /* it is of use with nobody seated: the prompt does not begin with "seat" */
	/* Repairs the view after undo, load or resize. */
	void (*fit)(void *view, const void *state, int rows, int cols);
	/* Moves the focus: KEY_UP, 'h', '\t', digits... False: not its key. */
	bool (*key)(void *view, const void *state, int rows, int cols, int key);
	/* Fills a {hole}; false: there is nothing to fill it with now. Asked with the
	 * hole of a text or of words too: what might be typed there, to find out
	 * whether the key means something now. A hole may be there only to be refused:
	 * filled with nothing it leaves no trace. When one could not be filled or has
	 * no choices, the hole `why NAME` is asked for what is missing, and for one that
	 * could not be filled then `why`. `focus` is what the keys are about, in words,
	 * where that is more than a `name`: for who cannot see it. */
	bool (*fill)(const void *view, const void *state, const char *hole, char *out, size_t size);
	/* The choices of {?hole}; what is filled so far stands in `line`. Asked with
	 * the key of a menu as the hole: the present values of its rows, by key. */
	int (*choices)(const void *view, const void *state, const char *hole, const char *line,
	               struct choice *out, int max);
	/* Any key was pressed: before it does what it means. NULL: nothing follows. */
	void (*pressed)(void *view, int64_t now_ms);
	/* binding.act; false and why: it means nothing now. NULL: the screen has none. */
	bool (*act)(void *view, const void *state, const char *act, struct reason *why);
	/* Whether what is owed is told in place of what was said last; NULL: only
	 * where nothing is told. */
	bool (*urgent)(const void *view, const void *state);
	/* Whether a curtain is down: nothing of the table is shown then, and the next
	 * key does `act` "lift" and nothing else. NULL: the screen has none. */
	bool (*curtain)(const void *view);
	/* What stands on it, for one person's eyes; NULL: nothing does. With it, Esc
	 * does `act` "back" instead of lifting. */
	void (*draw_curtain)(const void *view, const void *state, const struct frame *frame, WINDOW *win);
	/* The same as lines, for who reads one at a time. */
	void (*curtain_text)(const void *view, const void *state, char *out, size_t size);
	/* What is asked as soon as it has been lifted; NULL: nothing. */
	const struct binding *(*lifted)(const void *view, const void *state);
	/* Whether binding.when holds now; NULL: the screen has no such rows. */
	bool (*holds)(const void *view, const void *state, const char *when);
	/* Whether a text field of the screen's own has the keys: then each printable
	 * one goes to `type` before any binding, and "" for Backspace; Enter, Esc,
	 * Tab, arrows and Ctrl keys keep their meaning. Never for a watcher. NULL: never. */
	bool (*typing)(const void *view, const void *state);
	void (*type)(void *view, const void *state, const char *text);
	/* The message line while that field has the keys and nothing was refused. */
	void (*asks)(const void *view, const void *state, char *out, size_t size);
	/* A line was said: notes what to show beside the numbers for a while. */
	void (*changed)(void *view, const void *before, const void *after, int64_t now_ms);
	/* When it must be drawn again without a key (ms clock), 0: never. The turn
	 * clock's seconds are the program's business. */
	int64_t (*wake)(const void *view, const void *state, int64_t now_ms);
	/* Whether it draws a chart now, which costs a walk along the journal once;
	 * NULL: it never does. */
	bool (*charts)(const void *view);
	void (*title)(const void *state, const struct frame *frame, struct title *title);
	/* Erases and draws the body; places *cursor_y, *cursor_x on the focus. */
	void (*draw)(const void *view, const void *state, const struct frame *frame, WINDOW *win,
	             int *cursor_y, int *cursor_x);
	/* A click at a cell of the body moves the focus; false: nothing there. */
	bool (*click)(void *view, const void *state, int rows, int cols, int y, int x);
};

extern const struct screen *const screens[]; /* ends with NULL */
const struct screen *screen_find(const struct game *game);
/* The table that a key is looked up in now. */
const struct binding *screen_keys(const struct screen *screen, const void *view, const void *state);
/* A seat as a word of a line: the name, in quotes when it needs them; the number
 * where the name would be read as another word. */
void screen_seat_word(const struct table *table, int seat, char *out, size_t size);
/* The turn clock, where there is a time to show. */
void screen_title_clock(const struct table *table, const struct frame *frame, struct title *title);
/* Whether the row's condition holds. */
bool screen_holds(const struct screen *screen, const void *view, const void *state,
                  const struct binding *binding);

#endif
