/* SPDX-License-Identifier: MIT */
/*
 * How a game reports its state without knowing the listener: saves/ makes
 * JSON, app/ makes text, tests make paths. Inside an object each call has a
 * key; inside an array the key is NULL. A NULL emit ignores all calls, so that
 * a verb with an answer need not ask whether anybody listens.
 */
#ifndef RULES_CORE_EMIT_H
#define RULES_CORE_EMIT_H

#include <stdbool.h>

enum emit_kind { EMIT_NULL, EMIT_BOOL, EMIT_NUMBER, EMIT_REAL, EMIT_TEXT };

struct emit_value {
	enum emit_kind kind;
	long long number; /* EMIT_BOOL, EMIT_NUMBER */
	double real;
	const char *text;
};

struct emit;

struct emit_ops {
	void (*open)(struct emit *e, const char *key, bool array);
	void (*close)(struct emit *e);
	void (*value)(struct emit *e, const char *key, const struct emit_value *value);
};

/* The first member of each listener. */
struct emit {
	const struct emit_ops *ops;
	bool secret; /* the judge's view: with what is face down */
};

void emit_object(struct emit *e, const char *key);
void emit_array(struct emit *e, const char *key);
void emit_end(struct emit *e); /* closes the innermost object or array */
void emit_null(struct emit *e, const char *key);
void emit_bool(struct emit *e, const char *key, bool yes);
void emit_number(struct emit *e, const char *key, long long number);
void emit_number_if(struct emit *e, const char *key, bool known, long long number); /* else null */
void emit_real(struct emit *e, const char *key, double real);
void emit_text(struct emit *e, const char *key, const char *text); /* NULL: null */
/* The word at index of "a|b|c" (words.h); -1: null. */
void emit_choice(struct emit *e, const char *key, const char *choices, int index);

#endif
