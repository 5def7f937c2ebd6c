/* SPDX-License-Identifier: MIT */
/*
 * What the tables of Commander and Archenemy share: the formats, the life and
 * the counters of a player.
 */
#ifndef RULES_MAGIC_MAGIC_H
#define RULES_MAGIC_MAGIC_H

#include <stdbool.h>

#include "rules/core/emit.h"
#include "rules/core/i18n.h"
#include "rules/core/reason.h"

/* ---- formats ---- */

/* The words of the enums below, in their order; Archenemy's two formats have none. */
#define COMMANDER_RULES N_("2010|current")
#define COMMANDER_FORMATS N_("commander|brawl|2hg|duel|oathbreaker")

enum { SWAP_CARDS = 10 }; /* C15.1: in a sideboard, and as many may be swapped */
enum commander_rules { RULES_2010, RULES_CURRENT };

enum commander_format {
	FORMAT_COMMANDER,
	FORMAT_BRAWL,
	FORMAT_2HG,
	FORMAT_DUEL,
	FORMAT_OATHBREAKER,
	FORMAT_ARCHENEMY,
	FORMAT_ARCHENEMY_COMMANDER, /* set by Archenemy's option `deck` */
};

enum { COMMANDERS = 2 }; /* a second one: partner, background */

/* What a format says of a table (C4, C12, CR 903.7, 903.12, 810.4). */
struct format {
	int life;       /* to start with, for three and more players */
	int damage;     /* of one commander that loses the game; 0: not counted */
	int cards;      /* of a deck with its commanders */
	int commanders; /* at least this many lead a deck */
};

extern const struct format magic_formats[]; /* by enum commander_format */

/* ---- life and counters ---- */

enum { LIFE_COUNTERS = 12, COUNTER_BYTES = 28, LIFE_MAX = 99999 };

/* The kinds of counters with a verb of their own, as poison. */
enum counter_kind {
#define COUNTER(id, ...) COUNTER_##id,
#include "counters.def"
	COUNTER_KINDS
};

/* Formats of what is said about such a kind, marked for translation. */
struct counter_row {
	const char *word;      /* the verb, the option, the key in reports, the reason for being out */
	int limit, team_limit; /* this many lose the game, in Two-Headed Giant the team; 0: none do */
	const char *change;    /* before, after */
	const char *total;     /* player, amount */
	const char *reason;    /* amount: why a player is out */
	const char *too_many;  /* player, amount, player as typed: why the player cannot come back */
	const char *in_line;   /* on a screen: amount, "" or a warning sign */
	const char *brief;     /* the same in few columns */
	const char *alarm, *alarm_brief; /* amount */
	const char *label;               /* the head of a column on exported pages; over its number */
};

extern const struct counter_row counter_rows[COUNTER_KINDS];

/* The kind of a word, or -1. */
int counter_find(const char *word);

/* A counter of any other kind, by the word that the table uses for it. */
struct counter {
	char kind[COUNTER_BYTES]; /* "" marks a free place */
	int amount;
};

struct life {
	int life;
	int count[COUNTER_KINDS];
	struct counter counter[LIFE_COUNTERS];
};

/* The counter's amount, 0 when there is none of that kind. */
int life_counter(const struct life *life, const char *kind);

/* Whether it may be a kind of counter (or of feat): one short word. */
bool counter_kind_is_fit(const char *kind, struct reason *why);

/* Refused when all places are taken by other kinds, or the kind is not a fit word. */
bool life_set_counter(struct life *life, const char *kind, int amount, struct reason *why);

/* "life", "poison", "counters" into the open object. */
void life_report(const struct life *life, struct emit *e);

#endif
