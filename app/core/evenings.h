/* SPDX-License-Identifier: MIT */
/*
 * Counts over all saved tables, archived ones too: who has played how often, and won, with what and
 * at which game.
 */
#ifndef APP_CORE_EVENINGS_H
#define APP_CORE_EVENINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/table.h"
#include "saves/store.h"
#include "saves/text/lookup.h"

struct evening_list {
	struct evening_row *row;
	int count, room;
	struct lookup by_name; /* folded */
};

/* A person, a commander or a game. */
struct evening_row {
	char *name; /* of a game its id */
	int games, wins;
	int *place; /* how often each one, the first first */
	int places;
	int64_t seconds;
	struct evening_list with, at; /* of a person: commanders, games */
};

/* The lists in the order of wins, games and names. */
enum evening_about { EVENING_PEOPLE, EVENING_COMMANDERS, EVENING_GAMES, EVENING_LISTS };

struct evenings {
	struct evening_list list[EVENING_LISTS];
	char since[12]; /* "2026-01-31"; "": all */
	int tables, unreadable;
	int open; /* of the tables: whose last game is not over */
};

/* "2026-01-31" as the midnight when that day begins here, "" as the beginning of time; false: no such day. */
bool evenings_day(const char *text, int64_t *at);
/* Counts what began on that day or later. False and why: a folder cannot be read, or `since` is not a day. */
bool evenings_count(struct evenings *e, const struct store *store, const char *aliases, const char *since,
                    struct reason *why);
void evenings_free(struct evenings *e); /* a zeroed one is fine */

/* evenings_text.c: the columns of a list: name, games, wins, hours, and how often each of the first places.
 */
enum { EVENING_COLUMNS = 8, EVENING_CELL = TITLE_BYTES };
int evenings_columns(enum evening_about about); /* how many */
const char *evenings_head(enum evening_about about, int column);
void evenings_cell(enum evening_about about, const struct evening_row *row, int column,
                   char out[EVENING_CELL]);
/* "players", "commanders", "games" */
const char *evenings_title(enum evening_about about);
/* "since 2026-01-31: 12 tables", and how many are still open, or cannot be read. */
void evenings_tell(const struct evenings *e, char *out, size_t size);

/* All of it as lines; the caller frees them. */
char *evenings_text(const struct evenings *e);

/* aliases.c: "Bob=Robert,Bobby; Ann=Annie". */
/* The next name and the one it stands for, from *at on; false: no more. */
bool aliases_next(const char **at, char name[NAME_BYTES], char of[NAME_BYTES]);
/* Each name stands for one person, and no two of them for each other. */
bool aliases_fit(const char *aliases, struct reason *why);

/* ---- forget.c: a person is taken out of everything that is kept ---- */

struct person;
struct settings;
/* The name and all that stand for the same person; false: they are too many. */
bool forget_person(const char *aliases, const char *name, struct person *person);

struct forget {
	struct listed *listed; /* of both folders; those that hold a name come first */
	int count, holding;
	bool open; /* a program writes one of them now */
};
/* Finds the tables; false and why: a folder cannot be read. */
bool forget_find(struct forget *f, const struct store *store, const struct person *person,
                 struct reason *why);
void forget_done(struct forget *f);
/* Forgets the lines of the prompt and the aliases that hold a name, and all digests. False and why: not
 * all could be written. */
bool forget_rest(const struct store *store, struct settings *settings, const struct person *person,
                 struct reason *why);

#endif
