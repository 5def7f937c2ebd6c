/* SPDX-License-Identifier: MIT */
/*
 * The terminal: starts curses and always restores the terminal, reads keys, turns
 * signals into a descriptor to poll. Independent of tables.
 */
#ifndef APP_TERMINAL_H
#define APP_TERMINAL_H

#include "screens/kit/paint.h"
#include "settings.h"

/* A key press: `key` is an ASCII character or a KEY_ code, 0 for other text;
 * `text` the character typed when it is printable. */
struct key {
	int key;
	char text[8];
	bool pasted;  /* pasted, not typed: text for a field, never a command */
	MEVENT mouse; /* when key is KEY_MOUSE */
};

struct terminal {
	SCREEN *screen;
	bool mouse;
	bool pasting;
	bool heard;                       /* bytes came, a whole key or not; the caller resets it */
	bool fresh;                       /* all must be drawn: the screen is new */
	const char *paste_on, *paste_off; /* escape sequences for marked pastes; NULL: none */
	char partial[4];                  /* first bytes of an incomplete character */
	int partial_length;
};

enum terminal_event {
	TERMINAL_QUIT = 1 << 0,
	TERMINAL_RESIZED = 1 << 1,
	TERMINAL_GONE = 1 << 2,
	TERMINAL_STOPPED = 1 << 3, /* asked to stop: terminal_suspend does */
};

/* TERM=dumb: a terminal that can only write. */
bool terminal_is_dumb(void);
/* Signals become readable without curses (terminal_signal_fd). */
bool terminal_listen(struct reason *why);
/* False and why: not a terminal, TERM unknown, no cursor addressing. */
bool terminal_start(struct terminal *t, const struct look *look, const struct settings *settings,
                    struct palette *palette, struct reason *why);
/* Colours and lines as the command line, the settings and the terminal have them. */
void terminal_palette(const struct look *look, const struct settings *settings, struct palette *palette);
void terminal_stop(struct terminal *t);

/* The next key; false: none is waiting. */
bool terminal_key(struct terminal *t, struct key *key);

/* Becomes readable when a signal has come. */
int terminal_signal_fd(void);
/* A signal has come since the last call of terminal_signals: no system call. */
bool terminal_is_signalled(void);
/* Signals since the last call, as enum terminal_event. */
int terminal_signals(void);
/* Takes the new size over; also after a stop: everything is drawn anew. */
void terminal_resize(struct terminal *t);
void terminal_suspend(struct terminal *t);
void terminal_set_mouse(struct terminal *t, bool on);

#endif
