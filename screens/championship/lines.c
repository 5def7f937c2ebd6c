/* SPDX-License-Identifier: MIT */
/*
 * The keys of the championship's screen as lines of the game, and their conditions.
 * Draws nothing.
 */
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- when a row holds ---- */

/* ---- when a row deserves a hint ---- */

static bool are_rounds(const void *view, const void *state)
{
	return ((const struct championship *)state)->rounds > 0;
}

static bool are_sheets(const void *view, const void *state)
{
	return are_rounds(view, state) && ((const struct champ_view *)view)->page != PAGE_DUTIES;
}

static bool are_players(const void *view, const void *state)
{
	return ((const struct championship *)state)->players > 0;
}

static bool is_winner_open(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && !champ_locked(sheet);
}

/* So many points need a word more. */
static bool are_points_many(const void *view, const void *state)
{
	enum { MANY = 13 };
	const struct champ_sheet *sheet = champ_view_open(view, state);

	for (int k = 0; sheet && !champ_locked(sheet) && k < sheet->seats; k++)
		if (champ_view_points(view, sheet, k) >= MANY && champ_view_is_typed(view))
			return true;
	return false;
}

/* The next digit would go to who is absent. */
static bool is_absent_typed(const void *v, const void *state)
{
	const struct champ_view *view = v;
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, state, &table, &place);

	return sheet && !champ_locked(sheet) && place == champ_typing_place(view, state) &&
	       !champ_may_score(state, view->player, NULL);
}

/* ---- of the round and of the player in focus ---- */

static bool is_round_loose(const void *v, const void *state)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	return view->round >= 0 && c->round[view->round].tables && !c->round[view->round].posted;
}

static bool is_round_bare(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->round >= 0 && !((const struct championship *)state)->round[view->round].layout[0];
}

static bool is_not_here(const void *v, const void *state)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	return view->player < c->players && c->player[view->player].here != CHAMP_HERE;
}

static bool is_finding(const void *v, const void *state)
{
	return ((const struct champ_view *)v)->finding;
}

static bool is_number(const void *v, const void *state)
{
	return ((const struct champ_view *)v)->number > 0;
}

static bool is_duties(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->page == PAGE_DUTIES && !view->finding && !view->number;
}

/* ---- of the sheet ---- */

static bool is_called(const void *v, const void *state)
{
	const struct champ_view *view = v;
	int table, place;

	return champ_view_sheet(view, state, &table, &place) &&
	       champ_calls_judge(view, state, view->round, table);
}

static bool is_locked(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && champ_locked(sheet);
}

/* Points are saved, and signatures are waited for. */
static bool is_to_sign(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && champ_has_result(sheet) && !champ_locked(sheet) && !champ_view_is_typed(view);
}

/* Once points are saved, signing comes first. */
static bool are_points_open(const void *v, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(v, state);

	return sheet && !champ_locked(sheet) && (champ_view_is_typed(v) || !champ_has_result(sheet));
}

/* Space has something else to do before it saves. */
static bool is_unready(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && ((!champ_has_result(sheet) && !champ_view_is_typed(view)) ||
	                 champ_view_next_place(view, state) >= 0 || champ_view_wants_winner(view, state) ||
	                 are_points_many(view, state));
}

static bool are_points_whole(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);
	bool ready = false;

	for (int k = 0; sheet && k < sheet->seats; k++)
		ready |= champ_view_points(view, sheet, k) >= CHAMP_WIN;
	return ready && are_points_open(view, state) && !is_unready(view, state);
}

/* On a sheet just opened by its number it stays. */
static bool go_on(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	int table, place, next = champ_view_next_place(view, state);

	if (champ_view_wants_winner(view, state))
		return reason_set(why, _("two have 10 or more: 1-4 marks who was on turn and wins"));
	if (next < 0)
		return !are_points_many(view, state) ||
		       reason_set(why, _("13 points or more: + saves them if they are right"));
	view->player = champ_view_sheet(view, state, &table, &place)->seat[next].player;
	view->fresh = true;
	view->moved = false;
	return true;
}

/* Who comes is checked in until the rounds are drawn. */
static bool is_roll_open(const void *view, const void *state)
{
	return are_players(view, state) && !are_rounds(view, state);
}

