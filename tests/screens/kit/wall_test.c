/* SPDX-License-Identifier: MIT */
/*
 * Lists as text: each row stands on one page, numbers end below each other, short forms come where the
 * place is narrow, and the row in focus is always seen.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/wall.h"
#include "tests/kit/snapshot.h"

enum { ROWS = 45, NARROW = 20, WIDE = 60 };

static const int windows[][2] = { { 15, 60 }, { 21, 80 }, { 40, 132 }, { 57, 200 }, { 9, 40 }, { 2, 12 } };
enum { WINDOWS = sizeof windows / sizeof *windows };

static struct wall *names_and_numbers(void)
{
	struct wall *wall = wall_new(ROWS, 2);

	wall->column[0].head = "player";
	wall->column[1] = (struct wall_column){ "points", .right = true };
	for (int i = 0; i < ROWS; i++) {
		wall_cell(wall, i, 0, ROLE_NORMAL, "name %d of a list", i);
		snprintf(wall->row[i].cell[0].brief, WALL_BRIEF, "n%d.", i);
		wall_cell(wall, i, 1, ROLE_NORMAL, "%d", 7 * i);
	}
	return wall;
}

static WINDOW *draw(const struct wall *wall, int rows, int cols, int page, struct wall_shown *shown)
{
	const struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(rows, cols);
	int y = 0, x = 0;

	paint_blank(win, &p, 0, 0, rows, cols);
	*shown = wall_draw(win, &p, (struct area){ 0, 0, rows, cols }, wall, page, &y, &x);
	return win;
}

static void test_each_row_is_on_one_page(void **state)
{
	struct wall *wall = names_and_numbers();

	for (int spread = 0; spread <= 2; spread += 2)
		for (int n = 0; n < WINDOWS; n++) {
			struct wall_shown shown = { .pages = 1 };
			int next = 0;

			wall->spread = spread;
			for (int page = 0; page < shown.pages; page++) {
				WINDOW *win = draw(wall, windows[n][0], windows[n][1], page, &shown);

				assert_int_equal(shown.top, next);
				assert_true(shown.count > 0);
				assert_true(shown.end <= windows[n][0]);
				next += shown.count;
				delwin(win);
			}
			assert_int_equal(next, ROWS);
		}
	free(wall);
}

static void test_short_forms_where_it_is_narrow(void **state)
{
	struct wall *wall = names_and_numbers();
	struct wall_shown shown;
	WINDOW *wide = draw(wall, ROWS + 1, WIDE, 0, &shown),
	       *narrow = draw(wall, ROWS + 1, NARROW, 0, &shown);

	assert_true(snapshot_has(wide, "name 3 of a list"));
	assert_false(snapshot_has(narrow, "name 3"));
	assert_true(snapshot_has(narrow, "n3."));
	assert_true(snapshot_has(narrow, "points"));
	delwin(wide);
	delwin(narrow);
	wall->column[1].from = NARROW + 1;
	narrow = draw(wall, ROWS + 1, NARROW, 0, &shown);
	assert_false(snapshot_has(narrow, "points"));
	assert_true(snapshot_has(narrow, "name 3 of a list"));
	delwin(narrow);
	free(wall);
}

static void test_numbers_end_below_each_other(void **state)
{
	struct wall *wall = names_and_numbers();
	struct wall_shown shown;
	WINDOW *win = draw(wall, ROWS + 1, WIDE, 0, &shown);

	assert_true(snapshot_has(win, "name 0 of a list        0"));
	assert_true(snapshot_has(win, "name 44 of a list     308"));
	delwin(win);
	free(wall);
}

static void test_the_focus_is_seen(void **state)
{
	struct wall *wall = names_and_numbers();

	wall->focusable = true;
	for (int n = 0; n < WINDOWS; n++)
		for (wall->focus = 0; wall->focus < ROWS; wall->focus++) {
			struct wall_shown shown;
			WINDOW *win = draw(wall, windows[n][0], windows[n][1], -1, &shown);

			assert_in_range(wall->focus, shown.top, shown.top + shown.count - 1);
			assert_true(snapshot_has(win, ">") || snapshot_has(win, "▸"));
			delwin(win);
		}
	free(wall);
}

static void test_a_list_of_nobody(void **state)
{
	struct wall *wall = wall_new(0, 1);
	struct wall_shown shown;
	WINDOW *win = draw(wall, 10, WIDE, -1, &shown);

	assert_int_equal(shown.pages, 1);
	assert_int_equal(shown.count, 0);
	delwin(win);
	free(wall);
}

static void test_first_names(void **state)
{
	static const char *const names[] = { "Ana Silva", "Ana Costa", "Anna Berg", "Ann Eden",
		                             "千葉 みなと" };
	static const char *const wanted[] = { "Ana S", "Ana C", "Anna", "Ann", "千葉" };

	for (int i = 0; i < 5; i++) {
		char out[40];

		wall_first_name(names[i], names, 5, out, sizeof out);
		assert_string_equal(out, wanted[i]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_each_row_is_on_one_page),
		cmocka_unit_test(test_short_forms_where_it_is_narrow),
		cmocka_unit_test(test_numbers_end_below_each_other),
		cmocka_unit_test(test_the_focus_is_seen),
		cmocka_unit_test(test_a_list_of_nobody),
		cmocka_unit_test(test_first_names),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
