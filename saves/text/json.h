/* SPDX-License-Identifier: MIT */
/*
 * JSON out: a listener for rules/core/emit.h. JSON in: strict parsing (size, UTF-8,
 * duplicate keys, trailing bytes, nesting, numbers), because cJSON_Parse alone
 * accepts all of those.
 */
#ifndef SAVES_TEXT_JSON_H
#define SAVES_TEXT_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/core/emit.h"
#include "rules/core/reason.h"

struct cJSON;

/* Writes one JSON object. Begin, let a game report into it, take the text (malloc'd,
 * one line, no newline). */
struct json_emit {
	struct emit emit;
	char *text;
	size_t length, room;
	char close[32]; /* the brackets that are open */
	int depth;
	bool comma; /* something stands before the next value */
};
void json_begin(struct json_emit *j, bool secret);
char *json_take(struct json_emit *j, bool pretty); /* ends the emitter */

/* Makes the object of `from` the value of a key. */
void json_adopt(struct json_emit *j, const char *key, struct json_emit *from);
void json_drop(struct json_emit *j);
bool json_any(const struct json_emit *j); /* whether anything was reported */

/* Strict. NULL and why, with the byte. The caller frees the tree (cJSON_Delete). */
struct cJSON *json_parse(const char *text, size_t size, struct reason *why);

#endif
