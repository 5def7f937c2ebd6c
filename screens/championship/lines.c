/* SPDX-License-Identifier: MIT */
/*
 * The keys of the championship's screen as lines of the game, and what fills
 * their holes. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
static const struct binding export_keys[] = {
	{ .key = "w", .line = "export wall {\"file}", .label = N_("wall"),
	  .help = N_("standings and the round") },
	{ .key = "p", .line = "export pairings {\"file}", .label = N_("pairings"), .help = N_("all rounds") },
	{ .key = "l", .line = "export slips {\"file}", .label = N_("slips"),
	  .help = N_("for each player, where to sit") },
	{ .key = "s", .line = "export sheets {\"file}", .label = N_("sheets"),
	  .help = N_("score sheets of this round") },
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
	{ .key = "G", .line = "schedule", .label = N_("draw the schedule"),
	  .help = N_("draw the rounds not begun"), EVENT,
	  .when_name = "entry" },
	{ .key = "C", .line = "cut", .label = N_("cut"),
	  .help = N_("cut, semifinal, final: what is next"), EVENT,
	  .when_name = "cut" },
	{ .key = "C", .line = "semifinal", .label = N_("semifinal"),
	  .help = N_("cut, semifinal, final: what is next"),
	  EVENT, .when_name = "semifinal" },
	{ .key = "C", .line = "final", .label = N_("final"),
	  .help = N_("cut, semifinal, final: what is next"), EVENT,
	  .when_name = "final" },
	{ .key = "Enter", .act_name = "sheet", .label = N_("open sheet"),
	  .help = N_("open the player's sheet"), SHEETS },
	{ .key = "/", .act_name = "find", .label = N_("find player"),
	  .help = N_("find a player by a part of the name"), PLAYERS },
	{ .key = "[", .act_name = "before", .label = N_("round"),
	  .help = N_("the round before, the next one"), SHEETS },
	{ .key = "]", .act_name = "after", .label = N_("round"),
	  .help = N_("the round before, the next one"), SHEETS },
	{ .key = "n", .act_name = "missing", .label = N_("next missing"),
	  .help = N_("the next sheet that is not in"), SHEETS },
	{ .key = "s", .act_name = "whole", .label = N_("standings"),
	  .help = N_("standings over the whole width"), PLAYERS },
	{ .key = "m", .act_name = "met", .label = N_("met"), .help = N_("who has met whom"), PLAYERS },
	{ .key = "a", .line = "player {*name}", .label = N_("enter"),
	  .help = N_("a player enters: name, nation=XX"), PLAYERS },
	{ .key = "w", .line = "warn {player} {*text}", .label = N_("warn"), .help = N_("a warning"),
	  .head = N_("{name} is warned"),
	  PLAYERS },
	{ .key = "e", .menu = export_keys, .label = N_("export"), .help = N_("documents to print .."),
	  .head = N_("export, to FILE.html, .md or .csv"), EVENT },
	{ .key = "X", .line = "drop {player}", .help = N_("the player drops out"), PLAYERS },
	{ .key = "arrows", .act_name = "focus", .help = N_("another player"), PLAYERS },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding clock_keys[] = {
	{ .key = "p", .line = "clock {round} {table} placed", .label = N_("placed"),
	  .help = N_("the initial placement is done") },
	{ .key = "c", .line = "clock {round} {table} on by={player}", .label = N_("called"),
	  .help = N_("this player wants 3 minutes") },
	{ .key = "o", .line = "clock {round} {table} on by=organiser", .label = N_("organiser"),
	  .help = N_("the organiser wants 3 minutes") },
	{ .key = "x", .line = "clock {round} {table} off", .label = N_("off"),
	  .help = N_("without limit again") },
	{ .key = "t", .line = "clock {round} {table} took {#seconds}", .label = N_("took"),
	  .help = N_("how long a turn took") },
	{ 0 }
};
/* clang-format on */

#define SHEET .group = N_("SHEET")

