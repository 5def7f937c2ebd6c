/* SPDX-License-Identifier: MIT */
/*
 * The players of earlier tables, for the field that asks who plays: Up and
 * Down go through them, the newest first. Reads sessions, one a key press, and
 * never writes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

/* The names as the field takes them; false: the session has none, or too many for the field. */
static bool read_names(const struct listed *listed, char out[EDIT_BYTES])
{
	struct journal *journal = NULL;
	char path[PATH_MAX], word[2 * NAME_BYTES];
	struct reason why;
	struct save *save =
		listed->fault[0] ? NULL : save_open(listed_path(listed, path), SAVE_READ, &journal, &why);
	const struct table *table;
	size_t end = 0;

	out[0] = '\0';
	if (!save)
		return false;
	table = journal_state(journal);
	for (int i = 0; i < table->seats && end < EDIT_BYTES; i++) {
		table_seat_word(table, i, word, sizeof word);
		end += (size_t)snprintf(out + end, EDIT_BYTES - end, "%s%s", i ? " " : "", word);
	}
	save_close(save, 0);
	journal_free(journal);
	return end > 0 && end < EDIT_BYTES;
}

/* Other players than those shown, who could sit at a table of the game. */
static bool is_party(const struct home_place *home, const char *names)
{
	struct reason why;

	return strcmp(names, home->edit.text) != 0 && tui_names_fit(home->game, names, &why);
}

void party_recall(struct tui *t, int step)
{
	struct home_place *home = &t->home;
	char names[EDIT_BYTES];

	if (!home->party)
		utf8_copy(home->typed, sizeof home->typed, home->edit.text);
	for (int at = home->party - step; at >= 0 && at <= home->all.count; at -= step) {
		if (at > 0 && (!read_names(&home->all.listed[at - 1], names) || !is_party(home, names)))
			continue;
		home->party = at;
		edit_set(&home->edit, at ? names : home->typed);
		return;
	}
}
