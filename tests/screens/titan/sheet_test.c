/* SPDX-License-Identifier: MIT */
/*
 * The sheet of a whole game of Titan, with keys that go as in the program, and
 * as pictures against tests/screens/titan/sheet.txt: the preparation, a turn,
 * an encounter into its battle and back, and what only some may see.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/i18n.h"
#include "screens/titan/inner.h"
#include "tests/kit/stage.h"

extern const struct screen titan_screen;

/* ---- tables ---- */

static const struct titan *state_of(struct stage *s)
{
	return stage_state(s);
}

static struct titan_view *view_of(struct stage *s)
{
	return stage_view(s);
}

static const char *step_of(struct stage *s)
{
	return titan_steps[state_of(s)->step].id;
}

static struct stage *seated(void)
{
	struct stage *s = stage_new(&titan_game);

	stage_say(s, "seat Red Blue Green Gold 緑川 Brown", NULL);
	return s;
}

/* Six players in the fifth turn, at the splits; `rd01` and `rd03` are of six and of four. */
static struct stage *half_played(const char *rd01, const char *rd03)
{
	struct stage *s = seated();
	char red[300];

	snprintf(red, sizeof red,
	         "legion Red Rd01 %s & legion Red Rd03 %s & legion Red Rd04 angel lion*2 centaur*2", rd01,
	         rd03);
	stage_say(s,
	          "tower Red 6 & tower Blue 5 & tower Green 4 & tower Gold 3 & tower 緑川 2 & tower Brown 1",
	          "colour Brown brown & colour 緑川 green & colour Gold gold & colour Green black & colour "
	          "Blue blue & colour Red red",
	          "step", red,
	          "legion Blue Bu01 titan warlock lion*2 & legion Blue Bu04 ogre*2 troll centaur & "
	          "legion Blue Bu07 angel gargoyle*3",
	          "legion Green Bk01 titan angel cyclops*2 & legion Gold Gd02 titan angel warbear*2 giant",
	          "legion 緑川 Gr09 titan angel dragon*2 & legion Brown Br12 titan angel ogre",
	          "score Red +340 & score Blue +120 & score Gold +95", "begin Red turn=5", NULL);
	return s;
}

#define HALF_PLAYED half_played("titan angel ogre*3 troll", "ogre*2 minotaur gorgon")

/* From the splits to the encounters: Rd01 is in the Hills, Rd03 in the Swamp. */
static const char to_encounters[] = "Space m 3 Space m h r Tab m s u Space Space";

static struct stage *at_encounters(void)
{
	struct stage *s = HALF_PLAYED;

	stage_press(s, "1");
	stage_press(s, to_encounters);
	assert_string_equal(step_of(s), "2.5");
	return s;
}

/* Rd01 has met Bu04, and the talks begin. */
static struct stage *at_talks(void)
{
	struct stage *s = at_encounters();

	stage_press(s, "Left e d Space Space Space");
	assert_string_equal(step_of(s), "2.5.4.1");
	return s;
}

static void check(struct stage *s, int rows, int cols, const char *name)
{
	char whole[100];

	snprintf(whole, sizeof whole, "%s, %dx%d", name, cols, rows);
	stage_check(s, rows, cols, false, "titan/sheet.txt", whole);
}

static bool shows(struct stage *s, const char *text)
{
	WINDOW *win = stage_show(s, 24, 80, false, false);
	bool has = snapshot_has(win, text);

	delwin(win);
	return has;
}

static void said(struct stage *s, const char *line)
{
	if (stage_refused(s))
		fail_msg("%s: %s", stage_line(s), stage_message(s));
	assert_string_equal(stage_line(s), line);
}

static void refused(struct stage *s, const char *why)
{
	assert_true(stage_refused(s));
	if (!strstr(stage_message(s), why))
		fail_msg("\"%s\" does not say \"%s\"", stage_message(s), why);
}

/* ---- pictures ---- */

static void every_size(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = {
		{ 12, 40 }, { 18, 60 }, { 24, 80 }, { 30, 100 }, { 43, 132 }, { 60, 200 },
	};
	struct stage *s = at_talks();

	(void)state;
	stage_press(s, "p h a l f Enter a Enter");
	said(s, "propose \"half\" winner=attacker");
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		check(s, sizes[i].rows, sizes[i].cols, "talks");
	stage_check(s, 24, 80, true, "titan/sheet.txt", "talks, plain, 80x24");
	stage_free(s);
}

