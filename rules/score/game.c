/* SPDX-License-Identifier: MIT */
/*
 * The table of the score sheet: its verbs (points, corrections, who begins, who
 * leaves). numbers.c reads what is typed, count.c does the counting.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { WHY_COLUMNS = 60 };

/* ---- points ---- */

static bool read_points(struct call *call, int *points)
{
	const char *word;

	return args_word(&call->args, &word) && score_read(call, word, points);
}

static bool write_points(struct call *call, int seat, int points)
{
	struct score *s = call->state;
	struct score_cell *cell = &s->cell[seat][s->played];

	if (!score_may_write(s, seat, call->why))
		return false;
	if (cell->points + points < -SCORE_MOST || cell->points + points > SCORE_MOST)
		return reason_set(call->why, _("%d is not a score: a number from %d to %d"),
		                  cell->points + points, -SCORE_MOST, SCORE_MOST);
	if (score_is_bust(s, seat, points))
		said_both(call->said, _("%s: %d is too much, stays at %d"), s->table.seat[seat].name, points,
		          score_total(s, seat));
	score_write(call, seat, points);
	return true;
}

/* Hearts: who takes all hearts and the queen has nothing, and each of the others has it all; or
 * takes it off one's own total, and the others have nothing. */
static bool is_moon(const struct score *s)
{
	int none = 0, all = 0, off = 0, others = table_playing(&s->table) - 1;

	every_seat (i, s->table) {
		int points = s->cell[i][s->played].points;

		if (!s->table.seat[i].in)
			continue;
		none += points == 0;
		all += points == s->sum;
		off += points == -s->sum;
	}
	return score_templates[s->template].moon &&
	       ((none == 1 && all == others) || (off == 1 && none == others));
}

/* A round whose points must add up to so much, once it is complete. */
static bool adds_up(const struct call *call, bool sure)
{
	const struct score *s = call->state;
	int sum = 0, left;

	if (!s->sum || sure || score_due(s))
		return true;
	every_seat (i, s->table)
		sum += s->cell[i][s->played].points;
	left = score_sum(s) - sum;
	return left == 0 || is_moon(s) ||
	       reason_set(
		       call->why,
		       left > 0
			       ? _("a round adds up to %d, this one to %d, %d too few: add sure to confirm")
			       : _("a round adds up to %d, this one to %d, %d too many: add sure to confirm"),
		       score_sum(s), sum, left > 0 ? left : -left);
}

static void tell_total(const struct call *call, int seat, int before)
{
	const struct score *s = call->state;
	int total = score_total(s, seat);

	said_line(call->said, _("%s: %+d, total %d"), s->table.seat[seat].name, total - before, total);
}

/* "points P N" */
static bool points_apply(struct call *call)
{
	struct score *s = call->state;
	bool sure = args_flag(&call->args, "sure");
	seats_set who;
	int points;

	if (!score_goes_on(s, call->why) || !args_players(&call->args, &s->table, false, &who) ||
	    !read_points(call, &points))
		return false;
	each_seat (i, who) {
		int before = score_total(s, i);
		bool bust = score_is_bust(s, i, points);

		if (!write_points(call, i, points))
			return false;
		if (!bust)
			tell_total(call, i, before);
	}
	return adds_up(call, sure);
}

/* "round N...": the players without points in this round, in the order of the seats.
 * The log has their points; the message says only who leads, and the totals where one
 * column is counted up and no round ends. */
static bool round_apply(struct call *call)
{
	struct score *s = call->state;
	seats_set due = s->running ? table_others(&s->table, -1) : score_due(s);
	bool sure = args_flag(&call->args, "sure");
	int points[TABLE_SEATS];

	if (!score_goes_on(s, call->why) || !score_read_list(call, due, SCORE_MOST, score_read, points))
		return false;
	each_seat (i, due) {
		int before = score_total(s, i);

		if (!write_points(call, i, points[i]))
			return false;
		if (s->running)
			tell_total(call, i, before);
	}
	return adds_up(call, sure);
}

