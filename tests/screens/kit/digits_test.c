/* SPDX-License-Identifier: MIT */
/*
 * Digits and letters of every size, and names as large as they go. The small sizes are kept
 * as grids; the large ones must be the small ones with every cell so many times as large.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/kanji.h"
#include "screens/kit/letters.h"
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

static void keep_letters(bool ascii, int size)
{
	static const char *const rows[] = { "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ",
		                            "?!',\" &()-/.:;=", "0123456789" };
	enum { ROWS = sizeof rows / sizeof *rows };
	struct palette p = snapshot_palette(ascii, false);
	WINDOW *win = blank(&p, ROWS * (size + 1) - 1, letters_width(rows[1], size));
	char name[60];

	for (int i = 0; i < ROWS; i++) {
		assert_true(letters_can(rows[i], size));
		letters_paint(win, &p, i * (size + 1), 0, ROLE_NORMAL, rows[i], size);
	}
	snprintf(name, sizeof name, "letters, %d rows%s", size, ascii ? ", lines=ascii" : "");
	snapshot_check(win, "kit/digits.txt", name);
	delwin(win);
}

static void test_letters_look_as_kept(void **state)
{
	keep_letters(false, 3);
	keep_letters(false, 6);
	keep_letters(true, 3);
	keep_letters(true, 5);
	keep_letters(true, 6);
	keep_letters(true, 9);
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

static void test_large_letters_are_small_ones_enlarged(void **state)
{
	struct palette p = snapshot_palette(false, false);

	for (int size = letters_smaller(0); size > 3; size = letters_smaller(size)) {
		WINDOW *small = blank(&p, 3, letters_width("Qw&-!", 3));
		WINDOW *large = blank(&p, size, letters_width("Qw&-!", size));

		assert_int_equal(getmaxx(large), getmaxx(small) * size / 3);
		letters_paint(small, &p, 0, 0, ROLE_NORMAL, "Qw&-!", 3);
		letters_paint(large, &p, 0, 0, ROLE_NORMAL, "Qw&-!", size);
		check_scaled(small, large, size / 3);
		delwin(small);
		delwin(large);
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

/* Narrow and thin digits; ASCII has thin ones where others have three rows. */
static void test_digits_have_forms(void **state)
{
	struct palette blocks = snapshot_palette(false, false), ascii = snapshot_palette(true, false);
	int thin = digits_small(&ascii);
	WINDOW *win = blank(&ascii, 5, 7);

	assert_int_equal(digits_rows(5 | DIGITS_NARROW), 5);
	assert_int_equal(digits_width(40, 5 | DIGITS_NARROW), 5 + 1 + 5);
	assert_int_equal(digits_width(40, 7 | DIGITS_NARROW), 6 + 2 + 6);
	assert_int_equal(digits_smaller(7 | DIGITS_NARROW), 5);
	assert_int_equal(digits_width(16, 3 | DIGITS_NARROW), 2 + 1 + 3);
	assert_int_equal(digits_width(16, thin | DIGITS_NARROW), 2 + 1 + 3);
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
	werase(win);
	digits_paint(win, &ascii, 0, 0, ROLE_NORMAL, 10, thin | DIGITS_NARROW);
	assert_true(snapshot_has(win, "## # #"));
	assert_true(snapshot_has(win, " # ###")); /* without a foot */
	delwin(win);
}

static void test_digits_stay_in_the_window(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = blank(&p, 10, 12);

	digits_paint(win, &p, 2, 1, ROLE_NORMAL, -50, 0);
	assert_true(snapshot_has(win, " -50 "));
	digits_paint(win, &p, -3, -3, ROLE_NORMAL, -99999, 28);
	letters_paint(win, &p, -3, -3, ROLE_NORMAL, "Mizuki", 12);
	delwin(win);
}

