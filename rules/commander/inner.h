/* SPDX-License-Identifier: MIT */
/*
 * What the files of Commander share; Archenemy includes it too. A handler has
 * the name of its verb: commander_do_VERB.
 */
#ifndef RULES_COMMANDER_INNER_H
#define RULES_COMMANDER_INNER_H

#include "commander.h"

enum { FULL_HAND = 7 }; /* C7.3 */

/* ---- call.c ---- */

const char *commander_name(const struct commander *c, int seat);

/* Refuses when nobody is seated or the game is over. */
bool commander_is_on(const struct commander *c, struct reason *why);

/* Whether players' numbers may change: `=` is a ruling and always may; + and -
 * need players who are in and a game that is on. */
bool commander_may(const struct commander *c, seats_set set, char sign, struct reason *why);

/* Reads P or P.2. */
bool commander_find(const struct call *call, const char *word, bool anyone, struct commander_ref *ref);

/* The next word, a commander. */
bool commander_read(struct call *call, bool anyone, struct commander_ref *ref);

/* "Alice's commander", "Alice's second commander"; "Alice", "Alice.2" */
struct label commander_title(const struct commander *c, struct commander_ref ref);
struct label commander_word(const struct commander *c, struct commander_ref ref);

/* The same as it can be typed: a name with a space is quoted. */
struct label commander_typed(const struct commander *c, struct commander_ref ref);
struct label commander_typed_seat(const struct commander *c, int seat);

/* The card's name once announced, with its owner's where two have the same; else the title. */
struct label commander_called(const struct commander *c, struct commander_ref ref);

/* "Alice"; of two who have one life "Alice and Bob", of more "Alice, Bob, Carol". */
struct label commander_heads(const struct commander *c, seats_set heads);

/* "Alice, Bob" */
struct label commander_names(const struct commander *c, seats_set set);

/* ---- state.c ---- */

/* Set the number of a seat, and of its whole team where the team shares it. */
void commander_set_life(struct commander *c, int seat, int life);
void commander_set_count(struct commander *c, int seat, enum counter_kind kind, int count);

/* After teams have changed: each team takes the numbers of its first seat. */
void commander_share_lives(struct commander *c);

/* The seats that share life, or counters, with this one, itself included.
 * Players who share life leave together. */
seats_set commander_heads_of(const struct commander *c, int seat);
seats_set commander_counted_with(const struct commander *c, int seat);

/* The teams of the format: pairs in Two-Headed Giant, else everybody alone. */
void commander_form_teams(struct commander *c);
void commander_sit_down(struct commander *c); /* starts every seat of a new table */
void commander_copy(void *to, const void *from);

/* The cards besides the commanders that hand, library and set-aside add up to. */
int commander_deck(const struct commander *c, int seat);

/* An empty table of the game. */
void commander_start(void *state);

/* The life of a seat; false: it is out. */
bool commander_gauge(const void *state, int seat, int *life);

/* A player at the start of a game, with the commanders announced. */
void commander_fresh(struct commander *c, int seat);

/* ---- options.c ---- */

extern const struct game_option commander_options[];
bool commander_option(struct call *call, const struct game_option *option, const char *value);

/* Players at the old starting life get the new one; any other life is a ruling. */
void commander_start_lives(struct commander *c, int before);

/* For the rows that Archenemy has too. */
bool commander_before_play(const struct call *call, const struct game_option *option);
bool commander_set_rules(struct call *call, const struct game_option *option, int rules);
bool commander_may_set_mulligan(const struct call *call, const struct game_option *option);
/* What is in force. */
int commander_limit_now(const void *state, const struct game_option *option);
int commander_mulligan_now(const void *state, const struct game_option *option);

/* After the size of decks has changed: hands stay, libraries follow. */
void commander_fit_libraries(struct commander *c);

/* Two-Headed Giant pairs the seats: an even number of them, at least four. */
bool commander_fits_teams(const struct commander *c, enum commander_format format, struct reason *why);

/* ---- play.c ---- */

/* Changes one player's life; cause: for the log, may be NULL. */
bool commander_change_life(struct call *call, int seat, const struct change *change, const char *cause);
/* Tells the life of these players, once for a team that shares it. */
void commander_tell_life(const struct call *call, seats_set set);

/* ---- start.c ---- */

/* Starts the next game at the same seats, silently; the seat `first` begins. */
bool commander_begin_anew(struct call *call, int first);

/* Play begins: players who have not kept keep now. */
void commander_begin(struct commander *c);

