/* SPDX-License-Identifier: MIT */
/*
 * The MECCG screen: its pages as pictures, its keys, and that no picture shows
 * what is face down: not with both halves curtained, not of the other half when
 * one is open, and nothing of either to a watcher, in every size.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/journal.h"
#include "screens/meccg/inner.h"
#include "tests/kit/snapshot.h"

extern const struct screen meccg_screen;

enum { NOW = 1795205940 };

/* A table and somebody who looks at it. */
struct sitting {
	struct journal *journal;
	struct meccg_view view;
	struct rng rng;
	int64_t at;
	int rows, cols;
	bool watching;
	struct palette palette;
};

static const struct meccg *table_of(const struct sitting *s)
{
	return journal_state(s->journal);
}

static void fit(struct sitting *s)
{
	meccg_screen.fit(&s->view, table_of(s), s->rows, s->cols);
}

/* Says a line as the program does; the screen is told. */
static void say(struct sitting *s, const char *line)
{
	struct meccg *before = malloc(sizeof *before);
	struct reason why = { "" };

	*before = *table_of(s);
	if (journal_say(s->journal, line, strlen(line), s->at++, &s->rng, false, NULL, NULL, &why) !=
	    JOURNAL_SAID)
		fail_msg("%s: %s", line, why.text);
	meccg_screen.changed(&s->view, before, table_of(s), 0);
	free(before);
	fit(s);
}

static const char *const pools[] = {
	"seat Alice 青木",
	"pool 1 list Gimli Kili \"Aragorn II\" \"Barliman Butterbur\" Faramir Halbarad Beretar Elrond",
	"pool 2 list Legolas Beretar \"Aragorn II\" Arwen \"Gildor Inglorion\"",
	"pool 1 seal",
	"pool 2 seal",
	NULL
};

static const char *const two_rounds[] = { "pick 1 Gimli",   "pick 2 Legolas", "reveal", "pick 1 Kili",
	                                  "pick 2 Beretar", "reveal",         NULL };

static const char *const worked[] = {
	"seat Alice 青木",
	"turn 1",
	"mp 1 character +3 & mp 1 item +8 & mp 1 faction +2 & mp 1 kill +1",
	"mp 2 character +4 & mp 2 ally +2 & mp 2 faction +4 & mp 2 kill +1 & mp 2 misc +1",
	"order 1 9 2 4",
	NULL
};

static const char *const level[] = { "seat Alice 青木",
	                             "turn 1",
	                             "mp 1 item +4 & mp 2 item +4",
	                             "character 1 Gandalf",
	                             "character 1 Gimli points=2",
	                             "character 1 Shadowfax kind=ally",
	                             "character 2 Legolas points=3",
	                             "character 2 Arwen points=6",
	                             "council",
	                             "chain",
	                             "check 1 Gimli 6 6",
	                             "check 2 Legolas 1 1",
	                             NULL };

static void say_all(struct sitting *s, const char *const *lines)
{
	for (; *lines; lines++)
		say(s, *lines);
}

static void sit_down(struct sitting *s, int rows, int cols)
{
	*s = (struct sitting){
		.journal = journal_new(&meccg_game), .at = 1000000000, .rows = rows, .cols = cols
	};
	s->palette = snapshot_palette(false, false);
	rng_seed(&s->rng, 1);
}

/* In the third round, nobody has picked. */
static void third_round(struct sitting *s, int rows, int cols)
{
	sit_down(s, rows, cols);
	say_all(s, pools);
	say_all(s, two_rounds);
	s->view.reveal = 0;
}

static WINDOW *picture(struct sitting *s)
{
	WINDOW *win = snapshot_window(s->rows, s->cols);
	const struct frame frame = { .palette = &s->palette, .now = NOW, .watching = s->watching };
	int y, x;

	fit(s);
	meccg_screen.draw(&s->view, table_of(s), &frame, win, &y, &x);
	assert_in_range(y, 0, s->rows - 1);
	assert_in_range(x, 0, s->cols - 1);
	return win;
}

