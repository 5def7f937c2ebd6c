/* SPDX-License-Identifier: MIT */
/*
 * The terminal: starts curses and always restores the terminal, reads keys, turns
 * signals into a descriptor to poll. Independent of tables.
 */
#ifndef APP_TERMINAL_H
#define APP_TERMINAL_H

#include "app/core/settings.h"
#include "ground.h"
#include "reader.h"
#include "screens/kit/paint.h"

enum { AHEAD_KEYS = 64 };

struct terminal {
	SCREEN *screen;
	const struct look *look; /* what the palette is made of, with the ground */
	const struct settings *settings;
	struct palette *palette;
	const char *folder; /* where its ground is kept */
	struct ground ground;
	bool asked;       /* for its ground, which happens once */
	int64_t asked_ms; /* when; 0: not, or all is answered */
	struct key_reader reader;
	struct key ahead[AHEAD_KEYS]; /* read before their time */
	int ahead_count, ahead_next;
	bool mouse;
	bool heard;                       /* bytes came, a whole key or not; the caller resets it */
	bool gone;                        /* nothing will come any more */
	bool fresh;                       /* all must be drawn: the screen is new */
	const char *paste_on, *paste_off; /* escape sequences for marked pastes; NULL: none */
};

enum terminal_event {
	TERMINAL_QUIT = 1 << 0,
	TERMINAL_RESIZED = 1 << 1,
	TERMINAL_GONE = 1 << 2,
	TERMINAL_STOPPED =
		1 << 3, /* asked to stop: terminal_suspend does, without curses terminal_stop_job */
};

/* TERM=dumb: a terminal that can only write. */
bool terminal_is_dumb(void);
/* Signals become readable without curses (terminal_signal_fd). */
bool terminal_listen(struct reason *why);
/* False and why: not a terminal, TERM unknown, no cursor addressing. Keeps look, settings,
 * folder and palette. Asks for its ground, and waits for nothing: the answer is taken when it
 * comes, and is never a key. */
bool terminal_start(struct terminal *t, const struct look *look, const struct settings *settings,
                    const char *folder, struct palette *palette, struct reason *why);
/* Rebuilds the palette: colours and lines as the command line, the settings and the
 * terminal have them. */
void terminal_palette(struct terminal *t);
/* What the theme auto is here: "auto: light, as the terminal says". NULL: nobody has asked
 * yet, because another theme is chosen. */
const char *terminal_theme_word(const struct terminal *t);
/* Before the terminal is given back: what it still sends would be typed at the shell. */
void terminal_await_rest(struct terminal *t);
void terminal_stop(struct terminal *t);

/* The next key; false: none is waiting. KEY_PASTE: its text is in t->reader.paste. */
bool terminal_key(struct terminal *t, struct key *key);
/* When terminal_key has one although no byte comes (ms clock); 0: it has none. */
int64_t terminal_wake(const struct terminal *t);
/* Whether Escape waits among what was typed, which is dropped then. Else it comes in its turn. */
bool terminal_escapes(struct terminal *t);
/* Drops what was typed so far. */
void terminal_forget_typed(struct terminal *t);

/* Becomes readable when a signal has come. */
int terminal_signal_fd(void);
/* A signal has come since the last call of terminal_signals: no system call. */
bool terminal_is_signalled(void);
/* Signals since the last call, as enum terminal_event. */
int terminal_signals(void);
/* Takes the new size over; also after a stop: everything is redrawn. */
void terminal_resize(struct terminal *t);
/* Gives the terminal to the shell, with a last line for the person there if it is not
 * empty, and stops until fg. False: it did not stop, because no shell could continue it. */
bool terminal_suspend(struct terminal *t, const char *parting);
bool terminal_stop_job(void); /* the same without a screen */
void terminal_set_mouse(struct terminal *t, bool on);
void terminal_ring(void); /* a sound; a terminal without one does not flash instead */

#endif
