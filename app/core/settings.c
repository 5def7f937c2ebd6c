/* SPDX-License-Identifier: MIT */
/*
 * See settings.h. Only the language is applied here, because it is process-wide;
 * the files that draw and tell read the other settings.
 */
#include <config.h>

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evenings.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/settings.h"
#include "settings.h"

/* clang-format off */
const struct setting setting_list[SETTINGS] = {
	[SET_THEME] = { "theme", N_("colour theme"), .value = {
		{ "auto", N_("auto"), N_("dark or light like the terminal; no colours if NO_COLOR is set") },
		{ "default", N_("dark"), N_("for a dark background") },
		{ "contrast", N_("contrast"), N_("high contrast: bright and bold") },
		{ "light", N_("light"), N_("for a light background") },
		{ "colourblind", N_("colour-blind"),
		  N_("no red and green: safe for colour blindness") },
		{ "mono", N_("no colours"), N_("only bold, reverse and words") },
	} },
	[SET_LINES] = { "lines", N_("lines"), .value = {
		{ "auto", N_("auto"), N_("frames and blocks if the locale has them") },
		{ "ascii", "ASCII", N_("ASCII only, for fonts that break frames") },
	} },
	[SET_DIGITS] = { "digits", N_("digits"), .value = {
		{ "large", N_("large"), N_("as large as fits: readable from three metres") },
		{ "medium", N_("medium"), N_("five rows at most") },
		{ "small", N_("small"), N_("three rows at most") },
	} },
	[SET_CLOCK] = { "clock", N_("clock"), .value = {
		{ "shown", N_("always"), N_("the turn clock counts in the title line") },
		{ "late", N_("overtime only"), N_("shown only once time is up") },
		{ "hidden", N_("never"), N_("never shown; it still runs") },
	} },
	[SET_BELL] = { "bell", N_("bell"), .value = {
		{ "on", NC_("mouse", "on"), N_("rings once when time is up or a judge is called") },
		{ "off", NC_("mouse", "off"), N_("never rings") },
	} },
	[SET_LANGUAGE] = { "language", N_("language"), .value = {
		{ "auto", N_("auto"), N_("the language of the locale") },
	} }, /* then the languages */
	[SET_MOUSE] = { "mouse", N_("mouse"), .value = {
		{ "on", NC_("mouse", "on"),
		  N_("a click moves the focus, the wheel scrolls; hold Shift to select text") },
		{ "off", NC_("mouse", "off"), N_("the terminal selects text with the mouse") },
	} },
	[SET_AWAKE] = { "awake", N_("stay awake"), .value = {
		{ "on", NC_("mouse", "on"),
		  N_("no screen saver at a table; if that fails, the title says so") },
		{ "off", NC_("mouse", "off"), N_("the screen goes dark by the system's settings") },
	} },
	[SET_PHONES] = { "phones", N_("phones"), .value = {
		{ "asked", N_("when asked"), N_("players get their own pages once :phones is typed") },
		{ "always", N_("always"), N_("every table you open has pages for phones") },
	} },
	[SET_ALIASES] = { "aliases", N_("same person"),
	  .help = N_("names that evenings counts as one: Bob=Robert,Bobby; Ann=Annie") },
};
/* clang-format on */

/* Another language is one row here, its po file and its manual. */
static const struct language {
	struct setting_value value;
	const char *locale; /* one that has its catalogue; NULL: no catalogue is needed */
} languages[] = {
	{ { "en", "English", N_("English, whatever the locale") }, NULL },
	{ { "ja", "日本語", N_("Japanese, whatever the locale") }, "ja_JP.UTF-8" },
};

enum { LANGUAGES = sizeof languages / sizeof *languages };

const struct setting_value *setting_value(enum setting_id id, int n)
{
	const struct setting_value *value = n < SET_VALUES ? &setting_list[id].value[n] : NULL;

	if (id == SET_LANGUAGE && n > 0)
		return n <= LANGUAGES ? &languages[n - 1].value : NULL;
	return value && value->name ? value : NULL;
}

int setting_find(const char *name)
{
	for (int i = 0; i < SETTINGS; i++)
		if (strcmp(setting_list[i].name, name) == 0)
			return i;
	return -1;
}

int setting_values(enum setting_id id)
{
	int count = 0;

	while (setting_value(id, count))
		count++;
	return count;
}

/* Names of 0.1.0, in files and in habits. */
static const struct {
	enum setting_id id;
	const char *old, *name;
} renamed[] = { { SET_BELL, "clock", "on" }, { SET_BELL, "all", "on" } };

static int value_find(enum setting_id id, const char *name)
{
	const struct setting_value *value;

	for (size_t i = 0; i < sizeof renamed / sizeof *renamed; i++)
		if (renamed[i].id == id && strcmp(renamed[i].old, name) == 0)
			name = renamed[i].name;
	for (int n = 0; (value = setting_value(id, n)); n++)
		if (strcmp(value->name, name) == 0)
			return n;
	return -1;
}

