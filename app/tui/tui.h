/* SPDX-License-Identifier: MIT */
/*
 * The full-screen program: home or a table, an overlay over it, the message
 * line, and the loop that reads keys, draws and minds the file.
 */
#ifndef APP_TUI_TUI_H
#define APP_TUI_TUI_H

#include "app/cli/cli.h"
#include "ask.h"
#include "complete.h"
#include "digest.h"
#include "keymap.h"
#include "net/hall/sender.h"
#include "open_table.h"
#include "qr.h"
#include "screens/kit/canvas.h"
#include "screens/shell/bars.h"
#include "screens/shell/home.h"
#include "terminal.h"
#include "tour.h"

enum over {
	OVER_NONE,
	OVER_ASK,    /* a which-key or a field of a binding */
	OVER_PROMPT, /* : */
	OVER_LOG,
	OVER_HELP,
	OVER_TEXT,    /* the state as lines, the answer of a query */
	OVER_CONFIRM, /* leaving with something unsaved */
	OVER_QR,      /* the standings, for a telephone */
	OVER_SETTINGS,
};

/* What a text field at home is for. */
enum field { FIELD_NONE, FIELD_FIND, FIELD_NAMES, FIELD_TITLE };

enum { HOME_GAMES = 16 };

struct home_place {
	struct listed *listed;
	struct digest *digest;
	bool *known; /* digest[n] has been read */
	int count;
	char wanted[37];         /* id of the session to put the focus on when read */
	bool stale;              /* must be read anew before it is shown or used */
	bool recalled;           /* what was known on another evening has been looked at */
	bool learnt;             /* more is known than then */
	int *shown, shown_count; /* those that match `find` */
	int focus;               /* into shown */
	enum field field;
	bool tours;              /* the next number begins a tour */
	const struct game *game; /* FIELD_NAMES: of the table to be */
	struct edit edit;
	char find[100];
	struct home_game about[HOME_GAMES];
	char archived[PATH_MAX]; /* what was put away last, for bringing it back */
};

struct history {
	char **line;
	int count, room;
	bool read;
};

/* How the hall stands, as the title line tells it. */
struct hall_view {
	struct hall_mark mark;
	int64_t behind_since; /* ms clock, 0: nothing is owed */
	int64_t shown_at;     /* when that begins to be shown */
	bool told_gone;
	char why[300]; /* there is no way to the hall, as it was told; "": there is */
	bool waits;    /* tables have handed something in, but somebody is typing */
};

struct reception; /* hall_reception.c */

struct tui {
	struct cli *cli;
	struct terminal terminal;
	struct palette palette;
	struct canvas *canvas;
	struct keymap keymap;    /* keys bound anew */
	char *key_faults;        /* lines of the key file that bind nothing; NULL: none */
	struct open_table table; /* closed: home is shown */
	struct home_place home;
	enum over over;
	struct ask ask;
	struct edit prompt;
	struct completion completion[COMPLETIONS];
	int completions, chosen; /* chosen -1: none */
	bool picked;             /* chosen with the arrows: Enter takes it */
	bool prompt_refused;     /* Enter was refused: the reason stays until a key mends it */
	size_t complete_from;
	struct tour tour;
	struct history history;
	int history_at;         /* -1: the line being typed */
	char typed[EDIT_BYTES]; /* that line, while history is looked at */
	char help_find[60];
	int help_top;
	int log_end;    /* entry after the last one shown; -1: the newest */
	int log_least;  /* the smallest end that fills the pane */
	bool log_finds; /* a word is being typed after / */
	char log_find[60];
	int setting; /* the row of OVER_SETTINGS */
	char *text;  /* OVER_TEXT, owned */
	int text_top;
	struct qr_code qr; /* OVER_QR */
	char qr_text[1000];
	char message[600];
	int message_role;
	bool refused;       /* since the last picture */
	bool late;          /* the clock was over in it */
	bool quit, leaving; /* leaving: the question is about the whole program */
	int status;
	struct hall_view hall;
	struct reception *reception; /* owned; NULL: nothing yet */
	int barren;                  /* looks in a row at a readable terminal that read nothing */
	bool dirty;                  /* must be drawn */
	void (*draw)(struct tui *t); /* frame_draw: for a word before a wait */
	enum shell_mark shown_mark;  /* in the last picture */
	int64_t writing_since;       /* ms clock, 0: nothing is being written */
	WINDOW *body;
	struct hint hint[HINTS_MAX];
	int hints;
	const struct binding
		*hinted_keys; /* of the table, which the hints are about; NULL: of something else */
	bool hints_old;       /* those shown are of the picture before */
	bool stepped; /* the last key only made a run longer, or painted anew: nothing means more or less by
	                 it */
	bool acted;   /* another key has come since the picture before */
	bool bare;    /* the last picture was a table with nothing over it, and no overlay had a key since */
	struct shell_layout layout;
	int cols; /* of the body */
};

