/* SPDX-License-Identifier: MIT */
/*
 * See program_words.h.
 */
#include "program_words.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"

static void word_quit(struct tui *t, const char *rest)
{
	(void)rest;
	tui_leave(t, true);
}

static void word_new(struct tui *t, const char *rest)
{
	size_t length = strcspn(rest, " ");
	char id[40];

	snprintf(id, sizeof id, "%.*s", (int)length, rest);
	if (game_find(id))
		tui_new(t, game_find(id), NULL, rest + length + strspn(rest + length, " "));
	else
		tui_message(t, ROLE_WARNING, _("there is no game \"%s\""), id);
}

static void word_tour(struct tui *t, const char *rest)
{
	if (game_find(rest))
		tour_begin(t, game_find(rest));
	else
		tui_message(t, ROLE_WARNING, _("there is no game \"%s\""), rest);
}

static void open_word(struct tui *t, const char *word, enum save_how how)
{
	char path[PATH_MAX];
	struct reason why;

	if (store_find(&t->cli->store, word, path, sizeof path, &why))
		tui_open(t, path, how);
	else
		tui_message(t, ROLE_WARNING, "%s", why.text);
}

static void word_open(struct tui *t, const char *rest)
{
	open_word(t, rest, SAVE_WRITE);
}

static void word_watch(struct tui *t, const char *rest)
{
	open_word(t, rest, SAVE_WATCH);
}

static void word_home(struct tui *t, const char *rest)
{
	(void)rest;
	tui_leave(t, false);
}

static void word_settings(struct tui *t, const char *rest)
{
	if (*rest)
		settings_say(t, rest);
	else
		settings_open(t);
}

static void word_suspend(struct tui *t, const char *rest)
{
	(void)rest;
	if (open_table_is_open(&t->table))
		open_table_flush(&t->table);
	terminal_suspend(&t->terminal);
}

static void word_theme(struct tui *t, const char *rest)
{
	int theme = theme_find(rest);

	if (theme < 0)
		tui_message(t, ROLE_WARNING, _("theme default, contrast, light, colourblind or mono"));
	else
		palette_make(&t->palette, (enum theme)theme, has_colors() && theme != THEME_MONO,
		             t->palette.ascii, t->palette.utf8);
}

static void word_mouse(struct tui *t, const char *rest)
{
	bool on = strcmp(rest, "off") != 0;

	terminal_set_mouse(&t->terminal, on);
	tui_message(t, ROLE_NORMAL, "%s", on ? _("the mouse is read") : _("the mouse is the terminal's"));
}

/* ---- what may follow a word ---- */

/* The n-th; `said` is what stands between the word and the one being typed. */
static const char *choose_game(const char *said, int n)
{
	return !*said && games[n] ? games[n]->id : NULL;
}

static const char *choose_theme(const char *said, int n)
{
	return !*said && n < THEMES ? theme_name((enum theme)n) : NULL;
}

static const char *choose_setting(const char *said, int n)
{
	char name[40];
	int id;

	if (!*said)
		return n < SETTINGS ? setting_list[n].name : NULL;
	snprintf(name, sizeof name, "%.*s", (int)strcspn(said, " "), said);
	id = setting_find(name);
	return id >= 0 && n < setting_values((enum setting_id)id) ? setting_list[id].value[n].name : NULL;
}

static const char *choose_mouse(const char *said, int n)
{
	return *said || n > 1 ? NULL : n ? "off" : "on";
}

/* ---- the table of them ---- */

enum { AT_HOME = 1, AT_TABLE = 2, ANYWHERE = 3 };

static const struct program_word program_words[] = {
	{ "new", "GAME [NAME...]", N_("a new table"), word_new, AT_HOME, choose_game },
	{ "tour", "GAME", N_("a guided first table of a game, not kept"), word_tour, AT_HOME, choose_game },
	{ "open", "SESSION", N_("go on with a table"), word_open, AT_HOME, NULL },
	{ "watch", "SESSION", N_("follow a table, read-only"), word_watch, AT_HOME, NULL },
	{ "home", "", N_("back to the list of tables"), word_home, AT_TABLE, NULL },
	{ "quit", "", N_("leave the program"), word_quit, ANYWHERE, NULL },
	{ "suspend", "", N_("back to the shell for a while"), word_suspend, ANYWHERE, NULL },
	{ "settings", "[NAME VALUE]", N_("colours, digits, clock, language .."), word_settings, ANYWHERE,
	  choose_setting },
	{ "theme", "NAME", N_("default, contrast, light, colourblind or mono"), word_theme, ANYWHERE,
	  choose_theme },
	{ "mouse", "on|off", N_("off lets the terminal select text"), word_mouse, ANYWHERE, choose_mouse },
};

enum { WORDS = sizeof program_words / sizeof *program_words };

static bool is_spoken_here(const struct tui *t, const struct program_word *word)
{
	return word->where & (open_table_is_open(&t->table) ? AT_TABLE : AT_HOME);
}

const struct program_word *program_word_find(const struct tui *t, const char *line, const char **rest)
{
	size_t length = strcspn(line, " ");

	for (size_t i = 0; i < WORDS; i++)
		if (is_spoken_here(t, &program_words[i]) && strlen(program_words[i].name) == length &&
		    strncmp(program_words[i].name, line, length) == 0) {
			*rest = line + length + strspn(line + length, " ");
			return &program_words[i];
		}
	return NULL;
}

/* ---- completion ---- */

static int offer(struct completion *out, int count, const char *typed, const char *word, const char *text,
                 bool whole)
{
	if (count == COMPLETIONS || strncmp(word, typed, strlen(typed)) != 0)
		return count;
	utf8_copy(out[count].word, sizeof out->word, word);
	utf8_copy(out[count].text, sizeof out->text, text);
	out[count].whole = whole;
	return count + 1;
}

int program_words_offer(const struct tui *t, const char *typed, struct completion *out, int count)
{
	const char *rest, *choice;
	const struct program_word *word;
	char said[200], part[120];

	snprintf(part, sizeof part, "%.*s", (int)(t->prompt.cursor - t->complete_from), typed);
	if (t->complete_from == 0) {
		for (size_t i = 0; i < WORDS; i++)
			if (is_spoken_here(t, &program_words[i]))
				count = offer(out, count, part, program_words[i].name,
				              _(program_words[i].help), *program_words[i].args);
		return count;
	}
	word = program_word_find(t, t->prompt.text, &rest);
	if (!word || !word->choice || rest > typed)
		return count;
	snprintf(said, sizeof said, "%.*s", (int)(typed - rest), rest);
	for (int n = 0; (choice = word->choice(said, n)); n++)
		count = offer(out, count, part, choice, "", word->choice == choose_setting && !*said);
	return count;
}

void program_words_list(const struct tui *t, struct help_word out[PROGRAM_WORDS])
{
	int count = 0;

	_Static_assert((int)WORDS < (int)PROGRAM_WORDS, "room for the end");
	for (size_t i = 0; i < WORDS; i++) {
		const struct program_word *word = &program_words[i];

		if (!is_spoken_here(t, word))
			continue;
		snprintf(out[count].usage, sizeof out->usage, "%s%s%s", word->name, *word->args ? " " : "",
		         word->args);
		out[count++].help = _(word->help);
	}
	out[count] = (struct help_word){ "", NULL };
}
