/* SPDX-License-Identifier: MIT */
/*
 * The championship: options, copying and invariants of the state, the table of
 * verbs and struct game.
 */
#include "championship.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- options ---- */

/* The programme decides the cut, so it cannot change afterwards. */
static bool set_programme(struct call *call, const struct game_option *option, int programme)
{
	struct championship *c = call->state;

	if (c->cut)
		return reason_set(call->why, _("the cut is made already"));
	c->programme = (enum champ_programme)programme;
	said_both(call->said, programme ? _("the Studio programme: 3 rounds, 4 go on below 29 players")
	                                : _("the world championship: 4 rounds, 16 go on"));
	return true;
}

static bool set_rounds(struct call *call, const struct game_option *option, int rounds)
{
	struct championship *c = call->state;

	c->wanted = rounds;
	said_both(call->said, P_("the next schedule has %d round", "the next schedule has %d rounds", rounds),
	          rounds);
	return true;
}

/* clang-format off */
static const struct game_option options[] = {
	{ "programme", CHAMP_PROGRAMMES,
	  N_("the world championship, or the Studio programme: 3 rounds, 4 go on below 29"),
	  OPTION_WORD, .field = offsetof(struct championship, programme), .set = set_programme },
	{ "rounds", "N", N_("rounds of the next schedule"),
	  OPTION_NUMBER, .field = offsetof(struct championship, wanted), .most = CHAMP_ROUNDS, .set = set_rounds },
	{ "tiebreak", "share|share-points",
	  N_("after the points: the shares, or 333 and 250 times the share"),
	  OPTION_SECOND, .field = offsetof(struct championship, share_points) },
	{ "level", "both|neither", N_("two level second places: both count, or both count as third"),
	  OPTION_SECOND, .field = offsetof(struct championship, level_neither) },
	{ "places", "sum|table", N_("places 5 to 16: by all games, or first by the semifinal table"),
	  OPTION_SECOND, .field = offsetof(struct championship, by_table) },
	{ 0 }
};
/* clang-format on */

static bool set_option(struct call *call, const struct game_option *option, const char *value)
{
	if (!option_set(call, option, value))
		return false;
	if (!option->set)
		said_both(call->said, "%s: %s", option->key, value);
	return true;
}

/* ---- the state ---- */

static void champ_start(void *state)
{
	struct championship *c = state;

	c->names_used = c->texts_used = 1; /* offset 0 is "" */
}

/* Copies only the part in use: most of the state is room for ten thousand players. */
static void champ_copy(void *to, const void *from)
{
	const struct championship *c = from;
	struct championship *copy = to;

	memcpy(copy, c, offsetof(struct championship, player));
	memcpy(copy->player, c->player, (size_t)c->players * sizeof c->player[0]);
	memcpy(copy->record, c->record, (size_t)c->records * sizeof c->record[0]);
	for (int r = 0; r < CHAMP_STAGES; r++)
		memcpy(&copy->round[r], &c->round[r],
		       offsetof(struct champ_round, sheet) +
		               (size_t)c->round[r].tables * sizeof c->round[r].sheet[0]);
	memcpy(copy->names, c->names, c->names_used);
	memcpy(copy->texts, c->texts, c->texts_used);
}

static bool check_sheet(const struct championship *c, int round, int table, struct reason *why)
{
	const struct champ_sheet *sheet = &c->round[round].sheet[table];

	if (sheet->seats > CHAMP_SEATS || sheet->winner >= sheet->seats)
		return reason_set(why, "round %d, table %d: %d seats, winner %d", round, table, sheet->seats,
		                  sheet->winner);
	for (int k = 0; k < sheet->seats; k++) {
		const struct champ_seat *seat = &sheet->seat[k];

		if (seat->player >= c->players || c->player[seat->player].at[round] != table)
			return reason_set(why, "round %d, table %d, place %d: player %d sits elsewhere",
			                  round, table, k, seat->player);
		if ((seat->points >= 0) != champ_has_result(sheet))
			return reason_set(why, "round %d, table %d: half a result", round, table);
	}
	return true;
}

static bool check_player(const struct championship *c, int player, struct reason *why)
{
	const struct champ_player *who = &c->player[player];

	if (who->name >= c->names_used || !champ_name(c, player)[0])
		return reason_set(why, "player %d has no name", player);
	for (int r = 0; r < CHAMP_STAGES; r++) {
		const struct champ_sheet *sheet = champ_sheet(c, r, who->at[r]);

		if (who->at[r] == CHAMP_NOBODY)
			continue;
		if (!sheet || champ_place(sheet, player) < 0)
			return reason_set(why, "player %d is not at table %d of round %d", player, who->at[r],
			                  r);
	}
	return true;
}

