/* SPDX-License-Identifier: MIT */
/*
 * Keys at a table: the screen's own, those of every screen, and those of the
 * overlays. A key ends in a line that is said, or in something only seen.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/export/export.h"
#include "keys.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/help.h"
#include "screens/shell/qr.h"
#include "tui.h"

struct ask_about tui_about(struct tui *t)
{
	return (struct ask_about){
		.screen = t->table.screen,
		.view = t->table.view,
		.state = journal_state(t->table.journal),
		.keymap = &t->keymap,
	};
}

/* ---- bindings ---- */

static void do_act(struct tui *t, const struct binding *binding)
{
	const void *state = journal_state(t->table.journal);
	struct reason why = { "" };

	if (!screen_act(t->table.screen, t->table.view, state, binding, &why))
		tui_message(t, ROLE_WARNING, "%s", why.text);
}

bool table_is_covered(const struct tui *t)
{
	return open_table_is_open(&t->table) && t->table.screen->curtain &&
	       t->table.screen->curtain(t->table.view);
}

void table_lift(struct tui *t, const struct key *key)
{
	const struct screen *screen = t->table.screen;
	bool back = key->key == 0x1b && screen->draw_curtain;
	const struct binding *next;

	if (key->key == KEY_MOUSE && screen->draw_curtain)
		return; /* nobody's eyes are asked for with a stray click */
	screen_lift(screen, t->table.view, journal_state(t->table.journal), back);
	next = screen->lifted && !back ? screen->lifted(t->table.view, journal_state(t->table.journal))
	                               : NULL;
	if (next)
		binding_do(t, next);
}

static void take_answer(struct tui *t, enum ask_answer answer, const struct binding *binding,
                        const char *line, const struct reason *why)
{
	switch (answer) {
	case ASK_GOES_ON: t->over = OVER_ASK; break;
	case ASK_DROPPED:
		t->over = OVER_NONE;
		if (why->text[0])
			tui_message(t, ROLE_WARNING, "%s", why->text);
		break;
	case ASK_ACT:
		t->over = OVER_NONE;
		do_act(t, binding);
		break;
	case ASK_LINE_DONE:
		t->over = OVER_NONE;
		tui_say(t, line);
		break;
	}
}

static void step_run(struct tui *t, const struct binding *binding)
{
	struct ask ask;
	struct ask_about about = tui_about(t);
	int entries = journal_count(t->table.journal);
	char line[ASK_LINE];
	struct reason why = { "" };

	if (ask_begin(&ask, &about, binding, line, &why) == ASK_LINE_DONE &&
	    open_table_step(&t->table, line, binding->step, &why)) {
		bool moved = t->table.said.lines && t->table.run.amount;

		t->stepped = journal_count(t->table.journal) == entries && !about.screen->pressed;
		tui_message(t, ROLE_NORMAL, "%s", moved ? said_get(&t->table.said, 0) : "");
		return;
	}
	open_table_flush(&t->table);
	tui_message(t, ROLE_WARNING, "%s", why.text);
}

void binding_do(struct tui *t, const struct binding *binding)
{
	struct ask_about about;
	char line[ASK_LINE];
	struct reason why = { "" };

	if ((!(binding->act || binding->act_name) || binding->own) && !open_table_may_say(&t->table, &why)) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return;
	}
	if (binding->step) {
		step_run(t, binding);
		return;
	}
	open_table_flush(&t->table);
	about = tui_about(t);
	take_answer(t, ask_begin(&t->ask, &about, binding, line, &why), binding, line, &why);
}

static void ask_on(struct tui *t, const struct key *key)
{
	struct ask_about about = tui_about(t);
	const struct binding *menu = t->ask.menu;
	const struct binding *binding = menu ? binding_find(menu, key) : t->ask.binding;
	char line[ASK_LINE];
	struct reason why = { "" };

	take_answer(t, ask_key(&t->ask, &about, key, line, &why), binding, line, &why);
}

void table_choose(struct tui *t, int n)
{
	struct ask_about about = tui_about(t);
	const struct binding *binding = t->ask.binding;
	char line[ASK_LINE];
	struct reason why = { "" };

	take_answer(t, ask_choose(&t->ask, &about, n, line, &why), binding, line, &why);
}

/* ---- what every screen has ---- */

