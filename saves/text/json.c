/* SPDX-License-Identifier: MIT */
/*
 * Writes JSON, and reads it into cJSON's tree. pull.c checks each
 * byte first, because cJSON accepts bad UTF-8, control characters, odd numbers
 * and trailing bytes. Independent of sessions.
 */
#include "json.h"

#include <assert.h>
#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "pull.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { NESTING = 32, TEXT_BYTES = 16 << 20 };

static const double exact_max = 9007199254740992.0; /* 2^53 */

/* So that cJSON, too, never returns without memory. */
static void use_our_memory(void)
{
	cJSON_InitHooks(&(cJSON_Hooks){ .malloc_fn = xmalloc, .free_fn = free });
}

/* ---- out ---- */

static struct json_emit *json_of(struct emit *e)
{
	return (struct json_emit *)e;
}

/* Room for so many bytes more, and where they go. */
static char *room_for(struct json_emit *j, size_t size)
{
	if (j->length + size > j->room) {
		j->room = 2 * (j->length + size) + 200;
		j->text = xrealloc(j->text, j->room);
	}
	return j->text + j->length;
}

static void put(struct json_emit *j, const char *bytes, size_t size)
{
	memcpy(room_for(j, size), bytes, size);
	j->length += size;
}

/* In quotes; what JSON wants escaped, escaped. */
static void put_text(struct json_emit *j, const char *text)
{
	static const char letters[] = "\b\f\n\r\t\"\\", escapes[] = "bfnrt\"\\";
	char *begin = room_for(j, 6 * strlen(text) + 2), *out = begin;

	*out++ = '"';
	for (; *text; text++) {
		const char *letter = (unsigned char)*text < ' ' || *text == '"' || *text == '\\'
		                             ? memchr(letters, *text, sizeof letters - 1)
		                             : text;

		if (letter == text) {
			*out++ = *text;
		} else if (letter) {
			*out++ = '\\';
			*out++ = escapes[letter - letters];
		} else {
			out += sprintf(out, "\\u%04x", (unsigned)*text);
		}
	}
	*out++ = '"';
	j->length += (size_t)(out - begin);
}

/* What stands before a value: a comma, its key. */
static void put_key(struct json_emit *j, const char *key)
{
	assert(j->close[j->depth - 1] == ']' ? !key : key != NULL);
	if (j->comma)
		put(j, ",", 1);
	j->comma = true;
	if (!key)
		return;
	put_text(j, key);
	put(j, ":", 1);
}

static void json_open(struct emit *e, const char *key, bool array)
{
	struct json_emit *j = json_of(e);

	assert(j->depth < NESTING);
	put_key(j, key);
	put(j, array ? "[" : "{", 1);
	j->close[j->depth++] = array ? ']' : '}';
	j->comma = false;
}

static void json_close(struct emit *e)
{
	struct json_emit *j = json_of(e);

	assert(j->depth > 1);
	put(j, &j->close[--j->depth], 1);
	j->comma = true;
}

static void put_number(struct json_emit *j, long long number)
{
	char digits[24], *at = digits + sizeof digits;
	unsigned long long left = number < 0 ? 0 - (unsigned long long)number : (unsigned long long)number;

	do
		*--at = (char)('0' + left % 10);
	while (left /= 10);
	if (number < 0)
		*--at = '-';
	put(j, at, (size_t)(digits + sizeof digits - at));
}

/* The digits that a double surely has; cJSON would read them back and add two. */
static void put_real(struct json_emit *j, double real)
{
	char digits[32];

	snprintf(digits, sizeof digits, isfinite(real) ? "%.15g" : "null", real);
	put(j, digits, strlen(digits));
}

static void json_value(struct emit *e, const char *key, const struct emit_value *value)
{
	struct json_emit *j = json_of(e);

	put_key(j, key);
	switch (value->kind) {
	case EMIT_NULL: put(j, "null", 4); break;
	case EMIT_BOOL: value->number ? put(j, "true", 4) : put(j, "false", 5); break;
	case EMIT_NUMBER: put_number(j, value->number); break;
	case EMIT_REAL: put_real(j, value->real); break;
	case EMIT_TEXT: put_text(j, value->text); break;
	}
}

void json_begin(struct json_emit *j, bool secret)
{
	static const struct emit_ops ops = { .open = json_open, .close = json_close, .value = json_value };

	*j = (struct json_emit){ .emit = { .ops = &ops, .secret = secret }, .close = "}", .depth = 1 };
	put(j, "{", 1);
}

/* For a file that people may read: a row each, as cJSON sets them. */
static char *set_out(char *text)
{
	cJSON *tree;

	use_our_memory();
	tree = cJSON_Parse(text);
	free(text);
	text = cJSON_Print(tree);
	cJSON_Delete(tree);
	return text;
}

char *json_take(struct json_emit *j, bool pretty)
{
	char *text;

	assert(j->depth == 1);
	put(j, "}", 2); /* and the end of the text */
	text = j->text;
	*j = (struct json_emit){ 0 };
	return pretty ? set_out(text) : text;
}

void json_adopt(struct json_emit *j, const char *key, struct json_emit *from)
{
	put_key(j, key);
	put(j, from->text, from->length);
	put(j, "}", 1);
	json_drop(from);
}

void json_drop(struct json_emit *j)
{
	free(j->text);
	*j = (struct json_emit){ 0 };
}

bool json_any(const struct json_emit *j)
{
	return j->comma;
}

/* ---- in: what only shows in the tree ---- */

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool has_own_keys(const cJSON *object, struct reason *why)
{
	int count = cJSON_GetArraySize(object), n = 0;
	const char **keys = xmalloc((size_t)count * sizeof *keys);
	const char *twice = NULL;
	const cJSON *item;
	char shown[60];

	cJSON_ArrayForEach(item, object) keys[n++] = item->string;
	qsort(keys, (size_t)n, sizeof *keys, by_text);
	for (int i = 1; i < n && !twice; i++)
		if (strcmp(keys[i - 1], keys[i]) == 0)
			twice = keys[i];
	free(keys);
	if (!twice)
		return true;
	utf8_show(twice, strlen(twice), shown, sizeof shown);
	return reason_set(why, _("\"%s\" appears twice in one object"), shown);
}

static bool tree_is_fit(const cJSON *item, struct reason *why)
{
	const cJSON *child;

	if (cJSON_IsNumber(item) && !(fabs(item->valuedouble) <= exact_max))
		return reason_set(why, _("a number is too large"));
	if (cJSON_IsObject(item) && !has_own_keys(item, why))
		return false;
	cJSON_ArrayForEach(child, item) if (!tree_is_fit(child, why)) return false;
	return true;
}

struct cJSON *json_parse(const char *text, size_t size, struct reason *why)
{
	cJSON *tree;

	if (size > TEXT_BYTES) {
		reason_set(why, _("the text is longer than %d MiB"), TEXT_BYTES >> 20);
		return NULL;
	}
	if (!pull_check(text, size, why))
		return NULL;
	use_our_memory();
	tree = cJSON_ParseWithLengthOpts(text, size, NULL, false);
	if (!tree) {
		reason_set(why, _("cannot be read"));
		return NULL;
	}
	if (!tree_is_fit(tree, why)) {
		cJSON_Delete(tree);
		return NULL;
	}
	return tree;
}
