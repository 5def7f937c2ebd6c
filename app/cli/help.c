/* SPDX-License-Identifier: MIT */
/*
 * tableside help: the verbs and options of the games, from the tables that they
 * run by.
 */
#include <config.h>

#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "rules/core/i18n.h"
#include "rules/core/nearest.h"
#include "rules/games.h"
#include "saves/text/json.h"

static void verb_json(struct emit *e, const struct verb *verb)
{
	const char *kind = verb->flags & VERB_QUERY ? "query" : verb->flags & VERB_RULING ? "ruling" : "play";

	emit_object(e, NULL);
	emit_text(e, "name", verb->name);
	emit_text(e, "args", verb->args);
	emit_text(e, "help", _(verb->help));
	emit_text(e, "kind", kind);
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
	return EXIT_SAID;
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
	char usage[200];
	struct reason why;

	if (!verb) {
		nearest_verb(&why, game, name);
		return complain(EXIT_USAGE, "%s", why.text);
	}
	verb_usage(verb, usage, sizeof usage);
	printf("%s\n    %s%s%s\n", usage, _(verb->help), verb->cite ? "  " : "",
	       verb->cite ? verb->cite : "");
	return EXIT_SAID;
}

static int list_games(bool json)
{
	struct json_emit j;

	if (!json) {
		for (int i = 0; games[i]; i++)
			printf("  %-14s %s\n", games[i]->id, _(games[i]->about));
		puts(_("\ntableside help GAME lists its verbs and options; man tableside has the rest."));
		return EXIT_SAID;
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
	return EXIT_SAID;
}

static int help(struct cli *cli)
{
	const struct game *game;
	const char *verb = cli->argc > 1 ? cli->argv[1] : NULL;

	if (cli->argc == 0)
		return list_games(cli->json);
	game = cli_game(cli->argv[0]);
	if (!game)
		return EXIT_USAGE;
	if (verb && (!cli->json || !verb_find(game, verb)))
		return verb_text(game, verb);
	if (cli->json)
		return game_json(game, verb);
	game_text(game);
	return EXIT_SAID;
}

/* clang-format off */
const struct command command_help = {
	"help", "[GAME [VERB]|COMMAND]", N_("show the verbs and options of a game"), 0, 2, TAKES_JSON, .run = help,
};
/* clang-format on */
