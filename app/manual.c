/* SPDX-License-Identifier: MIT */
/*
 * Help and the manual, made from the tables that the program runs by: the
 * commands and options of the command line, the verbs and options of each
 * game, the keys of its screen. Nothing here is typed twice.
 */
#include <config.h>

#include <stdlib.h>
#include <string.h>

#include "../rules/i18n.h"
#include "../rules/nearest.h"
#include "../saves/json.h"
#include "../screens/screen.h"
#include "cli.h"
#include "keys.h"

/* ---- help ---- */

static const char *verb_kind(const struct verb *verb)
{
	if (verb->flags & VERB_QUERY)
		return "query";
	return verb->flags & VERB_RULING ? "ruling" : "play";
}

static void verb_json(struct emit *e, const struct verb *verb)
{
	emit_object(e, NULL);
	emit_text(e, "name", verb->name);
	emit_text(e, "args", verb->args);
	emit_text(e, "help", _(verb->help));
	emit_text(e, "kind", verb_kind(verb));
	emit_text(e, "cite", verb->cite);
	emit_end(e);
}

static int game_json(const struct game *game, const char *only)
{
	struct json_emit j;
	const struct verb *verb;

	json_begin(&j, false);
	emit_text(&j.emit, "game", game->id);
	emit_text(&j.emit, "title", _(game->title));
	emit_array(&j.emit, "verbs");
	for (int n = 0; (verb = verb_at(game, n)); n++)
		if (!only || strcmp(only, verb->name) == 0)
			verb_json(&j.emit, verb);
	emit_end(&j.emit);
	emit_array(&j.emit, "options");
	for (const struct game_option *o = game->options; !only && o && o->key; o++) {
		emit_object(&j.emit, NULL);
		emit_text(&j.emit, "key", o->key);
		emit_text(&j.emit, "values", o->values);
		emit_text(&j.emit, "help", _(o->help));
		emit_end(&j.emit);
	}
	emit_end(&j.emit);
	json_print(&j);
	return flush_output() ? EXIT_SAID : EXIT_FILE;
}

static void game_text(const struct game *game)
{
	const struct verb *verb;
	char usage[200];

	printf("%s: %s\n\n", _(game->title), _(game->about));
	for (int n = 0; (verb = verb_at(game, n)); n++) {
		verb_usage(verb, usage, sizeof usage);
		if (strlen(usage) > 38)
			printf("  %s\n  %-38s %s\n", usage, "", _(verb->help));
		else
			printf("  %-38s %s\n", usage, _(verb->help));
	}
	if (game->options)
		printf("\n%s\n", _("option KEY VALUE:"));
	for (const struct game_option *o = game->options; o && o->key; o++) {
		snprintf(usage, sizeof usage, "%s %s", o->key, o->values);
		printf("  %-38s %s\n", usage, _(o->help));
	}
	if (game->examples)
		printf("\n%s\n", _("for example:"));
	for (const char *const *line = game->examples; line && *line; line++)
		printf("  %s\n", *line);
}

static int verb_text(const struct game *game, const char *name)
{
	const struct verb *verb = verb_find(game, name);
	char usage[200], near[100];

	if (!verb) {
		nearest_verbs(game, name, near, sizeof near);
		return complain(EXIT_USAGE, near[0] ? _("no verb is called \"%s\": did you mean %s?")
		                                    : _("no verb is called \"%s\""), name, near);
	}
	verb_usage(verb, usage, sizeof usage);
	printf("%s\n    %s%s%s\n", usage, _(verb->help), verb->cite ? "  " : "", verb->cite ? verb->cite : "");
	return EXIT_SAID;
}

static int list_games(bool json)
{
	struct json_emit j;

	if (!json) {
		for (int i = 0; games[i]; i++)
			printf("  %-14s %s\n", games[i]->id, _(games[i]->about));
		puts(_("\ntableside help GAME lists what can be said there; man tableside tells the rest."));
		return flush_output() ? EXIT_SAID : EXIT_FILE;
	}
	json_begin(&j, false);
	emit_array(&j.emit, "games");
	for (int i = 0; games[i]; i++) {
		emit_object(&j.emit, NULL);
		emit_text(&j.emit, "game", games[i]->id);
		emit_text(&j.emit, "title", _(games[i]->title));
		emit_text(&j.emit, "about", _(games[i]->about));
		emit_end(&j.emit);
	}
	emit_end(&j.emit);
	json_print(&j);
	return flush_output() ? EXIT_SAID : EXIT_FILE;
}

