/* SPDX-License-Identifier: MIT */
/*
 * The options of a table as a page over it, in every game: each has a row, in both languages; a
 * choice is a line; what may not change says why; and a table has options before it has players.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/i18n.h"
#include "rules/games.h"
#include "tests/kit/programs.h"

#define DOWN "\033OB"
#define UP "\033OA"
#define LEFT "\033OD"
#define RIGHT "\033OC"

/* The beginning of a text of the page: English has it, the other language has not. */
static void check_text(struct term *t, const struct game_option *o, const char *before, const char *text,
                       bool english)
{
	char begin[40];

	if (!text || !*text)
		fail_msg("option %s has no text", o->key);
	snprintf(begin, sizeof begin, "%s%.20s", before, i18n_marked(text));
	if (english)
		term_wait_text(t, begin);
	else if (term_has(t, begin))
		fail_msg("option %s is not translated: %s", o->key, begin);
}

/* The words of its choices, but for numbers and those that texts have, too: the page shows them in the
 * language. */
static void check_choices(struct term *t, const struct game_option *o)
{
	char word[40], shown[sizeof word + 2];

	for (int n = 0; choice_at(option_choices(o), n, word, sizeof word); n++) {
		snprintf(shown, sizeof shown, " %s ", word);
		if (word[0] >= 'a' && !strstr("on off", word) && term_has(t, shown))
			fail_msg("option %s shows %s", o->key, word);
	}
}

static void walk_rows(struct term *t, const struct game *game, bool english)
{
	for (const struct game_option *o = game->options; o->key; o++) {
		char usage[200];

		snprintf(usage, sizeof usage, "option %s %s", o->key, o->values);
		term_wait_text(t, usage);
		check_text(t, o, "▸ ", o->label, english);
		check_text(t, o, "", o->help, english);
		if (!english)
			check_choices(t, o);
		term_send(t, DOWN);
	}
}

static void every_option_has_a_row_in_both_languages(void **state)
{
	for (int i = 0; games[i]; i++)
		for (int english = 1; english >= 0; english--) {
			struct term *t = programs_open_alone(
				*state, (struct term_start){
						.rows = 70, .cols = 200, .args = { "new", games[i]->id } });

			term_press(t, english ? ":settings language en\r" : ":settings language ja\r",
			           english ? "language: English" : "日本語");
			term_press(t, "O", "▸");
			walk_rows(t, games[i], english);
		}
}

/* The rounds of an event and those of a score sheet are two words in Japanese. */
static void rounds_are_those_of_the_game(void **state)
{
	static const struct {
		const char *game, *shows;
	} label[] = { { "championship", "回戦数  " }, { "score", "ラウンド数  " } };

	for (size_t i = 0; i < sizeof label / sizeof label[0]; i++) {
		struct term *t =
			programs_open_alone(*state, (struct term_start){ .args = { "new", label[i].game } });

		term_press(t, ":settings language ja\r", "日本語");
		term_press(t, "O", label[i].shows);
	}
}

/* ---- a choice is a line ---- */

enum { KEYS_MOST = 16 };

/* Keys, and what the page shows then: a choice of each kind, and one that may not be made now. */
static const struct {
	const char *game;
	struct {
		const char *keys, *shows;
	} press[KEYS_MOST];
} games_pressed[] = {
	{ "commander",
	  { { "O\r", "option rules: 2010" },
	    { DOWN "\r", "option format: brawl" },
	    { RIGHT, "option format: duel" }, /* three make no teams of two: 2hg is dim */
	    { "u", "Undone: option format: duel" },
	    { DOWN "\r", ":option life " },
	    { "0\r", "takes a number from 1 to" },
	    { "\b30\r", "option life: 30" },
	    { UP UP UP UP UP UP UP RIGHT, "option mulligan: london" },
	    { TERM_ESC ":keep each\r", "Bob keeps" },
	    { "O" DOWN, "cannot change now: option format is set before play" },
	    { RIGHT, "option format is set before play: u or f r first" },
	    { DOWN "\r", " option life is set before play: u or f r first" },
	    { "O", "Alice" } } },
	{ "archenemy",
	  { { ":archenemy Alice\r", "Alice" },
	    { "O" UP, "the hero who decides" },
	    { RIGHT, "option decider: Bob" },
	    { UP RIGHT, "option begins: loser" },
	    { UP UP UP RIGHT, "option deck: commander" },
	    { UP RIGHT, "option team-poison: on" },
	    { UP "\r", ":option team-life " },
	    { "60\r", "option team-life: 60" },
	    { RIGHT, "option team-life: off" } } },
	{ "titan",
	  { { "O" RIGHT, "dispute min_strike_number: 2" },
	    { LEFT, "dispute min_strike_number: 1" },
	    { UP RIGHT, "option open-legions: on" },
	    { TERM_ESC ":tower Alice 1\r", "Alice" },
	    { ":options\r" UP UP UP UP UP UP UP UP UP, "masterboard is chosen before the towers" } } },
	{ "catan",
	  { { "O", "cannot change now: set the extension before players sit down" },
	    { DOWN RIGHT, "a new harbour can be used from the next turn on" },
	    { DOWN "\r12\r", "12 points win" },
	    { DOWN "\r", "the robber spares players with 2 points" },
	    { DOWN "\r2\r", "a 7 in the first 2 rounds is rerolled" },
	    { DOWN DOWN "\r", "option begins: seat" },
	    { DOWN "\r", "Alice: colour red" },
	    { DOWN "\r", "Bob: colour blue" } } },
	{ "championship",
	  { { "O\r", "Studio programme" },
	    { DOWN "\r5\r", "the next schedule has 5 rounds" },
	    { DOWN "\r", "tiebreak: share-points" } } },
	{ "score",
	  { { "O\r", "option win: low" },
	    { DOWN "\r60\r", "option target: 60" },
	    { LEFT, "option target: off" },
	    { UP UP UP UP UP UP LEFT, "option first: stay" },
	    { TERM_ESC ":points Alice 5\r", "Alice" },
	    { "O" DOWN DOWN DOWN DOWN, "cannot change now: the sheet has points already" } } },
};

