/* SPDX-License-Identifier: MIT */
/*
 * Who takes a key: one table of them, in order. A key says a line, or changes only what is
 * shown.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- what every screen has ---- */

static void toggle_clock(struct tui *t)
{
	const struct table *table = journal_state(t->table.journal);

	tui_say(t, table->clock.running ? "clock stop" : "clock start");
}

static void act_prompt(struct tui *t)
{
	prompt_open(t, "");
}

static void act_seat(struct tui *t)
{
	char line[EDIT_BYTES] = "seat ";

	tui_due_names(t, t->table.game, line + strlen(line), sizeof line - strlen(line));
	prompt_open(t, line);
}

/* One step back is the screen's business: a view it has opened. */
static void act_back(struct tui *t)
{
	if (t->table.screen->key)
		t->table.screen->key(t->table.view, journal_state(t->table.journal),
		                     t->picture.layout.body_rows, t->picture.cols, 0x1b);
}

static void act_export(struct tui *t)
{
	export_open(t, NULL);
}

static void (*const acts[ACTS])(struct tui *t) = {
	[ACT_PROMPT] = act_prompt,  [ACT_HELP] = help_open,    [ACT_LOG] = log_open,
	[ACT_CLOCK] = toggle_clock, [ACT_HOME] = tui_home,     [ACT_BACK] = act_back,
	[ACT_QR] = qr_open,         [ACT_SEAT] = act_seat,     [ACT_UNDO_PHASE] = phase_open,
	[ACT_ROOM] = room_open,     [ACT_EXPORT] = act_export, [ACT_OPTIONS] = options_open,
};

/* A key pressed by mistake undoes, too: tells how to get back. */
static void tell_redo(struct tui *t)
{
	size_t used = strlen(t->notice.text);

	if (t->notice.role == ROLE_NORMAL && used)
		snprintf(t->notice.text + used, sizeof t->notice.text - used, _("; %s redoes it"), "Ctrl-R");
}

/* Lines that an edit of the past has left: names the key beside the verb. A redo of what was just undone
 * tells nothing of them. */
static void tell_kept(struct tui *t)
{
	const struct journal *j = t->table.journal;
	size_t used = strlen(t->notice.text);

	if (t->notice.role == ROLE_NORMAL && used && journal_kept(j) &&
	    !journal_entry(j, journal_count(j) - 1).is_redo)
		snprintf(t->notice.text + used, sizeof t->notice.text - used, " (%s)", "Ctrl-R");
}

/* Whether the key would take lines back, or say them again, and first drops what is typed and not saved. */
static bool drops_typed(struct tui *t, const struct binding *binding)
{
	const struct screen *screen = t->table.screen;
	bool undoes =
		binding->program == ACT_UNDO_PHASE ||
		(binding->line && (strcmp(binding->line, "undo") == 0 || strcmp(binding->line, "redo") == 0));

	if (!undoes || !screen->drop_typed ||
	    !screen->drop_typed(t->table.view, journal_state(t->table.journal)))
		return false;
	tui_message(t, ROLE_WARNING, _("what was typed is cleared; %s again goes on"),
	            binding_press(binding));
	return true;
}

static bool common_key(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, common_keys), key);

	if (!binding || (binding->program == ACT_SEAT && !tui_wants_seats(t)) ||
	    (binding->program == ACT_UNDO_PHASE && !tui_has_phase(t)))
		return false;
	if (drops_typed(t, binding))
		return true;
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

