/* SPDX-License-Identifier: MIT */
/*
 * What may be done now, said once. A game lists its offers from its state: what a seat may do, what it
 * owes, and what an act would lose. Keys, hints, help, which-keys, phones, plain mode and the query
 * `offers` read them here; the refusals of the game's verbs agree with them.
 *
 * The viewer is not the seat: -1 is the shared screen, which shows what all may know of every seat; a
 * seat sees its own offers as its player knows them. No offer for a viewer may depend on what is hidden
 * from it. Rulings, options and bookkeeping are not offers.
 */
#ifndef RULES_CORE_OFFER_H
#define RULES_CORE_OFFER_H

#include <stdbool.h>
#include <stddef.h>

#include "emit.h"
#include "reason.h"
#include "table.h"

struct game;
struct said;

enum offer_kind {
	OFFER_ACT,   /* may be said now */
	OFFER_DUE,   /* owed: the game waits for it, and the message line says so */
	OFFER_ONCE,  /* a chance that does not come back */
	OFFER_COUNT, /* a number's steps: life, poison */
};

enum offer_rank {
	OFFER_PLAIN,
	OFFER_HINTED, /* worth a place in the hint bar */
	OFFER_NEXT,   /* what Space does */
};

enum { OFFER_LINE = 400, OFFER_STEPS = 4 };

/*
 * Its line has holes as the lines of keys have them (screens/screen.h): {?victim} one of its choices,
 * {#length} a number, {*cards} words, {%2dice} dice .. The seat's own word is filled in.
 */
struct offer {
	const char *id; /* "turn", "steal": one name for keys, phones, plain mode, tests, settings */
	int seat;       /* who says it; -1: the table */
	enum offer_kind kind;
	enum offer_rank rank;
	bool several;       /* more than one seat may say it: a key never takes another one's */
	bool alone;         /* its player may say it without the laptop */
	bool secret;        /* that it stands reveals what only this seat may know */
	int owed;           /* OFFER_DUE: how many times; 0: once */
	int of;             /* the seat that it is about, as damage by whom; -1: none */
	const char *about;  /* the fact whose row has its buttons on a phone; NULL: a row of its own */
	const char *line;   /* what is said */
	const char *text;   /* the row of a list: "to the bank {rate}, for"; "" */
	const char *button; /* "build" */
	const char *note;   /* beside it: "3 left", "lacks 1 ore"; "" */
	const char *owes;   /* OFFER_DUE: the sentence of the message line; NULL: the text */
	const char *typed;  /* what its first field holds when it opens, to be mended; NULL: nothing */
	const char *loses;  /* what is lost if it is said now; NULL: nothing */
	/* .. by this line, where it is not the same for each; false: nothing. NULL: loses. */
	bool (*lost)(const void *state, const char *line, char *out, size_t size);
	const char *why;         /* why it may not be said now; NULL: it stands */
	struct reason_ways ways; /* .. and the lines in it */
	short step[OFFER_STEPS]; /* OFFER_COUNT: of its buttons, -5 -1 1 5; 0: no more */
};

/* Where a choice lies on the board of its game, which numbers its places of each kind. */
struct board_place {
	enum { PLACE_NONE, PLACE_HEX, PLACE_SPOT, PLACE_EDGE, PLACE_LAND } kind;
	int at;
};

/* A row of what a hole may be filled with. */
struct choice {
	char key[8];     /* on the keyboard, "1" or "s"; "1." is the two keys 1 and . */
	char word[112];  /* goes into the line as it is; may be "" */
	char text[100];  /* its meaning */
	char value[100]; /* its present value */
	char name[100];  /* shown in place of the word; "": the word */
	int most;        /* of several: how often it may be picked; 0: once */
	struct board_place place;
};

/* A hole of a line. */
struct line_hole {
	const char *from, *to; /* its brace, and behind the other one */
	char sign;             /* '\0': nobody is asked */
	int count;             /* {%2dice}: 2 */
	char name[40];
};

/* The next one; false: there is none. */
bool line_next_hole(const char *line, struct line_hole *hole);

/* The choices of a hole while they are listed. */
struct choices {
	struct choice *out;
	int count, max;
	const char *line; /* the line that asks, as far as it is filled; ".." for the rest */
	int number;       /* at the end of the hole's name: 2 for {?res2}; 0: none */
	int seat;         /* of the offer; -1: the table's */
	int viewer;       /* for whom; -1: the shared screen */
	int least, most;  /* of several: how many are picked; of a number: its bounds; 0: free */
	char join[4];     /* of several: what stands between their words; "": how many of each, as 3b4l */
};

