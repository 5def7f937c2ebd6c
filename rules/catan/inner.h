/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of Catan only. catan_do_X is the handler of verb X.
 */
#ifndef RULES_CATAN_INNER_H
#define RULES_CATAN_INNER_H

#include "catan.h"

enum {
	CATAN_CARDS_MOST = 120,
	CATAN_ROAD_ENOUGH = 5, /* for the card */
};

/* ---- options.c ---- */

extern const struct game_option catan_options[];

/* ---- friendly.c ---- */

/* Whether the robber may take a card from this player. */
bool catan_may_rob(const struct catan *c, int seat, struct reason *why);

/* ---- setup.c ---- */

void catan_fill_box(struct catan *c); /* bank, deck and pieces as the box has them (W2.0.6) */
void catan_start(void *state);
bool catan_seated(struct call *call);
/* Whether this player's set-up may be typed at once: without a board nobody asks where it stands. */
bool catan_may_start(const struct catan *c, int seat, struct reason *why);
bool catan_do_start(struct call *call);
/* Whether the robber may be on this hex: on a board it stays on a desert until the game begins. */
bool catan_may_stand_on(const struct catan *c, catan_hex hex, struct reason *why);

/* ---- places.c ---- */

bool catan_may_join(const void *state, bool ruling, struct reason *why);
bool catan_has_begun(const void *state);
bool catan_joined(struct call *call, const struct joining *who);
void catan_move(void *state, const struct new_seats *places);

/* ---- words.c ---- */

int catan_resource_find(const char *word); /* -1: none */

/* Reads "g6", "o8b", "desert"; -1 and why. */
catan_hex catan_hex_read(const char *word, struct reason *why);
catan_hex catan_hex_of(int land, int number, int twin); /* twin 0: the first */

/* ---- facts.c ---- */

extern const int catan_costs[CATAN_THINGS][CATAN_RESOURCES];
extern const int catan_pieces[CATAN_PIECES]; /* of a player (W2.0.6) */

const char *catan_name(const struct catan *c, int seat);

struct catan_names {
	char text[CATAN_SEATS * (NAME_BYTES + 2)];
};

/* "Anna, Boris"; "" for an empty set */
struct catan_names catan_names(const struct catan *c, seats_set set);

int catan_on_board(const struct catan *c, int seat, enum catan_thing thing); /* road, settlement, city */
int catan_hidden_points(const struct catan *c, int seat); /* secret: known and not turned up */
/* Adds what a sum pays a player by the hexes entered, even if the bank is short. */
void catan_production(const struct catan *c, int seat, int sum, int cards[CATAN_RESOURCES]);
int catan_pips(const struct catan *c, int seat); /* expected cards per roll in 36ths, without the robber */
int catan_known_of(const struct catan *c, enum catan_development card); /* played, or known to be in a hand */
int catan_ways(int sum);                                                /* of 36 */
bool catan_has_piece(const struct catan *c, int seat, enum catan_thing thing, struct reason *why);
int catan_places_of(const struct catan *c, int seat, enum catan_thing thing);      /* on known hexes */
bool catan_is_on_island(const struct catan *c, catan_hex hex, struct reason *why); /* true without a board */
bool catan_place_touches(const struct catan_place *place, catan_hex hex);

/* Whether the harbour of a resource, or the 3:1 one (CATAN_RESOURCES), serves the player now. */
bool catan_has_port(const struct catan *c, int seat, int which);

seats_set catan_spared(const struct catan *c); /* players whom the friendly robber spares */

/* ---- board.c: whether a building, a road may stand there, whatever it costs ---- */

bool catan_is_spot(const struct catan *c, int seat, int spot, struct reason *why);
bool catan_is_edge(const struct catan *c, int seat, int edge, struct reason *why);
bool catan_is_start(const struct catan *c, int seat, int edge, struct reason *why); /* in the set-up */
int catan_told_roads(const struct catan *c, int seat);
void catan_count_roads(struct catan *c); /* every player's longest road, where the board counts it */

/* ---- place.c ---- */

bool catan_same_corners(const struct catan_place *a, const struct catan_place *b);
/* Reads at=: hexes, with a board the spot they name, or the edge of a road; without at= nothing. */
bool catan_read_place(struct call *call, int seat, enum catan_thing thing, struct catan_place *place,
                      int *edge);
