/* SPDX-License-Identifier: MIT */
/*
 * A table is its journal: the lines said, in order, undo and redo among them.
 * The state is what the lines in force make of an empty table. Nothing is ever
 * removed; an entry knows which entry was in force before it, so the journal
 * is a tree and undo is a step towards its root.
 *
 * At most 16 checkpoints of the state (8 when it is over 1 MiB), thinned as
 * they fill, keep undo quick without inverse code in any game.
 */
#ifndef RULES_CORE_JOURNAL_H
#define RULES_CORE_JOURNAL_H

#include <stdint.h>

#include "game.h"

struct journal;

enum journal_answer {
	JOURNAL_REFUSED, /* nothing changed; the reason says why */
	JOURNAL_ASKED,   /* a query: answered, nothing changed, not an entry */
	JOURNAL_SAID,    /* a new entry: store journal_entry(j, count-1) */
};

struct entry {
	const char *text; /* as it happened: replaying it draws no chance */
	int64_t at;
	int before;      /* the line in force before it was said (after it, for
	                  * an undo or redo); -1: none */
	bool in_force;   /* among the lines that make the present state */
	bool taken_back; /* a line that an undo has taken out of force */
	bool is_undo, is_redo;
};

struct journal *journal_new(const struct game *game);
void journal_free(struct journal *journal); /* NULL is fine */

const struct game *journal_game(const struct journal *journal);
const void *journal_state(const struct journal *journal);
int journal_count(const struct journal *journal);                 /* entries, all of them */
struct entry journal_entry(const struct journal *journal, int n); /* 0 .. count-1 */
int journal_undoable(const struct journal *journal);              /* how many undos would work */
int journal_redoable(const struct journal *journal);

/*
 * Says one line: resolve, apply to the spare state, settle, check (debug), then
 * apply to the live one. Refused: nothing has changed. said and data may be
 * NULL; queries tell data, and a line that answers more than it says (then it
 * may have begun to, and be refused all the same). What chance decided is in
 * the new entry's text.
 */
enum journal_answer journal_say(struct journal *journal, const char *line, size_t size, int64_t at,
                                struct rng *rng, bool secret, struct said *said, struct emit *data,
                                struct reason *why);

/* Whether the line is a query, whether or not it would be answered. */
bool journal_asks(struct journal *journal, const char *line, size_t size);

/* Whether the line would be said now; draws no chance, changes nothing. The
 * state it would give is lent until the next call when `after` is given; where
 * chance has a say or something would be revealed that is the present one, and
 * nothing is said. */
bool journal_would(struct journal *journal, const char *line, int64_t at, const void **after,
                   struct said *said, struct reason *why);

/*
 * Loading: put every line in order, then replay once. Only lines in force are
 * applied. Replay refuses with the reason and sets *bad to the entry that could
 * not be; the journal is then good for nothing but freeing.
 */
bool journal_put(struct journal *journal, const char *line, size_t size, int64_t at, struct reason *why);
bool journal_replay(struct journal *journal, int *bad, struct reason *why);

/* A watcher's way: one more stored line of somebody else's journal. */
bool journal_follow(struct journal *journal, const char *line, size_t size, int64_t at, struct said *said,
                    struct reason *why);

/* The flags of all verbs of a line, of those said at once too (VERB_SECRET ...). */
unsigned journal_flags(struct journal *journal, const char *line, size_t size);

/* Whether a line was taken back together with what it, or a line before it,
 * had turned up: that lies face down again, and the line tells of it. */
bool journal_is_down(struct journal *journal, int n);

/* The words of an old entry, as they were when it was said; of one that is down
 * only that. */
void journal_tell(struct journal *journal, int n, struct said *said);

/* The entry of the n-th line in force, 0 .. journal_undoable-1. */
int journal_line(const struct journal *journal, int n);

/* Goes along the lines in force from the n-th on (0: the first), oldest first:
 * the state right after each, lent for the call. Costs the lines gone along. */
void journal_walk(struct journal *journal, int n, void (*see)(void *user, int entry, const void *state),
                  void *user);

#endif
