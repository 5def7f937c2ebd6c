/* SPDX-License-Identifier: MIT */
/*
 * Catan at the dealer's table: the bank, the hands, the dice, the clock. The
 * tournament rules are cited as W2.0.4; "facts" are rules of the base game. The
 * program knows the board only as far as the players enter it.
 *
 * Only two people see a stolen card, so the program often knows a hand in part.
 * The state therefore keeps every possible distribution of the cards (a "world")
 * that agrees with all lines so far. A range is the lowest and the highest over
 * these worlds: some consistent history reaches each bound. The number of cards
 * in a hand is public and always exact.
 */
#ifndef RULES_CATAN_CATAN_H
#define RULES_CATAN_CATAN_H

#include "rules/core/begins.h"
#include "rules/core/i18n.h"
#include "rules/core/table.h"
#include "rules/island/island.h"

enum {
	CATAN_SEATS = 6,
	CATAN_SETTLEMENTS = 5, /* pieces of a player (W2.0.6) */
	CATAN_CITIES = 4,
	CATAN_ROADS = 15,
	CATAN_PLACES = CATAN_SETTLEMENTS + CATAN_CITIES,
	CATAN_CORNERS = 3,        /* hexes that one building touches */
	CATAN_WORLDS = 8192,      /* see hands.c */
	CATAN_STEPS = 60,         /* kept of each hand since its last audit; older ones are summed up */
	CATAN_TURN_SECONDS = 180, /* W1.1.7 */
	CATAN_GOAL = 10,          /* without option goal */
	CATAN_GOAL_MOST = 30,     /* more than the pieces and cards of a player bring */
	CATAN_SPARED = 2,         /* points of a player whom the friendly robber spares */
	CATAN_QUIET_MOST = 20,
	CATAN_HAND_LIMIT = 7,
	CATAN_STEP_BYTES = 400, /* "turn 3: + 2 grain, from production: 5 in hand" */
	CATAN_DICE_SUMS = 13,   /* indexed by the sum, 2 to 12 */
};

#define CATAN_RESOURCE_WORDS "brick|lumber|wool|grain|ore"
enum catan_resource { CATAN_BRICK, CATAN_LUMBER, CATAN_WOOL, CATAN_GRAIN, CATAN_ORE, CATAN_RESOURCES };

#define CATAN_CARD_WORDS "knight|vp|roads|plenty|monopoly"
enum catan_development {
	CATAN_KNIGHT,
	CATAN_VP,
	CATAN_ROAD_BUILDING,
	CATAN_PLENTY,
	CATAN_MONOPOLY,
	CATAN_DEVELOPMENTS,
	CATAN_UNKNOWN = CATAN_DEVELOPMENTS, /* face down, kind not entered */
	CATAN_HELD,
};

#define CATAN_COLOUR_WORDS N_("red|blue|white|orange|green|brown")

#define CATAN_PHASE_WORDS "setup|playing|over"
enum catan_phase { CATAN_SETUP, CATAN_PLAYING, CATAN_OVER };

/* Who hands the cards out (W2.0.4). */
enum catan_dealing { CATAN_BY_DEALER, CATAN_BY_STACKS, CATAN_BY_SELF, CATAN_BY_JUDGE };

/* What costs cards. */
enum catan_thing {
	CATAN_ROAD,
	CATAN_SETTLEMENT,
	CATAN_CITY,
	CATAN_PIECES,
	CATAN_CARD = CATAN_PIECES,
	CATAN_THINGS,
};

/* Why cards moved: for audits and the flow statistics. */
enum catan_flow {
	CATAN_FROM_PRODUCTION, /* roll, produce, the second settlement */
	CATAN_FROM_BANK,       /* give, year of plenty */
	CATAN_TO_BANK,         /* pay */
	CATAN_SPENT,           /* build, buy */
	CATAN_BANK_TRADE,
	CATAN_TRADE,
	CATAN_STOLE,
	CATAN_ROBBED, /* one card, its kind entered or not */
	CATAN_DISCARDED,
	CATAN_MONOPOLY_TOOK,
	CATAN_MONOPOLY_LOST,
	CATAN_RULED,      /* hand */
	CATAN_TAKEN_BACK, /* by the shortage rule, when a claim came later */
	CATAN_FLOWS,
};

