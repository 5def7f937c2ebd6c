/* SPDX-License-Identifier: MIT */
/*
 * Keys and words cannot drift apart: each key of each screen says a line that begins
 * with a verb of its game, no two rows claim one key, and listed keys have help.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "app/core/keys.h"
#include "rules/games.h"

static const struct verb *verb_of_line(const struct game *game, const char *line)
{
	char name[40];

	line += *line == '{' ? strcspn(line, "}") + 1 : 0; /* lines before it that the screen fills in */
	snprintf(name, sizeof name, "%.*s", (int)strcspn(line, " "), line);
	return verb_find(game, name);
}

static int holes_are_closed(const char *line)
{
	int open = 0;

	for (; *line; line++) {
		open += *line == '{' ? 1 : *line == '}' ? -1 : 0;
		if (open < 0 || open > 1)
			return 0;
	}
	return open == 0;
}

static void check_bindings(const struct game *game, const struct binding *keys, const char *where)
{
	for (const struct binding *b = keys; b->key; b++) {
		int ways = (b->line || (b->offer && !b->act)) + (b->menu != NULL) + (b->act || b->program) +
		           b->moves;

		if (ways != 1)
			fail_msg("%s: key %s does %d things", where, b->key, ways);
		if (b->line && game && !verb_of_line(game, b->line))
			fail_msg("%s: key %s says \"%s\", and %s has no such verb", where, b->key, b->line,
			         game->id);
		if (b->line && !holes_are_closed(b->line))
			fail_msg("%s: key %s: a hole of \"%s\" is not closed", where, b->key, b->line);
		if (b->step && !b->offer && !strstr(b->line, "{run}"))
			fail_msg("%s: key %s counts steps without {run}", where, b->key);
		if (b->label && !b->label[0])
			fail_msg("%s: key %s has an empty label", where, b->key);
		for (const struct binding *other = keys; other < b; other++)
			if (strcmp(other->key, b->key) == 0 && !other->offer &&
			    (!other->when || other->when == b->when))
				fail_msg("%s: two bindings claim %s", where, b->key);
		if (b->menu)
			check_bindings(game, b->menu, b->key);
		if (b->instead)
			check_bindings(game, b->instead, b->key);
	}
}

static const struct binding *find(const struct binding *keys, const char *key)
{
	for (; keys->key; keys++)
		if (strcmp(keys->key, key) == 0)
			return keys;
	return NULL;
}

static void every_key_says_a_verb(void **state)
{
	for (int i = 0; screens[i]; i++)
		check_bindings(screens[i]->game, screens[i]->keys, screens[i]->game->id);
	for (int i = 0; screens[i]; i++)
		for (const struct key_mode *mode = screens[i]->modes; mode && mode->name; mode++)
			check_bindings(screens[i]->game, mode->keys, mode->name);
	for (int i = 0; games[i]; i++)
		if (!games[i]->no_turns) /* there `first` is not spoken, and its key says so */
			check_bindings(games[i], common_keys, "everywhere");
	check_bindings(NULL, home_keys, "home");
}

/* screens.md: no screen uses the keys that mean the same everywhere; s seats only at an empty table. */
static void no_screen_takes_a_common_key(void **state)
{
	for (int i = 0; screens[i]; i++)
		for (const struct binding *b = common_keys; b->key; b++)
			for (const struct key_mode *mode = screens[i]->modes;
			     b->program != ACT_SEAT && b->program != ACT_BACK; mode++) {
				const struct binding *keys =
					mode && mode->name ? mode->keys : screens[i]->keys;

				if (find(keys, b->key))
					fail_msg("%s takes %s, which is everywhere's", screens[i]->game->id,
					         b->key);
				if (!mode || !mode->name)
					break;
			}
}

static void every_game_has_a_screen_and_help(void **state)
{
	const struct verb *verb;

	for (int i = 0; games[i]; i++) {
		assert_non_null(screen_find(games[i]));
		for (int n = 0; (verb = verb_at(games[i], n)); n++)
			if (!verb->help || !verb->help[0])
				fail_msg("%s: %s has no help", games[i]->id, verb->name);
	}
}