static bool champ_check(const void *state, struct reason *why)
{
	const struct championship *c = state;

	if (c->players < 0 || c->players > CHAMP_PLAYERS || c->rounds > CHAMP_ROUNDS)
		return reason_set(why, "%d players, %d rounds", c->players, c->rounds);
	for (int i = 0; i < c->players; i++)
		if (!check_player(c, i, why))
			return false;
	for (int r = 0; r < CHAMP_STAGES; r++)
		for (int t = 0; t < c->round[r].tables; t++)
			if (!check_sheet(c, r, t, why))
				return false;
	return table_check(&c->table, why);
}

/* "round 2 of 4, 64 players" */
static void champ_summary(const void *state, char *out, size_t size)
{
	const struct championship *c = state;
	int round = champ_current(c);

	if (c->stage == CHAMP_OVER) {
		const struct champ_sheet *sheet = &c->round[CHAMP_FINAL].sheet[0];

		snprintf(out, size, _("champion: %s"), champ_name(c, sheet->seat[sheet->winner].player));
	} else if (c->stage == CHAMP_IN_FINAL || c->stage == CHAMP_IN_SEMIFINAL) {
		snprintf(out, size, "%s", c->stage == CHAMP_IN_FINAL ? _("final") : _("semifinal"));
	} else if (round >= 0) {
		snprintf(out, size, _("round %d of %d"), round + 1, c->rounds);
	} else {
		snprintf(out, size, P_("%d player", "%d players", c->players), c->players);
	}
}

/* ---- the verbs ---- */

/* clang-format off */
static const struct verb champ_verbs[] = {
	{ .name = "player", .args = "NAME [nation=XX]",
	  .help = N_("somebody enters; late ones get a seat in the rounds not begun"), .cite = "W1.1.3",
	  .apply = champ_player, .resolve = champ_redraw_resolve },
	{ .name = "players", .args = "load FILE [from=ROW]",
	  .help = N_("all players of a CSV file enter: name, nation"), .flags = VERB_OUTSIDE },
	{ .name = "seat", .args = "NAME[=XX]...",
	  .help = N_("many enter at once, each with a nation if you like"), .apply = champ_seat,
	  .resolve = champ_redraw_resolve },
	{ .name = "rename", .args = "P NAME", .help = N_("call a player by another name"),
	  .apply = champ_rename },
	{ .name = "nation", .args = "P XX", .help = N_("for whom a player plays"), .apply = champ_nation },
	{ .name = "drop", .args = "P", .help = N_("a player leaves; the rounds not begun are drawn anew"),
	  .apply = champ_drop, .resolve = champ_redraw_resolve },
	{ .name = "schedule", .args = "[rounds=N]",
	  .help = N_("draw the tables and picks of all rounds not begun"), .cite = "W1.1.4",
	  .apply = champ_schedule, .resolve = champ_schedule_resolve },
	{ .name = "table", .args = "ROUND TABLE P...", .help = N_("who sits there, in pick order"),
	  .cite = "W1.1.4", .flags = VERB_RULING, .apply = champ_table },
	{ .name = "seating", .args = "ROUND TABLE P [seat=N|E|S|W] colour=" CHAMP_COLOURS " turn=N",
	  .help = N_("what a player picks, in pick order; only pick 1 picks a seat"), .cite = "W1.1.5",
	  .apply = champ_seating },
	{ .name = "layout", .args = "ROUND draw|TEXT",
	  .help = N_("the board of a round, the same at all tables"), .cite = "W2.0.1", .apply = champ_layout,
	  .resolve = champ_layout_resolve },
	{ .name = "result", .args = "ROUND TABLE P=VP...|VP... [winner=P] [from=LINE]",
	  .help = N_("the points of a game; winner: who was on turn; from: the table's own line"),
	  .cite = "W1.1.7", .apply = champ_result },
	{ .name = "sheets", .args = "ROUND TABLE:VP,VP,VP,VP...",
	  .help = N_("many results, in pick order; * after the winner's"), .apply = champ_sheets },
	{ .name = "results", .args = "load FILE [from=ROW]",
	  .help = N_("results of a CSV file: round, table, player, points, winner"), .flags = VERB_OUTSIDE },
	{ .name = "sign", .args = "ROUND TABLE each|P... [from=LINE]",
	  .help = N_("who has signed the sheet; signed by all it is locked"), .cite = "W1.2.3",
	  .apply = champ_sign },
	{ .name = "judge", .args = "ROUND TABLE P=VP...|VP... why=TEXT [winner=P] [by=NAME]",
	  .help = N_("a judge decides a sheet that is not signed"), .cite = "W1.2.3",
	  .flags = VERB_RULING | VERB_SECRET, .apply = champ_judge },
	{ .name = "protest", .args = "ROUND TABLE P TEXT",
	  .help = N_("a player does not agree; not once the sheet is locked"), .cite = "W1.2.3",
	  .flags = VERB_SECRET, .apply = champ_protest },
	{ .name = "incident", .args = "ROUND TABLE TEXT [P]",
	  .help = N_("a judge is called; the text in quotes when P follows"), .cite = "W1.2.2",
	  .flags = VERB_SECRET, .apply = champ_incident },
	{ .name = "warn", .args = "P TEXT", .help = N_("a warning"), .cite = "W1.2.5", .flags = VERB_SECRET,
	  .apply = champ_warn },
	{ .name = "disqualify", .args = "P ground=" CHAMP_GROUNDS " TEXT",
	  .help = N_("a player is out; for rules only until the sheet is signed"), .cite = "W1.2.4",
	  .flags = VERB_SECRET, .apply = champ_disqualify, .resolve = champ_redraw_resolve },
	{ .name = "judge-note", .args = "ROUND TABLE by=NAME TEXT",
	  .help = N_("what a judge wants to remember"), .cite = "W1.2.1", .flags = VERB_SECRET,
	  .apply = champ_judge_note },
	{ .name = "lots", .args = "[draw] P Q...",
	  .help = N_("the order drawn of those who are level; draw: drawn here"), .cite = "W1.3.2",
	  .apply = champ_lots, .resolve = champ_lots_resolve },
	{ .name = "cut", .args = "[N]", .help = N_("close the preliminaries: 16 or 4 go on"),
	  .cite = "W1.1.6", .apply = champ_cut, .resolve = champ_cut_resolve },
	{ .name = "semifinal", .args = "", .help = N_("seat the 16 at four tables"), .cite = "W1.1.6",
	  .apply = champ_semifinal },
	{ .name = "final", .args = "", .help = N_("seat the winners of the semifinals"), .cite = "W1.1.8",
	  .apply = champ_final },
	{ .name = "clock", .args = "ROUND TABLE " CHAMP_CLOCK_WORDS " [SECONDS] [by=P]",
	  .help = N_("turns of 3 minutes at a table; start, stop, set M:SS: the hall's clock"),
	  .cite = "W1.1.7", .apply = champ_clock },
	{ .name = "standings", .args = "[N]",
	  .help = N_("the ranking, and what parts each from the one before"), .cite = "W1.3.2",
	  .flags = VERB_QUERY, .apply = champ_standings },
	{ .name = "missing", .args = "", .help = N_("the sheets of this round that are not in yet"),
	  .flags = VERB_QUERY, .apply = champ_missing_query },
	{ .name = "export", .args = "wall|pairings|slips|sheets|standings FILE",
	  .help = N_("write a document to print: FILE ends in .html, .md or .csv"), .cite = "W2.1.4",
	  .flags = VERB_OUTSIDE },
	{ .name = "met", .args = "P [Q]", .help = N_("whom a player meets and has met, and where"),
	  .flags = VERB_QUERY, .apply = champ_met },
	{ 0 }
};

