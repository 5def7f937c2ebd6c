/* SPDX-License-Identifier: MIT */
/*
 * A table is its journal: all lines said, in order, undo and redo among them.
 * The state follows from an empty table and the lines in force. Nothing is
 * ever removed; an entry knows which entry was in force before it, so the
 * journal is a tree and undo is a step towards its root.
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
	const char *by;  /* whose phone or page said it; "": the laptop */
	bool phone;      /* .. the phone of a seat; else the page of somebody who types */
	int before;      /* the line in force before it was said (after it, for
	                  * an undo or redo); -1: none */
	bool in_force;   /* one of the lines that make the present state */
	bool taken_back; /* a line that an undo has taken out of force */
	bool is_undo, is_redo;
};

/* Who said it, for a log: "Bob (phone)", "Kim"; "": the laptop. */
enum { BY_BYTES = NAME_BYTES + 40 };
const char *entry_by(const struct entry *entry, char *out, size_t size);

struct journal *journal_new(const struct game *game);
void journal_free(struct journal *journal); /* NULL is fine */

const struct game *journal_game(const struct journal *journal);
const void *journal_state(const struct journal *journal);
int journal_count(const struct journal *journal);                 /* entries, all of them */
struct entry journal_entry(const struct journal *journal, int n); /* 0 .. count-1 */
int journal_undoable(const struct journal *journal);              /* how many undos would work */
int journal_redoable(const struct journal *journal);
/* How many lines redo would say again after those: undone ones that other lines have
 * followed, as far as they still hold. Whether the first one does is told when redo is said, never in
 * advance: the refusal may tell what is hidden. */
int journal_kept(const struct journal *journal);

/*
 * Says one line: resolve, apply to the spare state, settle, check (debug),
 * then copy to the live state, or apply to it too where a copy costs more.
 * Refused: nothing has changed. said and data may be NULL. A query reports into
 * data, and so does a line with an answer, which may still be refused after
 * that. The new entry's text has what chance decided.
 */
enum journal_answer journal_say(struct journal *journal, const char *line, size_t size, int64_t at,
                                struct rng *rng, bool secret, struct said *said, struct emit *data,
                                struct reason *why);

/* Who says the lines from now on, and puts or follows them; "": the laptop. */
void journal_by(struct journal *journal, const char *by, bool phone);

/* Whether chance decided the line that was said last, or it showed what was hidden: what is known then is not
 * taken back by whoever likes. */
bool journal_has_shown(const struct journal *journal);

/* Whether the line is a query, answerable or not. */
bool journal_asks(struct journal *journal, const char *line, size_t size);

/* Whether the line would be accepted now; draws no chance and changes nothing. With
 * `after` it lends the resulting state until the next call. Where chance decides or
 * something hidden would turn up, it lends the present state and says nothing; where the
 * line takes long, it lends the present state. */
bool journal_would(struct journal *journal, const char *line, int64_t at, const void **after,
                   struct said *said, struct reason *why);

/*
 * Loading: put every line in order, then replay once. Replay applies the lines
 * in force only. If one fails it gives the reason and sets *bad to that entry;
 * then the journal can only be freed.
 */
bool journal_put(struct journal *journal, const char *line, size_t size, int64_t at, struct reason *why);
bool journal_replay(struct journal *journal, int *bad, struct reason *why);

/* Before the replay: this many entries, the first ones, are from before 0.9.0. */
void journal_are_old(struct journal *journal, int entries);

/* After it: the n-th of their results that is another one by the rules of now, with its entry;
 * NULL: no more. */
const char *journal_correction(const struct journal *journal, int n, int *entry);

/* For watchers: adds one more stored line of another program's journal. */
bool journal_follow(struct journal *journal, const char *line, size_t size, int64_t at, struct said *said,
                    struct reason *why);

/* The flags of all verbs in a line, also of lines said at once (VERB_SECRET ...); a redo of kept lines is
 * VERB_UNTRIED. */
unsigned journal_flags(struct journal *journal, const char *line, size_t size);

/* Whether undo has hidden again what this line, or one before it, had turned up:
 * then its text must not be shown. */
bool journal_is_down(struct journal *journal, int n);

/* The words of an old entry as they were said; of a hidden one only that it is face down. */
void journal_tell(struct journal *journal, int n, struct said *said);

/* The entry of the n-th line in force, 0 .. journal_undoable-1. */
int journal_line(const struct journal *journal, int n);

/* Visits the lines in force from the n-th on (0: the first), oldest first, with the
 * state right after each, lent for the call. Costs the lines visited. */
void journal_walk(struct journal *journal, int n, void (*see)(void *user, int entry, const void *state),
                  void *user);

#endif
