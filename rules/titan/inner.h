/* SPDX-License-Identifier: MIT */
/*
 * What the files of Titan share with one another, from the bottom up: units,
 * legions, steps, readers; the parts of a battle; the verbs.
 */
#ifndef RULES_TITAN_INNER_H
#define RULES_TITAN_INNER_H

#include "titan.h"

/* ---- words that verbs accept: their usage and their readers take them from here ---- */

#define SIDE_WORDS "attacker|defender"
#define COLOUR_WORDS "black|brown|blue|gold|green|red"
#define WINNER_WORDS SIDE_WORDS "|none"
#define LORD_WORDS "angel|archangel"
#define LORDS_WORDS "titan|" LORD_WORDS
#define PHASE_WORDS "maneuver|drift|strike|strikeback|remove|end"
#define WINDOW_WORDS "open|past"
#define SPOILS_WORDS "battle|flee|concede|agreement|time|mutual|titan-slain"

/* Things that entries from before 0.9.0 give otherwise now. */
enum { CORRECTED_HALF, CORRECTED_SHOWN, CORRECTED_OFFER };

/* ---- options.c: the disputes ---- */

extern const struct game_option titan_options[];
bool titan_option(struct call *call, const struct game_option *option, const char *name);
void titan_report_houses(const struct titan *t, struct emit *e);
/* The word of the choice in force. */
void titan_choice_word(const struct titan *t, enum titan_dispute dispute, char *out, size_t size);

/* ---- unit.c: units of a battle, and names ---- */

extern const struct titan_battle titan_no_battle;

#define IDS(t, set) titan_ids((t), (set), (char[TITAN_LIST]){ "" })
const char *titan_ids(const struct titan *t, titan_units set, char out[TITAN_LIST]); /* "d1, d3" */
const char *titan_side_word(enum titan_side side); /* "attacker", as people type it */
const char *titan_side_name(enum titan_side side); /* translated: "the attacker" */
const char *titan_player_name(const struct titan *t, enum titan_side side); /* or the side */

bool titan_is_native(const struct titan *t, int unit, enum titan_hazard hazard);
int titan_hits_left(const struct titan_unit *unit);                 /* that slay it */
bool titan_has_fallen(const struct titan *t, enum titan_side side); /* its Titan is slain or dead */
/* Adds a unit outside the map; power 0: as printed, a Titan's by score. -1: no room. */
int titan_add_unit(struct titan *t, enum titan_side side, enum titan_creature creature, int power);
/* Clears the declared or rolled strike. */
void titan_forget_strike(struct titan_battle *b);

/* ---- legion.c: legions, pots, players ---- */

/* The side that the legion is in an encounter that is decided, -1. */
int titan_legion_side(const struct titan *t, int legion);
int titan_legion_lords(const struct titan *t, int legion);
int titan_legion_value(const struct titan *t, int legion);
void titan_legion_clear(struct titan *t, int legion);
void titan_legion_add(struct titan *t, int legion, enum titan_creature creature);
bool titan_legion_take(struct titan *t, int legion, enum titan_creature creature); /* false: it has none */
/* Forgets what was shown of it and is no longer in it; whether anything was. */
bool titan_legion_hide(struct titan *t, int legion);
/* To the dead, or back to its pot (2.5.6.10). */
void titan_bury(struct titan *t, enum titan_creature creature);
void titan_legion_bury(struct titan *t, int legion);
void titan_fill_battle(struct titan *t); /* the legions of the encounter become units */
void titan_no_encounter(struct titan *t);
/* The legion that this one was split from in this turn, else itself. */
int titan_origin(const struct titan *t, int legion);
/* The first legion on turn that stayed with one split from it, if the two have more than `over`
 * units, and that number; -1: none. */
int titan_rejoining(const struct titan *t, int over, int *size);
seats_set titan_without_tower(const struct titan *t); /* 1.3 */
int titan_chooser(const struct titan *t);             /* next to choose a colour (1.4.1), -1 */
bool titan_is_first_turn(const struct titan *t);
/* Tells a changed score; lords: and each hundred passed. */
void titan_tell_points(struct call *call);
void titan_tell_halves(struct call *call);
void titan_tell_room(struct call *call);
/* Adds to a score; lords: each hundred passed gives an angel (2.5.6.8). */
void titan_add_score(struct call *call, int seat, int points, bool lords);

/* ---- steps.c: where the game is ---- */

