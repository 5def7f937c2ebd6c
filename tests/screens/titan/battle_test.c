/* SPDX-License-Identifier: MIT */
/*
 * The Titan screen, played with keys as the program plays it: what each key
 * says, and what is seen then, against the grids in tests/screens/titan/look.txt.
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
#include "app/tui/keys.h"
#include "rules/core/journal.h"
#include "screens/shell/bars.h"
#include "screens/shell/whichkey.h"
#include "screens/titan/inner.h"
#include "tests/kit/snapshot.h"

extern const struct screen titan_screen;

enum { NOW = 1795205940, HINT_ROWS = 100 };

/* ---- a person at a table ---- */

struct sitting {
	struct journal *journal;
	struct titan_view view;
	struct rng rng;
	struct ask ask;
	bool asking;
	struct reason refused; /* of the last key; "" */
	char last[200];        /* the line that the last key said */
	struct palette palette;
	int rows, cols;
};

static const struct titan *state_of(const struct sitting *s)
{
	return journal_state(s->journal);
}

static bool say(struct sitting *s, const char *line)
{
	struct titan before = *state_of(s);

	snprintf(s->last, sizeof s->last, "%s", line);
	if (journal_say(s->journal, line, strlen(line), NOW, &s->rng, false, NULL, NULL, &s->refused) !=
	    JOURNAL_SAID)
		return false;
	titan_screen.changed(&s->view, &before, state_of(s), 0);
	return true;
}

/* Lines, one after the other, each of which must be said. */
static void say_all(struct sitting *s, const char *lines)
{
	char line[200];

	while (*lines) {
		size_t length = strcspn(lines, "\n");

		snprintf(line, sizeof line, "%.*s", (int)length, lines);
		if (length && !say(s, line))
			fail_msg("%s: %s", line, s->refused.text);
		lines += length + (lines[length] == '\n');
	}
}

static struct sitting *sit(const char *lines)
{
	struct sitting *s = calloc(1, sizeof *s);

	assert_non_null(s);
	s->journal = journal_new(&titan_game);
	s->palette = snapshot_palette(false, false);
	s->rows = 24;
	s->cols = 80;
	rng_seed(&s->rng, 7);
	say_all(s, lines);
	titan_screen.fit(&s->view, state_of(s), 21, 80);
	return s;
}

static void rise(struct sitting *s)
{
	journal_free(s->journal);
	free(s);
}

static struct ask_about about(struct sitting *s)
{
	return (struct ask_about){ .screen = &titan_screen, .view = &s->view, .state = state_of(s) };
}

static void take(struct sitting *s, enum ask_answer answer, const struct binding *binding, const char *line)
{
	s->asking = answer == ASK_GOES_ON;
	if (answer == ASK_LINE_DONE)
		say(s, line);
	else if (answer == ASK_ACT)
		titan_screen.act(&s->view, state_of(s), binding->act, &s->refused);
}

static void press_key(struct sitting *s, const struct key *key)
{
	struct ask_about at = about(s);
	char line[ASK_LINE];
	const struct binding *binding;

	s->refused.text[0] = s->last[0] = '\0';
	if (s->asking) {
		binding = s->ask.menu ? binding_find(s->ask.menu, key) : s->ask.binding;
		take(s, ask_key(&s->ask, &at, key, line, &s->refused), binding, line);
		return;
	}
	binding = ask_binding(&at, key);
	if (binding)
		take(s, ask_begin(&s->ask, &at, binding, line, &s->refused), binding, line);
	else
		titan_screen.key(&s->view, state_of(s), s->rows - 3, s->cols, key->key);
	titan_screen.fit(&s->view, state_of(s), s->rows - 3, s->cols);
}

/* "Tab Enter d 3": labels with blanks between. */
static void press(struct sitting *s, const char *labels)
{
	while (*labels) {
		char label[16];
		size_t length = strcspn(labels, " ");
		struct key key;

		snprintf(label, sizeof label, "%.*s", (int)length, labels);
		if (!key_of_label(label, &key))
			fail_msg("no key is called %s", label);
		press_key(s, &key);
		labels += length;
		labels += strspn(labels, " ");
	}
}

