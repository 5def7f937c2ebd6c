/* SPDX-License-Identifier: MIT */
/*
 * The face of names: its signs as they look, told apart in blocks and in ASCII, and what it
 * cannot write.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/utf8.h"
#include "screens/kit/face.h"
#include "screens/kit/sign.h"
#include "tests/kit/snapshot.h"

enum { WIDE = 120 };

static WINDOW *painted(const struct palette *p, int cols, const char *text, bool fits)
{
	WINDOW *win = snapshot_window(FACE_ROWS + 1, WIDE);

	paint_blank(win, p, 0, 0, FACE_ROWS + 1, WIDE);
	assert_int_equal(face_paint(win, p, 0, 0, cols, ROLE_NORMAL, text), fits);
	return win;
}

/* The cells of a sign, as text. */
struct look {
	char of[FACE_ROWS][4 * WIDE + 1];
};

static struct look look_of(const struct palette *p, const struct sign *sign)
{
	char text[8] = "", roles[4 * WIDE + 1];
	struct look look;
	WINDOW *win;

	text[utf8_encode(sign->point, text)] = '\0';
	assert_int_equal(face_cols(p, text), sign->cols);
	win = painted(p, sign->cols, text, true);
	memset(&look, 0, sizeof look);
	for (int y = 0; y < FACE_ROWS; y++)
		snapshot_row(win, y, look.of[y], roles, sizeof look.of[y]);
	delwin(win);
	return look;
}

static void test_it_looks_as_kept(void **state)
{
	static const char *const rows[] = { "ABCDEFGHIJKLM",    "NOPQRSTUVWXYZ", "0123456789 1234",
		                            "!\"#&'()+,-./:?’", "ÀÁÂÃÄÅÇÈÉÊËÑ",  "ÒÓÔÕÖØÙÚÛÜ" };
	enum { ROWS = sizeof rows / sizeof *rows };

	for (int ascii = 0; ascii < 2; ascii++) {
		struct palette p = snapshot_palette(ascii, false);
		WINDOW *win = snapshot_window(ROWS * (FACE_ROWS + 1) - 1, WIDE);

		paint_blank(win, &p, 0, 0, getmaxy(win), WIDE);
		for (int i = 0; i < ROWS; i++)
			assert_true(face_paint(win, &p, i * (FACE_ROWS + 1), 0, WIDE, ROLE_NORMAL, rows[i]));
		snapshot_check(win, "kit/face.txt", ascii ? "the face, lines=ascii" : "the face");
		delwin(win);
	}
}

static void test_no_two_signs_look_alike(void **state)
{
	const struct face *face = &face_letters_6;

	for (int ascii = 0; ascii < 2; ascii++) {
		struct palette p = snapshot_palette(ascii, false);

		for (int i = 0; i < face->count; i++)
			for (int k = 0; k < i; k++) {
				struct look one = look_of(&p, &face->signs[i]),
					    other = look_of(&p, &face->signs[k]);

				if (memcmp(&one, &other, sizeof one) == 0)
					fail_msg("U+%04X and U+%04X", (unsigned)face->signs[i].point,
					         (unsigned)face->signs[k].point);
			}
	}
}

/* From the upper edge to the lower one, and from side to side. */
static void test_letters_are_of_one_height(void **state)
{
	for (const char *c = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"; *c; c++) {
		const struct sign *sign = sign_of(&face_letters_6, (uint32_t)*c);
		unsigned columns = 0;

		assert_non_null(sign);
		assert_true(sign->rows[0] && sign->rows[SIGN_ROWS - 1]);
		for (int row = 0; row < SIGN_ROWS; row++)
			columns |= sign->rows[row];
		assert_int_equal(columns, (1u << sign->cols) - 1);
		assert_in_range(sign->cols, *c == 'I' ? 2 : 4, 8);
	}
	assert_int_equal(face_letters_6.rows, SIGN_ROWS);
}

static void check_alike(const char *text, const char *other)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = painted(&p, WIDE, text, true), *same = painted(&p, WIDE, other, true);

	for (int y = 0; y < FACE_ROWS; y++) {
		char cells[4 * WIDE + 1], others[4 * WIDE + 1], roles[4 * WIDE + 1];

		snapshot_row(win, y, cells, roles, sizeof cells);
		snapshot_row(same, y, others, roles, sizeof others);
		assert_string_equal(cells, others);
	}
	delwin(win);
	delwin(same);
}

static void test_what_it_writes(void **state)
{
	struct palette p = snapshot_palette(false, false);

	assert_int_equal(face_cols(&p, "I"), 2);
	assert_int_equal(face_cols(&p, "IL"), 2 + 2 + 5);
	check_alike("Bob", "BOB");
	check_alike("zoë", "ZOË");
	check_alike("Jürgen Ægir ß", "JÜRGEN AEGIR SS");
	check_alike("Íris Şahin Łukasz", "IRIS SAHIN LUKASZ");
	check_alike("Ｂｏｂ", "BOB");
	assert_int_equal(face_cols(&p, ""), 0);
	assert_int_equal(face_cols(&p, "Bob \xff"), 0);
	assert_int_equal(face_cols(&p, "Bob ♥"), 0);
	assert_int_equal(face_cols(&p, "桜 Bob"), 0); /* all of it or none */
}

static void test_kanji_have_the_same_height(void **state)
{
	struct palette p = snapshot_palette(false, false), ascii = snapshot_palette(true, false);

	assert_int_equal(face_cols(&p, "桜井みずき"), 59);
	assert_int_equal(face_cols(&p, "Иван"), 47);
	assert_int_equal(face_cols(&ascii, "桜井みずき"), 0);
	delwin(painted(&p, 59, "桜井みずき", true));
	delwin(painted(&p, 58, "桜井みずき", false));
	delwin(painted(&ascii, WIDE, "桜井みずき", false));
}

/* Nothing of it is painted, neither a part nor a sign cut in half. */
static void test_what_does_not_fit_is_not_begun(void **state)
{
	static const char *const names[] = { "Margaret", "桜井みずき", "♥" };
	struct palette p = snapshot_palette(false, false);

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		for (int cols = -1; cols < face_cols(&p, names[i]); cols++) {
			WINDOW *win = painted(&p, cols, names[i], false);

			assert_false(snapshot_has(win, "█") || snapshot_has(win, "▀") ||
			             snapshot_has(win, "▄"));
			delwin(win);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_it_looks_as_kept),
		cmocka_unit_test(test_no_two_signs_look_alike),
		cmocka_unit_test(test_letters_are_of_one_height),
		cmocka_unit_test(test_what_it_writes),
		cmocka_unit_test(test_kanji_have_the_same_height),
		cmocka_unit_test(test_what_does_not_fit_is_not_begun),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
