/* SPDX-License-Identifier: MIT */
/* Shared by the files of the score sheet only. */
#ifndef RULES_SCORE_INNER_H
#define RULES_SCORE_INNER_H

#include "rules/core/i18n.h"
#include "score.h"

enum { SCORE_NAMES = TABLE_SEATS * (NAME_BYTES + 2) }; /* bytes of the names of a set */

/* options.c */
extern const struct game_option score_options[];

/* ---- numbers.c ---- */

/* Reads one number, or refuses it. */
typedef bool score_reader(const struct call *call, const char *word, int *number);

score_reader score_read; /* points */
/* A number for each of the seats, in their order: from the seat that from= names, else the first.
 * None is greater than `most`; below ten they may stand without blanks. */
bool score_read_list(struct call *call, seats_set who, int most, score_reader *read, int *numbers);

/* ---- count.c ---- */

/* Refuses points while nobody is seated, or when the game is over. */
bool score_goes_on(const struct score *s, struct reason *why);
bool score_may_write(const struct score *s, int seat, struct reason *why); /* points of this round */
bool score_may_leave(const struct score *s, int seat, struct reason *why);
bool score_may_finish(const struct score *s, struct reason *why);
bool score_may_rematch(const struct score *s, struct reason *why);

/* Adds points to the cell of the row being played, and to the log. */
void score_write(struct call *call, int seat, int points);
/* More points in the last round that is complete. */
void score_add(struct call *call, int seat, int points);
void score_clear_bids(struct score *s);
int score_sum(const struct score *s); /* where s->sum is one */
/* Points of a seat in this round that leave it with less than nothing, where that does not count. */
bool score_is_bust(const struct score *s, int seat, int points);

/* ---- settle.c ---- */

void score_begin(struct score *s, int seat); /* seat begins the round that is played next */
void score_tell_next(struct call *call);
/* After each line: closes a full round, begins the next one or ends the game. */
void score_settle(struct call *call);

/* ---- templates.c: the verbs of those names ---- */

#define SCORE_TEMPLATE_WORDS "none|hearts|wizard|spades|skat|carcassonne|wonders|darts|bridge|mahjong"
bool score_template(struct call *call);
bool score_begin_count(struct call *call);
bool score_categories(struct call *call);
bool score_team(struct call *call);
bool score_bid(struct call *call);
bool score_all_bids(struct call *call);
bool score_all_tricks(struct call *call);
bool score_tricks(struct call *call);
void score_deal(struct score *s);         /* the rounds that the cards allow */
void score_count_rest(struct call *call); /* after somebody has left */

/* ---- deals.c: the verbs of games of which one line counts the round ---- */

#define SCORE_STRAINS N_("clubs|diamonds|hearts|spades|notrump")
bool score_declare(struct call *call);
/* Whether nobody has points of the round yet, so that one line may write all, and bridge has two sides. */
bool score_may_deal(const struct score *s, struct reason *why);
bool score_contract(struct call *call);
#define SCORE_HONOURS "100|150"
bool score_may_honour(const struct score *s, struct reason *why);
bool score_honours(struct call *call);
bool score_hand(struct call *call);
bool score_riichi(struct call *call);
/* The home of the other side; -1: there is none, or a third one. */
int score_rival(const struct score *s, int home);
/* Whether a hand of so many fans can have these minipoints. */
bool score_may_have(int han, int fu);

/* ---- places.c ---- */

bool score_may_join(const void *state, bool ruling, struct reason *why);
bool score_may_swap(const void *state, seats_set two, struct reason *why);
bool score_has_begun(const void *state);
bool score_joined(struct call *call, const struct joining *who);
void score_move(void *state, const struct new_seats *places);

/* ---- offers.c ---- */

void score_offers(const void *state, struct offers *list);
extern const struct offer_hole score_offer_holes[];

/* ---- report.c ---- */

void score_report(const void *state, struct emit *e);
bool score_check(const void *state, struct reason *why);

#endif
