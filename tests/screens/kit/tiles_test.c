/* SPDX-License-Identifier: MIT */
/*
 * Panels of players: a fact stands at the same place in all of them, whatever the others have; all
 * numbers have one size; and every window shows who plays and the numbers.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/digits.h"
#include "screens/kit/spots.h"
#include "screens/kit/tiles.h"
#include "tests/kit/snapshot.h"

enum { FACTS = 4, LINE = 1000 };

static const int windows[][2] = { { 15, 60 }, { 21, 80 }, { 40, 132 }, { 57, 200 }, { 9, 40 }, { 3, 12 } };
enum { WINDOWS = sizeof windows / sizeof *windows };

static const char *const names[TABLE_SEATS] = { "Ann", "Bob", "Cid", "Dee", "Eve",
	                                        "Fay", "Gus", "Hal", "Ida", "Jon" };

static struct chips no_chips(const void *scene, int seat, enum chip_form form)
{
	return (struct chips){ .count = 0 };
}

static struct tiles *table_of(int count, int rows, int cols, bool seconds)
{
	struct tiles *tiles = calloc(1, sizeof *tiles);

	assert_non_null(tiles);
	tiles->at = (struct area){ 0, 0, rows, cols };
	tiles->count = count;
	tiles->usual = 40;
	tiles->facts = FACTS;
	tiles->seconds = seconds;
	for (int i = 0; i < count; i++) {
		struct tile *tile = &tiles->tile[i];

		tile->panel = (struct panel){ .seat = i, .name = names[i], .chips = no_chips };
		tile->number = (struct tile_number){ .number = 30 + i, .style = ROLE_SEAT + i };
		tile->second = (struct tile_number){ .number = 10 + i, .style = ROLE_NORMAL };
		for (int k = 0; k < FACTS; k++)
			tile_fact(&tile->fact[k], ROLE_NORMAL, "%c%d", 'a' + k, i);
	}
	return tiles;
}

static struct spots panels; /* of the last picture: where a click finds each seat */

static WINDOW *draw(const struct tiles *tiles, const struct palette *palette)
{
	WINDOW *win = snapshot_window(tiles->at.rows, tiles->at.cols);
	struct palette p = *palette;
	int y = 0, x = 0;

	p.spots = &panels;
	panels.count = 0;
	paint_blank(win, &p, 0, 0, tiles->at.rows, tiles->at.cols);
	tiles_draw(win, &p, tiles, &y, &x);
	assert_int_equal(panels.count, tiles->count);
	return win;
}

/* Where a word stands in the panel of a seat; false: it does not. */
static bool find(WINDOW *win, int seat, const char *word, int *y, int *x)
{
	const struct spot at = panels.spot[seat];

	assert_int_equal(at.n, seat);
	for (*y = 0; *y < at.rows; (*y)++)
		for (*x = 0; *x < at.cols; (*x)++) {
			size_t i = 0;

			while (word[i] &&
			       mvwinch(win, at.y + *y, at.x + *x + (int)i) % 256 == (chtype)word[i])
				i++;
			if (!word[i])
				return true;
		}
	return false;
}

/* The first panels of each row are alike in size; so are those below each other where rows divide evenly. */
static bool alike(const struct tiles *tiles, int seat)
{
	struct tiles_plan plan = tiles_plan(tiles);
	const struct spot first = panels.spot[0], at = panels.spot[seat];

	return plan.form != TILES_LINES && first.rows == at.rows && first.cols == at.cols;
}

static void test_facts_keep_their_place(void **state)
{
	struct palette p = snapshot_palette(false, false);

	for (int n = 0; n < WINDOWS * TABLE_SEATS; n++) {
		struct tiles *tiles = table_of(1 + n % TABLE_SEATS, windows[n / TABLE_SEATS][0],
		                               windows[n / TABLE_SEATS][1], n % 3 == 0);
		WINDOW *win = draw(tiles, &p);

		for (int seat = 1; seat < tiles->count; seat++)
			for (int k = 0; k < FACTS && alike(tiles, seat); k++) {
				int y[2], x[2];
				bool one = find(win, 0, tiles->tile[0].fact[k].text, &y[0], &x[0]);
				bool other = find(win, seat, tiles->tile[seat].fact[k].text, &y[1], &x[1]);

				assert_int_equal(one, other);
				assert_true(!one || (y[0] == y[1] && x[0] == x[1]));
			}
		delwin(win);
		free(tiles);
	}
}