const char *titan_here(const struct call *call); /* the paragraph of the present step */
/* Refuses with the paragraph for the first "%s" of the format. Always false. */
#define REFUSE(call, format, ...) reason_set((call)->why, format, titan_here(call), ##__VA_ARGS__)
/* Of the battle turn of a side: STEP_2_5_6_4_1_4 and the attacker's step 2.5.6.4.2.4. */
enum titan_step_id titan_step_of(enum titan_side side, enum titan_step_id defenders);
/* "attacker", or the name of a player; NULL when no one must act. */
const char *titan_acts_word(const struct titan *t);
/* Whether these are allowed now; false and which condition does not hold. */
bool titan_may_summon(const struct titan *t, struct reason *why);
bool titan_may_reinforce(const struct titan *t, struct reason *why);
/* 0.1.0 offered a reinforcement and angels also where none could come, and none in place of
 * one that did not enter. */
void titan_correct_offers(struct call *call);
bool titan_may_mulligan(const struct titan *t, struct reason *why);
bool titan_may_accept(const struct titan *t, struct reason *why);
bool titan_may_rejoin(const struct titan *t, struct reason *why);
/* Tells the step if the line came to it and has not told it yet. */
void titan_tell_step(struct call *call);
/* Moves on to a step, says so, and does what arriving there brings. */
void titan_go(struct call *call, enum titan_step_id step);
/* In a drift phase moves to x.3.1 if drift would slay a unit, so that the other side can concede
 * first; else to x.3. */
void titan_choose_drift_step(struct titan *t);

/* ---- read.c: words of a line; false and why ---- */

bool titan_has_battle(const struct call *call);
/* Makes this table play a whole game; refused during a separate battle. */
bool titan_make_whole(struct call *call);
/* The words of titan_may_list() as lines of a reason: a screen shows their keys. */
void titan_may_ways(unsigned may, char out[TITAN_LIST]);
/* Of the side that maneuvers, those that have neither moved nor been held. */
titan_units titan_holders(const struct titan *t);
/* "PARAGRAPH: ..." in front of why. Always false. */
bool titan_not_here(const struct call *call, const char *verb);
bool titan_not_now(const struct titan *t, const char *verb, unsigned others,
                   struct reason *why); /* others: what may be said instead */
bool titan_may(const struct titan *t, enum titan_may may,
               struct reason *why); /* the step allows this verb now */
bool titan_may_say(const struct call *call, enum titan_may may);

bool titan_read_unit(struct call *call, int *unit);
bool titan_read_hex(struct call *call, int *hex);
bool titan_read_key_hex(struct call *call, const char *key, int *hex); /* left alone when absent */
bool titan_read_land(struct call *call, int *land);
bool titan_read_creature(struct call *call, int *creature);
bool titan_read_side(struct call *call, enum titan_side *side);
/* The side of the board in key=; *entry is left alone when it is absent. */
bool titan_read_entry(struct call *call, const char *key, enum titan_land land, int *entry);
bool titan_word_entry(const char *word, int *entry, struct reason *why);
bool titan_word_marker(const char *word, int *legion, struct reason *why);
bool titan_read_marker(struct call *call, int *legion);
bool titan_read_own(struct call *call, int *legion); /* a legion of the player on turn */
/* The die of the line, else thrown with rng; 1 without rng, for a line that will be refused. */
bool titan_read_die(struct call *call, struct rng *rng, int *die);

/* "angel lion*2 titan:9": a member for each; power: of a Titan, 0 when absent. */
struct titan_list {
	int count;
	struct {
		enum titan_creature creature;
		int power;
	} member[64];
};
bool titan_read_list(struct call *call, struct titan_list *list);
void titan_list_has(const struct titan_list *list, int has[TITAN_CREATURES]); /* counts them by kind */
int titan_list_lords(const struct titan_list *list);
bool titan_list_words(const char *text, struct titan_list *list, struct reason *why);

/* masterboard.c: with the turn's roll, as if the legion had these */
void titan_moves_with(const struct titan *t, int legion, const int has[TITAN_CREATURES],
                      struct titan_moves *moves);

/* ---- march.c: legions on the masterboard ---- */

void titan_put(struct titan *t, int legion, int place);
void titan_put_in_towers(struct titan *t); /* those that stand nowhere yet */
bool titan_do_board_march(struct call *call);
bool titan_done_board_moves(const struct call *call);
/* Whether the legion stands together with no other player's; false and why. */
bool titan_stands_alone(const struct call *call, int legion);

/* ---- parts of a turn and of a battle, each used by several of the files above it ---- */

