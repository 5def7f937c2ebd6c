/* SPDX-License-Identifier: MIT */
/*
 * The text layer: widths, clipping, bytes that must not reach the terminal, and
 * the palettes of all kinds of terminals.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include <cmocka.h>

#include "rules/core/rng.h"
#include "screens/kit/canvas.h"
#include "screens/kit/paint.h"
#include "tests/kit/snapshot.h"

/* The text of a row after a paint. */
static const char *shown(WINDOW *win, int y)
{
	static char text[4000];
	char roles[4000];

	snapshot_row(win, y, text, roles, sizeof text);
	return text;
}

static WINDOW *blank_row(const struct palette *p, int cols)
{
	WINDOW *win = snapshot_window(1, cols);

	paint_blank(win, p, 0, 0, 1, cols);
	return win;
}

static void test_width(void **state)
{
	/* clang-format off */
	static const struct { const char *text; int columns; } texts[] = {
		{ "", 0 }, { "Bob", 3 }, { "桜井みずき", 10 }, { "ＡＢ", 4 }, { "é", 1 }, { "e\u0301", 1 },
		{ "e\u0301\u0302\u0303\u0304\u0305\u0306", 1 }, { "か\u3099", 2 }, { "\u0301", 1 }, { "a\tb",
		  3 },
		{ "\x1b[31m", 5 }, { "\xff\xfe", 2 }, { "a\u200bb", 3 }, { "\u202e", 1 }, { "한글", 4 },
		{ "\u2665\ufe0f", 1 },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		assert_int_equal(text_width(texts[i].text), texts[i].columns);
	assert_int_equal(text_width_to("桜井", 3), 2);
	assert_int_equal(text_width_to("桜井", 4), 3); /* a broken byte is seen as one */
}

static void test_rows_end_after_a_middle_dot(void **state)
{
	assert_int_equal(text_wrap("ゴーレム・クリーチャーを出す", 16), strlen("ゴーレム・"));
	assert_int_equal(text_wrap("そのクリーチャーを出す", 12), strlen("その"));
}

static void test_rows_end_after_a_comma(void **state)
{
	/* rather than inside the word before it */
	assert_int_equal(text_wrap("勝利、14対12、トーナメントポイント4-2", 31), strlen("勝利、14対12、"));
}

static void test_clip(void **state)
{
	/* clang-format off */
	static const struct { const char *text; int columns; const char *out; } texts[] = {
		{ "Alice", 5, "Alice" }, { "Alice", 4, "Al.." }, { "Alice", 1, "." }, { "Alice", 0, "" },
		  { "", 0, "" },
		{ "桜井みずき", 10, "桜井みずき" }, { "桜井みずき", 9, "桜井み .." }, { "桜井みずき", 8, "桜井み.." },
		{ "桜", 1, "." }, { "e\u0301e\u0301e\u0301", 2, ".." }, { "Alice", -3, "" },
	};
	/* clang-format on */
	char out[100];
	int used;

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		used = text_clip(texts[i].text, texts[i].columns, out, sizeof out);
		assert_string_equal(out, texts[i].out);
		assert_int_equal(used, text_width(out));
	}
	assert_int_equal(text_fit("桜井", 3, &used), 3);
	assert_int_equal(used, 2);
	text_clip("桜井みずき", 10, out, 8);
	assert_string_equal(out, "桜井");
	text_clip("Alice", 5, out, 0);
}

static void test_paint_stays_inside(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(3, 10);

	paint_blank(win, &p, 0, 0, 3, 10);
	assert_int_equal(paint(win, &p, 1, 6, 100, ROLE_NORMAL, "桜井みずき"), 4);
	assert_string_equal(shown(win, 1), "      桜..");
	assert_string_equal(shown(win, 2), "          ");
	assert_int_equal(paint(win, &p, 3, 0, 5, ROLE_NORMAL, "x"), 0);
	assert_int_equal(paint(win, &p, -1, 0, 5, ROLE_NORMAL, "x"), 0);
	assert_int_equal(paint(win, &p, 0, -1, 5, ROLE_NORMAL, "x"), 0);
	assert_int_equal(paint(win, &p, 0, 10, 5, ROLE_NORMAL, "x"), 0);
	assert_int_equal(paint(win, &p, 2, 0, 10, ROLE_NORMAL, "0123456789"), 10);
	assert_string_equal(shown(win, 2), "0123456789");
	assert_int_equal(paint_padded(win, &p, 0, 8, 9, ROLE_DIM, "a"), 2);
	assert_string_equal(shown(win, 0), "        a ");
	paint_frame(win, &p, -2, -2, 20, 40, ROLE_DIM, true);
	paint_frame(win, &p, 0, 8, 3, 9, ROLE_DIM, false);
	paint_frame(win, &p, 0, 0, 1, 1, ROLE_DIM, false);
	assert_string_equal(shown(win, 1), "      桜│.");
	delwin(win);
}

