/* SPDX-License-Identifier: MIT */
/*
 * The tour of the score sheet: the lines of a first table, with a sentence for
 * each step. A test says all of them.
 */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step score_tour[] = {
	{ .line = "seat Alice Bob Carol" },
	{ .text = N_("Enter 1 2 Enter: 12 points for the next player."), .line = "points Alice 12" },
	{ .text = N_("Enter 5 -: takes 5 points away."), .line = "points Bob -5" },
	{ .text = N_("Points for the last player end the round."), .line = "points Carol 20" },
	{ .text = N_("r: points for the whole round, in seat order."), .line = "round 7 31 4" },
	{ .text = N_("c corrects an earlier round."), .line = "correct Bob 1 =5" },
	{ .text = N_("y sets a target, or lets the lowest total win."), .line = "option target 60" },
	{ .text = N_("Once somebody reaches it, this round is the last."), .line = "round 22 9 40" },
	{ .text = N_("u undoes, L shows the log, ? lists all keys.") },
	{ 0 }
};
