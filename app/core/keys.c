/* SPDX-License-Identifier: MIT */
/*
 * See keys.h. An act here belongs to the program around the screens
 * (app/tui/key.c, home.c).
 */
#include "keys.h"

#include "rules/core/i18n.h"

/* clang-format off */
static const struct binding dice_keys[] = {
	{ SAYS("d", "dice 1d6", NULL, N_("one die")) },
	{ SAYS("2", "dice 2d6", NULL, N_("two dice")) },
	{ SAYS("t", "dice d20", NULL, N_("a 20-sided die")) },
	{ SAYS("c", "coin", NULL, N_("a coin")) },
	{ SAYS("f", "first", NULL, N_("who begins")) },
	{ SAYS("w", "dice {*thrown}", NULL, N_("dice thrown by hand: type the numbers")) },
	{ 0 }
};
/* clang-format on */

/* The beginning of a row that belongs to the program. */
#define DOES(pressed, what, bar, told) .key = (pressed), .program = (what), .label = (bar), .help = (told)

#define EVERYWHERE .group = N_("EVERYWHERE")

/* clang-format off */
const struct binding common_keys[] = {
	{ SAYS("u", "undo", N_("undo"), N_("undo, without limit")), EVERYWHERE },
	{ SAYS("^R", "redo", NULL, N_("redo")), EVERYWHERE },
	{ DOES("U", ACT_UNDO_PHASE, NULL, N_("undo a whole phase")), EVERYWHERE },
	{ DOES("s", ACT_SEAT, NULL, N_("seat the players (empty table)")), .leads = "seat", EVERYWHERE },
	{ DOES(":", ACT_PROMPT, NULL, N_("type a command")), EVERYWHERE },
	{ DOES("L", ACT_LOG, NULL, N_("log")), EVERYWHERE },
	{ DOES("T", ACT_CLOCK, NULL, N_("start or stop the clock")), EVERYWHERE },
	{ DOES("O", ACT_OPTIONS, NULL, N_("options of this table: rules, limits ..")), .leads = "option", EVERYWHERE },
	{ SAYS("N", "note {\"text}", NULL, N_("write a note")), EVERYWHERE },
	{ DOES("Q", ACT_QR, NULL, N_("QR code of the table")), EVERYWHERE },
	{ DOES("E", ACT_EXPORT, NULL, N_("export and print: documents and formats ..")), EVERYWHERE },
	{ OPENS("D", dice_keys, NULL, N_("dice, coin, who begins ..")), EVERYWHERE },
	{ DOES("^E", ACT_READ, NULL, N_("read the whole message")), EVERYWHERE },
	{ DOES("?", ACT_HELP, NULL, N_("this help")), EVERYWHERE },
	{ DOES("F1", ACT_HELP, NULL, N_("this help")), EVERYWHERE },
	{ DOES("Esc", ACT_BACK, NULL, N_("back one step")), EVERYWHERE },
	{ DOES("^L", ACT_REDRAW, NULL, N_("redraw the screen")), EVERYWHERE },
	{ SAYS("^Y", "redo", NULL, N_("redo")), EVERYWHERE },
	{ DOES("^Z", ACT_SUSPEND, NULL, N_("suspend; fg resumes")), EVERYWHERE },
	{ DOES("q", ACT_HOME, N_("home"), N_("home (everything is saved)")), EVERYWHERE },
	{ 0 }
};

#define WATCH .group = N_("WHILE WATCHING")

const struct binding watch_keys[] = {
	{ DOES("F", ACT_ROOM, N_("for a room"), N_("pages for a whole room, and back")), WATCH },
	{ MOVES("Space", NULL, N_("pause or resume the pages for a room")), WATCH },
	{ MOVES("arrows", NULL, N_("turn the pages for a room")), WATCH },
	{ 0 }
};

#define HOME .group = N_("HOME")

const struct binding home_keys[] = {
	{ DOES("Enter", ACT_OPEN, N_("resume"), N_("resume this table")), HOME },
	{ DOES("n", ACT_NEW, N_("new table"), N_("new table")), HOME },
	{ DOES("/", ACT_FIND, N_("find"), N_("find a table")), HOME },
	{ DOES("w", ACT_WATCH, N_("watch"), N_("watch this table, read-only")), HOME },
	{ DOES("E", ACT_EXPORT, NULL, N_("export and print: documents and formats ..")), HOME },
	{ DOES("V", ACT_EVENINGS, N_("evenings"), N_("who has played and won, over all tables")), HOME },
	{ DOES("R", ACT_RENAME, NULL, N_("rename this table")), HOME },
	{ DOES("A", ACT_ARCHIVE, NULL, N_("archive this table")), HOME },
	{ DOES("u", ACT_UNARCHIVE, NULL, N_("restore the last archived table")), HOME },
	{ DOES("t", ACT_TOUR, N_("tour"), N_("two-minute tour: t, then a game's number")), HOME },
	{ DOES(":", ACT_PROMPT, NULL, N_("type a command")), HOME },
	{ DOES("S", ACT_SETTINGS, N_("settings"), N_("colours, digits, clock, language ..")), HOME },
	{ DOES("^E", ACT_READ, NULL, N_("read the whole message")), HOME },
	{ DOES("?", ACT_HELP, NULL, N_("this help")), HOME },
	{ DOES("F1", ACT_HELP, NULL, N_("this help")), HOME },
	{ DOES("^L", ACT_REDRAW, NULL, N_("redraw the screen")), HOME },
	{ DOES("^Z", ACT_SUSPEND, NULL, N_("suspend; fg resumes")), HOME },
	{ DOES("q", ACT_QUIT, N_("quit"), N_("quit (everything is saved)")), HOME },
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
