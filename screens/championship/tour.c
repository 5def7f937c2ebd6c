/* SPDX-License-Identifier: MIT */
/* The tour of the championship: the lines of a first table, and a sentence for each step. */
#include "inner.h"
#include "rules/core/i18n.h"

const struct tour_step championship_tour[] = {
	{ .line = "seat Anna=DE Ben=US Chiyo=JP Dora=HU Eve=FR Finn=IE Gil=ES Hana=JP" },
	{ .text = N_("Eight have entered. G draws all their rounds."), .line = "schedule" },
	{ .text = N_("/ finds a player; [ and ] change the round.") },
	{ .text = N_("Enter opens a sheet: type the points, Enter saves."), .line = "result 1 1 10 8 6 5" },
	{ .text = N_("S: all four sign, and the sheet is locked."), .line = "sign 1 1 each" },
	{ .text = N_("The standings follow by wins, points and share.") },
	{ .text = N_("w warns a player; it stays in the log."), .line = "warn Ben helped another player" },
	{ .text = N_("m shows a player's opponents."), .press = "m" },
	{ .text = N_("m goes back; C makes the cut, E exports pages."), .press = "m" },
	{ .text = N_("u undoes, L is the log, ? shows every key.") },
	{ 0 }
};
