/* SPDX-License-Identifier: MIT */
/* See noted.h. */
#include "noted.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

char noted[6000];

void note(const char *format, ...)
{
	size_t end = strlen(noted);
	va_list list;

	if (end && end < sizeof noted - 1)
		noted[end++] = ' ';
	va_start(list, format);
	vsnprintf(noted + end, sizeof noted - end, format, list);
	va_end(list);
	for (char *at = noted + end; *at; at++)
		*at = (char)(*at == '\n' ? '|' : *at);
}