/* spoils.c: multiples of 100 that points pass, and of 500 among them (2.5.6.8). */
void titan_emit_multiples(struct emit *e, int before, int after);
void titan_count_angels(const struct titan *t, int before, int points, int *all, int *arch);

/* battle.c */
bool titan_may_battle(const struct titan *t, struct reason *why);
bool titan_may_force(const struct titan *t, enum titan_side side, struct reason *why);

/* setup.c */
bool titan_may_throw(const struct titan *t, int seat, struct reason *why); /* for its tower */

/* turn.c: a legion of four and more */
bool titan_may_split(const struct titan *t, struct reason *why);

/* order.c: the step that the turn begins with, or the end of the game. */
int titan_next_in_order(const struct titan *t, int from);
enum titan_step_id titan_begin_turn(struct call *call, int seat, int number);
enum titan_step_id titan_next_turn(struct call *call);
void titan_leave_game(struct titan *t, int seat, enum titan_status status);

/* after.c */
/* Another legion of the attacker, in no encounter. */
bool titan_lends(const struct titan *t, int legion);
bool titan_lend(struct call *call, enum titan_creature creature);
/* Another legion of a slain Titan's player, whose half points may be awarded (2.5.6.9). */
bool titan_may_award(const struct titan *t, int legion);
void titan_send_back(struct titan *t, const struct titan_unit *u);
bool titan_call_in(struct call *call, enum titan_side side, enum titan_creature creature);
void titan_count_points(struct call *call);

/* end.c */
/* Whether something ends the battle now, and how: into winner and why. */
enum titan_why_over titan_end_condition(const struct titan *t, enum titan_winner *winner);
/* Whether the side may concede, or try to, where the sequence of play allows it. */
bool titan_may_concede(const struct titan *t, enum titan_side side, struct reason *why);
void titan_settle(struct call *call, enum titan_why_over over, enum titan_winner winner);

/* fight.c: back to x.4 or x.6 with nothing declared or carried. */
void titan_end_strike(struct titan *t);

/* ---- known.c: what all players see of legions ---- */

void titan_know_as(struct titan *t, int legion, const int has[TITAN_CREATURES]);
void titan_know_all(struct titan *t, int legion);     /* all players see its characters */
void titan_know_nothing(struct titan *t, int legion); /* its owner has given them again */
void titan_know_split(struct titan *t, int from, int to);
void titan_know_joined(struct titan *t, int into, int gone); /* before `gone` is cleared */
void titan_know_shown(struct titan *t, int legion, enum titan_creature creature, int count);
void titan_know_gained(struct titan *t, int legion, enum titan_creature creature, int by);
void titan_know_gone(struct titan *t, int legion);
int titan_known_root(const struct titan *t, int node); /* what the node was split from at first */
bool titan_check_known(const struct titan *t, struct reason *why);
/* It comes back from an encounter as it is now; `old` went there. */
void titan_know_back(struct titan *t, int legion, int side, const struct titan_legion *old);

/* contents.c: whether the legion may have one, by what all players know. */
bool titan_may_have(const struct titan *t, int legion, enum titan_creature creature);

/* ---- luck.c: the dice so far ---- */

void titan_note_strike(struct titan *t, enum titan_side side, int number, int dice, int hits);
void titan_report_dice(const struct titan *t, struct emit *e);

/* ---- auto.c: steps that are passed by themselves ---- */

#define TITAN_WAITS_SINCE "0.9" /* the version of struct titan.waits */
const char *titan_renewal(const struct call *call);
/* After each line; does nothing without `option auto-step on`. */
void titan_pass_steps(struct call *call);

/* ---- offers.c ---- */

void titan_offers(const void *state, struct offers *list);
extern const struct offer_hole titan_offer_holes[];

/* ---- handlers of steps.def, called by play.c ---- */

bool titan_done_towers(const struct call *call);
bool titan_done_colours(const struct call *call);
bool titan_done_start(const struct call *call);
bool titan_done_split(const struct call *call);
bool titan_done_movement(const struct call *call);
bool titan_done_moves(const struct call *call);
bool titan_done_rejoin(const struct call *call);
bool titan_done_encounters(const struct call *call);
bool titan_done_proposing(const struct call *call);
bool titan_done_maneuver(const struct call *call);
bool titan_done_drift(const struct call *call);
bool titan_done_strikes(const struct call *call);
bool titan_done_roll(const struct call *call);
bool titan_done_carry(const struct call *call);
enum titan_step_id titan_leave_agreement(struct call *call);
enum titan_step_id titan_leave_start(struct call *call);
enum titan_step_id titan_leave_setup(struct call *call);
enum titan_step_id titan_leave_negotiation(struct call *call);
enum titan_step_id titan_leave_maneuver(struct call *call);
enum titan_step_id titan_leave_removal(struct call *call);
enum titan_step_id titan_leave_check(struct call *call);
enum titan_step_id titan_leave_end(struct call *call);
enum titan_step_id titan_leave_halves(struct call *call);
enum titan_step_id titan_leave_encounter(struct call *call);

