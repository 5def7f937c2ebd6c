/* SPDX-License-Identifier: MIT */
/*
 * One grammar in all games: what a letter of `grammar` may stand for, and that a game which has
 * the thing has it at that letter. Commander and Archenemy, which the same people play in one
 * evening, share every key of what they share. Tells everything that is wrong before it fails.
 */
#include <ctype.h>
#include <fnmatch.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "app/core/keys.h"
#include "rules/games.h"

/* A row is known by the line it says, the id of its offer, or its help: patterns of fnmatch. */
struct rule {
	const char *key, *means;
	/* These have the key in each game that has them, be it in the menu behind it; others may be there,
	 * too. */
	const char *does[8], *may[6];
	bool page;                            /* what it stands for is chosen behind the key */
	bool (*has)(const struct game *game); /* games that have the key, whatever their rows say */
};

static bool has_all(const struct game *game)
{
	return true;
}

static bool has_options(const struct game *game)
{
	return game->options;
}

static bool has_rulings(const struct game *game)
{
	const struct verb *verb;

	for (int n = 0; (verb = verb_at(game, n)); n++)
		if (verb->flags & VERB_RULING)
			return true;
	return false;
}

static bool has_files(const struct game *game)
{
	const struct verb *verb;

	for (int n = 0; (verb = verb_at(game, n)); n++)
		if (strcmp(verb->name, "export") != 0 && strstr(verb->args, "FILE"))
			return true;
	return false;
}

/* clang-format off */
static const struct rule grammar[] = {
	{ .key = "n", .means = "the turn, or the sheet, after this one",
	  .does = { "turn", "the lowest missing sheet*" }, .may = { "first", "pass" } },
	{ .key = "X", .means = "somebody leaves",
	  .does = { "out", "drop", "judge drop *", "withdraw", "concede" }, .may = { "concede, *" } },
	{ .key = "F", .means = "a file is read",
	  .does = { "* load *" }, .may = { "read a file*" }, .has = has_files },
	{ .key = "E", .means = "export and print", .does = { "export *" }, .page = true, .has = has_all },
	{ .key = "J", .means = "somebody joins or takes a seat",
	  .does = { "fill", "join", "player", "replace", "stand-in" } },
	{ .key = "O", .means = "options of this table", .does = { "option*" }, .page = true, .has = has_options },
	{ .key = "R", .means = "rulings", .does = { "rulings*", "judge" }, .page = true, .has = has_rulings },
	{ .key = "V", .means = "charts",
	  .does = { "chart *", "totals over the game", "luck by player*", "the dice so far*" },
	  .may = { "back to the panels", "panels" } },
	{ .key = "m", .means = "the second picture of the table; in Titan the legion's lands",
	  .does = { "matrix *", "draw the board, or show it", "a player's opponents", "all rounds, all players" },
	  .may = { "back to the *", "movement", "move" } },
};
/* clang-format on */

enum { RULES = sizeof grammar / sizeof *grammar };

/* What a row is known by. */
static const char *word_of(const struct binding *row)
{
	return row->line ? row->line : row->offer ? row->offer : row->help ? row->help : row->label;
}

static const struct binding *below(const struct binding *row)
{
	return row->menu ? row->menu : row->instead;
}

/* Keys that only tell where they went. */
static bool is_notice(const struct binding *row)
{
	return row->help && strncmp(row->help, "has moved", 9) == 0;
}

static bool matches(const char *const *patterns, const char *word)
{
	for (; *patterns; patterns++)
		if (fnmatch(*patterns, word, 0) == 0)
			return true;
	return false;
}

/* Whether the letter may stand for the row: by itself, or by all that its menu has. */
static bool may_stand(const struct rule *rule, const struct binding *row)
{
	if (matches(rule->does, word_of(row)) || matches(rule->may, word_of(row)))
		return true;
	for (const struct binding *m = row->menu; m && m->key; m++)
		if (!may_stand(rule, m))
			return false;
	return row->menu;
}

/* ---- the rows of a game ---- */

enum { ROWS_MOST = 600 };

/* A row, the keys that lead to it, the row of the first of them, and where. */
struct place {
	const struct binding *row, *top;
	char keys[20];
	const char *view;
};

struct rows {
	struct place place[ROWS_MOST];
	int count;
};

static void add_rows(struct rows *rows, const struct binding *keys, const struct place *before,
                     const char *view)
{
	for (; keys && keys->key; keys++) {
		struct place *p = &rows->place[rows->count];

		if (!word_of(keys) || is_notice(keys))
			continue;
		assert_true(rows->count++ < ROWS_MOST);
		*p = (struct place){ .row = keys, .top = before ? before->top : keys, .view = view };
		snprintf(p->keys, sizeof p->keys, "%s%s%s", before ? before->keys : "", before ? " " : "",
		         keys->key);
		if (strlen(p->keys) < 8) /* rows below rows lead back to each other */
			add_rows(rows, below(keys), p, view);
	}
}

static void take_rows(struct rows *rows, const struct game *game)
{
	const struct screen *screen = screen_find(game);

	rows->count = 0;
	add_rows(rows, common_keys, NULL, "EVERYWHERE");
	add_rows(rows, screen->keys, NULL, "TABLE");
	for (const struct key_mode *mode = screen->modes; mode && mode->name; mode++)
		add_rows(rows, mode->keys, NULL, mode->name);
}

