/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of MECCG only. Each verb's handler carries the verb's name.
 */
#ifndef RULES_MECCG_INNER_H
#define RULES_MECCG_INNER_H

#include "meccg.h"
#include "rules/core/i18n.h"

enum {
	LOST_AVATAR = 5, /* points off (L-Additional-5) */
	BALROG_MIND = 8, /* the most of an Orc or Troll in a balrog player's deck */
};

/* Things that entries from before 0.9.0 give otherwise now, each of two seats. */
enum { CORRECTED_DECK, CORRECTED_INFLUENCE = CORRECTED_DECK + MECCG_PLAYERS };

/* What `pool` and `deck` do. */
#define MECCG_POOL_WORDS "add|remove|extra|load|list|seal|item"
#define MECCG_DECK_WORDS "set|list|seal|goal|load|compare"

/* ---- call.c: shared by the verbs ---- */

/* A change in the log about one player, without a cause. */
#define meccg_log(call, seat, ...) \
	said_change((call)->said, meccg_name((call)->state, seat), NULL, __VA_ARGS__)

bool meccg_seated(const struct call *call);
/* Reads the next word: one of the two players. */
bool meccg_player(struct call *call, int *seat);
const char *meccg_name(const struct meccg *m, int seat);
/* Refuses once a first turn has begun. */
bool meccg_before_play(const struct meccg *m, const char *what, struct reason *why);
/* Whether a game may be played now: refused during pools and draft, and after a
 * director's judgment. */
bool meccg_may_count(const struct meccg *m, struct reason *why);
/* .. and brings the table to MECCG_PLAY, or back from a count that a correction overtakes. */
bool meccg_in_game(struct call *call);
bool meccg_refuse_over(struct reason *why);
/* Copies a card's name: not empty, not too long. */
bool meccg_card_name(const char *word, char out[MECCG_NAME], struct reason *why);

/* What a search by name answers in place of an index. */
enum { FOUND_NONE = -1, FOUND_SEVERAL = -2 };

/* The card that a word names, in full or by a beginning of one name only; index into held. */
int meccg_find_card(const struct meccg_player *p, const char *word,
                    bool (*fits)(const struct meccg_card *card));

/* Minion and balrog players share company size, influence and failed checks. */
bool meccg_is_minion(const struct meccg_player *p);
/* L-General-8: agents are characters of the two other sides. */
bool meccg_agents_are_hazards(const struct meccg_player *p);

/* ---- catalogue.c ---- */

bool meccg_begins(const char *name, const char *word, bool *exact);
bool meccg_is(const char *name, const char *other); /* the same name as it is compared */
bool meccg_is_orc_or_troll(const struct meccg_character *c);
/* The person whom a unique card stands for, as it is compared. */
void meccg_person_of(const struct meccg *m, const struct meccg_card *card, char out[MECCG_NAME]);

/* ---- cards.c ---- */

/* Of the minor items that are unique, or of the others, the one that a word names in full or by a
 * beginning of one name only; NULL: none, or several begin so. */
const struct meccg_listing *meccg_find_item(const char *word, enum meccg_side side, bool unique,
                                            bool *several);
bool meccg_word(const void *state, const char *said, const char *what, int n, char *out, size_t size);

/* ---- draft.c ---- */

/* Begins the draft when both pools are sealed. */
void meccg_begin_draft(struct call *call);

/* ---- pool.c ---- */

/* "side=minion": a list says whose it is. */
bool meccg_side_of_list(struct call *call, int seat, bool *told);
void meccg_say_side(const struct call *call, int seat);

/* ---- deck.c ---- */

/* How many copies of a card a player may have; `few`: a fallen-wizard two, of a character, of a
 * resource of heroes or of minions (CoE-1.3.F1). */
int meccg_copies(const struct meccg_player *p, bool unique, bool few);
/* Copies of a card in the pool, shown or not, and among the starting items. */
int meccg_held_copies(const struct meccg_player *p, const char *name);
void meccg_say_deck(const struct call *call, int seat);
void meccg_correct_deck(struct call *call, int seat);

/* ---- play.c ---- */

/* An avatar in play other than this one (may be NULL). */
const struct meccg_person *meccg_avatar(const struct meccg_player *p, const struct meccg_person *but);
extern const char *const meccg_category_words[MECCG_POINTS];
void meccg_correct_influence(struct call *call, int seat);
/* A person leaves play, and the points with it. */
void meccg_leave(struct call *call, int seat, struct meccg_person *person, enum meccg_state state);
/* The person in play by that name, or the catalogue's character who comes into play. */
struct meccg_person *meccg_add_person(struct call *call, int seat, const char *word);
/* Both drafted companies come into play, with their points. */
bool meccg_bring_starters(struct call *call);
struct meccg_person *meccg_find_person(struct meccg *m, int seat, const char *word, struct reason *why);