static void any_window(void **state)
{
	struct stage *s = at_talks();

	(void)state;
	for (int rows = 5; rows < 62; rows += 3)
		for (int cols = 20; cols < 210; cols += 7)
			delwin(stage_show(s, rows, cols, cols % 2, rows % 2));
	stage_press(s, "Enter");
	for (int rows = 5; rows < 62; rows += 5)
		delwin(stage_show(s, rows, 40 + rows, false, false));
	stage_free(s);
}

static void an_empty_table_tells_both_ways_in(void **state)
{
	struct stage *s = stage_new(&titan_game);

	(void)state;
	check(s, 24, 80, "nothing yet");
	check(s, 18, 60, "nothing yet");
	check(s, 12, 40, "nothing yet");
	stage_press(s, "s R e d Space B l u e Enter");
	said(s, "seat Red Blue");
	check(s, 24, 80, "seated");
	stage_press(s, "b s l 1 Enter"); /* a battle alone is as near */
	said(s, "battle Swamp side=lower-left attacker=1 defender=2");
	stage_free(s);
}

/* ---- the preparation, by keys alone ---- */

static void the_preparation(void **state)
{
	struct stage *s = seated();

	(void)state;
	stage_press(s, "Space A n i n e Space h o u r s Enter");
	said(s, "agree \"nine hours\"");
	stage_press(s, "Space");
	assert_true(shows(s, "1.3: without a tower: Red, Blue"));
	stage_press(s, "t 4 t 4");
	said(s, "tower Blue 4");
	assert_true(shows(s, "once more"));
	stage_press(s, "t 6 t 1 t 2 t 3");
	check(s, 24, 80, "towers");
	stage_press(s, "Space");
	refused(s, "1.3: without a tower: Brown");
	stage_press(s, "t Enter");
	assert_true(strncmp(stage_line(s), "tower Brown", 11) == 0);
	while (!state_of(s)->player[5].tower) /* a number that is taken is thrown again */
		stage_press(s, "t Enter");
	stage_press(s, "Space c");
	stage_press(s, "d");
	said(s, "colour Green gold");
	stage_press(s, "c d"); /* gold is not offered again */
	assert_string_equal(stage_line(s), "colour Green gold");
	stage_press(s, "Esc c g c n c b c k c r Space");
	check(s, 24, 80, "first legions");
	stage_press(s, "Space Space");
	assert_string_equal(step_of(s), "2.1");
	assert_int_equal(view_of(s)->seat, state_of(s)->table.turn); /* the focus goes with the turn */
	assert_true(shows(s, "has 8 and must be split"));
	stage_free(s);
}

/* 1.5: another first marker, told by its owner behind the curtain. */
static void another_first_marker(void **state)
{
	struct stage *s = seated();

	(void)state;
	stage_say(s,
	          "tower Red 6 & tower Blue 5 & tower Green 4 & tower Gold 3 & tower 緑川 2 & tower Brown 1",
	          "colour Brown brown & colour 緑川 green & colour Gold gold & colour Green black & colour "
	          "Blue blue & colour Red red",
	          NULL);
	stage_press(s, "1 R l");
	assert_true(shows(s, "A legion of Red's is told."));
	stage_press(s, "Space d t i a n o g o g c e c e g a g a Enter");
	said(s, "legion Red Rd04 Titan Angel Ogre Ogre Centaur Centaur Gargoyle Gargoyle");
	assert_false(shows(s, "Gargoyle"));
	stage_press(s, "Space Space Space");
	assert_true(shows(s, "Rd04 8"));
	stage_free(s);
}

/* ---- a turn ---- */

static void a_split_behind_the_curtain(void **state)
{
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "1");
	check(s, 24, 80, "a turn begins");
	stage_press(s, "t");
	check(s, 24, 80, "the curtain before a split");
	stage_press(s, "Esc");
	assert_int_equal(view_of(s)->eyes.curtain, CURTAIN_NONE);
	stage_press(s, "t x a o g o g Enter");
	said(s, "split Rd01 Rd02 Ogre Ogre");
	assert_true(shows(s, "Rd01 4  Rd02 2"));
	assert_false(shows(s, "Ogre x2"));
	stage_press(s, "Right t"); /* two cannot be two and two */
	refused(s, "2.1: Rd02 has 2, and each of the two keeps 2 at least");
	stage_press(s, "2 t"); /* another player's: there are several of one's own */
	refused(s, "2.1: point at a legion of Red's");
	stage_free(s);
}