static void toggle_clock(struct tui *t)
{
	const struct table *table = journal_state(t->table.journal);

	tui_say(t, table->clock.running ? "clock stop" : "clock start");
}

static void act_prompt(struct tui *t)
{
	const struct table *table = journal_state(t->table.journal);
	bool named = table->seats || t->table.game->no_turns || t->table.screen->unseated ||
	             !t->table.game->seats_max;

	prompt_open(t, named ? "" : "seat ");
}

static void act_log(struct tui *t)
{
	t->over = OVER_LOG;
	t->log_end = -1;
	t->log_finds = false;
	t->log_find[0] = '\0';
}

static void act_home(struct tui *t)
{
	tui_leave(t, false);
}

/* One step back is the screen's business: a view it has opened. */
static void act_back(struct tui *t)
{
	if (t->table.screen->key)
		t->table.screen->key(t->table.view, journal_state(t->table.journal), t->layout.body_rows,
		                     t->cols, 0x1b);
}

/* The standings as they are now, for a telephone held to the screen. */
static void act_qr(struct tui *t)
{
	struct reason why;
	int rows, cols;

	export_summary(t->table.journal, open_table_title(&t->table), t->qr_text, sizeof t->qr_text);
	if (!qr_make(&t->qr, t->qr_text, &why)) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return;
	}
	qr_size(t->qr.width, t->palette.ascii, &rows, &cols);
	if (rows > t->layout.hints_y || cols > COLS)
		tui_message(t, ROLE_WARNING, _("the QR code needs a window of %dx%d"), cols, rows + 1);
	else
		t->over = OVER_QR;
}

/* Any key closes it. */
static void qr_key(struct tui *t, const struct key *key)
{
	(void)key;
	t->over = OVER_NONE;
}

static void common_act(struct tui *t, const char *name)
{
	static const struct {
		const char *name;
		void (*act)(struct tui *t);
	} acts[] = {
		{ "prompt", act_prompt }, { "help", tui_help }, { "log", act_log }, { "clock", toggle_clock },
		{ "home", act_home },     { "back", act_back }, { "qr", act_qr },
	};

	for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
		if (strcmp(acts[i].name, name) == 0)
			acts[i].act(t);
}

static bool common_key(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, common_keys), key);

	if (!binding)
		return false;
	if (binding->program) {
		open_table_flush(&t->table);
		common_act(t, binding->program);
	} else {
		binding_do(t, binding);
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
		tui_message(t, ROLE_WARNING, _("%s means nothing here; ? shows the keys"), name);
}

bool table_is_typed(const struct tui *t)
{
	const struct screen *screen = t->table.screen;

	return open_table_is_open(&t->table) && screen->typing && save_may_say(t->table.save) &&
	       screen->typing(t->table.view, journal_state(t->table.journal));
}

/* What is typed into a field of the screen. */
static bool type_key(struct tui *t, const struct key *key)
{
	bool back = key->key == KEY_BACKSPACE || key->key == 0x7f || key->key == '\b';

	if (!table_is_typed(t) || !(key->text[0] || back))
		return false;
	t->table.screen->type(t->table.view, journal_state(t->table.journal), back ? "" : key->text);
	return true;
}

void table_key(struct tui *t, const struct key *key)
{
	struct ask_about about = tui_about(t);
	const struct binding *binding = ask_binding(&about, key);

	if (t->message_role == ROLE_WARNING)
		tui_message(t, ROLE_NORMAL, "%s", "");
	if (tour_key(t, key))
		return;
	if (about.screen->pressed)
		about.screen->pressed(t->table.view, io_now_ms());
	if (type_key(t, key))
		return;
	if (binding && !binding->moves)
		binding_do(t, binding);
	else if (!common_key(t, key))
		move_focus(t, key);
}

/* ---- overlays ---- */

static bool type_find(char *find, size_t size, const struct key *key)
{
	struct edit edit;

	edit_set(&edit, find);
	if (!edit_key(&edit, key))
		return false;
	utf8_copy(find, size, edit.text);
	return true;
}

