/* SPDX-License-Identifier: MIT */
/*
 * Texts for people go through _(); tables that are filled before the locale is
 * known mark theirs with N_() and translate when they show it.
 */
#ifndef RULES_CORE_I18N_H
#define RULES_CORE_I18N_H

#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

#include <string.h>

#if ENABLE_NLS
#include <libintl.h>
#include <stdbool.h>

/* Call after the locale or the folder of catalogues has changed: looks for a catalogue. */
bool i18n_look(void);
const char *i18n(const char *text) __attribute__((format_arg(1)));
#define _(text) i18n(text)
/* .. of a number of things. */
const char *i18n_number(const char *one, const char *many, unsigned long n)
	__attribute__((format_arg(1), format_arg(2)));
#define P_(one, many, n) i18n_number(one, many, (unsigned long)(n))
/* An English word with two translations: C_("step", "draw"). */
#define C_(context, text) i18n_context(context "\004" text, text)
static inline const char *i18n_context(const char *both, const char *text)
{
	const char *found = i18n(both);

	return found == both ? text : found;
}
#else
#define C_(context, text) (text)
#define _(text) (text)
#define P_(one, many, n) ((n) == 1 ? (one) : (many))
#endif
#define N_(text) text
/* Marks such a word in a table; i18n_marked() shows it, and words without a mark. */
#define NC_(context, text) context "\004" text

static inline const char *i18n_marked(const char *both)
{
	const char *found = _(both), *mark = strchr(both, '\004');

	return found == both && mark ? mark + 1 : found;
}

#endif
