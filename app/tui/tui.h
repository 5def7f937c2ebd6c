/* SPDX-License-Identifier: MIT */
/*
 * The full-screen program: home or a table, an overlay over it, the message
 * line, and the loop that reads keys, draws and minds the file. --plain
 * (app/plain/) runs the same state without a picture.
 */
#ifndef APP_TUI_H
#define APP_TUI_H

#include "app/core/ask.h"
#include "app/core/digest.h"
#include "app/core/evenings.h"
#include "app/core/keys.h"
#include "app/core/open_table.h"
#include "app/core/settings.h"
#include "app/phones/telephones.h"
#include "awake.h"
#include "qr.h"
#include "screens/kit/canvas.h"
#include "screens/kit/spots.h"
#include "screens/shell/bars.h"
#include "screens/shell/home.h"
#include "screens/shell/room.h"
#include "search.h"
#include "terminal.h"

struct tui;

/* Which field an overlay or a screen has open; what is pasted goes into the last two. FIELD_ANSWER:
 * none, but any key answers a question. */
enum field { FIELD_NONE, FIELD_ANSWER, FIELD_NUMBER, FIELD_TEXT, FIELD_NAMES };

/*
 * Something laid over home or a table. It has every key until it sets tui.over
 * to NULL. One file each; only the pointer to it tells overlays apart.
 */
struct overlay {
	/* False: closed, and the key means what it means at the table. */
	bool (*key)(struct tui *t, const struct key *key);
	/* On stdscr or in the body; the cursor goes to *y, *x of stdscr. */
	void (*draw)(struct tui *t, int *y, int *x);
	/* Rows at the foot of the body that the table, which is drawn, should leave to it; may be NULL. */
	int (*wants)(struct tui *t);
	/* Its hint bar: rows of key and label, both N_(), or a function that adds them. */
	const struct overlay_hint {
		const char *key, *label;
	} * hint; /* ends with {0} */
	void (*add_hints)(struct tui *t);
	enum field typed;                         /* the field that takes what is typed */
	enum field (*field)(const struct tui *t); /* where that changes; may be NULL */
	/* A click on a spot of its drawing: the key that it stands for, NULL: none. May be NULL. */
	const char *(*touch)(struct tui *t, int what, int n);
	bool scrolls; /* the wheel is the arrows */
	bool small;   /* goes on in a window too small for a table */
};

extern const struct overlay overlay_ask;     /* a which-key or a field of a binding */
extern const struct overlay overlay_confirm; /* leaving with something unsaved */
extern const struct overlay overlay_help, overlay_log, overlay_prompt;
extern const struct overlay overlay_export;  /* documents and formats */
extern const struct overlay overlay_options; /* of the table */
extern const struct overlay overlay_phones;  /* the codes of the players' pages */
extern const struct overlay overlay_text;    /* the state as lines, the answer of a query */

/* What a text field at home is for. */
enum home_field { HOME_NO_FIELD, HOME_FINDS, HOME_NAMES, HOME_TITLE };

enum { HOME_GAMES = 16 };

/* What could be typed next at the prompt. */
enum { COMPLETIONS = 24 };
struct completion {
	char word[120]; /* replaces the word being typed */
	char text[120]; /* what it is */
	bool whole;     /* a blank may follow */
};

/* The table in focus, as it is shown beside the list. */
struct preview {
	struct listed of;
	bool any;
	int64_t due_ms; /* when it is to be read (ms clock), 0: it was, or cannot be */
	struct open_table table;
};

struct home_place {
	struct digests all;
	char wanted[37];         /* id of the session to put the focus on when read */
	bool stale;              /* must be read again before it is shown or used */
	bool unread;             /* it could not be; the next key tries again */
	int *shown, shown_count; /* those that match `find` */
	int focus;               /* into shown */
	int64_t moved_ms;        /* when a key last moved it (ms clock) */
	enum home_field field;
	bool refused;            /* the field was; the message tells why until the next key */
	bool tours;              /* the next number begins a tour */
	const struct game *game; /* HOME_NAMES: of the table to be */
	struct edit edit;
	int party;              /* HOME_NAMES: which earlier table's players are shown; 0: those typed */
	char typed[EDIT_BYTES]; /* .. meanwhile */
	char find[100];
	struct home_game about[HOME_GAMES];
	char archived[PATH_MAX]; /* the file archived last, for bringing it back */
	struct preview preview;
};

