/* SPDX-License-Identifier: MIT */
/*
 * Home and the overlays as pictures, against the grids kept in tests/screens/, and
 * with Commander's panels in every size of window. How those look is in
 * tests/screens/commander/look.t.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/commander/commander.h"
#include "rules/core/rng.h"
#include "screens/commander/inner.h"
#include "screens/kit/canvas.h"
#include "screens/kit/spots.h"
#include "screens/shell/bars.h"
#include "screens/shell/board.h"
#include "screens/shell/help.h"
#include "screens/shell/home.h"
#include "screens/shell/log.h"
#include "screens/shell/prompt.h"
#include "screens/shell/qr.h"
#include "screens/shell/room.h"
#include "screens/shell/whichkey.h"
#include "tests/kit/rounds.h"
#include "tests/kit/snapshot.h"

extern const struct screen commander_screen;

enum { NOW = 1795205940, NOW_MS = 5000000 };

/* ---- a table on a Friday night ---- */

static const struct {
	const char *name, *commander;
	int life, poison, casts;
} people[] = {
	{ "Alice", "Phelddagrif", 40, 0, 1 },
	{ "Bob", "Kemba, Kha Regent", 21, 3, 2 },
	{ "桜井みずき", "Sygg, River Cutthroat", 4, 0, 0 },
	{ "Dave", "Doran, the Siege Tower", 13, 8, 3 },
	{ "Erin", "Wort, Boggart Auntie", 0, 0, 1 },
	{ "Göran", "Rhys the Redeemed", 112, 0, 0 },
};

static const struct {
	int to, from, amount;
} blows[] = {
	{ 0, 1, 7 }, { 1, 0, 14 }, { 1, 3, 2 }, { 2, 1, 11 },
	{ 3, 1, 5 }, { 3, 2, 18 }, { 0, 4, 3 }, { 4, 0, 21 },
};

static void seat_person(struct commander *c, int seat)
{
	struct commander_player *p = &c->player[seat];

	snprintf(c->table.seat[seat].name, NAME_BYTES, "%s", people[seat].name);
	c->table.seat[seat].in = true;
	p->life.life = people[seat].life;
	p->life.count[COUNTER_POISON] = people[seat].poison;
	p->commanders = 1;
	snprintf(p->card[0].name, COMMANDER_BYTES, "%s", people[seat].commander);
	p->card[0].casts = people[seat].casts;
	p->card[0].zone = ZONE_BATTLEFIELD;
	p->hand = 5;
	p->library = 88;
	p->kept = true;
	p->vote = -1;
}

static void friday(struct commander *c, int seats)
{
	memset(c, 0, sizeof *c);
	table_start(&c->table);
	commander_game.start(c);
	c->phase = PHASE_PLAYING;
	c->monarch = 1;
	c->sky = SKY_NIGHT;
	c->table.seats = seats;
	c->table.turn = 1;
	c->table.first = 0;
	c->table.round = 6;
	c->table.clock = (struct turn_clock){ .running = true, .since = NOW - 151 };
	c->table.now = NOW - 60;
	c->table.seat[1].clock_s = 18 * 60 + 20 - 151;
	snprintf(c->table.title, sizeof c->table.title, "Friday night");
	for (int i = 0; i < seats; i++)
		seat_person(c, i);
	for (size_t i = 0; i < sizeof blows / sizeof *blows; i++)
		if (blows[i].to < seats && blows[i].from < seats)
			c->player[blows[i].to].taken[blows[i].from][0] = blows[i].amount;
	if (seats > 2)
		c->player[2].life.counter[0] = (struct counter){ "energy", 2 };
	if (seats > 4) {
		c->player[4].status = STATUS_LOST;
		c->table.seat[4].in = false;
		c->player[4].whys = 1;
		snprintf(c->player[4].why[0], WHY_BYTES, "commander");
		c->player[4].why_of[0] = (struct commander_ref){ 0, 0 };
	}
	if (seats > 5)
		c->player[5].blessing = true;
	c->player[1].mulligans = 1;
}

static struct commander_view friday_view(int seats)
{
	struct commander_view view = { .opened = true, .focus = 1 };

	view.delta[1] = (struct delta){ NOW_MS + 1000, -7, 0 };
	if (seats > 5)
		view.delta[5] = (struct delta){ NOW_MS + 1000, 3, -1 };
	return view;
}

static const struct log_row friday_log[] = {
	{ 35, NOW, "Dave", "poison 0 -> 3", "from Bob, infect", .first = true },
	{ 36, NOW + 360, "Alice", "life 40 -> 33", "Bob", .undone = true, .first = true },
	{ 37, NOW + 420, "", "undo", "36 undone", .first = true },
	{ 38, NOW + 720, "Dave", "life 31 -> 13", "桜井みずき, commander 18", .first = true },
	{ 39, NOW + 840, "桜井みずき", "life 9 -> 4", "+5 steps as one", .first = true },
	{ 40, NOW + 1260, "Bob", "monarch", "", .first = true },
	{ 40, NOW + 1320, "Bob", "hand =5", "", .ruling = true },
	{ 41, NOW + 1500, "Bob", "life 28 -> 21", "Alice, commander 14", .first = true, .here = true },
};

enum { LOG_ROWS = sizeof friday_log / sizeof *friday_log };

static const struct binding common[] = {
	{ .key = "u", .line = "undo", .label = "undo", .help = "undo, without limit", .group = "EVERYWHERE" },
	{ .key = "^R", .line = "redo", .help = "redo", .group = "EVERYWHERE" },
	{ .key = ":", .program = 1, .help = "say a line in words", .group = "EVERYWHERE" },
	{ .key = "Tab", .program = 1, .label = "player", .help = "next player", .group = "EVERYWHERE" },
	{ .key = "?", .program = 1, .help = "this page", .group = "EVERYWHERE" },
	{ .key = "q", .program = 1, .label = "home", .help = "home, all is saved", .group = "EVERYWHERE" },
	{ 0 }
};

/* As the program makes them. */
static int table_hints(const struct commander *c, const struct commander_view *view, struct hint *hints)
{
	const struct binding *keys = screen_keys(&commander_screen, view, c);
	struct offers offers = { 0 };
	const struct showing shown = { &commander_screen, view, c, &offers, keys, NULL, NULL, NULL };
	bool means[64] = { false };
	int count;

	offers_list(&offers, &commander_game, c, -1, true);
	for (int i = 0; keys[i].key; i++)
		means[i] = strcmp(keys[i].key, "B") != 0 && /* nobody is to come back */
		           binding_holds(&keys[i], &shown) && binding_is_hinted(&keys[i], &shown);
	offers_free(&offers);
	count = hints_add(hints, 0, keys, means);
	return hints_add(hints, count, common, NULL);
}

/* From whom the second player takes commander damage. */
static int sources(const struct commander *c, struct choice *out, int max)
{
	struct choices list = { .out = out, .max = max, .line = "", .seat = 1, .viewer = -1 };

	return offers_choices(&commander_game, c, "source", &list);
}

static int friday_hints(struct hint *hints)
{
	struct commander c;
	struct commander_view view = { .opened = true, .focus = 1 };

	friday(&c, 4);
	return table_hints(&c, &view, hints);
}

/* A table as the program draws it: title, body, message, hints. */
struct shown {
	const struct commander *c;
	struct commander_view *view;
	struct palette palette;
	const char *message;
	int cursor_y, cursor_x;
};

static void show_hints(WINDOW *win, const struct palette *p, const struct hint *hints, int count)
{
	struct shell_layout at = shell_layout(getmaxy(win), getmaxx(win), hints, count, ENDS_BOTH);

	shell_draw_hints(win, p, &at, hints, count);
}