/* What the others have, and what an own fact tells, moves nothing. */
static void test_nothing_rearranges(void **state)
{
	struct palette p = snapshot_palette(false, false);

	for (int n = 0; n < WINDOWS; n++) {
		struct tiles *tiles = table_of(4, windows[n][0], windows[n][1], false);
		WINDOW *before = draw(tiles, &p), *after;
		int y[2], x[2];

		for (int seat = 1; seat < 4; seat++) {
			tile_fact(&tiles->tile[seat].fact[0], ROLE_DANGER, "a much longer fact than before");
			tile_fact(&tiles->tile[seat].fact[2], ROLE_NORMAL, "%s", "");
			tile_note(&tiles->tile[seat], ROLE_WARNING, "monarch");
			tiles->tile[seat].number.number = 7;
		}
		after = draw(tiles, &p);
		for (int k = 0; k < FACTS; k++) {
			const char *word = tiles->tile[0].fact[k].text;
			bool was = find(before, 0, word, &y[0], &x[0]);

			assert_int_equal(was, find(after, 0, word, &y[1], &x[1]));
			assert_true(!was || (y[0] == y[1] && x[0] == x[1]));
		}
		if (alike(tiles, 3)) { /* its own facts, too */
			assert_int_equal(find(before, 3, "d3", &y[0], &x[0]),
			                 find(after, 3, "d3", &y[1], &x[1]));
			assert_true(y[0] == y[1] && x[0] == x[1]);
		}
		delwin(before);
		delwin(after);
		free(tiles);
	}
}

/* Every window has the names, and the numbers as digits or as text. */
static void test_all_are_told(void **state)
{
	for (int n = 0; n < 2 * WINDOWS * TABLE_SEATS; n++) {
		struct palette p = snapshot_palette(n % 2, n % 4 > 1);
		const int *size = windows[n / 2 / TABLE_SEATS];
		struct tiles *tiles = table_of(1 + n / 2 % TABLE_SEATS, size[0], size[1], false);
		WINDOW *win = draw(tiles, &p);
		int y, x;

		for (int seat = 0; seat < tiles->count && size[0] >= 9; seat++) {
			if (!find(win, seat, names[seat], &y, &x))
				fail_msg("%s of %d is not told at %dx%d", names[seat], tiles->count, size[1],
				         size[0]);
		}
		delwin(win);
		free(tiles);
	}
}

/* A larger window has no smaller digits. */
static void test_larger_is_not_smaller(void **state)
{
	for (int count = 1; count <= TABLE_SEATS; count++) {
		int before = 0;

		for (int rows = 15, cols = 60; rows <= 60; rows += 3, cols += 10) {
			struct tiles *tiles = table_of(count, rows, cols, false);
			struct tiles_plan plan = tiles_plan(tiles);

			assert_true(plan.form == TILES_LINES || plan.size >= before);
			before = plan.size;
			free(tiles);
		}
		assert_true(before >= digits_smaller(digits_smaller(5) + 2));
	}
}

/* A number too long for the digits of all is smaller, and does not move its facts. */
static void test_a_long_number(void **state)
{
	struct palette p = snapshot_palette(false, false);
	struct tiles *tiles = table_of(4, 21, 80, false);
	WINDOW *before = draw(tiles, &p), *after;
	int y[2], x[2];

	tiles->tile[1].number.number = 123456;
	after = draw(tiles, &p);
	assert_true(find(before, 1, "b1", &y[0], &x[0]));
	assert_true(find(after, 1, "b1", &y[1], &x[1]));
	assert_true(y[0] == y[1] && x[0] == x[1]);
	assert_true(find(after, 1, "123456", &y[1], &x[1]));
	delwin(before);
	delwin(after);
	free(tiles);
}

