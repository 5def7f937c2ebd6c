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

#include "app/core/keys.h"
#include "cli.h"
#include "inner.h"
#include "net/phones/phones.h"
#include "rules/core/i18n.h"
#include "rules/core/nearest.h"
#include "rules/core/utf8.h"

/* Of the command, or of all. */
static int usage_error(const struct command *command)
{
	if (command && command != &command_home)
		fprintf(stderr, _("Try 'tableside help %s'.\n"), command->name);
	else
		fprintf(stderr, "%s\n", _("Try 'tableside --help'."));
	return EXIT_USAGE;
}

static void print_option(const struct option_row *o)
{
	char words[60];

	option_words(o, words, sizeof words);
	printf("  %-34s %s\n", words, _(o->help));
}

static void print_help(void)
{
	puts(_("Usage: tableside [OPTION...] [COMMAND [WORD...]]"));
	puts(_("Keeps lives, decks, banks and procedure at the gaming table, saved at once."));
	puts(_("\nWithout a command, home opens: continue a table or start one.\n"));
	for (int i = 0; commands[i]; i++) {
		const struct command *c = commands[i];
		char words[60];

		snprintf(words, sizeof words, "%s %s", c->name, c->args);
		printf("  %-34s %s\n", words, _(c->help));
	}
	putchar('\n');
	for (int i = 0; option_at(i); i++)
		print_option(option_at(i));
	printf(_("\nReport bugs to: %s\n"), PACKAGE_BUGREPORT);
}

/* What this build can do beside the tables. */
static void print_features(void)
{
	static const char *const feature[] = {
#if ENABLE_NLS
		N_("translations"),
#endif
#if HAVE_QRENCODE
		N_("QR codes"),
#endif
#if HAVE_MOSQUITTO
		N_("halls with a broker"),
#endif
#if HAVE_SYSTEMD
		N_("stays awake"),
#endif
		N_("halls with a folder"),
	};

	for (size_t i = 0; i < sizeof feature / sizeof *feature; i++)
		printf("%s%s", i ? ", " : "+ ", _(feature[i]));
	putchar('\n');
}

static void print_version(void)
{
	char phones[200];

	puts(PACKAGE_NAME " " PACKAGE_VERSION);
	puts(_("Copyright the tableside authors. MIT licence: free to use, change and share,\n"
	       "without any warranty."));
	print_features();
	puts(phones_tell(phones, sizeof phones));
}

static void print_paths(const struct store *store)
{
	const char *given = getenv("TABLESIDE_LOCALEDIR"); /* of a program that is not installed */
	char settings[PATH_MAX + 16], keys[PATH_MAX + 16], history[STORE_PATH_BYTES];
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
	store_history(store, history);

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
			.has_arg = row->may     ? optional_argument
			           : row->value ? required_argument
			                        : no_argument,
			.val = row->letter,
		};
		*shorts++ = row->letter;
		if (row->value)
			*shorts++ = ':';
		if (row->may)
			*shorts++ = ':';
	}
	longs[i] = (struct option){ 0 };
	*shorts = '\0';
}

static const struct option_row *row_of(int letter)
{
	int i = 0;

	while (option_at(i) && option_at(i)->letter != letter)
		i++;
	return option_at(i);
}

static const char *option_name(const void *list, int n)
{
	return option_at(n) ? option_at(n)->name : NULL;
}