static struct frame frame_of(const struct palette *p)
{
	return (struct frame){
		.palette = p, .now = NOW, .now_ms = NOW_MS, .log = friday_log, .log_rows = LOG_ROWS
	};
}

static void show_table(WINDOW *win, struct shown *shown)
{
	int rows = getmaxy(win), cols = getmaxx(win);
	struct frame frame = frame_of(&shown->palette);
	struct title_view title = { "COMMANDER", shown->c->table.title, .mark = MARK_SAVED };
	struct message_view message = { .text = shown->message, .style = ROLE_NORMAL };
	struct hint hints[HINTS_MAX];
	int count = table_hints(shown->c, shown->view, hints);
	struct shell_layout at = shell_layout(rows, cols, hints, count, ENDS_BOTH);
	WINDOW *body;

	paint_blank(win, &shown->palette, 0, 0, rows, cols);
	commander_screen.title(shown->c, &frame, &title.title);
	shell_draw_title(win, &shown->palette, &title);
	body = at.body_rows > 0 ? derwin(win, at.body_rows, cols, at.body_y, 0) : NULL;
	if (body) {
		screen_draw(&commander_screen, shown->view, shown->c, &frame, body, &shown->cursor_y,
		            &shown->cursor_x);
		assert_true(shown->cursor_y >= 0 && shown->cursor_y < at.body_rows);
		assert_true(shown->cursor_x >= 0 && shown->cursor_x < cols);
		delwin(body);
	}
	message.rows = at.message_rows;
	shell_draw_message(win, &shown->palette, at.message_y, &message);
	shell_draw_hints(win, &shown->palette, &at, hints, count);
}

static const char *const said = "Bob: 21 life, 7 from Alice's commander (14 of 21)";

static WINDOW *friday_screen(int rows, int cols)
{
	struct commander c;
	struct commander_view view = friday_view(4);
	struct shown shown = { &c, &view, snapshot_palette(false, false), said, 0, 0 };
	WINDOW *win = snapshot_window(rows, cols);

	friday(&c, 4);
	show_table(win, &shown);
	return win;
}

/* ---- home ---- */

static const struct home_row rows_of_home[] = {
	{ "Commander", "Friday night", "Alice Bob 桜井みずき Dave", "round 6", "now", "now", "" },
	{ "Titan", "Hills, Red v Blue", "Red Blue", "turn 3", "2 h", "2 hours", "" },
	{ "Archenemy", "Saturday", "Elspeth Bob 桜井みずき Carol", "turn 4", "6 d", "6 days", "" },
	{ "Championship", "Kyoto 2026", "16 players", "round 3", "6 d", "6 days",
	  "open elsewhere: opens as a watcher" },
	{ "Catan", "Table 4", "Anna Boris 千葉 Dora", "31 rolls", "12 d", "12 days", "" },
	{ "MECCG", "Draft, game 1", "Alice 青木", "over", "20 d", "20 days", "" },
};

/* clang-format off */
static const struct home_game games_of_home[] = {
	{ "Commander", "life, commander damage, tax" }, { "Archenemy", "the scheme deck and its steps" },
	{ "Titan", "the numbered sequence, the battle board" }, { "Catan", "bank, hands, dice, clock" },
	{ "Championship", "schedule, sheets, ranking" }, { "MECCG", "draft, deck check, council" },
};
/* clang-format on */

static const struct hint home_hints[] = {
	{ "Enter", "resume", true, 0 }, { "n", "new table", true, 1 }, { "/", "find", true, 2 },
	{ "w", "watch", true, 3 },      { "q", "quit", true, 4 },
};

static void show_home(WINDOW *win, struct home_view *view, enum shell_mark mark)
{
	struct palette p = snapshot_palette(false, false);
	int rows = getmaxy(win), cols = getmaxx(win), y, x, first = view->rows ? 0 : 1;
	struct title_view title = { .chip = "TABLESIDE", .session = "", .mark = mark };
	struct message_view message = {
		.text = view->rows ? "" : "nothing here yet: n begins a table, or 1 to 6 picks a game",
		.style = ROLE_NORMAL,
	};
	struct shell_layout at = shell_layout(rows, cols, home_hints + first, 5 - first, ENDS_BOTH);
	WINDOW *body = derwin(win, at.body_rows, cols, at.body_y, 0);

	snprintf(title.title.turn, sizeof title.title.turn, "Friday 20 November 2026");
	snprintf(title.title.turn_short, sizeof title.title.turn_short, "Fri 20 Nov");
	shell_draw_title(win, &p, &title);
	home_draw(view, &p, body, &y, &x);
	delwin(body);
	shell_draw_message(win, &p, at.message_y, &message);
	shell_draw_hints(win, &p, &at, home_hints + first, 5 - first);
}

static struct home_view home_of(int rows)
{
	return (struct home_view){
		.row = rows_of_home, .all = rows, .rows = rows, .game = games_of_home, .games = 6
	};
}

static void test_home(void **state)
{
	/* clang-format off */
	static const struct { const char *name; int sessions, rows, cols; } homes[] = {
		{ "home, empty state, 60x18", 0, 18, 60 },
		{ "home, 60x18", 6, 18, 60 },
		{ "home, 120x36", 6, 36, 120 },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof homes / sizeof *homes; i++) {
		WINDOW *win = snapshot_window(homes[i].rows, homes[i].cols);
		struct home_view view = home_of(homes[i].sessions);

		show_home(win, &view, MARK_SAVED);
		snapshot_check(win, "shell/home.txt", homes[i].name);
		delwin(win);
	}
}

/* A first start shows every game, on the smallest terminal too. */
static void test_empty_home_has_all_games(void **state)
{
	static const char *const names[] = { "Ur",       "Go",      "Tafl",    "Mehen",    "Senet",
		                             "Latrones", "Patolli", "Pachisi", "Alquerque" };
	struct home_game few[9];
	struct palette p = snapshot_palette(false, false);

	for (int count = 1; count <= 9; count++) {
		struct home_view view = { .game = few, .games = count };
		struct shell_layout at = shell_layout(SHELL_ROWS, SHELL_COLS, home_hints, 1, ENDS_BOTH);
		WINDOW *win = snapshot_window(at.body_rows, SHELL_COLS);
		int y, x;

		few[count - 1] = (struct home_game){ names[count - 1], "" };
		home_draw(&view, &p, win, &y, &x);
		for (int i = 0; i < count; i++)
			assert_true(snapshot_has(win, names[i]));
		delwin(win);
	}
}

/* Clicks find the games of an empty home at every size. */
static void test_home_clicks(void **state)
{
	static const int sizes[][2] = { { 57, 200 }, { 40, 132 }, { 21, 80 } };
	struct palette p = snapshot_palette(false, false);
	struct home_view view = home_of(0);
	struct spots spots;

	p.spots = &spots;
	for (int i = 0; i < 3; i++) {
		WINDOW *win = snapshot_window(sizes[i][0], sizes[i][1]);
		int y, x, game = 0;

		spots.count = 0;
		home_draw(&view, &p, win, &y, &x);
		for (; y < sizes[i][0]; y++) {
			const struct spot *spot = spots_at(&spots, y, x);

			game += spot && spot->what == SPOT_GAME && spot->n == game;
		}
		assert_int_equal(game, view.games);
		delwin(win);
	}
}

