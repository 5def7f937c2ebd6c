/* SPDX-License-Identifier: MIT */
/*
 * One function for each kind of value that a listener takes.
 */
#include "emit.h"

#include <stddef.h>

#include "words.h"

static void tell(struct emit *e, const char *key, struct emit_value value)
{
	if (e)
		e->ops->value(e, key, &value);
}

void emit_object(struct emit *e, const char *key)
{
	if (e)
		e->ops->open(e, key, false);
}

void emit_array(struct emit *e, const char *key)
{
	if (e)
		e->ops->open(e, key, true);
}

void emit_end(struct emit *e)
{
	if (e)
		e->ops->close(e);
}

void emit_null(struct emit *e, const char *key)
{
	tell(e, key, (struct emit_value){ .kind = EMIT_NULL });
}

void emit_bool(struct emit *e, const char *key, bool yes)
{
	tell(e, key, (struct emit_value){ .kind = EMIT_BOOL, .number = yes });
}

void emit_number(struct emit *e, const char *key, long long number)
{
	tell(e, key, (struct emit_value){ .kind = EMIT_NUMBER, .number = number });
}

void emit_number_if(struct emit *e, const char *key, bool known, long long number)
{
	if (known)
		emit_number(e, key, number);
	else
		emit_null(e, key);
}

void emit_real(struct emit *e, const char *key, double real)
{
	tell(e, key, (struct emit_value){ .kind = EMIT_REAL, .real = real });
}

void emit_text(struct emit *e, const char *key, const char *text)
{
	if (!text)
		emit_null(e, key);
	else
		tell(e, key, (struct emit_value){ .kind = EMIT_TEXT, .text = text });
}

void emit_choice(struct emit *e, const char *key, const char *choices, int index)
{
	char word[60];

	emit_text(e, key, index >= 0 && choice_at(choices, index, word, sizeof word) ? word : NULL);
}
