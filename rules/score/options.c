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

/* clang-format off */
const struct game_option score_options[] = {
	{ "win", "high|low", N_("which total wins"), OPTION_SECOND, .field = offsetof(struct score, low) },
	{ "target", "N|off", N_("the game ends with the round in which somebody has so many"),
	  OPTION_NUMBER, .field = offsetof(struct score, target), .most = SCORE_MOST * SCORE_ROUNDS },
	{ "rounds", "N|off", N_("the game ends after so many rounds"),
	  OPTION_NUMBER, .field = offsetof(struct score, rounds), .most = SCORE_ROUNDS },
	{ "negative", "on|off", N_("points below zero"),
	  OPTION_SECOND, .field = offsetof(struct score, no_negative), .set = set_negative },
	{ "first", "next|winner|loser|stay",
	  N_("who begins the next round: the next seat, or by the round's points"),
	  OPTION_WORD, .field = offsetof(struct score, first) },
	{ "tie", "shared|extra", N_("a tie at the end: shared, or another round is played"),
	  OPTION_SECOND, .field = offsetof(struct score, extra) },
	{ 0 }
};
/* clang-format on */
