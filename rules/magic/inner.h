/* SPDX-License-Identifier: MIT */
/*
 * What the files of the deck check share: the list as rows, the law, the
 * answer.
 */
#ifndef RULES_MAGIC_INNER_H
#define RULES_MAGIC_INNER_H

#include "deck.h"

struct row {
	const char *name; /* as card data writes it, else as the list does */
	char key[CARD_NAME_BYTES];
	int count; /* main deck and command zone */
	int side, companion;
	bool said_leader, said_signature; /* the list says so */
	bool leads;                       /* from the command zone, a signature spell too */
	bool known;
	struct magic_card card;
};

struct check {
	const struct deck_law *law;
	struct deck_answer *answer;
	struct row *row;
	int rows;
	struct row *leader[COMMANDERS], *signature[COMMANDERS];
};

/* deck.c */
struct deck_problem *deck_problem(struct check *c, enum deck_rule rule, const char *card, const char *format,
                                  ...) __attribute__((format(printf, 4, 5)));
/* The paragraph of today's rules; those of 2010 are named as a whole. */
const char *deck_cite(const struct check *c, const char *now);
struct row *deck_row(const struct check *c, const char *key); /* NULL: it is not in the list */
struct row *deck_row_of(struct check *c, const char *name);   /* a new one when there is none */

/* lead.c */
int deck_leaders_most(const struct check *c); /* cards of the command zone */

/* Finds who leads, and what is wrong with that. */
void deck_check_leaders(struct check *c, const struct deck *deck);

#endif
