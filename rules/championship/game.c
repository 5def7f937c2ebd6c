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
	said_both(call->said, programme ? _("Studio programme: 3 rounds; 4 go on if fewer than 29 play")
	                                : _("world championship: 4 rounds, 16 go on"));
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
	  N_("world championship, or Studio: 3 rounds, 4 go on if fewer than 29 play"),
	  OPTION_WORD, .field = offsetof(struct championship, programme), .set = set_programme },
	{ "rounds", "N", N_("rounds of the next schedule"),
	  OPTION_NUMBER, .field = offsetof(struct championship, wanted), .most = CHAMP_ROUNDS, .set = set_rounds },
	{ "tiebreak", "share|share-points",
	  N_("tie-break after points: the share, or 333 times it (250 at a table of three)"),
	  OPTION_SECOND, .field = offsetof(struct championship, share_points) },
	{ "level", "both|neither", N_("two tied for second place: both count as second, or both as third"),
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
	memcpy(copy->slot, c->slot, (size_t)c->slots * sizeof *c->slot);
	memcpy(copy->names, c->names, c->names_used);
	memcpy(copy->texts, c->texts, c->texts_used);
}

static bool is_bulky(const void *state)
{
	enum { MANY = 500 };
	const struct championship *c = state;

	return c->players > MANY;
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
		if ((seat->points >= 0) != champ_has_result(sheet) && (!seat->gone || seat->points >= 0))
			return reason_set(why, "round %d, table %d: half a result", round, table);
	}
	return true;
}

