/* SPDX-License-Identifier: MIT */
/*
 * The pages of the manual in man(7), made from the tables that the program runs
 * by: the commands and options of the command line, the verbs and options of
 * each game, the keys of its screen. The catalogue of
 * messages translates the manual too.
 */
#include <config.h>

#include <string.h>

#include "app/plain/plain.h"
#include "app/tui/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/games.h"
#include "screens/screen.h"

/* ---- man(7) ---- */

/* Text for roff: no line begins with a control character, - stays a minus. */
static void roff(const char *text)
{
	if (*text == '.' || *text == '\'')
		fputs("\\&", stdout);
	for (; *text; text++) {
		if (*text == '\\')
			fputs("\\e", stdout);
		else if (*text == '-')
			fputs("\\-", stdout);
		else
			putchar(*text);
	}
}

static void roff_line(const char *text)
{
	roff(text);
	putchar('\n');
}

/* Left-adjusted: justifying would stretch the few blanks of a Japanese line. */
static void roff_title(const char *name, int section, const char *volume)
{
	printf(".TH %s %d \"\" \"tableside %s\" \"%s\"\n.ad l\n", name, section, PACKAGE_VERSION, volume);
}

static void roff_section(const char *head)
{
	printf(".SH %s\n", head);
}

static void roff_paragraph(const char *text)
{
	puts(".PP");
	roff_line(text);
}

static void roff_item(const char *head, const char *body, const char *more)
{
	fputs(".TP\n.B ", stdout);
	roff_line(head);
	roff(body);
	if (more) {
		fputs(" (", stdout);
		roff(more);
		putchar(')');
	}
	putchar('\n');
}

/* lines: ends with NULL; NULL: none. */
static void roff_example(const char *const *lines)
{
	if (!lines)
		return;
	puts(".RS\n.PP\n.nf");
	for (; *lines; lines++)
		roff_line(*lines);
	puts(".fi\n.RE");
}

/* ---- a game's page ---- */

static void verbs_of_kind(const struct game *game, unsigned mask, unsigned want, const char *head)
{
	const struct verb *verb;
	bool any = false;
	char usage[200];

	for (int n = 0; (verb = verb_at(game, n)); n++) {
		if ((verb->flags & mask) != want)
			continue;
		if (!any)
			roff_section(head);
		any = true;
		verb_usage(verb, usage, sizeof usage);
		roff_item(usage, _(verb->help), verb->cite);
	}
}

static void options_of(const struct game *game)
{
	char head[200];

	if (!game->options)
		return;
	roff_section(_("OPTIONS"));
	roff_line(_("Said as: option KEY VALUE."));
	for (const struct game_option *o = game->options; o->key; o++) {
		snprintf(head, sizeof head, "%s %s", o->key, o->values);
		roff_item(head, _(o->help), NULL);
	}
}

static void keys_of(const struct binding *keys)
{
	for (const struct binding *b = keys; b && b->key; b++)
		if (b->help)
			roff_item(binding_key_shown(b), _(b->help), b->line);
}

static void screen_keys_of(const struct game *game)
{
	const struct screen *screen = screen_find(game);

	roff_section(_("KEYS"));
	keys_of(screen ? screen->keys : NULL);
	for (const struct key_mode *mode = screen ? screen->modes : NULL; mode && mode->name; mode++) {
		printf(".SS %s\n", _(mode->name));
		keys_of(mode->keys);
	}
	printf(".SS %s\n", _("EVERYWHERE"));
	keys_of(common_keys);
}

