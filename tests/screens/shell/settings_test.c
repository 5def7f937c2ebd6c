/* SPDX-License-Identifier: MIT */
/*
 * The page of the settings: as kept grids, in all sizes, and under a click.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/spots.h"
#include "screens/shell/settings.h"
#include "tests/kit/snapshot.h"

/* The theme in focus, as the program has it, and seven more. */
static struct settings_view view_of(int focus, int chosen)
{
	struct settings_view view = {
		.title = "SETTINGS",
		.row = { { .label = "colour theme",
		           .value = { "auto", "dark", "contrast", "light", "colour-blind", "no colours" } },
		         { .label = "lines", .value = { "auto", "ASCII" } },
		         { .label = "digits", .value = { "large", "medium", "small" } },
		         { .label = "clock", .value = { "always", "when late", "never" } },
		         { .label = "bell", .value = { "on", "off" } },
		         { .label = "language", .value = { "auto", "English", "日本語" } },
		         { .label = "mouse", .value = { "on", "off" } },
		         { .label = "stay awake", .value = { "on", "off" } } },
		.rows = 8,
		.sample = true,
		.focus = focus,
		.about = { "auto: light, as the terminal says", "for a dark background",
		           "high contrast: bright and bold", "for a light background",
		           "no red and green: safe for colour blindness", "only bold, reverse and words" },
		.where = "saved in /home/alice/.config/tableside/ui.json",
	};

	view.row[focus].chosen = chosen;
	return view;
}

static WINDOW *draw(const struct settings_view *view, int rows, int cols, int *y, int *x)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(rows, cols);

	settings_draw(view, &p, win, y, x);
	return win;
}

static void test_grids(void **state)
{
	static const struct {
		const char *name;
		int rows, cols, chosen;
	} grids[] = {
		{ "settings, body of 60x18", 15, 60, 4 },
		{ "settings, body of 132x43", 40, 132, 3 },
		{ "settings, body of 40x12", 9, 40, 2 },
	};

	for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
		struct settings_view view = view_of(0, grids[i].chosen);
		int y, x;
		WINDOW *win = draw(&view, grids[i].rows, grids[i].cols, &y, &x);

		snapshot_check(win, "shell/settings.txt", grids[i].name);
		delwin(win);
	}
}

/* More rows than fit, one of them chosen in no way; the last one may not change now. */
static struct settings_view options_of(int rows, int focus)
{
	struct settings_view view = { .title = "OPTIONS",
		                      .rows = rows,
		                      .focus = focus,
		                      .help = "5 or 6 players: 24 cards of each resource, 34 development "
		                              "cards, a building phase between turns",
		                      .when = "may change until players sit down",
		                      .help_rows = 3,
		                      .where = "option extension on|off" };

	for (int i = 0; i < rows; i++)
		view.row[i] = (struct setting_row){ .label = "extension",
			                            .value = { "on", "off" },
			                            .chosen = i % 2 };
	view.row[1] =
		(struct setting_row){ .label = "colour Anna", .value = { "red", "blue" }, .chosen = -1 };
	view.row[rows - 1].refused[0] = true;
	return view;
}

static void test_options(void **state)
{
	struct settings_view view = options_of(20, 19);
	unsigned sum = 0;
	int y, x;
	WINDOW *win = draw(&view, 15, 60, &y, &x);

	snapshot_check(win, "shell/settings.txt", "options, body of 60x18");
	delwin(win);
	view = options_of(4, 0);
	view.row[0].value[0] = "a value that has no room in a low window";
	win = draw(&view, 9, 40, &y, &x);
	assert_true(snapshot_has(win, "a value that"));
	delwin(win);
	for (int rows = 2; rows < 60; rows++)
		for (int cols = 20; cols < 210; cols += 47)
			for (int focus = 0; focus < 20; focus += 19) {
				view = options_of(20, focus);
				win = draw(&view, rows, cols, &y, &x);
				assert_in_range(y, 0, rows - 1);
				assert_in_range(x, 0, cols - 1);
				if (rows >= 15 && cols >= 60 && !snapshot_has(win, "sit down"))
					fail_msg("%dx%d, row %d: when it may change", cols, rows, focus);
				snapshot_sum(win, &sum);
				delwin(win);
			}
	snapshot_sum_check(sum, "shell/settings.txt", "options in every size");
}

/* Nothing is cut where a table has room, and the row in focus is in sight everywhere. Where all
 * rows and the longest of them fit, a few sizes tell. */
static void test_sizes(void **state)
{
	unsigned sum = 0;

	for (int rows = 2; rows < 60; rows += rows < 24 ? 1 : 7)
		for (int cols = 20; cols < 210; cols += cols < 60 ? 7 : cols < 120 ? 1 : 15)
			for (int focus = 0; focus < 8; focus++) {
				struct settings_view view = view_of(focus, focus == 0 ? rows % 6 : 1);
				int y = -1, x = -1;
				WINDOW *win = draw(&view, rows, cols, &y, &x);

				assert_in_range(y, 0, rows - 1);
				assert_in_range(x, 0, cols - 1);
				if (rows >= 15 && cols >= 60 && snapshot_has(win, "~"))
					fail_msg("%dx%d, row %d: a word is cut", cols, rows, focus);
				snapshot_sum(win, &sum);
				delwin(win);
			}
	snapshot_sum_check(sum, "shell/settings.txt", "settings in every size");
}

static void check_spot(const struct spots *spots, int y, int x, int row, int value)
{
	const struct spot *spot = spots_at(spots, y, x);

	assert_non_null(spot);
	assert_int_equal(spot->what, row);
	assert_int_equal(spot->n, value);
}

/* A click on what is drawn chooses it: at each of its columns. */
static void test_clicks(void **state)
{
	for (int cols = 60; cols < 140; cols += 13)
		for (int chosen = 0; chosen < 6; chosen++) {
			struct palette p = snapshot_palette(false, false);
			struct settings_view view = view_of(0, chosen);
			WINDOW *win = snapshot_window(21, cols);
			struct spots spots = { .count = 0 };
			int y, x;

			p.spots = &spots;
			settings_draw(&view, &p, win, &y, &x);
			check_spot(&spots, y, x, 0, chosen);
			check_spot(&spots, y, 4, 0, -1);
			assert_null(spots_at(&spots, 1, x));
			check_spot(&spots, y, x - 1, 0, x > 19 ? chosen - 1 : -1);
			delwin(win);
		}
}

static int start(void **state)
{
	snapshot_terminal();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_grids),
		cmocka_unit_test(test_options),
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_clicks),
	};

	return cmocka_run_group_tests_name("settings", tests, start, NULL);
}
