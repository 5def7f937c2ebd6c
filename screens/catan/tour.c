/* SPDX-License-Identifier: MIT */
/* The tour of Catan: the lines of a first table, and a sentence for each step. */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step catan_tour[] = {
	{ .line = "seat Anna Boris Carol\n"
	          "build Anna settlement free at=g6,o8,b4\n"
	          "build Anna road free\n"
	          "build Boris settlement free at=w6,l5,o3\n"
	          "build Boris road free\n"
	          "build Carol settlement free at=g9,o10,l5\n"
	          "build Carol road free\n"
	          "build Carol settlement free at=w9,b5,o2\n"
	          "build Carol road free\n"
	          "build Boris settlement free at=b8,g4,w11\n"
	          "build Boris road free\n"
	          "build Anna settlement free at=l6,w3,o9\n"
	          "build Anna road free" },
	{ .text = N_("The set-up is done. r and two digits: a roll."), .line = "roll 2 4" },
	{ .text = N_("Hexes that were entered paid out by themselves.") },
	{ .text = N_("n: the next player's turn; then the roll."),
	  .line = "turn\n"
	          "roll 5 3" },
	{ .text = N_("t trades with a player or with the bank."), .line = "trade Boris 1b with=Anna 1l" },
	{ .text = N_("A seven: move the robber, then steal."),
	  .line = "turn\n"
	          "roll 3 4" },
	{ .text = N_("x moves the robber: g6 is the grain hex with 6."), .line = "robber g6" },
	{ .text = N_("s steals one card: choose from whom."), .line = "steal Carol from=Anna" },
	{ .text = N_("H shows what each hand may hold now."), .press = "H" },
	{ .text = N_("b builds, c plays a card, y has all the rest.") },
	{ .text = N_("u undoes, L shows the log, ? lists all keys.") },
	{ 0 }
};