/* A single sheet is signed where it is entered. */
static bool are_some_to_sign(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->round >= 0 && champ_to_sign(state, view->round) > 1;
}

static bool is_entry_open(const void *view, const void *state)
{
	return !are_rounds(view, state);
}

/* ---- acts on the view ---- */

/* Ends a search with the player found in focus. Refuses without players. */
static bool begin_act(struct champ_view *view, const struct championship *c, struct reason *why)
{
	if (!c->players)
		return reason_set(why, _("nobody has entered yet: a adds a player"));
	view->finding = false;
	view->number = 0;
	return true;
}

/* While finding, Enter only keeps the player found. */
static bool open_sheet(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	bool finding = view->finding;
	int table, place;

	if (view->number)
		return champ_open_typed(view, c, why);
	if (!begin_act(view, c, why))
		return false;
	if (finding)
		return true;
	if (!champ_view_sheet(view, c, &table, &place))
		return reason_set(why,
		                  c->rounds ? _("%s has no table in this round: n opens the next sheet")
		                            : _("no round is drawn yet: G draws all rounds"),
		                  champ_name(c, view->player));
	view->page = PAGE_SHEET;
	champ_view_clear(view, table);
	view->by_name = true;
	return true;
}

static bool find_ends(void *view, const void *state, struct reason *why)
{
	return begin_act(view, state, why);
}

static bool find(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;

	if (!begin_act(view, state, why))
		return false;
	view->finding = true;
	view->find[0] = '\0';
	return true;
}

/* Opens it: whoever presses n has the sheet in hand. */
static bool next_missing(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	int round = 0, table = 0;

	if (!begin_act(view, c, why))
		return false;
	if (champ_view_is_typed(view))
		return reason_set(why, _("the points are not saved: Space saves them, Esc drops them"));
	if (!champ_missing(c, &round, &table) && view->page == PAGE_SHEET) {
		champ_view_close_sheet(view, c);
		return true;
	}
	if (!champ_missing(c, &round, &table))
		return reason_set(why, c->rounds ? _("no sheet is missing")
		                                 : _("no round is drawn yet: G draws all rounds"));
	if (view->page == PAGE_SHEET && round != view->round && !c->round[round].begun) {
		champ_view_close_sheet(view, c); /* first it is posted */
		return true;
	}
	champ_view_go_to_missing(view, c);
	view->page = PAGE_SHEET;
	return true;
}

static bool show_round(struct champ_view *view, const struct championship *c, int step, struct reason *why)
{
	if (!begin_act(view, c, why))
		return false;
	champ_view_step_round(view, c, step);
	return true;
}

static bool round_before(void *view, const void *state, struct reason *why)
{
	return show_round(view, state, -1, why);
}

static bool round_after(void *view, const void *state, struct reason *why)
{
	return show_round(view, state, 1, why);
}

static bool show_table(struct champ_view *view, const struct championship *c, int step, struct reason *why)
{
	int table, place;

	if (!begin_act(view, c, why))
		return false;
	if (champ_view_sheet(view, c, &table, &place) && table + step >= 0)
		champ_view_go_to_table(view, c, view->round, table + step);
	return true;
}

static bool table_before(void *view, const void *state, struct reason *why)
{
	return show_table(view, state, -1, why);
}

static bool table_after(void *view, const void *state, struct reason *why)
{
	return show_table(view, state, 1, why);
}

static bool show_whole(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;

	if (!begin_act(view, state, why))
		return false;
	view->whole = !view->whole;
	return true;
}

static bool show_met(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;

	if (!begin_act(view, state, why))
		return false;
	view->page = view->page == PAGE_MET ? PAGE_STANDINGS : PAGE_MET;
	view->top = 0;
	return true;
}

static bool mark_winner(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	int table, place;

	if (!begin_act(view, state, why))
		return false;
	if (champ_view_sheet(view, state, &table, &place))
		view->winner = view->winner == place ? -1 : place;
	return true;
}

static bool show_page(struct champ_view *view, const struct championship *c, enum champ_page page,
                      struct reason *why)
{
	if (!begin_act(view, c, why))
		return false;
	view->page = view->page == page ? PAGE_STANDINGS : page;
	view->whole = false;
	return true;
}

static bool show_roll(void *view, const void *state, struct reason *why)
{
	return show_page(view, state, PAGE_ROLL, why);
}