int command_help(struct cli *cli)
{
	const struct game *game;
	const char *verb = cli->argc > 1 ? cli->argv[1] : NULL;

	if (cli->argc == 0)
		return list_games(cli->options.json);
	game = game_find(cli->argv[0]);
	if (!game)
		return complain(EXIT_USAGE, _("there is no game \"%s\""), cli->argv[0]);
	if (verb && !verb_find(game, verb))
		return verb_text(game, verb);
	if (cli->options.json)
		return game_json(game, verb);
	if (verb)
		return verb_text(game, verb);
	game_text(game);
	return flush_output() ? EXIT_SAID : EXIT_FILE;
}

/* ---- the manual, in man(7) ---- */

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

static void roff_item(const char *head, const char *body, const char *more)
{
	fputs(".TP\n.B ", stdout);
	roff(head);
	putchar('\n');
	roff(body);
	if (more) {
		fputs(" (", stdout);
		roff(more);
		putchar(')');
	}
	putchar('\n');
}

static void verbs_of_kind(const struct game *game, unsigned mask, unsigned want, const char *head)
{
	const struct verb *verb;
	bool any = false;
	char usage[200];

	for (int n = 0; (verb = verb_at(game, n)); n++) {
		if ((verb->flags & mask) != want)
			continue;
		if (!any)
			printf(".SH %s\n", head);
		any = true;
		verb_usage(verb, usage, sizeof usage);
		roff_item(usage, _(verb->help), verb->cite);
	}
}

static void keys_of(const struct binding *keys)
{
	for (const struct binding *b = keys; b && b->key; b++)
		if (b->help)
			roff_item(b->key, _(b->help), b->line);
}

static void manual_examples(const struct game *game)
{
	if (!game->examples)
		return;
	puts(".SH EXAMPLES\n.nf");
	for (const char *const *line = game->examples; *line; line++) {
		roff(*line);
		putchar('\n');
	}
	puts(".fi");
}

static int manual_game(const struct game *game)
{
	const struct screen *screen = screen_find(game);
	char name[40];

	upper_text(game->id, name, sizeof name);
	printf(".TH TABLESIDE\\-%s 6 \"\" \"tableside %s\" \"Games\"\n", name, PACKAGE_VERSION);
	printf(".SH NAME\ntableside\\-%s \\- %s at the table: %s\n", game->id, game->title, game->about);
	printf(".SH SYNOPSIS\n.B tableside new %s\n.I NAME...\n.br\n.B tableside run %s\n.I FILE\n", game->id, game->id);
	puts(".SH DESCRIPTION\nEverything that happens is a line that begins with a verb; a key says one, the");
	puts(".B :\nprompt says one, and\n.B tableside run\nsays a file of them.");
	puts("P and Q are players: a name, its unique beginning in any case, or the seat's number;");
	puts("where P may be several,\n.BR Alice,Bob ,\n.B each\n(all still playing) or\n.B others\n(all but the one on turn, or\n.BR others=P ).");
	puts("+3, \\-3 and =40 change a number. Lines joined by \\(dq\\ &\\ \\(dq happen at once.");
	verbs_of_kind(game, VERB_RULING | VERB_QUERY, 0, "VERBS");
	verbs_of_kind(game, VERB_RULING | VERB_QUERY, VERB_RULING, "RULINGS");
	verbs_of_kind(game, VERB_QUERY, VERB_QUERY, "QUERIES");
	if (game->options)
		puts(".SH OPTIONS\nSaid as\n.BR option\n.IR \"KEY VALUE\" .");
	for (const struct game_option *o = game->options; o && o->key; o++) {
		char head[200];

		snprintf(head, sizeof head, "%s %s", o->key, o->values);
		roff_item(head, _(o->help), NULL);
	}
	if (game->notes)
		puts(".SH NOTES");
	for (const struct game_note *note = game->notes; note && note->head; note++)
		roff_item(note->head, note->text, NULL);
	puts(".SH KEYS");
	keys_of(screen ? screen->keys : NULL);
	for (const struct key_mode *mode = screen ? screen->modes : NULL; mode && mode->name; mode++) {
		printf(".SS %s\n", _(mode->name));
		keys_of(mode->keys);
	}
	puts(".SS EVERYWHERE");
	keys_of(common_keys);
	manual_examples(game);
	puts(".SH SEE ALSO\n.BR tableside (1),\n.BR tableside\\-session (5)");
	return flush_output() ? EXIT_SAID : EXIT_FILE;
}

static void manual_commands(void)
{
	char head[100];

	puts(".SH COMMANDS\nWithout a command, home opens: the tables to resume, the games to begin.");
	for (const struct command *c = commands; c->name; c++) {
		snprintf(head, sizeof head, "%s %s", c->name, c->args);
		roff_item(head, _(c->help), NULL);
	}
	puts(".PP\nSESSION is an id, a unique beginning of one, a title, or a file.");
}

static void manual_options(void)
{
	char head[100];

	puts(".SH OPTIONS");
	for (const struct cli_option *o = cli_options; o->name; o++) {
		snprintf(head, sizeof head, "-%c, --%s%s%s", o->letter, o->name, o->value ? "=" : "",
		         o->value ? o->value : "");
		roff_item(head, _(o->help), NULL);
	}
}