/* ---- the picture, as the program makes it ---- */

static int hints_of(struct sitting *s, struct hint *hints)
{
	const struct binding *keys = screen_keys(&titan_screen, &s->view, state_of(s));
	struct ask_about at = about(s);
	bool means[HINT_ROWS];
	char line[ASK_LINE];
	int count;

	for (int i = 0; keys[i].key; i++) {
		assert_true(i < HINT_ROWS);
		means[i] = (keys[i].menu || !keys[i].line ||
		            (ask_guess(&at, &keys[i], line) &&
		             journal_would(s->journal, line, NOW, NULL, NULL, NULL))) &&
		           screen_holds(&titan_screen, &s->view, state_of(s), &keys[i]) &&
		           titan_screen.hinted(&s->view, state_of(s), &keys[i]);
	}
	count = hints_add(hints, 0, keys, means);
	return hints_add(hints, count, common_keys, NULL);
}

static const struct log_row said_rows[] = {
	{ 12, NOW, "d1", "D5 -> B3", "", .first = true },
	{ 13, NOW, "a2", "hits 0 -> 1", "struck by d2", .first = true, .here = true },
};

static void draw_choices(struct sitting *s, WINDOW *win, int message_y)
{
	struct choice menu[CHOICES_MAX];
	char head[300], typed[40], preview[ASK_LINE];
	struct ask_about at = about(s);
	struct whichkey_view view = {
		.key = s->ask.binding->key,
		.head = head,
		.choice = s->ask.choice,
		.choices = s->ask.choices,
		.focus = -1,
		.typed = typed,
		.sentence = preview,
	};
	int y, x;

	whichkey_head(at.screen, at.view, at.state, s->ask.binding, head, sizeof head);
	if (s->ask.menu) {
		view.choice = menu;
		view.choices = whichkey_menu(at.screen, at.view, at.state, s->ask.binding, menu, CHOICES_MAX);
	}
	ask_preview(&s->ask, preview);
	snprintf(typed, sizeof typed, "%s %s_", s->ask.binding->key, s->ask.typed);
	whichkey_draw(&view, &s->palette, win, message_y, &y, &x);
}

static WINDOW *picture(struct sitting *s)
{
	WINDOW *win = snapshot_window(s->rows, s->cols), *body;
	struct frame frame = { .palette = &s->palette, .now = NOW, .log = said_rows, .log_rows = 2 };
	struct title_view title = { "TITAN", "Friday", .mark = MARK_SAVED };
	char owed[300];
	struct message_view message = { s->refused.text[0] ? s->refused.text : owed, ROLE_WARNING };
	struct hint hints[HINTS_MAX];
	int count = hints_of(s, hints), y = -1, x = -1;
	struct shell_layout at = shell_layout(s->rows, s->cols, hints, count);

	titan_owed(state_of(s), owed, sizeof owed);
	paint_blank(win, &s->palette, 0, 0, s->rows, s->cols);
	titan_screen.title(state_of(s), &frame, &title.title);
	shell_draw_title(win, &s->palette, &title);
	body = derwin(win, at.body_rows, s->cols, at.body_y, 0);
	assert_non_null(body);
	titan_screen.fit(&s->view, state_of(s), at.body_rows, s->cols);
	titan_screen.draw(&s->view, state_of(s), &frame, body, &y, &x);
	assert_true(y >= 0 && y < at.body_rows && x >= 0 && x < s->cols);
	delwin(body);
	shell_draw_message(win, &s->palette, at.message_y, &message);
	shell_draw_hints(win, &s->palette, &at, hints, count);
	if (s->asking)
		draw_choices(s, win, at.message_y);
	return win;
}