static bool check_player(const struct championship *c, int player, struct reason *why)
{
	const struct champ_player *who = &c->player[player];

	if (who->name >= c->names_used || !champ_name(c, player)[0])
		return reason_set(why, "player %d has no name", player);
	if (champ_called(c, champ_folded(c, player)) != player)
		return reason_set(why, "player %d is not found by name", player);
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
		snprintf(out, size, "%s", c->stage == CHAMP_IN_FINAL ? C_("event", "final") : _("semifinal"));
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
	  .help = N_("enter a player; a late one gets a seat in the rounds not begun"), .cite = "W1.1.3",
	  .apply = champ_player, .resolve = champ_redraw_resolve },
	{ .name = "players", .args = "load FILE [from=ROW]",
	  .help = N_("enter all players of a CSV file: name, nation"), .flags = VERB_OUTSIDE },
	{ .name = "tables", .args = "load FILE [from=ROW]",
	  .help = N_("seat the tables of a CSV file: round, table, pick 1 to pick 4"), .flags = VERB_OUTSIDE },
	{ .name = "seat", .args = "NAME[=XX]...",
	  .help = N_("enter many at once, each with a nation if you like"), .apply = champ_seat,
	  .resolve = champ_redraw_resolve },
	{ .name = "rename", .args = "P NAME", .help = N_("correct a player's name"),
	  .apply = champ_rename },
	{ .name = "nation", .args = "P XX", .help = N_("set a player's nation"), .apply = champ_nation },
	{ .name = "drop", .args = "P...", .help = N_("a player drops out; the rounds not begun are drawn again"),
	  .apply = champ_drop, .resolve = champ_leave_resolve },
	{ .name = "checkin", .args = "each|P...", .help = N_("who is here before round 1: schedule takes only them"),
	  .apply = champ_checkin, .resolve = champ_checkin_resolve },
	{ .name = "absent", .args = "P...", .help = N_("a player has not come: the seat stays empty, checkin ends it"),
	  .apply = champ_absent, .resolve = champ_redraw_resolve },
	{ .name = "schedule", .args = "[rounds=N]",
	  .help = N_("draw the tables and picks of all rounds not begun"), .cite = "W1.1.4",
	  .apply = champ_schedule, .resolve = champ_schedule_resolve },
	{ .name = "table", .args = "ROUND TABLE P...", .help = N_("seat a table by hand, in pick order"),
	  .cite = "W1.1.4", .flags = VERB_RULING, .apply = champ_table },
	{ .name = "post", .args = "ROUND", .help = N_("a round hangs on the wall: its tables and board stay"),
	  .apply = champ_post },
	{ .name = "replace", .args = "ROUND TABLE P [by=Q]",
	  .help = N_("Q plays for P, who is gone; without by= the next of the ranking"), .cite = "W1.1.6",
	  .apply = champ_replace, .resolve = champ_replace_resolve },
	{ .name = "seating", .args = "ROUND TABLE P [seat=N|E|S|W] colour=" CHAMP_COLOURS " turn=N",
	  .help = N_("a player's choice, in pick order; only pick 1 chooses a seat"), .cite = "W1.1.5",
	  .apply = champ_seating, .resolve = champ_seating_resolve },
	{ .name = "layout", .args = "ROUND draw [random]|TEXT",
	  .help = N_("the board of a round, the same at all tables"), .cite = "W2.0.1", .apply = champ_layout,
	  .resolve = champ_layout_resolve },
	{ .name = "result", .args = "ROUND TABLE P=VP...|VP... [winner=P] [from=LINE] [sure]",
	  .help = N_("points of a game; winner: the player on turn; from: the table's own line"),
	  .cite = "W1.1.7", .apply = champ_result, .resolve = champ_result_resolve },
	{ .name = "sheets", .args = "ROUND TABLE:VP,VP,VP,VP... [sure]",
	  .help = N_("many results at once, in pick order; * after the winner's points"), .apply = champ_sheets,
	  .resolve = champ_sheets_resolve },
	{ .name = "results", .args = "load FILE [from=ROW] [sure]",
	  .help = N_("results of a CSV file: round, table, player, points, winner"), .flags = VERB_OUTSIDE },
	{ .name = "sign", .args = "ROUND TABLE each|P... [from=LINE]",
	  .help = N_("a player signs the sheet; ROUND each: all sheets of the round"), .cite = "W1.2.3",
	  .apply = champ_sign },
	{ .name = "judge", .args = "ROUND TABLE P=VP...|VP... why=TEXT [winner=P] [by=NAME]",
	  .help = N_("a judge decides a sheet that is not signed by all"), .cite = "W1.2.3",
	  .flags = VERB_RULING | VERB_SECRET, .apply = champ_judge, .resolve = champ_judge_resolve },
	{ .name = "protest", .args = "ROUND TABLE P TEXT",
	  .help = N_("a player protests, before the sheet is locked"), .cite = "W1.2.3",
	  .flags = VERB_SECRET, .apply = champ_protest },
	{ .name = "incident", .args = "ROUND TABLE TEXT [P]",
	  .help = N_("a judge is called; text in quotes if P follows"), .cite = "W1.2.2",
	  .flags = VERB_SECRET, .apply = champ_incident },
	{ .name = "warn", .args = "P TEXT", .help = N_("warn a player"), .cite = "W1.2.5", .flags = VERB_SECRET,
	  .apply = champ_warn },
	{ .name = "disqualify", .args = "P ground=" CHAMP_GROUNDS " TEXT",
	  .help = N_("disqualify a player; ground=rules only until the sheet is signed"), .cite = "W1.2.4",
	  .flags = VERB_SECRET, .apply = champ_disqualify, .resolve = champ_leave_resolve },
	{ .name = "judge-note", .args = "ROUND TABLE by=NAME TEXT",
	  .help = N_("a judge's own note"), .cite = "W1.2.1", .flags = VERB_SECRET,
	  .apply = champ_judge_note },
	{ .name = "lots", .args = "[draw] P Q...",
	  .help = N_("lots among tied players, first drawn first; draw: drawn here"), .cite = "W1.3.2",
	  .apply = champ_lots, .resolve = champ_lots_resolve },
	{ .name = "cut", .args = "[N]", .help = N_("close the preliminaries: 16 or 4 go on"),
	  .cite = "W1.1.6", .apply = champ_cut, .resolve = champ_cut_resolve },
	{ .name = "semifinal", .args = "", .help = N_("seat the 16 at four tables"), .cite = "W1.1.6",
	  .apply = champ_semifinal },
	{ .name = "final", .args = "", .help = N_("seat the winners of the semifinals"), .cite = "W1.1.8",
	  .apply = champ_final },
	{ .name = "clock", .args = "ROUND TABLE " CHAMP_CLOCK_WORDS " [SECONDS] [by=P]",
	  .help = N_("limit turns at a table to 3 minutes; start, stop, set M:SS: the hall's clock"),
	  .cite = "W1.1.7", .apply = champ_clock },
	{ .name = "standings", .args = "[N]",
	  .help = N_("the ranking, and which criterion decides each place"), .cite = "W1.3.2",
	  .flags = VERB_QUERY, .apply = champ_standings },
	{ .name = "missing", .args = "", .help = N_("the missing sheets of this round"),
	  .flags = VERB_QUERY, .apply = champ_missing_query },
	{ .name = "export", .args = "wall|pairings|seats|slips|sheets|board|standings|rules [FILE] [round=N]",
	  .help = N_("write a document to print: FILE ends in .html, .md or .csv; without it a new .html file"), .cite = "W2.1.4",
	  .flags = VERB_OUTSIDE },
	{ .name = "met", .args = "P [Q]", .help = N_("a player's opponents, by round and table"),
	  .flags = VERB_QUERY, .apply = champ_met },
	{ 0 }
};