/* The parts that no table tells. */
static const char manual_rest[] =
	".SH ODDS\n"
	"A strike of Titan without a table, by the same rules. The first unit strikes the second; more of them stand beside the\n"
	"second, where excess hits may go to them. A unit is CREATURE@HEX, and =N when it has had N hits; a Titan has its power\n"
	"said.\n.RS\n.PP\n.nf\n"
	"tableside odds Hydra@D3 Troll@D4 \\-\\-land Swamp\n"
	"tableside odds titan:9@D4 Ogre@C4=2 Lion@D5 \\-\\-land Hills \\-\\-json\n.fi\n.RE\n"
	".PP\nThe exit status is 1 when it is no legal strike; the reason is told.\n"
	".SH EXIT STATUS\n"
	".TP\n.B 0\nall was said\n"
	".TP\n.B 1\na line was refused, or a screen was asked for where there is none\n"
	".TP\n.B 2\nwrong usage\n"
	".TP\n.B 3\na file could not be read, written or trusted; nothing was overwritten\n"
	".SH FILES\n"
	".TP\n.I $XDG_DATA_HOME/tableside/sessions/UUID.json\n"
	"a table, see\n.BR tableside\\-session (5);\nby default below\n.I ~/.local/share\n"
	".TP\n.I $XDG_DATA_HOME/tableside/archive/\ntables put away at home\n"
	".TP\n.I $XDG_STATE_HOME/tableside/history\nwhat was typed at the prompt; by default below\n.I ~/.local/state\n"
	".TP\n.I $XDG_DATA_HOME/tableside/cards.json\n"
	"card data for checking decks, where\n.B \\-\\-cards\nnames none: a bulk file of Scryfall, or a file of MTGJSON\n"
	".TP\n.I $XDG_DATA_HOME/tableside/schemes/NAME.json\n"
	"scheme decks kept by\n.B scheme save\n"
	".TP\n.I $XDG_CONFIG_HOME/tableside/bans\\-current.txt\n"
	"a ban list in place of the program's, and\n.I bans\\-2010.txt\nbeside it,\n"
	".IR bans\\-brawl.txt ,\n.I bans\\-duel.txt\nand\n.I bans\\-oathbreaker.txt\nfor formats that none comes with; "
	"by default below\n.I ~/.config\n.RS\n.PP\n.nf\n"
	"date: 2026\\-02\\-09\nAncestral Recall\ncommander: Braids, Cabal Minion\n"
	"companion: Lutri, the Spellchaser\nvintage: Chaos Orb       # not of the list, but banned in Vintage (2010)\n.fi\n.RE\n"
	".TP\n.I $XDG_CACHE_HOME/tableside/cards.index\n"
	"what is known of all cards; made anew when it is not there\n"
	".PP\n.B tableside \\-\\-paths\nprints them all.\n"
	".SH ENVIRONMENT\n"
	".TP\n.B NO_COLOR\nnot empty: no colours\n"
	".TP\n.B ESCDELAY\nhow many milliseconds a lone Escape waits; 25 when not set\n"
	".TP\n.BR TERM , \" LANG\" , \" LC_ALL\"\nthe terminal, the language and its characters\n"
	".SH SEE ALSO\n";

static int manual_program(void)
{
	printf(".TH TABLESIDE 1 \"\" \"tableside %s\" \"User Commands\"\n", PACKAGE_VERSION);
	puts(".SH NAME\ntableside \\- the laptop on the gaming table");
	puts(".SH SYNOPSIS\n.B tableside\n.RI [ OPTION... ]\n.RI [ COMMAND\n.RI [ WORD... ]]");
	puts(".SH DESCRIPTION");
	puts("A full\\-screen program that keeps the numbers, the decks and the procedure of a game");
	puts("at the table, so that the people can keep the game. Everything said is saved at once;");
	puts("undo has no limit. On every screen\n.B ?\nshows the keys and\n.B :\ntakes a line in words.");
	manual_commands();
	manual_options();
	puts(".SH KEYS EVERYWHERE");
	keys_of(common_keys);
	puts(".SH KEYS AT HOME");
	keys_of(home_keys);
	fputs(manual_rest, stdout);
	for (int i = 0; games[i]; i++)
		printf(".BR tableside\\-%s (6),\n", games[i]->id);
	puts(".BR tableside\\-session (5)");
	return flush_output() ? EXIT_SAID : EXIT_FILE;
}

int manual_print(const char *page)
{
	const struct game *game = game_find(page);

	if (strcmp(page, "tableside") == 0)
		return manual_program();
	if (game)
		return manual_game(game);
	return complain(EXIT_USAGE, _("there is no page \"%s\": tableside, or a game"), page);
}
