/* SPDX-License-Identifier: MIT */
/*
 * Countries as people write them: by name, in English or Japanese, or by two or
 * three letters.
 */
#ifndef SAVES_TEXT_NATION_H
#define SAVES_TEXT_NATION_H

#include <stdbool.h>

#include "lookup.h"

/* A zeroed one is filled by its first use. */
struct nations {
	struct lookup lookup;
};

void nations_done(struct nations *nations);

/* Its letters: two, where the standard has such; three only of codes that it leaves to
 * its users. "" is not a nation, and is fine. */
bool nation_find(struct nations *nations, const char *text, char code[4]);

/* The nation that was meant, perhaps: "Germany (DE)". False: nothing is near. */
bool nation_nearest(const char *text, char *out, size_t size);

#endif
