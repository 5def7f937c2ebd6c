/* SPDX-License-Identifier: MIT */
/*
 * The keys of the championship's screen as lines of the game, their conditions and
 * their holes. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- when a row holds ---- */

enum stage { STAGE_NONE, STAGE_ENTRY, STAGE_CUT, STAGE_SEMIFINAL, STAGE_FINAL };

/* The next step on the way to the champion. */
static enum stage next_stage(const struct championship *c)
{
	int round = 0, table = 0;

	if (!c->players)
		return STAGE_NONE;
	if (!c->rounds)
		return STAGE_ENTRY;
	if (champ_missing(c, &round, &table))
		return STAGE_NONE;
	if (!c->cut)
		return STAGE_CUT;
	if (c->cut > CHAMP_SEATS && !c->round[CHAMP_SEMIFINAL].tables)
		return STAGE_SEMIFINAL;
	return c->round[CHAMP_FINAL].tables ? STAGE_NONE : STAGE_FINAL;
}

static bool is_entry(const void *view, const void *state)
{
	return next_stage(state) == STAGE_ENTRY;
}

static bool is_cut(const void *view, const void *state)
{
	return next_stage(state) == STAGE_CUT;
}

static bool is_semifinal(const void *view, const void *state)
{
	return next_stage(state) == STAGE_SEMIFINAL;
}

static bool is_final(const void *view, const void *state)
{
	return next_stage(state) == STAGE_FINAL;
}

/* ---- when a row deserves a hint ---- */

static bool are_rounds(const void *view, const void *state)
{
	return ((const struct championship *)state)->rounds > 0;
}

static bool are_players(const void *view, const void *state)
{
	return ((const struct championship *)state)->players > 0;
}

static bool is_winner_open(const void *view, const void *state)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, state, &table, &place);

	return sheet && !champ_locked(sheet);
}

static bool are_points_typed(const struct champ_view *view)
{
	bool typed = false;

	for (int k = 0; k < CHAMP_SEATS; k++)
		typed |= view->typed[k] >= 0;
	return view->page == PAGE_SHEET && typed;
}

/* The next place of a sheet begun that has no points yet; -1: none. */
static int next_place(const struct champ_view *view, const struct championship *c)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	for (int k = 1; sheet && are_points_typed(view) && k < sheet->seats; k++)
		if (champ_view_points(view, sheet, (place + k) % sheet->seats) < 0 &&
		    !sheet->seat[(place + k) % sheet->seats].gone)
			return (place + k) % sheet->seats;
	return -1;
}

static bool is_place_missing(const void *view, const void *state)
{
	return next_place(view, state) >= 0;
}

/* So many points need a word more. */
static bool are_points_many(const void *view, const void *state)
{
	enum { MANY = 13 };
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, state, &table, &place);

	for (int k = 0; sheet && !champ_locked(sheet) && k < sheet->seats; k++)
		if (champ_view_points(view, sheet, k) >= MANY && are_points_typed(view))
			return true;
	return false;
}

static bool is_place_gone(const void *view, const void *state)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, state, &table, &place);

	return sheet && sheet->seat[place].gone;
}

static bool is_round_loose(const void *v, const void *state)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	return view->round >= 0 && c->round[view->round].tables && !c->round[view->round].posted;
}

static bool is_round_next(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return is_round_loose(v, state) && !((const struct championship *)state)->round[view->round].begun;
}

static bool is_player_away(const void *v, const void *state)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	return view->player < c->players && c->player[view->player].status == CHAMP_IN &&
	       c->player[view->player].here != CHAMP_HERE;
}

static bool go_to_next_place(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	int table, place, next = next_place(view, state);

	view->player = champ_view_sheet(view, state, &table, &place)->seat[next].player;
	view->fresh = true;
	return true;
}

/* Once points are saved, signing comes first. */
static bool are_points_open(const void *v, const void *state)
{
	const struct champ_view *view = v;
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, state, &table, &place);

	return sheet && !champ_locked(sheet) && (are_points_typed(view) || !champ_has_result(sheet));
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
	return true;
}

/* While finding, Enter only keeps the player found. */
static bool open_sheet(void *v, const void *state, struct reason *why)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	bool finding = view->finding;
	int table, place;

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
	return true;
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
	if (are_points_typed(view))
		return reason_set(why, _("the points are not saved: Enter saves them, Esc drops them"));
	if (!champ_missing(c, &round, &table))
		return reason_set(why, c->rounds ? _("no sheet is missing")
		                                 : _("no round is drawn yet: G draws all rounds"));
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

/* ---- the tables ---- */