/* Passes the mulligan decision on; after the last one play begins. */
void commander_pass_word(struct call *call);

bool commander_may_mulligan(const struct commander *c, int seat, struct reason *why);

/* ---- zone.c ---- */

/* Whether it can be cast from that zone, where it is now. */
bool commander_may_cast(const struct commander *c, struct commander_ref ref, enum commander_zone zone,
                        struct reason *why);
/* Whether it may have died, or been countered, and gone into the command zone; or the choice is open. */
bool commander_may_die(const struct commander *c, struct commander_ref ref, struct reason *why);

/* ---- end.c ---- */

bool commander_may_vote(const struct commander *c, struct reason *why);

/* ---- settle.c ---- */

void commander_settle(struct call *call);

/* Whether a player's counters of a kind reach the limit. */
bool commander_is_fatal(const struct commander_limits *limits, const struct life *life,
                        enum counter_kind kind);
void commander_add_why(struct commander_player *p, const char *word, struct commander_ref of);

/* Takes players out of the game, all at once, for the reasons they have (CR 800.4a). */
void commander_remove(struct call *call, seats_set set, enum commander_status status);

/* Keeps the best value of a kind (C15.2); false: not better, or no place is left. */
bool commander_best(struct commander *c, const char *kind, int seat, int value);
const struct commander_feat *commander_feat(const struct commander *c, const char *kind);

/* ---- report.c ---- */

bool commander_check(const void *state, struct reason *why);
void commander_report(const void *state, struct emit *e);
void commander_report_player(const struct commander *c, int seat, struct emit *e); /* into the open object */
/* C15.3, of a game that has the vote; else the same words, and no points. */
void commander_report_vote(const struct commander *c, int seat, bool has_vote, struct emit *e);
void commander_report_limits(const struct commander *c, struct emit *e);  /* of counters and damage */
void commander_report_winners(const struct commander *c, struct emit *e); /* "winners", "draw" */
void commander_summary(const void *state, char *out, size_t size);

/* ---- turn.c ---- */

/* The seat whose turn comes next, or -1. */
int commander_next_turn(const struct commander *c);

/* Ends the turn: day and night change by its spells, counts of the turn start over. */
void commander_end_turn(struct commander *c);
void commander_tell_sky(const struct call *call, enum commander_sky before);
bool commander_may_become(const struct commander *c, enum commander_sky sky, struct reason *why);

/* ---- places.c ---- */

bool commander_may_join(const void *state, bool ruling, struct reason *why);
bool commander_may_swap(const void *state, seats_set two, struct reason *why);
bool commander_joined(struct call *call, const struct joining *who);
void commander_move(void *state, const struct new_seats *places);
/* The life that the line says; *life keeps its value where it may be left unsaid. */
bool commander_read_life(const struct call *call, const struct joining *who, int *life);
/* The last seat as at the start of a game; during play the hand is kept. */
void commander_sit_later(struct call *call, int seat);
void commander_tell_joined(struct call *call, int seat);

/* ---- markers.c ---- */

bool commander_may_speed_up(const struct commander *c, int seat, struct reason *why);
bool commander_may_announce(const struct commander *c, int seat, struct reason *why); /* a companion */
bool commander_may_take_companion(const struct commander *c, int seat, struct reason *why);
void commander_report_markers(const struct commander_player *p, struct emit *e); /* into the open object */
bool commander_check_markers(const struct commander *c, int seat, struct reason *why);

/* ---- reminders.c ---- */

void commander_remind_blow(struct commander *c, seats_set hit, struct commander_ref from);
void commander_remind_venture(struct commander *c);
void commander_remind_end(const struct call *call); /* before the turn ends */
void commander_remind_turn(struct commander *c);    /* a turn has begun */
void commander_remind_fix(struct commander *c, int seat, int back);
void commander_settle_reminders(struct commander *c);
struct seller;
void commander_offer_reminders(const struct seller *s);
const char *commander_forgotten(struct offers *list, const struct commander *c);

/* ---- planes.c ---- */

void commander_fresh_planes(struct commander *c); /* for the next game */
bool commander_may_shuffle_planes(const struct commander *c, struct reason *why);
bool commander_may_walk_on(const struct commander *c, struct reason *why);
bool commander_planeswalk_is_due(const struct commander *c);
void commander_report_planes(const struct commander *c, struct emit *e);
bool commander_check_planes(const struct commander *c, struct reason *why);

