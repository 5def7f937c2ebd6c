/* SPDX-License-Identifier: MIT */
/*
 * The key file: which keys a person has bound anew. A line is SCREEN KEY NEW,
 * as in "commander n F2"; SCREEN is a game, `home` or `everywhere`. A line that
 * cannot be is told by its number, and the key stays as it was.
 */
#ifndef APP_KEYMAP_H
#define APP_KEYMAP_H

#include "keys.h"
#include "saves/store.h"

/* Where the file is. */
void keymap_path(const struct store *store, char *path, size_t size);

/* Reads it; no file binds nothing. What is wrong with it comes back, a line for
 * each fault; NULL: nothing is. The caller frees. */
char *keymap_read(struct keymap *map, const char *path);
void keymap_done(struct keymap *map);

#endif
