/* SPDX-License-Identifier: MIT */
/*
 * The pop-up of a two-key command: whole rows above the message line, which
 * shows the keys pressed so far.
 */
#ifndef SCREENS_SHELL_WHICHKEY_H
#define SCREENS_SHELL_WHICHKEY_H

#include "bars.h"
#include "screens/screen.h"

struct whichkey_view {
	const char *key;  /* the first key, shown as a chip */
	const char *head; /* "commander damage to Bob, from whom?" */
	const struct choice *choice;
	int choices;
	int focus; /* marked choice, -1: none */
	/* For the message line: */
	const char *typed;    /* "c 1 _" */
	const char *sentence; /* "Bob takes .. from Alice" */
	struct asked asked;   /* whom the head names */
	const char *begun;    /* the letters pressed of a choice's key, NULL: none */
};

/* A menu of bindings as choices, with what stands beside their offers, or the values of binding.values. */
int whichkey_menu(const struct showing *s, const struct binding *binding, struct choice *out, int max);

/* The head over the which-key of a binding, its holes filled. */
void whichkey_head(const struct showing *s, const struct binding *binding, char *out, size_t size);

/* Rows that it takes above message_y where it would hide more of the picture in win, so as to cut no digit;
 * 0: it hides no more than these. */
int whichkey_hides(const struct whichkey_view *view, const struct palette *p, WINDOW *win, int message_y);

/* Draws over win, the whole screen; its lowest row is the one above message_y. */
void whichkey_draw(const struct whichkey_view *view, const struct palette *p, WINDOW *win, int message_y,
                   int *cursor_y, int *cursor_x);

/* The row of the rule above rows that begin at y + 1 and cover a part of the screen: further up where it
 * would leave the head of a panel without its number, or a part of a digit. */
int whichkey_cover(const struct palette *p, WINDOW *win, int y, int message_y);

#endif