static void look(struct sitting *s, const char *name)
{
	WINDOW *win = picture(s);

	snapshot_check(win, "meccg/look.txt", name);
	delwin(win);
}

static void press(struct sitting *s, int key)
{
	assert_true(meccg_screen.key(&s->view, table_of(s), s->rows, s->cols, key));
	fit(s);
}

static void type(struct sitting *s, const char *letters)
{
	for (; *letters; letters++) {
		char one[2] = { *letters, '\0' };

		assert_true(meccg_screen.typing(&s->view, table_of(s)));
		meccg_screen.type(&s->view, table_of(s), one);
	}
	fit(s);
}

static void act(struct sitting *s, const char *what)
{
	meccg_screen.act(&s->view, table_of(s), what, NULL);
	fit(s);
}

static void leave(struct sitting *s)
{
	journal_free(s->journal);
}

/* ---- the keys' lines ---- */

static const struct binding *bound(const struct sitting *s, const char *key)
{
	const struct binding *b = meccg_screen.keys_now(&s->view, table_of(s));

	while (b->key && strcmp(b->key, key) != 0)
		b++;
	return b->key ? b : NULL;
}

/* Fills the holes that the screen fills, as app/tui/ask.c does. */
static const char *line_of(const struct sitting *s, const char *key, char *out, size_t size)
{
	const struct binding *b = bound(s, key);
	size_t end = 0;

	if (!b || !b->line)
		return b && b->act ? b->act : "";
	for (const char *at = b->line; *at && end + 1 < size;) {
		char hole[40], value[200];
		size_t length = strcspn(at, "}");

		if (*at != '{' || strchr("?#~\"*", at[1]) || strncmp(at, "{run}", 5) == 0) {
			out[end++] = *at++;
			continue;
		}
		snprintf(hole, sizeof hole, "%.*s", (int)length - 1, at + 1);
		if (!meccg_screen.fill(&s->view, table_of(s), hole, value, sizeof value))
			return "(nothing)";
		end += (size_t)snprintf(out + end, size - end, "%s", value);
		at += length + 1;
	}
	out[end] = '\0';
	return out;
}

static void expect_line(const struct sitting *s, const char *key, const char *wanted)
{
	char out[400];

	assert_string_equal(line_of(s, key, out, sizeof out), wanted);
}

/* ---- pictures ---- */

static const struct {
	int rows, cols;
	const char *name;
} tiers[] = {
	{ 21, 80, "80x24" },
	{ 15, 60, "60x18" },
	{ 40, 132, "132x43" },
};

/* Below the promised floor: the totals as text, and all can still be done. */
static void test_small(void **state)
{
	struct sitting s;

	(void)state;
	third_round(&s, 9, 40);
	act(&s, "open");
	type(&s, "ar");
	look(&s, "draft, private entry, 40x12");
	say(&s, "pick 1 Aragorn");
	say(&s, "pick 2 Aragorn");
	say(&s, "reveal");
	look(&s, "draft, reveal, 40x12");
	leave(&s);
	sit_down(&s, 9, 40);
	say_all(&s, worked);
	say(&s, "council");
	look(&s, "council, counted, 40x12");
	leave(&s);
	sit_down(&s, 9, 40);
	say_all(&s, level);
	look(&s, "chain of strength, 40x12");
	leave(&s);
}

static void test_pools(void **state)
{
	struct sitting s;

	(void)state;
	sit_down(&s, 21, 80);
	look(&s, "nobody sits here, 80x24");
	say(&s, "seat Alice 青木");
	look(&s, "the pools, both curtained, 80x24");
	act(&s, "open");
	say(&s, "pool 1 add Gimli");
	say(&s, "pool 1 extra \"Open to the Summons\" enables=agent");
	look(&s, "a pool being made, 80x24");
	type(&s, "ara");
	look(&s, "a pool, finding a character, 80x24");
	expect_line(&s, "Enter", "pool Alice add \"Aragorn II\"");
	leave(&s);
}