/* ---- the grammar ---- */

static int clashes;

static void clash(const struct game *game, const struct place *p, const struct rule *rule, const char *what)
{
	clashes++;
	print_error("%s: %s (%s) is %s \"%s\": %s%s is %s\n", game->id, p->keys, p->view, word_of(p->row),
	            p->row->label ? p->row->label : "", what, rule->key, rule->means);
}

/* Whether the key, or the menu behind it, does the same as the row. */
static bool stands_at(const struct rows *rows, const char *key, const struct binding *row)
{
	for (int i = 0; i < rows->count; i++)
		if (strcmp(rows->place[i].top->key, key) == 0 &&
		    strcmp(word_of(rows->place[i].row), word_of(row)) == 0)
			return true;
	return false;
}

/* Whether the same keys, in a view before, did the same. */
static bool is_told(const struct rows *rows, const struct place *p)
{
	for (const struct place *before = rows->place; before < p; before++)
		if (strcmp(before->keys, p->keys) == 0 && strcmp(word_of(before->row), word_of(p->row)) == 0)
			return true;
	return false;
}

static void check_rule(const struct game *game, const struct rows *rows, const struct rule *rule)
{
	bool at = false;

	for (int i = 0; i < rows->count; i++) {
		const struct place *p = &rows->place[i];
		bool here = strcmp(p->keys, rule->key) == 0;

		at = at || (here && may_stand(rule, p->row));
		if (is_told(rows, p))
			continue;
		if (here && !may_stand(rule, p->row))
			clash(game, p, rule, "");
		else if (!here && !rule->page && matches(rule->does, word_of(p->row)) &&
		         !stands_at(rows, rule->key, p->row))
			clash(game, p, rule, "missing at ");
	}
	if (at || !rule->has || !rule->has(game))
		return;
	clashes++;
	print_error("%s: no %s, which is %s\n", game->id, rule->key, rule->means);
}

static void every_letter_keeps_the_grammar(void **state)
{
	static struct rows rows;

	clashes = 0;
	for (int i = 0; games[i]; i++) {
		take_rows(&rows, games[i]);
		for (int r = 0; r < RULES; r++)
			check_rule(games[i], &rows, &grammar[r]);
	}
	assert_int_equal(clashes, 0);
}

/* ---- Commander and Archenemy ---- */

/* Whether a key asks for something before anything changes. */
static bool asks(const struct binding *row)
{
	return row->menu || row->sure || row->head || (row->line && strpbrk(row->line, "?#~\"*+%"));
}

/* Whether they do the same, or their menus have a row that does. */
static bool agree(const struct binding *a, const struct binding *b)
{
	if (strcmp(word_of(a), word_of(b)) == 0)
		return true;
	for (const struct binding *x = a->menu; x && x->key; x++)
		for (const struct binding *y = b->menu; y && y->key; y++)
			if (strcmp(word_of(x), word_of(y)) == 0)
				return true;
	return false;
}

/* The next row of a letter, or of that one, in any view. */
static const struct place *next_letter(const struct rows *rows, const struct place *p, const char *key)
{
	for (p = p ? p + 1 : rows->place; p < rows->place + rows->count; p++)
		if (isalpha((unsigned char)p->keys[0]) && !p->keys[1] && (!key || strcmp(p->keys, key) == 0))
			return p;
	return NULL;
}

/* A letter of both does one thing in both, or asks in both before it does anything. */
static void check_letter(const struct rows *a, const struct rows *b, const char *key)
{
	bool same = false, asked = true;

	for (const struct place *p = NULL; (p = next_letter(a, p, key));)
		for (const struct place *q = NULL; (q = next_letter(b, q, key));) {
			same = same || agree(p->row, q->row);
			asked = asked && asks(p->row) && asks(q->row);
		}
	if (same || asked)
		return;
	clashes++;
	print_error("%s: commander %s, archenemy %s\n", key, word_of(next_letter(a, NULL, key)->row),
	            word_of(next_letter(b, NULL, key)->row));
}

/* What both have by a letter, both have by the same one. */
static void check_shared(const struct rows *a, const struct rows *b, const char *names)
{
	for (const struct place *p = NULL; (p = next_letter(a, p, NULL));)
		for (const struct place *q = NULL; (q = next_letter(b, q, NULL));)
			if (strcmp(word_of(p->row), word_of(q->row)) == 0 && !is_told(a, p) &&
			    !is_told(b, q) && !stands_at(b, p->keys, p->row)) {
				clashes++;
				print_error("%s: %s is %s and %s\n", names, word_of(p->row), p->keys,
				            q->keys);
			}
}

static void commander_and_archenemy_share_their_keys(void **state)
{
	static struct rows a, b;

	clashes = 0;
	take_rows(&a, game_find("commander"));
	take_rows(&b, game_find("archenemy"));
	for (const struct place *p = NULL; (p = next_letter(&a, p, NULL));)
		if (p == next_letter(&a, NULL, p->keys))
			check_letter(&a, &b, p->keys);
	check_shared(&a, &b, "commander, archenemy");
	check_shared(&b, &a, "archenemy, commander");
	assert_int_equal(clashes, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_letter_keeps_the_grammar),
		cmocka_unit_test(commander_and_archenemy_share_their_keys),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
