/* SPDX-License-Identifier: MIT */
/*
 * A game: one const table over a flat state. The state holds numbers, short
 * texts and arrays with named caps and no pointer, so that a copy is an
 * assignment and nobody frees anything; it begins with a struct table.
 *
 * Everything that happens is a line that begins with a verb. A verb's `apply`
 * makes it so; it may leave the state half changed when it refuses, because it
 * works on a spare copy (journal.h). Chance is settled by `resolve`, which
 * writes the line that happened: replay never draws.
 */
#ifndef RULES_CORE_GAME_H
#define RULES_CORE_GAME_H

#include <stddef.h>
#include <stdint.h>

#include "args.h"
#include "emit.h"
#include "reason.h"
#include "rng.h"
#include "said.h"
#include "table.h"
#include "words.h"

/* One line being said. */
struct call {
	const struct game *game;
	void *state;
	struct args args;
	int64_t at;        /* time of the line, seconds since 1970, UTC */
	struct said *said; /* NULL on replay */
	struct emit *data; /* the answer of queries, and of a line that has one; may be NULL */
	bool secret;       /* queries: the judge's view was asked for */
	struct reason *why;
};

enum {
	VERB_RULING = 1 << 0,  /* sets what a table shows; marked in the log */
	VERB_QUERY = 1 << 1,   /* answers and changes nothing, is not journaled */
	VERB_SECRET = 1 << 2,  /* its text is for the judge only; what it says is for all */
	VERB_OUTSIDE = 1 << 3, /* done by the program around the tables, because it needs files;
	                        * apply is NULL, or knows the line that comes of it */
	VERB_REVEALS = 1 << 4, /* turns up what was hidden: nothing is told before it is said */
	VERB_ANEW = 1 << 5,    /* another game begins at the table: charts begin with it */
	VERB_TURNS = 1 << 6,   /* of the common ones: not where nobody is ever on turn */
	VERB_UNTRIED = 1 << 7, /* that it would be refused tells what is face down: it is not tried
	                        * before it is said */
};

struct verb {
	const char *name;
	const char *args; /* "P N [from=Q] [infect]": read by people, completion and tests */
	const char *help; /* one line, N_() */
	const char *cite; /* the paragraph it comes from, or NULL */
	unsigned flags;
	bool (*apply)(struct call *call);
	/* The line that happened, into *out; NULL: what was said is what happened. */
	bool (*resolve)(struct call *call, struct rng *rng, struct line *out);
};

enum option_kind {
	OPTION_WORD,   /* int or enum: the place of the word among `values` */
	OPTION_FIRST,  /* bool: true is the first of two values */
	OPTION_SECOND, /* bool: true is the second of two values */
	OPTION_NUMBER, /* int from 1 to `most`; "off", where `values` offer it, is 0 */
	OPTION_PLAYER, /* int: a seat, or -1 */
};

/* A choice for `option KEY VALUE`: what it is called and which field of the state holds it. */
struct game_option {
	const char *key;
	const char *values; /* "2010|current", "N", "on|off" */
	const char *help;   /* N_() */
	enum option_kind kind;
	size_t field; /* offsetof() in the state */
	int most;     /* OPTION_NUMBER */
	/* Whether it may change now: a word is read before, a number after. NULL: always. */
	bool (*may)(const struct call *call, const struct game_option *option);
	/* Stores the value and what follows from it. NULL: the field takes the value. */
	bool (*set)(struct call *call, const struct game_option *option, int value);
	/* Refuses a value of the wrong kind in the game's own words; always false. NULL: in common ones. */
	bool (*refuse)(const struct call *call, const struct game_option *option, const char *value);
};

/* A paragraph for the manual; both N_(). */
struct game_note {
	const char *head, *text;
};

/* The result of a game as its players have signed it. */
struct game_sheet {
	bool over;
	int winner; /* seat, -1 */
	seats_set signed_by;
};