/* Adds a row with its key (NULL: the next letter), its word, the name that is shown in its place ("": the
 * word), and its meaning; without room it replaces the last one. */
struct choice *choices_add(struct choices *list, const char *key, const char *word, const char *name,
                           const char *text);
/* A field of a row, as printf writes it. */
#define CHOICE(choice, field, ...) snprintf((choice)->field, sizeof(choice)->field, __VA_ARGS__)
/* Adds a row for a seat: its digit, its word, its name. */
struct choice *choices_seat(struct choices *list, const struct table *table, int seat);

/* A hole of the game's offers. */
struct offer_hole {
	const char *name;
	/* NULL: what is typed. */
	void (*choices)(const void *state, struct choices *list);
	/* Its choices follow from what earlier holes have put into the line. */
	bool chained;
};

#define HOLE(name, choices)          \
	{                            \
		name, choices, false \
	}
#define CHAINED(name, choices)      \
	{                           \
		name, choices, true \
	}

/* The offers of a state for a viewer. The texts live until they are listed again. */
struct offers {
	struct offer *offer;
	int count, room;
	int viewer;
	bool all; /* also those that do not stand, with why */
	struct reason why;
	struct offer_text *texts;
	const void *of; /* what they were listed of, with so many entries; NULL: a state alone */
	int entries;
};

/* Lists them again: once a state. `all`: also what does not stand now. */
void offers_list(struct offers *list, const struct game *game, const void *state, int viewer, bool all);
/* .. of a journal's present state, with all: only if it has other entries than when they were listed last. */
void offers_follow(struct offers *list, const struct game *game, const void *state, const void *journal,
                   int entries, int viewer);
void offers_free(struct offers *list);

/* ---- for a game that lists ---- */

/* Whether the viewer sees the offers of a seat as its player does. */
static inline bool offers_own(const struct offers *list, int seat)
{
	return list->viewer == seat && seat >= 0;
}

/* Whether the viewer sees them at all: the shared screen those of all seats. */
static inline bool offers_shows(const struct offers *list, int seat)
{
	return list->viewer < 0 || list->viewer == seat;
}

/* Adds an offer that says this line; good until the next one. */
struct offer *offers_add(struct offers *list, const char *id, int seat, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* A text for a field of an offer. */
const char *offers_text(struct offers *list, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Where the rules write why an offer does not stand; NULL where nobody will ask. */
struct reason *offers_why(struct offers *list);
/* Whether the offer added last stands; else it goes, or stays with the reason. Returns `stands`. */
bool offers_keep(struct offers *list, bool stands);
/* The same of an offer that was added last, with what most of them are; it may be written to until the next
 * one is added, also where it does not stand. */
struct offer *offers_put(struct offers *list, bool stands, enum offer_kind kind, const char *text,
                         const char *button, struct offer *offer);
/* How many of a word in front of {~count}: the buttons of a count. */
void offers_steps(struct offer *offer, int one, int many);

/* ---- for all others ---- */

/* The n-th offer of that id, whoever says it; NULL: no more. */
const struct offer *offers_find(const struct offers *list, const char *id, int n);

/*
 * The offer that a key for this id means, with the focus on a seat: that seat's; else what one other
 * seat owes; else that of the seat on turn, or of the table. Never one that `several` seats may say for
 * another one. An offer that does not stand is returned where none does; NULL: there is none. *many (may be
 * NULL): several owe it, and who is to be asked; the first of them is returned.
 */
const struct offer *offers_pick(const struct offers *list, const char *id, int focus, int turn, bool *many);

/* What the table waits for: the first offer that is due; NULL: nothing is. In a sentence; "": nothing. */
const struct offer *offers_due(const struct offers *list);
const char *offers_owed(const struct offers *list);

/* Its line as people read it, with names for what is chosen: "discard Anna {aside}". */
void offer_line(const struct offer *offer, char *out, size_t size);

/* The choices of a hole, for the seat, viewer and line of the list; how many. */
int offers_choices(const struct game *game, const void *state, const char *hole, struct choices *list);

/* What the line would lose if it were said now; false: nothing. */
bool offers_loss(const struct offers *list, const struct table *table, const char *line, char *out,
                 size_t size);
/* The same of a line that this offer makes. */
bool offer_loses(const struct offer *offer, const void *state, const char *line, char *out, size_t size);

/* The answer of the query `offers`, of one seat or of all (-1): a sentence each, and the data. `secret`: what
 * the seat alone may know, too. Either may be NULL. */
void offers_report(const struct game *game, const void *state, int seat, bool secret, struct said *said,
                   struct emit *e);

#endif
