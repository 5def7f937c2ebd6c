/* SPDX-License-Identifier: MIT */
/*
 * What the files of Catan share among themselves; nobody else includes it.
 * Each verb's handler bears the verb's name.
 */
#ifndef RULES_CATAN_INTERNAL_H
#define RULES_CATAN_INTERNAL_H

#include "catan.h"

enum { CATAN_CARDS_MOST = 120 };

/* ---- catan_words.c ---- */

int catan_resource_find(const char *word); /* -1: none */

/* "2g1o", "grain=2,ore=1", "ore": adds to out; false: no cards. */
bool catan_cards_read(const char *text, int out[CATAN_RESOURCES]);

/* ---- catan_facts.c ---- */

int catan_development_of(const struct catan *c, enum catan_development card); /* in the box */
int catan_ways(int sum); /* of 36 */
bool catan_has_piece(const struct catan *c, int seat, enum catan_thing thing, struct reason *why);
bool catan_place_touches(const struct catan_place *place, catan_hex hex);
bool catan_places_known(const struct catan *c, int seat);

/* Whether a building of this player can stand at the hex, as far as it was told. */
bool catan_may_be_at(const struct catan *c, int seat, catan_hex hex);

/* ---- catan_hands.c: each refusal leaves the hands as they were ---- */

int catan_sum(const int cards[CATAN_RESOURCES]);

/* Cards that everybody sees, into the hand; the caller has looked at the bank. */
void catan_hand_gain(struct catan *c, int seat, const int cards[CATAN_RESOURCES]);
/* Out of the hand; what was paid tells what was held. */
bool catan_hand_pay(struct catan *c, int seat, const int cards[CATAN_RESOURCES], struct reason *why);
/* One card from hand to hand; kind -1: nobody saw it. */
bool catan_hand_steal(struct catan *c, int thief, int victim, int kind, struct reason *why);
/* It was seen that the hand holds exactly so many of a resource. */
bool catan_hand_seen(struct catan *c, int seat, enum catan_resource kind, int count, struct reason *why);
/* A ruling: the hand is this; the bank follows. False: the bank has not so many. */
bool catan_hand_rule(struct catan *c, int seat, const int cards[CATAN_RESOURCES], bool *possible,
                     struct reason *why);
bool catan_hands_check(const struct catan *c, struct reason *why);

/* ---- catan_audit.c ---- */

/* Writes one change of a hand down; `cards` in minus out. */
void catan_note_flow(struct catan *c, int seat, enum catan_flow flow, int other,
                     const int cards[CATAN_RESOURCES], int unknown);

/* ---- catan_report.c ---- */

bool catan_check(const void *state, struct reason *why);
void catan_report(const void *state, struct emit *e);
void catan_summary(const void *state, char *out, size_t size);
void catan_owed(const void *state, char *out, size_t size);

#endif
