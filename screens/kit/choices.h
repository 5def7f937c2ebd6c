/* SPDX-License-Identifier: MIT */
/* The rows of a which-key as a screen lists them: see screen.choices. */
#ifndef SCREENS_KIT_CHOICES_H
#define SCREENS_KIT_CHOICES_H

#include "screens/screen.h"

struct choices {
	struct choice *out;
	int count, max;
};

/* One more row, empty but for its key and its word; the last one again when
 * there is no room. */
struct choice *choices_add(struct choices *list, const char *key, const char *word);

#endif