static void check(struct sitting *s, const char *name)
{
	WINDOW *win = picture(s);

	snapshot_check(win, "titan/look.txt", name);
	delwin(win);
}

static bool shows(struct sitting *s, const char *text)
{
	WINDOW *win = picture(s);
	bool has = snapshot_has(win, text);

	delwin(win);
	return has;
}

/* ---- battles ---- */

#define HILLS                                                                                          \
	"seat Red Blue\nbattle Hills attacker=Red defender=Blue scores=340,120\n"                      \
	"force attacker titan lion centaur angel lion\nforce defender unicorn minotaur ogre centaur\n" \
	"place d1 B3\nplace d2 D5\nplace d3 E3\nplace d4 C1\n"                                         \
	"place a1 C3\nplace a2 D4\nplace a3 E2\nplace a4 D3\nplace a5 F3\n"                            \
	"hits d2 =1\nhits d3 =4\nhits d4 =1\nhits a1 =2\nhits a2 =1\nhits a4 =1\n"                     \
	"at turn=3 side=defender phase=strike\n"

#define MOUNTAINS                                                                                            \
	"seat Red Blue\nbattle Mountains attacker=Red defender=Blue\n"                                       \
	"force attacker titan dragon lion minotaur\nforce defender titan colossus dragon warlock gargoyle\n" \
	"place d1 D5\nplace a2 F3\nplace a3 E2\nplace a4 F1\nplace d2 D3\nplace d3 C2\nplace d4 C5\nplace "  \
	"d5 B3\n"                                                                                            \
	"at turn=2 side=attacker phase=maneuver\n"

#define PLAINS                                                                                       \
	"seat Red Blue\nbattle Plains attacker=Red defender=Blue scores=340,120\n"                   \
	"force attacker titan hydra lion centaur\nforce defender centaur gargoyle*2 ogre\n"          \
	"place a2 D4\nplace d1 D5\nplace d2 C4\nplace d3 E4\nplace a3 C2\nplace d4 C3\nhits d1 =2\n" \
	"at turn=2 side=attacker phase=strike\n"

/* ---- the pictures ---- */

static void test_every_size(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = {
		{ 24, 80 }, { 18, 60 }, { 30, 100 }, { 43, 132 }, { 60, 200 }, { 12, 40 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct sitting *s = sit(HILLS);
		char name[60];

		s->rows = sizes[i].rows;
		s->cols = sizes[i].cols;
		press(s, "Tab");
		snprintf(name, sizeof name, "a strike under the cursor, %dx%d", s->cols, s->rows);
		check(s, name);
		rise(s);
	}
}

static void test_without_colour(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "Tab");
	s->palette = snapshot_palette(true, false);
	check(s, "lines=ascii, 80x24");
	s->palette = snapshot_palette(false, true);
	check(s, "NO_COLOR, 80x24");
	s->palette = snapshot_palette(true, true);
	check(s, "lines=ascii and NO_COLOR, 80x24");
	s->rows = 60;
	s->cols = 200;
	check(s, "lines=ascii and NO_COLOR, 200x60");
	rise(s);
}

static void test_every_land(void **state)
{
	(void)state;
	for (int land = 0; land < TITAN_LANDS; land++) {
		struct sitting *s = sit("");
		char line[80], name[80];

		snprintf(line, sizeof line, "battle %s", titan_land_name((enum titan_land)land));
		assert_true(say(s, line));
		say_all(s, "force attacker titan lion\nforce defender titan ogre\nplace a2 D3\nplace d2 D4\n"
		           "at turn=2 side=attacker phase=strike");
		titan_screen.fit(&s->view, state_of(s), 21, 80);
		snprintf(name, sizeof name, "%s, 80x24", titan_land_name((enum titan_land)land));
		check(s, name);
		rise(s);
	}
}