static void test_letters(void **state)
{
	assert_true(letters_can("Nothing Can Stop Me Now!", 3));
	assert_true(letters_can("Lórien", 3));
	assert_true(letters_can("ÀÉÎÕÜÇÑØŁŠŽĞİŐŘŢŷßœð", 3));
	assert_true(letters_can("Æthelflæd", 12));
	assert_false(letters_can("桜井", 3));
	assert_false(letters_can("Bob 桜井", 3));
	assert_false(letters_can("", 3));
	assert_int_equal(letters_width("Mi", 3), 7);
	assert_int_equal(letters_width("Mi", 9), 21);
}

/* Where the terminal can reverse, what is filled is a reversed blank; whoever asks for it still sees a
 * block. */
static void test_shapes_are_solid(void **state)
{
	struct palette p = snapshot_palette(true, false);
	WINDOW *win;

	p.solid = true;
	win = blank(&p, 5, 20);
	letters_paint(win, &p, 0, 0, ROLE_NORMAL, "0", LETTERS_TALL);
	digits_text_paint(win, &p, 0, 5, ROLE_NORMAL, "0", 5);
	assert_false(snapshot_has(win, "#"));
	assert_int_equal(mvwinch(win, 1, 0) & (A_CHARTEXT | A_REVERSE), ' ' | A_REVERSE);
	assert_true(paint_point(win, &p, 1, 0) == L'#');
	assert_true(paint_point(win, &p, 1, 1) == L' ');
	assert_true(paint_point(win, &p, 2, 5) == L'#');
	delwin(win);
}

/* ---- names ---- */

/* rows of a letter, lines, rows, columns */
static void check_name(bool ascii, const char *name, int most, int lines, int rows, int cols, int size,
                       int in_lines, int takes_rows, int takes_cols)
{
	struct palette p = snapshot_palette(ascii, false);
	struct big_name big;
	WINDOW *win = blank(&p, rows, cols);

	big_name_fit(&big, &p, name, most, lines, rows, cols);
	assert_int_equal(big.size, size);
	assert_int_equal(big.lines, in_lines);
	assert_int_equal(big.rows, takes_rows);
	assert_int_equal(big.cols, takes_cols);
	assert_true(big.rows <= rows && big.cols <= cols);
	big_name_paint(win, &p, 0, 0, ROLE_NORMAL, &big);
	if (size < 3 && text_width(name) > cols)
		assert_true(snapshot_has(win, "~"));
	delwin(win);
}

static void test_names_are_as_large_as_they_go(void **state)
{
	check_name(false, "Bob", 12, 1, 12, 44, 12, 1, 12, 44);
	check_name(false, "Bob", 12, 1, 12, 43, 9, 1, 9, 33);
	check_name(false, "Bob", 12, 1, 8, 44, 6, 1, 6, 22);
	check_name(false, "Bob", 3, 1, 12, 44, 3, 1, 3, 11); /* no larger than the others */
	check_name(false, "Bob", 12, 1, 2, 44, 1, 1, 1, 5);  /* B O B */
	check_name(false, "Bob", 12, 1, 2, 4, 0, 1, 1, 3);
	check_name(false, "Bob", 12, 1, 2, 2, 0, 1, 1, 2); /* B~ */
	check_name(true, "Bob", 12, 1, 6, 44, 6, 1, 6, 22);
	check_name(true, "Bob", 12, 1, 5, 44, 5, 1, 5, 11); /* as narrow as those of three rows */
	check_name(true, "Bob", 12, 1, 4, 44, 1, 1, 1, 5);  /* three rows have no halves of blocks */
	check_name(true, "Bob", 12, 1, 2, 44, 1, 1, 1, 5);
	/* Lines break at blanks, and stand apart where there is a row for it. */
	check_name(false, "A Bee", 12, 2, 7, 18, 3, 1, 3, 18);
	check_name(false, "A Bee", 12, 2, 7, 17, 3, 2, 7, 11);
	check_name(false, "A Bee", 12, 2, 6, 11, 3, 2, 6, 11);
	check_name(false, "A Bee", 12, 1, 7, 11, 1, 1, 1, 9);
}

