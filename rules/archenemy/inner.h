/* SPDX-License-Identifier: MIT */
/*
 * What the files of Archenemy share. A handler has the name of its verb:
 * archenemy_do_VERB.
 */
#ifndef RULES_ARCHENEMY_INNER_H
#define RULES_ARCHENEMY_INNER_H

#include "archenemy.h"
#include "rules/commander/inner.h"

enum { NOBODY = -1 };

/* ---- sides.c ---- */

const char *archenemy_seat_name(const struct archenemy *a, int seat);

/* The heroes take their turns together (A, CR 805): their first seat still playing
 * stands for them; any other seat for itself. */
int archenemy_stands_for(const struct archenemy *a, int seat);

/* Refuses when nobody is seated, the game is over, or the archenemy is not chosen. */
bool archenemy_is_on(const struct archenemy *a, struct reason *why);

/* Reads "[P]" before other words: a player's name, if another word follows or
 * `alone`; else the archenemy, in a rumble the player on turn. Refuses a seat
 * that may not have a deck. */
bool archenemy_read_owner(struct call *call, bool alone, int *owner);

/* The teams that win and have their turns together. */
void archenemy_form_sides(struct archenemy *a);

/* Forms the sides and gives the first turn. */
void archenemy_begin(struct archenemy *a, int first);

/* Players at the old starting life get the new one. */
void archenemy_start_lives(struct archenemy *a);

/* The life a seat begins with. */
int archenemy_life_of(const struct archenemy *a, int seat);

/* ---- kind.c ---- */

/* A face-up scheme by the next word. */
bool archenemy_read_up(struct call *call, struct scheme_ref *ref);

/* Stores a name or text of the table's own in place of the one at *at, if any;
 * moves the other texts together. */
bool archenemy_keep_text(struct archenemy *a, const char *text, int *at, struct reason *why);

/* How well a word names a card: NAME#2 means the second copy, NAME the first. */
enum name_fit archenemy_card_fit(const struct archenemy *a, struct scheme_ref ref, const char *word);

struct scheme_card *archenemy_card_of(struct archenemy *a, struct scheme_ref ref);

/* ---- deck.c ---- */

/* Reads "x2" into *times; without it *times keeps its value. */
bool archenemy_take_times(struct args *args, int most, int *times);

/* ---- order.c ---- */

/* Turns all cards face down, in the order of adding, for a new game. */
void archenemy_pile_anew(struct archenemy *a, int owner);

/* ---- motion.c ---- */

/* CR 704.6e: schemes that may leave do so, in the order set in motion. */
void archenemy_let_leave(struct call *call);

/* ---- effect.c ---- */

/* How many face-up schemes and lasting effects have an effect; of one owner, or NOBODY for all. */
int archenemy_effects(const struct archenemy *a, unsigned effect, int owner);

/* Applies what the trigger does as it resolves. x: -1 where none was given. */
bool archenemy_take_effect(struct call *call, struct scheme_ref ref, int x);

/* Effects "until your next turn" of this seat, and of those passed over who have
 * left (CR 800.4m), end as its turn begins. */
void archenemy_end_untils(struct call *call, int from, int seat);
void archenemy_end_turn_effects(struct archenemy *a);

/* Reminds at each combat of the owner which creatures must attack whom. */
void archenemy_tell_lasting(const struct call *call, int owner);

/* ---- turn.c ---- */

/* Goes on to main1, where schemes are set in motion. */
bool archenemy_go_main(struct call *call);
/* Whether the side on turn loses the next such step. */
bool archenemy_loses_step(const struct archenemy *a, enum archenemy_step step);

/* ---- due.c ---- */

/* Names the checks due at the present step, and its reminders. */
void archenemy_tell_due(const struct call *call);

/* ---- options.c ---- */

extern const struct game_option archenemy_options[];
bool archenemy_option(struct call *call, const struct game_option *option, const char *value);

/* ---- notes.c ---- */

extern const struct game_note archenemy_notes[];

/* ---- places.c ---- */

bool archenemy_may_join(const void *state, bool ruling, struct reason *why);
bool archenemy_joined(struct call *call, const struct joining *who);
void archenemy_move(void *state, const struct new_seats *places);

/* ---- report.c ---- */

bool archenemy_check(const void *state, struct reason *why);
void archenemy_report(const void *state, struct emit *e);

/* ---- what may be said now; a refusal says why ---- */

bool archenemy_may_set(const struct archenemy *a, struct reason *why); /* the archenemy */
bool archenemy_may_rumble(const struct archenemy *a, struct reason *why);
bool archenemy_may_build(const struct archenemy *a, int owner, struct reason *why);
bool archenemy_may_shuffle(const struct archenemy *a, int owner, struct reason *why);
bool archenemy_may_reveal(const struct archenemy *a, int owner, struct reason *why);
struct label archenemy_odd_reveal(const struct archenemy *a, int owner); /* why none is due; "": one may be */
bool archenemy_may_skip_reveal(const struct archenemy *a, struct reason *why);
bool archenemy_may_resolve(const struct archenemy *a, struct scheme_ref ref, bool countered,
                           struct reason *why);
bool archenemy_may_leave_first(const struct archenemy *a, struct scheme_ref ref, struct reason *why);
bool archenemy_may_abandon(const struct archenemy *a, struct scheme_ref ref, struct reason *why);
bool archenemy_may_step(const struct archenemy *a, struct reason *why);
bool archenemy_may_pass(const struct archenemy *a, struct reason *why);

/* ---- offers.c ---- */

void archenemy_offers(const void *state, struct offers *list);
extern const struct offer_hole archenemy_offer_holes[];

/* ---- the verbs ---- */

/* deck.c */
verb_apply archenemy_do_scheme;
verb_resolve archenemy_scheme_resolve;
/* order.c */
verb_apply archenemy_do_shuffle, archenemy_do_stack;
verb_resolve archenemy_shuffle_resolve, archenemy_stack_resolve;
/* motion.c */
verb_apply archenemy_do_reveal, archenemy_do_resolve, archenemy_do_bottom, archenemy_do_trigger,
	archenemy_do_abandon, archenemy_do_again;
verb_resolve archenemy_reveal_resolve;
/* choose.c */
verb_apply archenemy_do_choose, archenemy_do_ask;
bool archenemy_is_of_highest(const struct scheme *facts);
/* effect.c */
verb_apply archenemy_do_forget, archenemy_do_damage, archenemy_do_attack, archenemy_do_spell,
	archenemy_do_cast, archenemy_do_graveyard;
/* turn.c */
verb_apply archenemy_do_step, archenemy_do_turn, archenemy_do_go, archenemy_do_skip_reveal,
	archenemy_do_extra_turn, archenemy_do_skip_turn, archenemy_do_extra_step, archenemy_do_skip_step;
verb_resolve archenemy_turn_resolve;

#endif