struct history {
	char **line;
	int count, room;
	bool read;
};

/*
 * A second thing that the loop minds beside the table: a hall (app/hall/).
 * Embedded first in the structure of its owner.
 */
struct link {
	int (*fd)(const struct link *link);
	void (*heard)(struct link *link, struct tui *t); /* fd is readable */
	void (*tend)(struct link *link, struct tui *t);  /* after each step of the loop: cheap */
	/* For the title line: "in sync"; NULL: nothing. */
	const char *(*word)(const struct link *link, const struct tui *t, int *style, char *out, size_t size);
	int64_t (*wake)(const struct link *link); /* when its word changes by itself (ms clock), 0: never */
	/* Who is to sit at a new table of the game, as words of a line; false: nobody says. NULL: never. */
	bool (*names)(const struct link *link, const struct game *game, char *out, size_t size);
	/* How it stands, in a sentence: for home, and an empty table. NULL: it has none. */
	void (*tell)(const struct link *link, char *out, size_t size);
};

/* What the program was called for; all zero: home. */
struct start {
	const char *path; /* of a session, opened so: */
	enum save_how how;
	const struct game *game; /* a new table, with title (NULL: the day's) and names */
	const char *title, *names;
	const struct game *tour;
	bool room;                             /* a session is watched as pages for a room */
	const struct telephones_place *phones; /* players have pages of their own from the start; NULL: not */
	struct link *link;                     /* NULL: in no hall */
};

/* The words of the : prompt that are for the program and not for the table. */
struct program_word {
	const char *name, *args, *help; /* help: N_(); a name of NULL ends the table */
	void (*act)(struct tui *t, const char *rest);
	int where; /* enum spoken */
	/* The n-th word that may follow `said`, NULL at the end; may be NULL. */
	const char *(*choice)(const char *said, int n);
	bool more; /* and another after that */
};
/* ALONE: without more behind it also where the table has a verb of its name. */
enum spoken { AT_HOME = 1, AT_TABLE = 2, ANYWHERE = 3, ALONE = 4 };

/* A tour (tour.c): real lines on a real screen, kept nowhere. */
struct tour {
	const struct tour_step *steps; /* NULL: no tour is on */
	int at, count;                 /* the sentence that is shown */
	int lines;                     /* in force when it came up */
	/* Set while it is on. */
	bool (*key)(struct tui *t, const struct key *key); /* true: the key was the tour's */
	void (*said)(struct tui *t);                       /* a line was said at its table */
	/* "3/9 -, + change a life by one" */
	void (*sentence)(const struct tui *t, char *out, size_t size);
};

/* What the bell rings for, once it comes up. */
struct owed {
	const struct journal *of; /* this table; NULL: none is open */
	int late;                 /* of its clocks that are over */
	int64_t called;           /* since when its judge is called; 0: is not */
};

/* The message line. */
struct notice {
	char text[600];
	int role;
	bool said; /* it is what the table's last line said */
	bool told; /* nothing was refused: the table's file has something to tell */
	bool cut;  /* the line shows its beginning only */
};

struct hints {
	struct hint list[HINTS_MAX];
	int count;
	const struct binding *of; /* the table's keys that they are about; NULL: other hints */
	bool old;                 /* those shown are of the picture before */
	bool stepped; /* the last key only made a run longer, or repainted it: no key means more or less */
	bool acted;   /* another key has come since the picture before */
};

