/* SPDX-License-Identifier: MIT */
/*
 * The Titan screen: a click finds each hex and each unit that waits, and the
 * keys of the hint bar lead through a whole battle.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/spots.h"
#include "screens/titan/inner.h"
#include "tests/kit/stage.h"

extern const struct screen titan_screen;

static const struct titan *state_of(struct stage *s)
{
	return stage_state(s);
}

static struct titan_view *view_of(struct stage *s)
{
	return stage_view(s);
}

static bool shows(struct stage *s, const char *text)
{
	WINDOW *win = stage_show(s, 24, 80, false, false);
	bool has = snapshot_has(win, text);

	delwin(win);
	return has;
}

/* What can be clicked in a picture of this size. */
static void draw(struct stage *s, int rows, int cols, struct spots *spots)
{
	struct palette palette = snapshot_palette(false, true);
	struct frame frame = { .palette = &palette };
	WINDOW *win = snapshot_window(rows, cols);
	int y, x;

	spots->count = 0;
	palette.spots = spots;
	screen_draw(&titan_screen, stage_view(s), stage_state(s), &frame, win, &y, &x);
	delwin(win);
}

static void a_click_finds_its_hex(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 21, 80 }, { 15, 60 }, { 27, 100 }, { 40, 132 }, { 57, 200 } };
	struct stage *s = stage_new(&titan_game);

	stage_say(s, "battle Hills", "force attacker titan lion", "force defender ogre", "place a1 C3",
	          "place a2 D4", "place d1 B3", "at turn=3 side=defender phase=strike", NULL);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct titan_board board = titan_board_of(sizes[i].rows, sizes[i].cols);
		struct spots spots;

		assert_true(board.flat > 0);
		draw(s, sizes[i].rows, sizes[i].cols, &spots);
		for (int hex = 0; hex < TITAN_HEXES; hex++)
			for (int row = 1; row <= 2 * board.slant; row++) {
				int top, left, x, cols;

				titan_hex_place(&board, hex, &top, &left);
				assert_true(titan_hex_inside(&board, hex, row, &x, &cols));
				assert_true(x >= 0 && x + cols <= board.cols && top + row < board.rows);
				for (int end = 0; end < 2; end++) {
					const struct spot *spot =
						spots_at(&spots, top + row, end ? x + cols - 1 : x);

					assert_non_null(spot);
					assert_int_equal(spot->what, SPOT_HEX);
					assert_int_equal(spot->n, hex);
				}
				view_of(s)->picked = 0;
				titan_screen.touch(view_of(s), state_of(s), SPOT_HEX, hex);
				assert_int_equal(view_of(s)->hex, hex);
			}
		assert_null(spots_at(&spots, 0, sizes[i].cols - 1));
	}
	assert_int_equal(titan_board_of(9, 40).flat, 0);
	stage_free(s);
}

/* The panel has a counter for each unit that waits to enter, in each size that has a panel. */
static void a_click_finds_a_unit_that_waits(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 21, 80 }, { 15, 60 }, { 40, 132 } };

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct stage *s = stage_new(&titan_game);
		titan_units found = 0;
		struct spots spots;

		stage_say(s, "battle Hills", "force attacker titan lion",
		          "force defender titan ogre*2 unicorn", "step", "step", "step", NULL);
		draw(s, sizes[i].rows, sizes[i].cols, &spots);
		for (int n = 0; n < spots.count; n++) {
			view_of(s)->picked = 0;
			if (spots.spot[n].what == SPOT_UNIT)
				titan_screen.touch(view_of(s), state_of(s), SPOT_UNIT, spots.spot[n].n);
			if (view_of(s)->picked)
				found |= 1u << titan_picked(view_of(s));
		}
		assert_true(titan_waiting(state_of(s)) != 0);
		assert_int_equal(found, titan_waiting(state_of(s)));
		stage_free(s);
	}
}

static void press(struct stage *s, const char *key)
{
	stage_press(s, key);
	if (stage_asks_sure(s))
		stage_press(s, "y");
	if (stage_refused(s))
		fail_msg("%s: %s", key, stage_message(s));
}

/* Tab, Enter, H and Space alone lead from the forces to the points, and the
 * hint bar offers each of them when it is due. */
static void a_battle_by_the_hint_bar(void **state)
{
	enum { PRESSES_MOST = 3000 };
	struct stage *s = stage_new(&titan_game);
	int presses = 0;

	stage_seed(s, 7);
	stage_say(s, "battle Hills", "force attacker titan lion*2 minotaur",
	          "force defender titan ogre*2 unicorn", NULL);
	for (; presses < PRESSES_MOST && state_of(s)->step != STEP_2_5_6_10; presses++) {
		bool entering;

		stage_press(s, "Tab");
		if (stage_refused(s)) {
			assert_true(shows(s, "Space "));
			press(s, "Space");
			continue;
		}
		entering = titan_picked(view_of(s)) >= 0 &&
		           state_of(s)->battle.unit[titan_picked(view_of(s))].hex < 0 &&
		           !shows(s, "cannot go to");
		press(s, entering || !titan_is_maneuver(state_of(s)) ? "Enter" : "H");
	}
	assert_true(presses < PRESSES_MOST);
	assert_true(state_of(s)->battle.over != OVER_NOT);
	assert_true(shows(s, "another battle"));
	press(s, "B w r Enter"); /* nobody is seated, so no player is asked for */
	assert_string_equal(stage_line(s), "battle Woods side=right");
	stage_free(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_click_finds_its_hex),
		cmocka_unit_test(a_click_finds_a_unit_that_waits),
		cmocka_unit_test(a_battle_by_the_hint_bar),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