/* One change of a hand. */
struct catan_step {
	enum catan_flow flow;
	int other;                  /* the other hand, -1: the bank */
	int unknown;                /* +1, -1: a card of unknown kind */
	int cards[CATAN_RESOURCES]; /* in minus out */
	int count;                  /* cards in the hand after it */
	int turn;                   /* catan.turns */
};

/* A hex: resource, number and which of its twins; see catan_hex_word. */
typedef int catan_hex; /* -1: none */

struct catan_place {
	bool city;
	int corners; /* hexes entered, 0: none */
	catan_hex corner[CATAN_CORNERS];
	int spot; /* of the board, 0: none is laid */
};

/* The board, if `board` has laid one: indexed from 1, see rules/island. */
struct catan_board {
	bool laid;
	bool as_it_lies; /* on the table, with red numbers side by side */
	catan_hex hex[ISLAND_HEXES + 1];
	uint8_t harbour[ISLAND_HARBOURS + 1]; /* a resource, or ISLAND_ANY */
	uint8_t road[ISLAND_EDGES + 1];       /* seat + 1, 0: nobody's */
};

/* A hand as it can be counted by those who do not see all of it. */
struct catan_sight {
	int kind[CATAN_RESOURCES]; /* that came and have not gone before their eyes */
	int may[CATAN_RESOURCES];  /* of those that came unseen so many may be of this kind */
	int came, left;            /* unseen */
};

struct catan_player {
	int cards;                              /* in hand: public (W2.0.3) */
	struct catan_sight own, open;           /* the player's, everybody's */
	int left[CATAN_PIECES];                 /* in the supply */
	int road;                               /* length of the longest road, as the player counts it */
	int knights;                            /* played */
	int shown_vp;                           /* victory point cards turned up */
	int correction;                         /* `score` */
	int held[CATAN_HELD];                   /* development cards by kind, playable now */
	int fresh[CATAN_HELD];                  /* bought this turn, kept apart (W2.0.5) */
	bool mixed;                             /* a new card was not kept apart: play none this turn */
	int must_discard;                       /* 0: nothing */
	int port[CATAN_RESOURCES + 1];          /* turn it was reached in + 1, 0: not; last: 3:1 */
	struct catan_place place[CATAN_PLACES]; /* buildings of this player */
	int places;
	bool pieces_checked;
	/* of the last roll */
	bool claimed; /* `produce` named this player */
	int due[CATAN_RESOURCES], paid[CATAN_RESOURCES];
	/* for the statistics */
	int sevens;                 /* thrown */
	int rolled, due36, blocked; /* cards from rolls; expected, in 36ths; blocked by the robber */
	int in[CATAN_FLOWS], out[CATAN_FLOWS]; /* cards, by reason */
	struct catan_step step[CATAN_STEPS];   /* since the last agreement, oldest first */
	int steps, steps_before;               /* shown; summed up before them */
	int count_before;                      /* cards in the hand before the first step */
};

/* One way in which the cards can lie. */
struct catan_world {
	uint8_t hand[CATAN_SEATS][CATAN_RESOURCES];
};

