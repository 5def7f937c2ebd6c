/* SPDX-License-Identifier: MIT */
/*
 * The line being typed: the ':' prompt with its completions and the outcome of
 * the line, and the small field that asks for an amount or a text.
 */
#ifndef SCREENS_SHELL_PROMPT_H
#define SCREENS_SHELL_PROMPT_H

#include "bars.h"
#include "screens/screen.h"

struct prompt_view {
	const char *line;            /* without the ':' */
	size_t cursor;               /* byte of the line before which the next letter goes */
	const char *ghost;           /* the text that completing would add; "" */
	const struct choice *choice; /* word, text, value; the key is not shown */
	int choices, chosen;         /* chosen: -1 for none */
	const char *usage; /* what the line still needs, instead of an outcome; NULL or "": nothing */
	size_t usage_from, usage_to; /* the bytes of the present argument */
	int all;                     /* how many words there are; 0: all are among the choices */
	const char *outcome;         /* "Bob 21 -> 16", or why it would be refused; "" */
	bool refused;
	bool pressed; /* .. by Enter: the reason is shown whole, above the line when it is long */
	bool danger;  /* the outcome ends in "!" and is shown so */
};

enum { CHOICES_SHOWN = 8 };

/* Rows above the line for its outcome, with their rule; 0: it stands beside the line. */
int prompt_whole_rows(const char *line, const char *outcome, int cols);

/* Draws over win, the whole screen: the line on message_y, completions above. */
void prompt_draw(const struct prompt_view *view, const struct palette *p, WINDOW *win, int message_y,
                 int *cursor_y, int *cursor_x);

/* One field on the message line: player, number, present value, typed text, and
 * the result of each key. */
struct ask_view {
	const char *who, *what, *value;
	int value_style;
	const char *typed;
	size_t cursor;
	const char *after; /* what follows the field in the line; may be NULL */
	struct ask_offer {
		const char *key, *text;
		bool refused; /* the text is why not */
	} offer[3];           /* key NULL: no more */
};
void ask_draw(const struct ask_view *view, const struct palette *p, WINDOW *win, int message_y, int *cursor_y,
              int *cursor_x);

/* "Red leaves the game?" on the message line, and in rows above it when it is long; key: what was pressed. */
void question_draw(const char *key, const char *text, struct asked who, const struct palette *p, WINDOW *win,
                   int message_y, int *cursor_y, int *cursor_x);

#endif
