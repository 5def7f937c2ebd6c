/* SPDX-License-Identifier: MIT */
/*
 * Verbs that need files, which the rules may not touch. Their game's table marks
 * them VERB_OUTSIDE; this room answers them before the journal sees the line. The
 * answer is that of a query (sentences and data, no entry), or another line,
 * said instead of the first: the journal holds what the file held, never only
 * its name.
 */
#ifndef APP_CORE_OUTSIDE_H
#define APP_CORE_OUTSIDE_H

#include "rules/core/journal.h"
#include "rules/core/offer.h"
#include "saves/store.h"

/* Lines to be said before the last one, when they do not fit into one. */
struct outside_lines {
	char **text;
	int count, room;
};

struct outside_call {
	const struct store *store;
	const struct game *game;
	struct journal *journal; /* to be read */
	const void *state;
	struct args args; /* all of them must be taken */
	bool secret;
	struct said *said; /* may be NULL */
	struct emit *data; /* may be NULL */
	struct line *line; /* empty: it is a query */
	struct outside_lines before;
	bool listed;       /* refused, and `said` has all that is wrong */
	char remark[1500]; /* told after the line has been said, a sentence a line; "": nothing more */
	struct reason *why;
};

/* Ends the line; what follows goes into another, and all of them are said, or none. */
void outside_next_line(struct outside_call *call);
void outside_drop_lines(struct outside_lines *lines);

/* journal_say, also for lines that need files. A refusal may leave in `said` the list of everything that is
 * wrong; an answer may be several entries. */
enum journal_answer outside_say(struct journal *journal, const struct store *store, const char *line,
                                size_t size, int64_t at, struct rng *rng, bool secret, struct said *said,
                                struct emit *data, struct reason *why);

/* Whether this room answers the line: its sentences repeat all its data. */
bool outside_is(const struct journal *journal, const char *line, size_t size);

/* PATH with ~/ at its head made the home folder. False and why: too long. */
bool outside_path(const char *path, char *out, size_t size, struct reason *why);

/* The same of a file that a line writes: where lines are from others, only below the folder that the user
 * has named. */
bool outside_file(const struct store *store, const char *path, char *out, size_t size, struct reason *why);

/* What is typed of a path, with all that the files have in common whose paths begin like that; a folder ends
 * in "/". `several`: the names of these where they are more than one. False: there is none. */
bool outside_complete(const char *typed, char *out, size_t size, char *several, size_t several_size);

/* The same of a name of a card, the last one of "A + B", from the user's card data. False: there are no data,
 * or no such card, and `several` tells. */
bool outside_complete_card(const struct store *store, const char *typed, char *out, size_t size,
                           char *several, size_t several_size);
/* Whether there are card data, and whether they have a card that is called so. */
bool outside_has_cards(const struct store *store);
bool outside_knows_card(const struct store *store, const char *name);

/* Puts a line that names commanders into `out` with their colours from the user's card data; "" where there
 * is nothing to add. False and why: the two cannot lead together. `ahead`: while it is drawn, from data that
 * have been read before. */
bool leaders_fill(const struct journal *journal, const struct store *store, const char *line, size_t size,
                  bool ahead, struct line *out, struct reason *why);

/* A verb that needs files: a row of the game's file here; outside.c lists the tables. */
struct outside {
	const char *game, *verb; /* game NULL: any that has the verb */
	bool (*answer)(struct outside_call *call);
	bool (*is)(const struct words *words); /* whether such a line needs files; NULL: each does */
	/* Adds to the choices of a hole what the files have; NULL: nothing. */
	void (*choices)(const struct store *store, const char *hole, struct choices *list);
};

/* The line that a game tries once its players are seated, or NULL; a refusal means nothing. */
const char *outside_opening(const struct game *game);
/* Whether an event that is kept here seats exactly these players at a table that is still to be
 * played. */
bool outside_is_of_event(const struct game *game, const struct table *table, const struct store *store);
/* Choices of a hole that are in files of the user: templates of a score sheet. */
void outside_choices(const void *store, const struct game *game, const char *hole, struct choices *list);
/* Keeps the name of the counter that the line has changed, if it is the table's own. */
void counters_keep(const struct store *store, const struct game *game, const char *line);
bool catan_is_of_event(const struct table *table, const struct store *store);

/* Each ends with {0}. */
extern const struct outside archenemy_outsides[], catan_outsides[], championship_outsides[],
	counters_outsides[], deck_outsides[], document_outsides[], meccg_outsides[], planes_outsides[],
	score_outsides[];

#endif