/* ---- council.c ---- */

/* Sets all that is new in each game of an event, before any draft. */
void meccg_clear(struct meccg *m);
/* Counts a round of the chain once all of it have been checked. */
void meccg_settle_chain(struct call *call);

/* ---- whether a line may be said now; else why not ---- */

/* pool.c */
bool meccg_may_add(const struct meccg *m, int seat, struct reason *why); /* a character to the pool */
/* draft.c: whether a player goes on with the draft; whether both have picked */
bool meccg_may_draft(const struct meccg *m, int seat, struct reason *why);
bool meccg_may_reveal(const struct meccg *m, struct reason *why);
/* starting.c, items.c, list.c: whether cards that are left may go to the deck */
bool meccg_may_sort(const struct meccg *m, struct reason *why);
bool meccg_is_left(const struct meccg_card *card);
bool meccg_has_begun(const struct meccg *m); /* a first turn */
/* Copies of a minor item: those of the pool, or more if more were given; how many are not given yet. */
int meccg_item_copies(const struct meccg_player *p, const char *name);
int meccg_items_ungiven(const struct meccg_player *p, const char *name);
bool meccg_may_give(const struct meccg *m, int seat, struct reason *why); /* a starting item */
bool meccg_may_change_deck(const struct meccg *m, int seat, struct reason *why);
/* turn.c */
bool meccg_may_begin(const struct meccg *m, struct reason *why);
bool meccg_may_turn(const struct meccg *m, struct reason *why);
bool meccg_may_fetch(const struct meccg *m, int seat, struct reason *why); /* from the sideboard */
/* play.c */
bool meccg_may_exhaust(const struct meccg *m, int seat, struct reason *why);
bool meccg_may_call(const struct meccg *m, int seat, bool sudden, int under, struct reason *why);
bool meccg_may_lose(const struct meccg *m, int seat, struct reason *why); /* the avatar */
/* council.c */
bool meccg_may_name(const struct meccg *m, struct reason *why); /* for the first check */
bool meccg_may_meet(const struct meccg *m, struct reason *why);
bool meccg_may_chain(const struct meccg *m, struct reason *why);
bool meccg_may_win(const struct meccg *m, struct reason *why); /* with The One Ring */
bool meccg_may_rematch(const struct meccg *m, struct reason *why);

/* ---- offers.c ---- */

void meccg_offers(const void *state, struct offers *list);
extern const struct offer_hole meccg_offer_holes[];

/* ---- report.c, check.c ---- */

void meccg_report(const void *state, struct emit *e);
int meccg_round(const struct meccg *m); /* of the draft, later of the turns */
bool meccg_check(const void *state, struct reason *why);
void meccg_summary(const void *state, char *out, size_t size);

/* ---- the verbs ---- */

/* pool.c */
bool meccg_do_side(struct call *call);
bool meccg_do_pool(struct call *call);
/* draft.c */
bool meccg_do_pick(struct call *call);
bool meccg_pick_said(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_reveal(struct call *call);
bool meccg_do_stop(struct call *call);
/* starting.c */
bool meccg_do_item(struct call *call);
bool meccg_item_said(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_site(struct call *call);
bool meccg_do_place(struct call *call);
bool meccg_do_todeck(struct call *call);
/* turn.c */
bool meccg_do_turn(struct call *call);
bool meccg_turn_said(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_first(struct call *call);
bool meccg_first_drawn(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_untap(struct call *call);
bool meccg_do_limit(struct call *call);
/* list.c */
bool meccg_do_deck(struct call *call);
/* play.c */
bool meccg_do_mp(struct call *call);
bool meccg_do_character(struct call *call);
bool meccg_do_gone(struct call *call);
bool meccg_do_eliminated(struct call *call);
bool meccg_do_duplicates(struct call *call);
bool meccg_do_exhaust(struct call *call);
bool meccg_do_call(struct call *call);
/* roll.c */
bool meccg_do_check(struct call *call);
bool meccg_check_said(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_remove(struct call *call);
bool meccg_remove_said(struct call *call, struct rng *rng, struct line *out);
/* council.c */
bool meccg_do_order(struct call *call);
bool meccg_order_drawn(struct call *call, struct rng *rng, struct line *out);
bool meccg_do_council(struct call *call);
bool meccg_do_chain(struct call *call);
bool meccg_do_result(struct call *call);
bool meccg_do_ring(struct call *call);
bool meccg_do_judge(struct call *call);
bool meccg_do_rounds(struct call *call);
bool meccg_do_rematch(struct call *call);
bool meccg_rematch_said(struct call *call, struct rng *rng, struct line *out);

#endif
