/* SPDX-License-Identifier: MIT */
/*
 * Digits of every size. The small sizes are kept as grids; the large ones must be the small ones
 * with every cell so many times as large.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/digits.h"
#include "tests/kit/snapshot.h"

static const char ALL[] = "0123456789-+:/.!";

static WINDOW *blank(const struct palette *p, int rows, int cols)
{
	WINDOW *win = snapshot_window(rows, cols);

	paint_blank(win, p, 0, 0, rows, cols);
	return win;
}

/* ---- kept grids ---- */

static void test_digits_look_as_kept(void **state)
{
	static const int sizes[] = { 3, 5, 7 };

	for (int i = 0; i < 6; i++) {
		struct palette p = snapshot_palette(i >= 3, false);
		int size = sizes[i % 3];
		WINDOW *win = blank(&p, size, digits_text_width(ALL, size));
		char name[60];

		digits_text_paint(win, &p, 0, 0, ROLE_SEAT, ALL, size);
		snprintf(name, sizeof name, "digits, %d rows%s", size, p.ascii ? ", lines=ascii" : "");
		snapshot_check(win, "kit/digits.txt", name);
		delwin(win);
	}
}

/* ---- every larger size ---- */

/* Whether the upper (0) or lower (1) half of a cell is filled. */
static bool is_filled(WINDOW *win, int y, int x, int half)
{
	cchar_t cell;
	wchar_t text[CCHARW_MAX];
	attr_t attr;
	short pair;

	mvwin_wch(win, y, x, &cell);
	getcchar(&cell, text, &attr, &pair, NULL);
	return *text == L'█' || *text == L'#' || *text == (half ? L'▄' : L'▀');
}

static void check_scaled(WINDOW *small, WINDOW *large, int scale)
{
	for (int y = 0; y < 2 * getmaxy(large); y++)
		for (int x = 0; x < getmaxx(large); x++)
			assert_int_equal(is_filled(large, y / 2, x, y % 2),
			                 is_filled(small, y / scale / 2, x / scale, y / scale % 2));
}

static void test_large_digits_are_small_ones_enlarged(void **state)
{
	static const struct {
		int size, of, columns, gap;
	} sizes[] = {
		{ 10, 5, 12, 3 }, { 14, 7, 16, 4 }, { 15, 5, 18, 4 },
		{ 20, 5, 24, 6 }, { 21, 7, 24, 6 }, { 28, 7, 32, 8 },
	};

	for (int ascii = 0; ascii < 2; ascii++)
		for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
			struct palette p = snapshot_palette(ascii, false);
			int size = sizes[i].size, of = sizes[i].of;

			assert_int_equal(digits_width(8, size), sizes[i].columns);
			assert_int_equal(digits_width(88, size), 2 * sizes[i].columns + sizes[i].gap);
			for (const char *c = ALL; *c; c++) {
				const char text[] = { *c, '\0' };
				WINDOW *small = blank(&p, of, digits_text_width(text, of));
				WINDOW *large = blank(&p, size, digits_text_width(text, size));

				digits_text_paint(small, &p, 0, 0, ROLE_NORMAL, text, of);
				digits_text_paint(large, &p, 0, 0, ROLE_NORMAL, text, size);
				check_scaled(small, large, size / of);
				delwin(small);
				delwin(large);
			}
		}
}

/* ---- which size ---- */

static void test_digits_fit(void **state)
{
	static const int sizes[] = { 28, 21, 20, 15, 14, 10, 7, 5, 3, 0 };

	for (int i = 0, size = 0; i == 0 || size; i++) {
		size = digits_smaller(size);
		assert_int_equal(size, sizes[i]);
	}
	assert_int_equal(digits_width(40, 3), 7);
	assert_int_equal(digits_width(40, 5), 14);
	assert_int_equal(digits_width(40, 7), 18);
	assert_int_equal(digits_width(-5, 7), 18);
	assert_int_equal(digits_text_width("42:10", 7), 4 * 8 + 2 + 4 * 2);
	assert_int_equal(digits_best(40, 8, 38), 7);
	assert_int_equal(digits_best(40, 20, 38), 14);
	assert_int_equal(digits_best(40, 20, 54), 20);
	assert_int_equal(digits_best(40, 20, 53), 15);
	assert_int_equal(digits_best(40, 60, 200), 28);
	assert_int_equal(digits_best(99999, 20, 18), 0);
	assert_int_equal(digits_best(7, 3, 3), 3);
	assert_int_equal(digits_best(7, 2, 30), 0);
	assert_int_equal(digits_text_best("18/21", 5, 38), 5);
	assert_int_equal(digits_text_best("18/21", 5, 37), 3);
}

/* ASCII has thin ones where others have three rows. */
static void test_digits_have_forms(void **state)
{
	struct palette blocks = snapshot_palette(false, false), ascii = snapshot_palette(true, false);
	int thin = digits_small(&ascii);
	WINDOW *win = blank(&ascii, 5, 7);

	assert_int_equal(digits_small(&blocks), 3);
	assert_int_equal(digits_rows(thin), 5);
	assert_int_equal(digits_width(40, thin), digits_width(40, 3));
	assert_int_equal(digits_fit(&blocks, 40, 5, 13), 3);
	assert_int_equal(digits_fit(&ascii, 40, 5, 13), thin);
	assert_int_equal(digits_fit(&ascii, 40, 5, 14), 5);
	assert_int_equal(digits_fit(&ascii, 40, 4, 14), 3);
	digits_paint(win, &ascii, 0, 0, ROLE_NORMAL, 40, thin);
	assert_true(snapshot_has(win, "# # ###"));
	assert_true(snapshot_has(win, "  # ###"));
	delwin(win);
}

static void test_digits_stay_in_the_window(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = blank(&p, 10, 12);

	digits_paint(win, &p, 2, 1, ROLE_NORMAL, -50, 0);
	assert_true(snapshot_has(win, " -50 "));
	digits_paint(win, &p, -3, -3, ROLE_NORMAL, -99999, 28);
	delwin(win);
}

/* Where the terminal can reverse, what is filled is a reversed blank; whoever asks for it still sees a
 * block. */
static void test_shapes_are_solid(void **state)
{
	for (int ascii = 0; ascii < 2; ascii++) {
		struct palette p = snapshot_palette(ascii, false);
		WINDOW *win = blank(&p, 5, 20);

		p.solid = true;
		digits_text_paint(win, &p, 0, 5, ROLE_NORMAL, "0", 5);
		assert_false(snapshot_has(win, ascii ? "#" : "█"));
		assert_int_equal(mvwinch(win, 1, 5) & (A_CHARTEXT | A_REVERSE), ' ' | A_REVERSE);
		assert_true(paint_point(win, &p, 1, 7) == L' ');
		assert_true(paint_point(win, &p, 2, 5) == (ascii ? L'#' : L'█'));
		delwin(win);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_digits_look_as_kept),
		cmocka_unit_test(test_large_digits_are_small_ones_enlarged),
		cmocka_unit_test(test_digits_fit),
		cmocka_unit_test(test_digits_have_forms),
		cmocka_unit_test(test_digits_stay_in_the_window),
		cmocka_unit_test(test_shapes_are_solid),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
