/* SPDX-License-Identifier: MIT */
/*
 * Ctrl-Z: the table goes to the disk, the terminal to the shell. The lock on the session
 * stays, so that no other program writes to it meanwhile.
 */
#include "awake.h"
#include "inner.h"
#include "rules/core/i18n.h"

enum { SETTLE_MS = 2000 };

bool tui_suspend(struct tui *t)
{
	bool saved = true;

	if (open_table_is_open(&t->table)) {
		open_table_flush(&t->table);
		saved = save_settle(t->table.save, SETTLE_MS);
	}
	awake_release(t->awake); /* the loop takes it again */
	t->dirty = true;
	if (terminal_suspend(&t->terminal,
	                     saved ? "" : _("tableside: the table is not saved; fg returns to it")))
		return true;
	tui_message(t, ROLE_WARNING, "%s", _("no shell to return to: the table stays open here"));
	return false;
}