static bool show_duties(void *view, const void *state, struct reason *why)
{
	return show_page(view, state, PAGE_DUTIES, why);
}

/* Goes where it can be done. */
static bool open_duty(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	int count;
	struct champ_duty *all = champ_view_duties(view, c, &count), duty = { .due = CHAMP_DUE_NOTHING };

	if (count)
		duty = all[view->duty];
	free(all);
	view->page = duty.due == CHAMP_DUE_ROLL ? PAGE_ROLL : PAGE_STANDINGS;
	if (duty.due == CHAMP_DUE_BOARD || duty.due == CHAMP_DUE_POST)
		view->round = duty.round;
	else if (duty.due == CHAMP_DUE_LOTS)
		view->player = duty.player;
	if (duty.due == CHAMP_DUE_NOTHING || (duty.due >= CHAMP_DUE_ROLL && duty.due <= CHAMP_DUE_POST) ||
	    !champ_sheet(c, duty.round, duty.table))
		return true;
	champ_view_go_to_table(view, c, duty.round, duty.table);
	if (duty.due == CHAMP_DUE_STAND_IN)
		view->player = duty.player;
	view->page = PAGE_SHEET;
	return true;
}

/* ---- the tables ---- */

#define SHEETS .group = N_("SHEETS")
#define PLAYERS .group = N_("PLAYERS")
#define EVENT .group = N_("EVENT")
#define OPEN .act = open_sheet, .help = N_("open that table's sheet"), .when = is_number
#define FIND .key = "/", .act = find, .help = N_("find a player by name")
#define DROP .key = "X", .offer = "drop", .help = N_("the player drops out")
#define ABSENT .key = "A", .offer = "absent", .help = N_("absent, or here again")
#define BACK .key = "A", .offer = "checkin", .help = N_("absent, or here again")

/* clang-format off */
static const struct binding post_first_keys[];

static const struct binding export_keys[] = {
	/* a round that may still be drawn anew should not hang on the wall */
	{ .key = "p", .line = "export pairings {?loose}{\"file} round={round}", .label = N_("pairings"), .even_one = true,
	  .instead = post_first_keys, .help = N_("the tables of the round"),
	  .head = N_("the round is not posted: it may still change"), .when = is_round_loose },
	{ .key = "p", .line = "export pairings {\"file} round={round}", .label = N_("pairings"),
	  .help = N_("the tables of the round") },
	{ .key = "s", .line = "export sheets {\"file} round={round}", .label = N_("sheets"),
	  .help = N_("score sheets to fill in") },
	{ .key = "a", .line = "export seats {\"file} round={round}", .label = N_("seats"),
	  .help = N_("all players A to Z with table and pick") },
	{ .key = "l", .line = "export slips {\"file} round={round}", .label = N_("slips"),
	  .help = N_("each player's table and seat") },
	{ .key = "b", .line = "export board {\"file} round={round}", .label = N_("board"),
	  .help = N_("the board alone, large") },
	{ .key = "t", .line = "export standings {\"file}", .label = N_("standings"), .help = N_("the ranking") },
	{ .key = "w", .line = "export wall {\"file}", .label = N_("wall"), .help = N_("standings and tables") },
	{ .key = "r", .line = "export rules {\"file}", .label = N_("rules"), .help = N_("the handout for players") },
	{ 0 }
};

static const struct binding post_first_keys[] = {
	{ .key = "P", .line = "post {round}", .label = N_("post it first"),
	  .help = N_("its tables then stay as they are"), .then = &export_keys[1] },
	{ 0 }
};

static const struct binding board_first_keys[] = {
	{ .key = "b", .offer = "board", .label = N_("draw the board"), .help = N_("then P posts both") },
	{ 0 }
};

static const struct binding load_keys[] = {
	{ .key = "p", .line = "players load {\"file}", .label = N_("players"), .help = N_("a CSV file: name, nation") },
	{ .key = "t", .line = "tables load {\"file}", .label = N_("tables"),
	  .help = N_("a CSV file: round, table, pick, player") },
	{ .key = "r", .line = "results load {\"file}", .label = N_("results"),
	  .help = N_("a CSV file: round, table, player, points") },
	{ 0 }
};