static int manual_game(const struct game *game)
{
	char id[40], name[60];

	upper_text(game->id, id, sizeof id);
	snprintf(name, sizeof name, "TABLESIDE\\-%s", id);
	roff_title(name, 6, _("Games"));
	roff_section(_("NAME"));
	printf("tableside\\-%s \\- ", game->id);
	printf(_("%s at the table: %s"), _(game->title), _(game->about));
	putchar('\n');
	roff_section(_("SYNOPSIS"));
	printf(".B tableside new %s\n.I NAME...\n.br\n.B tableside run %s\n.I FILE\n", game->id, game->id);
	roff_section(_("DESCRIPTION"));
	roff_line(_("Everything that happens is a line that begins with a verb: a key says one, the prompt "
	            "(:) says one, and tableside run says a file of them."));
	roff_paragraph(_("P and Q are players: a name, its unique beginning in any case, or the seat's "
	                 "number; where P may be several, also Alice,Bob, each (all still playing) or others "
	                 "(all but the one on turn, or others=P). +3, -3 and =40 change a number. Lines "
	                 "joined by \" & \" happen at once."));
	verbs_of_kind(game, VERB_RULING | VERB_QUERY, 0, _("VERBS"));
	verbs_of_kind(game, VERB_RULING | VERB_QUERY, VERB_RULING, _("RULINGS"));
	verbs_of_kind(game, VERB_QUERY, VERB_QUERY, _("QUERIES"));
	options_of(game);
	if (game->notes)
		roff_section(_("NOTES"));
	for (const struct game_note *note = game->notes; note && note->head; note++)
		roff_item(_(note->head), _(note->text), NULL);
	screen_keys_of(game);
	if (game->examples) {
		roff_section(_("EXAMPLES"));
		puts(".nf");
		for (const char *const *line = game->examples; *line; line++)
			roff_line(*line);
		puts(".fi");
	}
	roff_section(_("SEE ALSO"));
	puts(".BR tableside (1),\n.BR tableside\\-session (5)");
	return told(EXIT_SAID);
}

/* ---- passages typed here ---- */

struct passage {
	const char *head, *body;    /* body: N_() */
	const char *const *example; /* ends with NULL; or NULL */
};

static const struct passage statuses[] = {
	{ "0", N_("all was said"), NULL },
	{ "1", N_("a line was refused, or a screen was asked for where there is none"), NULL },
	{ "2", N_("wrong usage"), NULL },
	{ "3", N_("a file could not be read, written or trusted; nothing was overwritten"), NULL },
	{ 0 }
};

static const char *const ban_list[] = { "date: 2026-02-09",
	                                "Ancestral Recall",
	                                "commander: Braids, Cabal Minion",
	                                "companion: Lutri, the Spellchaser",
	                                "vintage: Chaos Orb       # banned in Vintage (2010)",
	                                NULL };

/* clang-format off */
static const struct passage files[] = {
	{ "$XDG_DATA_HOME/tableside/sessions/UUID.json",
	  N_("a table, see tableside-session(5); by default below ~/.local/share"), NULL },
	{ "$XDG_DATA_HOME/tableside/archive/", N_("tables put away at home"), NULL },
	{ "$XDG_STATE_HOME/tableside/history",
	  N_("what was typed at the prompt; by default below ~/.local/state"), NULL },
	{ "$XDG_DATA_HOME/tableside/cards.json",
	  N_("card data for checking decks, where --cards names none: a bulk file of Scryfall, or a file of MTGJSON"), NULL },
	{ "$XDG_DATA_HOME/tableside/schemes/NAME.json", N_("scheme decks kept by scheme save"), NULL },
	{ "$XDG_CONFIG_HOME/tableside/bans-current.txt",
	  N_("a ban list in place of the program's, and bans-2010.txt beside it, bans-brawl.txt, bans-duel.txt and "
	     "bans-oathbreaker.txt for formats that none comes with; by default below ~/.config. A line that begins with "
	     "vintage: is not of the list, but banned in Vintage"), ban_list },
	{ "$XDG_CONFIG_HOME/tableside/ui.json", N_("settings, see tableside-config(5)"), NULL },
	{ "$XDG_CONFIG_HOME/tableside/keys", N_("keys bound anew, see tableside-config(5)"), NULL },
	{ "$XDG_CACHE_HOME/tableside/cards.index",
	  N_("what is known of all cards; made anew when it is not there"), NULL },
	{ "$XDG_CACHE_HOME/tableside/home",
	  N_("what home shows of tables that have not changed since; made anew when it is not there"), NULL },
	{ 0 }
};
/* clang-format on */