static void test_a_unit_in_hand(void **state)
{
	struct sitting *s = sit(MOUNTAINS);

	(void)state;
	press(s, "Tab Tab Tab");
	assert_int_equal(titan_picked(&s->view), titan_unit_find(state_of(s), "a4"));
	press(s, "Up");
	check(s, "a unit picked up, its reach, 80x24");
	s->rows = 43;
	s->cols = 132;
	check(s, "a unit picked up, its reach, 132x43");
	s->rows = 18;
	s->cols = 60;
	check(s, "a unit picked up, its reach, 60x18");
	press(s, "Enter");
	assert_string_equal(s->last, "move a4 F2");
	assert_string_equal(s->refused.text, "");
	assert_int_equal(s->view.picked, 0);
	rise(s);
}

/* Entering: Tab takes who waits, the cursor goes to where it may come in. */
static void test_entering_and_holding(void **state)
{
	struct sitting *s = sit(
		"battle Plains\nforce attacker titan lion\nforce defender titan ogre\nstep\nstep\nstep\n");

	(void)state;
	press(s, "Tab");
	assert_true(shows(s, "TO ENTER"));
	assert_string_equal(titan_hex_label(s->view.hex), "A1");
	press(s, "Enter");
	assert_string_equal(s->last, "enter d1 A1");
	press(s, "Tab H");
	assert_string_equal(s->last, "hold d2");
	assert_true(shows(s, "stays out"));
	press(s, "Space");
	assert_string_equal(s->last, "step");
	assert_string_equal(s->refused.text, "");
	rise(s);
}

static void test_the_dice_are_typed(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "Tab d 6 6 6 1 1 1 1 Enter");
	assert_string_equal(s->last, "strike d1 a1 6 6 6 1 1 1 1");
	assert_string_equal(s->refused.text, "");
	assert_int_equal(state_of(s)->battle.unit[0].hits, 5);
	press(s, "Tab d 9 x 6 Enter");
	assert_string_equal(s->last, "strike d2 a2 6");
	assert_non_null(strstr(s->refused.text, "4 dice"));
	rise(s);
}

static void test_a_strike_is_rolled_with_enter(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "Tab Enter");
	assert_string_equal(s->last, "strike d1 a1");
	assert_string_equal(s->refused.text, "");
	assert_true(state_of(s)->battle.unit[5].struck);
	press(s, "Tab c");
	assert_string_equal(s->last, "declare d2 a2");
	assert_true(shows(s, "DECLARED"));
	press(s, "Enter");
	assert_string_equal(s->last, "strike d2 a2");
	assert_true(state_of(s)->battle.unit[6].struck);
	rise(s);
}

static void test_excess_is_carried(void **state)
{
	struct sitting *s = sit(PLAINS);

	(void)state;
	say_all(s, "strike a2 d1 6 6 6 6 6 5 1 1 1 1");
	press(s, "Tab");
	check(s, "excess hits to carry, 80x24");
	press(s, "e");
	check(s, "excess hits spread (e), 80x24");
	press(s, "b");
	assert_string_equal(s->last, "carry d2 3");
	press(s, "Tab Enter");
	assert_string_equal(s->refused.text, "");
	assert_int_equal(state_of(s)->battle.carry, 0);
	rise(s);
}

static void test_a_concession_is_asked(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "x c");
	assert_string_equal(s->last, "concede defender");
	check(s, "a concession waits for its answer, 80x24");
	s->rows = 18;
	s->cols = 60;
	check(s, "a concession waits for its answer, 60x18");
	press(s, "x r");
	assert_non_null(strstr(s->refused.text, "nobody can refuse"));
	press(s, "Enter");
	assert_string_equal(s->last, "allow");
	assert_true(state_of(s)->battle.over == OVER_CONCEDE);
	rise(s);
}