static void moves_and_rejoining(void **state)
{
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "1 t x a o g o g Enter Space m Enter");
	assert_true(strncmp(stage_line(s), "movement", 8) == 0);
	stage_press(s, "M");
	refused(s, "first turn only");
	stage_press(s, "Space m t l");
	said(s, "move Rd01 Tower from=lower-left");
	assert_int_equal(state_of(s)->step, STEP_2_3);
	stage_press(s, "Tab m h n");
	said(s, "move Rd02 Hills");
	stage_press(s, "u"); /* not of the screen: nothing happens here */
	stage_press(s, "m h n");
	refused(s, "Rd02 has moved");
	stage_press(s, "Space r");
	refused(s, "2.4: nobody who was split");
	stage_free(s);
}

static void the_rejoining_key(void **state)
{
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "1 t x a o g o g Enter Space m 3 Space Space");
	assert_string_equal(step_of(s), "2.4");
	assert_true(shows(s, "r rejoin"));
	stage_press(s, "Space");
	refused(s, "2.4:");
	stage_press(s, "r");
	said(s, "rejoin");
	stage_free(s);
}

/* ---- what is in a legion ---- */

static void a_look_into_a_legion(void **state)
{
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "2 Right Enter");
	check(s, 24, 80, "the curtain before a look");
	check(s, 12, 40, "the curtain before a look");
	assert_false(shows(s, "Troll"));
	stage_press(s, "u"); /* any key, and it does nothing else */
	check(s, 24, 80, "what is in it");
	check(s, 12, 40, "what is in it");
	stage_press(s, "q");
	assert_int_equal(view_of(s)->eyes.curtain, CURTAIN_NONE);
	assert_true(shows(s, "Bu04, 4 high, place not told; nothing shown"));
	stage_press(s, "Enter Esc");
	assert_int_equal(view_of(s)->eyes.curtain, CURTAIN_NONE);
	stage_press(s, "J");
	assert_true(shows(s, "The judge alone looks."));
	stage_press(s, "x");
	check(s, 24, 80, "all legions for the judge");
	stage_press(s, "x");
	stage_free(s);
}

/* Nobody who only watches has a key behind the curtain. */
static void a_watcher_has_no_such_key(void **state)
{
	static const char *const acts[] = { "open",      "inspect", "split", "recruit",
		                            "reinforce", "judge",   "tell" };
	int found = 0;

	(void)state;
	for (const struct binding *b = titan_sheet_keys; b->key; b++)
		for (const struct binding *row = b->menu ? b->menu : b; row->key;
		     row = b->menu ? row + 1 : &(struct binding){ 0 })
			for (size_t i = 0; row->act && i < sizeof acts / sizeof *acts; i++)
				if (strcmp(row->act, acts[i]) == 0) {
					assert_true(row->own);
					found++;
				}
	assert_int_equal(found, sizeof acts / sizeof *acts);
}

/* Two tables that differ only in what hidden legions have look alike at every
 * step, with all their hints, pages and which-keys. */
static void same_picture(struct stage *a, struct stage *b, int rows, int cols)
{
	WINDOW *one = stage_show(a, rows, cols, false, false),
	       *other = stage_show(b, rows, cols, false, false);
	char text[2][1200], roles[2][1200];

	for (int y = 0; y < rows; y++) {
		snapshot_row(one, y, text[0], roles[0], sizeof text[0]);
		snapshot_row(other, y, text[1], roles[1], sizeof text[1]);
		assert_string_equal(text[0], text[1]);
		assert_string_equal(roles[0], roles[1]);
	}
	delwin(one);
	delwin(other);
}

static void nothing_hidden_is_seen(void **state)
{
	/* The same pieces; who may flee, recruit or be summoned from differs. */
	struct stage *a = half_played("titan angel ogre*3 troll", "ogre*2 minotaur gorgon");
	struct stage *b = half_played("titan ogre*2 minotaur gorgon ogre", "angel ogre*2 troll");
	static const char *const keys[] = {
		"1",
		"t",
		"Esc",
		"Enter",
		"Esc",
		"w",
		"Esc",
		"b",
		"PgDn",
		"Esc",
		"R",
		"Esc",
		"Space",
		"m 3",
		"Space",
		"m h r",
		"Tab m s u",
		"Space",
		"Space",
		"e",
		"Esc",
		"e b",
		"i",
		"Esc",
		"Space",
		"Space",
		"f",
		"w",
		"Esc",
		"Space",
		"p n o Enter b Enter",
		"a",
		"Esc",
		"x",
		"Esc",
		"n",
		"S",
		"Esc",
	};

	(void)state;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		bool flees = strcmp(keys[i], "f") == 0;

		if (!flees) {
			stage_press(a, keys[i]);
			stage_press(b, keys[i]);
			assert_string_equal(stage_message(a), stage_message(b));
		}
		same_picture(a, b, 24, 80);
		same_picture(a, b, 43, 132);
	}
	assert_int_equal(state_of(a)->step, STEP_2_5_5);
	stage_free(a);
	stage_free(b);
}