static void test_private_entry(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++) {
		struct sitting s;
		char name[80];

		third_round(&s, tiers[i].rows, tiers[i].cols);
		say(&s, "pick 2 Arwen");
		act(&s, "open");
		type(&s, "ar");
		snprintf(name, sizeof name, "draft, private entry, %s", tiers[i].name);
		look(&s, name);
		leave(&s);
	}
}

static void test_reveal(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++) {
		struct sitting s;
		char name[80];

		third_round(&s, tiers[i].rows, tiers[i].cols);
		say(&s, "pick 1 Aragorn");
		say(&s, "pick 2 Aragorn");
		say(&s, "reveal");
		snprintf(name, sizeof name, "draft, reveal, %s", tiers[i].name);
		look(&s, name);
		leave(&s);
	}
}

static void test_reveal_ascii(void **state)
{
	struct sitting s;

	(void)state;
	third_round(&s, 21, 80);
	s.palette = snapshot_palette(true, true);
	say(&s, "pick 1 Faramir");
	say(&s, "pick 2 Arwen");
	look(&s, "draft, both have picked, 80x24, lines=ascii and NO_COLOR");
	say(&s, "reveal");
	look(&s, "draft, reveal, 80x24, lines=ascii and NO_COLOR");
	act(&s, "next");
	act(&s, "open");
	look(&s, "draft, private entry, 80x24, lines=ascii and NO_COLOR");
	leave(&s);
}

static void test_one_goes_on(void **state)
{
	struct sitting s;

	(void)state;
	third_round(&s, 21, 80);
	say(&s, "stop 1");
	look(&s, "draft, one has finished, 80x24");
	say(&s, "pick 2 Arwen");
	say(&s, "reveal");
	look(&s, "draft, reveal of one alone, 80x24");
	leave(&s);
}

static const char *const starting[] = { "stop 1",
	                                "stop 2",
	                                "item 1 Gimli Dagger",
	                                "item 1 Kili Shield",
	                                "site 1 Rivendell",
	                                "deck 1 set creature 11",
	                                "deck 1 set resource 30",
	                                "deck 1 set hazard 19",
	                                "deck 1 set sideboard 31",
	                                NULL };

static void test_starting(void **state)
{
	(void)state;
	for (int i = 0; i < 2; i++) {
		struct sitting s;
		char name[80];

		third_round(&s, tiers[i].rows, tiers[i].cols);
		say_all(&s, starting);
		snprintf(name, sizeof name, "items, sites and the deck, %s", tiers[i].name);
		look(&s, name);
		leave(&s);
	}
}

static void test_council(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof tiers / sizeof *tiers; i++) {
		struct sitting s;
		char name[80];

		sit_down(&s, tiers[i].rows, tiers[i].cols);
		say_all(&s, worked);
		assert_int_equal(s.view.step, 1);
		expect_line(&s, "Space", "step");
		act(&s, "step");
		act(&s, "step");
		snprintf(name, sizeof name, "council, step 3, %s", tiers[i].name);
		look(&s, name);
		for (int step = 3; step < STEPS; step++)
			act(&s, "step");
		expect_line(&s, "Space", "council");
		say(&s, "council");
		snprintf(name, sizeof name, "council, counted, %s", tiers[i].name);
		look(&s, name);
		leave(&s);
	}
}

static void test_chain(void **state)
{
	(void)state;
	for (int i = 0; i < 2; i++) {
		struct sitting s;
		char name[80];

		sit_down(&s, tiers[i].rows, tiers[i].cols);
		say_all(&s, level);
		snprintf(name, sizeof name, "chain of strength, %s", tiers[i].name);
		look(&s, name);
		leave(&s);
	}
}

/* ---- keys ---- */