/* More sessions than rows: the focus is always in sight, and clicks find it. */
static void test_home_scrolls(void **state)
{
	struct home_row many[60];
	struct home_view view = { many, 0, 60, 60, 0, games_of_home, 6, NULL, false };
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(21, 80);
	struct spots spots;
	int y, x;

	p.spots = &spots;
	for (int i = 0; i < 60; i++) {
		many[i] = rows_of_home[i % 6];
		snprintf(many[i].title, sizeof many[i].title, "Evening %d.", i);
	}
	for (view.focus = 0; view.focus < 60; view.focus++) {
		char title[40];

		snprintf(title, sizeof title, "Evening %d.", view.focus);
		spots.count = 0;
		home_draw(&view, &p, win, &y, &x);
		assert_true(snapshot_has(win, title));
		assert_int_equal(spots_at(&spots, y, x)->what, SPOT_TABLE);
		assert_int_equal(spots_at(&spots, y, x)->n, view.focus);
	}
	view.focus = 59; /* the last rows of more tables */
	view.first = 40;
	view.all = 100;
	spots.count = 0;
	home_draw(&view, &p, win, &y, &x);
	assert_true(snapshot_has(win, " to 100 of 100"));
	assert_int_equal(spots_at(&spots, y, x)->n, 99);
	delwin(win);
	assert_int_equal(home_parts_of(3, 7, 26, 80).preview.cols, 80);
	assert_int_equal(home_parts_of(3, 7, 26, 79).preview.cols, 0);
	assert_int_equal(home_parts_of(3, 7, 25, 80).preview.cols, 0);
}

/* ---- overlays ---- */

static void test_log(void **state)
{
	WINDOW *win = friday_screen(24, 80), *pane;
	struct palette p = snapshot_palette(false, false);
	static const struct hint hints[] = {
		{ "arrows", "scroll", true, 0 }, { "u", "undo", true, 1 },  { "^R", "redo", true, 2 },
		{ "/", "find", true, 3 },        { "L", "close", true, 4 }, { "Esc", "close", true, 5 },
	};
	struct log_view view = { friday_log, LOG_ROWS, 0, 41, 0, NULL, false, 0, 41 };
	int y, x, rows = log_pane_of(21, 80).rows;

	pane = derwin(win, rows, 80, 22 - rows, 0);
	log_draw(&view, &p, pane, &y, &x);
	assert_int_equal(log_fitting(&view, 200, 80), LOG_ROWS);
	delwin(pane);
	show_hints(win, &p, hints, 6);
	snapshot_check(win, "shell/overlays.txt", "log pane (L), 80x24");
	delwin(win);
}

/* Behind the first line, where another is undone that has neither name nor cause; then a search under way. */
static void test_log_search(void **state)
{
	static const struct log_row rows[] = {
		{ 1, NOW, "Bob", "monarch", "", .first = true, .here = true },
		{ 2, NOW + 60, "", "the game begins", "", .undone = true, .first = true },
	};
	struct log_view view = { rows, 2, 0, 1, 1, NULL, false, 0, 2 };
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = friday_screen(24, 80), *pane = derwin(win, 11, 80, 11, 0);
	char text[400], roles[400];
	int y, x;

	log_draw(&view, &p, pane, &y, &x);
	snapshot_row(pane, 2, text, roles, sizeof text);
	assert_non_null(strstr(text, "you are here"));
	snapshot_row(pane, 3, text, roles, sizeof text);
	assert_non_null(strstr(text, "       the game begins")); /* behind the names */
	assert_non_null(strstr(text, "undone"));
	view = (struct log_view){ .find = "", .undoable = 1, .all = 2 };
	log_draw(&view, &p, pane, &y, &x);
	assert_true(snapshot_has(pane, "you are here"));
	view.find = "crown";
	log_draw(&view, &p, pane, &y, &x);
	assert_true(snapshot_has(pane, "no line contains this word"));
	view.left = 40;
	log_draw(&view, &p, pane, &y, &x);
	assert_true(snapshot_has(pane, "searching, 60 %"));
	assert_false(snapshot_has(pane, "no line contains"));
	delwin(pane);
	delwin(win);
}

/* Beside the panels where both have room. */
static void test_log_beside(void **state)
{
	struct log_pane at = log_pane_of(39, 132);
	struct log_view view = { friday_log, LOG_ROWS, 0, 41, 0, NULL, true, 0, 41 };
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = friday_screen(43, 132),
	       *pane = derwin(win, at.rows, at.cols, 40 - at.rows, 132 - at.cols);
	int y, x;

	log_draw(&view, &p, pane, &y, &x);
	delwin(pane);
	snapshot_check(win, "shell/overlays.txt", "log column (L), 132x43");
	delwin(win);
	assert_int_equal(log_pane_of(26, 119).cols, 119);
	assert_int_equal(log_pane_of(25, 200).rows, 13);
	assert_int_equal(log_pane_of(26, 120).cols, 60);
}

static void test_prompt(void **state)
{
	static const struct choice choices[] = {
		{ .word = "from=Alice", .text = "Phelddagrif", .value = "14 so far" },
		{ .word = "from=桜井みずき", .text = "Sygg, River Cutthroat", .value = "0 so far" },
		{ .word = "from=Dave", .text = "Doran, the Siege Tower", .value = "2 so far" },
		{ .word = "infect", .text = "poison instead of life", .value = "" },
	};
	static const struct hint hints[] = {
		{ "Tab", "complete", true, 0 },
		{ "arrows", "choose, history", true, 1 },
		{ "Enter", "say", true, 2 },
		{ "Esc", "drop", true, 3 },
	};
	struct prompt_view view = {
		.line = "damage Bob 5 fro",
		.cursor = 16,
		.ghost = "m=Alice",
		.choice = choices,
		.choices = 4,
		.chosen = 0,
		.outcome = "Bob 21 -> 16, 19 of 21 !",
		.danger = true,
	};
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = friday_screen(24, 80);
	int y, x;

	prompt_draw(&view, &p, win, 22, &y, &x);
	show_hints(win, &p, hints, 4);
	assert_int_equal(y, 22);
	assert_int_equal(x, 18);
	snapshot_check(win, "shell/overlays.txt", "prompt (:) with completion, 80x24");
	delwin(win);
}

/* A line longer than the window keeps its cursor in sight. */
static void test_prompt_long_line(void **state)
{
	char line[3000] = "";
	struct prompt_view view = {
		.line = line, .ghost = "", .outcome = "no verb is called that", .refused = true, .chosen = -1
	};
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(24, 60);
	int y, x;

	for (int i = 0; i < 150; i++)
		strcat(line, i % 3 ? "word " : "桜井 ");
	for (view.cursor = 0; view.cursor <= strlen(line); view.cursor++) {
		if (((unsigned char)line[view.cursor] & 0xc0) == 0x80)
			continue;
		prompt_draw(&view, &p, win, 22, &y, &x);
		assert_true(x >= 2 && x < 60);
	}
	delwin(win);
}

/* A usage longer than the window begins shortly before its present argument, and ends at a word. */
static void test_prompt_usage(void **state)
{
	static const struct {
		const char *word, *shown, *roles;
	} parts[] = {
		{ "P", " :place  place P CHARACTER SITE ..      ",
		  " a.....  ddddd n ddddddddd dddd dd      " },
		{ "[from=LINE]", " :place  .. SITE [from=LINE] ..         ",
		  " a.....  dd dddd nnnnnnnnnnn dd         " },
		{ "[sure]", " :place  .. [to=LINE] [sure] [by=JUDGE] ",
		  " a.....  dd ddddddddd nnnnnn dddddddddd " },
		{ "[by=JUDGE]", " :place  .. [to=LINE] [sure] [by=JUDGE] ",
		  " a.....  dd ddddddddd dddddd nnnnnnnnnn " },
	};
	static const char usage[] = "place P CHARACTER SITE [from=LINE] [to=LINE] [sure] [by=JUDGE]";
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(24, 40);
	int y, x;

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		size_t from = (size_t)(strstr(usage, parts[i].word) - usage);
		struct prompt_view view = { .line = "place",
			                    .cursor = 5,
			                    .ghost = "",
			                    .outcome = "",
			                    .chosen = -1,
			                    .usage = usage,
			                    .usage_from = from,
			                    .usage_to = from + strlen(parts[i].word) };
		char row[400], roles[400];

		prompt_draw(&view, &p, win, 22, &y, &x);
		snapshot_row(win, 22, row, roles, sizeof row);
		assert_string_equal(row, parts[i].shown);
		assert_string_equal(roles, parts[i].roles);
	}
	delwin(win);
}

