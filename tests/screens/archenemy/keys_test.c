/* SPDX-License-Identifier: MIT */
/*
 * The Archenemy screen as pictures and as keys: a host's evening played line by
 * line on the real rules, against the grids of tests/screens/archenemy/look.txt. And
 * what must always hold: what is face down is on no picture, in no choice and in
 * no line that a key would say.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/tui/ask.h"
#include "screens/archenemy/inner.h"
#include "screens/shell/bars.h"
#include "tests/kit/stage.h"

extern const struct screen archenemy_screen;

enum { NOW = 1795205940, NOW_MS = 5000000, ROWS_MAX = 70 };

static const struct archenemy *table_of(const struct stage *h)
{
	return stage_state(h);
}

static struct archenemy_view *view_of(struct stage *h)
{
	return stage_view(h);
}

static struct stage *open_table(void)
{
	struct stage *h = stage_new(&archenemy_game);

	stage_say(h, "title Saturday", NULL);
	return h;
}

static void say(struct stage *h, const char *line)
{
	stage_say(h, line, NULL);
}

static void say_all(struct stage *h, const char *const *lines)
{
	for (; *lines; lines++)
		say(h, *lines);
}

/* Single characters; "\r" Enter, "\t" Tab, "\033" Esc. */
static void press(struct stage *h, const char *keys)
{
	static const struct {
		char key;
		const char *label;
	} named[] = {
		{ ' ', "Space" },
		{ '\r', "Enter" },
		{ '\t', "Tab" },
		{ '\033', "Esc" },
	};

	for (; *keys; keys++) {
		char label[8] = { *keys };

		for (size_t i = 0; i < sizeof named / sizeof *named; i++)
			if (named[i].key == *keys)
				snprintf(label, sizeof label, "%s", named[i].label);
		stage_press(h, label);
	}
}

static void show_as(struct stage *h, int rows, int cols, bool plain, const char *name)
{
	char whole[100];

	snprintf(whole, sizeof whole, "%s, %dx%d", name, cols, rows);
	stage_check(h, rows, cols, plain, "archenemy/look.txt", whole);
}

static void show(struct stage *h, int rows, int cols, const char *name)
{
	show_as(h, rows, cols, false, name);
}

/* The body alone, in a window of any size. */
static void draw_body(struct stage *h, WINDOW *body, bool plain)
{
	struct palette palette = snapshot_palette(plain, plain);
	struct frame frame = { .palette = &palette, .now = NOW, .now_ms = NOW_MS, .ja = plain };
	int y = -1, x = -1;

	archenemy_screen.fit(view_of(h), table_of(h), getmaxy(body), getmaxx(body));
	archenemy_screen.draw(view_of(h), table_of(h), &frame, body, &y, &x);
	assert_true(y >= 0 && y < getmaxy(body));
	assert_true(x >= 0 && x < getmaxx(body));
}

/* ---- an evening ---- */

#define FOUR "seat Elspeth Bob 桜井みずき Carol"

static const char *const saturday[] = { FOUR,
	                                "archenemy Elspeth",
	                                "option deck any",
	                                "scheme add \"Nothing Can Stop Me Now\" \"I Know All, I See All\" "
	                                "\"Only Blood Ends Your Nightmares\" "
	                                "\"Approach My Molten Realm\" \"Feed the Machine\" x2 \"Choose Your "
	                                "Champion\" \"Rotted Ones, Lay Siege\" "
	                                "\"All in Good Time\" \"Your Fate Is Thrice Sealed\"",
	                                "stack \"Nothing Can\" \"I Know\" \"Approach\" \"Feed the Machine\" "
	                                "\"Choose Your\" \"Rotted\" \"Your Fate\" "
	                                "\"Only Blood\" \"All in Good\" \"Feed the Machine#2\"",
	                                NULL };

/* Turn 5: two schemes stand, one lasts, Feed the Machine is in motion. */
static const char *const evening[] = { "reveal",
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
	                               NULL };

