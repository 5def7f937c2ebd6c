/* SPDX-License-Identifier: MIT */
/*
 * Reading the command line. Commands and options are tables, from which
 * --help and the manual page are made too.
 */
#include <config.h>

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "app/main.h"
#include "app/tui/keymap.h"
#include "cli.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/paint.h"

/* clang-format off */
const struct command commands[] = {
	{ "new", "GAME [NAME...]", N_("start a table, seated"), 1, -1, "t", command_new },
	{ "tour", "GAME", N_("a guided first table of a game, not kept"), 1, 1, "", command_tour },
	{ "open", "SESSION", N_("go on with a table"), 1, 1, "", command_open },
	{ "watch", "SESSION", N_("follow a table, read-only"), 1, 1, "", command_watch },
	{ "list", "", N_("the tables there are"), 0, 0, "j", command_list },
	{ "show", "SESSION", N_("the state of a table"), 1, 1, "jS", command_show },
	{ "log", "SESSION", N_("the journal, in words"), 1, 1, "jS", command_log },
	{ "run", "GAME|SESSION [FILE|-]", N_("say lines without a terminal"), 1, 2, "jSekstv", command_run },
	{ "help", "[GAME [VERB]]", N_("what can be said at a table"), 0, 2, "j", command_help },
	{ "export", "SESSION --as FORMAT", N_("a table as a sheet, a text, a page or a picture"), 1, 1,
	  "fDoS", command_export },
	{ "deck", "FILE", N_("check a deck of Commander"), 1, 1, "jcrFHC", command_deck },
	{ "odds", "WHO@HEX WHO@HEX...", N_("a strike of Titan: dice, number, chances"), 2, -1, "jl",
	  command_odds },
	{ "hall", "WHAT [WORD...]", N_("many tables, many laptops, one event: tableside-hall(7)"), 1, -1,
	  "jENBLGUKAW", command_hall },
	{ "recover", "FILE", N_("write the good part of a damaged file to a new table"), 1, 1, "",
	  command_recover },
	{ 0 }
};
/* clang-format on */

const struct cli_option cli_options[] = {
	{ "help", NULL, 'h', true, N_("show this and leave") },
	{ "version", NULL, 'V', true, N_("show the version and leave") },
	{ "paths", NULL, 'P', true, N_("print every path that is used") },
	{ "data-dir", "DIR", 'd', true, N_("keep tables in DIR") },
	{ "ascii", NULL, 'a', true, N_("draw with ASCII characters only") },
	{ "theme", "NAME", 'T', true, N_("default, contrast, light, colourblind or mono") },
	{ "no-color", NULL, 'n', true, N_("no colours, as with NO_COLOR") },
	{ "no-mouse", NULL, 'm', true, N_("leave the mouse to the terminal") },
	{ "plain", NULL, 'p', true,
	  N_("a line at a time: for a screen reader, a pipe, a terminal that cannot draw") },
	{ "json", NULL, 'j', false, N_("answer as JSON") },
	{ "secret", NULL, 'S', false, N_("the judge's view: also what is face down") },
	{ "each", NULL, 'e', false, N_("one JSON object a line said, then the state") },
	{ "keep-going", NULL, 'k', false, N_("go on after a refused line") },
	{ "seed", "N", 's', false, N_("repeatable chance, for tests") },
	{ "save", NULL, 'v', false, N_("run GAME: keep the table") },
	{ "title", "TEXT", 't', false, N_("the title of the new table") },
	{ "as", "FORMAT", 'f', false, N_("csv, md, html or svg") },
	{ "document", "NAME", 'D', false,
	  N_("table; of a championship wall, pairings, slips, sheets or standings") },
	{ "output", "FILE", 'o', false, N_("write there instead of standard output") },
	{ "cards", "FILE", 'c', false, N_("deck: your card data, a file of Scryfall or MTGJSON") },
	{ "rules", "YEAR", 'r', false, N_("deck: 2010 or current") },
	{ "format", "FORMAT", 'F', false, N_("deck: commander, brawl, 2hg, duel or oathbreaker") },
	{ "house", "FILE", 'H', false, N_("deck: the table's own bans, +NAME and -NAME") },
	{ "commander", "NAME", 'C', false, N_("deck: who leads it; twice for two") },
	{ "land", "LAND", 'l', false, N_("odds: the battle land, Plains unless told") },
	{ "event", "NAME", 'E', false, N_("hall: the event, letters, digits, - and _") },
	{ "table", "N", 'N', false, N_("hall: the number of this table") },
	{ "tables", "N", 'B', false, N_("hall serve: how many tables there are") },
	{ "listen", "ADDRESS", 'L', false,
	  N_("hall serve: where the broker listens, 127.0.0.1:1883 unless told") },
	{ "config", "FILE", 'G', false, N_("hall serve: the broker's configuration to write") },
	{ "cert", "FILE", 'U', false, N_("hall serve: the broker's certificate") },
	{ "key", "FILE", 'K', false, N_("hall serve: the key of that certificate") },
	{ "ca", "FILE", 'A', false, N_("hall: whose word on the broker's certificate is taken") },
	{ "passwords", "FILE", 'W', false,
	  N_("hall: where the password of this table, or of the host, stands") },
	{ "manual", "PAGE", 'M', true, N_("print a page of the manual: tableside, config, or a game") },
	{ 0 }
};