/* Nor does the prompt or a hint try such a line out before it is said. */
static void nothing_hidden_is_tried(void **state)
{
	static const char *const lines[] = {
		"flee",           "recruit Rd01 dragon",     "summon angel from=Rd04",
		"reinforce ogre", "split Rd01 Rd02 titan*2", "propose x left=titan",
	};
	struct stage *s = at_encounters();

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		assert_true(journal_would(stage_journal(s), lines[i], 1, NULL, NULL, NULL));
	stage_free(s);
}

/* Nor does completion, which knows lands, characters, markers and units. */
static void words_for_completion(void **state)
{
	static const char *const whats[] = { "LAND", "CREATURE", "CREATURES", "MARKER", "NEW",
		                             "U",    "T",        "HEX",       "N" };
	struct stage *a = half_played("titan angel ogre*3 troll", "ogre*2 minotaur gorgon");
	struct stage *b = half_played("titan ogre*2 minotaur gorgon ogre", "angel ogre*2 troll");
	char one[40], other[40];
	int all = 0;

	(void)state;
	for (size_t i = 0; i < sizeof whats / sizeof *whats; i++)
		for (int n = 0; titan_game.word(stage_state(a), whats[i], n, one, sizeof one); n++, all++) {
			assert_true(titan_game.word(stage_state(b), whats[i], n, other, sizeof other));
			assert_string_equal(one, other);
		}
	assert_int_equal(all, TITAN_LANDS + 2 * TITAN_CREATURES + 10 + 9);
	assert_true(titan_game.word(stage_state(a), "MARKER", 0, one, sizeof one));
	assert_string_equal(one, "Rd01"); /* of the player on turn */
	assert_true(titan_game.word(stage_state(a), "NEW", 0, one, sizeof one));
	assert_string_equal(one, "Rd02");
	stage_free(a);
	stage_free(b);
}

/* ---- recruits ---- */

static void recruits_by_keys(void **state)
{
	struct stage *s = at_encounters();

	(void)state;
	stage_press(s, "Space Left g");
	assert_true(shows(s, "Rd01, a legion of Red's."));
	stage_press(s, "x");
	stage_press(s, "m i"); /* three Ogres muster a Minotaur, and are shown */
	said(s, "recruit Rd01 Minotaur with=Ogre*3");
	assert_true(shows(s, "shown: Minotaur, Ogre x3"));
	assert_true(shows(s, "Rd01 7+"));
	stage_press(s, "g");
	refused(s, "2.6: Rd01 has recruited in this turn");
	stage_press(s, "Right g x"); /* Rd03 in the Swamp has nobody for it: the reason is for its owner */
	assert_true(shows(s, "nobody: it has not those whom this land asks for"));
	assert_true(shows(s, "Troll 26"));
	stage_press(s, "x");
	assert_false(shows(s, "nobody: it has not"));
	stage_press(s, "Right g");
	refused(s, "2.6: Rd04 has not moved in this turn");
	stage_free(s);
}

/* One that musters itself or is mustered by others: whom to show is chosen. */
static void who_is_shown_is_chosen(void **state)
{
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "1 Space m 2 Space m s n Space Space Space g x t r"); /* one row is shown too */
	said(s, "recruit Rd01 Troll with=Troll");
	stage_free(s);
	s = half_played("titan angel ogre*2 troll*2", "ogre*2 minotaur gorgon");
	stage_press(s, "1 Space m 2 Space m m n Space Space Space g x t r");
	stage_press(s, "o g");
	said(s, "recruit Rd01 Troll with=Ogre*2");
	stage_free(s);
}

/* ---- encounters ---- */

static void an_encounter_from_either_side(void **state)
{
	struct stage *s = at_encounters();

	(void)state;
	stage_press(s, "Left e");
	stage_press(s, "Esc Right Right e");
	refused(s, "2.5: point at a legion that has moved");
	stage_press(s, "2 Left e a"); /* pointing at the other's: which of one's own */
	said(s, "encounter Rd01 Bu04 Hills");
	check(s, 24, 80, "an encounter");
	stage_press(s, "i");
	assert_true(shows(s, "Bu04, a legion of Blue's."));
	assert_true(shows(s, "Red alone looks."));
	stage_press(s, "x");
	said(s, "look Red");
	assert_true(shows(s, "Troll"));
	stage_press(s, "x Space i");
	assert_true(shows(s, "Blue alone looks."));
	stage_press(s, "x x");
	said(s, "look Blue");
	stage_press(s, "Space f");
	said(s, "flee");
	check(s, 24, 80, "after a flight");
	stage_press(s, "v");
	refused(s, "2.5.6.5: no battle is fought now");
	stage_press(s, "Space Space Space Space Space Space");
	assert_string_equal(step_of(s), "2.5");
	assert_int_equal(state_of(s)->player[0].score, 340 + 26);
	stage_free(s);
}