static const struct game_note champ_notes[] = {
	{ N_("Where the laptop stands"),
	  N_("Players have no devices on the table (W2.1.4). The program runs off the table, with the staff or a judge; "
	     "the players get printed score sheets and sign them, and the staff enters them. tableside watch in the hall "
	     "shows the standings and never what the judges have written.") },
	{ N_("Files"),
	  N_("players load FILE reads name and nation, results load FILE reads round, table, player, points and winner, "
	     "with the names of the columns in the first row. A fault is told with its row and then nothing is entered. What "
	     "was read stands in the line itself. A line holds some hundreds of players or sheets; the answer says from which "
	     "row to go on: players load FILE from=ROW.") },
	{ N_("The schedule"),
	  N_("The line schedule rounds=4 by=1 draw=N gives the same tables in every release: by names the way it is drawn, "
	     "draw is the number that was drawn. From 13 players on nobody meets an opponent twice.") },
	{ N_("Standings"),
	  N_("Only sheets that are signed by all, or decided by a judge, count. Those who are level on all five share a "
	     "rank; cut refuses while they stand across the line, and draws the lots itself where they all go on. Who "
	     "drops out keeps the games played.") },
	{ 0 }
};
/* clang-format on */

static const char *const champ_examples[] = {
	"seat Anna=DE Ben=US Chiyo=JP Dora=HU Eve=FR Finn=IE Gil=ES Hana=JP",
	"schedule",
	"result 1 1 10 8 6 5",
	"sign 1 1 each",
	"warn Ben helped another player",
	"standings",
	NULL
};

const struct game championship_game = {
	.id = "championship",
	.title = N_("Championship"),
	.about = N_("schedule, sheets, ranking, final"),
	.verbs = champ_verbs,
	.options = options,
	.state_size = sizeof(struct championship),
	.copy = champ_copy,
	.seats_min = 1,
	.seats_max = CHAMP_PLAYERS,
	.no_turns = true,
	.start = champ_start,
	.option = set_option,
	.check = champ_check,
	.report = champ_report,
	.summary = champ_summary,
	.owed = champ_owed,
	.notes = champ_notes,
	.examples = champ_examples,
};
