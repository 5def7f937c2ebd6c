/* SPDX-License-Identifier: MIT */
/*
 * The keys that mean the same on every screen, and those of home. Tables like
 * a screen's own: dispatch, hint bar, ? page and manual read them.
 */
#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "screens/screen.h"

extern const struct binding common_keys[]; /* ends with {0} */
extern const struct binding home_keys[];   /* `program` names what home does */

/* Tables in which keys were bound anew, as copies (keymap.h). */
struct keymap {
	struct keymap_copy {
		const struct binding *of;
		struct binding *is;
	} * copy;
	int copies;
};

/* The table as it is bound: its copy, else itself. A NULL map is fine. */
const struct binding *keymap_of(const struct keymap *map, const struct binding *keys);

#endif
