/* SPDX-License-Identifier: MIT */
/*
 * The words of the : prompt that are for the program and not for the table.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/games.h"

static void word_quit(struct tui *t, const char *rest)
{
	(void)rest;
	tui_leave(t, true);
}

static void word_new(struct tui *t, const char *rest)
{
	size_t length = strcspn(rest, " ");
	const struct game *game;
	char id[40];

	snprintf(id, sizeof id, "%.*s", (int)length, rest);
	game = tui_game(t, id);
	if (game)
		tui_new(t, game, NULL, rest + length + strspn(rest + length, " "));
}

static void word_tour(struct tui *t, const char *rest)
{
	const struct game *game = tui_game(t, rest);

	if (game)
		tour_begin(t, game);
}

static void word_open(struct tui *t, const char *rest)
{
	tui_open_named(t, rest, SAVE_WRITE);
}

static void word_watch(struct tui *t, const char *rest)
{
	tui_open_named(t, rest, SAVE_WATCH);
}

static void word_export(struct tui *t, const char *rest)
{
	if (*rest)
		tui_message(t, ROLE_WARNING, "%s", _("export alone: the table in focus"));
	else if (open_table_is_open(&t->table))
		export_open(t, NULL);
	else
		home_do(t, ACT_EXPORT);
}

static void word_evenings(struct tui *t, const char *rest)
{
	(void)rest;
	evenings_open(t);
}

static void word_help(struct tui *t, const char *rest)
{
	(void)rest;
	help_open(t);
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

static void word_options(struct tui *t, const char *rest)
{
	(void)rest;
	options_open(t);
}

static void word_suspend(struct tui *t, const char *rest)
{
	(void)rest;
	tui_suspend(t);
}

static void word_theme(struct tui *t, const char *rest)
{
	int theme = theme_find(rest);

	if (theme < 0 && strcmp(rest, "auto") != 0) {
		tui_message(t, ROLE_WARNING, _("theme auto, default, contrast, light, colourblind or mono"));
		return;
	}
	t->look.theme = theme < 0 ? NULL : theme_name((enum theme)theme);
	t->look.no_color = false;
	if (!t->terminal.screen)
		return;
	terminal_palette(&t->terminal);
	if (theme < 0 && t->settings.value[SET_THEME] == THEME_AUTO)
		tui_message(t, ROLE_NORMAL, "%s", terminal_theme_word(&t->terminal));
}

static void word_mouse(struct tui *t, const char *rest)
{
	bool on = strcmp(rest, "off") != 0;

	terminal_set_mouse(&t->terminal, on);
	tui_message(t, ROLE_NORMAL, "%s",
	            on ? _("the mouse is on") : _("the mouse is off: the terminal selects text"));
}

/* ---- completions ---- */

/* The n-th; `said` is what stands between the word and the one being typed. */
static const char *choose_game(const char *said, int n)
{
	return !*said && games[n] ? games[n]->id : NULL;
}

static const char *choose_theme(const char *said, int n)
{
	return *said || n > THEMES ? NULL : n ? theme_name((enum theme)(n - 1)) : "auto";
}

static const char *choose_setting(const char *said, int n)
{
	const struct setting_value *value;
	char name[40];
	int id;

	if (!*said)
		return n < SETTINGS ? setting_list[n].name : NULL;
	snprintf(name, sizeof name, "%.*s", (int)strcspn(said, " "), said);
	id = setting_find(name);
	value = id < 0 ? NULL : setting_value((enum setting_id)id, n);
	return value ? value->name : NULL;
}

static const char *choose_mouse(const char *said, int n)
{
	return *said || n > 1 ? NULL : n ? "off" : "on";
}

static const char *choose_phones(const char *said, int n)
{
	static const char *const words[] = { "new", "typist", "off", NULL };

	return *said || n > 2 ? NULL : words[n];
}

/* clang-format off */
const struct program_word program_words[] = {
	{ "new", "GAME [NAME...]", N_("a new table"), word_new, AT_HOME, choose_game, false },
	{ "tour", "GAME", N_("take a two-minute tour of a game, not saved"), word_tour, AT_HOME,
	  choose_game, false },
	{ "open", "SESSION", N_("open a table"), word_open, AT_HOME, NULL, false },
	{ "watch", "SESSION", N_("watch a table, read-only"), word_watch, AT_HOME, NULL, false },
	{ "export", "", N_("export and print: documents and formats .."), word_export, ANYWHERE | ALONE,
	  NULL, false },
	{ "evenings", "", N_("who has played and won, over all tables"), word_evenings, AT_HOME, NULL, false },
	{ "help", "", N_("keys and lines for this place"), word_help, ANYWHERE, NULL, false },
	{ "home", "", N_("back to the list of tables"), word_home, AT_TABLE, NULL, false },
	{ "quit", "", N_("quit the program"), word_quit, ANYWHERE, NULL, false },
	{ "suspend", "", N_("suspend; fg resumes"), word_suspend, ANYWHERE, NULL, false },
	{ "settings", "[NAME VALUE]", N_("colours, digits, clock, language .."), word_settings, ANYWHERE,
	  choose_setting, true },
	{ "options", "", N_("options of this table: rules, limits .."), word_options, AT_TABLE, NULL, false },
	{ "theme", "NAME", N_("auto, default, contrast, light, colourblind or mono"), word_theme, ANYWHERE,
	  choose_theme, false },
	{ "phones", "[new [NAME]|typist NAME|off]", N_("pages on phones, for each player or a typist: shows the codes"), tui_phones_say,
	  AT_TABLE, choose_phones, false },
	{ "mouse", "on|off", N_("off: the terminal selects text"), word_mouse, ANYWHERE,
	  choose_mouse, false },
	{ 0 }
};
/* clang-format on */
