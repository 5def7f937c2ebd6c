/* SPDX-License-Identifier: MIT */
/*
 * The mouse: a click in the picture moves the focus, or is the key that the
 * hint bar shows there; the wheel is the arrow keys.
 */
#include <string.h>

#include "inner.h"

static bool key_of_hint(const struct tui *t, int hint, struct key *key)
{
	if (hint == HINT_SAY)
		return key_of_label(":", key);
	if (hint == HINT_HELP)
		return key_of_label("?", key);
	return key_of_label(t->hint[hint].key, key);
}

/* The wheel scrolls lists; it never counts life. */
static bool key_of_wheel(const struct tui *t, const MEVENT *mouse, struct key *key)
{
	bool list = !open_table_is_open(&t->table) || t->table.screen->lists;
	*key = (struct key){ .key = mouse->bstate & BUTTON4_PRESSED ? KEY_UP : KEY_DOWN };
	return t->over ? t->over->scrolls : list;
}

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

bool click_is_key(struct tui *t, const MEVENT *mouse, struct key *key)
{
	int hint = shell_hint_at(&t->layout, COLS, t->hint, t->hints, mouse->y, mouse->x);

	if (mouse->bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED))
		return key_of_wheel(t, mouse, key);
	if (hint != HINT_NONE)
		return key_of_hint(t, hint, key);
	move_focus(t, mouse->y - t->layout.body_y, mouse->x);
	return false;
}