static void tell_correction(struct call *call, int seat, int round, int before)
{
	const struct score *s = call->state;
	const char *name = s->table.seat[seat].name;
	int points = s->cell[seat][round - 1].points, total = score_total(s, seat);
	char row[SCORE_LABEL];

	if (s->categories) {
		score_row_name(s, round - 1, row, sizeof row);
		said_line(call->said, _("%s, %s: %d -> %d, total %d"), name, row, before, points, total);
		said_change(call->said, name, NULL, _("%s: %d -> %d, total %d"), row, before, points, total);
		return;
	}
	said_line(call->said, _("%s, round %d: %d -> %d, total %d"), name, round, before, points, total);
	said_change(call->said, name, NULL, _("round %d: %d -> %d, total %d"), round, before, points, total);
}

/* "correct P ROUND N": the wrong line stays in the log. */
static bool correct_apply(struct call *call)
{
	struct score *s = call->state;
	struct score_cell *cell;
	const char *name;
	int seat, round, points, before;

	if (!args_player(&call->args, &s->table, true, &seat) ||
	    !args_number(&call->args, 1, SCORE_ROUNDS, &round))
		return false;
	name = s->table.seat[seat].name;
	cell = &s->cell[seat][round - 1];
	if (round > s->played && !cell->written)
		return reason_set(call->why, _("%s has no points in round %d yet"), name, round);
	if (!read_points(call, &points))
		return false;
	before = cell->points;
	if (cell->written && before == points)
		return reason_set(call->why, _("%s already has %d in round %d"), name, points, round);
	*cell = (struct score_cell){ points, true, true };
	tell_correction(call, seat, round, before);
	return true;
}

/* "tiebreak P N": the number that decides a tie at the end; the greatest wins. */
static bool tiebreak_apply(struct call *call)
{
	struct score *s = call->state;
	int seat, number;

	if (!args_player(&call->args, &s->table, false, &seat) ||
	    !args_number(&call->args, 0, SCORE_MOST, &number))
		return false;
	seat = score_side(s, seat);
	if (!score_tie_word(s) || (!(score_tied(s) & 1u << seat) && s->broken[seat] == SCORE_NO_BID))
		return reason_set(call->why, _("%s is not in a tie that a number decides"),
		                  s->table.seat[seat].name);
	s->broken[seat] = number;
	said_both(call->said, _("%s: %s: %d"), s->table.seat[seat].name, score_tie_word(s), number);
	return true;
}

/* ---- who begins, who leaves ---- */

static bool first_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct score *s = call->state;
	int seat;

	if (!score_goes_on(s, call->why))
		return false;
	if (args_more(&call->args)) {
		if (!args_player(&call->args, &s->table, false, &seat))
			return false;
	} else {
		seat = table_draw(&s->table, rng);
	}
	line_word(out, "first");
	line_word(out, s->table.seat[seat].name);
	return args_done(&call->args);
}

static bool first_apply(struct call *call)
{
	struct score *s = call->state;
	int seat;

	if (!score_goes_on(s, call->why) || !args_player(&call->args, &s->table, false, &seat))
		return false;
	score_begin(s, seat);
	score_tell_next(call);
	return true;
}

static bool out_apply(struct call *call)
{
	struct score *s = call->state;
	char text[WHY_COLUMNS * 4];
	int seat;

	if (!score_goes_on(s, call->why) || !args_player(&call->args, &s->table, false, &seat) ||
	    !args_rest(&call->args, text, sizeof text, WHY_COLUMNS) || !score_may_leave(s, seat, call->why))
		return false;
	s->table.seat[seat].in = false;
	if (s->table.turn == seat)
		score_begin(s, table_next(&s->table, seat));
	said_line(call->said, _("%s leaves with %d"), s->table.seat[seat].name, score_total(s, seat));
	said_rank(call->said, SAID_OUT);
	said_change(call->said, s->table.seat[seat].name, text, _("leaves with %d"), score_total(s, seat));
	score_count_rest(call);
	return true;
}