/* The examples of the help can be said. */
static void every_example_can_be_said(void **state)
{
	struct said said = { 0 };
	struct rng rng;

	rng_seed(&rng, 1);
	for (int i = 0; games[i]; i++) {
		struct journal *journal = journal_new(games[i]);
		struct reason why;

		for (const char *const *line = games[i]->examples; line && *line; line++)
			if (journal_say(journal, *line, strlen(*line), 1000, &rng, false, &said, NULL,
			                &why) == JOURNAL_REFUSED)
				fail_msg("%s: %s: %s", games[i]->id, *line, why.text);
		journal_free(journal);
	}
	said_free(&said);
}

/* Each key of the ? page has a text. */
static void every_listed_key_has_help(void **state)
{
	for (int i = 0; screens[i]; i++)
		for (const struct binding *b = screens[i]->keys; b->key; b++)
			if (b->group && !b->help)
				fail_msg("%s: %s is listed without help", screens[i]->game->id, b->key);
}

/* ---- what asks before it ends or destroys what others see ---- */

/* Each key that does, by game, with its line: one that asks yes or no (binding.sure), or one that
 * asks why and so has its own Enter. */
static const struct {
	const char *game, *key, *line;
} destroyers[] = {
	{ "meccg", "c", "judge cheat {seat}" },
	{ "meccg", "X", "judge drop {seat}" },
	{ "meccg", "s", "judge stall {seat}" },
};

enum { DESTROYERS = sizeof destroyers / sizeof *destroyers };

static bool found[DESTROYERS];

/* Verbs after which a player, a game or what was prepared is gone. */
static bool is_destroying(const char *line)
{
	static const char *const verbs[] = { "out ",       "finish",      "rematch",      "withdraw ",
		                             "drop ",      "disqualify ", "scheme clear", "judge stall",
		                             "judge drop", "judge cheat" };

	for (size_t i = 0; line && i < sizeof verbs / sizeof *verbs; i++)
		if (strncmp(line, verbs[i], strlen(verbs[i])) == 0)
			return true;
	return false;
}

static void look_for_destroyers(const char *game, const struct binding *keys)
{
	for (const struct binding *b = keys; b && b->key; b++) {
		bool listed = false;

		for (int i = 0; i < DESTROYERS; i++)
			if (b->line && strcmp(destroyers[i].game, game) == 0 &&
			    strcmp(destroyers[i].key, b->key) == 0 &&
			    strcmp(destroyers[i].line, b->line) == 0)
				listed = found[i] = true;
		if ((b->sure || is_destroying(b->line)) && !listed)
			fail_msg("%s: %s says \"%s\": it is missing in the table of keys that ask", game,
			         b->key, b->line);
		if (is_destroying(b->line) && !b->sure && !strstr(b->line, "{*"))
			fail_msg("%s: %s says \"%s\" and does not ask", game, b->key, b->line);
		look_for_destroyers(game, b->menu);
		look_for_destroyers(game, b->instead);
	}
}

static void what_destroys_asks(void **state)
{
	for (int i = 0; screens[i]; i++) {
		look_for_destroyers(screens[i]->game->id, screens[i]->keys);
		for (const struct key_mode *mode = screens[i]->modes; mode && mode->name; mode++)
			look_for_destroyers(screens[i]->game->id, mode->keys);
	}
	for (int i = 0; i < DESTROYERS; i++)
		if (!found[i])
			fail_msg("%s: no key %s says \"%s\" any more", destroyers[i].game, destroyers[i].key,
			         destroyers[i].line);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_key_says_a_verb),
		cmocka_unit_test(no_screen_takes_a_common_key),
		cmocka_unit_test(every_game_has_a_screen_and_help),
		cmocka_unit_test(every_example_can_be_said),
		cmocka_unit_test(every_listed_key_has_help),
		cmocka_unit_test(what_destroys_asks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