static void test_keys_of_the_draft(void **state)
{
	struct sitting s;

	(void)state;
	third_round(&s, 21, 80);
	expect_line(&s, "Space", "reveal");
	expect_line(&s, "Enter", "open");
	assert_true(bound(&s, "Enter")->own);
	expect_line(&s, "s", "stop Alice");
	press(&s, '2');
	expect_line(&s, "s", "stop 青木");
	press(&s, '1');
	assert_false(meccg_screen.typing(&s.view, table_of(&s)));
	act(&s, "open");
	assert_true(meccg_screen.typing(&s.view, table_of(&s)));
	assert_null(bound(&s, "s")); /* its letter is text now */
	assert_null(bound(&s, "Space"));
	type(&s, "fara");
	expect_line(&s, "Enter", "pick Alice Faramir");
	type(&s, "q");
	expect_line(&s, "Enter", "(nothing)");
	meccg_screen.type(&s.view, table_of(&s), "");
	expect_line(&s, "Enter", "pick Alice Faramir");
	say(&s, "pick Alice Faramir");
	assert_false(s.view.open); /* locked, and the next one's word */
	assert_int_equal(s.view.seat, 1);
	assert_int_equal(s.view.typed[0], '\0');
	act(&s, "open");
	press(&s, 0x1b);
	assert_false(s.view.open);
	act(&s, "open");
	assert_int_equal(s.view.seat, 1);
	press(&s, KEY_DOWN);
	expect_line(&s, "Enter", "pick 青木 Arwen");
	say(&s, "pick 2 Arwen");
	expect_line(&s, "Space", "reveal");
	say(&s, "reveal");
	expect_line(&s, "Space", "next");
	act(&s, "next");
	expect_line(&s, "Space", "reveal");
	leave(&s);
}

static void test_what_closes_a_half(void **state)
{
	struct sitting s;

	(void)state;
	third_round(&s, 21, 80);
	act(&s, "open");
	type(&s, "fara");
	say(&s, "note the bell rings");
	assert_false(s.view.open);
	act(&s, "open");
	say(&s, "undo");
	assert_false(s.view.open);
	act(&s, "open");
	press(&s, '\t');
	assert_false(s.view.open);
	leave(&s);
}

static void test_undo_of_a_reveal(void **state)
{
	struct sitting s;

	(void)state;
	third_round(&s, 21, 80);
	say(&s, "pick 1 Faramir");
	say(&s, "pick 2 Arwen");
	say(&s, "reveal");
	assert_true(meccg_reveals(&s.view, table_of(&s)));
	say(&s, "undo");
	assert_false(meccg_reveals(&s.view, table_of(&s)));
	expect_line(&s, "Space", "reveal");
	leave(&s);
}

static void test_keys_of_the_council(void **state)
{
	struct sitting s;

	(void)state;
	sit_down(&s, 21, 80);
	say_all(&s, level);
	assert_true(s.view.people);
	expect_line(&s, "r", "check Alice Gimli"); /* the first who is to be checked */
	press(&s, '\t');
	expect_line(&s, "r", "check 青木 Arwen");
	press(&s, '\t');
	expect_line(&s, "r", "check 青木 Arwen"); /* the last */
	press(&s, KEY_UP);
	expect_line(&s, "r", "check 青木 Legolas");
	act(&s, "people");
	press(&s, KEY_UP);
	press(&s, KEY_DOWN);
	press(&s, KEY_DOWN);
	expect_line(&s, "+", "mp 青木 item {run}");
	press(&s, KEY_LEFT);
	expect_line(&s, "+", "mp Alice item {run}");
	leave(&s);
}

/* A key's which-key never names what is face down. */
static void test_choices_keep_secrets(void **state)
{
	static const char *const holes[] = { "side",   "rules", "length", "goal", "starter", "site",
		                             "person", "call",  "state",  "d",    "o" };
	struct sitting s;
	struct choice choice[CHOICES_MAX];

	(void)state;
	third_round(&s, 21, 80);
	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++) {
		int count = meccg_screen.choices(&s.view, table_of(&s), holes[i], "", choice, CHOICES_MAX);

		for (int k = 0; k < count; k++) {
			assert_null(strstr(choice[k].word, "Elrond"));
			assert_null(strstr(choice[k].name, "Elrond"));
			assert_null(strstr(choice[k].value, "Elrond"));
		}
	}
	leave(&s);
}