struct catan {
	struct table table;
	enum catan_phase phase;
	bool extension;          /* 5 or 6 players */
	bool harbour_waits;      /* option: a new harbour is used from the next turn on */
	int goal;                /* option: the points that win */
	bool friendly;           /* option: the robber spares the weakest */
	int no_sevens;           /* option: rounds in which a 7 is rerolled */
	bool dice_cards;         /* option: 36 cards instead of dice */
	enum begins begins;      /* option: who begins after a rematch */
	int colour[CATAN_SEATS]; /* option: of the pieces, index + 1 of CATAN_COLOUR_WORDS; 0: not said */
	struct catan_player player[CATAN_SEATS];
	int bank[CATAN_RESOURCES];
	int deck;                       /* development cards left */
	int played[CATAN_DEVELOPMENTS]; /* by all, turned up */
	int gone;                       /* played before the program took the table over */
	bool deck_told;                 /* the deck was counted: later rulings do not return cards to it */
	/* who hands out */
	int dealer;
	bool dealer_said; /* agreed by all; else the starting player deals */
	enum catan_dealing dealing;
	bool deals_development;       /* the dealer hands out development cards too (W2.0.5) */
	bool doubted;                 /* a doubt ended stacks and self-service */
	int disputes;                 /* audits with a wrong count; the last of them: */
	int disputed, disputed_cards; /* seat, and its count */
	/* the turn */
	int turns;       /* begun by all players */
	int64_t began;   /* when the set-up ended (W1.1.7), UTC; 0: not yet */
	int64_t over_at; /* when somebody had won */
	int ended;       /* seat whose turn came before, -1 */
	bool rolled;
	bool special; /* 5-6: building phase before this turn (dice not rolled) */
	int builder;  /* .. seat whose chance it is: from the one on turn around to `ended` */
	bool card_played;
	int free_roads;             /* of road building */
	bool robber_due, steal_due; /* the robber must move; may steal */
	bool paused, pause_clock;   /* judge or emergency; resume restarts the clock */
	char pause[TITLE_BYTES];
	/* what is on the table */
	struct catan_board board;
	catan_hex robber;
	int longest, largest; /* seat or -1 */
	int winner;           /* seat or -1 */
	seats_set signed_by;  /* signatures under these points: */
	int sheet[CATAN_SEATS];
	/* dice */
	int die[2]; /* of the last roll, 0 before */
	int rolls, seen[CATAN_DICE_SUMS];
	int without_seven, longest_without_seven;
	int drawn[CATAN_DICE_SUMS]; /* cards of the deck of dice, since it was shuffled */
	/* the hands */
	int worlds;                             /* at least 1: world[0 .. worlds-1] */
	struct catan_world world[CATAN_WORLDS]; /* last member: catan_copy skips the unused ones */
};

extern const struct game catan_game;

/* ---- words of the command language, and names for people ---- */

struct catan_word {
	const char *word; /* "brick", "production" */
	const char *name; /* N_() */
};

extern const struct catan_word catan_resources[], catan_cards[], catan_things[], catan_flows[];

struct catan_text {
	char text[160];
};

/* The n-th to build in the set-up, in turn order and back; how many have built; who builds next. A road,
 * else a settlement; -1: nobody. */
enum { CATAN_SETUP_ROUNDS = 2 };
int catan_setup_seat(const struct catan *c, int n);
int catan_setup_turn(const struct catan *c, bool *road);
int catan_settler(const struct catan *c, bool *road);
/* Whether the set-up goes in its order: a board is laid, and no more told than a set-up brings. */
bool catan_sets_up(const struct catan *c);
/* Then: whether it is this player's turn to build this. Older tables may have done otherwise. */
bool catan_may_set_up(const struct catan *c, int seat, enum catan_thing thing, struct reason *why);

struct catan_text catan_hex_word(catan_hex hex); /* as it is typed: "g6", "o8b", "desert" */
struct catan_text catan_hex_text(catan_hex hex); /* for people: "grain 6" */
struct catan_text catan_corners_word(const struct catan_place *place); /* its hexes: "g6,o8,l4" */
int catan_hex_number(catan_hex hex);                                   /* 0: desert */
int catan_hex_resource(catan_hex hex);                                 /* -1: desert */

/* Adds "2g1o", "grain=2,ore=1" or "ore" to out; false: these are not cards. */
bool catan_cards_read(const char *text, int out[CATAN_RESOURCES]);
/* "2 brick 1 ore", "nothing" */
struct catan_text catan_cards_text(const int cards[CATAN_RESOURCES]);

/* ---- counts ---- */

int catan_total(const struct catan *c);                                       /* of each resource: 19 or 24 */
int catan_development_total(const struct catan *c);                           /* 25 or 34 */
int catan_development_of(const struct catan *c, enum catan_development card); /* in the box */

/* The lowest and the highest number of one resource in this hand. Secret. */
struct catan_range {
	int least, most;
};
struct catan_range catan_range(const struct catan *c, int seat, enum catan_resource kind);

/* The same, from what the owner of the hand alone has seen, and from what everybody has: neither gives away
 * what a line has said of another's hand. */
struct catan_range catan_own_range(const struct catan *c, int seat, enum catan_resource kind);
struct catan_range catan_open_range(const struct catan *c, int seat, enum catan_resource kind);

