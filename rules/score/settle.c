/* SPDX-License-Identifier: MIT */
/*
 * After each line of a score sheet: whether a round is complete, who begins the next one, and when the
 * game is over; what is left on the table then, and who has won.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

/* The seats in the first place; *total is that of each. */
static seats_set leaders(const struct score *s, int *total)
{
	seats_set set = 0;

	*total = 0;
	every_seat (i, s->table)
		if (score_place(s, i) == 1) {
			set |= 1u << i;
			*total = score_total(s, i);
		}
	return set;
}

/* One player, or one team. */
static bool is_one(const struct score *s, seats_set set)
{
	int sides = 0;

	every_seat (i, s->table)
		sides += set & 1u << i && score_side(s, i) == i;
	return sides == 1;
}

/* ---- rounds ---- */

/* Counts rounds itself: a turn that passes the first seat begins none. */
void score_begin(struct score *s, int seat)
{
	table_give_turn(&s->table, seat);
	s->table.first = seat;
	s->table.round = s->played + 1;
	if (s->played == 0)
		s->opening = seat;
}

/* The seat with the most or fewest points of the last round; of equals the first
 * one from who began it. */
static int best_of_round(const struct score *s, bool most)
{
	int best = -1, seats = s->table.seats;

	for (int i = 0; i < seats; i++) {
		int seat = (s->table.turn + i) % seats, points = s->cell[seat][s->played - 1].points;

		if (!s->table.seat[seat].in)
			continue;
		if (best < 0 || (most ? points > s->cell[best][s->played - 1].points
		                      : points < s->cell[best][s->played - 1].points))
			best = seat;
	}
	return best;
}

static int who_begins(const struct score *s)
{
	int turn = s->table.turn;

	/* EMA riichi 3.4.11: the dealer who has won, or is paid after a draw, stays */
	if (s->count == SCORE_RIICHI && s->table.seat[turn].in && s->cell[turn][s->played - 1].points > 0)
		return turn;
	switch (s->first) {
	case SCORE_FIRST_WINNER: return best_of_round(s, !s->low);
	case SCORE_FIRST_LOSER: return best_of_round(s, s->low);
	case SCORE_FIRST_STAY: return s->table.seat[turn].in ? turn : table_next(&s->table, turn);
	case SCORE_FIRST_NEXT: break;
	}
	return table_next(&s->table, turn);
}

/* Who counts down has nothing left: the others throw no more. */
static bool is_down(const struct score *s)
{
	every_seat (i, s->table)
		if (s->table.seat[i].in && (s->bust ? score_total(s, i) == 0 : score_total(s, i) <= 0))
			return true;
	return false;
}

/* Law 74: two games are a rubber. */
static bool is_rubber(const struct score *s)
{
	every_seat (i, s->table)
		if (s->games[i] == 2)
			return true;
	return false;
}

static bool target_is_met(const struct score *s)
{
	int rounds = s->running ? SCORE_ROUNDS : s->played;

	for (int i = 0; i < s->table.seats && s->target; i++)
		if (s->table.seat[i].in && score_total_after(s, i, rounds) >= s->target)
			return true;
	return false;
}

/* Only complete rounds end a game, so that all players have had as many. */
static bool is_over(const struct score *s)
{
	int most = s->rounds ? s->rounds : SCORE_ROUNDS, total;

	if (s->ended || s->played == SCORE_ROUNDS || (s->down && s->begin && is_down(s)) || is_rubber(s))
		return true;
	if (s->running)
		return target_is_met(s);
	if (s->played == 0 || (s->played < most && !target_is_met(s)))
		return false;
	return s->tie != SCORE_TIE_EXTRA || is_one(s, leaders(s, &total));
}

/* "Ann, Cy", of more than two "Ann and 4 more": a message has room for the number behind it. */
static void team_names(const struct score *s, seats_set team, char *out, size_t size)
{
	int others = seats_count(team) - 1;

	if (others > 1)
		snprintf(out, size, P_("%s and %d more", "%s and %d more", others),
		         s->table.seat[seat_from(team, 0)].name, others);
	else
		score_names(s, team, 0, out, size);
}

static bool is_said(const struct call *call, const char *verb)
{
	return call->args.verb && strcmp(call->args.verb->name, verb) == 0;
}

