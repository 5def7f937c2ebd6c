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

/* A row of a which-key. */
struct choice {
	char key[8];     /* what is pressed, "1" or "s"; "1." goes on from "1" */
	char word[112];  /* what goes into the line, as it is; may be "" */
	char text[100];  /* what it is */
	char value[100]; /* its present value */
	char name[100];  /* shown in place of the word; "": the word */
};

enum { CHOICES_MAX = 24 };

/* The rows of a which-key while a screen lists them. */
struct choices {
	struct choice *out;
	int count, max;
	const char *line; /* what is filled so far of the line that asks, ".." for the rest */
	int number;       /* at the end of the hole's name: 2 for {?res2}; 0: none */
};

/* One more row, empty but for its key and its word; the last one again when
 * there is no room. */
struct choice *choices_add(struct choices *list, const char *key, const char *word);
/* A row for a seat: its digit, its word, its name. */
struct choice *choices_seat(struct choices *list, const struct table *table, int seat);
/* What stands beside the row of that key in a menu. */
void choices_value(struct choices *list, const char *key, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/*
 * A key and the line it says. The line has holes:
 *   {seat}            filled by the screen from its focus; {seat3}: the third seat
 *   {?name}           asked: the shell opens a which-key for it
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
 * the hole's reason.
 *
 * A row does one of four things: says its line, opens its menu, acts, or only
 * tells of keys that move the focus.
 */
struct binding {
	const char *key;   /* "+", "Space", "Enter", "^R", "Tab", "PgDn" */
	const char *line;  /* what is said */
	const char *label; /* hint bar, one or two words, N_(); NULL: not in the bar */
	const char *help;  /* ? page, N_() */
	const char *head;  /* over its which-key, N_(), with holes the screen fills; NULL: help */
	const char *group; /* head of its block on the ? page, N_() */
	const char *ask;
	const struct binding *menu; /* a which-key of further bindings; ends with {0} */
	/* The present values of the menu's rows, by key; may be NULL. */
	void (*values)(const void *view, const void *state, struct choices *list);
	/* Changes the view alone; false and why: it means nothing now. */
	bool (*act)(void *view, const void *state, struct reason *why);
	const char *program; /* an act of the program around the screens, by name: app/keys.c */
	bool moves;          /* the key goes on to screen.key; often a word for several: "arrows" */
	/* A key may stand in several rows, and means the first that holds. NULL: always. */
	bool (*when)(const void *view, const void *state);
	/* Whether a key that means something is worth a place in the hint bar; NULL: it is. */
	bool (*hinted)(const void *view, const void *state);
	int step;          /* a run: `line` has {run}; +1, -1, +5, -5 a key press */
	bool own;          /* of `act`: only for who may say lines, not for a watcher */
	bool even_one;     /* the first choice is asked for where there is only one, too */
	const char *press; /* the key that a person has bound it to; NULL: `key`, by which
	                    * screens go on to know it */
};

/*
 * What fills a hole of this name, in lines, heads and questions. Nothing is asked
 * of it while nobody sits, unless the screen is of use then.
 */
struct hole {
	const char *name;
	/* False: there is nothing to fill it with now. Of a hole that is asked as text:
	 * what might be typed, to find out whether the key means something now. */
	bool (*fill)(const void *view, const void *state, char *out, size_t size);
	/* The choices of {?name} and {+name}. */
	void (*choices)(const void *view, const void *state, struct choices *list);
	/* A hole that is there only to be refused: else it leaves no trace in the line. */
	bool (*may)(const void *view, const void *state, struct reason *why);
	/* Why it could not be filled, or has no choices; NULL: see screen.why. */
	void (*why)(const void *view, const void *state, struct reason *why);
};

/* What is pressed for it. */
const char *binding_press(const struct binding *binding);

/* A key as it is shown: "arrows" is a word, in the reader's language. */
const char *binding_key_shown(const struct binding *binding);

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
	const struct hole *holes; /* ends with {0} */
	/* Why a hole without a reason of its own could not be filled; NULL: nobody sits. */
	void (*why)(const void *view, const void *state, struct reason *why);
	const struct tour_step *tour; /* a first table in two minutes, ends with {0}; NULL: none */
	int log_cols;                 /* from so many columns on it shows frame.log; 0: never */
	size_t view_size;             /* zeroed when the screen opens */
	bool tinted;                  /* it stands on a ground: STYLE_TINT */
	bool lists;                   /* the arrows go along a list: the wheel may, too */
	bool unseated; /* it is of use with nobody seated: the prompt does not begin with "seat" */
	/* Repairs the view before each drawing: after undo, load, resize. */
	void (*fit)(void *view, const void *state, int rows, int cols);
	/* Moves the focus: KEY_UP, 'h', '\t', digits... False: not its key. */
	bool (*key)(void *view, const void *state, int rows, int cols, int key);
	/* What the keys are about, in words, for people who cannot see the focus; "":
	 * nothing. NULL: what fills {name}. */
	void (*focus)(const void *view, const void *state, char *out, size_t size);
	/* Any key was pressed: before it does what it means. NULL: nothing follows. */
	void (*pressed)(void *view, int64_t now_ms);
	/* Whether what is owed is told in place of what was said last; NULL: only
	 * where nothing is told. */
	bool (*urgent)(const void *view, const void *state);
	/* Whether a curtain is down: nothing of the table is shown then, and the next
	 * key lifts it and does nothing else. NULL: the screen has none. */
	bool (*curtain)(const void *view);
	/* Lifts it; with `back` leaves it unlifted: Esc, where something stands on it. */
	void (*lift)(void *view, const void *state, bool back);
	/* What stands on it, for one person's eyes; NULL: nothing does. */
	void (*draw_curtain)(const void *view, const void *state, const struct frame *frame, WINDOW *win);
	/* The same as lines, for who reads one at a time. */
	void (*curtain_text)(const void *view, const void *state, char *out, size_t size);
	/* What is asked as soon as it has been lifted; NULL: nothing. */
	const struct binding *(*lifted)(const void *view, const void *state);
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
	/* Draws the body, which is blank; places *cursor_y, *cursor_x, which are 0, on the focus. */
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
bool binding_holds(const struct binding *binding, const void *view, const void *state);
/* Whether the hint bar has a place for the row. */
bool binding_is_hinted(const struct binding *binding, const void *view, const void *state);
/* Fits the view, blanks the body and draws it; the cursor is inside in any case. */
void screen_draw(const struct screen *screen, void *view, const void *state, const struct frame *frame,
                 WINDOW *win, int *cursor_y, int *cursor_x);
/* Fills a hole; false: it cannot be filled now. */
bool screen_fill(const struct screen *screen, const void *view, const void *state, const char *name,
                 char *out, size_t size);
/* Why it cannot be filled, or has no choices; false: that is not known. */
bool screen_why(const struct screen *screen, const void *view, const void *state, const char *name,
                bool choices, struct reason *why);
/* The choices of a hole, with what is filled of its line so far; how many. */
int screen_choices(const struct screen *screen, const void *view, const void *state, const char *name,
                   const char *line, struct choice *out, int max);
/* The present values of a menu's rows, by key; how many. */
int screen_values(const struct screen *screen, const void *view, const void *state,
                  const struct binding *binding, struct choice *out, int max);
/* What the keys are about, in words; "": nothing. */
void screen_focus(const struct screen *screen, const void *view, const void *state, char *out, size_t size);

#endif