static void test_ask(void **state)
{
	static const struct hint hints[] = {
		{ "digits", "number", true, 0 },   { "-", "lose it", true, 1 }, { "+", "gain it", true, 2 },
		{ "Enter", "set to it", true, 3 }, { "Esc", "drop", true, 4 },
	};
	struct ask_view view = {
		.who = "Bob",
		.what = "life",
		.value = "21",
		.value_style = ROLE_SEAT + 1,
		.typed = "7",
		.cursor = 1,
		.offer = { { "-", "makes 14", false },
		           { "+", "makes 28", false },
		           { "Enter", "sets 7", false } },
	};
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = friday_screen(24, 80);
	char text[400], roles[400];
	int y, x;

	ask_draw(&view, &p, win, 22, &y, &x);
	show_hints(win, &p, hints, 5);
	snapshot_check(win, "shell/overlays.txt", "an amount being typed (=), 80x24");
	delwin(win);
	win = snapshot_window(12, 44); /* what has no room is left out */
	ask_draw(&view, &p, win, 10, &y, &x);
	snapshot_row(win, 10, text, roles, sizeof text);
	assert_non_null(strstr(text, "- makes 14  "));
	assert_null(strstr(text, "+"));
	delwin(win);
}

/* A choice out of sight moves none of those in sight. */
static void test_prompt_scrolled(void **state)
{
	struct choice choices[12] = { 0 };
	struct prompt_view view = { .line = "", .outcome = "", .ghost = "", .choice = choices, .all = 12 };
	struct palette p = snapshot_palette(false, false);
	char text[2][400], roles[400];
	int y, x;

	for (int i = 0; i < 2; i++) {
		WINDOW *win = snapshot_window(24, 80);

		for (view.choices = 0; view.choices < 12; view.choices++) {
			struct choice *c = &choices[view.choices];

			snprintf(c->word, sizeof c->word, "%s",
			         i && view.choices >= 8 ? "a much longer word" : "word");
			snprintf(c->text, sizeof c->text, "what it does");
		}
		prompt_draw(&view, &p, win, 22, &y, &x);
		snapshot_row(win, 14, text[i], roles, sizeof roles);
		delwin(win);
	}
	assert_non_null(strstr(text[0], "what it does"));
	assert_string_equal(text[0], text[1]);
	for (view.chosen = CHOICES_SHOWN - 1; view.chosen <= CHOICES_SHOWN; view.chosen++) {
		WINDOW *win = snapshot_window(24, 80);

		snprintf(choices[view.chosen].word, sizeof choices->word, "this one, %d", view.chosen);
		prompt_draw(&view, &p, win, 22, &y, &x);
		assert_true(snapshot_has(win, choices[view.chosen].word));
		delwin(win);
	}
}

/* None is told to be left out where all are shown; what a key has said is whole beside them. */
static void test_prompt_of_few(void **state)
{
	static const struct choice choices[] = { { .word = "one", .text = "first" }, { .word = "two" } };
	struct prompt_view view = { .line = "",
		                    .ghost = "",
		                    .choice = choices,
		                    .choices = 2,
		                    .all = 2,
		                    .outcome = "a long outcome that is longer than the row of the line, "
		                               "so that it ends in another one: here" };
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(24, 80);
	int y, x;

	prompt_draw(&view, &p, win, 22, &y, &x);
	assert_true(snapshot_has(win, "first"));
	assert_false(snapshot_has(win, "2 of 2"));
	assert_false(snapshot_has(win, "here"));
	view.pressed = true;
	prompt_draw(&view, &p, win, 22, &y, &x);
	assert_true(snapshot_has(win, "here"));
	delwin(win);
}

/* A text longer than the row is seen from where it is being typed; the last column stays free. */
static void test_ask_of_a_long_text(void **state)
{
	static const char typed[] = "the table nearest to the door of the second hall, by the window";
	struct ask_view view = {
		.who = "", .what = "name", .value = "", .typed = typed, .cursor = sizeof typed - 1
	};
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(3, 40);
	char text[400], roles[400];
	int y, x;

	ask_draw(&view, &p, win, 1, &y, &x);
	snapshot_row(win, 1, text, roles, sizeof text);
	assert_string_equal(text, " name   all, by the window              ");
	delwin(win);
}

static const struct binding *binding_of(const char *key)
{
	const struct binding *binding = commander_screen.keys;

	while (strcmp(binding->key, key) != 0)
		binding++;
	return binding;
}

/* Above large digits, which it would have to hide whole, it asks for its rows; once it has them it does not.
 */
static void test_whichkey_asks_for_room(void **state)
{
	struct choice choices[16] = { { .key = "a", .word = "one" } };
	struct whichkey_view view = { .key = "y", .head = "", .choice = choices, .choices = 16, .focus = -1 };
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(43, 132);
	int rows;

	assert_int_equal(whichkey_hides(&view, &p, win, 41), 0);
	for (int y = 27; y < 41; y++)
		paint(win, &p, y, 5, 1, ROLE_NORMAL, "█");
	rows = whichkey_hides(&view, &p, win, 41);
	assert_in_range(rows, 3, 13);
	paint_blank(win, &p, 41 - rows, 0, rows, 132);
	assert_int_equal(whichkey_hides(&view, &p, win, 41), 0);
	delwin(win);
}

/* What would leave only the head of a panel hides the panel. */
static void test_a_panel_is_hidden_whole(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(24, 80);

	paint_blank(win, &p, 0, 0, 24, 80);
	paint_frame(win, &p, 11, 0, 10, 40, ROLE_DIM, false);
	assert_int_equal(whichkey_cover(&p, win, 10, 22), 10);
	assert_int_equal(whichkey_cover(&p, win, 14, 22), 11);
	assert_int_equal(whichkey_cover(&p, win, 21, 22), 21);
	delwin(win);
}

static void test_whichkey_head(void **state)
{
	struct commander c;
	struct commander_view view = { .opened = true, .focus = 1 };
	const struct showing shown = { &commander_screen, &view, &c, NULL, NULL, NULL, NULL, NULL };
	struct choice choices[CHOICES_MAX];
	char out[100];

	friday(&c, 4);
	assert_int_equal(sources(&c, choices, 2), 2);
	snprintf(c.table.seat[1].name, NAME_BYTES, "Carol Ann");
	whichkey_head(&shown, binding_of("c"), out, sizeof out);
	assert_string_equal(out, "commander damage to Carol Ann: from whom");
	whichkey_head(&shown, binding_of("n"), out, sizeof out);
	assert_string_equal(out, "pass the turn");
	whichkey_head(&shown, binding_of("c"), out, 24);
	assert_string_equal(out, "commander damage to Car");
}

