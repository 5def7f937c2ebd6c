/* SPDX-License-Identifier: MIT */
/*
 * A score sheet for any board game: a column for each player, a row for each
 * round. It knows nothing of the game that is played.
 */
#ifndef RULES_SCORE_SCORE_H
#define RULES_SCORE_SCORE_H

#include "rules/core/begins.h"

enum {
	SCORE_ROUNDS = 99,
	SCORE_MOST = 99999, /* points of one round, above or below zero */
	SCORE_CATEGORIES = 12,
	SCORE_LABEL = 64, /* bytes of a category's name */
	SCORE_LABEL_COLUMNS = 16,
	SCORE_NO_BID = -1,     /* nor tricks, nor the number that decides a tie */
	SCORE_DECLARED = 9999, /* the most that a declared game is worth */
	SCORE_BET = 1000,      /* of riichi */
};

/* Who begins the next round. */
enum score_first { SCORE_FIRST_NEXT, SCORE_FIRST_WINNER, SCORE_FIRST_LOSER, SCORE_FIRST_STAY };

struct score_cell {
	int points;
	bool written, corrected;
};

/* How the points of a round come about. */
enum score_count {
	SCORE_PLAIN,  /* they are written */
	SCORE_WIZARD, /* from a bid and the tricks taken */
	SCORE_SPADES, /* from those of a team */
	SCORE_SKAT,   /* from the game that one player has declared */
	SCORE_BRIDGE, /* from a contract and its tricks, to the end of a rubber */
	SCORE_RIICHI, /* from the hand that wins, in payments */
};

/* How a tie for the first place ends. */
enum score_tie { SCORE_TIE_SHARED, SCORE_TIE_EXTRA, SCORE_TIE_NUMBER };

struct score {
	struct table table; /* `turn` is who begins (or deals) the round */
	bool low;           /* the lowest total wins */
	bool no_negative;   /* points below zero are refused */
	enum score_tie tie; /* one more round, or a number that is asked for then */
	int tie_row;        /* the named row that decides a tie first, from 1; 0: none */
	int target, rounds; /* where the game ends; 0: it does not end by itself */
	enum score_first first;
	enum begins begins; /* who begins after a rematch */
	int sum;            /* what the points of a round add up to, OPTION_ZERO: 0; 0: anything */
	int begin;          /* what everybody begins with */
	bool down;          /* the points of a round are taken off it: reaching nothing wins */
	bool bust;          /* .. exactly nothing: a round that goes below counts nothing */
	bool seeger;        /* Skat: counted by Seeger and Fabian */
	bool running;       /* one row that points are added to at any time */
	bool on_way;        /* the first named row is such a one, until the count begins */
	int template;       /* of score_templates; 0: none */
	enum score_count count;
	char category[SCORE_CATEGORIES][SCORE_LABEL]; /* rows with names, in place of rounds */
	int categories;
	int team[TABLE_SEATS];                     /* from 1; 0: plays alone */
	int bid[TABLE_SEATS], tricks[TABLE_SEATS]; /* of this round; SCORE_NO_BID */
	int bags[TABLE_SEATS];                     /* of a team, at its first seat */
	int games[TABLE_SEATS],
		below[TABLE_SEATS]; /* bridge, of the same: games won, points below the line */
	int honoured;               /* bridge: the deal whose honours are written */
	bool bets_stay;             /* riichi: those left at the end are nobody's */
	int counters, bets;         /* riichi: counters, and thousands left on the table */
	int riichi[TABLE_SEATS];    /* .. who has declared it in this round */
	int broken[TABLE_SEATS];    /* of a tie at the end: the number that decides it */
	int wins[TABLE_SEATS];      /* games of the evening before this one */
	int start[TABLE_SEATS];     /* what a player who sat down later began with */
	struct score_cell cell[TABLE_SEATS][SCORE_ROUNDS];
	int played;  /* rounds that are complete */
	int opening; /* who began the first round */
	bool ended;  /* by `finish` */
	bool over;
};

extern const struct game score_game;

int score_total(const struct score *s, int seat); /* of a team, where there are teams */
/* Whether the seat counts for the total of another, or is it. */
bool score_on_side(const struct score *s, int seat, int of);
int score_total_after(const struct score *s, int seat, int rounds); /* of the first so many */

/* 1 for the best total of the players still in, the same for equals; 0: the
 * player is out, or nobody has points yet. */
int score_place(const struct score *s, int seat);
bool score_won(const struct score *s, int seat);
/* What a player began with. */
int score_start(const struct score *s, int seat);
/* What decides a tie at the end: "coins"; NULL: nothing. */
const char *score_tie_word(const struct score *s);
bool score_owes_tie(const struct score *s, int seat);
seats_set score_ties(const struct score *s); /* who owe it */
/* The sides that share the first total at the end, where something decides; 0: none do. */
seats_set score_tied(const struct score *s);

/* The seat that counts for a side: the first of its team that still plays; a player
 * without a team is one. */
int score_side(const struct score *s, int seat);
/* The seat that keeps the bags and the games of a side: its first, also when that player leaves. */
int score_home(const struct score *s, int seat);

/* "Alice, Bob": the names of a set, in turn order from a seat. */
void score_names(const struct score *s, seats_set set, int from, char *out, size_t size);

/* The next seat without points in this round, from there; -1: none. */
int score_next(const struct score *s);
bool score_is_due(const struct score *s, int seat); /* it has no points in this round yet */
seats_set score_due(const struct score *s);         /* the seats without points in this round */
/* The seats of which that is true, while the game goes on. */
seats_set score_owing(const struct score *s, bool (*owes)(const struct score *, int));

/* Whose numbers are written next, of all at once: their bids, tricks, or points. */
seats_set score_asked(const struct score *s);
/* "in this order: Ann, Bo", of a row with a name "roads: Ann, Bo". */
void score_order(const struct score *s, seats_set asked, char *out, size_t size);

/* Rounds in which a cell is written: the rows of the sheet. */
int score_rows(const struct score *s);

/* "Roads", or "3": what a row of the sheet is called, from 0. */
void score_row_name(const struct score *s, int row, char *out, size_t size);
/* Whether a seat still has to bid, or to say its tricks. */
bool score_bids(const struct score *s);
/* One line counts the round of all. */
bool score_deals(const struct score *s);
bool score_may_riichi(const struct score *s, int seat, struct reason *why);
bool score_owes_bid(const struct score *s, int seat);
bool score_owes_tricks(const struct score *s, int seat);
int score_tricks_of_round(const struct score *s);
/* From how many to how many tricks a seat may say, so that they add up; false: others have said too many. */
bool score_may_take(const struct score *s, int seat, int *least, int *most);

/* A game that a sheet can be set up for; the first row is none. */
struct score_template {
	const char *word, *press, *title; /* press: its key in lists; title: N_() */
	bool low;
	int target, rounds, sum, seats; /* seats: it takes so many exactly; 0: any */
	enum score_count count;
	bool moon;     /* or nothing for one and the sum for each other */
	bool partners; /* opposite seats are teams */
	bool on_way;   /* points also on the way, in the first row */
	int begin;
	bool down, zero;        /* zero: the points of a round add up to 0 */
	enum score_first first; /* of other than the next seat */
	const char *tie;        /* what decides a tie, N_() */
	int tie_row;
	const char *categories[SCORE_CATEGORIES]; /* N_(); ends with NULL */
};
extern const struct score_template score_templates[]; /* ends with {0} */

#endif
