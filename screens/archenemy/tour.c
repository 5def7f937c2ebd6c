/* SPDX-License-Identifier: MIT */
/*
 * The tour of Archenemy: the lines of a first table, with a sentence for each
 * step. A test says all of them.
 */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step archenemy_tour[] = {
	{ .line = "option deck any\n"
	          "seat Elspeth Alice Bob Carol\n"
	          "archenemy Elspeth\n"
	          "scheme add \"Behold the Power of Destruction\"\n"
	          "scheme add \"Nothing Can Stop Me Now\"\n"
	          "scheme add \"Feed the Machine\"\n"
	          "scheme add \"All in Good Time\"\n"
	          "shuffle Elspeth \"Behold the Power of Destruction\" \"Nothing Can Stop Me Now\" \"Feed "
	          "the Machine\" \"All in Good Time\"\n"
	          "keep each" },
	{ .text = N_("Space: the next step. Untap, upkeep, draw, main."),
	  .line = "step\n"
	          "step\n"
	          "step" },
	{ .text = N_("r sets the scheme on top in motion."), .line = "reveal" },
	{ .text = N_("It wants an opponent: 2 chooses Alice."), .line = "choose Behold Alice" },
	{ .text = N_("Enter resolves it; it goes to the bottom."), .line = "resolve Behold" },
	{ .text = N_("v goes to the lives; - and + change them."), .line = "life Alice -4" },
	{ .text = N_("n passes the turn: the heroes share one."), .line = "turn" },
	{ .text = N_("Her turn again: each one brings a new scheme."),
	  .line = "turn\n"
	          "step\n"
	          "step\n"
	          "step\n"
	          "reveal" },
	{ .text = N_("Ongoing schemes stay in sight until abandoned.") },
	{ .text = N_("u undoes; b is a curtain; ? shows every key.") },
	{ 0 }
};
