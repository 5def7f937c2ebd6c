/* SPDX-License-Identifier: MIT */
/*
 * Archenemy: the name of a scheme that lies face down is on no picture, in no
 * choice, in no line that a key would say, on no card of a phone, and not in the title.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/core/ask.h"
#include "screens/archenemy/inner.h"
#include "tests/kit/cards.h"
#include "tests/kit/stage.h"

extern const struct screen archenemy_screen;

static bool is_up(const struct archenemy *a, int kind)
{
	for (int owner = 0; owner < a->c.table.seats; owner++)
		for (int i = 0; i < a->pile[owner].cards; i++)
			if (a->pile[owner].card[i].kind == kind && a->pile[owner].card[i].up)
				return true;
	return false;
}

/* An effect keeps its scheme's name after the card has gone under the deck. */
static bool lasts(const struct archenemy *a, int kind)
{
	for (int i = 0; i < a->untils; i++)
		if (a->until[i].kind == kind)
			return true;
	for (int i = 0; i < a->lastings; i++)
		if (a->lasting[i].kind == kind)
			return true;
	return false;
}

/* No scheme that is face down in the deck and nowhere else has its name in the text. */
static void check_text(const struct archenemy *a, const char *text, const char *where)
{
	for (int i = 0; i < a->pile[0].downs; i++) {
		int kind = a->pile[0].card[a->pile[0].down[i]].kind;

		if (!is_up(a, kind) && !lasts(a, kind) && strstr(text, archenemy_name(a, kind)))
			fail_msg("%s tells %s", where, archenemy_name(a, kind));
	}
}

/* Without the message line, which may name a scheme that has just gone under the deck. */
static void check_picture(struct stage *s, int rows, int cols)
{
	WINDOW *win = stage_body(s, rows, cols, false, false);
	char text[4000], roles[4000];

	for (int y = 0; y < rows; y++) {
		snapshot_row(win, y, text, roles, sizeof text);
		check_text(stage_state(s), text, "a picture");
	}
	delwin(win);
}

static void check_choices(struct stage *s, const char *hole)
{
	struct choice choice[CHOICES_MAX];
	int count = stage_choices(s, hole, choice);

	for (int n = 0; n < count; n++) {
		check_text(stage_state(s), choice[n].word, hole);
		check_text(stage_state(s), choice[n].text, hole);
		check_text(stage_state(s), choice[n].name, hole);
		check_text(stage_state(s), choice[n].value, hole);
	}
}

/* Each line that a key would say, and each choice it would offer. */
static void check_keys(struct stage *s)
{
	static const char *const holes[] = { "for1", "for2",   "for3",  "extra", "side", "step",
		                             "safe", "source", "cards", "y",     "e",    "f" };
	struct showing about = { .screen = &archenemy_screen,
		                 .view = stage_view(s),
		                 .state = stage_state(s) };
	char line[ASK_LINE];

	for (const struct binding *key = archenemy_keys_now(about.view, about.state); key->key; key++)
		if (key->line && strncmp(key->line, "scheme", 6) != 0 && ask_guess(&about, key, line))
			check_text(about.state, line, key->key);
	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
		check_choices(s, holes[i]);
}

/* Nobody's phone tells one, not the archenemy's either. */
static void check_cards(struct stage *s)
{
	const struct archenemy *a = stage_state(s);
	struct card card = { 0 };

	for (int seat = -1; seat < a->c.table.seats; seat++) {
		char *told;

		stage_card(s, seat, &card);
		told = card_tell(&card);
		check_text(a, told, "a card");
		free(told);
		for (int i = 0; i < card.buttons; i++)
			check_text(a, card.button[i].line, "a button");
	}
	card_free(&card);
}

static void check_secret(struct stage *s)
{
	struct frame frame = { .now = 1795205940 };
	struct title title = { 0 };

	check_picture(s, 9, 40);
	check_picture(s, 15, 60);
	check_picture(s, 21, 80);
	check_picture(s, 40, 132);
	check_keys(s);
	check_cards(s);
	archenemy_screen.title(stage_state(s), &frame, &title);
	check_text(stage_state(s), title.turn, "the title");
	check_text(stage_state(s), title.round, "the title");
}

static void no_scheme_face_down_is_named(void **state)
{
	static const char *const evening[] = {
		"reveal",
		"turn",
		"spell Bob",
		"turn",
		"reveal",
		"turn",
		"turn",
		"reveal",
		"resolve Approach",
		"damage Elspeth 3",
		"life 3 =5",
		"out Carol conceded",
		"graveyard Elspeth 1",
		"reveal",
	};
	static const char *const more[] = {
		"undo",
		"redo",
		"undo",
		"undo",
		"redo",
		"redo",
		"choose Feed self Bob",
		"resolve Feed",
		"turn",
		"turn",
		"step",
		"step",
		"step",
		"reveal",
		"undo",
		"reveal",
		"choose Choose Bob",
		"resolve Choose",
		"abandon Nothing",
		"turn",
		"turn",
		"reveal",
		"resolve Rotted",
		"undo",
	};
	struct stage *s = stage_new(&archenemy_game);

	stage_say(
		s, "seat Elspeth Bob 桜井みずき Carol", "archenemy Elspeth", "option deck any",
		"scheme add \"Nothing Can Stop Me Now\" \"I Know All, I See All\" \"Only Blood Ends Your "
		"Nightmares\" \"Approach My Molten Realm\" \"Feed the Machine\" x2 \"Choose Your Champion\" "
		"\"Rotted Ones, Lay Siege\" \"All in Good Time\" \"Your Fate Is Thrice Sealed\"",
		"stack \"Nothing Can\" \"I Know\" \"Approach\" \"Feed the Machine\" \"Choose Your\" "
		"\"Rotted\" "
		"\"Your Fate\" \"Only Blood\" \"All in Good\" \"Feed the Machine#2\"",
		NULL);
	for (size_t i = 0; i < sizeof evening / sizeof *evening; i++) {
		stage_say(s, evening[i], NULL);
		check_secret(s);
	}
	for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
		stage_say(s, more[i], NULL);
		check_secret(s);
		memset(stage_view(s), 0, sizeof(struct archenemy_view)); /* as after opening the table */
		check_keys(s);
	}
	stage_free(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_scheme_face_down_is_named),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