/* The n-th word for this setting, or of the settings themselves; NULL: there are no more. */
static const char *word_of(enum setting_id id, int n)
{
	const struct setting_value *value;

	if (id == SETTINGS)
		return n < SETTINGS ? setting_list[n].name : NULL;
	value = setting_value(id, n);
	return value ? value->name : NULL;
}

void setting_words(enum setting_id id, char *out, size_t size)
{
	const char *word;
	size_t used = 0;

	out[0] = '\0';
	for (int i = 0; used < size && (word = word_of(id, i)); i++)
		used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", word);
}

/* Unknown settings belong to another version: leave them. */
static void take(void *user, const char *key, const char *value)
{
	struct settings *settings = user;
	int id = setting_find(key), found = id < 0 ? -1 : value_find((enum setting_id)id, value);

	if (found >= 0)
		settings->value[id] = found;
	if (id == SET_ALIASES && strlen(value) < sizeof settings->aliases && aliases_fit(value, NULL))
		strcpy(settings->aliases, value);
}

void settings_path(const struct store *store, char *path, size_t size)
{
	snprintf(path, size, "%s/ui.json", store->config);
}

bool settings_load(struct settings *settings, const struct store *store, struct reason *why)
{
	memset(settings, 0, sizeof *settings);
	settings_path(store, settings->path, sizeof settings->path);
	settings->broken = !ui_file_read(settings->path, take, settings, why);
	return !settings->broken;
}

bool settings_choose(struct settings *settings, enum setting_id id, int value, struct reason *why)
{
	settings->value[id] = value;
	return ui_file_put(settings->path, setting_list[id].name, word_of(id, value), why);
}

bool settings_read(const char *name, const char *value, enum setting_id *id, int *n, struct reason *why)
{
	char words[200];
	int found = setting_find(name);

	if (found < 0) {
		setting_words(SETTINGS, words, sizeof words);
		return reason_set(why, _("there is no setting \"%s\": %s"), utf8_shown(name).text, words);
	}
	*id = (enum setting_id)found;
	*n = value_find(*id, value);
	if (*n >= 0 || *id == SET_ALIASES)
		return true;
	setting_words(*id, words, sizeof words);
	return reason_set(why, _("allowed for %s: %s"), name, words);
}

bool settings_write(struct settings *settings, const char *text, struct reason *why)
{
	if (!aliases_fit(text, why))
		return false;
	if (strlen(text) >= sizeof settings->aliases)
		return reason_set(why, "%s", strerror(E2BIG));
	strcpy(settings->aliases, text);
	return ui_file_put(settings->path, setting_list[SET_ALIASES].name, text, why);
}

const char *settings_word(const struct settings *settings, enum setting_id id)
{
	return id == SET_ALIASES ? settings->aliases : word_of(id, settings->value[id]);
}

/* ---- the language ---- */

static const struct language *chosen_language(const struct settings *settings)
{
	int chosen = settings->value[SET_LANGUAGE];

	return chosen ? &languages[chosen - 1] : NULL;
}

bool settings_has_letters(const struct settings *settings)
{
	const struct language *language = chosen_language(settings);

	return !language || !language->locale || MB_CUR_MAX > 1;
}

#if ENABLE_NLS
/* gettext ignores LANGUAGE there; that of a newer glibc also in C.UTF-8. */
static bool is_c(const char *locale)
{
	return !locale || strcmp(locale, "C") == 0 || strncmp(locale, "C.", 2) == 0 ||
	       strcmp(locale, "POSIX") == 0;
}

/* Chooses another locale. C_JP.UTF-8 is C.UTF-8, the only one of a small system, by a name that is not C's:
 * where there is none for a territory, the one without it is taken. */
static void leave_c(const char *best)
{
	const char *const locales[] = { best, "en_US.UTF-8", "C_JP.UTF-8" };
	const char *now = setlocale(LC_MESSAGES, "");

	for (size_t i = 0; is_c(now) && i < sizeof locales / sizeof *locales; i++)
		now = setlocale(LC_MESSAGES, locales[i]);
}

/* Keeps the first LANGUAGE, to restore it. */
static void take_language(const char *language)
{
	static char *came;
	static bool known;
	const char *now = getenv("LANGUAGE");

	if (!known && now)
		came = xstrdup(now);
	known = true;
	if (language)
		setenv("LANGUAGE", language, 1);
	else if (came)
		setenv("LANGUAGE", came, 1);
	else
		unsetenv("LANGUAGE");
}

void settings_speak(const struct settings *settings)
{
	const struct language *language = settings_has_letters(settings) ? chosen_language(settings) : NULL;

	take_language(language && language->locale ? language->value.name : NULL);
	if (language && language->locale)
		leave_c(language->locale);
	else
		setlocale(LC_MESSAGES, language ? "C" : "");
	textdomain(PACKAGE); /* drops gettext's cache */
	if (!i18n_look())
		setlocale(LC_MESSAGES, "C"); /* as main.c does */
}
#else
void settings_speak(const struct settings *settings)
{
	(void)settings;
}
#endif
