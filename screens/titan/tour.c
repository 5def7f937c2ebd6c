/* SPDX-License-Identifier: MIT */
/*
 * The tour of Titan: lines for a first table, with a sentence for each step. A test
 * plays it.
 */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step titan_tour[] = {
	{ .line = "battle Hills\n"
	          "force attacker titan:9 angel lion*2 centaur\n"
	          "force defender minotaur unicorn ogre centaur\n"
	          "place a1 C3\n"
	          "place a2 D4\n"
	          "place a3 E2\n"
	          "place a4 D3\n"
	          "place a5 F3\n"
	          "place d1 D5\n"
	          "place d2 B3\n"
	          "place d3 E3\n"
	          "place d4 C2\n"
	          "at turn=3 side=defender phase=strike" },
	{ .text = N_("A half-played battle: the defender strikes.") },
	{ .text = N_("Tab goes to the next who must strike, marked !."), .press = "Tab" },
	{ .text = N_("The panel shows dice, number and odds; d: your dice."),
	  .line = "strike d2 a1 4 5 6 1 2 3 4" },
	{ .text = N_("Without dice Enter rolls; all must strike, once."),
	  .line = "strike d3 a3 6 6 4 4 1 2 1\n"
	          "strike d1 a2 4 4 1 1\n"
	          "strike d4 a1 3 3 1" },
	{ .text = N_("Space is the next step; none can be skipped."), .line = "step" },
	{ .text = N_("The attacker may concede now: Space, next step."), .line = "step" },
	{ .text = N_("w shows the present step, and why."), .press = "w" },
	{ .text = N_("Any arrow scrolls; w again goes back."), .press = "w" },
	{ .text = N_("x concedes, s summons, u undoes, ? shows all.") },
	{ 0 }
};
