/* SPDX-License-Identifier: MIT */
/*
 * The surroundings of every screen: title line, message line, hint bar, the
 * notice of a window that is too small, and the question in a danger frame.
 * The size of the window gives all positions.
 */
#ifndef SCREENS_SHELL_BARS_H
#define SCREENS_SHELL_BARS_H

#include "screens/screen.h"

enum { SHELL_ROWS = 12, SHELL_COLS = 40 }; /* a smaller window shows no table */

/* One entry of the hint bar. */
struct hint {
	char key[24];      /* "+-", "Enter" */
	const char *label; /* "one"; already translated */
	bool enabled;      /* means something now; others are not drawn */
	int binding;       /* its index in the table of bindings; -1: none */
};

enum { HINTS_MAX = 48 };

/*
 * The hints of a table of bindings: those with a label, neighbours with the
 * same label as one ("+-" "one"). means[n]: the n-th binding means something
 * now; NULL: all do. Appends from `count` on; returns the new count.
 */
int hints_add(struct hint *hints, int count, const struct binding *keys, const bool *means);
/* Puts what comes next, then what is owed, then a chance that goes in front of the rest of a screen's hints.
 */
void hints_order(struct hint *hints, int count, const struct showing *s);

enum shell_mark { MARK_NONE, MARK_SAVED, MARK_WRITING, MARK_NOT_SAVED, MARK_WATCHING, MARK_LEFT };

struct title_view {
	const char *chip;    /* "COMMANDER" */
	const char *session; /* its title; "" for none */
	struct title title;
	enum shell_mark mark;
	const char *page; /* "2 of 3"; NULL or "": no pages */
	const char *hall; /* how far the hall has it; NULL or "": no hall */
	int hall_style;
	bool sleepy; /* the screen may go dark: it could not be kept from it */
};

/* Whom a question is about: its name stands there in the colour of the seat. */
struct asked {
	const char *name; /* NULL: nobody in particular */
	int seat;
};

struct message_view {
	const char *text;
	int style; /* ROLE_NORMAL said, ROLE_WARNING refused, ROLE_DIM advice */
	int rows;  /* 0: one */
	struct asked asked;
};

/* What stands at the right end of the hints: : and ?; F1 where those two are typed; nothing. */
enum shell_ends { ENDS_BOTH, ENDS_HELP, ENDS_NONE };

/* Rows of the whole window. */
struct shell_layout {
	int body_y, body_rows;
	int message_y, message_rows;
	int hints_y, hints_rows;
	enum shell_ends ends;
};

struct shell_layout shell_layout(int rows, int cols, const struct hint *hints, int count,
                                 enum shell_ends ends);
/* What was said as one message: the consequence first, in capitals. */
void shell_tell(const struct said *said, char *out, size_t size);
/* A long message has a second row in a window of 30 rows and more. */
void shell_layout_message(struct shell_layout *layout, int cols, const char *text);
/* Whether it is read whole in its rows. */
bool shell_message_fits(int rows, int cols, const char *text);
bool shell_too_small(int rows, int cols);

/* Paints the name once more where it stands in the text, which is painted at y, x. */
void shell_paint_asked(WINDOW *win, const struct palette *p, int y, int x, int columns, const char *text,
                       struct asked who);

/* Each draws whole rows of win, which is as large as the screen. */
void shell_draw_title(WINDOW *win, const struct palette *p, const struct title_view *view);
/* The bytes of the parts of a text, the first ones, that fit whole; 0: not even one. A part ends with
 * a semicolon or a sentence, or before a wide gap, as after a consequence, or its paragraph; else, where it
 * takes half of the columns, before the colon of an advice; or before a second colon, as of a list. */
size_t shell_whole_parts(const char *text, int columns);
/* The text. Of parts with semicolons or wide gaps between them those are left off that do not fit;
 * else its end, from a near clause or a word on, for " ..". Returns the columns used. */
int shell_paint_beginning(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                          const char *text);
void shell_draw_message(WINDOW *win, const struct palette *p, int y, const struct message_view *view);
/* Each is a SPOT_HINT: its place in the list, HINT_SAY or HINT_HELP for those at the right end. */
void shell_draw_hints(WINDOW *win, const struct palette *p, const struct shell_layout *layout,
                      const struct hint *hints, int count);
enum { HINT_SAY = -1, HINT_HELP = -2 };

/* Erases win and says that it is too small for a table. */
void shell_draw_small(WINDOW *win, const struct palette *p, enum shell_mark mark);

/* Erases win: a dramatic pause. */
void shell_draw_curtain(WINDOW *win, const struct palette *p);

/* confirm.c: the danger frame in the middle of win, over the picture. The caller puts the
 * cursor on the choice that Enter takes. */
struct confirm_view {
	const char *title;  /* "NOT SAVED"; the '!' is added */
	const char *text;   /* a sentence; wrapped */
	const char *detail; /* a path or the like, dim; may be "" */
	struct {
		const char *key, *text;
		bool keeps; /* what Enter does */
	} choice[4];
	int choices;
};
void shell_draw_confirm(WINDOW *win, const struct palette *p, const struct confirm_view *view, int *cursor_y,
                        int *cursor_x);

#endif
