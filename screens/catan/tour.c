/* SPDX-License-Identifier: MIT */
/* The tour of Catan: the lines of a first table, and a sentence for each step. */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step catan_tour[] = {
	{ .line = "seat Anna Boris Carol\n"
	          "board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 "
	          "; g l w o 3 3 3 3 b\n"
	          "build Anna settlement at=19 free\n"
	          "build Anna road at=19-24 free\n"
	          "build Boris settlement at=35 free\n"
	          "build Boris road at=30-35 free\n"
	          "build Carol settlement at=41 free\n"
	          "build Carol road at=36-41 free\n"
	          "build Carol settlement at=28 free\n"
	          "build Carol road at=22-28 free\n"
	          "build Boris settlement at=53 free\n"
	          "build Boris road at=49-53 free\n"
	          "build Anna settlement at=3 free\n"
	          "build Anna road at=3-6 free" },
	{ .text = N_("m draws or types the board, later it shows it."), .press = "m" },
	{ .text = N_("Arrows and Enter put each piece where it may go."), .press = "m" },
	{ .text = N_("The set-up is done. r and two digits: a roll."), .line = "roll 2 4" },
	{ .text = N_("The hexes of the board paid out by themselves.") },
	{ .text = N_("n: the next player's turn; then the roll."),
	  .line = "turn\n"
	          "roll 5 3" },
	{ .text = N_("t trades with a player or with the bank."), .line = "trade Boris 1g with=Anna 1o" },
	{ .text = N_("A seven: move the robber, then steal."),
	  .line = "turn\n"
	          "roll 3 4" },
	{ .text = N_("x moves the robber: arrows and Enter, here to g6."), .line = "robber g6" },
	{ .text = N_("s steals one card: choose from whom."), .line = "steal Carol from=Boris" },
	{ .text = N_("H shows what each hand may hold now."), .press = "H" },
	{ .text = N_("b builds, c plays a card, y has all the rest.") },
	{ .text = N_("u undoes, L shows the log, ? lists all keys.") },
	{ 0 }
};