static void test_qr(void **state)
{
	static const unsigned char modules[9] = { 1, 0, 1, 0, 1, 0, 1, 1, 0 };
	struct qr_view view = {
		.width = 3, .module = modules, .text = "Friday\nAlice 40\nBob 33", .heads = 1
	};
	struct palette p = snapshot_palette(false, false), ascii = snapshot_palette(true, false);
	WINDOW *win = snapshot_window(6, 40), *tall = snapshot_window(11, 22);

	qr_draw(&view, &p, win);
	snapshot_check(win, "shell/overlays.txt", "a QR code and its text");
	ascii.utf8 = true;
	qr_draw(&view, &ascii, win); /* where cells do not fit, a picture may be drawn in halves */
	assert_true(snapshot_has(win, "▀"));
	ascii.utf8 = false;
	qr_draw(&view, &ascii, win);
	assert_true(snapshot_has(win, "the QR code needs a window of 14x8"));
	assert_true(snapshot_has(win, "Bob 33"));
	qr_draw(&view, &ascii, tall);
	snapshot_check(tall, "shell/overlays.txt", "a QR code, ASCII");
	delwin(win);
	delwin(tall);
}

/* Whether a half of a cell is ink; the window counted in halves. */
static bool half_is_ink(WINDOW *win, int down, int right)
{
	cchar_t cell;
	wchar_t text[CCHARW_MAX + 1] = L"";
	attr_t attr;
	short pair;

	mvwin_wch(win, down / 2, right, &cell);
	getcchar(&cell, text, &attr, &pair, NULL);
	switch (text[0]) {
	case L'█': return true;
	case L'▀': return down % 2 == 0;
	case L'▄': return down % 2 == 1;
	default: return false;
	}
}

/* The side of the ink, which begins at down, right. */
static int ink_side(WINDOW *win, int *down, int *right)
{
	int side = 0;

	for (*down = 0; *down < 2 * getmaxy(win); ++*down)
		for (*right = 0; *right < getmaxx(win); ++*right)
			if (half_is_ink(win, *down, *right)) {
				while (*right + side < getmaxx(win) && half_is_ink(win, *down, *right + side))
					side++;
				return side;
			}
	return 0;
}

enum { CODE = 33 };

/* The edges are dark, so that a reader finds where the code begins and ends. */
static void make_code(unsigned char module[CODE * CODE])
{
	unsigned seed = 7;

	for (int i = 0; i < CODE * CODE; i++) {
		seed = seed * 1103515245 + 12345;
		module[i] = i < CODE || i % CODE == 0 || i % CODE == CODE - 1 || i >= CODE * (CODE - 1) ||
		            (seed >> 16 & 1);
	}
}

/* What is drawn says what the code says, in every size, with its margin around it. */
static void test_qr_is_read(void **state)
{
	static const struct {
		int rows, cols, scale, margin;
	} windows[] = {
		{ 21, 60, 1, 4 }, { 19, 60, 1, 2 }, { 29, 100, 1, 4 }, { 42, 132, 2, 4 }, { 59, 200, 3, 3 }
	};
	unsigned char module[CODE * CODE];
	struct qr_view view = { .width = CODE, .module = module, .text = "" };
	struct palette p = snapshot_palette(false, false);

	(void)state;
	make_code(module);
	for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
		WINDOW *win = snapshot_window(windows[i].rows, windows[i].cols);
		int down = 0, right = 0, scale = windows[i].scale, margin = windows[i].margin * scale;

		qr_draw(&view, &p, win);
		assert_int_equal(ink_side(win, &down, &right), scale * CODE);
		assert_true(down >= margin && right >= margin);
		assert_true(down + scale * CODE + margin <= 2 * getmaxy(win));
		for (int y = 0; y < scale * CODE; y++)
			for (int x = 0; x < scale * CODE; x++)
				assert_int_equal(half_is_ink(win, down + y, right + x),
				                 module[y / scale * CODE + x / scale]);
		delwin(win);
	}
}

static void test_help(void **state)
{
	bool means[64];
	char text[400], roles[400];
	const char *why[64] = { NULL, "no first way", "no second way" };
	struct help_view view = {
		.name = "commander",
		.keys = commander_screen.keys,
		.means = means,
		.everywhere = common,
		.game = &commander_game,
		.find = "",
	};
	struct message_view message = { .text = "a dim key means nothing now; pressing it tells why",
		                        .style = ROLE_DIM };
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = friday_screen(24, 80), *body = derwin(win, 21, 80, 1, 0);
	int y, x;

	memset(means, true, sizeof means);
	means[0] = means[1] = false;
	shell_draw_message(win, &p, 22, &message);
	help_draw(&view, &p, body, &y, &x);
	snapshot_check(win, "shell/overlays.txt", "help (?), 80x24");
	view.scroll = 10000;
	help_draw(&view, &p, body, &y, &x);
	assert_true(snapshot_has(win, "redo"));
	view.scroll = help_scroll_max(&view, 21, 80) + 1;
	view.find = "poison";
	help_draw(&view, &p, body, &y, &x);
	snapshot_check(win, "shell/overlays.txt", "help, narrowed, 80x24");
	assert_string_equal(help_binding(&view, 80, 0, 1)->help, "1 poison more or less");
	view.find = "no such thing";
	help_draw(&view, &p, body, &y, &x);
	snapshot_row(win, 3, text, roles, sizeof text);
	assert_non_null(strstr(text, "no key or command found"));
	view.why = why; /* of two rows in one line: told where it is the same */
	view.find = "new hand";
	means[2] = false;
	help_draw(&view, &p, body, &y, &x);
	assert_false(snapshot_has(win, "no first way"));
	why[2] = why[1];
	help_draw(&view, &p, body, &y, &x);
	assert_true(snapshot_has(win, "no first way"));
	delwin(body);
	delwin(win);
}

static void test_confirm(void **state)
{
	struct confirm_view view = {
		"NOT SAVED",
		"The disk is full: 3 lines are only in memory.",
		"/home/alice/.local/share/tableside",
		{ { "y", "leave and lose them", false }, { "Enter, Esc", "stay, try again", true } },
		2,
	};
	static const struct hint hints[] = {
		{ "y", "leave", true, 0 },
		{ "Enter", "stay", true, 1 },
		{ "e", "save elsewhere", true, 2 },
	};
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(24, 80);
	struct home_view home = home_of(6);
	char text[400], roles[400];
	int y, x;

	show_home(win, &home, MARK_NOT_SAVED);
	shell_draw_confirm(win, &p, &view, &y, &x);
	show_hints(win, &p, hints, 3);
	snapshot_check(win, "shell/overlays.txt", "confirmation: the only kind there is, 80x24");
	view.choice[0].keeps = true;
	view.choice[1].keeps = false;
	shell_draw_confirm(win, &p, &view, &y, &x);
	snapshot_row(win, y, text, roles, sizeof text);
	assert_non_null(strstr(text, "leave and lose them")); /* the cursor is on what keeps */
	delwin(win);
}

static void test_too_small(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(8, 36);

	assert_true(shell_too_small(8, 36));
	assert_false(shell_too_small(12, 40));
	shell_draw_small(win, &p, MARK_SAVED);
	snapshot_check(win, "shell/overlays.txt", "below 40x12");
	delwin(win);
}

/* ---- pages for a room ---- */

/* A game whose screen has no such pages shows names and numbers. */
static void test_room_of_any_game(void **state)
{
	struct palette p = snapshot_palette(false, false);
	struct frame frame = { .palette = &p, .now = NOW, .now_ms = NOW_MS };
	struct title_view foot = { .chip = "COMMANDER", .session = "Friday", .mark = MARK_WATCHING };
	struct screen plain = commander_screen;
	struct commander *c = calloc(1, sizeof *c);
	struct commander_view view = { .focus = 0 };
	struct room room = { .page = 0 };
	WINDOW *win = snapshot_window(24, 80);

	friday(c, 4);
	plain.room = NULL;
	room_draw(&room, &plain, &view, c, &frame, &foot, "F", win);
	snapshot_check(win, "shell/overlays.txt", "a room: names and numbers");
	assert_int_equal(room.pages, 1);
	delwin(win);
	free(c);
}