static void help_key(struct tui *t, const struct key *key)
{
	int page = t->layout.body_rows > 4 ? t->layout.body_rows - 3 : 1;

	switch (key->key) {
	case 0x1b:
		if (t->help_find[0])
			t->help_find[0] = '\0';
		else
			t->over = OVER_NONE;
		return;
	case '\r': t->over = OVER_NONE; return;
	case KEY_DOWN: t->help_top++; return;
	case KEY_UP: t->help_top--; return;
	case KEY_NPAGE: t->help_top += page; return;
	case KEY_PPAGE: t->help_top -= page; return;
	}
	if (key->text[0] == '?' && !t->help_find[0])
		t->over = OVER_NONE;
	else if (type_find(t->help_find, sizeof t->help_find, key))
		t->help_top = 0;
}

static void scroll_log(struct tui *t, int step)
{
	int count = journal_count(t->table.journal);
	int end = (t->log_end < 0 ? count : t->log_end) + step;

	if (end < t->log_least)
		end = t->log_least;
	t->log_end = end >= count ? -1 : end;
}

static void log_find_key(struct tui *t, const struct key *key)
{
	if (key->key == 0x1b)
		t->log_find[0] = '\0';
	if (key->key == 0x1b || key->key == '\r')
		t->log_finds = false;
	else if (type_find(t->log_find, sizeof t->log_find, key))
		t->log_end = -1;
}

static void log_key(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, common_keys), key);

	if (t->log_finds) {
		log_find_key(t, key);
		return;
	}
	if (key->key == 0x1b && t->log_find[0]) {
		t->log_find[0] = '\0';
		return;
	}
	switch (key->key) {
	case KEY_UP:
	case 'k': scroll_log(t, -1); return;
	case KEY_DOWN:
	case 'j': scroll_log(t, 1); return;
	case KEY_PPAGE: scroll_log(t, -8); return;
	case KEY_NPAGE: scroll_log(t, 8); return;
	case KEY_HOME: t->log_end = t->log_least; return;
	case '/': t->log_finds = true; return;
	case KEY_END: t->log_end = -1; return;
	case 0x1b:
	case 'L':
	case '\r': t->over = OVER_NONE; return;
	}
	if (binding && binding->line && !strchr(binding->line, '{')) {
		binding_do(t, binding);
		t->over = OVER_LOG; /* undo and redo with the log in sight */
	} else if (binding && binding->program && key->key != 'q') {
		t->over = OVER_NONE;
		common_act(t, binding->program);
	} else {
		t->over = OVER_NONE;
	}
}

static int text_lines(const char *text)
{
	int lines = 0;

	for (; *text; text++)
		lines += *text == '\n';
	return lines;
}

static void text_key(struct tui *t, const struct key *key)
{
	int last = text_lines(t->text) - t->layout.body_rows + 3;
	int step = key->key == KEY_DOWN || key->key == 'j'    ? 1
	           : key->key == KEY_UP || key->key == 'k'    ? -1
	           : key->key == KEY_NPAGE || key->key == ' ' ? 10
	           : key->key == KEY_PPAGE                    ? -10
	                                                      : 0;

	if (!step) {
		t->over = OVER_NONE;
		return;
	}
	t->text_top += step;
	if (t->text_top > last)
		t->text_top = last;
	if (t->text_top < 0)
		t->text_top = 0;
}

/* The one question there is. Enter and Esc keep. */
static void confirm_key(struct tui *t, const struct key *key)
{
	t->over = OVER_NONE;
	if (key->text[0] == 'y') {
		open_table_end(&t->table);
		t->quit = t->leaving;
		t->status = EXIT_FILE;
		t->home.stale = true;
	} else if (key->text[0] == 'e') {
		char path[PATH_MAX + 80];
		struct reason why;

		/* A warning too: what is normal gives way to "not saved", which still holds. */
		if (tui_save_elsewhere(t, path, sizeof path, &why))
			tui_message(t, ROLE_WARNING, _("a copy is in %s"), path);
		else
			tui_message(t, ROLE_WARNING, "%s", why.text);
	}
}

void overlay_key(struct tui *t, const struct key *key)
{
	static void (*const by_overlay[])(struct tui *, const struct key *) = {
		[OVER_ASK] = ask_on,    [OVER_PROMPT] = prompt_key,     [OVER_LOG] = log_key,
		[OVER_HELP] = help_key, [OVER_TEXT] = text_key,         [OVER_CONFIRM] = confirm_key,
		[OVER_QR] = qr_key,     [OVER_SETTINGS] = settings_key,
	};

	t->bare = false; /* what it sets may be seen anywhere */
	by_overlay[t->over](t, key);
}