int catan_development(const struct catan *c, int seat); /* held in all, new ones too */
int catan_new_development(const struct catan *c, int seat);
int catan_points(const struct catan *c, int seat); /* public */

/* Cards the bank takes for one of another: 4, 3 or 2. */
int catan_rate(const struct catan *c, int seat, enum catan_resource kind);

/* Whether a piece is left and the hand can hold its price; *why says what is missing. */
bool catan_can_buy(const struct catan *c, int seat, enum catan_thing thing, struct reason *why);

/* Whether the hand may hold its price at once, by what its owner, or everybody, has seen of it: enough of
 * each kind. */
bool catan_may_hold(const struct catan *c, int seat, enum catan_thing thing, bool by_owner);

/* ---- what the rules allow now, whatever it costs ---- */

bool catan_may_act(const struct catan *c, struct reason *why); /* no discard, robber or pause comes first */
bool catan_may_roll(const struct catan *c, struct reason *why);
bool catan_may_trade(const struct catan *c, int seat, struct reason *why);
/* In the special building phase also players who are not on turn. Not for the free set-up. */
bool catan_may_build(const struct catan *c, int seat, struct reason *why);
bool catan_may_play_card(const struct catan *c, int seat, struct reason *why);
bool catan_may_produce(const struct catan *c, struct reason *why);
bool catan_may_move_robber(const struct catan *c, struct reason *why);
bool catan_may_rob_at(const struct catan *c, catan_hex hex, struct reason *why); /* it may go to this hex */
bool catan_may_steal(const struct catan *c, struct reason *why);                 /* the player on turn */

/* Step n of a hand since its last audit: 0 .. steps-1; -1: the count before them. */
void catan_step_text(const struct catan *c, int seat, int n, char out[CATAN_STEP_BYTES]);

/* ---- the board, while one is laid ---- */

const struct island *catan_island(const struct catan *c);          /* its shape, by the extension */
int catan_spot_owner(const struct catan *c, int spot, bool *city); /* seat, -1; city may be NULL */
int catan_road_owner(const struct catan *c, int edge);             /* seat, -1 */
int catan_robber_place(const struct catan *c);                     /* number of its hex, 0: on none */

/* Spots, edges or hexes by their numbers, in order. */
struct catan_choice {
	int count;
	int at[ISLAND_EDGES];
};

/* What the rules allow now, whatever it costs; nothing without a board. */
struct catan_choice catan_spots_to_settle(const struct catan *c, int seat);
struct catan_choice catan_spots_to_raise(const struct catan *c, int seat); /* to a city */
struct catan_choice catan_edges_to_build(const struct catan *c, int seat);
struct catan_choice catan_robber_hexes(const struct catan *c);

/* Whether the board counts this player's longest road: all pieces are told. */
bool catan_counts_road(const struct catan *c, int seat);
int catan_longest_road(const struct catan *c, int seat); /* of the roads on the board */

struct catan_text catan_edge_word(const struct catan *c, int edge); /* as it is typed: "18-23" */

/* ---- the board as far as entered ---- */

/* Whether a building of this player can touch the hex, by what is known. */
bool catan_may_be_at(const struct catan *c, int seat, catan_hex hex);
bool catan_board_told(const struct catan *c); /* one is laid, or a building has its hexes */
/* The seats from which the player on turn may steal now. */
seats_set catan_victims(const struct catan *c);

/* ---- what is owed ---- */

bool catan_discards_due(const struct catan *c);
const char *catan_dealer_word(const struct catan *c); /* a name, "stacks", "self" or "judge" */

/* ---- dice ---- */

int catan_dice_cards_left(const struct catan *c);   /* in the deck of dice */
double catan_luck(const struct catan *c, int seat); /* cards that the rolls should have brought so far */
double catan_expected(const struct catan *c, int sum);
/* Chi-square over the eleven sums; merged: with 2, 3 and 11, 12 as one class each. 0 without rolls. */
double catan_chi2(const struct catan *c);
double catan_chi2_merged(const struct catan *c);

enum catan_verdict { CATAN_TOO_FEW, CATAN_AS_EXPECTED, CATAN_UNUSUAL, CATAN_RARE };
enum catan_verdict catan_verdict(const struct catan *c);
const char *catan_verdict_text(enum catan_verdict verdict); /* "too few rolls", translated */

#endif
