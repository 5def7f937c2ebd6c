/* SPDX-License-Identifier: MIT */
/*
 * See keys.h. An act here belongs to the program around the screens
 * (app/tui/key.c, home.c).
 */
#include "keys.h"

#include "rules/core/i18n.h"

static const struct binding dice_keys[] = {
	{ SAYS("d", "dice 1d6", NULL, N_("one die")) },
	{ SAYS("2", "dice 2d6", NULL, N_("two dice")) },
	{ SAYS("t", "dice d20", NULL, N_("a twenty-sided die")) },
	{ SAYS("c", "coin", NULL, N_("a coin")) },
	{ SAYS("f", "first", NULL, N_("who begins")) },
	{ SAYS("w", "dice {*thrown}", NULL, N_("dice thrown by hand: the numbers")) },
	{ 0 }
};

#define EVERYWHERE .group = N_("EVERYWHERE")

const struct binding common_keys[] = {
	{ SAYS("u", "undo", N_("undo"), N_("undo, without limit")), EVERYWHERE },
	{ SAYS("^R", "redo", NULL, N_("redo")), EVERYWHERE },
	{ .key = "U", .program = ACT_UNDO_PHASE, .help = N_("undo a whole phase"), EVERYWHERE },
	{ .key = "s", .program = ACT_SEAT, .help = N_("seat players (empty table)"), EVERYWHERE },
	{ .key = ":", .program = ACT_PROMPT, .help = N_("type a command"), EVERYWHERE },
	{ .key = "L", .program = ACT_LOG, .help = N_("log"), EVERYWHERE },
	{ .key = "T", .program = ACT_CLOCK, .help = N_("start or stop the clock"), EVERYWHERE },
	{ SAYS("N", "note {\"text}", NULL, N_("write a note")), EVERYWHERE },
	{ .key = "Q", .program = ACT_QR, .help = N_("QR code of the table"), EVERYWHERE },
	{ OPENS("D", dice_keys, NULL, N_("dice, coin, who begins ..")), EVERYWHERE },
	{ .key = "^E", .program = ACT_READ, .help = N_("read all of a long message"), EVERYWHERE },
	{ .key = "?", .program = ACT_HELP, .help = N_("this help"), EVERYWHERE },
	{ .key = "F1", .program = ACT_HELP, .help = N_("this help"), EVERYWHERE },
	{ .key = "Esc", .program = ACT_BACK, .help = N_("one step back"), EVERYWHERE },
	{ .key = "^L", .program = ACT_REDRAW, .help = N_("redraw the screen"), EVERYWHERE },
	{ SAYS("^Y", "redo", NULL, N_("redo")), EVERYWHERE },
	{ .key = "^Z", .program = ACT_SUSPEND, .help = N_("to the shell; fg returns"), EVERYWHERE },
	{ .key = "q",
	  .program = ACT_HOME,
	  .label = N_("home"),
	  .help = N_("home (everything is saved)"),
	  EVERYWHERE },
	{ 0 }
};

#define WATCH .group = N_("WHILE WATCHING")

const struct binding watch_keys[] = {
	{ .key = "F",
	  .program = ACT_ROOM,
	  .label = N_("for a room"),
	  .help = N_("pages for a whole room, and back"),
	  WATCH },
	{ MOVES("Space", NULL, N_("hold the pages for a room, or let them turn")), WATCH },
	{ MOVES("arrows", NULL, N_("turn the pages for a room")), WATCH },
	{ 0 }
};

#define HOME .group = N_("HOME")

/* clang-format off */
const struct binding home_keys[] = {
	{ .key = "Enter", .program = ACT_OPEN, .label = N_("resume"), .help = N_("resume this table"), HOME },
	{ .key = "n", .program = ACT_NEW, .label = N_("new table"), .help = N_("new table"), HOME },
	{ .key = "/", .program = ACT_FIND, .label = N_("find"), .help = N_("find a table"), HOME },
	{ .key = "w", .program = ACT_WATCH, .label = N_("watch"), .help = N_("watch this table, read-only"), HOME },
	{ .key = "R", .program = ACT_RENAME, .help = N_("rename this table"), HOME },
	{ .key = "A", .program = ACT_ARCHIVE, .help = N_("archive this table"), HOME },
	{ .key = "u", .program = ACT_UNARCHIVE, .help = N_("restore the table archived last"), HOME },
	{ .key = "t", .program = ACT_TOUR, .label = N_("tour"),
	  .help = N_("two-minute tour: t, then the game's number"), HOME },
	{ .key = ":", .program = ACT_PROMPT, .help = N_("type a command"), HOME },
	{ .key = "S", .program = ACT_SETTINGS, .label = N_("settings"),
	  .help = N_("colours, digits, clock, language .."), HOME },
	{ .key = "^E", .program = ACT_READ, .help = N_("read all of a long message"), HOME },
	{ .key = "?", .program = ACT_HELP, .help = N_("this help"), HOME },
	{ .key = "F1", .program = ACT_HELP, .help = N_("this help"), HOME },
	{ .key = "^L", .program = ACT_REDRAW, .help = N_("redraw the screen"), HOME },
	{ .key = "^Z", .program = ACT_SUSPEND, .help = N_("to the shell; fg returns"), HOME },
	{ .key = "q", .program = ACT_QUIT, .label = N_("quit"), .help = N_("quit (everything is saved)"), HOME },
	{ 0 }
};
/* clang-format on */

const char *keys_press(const struct keymap *map, const struct binding *keys, enum program_act act)
{
	const struct binding *row = keymap_of(map, keys);

	while (row->key && row->program != (int)act)
		row++;
	return binding_press(row);
}

const struct binding *keymap_of(const struct keymap *map, const struct binding *keys)
{
	for (int i = 0; map && i < map->copies; i++)
		if (map->copy[i].of == keys)
			return map->copy[i].is;
	return keys;
}