/* clang-format off */
static const struct binding export_keys[] = {
	{ .key = "w", .line = "export wall {\"file}", .label = N_("wall"),
	  .help = N_("standings and tables") },
	{ .key = "p", .line = "export pairings {\"file}", .label = N_("pairings"), .help = N_("the tables of all rounds") },
	{ .key = "l", .line = "export slips {\"file}", .label = N_("slips"),
	  .help = N_("each player's table and seat") },
	{ .key = "s", .line = "export sheets {\"file}", .label = N_("sheets"),
	  .help = N_("score sheets to fill in") },
	{ .key = "t", .line = "export standings {\"file}", .label = N_("standings"),
	  .help = N_("the ranking") },
	{ 0 }
};
/* clang-format on */

#define SHEETS .group = N_("SHEETS")
#define PLAYERS .group = N_("PLAYERS")
#define EVENT .group = N_("EVENT")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding champ_keys[] = {
	{ .key = "G", .line = "schedule", .label = N_("draw rounds"),
	  .help = N_("draw the rounds not begun"), EVENT, .when = is_entry },
	{ .key = "a", .line = "player {*name nation=XX}", .hinted = is_entry_open, .label = N_("add player"),
	  .help = N_("add a player: name, nation=XX"), PLAYERS },
	{ .key = "C", .line = "cut", .label = N_("cut"), .help = N_("cut, semifinal, final"),
	  EVENT, .when = is_cut },
	{ .key = "C", .line = "semifinal", .label = N_("draw semifinal"),
	  .help = N_("cut, semifinal, final"), EVENT, .when = is_semifinal },
	{ .key = "C", .line = "final", .label = N_("draw final"),
	  .help = N_("cut, semifinal, final"), EVENT, .when = is_final },
	{ .key = "Enter", .act = open_sheet, .hinted = are_rounds, .label = N_("open sheet"),
	  .help = N_("open the player's sheet"), SHEETS },
	{ .key = "/", .act = find, .hinted = are_players, .label = N_("find player"),
	  .help = N_("find a player by name"), PLAYERS },
	{ .key = "[", .act = round_before, .hinted = are_rounds, .label = N_("round"),
	  .help = N_("the previous or next round"), SHEETS },
	{ .key = "]", .act = round_after, .hinted = are_rounds, .label = N_("round"),
	  .help = N_("the previous or next round"), SHEETS },
	{ .key = "n", .act = next_missing, .hinted = are_rounds, .label = N_("next sheet"),
	  .help = N_("the next missing sheet"), SHEETS },
	{ .key = "s", .act = show_whole, .hinted = are_players, .label = N_("standings"),
	  .help = N_("standings in full width"), PLAYERS },
	{ .key = "m", .act = show_met, .hinted = are_players, .label = N_("opponents"),
	  .help = N_("a player's opponents"), PLAYERS },
	{ .key = "w", .line = "warn {player} {*text}", .label = N_("warn"), .help = N_("warn a player"),
	  .head = N_("warning for {name}: what for"), PLAYERS },
	{ .key = "e", .menu = export_keys, .hinted = are_players, .label = N_("export"),
	  .help = N_("documents to print .."), .head = N_("export to FILE.html, .md or .csv"), EVENT },
	{ .key = "P", .line = "post {round}", .label = N_("post"), .hinted = is_round_next,
	  .help = N_("the round hangs on the wall: it stays"), EVENT, .when = is_round_loose },
	{ .key = "h", .line = "checkin {player}", .help = N_("the player is here"), PLAYERS,
	  .when = is_player_away },
	{ .key = "A", .line = "absent {player}", .help = N_("the player is absent"), PLAYERS },
	{ .key = "X", .line = "drop {player}", .help = N_("the player drops out"), PLAYERS },
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

/* On a sheet the digits are the points of the player with the focus. */
/* clang-format off */
static const struct binding sheet_keys[] = {
	{ .key = "0-9", .moves = true, .hinted = are_points_open, .label = N_("points"),
	  .help = N_("the marked player's points"), SHEET },
	{ .key = "Enter", .act = go_to_next_place, .label = N_("next player"),
	  .help = N_("the next player without points"), SHEET, .when = is_place_missing },
	{ .key = "Enter", .line = "result {round} {table} {points}", .hinted = are_points_open, .label = N_("save points"),
	  .help = N_("save the points of all"), SHEET },
	{ .key = "+", .line = "result {round} {table} {points} sure", .label = N_("sure"),
	  .help = N_("save 13 points and more"), SHEET, .when = are_points_many },
	{ .key = "s", .line = "sign {round} {table} {player}", .label = N_("sign"),
	  .help = N_("the marked player signs"), SHEET },
	{ .key = "S", .line = "sign {round} {table} each", .label = N_("all sign"),
	  .help = N_("all sign"), SHEET },
	{ .key = "w", .act = mark_winner, .hinted = is_winner_open, .label = N_("winner"),
	  .help = N_("the marked player wins"), SHEET },
	{ .key = "n", .act = next_missing, .label = N_("next sheet"),
	  .help = N_("the next missing sheet"), SHEET },
	{ .key = "A", .line = "absent {player}", .help = N_("the player is absent"), SHEET },
	{ .key = "R", .line = "replace {round} {table} {player}", .label = N_("replace"),
	  .help = N_("the next of the ranking plays"), SHEET, .when = is_place_gone },
	{ .key = "p", .line = "protest {round} {table} {player} {*text}", .label = N_("protest"),
	  .help = N_("the player protests"), .head = N_("{name} protests: why"), SHEET },
	{ .key = "J", .line = "judge {round} {table} {points} why={\"why}", .label = N_("judge"),
	  .help = N_("a judge decides the points"), .head = N_("a judge decides: why"), SHEET },
	{ .key = "i", .line = "incident {round} {table} {*text}", .label = N_("call judge"),
	  .help = N_("call a judge: what happened"), SHEET },
	{ .key = "c", .menu = clock_keys, .label = N_("clock"), .help = N_("turns of 3 minutes .."), SHEET },
	{ .key = "[", .act = table_before, .label = N_("table"), .help = N_("the previous or next table"),
	  SHEET },
	{ .key = "]", .act = table_after, .label = N_("table"), .help = N_("the previous or next table"),
	  SHEET },
	{ .key = "/", .act = find, .help = N_("find a player by name"), SHEET },
	{ .key = "m", .act = show_met, .help = N_("a player's opponents"), SHEET },
	{ 0 }
};

