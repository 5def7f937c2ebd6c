/* SPDX-License-Identifier: MIT */
/*
 * What lists of sessions and counts over many show from a journal: players, progress, games. Those
 * of a folder are kept from one evening to the next, so that only changed files are opened.
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
	char *games; /* owned; lines that games.c writes and reads; NULL: none */
};

void digest_read(const struct listed *listed, struct digest *digest);
void digest_done(struct digest *digest); /* a zeroed one is fine */

/* games.c: a game that has been played at a table, and one of its players. */
struct played {
	int64_t begun;   /* time of its first line */
	int64_t seconds; /* to its last one, without breaks */
	bool over;       /* else it is the one under way */
};
struct played_by {
	char name[NAME_BYTES], led[TITLE_BYTES];
	bool won;
	int place; /* 0: none */
};
struct journal;
/* The lines of the games of a journal, the oldest first; NULL: none. The caller frees them. */
char *games_tell(struct journal *journal);
/* The next game, or the next of its players, from *at on, which moves behind it; false: no more. */
bool games_next(const char **at, struct played *game);
bool games_next_player(const char **at, struct played_by *player);

/* digests.c: the sessions of a folder, newest change first. A zeroed one is empty. */
struct digests {
	struct listed *listed;
	struct digest *digest;
	bool *known; /* digest[n] has been read */
	int count;
	bool recalled; /* what another evening has kept has been read */
	bool learnt;   /* more digests are known than then */
};

/* Whether nothing has changed in a file since it was listed. */
bool listed_is_same(const struct listed *a, const struct listed *b);

/* Lists the folder again, and keeps the digests of unchanged files. False and why: empty. An empty one has no
 * memory. */
bool digests_list(struct digests *digests, const struct store *store, const char *folder, struct reason *why);
/* The n-th, read where it is not known. */
const struct digest *digests_of(struct digests *digests, int n);
/* Reads all that are not known, on all processors. */
void digests_read(struct digests *digests);
/* Keeps what was learnt, for whoever lists the folder next. */
void digests_keep(struct digests *digests, const struct store *store, const char *folder);
/* Keeps them for another evening, and frees them. */
void digests_end(struct digests *digests, const struct store *store, const char *folder);
/* Forgets what was kept of all folders. */
void digests_forget(const struct store *store);

#endif