/* tui.c: what keys come down to. */
/* "Friday", translated. */
const char *day_name(int weekday);
bool tui_say(struct tui *t, const char *line); /* false: refused, and told */
void tui_tell_said(struct tui *t);             /* the words of the table's last line */
void tui_message(struct tui *t, int role, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Opens a session's file; false after telling why. */
bool tui_open(struct tui *t, const char *path, enum save_how how);
/* Opens the ? page. */
void tui_help(struct tui *t);
/* Whether a table of the game could be begun with these names. */
bool tui_names_fit(const struct game *game, const char *names, struct reason *why);
bool tui_new(struct tui *t, const struct game *game, const char *title, const char *names);
/* The whole session into the home folder; path: where. False: told why. */
bool tui_save_elsewhere(struct tui *t, char *path, size_t size, struct reason *why);
/* Back to home, or out: asks when something cannot be saved. */
void tui_leave(struct tui *t, bool program);

/* home.c: the list behind home, its keys. */
void home_load(struct tui *t); /* when it is stale */
void home_free(struct home_place *home);
/* home_cache.c: what was known on another evening, as an old list; and for the next. */
void home_recall(const struct store *store, struct home_place *old);
void home_remember(const struct store *store, struct home_place *home);
void home_key(struct tui *t, const struct key *key);
/* The n-th of the sessions shown, for a line about it. */
void home_row(struct tui *t, int n, struct home_row *row);
/* Asks for the names of those who play the n-th game. */
void home_begin(struct tui *t, int n);
bool home_means(const struct tui *t, const char *act);
void home_show(struct tui *t, WINDOW *win, int *cursor_y, int *cursor_x);
void home_click(struct tui *t, int rows, int cols, int y, int x);
const char *home_title(char *out, size_t size, int cols);

/* prompt_line.c: the : prompt. */
void prompt_open(struct tui *t, const char *text);
void prompt_key(struct tui *t, const struct key *key);
void prompt_show(struct tui *t, WINDOW *win, int message_y, int *cursor_y, int *cursor_x);

/* settings_page.c */
/* Reads them and speaks their language; false and why: the file is damaged. */
bool settings_begin(struct tui *t, struct reason *why);
/* Puts them in force where there is a screen. */
void settings_use(struct tui *t);
void settings_open(struct tui *t);
void settings_key(struct tui *t, const struct key *key);
void settings_show(struct tui *t, WINDOW *body, int *cursor_y, int *cursor_x);
void settings_click(struct tui *t, int rows, int cols, int y, int x);
bool settings_say(struct tui *t, const char *rest); /* "theme light"; false: told why not */

/* click.c: a click is a key of the hint bar, or moves the focus (false). */
bool click_is_key(struct tui *t, const MEVENT *mouse, struct key *key);

/* table_keys.c: keys at a table, and its overlays. */
void table_key(struct tui *t, const struct key *key);
/* Whether what is typed goes into a field of the screen. */
bool table_is_typed(const struct tui *t);
void overlay_key(struct tui *t, const struct key *key);
/* Whether a curtain hides the table, and lifting it. */
bool table_is_covered(const struct tui *t);
void table_lift(struct tui *t, const struct key *key);
void binding_do(struct tui *t, const struct binding *binding);
/* Takes the n-th choice of those that are asked for, whatever its key. */
void table_choose(struct tui *t, int n);
struct ask_about tui_about(struct tui *t);

/* history.c */
void history_read(struct tui *t);
void history_add(struct tui *t, const char *line);
void history_free(struct history *history);

/* frame.c: one whole picture. */
void frame_draw(struct tui *t);
/* Once nothing else is waiting: finds out anew what means something now. */
void frame_mend_hints(struct tui *t);
/* The mark that the title line should show now. */
enum shell_mark frame_mark(struct tui *t);
/* Whether what is typed goes into a text field. */
bool frame_has_field(const struct tui *t);
/* Whether it is a field for any text, so that a paste may go there. */
bool frame_takes_paste(const struct tui *t);
/* When the picture changes by itself (ms clock), 0: never. */
int64_t frame_wake(struct tui *t);

/* Whether a key of the table means something now. */
bool frame_means(struct tui *t, const struct binding *key);

/* loop.c */
/* Opens or begins what the program was called for; false: the message tells why not. */
bool tui_begin(struct tui *t, const char *path, enum save_how how, const struct game *game,
               const char *names);
/* The file of the table: what has come of writing it, what its writer said. */
void tui_mind(struct tui *t);
/* Closes the table, or rescues it, and frees; the exit status. */
int tui_finish(struct tui *t);
int tui_run(struct cli *cli, const char *path, enum save_how how, const struct game *game, const char *names);

#endif
