/* SPDX-License-Identifier: MIT */
/*
 * Reading the words after a verb. Readers take the next word nobody has taken;
 * each says why it refuses, with the verb's usage. What is left over at the
 * end refuses the line (args_done, called by the engine).
 */
#ifndef RULES_CORE_ARGS_H
#define RULES_CORE_ARGS_H

#include <stdbool.h>

#include "reason.h"
#include "table.h"
#include "words.h"

struct verb;

struct args {
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

bool args_more(const struct args *args);        /* a word without key is left */
const char *args_peek(const struct args *args); /* that word, or NULL; not taken */
bool args_word(struct args *args, const char **word);
bool args_number(struct args *args, int min, int max, int *number);
bool args_change(struct args *args, int max, struct change *change);

/* One player; only those still in, unless `anyone`. */
bool args_player(struct args *args, const struct table *table, bool anyone, int *seat);

/* One or more: a name, Alice,Bob, each, others, others=P. Never an empty set. */
bool args_players(struct args *args, const struct table *table, bool anyone, seats_set *set);

/* The value of key=value or NULL; taken. */
const char *args_key(struct args *args, const char *key);
/* The same as a number; *number is left alone when the key is absent. */
bool args_key_number(struct args *args, const char *key, int min, int max, int *number);
bool args_key_player(struct args *args, const struct table *table, const char *key, bool anyone, int *seat);

/* True, and taken, when one of the words is this one. */
bool args_flag(struct args *args, const char *flag);

/* All words that are left, with single spaces; "" when none is. Refused when
 * longer than size or than `columns`. */
bool args_rest(struct args *args, char *out, size_t size, int columns);

/* One of "a|b|c" (words.h): its index, or refused with the choices. */
bool args_choice(struct args *args, const char *choices, int *index);

/* False and why, with the first word left over and the usage. */
bool args_done(const struct args *args);

/* Refuses with the usage of the verb. Always false. */
bool args_usage(const struct args *args);

/* The value after a change, kept within what an int of the table may hold. */
bool change_apply(const struct change *change, int *value, int min, int max, struct reason *why);

#endif
