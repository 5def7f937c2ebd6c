/* SPDX-License-Identifier: MIT */
/*
 * The settings: one table of them, what was chosen, and the file it is kept
 * in. An option of the command line goes before a setting, a setting before
 * the environment.
 */
#ifndef APP_CORE_SETTINGS_H
#define APP_CORE_SETTINGS_H

#include "saves/store.h"
#include "saves/text/file.h"

enum setting_id {
	SET_THEME,
	SET_LINES,
	SET_DIGITS,
	SET_CLOCK,
	SET_BELL,
	SET_LANGUAGE,
	SET_MOUSE,
	SET_AWAKE,
	SET_PHONES,
	SET_ALIASES, /* a text, without values */
	SETTINGS
};

enum { SET_VALUES = 6 };

/* The values, in the order of the table. */
enum { LINES_AUTO, LINES_ASCII };
enum { DIGITS_LARGE, DIGITS_MEDIUM, DIGITS_SMALL };
enum { CLOCK_SHOWN, CLOCK_LATE, CLOCK_HIDDEN };
enum { BELL_ON, BELL_OFF };
enum { MOUSE_ON, MOUSE_OFF };
enum { AWAKE_ON, AWAKE_OFF };
enum { PHONES_ASKED, PHONES_ALWAYS };
enum { THEME_AUTO }; /* then those of enum theme, in their order */

/* How the picture is to look, as the command line says: it goes before a setting. */
struct look {
	const char *theme; /* NULL: not said */
	bool ascii, no_color, no_mouse;
};

struct setting {
	const char *name; /* in the file and in words */
	const char *label;
	struct setting_value {
		const char *name, *label, *help; /* label and help: N_() */
	} value[SET_VALUES];                     /* ends with {0} where there are fewer */
	const char *help;                        /* of a text; N_() */
};

extern const struct setting setting_list[SETTINGS];

struct settings {
	int value[SETTINGS];
	char aliases[TEXT_LINE_BYTES]; /* evenings.h */
	bool broken;                   /* its file is damaged: never write it */
	char path[PATH_MAX + 16];
};

int setting_find(const char *name);                                   /* -1 */
int setting_values(enum setting_id id);                               /* how many */
const struct setting_value *setting_value(enum setting_id id, int n); /* NULL: there is none */
/* "auto, en, ja": the values of a setting, or with SETTINGS the names of all. */
void setting_words(enum setting_id id, char *out, size_t size);

/* Where the file is. */
void settings_path(const struct store *store, char *path, size_t size);

/* Reads the file; false and why: damaged, the defaults hold. */
bool settings_load(struct settings *settings, const struct store *store, struct reason *why);
/* Chooses and saves; false and why: not saved, it holds until the end. */
bool settings_choose(struct settings *settings, enum setting_id id, int value, struct reason *why);
/* The setting and the value that two words name, -1 for a text; false and why. */
bool settings_read(const char *name, const char *value, enum setting_id *id, int *n, struct reason *why);
/* Keeps the text; false and why: not saved, or it is not such a text (then nothing has changed). */
bool settings_write(struct settings *settings, const char *text, struct reason *why);
/* What is chosen, as it is typed. */
const char *settings_word(const struct settings *settings, enum setting_id id);
/* Whether the locale has the letters of the language: else all of them were question marks. */
bool settings_has_letters(const struct settings *settings);
/* Applies the language to all messages; one without its letters does not hold. */
void settings_speak(const struct settings *settings);

#endif
