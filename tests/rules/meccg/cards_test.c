/* SPDX-License-Identifier: MIT */
/* The catalogue of cards: its order, its names as they are compared, its answers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/meccg/meccg.h"

static const char *const names[] = {
#define CARD(name, ...) name,
#define ONLY CARD
#define WORTH CARD
#include "rules/meccg/cards.def"
};

enum { ROWS = sizeof names / sizeof *names };

static char same[ROWS][MECCG_NAME];

static int compare_them(void **state)
{
	for (int i = 0; i < ROWS; i++)
		meccg_same(names[i], same[i]);
	return 0;
}

static void rows_are_in_order(void **state)
{
	for (int i = 0; i < ROWS; i++) {
		int order = i > 0 ? strcmp(same[i - 1], same[i]) : -1;

		assert_true(order < 0 || (order == 0 && strcmp(names[i - 1], names[i]) == 0));
		assert_string_equal(meccg_find_listing(names[i], SIDE_HERO)->name, names[i]);
	}
	assert_int_equal(ROWS, 1382);
}

static void a_name_tells_its_kind(void **state)
{
	assert_int_equal(meccg_key_of("Cave-drake", SIDE_HERO), CARDS_CREATURE);
	assert_int_equal(meccg_key_of("the witch-king of angmar", SIDE_HERO), CARDS_CREATURE_EVENT);
	assert_int_equal(meccg_key_of("Smaug Ahunt", SIDE_HERO), CARDS_AHUNT);
	assert_int_equal(meccg_key_of("Scatha at Home", SIDE_HERO), CARDS_HOME);
	assert_int_equal(meccg_key_of("Balrog of Moria", SIDE_HERO), CARDS_SPAWN);
	assert_int_equal(meccg_key_of("My Precious", SIDE_HERO), CARDS_AGENT);
	assert_int_equal(meccg_key_of("Twilight", SIDE_HERO), CARDS_EITHER);
	assert_int_equal(meccg_key_of("Sudden Call", SIDE_HERO), CARDS_HAZARD);
	assert_int_equal(meccg_key_of("Sudden Call", SIDE_BALROG), CARDS_EITHER);
	assert_int_equal(meccg_key_of("Gnawed Ways", SIDE_FALLEN), CARDS_EITHER);
	assert_int_equal(meccg_key_of("Gnawed Ways", SIDE_MINION), CARDS_HAZARD);
	assert_int_equal(meccg_key_of("Gandalf", SIDE_HERO), CARDS_AVATAR);
	assert_int_equal(meccg_key_of("Theoden", SIDE_HERO), CARDS_CHARACTER);
	assert_int_equal(meccg_key_of("Dagger of Westernesse", SIDE_HERO), CARDS_RESOURCE);
	assert_int_equal(meccg_key_of("Nothing of the Kind", SIDE_HERO), -1);
}

/* A minion's card is the Balrog's too; a fallen-wizard may have both. */
static void a_card_is_for_its_sides(void **state)
{
	assert_true(meccg_may_play("Dark Tryst", SIDE_MINION));
	assert_true(meccg_may_play("Dark Tryst", SIDE_FALLEN));
	assert_true(meccg_may_play("Dark Tryst", SIDE_BALROG));
	assert_false(meccg_may_play("Dark Tryst", SIDE_HERO));
	assert_true(meccg_may_play("The Balrog", SIDE_MINION));
	assert_true(meccg_may_play("The Balrog", SIDE_BALROG));
	assert_false(meccg_may_play("The Balrog", SIDE_FALLEN));
	assert_true(meccg_may_play("Gnawed Ways", SIDE_BALROG));
	assert_false(meccg_may_play("The Balrog", SIDE_HERO));
}