enum { OPTIONS = sizeof cli_options / sizeof *cli_options };

int complain(int status, const char *format, ...)
{
	char text[4096], clean[4096];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	/* Words of the command line and names of files stand in it. */
	utf8_show(text, strlen(text), clean, sizeof clean);
	fprintf(stderr, "tableside: %s\n", clean);
	return status;
}

static int usage_error(void)
{
	fputs(_("Try 'tableside --help'."), stderr);
	fputc('\n', stderr);
	return EXIT_USAGE;
}

static void print_help(void)
{
	puts(_("Usage: tableside [OPTION...] [COMMAND [WORD...]]"));
	puts(_("The laptop on the gaming table: lives, decks, banks and procedure, autosaved."));
	puts(_("\nWithout a command: home, to resume a table or start one.\n"));
	for (const struct command *c = commands; c->name; c++) {
		char words[60];

		snprintf(words, sizeof words, "%s %s", c->name, c->args);
		printf("  %-34s %s\n", words, _(c->help));
	}
	putchar('\n');
	for (const struct cli_option *o = cli_options; o->name; o++) {
		char words[60];

		snprintf(words, sizeof words, "-%c, --%s%s%s", o->letter, o->name, o->value ? "=" : "",
		         o->value ? o->value : "");
		printf("  %-34s %s\n", words, _(o->help));
	}
	printf(_("\nReport bugs to: %s\n"), PACKAGE_BUGREPORT);
}

static void print_version(void)
{
	puts(PACKAGE_NAME " " PACKAGE_VERSION);
	puts(_("Copyright the tableside authors. MIT licence: free to use, change and share,\n"
	       "without any warranty."));
}

/* The folder of translations that were given for a program not installed. */
static const char *messages(void)
{
	const char *given = getenv("TABLESIDE_LOCALEDIR");

	return given ? given : "";
}

static void print_paths(const struct store *store)
{
	char settings[PATH_MAX + 16], keys[PATH_MAX + 16], history[PATH_MAX + 16];
	/* clang-format off */
	const struct { const char *name, *path; } paths[] = {
		{ "data", store->data }, { "sessions", store->sessions }, { "archive", store->archive },
		{ "config", store->config }, { "settings", settings }, { "keys", keys },
		{ "state", store->state }, { "history", history }, { "cache", store->cache },
		{ "runtime", store->runtime }, { "locale", *messages() ? messages() : LOCALEDIR },
	};
	/* clang-format on */
	char shown[PATH_MAX];

	settings_path(store, settings, sizeof settings);
	keymap_path(store, keys, sizeof keys);
	snprintf(history, sizeof history, "%s/history", store->state);

	for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
		utf8_show(paths[i].path, strlen(paths[i].path), shown, sizeof shown);
		printf("%-9s %s\n", paths[i].name, shown);
	}
}

static bool take_seed(struct options *options, const char *text)
{
	char *end;

	errno = 0;
	options->seed = strtoull(text, &end, 10);
	options->has_seed = true;
	return text[0] >= '0' && text[0] <= '9' && !*end && !errno;
}

static bool take_commander(struct options *o, const char *name)
{
	bool second = o->commander[0] != NULL;

	if (second && o->commander[1]) {
		complain(0, _("--commander twice is enough"));
		return false;
	}
	o->commander[second] = name;
	return true;
}