static void test_paint_places(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = blank_row(&p, 12);

	assert_int_equal(paint_right(win, &p, 0, 12, 5, ROLE_NORMAL, "21"), 2);
	assert_string_equal(shown(win, 0), "          21");
	paint_right(win, &p, 0, 4, 10, ROLE_NORMAL, "Friday");
	assert_string_equal(shown(win, 0), "Fr..      21");
	paint_blank(win, &p, 0, 0, 1, 12);
	paint_centre(win, &p, 0, 2, 8, ROLE_NORMAL, "ab");
	assert_string_equal(shown(win, 0), "     ab     ");
	assert_int_equal(paint_chip(win, &p, 0, 0, 12, ROLE_ACCENT, "TURN"), 6);
	assert_int_equal(paint_chip(win, &p, 0, 6, 5, ROLE_ACCENT, "LOW LIFE"), 5);
	assert_string_equal(shown(win, 0), " TURN  L..  ");
	assert_int_equal(paint_chip(win, &p, 0, 0, 2, ROLE_ACCENT, "TURN"), 0);
	assert_int_equal(paint_format(win, &p, 0, 0, 12, ROLE_NORMAL, "%d of %d", 3, 21), 7);
	delwin(win);
}

/* Overwriting one half of a wide character leaves no other half. */
static void test_no_half_of_a_wide_character(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = blank_row(&p, 8);

	paint(win, &p, 0, 0, 8, ROLE_NORMAL, "桜井みず");
	paint(win, &p, 0, 1, 2, ROLE_NORMAL, "ab");
	assert_string_equal(shown(win, 0), " ab みず");
	paint(win, &p, 0, 5, 2, ROLE_NORMAL, "字");
	assert_string_equal(shown(win, 0), " ab  字 ");
	delwin(win);
}

static void test_controls_never_get_through(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = blank_row(&p, 12);

	paint(win, &p, 0, 0, 12, ROLE_NORMAL, "a\x1b[2J\nb\u202e\u0301");
	assert_string_equal(shown(win, 0), "a\ufffd[2J\ufffdb\ufffd\ufffd   ");
	delwin(win);
}

static void test_without_utf8(void **state)
{
	struct palette p = snapshot_palette(true, true);
	WINDOW *win = blank_row(&p, 12);

	p.utf8 = false;
	paint(win, &p, 0, 0, 12, ROLE_NORMAL, "Göran 桜");
	assert_string_equal(shown(win, 0), "G?ran ??    ");
	paint_mark(win, &p, 0, 0, ROLE_ACCENT);
	paint_rule(win, &p, 0, 1, 3, ROLE_ACCENT, true);
	paint_rule(win, &p, 0, 4, 2, ROLE_ACCENT, false);
	assert_string_equal(shown(win, 0), ">===--??    ");
	delwin(win);
}

/* Joiners go with the character before them and take no columns: the others have what the
 * terminal's wcwidth gives them. */
static void test_joiners(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = blank_row(&p, 12);
	int used;

	assert_int_equal(text_width("Anna \u2764\ufe0f"), 5 + wcwidth(0x2764));
	assert_int_equal(text_width("\U0001f469\u200d\U0001f4bb"), wcwidth(0x1f469) + wcwidth(0x1f4bb));
	assert_int_equal(text_width("\u06cc\u200c\u067e"), 2);
	assert_int_equal(text_fit("\u06cc\u200c\u067e", 1, &used), strlen("\u06cc\u200c"));
	assert_int_equal(used, 1);
	paint(win, &p, 0, 0, 12, ROLE_NORMAL, "\u2764\ufe0f\u06cc\u200c\u067e|");
	assert_string_equal(shown(win, 0), "\u2764\u06cc\u067e|        ");
	delwin(win);
}

