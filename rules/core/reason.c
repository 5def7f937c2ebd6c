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

bool(reason_set)(struct reason *why, const char *format, ...)
{
	va_list list;

	if (!why)
		return false;
	va_start(list, format);
	vsnprintf(why->text, sizeof why->text, format, list);
	va_end(list);
	utf8_mend(why->text); /* "%.40s" may cut a character of a word in two */
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
	return false;
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