/* ---- secrets in every size ---- */

/* Names of a pool that nobody has shown; short enough to stand anywhere whole. */
static void tells_no(WINDOW *win, const char *const *names, int rows, int cols)
{
	for (; *names; names++)
		if (snapshot_has(win, *names))
			fail_msg("%s stands on a picture of %d rows and %d columns", *names, rows, cols);
}

static void test_secrets_in_every_size(void **state)
{
	static const char *const alices[] = {
		"Faramir", "Halbarad", "Barlim", "Elrond", "E L R O N D", NULL
	};
	static const char *const aokis[] = { "Arwen", "Gildor", "A R W E N", NULL };

	(void)state;
	for (int rows = 9; rows <= 50; rows += 3)
		for (int cols = 40; cols <= 140; cols += 7) {
			struct sitting s;
			WINDOW *win;

			third_round(&s, rows, cols);
			say(&s, "pick 1 Faramir");
			say(&s, "pick 2 Arwen");
			win = picture(&s);
			tells_no(win, alices, rows, cols);
			tells_no(win, aokis, rows, cols);
			delwin(win);
			press(&s, '1');
			act(&s, "open");
			assert_true(s.view.open);
			assert_int_equal(s.view.seat, 0);
			win = picture(&s);
			tells_no(win, aokis, rows, cols);
			delwin(win);
			s.watching = true;
			win = picture(&s);
			tells_no(win, alices, rows, cols);
			delwin(win);
			leave(&s);
		}
}

/* ---- every page in every size ---- */

static void test_every_size(void **state)
{
	static const char *const *const tables[] = { pools, worked, level };

	(void)state;
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
		for (int rows = 1; rows <= 44; rows += 4)
			for (int cols = 20; cols <= 150; cols += 13) {
				struct sitting s;

				sit_down(&s, rows, cols);
				say_all(&s, tables[i]);
				for (int look = 0; look < 4; look++) {
					s.palette = snapshot_palette(look & 1, look & 2);
					act(&s, i ? "people" : "open");
					delwin(picture(&s));
				}
				leave(&s);
			}
}

/* Without colour the words and signs tell it. */
static void test_words_without_colour(void **state)
{
	struct sitting s;
	WINDOW *win;

	(void)state;
	third_round(&s, 21, 80);
	s.palette = snapshot_palette(true, true);
	say(&s, "pick 1 Aragorn");
	win = picture(&s);
	assert_true(snapshot_has(win, "Alice has picked"));
	assert_true(snapshot_has(win, "has not picked"));
	assert_true(snapshot_has(win, "CURTAIN"));
	delwin(win);
	say(&s, "pick 2 Aragorn");
	say(&s, "reveal");
	win = picture(&s);
	assert_true(snapshot_has(win, "SET ASIDE"));
	delwin(win);
	say_all(&s, starting);
	win = picture(&s);
	assert_true(snapshot_has(win, "NOT LEGAL"));
	assert_true(snapshot_has(win, "! 11 creatures"));
	delwin(win);
	leave(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_small),
		cmocka_unit_test(test_pools),
		cmocka_unit_test(test_private_entry),
		cmocka_unit_test(test_reveal),
		cmocka_unit_test(test_reveal_ascii),
		cmocka_unit_test(test_one_goes_on),
		cmocka_unit_test(test_starting),
		cmocka_unit_test(test_council),
		cmocka_unit_test(test_chain),
		cmocka_unit_test(test_keys_of_the_draft),
		cmocka_unit_test(test_what_closes_a_half),
		cmocka_unit_test(test_undo_of_a_reveal),
		cmocka_unit_test(test_keys_of_the_council),
		cmocka_unit_test(test_choices_keep_secrets),
		cmocka_unit_test(test_secrets_in_every_size),
		cmocka_unit_test(test_every_size),
		cmocka_unit_test(test_words_without_colour),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