/* From nothing to the first maneuver without typing a word. */
static void test_setting_up_with_keys(void **state)
{
	struct sitting *s = sit("seat Red Blue");

	(void)state;
	check(s, "seated, no battle yet, 80x24");
	press(s, "b");
	check(s, "which land (b), 80x24");
	press(s, "s l 1 Enter");
	assert_string_equal(s->last, "battle Swamp side=lower-left attacker=1 defender=2");
	press(s, "f");
	check(s, "who fights (f), 80x24");
	press(s, "t i l i l i g o");
	{
		struct key back = { .key = KEY_BACKSPACE };

		press_key(s, &back);
	}
	press(s, "Enter");
	assert_string_equal(s->last, "force attacker Titan Lion Lion");
	press(s, "f t i t r Enter");
	assert_string_equal(s->last, "force defender Titan Troll");
	check(s, "both forces, 80x24");
	press(s, "Space Space Space");
	assert_true(titan_is_maneuver(state_of(s)));
	rise(s);
}

static void test_the_end(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	say_all(s, "concede defender\nallow\nstep\nstep\nstep");
	check(s, "the end, its points, 80x24");
	press(s, "v");
	check(s, "the sheet (v), 80x24");
	press(s, "v");
	s->rows = 12;
	s->cols = 40;
	check(s, "the end, 40x12");
	rise(s);
}

static void test_where_and_why(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "Tab w");
	check(s, "where and why (w), 80x24");
	press(s, "PgDn");
	check(s, "where and why, further down, 80x24");
	press(s, "Esc");
	assert_int_equal(s->view.page, PAGE_BOARD);
	rise(s);
}

/* What has no hex to be seen on stands in words. */
static void test_drift(void **state)
{
	struct sitting *s = sit("battle Tundra\nforce attacker titan lion\nforce defender titan ogre\nplace "
	                        "a2 C2\nplace d2 C4\n"
	                        "hits a2 =4\nat turn=2 side=attacker phase=drift\n");

	(void)state;
	say_all(s, "clock start");
	assert_true(shows(s, "0:00")); /* also where nobody is seated */
	say_all(s, "clock stop");
	check(s, "drift would slay, the other side may concede, 80x24");
	press(s, "Space");
	assert_string_equal(s->last, "drift");
	assert_true(shows(s, "slain"));
	rise(s);
}

/* ---- the cursor ---- */

static const char *at(const struct sitting *s)
{
	return titan_hex_label(s->view.hex);
}

static void test_the_cursor_goes_over_all_hexes(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	assert_string_equal(at(s), "D4");
	press(s, "Up");
	assert_string_equal(at(s), "D5");
	press(s, "h h h");
	assert_int_equal(titan_hex_column(s->view.hex), 0);
	press(s, "l l l");
	assert_string_equal(at(s), "D5"); /* and back in the row it came from */
	press(s, "y b n o");
	assert_string_equal(at(s), "D5");
	press(s, "k k k k");
	assert_string_equal(at(s), "D6");
	rise(s);
}

/* Each hex of each size is found again where it is drawn. */
static void test_a_click_finds_its_hex(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 21, 80 }, { 15, 60 }, { 27, 100 }, { 40, 132 }, { 57, 200 } };

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct titan_board board = titan_board_of(sizes[i].rows, sizes[i].cols);
		struct sitting *s = sit(HILLS);

		assert_true(board.flat > 0);
		for (int hex = 0; hex < TITAN_HEXES; hex++)
			for (int row = 1; row <= titan_hex_rows(&board); row++) {
				int top, left, x, cols;

				titan_hex_place(&board, hex, &top, &left);
				assert_true(titan_hex_inside(&board, hex, row, &x, &cols));
				assert_true(x >= 0 && x + cols <= board.cols && top + row < board.rows);
				assert_true(titan_screen.click(&s->view, state_of(s), sizes[i].rows,
				                               sizes[i].cols, top + row, x));
				assert_int_equal(s->view.hex, hex);
				assert_true(titan_screen.click(&s->view, state_of(s), sizes[i].rows,
				                               sizes[i].cols, top + row, x + cols - 1));
				assert_int_equal(s->view.hex, hex);
			}
		assert_false(titan_screen.click(&s->view, state_of(s), sizes[i].rows, sizes[i].cols, 0,
		                                sizes[i].cols - 1));
		rise(s);
	}
	assert_int_equal(titan_board_of(9, 40).flat, 0);
}

