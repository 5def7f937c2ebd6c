/* SPDX-License-Identifier: MIT */
/*
 * Reading the words after a verb. A reader takes the next untaken word, or
 * refuses with the verb's usage. args_done(), called by the journal, refuses a
 * line with words left over.
 */
#ifndef RULES_CORE_ARGS_H
#define RULES_CORE_ARGS_H

#include <stdbool.h>

#include "reason.h"
#include "table.h"
#include "words.h"

struct game;
struct verb;

struct args {
	const struct game *game;
	const struct verb *verb;
	struct word *word; /* the words after the verb */
	int count;
	struct reason *why;
};

/* +3, -3, =40 */
struct change {
	char sign; /* '+', '-', '=' */
	int amount;
};

bool args_more(const struct args *args);        /* an untaken word without key is left */
const char *args_peek(const struct args *args); /* its text, or NULL; does not take it */
bool args_word(struct args *args, const char **word);
bool args_number(struct args *args, int min, int max, int *number);
bool args_change(struct args *args, int max, struct change *change);

/* One player; one who is out only if `anyone`. */
bool args_player(struct args *args, const struct table *table, bool anyone, int *seat);

/* One or more: a name, Alice,Bob, each, others, others=P. Never an empty set. */
bool args_players(struct args *args, const struct table *table, bool anyone, seats_set *set);

/* The value of key=value, or NULL; takes it. */
const char *args_key(struct args *args, const char *key);
/* The same as a number; without the key *number keeps its value. */
bool args_key_number(struct args *args, const char *key, int min, int max, int *number);
bool args_key_player(struct args *args, const struct table *table, const char *key, bool anyone, int *seat);

/* Whether one of the words is this one; takes it. */
bool args_flag(struct args *args, const char *flag);

/* All untaken words, with single spaces; "" for none. Refuses more than size bytes or `columns`. */
bool args_rest(struct args *args, char *out, size_t size, int columns);

/* One of "a|b|c" (words.h): its index, or refused with the choices. */
bool args_choice(struct args *args, const char *choices, int *index);

/* Writes the untaken words into the line that happens, as they were typed. */
void args_write(const struct args *args, struct line *out);

/* Takes them all, for a line that was written by args_write(). */
void args_use_up(struct args *args);

/* False and why, with the first word left over and the usage. */
bool args_done(const struct args *args);

/* Refuses with the usage of the verb; always false. */
bool args_usage(const struct args *args);

/* Applies a change to a value; refuses a result outside min..max. */
bool change_apply(const struct change *change, int *value, int min, int max, struct reason *why);

#endif
