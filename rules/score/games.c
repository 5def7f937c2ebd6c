/* SPDX-License-Identifier: MIT */
/* The games that a sheet can be set up for in one line, as rows. */
#include "inner.h"

/* clang-format off */
const struct score_template score_templates[] = {
	{ "none", "n", N_("none"), .low = false },
	{ "hearts", "h", N_("Hearts"), .low = true, .target = 100, .sum = 26, .moon = true },
	{ "wizard", "w", N_("Wizard"), .count = SCORE_WIZARD },
	{ "spades", "s", N_("Spades"), .target = 500, .seats = 4, .count = SCORE_SPADES, .partners = true },
	{ "skat", "k", N_("Skat"), .count = SCORE_SKAT },
	{ "carcassonne", "c", N_("Carcassonne"), .on_way = true,
	  .categories = { N_("in-game"), N_("roads"), N_("cities"), N_("monasteries"), N_("fields") } },
	{ "wonders", "7", N_("7 Wonders"),
	  .categories = { N_("military"), N_("coins"), N_("wonder"), N_("civilian"), N_("science"),
	                  N_("commerce"), N_("guilds") }, .tie = N_("coins of the treasury"), .tie_row = 2 },
	{ "darts", "d", N_("Darts 501"), .begin = 501, .down = true, .first = SCORE_FIRST_STAY },
	{ "bridge", "b", N_("Rubber bridge"), .seats = 4, .count = SCORE_BRIDGE, .partners = true },
	{ "mahjong", "m", N_("Riichi mahjong"), .seats = 4, .count = SCORE_RIICHI, .begin = 30000, .zero = true },
	{ 0 }
};
/* clang-format on */