static const struct binding board_keys[] = {
	{ .key = "d", .offer = "board", .label = N_("draw"), .help = N_("lands at random, numbers in order") },
	{ .key = "r", .offer = "board-random", .label = N_("random"), .help = N_("numbers at random, too") },
	{ .key = "t", .offer = "board-text", .label = N_("by hand"), .help = N_("type the hexes, or a name") },
	{ 0 }
};

static const struct binding lots_keys[] = {
	{ .key = "d", .offer = "lots-drawn", .label = N_("draw here"), .help = N_("the program draws the order") },
	{ .key = "h", .line = "lots {+order}", .label = N_("by hand"), .help = N_("as they were drawn, first drawn first") },
	{ 0 }
};

/* In the order of the hint bar. */
const struct binding champ_keys[] = {
	{ .key = "Enter", OPEN, .label = N_("OK"), SHEETS },
	{ .key = "Space", OPEN, SHEETS },
	{ .key = "Enter", .act = open_duty, .label = N_("go there"), .help = N_("to what is marked"), EVENT, .when = is_duties },
	{ .key = "Space", .act = open_duty, .help = N_("to what is marked"), EVENT, .when = is_duties },
	{ .key = "c", .act = show_roll, .hinted = is_roll_open, .label = N_("check-in"),
	  .help = N_("who is here"), PLAYERS },
	{ .key = "G", .offer = "schedule", .label = N_("draw rounds"), .help = N_("draw the rounds not begun"), EVENT },
	{ .key = "a", .offer = "player", .hinted = is_entry_open, .label = N_("add player"),
	  .help = N_("add a player: name, nation=XX"), PLAYERS },
	{ .key = "f", .menu = load_keys, .hinted = is_entry_open, .label = N_("load file"),
	  .help = N_("players, tables or results .."), .head = N_("load a file"), EVENT },
	{ .key = "o", .menu = lots_keys, .label = N_("lots"), .help = N_("lots among tied players .."), EVENT,
	  .head = N_("lots: {tied names}") },
	{ .key = "C", .offer = "cut", .label = N_("cut"), .help = N_("cut, semifinal, final"),
	  EVENT },
	{ .key = "C", .offer = "semifinal", .label = N_("draw semifinal"),
	  .help = N_("cut, semifinal, final"), EVENT },
	{ .key = "C", .offer = "final", .label = N_("draw final"),
	  .help = N_("cut, semifinal, final"), EVENT },
	{ .key = "P", .offer = "post", .label = N_("post"), .help = N_("the round hangs on the wall: it stays"), EVENT,
	  .instead = board_first_keys, .when = is_round_bare },
	{ .key = "P", .offer = "post", .label = N_("post"), .help = N_("the round hangs on the wall: it stays"), EVENT },
	{ .key = "S", .offer = "sign-all", .label = N_("all sign"), .help = N_("all sheets of the round are signed"),
	  SHEETS, .hinted = are_some_to_sign },
	{ .key = "0-9", .moves = true, .hinted = are_rounds, .label = N_("table"),
	  .help = N_("the sheet of a table"), SHEETS },
	{ .key = "n", .act = next_missing, .hinted = are_rounds, .label = N_("next sheet"),
	  .help = N_("the next missing sheet"), SHEETS },
	{ .key = "t", .act = show_duties, .hinted = are_rounds, .label = N_("to do"),
	  .help = N_("what is left to do"), EVENT },
	{ FIND, .hinted = are_players, .label = N_("find player"), PLAYERS },
	{ .key = "[", .act = round_before, .hinted = are_rounds, .label = N_("round"),
	  .help = N_("the previous or next round"), SHEETS },
	{ .key = "]", .act = round_after, .hinted = are_rounds, .label = N_("round"),
	  .help = N_("the previous or next round"), SHEETS },
	{ .key = "Enter", .act = open_sheet, .hinted = are_sheets, .label = N_("open sheet"),
	  .help = N_("open the player's sheet"), SHEETS },
	{ .key = "Space", .act = next_missing, .help = N_("the next missing sheet"), SHEETS },
	{ .key = "e", .menu = export_keys, .hinted = are_players, .label = N_("export"),
	  .help = N_("documents to print .."), .head = N_("export to FILE.html, .md or .csv"), EVENT },
	{ .key = "b", .menu = board_keys, .label = N_("board"),
	  .help = N_("the board of the round .."), .head = N_("the board of {round name}"), EVENT },
	{ .key = "s", .act = show_whole, .hinted = are_players, .label = N_("standings"),
	  .help = N_("standings in full width"), PLAYERS },
	{ .key = "m", .act = show_met, .hinted = are_players, .label = N_("opponents"),
	  .help = N_("a player's opponents"), PLAYERS },
	{ .key = "w", .offer = "warn", .label = N_("warn"), .help = N_("warn a player"),
	  .head = N_("warning for {name}: what for"), PLAYERS },
	{ ABSENT, PLAYERS },
	{ BACK, PLAYERS },
	{ DROP, PLAYERS },
	{ .key = "W", .offer = "disqualify", .help = N_("disqualify a player .."), PLAYERS,
	  .head = N_("disqualify {name}: on what ground") },
	{ .key = "M", .line = "clock set {#minutes}:00", .help = N_("the hall's clock: minutes; T starts it"), EVENT },
	{ .key = "arrows", .moves = true, .help = N_("another player"), PLAYERS },
	{ 0 }
};