static struct stage *saturday_table(const char *const *lines)
{
	struct stage *h = open_table();

	say_all(h, saturday);
	if (lines)
		say_all(h, lines);
	return h;
}

static void test_set_up(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	show(h, 24, 80, "nobody sits here");
	say(h, FOUR);
	show(h, 24, 80, "who is the archenemy");
	show(h, 18, 60, "who is the archenemy");
	show(h, 12, 40, "who is the archenemy");
	press(h, "1");
	show(h, 24, 80, "no deck yet");
	press(h, "d1");
	show(h, 24, 80, "a deck as it was sold");
	show(h, 18, 60, "a deck as it was sold");
	press(h, "c");
	show(h, 24, 80, "the catalogue");
	show(h, 18, 60, "the catalogue");
	press(h, "\r");
	press(h, "\033");
	show(h, 24, 80, "ready");
	stage_free(h);
}

static void test_reveal(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = {
		{ 18, 60 }, { 24, 80 }, { 30, 100 }, { 43, 132 }, { 60, 200 }, { 12, 40 },
	};
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		show(h, sizes[i].rows, sizes[i].cols, "reveal");
	show_as(h, 24, 80, true, "reveal, lines=ascii and NO_COLOR");
	stage_reads_japanese(h);
	show(h, 24, 80, "reveal in Japanese");
	stage_free(h);
}

static void test_hot_seat(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	press(h, "2o");
	assert_string_equal(stage_line(h), "choose \"Feed the Machine\" others Bob");
	show(h, 24, 80, "the hot seat is taken");
	press(h, "v");
	show(h, 24, 80, "focus on the lives");
	stage_free(h);
}

static void test_several(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	say_all(h, (const char *const[]){ "choose Feed self Bob", "reveal x2", NULL });
	show(h, 24, 80, "several in motion");
	show(h, 18, 60, "several in motion");
	show(h, 43, 132, "several in motion");
	press(h, "\033v\t");
	say(h, "resolve Rotted");
	show(h, 30, 100, "a player is to be chosen");
	stage_free(h);
}

static void test_steps(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(NULL);
	press(h, "   ");
	show(h, 24, 80, "a scheme is due");
	show(h, 12, 40, "a scheme is due");
	press(h, "r");
	say(h, "damage Elspeth 5");
	press(h, "   ");
	show(h, 24, 80, "an abandon check is due");
	press(h, "e");
	press(h, "eh");
	assert_string_equal(stage_line(h), "extra-turn Bob");
	show(h, 24, 80, "an extra turn waits");
	stage_free(h);
}

static void test_rumble(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	say_all(h, (const char *const[]){ "seat Ann Bob Cid Dee Eve Fay", "option deck any", NULL });
	press(h, "r");
	say(h, "first Ann");
	for (int i = 0; i < 6; i++) {
		char line[100];

		snprintf(line, sizeof line,
		         "scheme add %d \"Nothing Can Stop\" \"Feed the Machine\" \"I Know All, I\"", i + 1);
		say(h, line);
	}
	show(h, 24, 80, "decks of a rumble");
	press(h, "\r");
	assert_string_equal(stage_line(h), "shuffle Ann");
	assert_int_equal(view_of(h)->owner, 1);
	for (int i = 0; i < 6; i++) {
		char line[100];

		snprintf(line, sizeof line, "stack %d \"Nothing Can\" Feed \"I Know\"", i + 1);
		say(h, line);
	}
	say_all(h, (const char *const[]){ "reveal", "turn", "reveal x2", "damage Bob 7", "spell Cid", NULL });
	show(h, 24, 80, "rumble of six");
	show(h, 18, 60, "rumble of six");
	show(h, 43, 132, "rumble of six");
	say_all(h, (const char *const[]){ "choose Feed self Ann", "resolve Feed", "turn", "reveal", "turn",
	                                  "reveal", NULL });
	show(h, 18, 60, "many stand");
	stage_free(h);
}

