/* SPDX-License-Identifier: MIT */
/*
 * A game: one const table over a flat state. The state holds numbers, short
 * texts and arrays with named caps and no pointer, so that an assignment
 * copies it and it needs no freeing; it begins with a struct table.
 *
 * Everything that happens is a line that begins with a verb. `apply` carries
 * it out; on refusal it may leave the state half changed, because it works on
 * a spare copy (journal.h). `resolve` settles chance and writes the line that
 * happened: replay never draws.
 */
#ifndef RULES_CORE_GAME_H
#define RULES_CORE_GAME_H

#include <stddef.h>
#include <stdint.h>

#include "args.h"
#include "emit.h"
#include "offer.h"
#include "places.h"
#include "reason.h"
#include "rng.h"
#include "said.h"
#include "table.h"
#include "words.h"

/*
 * Rules that were mended before 0.9.0 have no second copy: where an entry from before gives
 * another result now, it notes what, under a number that the game gives to each such thing.
 * From 0.9.0 on a mended rule is a new word or an option, and needs none.
 */
enum { CORRECTIONS = 4 };

struct correction {
	int entry;
	char text[160]; /* "half points: 7 now"; "": nothing */
};

struct corrections {
	int entry; /* the one that is replayed */
	bool old;  /* it is from before 0.9.0 */
	struct correction of[CORRECTIONS];
};

/* One line while it is carried out. */
struct call {
	const struct game *game;
	void *state;
	struct args args;
	int64_t at;        /* time of the line, seconds since 1970, UTC */
	const char *by;    /* whose phone or page says it; "": the laptop */
	struct said *said; /* NULL on replay */
	struct emit *data; /* takes the answer of a query, or of a line that answers; may be NULL */
	unsigned flags;    /* of the verbs of this line so far (VERB_RULING ...) */
	bool cited;        /* one of them cites a paragraph */
	bool secret;       /* queries: answer with the judge's view */
	bool ahead;        /* only tried: what takes long and cannot fail may be left out, if costly tells */
	bool costly;       /* apply sets it: doing it again costs more than a copy of the state */
	struct corrections *corrections; /* NULL but for the replay when a table opens */
	struct reason *why;
};

enum {
	VERB_RULING = 1 << 0,  /* sets what the table shows; marked in the log */
	VERB_QUERY = 1 << 1,   /* answers and changes nothing; not journaled */
	VERB_SECRET = 1 << 2,  /* only the judge may see its text; all may see what it says */
	VERB_OUTSIDE = 1 << 3, /* done by the program around the tables, because it needs files; apply
	                        * is NULL, or takes the line that results */
	VERB_REVEALS = 1 << 4, /* turns up what was hidden: no preview */
	VERB_ANEW = 1 << 5,    /* begins another game at the table: charts begin with it */
	VERB_TURNS = 1 << 6,   /* a common verb that games without turns do not have */
	VERB_UNTRIED = 1 << 7, /* a refusal would reveal what is face down: never tried in advance */
	VERB_PLACES = 1 << 8,  /* of players who join or change places: listed only where they may, and a
	                        * ruling with the word `ruling` */
	VERB_SHOWS = 1 << 9,   /* others see what was hidden from them: a phone does not take it back */
};

typedef bool verb_apply(struct call *call);
typedef bool verb_resolve(struct call *call, struct rng *rng, struct line *out);

struct verb {
	const char *name;
	const char *args; /* "P N [from=Q] [infect]": read by people, completion and tests */
	const char *help; /* one line, N_() */
	const char *cite; /* paragraph of the rules, or NULL */
	unsigned flags;
	verb_apply *apply;
	/* Writes the line that happened into *out. NULL: it happened as it was said. */
	verb_resolve *resolve;
};

enum option_kind {
	OPTION_WORD,   /* int or enum: the place of the word among `values` */
	OPTION_FIRST,  /* bool: true is the first of two values */
	OPTION_SECOND, /* bool: true is the second of two values */
	OPTION_NUMBER, /* int from 1 to `most`; "off", where `values` offer it, is 0, and "0" OPTION_ZERO */
	OPTION_PLAYER, /* int: a seat, or -1 */
	OPTION_EACH, /* int for each seat: the place + 1 of a word after "P ", which nobody else has; 0: none
	              */
};

enum { OPTION_ZERO = 1 << 30 };