static bool back_apply(struct call *call)
{
	struct score *s = call->state;
	int seat;

	if (!score_goes_on(s, call->why) || !args_player(&call->args, &s->table, true, &seat))
		return false;
	if (s->table.seat[seat].in)
		return reason_set(call->why, _("%s has not left"), s->table.seat[seat].name);
	s->table.seat[seat].in = true;
	said_line(call->said, _("%s is back, with %d"), s->table.seat[seat].name, score_total(s, seat));
	said_change(call->said, s->table.seat[seat].name, NULL, _("back, with %d"), score_total(s, seat));
	return true;
}

/* ---- the end ---- */

static bool finish_apply(struct call *call)
{
	struct score *s = call->state;
	char text[WHY_COLUMNS * 4];

	if (!score_may_finish(s, call->why) || !args_rest(&call->args, text, sizeof text, WHY_COLUMNS))
		return false;
	s->ended = true;
	said_line(call->said, text[0] ? _("the game ends here: %s") : _("the game ends here"), text);
	said_rank(call->said, SAID_SOON);
	said_change(call->said, NULL, text, _("the game ends here"));
	return true;
}

static seats_set beginners(const struct call *call)
{
	const struct score *s = call->state;

	return begins_of(call->game, s, s->begins, s->opening);
}

/* The next seat needs no name: so it stands in older entries. */
static bool rematch_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct score *s = call->state;

	return begins_resolve(call, rng, out, s->begins == BEGINS_ORDER ? 0 : beginners(call));
}

/* The same people and options. */
static bool rematch_apply(struct call *call)
{
	struct score *s = call->state;
	seats_set may = beginners(call);
	const char *because;
	int seat;

	if (!score_may_rematch(s, call->why))
		return false;
	seat = s->begins == BEGINS_SEAT ? 0 : (s->opening + 1) % s->table.seats;
	if (!begins_read(call, may || s->begins == BEGINS_SEAT ? s->begins : BEGINS_ORDER, may, &seat,
	                 &because))
		return false;
	every_seat (i, s->table)
		s->wins[i] += score_won(s, i);
	memset(s->cell, 0, sizeof s->cell);
	memset(s->start, 0, sizeof s->start);
	memset(s->bags, 0, sizeof s->bags);
	memset(s->games, 0, sizeof s->games);
	memset(s->below, 0, sizeof s->below);
	s->counters = s->bets = s->honoured = 0;
	score_clear_bids(s);
	s->played = 0;
	s->ended = s->over = false;
	s->running |= s->on_way;
	every_seat (i, s->table)
		s->table.seat[i].in = true;
	score_begin(s, seat);
	said_both(call->said, _("a new sheet: %s begins (%s)"), s->table.seat[s->table.turn].name, because);
	return true;
}

/* ---- the game ---- */

static void start(void *state)
{
	((struct score *)state)->begins = BEGINS_ORDER;
	score_clear_bids(state);
}

static bool seated(struct call *call)
{
	score_begin(call->state, 0);
	score_deal(call->state);
	return true;
}

static void summary(const void *state, char *out, size_t size)
{
	const struct score *s = state;

	if (s->over || !s->table.seats)
		snprintf(out, size, "%s", s->over ? _("over") : _("setup"));
	else
		snprintf(out, size, C_("score", "round %d"), s->table.round);
}

static bool gauge(const void *state, int seat, int *value)
{
	const struct score *s = state;

	*value = score_total(s, seat);
	return s->table.seat[seat].in;
}

/* The numbers are those of the round last written: a complete one has begun the next already. */
static int round_of(const void *state)
{
	return score_rows(state);
}

static bool won(const void *state, int seat)
{
	return score_won(state, seat);
}

static int place(const void *state, int seat)
{
	return score_place(state, seat);
}

static bool over(const void *state)
{
	return ((const struct score *)state)->over;
}

static int side(const void *state, int seat)
{
	return score_side(state, seat);
}

