/* SPDX-License-Identifier: MIT */
/*
 * The organiser's screen as pictures and as keys, against the grids of
 * tests/screens/championship/look.txt, and an event of 16 by keys from the schedule
 * to the champion.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "screens/championship/inner.h"
#include "tests/kit/stage.h"

extern const struct screen championship_screen;

static void show(struct stage *s, int rows, int cols, const char *name)
{
	char whole[100];

	snprintf(whole, sizeof whole, "%s, %dx%d", name, cols, rows);
	stage_check(s, rows, cols, false, "championship/look.txt", whole);
}

static void every_size(struct stage *s, const char *name)
{
	show(s, 24, 80, name);
	show(s, 18, 60, name);
	show(s, 12, 40, name);
}

static const struct championship *state_of(struct stage *s)
{
	return stage_state(s);
}

static const char *focus(struct stage *s)
{
	const struct champ_view *view = stage_view(s);

	return champ_name(state_of(s), view->player);
}

static struct stage *entered(void)
{
	struct stage *s = stage_new(&championship_game);

	stage_say(s, "title Kyoto 2026",
	          "seat \"Anna Müller\"=DE \"千葉 みなと\"=JP \"Dora Nagy\"=HU \"Boris Ilić\"=RS \"Eve "
	          "Martin\"=FR "
	          "桜井みずき=JP \"Lena Berg\"=SE \"Omar Haddad\"=EG \"Tom Reed\"=US \"Paul Roy\"=CA \"Rosa "
	          "Vidal\"=ES "
	          "\"Inês Costa\"=PT \"田中 一郎\"=JP \"Kim Min-ji\"=KR \"Nils Dahl\"=NO \"Ana Silva\"=BR",
	          NULL);
	return s;
}

/* Round 2: a table signed, one waits for signatures, two are played. */
static struct stage *second_round(void)
{
	struct stage *s = entered();

	stage_say(s, "schedule rounds=4 by=1 draw=5", "sheets 1 1:10,8,6,5 2:7,10,6,4 3:9,8,10,5 4:5,7,8,10",
	          "sign 1 1 each", "sign 1 2 each", "sign 1 3 each", "sign 1 4 each",
	          "sheets 2 1:10,8,6,5 2:10,11*,6,4", "sign 2 1 each", "sign 2 2 Boris",
	          "clock 2 3 placed & clock 2 3 on by=organiser", NULL);
	return s;
}

static void pictures_of_the_hall(void **state)
{
	struct stage *s = stage_new(&championship_game);

	(void)state;
	every_size(s, "nobody has entered");
	stage_free(s);
	s = entered();
	every_size(s, "no schedule yet");
	stage_free(s);
	s = second_round();
	every_size(s, "standings and tables");
	show(s, 43, 132, "standings and tables");
	stage_press(s, "s");
	show(s, 24, 80, "standings over the width");
	stage_press(s, "s m");
	every_size(s, "whom one has met");
	stage_free(s);
}

static void pictures_of_a_sheet(void **state)
{
	struct stage *s = second_round();

	(void)state;
	stage_press(s, "n Enter");
	every_size(s, "a sheet to be signed");
	stage_press(s, "n 1 0 Tab 8 Tab 1 1");
	every_size(s, "a sheet being filled in");
	stage_press(s, "Tab 5 Enter");
	assert_true(stage_refused(s));
	assert_string_equal(stage_message(s), "2 have 10 or more: say winner=P, who was on turn");
	stage_press(s, "w");
	assert_true(!stage_refused(s));
	stage_press(s, "Esc");
	stage_free(s);
}

static void a_sheet_by_keys(void **state)
{
	struct stage *s = entered();
	int table;

	(void)state;
	stage_press(s, "G");
	assert_int_equal(state_of(s)->rounds, 4);
	stage_press(s, "n Enter 1 0 Tab 8 Tab 6 Tab 5 Enter");
	table = state_of(s)->player[((const struct champ_view *)stage_view(s))->player].at[0];
	assert_string_equal(strrchr(stage_line(s), ' ') - 6, "10 8 6 5");
	stage_press(s, "s");
	assert_int_equal(champ_signatures(champ_sheet(state_of(s), 0, table)), 1);
	stage_press(s, "s");
	assert_true(stage_refused(s));
	stage_press(s, "S");
	assert_true(champ_locked(champ_sheet(state_of(s), 0, table)));
	stage_press(s, "1 Enter");
	assert_true(stage_refused(s));
	stage_press(s, "n");
	stage_press(s, "1 1 Tab 1 0 Tab 6 Tab 5 w");
	stage_press(s, "k k w Enter"); /* who was on turn is another */
	table = state_of(s)->player[((const struct champ_view *)stage_view(s))->player].at[0];
	assert_int_equal(champ_sheet(state_of(s), 0, table)->winner, 1);
	stage_say(s, "undo", NULL);
	assert_int_equal(champ_sheet(state_of(s), 0, table)->winner, -1);
	stage_free(s);
}

static void a_player_is_found_by_letters(void **state)
{
	struct stage *s = second_round();

	(void)state;
	stage_press(s, "/ q"); /* letters are letters while one looks for a name */
	stage_press(s, "Esc / s i l Enter");
	assert_string_equal(focus(s), "Ana Silva");
	stage_press(s, "/ r o Tab Enter");
	assert_string_not_equal(focus(s), "Ana Silva");
	stage_press(s, "w");
	stage_press(s, "x Enter");
	assert_non_null(strstr(stage_line(s), "warn "));
	stage_free(s);
}

/* All sheets of a round, typed in. */
static void play_round(struct stage *s, int tables)
{
	for (int t = 0; t < tables; t++)
		stage_press(s, t % 2 ? "n Enter 1 0 Tab 9 Tab 6 Tab 4 Enter S Esc"
		                     : "n Enter 1 0 Tab 8 Tab 7 Tab 3 Enter S Esc");
}

static void an_event_by_keys(void **state)
{
	struct stage *s = entered();

	(void)state;
	stage_press(s, "G");
	for (int r = 0; r < 4; r++)
		play_round(s, 4);
	stage_press(s, "C");
	assert_int_equal(state_of(s)->cut, 16);
	stage_press(s, "C");
	assert_int_equal(state_of(s)->round[CHAMP_SEMIFINAL].tables, 4);
	play_round(s, 4);
	stage_press(s, "C");
	play_round(s, 1);
	assert_int_equal(state_of(s)->stage, CHAMP_OVER);
	show(s, 24, 80, "there is a champion");
	stage_free(s);
}

static void any_size_is_drawn(void **state)
{
	struct stage *s = second_round();

	(void)state;
	for (int page = 0; page < 3; page++) {
		for (int rows = 12; rows < 50; rows += 3)
			for (int cols = 36; cols < 150; cols += 7)
				delwin(stage_show(s, rows, cols, page == 1, page == 1));
		stage_press(s, page == 0 ? "Enter" : "Esc m");
	}
	stage_free(s);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(pictures_of_the_hall), cmocka_unit_test(pictures_of_a_sheet),
		cmocka_unit_test(a_sheet_by_keys),      cmocka_unit_test(a_player_is_found_by_letters),
		cmocka_unit_test(an_event_by_keys),     cmocka_unit_test(any_size_is_drawn),
	};

	snapshot_terminal();
	cmocka_set_message_output(CM_OUTPUT_TAP);
	return cmocka_run_group_tests_name("championship screen", tests, NULL, NULL);
}