/* A row of `option KEY VALUE`: its words, and the field of the state that holds the value. */
struct game_option {
	const char *key;
	const char *values; /* "2010|current", "N", "on|off"; N_() of its choices, for lists */
	const char *help;   /* N_() */
	enum option_kind kind;
	size_t field; /* offsetof() in the state */
	int most;     /* OPTION_NUMBER */
	/* Whether it may change now; asked after a word is read, before a number is.
	 * NULL: always. */
	bool (*may)(const struct call *call, const struct game_option *option);
	/* Stores the value and its consequences. NULL: the field takes the value. */
	bool (*set)(struct call *call, const struct game_option *option, int value);
	/* The value in force where nobody has said one. NULL: that of the field. */
	int (*now)(const void *state, const struct game_option *option);
	const char *const *also; /* { "dice", "chance", NULL }: another word for a choice; NULL: none */
	const char *label;       /* the row of a list, in a word or a few, N_() */
	const char *until;       /* "may change until play begins", N_(); NULL: at any time */
};

/* A paragraph for the manual; both N_(). With the head "" it is an example of the one
 * before, line by line. */
struct game_note {
	const char *head, *text;
};

/* The result of a game as its players have signed it. */
struct game_sheet {
	bool over;
	int winner; /* seat, -1 */
	seats_set signed_by;
};

/* How a game stands for one of its players, for counts over many tables. */
struct game_result {
	const char *name;
	bool over, won;
	int place;       /* of a game that is over: 1 is the best, equals share one; 0: none */
	const char *led; /* "Atraxa", "A + B": the commander; "": none */
};
typedef void result_seer(void *user, const struct game_result *result);

struct game {
	const char *id, *title;            /* title: N_() */
	const char *about;                 /* a few words for home, N_() */
	const struct verb *verbs;          /* ends with {0}; before the common ones */
	const struct game_option *options; /* ends with {0}; may be NULL */
	size_t state_size;
	/* Copies the used part of a state that is mostly room; the rest of *to is
	 * never read. NULL: copies all of it. */
	void (*copy)(void *to, const void *from);
	/* Whether a copy costs more than a usual line: then lines that are not costly are
	 * carried out twice instead. NULL: never. */
	bool (*bulky)(const void *state);
	int seats_min, seats_max;
	bool no_turns; /* without turns: the verbs `turn` and `first` do not exist */
	/* Makes an empty table; *state is zeroed and its struct table started. */
	void (*start)(void *state);
	/* After `seat` filled the struct table. NULL: nothing to do. */
	bool (*seated)(struct call *call);
	/* All that the state knows of a seat moves with its player (places.h); the struct table has moved
	 * already. NULL: nobody joins or changes places. */
	void (*move)(void *state, const struct new_seats *places);
	const char *fixed; /* why, N_(); NULL: in common words */
	/* Whether another player may sit down, and these two change places (NULL: any two); with `move`. */
	bool (*may_join)(const void *state, bool ruling, struct reason *why);
	bool (*may_swap)(const void *state, seats_set two, struct reason *why);
	/* Whether play has begun: changing places is a ruling then. NULL: the first turn is over. */
	bool (*begun)(const void *state);
	/* What a newcomer at the last seat begins with, and says so. */
	bool (*joined)(struct call *call, const struct joining *who);
	const char *join_key; /* the key of a number to begin with, "life"; or NULL */
	/* Sets an option by option_set() and says so. NULL: option_set(), then
	 * "option KEY: VALUE". */
	bool (*option)(struct call *call, const struct game_option *option, const char *value);
	/* Runs once after each line, or after several said at once: what follows by
	 * itself (who has lost, who has won). NULL: nothing does. */
	void (*settle)(struct call *call);
	/* What a line says too, at its end and before `settle`, so that its table goes on by the rules
	 * of now while lines of older programs keep their meaning; NULL: nothing is needed. */
	const char *(*renewal)(const struct call *call);
	/* Checks the invariants. Tests and debug builds call it after each line, of a bulky
	 * state where a checkpoint is left. NULL: none. */
	bool (*check)(const void *state, struct reason *why);
	/* Reports the whole state into the open object of e: the public part, and
	 * with e->secret what is face down. */
	void (*report)(const void *state, struct emit *e);
	/* "round 6", "31 rolls", "over": for lists. */
	void (*summary)(const void *state, char *out, size_t size);
	const struct game_note *notes; /* ends with {0}; may be NULL */
	/* "scheme check|scheme list": verbs that are queries only with this first word; or NULL */
	const char *queries;
	/* The number of a seat that charts follow (life, points). False: the seat is
	 * out, and left with *value. NULL: no chart. */
	bool (*gauge)(const void *state, int seat, int *value);
	/* The number of a seat that a hall shows in place of the charted one. False:
	 * none now. NULL: the charted one. */
	bool (*worth)(const void *state, int seat, int *value);
	/* The round to which the charted numbers belong. NULL: that of the table. */
	int (*round)(const void *state);
	/* Whether the seat has won the game that is over, also one that was out before its side won. */
	bool (*won)(const void *state, int seat);
	/* Where a seat that has not won stands in the game's own order: 1 is the best, equals share a
	 * place, 0 has none. NULL: the greatest charted number stands first. */
	int (*place)(const void *state, int seat);
	/* The seat whose charted number counts for this one too: the first of its team. NULL: itself. */
	int (*side)(const void *state, int seat);
	/* Whether the game is over. NULL: it never is. */
	bool (*over)(const void *state);
	/* Tells how it stands for each player. NULL: for each seat, by game_won() and game_place(). */
	void (*result)(const void *state, result_seer *see, void *user);
	/* The result that a championship takes over from a table. NULL: none. */
	struct game_sheet (*sheet)(const void *state);
	/* The n-th word that may stand for WHAT in a usage ("LAND", "MARKER") after what the line
	 * says already, for completion; never one that is face down. False: no more. NULL: no words. */
	bool (*word)(const void *state, const char *said, const char *what, int n, char *out, size_t size);
	/* Lists what may be done now, in the order of what matters (offer.h). NULL: nothing is offered. */
	void (*offers)(const void *state, struct offers *list);
	bool unseated;                  /* offers something at a table without players, too */
	const struct offer_hole *holes; /* of its lines, ends with {0}; may be NULL */
	/* Whether a word may fill a hole after what the line says so far, where there are thousands that are
	 * never listed; of all other holes true. NULL: there are none. */
	bool (*takes)(const void *state, const char *hole, const char *line, const char *word);
	/* Example lines for help: the first seats people, and each can be said after
	 * the one before it. Ends with NULL; NULL: none. */
	const char *const *examples;
	/* Lines that a table begun on the screen says before its players sit down: options that
	 * `run` and older tables do not have. Ends with NULL; NULL: none. */
	const char *const *opening;
	/* The option that such a table says first when more people sit down than fit without it.
	 * NULL: none. */
	const char *wider;
	/* A word that makes a line VERB_UNTRIED, alone or as a key. NULL: none. */
	const char *untried;
};