static const struct game_note champ_notes[] = {
	{ N_("Where to put the laptop"),
	  N_("Players may not have devices at the table (W2.1.4), so the laptop stays with the staff or a judge: the players "
	     "fill in and sign printed score sheets, and the staff types them in. tableside watch, on a screen in the hall, "
	     "shows the standings and never a judge's note.") },
	{ N_("Files"),
	  N_("players load FILE, tables load FILE and results load FILE read a CSV file. A row of heads names its columns, in "
	     "any order, in English or Japanese; others may stand between them. Commas, semicolons or tabs part the fields; "
	     "UTF-8, UTF-16, Latin-1 and Shift_JIS can be read. All faults are listed at once, each with its row (the heads "
	     "are row 1), and then nothing is entered. The table keeps what was read: the file is not needed again. A long "
	     "file becomes several lines, which undo takes back one at a time.") },
	{ N_("A file of players"),
	  N_("Name, or first name and last name; nation or country, by its name in English or Japanese or by two or three "
	     "letters. Without heads it is name, nation. A name with a comma stands in quotes.") },
	{ "",
	  N_("First name;Last name;Country\nAnna;Muster;Germany\nJohn;\"Smith, Jr.\";GBR\nMinato;Chiba;JP\n") },
	{ N_("A file of results"),
	  N_("Round, table, player, points, winner, in rows of any order. The winner is needed only where two have 10 points "
	     "or more: it is a name, in one row of the table or in all, or a mark in the winner's own row (1, x, yes, true, "
	     "win; 0, no, false or nothing in the others). Without round and table it is the round being played, where the "
	     "player sits. A table without any points has not played yet and waits; one that is in with the same points "
	     "stays as it is: so one file can grow through the day. export sheets FILE.csv writes one to fill in.") },
	{ "",
	  N_("round,table,player,points,winner\n1,1,Anna,10,Chiba\n1,1,\"Smith, John\",8,\n1,1,Chiba,11,\n1,2,Eve,10,x\n"
	     "1,2,Finn,10,\n1,2,Gil,7,\n") },
	{ N_("A file of tables"),
	  N_("Round, table and pick 1 to pick 4, a row for each table, as export pairings FILE.csv writes it; or round, "
	     "table, pick and player, a row for each player.") },
	{ "",
	  N_("round,table,pick 1,pick 2,pick 3,pick 4\n1,1,Anna,Chiba,\"Smith, John\",Eve\n1,2,Finn,Gil,Hana,\n") },
	{ N_("The schedule"),
	  N_("schedule rounds=4 by=2 draw=N gives the same tables in every release: by is the method, draw the random "
	     "number. With 13 players or more nobody meets an opponent twice. Everybody picks once as each number as far as "
	     "tables of three allow, and two of one nation meet no oftener than they must; otherwise the answer says by how "
	     "much. A player who drops out or enters late changes only the rounds that have not begun.") },
	{ N_("Who is not there"),
	  N_("checkin notes who has come before round 1: schedule then takes only them. absent leaves a seat empty: three "
	     "play, nobody waits for points or a signature, and checkin or replace fills it again; until then no result gives "
	     "points to who is absent. post freezes a round: "
	     "what hangs on the wall does not move, and who enters late begins in the next. drop and a late entry draw only "
	     "the rounds that are neither posted nor begun.") },
	{ N_("Points"),
	  N_("Points below 2 are refused, because two settlements stand from the beginning; 13 and more need the word sure "
	     "at the end of the line. A judge may say any.") },
	{ N_("Printing"),
	  N_("tableside export TABLE --as html prints what hangs on the wall: the standings and the next round. --document "
	     "names another page: pairings by table, seats from A to Z, slips to cut out, sheets to sign, two on a page and "
	     "with the board, the board alone, standings, rules to hand out. --round N, semifinal or final chooses the round. "
	     "Every page fits A4 and Letter; --paper a4 or letter fixes the size. With --as csv the page holds a row for each "
	     "seat, which results load reads again. At the table type export sheets FILE round=2.") },
	{ N_("Standings"),
	  N_("Only sheets signed by all, or decided by a judge, count. Players who are tied on all five criteria share a "
	     "rank. If such a tie crosses the line of the cut, cut is refused until lots are drawn; if all of them go on, cut "
	     "draws the lots itself. A player who drops out keeps the games played.") },
	{ 0 }
};
/* clang-format on */

static const char *const champ_examples[] = {
	"seat Anna=DE Ben=US Chiyo=JP Dora=HU Eve=FR Finn=IE Gil=ES Hana=JP",
	"schedule",
	"layout 1 draw",
	"result 1 1 10 8 6 5",
	"sign 1 1 each",
	"warn Ben helped another player",
	"drop Hana",
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
	.bulky = is_bulky,
	.seats_min = 1,
	.seats_max = CHAMP_PLAYERS,
	.no_turns = true,
	.start = champ_start,
	.option = set_option,
	.check = champ_check,
	.report = champ_report,
	.summary = champ_summary,
	.owed = champ_owed,
	.offers = champ_offers,
	.holes = champ_offer_holes,
	.takes = champ_takes,
	.notes = champ_notes,
	.examples = champ_examples,
};