/* Any bytes leave the row its columns. */
static void test_any_bytes(void **state)
{
	static const char *const pieces[] = {
		"a",          "桜",     "\u0301", "\xe6", "\xff",   "\u200d", "\ufe0f",
		"\U0001f469", "\u1160", "\x07",   "é",    "\u3099", "~",      " ",
	};
	struct palette p = snapshot_palette(false, false);
	struct rng rng;

	rng_seed(&rng, 20);
	for (int i = 0; i < 3000; i++) {
		int cols = 1 + (int)rng_below(&rng, 20);
		WINDOW *win = blank_row(&p, cols);
		char text[200] = "", out[60];

		for (int k = (int)rng_below(&rng, 14); k > 0; k--)
			strcat(text, pieces[rng_below(&rng, sizeof pieces / sizeof *pieces)]);
		for (int k = 0; k < 2; k++) {
			int x = (int)rng_below(&rng, 20);

			paint(win, &p, 0, x, (int)rng_below(&rng, 24), k ? ROLE_DIM : ROLE_ACCENT, text);
		}
		assert_int_equal(text_width(shown(win, 0)), cols);
		text_clip(text, cols, out, sizeof out);
		assert_true(text_width(out) <= cols);
		delwin(win);
	}
}

/* ---- the canvas ---- */

static void paint_something(WINDOW *win, const struct palette *p, struct rng *rng)
{
	static const char *const texts[] = {
		"Bob", "桜井みずき", "a桜b", "e\u0301か\u3099", "x", "█▀▄", "-12", "", "한", "\x1b[2J",
	};
	int y = (int)rng_below(rng, 26) - 1, x = (int)rng_below(rng, 84) - 2,
	    columns = (int)rng_below(rng, 14);
	int style = (int)rng_below(rng, ROLES) | (rng_below(rng, 3) ? 0 : STYLE_REVERSE);
	const char *text = texts[rng_below(rng, sizeof texts / sizeof *texts)];

	switch (rng_below(rng, 6)) {
	case 0: paint_frame(win, p, y, x, (int)rng_below(rng, 6), columns, style, columns > 6); break;
	case 1: paint_blank(win, p, y, x, (int)rng_below(rng, 3), columns); break;
	case 2: paint_padded(win, p, y, x, columns, style, text); break;
	default: paint(win, p, y, x, columns, style, text); break;
	}
}

/* The text and the looks of a cell; all blanks are equal. */
static void read_cell(WINDOW *win, int y, int x, wchar_t chars[CCHARW_MAX + 1], attr_t *attr, short *pair)
{
	cchar_t cell;

	mvwin_wch(win, y, x, &cell);
	getcchar(&cell, chars, attr, pair, NULL);
	*attr &= A_ATTRIBUTES & ~A_CHARTEXT;
	if (chars[0] == L' ' || !chars[0]) {
		*attr = A_NORMAL;
		*pair = 0;
	}
}

static void assert_same_row(WINDOW *one, WINDOW *other, int y)
{
	for (int x = 0; x < COLS; x++) {
		wchar_t chars[2][CCHARW_MAX + 1] = { { 0 } };
		attr_t attr[2];
		short pair[2];

		read_cell(one, y, x, chars[0], &attr[0], &pair[0]);
		read_cell(other, y, x, chars[1], &attr[1], &pair[1]);
		assert_int_equal(wcscmp(chars[0], chars[1]), 0);
		assert_int_equal(attr[0], attr[1]);
		assert_int_equal(pair[0], pair[1]);
	}
}

/* Passing only the changed cells to curses gives the same picture as painting all. */
static void test_canvas(void **state)
{
	struct palette straight = snapshot_palette(false, false), through;
	struct rng rng, same;
	WINDOW *win;

	rng_seed(&rng, 7);
	straight.pair[ROLE_NORMAL] = 0; /* the terminal's own, with which a canvas begins */
	through = straight;
	through.canvas = canvas_new();
	for (int picture = 0; picture < 400; picture++) {
		int pieces = (int)rng_below(&rng, 40);

		if (picture == 100)
			resizeterm(24, 79);
		if (picture == 200) {
			resizeterm(24, 60); /* and back before anything is drawn */
			resizeterm(24, 79);
			canvas_forget(through.canvas);
		}
		win = snapshot_window(LINES, COLS);
		paint_blank(win, &straight, 0, 0, LINES, COLS);
		canvas_begin(through.canvas);
		for (int i = 0; i < pieces; i++) {
			same = rng;
			paint_something(win, &straight, &rng);
			paint_something(stdscr, &through, &same);
		}
		canvas_end(through.canvas);
		for (int y = 0; y < LINES; y++)
			assert_same_row(stdscr, win, y);
		delwin(win);
	}
	canvas_free(through.canvas);
}

/* ---- palettes ---- */

