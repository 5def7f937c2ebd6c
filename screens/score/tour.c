/* SPDX-License-Identifier: MIT */
/*
 * The tour of the score sheet: the lines of a first table, with a sentence for
 * each step. A test says all of them.
 */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step score_tour[] = {
	{ .line = "seat Alice Bob Carol" },
	{ .text = N_("Enter writes points for who is next: 1 2, Enter."), .line = "points Alice 12" },
	{ .text = N_("5 and - take away."), .line = "points Bob -5" },
	{ .text = N_("The last one's points end the round."), .line = "points Carol 20" },
	{ .text = N_("r writes a whole round in the order of the seats."), .line = "round 7 31 4" },
	{ .text = N_("c corrects what is written."), .line = "correct Bob 1 =5" },
	{ .text = N_("y sets a target, or that the lowest wins."), .line = "option target 60" },
	{ .text = N_("Who reaches it ends the game with the round."), .line = "round 22 9 40" },
	{ .text = N_("u takes back, L is the log, ? shows every key.") },
	{ 0 }
};