static void test_ten_players(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	say_all(h, (const char *const[]){ "seat Ann Bob Cid Dee Eve Fay Guy Hal Ida Jon", "archenemy Ann",
	                                  "step", NULL });
	show(h, 24, 80, "ten players");
	show(h, 18, 60, "ten players");
	show(h, 12, 40, "ten players");
	stage_free(h);
}

static void test_team_life(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	say_all(h, (const char *const[]){ FOUR, "option deck commander", "option team-life 60", "archenemy 1",
	                                  "scheme load builtin:Jump", "shuffle", NULL });
	show(h, 24, 80, "team life");
	stage_free(h);
}

static void test_ends(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	say(h, "life Elspeth =0");
	show(h, 24, 80, "the heroes win");
	show(h, 18, 60, "the heroes win");
	say(h, "undo");
	say(h, "life others=Elspeth =0 & life Elspeth =0");
	show(h, 24, 80, "a draw");
	stage_free(h);
	h = open_table();
	say_all(h,
	        (const char *const[]){ FOUR, "archenemy 1", "option deck any", "scheme add \"I Know All, I\"",
	                               "shuffle", "reveal", "turn", "turn", "step", "step", "step", NULL });
	press(h, "v");
	show(h, 24, 80, "the deck is empty");
	say_all(h, (const char *const[]){ "undo", "undo", "undo", "undo", "undo", "undo", "undo",
	                                  "scheme clear", "step", NULL });
	show(h, 24, 80, "no deck is kept");
	stage_free(h);
}

static void test_texts(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	say_all(h, (const char *const[]){ FOUR, "archenemy 1", "option deck any",
	                                  "scheme new \"Mein Plan\" text=\"Everybody laughs. The one who "
	                                  "laughs last takes three.\"",
	                                  "scheme text \"I Know All, I\" text=\"The text as it is printed "
	                                  "stands here, once a list with it was loaded.\"",
	                                  "scheme add \"Mein\" \"I Know All, I\"", "stack Mein I", "reveal",
	                                  NULL });
	show(h, 24, 80, "a scheme of one's own");
	say_all(h, (const char *const[]){ "resolve Mein", "turn", "turn", "reveal", NULL });
	show(h, 43, 132, "a loaded text");
	stage_free(h);
}

static void test_curtain(void **state)
{
	struct palette p = snapshot_palette(false, false);
	static const char *const lifts[] = { "b", "x", "r", " ", "\r", "\033", "u", "q" };
	struct stage *h;
	WINDOW *win = snapshot_window(24, 80);

	(void)state;
	shell_draw_curtain(win, &p);
	snapshot_check(win, "archenemy/look.txt", "curtain (b), 80x24");
	delwin(win);
	win = snapshot_window(18, 60);
	shell_draw_curtain(win, &p);
	snapshot_check(win, "archenemy/look.txt", "curtain (b), 60x18");
	delwin(win);
	h = saturday_table(evening);
	for (size_t i = 0; i < sizeof lifts / sizeof *lifts; i++) {
		int entries = journal_count(stage_journal(h));

		press(h, "b");
		assert_true(archenemy_screen.curtain(view_of(h)));
		press(h, lifts[i]);
		assert_false(archenemy_screen.curtain(view_of(h)));
		assert_int_equal(journal_count(stage_journal(h)), entries);
	}
	stage_free(h);
}

/* ---- keys ---- */

