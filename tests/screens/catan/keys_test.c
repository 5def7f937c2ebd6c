/* SPDX-License-Identifier: MIT */
/*
 * The dealer's screen: its pictures, and a round dealt by its keys alone.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/catan/catan.h"
#include "tests/kit/stage.h"

/* A game of four whose hexes were told, up to somebody's seven. */
static struct stage *with_hexes(void)
{
	struct stage *s = stage_new(&catan_game);

	stage_say(s, "title \"Table 4\"", "seat Anna Boris 千葉 Dora",
	          "build Anna settlement at=w6,o8,g3 free", "build Anna road free",
	          "build Boris settlement at=b5,l4,g11 free", "build Boris road free",
	          "build 千葉 settlement at=o9,w12,l8 free", "build 千葉 road free",
	          "build Dora settlement at=g9,b10,o3 free", "build Dora road free",
	          "build Dora settlement at=l3,w5,b6 free", "build Dora road free",
	          "build 千葉 settlement at=g6,w10,o8b free", "build 千葉 road free",
	          "build Boris settlement at=w4,l9,o5 free", "build Boris road free",
	          "build Anna settlement at=g12,b8,l11 free", "build Anna road free", "roll 2 4", "turn",
	          "roll 3 5", "turn", "roll 4 4", "turn", "roll 5 4", "turn", "roll 5 5", "give Anna 2b1l2g",
	          "give Dora 3w2o3b", "give 千葉 5g1b1w1g", "buy Anna knight", "turn", NULL);
	return s;
}

static struct stage *at_a_seven(void)
{
	struct stage *s = with_hexes();

	stage_say(s, "clock start", "roll 5 2", NULL);
	return s;
}

static void test_pictures(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = {
		{ 24, 80 }, { 18, 60 }, { 30, 100 }, { 43, 132 }, { 60, 200 }, { 12, 40 },
	};
	struct stage *s = at_a_seven();

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		char name[60];

		snprintf(name, sizeof name, "a seven, %dx%d", sizes[i].cols, sizes[i].rows);
		stage_check(s, sizes[i].rows, sizes[i].cols, false, "catan/look.txt", name);
	}
	stage_check(s, 24, 80, true, "catan/look.txt", "a seven, 80x24, ascii, no colour");
	stage_free(s);
}

/* Every size draws whole, and nothing outside it. */
static void test_every_size(void **state)
{
	struct stage *s = at_a_seven();

	(void)state;
	for (int rows = 5; rows <= 62; rows += 3)
		for (int cols = 20; cols <= 200; cols += 7)
			delwin(stage_show(s, rows, cols, false, false));
	stage_free(s);
}

static void test_six_players(void **state)
{
	struct stage *s = stage_new(&catan_game);

	(void)state;
	stage_check(s, 24, 80, false, "catan/look.txt", "nobody sits here, 80x24");
	stage_say(s, "option extension on", "seat Anna Boris Chie Dora Emil Fay", "roll 3 4", NULL);
	stage_check(s, 24, 80, false, "catan/look.txt", "six players, 80x24");
	stage_check(s, 18, 60, false, "catan/look.txt", "six players, 60x18");
	stage_free(s);
}

/* What the hands can hold is shown until the next key, or five seconds. */
static void test_hands_are_hidden_again(void **state)
{
	struct stage *s = with_hexes();
	char row[4000], roles[4000];
	WINDOW *win;

	(void)state;
	stage_press(s, "H");
	stage_check(s, 24, 80, false, "catan/look.txt", "hands, 80x24");
	stage_press(s, "Tab");
	for (int shown = 1; shown >= 0; shown--) {
		stage_press(s, "H");
		stage_wait(s, shown ? 4999 : 5000);
		win = stage_show(s, 24, 80, false, false);
		snapshot_row(win, 2, row, roles, sizeof row);
		assert_int_equal(strstr(row, "HANDS") != NULL, shown);
		delwin(win);
	}
	stage_press(s, "F");
	stage_check(s, 24, 80, false, "catan/look.txt", "flow, 80x24");
	stage_free(s);
}

/* A whole turn by keys: two for a building, three for a roll. */
static void test_keys_deal_a_turn(void **state)
{
	struct stage *s = with_hexes();
	const struct catan *c = stage_state(s);

	(void)state;
	assert_int_equal(c->table.turn, 1);
	stage_press(s, "r 5 2");
	assert_int_equal(c->rolls, 6);
	assert_int_equal(c->seen[7], 1);
	assert_int_equal(c->player[0].must_discard, 5);
	stage_press(s, "d 8 g 1 o Enter"); /* from the left of who rolled */
	assert_int_equal(c->player[2].cards, 9);
	stage_press(s, "d 3 w 1 o 3 b Enter");
	assert_int_equal(c->player[0].must_discard, 5);
	stage_press(s, "d 2 b 1 l 2 g Enter");
	assert_false(catan_discards_due(c));
	assert_true(c->robber_due);
	stage_press(s, "x o 8 Enter");
	assert_false(stage_refused(s));
	stage_press(s, "s");
	assert_false(stage_refused(s));
	assert_int_equal(c->player[0].cards, 4); /* Anna sits alone at o8 */
	assert_int_equal(c->player[1].cards, 5);
	stage_press(s, "n");
	assert_int_equal(c->table.turn, 2);
	stage_press(s, "Enter");
	assert_int_equal(c->table.turn, 2);
	stage_free(s);
}

