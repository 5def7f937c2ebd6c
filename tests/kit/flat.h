/* SPDX-License-Identifier: MIT */
/*
 * Keeps the report of a game as paths: players[1].life -> 35.
 */
#ifndef TESTS_KIT_FLAT_H
#define TESTS_KIT_FLAT_H

#include "rules/core/emit.h"
#include "rules/core/game.h"

enum { FLAT_DEPTH = 16, FLAT_PATH = 160 };

struct flat {
	struct emit emit;
	char path[FLAT_PATH];
	int depth;
	struct {
		int path_end;
		int index; /* -1: an object */
	} open[FLAT_DEPTH];
	char *text; /* "path value\n" ... */
	unsigned long length, size;
};

void flat_begin(struct flat *flat, bool secret);
/* The report of a state: the judge's (secret), or a watcher's. */
void flat_report(struct flat *flat, const struct game *game, const void *state, bool secret);
void flat_free(struct flat *flat);

/* The value at a path, or NULL; good until the next call. `players.length` counts, and `offers[turn]` is the
 * first one with that id. */
const char *flat_get(const struct flat *flat, const char *path, char *out, unsigned long size);

#endif