/* What a key says after `evening`, where Feed the Machine is in motion. */
static void test_keys_say(void **state)
{
	/* clang-format off */
	static const struct { const char *keys, *line; } rows[] = {
		{ " ", "step" }, { "r", "reveal" }, { "\r", "resolve \"Feed the Machine\"" },
		{ "2s", "choose \"Feed the Machine\" self Bob" }, { "3o",
		  "choose \"Feed the Machine\" others 桜井みずき" },
		{ "C", "resolve \"Feed the Machine\" countered" }, { "t", "trigger \"Feed the Machine\"" },
		{ "g", "again \"Feed the Machine\"" }, { "v2+", "life Bob +1" }, { "v2-", "life Bob -1" },
		{ "v2]", "life Bob +5" }, { "v2[", "life Bob -5" }, { "v2=7-", "life Bob -7" }, { "v2=7\r",
		  "life Bob =7" },
		{ "v2p", "poison Bob +1" }, { "v2X\r", "out Bob" }, { "v4B", "back Carol" }, { "v1d4\r",
		  "damage Elspeth 4" },
		{ "v2s", "spell Bob" }, { "v1G2\r", "graveyard Elspeth 2" }, { "ee1", "extra-turn Elspeth" },
		{ "een", "extra-turn Elspeth no-scheme" }, { "esh", "skip-turn Bob" }, { "en", "turn" },
		{ "eg8", "go cleanup" }, { "F", "forget \"Approach My Molten Realm\"" }, { "yd", "day" },
		  { "yn", "night" },
		{ "v2ym", "monarch Bob" }, { "fr", "rematch" }, { "ff\r", "finish" },
		{ "v2fw\r", "win Bob" }, { "v2fd", "out Bob decked" },
	};
	/* clang-format on */
	struct stage *h;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		h = saturday_table(evening);
		press(h, rows[i].keys);
		if (strcmp(stage_line(h), rows[i].line) != 0 || stage_refused(h))
			fail_msg("%s says \"%s\" and not \"%s\": %s", rows[i].keys, stage_line(h),
			         rows[i].line, stage_message(h));
		stage_free(h);
	}
}

/* Keys that ask: who does what, and whose word counts, change nothing. */
static void test_keys_ask(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	press(h, "v2Ab");
	assert_string_equal(stage_line(h), "ask block Bob");
	press(h, "Ad");
	assert_string_equal(stage_line(h), "ask decider");
	stage_free(h);
}

static void test_set_up_keys(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	say(h, FOUR);
	press(h, "oo");
	assert_string_equal(stage_line(h), "option rules 2010");
	press(h, "2");
	assert_string_equal(stage_line(h), "archenemy Bob");
	press(h, "oc");
	assert_string_equal(stage_line(h), "option deck commander");
	press(h, "d7");
	assert_string_equal(stage_line(h), "scheme load Bob \"builtin:Miracle Worker\"");
	press(h, " "); /* a deck that is here is not passed by */
	assert_string_equal(stage_line(h), "shuffle Bob");
	say(h, "undo");
	press(h, "c");
	stage_press(h, "Down");
	press(h, "+");
	assert_string_equal(stage_line(h), "scheme add Bob \"All Shall Smolder in My Wake\"");
	press(h, "-");
	assert_string_equal(stage_line(h), "scheme remove Bob \"All Shall Smolder in My Wake\"");
	press(h, "\r");
	assert_string_equal(stage_line(h), "shuffle Bob");
	press(h, "c");
	assert_false(view_of(h)->catalogue);
	press(h, "M");
	assert_string_equal(stage_line(h), "mulligan Bob");
	press(h, "\r\r");
	show(h, 24, 80, "mulligans");
	press(h, "\r\r");
	assert_int_equal(table_of(h)->c.phase, PHASE_PLAYING);
	assert_false(view_of(h)->on_lives);
	stage_free(h);
	h = open_table();
	say(h, FOUR);
	press(h, "r");
	assert_string_equal(stage_line(h), "rumble");
	stage_free(h);
}

