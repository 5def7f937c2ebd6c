/* SPDX-License-Identifier: MIT */
/*
 * What entries from before 0.9.0 give otherwise now, because a rule was mended since.
 * The newest word about a thing stands, and none where it does not matter any more.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "utf8.h"

bool call_is_old(const struct call *call)
{
	return call->corrections && call->corrections->old;
}

void call_correct(struct call *call, int thing, const char *format, ...)
{
	struct correction *correction, before;
	va_list list;

	if (!call_is_old(call))
		return;
	correction = &call->corrections->of[thing];
	before = *correction;
	correction->entry = call->corrections->entry;
	va_start(list, format);
	vsnprintf(correction->text, sizeof correction->text, format, list);
	va_end(list);
	utf8_mend_end(correction->text);
	if (strcmp(correction->text, before.text) == 0)
		correction->entry = before.entry;
}

void call_uncorrect(struct call *call, int thing)
{
	if (call->corrections)
		call->corrections->of[thing].text[0] = '\0';
}
