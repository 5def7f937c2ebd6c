/* SPDX-License-Identifier: MIT */
/*
 * MECCG: no picture shows a face-down card, in any size: none with both halves
 * curtained, none of the other half when one is open, none at all to a watcher.
 * No which-key lists one.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rules/meccg/meccg.h"
#include "tests/kit/stage.h"

/* In the third round, before a pick. */
static struct stage *third_round(void)
{
	struct stage *s = stage_new(&meccg_game);

	stage_say(s, "seat Alice 青木",
	          "pool 1 list Gimli Kili \"Aragorn II\" \"Barliman Butterbur\" Faramir Halbarad Beretar "
	          "Elrond",
	          "pool 2 list Legolas Beretar \"Aragorn II\" Arwen \"Gildor Inglorion\"", "pool 1 seal",
	          "pool 2 seal", "pick 1 Gimli", "pick 2 Legolas", "reveal", "pick 1 Kili", "pick 2 Beretar",
	          "reveal", NULL);
	stage_press(s, "Space");
	return s;
}

/* Names of a pool that are face down; short enough to fit anywhere whole. */
static void shows_none(struct stage *s, const char *const *names, int rows, int cols)
{
	WINDOW *win = stage_body(s, rows, cols, false, false);

	for (; *names; names++)
		if (snapshot_has(win, *names))
			fail_msg("a picture of %d rows and %d columns shows %s", rows, cols, *names);
	delwin(win);
}

static void test_pictures(void **state)
{
	static const char *const alices[] = {
		"Faramir", "Halbarad", "Barlim", "Elrond", "E L R O N D", NULL
	};
	static const char *const aokis[] = { "Arwen", "Gildor", "A R W E N", NULL };

	for (int rows = 9; rows <= 50; rows += 3)
		for (int cols = 40; cols <= 140; cols += 7) {
			struct stage *s = third_round();
			char seat[40];

			stage_say(s, "pick 1 Faramir", "pick 2 Arwen", NULL);
			shows_none(s, alices, rows, cols);
			shows_none(s, aokis, rows, cols);
			stage_press(s, "1 Enter");
			assert_true(stage_fills(s, "seat", seat, sizeof seat));
			assert_string_equal(seat, "Alice");
			assert_true(stage_fills(s, "aim", seat, sizeof seat)); /* the half is open */
			shows_none(s, aokis, rows, cols);
			stage_reader(s, false, true);
			shows_none(s, alices, rows, cols);
			stage_free(s);
		}
}

static void test_choices(void **state)
{
	static const char *const holes[] = { "side",   "rules", "length", "goal", "starter", "site",
		                             "person", "call",  "state",  "d",    "o" };
	struct stage *s = third_round();
	struct choice choice[CHOICES_MAX];

	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
		for (int k = stage_choices(s, holes[i], choice) - 1; k >= 0; k--) {
			assert_null(strstr(choice[k].word, "Elrond"));
			assert_null(strstr(choice[k].name, "Elrond"));
			assert_null(strstr(choice[k].value, "Elrond"));
		}
	stage_free(s);
}

/* A watcher's program does not offer the key that opens a half. */
static void test_own_key(void **state)
{
	const struct screen *screen = screen_find(&meccg_game);
	struct stage *s = third_round();
	const struct binding *binding = screen_keys(screen, stage_view(s), stage_state(s));

	while (strcmp(binding->key, "Enter") != 0)
		binding++;
	assert_true(binding->own);
	stage_free(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_pictures),
		cmocka_unit_test(test_choices),
		cmocka_unit_test(test_own_key),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
