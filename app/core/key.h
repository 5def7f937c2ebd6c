/* SPDX-License-Identifier: MIT */
/*
 * A key press, and the names of keys.
 */
#ifndef APP_CORE_KEY_H
#define APP_CORE_KEY_H

#include "screens/screen.h"

/* A key press: `key` is an ASCII character or a KEY_ code, 0 for other text;
 * `text` the character typed when it is printable. */
struct key {
	int key;
	char text[8];
	MEVENT mouse; /* when key is KEY_MOUSE */
};

/* Beside those of curses. KEY_PASTE: a whole text has been pasted; the other two are its marks. */
enum { KEY_PASTE = KEY_MAX + 1, KEY_PASTE_BEGINS, KEY_PASTE_ENDS };

/* The bindings' name for a key press: "+", "^R", "Space". */
void key_label(const struct key *key, char *out, size_t size);
/* The key a label stands for, of "+-" the first; false: it is not a single key. */
bool key_of_label(const char *label, struct key *key);
/* Whether a key that lifts a curtain with a text, or closes it, then acts: not those that only go
 * on or back (Space, Enter, Esc). */
bool key_goes_on(const struct key *key);
/* Backspace, as different terminals send it. */
bool key_erases(const struct key *key);
/* Whether it shows what a curtain hides. */
bool key_lifts(const struct key *key);
/* Whether it closes a page that takes no other key for that. */
bool key_closes(const struct key *key);
/* Whether a label is of a key that moves on every screen: arrows, Tab, PgUp .. */
bool key_moves(const char *label);
const struct binding *binding_find(const struct binding *bindings, const struct key *key);

#endif