/* What has no room for letters is in capitals, without accents as letters are. */
static void test_names_in_capitals(void **state)
{
	struct palette p = snapshot_palette(false, false);
	struct big_name big;
	WINDOW *win = blank(&p, 1, 20);

	big_name_fit(&big, &p, "Inés ß 桜", 12, 1, 1, 20);
	big_name_paint(win, &p, 0, 0, ROLE_NORMAL, &big);
	assert_true(snapshot_has(win, "I N E S   SS   桜"));
	delwin(win);
}

/* Kanji and kana are drawn in squares, from six rows on. */
static void test_names_in_kanji(void **state)
{
	struct palette p = snapshot_palette(false, false);
	char kana[8] = "";

	check_name(false, "桜井みずき", 12, 1, 28, 118, 12, 1, 12, 118);
	check_name(false, "桜井みずき", 12, 1, 28, 117, 9, 1, 9, 59);
	check_name(false, "桜井みずき", 12, 1, 8, 77, 6, 1, 6, 59);
	check_name(false, "桜井みずき", 12, 1, 28, 58, 1, 1, 1, 14);
	check_name(false, "桜井みずき", 12, 1, 5, 100, 1, 1, 1, 14);
	check_name(true, "桜井みずき", 12, 1, 28, 118, 12, 1, 12, 118); /* halves of blocks are not ASCII */
	check_name(true, "桜井みずき", 12, 1, 11, 118, 1, 1, 1, 14);
	check_name(false, "田中 一郎", 12, 1, 6, 60, 6, 1, 6, 53); /* a blank is half as wide */
	check_name(false, "田中 一郎", 12, 2, 13, 52, 6, 2, 13, 23);
	check_name(false, "Иван", 12, 1, 6, 60, 6, 1, 6, 47);
	for (uint32_t point = 0x3041; point <= 0x30fa; point++) {
		kana[utf8_encode(point, kana)] = '\0';
		if (point <= 0x3093 || (point >= 0x30a1 && point <= 0x30f6))
			assert_true(kanji_can(&p, kana, 6));
	}
	assert_true(kanji_can(&p, "亜渡邊髙﨑熙々ー", 6));
	assert_false(kanji_can(&p, "亜", 5));
	assert_false(kanji_can(&p, "桜\xff", 6));
	assert_false(kanji_can(&p, " ", 6));
}

/* What has no letters has only the terminal's own characters. */
static void test_names_in_other_letters(void **state)
{
	struct palette p = snapshot_palette(false, false);
	struct big_name big;
	WINDOW *win = blank(&p, 1, 20);
	char text[200], roles[200];

	check_name(false, "桜井みずき", 12, 1, 28, 38, 1, 1, 1, 14);
	check_name(false, "桜井みずき", 12, 1, 28, 13, 0, 1, 1, 10);
	check_name(false, "桜井みずき", 12, 1, 28, 9, 0, 1, 1, 9); /* clipped */
	check_name(false, "桜 Bob", 12, 1, 28, 100, 1, 1, 1, 10);
	big_name_fit(&big, &p, "桜井みずき", 12, 1, 1, 20);
	big_name_paint(win, &p, 0, 0, ROLE_NORMAL, &big);
	snapshot_row(win, 0, text, roles, sizeof text);
	assert_string_equal(text, "桜 井 み ず き      ");
	assert_string_equal(roles, "nn nn nn nn nn      ");
	delwin(win);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_digits_look_as_kept),
		cmocka_unit_test(test_letters_look_as_kept),
		cmocka_unit_test(test_large_digits_are_small_ones_enlarged),
		cmocka_unit_test(test_large_letters_are_small_ones_enlarged),
		cmocka_unit_test(test_digits_fit),
		cmocka_unit_test(test_digits_have_forms),
		cmocka_unit_test(test_digits_stay_in_the_window),
		cmocka_unit_test(test_letters),
		cmocka_unit_test(test_shapes_are_solid),
		cmocka_unit_test(test_names_are_as_large_as_they_go),
		cmocka_unit_test(test_names_in_capitals),
		cmocka_unit_test(test_names_in_kanji),
		cmocka_unit_test(test_names_in_other_letters),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