static const struct binding clock_keys[] = {
	{ .key = "p", .line = "clock {round} {table} placed", .label = N_("placed"),
	  .help = N_("the initial placement is done") },
	{ .key = "c", .line = "clock {round} {table} on by={player}", .label = N_("player calls"),
	  .help = N_("the player wants 3 minutes") },
	{ .key = "o", .line = "clock {round} {table} on by=organiser", .label = N_("organiser"),
	  .help = N_("the organiser wants 3 minutes") },
	{ .key = "x", .line = "clock {round} {table} off", .label = N_("off"),
	  .help = N_("no limit any more") },
	{ .key = "t", .line = "clock {round} {table} took {#seconds}", .label = N_("turn time"),
	  .help = N_("how many seconds a turn took") },
	{ 0 }
};
/* clang-format on */

#define SHEET .group = N_("SHEET")
#define NEXT .help = N_("next player, save, all sign, next sheet")

/* Each of these is said by Enter and by Space. */
#define BOTH(...)                                        \
	{ .key = "Space", __VA_ARGS__, NEXT, SHEET },    \
	{                                                \
		.key = "Enter", __VA_ARGS__, NEXT, SHEET \
	}

/* clang-format off */
/* Points of who is absent: asked first, typed after. */
#define POINTS(digit) \
	{ .key = digit, .line = "checkin {player}{?here}", .even_one = true, .head = N_("{name} is absent"), \
	  .when = is_absent_typed }, \
	{ .key = digit, .moves = true }

