/* SPDX-License-Identifier: MIT */
/*
 * The keys that mean the same on every screen, and those of home. Tables like
 * a screen's own: dispatch, hint bar, ? page and manual read them.
 */
#ifndef APP_CORE_KEYS_H
#define APP_CORE_KEYS_H

#include "screens/screen.h"

/* What a key does that is the program's business, at a table or at home: binding.program. */
/* clang-format off */
enum program_act {
	ACT_NONE, ACT_PROMPT, ACT_HELP, ACT_REDRAW, ACT_READ, ACT_SUSPEND, /* everywhere */
	ACT_EXPORT, ACT_OPTIONS, ACT_LOG, ACT_CLOCK, ACT_QR, ACT_ROOM, ACT_BACK, ACT_HOME, ACT_SEAT, ACT_UNDO_PHASE, /* at a table */
	ACT_OPEN, ACT_WATCH, ACT_NEW, ACT_TOUR, ACT_FIND, ACT_RENAME, ACT_ARCHIVE, ACT_UNARCHIVE, ACT_EVENINGS, /* at home */
	ACT_SETTINGS, ACT_QUIT,
	ACTS
};
/* clang-format on */

extern const struct binding common_keys[]; /* ends with {0} */
extern const struct binding watch_keys[];  /* while watching, before those of the screen */
extern const struct binding home_keys[];

/* Tables in which keys were rebound, as copies. */
struct keymap {
	struct keymap_copy {
		const struct binding *of;
		struct binding *is;
	} * copy;
	int copies;
};

/* The table as it is bound: its copy, else itself. A NULL map is fine. */
const struct binding *keymap_of(const struct keymap *map, const struct binding *keys);
/* The key that does it, as it is bound. */
const char *keys_press(const struct keymap *map, const struct binding *keys, enum program_act act);

/*
 * The key file, where a person rebinds keys (keymap.c). A line is SCREEN KEY
 * NEW, as in "commander n F2"; SCREEN is a game, `home` or `everywhere`. A bad
 * line is reported with its number; its key is unchanged.
 */
struct store;
void keymap_path(const struct store *store, char *path, size_t size);
/* Reads it; a missing file binds nothing. Returns a line for each fault, which
 * the caller frees; NULL: no faults. */
char *keymap_read(struct keymap *map, const char *path);
void keymap_done(struct keymap *map);

#endif