/* Who waits outside is picked up by the counter in the panel, in each size that has one. */
static void test_a_click_finds_who_waits(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 21, 80 }, { 15, 60 }, { 40, 132 } };

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct sitting *s = sit("battle Hills\nforce attacker titan lion\nforce defender titan "
		                        "ogre*2 unicorn\nstep\nstep\nstep\n");
		titan_units found = 0;

		for (int y = 0; y < sizes[i].rows; y++)
			for (int x = sizes[i].cols / 2; x < sizes[i].cols; x++) {
				s->view.picked = 0;
				titan_screen.click(&s->view, state_of(s), sizes[i].rows, sizes[i].cols, y, x);
				if (s->view.picked)
					found |= 1u << titan_picked(&s->view);
			}
		assert_true(titan_waiting(state_of(s)) != 0);
		assert_int_equal(found, titan_waiting(state_of(s)));
		rise(s);
	}
}

/* Dice and numbers to choose from, the natural ones first; and the side of a hexspine. */
static void test_announcing_with_keys(void **state)
{
	struct sitting *s =
		sit("battle Hills\nforce attacker ogre ranger\nforce defender lion unicorn troll\nplace a1 "
	            "E3\nplace d1 F3\n"
	            "place d2 D3\nplace a2 C1\nplace d3 B3\nat turn=2 side=attacker phase=strike\n");

	(void)state;
	s->view.hex = titan_hex_find("F3");
	press(s, "a");
	assert_true(shows(s, "7 dice at 5+"));
	assert_true(shows(s, "excess to d2"));
	press(s, "b");
	assert_non_null(strstr(s->last, "strike a1 d1 number=6 dice=7"));
	assert_string_equal(s->refused.text, "");
	rise(s);
	s = sit("battle Plains\nforce attacker ranger\nforce defender troll\nplace a1 D3\nplace d1 E4\nat "
	        "turn=2 side=attacker phase=strike\n");
	s->view.hex = titan_hex_find("E4");
	press(s, "a");
	assert_true(shows(s, "by way of D4"));
	assert_true(shows(s, "by way of E3"));
	press(s, "c");
	assert_string_equal(s->last, "strike a1 d1 via=E3");
	assert_string_equal(s->refused.text, "");
	rise(s);
}

/* A key that means nothing now says why at once, and asks for nothing. */
static void test_keys_that_mean_nothing_now(void **state)
{
	/* clang-format off */
	static const struct { const char *key, *why; } keys[] = {
		{ "s", "2.5.6.4.2.1: the attacker may summon once" }, { "r",
		  "2.5.6.4.2.1: no reinforce here" },
		{ "e", "2.5.6.4.2.1: no carry here" }, { "d",
		  "2.5.6.4.2.1: point at a unit; nobody strikes" },
		{ "a", "2.5.6.4.2.1: point at a unit; nobody strikes" }, { "f",
		  "there is nothing to choose" },
	};
	/* clang-format on */
	struct sitting *s = sit("battle Hills\nforce attacker lion\nforce defender ogre\nat turn=2 "
	                        "side=attacker phase=maneuver\n");

	(void)state;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		press(s, keys[i].key);
		assert_false(s->asking);
		assert_non_null(strstr(s->refused.text, keys[i].why));
	}
	rise(s);
}

/* No window is too small or too odd, and nothing is drawn outside it. */
static void test_any_window(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "Tab");
	for (s->rows = 5; s->rows < 62; s->rows += 3)
		for (s->cols = 20; s->cols < 210; s->cols += 7)
			delwin(picture(s));
	rise(s);
}

