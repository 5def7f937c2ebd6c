/* SPDX-License-Identifier: MIT */
/*
 * The commands that open a table, on the screen or a line at a time: home, new,
 * tour, open and watch.
 */
#include <stdlib.h>

#include "app/plain/run.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

/* Runs the program with the pages of players that the command line asks for. */
static int run_with_phones(struct cli *cli, struct start start)
{
	struct telephones_place place = { .bind = cli->phones_bind };

	if (cli->phones && cli->phones[0])
		read_int(cli->phones, 0, 65535, &place.port);
	if (cli->phones || cli->phones_bind)
		start.phones = &place;
	return run(cli, &start);
}

static int home(struct cli *cli)
{
	return run(cli, &(struct start){ 0 });
}

/* The names as one line of words, quoted where they must be. */
static bool join_names(char **names, int count, char *out, size_t size, struct reason *why)
{
	struct line *line = xmalloc(sizeof *line);
	bool fits = true;

	line_clear(line);
	for (int i = 0; i < count && fits; i++) {
		fits = name_is_fit(names[i], why);
		line_word(line, names[i]);
	}
	if (fits && (line->full || line->length >= size))
		fits = reason_set(why, _("too many names"));
	utf8_copy(out, size, line->text);
	free(line);
	return fits;
}

static int new_table(struct cli *cli)
{
	const struct game *game = cli_game(cli->argv[0]);
	char names[EDIT_BYTES];
	struct reason why;

	if (!game)
		return EXIT_USAGE;
	if (!join_names(cli->argv + 1, cli->argc - 1, names, sizeof names, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	return run_with_phones(cli, (struct start){ .game = game, .title = cli->title, .names = names });
}

static int tour(struct cli *cli)
{
	const struct game *game = cli_game(cli->argv[0]);

	return game ? run(cli, &(struct start){ .tour = game }) : EXIT_USAGE;
}

/* clang-format off */
static const struct option_row watch_options[] = {
	{ "room", NULL, 'b', N_("pages for a whole room, like F while watching"), .shared = 0 },
	{ 0 }
};
/* clang-format on */

static int open_how(struct cli *cli, enum save_how how)
{
	char path[PATH_MAX];
	struct reason why;

	if (!store_find(&cli->store, cli->argv[0], path, sizeof path, &why))
		return complain(EXIT_FILE, "%s", why.text);
	return run_with_phones(
		cli, (struct start){ .path = path, .how = how, .room = cli_value(cli, &watch_options[0]) });
}

static int go_on(struct cli *cli)
{
	return open_how(cli, SAVE_WRITE);
}

static int watch(struct cli *cli)
{
	return open_how(cli, SAVE_WATCH);
}

const struct command command_home = { .name = "home", .run = home };
/* clang-format off */
const struct command command_new = {
	"new", "GAME [NAME...]", N_("start a table with these players"), 1, -1, TAKES_TITLE | TAKES_PHONES,
	.run = new_table,
};
const struct command command_tour = {
	"tour", "GAME", N_("take a two-minute tour of a game, not saved"), 1, 1, .run = tour,
};
const struct command command_open = {
	"open", "SESSION", N_("open a table"), 1, 1, TAKES_PHONES, .run = go_on,
};
const struct command command_watch = {
	"watch", "SESSION", N_("watch a table, read-only"), 1, 1, TAKES_PHONES, .options = watch_options, .run = watch,
};
/* clang-format on */