static const struct board_row hall[] = {
	{ .table = 12,
	  .state = BOARD_CALLS,
	  .wait = "3:12",
	  .game = "Catan",
	  .at = "31 rolls",
	  .clock = "2:41",
	  .seat = { { "Anna", "6" } },
	  .seats = 1,
	  .last = "roll 3 4" },
	{ .table = 7,
	  .state = BOARD_LOST,
	  .wait = "0:40",
	  .game = "Commander",
	  .seat = { { "Alice", "31" } },
	  .seats = 1 },
	{ .table = 1,
	  .state = BOARD_PLAYS,
	  .game = "Catan",
	  .at = "set-up",
	  .seat = { { "Dora", "2" } },
	  .seats = 1 },
	{ .table = 2,
	  .state = BOARD_OVER,
	  .game = "Titan",
	  .at = "over",
	  .seat = { { "Finn", "10" } },
	  .seats = 1 },
};

/* The tables of a hall without an event: by number, without names, and which of them call a judge. */
static void test_room_of_a_hall(void **state)
{
	const struct board_view view = { .row = hall, .rows = 4 };
	struct palette p = snapshot_palette(false, false);
	struct frame frame = { .palette = &p, .now = NOW, .now_ms = NOW_MS };
	WINDOW *win = snapshot_window(23, 80);

	paint_blank(win, &p, 0, 0, 23, 80);
	assert_int_equal(board_room(&view, NULL, &frame, win, 0), 1);
	snapshot_check(win, "shell/overlays.txt", "a room: the tables of a hall");
	delwin(win);
	win = snapshot_window(3, 80); /* two of them on a page */
	assert_int_equal(board_room(&view, NULL, &frame, win, 1), 2);
	assert_true(snapshot_has(win, "Commander"));
	assert_true(snapshot_has(win, "31 rolls"));
	assert_false(snapshot_has(win, "Titan"));
	delwin(win);
}

/* The host's own board: who waits and for how long; the last line said where there is room. */
static void test_board_of_a_hall(void **state)
{
	static const struct {
		int rows, cols;
		const char *name;
	} boards[] = { { 5, 60, "a hall at the desk, 60 columns" },
		       { 5, 80, "a hall at the desk, 80 columns" },
		       { 4, 100, "a hall at the desk, 100 columns, from the second table" },
		       { 5, 132, "a hall at the desk, 132 columns" },
		       { 15, 60, "few tables at the desk, 60 columns" },
		       { 25, 80, "few tables at the desk, 80 columns" } };
	struct palette p = snapshot_palette(false, false);

	for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
		WINDOW *win = snapshot_window(boards[i].rows, boards[i].cols);
		const struct board_view view = { .row = hall, .rows = 4, .top = boards[i].rows < 5 };

		board_draw(&view, &p, win);
		snapshot_check(win, "shell/overlays.txt", boards[i].name);
		delwin(win);
	}
}

/* ---- the shell ---- */

static void test_long_messages(void **state)
{
	/* A full row, the end of a clause, or a word; in Japanese 、 or between two characters. */
	static const struct {
		const char *text;
		int rows;
	} messages[] = {
		{ "Bob is out: 30 damage from Alice's commander (21 ends it), and 7 life left", 1 },
		{ "drawn: rounds 1, 2 and 3 of 4; opponents met again: 15 (best: 15); 3 byes", 1 },
		{ "drawn: rounds 1, 2 and 3 of 4; opponents met again: 15 (best: 15); 3 byes", 2 },
		{ "着席: 明、遥、健、葵、桜井みずき。最初のプレイヤーはダイスで決める。統率者を選ぶ", 1 },
		{ "着席: 明、遥、健、葵、桜井みずき。最初のプレイヤーはダイスで決める。統率者を選ぶ", 2 },
		{ "Spaceで次の手順に進み、Enterで選択中のユニットを動かす。ゲーム全体の案内は?キーで読める",
		  2 },
	};
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(12, 60);
	int y = 0;

	for (size_t i = 0; i < sizeof messages / sizeof *messages; i++) {
		struct message_view view = { messages[i].text, ROLE_NORMAL, messages[i].rows, { 0 } };

		shell_draw_message(win, &p, y, &view);
		y += messages[i].rows;
	}
	snapshot_check(win, "shell/overlays.txt", "long messages");
	delwin(win);
	assert_true(shell_message_fits(24, 80, "as long as the row"));
	assert_false(shell_message_fits(24, 60, messages[0].text));
	assert_true(shell_message_fits(30, 60, messages[0].text));
}

static void title_at(int cols, enum shell_mark mark, const char *session, char *text)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(1, cols);
	struct title_view view = {
		.chip = "COMMANDER",
		.session = session,
		.title = { "round 12", "r12", "turn 桜井みずき", "桜井みずき", "12:31", .limit = "" },
		.mark = mark,
	};
	char roles[400];

	shell_draw_title(win, &p, &view);
	snapshot_row(win, 0, text, roles, 400);
	delwin(win);
}

static void test_title_gives_up(void **state)
{
	const char *session = "The longest evening that anybody has ever seen, part two";
	char text[400];

	title_at(80, MARK_SAVED, "Friday", text);
	assert_string_equal(
		text, " COMMANDER  Friday                    round 12  turn 桜井みずき    12:31  saved ");
	title_at(80, MARK_SAVED, session, text);
	assert_string_equal(
		text, " COMMANDER  The longest evening th..  round 12  turn 桜井みずき    12:31  saved ");
	title_at(60, MARK_SAVED, session, text);
	assert_string_equal(text, " COMMANDER  The longest ..  r12  桜井みずき    12:31  saved ");
	title_at(40, MARK_NOT_SAVED, session, text);
	assert_string_equal(text, " COMMANDER      r12    12:31  NOT SAVED ");
	title_at(24, MARK_SAVED, session, text);
	assert_non_null(strstr(text, "12:31"));
}

static int hint_of(const struct hint *hints, const char *key)
{
	int n = 0;

	while (strcmp(hints[n].key, key) != 0)
		assert_true(++n < HINTS_MAX);
	return n;
}

static void test_hints_are_whole(void **state)
{
	struct hint hints[HINTS_MAX];
	struct palette p = snapshot_palette(false, false);
	int count = friday_hints(hints);

	assert_false(hints[hint_of(hints, "M")].enabled);
	assert_true(hints[hint_of(hints, "+-")].enabled);
	for (int cols = 1; cols <= 200; cols++) {
		WINDOW *win = snapshot_window(2, cols);
		struct shell_layout at = { .hints_y = 1, .hints_rows = 1 };
		char text[2000], roles[2000];

		shell_draw_hints(win, &p, &at, hints, count);
		snapshot_row(win, 1, text, roles, sizeof text);
		assert_null(strchr(text, '~'));
		if (cols >= 8)
			assert_non_null(strstr(text, "? help"));
		if (cols >= 60)
			assert_non_null(strstr(text, cols < 72 ? ": type" : ": command"));
		delwin(win);
	}
	assert_int_equal(shell_layout(24, 80, hints, count, ENDS_BOTH).hints_rows, 1);
	assert_int_equal(shell_layout(40, 80, hints, count, ENDS_BOTH).hints_rows, 2);
	assert_int_equal(shell_layout(40, 200, hints, count, ENDS_BOTH).hints_rows, 1);
}

