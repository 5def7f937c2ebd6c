/* SPDX-License-Identifier: MIT */
/* The clock of a program that includes this stands: words that tell a time are the same each time. */
#ifndef TESTS_KIT_STOPPED_H
#define TESTS_KIT_STOPPED_H

#include <time.h>

enum { NOW = 1795284000 };

time_t time(time_t *out)
{
	if (out)
		*out = NOW;
	return NOW;
}

#endif
