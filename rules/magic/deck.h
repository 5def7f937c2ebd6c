/* SPDX-License-Identifier: MIT */
/*
 * The deck check of Commander, C1 to C6 and CR 903.5: counts, copies, colour
 * identity, bans, who leads. It is handed a list of names and whoever knows the
 * cards; where lists and knowledge come from it does not know.
 */
#ifndef RULES_MAGIC_DECK_H
#define RULES_MAGIC_DECK_H

#include "bans.h"
#include "card.h"
#include "rules/commander/commander.h"
#include "rules/core/emit.h"
#include "rules/core/said.h"

/* ---- a list ---- */

enum deck_zone { DECK_MAIN, DECK_COMMANDER, DECK_COMPANION, DECK_SIDE, DECK_SIGNATURE };

struct deck_card {
	char name[CARD_NAME_BYTES];
	int count;
	enum deck_zone zone;
};

struct deck {
	struct deck_card *card; /* as they stand in the list */
	int cards, room;
	char banner[CARD_NAME_BYTES]; /* the card on its box: a guess at who leads; "" for none */
};

enum { DECK_LINES = 2000, DECK_COUNT = 999 };

void deck_done(struct deck *deck); /* a zeroed one is fine */
bool deck_add(struct deck *deck, enum deck_zone zone, const char *name, int count, struct reason *why);

/* ---- who knows cards ---- */

struct card_finder {
	/* The card of a key, or false. Its texts stay as long as the finder. */
	bool (*find)(const struct card_finder *finder, const char *key, struct card *card);
};

/* ---- the check ---- */

struct deck_law {
	enum commander_rules rules;
	enum commander_format format; /* Oathbreaker is of today, whatever the rules */
	const struct bans *bans;
	const struct card_finder *finder; /* NULL: no card data */
	const char *leader[COMMANDERS];   /* said from outside the list; NULL: the list says */
};

enum deck_rule {
	DECK_RULE_COUNT,
	DECK_RULE_SINGLETON,
	DECK_RULE_IDENTITY,
	DECK_RULE_BANNED,
	DECK_RULE_COMMANDER,
	DECK_RULE_PAIR,
	DECK_RULE_BASICS,
	DECK_RULE_SIGNATURE
};

struct deck_problem {
	enum deck_rule rule;
	char card[CARD_NAME_BYTES]; /* "" when it is the whole deck */
	unsigned colors;            /* DECK_RULE_IDENTITY: those that do not belong */
	bool recommended;           /* a list that is advice (C14) */
	char text[CARD_NAME_BYTES * 3 + 200];
};

struct deck_answer {
	int total, side; /* cards; the sideboard is not among the total */
	char leader[COMMANDERS][CARD_NAME_BYTES];
	int leaders;
	char signature[COMMANDERS][CARD_NAME_BYTES]; /* Oathbreaker: the spells in the command zone */
	int signatures;
	bool guessed; /* the leaders are nothing but their place tells that they lead */
	bool has_identity;
	unsigned identity;
	bool has_data;
	char date[11]; /* of the ban list; "" for none */
	bool recommended;
	struct deck_problem *problem;
	int problems, problem_room;
	char (*unknown)[CARD_NAME_BYTES];
	int unknowns, unknown_room;
};

void deck_check(const struct deck *deck, const struct deck_law *law, struct deck_answer *answer);
void deck_answer_done(struct deck_answer *answer);

/* One sentence a problem, the rule first; then what else there is to know. */
void deck_say(const struct deck_answer *answer, struct said *said);

/* "total", "identity", "problems", "unknown", ... into the open object. */
void deck_tell(const struct deck_answer *answer, const struct deck_law *law, struct emit *e);

#endif