/* ---- tell.c, report.c: the report and the invariants ---- */

const char *titan_over_word(enum titan_why_over over);
const char *titan_winner_word(enum titan_winner winner); /* NULL: no winner */
void titan_emit_creatures(struct emit *e, const enum titan_creature list[], int count);
void titan_report_over(const struct titan_battle *b, struct emit *e);
void titan_report_players(const struct titan *t, struct emit *e);
void titan_report_encounter(const struct titan *t, struct emit *e);
void titan_report_board(const struct titan *t, struct emit *e);
void titan_report_agreed(const struct titan *t, struct emit *e);
bool titan_check_whole(const struct titan *t, struct reason *why);
void titan_emit_units(const struct titan *t, struct emit *e, const char *key, titan_units set);

/* ---- hooks of struct game, and verbs: called by titan.c ---- */

bool titan_seated(struct call *call);
bool titan_check(const void *state, struct reason *why);
void titan_report(const void *state, struct emit *e);
void titan_summary(const void *state, char *out, size_t size);
bool titan_word(const void *state, const char *said, const char *what, int n, char *out, size_t size);

bool titan_resolve_tower(struct call *call, struct rng *rng, struct line *out);
bool titan_resolve_movement(struct call *call, struct rng *rng, struct line *out);
bool titan_resolve_step(struct call *call, struct rng *rng, struct line *out);
bool titan_resolve_split(struct call *call, struct rng *rng, struct line *out);
bool titan_resolve_encounter(struct call *call, struct rng *rng, struct line *out);
bool titan_resolve_strike(struct call *call, struct rng *rng, struct line *out);

bool titan_do_agree(struct call *call);
bool titan_do_tower(struct call *call);
bool titan_do_colour(struct call *call);
bool titan_do_begin(struct call *call);
bool titan_do_score(struct call *call);
bool titan_do_legion(struct call *call);
bool titan_do_split(struct call *call);
bool titan_do_movement(struct call *call);
bool titan_do_mulligan(struct call *call);
bool titan_do_march(struct call *call);
bool titan_do_rejoin(struct call *call);
bool titan_do_recruit(struct call *call);
bool titan_do_finish(struct call *call);
bool titan_do_withdraw(struct call *call);
bool titan_do_encounter(struct call *call);
bool titan_do_look(struct call *call);
bool titan_do_flee(struct call *call);
bool titan_do_propose(struct call *call);
bool titan_do_accept(struct call *call);
bool titan_do_done(struct call *call);
bool titan_do_award(struct call *call);
bool titan_do_battle(struct call *call);
bool titan_do_force(struct call *call);
bool titan_do_place(struct call *call);
bool titan_do_hits(struct call *call);
bool titan_do_at(struct call *call);
bool titan_do_step(struct call *call);
bool titan_do_enter(struct call *call);
bool titan_do_move(struct call *call);
bool titan_do_hold(struct call *call);
bool titan_do_summon(struct call *call);
bool titan_do_reinforce(struct call *call);
bool titan_do_drift(struct call *call);
bool titan_do_declare(struct call *call);
bool titan_do_strike(struct call *call);
bool titan_do_carry(struct call *call);
bool titan_do_concede(struct call *call);
bool titan_do_allow(struct call *call);
bool titan_do_refuse(struct call *call);
bool titan_do_angel(struct call *call);
bool titan_do_archangel(struct call *call);
bool titan_ask_result(struct call *call);
bool titan_ask_spoils(struct call *call);
bool titan_ask_value(struct call *call);
bool titan_ask_odds(struct call *call);
bool titan_ask_reach(struct call *call);
bool titan_ask_los(struct call *call);
bool titan_ask_recruits(struct call *call);
bool titan_ask_lands(struct call *call);
bool titan_ask_moves(struct call *call);
bool titan_ask_paths(struct call *call);
bool titan_ask_where(struct call *call);
bool titan_ask_contents(struct call *call);
bool titan_ask_stats(struct call *call);

#endif
