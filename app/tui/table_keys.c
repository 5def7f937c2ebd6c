/* SPDX-License-Identifier: MIT */
/*
 * Keys at a table: the screen's own, those of every screen, and those of the
 * overlay. A key says a line, or changes only what is shown.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "keys.h"
#include "rules/core/i18n.h"

/* ---- what every screen has ---- */

static void toggle_clock(struct tui *t)
{
	const struct table *table = journal_state(t->table.journal);

	tui_say(t, table->clock.running ? "clock stop" : "clock start");
}

static void act_prompt(struct tui *t)
{
	prompt_open(t, tui_wants_seats(t) ? "seat " : "");
}

/* One step back is the screen's business: a view it has opened. */
static void act_back(struct tui *t)
{
	if (t->table.screen->key)
		t->table.screen->key(t->table.view, journal_state(t->table.journal), t->layout.body_rows,
		                     t->cols, 0x1b);
}

static void (*const acts[ACTS])(struct tui *t) = {
	[ACT_PROMPT] = act_prompt,  [ACT_HELP] = help_open,  [ACT_LOG] = log_open,
	[ACT_CLOCK] = toggle_clock, [ACT_HOME] = tui_home,   [ACT_BACK] = act_back,
	[ACT_QR] = qr_open,         [ACT_SEAT] = act_prompt, [ACT_UNDO_PHASE] = phase_open,
	[ACT_ROOM] = room_open,
};

/* A key pressed by mistake undoes, too: tells how to get back. */
static void tell_redo(struct tui *t)
{
	size_t used = strlen(t->message);

	if (t->message_role == ROLE_NORMAL && used)
		snprintf(t->message + used, sizeof t->message - used, _("; %s redoes it"), "Ctrl-R");
}

/* Lines that an edit of the past has left: names the key beside the verb. */
static void tell_kept(struct tui *t)
{
	size_t used = strlen(t->message);

	if (t->message_role == ROLE_NORMAL && used && journal_kept(t->table.journal))
		snprintf(t->message + used, sizeof t->message - used, " (%s)", "Ctrl-R");
}

static bool common_key(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, common_keys), key);

	if (!binding || (binding->program == ACT_SEAT && !tui_wants_seats(t)) ||
	    (binding->program == ACT_UNDO_PHASE && !tui_has_phase(t)))
		return false;
	if (binding->program) {
		open_table_flush(&t->table);
		if (acts[binding->program])
			acts[binding->program](t);
	} else {
		binding_do(t, binding);
		if (binding->line && strcmp(binding->line, "undo") == 0)
			tell_redo(t);
		if (binding->line && strcmp(binding->line, "redo") == 0)
			tell_kept(t);
	}
	return true;
}

static void move_focus(struct tui *t, const struct key *key)
{
	const struct screen *screen = t->table.screen;
	int rows = t->layout.body_rows, cols = t->cols;
	char name[16];

	open_table_flush(&t->table);
	if (screen->key && screen->key(t->table.view, journal_state(t->table.journal), rows, cols, key->key))
		return;
	key_label(key, name, sizeof name);
	if (name[0] && key->key != KEY_MOUSE)
		tui_message(t, ROLE_WARNING, _("%s does nothing here; ? shows the keys"), name);
}

/* F means other things to those who may say lines. */
static bool watch_key(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, watch_keys), key);

	if (!binding || binding->moves || save_may_say(t->table.save))
		return false;
	acts[binding->program](t);
	return true;
}

void table_key(struct tui *t, const struct key *key)
{
	struct ask_about about = tui_about(t);
	const struct binding *binding = ask_binding(&about, key);
	const struct binding *common = binding_find(keymap_of(&t->keymap, common_keys), key);
	bool back = key->key == KEY_BACKSPACE || key->key == 0x7f || key->key == '\b';

	if (ask_eats(&t->ask, key) || tui_read_message(t, key, common_keys) || watch_key(t, key))
		return;
	if (tui_wants_seats(t) && !tui_is_typed(t) &&
	    (key->key == '\r' || (common && common->program == ACT_SEAT))) {
		act_prompt(t);
		return;
	}
	if (t->message_role == ROLE_WARNING)
		tui_message(t, ROLE_NORMAL, "%s", "");
	if (t->tour.key && t->tour.key(t, key))
		return;
	if (about.screen->pressed)
		about.screen->pressed(t->table.view, io_now_ms());
	if (tui_is_typed(t) && (key->text[0] || back))
		about.screen->type(t->table.view, journal_state(t->table.journal), back ? "" : key->text);
	else if (binding && !binding->moves)
		binding_do(t, binding);
	else if (!common_key(t, key))
		move_focus(t, key);
}

/* What the hint bar has at its right end, over anything but the help: the prompt in the place
 * of what is open there, the help over it. */
static bool ends_key(struct tui *t, const struct key *key)
{
	enum field field = tui_field(t);
	bool pressed = field == FIELD_NONE;

	if (t->over == &overlay_help || field == FIELD_ANSWER)
		return false;
	if (key->key == KEY_F(1) || (pressed && key->key == '?')) {
		t->over == &overlay_prompt ? help_open_for(t, t->prompt.edit.text) : help_open(t);
		return true;
	}
	if (!pressed || key->key != ':')
		return false;
	prompt_open(t, "");
	return true;
}

void overlay_key(struct tui *t, const struct key *key)
{
	if (!ends_key(t, key) && !t->over->key(t, key))
		common_key(t, key);
}
