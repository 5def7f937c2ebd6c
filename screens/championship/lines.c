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

	return sheet && champ_view_may_type(view, sheet) &&
	       (!champ_has_result(sheet) || champ_view_is_typed(view));
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

	return sheet && !champ_view_may_type(view, sheet);
}

/* The desk has typed other points than the signed paper has. */
static bool is_to_correct(const void *v, const void *state)
{
	const struct champ_view *view = v;
	int table, place;

	return is_locked(view, state) && champ_view_sheet(view, state, &table, &place) &&
	       champ_may_correct(state, view->round, table, NULL);
}

/* .. and types those of the paper. */
static bool is_corrected(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && champ_locked(sheet) && champ_view_may_type(view, sheet);
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

	return sheet && champ_view_may_type(v, sheet) && (champ_view_is_typed(v) || !champ_has_result(sheet));
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
		return reason_set(why, _("two have 10 or more: 1-4 marks the one on turn, who wins"));
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

/* Somebody without a table, and a free seat in the round. */
static bool is_seat_free(const void *v, const void *state)
{
	const struct champ_view *view = v;
	uint16_t late;

	return view->round >= 0 && champ_stand_ins(state, view->round, &late, 1) &&
	       champ_free_table(state, view->round, late) >= 0;
}

static bool is_unbegun(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && !sheet->begun;
}

/* The open sheet has a fourth seat for a late player. */
static bool is_fourth_free(const void *view, const void *state)
{
	const struct champ_sheet *sheet = champ_view_open(view, state);

	return sheet && sheet->seats < CHAMP_SEATS;
}

/* What hangs on the wall is no longer so, and somebody still looks for a table there. */
static bool is_round_changed(const void *v, const void *state)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	bool waits = false;

	for (int t = 0; view->round >= 0 && t < c->round[view->round].tables; t++)
		waits |= c->round[view->round].sheet[t].seats && !c->round[view->round].sheet[t].begun;
	return waits && champ_changed(c, view->round) > 0;
}

static bool is_table_small(const void *v, const void *state)
{
	const struct champ_view *view = v;
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, state, &table, &place);

	return sheet && champ_playing(sheet) < CHAMP_SEATS - 1;
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

/* Opens the first one, as they come in by their numbers; from a missing one the next. */
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
	if (view->page == PAGE_SHEET && champ_open(champ_view_open(view, c)))
		champ_view_go_to_missing(view, c);
	else
		champ_view_go_to_table(view, c, round, table);
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
	const struct champ_sheet *sheet;

	if (!begin_act(view, c, why))
		return false;
	if (!champ_view_sheet(view, c, &table, &place))
		return true;
	while ((sheet = champ_sheet(c, view->round, table += step)) && !sheet->seats)
		;
	champ_view_go_to_table(view, c, view->round, table);
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

static bool ask_to_clear(void *view, const void *state, struct reason *why)
{
	return reason_set(why, _("the points are saved: Backspace starts them over"));
}

/* Its points are typed from the first one, as of a sheet that waits for signatures. */
static bool correct(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (!sheet || !begin_act(view, c, why) || !champ_may_correct(c, view->round, table, why))
		return false;
	champ_view_clear(view, table);
	view->player = sheet->seat[champ_first_place(sheet)].player;
	view->anew = true;
	return true;
}

