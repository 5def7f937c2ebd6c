/* SPDX-License-Identifier: MIT */
/*
 * Pictures of what lies on a table: nothing that is face down. One file each; pictures.c lists them.
 */
#ifndef APP_EXPORT_PICTURE_H
#define APP_EXPORT_PICTURE_H

#include <stdbool.h>
#include <stdio.h>

#include "rules/core/offer.h"
#include "rules/island/island.h"

struct journal;

struct export_size {
	int width, height;
};

/* A ring around what lies at a place. */
struct export_mark {
	struct island_point at;
	int wide;
};

struct export_picture {
	const char *head; /* N_() */
	/* False: the table has no such thing now. */
	bool (*measure)(const struct journal *journal, struct export_size *size);
	void (*draw)(const struct journal *journal, FILE *out);
	/* Where a place of the board lies on it; false: not on this picture. NULL: nobody chooses on it. */
	bool (*place)(const void *state, struct board_place place, struct export_mark *out);
	int letter; /* the size of those of its letters that must be read */
};
extern const struct export_picture *const export_pictures[]; /* ends with NULL */

/* The picture on which the place lies now; NULL: none. */
const struct export_picture *export_picture_of(const struct journal *journal, struct board_place place);
/* It by itself, as a text that the caller frees, and its size. */
char *export_picture_svg(const struct export_picture *picture, const struct journal *journal,
                         struct export_size *size);

#endif
