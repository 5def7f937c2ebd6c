/* SPDX-License-Identifier: MIT */
/*
 * The mouse: a click asks the spots of the last picture. It is the key that the hint bar or a row
 * shows there, or moves the focus; on what has the focus it may be Enter. The wheel is the arrow keys of a
 * list, and nothing else. A click on nothing does nothing.
 */
#include <string.h>

#include "inner.h"

/* On a spot of the last picture. */
static const char *touch(struct tui *t, const struct spot *spot)
{
	const struct screen *screen = t->table.screen;

	if (spot->what == SPOT_HINT && spot->n >= 0)
		return t->hints.list[spot->n].key;
	if (spot->what == SPOT_HINT)
		return spot->n == HINT_SAY ? ":" : t->picture.layout.ends == ENDS_BOTH ? "?" : "F1";
	if (t->over)
		return t->over->touch ? t->over->touch(t, spot->what, spot->n) : NULL;
	if (!open_table_is_open(&t->table)) {
		home_touch(t, spot->what, spot->n);
		return NULL;
	}
	if (!screen->touch)
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
	const struct spot *spot = spots_at(&t->picture.spots, mouse->y, mouse->x);
	const char *label;

	if (click_is_wheel(mouse)) {
		*key = (struct key){ .key = mouse->bstate & BUTTON4_PRESSED ? KEY_UP : KEY_DOWN };
		return may_scroll(t);
	}
	label = spot ? touch(t, spot) : NULL;
	return label && key_of_label(label, key);
}