static void a_choice_is_a_line(void **state)
{
	for (size_t i = 0; i < sizeof games_pressed / sizeof *games_pressed; i++) {
		struct term *t = programs_open_alone(
			*state, (struct term_start){
					.args = { "new", games_pressed[i].game, "Alice", "Bob", "Carol" } });

		term_wait_row(t, -1, "? help");
		for (int n = 0; n < KEYS_MOST && games_pressed[i].press[n].keys; n++)
			term_press(t, games_pressed[i].press[n].keys, games_pressed[i].press[n].shows);
	}
}

/* What is refused is dim, the bar has only keys that do something, and a click chooses. */
static void what_is_refused_is_dim(void **state)
{
	struct term *t = programs_open(
		*state, (struct term_start){ .args = { "new", "catan", "Alice", "Bob", "Carol" } });
	int row, col;

	term_press(t, "O", "cannot change now");
	assert_true(term_find(t, "on  off", &row, &col));
	assert_true(term_cell(t, row, col).dim || term_cell(t, row, col).fg != -1);
	assert_false(term_has(t, "next value"));
	term_press(t, DOWN, "next value");
	assert_true(term_find(t, "next-turn", &row, &col));
	assert_false(term_cell(t, row, col).dim || term_cell(t, row, col).fg != -1);
	term_click(t, "next-turn", "a new harbour can be used from the next turn on");
}

/* In the place of MECCG's own O, which has moved, the first O says where; a key bound to it does it still. */
static void a_key_that_has_moved_says_where(void **state)
{
	struct term *t;

	programs_bind(*state, "meccg O F2\n");
	t = programs_open(*state, (struct term_start){ .args = { "new", "meccg", "Alice", "Bob" } });
	term_wait_text(t, "keys, line 1: O has moved to f; F2 still works");
	term_press(t, "O\r", "rules: coe");
	term_press(t, DOWN "\r", "length: 3");
	term_press(t, TERM_ESC ":turn 1 & character 1 Gandalf & character 2 Legolas points=3\r",
	           "Gandalf in play");
	term_press(t, "O", "moved to f: roll for the first check; O again: options of this table");
	term_press(t, "O", "cannot change now: the rules are chosen before the draft");
	term_send(t, RIGHT);
	term_wait_row(t, 22, "the rules are chosen before the draft");
	term_press(t, TERM_ESC "\033OQ", "nobody has called the council");
	term_press(t, "n", "arrows cell");
	term_press(t, "f", "nobody has called the council");
	term_press(t, "y", "the first check");
}

/* ---- before there are players ---- */

static void an_empty_table_takes_any_line(void **state)
{
	struct term *t = programs_open(*state, (struct term_start){ .args = { "new", "catan" } });

	term_press(t, ":option extension on\r", "with the extension");
	term_press(t, "O", "may change until players sit down");
	term_press(t, UP, "cannot change now: nobody is seated yet");
	term_press(t, TERM_ESC "\rA B C D E\r", "seated: A, B, C, D, E");
}

/* ---- who watches ---- */

static void a_watcher_changes_nothing(void **state)
{
	struct programs *s = *state;
	struct term *t = programs_four(s), *watcher;

	term_press(t, "O\r", "option rules: 2010");
	watcher = programs_open(s, (struct term_start){ .args = { "open", programs_session(s) } });
	term_wait_text(watcher, "watching");
	term_press(watcher, "O", "cannot change now: another program has this table open");
	assert_false(term_has(watcher, "next value"));
	term_press(watcher, DOWN "\r", "you can only watch");
	term_press(t, "u", "Undone: option rules: 2010");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, programs_begin, programs_end)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(every_option_has_a_row_in_both_languages),
		TEST(rounds_are_those_of_the_game),
		TEST(a_choice_is_a_line),
		TEST(what_is_refused_is_dim),
		TEST(a_key_that_has_moved_says_where),
		TEST(an_empty_table_takes_any_line),
		TEST(a_watcher_changes_nothing),
	};

	return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
