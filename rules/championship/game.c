/* SPDX-License-Identifier: MIT */
/*
 * The championship: options, copying and invariants of the state, the table of
 * verbs and struct game.
 */
#include "championship.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- options ---- */

/* The programme decides the cut, so it cannot change afterwards. */
static bool set_programme(struct call *call, const struct game_option *option, int programme)
{
	struct championship *c = call->state;

	if (c->cut)
		return reason_set(call->why, _("the cut has been made"));
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

static int rounds_now(const void *state, const struct game_option *option)
{
	return champ_usual_rounds(state);
}

/* clang-format off */
static const struct game_option options[] = {
	{ "programme", CHAMP_PROGRAMMES,
	  N_("world championship, or Studio: 3 rounds, 4 go on if fewer than 29 play"),
	  OPTION_WORD, .field = offsetof(struct championship, programme), .set = set_programme,
	  .label = N_("programme"), .until = N_("may change until the cut") },
	{ "rounds", "N", N_("rounds of the next schedule"),
	  OPTION_NUMBER, .field = offsetof(struct championship, wanted), .most = CHAMP_ROUNDS, .set = set_rounds,
	  .now = rounds_now, .label = NC_("event", "rounds") },
	{ "tiebreak", N_("share|share-points"),
	  N_("tie-break after points: the share, or 333 times it (250 at a table of three)"),
	  OPTION_SECOND, .field = offsetof(struct championship, share_points), .label = N_("tie-break") },
	{ "level", N_("both|neither"), N_("two tied for second place: both count as second, or both as third"),
	  OPTION_SECOND, .field = offsetof(struct championship, level_neither), .label = N_("second place") },
	{ "places", N_("sum|table"), N_("places 5 to 16: by all games, or first by the semifinal table"),
	  OPTION_SECOND, .field = offsetof(struct championship, by_table), .label = N_("places 5 to 16") },
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

/* The event is one game, won by the champion; the others have the places of the ranking. */
static void result(const void *state, result_seer *see, void *user)
{
	const struct championship *c = state;
	bool over = c->stage == CHAMP_OVER;
	struct champ_rank *rank = champ_ranking(c);

	for (int i = 0; i < c->players; i++) {
		struct game_result result = { .name = champ_name(c, rank[i].player),
			                      .over = over,
			                      .led = "" };

		result.place = over ? rank[i].rank : 0;
		result.won = result.place == 1;
		see(user, &result);
	}
	free(rank);
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
	{ "player", "NAME [nation=XX]",
	  N_("enter a player; a late one gets a seat in rounds not yet begun"), "W1.1.3", 0,
	  champ_player, champ_redraw_resolve },
	{ "players", "load FILE [from=ROW]", N_("enter all players of a CSV file: name, nation"), NULL,
	  VERB_OUTSIDE, NULL, NULL },
	{ "tables", "load FILE [from=ROW]",
	  N_("seat the tables of a CSV file: round, table, pick 1 to pick 4"), NULL, VERB_OUTSIDE, NULL,
	  NULL },
	{ "seat", "NAME[=XX]...", N_("enter many at once, each with a nation if you like"), NULL, 0,
	  champ_seat, champ_redraw_resolve },
	{ "rename", "P NAME", N_("correct a player's name"), NULL, 0, champ_rename, NULL },
	{ "nation", "P XX", N_("set a player's nation"), NULL, 0, champ_nation, NULL },
	{ "drop", "P...", N_("a player drops out; rounds not yet begun are redrawn"), NULL, 0,
	  champ_drop, champ_leave_resolve },
	{ "checkin", "each|P...", N_("check players in before round 1: schedule takes only them"), NULL, 0,
	  champ_checkin, champ_checkin_resolve },
	{ "absent", "P...", N_("a no-show: the seat stays empty until checkin"), NULL, 0,
	  champ_absent, champ_redraw_resolve },
	{ "schedule", "[rounds=N]", N_("draw the tables and picks of all rounds not yet begun"), "W1.1.4", 0,
	  champ_schedule, champ_schedule_resolve },
	{ "table", "ROUND TABLE P...", N_("seat a table by hand, in pick order"), "W1.1.4", VERB_RULING,
	  champ_table, NULL },
	{ "post", "ROUND", N_("a round is posted: its tables and board stay"), NULL, 0,
	  champ_post, NULL },
	{ "fill", "ROUND TABLE P",
	  N_("a late player takes a free seat before the game, even in a posted round"),
	  "W1.1.4", 0, champ_fill, champ_move_resolve },
	{ "swap", "ROUND P Q", N_("two players swap seats before the game, even in a posted round"),
	  "W1.1.4", 0, champ_swap, champ_move_resolve },
	{ "regroup", "ROUND TABLE TABLE...",
	  N_("tables short of players before the game: those present sit at tables of 4 and 3"),
	  "W1.1.4", 0, champ_regroup, champ_regroup_resolve },
	{ "replace", "ROUND TABLE P [by=Q]",
	  N_("Q plays for P, who is missing; without by= the next in the ranking"), "W1.1.6", 0,
	  champ_replace, champ_replace_resolve },
	{ "seating", "ROUND TABLE P [seat=N|E|S|W] colour=" CHAMP_COLOURS " turn=N",
	  N_("a player's choice, in pick order; only pick 1 chooses a seat"), "W1.1.5", 0, champ_seating,
	  champ_seating_resolve },
	{ "layout", "ROUND draw [random]|TEXT", N_("the board of a round, the same at all tables"),
	  "W2.0.1", 0, champ_layout, champ_layout_resolve },
	{ "result", "ROUND TABLE P=VP...|VP... [winner=P] [from=LINE] [sure]",
	  N_("points of a game; winner: the player on turn; from: the table's own line"), "W1.1.7", 0,
	  champ_result, champ_result_resolve },
	{ "sheets", "ROUND TABLE:VP,VP,VP,VP... [sure]",
	  N_("many results at once, in pick order; * after the winner's points"), NULL, 0, champ_sheets,
	  champ_sheets_resolve },
	{ "results", "load FILE [from=ROW] [sure]",
	  N_("results of a CSV file: round, table, player, points, winner"), NULL, VERB_OUTSIDE, NULL,
	  NULL },
	{ "sign", "ROUND TABLE each|P... [from=LINE]",
	  N_("a player signs the sheet; ROUND each: all sheets of the round"), "W1.2.3", 0, champ_sign,
	  NULL },
	{ "judge", "ROUND TABLE P=VP...|VP... why=TEXT [winner=P] [by=NAME]",
	  N_("a judge decides a sheet that not all have signed"), "W1.2.3", VERB_RULING | VERB_SECRET,
	  champ_judge, champ_judge_resolve },
	{ "correct", "ROUND TABLE P=VP...|VP... why=TEXT by=NAME [winner=P]",
	  N_("a signed sheet was mistyped: these points are on the paper"), "W1.2.3", VERB_RULING,
	  champ_correct, champ_correct_resolve },
	{ "protest", "ROUND TABLE P TEXT", N_("a player protests, before the sheet is locked"), "W1.2.3",
	  VERB_SECRET, champ_protest, NULL },
	{ "incident", "ROUND TABLE TEXT [P]", N_("a judge is called; text in quotes if P follows"),
	  "W1.2.2", VERB_SECRET, champ_incident, NULL },
	{ "warn", "P TEXT", N_("warn a player"), "W1.2.5", VERB_SECRET, champ_warn, NULL },
	{ "disqualify", "P ground=" CHAMP_GROUNDS " TEXT",
	  N_("disqualify a player; ground=rules only until the sheet is signed"), "W1.2.4", VERB_SECRET,
	  champ_disqualify, champ_leave_resolve },
	{ "judge-note", "ROUND TABLE by=NAME TEXT", N_("a judge's own note"), "W1.2.1", VERB_SECRET,
	  champ_judge_note, NULL },
	{ "lots", "[draw] P Q...",
	  N_("lots among tied players, first drawn first; draw P: drawn here, for all tied with P"),
	  "W1.3.2", 0, champ_lots, champ_lots_resolve },
	{ "cut", "[N]", N_("close the preliminaries: 16 or 4 go on"), "W1.1.6", 0, champ_cut,
	  champ_cut_resolve },
	{ "semifinal", "", N_("seat the 16 at four tables"), "W1.1.6", 0, champ_semifinal, NULL },
	{ "final", "", N_("seat the winners of the semifinals"), "W1.1.8", 0, champ_final, NULL },
	{ "clock", "ROUND TABLE " CHAMP_CLOCK_WORDS " [SECONDS] [by=P]",
	  N_("limit turns at a table to 3 minutes; start, stop, set M:SS: the hall's clock"), "W1.1.7",
	  0, champ_clock, NULL },
	{ "standings", "[N]", N_("the ranking, and which criterion decides each place"), "W1.3.2",
	  VERB_QUERY, champ_standings, NULL },
	{ "missing", "", N_("the missing sheets of this round"), NULL, VERB_QUERY, champ_missing_query,
	  NULL },
	{ "export", "[wall|pairings|changes|seats|slips|sheets|board|standings|rules|table] [FILE] [round=N] [paper=a4|letter] [sure]",
	  N_("write a document to print: FILE ends in .html, .md or .csv; without it a new .html file; sure "
	     "overwrites one"),
	  "W2.1.4", VERB_OUTSIDE, NULL, NULL },
	{ "met", "P [Q]", N_("a player's opponents, by round and table"), NULL, VERB_QUERY, champ_met,
	  NULL },
	{ 0 }
};

static const struct game_note champ_notes[] = {
	{ N_("Where to put the laptop"),
	  N_("Players may not have devices at the table (W2.1.4), so the laptop stays with the staff or a judge: the players "
	     "fill in and sign printed score sheets, and the staff types them in. tableside watch, on a screen in the hall, "
	     "shows the standings and never a judge's note.") },
	{ N_("Files"),
	  N_("players load FILE, tables load FILE and results load FILE read a CSV file. A header row names "
	     "its columns, in any order, in English or Japanese; there may be others between them. Fields "
	     "are separated by commas, semicolons or tabs; UTF-8, UTF-16, Latin-1 and Shift_JIS can be read. "
	     "All errors are listed at once, each with its row (the header is row 1), and nothing is then "
	     "entered. The table keeps what it read: the file is not needed again. A long file becomes "
	     "several lines, which undo takes back one at a time.") },
	{ N_("A file of players"),
	  N_("Name, or first name and last name; nation or country, by its name in English or Japanese or by "
	     "two or three letters. Without a header row it is name, nation. A name with a comma needs "
	     "quotes.") },
	{ "",
	  N_("First name;Last name;Country\nAnna;Muster;Germany\nJohn;\"Smith, Jr.\";GBR\nMinato;Chiba;JP\n") },
	{ N_("A file of results"),
	  N_("Round, table, player, points, winner, with the rows in any order. The winner is needed only "
	     "where two have 10 points or more: it is a name, in one row of the table or in all, or a mark "
	     "in the winner's own row (1, x, yes, true, win; 0, no, false or nothing in the others). Without "
	     "round and table it is the round being played, where the player sits. A table without any "
	     "points has not played yet and waits; one already entered with the same points stays as it is: "
	     "you can load one file again and again as it grows. export sheets FILE.csv writes one to fill in.") },
	{ "",
	  N_("round,table,player,points,winner\n1,1,Anna,10,Chiba\n1,1,\"Smith, John\",8,\n1,1,Chiba,11,\n1,2,Eve,10,x\n"
	     "1,2,Finn,10,\n1,2,Gil,7,\n") },
	{ N_("A file of tables"),
	  N_("Round, table and pick 1 to pick 4, a row for each table, as export pairings FILE.csv writes it; or round, "
	     "table, pick and player, a row for each player.") },
	{ "",
	  N_("round,table,pick 1,pick 2,pick 3,pick 4\n1,1,Anna,Chiba,\"Smith, John\",Eve\n1,2,Finn,Gil,Hana,\n") },
	{ N_("The schedule"),
	  N_("schedule rounds=4 by=2 draw=N gives the same tables in every release: by is the method, draw "
	     "the random number. With 13 players or more nobody meets an opponent twice. Everybody gets each "
	     "pick once as far as tables of three allow, and compatriots meet no more often than they must; "
	     "otherwise the answer says by how much. A player who drops out or enters late changes only the "
	     "rounds that have not begun.") },
	{ N_("No-shows"),
	  N_("checkin notes who is here before round 1: schedule then takes only them. absent leaves a seat "
	     "empty: three play, nobody waits for points or a signature, and checkin or replace fills it "
	     "again; until then no result gives points to an absent player. post freezes a round: what is on "
	     "the wall does not move, and anyone who enters late begins in the next. drop and a late entry "
	     "redraw only the rounds that are neither posted nor begun.") },
	{ N_("Late, lost and swapped"),
	  N_("Until the game at a table begins, its seats may change, even in a posted round. fill ROUND "
	     "TABLE P seats a late player at a table of three, with the fourth pick, or in the seat of a "
	     "missing player. swap ROUND P Q swaps two seats. regroup ROUND TABLE TABLE... seats everybody "
	     "present at tables of 4 and 3 again; a draw decides who moves, so that few meet again. export "
	     "changes prints a slip for the wall: what has changed since the posting.") },
	{ N_("Points"),
	  N_("Fewer than 2 points are refused, because everybody starts with two settlements; 13 or more "
	     "need sure at the end of the line. A judge may give any number.") },
	{ N_("A signed sheet that was mistyped"),
	  N_("The signed paper is the result (W1.2.3): correct gives the sheet the points on it, until the "
	     "next stage is posted or has begun. If other players then go on, or with other ranks, the cut "
	     "is made again. It does not decide a protest. The log, the printed sheet and the standings say "
	     "that it was corrected.") },
	{ N_("Printing"),
	  N_("tableside export TABLE --as html prints what goes on the wall: the standings and the next "
	     "round. --document names another page: pairings by table, changes since the posting, seats from "
	     "A to Z, slips to cut out, sheets to sign, two on a page and with the board, the board alone, "
	     "standings, rules to hand out. --round N, semifinal or final chooses the round. Every page fits "
	     "A4 and Letter; --paper a4 or letter fixes the size. With --as csv the page holds a row for "
	     "each seat, which results load reads back. At the table type export sheets FILE round=2.") },
	{ N_("Standings"),
	  N_("Only sheets signed by all, or decided by a judge, count. Players tied on all five criteria "
	     "share a rank. If such a tie crosses the cut line, cut is refused until lots are drawn; if all "
	     "of them go on, cut draws the lots itself. A player who drops out keeps the games already "
	     "played.") },
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
	.fixed = N_("player NAME enters a late player, seating ROUND TABLE seats a table"),
	.seats_min = 1,
	.seats_max = CHAMP_PLAYERS,
	.no_turns = true,
	.start = champ_start,
	.option = set_option,
	.check = champ_check,
	.report = champ_report,
	.summary = champ_summary,
	.result = result,
	.offers = champ_offers,
	.holes = champ_offer_holes,
	.takes = champ_takes,
	.notes = champ_notes,
	.examples = champ_examples,
};