/* Schemes, then lives, and round again; v goes across at once. */
static void test_focus_moves(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	archenemy_screen.fit(view_of(h), table_of(h), 21, 80);
	assert_false(
		view_of(h)->on_lives); /* the scheme just revealed, the third and last of those face up */
	press(h, "\t");
	assert_true(view_of(h)->on_lives);
	assert_int_equal(view_of(h)->lives.focus, 0);
	press(h, "\t\t\t");
	assert_int_equal(view_of(h)->lives.focus, 3);
	press(h, "\t");
	assert_false(view_of(h)->on_lives);
	stage_press(h, "Up");
	press(h, "a");
	assert_string_equal(stage_line(h), "abandon \"I Know All, I See All\"");
	press(h, "v3");
	assert_true(view_of(h)->on_lives);
	assert_int_equal(view_of(h)->lives.focus, 2);
	press(h, "\033");
	assert_false(view_of(h)->on_lives);
	stage_free(h);
}

/* A click finds what it points at. */
static void test_clicks(void **state)
{
	struct stage *h;

	(void)state;
	h = saturday_table(evening);
	archenemy_screen.fit(view_of(h), table_of(h), 21, 80);
	assert_true(archenemy_screen.click(view_of(h), table_of(h), 21, 80, 15, 25));
	assert_int_equal(view_of(h)->lives.focus, 1);
	assert_true(archenemy_screen.click(view_of(h), table_of(h), 21, 80, 3, 60));
	assert_false(view_of(h)->on_lives);
	press(h, "a");
	assert_string_equal(stage_line(h), "abandon \"Nothing Can Stop Me Now\"");
	assert_false(archenemy_screen.click(view_of(h), table_of(h), 21, 80, 5, 5));
	stage_free(h);
}

/* ---- what is face down ---- */

static bool is_up(const struct archenemy *a, int kind)
{
	for (int owner = 0; owner < a->c.table.seats; owner++)
		for (int i = 0; i < a->pile[owner].cards; i++)
			if (a->pile[owner].card[i].kind == kind && a->pile[owner].card[i].up)
				return true;
	return false;
}

/* What lasts is named though its card has gone under. */
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

/* Kinds that lie face down in a deck and nowhere else. */
static int hidden_kinds(const struct archenemy *a, int kinds[DECK_CARDS])
{
	int count = 0;

	for (int i = 0; i < a->pile[0].downs; i++) {
		int kind = a->pile[0].card[a->pile[0].down[i]].kind;

		if (!is_up(a, kind) && !lasts(a, kind))
			kinds[count++] = kind;
	}
	return count;
}

static void check_text(const struct archenemy *a, const char *text, const char *where)
{
	int kinds[DECK_CARDS], count = hidden_kinds(a, kinds);

	for (int i = 0; i < count; i++)
		if (strstr(text, archenemy_name(a, kinds[i])))
			fail_msg("%s tells %s", where, archenemy_name(a, kinds[i]));
}

static void check_picture(struct stage *h, int rows, int cols)
{
	WINDOW *win = snapshot_window(rows, cols);
	char text[4000], roles[4000];

	draw_body(h, win, false); /* without the message: it may tell what has just gone under */
	for (int y = 0; y < rows; y++) {
		snapshot_row(win, y, text, roles, sizeof text);
		check_text(table_of(h), text, "a picture");
	}
	delwin(win);
}

/* Each line a key would say, and each choice it would offer. */
static void check_keys(struct stage *h)
{
	const struct binding *keys = archenemy_keys_now(view_of(h), table_of(h));
	struct ask_about about = { .screen = &archenemy_screen, .view = view_of(h), .state = table_of(h) };
	static const char *const holes[] = { "for1", "for2",   "for3",  "extra", "side", "step",
		                             "safe", "source", "cards", "y",     "e",    "f" };
	struct choice choice[CHOICES_MAX];
	char line[ASK_LINE];

	for (; keys->key; keys++) {
		if (keys->line && strncmp(keys->line, "scheme", 6) != 0 && ask_guess(&about, keys, line))
			check_text(table_of(h), line, keys->key);
	}
	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++) {
		int count = archenemy_choices(view_of(h), table_of(h), holes[i], "", choice, CHOICES_MAX);

		for (int n = 0; n < count; n++) {
			check_text(table_of(h), choice[n].word, holes[i]);
			check_text(table_of(h), choice[n].text, holes[i]);
			check_text(table_of(h), choice[n].name, holes[i]);
			check_text(table_of(h), choice[n].value, holes[i]);
		}
	}
}