static const struct binding met_keys[] = {
	{ .key = "m", .act = show_met, .label = N_("close"), .help = N_("back to the standings"),
	  .group = N_("OPPONENTS") },
	{ .key = "/", .act = find, .label = N_("find player"),
	  .help = N_("find a player by name"), .group = N_("OPPONENTS") },
	{ 0 }
};
/* clang-format on */

const struct key_mode champ_modes[] = { { N_("SHEET"), sheet_keys }, { N_("OPPONENTS"), met_keys }, { 0 } };

const struct binding *champ_keys_now(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->page == PAGE_SHEET ? sheet_keys : view->page == PAGE_MET ? met_keys : champ_keys;
}

/* ---- holes ---- */

/* A player by name; one called "winner" by number, because winner= is a key. */
static bool fill_player(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int player = view->player;

	if (player < 0 || player >= c->players)
		return false;
	if (strcmp(champ_name(c, player), "winner") == 0)
		return snprintf(out, size, "%d", player + 1) > 0;
	word_typed(champ_name(c, player), out, size);
	return true;
}

/* "10 8 6 5 winner=3"; needs the points of all who play. With a seat empty, "12=10 7=8 3=6". */
static bool fill_points(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);
	size_t end = 0;

	for (int k = 0; sheet && k < sheet->seats; k++) {
		int points = champ_view_points(view, sheet, k);

		if (points < 0 && sheet->seat[k].gone)
			continue;
		if (points < 0)
			return false;
		if (champ_playing(sheet) < sheet->seats)
			end += (size_t)snprintf(out + end, size - end, "%s%d=%d", end ? " " : "",
			                        sheet->seat[k].player + 1, points);
		else
			end += (size_t)snprintf(out + end, size - end, "%s%d", end ? " " : "", points);
	}
	if (sheet && view->winner >= 0 && view->winner < sheet->seats)
		snprintf(out + end, size - end, " winner=%d", sheet->seat[view->winner].player + 1);
	return sheet != NULL;
}

/* A likely newcomer. */
static bool fill_newcomer(const void *view, const void *state, char *out, size_t size)
{
	return snprintf(out, size, "Newcomer-%d", ((const struct championship *)state)->players + 1) > 0;
}

static bool fill_name(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	if (view->player < c->players)
		utf8_copy(out, size, champ_name(c, view->player));
	return view->player < c->players;
}

static bool fill_round(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;

	if (view->round >= 0)
		utf8_copy(out, size, champ_round_word(view->round));
	return view->round >= 0;
}

static bool fill_table(const void *view, const void *state, char *out, size_t size)
{
	int table, place;

	return champ_view_sheet(view, state, &table, &place) && snprintf(out, size, "%d", table + 1) > 0;
}

static bool fill_file(const void *view, const void *state, char *out, size_t size)
{
	utf8_copy(out, size, "wall.html");
	return true;
}

void champ_why(const void *v, const void *state, struct reason *why)
{
	const struct champ_view *view = v;

	reason_set(why, "%s",
	           view->page == PAGE_SHEET ? _("type the points of all players first")
	                                    : _("this player has no table in this round"));
}

const struct hole champ_holes[] = {
	{ "player", .fill = fill_player },
	{ "name", .fill = fill_name },
	{ "name nation=XX", .fill = fill_newcomer },
	{ "round", .fill = fill_round },
	{ "table", .fill = fill_table },
	{ "points", .fill = fill_points },
	{ "file", .fill = fill_file },
	{ 0 },
};
