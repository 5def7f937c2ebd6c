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
	{ .text = N_("The first settlements stand. r and two digits: a roll."), .line = "roll 2 4" },
	{ .text = N_("The hexes that were told paid by themselves.") },
	{ .text = N_("n: the next player's turn, who rolls."),
	  .line = "turn\n"
	          "roll 5 3" },
	{ .text = N_("t trades, with a player or with the bank."), .line = "trade Boris 1b with=Anna 1l" },
	{ .text = N_("A seven: the robber moves, then steals."),
	  .line = "turn\n"
	          "roll 3 4" },
	{ .text = N_("x says where he goes: g6 is the grain on the 6."), .line = "robber g6" },
	{ .text = N_("s says from whom he steals, unseen."), .line = "steal Carol from=Anna" },
	{ .text = N_("H shows what each hand can hold after that."), .press = "H" },
	{ .text = N_("b builds, c plays a card, y is all the rest.") },
	{ .text = N_("u takes back, L is the log, ? shows every key.") },
	{ 0 }
};
