/* SPDX-License-Identifier: MIT */
/* The options of the score sheet: which total wins, and when the game ends. */
#include <stddef.h>

#include "inner.h"

static bool set_negative(struct call *call, const struct game_option *option, int off)
{
	struct score *s = call->state;

	for (int seat = 0; seat < s->table.seats && off; seat++)
		for (int round = 0; round < SCORE_ROUNDS; round++)
			if (s->cell[seat][round].points < 0)
				return reason_set(call->why, _("%s has %d in round %d: correct it first"),
				                  s->table.seat[seat].name, s->cell[seat][round].points,
				                  round + 1);
	s->no_negative = off;
	return true;
}

static bool may_run(const struct call *call, const struct game_option *option)
{
	const struct score *s = call->state;

	if (s->categories || s->count != SCORE_PLAIN)
		return reason_set(call->why, _("this game has rounds: `template none` ends them"));
	return score_rows(s) == 0 ||
	       reason_set(call->why, _("the sheet has points already: `rematch` begins an empty one"));
}

static bool may_limit(const struct call *call, const struct game_option *option)
{
	const struct score *s = call->state;

	return !s->categories ||
	       reason_set(call->why,
	                  P_("the sheet has %d named row: `categories off` ends that",
	                     "the sheet has %d named rows: `categories off` ends that", s->categories),
	                  s->categories);
}

static bool may_count_down(const struct call *call, const struct game_option *option)
{
	const struct score *s = call->state;

	return s->begin || s->down ||
	       reason_set(call->why, _("first say what everybody starts with: `option start 501`"));
}

/* What is left decides: the least of it wins. */
static bool set_down(struct call *call, const struct game_option *option, int off)
{
	struct score *s = call->state;

	s->down = s->low = !off;
	return true;
}

static bool set_tie_row(struct call *call, const struct game_option *option, int row)
{
	struct score *s = call->state;

	if (row > s->categories)
		return reason_set(
			call->why,
			P_("the sheet has %d named row", "the sheet has %d named rows", s->categories),
			s->categories);
	s->tie_row = row;
	return true;
}

static bool may_seeger(const struct call *call, const struct game_option *option)
{
	return ((const struct score *)call->state)->count == SCORE_SKAT ||
	       reason_set(call->why, _("Seeger and Fabian score only Skat: `template skat`"));
}

/* clang-format off */
const struct game_option score_options[] = {
	{ "win", N_("high|low"), N_("which total wins"), OPTION_SECOND, .field = offsetof(struct score, low),
	  .label = N_("which total wins") },
	{ "target", "N|off", N_("the game ends after the round in which somebody reaches N"),
	  OPTION_NUMBER, .field = offsetof(struct score, target), .most = SCORE_MOST * SCORE_ROUNDS,
	  .label = N_("target") },
	{ "rounds", "N|off", N_("the game ends after N rounds"),
	  OPTION_NUMBER, .field = offsetof(struct score, rounds), .most = SCORE_ROUNDS,
	  .may = may_limit, .label = N_("rounds") },
	{ "sum", N_("N|0|off"), N_("what the points of a round add up to"),
	  OPTION_NUMBER, .field = offsetof(struct score, sum), .most = SCORE_MOST,
	  .label = N_("sum of a round") },
	{ "running", "on|off", N_("points at any time, without rounds"),
	  OPTION_FIRST, .field = offsetof(struct score, running), .may = may_run,
	  .label = N_("points at any time"), .until = N_("may change while the sheet is empty") },
	{ "negative", "on|off", N_("points below zero"),
	  OPTION_SECOND, .field = offsetof(struct score, no_negative), .set = set_negative,
	  .label = N_("below zero") },
	{ "start", "N|off", N_("what everybody starts with"),
	  OPTION_NUMBER, .field = offsetof(struct score, begin), .most = SCORE_MOST,
	  .label = N_("starting points") },
	{ "down", "on|off", N_("points come off the start: the first to have nothing left wins"),
	  OPTION_FIRST, .field = offsetof(struct score, down), .may = may_count_down, .set = set_down,
	  .label = N_("count down") },
	{ "bust", "on|off", N_("a round that goes below zero counts nothing, when counting down"),
	  OPTION_FIRST, .field = offsetof(struct score, bust), .label = N_("bust") },
	{ "seeger", "on|off", N_("Skat: scoring by Seeger and Fabian"),
	  OPTION_FIRST, .field = offsetof(struct score, seeger), .may = may_seeger,
	  .label = N_("Seeger-Fabian") },
	{ "first", N_("next|winner|loser|stay"),
	  N_("who begins the next round: next seat, best or worst of this round, or the same player"),
	  OPTION_WORD, .field = offsetof(struct score, first), .label = N_("next round") },
	{ "begins", BEGINS_WORDS, N_("who begins after a rematch"),
	  OPTION_WORD, .field = offsetof(struct score, begins), BEGINS_OPTION },
	{ "tie", N_("shared|extra|number"),
	  N_("a tie at the end: shared, or one more round, or a number is asked for"),
	  OPTION_WORD, .field = offsetof(struct score, tie), .label = N_("tie") },
	{ "tie-row", "N|off", N_("the named row that decides a tie first: the highest wins"),
	  OPTION_NUMBER, .field = offsetof(struct score, tie_row), .most = SCORE_CATEGORIES,
	  .set = set_tie_row, .label = N_("row that decides a tie") },
	{ "leftover", "on|off", N_("riichi: bets left on the table at the end go to first place"),
	  OPTION_SECOND, .field = offsetof(struct score, bets_stay), .label = N_("bets left over") },
	{ 0 }
};
/* clang-format on */