static void talks_by_keys(void **state)
{
	struct stage *s = at_talks();

	(void)state;
	stage_press(s, "a");
	refused(s, "2.5.4.1: the other side has proposed nothing yet");
	stage_press(s, "f");
	refused(s, "2.5.4.1: no flee here");
	stage_press(s, "p h a l f Enter n Enter");
	said(s, "propose \"half\"");
	stage_press(s, "p Enter a o g r e Enter");
	refused(s, "2.5.4.2: a winner keeps somebody, and its Titan");
	stage_press(s, "p o n e Enter a t i t a n Enter");
	said(s, "propose \"one\" winner=attacker left=\"titan\"");
	assert_true(shows(s, "2 Red: one (Red wins, loses some)"));
	stage_press(s, "n");
	said(s, "done-proposing defender");
	assert_true(shows(s, "ev battle"));
	stage_press(s, "x c");
	said(s, "concede attacker");
	stage_free(s);
}

static void an_agreement(void **state)
{
	struct stage *s = at_talks();

	(void)state;
	stage_press(s, "p y e s Enter d Enter");
	stage_press(s, "a");
	assert_string_not_equal(stage_line(s), "accept 1"); /* the only one, and it is shown first */
	stage_press(s, "a");
	said(s, "accept 1");
	assert_string_equal(step_of(s), "2.5.6.5");
	check(s, 24, 80, "after an agreement");
	stage_press(s, "r"); /* a defender who wins so may reinforce (2.5.5.1), out of sight */
	assert_true(shows(s, "Blue alone looks."));
	stage_press(s, "x o g");
	said(s, "reinforce Ogre");
	stage_press(s, "Space Space Space");
	assert_string_equal(step_of(s), "2.5.6.8");
	assert_true(shows(s, "1 angel due"));
	stage_press(s, "g a");
	said(s, "angel");
	stage_press(s, "Space");
	assert_string_equal(step_of(s), "2.5.6.9");
	stage_press(s, "1 Right A 3"); /* Red's Titan is gone: Rd03 stands in an encounter with Green */
	said(s, "award Rd03 Green");
	stage_press(s, "Space Space");
	assert_true(shows(s, "eliminated"));
	stage_free(s);
}

/* One key into the battle, to the sheet, and back; the end leads back by itself. */
static void into_the_battle_and_back(void **state)
{
	struct stage *s = at_talks();

	(void)state;
	stage_press(s, "n v");
	said(s, "step");
	assert_false(titan_on_sheet(state_of(s), view_of(s)));
	assert_true(shows(s, "from F1-F4"));
	stage_press(s, "v");
	check(s, 24, 80, "the sheet while a battle is fought");
	assert_true(shows(s, "open: Angel, Ogre x3")); /* 2.5.6.1: all may see it */
	stage_press(s, "Enter");
	assert_true(shows(s, "any key closes it"));
	stage_press(s, "x e");
	assert_true(shows(s, "from F1-F4"));
	stage_press(s, "v w");
	assert_true(shows(s, "WHERE"));
	stage_press(s, "v"); /* closes the page first */
	assert_false(shows(s, "WHERE"));
	stage_press(s, "v Space Space Space x c Enter");
	said(s, "allow");
	assert_string_equal(step_of(s), "2.5.6.5");
	check(s, 24, 80, "after a battle, on the board");
	assert_false(shows(s, "another battle"));
	stage_press(s, "s");
	assert_true(shows(s, "step")); /* a which-key is no picture here: what it offers follows */
	stage_press(s, "a b");
	said(s, "summon angel from=Rd04");
	stage_press(s, "Space Space Space g a Space Space Space");
	assert_string_equal(step_of(s), "2.5");
	assert_true(titan_on_sheet(state_of(s), view_of(s)));
	check(s, 24, 80, "the next encounter");
	stage_free(s);
}

/* ---- the rest ---- */

static void keys_that_mean_nothing_now(void **state)
{
	/* clang-format off */
	static const struct { const char *key, *why; } keys[] = {
		{ "m", "not now: 2.1" }, { "e", "not now: 2.1" }, { "f", "2.1: no flee here" }, { "a",
		  "not now: 2.1" },
		{ "n", "not now: 2.1" }, { "p", "not now: 2.1" }, { "x", "not now: 2.1" }, { "g",
		  "2.1: legions recruit at 2.6" }, { "i", "2.1: the sides look" },
		{ "r", "2.1: no rejoin here" }, { "c", "not now: 2.1" }, { "v", "2.1: no battle is fought" },
		  { "M", "2.1: no mulligan" },
	};
	/* clang-format on */
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "1");
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		stage_press(s, keys[i].key);
		refused(s, keys[i].why);
	}
	stage_press(s, "Space Space Tab");
	refused(s, "2.2:");
	stage_free(s);
}