static const struct passage environment[] = {
	{ "NO_COLOR", N_("not empty: no colours"), NULL },
	{ "ESCDELAY", N_("how many milliseconds a lone Escape waits; 25 when not set"), NULL },
	{ "TERM, LANG, LC_ALL", N_("the terminal, the language and its characters"), NULL },
	{ 0 }
};

static void passages(const char *head, const struct passage *passage)
{
	roff_section(head);
	for (; passage->head; passage++) {
		roff_item(passage->head, _(passage->body), NULL);
		roff_example(passage->example);
	}
}

/* Notes that commands bring beside their row. */
static void notes_of_commands(void)
{
	for (int i = 0; commands[i]; i++) {
		const struct command_note *note = commands[i]->note;

		if (!note)
			continue;
		roff_section(_(note->head));
		roff_line(_(note->text));
		roff_example(note->example);
		roff_paragraph(_(note->after));
	}
}

/* ---- a line at a time ---- */

static void plain_words(const char *head, const struct plain_word *words)
{
	char usage[60];

	printf(".SS %s\n", head);
	for (; words->name; words++) {
		snprintf(usage, sizeof usage, "%s%s%s", words->name, *words->args ? " " : "", words->args);
		roff_item(usage, _(words->help), NULL);
	}
}

static void manual_plain(void)
{
	roff_section(_("A LINE AT A TIME"));
	roff_line(_("With --plain, and on a terminal that cannot place its cursor (TERM=dumb), nothing is "
	            "drawn: lines are read and told, for a screen reader, a braille line or a pipe, and "
	            "nothing but text and ends of lines is ever written. A line is a number of the menu told "
	            "last, a word of the list below, a key as on the screen (also repeated, or with a "
	            "number: --- and -3), or a line of the game as at the prompt. What is refused tells the "
	            "reason; what is owed is told after the line that made it so; everything is saved as it "
	            "is said. A . alone drops a question."));
	roff_paragraph(_("What is picked face down at a draft is typed in sight: the screen is pushed away "
	                 "by empty lines afterwards. Where several programs read the same table, open tells "
	                 "and takes lines, watch only tells."));
	plain_words(_("AT HOME"), plain_home_words);
	plain_words(_("AT A TABLE"), plain_table_words);
}

/* ---- the page of the settings and the keys ---- */

static void manual_settings(void)
{
	roff_section(_("SETTINGS"));
	roff_line(_("Settings are chosen on the screen (S at home, or : and settings) or in words, as in : "
	            "settings theme light. They hold at once and are kept in ui.json, one JSON object of "
	            "texts; what a version does not know in it lives on, and a damaged file is told and "
	            "never written over. An option of the command line goes before a setting, a setting "
	            "before NO_COLOR. Commands that open no screen obey none of them."));
	for (int id = 0; id < SETTINGS; id++) {
		const struct setting_value *value;

		printf(".SS %s\n", setting_list[id].name);
		for (int n = 0; (value = setting_value((enum setting_id)id, n)); n++)
			roff_item(value->name, _(value->help), NULL);
	}
}

