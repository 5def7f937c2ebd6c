/* SPDX-License-Identifier: MIT */
/*
 * See keys.h. An act here belongs to the program around the screens
 * (table_keys.c, home.c).
 */
#include "keys.h"

#include "rules/core/i18n.h"

static const struct binding dice_keys[] = {
	{ .key = "d", .line = "dice 1d6", .help = N_("one die") },
	{ .key = "2", .line = "dice 2d6", .help = N_("two dice") },
	{ .key = "t", .line = "dice d20", .help = N_("a die of twenty") },
	{ .key = "c", .line = "coin", .help = N_("a coin") },
	{ .key = "f", .line = "first", .help = N_("who begins") },
	{ .key = "w", .line = "dice {*thrown}", .help = N_("what was thrown on the table") },
	{ 0 }
};

#define EVERYWHERE .group = N_("EVERYWHERE")

const struct binding common_keys[] = {
	{ .key = "u", .line = "undo", .label = N_("undo"), .help = N_("undo, without limit"), EVERYWHERE },
	{ .key = "^Z", .line = "undo", EVERYWHERE },
	{ .key = "^R", .line = "redo", .help = N_("redo"), EVERYWHERE },
	{ .key = "^Y", .line = "redo", EVERYWHERE },
	{ .key = ":", .program = ACT_PROMPT, .help = N_("say a line in words"), EVERYWHERE },
	{ .key = "L", .program = ACT_LOG, .help = N_("log"), EVERYWHERE },
	{ .key = "T", .program = ACT_CLOCK, .help = N_("start or stop the clock"), EVERYWHERE },
	{ .key = "N", .line = "note {\"text}", .help = N_("note something"), EVERYWHERE },
	{ .key = "Q", .program = ACT_QR, .help = N_("QR code of the standings"), EVERYWHERE },
	{ .key = "D", .menu = dice_keys, .help = N_("dice, coin, who begins .."), EVERYWHERE },
	{ .key = "^E", .program = ACT_READ, .help = N_("read a long message whole"), EVERYWHERE },
	{ .key = "?", .program = ACT_HELP, .help = N_("this page"), EVERYWHERE },
	{ .key = "Esc", .program = ACT_BACK, .help = N_("one step back"), EVERYWHERE },
	{ .key = "^L", .program = ACT_REDRAW, .help = N_("draw again"), EVERYWHERE },
	{ .key = "q",
	  .program = ACT_HOME,
	  .label = N_("home"),
	  .help = N_("home, all is saved"),
	  EVERYWHERE },
	{ 0 }
};

#define HOME .group = N_("HOME")

/* clang-format off */
const struct binding home_keys[] = {
	{ .key = "Enter", .program = ACT_OPEN, .label = N_("resume"), .help = N_("resume this table"), HOME },
	{ .key = "n", .program = ACT_NEW, .label = N_("new table"), .help = N_("new table"), HOME },
	{ .key = "/", .program = ACT_FIND, .label = N_("find"), .help = N_("find a table"), HOME },
	{ .key = "w", .program = ACT_WATCH, .label = N_("watch"), .help = N_("follow it, read-only"), HOME },
	{ .key = "R", .program = ACT_RENAME, .help = N_("give it another title"), HOME },
	{ .key = "A", .program = ACT_ARCHIVE, .help = N_("put it away"), HOME },
	{ .key = "u", .program = ACT_UNARCHIVE, .help = N_("bring back what was put away"), HOME },
	{ .key = "t", .program = ACT_TOUR, .label = N_("tour"),
	  .help = N_("a tour of two minutes: t and the game's number"), HOME },
	{ .key = ":", .program = ACT_PROMPT, .help = N_("say a line in words"), HOME },
	{ .key = "S", .program = ACT_SETTINGS, .label = N_("settings"),
	  .help = N_("colours, digits, clock, language .."), HOME },
	{ .key = "^E", .program = ACT_READ, .help = N_("read a long message whole"), HOME },
	{ .key = "?", .program = ACT_HELP, .help = N_("this page"), HOME },
	{ .key = "^L", .program = ACT_REDRAW, .help = N_("draw again"), HOME },
	{ .key = "q", .program = ACT_QUIT, .label = N_("quit"), .help = N_("leave, all is saved"), HOME },
	{ 0 }
};
/* clang-format on */

const struct binding *keymap_of(const struct keymap *map, const struct binding *keys)
{
	for (int i = 0; map && i < map->copies; i++)
		if (map->copy[i].of == keys)
			return map->copy[i].is;
	return keys;
}