static void test_hints_are_clicked(void **state)
{
	struct palette p = snapshot_palette(false, false);
	WINDOW *win = snapshot_window(24, 80);
	struct hint hints[HINTS_MAX];
	int count = friday_hints(hints);
	struct shell_layout at = shell_layout(24, 80, hints, count, ENDS_BOTH);
	struct spots spots = { .count = 0 };

	p.spots = &spots;
	shell_draw_hints(win, &p, &at, hints, count);
	assert_int_equal(spots_at(&spots, 23, 1)->n, hint_of(hints, "+-"));
	assert_int_equal(spots_at(&spots, 23, 66)->n, HINT_SAY);
	assert_int_equal(spots_at(&spots, 23, 75)->n, HINT_HELP);
	assert_null(spots_at(&spots, 22, 1));
	delwin(win);
}

/* ---- without colour, and every size ---- */

/* Ten people with the longest names, the largest numbers, all counters. */
static void crowd(struct commander *c, int seats)
{
	friday(c, 0);
	c->table.seats = seats;
	for (int i = 0; i < seats; i++) {
		struct commander_player *p = &c->player[i];

		seat_person(c, i % 6);
		c->player[i] = c->player[i % 6];
		snprintf(c->table.seat[i].name, NAME_BYTES, "桜井みずき千葉青木山田中%d", i % 2);
		p->life.life = i % 3 == 0 ? 99999 : i % 3 == 1 ? -50 : 4;
		p->commanders = 2;
		for (int k = 0; k < COMMANDERS; k++)
			snprintf(p->card[k].name, COMMANDER_BYTES,
			         "Asmoranomardicadaistinaculdacar, the Unending %d", k);
		for (int k = 0; k < LIFE_COUNTERS; k++)
			p->life.counter[k] = (struct counter){ "experience", 1000 * k };
		for (int q = 0; q < TABLE_SEATS; q++)
			p->taken[q][0] = p->taken[q][1] = 7 * q;
		p->card[1].offer = true;
		p->safe = i % 4 == 1;
		p->blessing = true;
	}
}

static void all_out(struct commander *c)
{
	for (int i = 0; i < c->table.seats; i++) {
		c->player[i].status = STATUS_LOST;
		c->player[i].whys = COMMANDER_WHY;
		for (int k = 0; k < COMMANDER_WHY; k++) {
			snprintf(c->player[i].why[k], WHY_BYTES,
			         k == 1 ? "commander" : "a reason that somebody typed at length");
			c->player[i].why_of[k] = (struct commander_ref){ k == 1 ? 0 : -1, 1 };
		}
	}
	c->phase = PHASE_OVER;
	c->draw = true;
}

/* No row says more than its columns, and no half of a character is left. */
static void check_rows(WINDOW *win, unsigned *sum)
{
	char text[4000], roles[4000];

	for (int y = 0; y < getmaxy(win); y++) {
		snapshot_row(win, y, text, roles, sizeof text);
		assert_int_equal(text_width(text), getmaxx(win));
	}
	snapshot_sum(win, sum);
}

static void show_all(int rows, int cols, struct shown *shown, unsigned *sum)
{
	struct palette *p = &shown->palette;
	WINDOW *win = snapshot_window(rows, cols);
	struct log_view log = { friday_log, LOG_ROWS, 3, 41, 0, "fi", false, 0, 41 };
	struct help_view help = { .name = "commander",
		                  .keys = commander_screen.keys,
		                  .everywhere = common,
		                  .game = &commander_game,
		                  .find = "",
		                  .scroll = 3 };
	struct confirm_view confirm = { "NOT SAVED",
		                        "The disk is full: 3 lines are only in memory.",
		                        "/home/桜井",
		                        { { "y", "leave", true } },
		                        1 };
	struct choice choices[CHOICES_MAX];
	struct whichkey_view whichkey = { "c", "from whom?", choices, 0, 0, "c _", "Bob takes", { 0 }, NULL };
	struct prompt_view prompt = { .line = "damage 桜井みずき 5",
		                      .cursor = 10,
		                      .ghost = "",
		                      .choice = choices,
		                      .choices = 1,
		                      .outcome = "桜井みずき 21 -> 16" };
	struct home_view home = home_of(6);
	int y, x;

	whichkey.choices = prompt.choices = sources(shown->c, choices, CHOICES_MAX);
	show_table(win, shown);
	check_rows(win, sum);
	whichkey_draw(&whichkey, p, win, rows - 2, &y, &x);
	check_rows(win, sum);
	prompt_draw(&prompt, p, win, rows - 2, &y, &x);
	check_rows(win, sum);
	shell_draw_confirm(win, p, &confirm, &y, &x);
	check_rows(win, sum);
	log_draw(&log, p, win, &y, &x);
	check_rows(win, sum);
	help_draw(&help, p, win, &y, &x);
	check_rows(win, sum);
	home_draw(&home, p, win, &y, &x);
	home.rows = 0;
	home_draw(&home, p, win, &y, &x);
	shell_draw_small(win, p, MARK_NOT_SAVED);
	check_rows(win, sum);
	delwin(win);
}

static void test_every_size(void **state)
{
	struct commander c;
	struct commander_view view = { .opened = true, .focus = 9 };
	struct shown shown = { &c, &view, snapshot_palette(false, false), "桜井みずき: said", 0, 0 };
	unsigned sum = 0;

	view.delta[0] = (struct delta){ NOW_MS + 1, -99999, 9 };
	for (int rows = 1; rows <= 40; rows += rows < 14 ? 1 : 4)
		for (int cols = 1; cols <= 100; cols += cols < 20 ? 1 : 3) {
			crowd(&c, 1 + (rows * 7 + cols) % 10);
			if (cols % 5 == 0)
				all_out(&c);
			view.tab = cols % 3;
			view.source = cols % 20;
			view.focus = cols % c.table.seats;
			show_all(rows, cols, &shown, &sum);
		}
	for (int seats = 1; seats <= 10; seats++) {
		crowd(&c, seats);
		show_all(60, 223, &shown, &sum);
		show_all(30, 100, &shown, &sum);
		show_all(24, 80, &shown, &sum);
	}
	snapshot_sum_check(sum, "shell/overlays.txt", "every size");
}

/* Columns of blocks in a picture: how large its digits are all in all. */
static int blocks_of(WINDOW *win)
{
	int blocks = 0;

	for (int y = 0; y < getmaxy(win); y++) {
		char text[4000], roles[4000];

		snapshot_row(win, y, text, roles, sizeof text);
		for (const char *at = text; (at = strstr(at, "█")); at += strlen("█"))
			blocks++;
	}
	return blocks;
}

static void test_larger_is_not_worse(void **state)
{
	static const struct {
		int rows, cols;
	} larger[] = { { 26, 90 }, { 30, 100 }, { 36, 120 }, { 43, 132 }, { 60, 200 } };
	struct commander c;
	struct commander_view view = { .opened = true, .focus = 0 };
	struct shown shown = { &c, &view, snapshot_palette(false, false), said, 0, 0 };

	for (int seats = 2; seats <= 10; seats++) {
		WINDOW *win = snapshot_window(24, 80);
		int before;

		crowd(&c, seats);
		for (int i = 0; i < seats; i++)
			c.player[i].life.life = 40;
		show_table(win, &shown);
		before = blocks_of(win);
		delwin(win);
		for (size_t i = 0; i < sizeof larger / sizeof *larger; i++) {
			win = snapshot_window(larger[i].rows, larger[i].cols);
			show_table(win, &shown);
			if (blocks_of(win) < before)
				fail_msg("%d players: %dx%d shows less than 80x24", seats, larger[i].cols,
				         larger[i].rows);
			delwin(win);
		}
	}
}