static void test_who_cannot_be_picked_up(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	press(s, "Down Down Down Down Enter");
	assert_non_null(strstr(s->refused.text, "nobody stands"));
	s->view.hex = titan_hex_find("C1");
	press(s, "Enter");
	assert_non_null(strstr(s->refused.text, "d4 has nobody to strike"));
	s->view.hex = titan_hex_find("B3");
	press(s, "Enter");
	assert_int_equal(titan_picked(&s->view), titan_unit_find(state_of(s), "d1"));
	press(s, "Enter");
	assert_int_equal(s->view.picked, 0);
	s->view.hex = titan_hex_find("A1");
	press(s, "d");
	assert_non_null(strstr(s->refused.text, "point at whom"));
	rise(s);
}

static void test_rulings_by_keys(void **state)
{
	struct sitting *s = sit(HILLS);

	(void)state;
	s->view.hex = titan_hex_find("A1");
	press(s, "R p d 4");
	assert_string_equal(s->last, "place d4 A1");
	press(s, "R h d 4 2 Enter");
	assert_string_equal(s->last, "hits d4 =2");
	press(s, "R t 5 Enter a s");
	assert_string_equal(s->last, "at turn=5 side=attacker phase=strike");
	assert_string_equal(s->refused.text, "");
	rise(s);
}

/* Tab, Enter, H and Space alone lead from the forces to the points, and the
 * hint bar offers each of them when it is due. */
static void test_a_battle_by_the_hint_bar(void **state)
{
	enum { PRESSES_MOST = 3000 };
	struct sitting *s = sit(
		"battle Hills\nforce attacker titan lion*2 minotaur\nforce defender titan ogre*2 unicorn\n");
	int presses = 0;

	(void)state;
	for (; presses < PRESSES_MOST && state_of(s)->step != STEP_2_5_6_10; presses++) {
		bool entering;

		press(s, "Tab");
		if (s->refused.text[0]) {
			assert_true(shows(s, "Space "));
			press(s, "Space");
			assert_string_equal(s->refused.text, "");
			continue;
		}
		entering = titan_picked(&s->view) >= 0 &&
		           state_of(s)->battle.unit[titan_picked(&s->view)].hex < 0 &&
		           !shows(s, "cannot go to");
		press(s, entering || !titan_is_maneuver(state_of(s)) ? "Enter" : "H");
		assert_string_equal(s->refused.text, "");
	}
	assert_true(presses < PRESSES_MOST);
	assert_true(state_of(s)->battle.over != OVER_NOT);
	assert_true(shows(s, "another battle"));
	press(s, "B w r Enter"); /* nobody is seated: nobody is asked for */
	assert_string_equal(s->last, "battle Woods side=right");
	assert_string_equal(s->refused.text, "");
	rise(s);
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
		cmocka_unit_test(test_every_size),
		cmocka_unit_test(test_without_colour),
		cmocka_unit_test(test_every_land),
		cmocka_unit_test(test_a_unit_in_hand),
		cmocka_unit_test(test_entering_and_holding),
		cmocka_unit_test(test_the_dice_are_typed),
		cmocka_unit_test(test_a_strike_is_rolled_with_enter),
		cmocka_unit_test(test_excess_is_carried),
		cmocka_unit_test(test_a_concession_is_asked),
		cmocka_unit_test(test_setting_up_with_keys),
		cmocka_unit_test(test_the_end),
		cmocka_unit_test(test_where_and_why),
		cmocka_unit_test(test_drift),
		cmocka_unit_test(test_the_cursor_goes_over_all_hexes),
		cmocka_unit_test(test_a_click_finds_its_hex),
		cmocka_unit_test(test_a_click_finds_who_waits),
		cmocka_unit_test(test_announcing_with_keys),
		cmocka_unit_test(test_keys_that_mean_nothing_now),
		cmocka_unit_test(test_any_window),
		cmocka_unit_test(test_who_cannot_be_picked_up),
		cmocka_unit_test(test_rulings_by_keys),
		cmocka_unit_test(test_a_battle_by_the_hint_bar),
	};

	return cmocka_run_group_tests(tests, begin, end);
}