static void manual_keys(void)
{
	static const char *const lines[] = { "# next turn on a key that is easily found", "commander n F2",
		                             "everywhere u Del", "home n N", NULL };

	roff_section(_("KEYS"));
	roff_line(
		_("The file keys, if there is one, binds keys anew. A line is SCREEN KEY NEW: SCREEN is a "
	          "game, home or everywhere, KEY a key of its page in the manual, NEW a character, ^X for "
	          "Ctrl and a letter, Space, Enter, Ins, Del or F1 to F12. Digits, arrows, h j k l, Tab and "
	          "Esc move on every screen and stay. The last line about a key holds; two keys may change "
	          "places in two lines. Keys within a pop-up stay. A line that begins with # is a comment."));
	roff_example(lines);
	roff_paragraph(_("A line that cannot be is told by its number when the program begins, and the key "
	                 "stays as it was. Hints, help and pop-ups show the keys as they are bound."));
}

static int manual_config(void)
{
	roff_title("TABLESIDE\\-CONFIG", 5, _("File Formats"));
	roff_section(_("NAME"));
	printf("tableside\\-config \\- %s\n", _("settings and keys of tableside"));
	roff_section(_("FILES"));
	roff_item("$XDG_CONFIG_HOME/tableside/ui.json", _("settings; by default below ~/.config"), NULL);
	roff_item("$XDG_CONFIG_HOME/tableside/keys", _("keys bound anew"), NULL);
	manual_settings();
	manual_keys();
	roff_section(_("SEE ALSO"));
	puts(".BR tableside (1)");
	return told(EXIT_SAID);
}

/* ---- the page of the program ---- */

static void manual_commands(void)
{
	char head[100];

	roff_section(_("COMMANDS"));
	roff_line(_("Without a command, home opens: the tables to resume, the games to begin."));
	for (int i = 0; commands[i]; i++) {
		const struct command *c = commands[i];

		snprintf(head, sizeof head, *c->args ? "%s %s" : "%s", c->name, c->args);
		roff_item(head, _(c->help), NULL);
	}
	roff_paragraph(_("SESSION is an id, a unique beginning of one, a title, or a file."));
}

static void manual_options(void)
{
	char head[100];

	roff_section(_("OPTIONS"));
	for (int i = 0; option_at(i); i++) {
		const struct option_row *o = option_at(i);

		snprintf(head, sizeof head, "-%c, --%s%s%s", o->letter, o->name, o->value ? "=" : "",
		         o->value ? o->value : "");
		roff_item(head, _(o->help), NULL);
	}
}

static int manual_program(void)
{
	roff_title("TABLESIDE", 1, _("User Commands"));
	roff_section(_("NAME"));
	printf("tableside \\- %s\n", _("the laptop on the gaming table"));
	roff_section(_("SYNOPSIS"));
	puts(".B tableside\n.RI [ OPTION... ]\n.RI [ COMMAND\n.RI [ WORD... ]]");
	roff_section(_("DESCRIPTION"));
	roff_line(_("A full-screen program that keeps the numbers, the decks and the procedure of a game at "
	            "the table, so that the people can keep the game. Everything said is saved at once; undo "
	            "has no limit. On every screen ? shows the keys and : takes a line in words."));
	manual_commands();
	manual_options();
	roff_section(_("KEYS EVERYWHERE"));
	keys_of(common_keys);
	roff_section(_("KEYS AT HOME"));
	keys_of(home_keys);
	manual_plain();
	notes_of_commands();
	passages(_("EXIT STATUS"), statuses);
	passages(_("FILES"), files);
	roff_paragraph(_("tableside --paths prints them all."));
	passages(_("ENVIRONMENT"), environment);
	roff_section(_("SEE ALSO"));
	for (int i = 0; games[i]; i++)
		printf(".BR tableside\\-%s (6),\n", games[i]->id);
	puts(".BR tableside\\-config (5),\n.BR tableside\\-session (5)");
	return told(EXIT_SAID);
}

int manual_print(const char *page)
{
	const struct game *game = game_find(page);

	if (strcmp(page, "tableside") == 0)
		return manual_program();
	if (strcmp(page, "config") == 0)
		return manual_config();
	if (game)
		return manual_game(game);
	return complain(EXIT_USAGE, _("there is no page \"%s\": tableside, config, or a game"), page);
}