static bool take_option(struct options *o, int letter, const char *value)
{
	switch (letter) {
	case 'd': o->data_dir = value; break;
	case 'a': o->ascii = true; break;
	case 'T':
		o->theme = value;
		if (theme_find(value) < 0) {
			complain(0,
			         _("there is no theme \"%s\": default, contrast, light, colourblind, mono"),
			         value);
			return false;
		}
		break;
	case 'n': o->no_color = true; break;
	case 'm': o->no_mouse = true; break;
	case 'p': o->plain = true; break;
	case 'j': o->json = true; break;
	case 'S': o->secret = true; break;
	case 'e': o->each = true; break;
	case 'k': o->keep_going = true; break;
	case 's':
		if (!take_seed(o, value)) {
			complain(0, _("--seed takes a whole number, not \"%s\""), value);
			return false;
		}
		break;
	case 'v': o->save = true; break;
	case 't': o->title = value; break;
	case 'f': o->as = value; break;
	case 'D': o->document = value; break;
	case 'o': o->output = value; break;
	case 'c': o->cards = value; break;
	case 'r': o->rules = value; break;
	case 'F': o->format = value; break;
	case 'H': o->house = value; break;
	case 'l': o->land = value; break;
	case 'E': o->event = value; break;
	case 'N': o->table = value; break;
	case 'B': o->tables = value; break;
	case 'L': o->listen = value; break;
	case 'G': o->config = value; break;
	case 'U': o->cert = value; break;
	case 'K': o->key = value; break;
	case 'A': o->ca = value; break;
	case 'W': o->passwords = value; break;
	case 'C': return take_commander(o, value);
	default: return false;
	}
	return true;
}

/* What was parsed besides the options proper. */
struct parsed {
	bool help, version, paths;
	const char *manual;
	char used[OPTIONS + 1]; /* letters of the options given */
};

static void make_getopt(struct option *longs, char *shorts)
{
	int i;

	for (i = 0; cli_options[i].name; i++) {
		longs[i] = (struct option){
			.name = cli_options[i].name,
			.has_arg = cli_options[i].value ? required_argument : no_argument,
			.val = cli_options[i].letter,
		};
		*shorts++ = cli_options[i].letter;
		if (cli_options[i].value)
			*shorts++ = ':';
	}
	longs[i] = (struct option){ 0 };
	*shorts = '\0';
}

/* getopt's own words would print what was typed as it is. Always false. */
static bool unknown_option(const char *word)
{
	complain(0, _("the option \"%s\" is unknown, or its value is missing"), word);
	return false;
}

static bool parse(struct cli *cli, int argc, char **argv, struct parsed *parsed)
{
	struct option longs[OPTIONS];
	char shorts[OPTIONS * 2 + 1];
	int letter;

	make_getopt(longs, shorts);
	opterr = 0;
	while ((letter = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
		size_t used = strlen(parsed->used);

		if (letter == 'h')
			parsed->help = true;
		else if (letter == 'V')
			parsed->version = true;
		else if (letter == 'P')
			parsed->paths = true;
		else if (letter == 'M')
			parsed->manual = optarg;
		else if (letter == '?')
			return unknown_option(argv[optind - 1]);
		else if (!take_option(&cli->options, letter, optarg))
			return false;
		if (used < OPTIONS && !strchr(parsed->used, letter))
			parsed->used[used] = (char)letter;
	}
	return true;
}

static const struct command *find_command(const char *name)
{
	for (const struct command *c = commands; c->name; c++)
		if (strcmp(c->name, name) == 0)
			return c;
	return NULL;
}

/* Options that mean nothing to this command are refused, not ignored. */
static bool options_fit(const struct command *command, const char *used)
{
	for (const struct cli_option *o = cli_options; o->name; o++)
		if (strchr(used, o->letter) && !o->everywhere &&
		    !(command && strchr(command->options, o->letter))) {
			complain(0, _("--%s means nothing for %s"), o->name,
			         command ? command->name : "home");
			return false;
		}
	return true;
}

static bool words_fit(const struct command *command, int words)
{
	if (words >= command->least && (command->most < 0 || words <= command->most))
		return true;
	complain(0, _("usage: tableside %s %s"), command->name, command->args);
	return false;
}

int cli_main(int argc, char **argv)
{
	static struct cli cli; /* pages of paths, most of them never touched */
	struct parsed parsed = { 0 };
	const struct command *command = NULL;
	struct reason why;

	if (!parse(&cli, argc, argv, &parsed))
		return usage_error();
	if (parsed.help || parsed.version) {
		parsed.help ? print_help() : print_version();
		return flush_output() ? EXIT_SAID : EXIT_FILE;
	}
	if (parsed.manual)
		return manual_print(parsed.manual);
	if (optind < argc) {
		command = find_command(argv[optind]);
		if (!command) {
			complain(0, _("there is no command \"%s\""), argv[optind]);
			return usage_error();
		}
		cli.argc = argc - optind - 1;
		cli.argv = argv + optind + 1;
	}
	if (!options_fit(command, parsed.used) || (command && !words_fit(command, cli.argc)))
		return usage_error();
	if (!store_init(&cli.store, cli.options.data_dir, &why))
		return complain(EXIT_FILE, "%s", why.text);
	if (parsed.paths) {
		print_paths(&cli.store);
		return flush_output() ? EXIT_SAID : EXIT_FILE;
	}
	chance_init(&cli.rng, &cli.options);
	return command ? command->run(&cli) : command_home(&cli);
}
