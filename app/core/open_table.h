/* SPDX-License-Identifier: MIT */
/*
 * One open table: its journal, file, screen and view, and the one door for lines
 * said to it. Draws nothing.
 */
#ifndef APP_CORE_OPEN_TABLE_H
#define APP_CORE_OPEN_TABLE_H

#include "rules/core/journal.h"
#include "saves/save.h"
#include "saves/text/io.h"
#include "screens/screen.h"

enum { RECENT_ROWS = 32 };

/* Single steps that become one line: shown at once, said when another key is
 * pressed, the focus moves, or two seconds have passed. */
struct run {
	char before[320], after[60]; /* the line around the amount */
	int amount;
	int64_t until_ms; /* 0: no run */
	void *state;      /* as it will be, while there is an amount; owned */
};

struct open_table {
	const struct game *game;
	const struct screen *screen;
	struct journal *journal;
	struct save *save;
	void *view;
	void *before; /* the state before the last line, for screen->changed */
	struct said said;
	int said_of; /* the entry whose words those are; -1: of a query, a run, a refusal */
	struct run run;
	bool peeked; /* run.state is what the writer of a watched table shows */
	struct rng *rng;
	const struct store *store;          /* for lines that need files */
	struct log_row recent[RECENT_ROWS]; /* the newest rows of the log, oldest first */
	int recent_entry[RECENT_ROWS], recent_rows;
	int recent_down;          /* how many of them are face down again */
	bool recent_old;          /* out of date: filled again at the next look */
	struct series series;     /* up to the last look at it */
	struct offers offers;     /* what may be done, as it was listed last */
	struct offers all_offers; /* .. for all, while the screen is for one player's eyes */
	int watched;              /* entries seen, to notice what a writer added */
};

/* Takes journal and save over. */
void open_table_begin(struct open_table *t, struct journal *journal, struct save *save, struct rng *rng,
                      const struct store *store);
/* Says a pending run, closes the file. False: not all of it is saved. */
bool open_table_end(struct open_table *t);
bool open_table_is_open(const struct open_table *t);
/* The time at a table (NULL: none is open): never before its last line, where the computer's clock was set
 * back. */
int64_t open_table_time(const struct journal *journal);

/* Whether the line that seats people is accepted after the option for more of them; said may be NULL. */
bool open_table_wider(const struct game *game, const char *line, struct said *said);

/*
 * The door: says a line, stores it, tells the screen what changed. t->said has
 * the words. A run that is pending is said first.
 */
enum journal_answer open_table_say(struct open_table *t, const char *line, struct emit *data,
                                   struct reason *why);

/* What open_table_say would do with a line; `said` has the words of one that is accepted, where no chance
 * decides them. Whatever shows what Enter does asks this. */
enum foresight {
	FORESEEN_SAID,
	FORESEEN_REFUSED, /* why */
	FORESEEN_NOT,     /* it needs files, or a refusal would tell what is face down: only Enter tells */
};
enum foresight open_table_foresee(struct open_table *t, const char *line, struct said *said,
                                  struct reason *why);

/* Lets the lines said go to the disk: call it when they are drawn, or told. */
void open_table_sync(struct open_table *t);

/* Whether this program may say lines, or only watches. */
bool open_table_may_say(const struct open_table *t, struct reason *why);

/* One more step of a run; `line` has {run} where the amount goes. */
bool open_table_step(struct open_table *t, const char *line, int step, struct reason *why);
/* Says the run now, if there is one; also of a closed table. */
void open_table_flush(struct open_table *t);

/* The state to show: with the pending run in it. Lent until the next line. */
const void *open_table_state(const struct open_table *t);

/* After save_tend said that something changed; `replaced`: the journal is another. */
void open_table_refresh(struct open_table *t, bool replaced);

/* The newest rows of the log before entry `end`, oldest first, at most max. Returns how many. */
int open_table_log(struct open_table *t, int end, struct log_row *rows, int max);
/* The rows of one entry; tells it with `said`. */
enum { LOG_ENTRY_ROWS = 24 };
int open_table_entry(struct open_table *t, int n, struct said *said, struct log_row rows[LOG_ENTRY_ROWS]);
/* Brings the recent rows up to date: new entries, and flags that undo changed. */
void open_table_recent(struct open_table *t);

/* The course of the game up to now. */
const struct series *open_table_series(struct open_table *t);

/* What may be done now, as the screen may show it. */
const struct offers *open_table_offers(struct open_table *t);

/* What the table waits for, in a sentence; "": nothing. */
const char *open_table_owed(struct open_table *t);
/* .. and the offer that is; NULL: nothing. */
const struct offer *open_table_due(struct open_table *t);

const char *open_table_title(const struct open_table *t);

#endif
