/* SPDX-License-Identifier: MIT */
/*
 * The mouse: a click is the key that the hint bar or a row shows there, or moves the
 * focus; on what has the focus it may be Enter. The wheel is the arrow keys of a list,
 * and nothing else. A click on nothing does nothing.
 */
#include <string.h>

#include "inner.h"

/* At a cell of the body: moves the focus, or returns the key that the click stands for. */
static const char *click_body(struct tui *t, int y, int x)
{
	struct open_table *table = &t->table;
	const struct screen *screen = table->screen;
	int rows = t->layout.body_rows;
	const char *label = NULL;

	if (y < 0 || y >= rows)
		return NULL;
	if (t->over) {
		if (t->over->click)
			t->over->click(t, rows, COLS, y, x);
		return NULL;
	}
	if (!open_table_is_open(table)) {
		home_click(t, rows, COLS, y, x);
		return NULL;
	}
	open_table_flush(table);
	if (screen->click_key)
		label = screen->click_key(table->view, journal_state(table->journal), rows, COLS, y, x);
	if (!label && screen->click)
		screen->click(table->view, journal_state(table->journal), rows, COLS, y, x);
	return label;
}

/* On a spot of the last picture. */
static const char *touch(struct tui *t, const struct spot *spot)
{
	const struct screen *screen = t->table.screen;

	if (t->over)
		return t->over->touch ? t->over->touch(t, spot->what, spot->n) : NULL;
	if (!open_table_is_open(&t->table) || !screen->touch)
		return NULL;
	open_table_flush(&t->table);
	return screen->touch(t->table.view, journal_state(t->table.journal), spot->what, spot->n);
}

static bool may_scroll(struct tui *t)
{
	const struct screen *screen = t->table.screen;

	if (t->over)
		return t->over->scrolls;
	if (!open_table_is_open(&t->table))
		return t->home.field == HOME_NO_FIELD || t->home.field == HOME_FINDS;
	return screen->lists && screen->lists(t->table.view, journal_state(t->table.journal));
}

bool click_is_wheel(const MEVENT *mouse)
{
	return mouse->bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED);
}

bool click_is_key(struct tui *t, const MEVENT *mouse, struct key *key)
{
	int hint = shell_hint_at(&t->layout, COLS, t->hint, t->hints, mouse->y, mouse->x);
	const struct spot *spot = spots_at(&t->spots, mouse->y, mouse->x);
	const char *label;

	if (click_is_wheel(mouse)) {
		*key = (struct key){ .key = mouse->bstate & BUTTON4_PRESSED ? KEY_UP : KEY_DOWN };
		return may_scroll(t);
	}
	if (hint == HINT_SAY || hint == HINT_HELP)
		return key_of_label(hint == HINT_SAY ? ":" : t->layout.ends == ENDS_BOTH ? "?" : "F1", key);
	if (hint != HINT_NONE)
		return key_of_label(t->hint[hint].key, key);
	label = spot ? touch(t, spot) : click_body(t, mouse->y - t->layout.body_y, mouse->x);
	return label && key_of_label(label, key);
}
