/* SPDX-License-Identifier: MIT */
/*
 * Reasons, and memory: without it the program ends. Independent of everything
 * else.
 */
#include "reason.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

void (*out_of_memory)(void);

/* The marks of a text, as bytes that no word of a person has. */
enum { MARK = '\1', MARK_LINE = '\2' };

void reason_mark(char *text)
{
	bool inside = false;

	for (; *text; text++) {
		inside ^= *text == '`';
		if (*text == '`' || (inside && *text == '|'))
			*text = *text == '`' ? MARK : MARK_LINE;
	}
}

/* Takes the marks out of the text, and notes where they stood. */
static void find_ways(struct reason *why)
{
	struct reason_way *way = why->ways.of, *none = way + REASON_WAYS, open = { 0 };
	char *to = why->text;
	bool inside = false;

	memset(&why->ways, 0, sizeof why->ways);
	for (const char *from = why->text; *from; from++) {
		short at = (short)(to - why->text);

		if (*from != MARK && *from != MARK_LINE) {
			*to++ = *from;
			continue;
		}
		open.end = at;
		if (inside && *from == MARK && way < none)
			*way++ = open;
		open.line = at;
		if (*from == MARK && (inside = !inside))
			open.at = at;
	}
	*to = '\0';
}

bool(reason_set)(struct reason *why, const char *format, ...)
{
	char marked[sizeof why->text];
	va_list list;

	if (!why)
		return false;
	utf8_copy(marked, sizeof marked, format);
	reason_mark(marked);
	va_start(list, format);
	vsnprintf(why->text, sizeof why->text, marked, list);
	va_end(list);
	utf8_mend(why->text); /* "%.40s" may cut a character of a word in two */
	find_ways(why);
	return false;
}

bool(reason_at)(struct reason *why, const char *format, ...)
{
	struct reason inner;
	char place[251];
	size_t end, size;
	va_list list;

	if (!why)
		return false;
	inner = *why;
	va_start(list, format);
	vsnprintf(place, sizeof place, format, list);
	va_end(list);
	utf8_mend(place);
	end = (size_t)snprintf(why->text, sizeof why->text, "%s: ", place);
	size = strnlen(inner.text, sizeof why->text - end - 1);
	memcpy(why->text + end, inner.text, size);
	why->text[end + size] = '\0';
	utf8_mend_end(why->text);
	for (struct reason_way *way = why->ways.of; way < why->ways.of + REASON_WAYS && way->end; way++) {
		way->at = (short)(way->at + (short)end);
		way->line = (short)(way->line + (short)end);
		way->end = (short)(way->end + (short)end);
	}
	return false;
}

void reason_bare(const struct reason *why, char *out, size_t size)
{
	size_t length = why->ways.of->end ? (size_t)why->ways.of->at : strlen(why->text);

	while (why->ways.of->end && length && strchr(" :", why->text[length - 1]))
		length--;
	snprintf(out, size, "%.*s", (int)length, why->text);
}

void memory_gone(void)
{
	if (out_of_memory)
		out_of_memory();
	fputs("tableside: out of memory\n", stderr);
	exit(3);
}

static void *have(void *memory)
{
	if (!memory)
		memory_gone();
	return memory;
}

void *xmalloc(size_t size)
{
	return have(malloc(size ? size : 1));
}

void *xcalloc(size_t count, size_t size)
{
	return have(calloc(count ? count : 1, size ? size : 1));
}

void *xrealloc(void *old, size_t size)
{
	return have(realloc(old, size ? size : 1));
}

void *xgrow(void *array, int count, int *room, size_t item)
{
	if (count < *room)
		return array;
	*room = *room ? *room * 2 : 64;
	return xrealloc(array, (size_t)*room * item);
}

char *xstrdup(const char *text)
{
	size_t size = strlen(text) + 1;

	return memcpy(xmalloc(size), text, size);
}