/* What their rules take from fallen-wizards and the Balrog (CoE-1.3.F6, B4, B5). */
static void some_cards_are_taken_from_them(void **state)
{
	assert_true(meccg_may_play("The Lidless Eye", SIDE_MINION));
	assert_false(meccg_may_play("The Lidless Eye", SIDE_FALLEN));
	assert_false(meccg_may_play("The Lidless Eye", SIDE_BALROG));
	assert_true(meccg_may_play("Cracks of Doom", SIDE_HERO));
	assert_false(meccg_may_play("Cracks of Doom", SIDE_FALLEN));
	assert_true(meccg_may_play("Messenger of Mordor", SIDE_BALROG));
	assert_false(meccg_may_play("Messenger of Mordor", SIDE_FALLEN));
	assert_true(meccg_may_play("Helm of Fear", SIDE_HERO)); /* a minion's item */
	assert_false(meccg_may_play("Helm of Fear", SIDE_BALROG));
	assert_false(meccg_may_play("Durin's Bane", SIDE_BALROG));
	assert_true(meccg_may_play("Orcs of Moria", SIDE_BALROG));
	assert_false(meccg_may_play("Nurniags", SIDE_BALROG));
}

static bool is_word(const char *said, const char *wanted)
{
	char word[MECCG_NAME + 2];

	for (int n = 0; meccg_game.word(NULL, said, "NAME", n, word, sizeof word); n++)
		if (strcmp(word, wanted) == 0)
			return true;
	return false;
}

/* Behind `item` the minor items that are not unique, behind `deck` all but sites. */
static void words_are_completed(void **state)
{
	assert_true(is_word("item A Gimli ", "\"Dagger of Westernesse\""));
	assert_true(is_word("item A Bolg ", "\"Orders from the Great Demon\""));
	assert_false(is_word("item A Gimli ", "Sting"));
	assert_false(is_word("item A Gimli ", "\"The One Ring\""));
	assert_true(is_word("deck A add ", "\"Dagger of Westernesse\""));
	assert_true(is_word("deck A add ", "Sting"));
	assert_true(is_word("deck A add ", "\"The One Ring\""));
	assert_false(is_word("deck A add ", "Rivendell"));
}

/* "Haradrim" are a hero's faction of four points, a minion's of two. */
static void a_side_finds_its_own_card(void **state)
{
	assert_int_equal(meccg_find_listing("Haradrim", SIDE_HERO)->points, 4);
	assert_int_equal(meccg_find_listing("Haradrim", SIDE_MINION)->points, 2);
}

static void respells(const char *name, const char *meant)
{
	char out[MECCG_NAME];

	if (!meant) {
		assert_false(meccg_respell(name, out));
		return;
	}
	assert_true(meccg_respell(name, out));
	assert_string_equal(out, meant);
}

static void a_slip_of_the_pen_is_mended(void **state)
{
	respells("Gandlaf", "Gandalf");
	respells("Thranduill", "Thranduil");
	respells("Ring, The One", "The One Ring");
	respells("chance meeting, a", "a chance meeting"); /* no other letter is touched */
	respells("Friend or Thre, A", "A Friend or Three");
	respells("Dagger of Westerness", "Dagger of Westernesse");
	respells("Daggers of Westerness", "Dagger of Westernesse"); /* two letters of a long name */
	respells("Gandalf", NULL);                                  /* it is known */
	respells("gandalf", NULL);
	respells("Legoland", NULL); /* two letters of a short one */
	respells("Fort", NULL);     /* Ford: four letters are too few */
	respells("Elrohan", NULL);  /* Elrohir, Elladan: two letters each */
	respells(", The", NULL);
	respells("", NULL);
}

/* A letter left out never makes another card. */
static void a_guess_is_never_another_card(void **state)
{
	for (int i = 0; i < ROWS; i++) {
		char short_of[MECCG_NAME], name[MECCG_NAME], found[MECCG_NAME];

		if (strlen(same[i]) < 5)
			continue;
		snprintf(short_of, sizeof short_of, "%.3s%s", same[i], same[i] + 4);
		if (meccg_key_of(short_of, SIDE_HERO) >= 0 || !meccg_respell(short_of, name))
			continue;
		meccg_same(name, found);
		if (strstr(same[i], found)) /* with "the" before it, or without */
			continue;
		assert_string_equal(found, same[i]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_are_in_order),
		cmocka_unit_test(a_name_tells_its_kind),
		cmocka_unit_test(a_card_is_for_its_sides),
		cmocka_unit_test(some_cards_are_taken_from_them),
		cmocka_unit_test(words_are_completed),
		cmocka_unit_test(a_side_finds_its_own_card),
		cmocka_unit_test(a_slip_of_the_pen_is_mended),
		cmocka_unit_test(a_guess_is_never_another_card),
	};

	return cmocka_run_group_tests(tests, compare_them, NULL);
}