static struct chips turn_chips(const void *scene, int seat, enum chip_form form)
{
	struct chips chips = { .count = 0 };

	chips_add(&chips, "TURN", seat_role(seat));
	return chips;
}

/* The word of a turn stands in the same edge of all panels, whole, however long one of the names is. */
static void test_a_turn_has_one_place(void **state)
{
	struct palette p = snapshot_palette(false, false);

	for (int n = 0; n < 4 * TABLE_SEATS; n++) {
		struct tiles *tiles = table_of(1 + n % TABLE_SEATS, windows[n / TABLE_SEATS][0],
		                               windows[n / TABLE_SEATS][1], false);
		struct tiles_plan plan = tiles_plan(tiles);
		int y, x, first = -1;
		WINDOW *win;

		tiles->tile[tiles->count - 1].panel.name = "Maximilian";
		for (int seat = 0; seat < tiles->count; seat++)
			tiles->tile[seat].panel.chips = turn_chips;
		win = draw(tiles, &p);
		for (int seat = 0; seat < tiles->count && plan.form != TILES_LINES; seat++) {
			assert_true(find(win, seat, "TURN", &y, &x));
			y = y ? 1 : 0;
			first = seat ? first : y;
			assert_int_equal(y, first);
		}
		delwin(win);
		free(tiles);
	}
}

/* Right below the chip of a seat no digit begins in its columns, nor in the one behind. */
static void test_digits_keep_off_the_chip(void **state)
{
	struct palette p = snapshot_palette(false, false);

	for (int n = 0; n < WINDOWS * TABLE_SEATS; n++) {
		const int *size = windows[n / TABLE_SEATS];
		struct tiles *tiles = table_of(1 + n % TABLE_SEATS, size[0], size[1], false);
		bool panels_fit = tiles_plan(tiles).form != TILES_LINES;
		WINDOW *win = draw(tiles, &p);

		for (int seat = 0; seat < tiles->count && panels_fit; seat++) {
			const struct spot at = panels.spot[seat];
			int x = at.x + 1;

			while (mvwinch(win, at.y, x) & A_REVERSE)
				x++;
			for (; x > at.x; x--) {
				wchar_t below = paint_point(win, &p, at.y + 1, x);

				assert_false(below == L'█' || below == L'▀' || below == L'▄');
			}
		}
		delwin(win);
		free(tiles);
	}
}

/* A longer number makes the digits of all smaller: none shouts louder than another. */
static void test_digits_have_one_size(void **state)
{
	struct palette p = snapshot_palette(false, false);
	struct tiles *tiles = table_of(2, 21, 80, false);
	int rows[2] = { 0, 0 };
	WINDOW *win;

	tiles->tile[0].number.number = 112;
	tiles->tile[1].number.number = 3;
	win = draw(tiles, &p);
	for (int y = 2; y < 18; y++)
		for (int x = 1; x < 79; x++) {
			cchar_t cell;

			if (x % 40 != 0 && x % 40 != 39 && mvwin_wch(win, y, x, &cell) == OK &&
			    cell.chars[0] == L'█') {
				rows[x / 40]++;
				x = x / 40 ? 80 : 39;
			}
		}
	assert_true(rows[0] > 0);
	assert_int_equal(rows[0], rows[1]);
	delwin(win);
	free(tiles);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_facts_keep_their_place),
		cmocka_unit_test(test_nothing_rearranges),
		cmocka_unit_test(test_all_are_told),
		cmocka_unit_test(test_larger_is_not_smaller),
		cmocka_unit_test(test_a_long_number),
		cmocka_unit_test(test_a_turn_has_one_place),
		cmocka_unit_test(test_digits_have_one_size),
		cmocka_unit_test(test_digits_keep_off_the_chip),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