/* On a sheet the digits are the points of the player with the focus. */
/* clang-format off */
const struct binding champ_sheet_keys[] = {
	{ .key = "Enter", .line = "result {round} {table} {points}", .label = N_("enter it"),
	  .help = N_("enter the points"), SHEET },
	{ .key = "s", .line = "sign {round} {table} {player}", .label = N_("sign"),
	  .help = N_("the player has signed"), SHEET },
	{ .key = "S", .line = "sign {round} {table} each", .label = N_("all sign"),
	  .help = N_("all have signed"), SHEET },
	{ .key = "w", .act_name = "winner", .label = N_("winner"),
	  .help = N_("this player was on turn and wins"), SHEET },
	{ .key = "p", .line = "protest {round} {table} {player} {*text}", .label = N_("protest"),
	  .help = N_("the player protests"),
	  .head = N_("{name} protests"), SHEET },
	{ .key = "J", .line = "judge {round} {table} {points} why={\"why}", .label = N_("judge"),
	  .help = N_("a judge decides"),
	  .head = N_("a judge decides, why"), SHEET },
	{ .key = "i", .line = "incident {round} {table} {*text}", .label = N_("incident"),
	  .help = N_("a judge is called"), SHEET },
	{ .key = "c", .menu = clock_keys, .label = N_("clock"), .help = N_("3 minutes a turn .."), SHEET },
	{ .key = "n", .act_name = "missing", .label = N_("next missing"),
	  .help = N_("the next sheet that is not in"), SHEET },
	{ .key = "[", .act_name = "left", .label = N_("table"),
	  .help = N_("the table before, the next one"), SHEET },
	{ .key = "]", .act_name = "right", .label = N_("table"),
	  .help = N_("the table before, the next one"), SHEET },
	{ .key = "/", .act_name = "find", .help = N_("find a player by a part of the name"), SHEET },
	{ .key = "m", .act_name = "met", .help = N_("who has met whom"), SHEET },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
const struct binding champ_met_keys[] = {
	{ .key = "m", .act_name = "met", .label = N_("close"), .help = N_("back to the standings"),
	  .group = N_("MET") },
	{ .key = "/", .act_name = "find", .label = N_("find player"),
	  .help = N_("find a player by a part of the name"),
	  .group = N_("MET") },
	{ 0 }
};
/* clang-format on */

const struct key_mode champ_modes[] = { { N_("SHEET"), champ_sheet_keys },
	                                { N_("MET"), champ_met_keys },
	                                { 0 } };

const struct binding *champ_keys_now(const void *v, const void *state)
{
	const struct champ_view *view = v;

	(void)state;
	return view->page == PAGE_SHEET ? champ_sheet_keys
	       : view->page == PAGE_MET ? champ_met_keys
	                                : champ_keys;
}

/* What is next on the way to the champion. */
static const char *next_stage(const struct championship *c)
{
	int round = 0, table = 0;

	if (!c->players || champ_missing(c, &round, &table))
		return c->players && !c->rounds ? "entry" : "";
	if (!c->rounds)
		return "entry";
	if (!c->cut)
		return "cut";
	if (c->cut > CHAMP_SEATS && !c->round[CHAMP_SEMIFINAL].tables)
		return "semifinal";
	return c->round[CHAMP_FINAL].tables ? "" : "final";
}

bool champ_holds(const void *view, const void *state, const char *when)
{
	(void)view;
	return strcmp(next_stage(state), when) == 0;
}

/* Without players there is nobody to find, without rounds no sheet to open. */
bool champ_hinted(const void *v, const void *state, const struct binding *binding)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	bool round = binding->act_name &&
	             (strcmp(binding->act_name, "sheet") == 0 || strcmp(binding->act_name, "before") == 0 ||
	              strcmp(binding->act_name, "after") == 0 || strcmp(binding->act_name, "missing") == 0);
	int table, place;

	if (round)
		return c->rounds > 0;
	if (binding->act_name && strcmp(binding->act_name, "winner") == 0) {
		const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

		return sheet && !champ_locked(sheet);
	}
	return c->players > 0 || binding->line;
}

/* A player as a word of a line: always by the number where the name would be
 * read as a key. */
static bool fill_player(const struct championship *c, int player, char *out, size_t size)
{
	if (player < 0 || player >= c->players)
		return false;
	if (strcmp(champ_name(c, player), "winner") == 0)
		return snprintf(out, size, "%d", player + 1) > 0;
	word_typed(champ_name(c, player), out, size);
	return true;
}

/* "10 8 6 5 winner=Anna": all must be there. */
static bool fill_points(const struct champ_view *view, const struct championship *c, char *out, size_t size)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);
	size_t end = 0;

	for (int k = 0; sheet && k < sheet->seats; k++) {
		int points = champ_view_points(view, sheet, k);

		if (points < 0)
			return false;
		end += (size_t)snprintf(out + end, size - end, "%s%d", k ? " " : "", points);
	}
	if (sheet && view->winner >= 0 && view->winner < sheet->seats)
		snprintf(out + end, size - end, " winner=%d", sheet->seat[view->winner].player + 1);
	return sheet != NULL;
}

bool champ_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int table, place;

	if (strcmp(hole, "player") == 0)
		return fill_player(c, view->player, out, size);
	if (strcmp(hole, "name") == 0 && view->player < c->players)
		return snprintf(out, size, "%s", champ_name(c, view->player)) > 0;
	if (strcmp(hole, "round") == 0)
		return view->round >= 0 && snprintf(out, size, "%s", champ_round_word(view->round)) > 0;
	if (strcmp(hole, "table") == 0)
		return champ_view_sheet(view, c, &table, &place) && snprintf(out, size, "%d", table + 1) > 0;
	if (strcmp(hole, "points") == 0)
		return fill_points(view, c, out, size);
	if (strcmp(hole, "why") == 0)
		return snprintf(out, size, "%s",
		                view->page == PAGE_SHEET ? _("type the points of all first")
		                                         : _("this player has no table in this round")) > 0;
	if (strcmp(hole, "file") == 0)
		return snprintf(out, size, "wall.html") > 0;
	if (strcmp(hole, "text") == 0)
		return snprintf(out, size, "x") > 0;
	return false;
}
