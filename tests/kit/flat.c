/* SPDX-License-Identifier: MIT */
/*
 * Paths and values of a report, one a line, for tests that read like a table.
 */
#include "flat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_line(struct flat *flat, const char *path, const char *value)
{
	unsigned long front = strlen(path), back = strlen(value), bytes = front + back + 2;
	char *at;

	if (flat->length + bytes + 1 > flat->size) {
		flat->size = (flat->length + bytes + 1) * 2;
		flat->text = realloc(flat->text, flat->size);
		if (!flat->text)
			abort();
	}
	at = flat->text + flat->length;
	memcpy(at, path, front);
	at[front] = ' ';
	memcpy(at + front + 1, value, back);
	memcpy(at + front + 1 + back, "\n", 2);
	flat->length += bytes;
}

/* The digits of a number that is not negative, at the end of `room`. Walks write millions of them:
 * printf would be most of what they cost. */
static const char *digits(char room[24], unsigned long long number)
{
	char *at = room + 23;

	*at = '\0';
	do
		*--at = (char)('0' + number % 10);
	while (number /= 10);
	return at;
}

static void add_to_path(struct flat *flat, const char *text)
{
	size_t end = strlen(flat->path), bytes = strlen(text);

	if (bytes > sizeof flat->path - 1 - end)
		bytes = sizeof flat->path - 1 - end;
	memcpy(flat->path + end, text, bytes);
	flat->path[end + bytes] = '\0';
}

/* Appends ".key" or "[n]" and gives back where the path ended before. */
static int step_in(struct flat *flat, const char *key)
{
	int end = (int)strlen(flat->path);
	char room[24];

	if (flat->depth && flat->open[flat->depth - 1].index >= 0) {
		add_to_path(flat, "[");
		add_to_path(flat, digits(room, (unsigned long long)flat->open[flat->depth - 1].index++));
		add_to_path(flat, "]");
	} else if (key) {
		add_to_path(flat, end ? "." : "");
		add_to_path(flat, key);
	}
	return end;
}

static void flat_open(struct emit *e, const char *key, bool array)
{
	struct flat *flat = (struct flat *)e;
	int end = step_in(flat, key);

	if (flat->depth == FLAT_DEPTH)
		abort();
	flat->open[flat->depth].path_end = end;
	flat->open[flat->depth++].index = array ? 0 : -1;
}

static void flat_close(struct emit *e)
{
	struct flat *flat = (struct flat *)e;

	flat->depth--;
	if (flat->open[flat->depth].index >= 0) {
		char room[24];

		add_to_path(flat, ".length");
		add_line(flat, flat->path, digits(room, (unsigned long long)flat->open[flat->depth].index));
	}
	flat->path[flat->open[flat->depth].path_end] = '\0';
}

static void flat_value(struct emit *e, const char *key, const struct emit_value *value)
{
	struct flat *flat = (struct flat *)e;
	int end = step_in(flat, key);
	char number[40];
	const char *text = number;

	switch (value->kind) {
	case EMIT_NULL: text = "null"; break;
	case EMIT_BOOL: text = value->number ? "true" : "false"; break;
	case EMIT_NUMBER:
		if (value->number < 0)
			snprintf(number, sizeof number, "%lld", value->number);
		else
			text = digits(number, (unsigned long long)value->number);
		break;
	case EMIT_REAL: snprintf(number, sizeof number, "%.6g", value->real); break;
	case EMIT_TEXT: text = value->text; break;
	}
	add_line(flat, flat->path, text);
	flat->path[end] = '\0';
}

void flat_begin(struct flat *flat, bool secret)
{
	static const struct emit_ops ops = { flat_open, flat_close, flat_value };

	*flat = (struct flat){ .emit = { .ops = &ops, .secret = secret } };
}

void flat_report(struct flat *flat, const struct game *game, const void *state, bool secret)
{
	flat_begin(flat, secret);
	game->report(state, &flat->emit);
}

void flat_free(struct flat *flat)
{
	free(flat->text);
}

/* "offers[turn].line" becomes "offers[3].line": the first one whose id that is; false: none is. */
static int find_id(const struct flat *flat, const char *path, char found[FLAT_PATH])
{
	int list = (int)strcspn(path, "["), id = (int)strcspn(path, "]") - list - 1, place = 0;
	char end[FLAT_PATH];

	snprintf(found, FLAT_PATH, "%s", path);
	if (!path[list] || (path[list + 1] >= '0' && path[list + 1] <= '9'))
		return 1;
	do {
		snprintf(found, FLAT_PATH, "%.*s[%d].id", list, path, place++);
		if (!flat_get(flat, found, end, sizeof end))
			return 0;
	} while (strncmp(end, path + list + 1, (size_t)id) != 0 || end[id]);
	snprintf(found, FLAT_PATH, "%.*s[%d]%s", list, path, place - 1, path + list + id + 2);
	return 1;
}

const char *flat_get(const struct flat *flat, const char *wanted, char *out, unsigned long size)
{
	char path[FLAT_PATH];
	unsigned long length;

	if (!find_id(flat, wanted, path))
		return NULL;
	length = strlen(path);
	for (const char *line = flat->text; line && *line; line = strchr(line, '\n') + 1)
		if (strncmp(line, path, length) == 0 && line[length] == ' ') {
			snprintf(out, size, "%.*s", (int)strcspn(line + length + 1, "\n"), line + length + 1);
			return out;
		}
	return NULL;
}
