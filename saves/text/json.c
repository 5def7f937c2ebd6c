/* SPDX-License-Identifier: MIT */
/*
 * Writes JSON through cJSON's tree and reads it into one. pull.c checks each
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

static void put(struct json_emit *j, const char *key, cJSON *item)
{
	cJSON *into = j->open[j->depth - 1];

	assert(cJSON_IsArray(into) ? !key : key != NULL);
	if (key)
		cJSON_AddItemToObject(into, key, item);
	else
		cJSON_AddItemToArray(into, item);
}

static void json_open(struct emit *e, const char *key, bool array)
{
	struct json_emit *j = json_of(e);
	cJSON *item = array ? cJSON_CreateArray() : cJSON_CreateObject();

	assert(j->depth < NESTING);
	put(j, key, item);
	j->open[j->depth++] = item;
}

static void json_close(struct emit *e)
{
	struct json_emit *j = json_of(e);

	assert(j->depth > 1);
	j->depth--;
}

static void json_value(struct emit *e, const char *key, const struct emit_value *value)
{
	cJSON *item = NULL;
	char number[32];

	switch (value->kind) {
	case EMIT_NULL: item = cJSON_CreateNull(); break;
	case EMIT_BOOL: item = cJSON_CreateBool(value->number != 0); break;
	case EMIT_NUMBER: /* written by hand: cJSON prints 1000000000000000 as 1e+15 */
		snprintf(number, sizeof number, "%lld", value->number);
		item = cJSON_CreateRaw(number);
		break;
	case EMIT_REAL: /* the digits that a double surely has; cJSON reads them back and adds two */
		snprintf(number, sizeof number, isfinite(value->real) ? "%.15g" : "null", value->real);
		item = cJSON_CreateRaw(number);
		break;
	case EMIT_TEXT: item = cJSON_CreateString(value->text); break;
	}
	put(json_of(e), key, item);
}

void json_begin(struct json_emit *j, bool secret)
{
	static const struct emit_ops ops = { .open = json_open, .close = json_close, .value = json_value };

	use_our_memory();
	*j = (struct json_emit){ .emit = { .ops = &ops, .secret = secret }, .root = cJSON_CreateObject() };
	j->open[j->depth++] = j->root;
}

char *json_take(struct json_emit *j, bool pretty)
{
	char *text;

	assert(j->depth == 1);
	text = pretty ? cJSON_Print(j->root) : cJSON_PrintUnformatted(j->root);
	cJSON_Delete(j->root);
	*j = (struct json_emit){ 0 };
	return text;
}

void json_adopt(struct json_emit *j, const char *key, struct json_emit *from)
{
	put(j, key, from->root);
	*from = (struct json_emit){ 0 };
}

void json_drop(struct json_emit *j)
{
	cJSON_Delete(j->root);
	*j = (struct json_emit){ 0 };
}

bool json_any(const struct json_emit *j)
{
	return j->root && j->root->child;
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
	return reason_set(why, _("\"%s\" is twice in one object"), shown);
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