static void tell_first_place(struct call *call)
{
	const struct score *s = call->state;
	char names[SCORE_NAMES];
	int total;
	seats_set first = leaders(s, &total);
	bool team = first & (first - 1) && is_one(s, first);

	if (team)
		team_names(s, first, names, sizeof names);
	else
		score_names(s, first, 0, names, sizeof names);
	if (team)
		said_both(call->said,
		          s->over ? _("the team %s wins with %d") : _("the team %s leads with %d"), names,
		          total);
	else if (s->over && is_one(s, first))
		said_both(call->said, _("%s wins with %d"), names, total);
	else if (s->over && score_ties(s))
		said_both(call->said, _("a tie of %s, with %d each"), names, total);
	else if (s->over)
		said_both(call->said, _("a tie: %s win with %d each"), names, total);
	else if (s->categories)
		said_line(call->said, is_one(s, first) ? _("%s leads with %d") : _("%s lead with %d each"),
		          names, total);
	else
		said_line(call->said,
		          is_one(s, first) ? _("after round %d %s leads with %d")
		                           : _("after round %d %s lead with %d each"),
		          s->played, names, total);
	said_rank(call->said, s->over ? SAID_END : SAID_DETAIL);
	if (s->tie_row && score_tied(s) & ~first && !is_said(call, "tiebreak")) {
		score_row_name(s, s->tie_row - 1, names, sizeof names);
		said_line(call->said, _("equal totals: %s decides"), names);
	}
}

void score_tell_next(struct call *call)
{
	const struct score *s = call->state;
	const char *name = s->table.seat[s->table.turn].name;
	char row[SCORE_LABEL];

	if (s->categories) {
		score_row_name(s, s->played, row, sizeof row);
		said_line(call->said, _("next: %s"), row);
		return;
	}
	said_line(call->said, _("%s begins round %d"), name, s->table.round);
	said_change(call->said, name, NULL, _("begins round %d"), s->table.round);
}

/* What each has written in a round, for those who read the log. */
static void tell_points(struct call *call, int round)
{
	const struct score *s = call->state;
	char text[SCORE_NAMES * 2] = "", name[SCORE_LABEL];

	every_seat (i, s->table)
		if (s->cell[i][round].written)
			said_list_add(text, sizeof text, "%s %d", s->table.seat[i].name,
			              s->cell[i][round].points);
	score_row_name(s, round, name, sizeof name);
	said_line(call->said, s->categories ? _("%s: %s") : _("round %s: %s"), name, text);
	said_rank(call->said, SAID_ASIDE);
}

/* EMA riichi 3.4.4 and 3.4.10: after a draw the bets stay, and a counter comes. */
static void settle_draw(struct call *call)
{
	struct score *s = call->state;

	s->counters++;
	every_seat (i, s->table)
		if (s->riichi[i] && s->table.seat[i].in) {
			score_write(call, i, -SCORE_BET);
			s->bets++;
		}
}

/* Law 81: of a rubber that is not finished, 300 for the only game, 100 for the only part-score. */
static void end_rubber(struct call *call)
{
	struct score *s = call->state;

	every_seat (i, s->table) {
		int rival = score_rival(s, i), points = 0;

		if (score_home(s, i) != i || rival < 0 || s->games[i] == 2 || s->games[rival] == 2)
			continue;
		points += s->games[i] > s->games[rival] ? 300 : 0;
		points += s->below[i] && !s->below[rival] ? 100 : 0;
		if (!points)
			continue;
		score_add(call, score_side(s, i), points);
		said_both(call->said, _("unfinished rubber: %d for %s"), points, s->table.seat[i].name);
		said_rank(call->said, SAID_CHANGES);
	}
}

/* Bets that nobody has won go to the first; they stay on the table where two are. */
static void end_bets(struct call *call)
{
	struct score *s = call->state;
	int points = SCORE_BET * s->bets, total;
	seats_set first = leaders(s, &total);

	if (!points || s->bets_stay || first & (first - 1))
		return;
	s->bets = 0;
	score_add(call, seat_from(first, 0), points);
	said_both(call->said, _("%s gets the bets that are left: %d"),
	          s->table.seat[seat_from(first, 0)].name, points);
}

static void end_deals(struct call *call)
{
	const struct score *s = call->state;

	if (s->count == SCORE_BRIDGE)
		end_rubber(call);
	else if (s->count == SCORE_RIICHI)
		end_bets(call);
}

void score_settle(struct call *call)
{
	struct score *s = call->state;
	bool was_over = s->over, full;

	if (!s->table.seats)
		return;
	full = !was_over && !s->running && table_playing(&s->table) > 0 && s->played < SCORE_ROUNDS &&
	       !score_due(s);
	if (full && s->count == SCORE_RIICHI && !is_said(call, "hand"))
		settle_draw(call);
	s->played += full;
	if (full) {
		said_asides(call->said); /* the panels show the points */
		score_clear_bids(s);
	}
	s->over = is_over(s);
	if (s->over && !was_over)
		end_deals(call);
	if (full || (s->over && !was_over) || (is_said(call, "tiebreak") && !score_ties(s)) ||
	    (s->over && is_said(call, "honours")))
		tell_first_place(call);
	if (was_over && !s->over)
		said_both(call->said, _("the game continues"));
	if (!s->over && s->table.round != s->played + 1) {
		score_begin(s, who_begins(s));
		score_tell_next(call);
	}
	if (full && is_said(call, "round"))
		tell_points(call, s->played - 1); /* points said one by one have been told */
}
