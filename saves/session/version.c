/* SPDX-License-Identifier: MIT */
/*
 * The versions of tableside that wrote a session, each as one number.
 */
#include <config.h>

#include <stdio.h>
#include <string.h>

#include "format.h"
#include "rules/core/i18n.h"

enum { PARTS = 3, PART = 1000 };

/* 0, 7, 42: below 1000, in one way only. False: none stands here. */
static bool read_part(const char **at, int *part)
{
	const char *from = *at;

	*part = 0;
	for (; **at >= '0' && **at <= '9' && *at - from < 3; ++*at)
		*part = *part * 10 + (**at - '0');
	return *at > from && (*from != '0' || *at == from + 1);
}

int version_read(const char *text)
{
	int version = 0, part;

	for (int i = 0; i < PARTS; i++) {
		if ((i > 0 && *text++ != '.') || !read_part(&text, &part))
			return 0;
		version = version * PART + part;
	}
	return *text ? 0 : version;
}

void version_write(int version, char out[VERSION_BYTES])
{
	snprintf(out, VERSION_BYTES, "%d.%d.%d", version / PART / PART % PART, version / PART % PART,
	         version % PART);
}

int version_here(void)
{
	return version_read(PACKAGE_VERSION);
}

bool version_refuse(int by, struct reason *why)
{
	char theirs[VERSION_BYTES];

	if (by <= version_here())
		return false;
	version_write(by, theirs);
	return reason_at(why, _("written by tableside %s: this is %s"), theirs, PACKAGE_VERSION);
}

bool version_knows(int by, const char *field, struct reason *why)
{
	if (!field[0] || by <= version_here())
		return true;
	reason_set(why, _("\"%s\" is unknown here"), field);
	return version_refuse(by, why);
}