/* Says what getopt found wrong with a word; it has left the letter of a known option in optopt. */
static bool refuse_option(int letter, const char *word)
{
	const struct option_row *row = row_of(optopt);
	char name[60];
	struct reason why;

	snprintf(name, sizeof name, "%.*s", (int)strcspn(word, "="), word);
	if (row && letter == ':') {
		reason_set(&why, _("--%s needs a value: --%s=%s"), row->name, row->name, row->value);
	} else if (row) {
		reason_set(&why, _("--%s takes no value"), row->name);
	} else if (optopt) {
		reason_set(&why, _("there is no option -%c"), optopt);
	} else {
		reason_set(&why, _("there is no option %s"), utf8_shown(name).text);
		nearest_add(&why, option_name, NULL, name + strspn(name, "-"), "");
	}
	complain(0, "%s", why.text);
	return false;
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
	char shorts[OPTIONS_MAX * 3 + 2];
	const struct option_row *row;
	int letter;

	shorts[0] = ':';
	make_getopt(longs, shorts + 1);
	opterr = 0; /* getopt's own message would print the word unescaped */
	while ((letter = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
		row = row_of(letter);
		if (!row || letter == ':')
			return refuse_option(letter, argv[optind - 1]);
		if (row->fits && optarg && !row->fits(cli, optarg))
			return false;
		give(cli, row, row->value && optarg ? optarg : "");
	}
	return true;
}

static const char *command_name(const void *list, int n)
{
	return commands[n] ? commands[n]->name : NULL;
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
			complain(0, _("%s does not take --%s"), command->name, row->name);
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
	cli->phones = cli_value(cli, &common_options[PHONES]);
	cli->phones_bind = cli_value(cli, &common_options[PHONES_BIND]);
	for (int i = 0; i < cli->givens; i++)
		if (cli->given[i].option->shared == TAKES_TITLE)
			cli->title = cli->given[i].value;
}

/* Prints what a command takes; false: there is no such command. */
static bool print_command(const char *name)
{
	const struct command *command = find_command(name);

	if (!command)
		return false;
	printf(_("usage: tableside %s %s"), command->name, command->args);
	printf("\n%s\n\n", _(command->help));
	for (const struct command_word *word = command->words; word && word->name; word++)
		printf("  %-7s %s\n          %s\n", word->name, _(word->help), word->args);
	if (command->words)
		putchar('\n');
	for (int i = 0; option_at(i); i++)
		if (takes(command, option_at(i)) && !(option_at(i)->shared & TAKES_ALWAYS))
			print_option(option_at(i));
	return true;
}

static int run_command(int argc, char **argv)
{
	static struct cli cli; /* large: pages of paths */
	const struct command *command = &command_home;
	struct reason why;

	if (!parse(&cli, argc, argv))
		return usage_error(NULL);
	if (cli_value(&cli, &common_options[HELP]) && optind < argc && print_command(argv[optind]))
		return EXIT_SAID;
	if (cli_value(&cli, &common_options[HELP]) || cli_value(&cli, &common_options[SHOW_VERSION])) {
		cli_value(&cli, &common_options[HELP]) ? print_help() : print_version();
		return EXIT_SAID;
	}
	if (cli_value(&cli, manual_option))
		return manual_print(cli_value(&cli, manual_option));
	if (optind < argc) {
		command = find_command(argv[optind]);
		if (!command) {
			reason_set(&why, _("there is no command \"%s\""), utf8_shown(argv[optind]).text);
			nearest_add(&why, command_name, NULL, argv[optind], "");
			complain(0, "%s", why.text);
			return usage_error(NULL);
		}
		cli.argc = argc - optind - 1;
		cli.argv = argv + optind + 1;
		if (strcmp(command->name, "help") == 0 && cli.argc == 1 && print_command(cli.argv[0]))
			return EXIT_SAID;
	}
	if (!options_fit(&cli, command) || !words_fit(command, cli.argc))
		return usage_error(command);
	take_common(&cli);
	if (!store_init(&cli.store, cli_value(&cli, &common_options[DATA_DIR]), &why))
		return complain(EXIT_FILE, "%s", why.text);
	if (cli_value(&cli, &common_options[PATHS])) {
		print_paths(&cli.store);
		return EXIT_SAID;
	}
	cli.store.progress = progress_on_terminal();
	chance_init(&cli.rng);
	return command->run(&cli);
}

int cli_main(int argc, char **argv)
{
	return close_output(run_command(argc, argv));
}