static void points_told_and_their_angels(void **state)
{
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "2 S 9 0 +");
	said(s, "score Blue +90");
	assert_true(shows(s, "1 angel due"));
	stage_press(s, "Right g a");
	said(s, "angel Bu04");
	assert_true(shows(s, "shown: Angel"));
	stage_press(s, "R s 5 0 0 Enter");
	said(s, "score Blue =500");
	stage_press(s, "S 1 0 0 +");
	stage_press(s, "Right R a");
	said(s, "angel Bu07");
	stage_press(s, "R n b");
	said(s, "legion Blue Bu04 none");
	stage_press(s, "W");
	said(s, "withdraw Red");
	assert_true(shows(s, "has left the game"));
	assert_int_equal(view_of(s)->seat, state_of(s)->table.turn);
	stage_free(s);
}

static void the_last_reveal(void **state)
{
	struct stage *s = stage_new(&titan_game);

	(void)state;
	stage_say(s, "seat Red Blue", "tower Red 6 & tower Blue 5", "colour Blue blue & colour Red red",
	          "step", "step", "step", NULL);
	stage_press(s, "t x a t i o g o g c e Enter W");
	assert_string_equal(step_of(s), "3");
	stage_press(s, "2");
	check(s, 24, 80, "the last reveal");
	stage_press(s, "Enter"); /* all may see it: no curtain */
	assert_true(shows(s, "Gargoyle"));
	stage_free(s);
}

static void clicks(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 21, 80 }, { 15, 60 }, { 40, 132 } };
	struct stage *s = HALF_PLAYED;

	(void)state;
	stage_press(s, "1");
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		bool found[TITAN_LEGIONS] = { false };
		int count = 0;

		for (int y = 0; y < sizes[i].rows; y++)
			for (int x = 0; x < sizes[i].cols; x++)
				if (titan_screen.click(view_of(s), state_of(s), sizes[i].rows, sizes[i].cols,
				                       y, x)) {
					count += view_of(s)->legion >= 0 && !found[view_of(s)->legion];
					found[view_of(s)->legion] = true;
				}
		assert_int_equal(count, 10); /* each legion of each player */
		assert_false(titan_screen.click(view_of(s), state_of(s), sizes[i].rows, sizes[i].cols, 0, 5));
	}
	stage_free(s);
}

/* Any keys at all: nothing breaks, what is drawn can be drawn, and the legions
 * stay of those who have them. */
static void any_keys(void **state)
{
	static const char *const keys[] = {
		"Space", "Space", "Space", "Space", "Enter", "Tab", "Tab", "Up", "Down", "Left", "Right", "1",
		"2",     "3",     "4",     "Esc",   "Esc",   "a",   "b",   "c",  "d",    "e",    "f",     "g",
		"h",     "i",     "m",     "n",     "o g",   "t i", "c e", "p",  "r",    "s",    "t",     "u",
		"v",     "w",     "x",     "y",     "A",     "B",   "J",   "M",  "R",    "S",    "V",
	};
	enum { PRESSES = 6000, LOOKS = 40 };
	struct stage *s = stage_new(&titan_game);
	struct reason why;
	struct rng rng;

	(void)state;
	rng_seed(&rng, 11);
	stage_say(s, "seat Red Blue Green", "tower Red 6 & tower Blue 5 & tower Green 1",
	          "colour Green green & colour Blue blue & colour Red red", NULL);
	for (int i = 0; i < PRESSES; i++) {
		stage_press(s, keys[rng_below(&rng, sizeof keys / sizeof *keys)]);
		if (!titan_game.check(stage_state(s), &why))
			fail_msg("press %d: %s", i, why.text);
		if (i % LOOKS == 0)
			delwin(stage_show(s, 12 + i / LOOKS % 40, 40 + i % 120, false, i % 3));
	}
	assert_true(state_of(s)->step >= STEP_2_1);
	stage_free(s);
}

/* ---- a whole game ---- */

struct play {
	struct stage *s;
	struct rng rng;
	int presses, battles, splits, recruits, encounters;
	bool leaving; /* late enough for players to leave the game */
};

static bool chance(struct play *p, unsigned percent)
{
	return rng_below(&p->rng, 100) < percent;
}

