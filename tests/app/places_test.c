/* SPDX-License-Identifier: MIT */
/*
 * What a phone's page has of a choice on the board: the picture that the exports draw, and for each
 * option its place there. Who chooses nothing has no picture.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/export/picture.h"
#include "app/phones/inner.h"
#include "rules/catan/catan.h"
#include "rules/games.h"

enum { AT = 1000000000 };

struct play {
	struct open_table table;
	struct pages pages;
	struct rng rng;
	char *card;
};

static void say(struct play *p, const char *line)
{
	struct reason why = { 0 };

	p->table.said_of = -1;
	if (journal_say(p->table.journal, line, strlen(line), AT, &p->rng, false, NULL, NULL, &why) !=
	    JOURNAL_SAID)
		fail_msg("%s: %s", line, why.text);
}

static void begin(struct play *p, const char *game, const char *const lines[])
{
	*p = (struct play){ 0 };
	rng_seed(&p->rng, 7);
	pages_begin(&p->pages);
	open_table_begin(&p->table, journal_new(game_find(game)), save_nowhere(game_find(game), "Board"),
	                 &p->rng, NULL);
	for (int i = 0; lines[i]; i++)
		say(p, lines[i]);
}

static void end(struct play *p)
{
	free(p->card);
	open_table_end(&p->table);
	pages_free(&p->pages);
}

static const char *card_of(struct play *p, int seat)
{
	free(p->card);
	return p->card = pages_text(&p->pages, &p->table, seat, true);
}

/* Answers what the seat is asked with the first that it may pick. */
static void press_first(struct play *p, int seat)
{
	struct card *card = &p->pages.card;
	const struct card_button *button;
	struct card_given given = { .what = CARD_PICKS, .pick = (int[]){ 0 }, .picks = 1 };
	char line[CARD_LINE];

	screen_card(p->table.screen, open_table_state(&p->table), seat, card);
	button = card->button;
	while (button->asks != CARD_PICKS)
		button++;
	assert_true(card_line(card, button, &given, line, sizeof line, NULL));
	say(p, line);
}

static int times(const char *text, const char *word)
{
	int count = 0;

	for (; (text = strstr(text, word)); text += strlen(word))
		count++;
	return count;
}

/* A button or pick with that text has this place. */
static void lies_at(const char *card, const char *text, const char *place)
{
	char begins[120];
	bool found = false;

	snprintf(begins, sizeof begins, "\"text\":\"%s\"", text);
	for (const char *at = card; !found && (at = strstr(at, begins)); at++) {
		const char *there = strstr(at, place);

		found = there && there < strchr(at, '}');
	}
	if (!found)
		fail_msg("%s is not %s: %s", text, place, card);
}

/* The card holds the picture that lies under the place. */
static void has_picture(struct play *p, const char *card, struct board_place place)
{
	struct export_size size;
	char *svg = export_picture_svg(export_picture_of(p->table.journal, place), p->table.journal, &size);
	const char *from = strstr(card, "\"svg\":\"");
	char *sent, *end;

	if (!from)
		fail_msg("no picture: %s", card);
	end = sent = strdup(from + strlen("\"svg\":\""));
	for (from = sent; *from != '"'; from++)
		*end++ = (char)(*from != '\\' ? *from : *++from == 'n' ? '\n' : *from);
	*end = '\0';
	assert_string_equal(sent, svg);
	free(sent);
	free(svg);
}

/* 54 spots; the edges at the first settlement; 18 hexes for the robber. */
static void test_catan(void **state)
{
	static const char *const lines[] = { "seat Anna \"<b>&'\" Cid", "board draw", NULL };
	struct play p;
	const char *card;
	int seat;
	bool road;

	begin(&p, "catan", lines);
	card = card_of(&p, 0);
	assert_int_equal(times(card, "\"at\":["), 54);
	assert_int_equal(times(card, "\"from\":"), 0);
	has_picture(&p, card, (struct board_place){ PLACE_SPOT, 1 });
	assert_non_null(strstr(card, "&lt;b&gt;&amp;&#39;</text>"));
	assert_null(strstr(strstr(card, "\"svg\":"), "<b>"));
	assert_non_null(strstr(card_of(&p, 1), "\"board\":null"));
	assert_non_null(strstr(card_of(&p, -1), "\"board\":null"));

	press_first(&p, 0);
	card = card_of(&p, 0);
	assert_in_range(times(card, "\"at\":["), 2, 3);
	has_picture(&p, card, (struct board_place){ PLACE_EDGE, 1 });
	while ((seat = catan_settler(open_table_state(&p.table), &road)) >= 0)
		press_first(&p, seat);
	assert_non_null(strstr(card_of(&p, 0), "\"board\":null"));
	say(&p, "roll 3 4");
	card = card_of(&p, 0);
	assert_int_equal(times(card, "\"at\":["), 18);
	has_picture(&p, card, (struct board_place){ PLACE_HEX, 1 });
	end(&p);
}

/* A legion moves from its land; a unit from its hex. */
static void test_titan(void **state)
{
	static const char *const lines[] = { "option board on",
		                             "seat Red Blue",
		                             "tower Red 6",
		                             "tower Blue 5",
		                             "colour Blue blue",
		                             "colour Red red",
		                             "step",
		                             "legion Red Rd01 titan angel ogre*3 at=17",
		                             "legion Blue Bu01 titan warlock lion*2 at=13",
		                             "begin Red turn=5",
		                             "step",
		                             "movement 2",
		                             "step",
		                             NULL },
				 *const battle[] = { "move Rd01 13",
		                                     "step",
		                                     "step",
		                                     "encounter Rd01 Bu01",
		                                     "step",
		                                     "step",
		                                     "step",
		                                     "done-proposing defender",
		                                     "step",
		                                     "step",
		                                     "step",
		                                     "step",
		                                     NULL };
	struct play p;
	const char *card;

	begin(&p, "titan", lines);
	card = card_of(&p, 0);
	has_picture(&p, card, (struct board_place){ PLACE_LAND, 0 });
	lies_at(card, "115 Plains", "\"from\":[692,259,56]");
	assert_non_null(strstr(card_of(&p, 1), "\"board\":null"));
	for (int i = 0; battle[i]; i++)
		say(&p, battle[i]);
	card = card_of(&p, 1);
	has_picture(&p, card, (struct board_place){ PLACE_HEX, 0 });
	lies_at(card, "D4", "\"at\":[355,284,96]");
	assert_int_equal(times(card, "\"from\":"), 0);
	say(&p, "place d1 D4 & place d2 A1 & place d3 B1 & place d4 F1");
	say(&p, "at turn=3 side=defender phase=maneuver");
	lies_at(card_of(&p, 1), "B3", "\"from\":[355,284,96]");
	end(&p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_catan),
		cmocka_unit_test(test_titan),
	};

	return cmocka_run_group_tests_name("places", tests, NULL, NULL);
}
