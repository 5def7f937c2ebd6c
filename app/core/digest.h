/* SPDX-License-Identifier: MIT */
/*
 * What a list of sessions shows from the journal: players and progress.
 */
#ifndef APP_CORE_DIGEST_H
#define APP_CORE_DIGEST_H

#include "rules/core/table.h"
#include "saves/store.h"

struct digest {
	char title[TITLE_BYTES];
	char people[300]; /* "Alice Bob" */
	char summary[80]; /* "round 6" */
	char fault[300];  /* "" or why it cannot be opened */
	bool later;       /* a later version wrote it: no damage */
	int entries;
};

/* Whether nothing has changed in a file since it was listed. */
bool listed_is_same(const struct listed *a, const struct listed *b);
void digest_read(const struct listed *listed, struct digest *digest);

#endif
