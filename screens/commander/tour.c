/* SPDX-License-Identifier: MIT */
/*
 * The tour of Commander: the lines of a first table, with a sentence for each
 * step. A test says all of them.
 */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step commander_tour[] = {
	{ .line = "seat Alice Bob Carol Dave" },
	{ .text = N_("Digits, Tab and arrows pick a player: 2 is Bob."), .press = "2" },
	{ .text = N_("Press - or + for one life, [ or ] for five."), .line = "life Bob -3" },
	{ .text = N_("c: commander damage, from whom and how much."), .line = "damage Bob 6 from=Alice" },
	{ .text = N_("p is poison; t casts the commander: tax +2."), .line = "cast Bob" },
	{ .text = N_("n passes the turn."), .line = "turn" },
	{ .text = N_("u undoes anything, as far back as you like."), .line = "undo" },
	{ .text = N_(": opens a command line; Tab completes words."), .line = "damage Alice,Dave 2" },
	{ .text = N_("m shows all commander damage: who to whom."), .press = "m" },
	{ .text = N_("m again goes back to the panels."), .press = "m" },
	{ .text = N_(":phones gives each player a page on a phone.") },
	{ .text = N_("L is the log, T the clock, ? shows every key.") },
	{ 0 }
};