/* clang-format off */
static const struct verb verbs[] = {
	{ "template", SCORE_TEMPLATE_WORDS " [running]|NAME|save NAME [replace]|forget NAME",
	  N_("set the sheet up for a game, or as it was saved; keep its options under a name"), NULL,
	  VERB_OUTSIDE, score_template, NULL },
	{ "templates", "", N_("the games that a sheet can be set up for, and your own"), NULL,
	  VERB_QUERY | VERB_OUTSIDE, NULL, NULL },
	{ "count", "", N_("in-game points end, the final count begins"), NULL, 0, score_begin_count,
	  NULL },
	{ "categories", "NAME...|off", N_("named rows, for one count at the end"), NULL, 0,
	  score_categories, NULL },
	{ "team", "P...|off", N_("players whose points count together: A,B"), NULL, 0, score_team,
	  NULL },
	{ "bid", "P N", N_("a player's bid for this round"), NULL, 0, score_bid, NULL },
	{ "tricks", "P N [sure]", N_("the tricks a player has taken; the last entry scores the round"),
	  NULL, 0, score_tricks, NULL },
	{ "bids", "N... [from=P]", N_("the bids of everybody without one, in seat order"), NULL, 0,
	  score_all_bids, NULL },
	{ "took", "N... [from=P] [sure]", N_("everybody's tricks, in seat order: they score the round"),
	  NULL, 0, score_all_tricks, NULL },
	{ "declare", "P N [lost]", N_("a declared game of this value, won or lost"), NULL, 0,
	  score_declare, NULL },
	{ "contract", "P LEVEL " SCORE_STRAINS " TRICKS [doubled|redoubled]",
	  N_("bridge: a contract of P, and the tricks taken"), "Law 81", 0, score_contract, NULL },
	{ "honours", "P " SCORE_HONOURS, N_("bridge: honours in one hand, in the last deal"), "Law 81", 0,
	  score_honours, NULL },
	{ "hand", "P HAN [FU] [from=Q]", N_("riichi: the hand that wins, off Q's discard or drawn"),
	  "EMA 4.1", 0, score_hand, NULL },
	{ "riichi", "P", N_("riichi: a player declares it, and bets 1000"), "EMA 3.3.14", 0, score_riichi, NULL },
	{ "tiebreak", "P N", N_("the number that decides a tie at the end, the highest wins"), NULL, 0,
	  tiebreak_apply, NULL },
	{ "points", "P N [sure]", N_("a player's points in this round; -N takes away"), NULL, 0,
	  points_apply, NULL },
	{ "round", "N... [from=P] [sure]",
	  N_("points for everybody without any in this round, in seat order"), NULL, 0, round_apply, NULL },
	{ "correct", "P ROUND N", N_("change points that are already written"), NULL, VERB_RULING,
	  correct_apply, NULL },
	{ "first", "[P]", N_("who begins this round: P, or a random player"), NULL, 0, first_apply,
	  first_resolve },
	{ "join", "NAME [after=P] [score=N] [ruling]",
	  N_("another player sits down, with nothing for the rounds before, or with score=N"), NULL,
	  VERB_PLACES, common_apply, NULL },
	{ "out", "P [TEXT]", N_("a player leaves; the points stay on the sheet"), NULL, 0, out_apply,
	  NULL },
	{ "back", "P", N_("a player comes back"), NULL, 0, back_apply, NULL },
	{ "finish", "[TEXT]", N_("end the game now"), NULL, 0, finish_apply, NULL },
	{ "rematch", "[P]", N_("an empty sheet, same players and options; P begins, or as option begins says"), NULL,
	  VERB_ANEW, rematch_apply, rematch_resolve },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct game_note notes[] = {
	{ N_("Rounds"),
	  N_("A round is complete when everybody still playing has points in it; then the next one begins. "
	     "Write 0 for a player who gets no points in a round. The numbers of a list are in seat order; "
	     "from=Bob begins with Bob.") },
	{ N_("Games with a template"),
	  N_("template sets the sheet up for a game. Hearts: the lowest total wins, to 100, and a round adds "
	     "up to 26; shooting the moon scores 0 and 26 for each of the others, or -26 and 0 for the "
	     "others. Wizard: a bid met scores 20, and 10 for each trick; otherwise minus 10 for each trick "
	     "off the bid. Spades: partners sit opposite, to 500; ten for each trick bid and one for each "
	     "over it (a bag, and ten bags cost 100), minus ten for each trick bid when they fall short; a "
	     "zero bid is worth 100 either way. Skat: declare writes the value of the game, or minus twice "
	     "that when it is lost; option seeger on scores by Seeger and Fabian: 50 more for a game won; "
	     "for a game lost 50 less, and 40 to each opponent, 30 at a table of four. Carcassonne and 7 "
	     "Wonders: one count, with a row for each kind of points; template carcassonne running takes "
	     "points at any time, until count. A tie in 7 Wonders goes by the row of coins, then by the "
	     "coins in the treasury. Darts: from 501 down to exactly 0; a round that goes below counts "
	     "nothing.") },
	{ N_("Bridge and mahjong"),
	  N_("template bridge keeps a rubber by the Laws of Contract Bridge: contract Ann 4 spades 10 "
	     "doubled is a contract and the tricks taken. Points below the line, games, vulnerability and "
	     "the premium for the rubber follow; round 0 0 0 0 is a deal passed out. honours Ann 100 adds "
	     "those of the last deal; finish gives the premium for an unfinished rubber. template mahjong "
	     "scores riichi by the rules of the European Mahjong Association: hand Ann 3 30 from=Bob is a "
	     "hand of 3 han and 30 fu off Bob's discard, without from= a self-drawn one; from 5 han up it "
	     "needs no fu, and 13 is a yakuman. The payments add up to 0. riichi Ann bets 1000, which goes "
	     "to the winner of this or a later hand, or to first place at the end. A dealer who wins stays, "
	     "with a counter; round 1500 1500 -1500 -1500 is a draw, and adds a counter too.") },
	{ N_("Games of your own"),
	  N_("template save Poker keeps the options and rows of the sheet under a name, in the file "
	     "templates.json beside the settings; template Poker sets up such a sheet on another evening, "
	     "template forget Poker drops it, and templates lists all. option sum 0 makes each round add up "
	     "to 0; option start 100 and option down on count from 100 down to 0.") },
	{ N_("Bids and tricks"),
	  N_("bids and took write everybody's, bid and tricks one player's; where none has two digits, 0120 "
	     "is four numbers. The last tricks score the round. The tricks must add up to those of the "
	     "round; add sure to write others.") },
	{ N_("Teams and named rows"),
	  N_("team Alice,Carol adds up the points of these players, and they win together; team off ends all "
	     "teams. categories birds, bonus cards, eggs makes a sheet of three named rows for one count; a "
	     "name with a space needs commas or quotes. categories off counts rounds again.") },
	{ N_("An evening"),
	  N_("rematch begins an empty sheet for the same players; each win of the evening stays beside the "
	     "winner's name. option begins says who begins it: order (the next seat), seat (the first one), "
	     "loser, winner or chance (dice); rematch P names the player.") },
	{ N_("Corrections"),
	  N_("correct changes points already written: the sheet marks the number with a star, and the log "
	     "keeps the old one. A correction after the end may change who won, or let the game go on.") },
	{ 0 }
};
/* clang-format on */

static const char *const examples[] = { "seat Alice Bob Carol",
	                                "option target 100",
	                                "round 12 5 20",
	                                "points Alice 7",
	                                "points Bob,Carol 0",
	                                "correct Carol 1 22",
	                                "first Bob",
	                                "finish bedtime",
	                                NULL };

const struct game score_game = {
	.id = "score",
	.title = N_("Score sheet"),
	.about = N_("rounds, totals and the winner of any game"),
	.verbs = verbs,
	.options = score_options,
	.state_size = sizeof(struct score),
	.seats_min = 1,
	.seats_max = TABLE_SEATS,
	.no_turns = true,
	.start = start,
	.seated = seated,
	.move = score_move,
	.may_join = score_may_join,
	.may_swap = score_may_swap,
	.begun = score_has_begun,
	.joined = score_joined,
	.join_key = "score",
	.settle = score_settle,
	.check = score_check,
	.report = score_report,
	.summary = summary,
	.offers = score_offers,
	.holes = score_offer_holes,
	.notes = notes,
	.gauge = gauge,
	.round = round_of,
	.place = place,
	.won = won,
	.over = over,
	.side = side,
	.examples = examples,
};