/* The last one: what it is drawn with, where its parts are, and what it showed. */
struct picture {
	struct canvas *canvas;
	struct spots spots; /* where a click means something */
	WINDOW *body;
	struct shell_layout layout;
	int cols; /* of the body */
	enum shell_mark mark;
	int64_t writing_since; /* ms clock, 0: nothing is being written */
	struct owed owed;
};

/* A verb's usage, with the bytes of the argument that is being typed; from == to: none is. */
struct usage {
	char text[240];
	size_t from, to;
};

/* What Enter would do, or what the line still needs; fresh: of the line as it is now; taken: by Enter. */
struct foretold {
	char text[400];
	bool refused, fresh, taken;
	struct usage usage;
};

struct prompt {
	struct edit edit;
	struct completion completion[COMPLETIONS];
	int completions, chosen; /* chosen -1: none */
	struct foretold foretold;
	bool picked;                 /* chosen with the arrows: Enter takes it */
	bool refused;                /* Enter was refused: the reason stays until a key mends it */
	char files[400];             /* that a path may mean, after Tab */
	const struct overlay *under; /* for which it is a field, and which comes back; NULL: none */
	size_t complete_from;
	int at;                 /* in the history; -1: the line being typed */
	char typed[EDIT_BYTES]; /* that line, while history is looked at */
};

struct help {
	char find[60];
	int top;
	bool finds; /* a word is being typed after / */
	bool asked; /* for a word of the prompt */
	const struct overlay *under;
};

struct log_place {
	int end;    /* entry after the last one shown; -1: the newest */
	int least;  /* the smallest end that fills the pane */
	bool finds; /* a word is being typed after / */
	char find[60];
	int up; /* rows found that are newer than the last one shown */
	struct search search;
	bool looking; /* some of the log is still to be looked at for this picture */
};

/* What overlay_text shows. */
struct reading {
	char *text; /* owned */
	int top;
};

/* The page of documents and formats. */
struct exporting {
	struct save *save; /* at home: the table that is read for it, owned, and its journal */
	struct journal *journal;
	char round[40];               /* that the table shows; "": none */
	struct found_document *found; /* of each document, after so many lines */
	int entries;
	int document, format, paper; /* chosen */
	bool formats;                /* the document is chosen, now its format */
	bool names, sure;            /* the file is being named; it is there: is it replaced? */
	struct edit edit;
	char note[400]; /* why not; what to know before; files that Tab found */
	int name_cols;
};

/* The page of evenings. */
struct evenings_place {
	struct evenings all;
	enum evening_about about;
	int top; /* the first row shown */
	enum evenings_ask { EVENINGS_ASK_NOTHING, EVENINGS_ASK_DAY, EVENINGS_ASK_FILE } asks;
	struct edit edit;
};

/* The players' own pages of the open table. */
struct phones_place {
	struct telephones *pages; /* NULL: off */
	struct telephones_place at;
	int seat;              /* whose code is shown; -1: the onlookers' */
	struct reason no_code; /* why there is no QR code of it */
	char asks;             /* the key that y carries out; 0: none */
};

struct tui {
	const struct store *store;
	struct rng *rng;
	/* the terminal and the picture on it */
	struct look look;
	struct settings settings;
	struct keymap keymap; /* keys rebound */
	char *key_faults;     /* lines of the key file that bind nothing; NULL: none */
	struct terminal terminal;
	struct awake *awake; /* NULL: in --plain */
	bool lines;          /* refusals name lines, not keys: in --plain, and to anyone who types a line */
	struct palette palette;
	struct picture picture;
	struct hints hints;
	struct notice notice;
	bool dirty;                                          /* must be drawn */
	void (*draw)(struct tui *t);                         /* for a word before a wait */
	void (*press)(struct tui *t, const struct key *key); /* a key of a tour, at the table */
	/* home, or a table */
	struct home_place home;
	struct open_table table; /* closed: home is shown */
	struct tour tour;
	struct {
		bool shown; /* while watching: pages for a whole room */
		struct room pages;
	} room;
	struct phones_place phones;
	struct link *link; /* NULL: none */
	bool calls;        /* a table of the hall has called a judge since the last picture */
	struct store_progress progress;
	/* what is over it */
	const struct overlay *over; /* NULL: none */
	struct ask ask;             /* the question */
	struct prompt prompt;
	const struct program_word *words;
	struct history history;
	struct help help;
	struct log_place log;
	struct reading reading;
	struct exporting exporting;
	struct evenings_place evenings;
	uint64_t moved;       /* letters that have told where they went, from 'A' on a bit each */
	int setting, option;  /* the rows of the settings and of the options */
	struct qr_code qr[2]; /* the second one for a small window: standings alone; or one of a phone */
	/* the end */
	bool quit, leaving; /* leaving: the question is about the whole program */
	int upgraded;       /* how often was told that a newer program has taken this one's place */
	int status;
};

