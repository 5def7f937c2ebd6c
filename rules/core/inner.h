/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the journal; journal.h is for all others.
 *
 * Entries form a tree: each knows the line that was in force before it. The
 * path is the branch that counts: path[0..force) are in force, [force..top)
 * can be redone. A line is tried on the spare state; `spare_at` is the entry
 * whose state it equals, so that it serves as one more checkpoint.
 */
#ifndef RULES_CORE_INNER_H
#define RULES_CORE_INNER_H

#include <stddef.h>

#include "journal.h"

enum {
	CHECKPOINTS = 16,
	CHECKPOINTS_BIG = 8,
	BIG_STATE = 1 << 20,
	DEAR = 4,
	NEAR = 64,        /* how far behind the cursor a long replay leaves its mark */
	FIRST_GAP = NEAR, /* applying fewer lines is faster than copying a state into fresh memory */
	ARENA_CHUNK = 1 << 15,
	STEP_BYTES = 1000, /* of the sentence that an undo or redo says */
	NOWHERE = -2,      /* spare_at of a spare state that equals no entry */
	UNKNOWN = -2,      /* not looked up yet */
};

/* places.c: the verbs join and seatswap */
verb_apply places_do_join, places_do_swap;

enum kind { KIND_LINE, KIND_UNDO, KIND_REDO };

struct record {
	const char *text;
	int64_t at;
	int before;
	int depth;      /* lines in force before it */
	const char *by; /* whose phone or page said it; "": the laptop */
	bool phone;     /* .. the phone of a seat */
	int turned;     /* the last line up to it that turned something up, -1: none, or UNKNOWN */
	enum kind kind;
};

struct chunk {
	struct chunk *next;
	size_t used, size;
	char text[];
};

struct checkpoint {
	int entry;
	void *state;
};

struct journal {
	const struct game *game;
	struct record *record;
	int count, room;
	int *path;
	int force, top, path_room;
	/* Lines that were undone before others took their place, oldest first: redo says
	 * them again. See journal_again.c. */
	int *kept;
	int kepts, kept_room, kept_from; /* how many; how many they were at first */
	int refused;                     /* 1 + the entry that redo has refused last */
	int since;                       /* other lines said since then */
	struct chunk *arena;
	const char *by; /* who says the lines from now on, as in a record */
	bool phone;
	void *live, *spare;
	void *empty; /* before all lines, from the first time that an undo goes there: to copy a little is
	              * cheaper than to clear what holds 10,000 players */
	int spare_at;
	struct checkpoint checkpoint[CHECKPOINTS];
	int checkpoints, limit, gap;
	struct checkpoint near;       /* the last of the limit: moves with undo */
	struct checkpoint dear[DEAR]; /* after costly lines, so that undo carries none of them out again */
	int next_dear;
	int *chain, chain_room; /* scratch of state_at */
	unsigned flags;         /* of all verbs of the line being tried */
	bool shown;             /* chance decided the line that was said last, or it showed what was hidden */
	bool costly;            /* the line last tried or applied */
	bool ahead;             /* the line is tried to see whether it would be said */
	int old;                /* this many entries, the first ones, are from before 0.9.0 */
	bool opening;           /* the replay after loading */
	struct corrections corrections;
	struct said told; /* what a line undone or redone had said */
	/* Scratch from here on, 300 KiB: written before it is read, never cleared; a
	 * usual line touches a page or two. */
	struct words words, drawn;
	struct line part, event;
};

/* journal_words.c: words said to a state. */
struct call journal_call(struct journal *j, void *state, const struct record *record, struct said *said,
                         struct reason *why);
const struct verb *journal_verb(const struct journal *j, const struct word *word, struct reason *why);
struct args journal_args(const struct journal *j, const struct verb *verb, struct words *words, int from,
                         int to, struct reason *why);
/* The words [from, to) of a line whose chance is settled. */
bool journal_apply_words(struct journal *j, struct words *words, int from, int to, struct call *call);
/* Where the line that begins at word `from` ends. */
int journal_part_end(const struct words *words, int from);
/* The flags of all verbs in a line; of a broken line, of those before the break. */
unsigned journal_verb_flags(struct journal *j, const char *line, size_t size);
void journal_tell_time(void *state, int64_t at);
/* Applies a whole stored line, whose chance is settled. */
bool journal_apply(struct journal *j, void *state, const struct record *record, struct said *said,
                   struct reason *why);

/* journal_tree.c: entries, and the states along them. */
/* The line in force, or -1. */
int journal_now(const struct journal *j);
struct record *journal_add(struct journal *j, enum kind kind, const char *text, size_t size, int64_t at);
/* Makes the newest entry the line in force; redo is no longer possible. */
void journal_put_in_force(struct journal *j);
bool journal_is_in_force(const struct journal *j, int entry);
void journal_copy_state(struct journal *j, void *to, const void *from);
void journal_spare_like_live(struct journal *j);
void journal_keep_checkpoint(struct journal *j);
void journal_leave_checkpoint(struct journal *j);
/* Keeps the state after a costly line. */
void journal_keep_dear(struct journal *j, int entry, const void *state);
bool journal_is_milestone(int left);
/* Brings the spare state to an entry. */
bool journal_spare_to(struct journal *j, int entry, struct reason *why);

/* journal_again.c */
/* Called for the newest entry, a line, before it is put in force. */
void journal_keep_undone(struct journal *j);
/* The n-th line that redo says again; NULL: people must say it again. */
const char *journal_kept_line(struct journal *j, int n);
/* Puts its words in front of the reason, or in place of one that would reveal what is hidden. */
bool journal_tell_kept(struct journal *j, int n, struct reason *why);
void journal_leave_out(struct journal *j);

/* journal_undo.c */
enum kind journal_kind(const char *line, size_t size);
/* Whether undo or redo is possible. */
bool journal_would_step(struct journal *j, enum kind kind, struct reason *why);
bool journal_step(struct journal *j, enum kind kind, int64_t at, struct said *said, struct reason *why);

#endif
