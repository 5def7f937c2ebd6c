/* SPDX-License-Identifier: MIT */
/*
 * A watched table as pages for a whole room, in place of its screen: F, and
 * `watch SESSION --room`. An overlay, as help, shows the screen again.
 */
#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

bool room_is_shown(const struct tui *t)
{
	return t->room.shown && open_table_is_open(&t->table) && !t->over && !tui_is_covered(t);
}

void room_open(struct tui *t)
{
	t->room.shown = true;
	room_begin(&t->room.pages, io_now_ms());
}

/* What is read by one person alone has no place here: notes, the log. */
static bool act(struct tui *t, enum program_act act)
{
	switch (act) {
	case ACT_HELP: help_open(t); return true;
	case ACT_PROMPT: prompt_open(t, ""); return true;
	case ACT_QR: qr_open(t); return true;
	case ACT_HOME: tui_leave(t, false); return true;
	case ACT_ROOM:
	case ACT_BACK: t->room.shown = false; return true;
	default: return false;
	}
}

void room_press(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, watch_keys), key);

	if (!binding)
		binding = binding_find(keymap_of(&t->keymap, common_keys), key);
	if (!binding || !act(t, (enum program_act)binding->program))
		room_key(&t->room.pages, key->key, io_now_ms());
}

int64_t room_next(const struct tui *t)
{
	return room_wake(&t->room.pages, t->table.screen, t->table.view, open_table_state(&t->table),
	                 io_now_ms());
}

void room_show(struct tui *t, const struct frame *frame, struct title_view *foot)
{
	const struct screen *screen = t->table.screen;

	if (screen->tinted)
		palette_tint(&t->palette);
	room_draw(&t->room.pages, screen, t->table.view, open_table_state(&t->table), frame, foot,
	          keys_press(&t->keymap, watch_keys, ACT_ROOM), stdscr);
}