/* say.c: the message line, and lines said. */
void tui_message(struct tui *t, int role, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* A refusal, with keys instead of the lines that it names; and as a message. */
void tui_reason(struct tui *t, const char *text, const struct reason_ways *ways, char *out, size_t size);
void tui_refuse(struct tui *t, const struct reason *why);
void tui_notice(struct tui *t);                /* what the table's file has to tell, if anything */
bool tui_say(struct tui *t, const char *line); /* false: refused, and told */
void tui_tell_said(struct tui *t);             /* the words of the table's last line */
/* What the message line shows; room for words that are made for it. */
struct message_view tui_shown_message(struct tui *t, char *room, size_t size);
/* Opens the whole message to read, when it is cut and this key is for it: its own, or
 * Enter where that does nothing. */
bool tui_read_message(struct tui *t, const struct key *key, const struct binding *keys);
bool tui_enter_is_free(struct tui *t);

/* now.c: what holds at this moment. */
struct showing tui_about(struct tui *t);
/* Takes the focus off what the table has no longer, as after an undo. */
void tui_fit(struct tui *t);
bool tui_is_covered(const struct tui *t);                 /* a curtain hides the table */
bool tui_is_typed(const struct tui *t);                   /* a field of the screen takes what is typed */
enum field tui_field(const struct tui *t);                /* the field that what is typed goes into */
bool tui_means(struct tui *t, const struct binding *key); /* a key of the table means something */
enum shell_mark tui_mark(struct tui *t);                  /* the mark for the title line */

bool tui_wants_seats(const struct tui *t); /* an empty table that needs players */
/* Who is to sit at a new table of the game, as a hall says; false: nobody says. */
bool tui_due_names(const struct tui *t, const struct game *game, char *out, size_t size);

bool tui_keeps_awake(const struct tui *t);       /* the screen is to stay lit for the open table */
int tui_late(const struct tui *t);               /* how many clocks of the open table are over */
int tui_times_up(const struct journal *journal); /* .. of this one; NULL: none */
/* "2 lines are only in memory: No space left on device."; returns how many. */
int tui_unsaved(const struct tui *t, char *out, size_t size);

/* begin.c: tables opened and begun. */
/* Opens a session's file; false after telling why. */
bool tui_open(struct tui *t, const char *path, enum save_how how);
/* By an id, the beginning of one, a title or a file. */
void tui_open_named(struct tui *t, const char *word, enum save_how how);
/* title NULL: the day's. False after telling why. */
bool tui_new(struct tui *t, const struct game *game, const char *title, const char *names);
/* Closes the table, and the players' pages of it. False: not all of it is saved. */
bool tui_close(struct tui *t);
/* "seat " and the names, with blanks for 、 and wide blanks; what it gives is where they begin. */
const char *tui_seat_line(char *out, size_t size, const char *names);
/* Whether a table of the game could be begun with these names. */
bool tui_names_fit(const struct game *game, const char *names, struct reason *why);
/* Whether a file was named in their place, and the game reads players from files. */
bool tui_names_are_file(const struct game *game, const char *names);
/* The game of that id; NULL after telling. */
const struct game *tui_game(struct tui *t, const char *id);

/* leave.c: back to home, or out: asks when something cannot be saved. */
void tui_leave(struct tui *t, bool program);
/* The whole session into the home folder; path: where. False and why. */
bool tui_save_elsewhere(struct tui *t, char *path, size_t size, struct reason *why);

/* binding.c: what a key of a screen does. */
void binding_do(struct tui *t, const struct binding *binding);
/* Takes the n-th choice of those that are asked for, whatever its key. */
void binding_choose(struct tui *t, int n);
/* Whether Enter ends what is asked, and is not refused then. */
bool binding_ends(struct tui *t);
/* Lifts the curtain, or goes back from it. True: what was behind it is closed, or asks, and
 * the key is for what is there now. */
bool table_lift(struct tui *t, const struct key *key);

/* phones.c: the words after :phones: "", new, off. */
void tui_phones_say(struct tui *t, const char *rest);
/* Whether the key on the codes asks who is to type. */
bool tui_phones_typist(const struct tui *t, const struct key *key);
/* The name of a seat, or "onlookers". */
const char *tui_phones_name(const struct tui *t, int seat);
/* Players have pages of their own from now on; false after telling why not. */
bool tui_listen(struct tui *t);
/* Says what was pressed on phones; after that they have the present cards. */
void tui_hear_phones(struct tui *t);
int tui_phones_fd(const struct tui *t);   /* -1: none */
bool tui_phones_due(const struct tui *t); /* a page waits for its card */

/* evenings.c: the page; and forgets what it has read. */
void evenings_open(struct tui *t);
void evenings_close(struct tui *t);

/* export.c: forgets what the page has read. */
void export_close(struct tui *t);

/* key.c: the one who takes a key does what it means: of all; at the table; the overlay, false: none is. */
void key_press(struct tui *t, const struct key *key);
void table_key(struct tui *t, const struct key *key);
bool overlay_key(struct tui *t, const struct key *key);

/* tour.c */
/* False after telling: the game has none. */
bool tour_begin(struct tui *t, const struct game *game);
/* Says what the sentence tells, unless the person has; the next one, or home. */
void tour_next(struct tui *t);
/* Whether a binding's own key is the tour's meanwhile. */
bool tour_has_key(const struct binding *binding);

/* home.c: the list behind home, and its keys. */
void home_load(struct tui *t); /* when it is stale */
void home_key(struct tui *t, const struct key *key);
void home_do(struct tui *t, enum program_act act);
/* The n-th of the sessions shown, for a line about it. */
void home_row(struct tui *t, int n, struct home_row *row);
/* Asks for the names of those who play the n-th game. */
void home_begin(struct tui *t, int n);

/* options_page.c: the n-th option in words: what holds, and when it may change; false: no more. */
bool options_tell(struct tui *t, int n, char *out, size_t size);
void options_open(struct tui *t); /* the page; or tells that there are none */

bool settings_say(struct tui *t, const char *rest); /* "theme light"; false: told why not */

/* loop.c */
struct cli;
/* Reads settings and keys; draw: for a word before a wait. False and why: the settings are damaged. */
bool tui_prepare(struct tui *t, struct cli *cli, void (*draw)(struct tui *t), struct reason *why);
/* Opens or begins what the program was called for; false: the message tells why not. */
bool tui_begin(struct tui *t, const struct start *start);
/* .. and then: frees, complains; the exit status. */
int tui_fail(struct tui *t, const struct start *start);
/* The file of the table: what has come of writing it, what its writer said. */
void tui_mind(struct tui *t);
/* The earlier of two times, where 0 is never. */
int64_t earlier(int64_t a, int64_t b);
/* How long the loop may wait for the file of the table and until `wake` (ms clock, 0: never); -1: for ever.
 */
int tui_timeout(struct tui *t, int64_t wake);
/* Closes the table, or rescues it, and frees; the exit status. */
int tui_finish(struct tui *t);
/* The whole evening on the screen; the exit status. */
int tui_run(struct cli *cli, const struct start *start);

#endif