static void check_secret(struct stage *h)
{
	const struct archenemy *a = table_of(h);
	struct frame frame = { .now = NOW };
	struct title title = { 0 };

	check_picture(h, 9, 40);
	check_picture(h, 15, 60);
	check_picture(h, 21, 80);
	check_picture(h, 40, 132);
	check_keys(h);
	archenemy_screen.title(a, &frame, &title);
	check_text(a, title.turn, "the title");
	check_text(a, title.round, "the title");
}

/* Also for a view that was just opened, or points at what has gone under. */
static void test_nothing_secret_is_drawn(void **state)
{
	static const char *const more[] = { "undo",
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
		                            NULL };
	struct stage *h;

	(void)state;
	h = saturday_table(NULL);
	for (const char *const *line = evening; *line; line++) {
		say(h, *line);
		check_secret(h);
	}
	for (const char *const *line = more; *line; line++) {
		say(h, *line);
		check_secret(h);
		memset(view_of(h), 0, sizeof(struct archenemy_view));
		check_keys(h);
	}
	stage_free(h);
}

/* ---- every size ---- */

static void draw_all_sizes(struct stage *h, bool plain)
{
	for (int rows = 1; rows <= ROWS_MAX; rows += rows < 24 ? 1 : 7)
		for (int cols = 1; cols <= 220; cols += cols < 80 ? 5 : 23) {
			WINDOW *win = snapshot_window(rows, cols);

			draw_body(h, win, plain);
			delwin(win);
		}
}

static void test_every_size(void **state)
{
	struct stage *h;

	(void)state;
	h = open_table();
	draw_all_sizes(h, false);
	say(h, FOUR);
	draw_all_sizes(h, false);
	press(h, "1d1");
	draw_all_sizes(h, false);
	press(h, "c");
	draw_all_sizes(h, false);
	stage_free(h);
	h = saturday_table(evening);
	draw_all_sizes(h, false);
	say(h, "reveal x6");
	draw_all_sizes(h, true);
	stage_free(h);
}

/* Take colour away and nothing is lost: what is due, who decides, who is out. */
static void test_words_beside_colours(void **state)
{
	static const char *const words[] = { "HOT SEAT", "###..  3 of 5", "OUT", "!" };
	struct stage *h = saturday_table(evening);
	WINDOW *win = stage_show(h, 24, 80, true, true);

	(void)state;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		assert_true(snapshot_has(win, words[i]));
	delwin(win);
	say_all(h, (const char *const[]){ "choose Feed self Bob", "resolve Feed", "go end", NULL });
	win = stage_show(h, 24, 80, true, true);
	assert_true(snapshot_has(win, "DUE"));
	delwin(win);
	stage_free(h);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_set_up),
		cmocka_unit_test(test_reveal),
		cmocka_unit_test(test_hot_seat),
		cmocka_unit_test(test_several),
		cmocka_unit_test(test_steps),
		cmocka_unit_test(test_rumble),
		cmocka_unit_test(test_ten_players),
		cmocka_unit_test(test_team_life),
		cmocka_unit_test(test_ends),
		cmocka_unit_test(test_texts),
		cmocka_unit_test(test_curtain),
		cmocka_unit_test(test_keys_say),
		cmocka_unit_test(test_keys_ask),
		cmocka_unit_test(test_set_up_keys),
		cmocka_unit_test(test_focus_moves),
		cmocka_unit_test(test_clicks),
		cmocka_unit_test(test_nothing_secret_is_drawn),
		cmocka_unit_test(test_every_size),
		cmocka_unit_test(test_words_beside_colours),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