/* Another kind of terminal instead of the present one. Only those that every
 * system describes: newterm does not give everything back when it fails. */
static void terminal(const char *name)
{
	FILE *nowhere = fopen("/dev/null", "r+");

	assert_non_null(nowhere);
	assert_non_null(newterm(name, nowhere, nowhere));
	if (has_colors())
		start_color();
}

static void test_themes_have_names(void **state)
{
	for (int i = 0; i < THEMES; i++)
		assert_int_equal(theme_find(theme_name((enum theme)i)), i);
	assert_int_equal(theme_find("pink"), -1);
}

static void check_coloured(const struct palette *p)
{
	assert_false(p->mono);
	for (int i = 0; i < ROLES; i++) {
		short front, back;

		assert_true(p->pair[i] < 64);
		if (!p->pair[i])
			continue;
		pair_content(p->pair[i], &front, &back);
		assert_int_equal(back, -1);
		assert_int_not_equal(front, 4); /* plain blue */
	}
	assert_true(p->pair[ROLE_DANGER] || (p->loud && p->drawn[ROLE_DANGER]));
}

/* Each chip of a piece has a ground of its own, also where two colours differ by bold. */
static void check_pieces(const struct palette *p)
{
	static const enum piece_colour boxes[][6] = {
		{ PIECE_BLACK, PIECE_BROWN, PIECE_BLUE, PIECE_GREEN, PIECE_GOLD, PIECE_RED },   /* Titan */
		{ PIECE_BROWN, PIECE_BLUE, PIECE_GREEN, PIECE_RED, PIECE_WHITE, PIECE_ORANGE }, /* Catan */
	};
	short grounds[6], front, back;

	for (int box = 0; box < 2; box++)
		for (int i = 0; i < 6; i++) {
			int role = ROLE_PIECE + (int)boxes[box][i];

			pair_content(p->chip[role], &front, &back);
			grounds[i] = p->chip_attr[role] & A_REVERSE ? front : back;
			for (int j = 0; j < i; j++)
				assert_int_not_equal(grounds[i], grounds[j]);
		}
}

static void test_palettes(void **state)
{
	static const struct {
		const char *name;
		int colours;
	} terminals[] = {
		{ "xterm-256color", 256 },
		{ "xterm-256color", 16 },
		{ "xterm", 8 },
		{ "linux", 8 },
	};
	struct palette p;

	for (size_t i = 0; i < sizeof terminals / sizeof *terminals; i++) {
		terminal(terminals[i].name);
		COLORS = terminals[i].colours;
		for (int theme = 0; theme < THEME_MONO; theme++) {
			palette_make(&p, (enum theme)theme, true, false, true);
			check_coloured(&p);
			check_pieces(&p);
		}
	}
	palette_make(&p, THEME_MONO, true, false, true);
	assert_true(p.mono);
	palette_make(&p, THEME_DEFAULT, false, false, false);
	assert_true(p.mono && p.ascii && !p.utf8);
	terminal("vt100");
	palette_make(&p, THEME_DEFAULT, true, false, true);
	assert_true(p.mono);
	assert_true(p.attr[ROLE_DANGER] & A_BOLD);
	snapshot_terminal();
}

/* Danger is reversed where it is written, and never where it is drawn. */
static void test_danger_without_colour(void **state)
{
	struct palette p = snapshot_palette(false, true);
	WINDOW *win = blank_row(&p, 10);
	char text[100], roles[100];

	paint(win, &p, 0, 0, 10, ROLE_DANGER, "18/21 !");
	paint_rule(win, &p, 0, 8, 2, ROLE_DANGER, true);
	snapshot_row(win, 0, text, roles, sizeof text);
	assert_string_equal(roles, "XXXXXXX xx");
	delwin(win);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_width),
		cmocka_unit_test(test_rows_end_after_a_middle_dot),
		cmocka_unit_test(test_rows_end_after_a_comma),
		cmocka_unit_test(test_clip),
		cmocka_unit_test(test_paint_stays_inside),
		cmocka_unit_test(test_paint_places),
		cmocka_unit_test(test_no_half_of_a_wide_character),
		cmocka_unit_test(test_controls_never_get_through),
		cmocka_unit_test(test_without_utf8),
		cmocka_unit_test(test_joiners),
		cmocka_unit_test(test_any_bytes),
		cmocka_unit_test(test_canvas),
		cmocka_unit_test(test_danger_without_colour),
		cmocka_unit_test(test_themes_have_names),
		cmocka_unit_test(test_palettes),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