/* The only spot of a choice that has at least one. */
bool catan_read_which(struct call *call, const struct catan_choice *choice, int *spot);

/* ---- lay.c ---- */

struct label catan_list_spots(const struct catan_choice *choice); /* "1, 4" */
void catan_lift_board(struct catan *c);                           /* the buildings keep their hexes */
bool catan_word(const void *state, const char *said, const char *what, int n, char *out, size_t size);

/* ---- hands.c: each refusal leaves the hands as they were ---- */

int catan_sum(const int cards[CATAN_RESOURCES]);
bool catan_hand_known(const struct catan *c, int seat); /* the same in all worlds */

/* Whether some world has all these cards in the hand; *why names the numbers that forbid it. */
bool catan_can_hold(const struct catan *c, int seat, const int cards[CATAN_RESOURCES], struct reason *why);

/* Puts cards that everybody sees into the hand; the caller takes them out of the bank. */
void catan_hand_gain(struct catan *c, int seat, const int cards[CATAN_RESOURCES]);
/* Takes cards out of the hand, and strikes out the worlds without them. */
bool catan_hand_pay(struct catan *c, int seat, const int cards[CATAN_RESOURCES], struct reason *why);
/* Moves one card from hand to hand; kind -1: unseen. */
bool catan_hand_steal(struct catan *c, int thief, int victim, int kind, struct reason *why);
/* Everybody saw that the hand holds exactly so many of a resource. */
bool catan_hand_seen(struct catan *c, int seat, enum catan_resource kind, int count, struct reason *why);
/* Sets the hand by a ruling and balances it with the bank; *possible: some world had it. */
bool catan_hand_rule(struct catan *c, int seat, const int cards[CATAN_RESOURCES], bool *possible,
                     struct reason *why);
/* See copy in game.h. */
void catan_copy(void *to, const void *from);
bool catan_hands_check(const struct catan *c, struct reason *why);

/* ---- sight.c: what the owner of a hand, and what everybody has seen of it ---- */

void catan_sight_gain(struct catan *c, int seat, const int cards[CATAN_RESOURCES]);
void catan_sight_pay(struct catan *c, int seat, const int cards[CATAN_RESOURCES]);
void catan_sight_none(struct catan *c, int seat, enum catan_resource kind); /* all of them were handed over */
/* kind -1: unseen, else the two alone have seen it. */
void catan_sight_steal(struct catan *c, int thief, int victim, int kind);
void catan_sight_rule(struct catan *c, int seat, const int cards[CATAN_RESOURCES]);
bool catan_sights_check(const struct catan *c, struct reason *why);

/* ---- call.c ---- */

/* Each of these asks the one before it first. catan_may_act also waits for
 * discards and, where the board is kept, for the robber. */
bool catan_is_seated(const struct catan *c, struct reason *why);
bool catan_is_on(const struct catan *c, struct reason *why); /* not over */
bool catan_may_play(const struct catan *c, struct reason *why);

bool catan_player(struct call *call, int *seat);        /* the next word */
bool catan_read_resource(struct call *call, int *kind); /* the same: brick, g, sheep */

/* Reads Alice,Bob, each or others and applies the rest of the line to each of
 * these players in turn. */
bool catan_for_each(struct call *call, bool (*one)(struct call *call, int seat));

/* Reads the cards among the untaken words before number `end` (-1: all); at least
 * one card unless `none` is fine. */
bool catan_read_cards(struct call *call, int end, bool none, int cards[CATAN_RESOURCES]);
int catan_find_word(const struct call *call, const char *key, const char *text); /* its number, or -1 */

/* ---- flow.c ---- */

/* Move cards, record them as `flow`, and write the change to the log. */
bool catan_from_bank(struct call *call, int seat, const int cards[CATAN_RESOURCES], enum catan_flow flow);
bool catan_to_bank(struct call *call, int seat, const int cards[CATAN_RESOURCES], enum catan_flow flow);
bool catan_hand_over(struct call *call, int from, int to, const int cards[CATAN_RESOURCES],
                     enum catan_flow lost, enum catan_flow got);
void catan_tell_cards(const struct call *call, int seat, int before, const char *cause);

/* Records one change of a hand; `cards` in minus out, NULL: unseen cards only. */
void catan_note_flow(struct catan *c, int seat, enum catan_flow flow, int other,
                     const int cards[CATAN_RESOURCES], int unknown);