/* ---- offers.c ---- */

void commander_offers(const void *state, struct offers *list);
extern const struct offer_hole commander_offer_holes[];

/* ---- player_offers.c ---- */

/* The offers of one seat while they are listed. */
struct seller {
	struct offers *list;
	const struct commander *c;
	int seat;
	bool own;   /* the viewer is its player */
	bool plays; /* it is in, and the game is on; else `out` says why not */
	struct reason out;
	char who[NAME_BYTES + 4];                 /* as a word of a line */
	char opponents[TABLE_SEATS * NAME_BYTES]; /* "others=Bob", or names */
};

enum {
	SELLS_HINTED = 1 << 0,
	SELLS_ALONE = 1 << 1,
	SELLS_ANY = 1 << 2,   /* a key may take it for another seat; who decides about a hand owes it */
	SELLS_UP = 1 << 4,    /* a number that never goes back */
	SELLS_DRAIN = 1 << 3, /* its line names the opponents first, then the player */
	SELLS_NAMED = 1 << 5, /* its field opens with the names of the commanders */
};

/* What a player may say; the %s of its texts is the player. */
#define SAYS(name, text) .id = name, .line = text
struct player_offer {
	const char *id, *line;
	unsigned flags;
	const char *about, *button;
	bool (*may)(const struct commander *c, int seat, struct reason *why);
	const char *loses;
	int many; /* of a number: its steps are 1 and so many */
};

struct seller commander_seller(struct offers *list, const struct commander *c, int seat);
void commander_offer_row(const struct seller *s, const struct player_offer *row);
void commander_offer_hand(const struct seller *s);
void commander_offer_player(const struct seller *s);
void commander_offer_table(struct offers *list,
                           const struct commander *c); /* what nobody in particular says */
const char *commander_lost_in_turn(struct offers *list, const struct commander *c);

void commander_list_faces(const void *state, struct choices *list);
void commander_list_cards(const void *state, struct choices *list);
void commander_list_life(const void *state, struct choices *list);
void commander_list_loss(const void *state, struct choices *list);
void commander_list_blow(const void *state, struct choices *list);
void commander_list_amounts(const void *state, struct choices *list);
void commander_list_source(const void *state, struct choices *list);
void commander_list_zone(const void *state, struct choices *list);
void commander_list_venture(const void *state, struct choices *list);
void commander_list_tokens(const void *state, struct choices *list);

/* clang-format off */
#define COMMANDER_PLAYER_HOLES \
	{ "cards", .choices = commander_list_cards }, \
	{ "faces", .choices = commander_list_faces, .chained = true }, \
	{ "life", .choices = commander_list_life }, \
	{ "loss", .choices = commander_list_loss }, \
	{ "blow", .choices = commander_list_blow }, \
	{ "taken", .choices = commander_list_blow }, \
	{ "amounts", .choices = commander_list_amounts }, \
	{ "hurt", .choices = commander_list_blow }, \
	{ "source", .choices = commander_list_source }, \
	{ "zone", .choices = commander_list_zone }, \
	{ "tokens", .choices = commander_list_tokens }, \
	{ "venture", .choices = commander_list_venture }
/* clang-format on */

/* ---- the verbs ---- */

/* start.c */
verb_apply commander_do_commander, commander_do_swap, commander_do_mulligan, commander_do_keep,
	commander_do_hand, commander_do_rematch;
verb_resolve commander_commander_resolve, commander_rematch_resolve;
/* play.c */
verb_apply commander_do_life, commander_do_damage, commander_do_attack, commander_do_count,
	commander_do_counter, commander_do_cdamage;
/* zone.c */
verb_apply commander_do_cast, commander_do_zone, commander_do_casts;
/* turn.c */
verb_apply commander_do_turn, commander_do_spell, commander_do_day, commander_do_night, commander_do_monarch,
	commander_do_initiative, commander_do_blessing, commander_do_storm, commander_do_ask;
/* markers.c */
verb_apply commander_do_ring, commander_do_dungeon, commander_do_speed, commander_do_companion,
	commander_do_emblem;
/* planes.c */
verb_apply commander_do_planes, commander_do_shuffle_planes, commander_do_planeswalk, commander_do_planar_die;
verb_resolve commander_shuffle_planes_resolve, commander_planar_die_resolve;
/* end.c */
verb_apply commander_do_out, commander_do_back, commander_do_safe, commander_do_win, commander_do_finish,
	commander_do_feat, commander_do_vote;

#endif
