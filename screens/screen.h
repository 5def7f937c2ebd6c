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
#include "screens/card.h"
#include "screens/kit/paint.h"

enum { CHOICES_MAX = 96 };

/* Gives the row of that key in a menu its present value. */
void choices_value(struct choices *list, const char *key, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/*
 * A key and the line it says. The line has holes:
 *   {seat}            filled by the screen from its focus; {seat3}: the third seat
 *   {?name}           asked: the shell opens a which-key for it
 *   {#name}           asked: a number is typed (digits, Enter; see hole.full)
 *   {~name}           asked: digits, then + or -, or Enter to set: +7, -7, =7
 *   {"name}           asked: text, quoted when needed; Enter alone leaves it empty,
 *                     and a key= before it goes too
 *   {*name}           asked: all words the person types, as they are
 *   {+name}           asked: several choices one after the other, Enter ends
 *   {%name}           asked: dice, a digit from 1 to 6 each, Enter ends; {%2name}
 *                     ends by itself after two
 * Holes are asked in the order of `ask` ("from amount"), else as they stand; one
 * name is asked once.
 * A choice that is not given ({?name} with no choices) drops the binding with
 * the hole's reason.
 *
 * A row does one of four things: says its line, opens its menu, acts, or only
 * tells of keys that move the focus. The line of an offer is that of the focus, else of a seat that owes
 * it, else of the seat on turn; it holds while that stands, and asks first where it loses something.
 */
struct binding {
	const char *key;   /* "+", "Space", "Enter", "^R", "Tab", "PgDn" */
	const char *line;  /* the line to say */
	const char *offer; /* .. or the id of the offer whose line it says (rules/core/offer.h) */
	const char *label; /* hint bar, one or two words, N_(); NULL: not in the bar */
	const char *help;  /* ? page, N_() */
	const char *head;  /* over its which-key, N_(), with holes the screen fills; NULL: help */
	const char *group; /* head of its block on the ? page, N_() */
	const char *ask;
	/* It ends or destroys what others see, and so asks once before its line is said: what happens
	 * then, N_(), with holes the screen fills; with one that it cannot fill nothing is asked. */
	const char *sure;
	const struct binding *menu; /* a which-key of further bindings; ends with {0} */
	/* While it asks, rows that are taken in its place by their key, with what was
	 * answered: below its choices, or at the end of its number. Ends with {0}. */
	const struct binding *instead;
	/* Begun once its line has been said: what it was said for; or once it has acted, where it holds. */
	const struct binding *then;
	/* The present values of the menu's rows, by key; may be NULL. */
	void (*values)(const void *view, const void *state, struct choices *list);
	/* Changes the view alone; false and why: it means nothing now. What it writes there with true
	 * is told, as where the key has moved to. */
	bool (*act)(void *view, const void *state, struct reason *why);
	const char *leads; /* of an act: the verb whose lines it leads to, for refusals that name one */
	/* A key may stand in several rows, and means the first that holds. NULL: always. */
	bool (*when)(const void *view, const void *state);
	/* Whether a key that means something is worth a place in the hint bar; NULL: it is. */
	bool (*hinted)(const void *view, const void *state);
	const char *press; /* the key that a user has bound to it; NULL: `key` */
	const char *was;   /* the key that did it in the version before, which tells so once */
	/* Small ones side by side: each row of each table is relocated and copied by every start. */
	signed char step;      /* the amount of one press, for `line` with {run}: +1, -1, +5, -5 */
	unsigned char program; /* an act outside the screens (app/core/keys.h); 0: none */
	bool aimed;            /* its first choice is what the cursor is on: the hole {aim} of the screen */
	bool next;             /* of an offer: only while it comes next */
	bool moves;            /* the key goes on to screen.key; often a word for several: "arrows" */
	bool own;              /* of `act`: only for those who may say lines, not for a watcher */
	bool eyes;             /* behind a curtain: its choices are what the seat of its offer knows */
	bool even_one;         /* asks for the first choice even if there is only one */
};

/* The beginning of a row that says a line, or that of an offer, acts, opens a menu, or tells of keys that
 * move the focus; with the label in the hint bar (NULL: none) and the help. */
#define SAYS(pressed, says, bar, told) .key = (pressed), .line = (says), .label = (bar), .help = (told)
#define OFFERS(pressed, id, bar, told) .key = (pressed), .offer = (id), .label = (bar), .help = (told)
#define ACTS(pressed, does, bar, told) .key = (pressed), .act = (does), .label = (bar), .help = (told)
#define OPENS(pressed, rows, bar, told) .key = (pressed), .menu = (rows), .label = (bar), .help = (told)
#define MOVES(pressed, bar, told) .key = (pressed), .moves = true, .label = (bar), .help = (told)

/*
 * Fills a hole of this name in lines and heads, and lists its choices. Not
 * called for an empty table, unless the screen is `unseated`.
 */
struct hole {
	const char *name;
	/* False: the hole cannot be filled now. For a hole that asks for text: a
	 * likely text, to find out whether the key means something now. */
	bool (*fill)(const void *view, const void *state, char *out, size_t size);
	bool chosen; /* what it fills is the choice of an offer's hole of that name, where it can */
	/* The choices of {?name} and {+name}; the bounds of {#name}. */
	void (*choices)(const void *view, const void *state, struct choices *list);
	/* For a hole that only checks: true leaves no trace in the line, false
	 * refuses the key. */
	bool (*may)(const void *view, const void *state, struct reason *why);
	/* Tells why it cannot be filled or has no choices; NULL: see screen.why. */
	void (*why)(const void *view, const void *state, struct reason *why);
	/* Of {#name} and {*name}: whether what is typed ends it, without Enter; `line` is
	 * filled so far. NULL: never. */
	bool (*full)(const void *state, const char *line, const char *typed);
	/* Stands above the field while it is asked: the letters of a word of resources, N_(). */
	const char *note;
};

#define FILLS(name_, how)                      \
	{                                      \
		.name = (name_), .fill = (how) \
	}
#define CHOOSES(name_, how)                       \
	{                                         \
		.name = (name_), .choices = (how) \
	}

/* The key to press for it. */
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

/* What the program hands to a drawing besides state and view. */
struct frame {
	const struct palette *palette;
	int64_t now;               /* seconds since 1970 */
	int64_t now_ms;            /* a clock that never runs backwards, for changes that fade */
	const struct log_row *log; /* the newest rows, oldest first; see screen.log_cols */
	int log_rows;
	bool watching;                      /* read-only */
	bool clock_hidden, clock_late_only; /* what the settings want of the turn clock */
	bool ja;                     /* the reader's language is Japanese: show Japanese names of cards */
	const struct series *series; /* while screen.charts wants it; else NULL */
	bool room;                   /* for a whole room: no focus, no keys, no log */
};

/* The right part of the title line, most needed last. */
struct title {
	char round[40], round_short[40], turn[140], turn_short[140], clock[16];
	bool clock_late; /* below zero; the text has its '!' */
	bool clock_stands;
	char limit[40]; /* of the round, or the evening: "round 34:10" */
	bool limit_over;
};

/* The keys of a screen's other view. */
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

/* What another program's table asks of this one, until it is answered: see screen.errands. */
struct errand {
	int table;      /* its number, from 1 */
	bool call;      /* a judge is called there; else a result waits */
	int64_t since;  /* UTC; 0: not known */
	char text[200]; /* who calls, "": the table; why the result waits */
};

enum { ERRANDS_MOST = 32 };

/* Of what one person may see: hidden, or shown instead of the table. */
enum curtain { CURTAIN_NONE, CURTAIN_DOWN, CURTAIN_LIFTED };

struct screen {
	const struct game *game;
	const struct binding *keys;   /* ends with {0} */
	const struct key_mode *modes; /* its other tables, ends with {0}; may be NULL */
	/* The table that is valid now, `keys` or one of `modes`; NULL: always
	 * `keys`. */
	const struct binding *(*keys_now)(const void *view, const void *state);
	const struct hole *holes; /* ends with {0} */
	/* Tells why a hole without a `why` of its own cannot be filled; NULL:
	 * "nobody is seated yet". */
	void (*why)(const void *view, const void *state, struct reason *why);
	const struct tour_step *tour;  /* a first table in two minutes, ends with {0}; NULL: none */
	int log_cols;                  /* from so many columns on it shows frame.log; 0: never */
	size_t view_size;              /* zeroed when the screen opens */
	int (*seat)(const void *view); /* the seat in focus; NULL: none is */
	/* The seat for whose eyes alone the screen shows something now: its offers are listed as its player
	 * knows them; -1: none. NULL: never any. */
	int (*viewer)(const void *view, const void *state);
	void (*turn_to)(void *view, int seat); /* moves the focus to a seat */
	bool tinted;                           /* draws on tinted ground: STYLE_TINT */
	bool unseated;                         /* works at an empty table: Enter seats nobody */
	bool sets_early;   /* its holes, but {seat}, are filled while nobody sits: a game is set up first */
	const char *empty; /* what an empty table is for, N_(), beside Enter of home; NULL: seats later */
	/* Repairs the view before each drawing: after undo, load, resize. */
	void (*fit)(void *view, const void *state, int rows, int cols);
	/* Moves the focus: KEY_UP, 'h', '\t', digits... False: not its key. */
	bool (*key)(void *view, const void *state, int rows, int cols, int key);
	/* Tells the focus in words, for people who cannot see it; "": none. NULL:
	 * what fills {name}. */
	void (*focus)(const void *view, const void *state, char *out, size_t size);
	/* Drops what is typed and not saved, before a line is undone or redone; false: nothing is. NULL:
	 * nothing ever is. */
	bool (*drop_typed)(void *view, const void *state);
	/* Called for any key, before its binding. NULL: no need. */
	void (*pressed)(void *view, int64_t now_ms);
	/* Whether the message line shows what is owed even after a line was said;
	 * NULL: only when it is empty. */
	bool (*urgent)(const void *view, const void *state);
	/* Whether a curtain hides the table; Space and Enter only lift it. NULL:
	 * the screen has none. */
	enum curtain (*curtain)(const void *view);
	/* Lifts the curtain; with `back` (Esc on a curtain with text) removes it
	 * without showing what it hides. */
	void (*lift)(void *view, const void *state, bool back);
	/* Draws the text on the curtain, for one person's eyes; NULL: it is
	 * blank. */
	void (*draw_curtain)(const void *view, const void *state, const struct frame *frame, WINDOW *win);
	/* The same text as lines, for plain mode. */
	void (*curtain_text)(const void *view, const void *state, char *out, size_t size);
	/* The binding that asks as soon as the curtain is lifted; NULL: none. */
	const struct binding *(*lifted)(const void *view, const void *state);
	/* Whether a text field of the screen has the keys: each printable key
	 * goes to `type` before any binding, Backspace as ""; Enter, Esc, Tab,
	 * arrows and Ctrl keys keep their meaning. Never for a watcher. NULL:
	 * never. */
	bool (*typing)(const void *view, const void *state);
	void (*type)(void *view, const void *state, const char *text);
	/* What stands in the message line instead of what is owed, and while that
	 * field has the keys instead of all but a refusal; "": nothing. */
	void (*asks)(const void *view, const void *state, char *out, size_t size);
	/* Called after a line: notes changes to show beside the numbers for a
	 * while. */
	void (*changed)(void *view, const void *before, const void *after, int64_t now_ms);
	/* Takes what tables of a hall wait for, at most ERRANDS_MOST, instead of what it had; true: it was
	 * something else. Called often. NULL: it shows none. */
	bool (*errands)(void *view, const struct errand *list, int count);
	/* When to draw again without a key (ms clock), 0: never. The program
	 * counts the seconds of the turn clock. */
	int64_t (*wake)(const void *view, const void *state, int64_t now_ms);
	/* Names the part of a turn that a state is in ("the strikes, turn 3"); U undoes
	 * what has been said since the name changed. NULL: U means nothing. */
	void (*phase)(const void *state, char *out, size_t size);
	/* Whether it draws a chart now, which costs one walk along the journal;
	 * NULL: never. */
	bool (*charts)(const void *view);
	void (*title)(const void *state, const struct frame *frame, struct title *title);
	/* Draws the body on a blank window; moves *cursor_y, *cursor_x from 0 to
	 * the focus. */
	void (*draw)(const void *view, const void *state, const struct frame *frame, WINDOW *win,
	             int *cursor_y, int *cursor_x);
	/*
	 * Draws a page for a whole room that the table itself does not show, on a blank window: what
	 * everybody at the table may know (shell/room.h draws the line at the foot). Returns how
	 * many pages there are in a window of this size, at least 1; a page beyond them draws nothing. Not
	 * called for an empty table, unless the screen is `unseated`. In the frame, now_ms is so much behind
	 * the clock that what `changed` noted is shown for ten seconds. NULL: the picture of the table, with
	 * frame.room.
	 */
	int (*room)(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page);
	/*
	 * Fills the card of a seat (screens/card.h): what its player may see and do on a phone;
	 * of -1 what everybody may know. No card tells what is face down for its seat. Not called for
	 * an empty table, unless the screen is `unseated`. NULL: the seats and their numbers,
	 * with the buttons of offers about "number".
	 */
	void (*card)(const void *state, int seat, struct card *card);
	/*
	 * What a line that was typed on a page still lacks, as the line stands: fills the question, and the
	 * choices whose words may end it. False: nothing. NULL: nobody types lines on a page of a card for
	 * CARD_TYPIST.
	 */
	bool (*lacks)(const void *state, const char *line, struct choices *list, struct reason *question);
	/* Why seats may have no phone, so that only onlookers do; NULL: they may. May be NULL. */
	const char *(*no_phones)(const void *state);
	/* Whether the arrows go along a list or a page now, at no cost: the wheel may, too. NULL: never. */
	bool (*lists)(const void *view, const void *state);
	/* A click on a spot of the drawing (screens/kit/spots.h): moves the focus, or returns the key that
	 * it stands for, as a second one at the same place; NULL: none. May be NULL. */
	const char *(*touch)(void *view, const void *state, int what, int n);
};

/* A screen, and what it shows now. */
struct showing {
	const struct screen *screen;
	const void *view, *state;
	const struct offers *offers;  /* what may be done; NULL: nothing is offered */
	const struct binding *keys;   /* its keys, as they are bound */
	const struct binding *common; /* .. and those of every screen */
	/* Adds what the program knows besides of a hole's choices, from files; NULL: nothing. */
	void (*more)(const void *user, const struct game *game, const char *hole, struct choices *list);
	const void *user;
};

extern const struct screen *const screens[]; /* ends with NULL */
const struct screen *screen_find(const struct game *game);
/* The table of bindings that is valid now. */
const struct binding *screen_keys(const struct screen *screen, const void *view, const void *state);
/* Writes the turn clock into the title, if a time is shown; the second for a game without turns. */
void screen_title_clock(const struct table *table, const struct frame *frame, struct title *title);
void screen_title_time(const struct table *table, const struct frame *frame, struct title *title);
/* The time of the round or the evening, whichever ends first. */
void screen_title_limit(const struct table *table, const struct frame *frame, struct title *title);
/* "20:44" in the local time of the reader. */
void screen_time(int64_t at, char out[8]);
/* "2:05", "1:02:05". */
void screen_span(int64_t seconds, char *out, size_t size);
/* The offer whose line the row says now; NULL: none. *many: several seats owe it (offers_pick). */
const struct offer *screen_offer(const struct showing *s, const struct binding *binding, bool *many);
/* For whom the offers of a screen are listed now; -1: the shared screen. */
int screen_viewer(const struct screen *screen, const void *view, const void *state);
/* Whether the row's condition holds, and its offer stands. */
bool binding_holds(const struct binding *binding, const struct showing *s);
/* Whether a which-key shows the row: also where its offer does not stand now, and says why. */
bool menu_has(const struct binding *row, const struct showing *s);
/* The row that the key did in the version before, and the row that opens it, where it stands in a menu; with
 * s only what is shown there. NULL: none. */
const struct binding *binding_moved(const struct binding *keys, const char *key, const struct showing *s,
                                    const struct binding **list);
/* How far in front it stands there: 0 what comes next, 1 what is owed, 2 a chance that goes, 3 the rest. */
int binding_order(const struct binding *binding, const struct showing *s);
/* Whether the hint bar has a place for the row: what is owed, a chance that goes, what the rules rank. */
bool binding_is_hinted(const struct binding *binding, const struct showing *s);
/* Fits the view, blanks the body and draws it; the cursor is inside in any case. */
void screen_draw(const struct screen *screen, void *view, const void *state, const struct frame *frame,
                 WINDOW *win, int *cursor_y, int *cursor_x);
/* The card of a seat, of the onlookers, or of a typist; clears it first. */
void screen_card(const struct screen *screen, const void *state, int seat, struct card *card);
/* Fills a hole; false: it cannot be filled now. */
bool screen_fill(const struct showing *s, const char *name, char *out, size_t size);
/* Whether the screen chooses in an offer's hole of this name now: what the focus is on. */
bool screen_chooses(const struct showing *s, const char *name);
/* Fills the holes of a head or a question; false: one cannot be filled, and has left nothing.
 * Without a screen none can. */
bool screen_text(const struct showing *s, const char *text, char *out, size_t size);
/* Whether this is all of that number or text; `line` is filled so far. */
bool screen_full(const struct showing *s, const char *name, const char *line, const char *typed);
/* What stands above the field of a hole; NULL: nothing. */
const char *screen_note(const struct showing *s, const char *name);
/* Why it cannot be filled, or has no choices; false: that is not known. */
bool screen_why(const struct showing *s, const char *name, bool choices, struct reason *why);
/* The choices of a hole, with what is filled of its line so far; how many. */
int screen_choices(const struct showing *s, const char *name, const char *line, struct choice *out, int max);
/* From where to where a hole's number goes; false: it is free. */
bool screen_bounds(const struct showing *s, const char *name, int *least, int *most);
/* The present values of a menu's rows, by key; how many. */
int screen_values(const struct showing *s, const struct binding *binding, struct choice *out, int max);
/* The focus in words; "": none. */
void screen_focus(const struct showing *s, char *out, size_t size);

#endif
