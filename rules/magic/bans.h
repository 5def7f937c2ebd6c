/* SPDX-License-Identifier: MIT */
/*
 * Ban lists: dated data. One comes with the program for each profile; a user's
 * list replaces it whole, and a table's house rules add to it or take from it.
 *
 * A list is text, one name a line, # begins a comment:
 *
 *     date: 2026-02-09
 *     Ancestral Recall
 *     commander: Braids, Cabal Minion     # not as a commander
 *     companion: Lutri, the Spellchaser   # not as a companion
 *     vintage: Chaos Orb                  # banned by Vintage, not by the list
 *
 * House rules have `+NAME` and `-NAME` only, with the same words before a name.
 */
#ifndef RULES_MAGIC_BANS_H
#define RULES_MAGIC_BANS_H

#include "card.h"
#include "rules/commander/commander.h"
#include "rules/core/reason.h"

enum ban_kind { BAN_CARD, BAN_COMMANDER, BAN_COMPANION, BAN_VINTAGE, BAN_KINDS };

struct ban {
	char key[CARD_NAME_BYTES];
	enum ban_kind kind;
	bool house;   /* by the table */
	bool allowed; /* by the table, whatever else says no */
};

struct bans {
	char date[11];    /* "2026-02-09"; "" for no list */
	bool recommended; /* C14 */
	struct ban *ban;
	int count, room;
};

enum { BANS_MAX = 2000 };

/* The list that comes with the program; an empty one for Brawl, duels and
 * Oathbreaker, whose lists only card data and the table tell. */
void bans_begin(struct bans *bans, enum commander_rules rules, enum commander_format format);
void bans_done(struct bans *bans); /* a zeroed one is fine */

/* Empty, for a user's own list. */
void bans_clear(struct bans *bans);

/* One line of a list, or of house rules; "" and comments are fine. */
bool bans_line(struct bans *bans, const char *line, bool house, struct reason *why);

/* What is said of a card in one regard, the table's word first; NULL: nothing. */
const struct ban *bans_find(const struct bans *bans, const char *key, enum ban_kind kind);

/* Whether the table lets it in. */
bool bans_allow(const struct bans *bans, const char *key);

#endif