/* correct.c: whether an entry from before 0.9.0 is replayed; what it gives now, in place of an
 * earlier word about the same thing; that there is no such word any more. */
bool call_is_old(const struct call *call);
void call_correct(struct call *call, int thing, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void call_uncorrect(struct call *call, int thing);

/* Makes *to the same state as *from; both have game->state_size bytes. */
void game_copy(const struct game *game, void *to, const void *from);

/* Where a seat stands, in the game's own order or by the charted number; 0: nowhere. */
bool game_won(const struct game *game, const void *state, int seat);
int game_place(const struct game *game, const void *state, int seat);

void game_result(const struct game *game, const void *state, result_seer *see, void *user);

/* Whether a seat's charted number is its own, or that of its team at another seat. */
bool game_is_side(const struct game *game, const void *state, int seat);
/* "Ann, Cy": the names of those whose number a seat has. */
void game_side_names(const struct game *game, const void *state, int seat, char *out, size_t size);

/* Reads the value as its row says and stores it; false and why. */
bool option_set(struct call *call, const struct game_option *option, const char *value);
/* The value in the state as a player would type it. */
void option_show(const struct game_option *option, const void *state, char *out, size_t size);
/* Reports the value under the option's key: on|off as a bool, 0 for "off" as null. */
void option_report(const struct game_option *option, const void *state, struct emit *e);
const struct game_option *option_find(const struct game_option *options, const char *key); /* or NULL */
/* Its choices alone, "either|both" of "three_slopes either|both". */
const char *option_choices(const struct game_option *option);
/* The choice in force, of OPTION_EACH for this seat: its place among the choices, of a player the seat; "N"
 * for a number; -1: none. */
int option_chosen(const struct game_option *option, const void *state, int seat);
/* The line that makes the choice, of OPTION_EACH for this seat. */
void option_line(const struct game_option *option, const void *state, int seat, const char *word, char *out,
                 size_t size);

/* The words of the common verbs coin, clock and call. */
#define COIN_SIDES "heads|tails"
#define CLOCK_WORDS "start|stop|set|round|evening"
#define CALL_WORDS "judge|off"

/* The verbs every game has: seat, rename, note, dice, turn, ... */
extern const struct verb common_verbs[];
/* Carry out the common verb of the same name, for a game's verb that replaces it. */
bool common_apply(struct call *call);
bool common_resolve(struct call *call, struct rng *rng, struct line *out);
/* undo and redo, for help and completion; the journal carries them out. */
extern const struct verb journal_verbs[];

/* Searches the game's verbs, then the common ones, then the journal's; NULL: none. */
const struct verb *verb_find(const struct game *game, const char *name);

/* The n-th verb of all three lists, without those that the game replaces; NULL at the end. */
const struct verb *verb_at(const struct game *game, int n);

/* Whether a line of this verb, with its first word (NULL: none) and so many words, is a query. */
bool verb_asks(const struct game *game, const struct verb *verb, const char *word, int words);

/* "damage P N [from=Q]" */
void verb_usage(const struct verb *verb, char *out, size_t size);

#endif
