/* SPDX-License-Identifier: MIT */
/*
 * The key file, where a person binds keys anew. A line is SCREEN KEY NEW, as in
 * "commander n F2"; SCREEN is a game, `home` or `everywhere`. A bad line is told
 * with its number, and the key stays.
 */
#ifndef APP_KEYMAP_H
#define APP_KEYMAP_H

#include "keys.h"
#include "saves/store.h"

/* Where the file is. */
void keymap_path(const struct store *store, char *path, size_t size);

/* Reads it; a missing file binds nothing. Returns a line for each fault, which
 * the caller frees; NULL: no faults. */
char *keymap_read(struct keymap *map, const char *path);
void keymap_done(struct keymap *map);

#endif