static bool mark_winner(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	int table, place;

	if (!begin_act(view, state, why))
		return false;
	if (!is_winner_open(view, state))
		return reason_set(why,
		                  _("the sheet is saved: Backspace, then type its points and winner again"));
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

static bool tell_moved(void *view, const void *state, struct reason *why)
{
	return reason_set(why, _("export and print have moved to E"));
}

static bool show_roll(void *view, const void *state, struct reason *why)
{
	return show_page(view, state, PAGE_ROLL, why);
}

static bool show_duties(void *view, const void *state, struct reason *why)
{
	bool shown = show_page(view, state, PAGE_DUTIES, why);

	champ_view_mark(view, state);
	return shown;
}

/* Goes where it can be done. */
static bool open_duty(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	struct champ_duty duty = champ_view_mark(view, state);

	view->page = duty.due == CHAMP_DUE_ROLL                   ? PAGE_ROLL
	             : champ_sheet(state, duty.round, duty.table) ? PAGE_SHEET
	                                                          : PAGE_STANDINGS;
	return true;
}

/* ---- the tables ---- */

#define SHEETS .group = N_("SHEETS")
#define PLAYERS .group = N_("PLAYERS")
#define EVENT .group = N_("EVENT")
#define OPEN .act = open_sheet, .help = N_("open that table's sheet"), .when = is_number
#define FIND .key = "/", .act = find, .help = N_("find a player by name")
#define DROP .key = "X", .offer = "drop", .help = N_("the player drops out")
#define ABSENT .key = "A", .offer = "absent", .help = N_("absent, or back")
#define CHANGES(how)                                   \
	SAYS("d", "export changes round={round}", how, \
	     N_("a slip for the wall: what has changed since posting"))
#define SWAP(how) OFFERS("x", "swap", how, N_("swap seats with another player"))
#define REGROUP OFFERS("g", "regroup", N_("regroup"), N_("too few left: rebuild tables of 4 and 3"))
#define HEADS_REGROUP \
	.head = N_("too few at table {table}: merge with which"), .even_one = true, .hinted = is_table_small
#define BACK .key = "A", .offer = "checkin", .help = N_("absent, or back")

/* clang-format off */
static const struct binding board_first_keys[] = {
	{ OFFERS("b", "board", N_("draw the board"), N_("then P posts both")) },
	{ 0 }
};

static const struct binding load_keys[] = {
	{ SAYS("p", "players load {\"file}", N_("players"), N_("a CSV file: name, nation")) },
	{ SAYS("t", "tables load {\"file}", N_("tables"),
	       N_("a CSV file: round, table, pick, player")) },
	{ SAYS("r", "results load {\"file}", N_("results"),
	       N_("a CSV file: round, table, player, points")) },
	{ 0 }
};

static const struct binding board_keys[] = {
	{ OFFERS("d", "board", N_("draw it"), N_("random lands, numbers in order")) },
	{ OFFERS("r", "board-random", N_("random"), N_("random numbers too")) },
	{ OFFERS("t", "board-text", N_("by hand"), N_("type the hexes, or a name")) },
	{ 0 }
};

static const struct binding lots_keys[] = {
	{ OFFERS("d", "lots-drawn", N_("draw here"), N_("the program draws the order")) },
	{ SAYS("h", "lots {+order}", N_("by hand"), N_("in the order drawn")) },
	{ SAYS("o", "lots draw {?tie}", N_("others"), N_("drawn here, for players tied elsewhere")),
	  .even_one = true },
	{ 0 }
};

/* In the order of the hint bar. */
const struct binding champ_keys[] = {
	{ .key = "Enter", OPEN, .label = N_("OK"), SHEETS },
	{ .key = "Space", OPEN, SHEETS },
	{ ACTS("Enter", open_duty, N_("go there"), N_("to the marked entry")), EVENT, .when = is_duties },
	{ ACTS("Space", open_duty, NULL, N_("to the marked entry")), EVENT, .when = is_duties },
	{ ACTS("c", show_roll, N_("check-in"), N_("who is here")), .hinted = is_roll_open, PLAYERS },
	{ OFFERS("G", "schedule", N_("draw rounds"), N_("draw the rounds not yet begun")), EVENT },
	{ OFFERS("a", "player", N_("add player"), N_("add a player: name, nation=XX")),
	  .hinted = is_entry_open, PLAYERS },
	{ OFFERS("J", "fill", N_("late player"), N_("a late player takes a free seat")),
	  .head = N_("who takes the seat at table {free table}?"), .when = is_seat_free, PLAYERS },
	{ OFFERS("J", "replace", N_("replace"), N_("another player takes the seat")), .even_one = true,
	  .head = N_("who plays for {gone name}?"), PLAYERS },
	{ OFFERS("J", "player", NULL, N_("a player who comes late: name, nation=XX")), PLAYERS },
	{ CHANGES(N_("print changes")), .hinted = is_round_changed, EVENT },
	{ REGROUP, HEADS_REGROUP, EVENT },
	{ SWAP(NULL), PLAYERS },
	{ OPENS("F", load_keys, N_("load file"), N_("players, tables or results ..")),
	  .hinted = is_entry_open, .head = N_("load a file"), EVENT },
	{ OPENS("f", load_keys, NULL, N_("players, tables or results ..")), .head = N_("load a file"), EVENT },
	{ OPENS("o", lots_keys, N_("lots"), N_("lots among tied players ..")), EVENT,
	  .head = N_("lots: {tied names}") },
	{ OFFERS("C", "cut", N_("cut"), N_("cut, semifinal, final")), EVENT },
	{ OFFERS("C", "semifinal", N_("draw semifinal"), N_("cut, semifinal, final")), EVENT },
	{ OFFERS("C", "final", N_("draw final"), N_("cut, semifinal, final")), EVENT },
	{ OFFERS("P", "post", N_("post"), N_("post the round: its tables are fixed")), EVENT,
	  .instead = board_first_keys, .when = is_round_bare },
	{ OFFERS("P", "post", N_("post"), N_("post the round: its tables are fixed")), EVENT },
	{ OFFERS("S", "sign-all", N_("all sign"), N_("mark all sheets of the round as signed")), SHEETS,
	  .hinted = are_some_to_sign },
	{ MOVES("0-9", N_("table"), N_("the sheet of a table")), .hinted = are_rounds, SHEETS },
	{ ACTS("n", next_missing, N_("next sheet"), N_("the lowest missing sheet, then the next")), .hinted = are_rounds,
	  SHEETS },
	{ ACTS("t", show_duties, N_("to do"), N_("what is left to do")), .hinted = are_rounds, EVENT },
	{ FIND, .hinted = are_players, .label = N_("find player"), PLAYERS },
	{ ACTS("[", round_before, N_("round"), N_("the previous or next round")), .hinted = are_rounds,
	  SHEETS },
	{ ACTS("]", round_after, N_("round"), N_("the previous or next round")), .hinted = are_rounds,
	  SHEETS },
	{ ACTS("Enter", open_sheet, N_("open sheet"), N_("open the player's sheet")),
	  .hinted = are_sheets, SHEETS },
	{ ACTS("Space", next_missing, NULL, N_("the lowest missing sheet, then the next")), SHEETS },
	{ ACTS("e", tell_moved, NULL, N_("has moved to E")), EVENT },
	{ OPENS("b", board_keys, N_("board"), N_("the board of the round ..")),
	  .head = N_("the board of {round name}"), EVENT },
	{ ACTS("s", show_whole, N_("standings"), N_("standings in full width")), .hinted = are_players,
	  PLAYERS },
	{ ACTS("m", show_met, N_("opponents"), N_("a player's opponents")), .hinted = are_players,
	  PLAYERS },
	{ OFFERS("w", "warn", N_("warn"), N_("warn a player")),
	  .head = N_("warning for {name}: why"), PLAYERS },
	{ ABSENT, PLAYERS },
	{ BACK, PLAYERS },
	{ DROP, PLAYERS },
	{ OFFERS("W", "disqualify", NULL, N_("disqualify a player ..")), PLAYERS,
	  .head = N_("disqualify {name}: why") },
	{ SAYS("M", "clock set {#minutes}:00", NULL, N_("the hall's clock: minutes; T starts it")),
	  EVENT },
	{ MOVES("arrows", NULL, N_("another player")), PLAYERS },
	{ 0 }
};

static const struct binding clock_keys[] = {
	{ SAYS("p", "clock {round} {table} placed", N_("placed"), N_("the initial placement is done")) },
	{ SAYS("c", "clock {round} {table} on by={player}", N_("player calls"),
	       N_("the player asks for 3-minute turns")) },
	{ SAYS("o", "clock {round} {table} on by=organiser", N_("organiser"),
	       N_("the organiser wants 3-minute turns")) },
	{ SAYS("x", "clock {round} {table} off", N_("off"), N_("no more limit")) },
	{ SAYS("t", "clock {round} {table} took {#seconds}", N_("turn time"),
	       N_("how many seconds the turn took")) },
	{ 0 }
};
/* clang-format on */

#define SHEET .group = N_("SHEET")
#define PAPER N_("a signed sheet: what went wrong, your name")
#define NEXT N_("next player, save, all sign, next sheet")

/* Each of these is said by Enter and by Space. */
#define BOTH(...)                                                \
	{ .key = "Space", __VA_ARGS__, .help = NEXT, SHEET },    \
	{                                                        \
		.key = "Enter", __VA_ARGS__, .help = NEXT, SHEET \
	}

/* clang-format off */
/* Points of who is absent: asked first, typed after. */
#define POINTS(digit) \
	{ .key = digit, .line = "checkin {player}{?here}", .even_one = true, .head = N_("{name} is absent"), \
	  .when = is_absent_typed }, \
	{ .key = digit, .act = ask_to_clear, .own = true, .when = is_to_sign }, \
	{ .key = digit, .moves = true }

/* On a sheet the digits are the points of the player with the focus. */
static const struct binding sheet_keys[] = {
	{ ACTS("Enter", open_sheet, N_("OK"), N_("keep the player found")), SHEET, .when = is_finding },
	{ .key = "Enter", OPEN, SHEET },
	{ .key = "Space", OPEN, SHEET },
	POINTS("0"), POINTS("1"), POINTS("2"), POINTS("3"), POINTS("4"),
	POINTS("5"), POINTS("6"), POINTS("7"), POINTS("8"), POINTS("9"),
	{ MOVES("0-9", N_("points"), N_("the marked player's points")), .hinted = are_points_open,
	  SHEET },
	{ MOVES("Backspace", NULL, N_("one back; saved points start over")), SHEET },
	BOTH(.act = go_on, .when = is_unready),
	{ OFFERS("Space", "sign", N_("all sign"), NEXT), SHEET, .when = is_to_sign },
	{ OFFERS("Enter", "sign", NULL, NEXT), SHEET, .when = is_to_sign },
	{ ACTS("Space", next_missing, N_("next sheet"), NEXT), SHEET, .when = is_locked },
	{ ACTS("Enter", next_missing, NULL, NEXT), SHEET, .when = is_locked },
	{ OFFERS("Space", "correct", N_("correct"), PAPER), .hinted = are_points_whole, SHEET,
	  .when = is_corrected },
	{ OFFERS("Enter", "correct", NULL, PAPER), SHEET, .when = is_corrected },
	{ OFFERS("Space", "result", N_("save points"), NEXT), .hinted = are_points_whole, SHEET },
	{ OFFERS("Enter", "result", NULL, NEXT), SHEET },
	{ ACTS("e", correct, N_("correct"), N_("the signed paper says otherwise")),
	  .hinted = is_to_correct, SHEET },
	{ OFFERS("+", "sure", N_("sure"), N_("save 13 or more points")), SHEET,
	  .when = are_points_many },
	{ OFFERS("s", "sign-one", N_("sign"), N_("the marked player signs")), SHEET },
	{ OFFERS("S", "sign", NULL, N_("all sign")), SHEET },
	{ ACTS("w", mark_winner, N_("winner"), N_("the marked player wins")), .hinted = is_winner_open,
	  SHEET },
	{ ACTS("n", next_missing, N_("next sheet"), N_("the lowest missing sheet, then the next")), SHEET },
	{ ABSENT, .label = N_("absent"), SHEET },
	{ BACK, SHEET },
	{ REGROUP, HEADS_REGROUP, SHEET },
	{ CHANGES(N_("print changes")), .hinted = is_round_changed, SHEET },
	{ SWAP(N_("swap")), .hinted = is_unbegun, SHEET },
	{ OFFERS("J", "fill", N_("late player"), N_("a late player takes a free seat")), .even_one = true,
	  .head = N_("who takes the seat at table {free table}?"), .when = is_fourth_free, SHEET },
	{ OFFERS("J", "replace", N_("replace"), N_("another player takes the seat")), .even_one = true,
	  .head = N_("who plays for {gone name}?"), SHEET },
	{ OFFERS("J", "stand-in", NULL, N_("another player takes the seat")), .even_one = true,
	  .head = N_("{name} is gone; who plays?"), SHEET },
	{ OFFERS("p", "protest", N_("protest"), N_("the player protests")),
	  .head = N_("{name} protests: why"), SHEET },
	{ OFFERS("R", "judge", N_("judge"), N_("a judge decides the points")),
	  .head = N_("a judge decides: why"), .was = "J", SHEET },
	{ OFFERS("i", "answer", N_("judge came"), N_("the judge's name, then the ruling")), SHEET,
	  .when = is_called },
	{ OFFERS("i", "incident", N_("call judge"), N_("call a judge: what happened")), SHEET },
	{ OPENS("c", clock_keys, N_("clock"), N_("turns of 3 minutes ..")), SHEET },
	{ ACTS("[", table_before, N_("table"), N_("the previous or next table")), SHEET },
	{ ACTS("]", table_after, N_("table"), N_("the previous or next table")), SHEET },
	{ FIND, SHEET },
	{ ACTS("m", show_met, NULL, N_("a player's opponents")), SHEET },
	{ ACTS("t", show_duties, NULL, N_("what is left to do")), SHEET },
	{ DROP, SHEET },
	{ 0 }
};

static const struct binding met_keys[] = {
	{ ACTS("m", show_met, N_("close"), N_("back to the standings")), .group = N_("OPPONENTS") },
	{ FIND, .label = N_("find player"), .group = N_("OPPONENTS") },
	{ 0 }
};

#define ROLL .group = N_("CHECK-IN")

static const struct binding roll_keys[] = {
	{ ACTS("Enter", find_ends, N_("OK"), N_("keep the player found")), ROLL, .when = is_finding },
	{ OFFERS("Space", "checkin", N_("here"), N_("here, or absent")), ROLL },
	{ OFFERS("Space", "absent", N_("not here"), N_("here, or absent")), ROLL },
	{ OFFERS("A", "absent", N_("absent"), N_("the player is absent")), ROLL, .hinted = is_not_here },
	{ OFFERS("e", "all-here", N_("all here"), N_("check in everyone who is not absent")), .was = "E", ROLL },
	{ FIND, .label = N_("find player"), ROLL },
	{ OFFERS("a", "player", N_("add player"), N_("add a player: name, nation=XX")), ROLL },
	{ OFFERS("J", "player", NULL, N_("a player who comes late: name, nation=XX")), ROLL },
	{ DROP, ROLL },
	{ OFFERS("G", "schedule", N_("draw rounds"), N_("draw the rounds not yet begun")), ROLL },
	{ ACTS("c", show_roll, N_("close"), N_("back to the standings")), ROLL },
	{ MOVES("arrows", NULL, N_("another player")), ROLL },
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
