/* SPDX-License-Identifier: MIT */
/*
 * Looking words up in the catalogue, or not at all where there is none: a
 * picture asks for some forty of them.
 */
#include "i18n.h"

#if ENABLE_NLS
static bool is_translated = true;

bool i18n_look(void)
{
	is_translated = *gettext("") != '\0'; /* the head of a catalogue */
	return is_translated;
}

const char *i18n(const char *text)
{
	return is_translated ? gettext(text) : text;
}
#endif
