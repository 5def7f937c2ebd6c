/* SPDX-License-Identifier: MIT */
/*
 * The tour of Titan: lines for a first table, with a sentence for each step. A test
 * plays it.
 */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step titan_tour[] = {
	{ .line = "option board on\n"
	          "option auto-step on\n"
	          "seat Red Blue\n"
	          "tower Red 2\n"
	          "tower Blue 4\n"
	          "colour Red red\n"
	          "colour Blue blue\n"
	          "legion Red Rd01 lion*3 centaur at=36\n"
	          "legion Red Rd02 titan angel lion*2 centaur\n"
	          "legion Blue Bu01 titan gargoyle*3\n"
	          "legion Blue Bu02 minotaur unicorn ogre centaur at=9\n"
	          "score Red =340\n"
	          "score Blue =120\n"
	          "begin Red turn=6\n"
	          "step\n"
	          "movement 4" },
	{ .text = N_("The masterboard: chips are legions and their height.") },
	{ .text = N_("Tab: the next legion; m and a letter move it."), .line = "move Rd02 9" },
	{ .text = N_("Blue stands there. Space, then e: the encounter."),
	  .line = "step\nencounter Rd02 Bu02" },
	{ .text = N_("They look, flee, talk; then v: map and battle."),
	  .line = "step\n"
	          "step\n"
	          "step\n"
	          "done-proposing defender\n"
	          "step\n"
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
	{ .text = N_("A battle in progress: the defender strikes.") },
	{ .text = N_("Tab goes to the next unit that must strike, marked !."), .press = "Tab" },
	{ .text = N_("The panel shows dice, number and odds; d: your dice."),
	  .line = "strike d2 a1 4 5 6 1 2 3 4" },
	{ .text = N_("Without dice Enter rolls; all must strike, once."),
	  .line = "strike d3 a3 6 6 4 4 1 2 1\n"
	          "strike d1 a2 4 4 1 1\n"
	          "strike d4 a1 3 3 1" },
	{ .text = N_("Space is the next step; none can be skipped."), .line = "step" },
	{ .text = N_("w shows the present step, and why."), .press = "w" },
	{ .text = N_("Any arrow scrolls; w again goes back."), .press = "w" },
	{ .text = N_("X concedes, s summons, u undoes, ? shows all.") },
	{ 0 }
};