/* Each panel with a free row tells why its player is out, and by whom. */
static void test_reasons_stay(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 24, 80 }, { 18, 60 }, { 30, 100 }, { 43, 132 } };
	struct commander c;
	struct commander_view view = { .opened = true, .focus = 9 };
	struct shown shown = { &c, &view, snapshot_palette(false, false), "", 0, 0 };

	for (int seats = 5; seats <= 10; seats++) {
		crowd(&c, seats);
		for (int i = 0; i < seats; i++) {
			snprintf(c.table.seat[i].name, NAME_BYTES, "Bo%d", i);
			c.player[i].life.life = 4;
			c.player[i].safe = false;
		}
		c.player[4].status = STATUS_LOST;
		c.player[4].whys = 1;
		c.player[4].taken[1][1] = 22;
		snprintf(c.player[4].why[0], WHY_BYTES, "commander");
		c.player[4].why_of[0] = (struct commander_ref){ 1, 1 };
		for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
			WINDOW *win = snapshot_window(sizes[i].rows, sizes[i].cols);
			bool full = sizes[i].rows == 18 && seats > 6; /* no row is free there */

			show_table(win, &shown);
			if (!full && !snapshot_has(win, "22 from Bo1.2") && !snapshot_has(win, "22 Bo1.2"))
				fail_msg("%d players, %dx%d: why Bo4 is out is not told", seats,
				         sizes[i].cols, sizes[i].rows);
			delwin(win);
		}
	}
}

/* Where dim looks like normal, the life of a player who is out has small digits. */
static void test_out_without_dim(void **state)
{
	struct commander c;
	struct commander_view view = { .opened = true, .focus = 0 };
	struct shown shown = { &c, &view, snapshot_palette(false, true), "", 0, 0 };
	WINDOW *win = snapshot_window(24, 80);

	friday(&c, 2);
	c.player[1].status = STATUS_LEFT;
	shown.palette.flat = true; /* all lives have one size: the word tells it */
	show_table(win, &shown);
	assert_true(snapshot_has(win, "OUT"));
	assert_false(snapshot_has(win, "▀▀█ ▄█"));
	delwin(win);
}

/* ---- a picture of which only a part is new ---- */

static void change_something(struct commander *c, struct commander_view *view, struct rng *rng)
{
	int seat = (int)rng_below(rng, (uint32_t)c->table.seats),
	    other = (int)rng_below(rng, (uint32_t)c->table.seats);
	int few = (int)rng_below(rng, 12);
	struct commander_player *p = &c->player[seat];

	switch (rng_below(rng, 24)) {
	case 0: view->focus = seat; break;
	case 1: view->second = !view->second; break;
	case 2: view->delta[seat] = (struct delta){ NOW_MS + few * 100 - 500, few - 5, other }; break;
	case 3: view->tab = few == 0 ? TAB_MATRIX : TAB_PANELS; break;
	case 4: c->table.turn = seat; break;
	case 5: c->monarch = c->monarch == seat ? -1 : seat; break;
	case 6: c->phase = few == 0 ? PHASE_OVER : few == 1 ? PHASE_SETUP : PHASE_PLAYING; break;
	case 7: c->winners = 1u << seat; break;
	case 8: c->said.damage = few < 2 ? 10 : -1; break;
	case 9: snprintf(c->table.seat[seat].name, NAME_BYTES, "%s", people[few % 6].name); break;
	case 10: p->status = few < 4 ? STATUS_LOST : STATUS_PLAYING; break;
	case 11: p->taken[other][few % 2] = few * 2; break;
	case 12: p->life.count[COUNTER_POISON] = few; break;
	case 13: p->card[0].casts = few; break;
	case 14: p->commanders = 1 + few % 2; break;
	case 15:
		snprintf(p->card[1].name, COMMANDER_BYTES, "%s", few % 2 ? people[few % 6].commander : "");
		break;
	case 16: p->life.counter[0] = (struct counter){ "energy", few }; break;
	case 17: p->safe = !p->safe; break;
	default: p->life.life += few - 6;
	}
	c->table.now++;
}

static void assert_same_picture(WINDOW *one, WINDOW *other)
{
	for (int y = 0; y < getmaxy(other); y++) {
		char text[2][1200], roles[2][400];

		snapshot_row(one, y, text[0], roles[0], sizeof text[0]);
		snapshot_row(other, y, text[1], roles[1], sizeof text[1]);
		assert_string_equal(text[0], text[1]);
		assert_string_equal(roles[0], roles[1]);
	}
}

/* A picture that reuses unchanged parts equals one that is drawn whole. */
static void test_reused_parts_are_right(void **state)
{
	static const struct {
		int seats, rows, cols;
	} tables[] = {
		{ 4, 24, 80 }, { 2, 24, 80 }, { 6, 43, 132 }, { 4, 60, 200 }, { 5, 18, 60 },
		{ 4, 12, 40 }, { 6, 14, 30 }, { 6, 30, 70 },  { 4, 30, 40 },  { 3, 24, 60 },
	};
	struct rng rng;

	rng_seed(&rng, 11);
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
		struct commander c;
		struct commander_view view = friday_view(tables[i].seats);
		struct shown straight = { &c, &view, snapshot_palette(false, false), said, 0, 0 },
			     through = straight;

		through.palette.canvas = canvas_new();
		resizeterm(tables[i].rows, tables[i].cols);
		friday(&c, tables[i].seats);
		for (int picture = 0; picture < rounds_of(100); picture++) {
			WINDOW *whole = snapshot_window(tables[i].rows, tables[i].cols);

			canvas_begin(through.palette.canvas);
			show_table(stdscr, &through);
			canvas_end(through.palette.canvas);
			show_table(whole, &straight);
			assert_same_picture(stdscr, whole);
			assert_int_equal(through.cursor_y, straight.cursor_y);
			assert_int_equal(through.cursor_x, straight.cursor_x);
			delwin(whole);
			change_something(&c, &view, &rng);
		}
		canvas_free(through.palette.canvas);
	}
	resizeterm(24, 80);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_home),
		cmocka_unit_test(test_empty_home_has_all_games),
		cmocka_unit_test(test_home_clicks),
		cmocka_unit_test(test_home_scrolls),
		cmocka_unit_test(test_log),
		cmocka_unit_test(test_log_search),
		cmocka_unit_test(test_log_beside),
		cmocka_unit_test(test_prompt),
		cmocka_unit_test(test_prompt_long_line),
		cmocka_unit_test(test_prompt_usage),
		cmocka_unit_test(test_ask),
		cmocka_unit_test(test_prompt_scrolled),
		cmocka_unit_test(test_prompt_of_few),
		cmocka_unit_test(test_ask_of_a_long_text),
		cmocka_unit_test(test_help),
		cmocka_unit_test(test_qr),
		cmocka_unit_test(test_qr_is_read),
		cmocka_unit_test(test_confirm),
		cmocka_unit_test(test_too_small),
		cmocka_unit_test(test_room_of_any_game),
		cmocka_unit_test(test_room_of_a_hall),
		cmocka_unit_test(test_board_of_a_hall),
		cmocka_unit_test(test_long_messages),
		cmocka_unit_test(test_title_gives_up),
		cmocka_unit_test(test_hints_are_whole),
		cmocka_unit_test(test_hints_are_clicked),
		cmocka_unit_test(test_whichkey_asks_for_room),
		cmocka_unit_test(test_a_panel_is_hidden_whole),
		cmocka_unit_test(test_whichkey_head),
		cmocka_unit_test(test_larger_is_not_worse),
		cmocka_unit_test(test_reasons_stay),
		cmocka_unit_test(test_out_without_dim),
		cmocka_unit_test(test_every_size),
		cmocka_unit_test(test_reused_parts_are_right),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
