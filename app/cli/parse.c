/* SPDX-License-Identifier: MIT */
/*
 * Reading the command line: finds the command and gives it its words and its
 * options, by the tables that --help and the manual are made from too.
 */
#include <config.h>

#include <assert.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "app/tui/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

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
	for (int i = 0; commands[i]; i++) {
		const struct command *c = commands[i];
		char words[60];

		snprintf(words, sizeof words, "%s %s", c->name, c->args);
		printf("  %-34s %s\n", words, _(c->help));
	}
	putchar('\n');
	for (int i = 0; option_at(i); i++) {
		const struct option_row *o = option_at(i);
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

static void print_paths(const struct store *store)
{
	const char *given = getenv("TABLESIDE_LOCALEDIR"); /* of a program that is not installed */
	char settings[PATH_MAX + 16], keys[PATH_MAX + 16], history[PATH_MAX + 16];
	/* clang-format off */
	const struct { const char *name, *path; } paths[] = {
		{ "data", store->data }, { "sessions", store->sessions }, { "archive", store->archive },
		{ "config", store->config }, { "settings", settings }, { "keys", keys },
		{ "state", store->state }, { "history", history }, { "cache", store->cache },
		{ "runtime", store->runtime }, { "locale", given && *given ? given : LOCALEDIR },
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

/* ---- parsing ---- */

static void make_getopt(struct option *longs, char *shorts)
{
	const struct option_row *row;
	int i;

	for (i = 0; (row = option_at(i)); i++) {
		longs[i] = (struct option){
			.name = row->name,
			.has_arg = row->value ? required_argument : no_argument,
			.val = row->letter,
		};
		*shorts++ = row->letter;
		if (row->value)
			*shorts++ = ':';
	}
	longs[i] = (struct option){ 0 };
	*shorts = '\0';
}

static void give(struct cli *cli, const struct option_row *option, const char *value)
{
	int n = 0;

	while (n < cli->givens && (option->several || cli->given[n].option != option))
		n++;
	assert(n < OPTIONS_MAX);
	cli->given[n] = (struct given){ option, value };
	cli->givens += n == cli->givens;
}

static bool parse(struct cli *cli, int argc, char **argv)
{
	struct option longs[OPTIONS_MAX + 1];
	char shorts[OPTIONS_MAX * 2 + 1];
	const struct option_row *row;
	int letter;

	make_getopt(longs, shorts);
	opterr = 0; /* getopt's own message would print the word unescaped */
	while ((letter = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
		int i = 0;

		while ((row = option_at(i)) && row->letter != letter)
			i++;
		if (!row) {
			complain(0, _("the option \"%s\" is unknown, or its value is missing"),
			         argv[optind - 1]);
			return false;
		}
		if (row->fits && !row->fits(cli, optarg))
			return false;
		give(cli, row, row->value ? optarg : "");
	}
	return true;
}

static const struct command *find_command(const char *name)
{
	for (int i = 0; commands[i]; i++)
		if (strcmp(commands[i]->name, name) == 0)
			return commands[i];
	return NULL;
}

/* ---- the command ---- */

static bool takes(const struct command *command, const struct option_row *option)
{
	for (const struct option_row *row = command->options; row && row->name; row++)
		if (row == option)
			return true;
	return option->shared & (TAKES_ALWAYS | command->takes);
}

/* Refuse options that the command does not take, rather than ignore them. */
static bool options_fit(const struct cli *cli, const struct command *command)
{
	const struct option_row *row;

	for (int i = 0; (row = option_at(i)); i++)
		if (cli_value(cli, row) && !takes(command, row)) {
			complain(0, _("--%s means nothing for %s"), row->name, command->name);
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

static void take_common(struct cli *cli)
{
	cli->look = (struct look){
		.theme = cli_value(cli, &common_options[THEME]),
		.ascii = cli_value(cli, &common_options[ASCII]),
		.no_color = cli_value(cli, &common_options[NO_COLOR]),
		.no_mouse = cli_value(cli, &common_options[NO_MOUSE]),
	};
	cli->plain = cli_value(cli, &common_options[PLAIN]);
	cli->json = cli_value(cli, &common_options[JSON]);
	cli->secret = cli_value(cli, &common_options[SECRET]);
	for (int i = 0; i < cli->givens; i++)
		if (cli->given[i].option->shared == TAKES_TITLE)
			cli->title = cli->given[i].value;
}

int cli_main(int argc, char **argv)
{
	static struct cli cli; /* large: pages of paths */
	const struct command *command = &command_home;
	struct reason why;

	if (!parse(&cli, argc, argv))
		return usage_error();
	if (cli_value(&cli, &common_options[HELP]) || cli_value(&cli, &common_options[SHOW_VERSION])) {
		cli_value(&cli, &common_options[HELP]) ? print_help() : print_version();
		return told(EXIT_SAID);
	}
	if (cli_value(&cli, manual_option))
		return manual_print(cli_value(&cli, manual_option));
	if (optind < argc) {
		command = find_command(argv[optind]);
		if (!command) {
			complain(0, _("there is no command \"%s\""), argv[optind]);
			return usage_error();
		}
		cli.argc = argc - optind - 1;
		cli.argv = argv + optind + 1;
	}
	if (!options_fit(&cli, command) || !words_fit(command, cli.argc))
		return usage_error();
	take_common(&cli);
	if (!store_init(&cli.store, cli_value(&cli, &common_options[DATA_DIR]), &why))
		return complain(EXIT_FILE, "%s", why.text);
	if (cli_value(&cli, &common_options[PATHS])) {
		print_paths(&cli.store);
		return told(EXIT_SAID);
	}
	chance_init(&cli.rng);
	return command->run(&cli);
}
