/* SPDX-License-Identifier: MIT */
/*
 * What all tables share: seats and names, whose turn it is, the turn clock,
 * the title. The state of every game begins with a struct table.
 */
#ifndef RULES_CORE_TABLE_H
#define RULES_CORE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "emit.h"
#include "reason.h"

enum {
	TABLE_SEATS = 10,
	NAME_COLUMNS = 24,
	NAME_BYTES = 100, /* 24 columns with marks */
	TITLE_COLUMNS = 60,
	TITLE_BYTES = 240,
};

struct seat {
	char name[NAME_BYTES];
	char folded[NAME_BYTES];  /* for searching */
	char came_as[NAME_BYTES]; /* the name at sitting down, folded: another one is another player */
	bool in;                  /* still playing; the game clears it */
	int person;      /* the place in the order of sitting down, from 0: stays when seats change */
	int64_t clock_s; /* time on turn with the clock running, all turns */
	int wins;        /* games of this table won before the present one */
};

struct turn_clock {
	bool running;
	int limit_s;     /* 0: counts up */
	int64_t since;   /* when it was last started; meaningful while running */
	int64_t spent_s; /* this turn, before `since` */
};

/* The time of a round of an event, or of the whole evening, beside the turn's. */
enum table_limit { LIMIT_ROUND, LIMIT_EVENING, TABLE_LIMITS };

/* A judge was called and has not come yet. */
struct judge_call {
	bool waiting;
	int seat;      /* who called, -1: the table */
	int64_t since; /* UTC, seconds since 1970 */
};

struct table {
	struct seat seat[TABLE_SEATS];
	int seats;
	int turn;  /* seat on turn, -1 for none */
	int first; /* seat whose turn begins a round, -1 before the first */
	int round; /* 0 before the first turn */
	struct turn_clock clock;
	int64_t until[TABLE_LIMITS]; /* UTC; 0: no limit */
	int round_s;                 /* how long each game's is */
	struct judge_call call;
	int64_t now; /* time of the last line: never runs backwards */
	char title[TITLE_BYTES];
};

typedef uint32_t seats_set; /* bit n: seat n */

/* The first seat of a set from `seat` on; TABLE_SEATS when there is none. */
static inline int seat_from(seats_set set, int seat)
{
	for (set >>= seat; set; set >>= 1, seat++)
		if (set & 1)
			return seat;
	return TABLE_SEATS;
}

static inline int seats_count(seats_set set)
{
	int count = 0;

	for (; set; set &= set - 1)
		count++;
	return count;
}

/* Loops over the seats of a table, whoever is still in. */
#define every_seat(seat, table) for (int seat = 0; seat < (table).seats; seat++)

/* Loops over the seats of a set; evaluates the set again for each seat. */
#define each_seat(seat, set) \
	for (int seat = seat_from((set), 0); seat < TABLE_SEATS; seat = seat_from((set), seat + 1))

void table_start(struct table *table);

/* The seat that a word names (exact, number, unique beginning), or -1 and why. */
int table_find(const struct table *table, const char *word, struct reason *why);

/* "Alice, Bob, Carol": all names, for refusals. */
void table_names(const struct table *table, char *out, int size);

/* A seat as a word of a line: the name, in quotes when it needs them; the number where the name would be
 * read as another word. */
void table_seat_word(const struct table *table, int seat, char *out, size_t size);

/* The seats of a list Alice,Bob, `each` or `others`; 0 and why when refused. */
seats_set table_find_all(const struct table *table, const char *word, struct reason *why);

bool name_is_fit(const char *name, struct reason *why);
/* The same with at most so many columns, in so many bytes. */
bool name_is_fit_in(const char *name, int most, size_t bytes, struct reason *why);
/* Gives a seat its name, which no other seat may have. */
bool table_take_name(struct table *table, int seat, const char *name, struct reason *why);
/* Another player sits down, at the last seat. */
bool table_sit(struct table *table, const char *name, struct reason *why);

int table_playing(const struct table *table); /* how many are in */
struct rng;
int table_draw(const struct table *table, struct rng *rng);  /* one of those in, of whom there must be some */
int table_next(const struct table *table, int seat);         /* next one in, or -1 */
seats_set table_others(const struct table *table, int seat); /* all in but seat */
seats_set table_all(const struct table *table);              /* whoever is still in */

/* Whether the same players sit at the same seats: their numbers may be compared. */
bool table_sits_as(const struct table *table, const struct table *before);

/* Whether the first turn has been passed on. */
bool table_has_begun(const struct table *table);

/* Gives the turn to a seat: counts the round, restarts the clock. */
void table_give_turn(struct table *table, int seat);

/* Starts or stops the turn clock. */
void table_run_clock(struct table *table, bool run);

/* Whether the clock has a time to show: it runs, ran this turn, or counts down. */
bool table_clock_shown(const struct table *table);

/* Seconds shown at `now`: used this turn, or left of the limit (may be < 0). */
int table_clock_at(const struct table *table, int64_t now);

/* A new game: the time of its round begins. */
void table_restart_round(struct table *table);

/* Whether a limit of the round or of the evening is set, and is still to come at `now`; 0: is set at all. */
bool table_limit_at(const struct table *table, int64_t now);

/* How many clocks of the table are over: the turn's, the round's, the evening's. */
int table_times_up(const struct table *table, int64_t now);

/* "title", "round", "turn", "clock" of the open object. */
void table_report(const struct table *table, struct emit *e);
void table_report_clock(const struct table *table, struct emit *e); /* "clock" alone */
/* "call" of the open object while a judge is waited for; else nothing */
void table_report_call(const struct table *table, struct emit *e);

/* The name of a seat, -1: null; the names of a set. */
void table_report_name(const struct table *table, const char *key, int seat, struct emit *e);
void table_report_names(const struct table *table, const char *key, seats_set set, struct emit *e);

bool table_check(const struct table *table, struct reason *why);

#endif
