/* SPDX-License-Identifier: MIT */
/*
 * Translation. Without a catalogue no text is looked up: one picture has some
 * forty of them.
 */
#include "i18n.h"

#if ENABLE_NLS
static bool is_translated;

bool i18n_look(void)
{
	is_translated = *gettext("") != '\0'; /* the head of a catalogue */
	return is_translated;
}

const char *i18n(const char *text)
{
	return is_translated ? gettext(text) : text;
}

const char *i18n_number(const char *one, const char *many, unsigned long n)
{
	if (is_translated)
		return ngettext(one, many, n);
	return n == 1 ? one : many;
}
#endif