static bool focus_key(struct tui *t, const struct key *key)
{
	const struct screen *screen = t->table.screen;
	int rows = t->picture.layout.body_rows, cols = t->picture.cols;
	char name[16];

	open_table_flush(&t->table);
	if (screen->key && screen->key(t->table.view, journal_state(t->table.journal), rows, cols, key->key))
		return true;
	key_label(key, name, sizeof name);
	if (name[0] && key->key != KEY_MOUSE)
		tui_message(t, ROLE_WARNING, _("%s does nothing here; ? shows the keys"), name);
	return true;
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

/* Of habit, after a number that ended without Enter. */
static bool habit_key(struct tui *t, const struct key *key)
{
	return ask_eats(&t->ask, key);
}

static bool message_key(struct tui *t, const struct key *key)
{
	return tui_read_message(t, key, common_keys);
}

static bool seat_key(struct tui *t, const struct key *key)
{
	static const char seat[] = "seat ";
	const struct binding *common = binding_find(keymap_of(&t->keymap, common_keys), key);
	char line[sizeof seat + EDIT_BYTES];

	if (!tui_wants_seats(t) || tui_is_typed(t) ||
	    (key->key != '\r' && (!common || common->program != ACT_SEAT)))
		return false;
	memcpy(line, seat, sizeof seat);
	if (key->key == '\r' && tui_due_names(t, t->table.game, line + sizeof seat - 1, EDIT_BYTES))
		tui_say(t, line);
	else
		act_seat(t);
	return true;
}

/* Takes none: a refusal has been read. */
static bool end_refusal(struct tui *t, const struct key *key)
{
	if (t->notice.role == ROLE_WARNING)
		tui_message(t, ROLE_NORMAL, "%s", "");
	return false;
}

static bool tour_key(struct tui *t, const struct key *key)
{
	return t->tour.key && t->tour.key(t, key);
}

static void tell_pressed(struct tui *t)
{
	if (t->table.screen->pressed)
		t->table.screen->pressed(t->table.view, io_now_ms());
}

static bool field_key(struct tui *t, const struct key *key)
{
	bool back = key_erases(key);

	if (!tui_is_typed(t) || (!key->text[0] && !back))
		return false;
	tell_pressed(t);
	t->table.screen->type(t->table.view, journal_state(t->table.journal), back ? "" : key->text);
	return true;
}

/* The screen's own. */
static bool own_key(struct tui *t, const struct key *key)
{
	struct showing about = tui_about(t);
	const struct binding *binding = ask_binding(&about, key);

	tell_pressed(t);
	if (!binding || binding->moves)
		return false;
	binding_do(t, binding);
	return true;
}

/* What the key means here; NULL: nothing. */
static const struct binding *meaning_of(struct tui *t, const struct showing *about, const struct key *key)
{
	const struct binding *own = ask_binding(about, key);

	return own && binding_holds(own, about) ? own : binding_find(keymap_of(&t->keymap, common_keys), key);
}

/* What the key did here in the version before has another key now: told once, then the key does what it does;
 * at once where it opens the list with it, or the hint bar says what it is. */
static bool moved_key(struct tui *t, const struct key *key)
{
	bool letter = key->key < 0x80 && isalpha((int)key->key) && key->text[0];
	uint64_t bit = letter ? (uint64_t)1 << (key->key - 'A') : 0;
	const struct binding *list, *row = NULL, *now;
	struct showing about = tui_about(t);
	char place[16];

	if (letter && !(t->moved & bit) && save_may_say(t->table.save))
		row = binding_moved(about.keys, key->text, &about, &list);
	if (!row)
		return false;
	now = meaning_of(t, &about, key);
	if (now && (now == list || (now->label && binding_is_hinted(now, &about))))
		return false;
	t->moved |= bit;
	snprintf(place, sizeof place, list == row ? "%s" : "%s %s", binding_press(list), row->key);
	if (now)
		tui_message(t, ROLE_WARNING, _("moved to %s: %s; %s again: %.*s"), place, _(row->help),
		            key->text, (int)strcspn(_(now->help), ":"), _(now->help));
	else
		tui_message(t, ROLE_WARNING, _("moved to %s: %s"), place, _(row->help));
	return true;
}

/* ---- whatever is open ---- */

/* The key that suspends does so everywhere: over a table, a field, a curtain. One that
 * was rebound to a letter does not: it may be typed. */
static bool suspend_key(struct tui *t, const struct key *key)
{
	const struct binding *keys = open_table_is_open(&t->table) ? common_keys : home_keys;
	const struct binding *binding =
		key->text[0] || key->key == KEY_MOUSE ? NULL : binding_find(keymap_of(&t->keymap, keys), key);

	if (!binding || binding->program != ACT_SUSPEND)
		return false;
	if (tui_suspend(t))
		tui_message(t, ROLE_NORMAL, "%s", _("back from the shell; u undoes, Ctrl-Z no longer does"));
	return true;
}

/* Lifts it; what is behind it may be for this key. */
static bool curtain_key(struct tui *t, const struct key *key)
{
	return tui_is_covered(t) && !shell_too_small(LINES, COLS) && key->key != 0x0c && !table_lift(t, key);
}

/* A click is the key that stands there. */
static bool mouse_key(struct tui *t, const struct key *key)
{
	struct key clicked;

	if (key->key != KEY_MOUSE)
		return false;
	if (!room_is_shown(t) && !shell_too_small(LINES, COLS) && click_is_key(t, &key->mouse, &clicked))
		key_press(t, &clicked);
	return true;
}

static bool redraw_key(struct tui *t, const struct key *key)
{
	if (key->key != 0x0c) /* Ctrl-L */
		return false;
	terminal_resize(&t->terminal);
	t->hints.stepped = true;
	return true;
}

/* In a window too small for the table only leaving is possible. */
static bool small_key(struct tui *t, const struct key *key)
{
	if (!shell_too_small(LINES, COLS) || (t->over && t->over->small))
		return false;
	if (key->text[0] == 'q')
		tui_leave(t, !open_table_is_open(&t->table));
	return true;
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
	if (!pressed || (key->key != ':' && !tui_phones_typist(t, key)))
		return false;
	prompt_open(t, key->key == ':' ? "" : "phones typist ");
	return true;
}

bool overlay_key(struct tui *t, const struct key *key)
{
	if (!t->over)
		return false;
	if (!ends_key(t, key) && !t->over->key(t, key))
		common_key(t, key);
	return true;
}

static bool shown_room_key(struct tui *t, const struct key *key)
{
	if (!room_is_shown(t))
		return false;
	room_press(t, key);
	return true;
}

static bool home_takes_key(struct tui *t, const struct key *key)
{
	if (open_table_is_open(&t->table))
		return false;
	home_key(t, key);
	return true;
}

/* ---- who takes a key: the first one that does has it ---- */

typedef bool taker(struct tui *t, const struct key *key);

static taker *const before_table[] = { suspend_key, curtain_key,    mouse_key,      redraw_key, small_key,
	                               overlay_key, shown_room_key, home_takes_key, NULL };
static taker *const at_table[] = { habit_key, message_key, watch_key, seat_key,   end_refusal, tour_key,
	                           field_key, moved_key,   own_key,   common_key, focus_key,   NULL };

static bool is_taken(struct tui *t, const struct key *key, taker *const *takers)
{
	while (*takers && !(*takers)(t, key))
		takers++;
	return *takers;
}

void table_key(struct tui *t, const struct key *key)
{
	is_taken(t, key, at_table);
}

void key_press(struct tui *t, const struct key *key)
{
	tui_fit(t); /* keys that were typed ahead come before the next picture */
	if (!is_taken(t, key, before_table))
		table_key(t, key);
}
