/* SPDX-License-Identifier: MIT */
/*
 * The tour of MECCG: the lines of a first table, with a sentence for each step.
 * A test says all of them.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
const struct tour_step meccg_tour[] = {
	{ .line = "seat Alice Aoki" },
	{ .text = N_("Each chooses a pool: Enter opens one in private."),
	  .line = "pool Alice add Gimli\npool Alice add Kili\npool Alice add Aragorn" },
	{ .text = N_("The other looks away; S seals a pool."),
	  .line = "pool Aoki add Legolas\npool Aoki add Beretar\npool Aoki add Gildor\n"
	          "pool Alice seal\npool Aoki seal" },
	{ .text = N_("The draft: one picks face down, then the other."),
	  .line = "pick Alice Gimli\npick Aoki Legolas" },
	{ .text = N_("Space reveals both picks at once."), .line = "reveal" },
	{ .text = N_("Round by round, within twenty points of mind."),
	  .line = "pick Alice Aragorn\npick Aoki Beretar\nreveal" },
	{ .text = N_("s stops: no more characters are shown."), .line = "stop Alice\nstop Aoki" },
	{ .text = N_("Then items, sites and decks, and the game begins.") },
	{ .text = N_("At the end the council is counted step by step.") },
	{ .text = N_("u undoes, L is the log, ? shows every key.") },
	{ 0 }
};
/* clang-format on */
