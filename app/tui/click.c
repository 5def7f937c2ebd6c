/* SPDX-License-Identifier: MIT */
/*
 * The mouse: a click in the picture moves the focus, or is the key that the
 * hint bar shows there; the wheel is the arrow keys.
 */
#include <string.h>

#include "inner.h"

static void move_focus(struct tui *t, int y, int x)
{
	struct open_table *table = &t->table;
	int rows = t->layout.body_rows;

	if (t->over && t->over->click)
		t->over->click(t, rows, COLS, y, x);
	if (t->over || y < 0 || y >= rows)
		return;
	if (!open_table_is_open(table)) {
		home_click(t, rows, COLS, y, x);
	} else if (table->screen->click) {
		open_table_flush(table);
		table->screen->click(table->view, journal_state(table->journal), rows, COLS, y, x);
	}
}

/* A click on what has the focus may stand for a key. */
static const char *key_at(struct tui *t, int y, int x)
{
	struct open_table *table = &t->table;
	int rows = t->layout.body_rows;

	if (t->over || y < 0 || y >= rows || !open_table_is_open(table) || !table->screen->click_key)
		return NULL;
	open_table_flush(table);
	return table->screen->click_key(table->view, journal_state(table->journal), rows, COLS, y, x);
}

bool click_is_key(struct tui *t, const MEVENT *mouse, struct key *key)
{
	int hint = shell_hint_at(&t->layout, COLS, t->hint, t->hints, mouse->y, mouse->x);
	const char *label;

	if (mouse->bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED)) {
		/* The wheel scrolls lists; it never counts life. */
		*key = (struct key){ .key = mouse->bstate & BUTTON4_PRESSED ? KEY_UP : KEY_DOWN };
		if (t->over)
			return t->over->scrolls;
		return !open_table_is_open(&t->table) || t->table.screen->lists;
	}
	if (hint == HINT_SAY || hint == HINT_HELP)
		return key_of_label(hint == HINT_SAY ? ":" : "?", key);
	if (hint != HINT_NONE)
		return key_of_label(t->hint[hint].key, key);
	label = key_at(t, mouse->y - t->layout.body_y, mouse->x);
	if (label)
		return key_of_label(label, key);
	move_focus(t, mouse->y - t->layout.body_y, mouse->x);
	return false;
}