/* On a sheet the digits are the points of the player with the focus. */
static const struct binding sheet_keys[] = {
	{ .key = "Enter", .act = open_sheet, .label = N_("OK"), .help = N_("keep the player found"), SHEET,
	  .when = is_finding },
	{ .key = "Enter", OPEN, SHEET },
	{ .key = "Space", OPEN, SHEET },
	POINTS("0"), POINTS("1"), POINTS("2"), POINTS("3"), POINTS("4"),
	POINTS("5"), POINTS("6"), POINTS("7"), POINTS("8"), POINTS("9"),
	{ .key = "0-9", .moves = true, .hinted = are_points_open, .label = N_("points"),
	  .help = N_("the marked player's points"), SHEET },
	BOTH(.act = go_on, .when = is_unready),
	{ .key = "Space", .offer = "sign", .label = N_("all sign"), NEXT, SHEET, .when = is_to_sign },
	{ .key = "Enter", .offer = "sign", NEXT, SHEET, .when = is_to_sign },
	{ .key = "Space", .act = next_missing, .label = N_("next sheet"), NEXT, SHEET, .when = is_locked },
	{ .key = "Enter", .act = next_missing, NEXT, SHEET, .when = is_locked },
	{ .key = "Space", .offer = "result", .hinted = are_points_whole, .label = N_("save points"),
	  NEXT, SHEET },
	{ .key = "Enter", .offer = "result", NEXT, SHEET },
	{ .key = "+", .offer = "sure", .label = N_("sure"),
	  .help = N_("save 13 points and more"), SHEET, .when = are_points_many },
	{ .key = "s", .offer = "sign-one", .label = N_("sign"),
	  .help = N_("the marked player signs"), SHEET },
	{ .key = "S", .offer = "sign", .help = N_("all sign"), SHEET },
	{ .key = "w", .act = mark_winner, .hinted = is_winner_open, .label = N_("winner"),
	  .help = N_("the marked player wins"), SHEET },
	{ .key = "n", .act = next_missing, .label = N_("next sheet"),
	  .help = N_("the next missing sheet"), SHEET },
	{ ABSENT, .label = N_("absent"), SHEET },
	{ BACK, SHEET },
	{ .key = "R", .offer = "replace", .label = N_("replace"), .even_one = true,
	  .help = N_("another player takes the seat"), .head = N_("who plays for {gone name}?"), SHEET },
	{ .key = "R", .offer = "stand-in", .even_one = true,
	  .help = N_("another player takes the seat"), .head = N_("{name} is gone; who plays?"), SHEET },
	{ .key = "p", .offer = "protest", .label = N_("protest"),
	  .help = N_("the player protests"), .head = N_("{name} protests: why"), SHEET },
	{ .key = "J", .offer = "judge", .label = N_("judge"),
	  .help = N_("a judge decides the points"), .head = N_("a judge decides: why"), SHEET },
	{ .key = "i", .offer = "answer", .label = N_("judge came"),
	  .help = N_("the judge's name, then the answer"), SHEET, .when = is_called },
	{ .key = "i", .offer = "incident", .label = N_("call judge"),
	  .help = N_("call a judge: what happened"), SHEET },
	{ .key = "c", .menu = clock_keys, .label = N_("clock"), .help = N_("turns of 3 minutes .."), SHEET },
	{ .key = "[", .act = table_before, .label = N_("table"), .help = N_("the previous or next table"),
	  SHEET },
	{ .key = "]", .act = table_after, .label = N_("table"), .help = N_("the previous or next table"),
	  SHEET },
	{ FIND, SHEET },
	{ .key = "m", .act = show_met, .help = N_("a player's opponents"), SHEET },
	{ .key = "t", .act = show_duties, .help = N_("what is left to do"), SHEET },
	{ DROP, SHEET },
	{ 0 }
};

static const struct binding met_keys[] = {
	{ .key = "m", .act = show_met, .label = N_("close"), .help = N_("back to the standings"),
	  .group = N_("OPPONENTS") },
	{ FIND, .label = N_("find player"), .group = N_("OPPONENTS") },
	{ 0 }
};

#define ROLL .group = N_("CHECK-IN")

static const struct binding roll_keys[] = {
	{ .key = "Enter", .act = find_ends, .label = N_("OK"), .help = N_("keep the player found"), ROLL, .when = is_finding },
	{ .key = "Space", .offer = "checkin", .label = N_("here"), .help = N_("here, or absent"), ROLL },
	{ .key = "Space", .offer = "absent", .label = N_("not here"), .help = N_("here, or absent"), ROLL },
	{ .key = "A", .offer = "absent", .label = N_("absent"), .help = N_("the player is absent"), ROLL,
	  .hinted = is_not_here },
	{ .key = "E", .offer = "all-here", .label = N_("all here"), .help = N_("all who are not absent are here"), ROLL },
	{ FIND, .label = N_("find player"), ROLL },
	{ .key = "a", .offer = "player", .label = N_("add player"),
	  .help = N_("add a player: name, nation=XX"), ROLL },
	{ DROP, ROLL },
	{ .key = "G", .offer = "schedule", .label = N_("draw rounds"), .help = N_("draw the rounds not begun"), ROLL },
	{ .key = "c", .act = show_roll, .label = N_("close"), .help = N_("back to the standings"), ROLL },
	{ .key = "arrows", .moves = true, .help = N_("another player"), ROLL },
	{ 0 }
};
/* clang-format on */

const struct key_mode champ_modes[] = {
	{ N_("SHEET"), sheet_keys }, { N_("OPPONENTS"), met_keys }, { N_("CHECK-IN"), roll_keys }, { 0 }
};

const struct binding *champ_keys_now(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->page == PAGE_SHEET  ? sheet_keys
	       : view->page == PAGE_MET  ? met_keys
	       : view->page == PAGE_ROLL ? roll_keys
	                                 : champ_keys;
}