/* A key that cannot be meant now says so before anything is typed. */
static void test_refused_keys_say_why(void **state)
{
	static const struct {
		const char *keys, *why;
	} refused[] = {
		{ "d", "nobody must discard: a 7 takes half of more than 7 cards" },
		{ "s", "there is nothing to steal: a 7 or a knight moves the robber first, and then takes "
		       "one card" },
		{ "x", "the robber stays: a 7 or a knight moves it" },
		{ "t p", "Boris must roll the dice first: roll A B" },
		{ "t b", "Boris must roll the dice first: roll A B" },
		{ "o", "nothing has been rolled this turn: roll A B" },
		{ "b s", "Boris must roll the dice first: roll A B" },
		{ "1 c m", "a development card is played on one's own turn" },
	};
	struct stage *s = with_hexes();

	(void)state;
	stage_press(s, "2");
	for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
		stage_press(s, refused[i].keys);
		assert_true(stage_refused(s));
		assert_string_equal(stage_message(s), refused[i].why);
	}
	stage_press(s, "2 r 1 1 b s");
	assert_true(stage_refused(s));
	assert_string_equal(stage_message(s), "Boris holds 0 brick, not 1");
	stage_press(s, "P Enter r");
	assert_true(stage_refused(s));
	assert_string_equal(stage_message(s),
	                    "the game stands still until the judge has spoken (W1.2.2): resume");
	stage_free(s);
}

static void line_is(struct stage *s, const char *text)
{
	char row[4000], roles[4000];
	WINDOW *win = stage_show(s, 24, 80, false, false);

	snapshot_row(win, 22, row, roles, sizeof row);
	delwin(win);
	if (!strstr(row, text))
		fail_msg("%s, not %s", row, text);
}

/* What a 7 asks of people is told after each step of it, and nothing said between is hidden. */
static void test_what_is_owed(void **state)
{
	struct stage *s = with_hexes();

	(void)state;
	stage_press(s, "r 5 2");
	line_is(s, "7: Anna discards 5, 千葉 9, Dora 7, then Boris moves the robber");
	stage_press(s, "d 8 g 1 o Enter");
	line_is(s, "7: Anna discards 5, Dora 7, then Boris moves the robber");
	stage_press(s, "1 a 1 0 Enter");
	line_is(s, "agreed: Anna holds 10 cards");
	stage_press(s, "n");
	line_is(s, "Anna must discard 5 cards first");
	stage_press(s, "d 2 b 1 l 2 g Enter d 3 w 1 o 3 b Enter");
	line_is(s, "Boris moves the robber");
	stage_press(s, "P j u d g e Enter");
	line_is(s, "paused: judge");
	stage_press(s, "P x o 8 Enter");
	line_is(s, "Boris may steal from: Anna");
	stage_free(s);
}

/* A count that is disputed: what happened to the hand stands there, line by line. */
static void test_audit_in_full(void **state)
{
	struct stage *s = with_hexes();

	(void)state;
	stage_press(s, "1 a 9 Enter");
	stage_check(s, 24, 80, false, "catan/look.txt", "an audit, 80x24");
	stage_check(s, 12, 40, false, "catan/look.txt", "an audit, 40x12");
	stage_press(s, "Esc");
	stage_check(s, 18, 60, false, "catan/look.txt", "after an audit, 60x18");
	stage_free(s);
}

static void row_says(struct stage *s, const char *menu, const char *row, const char *value)
{
	struct choice choice[CHOICES_MAX];
	const struct screen *screen = screen_find(&catan_game);
	int count = screen->choices(stage_view(s), stage_state(s), menu, "", choice, CHOICES_MAX);

	for (int i = 0; i < count; i++)
		if (strcmp(choice[i].key, row) == 0) {
			assert_string_equal(choice[i].value, value);
			return;
		}
	if (value[0])
		fail_msg("%s has no row %s", menu, row);
}

/* What is in the way of a row stands beside it in a word. */
static void test_rows_say_what_is_lacking(void **state)
{
	struct stage *s = with_hexes();

	(void)state;
	stage_press(s, "2");
	row_says(s, "b", "r", "not now");
	row_says(s, "t", "b", "not now");
	row_says(s, "c", "k", "");
	stage_say(s, "roll 1 1", "hand Boris 2b1l1w1o", "port Boris grain", NULL);
	row_says(s, "b", "r", "13 left");
	row_says(s, "b", "s", "lacks 1 grain");
	row_says(s, "b", "c", "lacks 2 grain 2 ore");
	row_says(s, "b", "d", "lacks 1 grain");
	row_says(s, "b", "f", "not now");
	row_says(s, "t", "b", "2 grain, 4 for 1");
	stage_say(s, "held Boris roads", "play Boris roads", "deck 0", NULL);
	row_says(s, "b", "d", "none left");
	row_says(s, "b", "f", "2 due");
	row_says(s, "c", "k", "not now");
	stage_free(s);
}

/* Where no building has its hexes the robber need not be said before the theft. */
static void test_stealing_without_a_board(void **state)
{
	struct stage *s = stage_new(&catan_game);
	const struct catan *c = stage_state(s);

	(void)state;
	stage_say(s, "seat Anna Boris Chie", "give Boris 8g", NULL);
	stage_press(s, "r 3 4");
	stage_press(s, "s");
	assert_true(stage_refused(s)); /* Boris discards first */
	stage_press(s, "d 4 g Enter s");
	assert_false(stage_refused(s));
	assert_int_equal(c->player[0].cards, 1);
	stage_free(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_pictures),
		cmocka_unit_test(test_every_size),
		cmocka_unit_test(test_six_players),
		cmocka_unit_test(test_hands_are_hidden_again),
		cmocka_unit_test(test_keys_deal_a_turn),
		cmocka_unit_test(test_refused_keys_say_why),
		cmocka_unit_test(test_what_is_owed),
		cmocka_unit_test(test_audit_in_full),
		cmocka_unit_test(test_rows_say_what_is_lacking),
		cmocka_unit_test(test_stealing_without_a_board),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
