/* SPDX-License-Identifier: MIT */
/*
 * The setting that merges several names of one person: "Bob=Robert,Bobby; Ann=Annie".
 */
#include <stdio.h>
#include <string.h>

#include "evenings.h"
#include "rules/core/i18n.h"
#include "rules/core/table.h"
#include "rules/core/utf8.h"

/* The text up to one of `ends`, without blanks around it; *at moves onto the end. */
static bool take_name(const char **at, const char *ends, char name[NAME_BYTES])
{
	size_t length;

	*at += strspn(*at, " ");
	length = strcspn(*at, ends);
	snprintf(name, NAME_BYTES, "%.*s", (int)length, *at);
	*at += length;
	while (length && length < NAME_BYTES && name[length - 1] == ' ')
		name[--length] = '\0';
	return length > 0 && length < NAME_BYTES;
}

/* `of` goes on from call to call, as several names stand for it. */
bool aliases_next(const char **at, char name[NAME_BYTES], char of[NAME_BYTES])
{
	*at += strspn(*at, " ;");
	if (**at == ',') {
		++*at;
		return take_name(at, ",;", name);
	}
	if (!take_name(at, "=,;", of) || **at != '=')
		return false;
	++*at;
	return take_name(at, ",;", name);
}

bool aliases_fit(const char *aliases, struct reason *why)
{
	const char *at = aliases;
	char name[NAME_BYTES], of[NAME_BYTES] = "", folded[NAME_BYTES], other[NAME_BYTES];

	while (*(at += strspn(at, " ;"))) {
		if (!aliases_next(&at, name, of))
			return reason_set(why, _("write it as Bob=Robert,Bobby; Ann=Annie"));
		utf8_fold(name, folded, sizeof folded);
		utf8_fold(of, other, sizeof other);
		if (!name_is_fit(name, why) || !name_is_fit(of, why))
			return false;
		if (strcmp(folded, other) == 0)
			return reason_set(why, _("%s is the same name twice"), of);
	}
	return true;
}
