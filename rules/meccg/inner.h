/* SPDX-License-Identifier: MIT */
/*
 * What the files of MECCG share among themselves; nobody else includes it.
 * Each verb's handler bears the verb's name.
 */
#ifndef RULES_MECCG_INNER_H
#define RULES_MECCG_INNER_H

#include "meccg.h"
#include "rules/core/i18n.h"

/* ---- meccg.c ---- */

bool meccg_seated(const struct call *call);
/* The next word, one of the two. */
bool meccg_player(struct call *call, int *seat);
const char *meccg_name(const struct meccg *m, int seat);
/* Before a first turn, or refused. */
bool meccg_before_play(const struct call *call, const char *what);
/* What belongs to the game itself: not in the draft, not when it is over by a
 * judgment; brings the table to play, and back from a count that no longer
 * holds. */
bool meccg_in_game(struct call *call);
/* A name of a card: not empty, not too long. */
bool meccg_card_name(struct call *call, const char *word, char out[MECCG_NAME]);
bool meccg_begins(const char *name, const char *word, bool *exact);
/* The line as it was said, with two dice drawn unless numbers stand behind its
 * first two words. */
bool meccg_draw_dice(struct call *call, struct rng *rng, struct line *out);
bool meccg_read_dice(struct call *call, int *sum);

/* ---- meccg_catalogue.c ---- */

/* Who a card is, for the rule that a unique person is there once. */
void meccg_person_of(const struct meccg *m, const struct meccg_card *card, char out[MECCG_NAME]);

/* ---- meccg_draft.c ---- */

/* The draft begins when both pools are sealed. */
void meccg_begin_draft(struct call *call);
/* Ends of the draft that come by themselves; the phase follows. */
void meccg_settle_draft(struct call *call);

/* ---- meccg_deck.c ---- */

/* Characters that count in the ten, those from the draft among them. */
int meccg_deck_characters(const struct meccg *m, int seat);
bool meccg_is_english(const char *name, struct reason *why);
void meccg_say_deck(const struct call *call, int seat);

/* ---- meccg_play.c ---- */

/* A person leaves play, and the points with it. */
void meccg_leave(struct call *call, int seat, struct meccg_person *person, enum meccg_state state);
/* Who is in play by that name, or comes into it as the catalogue knows them. */
struct meccg_person *meccg_add_person(struct call *call, int seat, const char *word);
struct meccg_person *meccg_find_person(struct meccg *m, int seat, const char *word, struct reason *why);

/* ---- meccg_council.c ---- */

/* When all of a round of the chain have been checked it is counted. */
void meccg_settle_chain(struct call *call);

/* ---- meccg_report.c ---- */

extern const char *const meccg_side_words[];
void meccg_report(const void *state, struct emit *e);

/* ---- meccg_owed.c ---- */

int meccg_round(const struct meccg *m); /* of the draft, later of the turns */
bool meccg_check(const void *state, struct reason *why);
void meccg_summary(const void *state, char *out, size_t size);
void meccg_owed(const void *state, char *out, size_t size);

/* ---- the verbs ---- */

/* meccg_pool.c */
bool meccg_do_side(struct call *call);
bool meccg_do_pool(struct call *call);
/* meccg_draft.c */
bool meccg_do_pick(struct call *call);
bool meccg_do_reveal(struct call *call);
bool meccg_do_stop(struct call *call);
/* meccg_starting.c */
bool meccg_do_item(struct call *call);
bool meccg_do_site(struct call *call);
bool meccg_do_todeck(struct call *call);
/* meccg_turn.c */
bool meccg_do_turn(struct call *call);
bool meccg_do_first(struct call *call);
bool meccg_first_drawn(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_untap(struct call *call);
bool meccg_do_limit(struct call *call);
/* meccg_list.c */
bool meccg_do_deck(struct call *call);
/* meccg_play.c */
bool meccg_do_mp(struct call *call);
bool meccg_do_character(struct call *call);
bool meccg_do_gone(struct call *call);
bool meccg_do_eliminated(struct call *call);
bool meccg_do_duplicates(struct call *call);
bool meccg_do_exhaust(struct call *call);
bool meccg_do_call(struct call *call);
/* meccg_roll.c */
bool meccg_do_check(struct call *call);
bool meccg_check_drawn(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_remove(struct call *call);
bool meccg_remove_drawn(struct call *call, struct rng *rng, struct line *out);
/* meccg_council.c */
bool meccg_do_order(struct call *call);
bool meccg_order_drawn(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_council(struct call *call);
bool meccg_do_chain(struct call *call);
bool meccg_do_result(struct call *call);
bool meccg_do_ring(struct call *call);
bool meccg_do_judge(struct call *call);
bool meccg_do_rounds(struct call *call);
bool meccg_do_rematch(struct call *call);

#endif