static void press(struct play *p, const char *keys)
{
	struct reason why;

	stage_press(p->s, keys);
	p->presses++;
	if (!titan_game.check(stage_state(p->s), &why))
		fail_msg("press %d, %s: %s", p->presses, keys, why.text);
}

/* Any row of each which-key; a text or a number is left empty. */
static void answer(struct play *p)
{
	for (int asked = 0; stage_asks(p->s) && asked < 8; asked++) {
		const char *key = NULL;
		char keys[20] = "Enter";
		int rows = 0;

		while (stage_choice(p->s, rows))
			rows++;
		if (rows)
			key = stage_choice(p->s, (int)rng_below(&p->rng, (uint32_t)rows));
		if (key)
			snprintf(keys, sizeof keys, key[1] ? "%c %c" : "%c", key[0], key[1]);
		press(p, keys);
	}
	if (stage_asks(p->s))
		press(p, "Esc");
}

/* The first one is four and four; later any two leave. */
static void split(struct play *p)
{
	const struct titan *t = state_of(p->s);
	enum titan_creature list[TITAN_START];
	bool first;
	int legion;

	press(p, "Tab");
	legion = view_of(p->s)->legion;
	first = legion >= 0 && t->legion[legion].size > TITAN_LEGION;
	if (stage_refused(p->s) || (!first && !chance(p, 30))) {
		press(p, "Space");
		return;
	}
	press(p, "t");
	press(p, "x");
	if (!stage_asks(p->s)) { /* all markers are in use */
		press(p, "Space");
		return;
	}
	press(p, "a");
	if (first) {
		press(p, chance(p, 50) ? "t i o g o g c e Enter" : "a n o g c e g a Enter");
	} else {
		titan_legion_now(t, legion, list);
		for (int i = 0; i < 2; i++) {
			const char *counter = titan_creatures[list[i]].counter;
			char keys[8];

			snprintf(keys, sizeof keys, "%c %c", counter[0] | 0x20, counter[1]);
			press(p, keys);
		}
		press(p, "Enter");
	}
	p->splits += !stage_refused(p->s);
	if (stage_refused(p->s))
		press(p, "Space");
}

static void march(struct play *p)
{
	press(p, "Tab");
	if (stage_refused(p->s)) {
		press(p, "Space");
		return;
	}
	press(p, "m");
	answer(p);
	if (stage_refused(p->s) || chance(p, 20))
		press(p, "Space");
}

static void meet(struct play *p)
{
	press(p, "Tab");
	if (stage_refused(p->s) || !chance(p, 50)) {
		press(p, "Space");
		return;
	}
	press(p, "e");
	answer(p);
	p->encounters += state_of(p->s)->encounter.on;
	if (!state_of(p->s)->encounter.on)
		press(p, "Space");
}

static void recruit(struct play *p)
{
	press(p, "Tab");
	if (stage_refused(p->s) || chance(p, 20)) {
		press(p, "Space");
		return;
	}
	press(p, "g");
	press(p, "x");
	p->recruits += stage_asks(p->s);
	answer(p);
	if (view_of(p->s)->eyes.curtain)
		press(p, "x");
	if (chance(p, 40))
		press(p, "Space");
}

static void talk(struct play *p)
{
	static const char *const ways[] = { "p", "p", "a", "n", "n", "n", "x" };
	const char *way = ways[rng_below(&p->rng, sizeof ways / sizeof *ways)];

	press(p, way);
	if (way[0] == 'p')
		press(p, "w o r d");
	if (way[0] == 'p' && chance(p, 60))
		press(p, "s");
	if (way[0] == 'x')
		press(p, chance(p, 30) ? "c" : "Esc");
	else
		answer(p);
}

/* Tab, Enter, H and Space, as the hint bar of the board says; a look at the
 * sheet and back now and then. */
static void fight(struct play *p)
{
	const struct titan *t = state_of(p->s);

	if (titan_on_sheet(t, view_of(p->s)) || chance(p, 2))
		press(p, chance(p, 50) ? "v" : "e");
	if (titan_on_sheet(t, view_of(p->s)))
		return;
	if (chance(p, 2) && titan_may_now(t) & MAY_CONCEDE) {
		press(p, "x c");
		return;
	}
	press(p, "Tab");
	if (stage_refused(p->s)) {
		press(p, t->battle.conceding >= 0 ? "Enter" : "Space");
		return;
	}
	press(p, "Enter");
	if (stage_refused(p->s) && titan_is_maneuver(t))
		press(p, "H");
}

