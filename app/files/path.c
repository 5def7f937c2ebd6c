/* SPDX-License-Identifier: MIT */
/*
 * Paths as people type them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outside.h"
#include "rules/core/i18n.h"

bool outside_path(const char *path, char *out, size_t size, struct reason *why)
{
	const char *home = strncmp(path, "~/", 2) == 0 ? getenv("HOME") : NULL;

	if ((size_t)snprintf(out, size, "%s%s", home ? home : "", home ? path + 1 : path) < size)
		return true;
	return reason_set(why, _("the path is too long"));
}