/* ---- trade.c ---- */

void catan_reach_port(struct call *call, int seat, int which); /* nothing new if it is there */

/* ---- turn.c ---- */

void catan_forget_claims(struct catan *c); /* `produce` may name each player again */
void catan_begin(struct call *call);       /* ends the set-up */
void catan_give_turn(struct catan *c, int seat);
void catan_end_special(struct catan *c); /* the building phase is over, the turn begins */
bool catan_may_pass(const struct catan *c, struct reason *why);

/* ---- dice.c ---- */

/* A throw: of two dice, or a card of the deck (option dice-cards). */
void catan_throw(const struct catan *c, struct rng *rng, int die[2]);
/* Whether this sum counts now; takes its card out of the deck. */
bool catan_take_throw(struct catan *c, int sum, struct reason *why);
/* Shuffles the deck where no card of it can be drawn now. */
void catan_shuffle_dice(struct catan *c);
/* Notes what a roll should have brought, for the statistics. */
void catan_note_luck(struct catan *c, int sum);
void catan_report_luck(const struct catan *c, int seat, struct emit *e);

/* ---- cards.c ---- */

bool catan_reveal_all(struct call *call, int seat); /* every known victory point */

/* ---- dealer.c ---- */

bool catan_end_agreement(struct call *call); /* false: there was none */

/* ---- awards.c ---- */

void catan_settle(struct call *call);

/* ---- report.c ---- */

bool catan_check(const void *state, struct reason *why);
void catan_report(const void *state, struct emit *e);
void catan_summary(const void *state, char *out, size_t size);

/* ---- offers.c ---- */

void catan_offers(const void *state, struct offers *list);
extern const struct offer_hole catan_offer_holes[];

/* ---- the verbs ---- */

/* audit.c */
bool catan_do_audit(struct call *call);
/* awards.c */
bool catan_do_road(struct call *call);
bool catan_do_army(struct call *call);
bool catan_do_win(struct call *call);
bool catan_do_sign(struct call *call);
/* build.c */
bool catan_resolve_build(struct call *call, struct rng *rng, struct line *out);
bool catan_do_build(struct call *call);
/* cards.c */
bool catan_do_buy(struct call *call);
bool catan_do_play(struct call *call);
bool catan_do_reveal(struct call *call);
bool catan_do_mixed(struct call *call);
/* dealer.c */
bool catan_do_pieces(struct call *call);
bool catan_do_count(struct call *call);
bool catan_do_dealer(struct call *call);
bool catan_do_doubt(struct call *call);
/* rematch.c */
bool catan_may_rematch(const struct catan *c, struct reason *why);
bool catan_resolve_rematch(struct call *call, struct rng *rng, struct line *out);
bool catan_do_rematch(struct call *call);
/* robber.c */
bool catan_do_discard(struct call *call);
bool catan_resolve_robber(struct call *call, struct rng *rng, struct line *out);
bool catan_do_robber(struct call *call);
bool catan_do_steal(struct call *call);
/* roll.c */
bool catan_resolve_roll(struct call *call, struct rng *rng, struct line *out);
bool catan_do_roll(struct call *call);
bool catan_do_produce(struct call *call);
/* lay.c */
bool catan_resolve_board(struct call *call, struct rng *rng, struct line *out);
bool catan_do_board(struct call *call);
bool catan_do_spots(struct call *call);
bool catan_do_roads(struct call *call);
bool catan_do_longest(struct call *call);
/* rulings.c */
bool catan_do_hand(struct call *call);
bool catan_do_held(struct call *call);
bool catan_do_supply(struct call *call);
bool catan_do_deck(struct call *call);
bool catan_do_knights(struct call *call);
bool catan_do_on_turn(struct call *call);
bool catan_do_score(struct call *call);
/* trade.c */
bool catan_do_give(struct call *call);
bool catan_do_pay(struct call *call);
bool catan_do_bank(struct call *call);
bool catan_do_trade(struct call *call);
bool catan_do_port(struct call *call);
/* turn.c */
bool catan_do_turn(struct call *call);
bool catan_resolve_turn(struct call *call, struct rng *rng, struct line *out);
bool catan_do_pass(struct call *call);
bool catan_do_first(struct call *call);
bool catan_do_clock(struct call *call);
bool catan_do_pause(struct call *call);
bool catan_do_resume(struct call *call);

#endif