static void afterwards(struct play *p)
{
	if (chance(p, 50) && titan_may_now(state_of(p->s)) & (MAY_SUMMON | MAY_REINFORCE | MAY_ANGEL)) {
		if (titan_may_now(state_of(p->s)) & MAY_ANGEL)
			press(p, "g a");
		else if (titan_may_now(state_of(p->s)) & MAY_SUMMON)
			press(p, "s a");
		else
			press(p, "r");
		if (view_of(p->s)->eyes.curtain)
			press(p, "x");
		answer(p);
	}
	press(p, "Space");
}

static void prepare(struct play *p)
{
	const struct titan *t = state_of(p->s);

	press(p, t->step == STEP_1_3 ? "t" : t->step == STEP_1_4_1 ? "c" : "Space");
	answer(p);
	if (stage_refused(p->s)) /* each has one: go on */
		press(p, "Space");
}

static void one_step(struct play *p)
{
	const struct titan *t = state_of(p->s);

	if (p->leaving && titan_may_now(t) & MAY_WITHDRAW && chance(p, 10))
		press(p, "W");
	else if (t->step < STEP_2)
		prepare(p);
	else if (t->step == STEP_2_1)
		split(p);
	else if (t->step == STEP_2_2)
		press(p, t->roll ? chance(p, 20) ? "M" : "Space" : "m Enter");
	else if (t->step == STEP_2_3)
		march(p);
	else if (t->step == STEP_2_4)
		press(p, titan_may_now(t) & MAY_REJOIN ? "r" : "Space");
	else if (t->step == STEP_2_5)
		meet(p);
	else if (t->step == STEP_2_6)
		recruit(p);
	else if (t->step == STEP_2_5_3)
		press(p, chance(p, 30) ? "f" : "Space");
	else if (titan_may_now(t) & MAY_PROPOSE)
		talk(p);
	else if (t->step == STEP_2_5_5)
		press(p, "v");
	else if (t->battle.over)
		afterwards(p);
	else if (t->battle.on)
		fight(p);
	else
		press(p, chance(p, 50) && titan_may_now(t) & MAY_LOOK ? "i x x Space" : "Space");
}

/* From the first die to the last reveal without typing a line. */
static void a_whole_game_by_keys(void **state)
{
	enum { PRESSES_MOST = 60000, LEAVING_FROM = 5, LOOKS = 50 };
	struct play p = { .s = seated() };

	(void)state;
	rng_seed(&p.rng, 5);
	while (state_of(p.s)->step != STEP_3 && p.presses < PRESSES_MOST) {
		bool fought = state_of(p.s)->battle.on;
		int steps = p.presses;

		one_step(&p);
		p.battles += !fought && state_of(p.s)->battle.on;
		p.leaving = state_of(p.s)->table.round >= LEAVING_FROM;
		if (steps / LOOKS != p.presses / LOOKS)
			delwin(stage_show(p.s, 12 + p.presses % 50, 40 + p.presses % 120, false, false));
	}
	assert_string_equal(step_of(p.s), "3");
	assert_true(p.battles > 1 && p.splits > 8 && p.recruits > 4 && p.encounters > p.battles);
	assert_true(shows(p.s, "has won the game") || shows(p.s, "nobody has won the game"));
	stage_free(p.s);
}

static int begin(void **state)
{
	(void)state;
	snapshot_terminal();
	return 0;
}

static int end(void **state)
{
	(void)state;
	endwin();
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_size),
		cmocka_unit_test(any_window),
		cmocka_unit_test(an_empty_table_tells_both_ways_in),
		cmocka_unit_test(the_preparation),
		cmocka_unit_test(another_first_marker),
		cmocka_unit_test(a_split_behind_the_curtain),
		cmocka_unit_test(moves_and_rejoining),
		cmocka_unit_test(the_rejoining_key),
		cmocka_unit_test(a_look_into_a_legion),
		cmocka_unit_test(a_watcher_has_no_such_key),
		cmocka_unit_test(nothing_hidden_is_seen),
		cmocka_unit_test(nothing_hidden_is_tried),
		cmocka_unit_test(words_for_completion),
		cmocka_unit_test(recruits_by_keys),
		cmocka_unit_test(who_is_shown_is_chosen),
		cmocka_unit_test(an_encounter_from_either_side),
		cmocka_unit_test(talks_by_keys),
		cmocka_unit_test(an_agreement),
		cmocka_unit_test(into_the_battle_and_back),
		cmocka_unit_test(keys_that_mean_nothing_now),
		cmocka_unit_test(points_told_and_their_angels),
		cmocka_unit_test(the_last_reveal),
		cmocka_unit_test(clicks),
		cmocka_unit_test(any_keys),
		cmocka_unit_test(a_whole_game_by_keys),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