struct game {
	const char *id, *title;            /* title: N_() */
	const char *about;                 /* a few words for home, N_() */
	const struct verb *verbs;          /* ends with {0}; before the common ones */
	const struct game_option *options; /* ends with {0}; may be NULL */
	size_t state_size;
	/* Copies what is in use of a state that is mostly room; what is left as it
	 * was in *to is then never read. NULL: the whole of it is copied. */
	void (*copy)(void *to, const void *from);
	int seats_min, seats_max;
	bool no_turns; /* nobody is ever on turn: `turn` and `first` are not spoken */
	/* A table nobody sits at; *state is zeroed and its struct table started. */
	void (*start)(void *state);
	/* After `seat` filled the struct table. NULL: nothing to do. */
	bool (*seated)(struct call *call);
	/* Sets an option, by option_set(), and says so; NULL: "option KEY: VALUE" is said. */
	bool (*option)(struct call *call, const struct game_option *option, const char *value);
	/* Once after each line said, also after several at once: what follows by
	 * itself (who has lost, who has won). NULL: nothing does. */
	void (*settle)(struct call *call);
	/* Invariants. Called by tests after each line and in debug builds. */
	bool (*check)(const void *state, struct reason *why);
	/* The whole state into the open object of e; the public part, and what
	 * is face down too when e->secret. */
	void (*report)(const void *state, struct emit *e);
	/* "round 6", "31 rolls", "over": for lists. */
	void (*summary)(const void *state, char *out, size_t size);
	/* What is still owed by somebody, for the message line; "" for nothing.
	 * NULL: nothing ever is. */
	void (*owed)(const void *state, char *out, size_t size);
	const struct game_note *notes; /* ends with {0}; may be NULL */
	/* "scheme check|scheme list": verbs that are queries with this first word; or NULL. */
	const char *queries;
	/* The number of a seat that is charted over the game (life, points). False:
	 * the seat is out; *value is what it left with. NULL: there is none. */
	bool (*gauge)(const void *state, int seat, int *value);
	/* The number of a seat that a hall shows, in place of the charted one. False:
	 * it means nothing now. NULL: the charted one. */
	bool (*worth)(const void *state, int seat, int *value);
	/* The score sheet that a championship takes over from a table. NULL: none. */
	struct game_sheet (*sheet)(const void *state);
	/* The n-th word that may stand for WHAT in a usage ("LAND", "MARKER"), for
	 * completion; false: there are no more. Tells nothing that is face down.
	 * NULL: none has words of its own. */
	bool (*word)(const void *state, const char *what, int n, char *out, size_t size);
	/* Lines as people say them, for help: from the first, which seats people,
	 * each can be said after the one before it. Ends with NULL; NULL: none. */
	const char *const *examples;
};

/* Makes *to the same state as *from; both have game->state_size bytes. */
void game_copy(const struct game *game, void *to, const void *from);

/* Reads the value as its row says and stores it. */
bool option_set(struct call *call, const struct game_option *option, const char *value);
/* The value in the state as a player would type it. */
void option_show(const struct game_option *option, const void *state, char *out, size_t size);
/* The value in the state, under the option's key: on|off is a bool, 0 for "off" is null. */
void option_report(const struct game_option *option, const void *state, struct emit *e);
const struct game_option *option_find(const struct game_option *options, const char *key); /* or NULL */

/* The words of the common verbs coin, clock and call. */
#define COIN_SIDES "heads|tails"
#define CLOCK_WORDS "start|stop|set"
#define CALL_WORDS "judge|off"

/* The verbs every game has: seat, rename, note, dice, turn, ... */
extern const struct verb common_verbs[];
/* For a game's verb of the same name: what the common one does. */
bool common_apply(struct call *call);
bool common_resolve(struct call *call, struct rng *rng, struct line *out);
/* undo and redo: rows for help; the journal does them. */
extern const struct verb journal_verbs[];

/* The game's own, then the common ones, then the journal's; NULL: none. */
const struct verb *verb_find(const struct game *game, const char *name);

/* The n-th verb of all three lists, without those that the game replaces; NULL at the end. */
const struct verb *verb_at(const struct game *game, int n);

/* Whether a line of this verb and first word (may be NULL) is a query. */
bool verb_asks(const struct game *game, const struct verb *verb, const char *word);

/* "damage P N [from=Q]" */
void verb_usage(const struct verb *verb, char *out, size_t size);

#endif
