/* SPDX-License-Identifier: MIT */
/*
 * Leaving a table or the program, and the question when something could not be
 * saved.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/core/cli.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

bool tui_save_elsewhere(struct tui *t, char *path, size_t size, struct reason *why)
{
	const char *home = getenv("HOME");

	snprintf(path, size, "%s/%s.json", home && *home ? home : ".", save_header(t->table.save)->id);
	return save_copy(t->table.save, path, why);
}

void tui_leave(struct tui *t, bool program)
{
	const char *why;
	int unsaved;

	t->leaving = program;
	if (open_table_is_open(&t->table)) {
		open_table_flush(&t->table);
		/* A disk that answers at once is not worth a word. */
		if (!save_settle(t->table.save, 100) &&
		    save_mark(t->table.save, &why, &unsaved) == SAVE_WRITING) {
			tui_message(t, ROLE_NORMAL, "%s", _("waiting for the disk .."));
			t->draw(t);
			save_settle(t->table.save, 2000);
		}
		if (save_mark(t->table.save, &why, &unsaved) != SAVE_SAVED) {
			terminal_forget_typed(&t->terminal);
			t->over = &overlay_confirm;
			return;
		}
		utf8_copy(t->home.wanted, sizeof t->home.wanted, save_header(t->table.save)->id);
		tui_close(t);
		t->room.shown = false;
		t->tour = (struct tour){ 0 };
		t->notice.text[0] = '\0';
		t->home.stale = true;
	}
	t->quit = program;
	t->dirty = true;
}

void tui_home(struct tui *t)
{
	tui_leave(t, false);
}

void tui_quit(struct tui *t)
{
	tui_leave(t, true);
}

/* ---- the question ---- */

/* Enter and Esc keep. */
static bool confirm_key(struct tui *t, const struct key *key)
{
	int said = tolower((unsigned char)key->text[0]); /* letters are drawn as capitals */

	t->over = NULL;
	if (said == 'y') {
		tui_close(t);
		t->quit = t->leaving;
		t->status = EXIT_FILE;
		t->home.stale = true;
	} else if (said == 'e') {
		char path[PATH_MAX + 80];
		struct reason why;

		/* A warning too: a normal message gives way to "not saved", which still holds. */
		if (tui_save_elsewhere(t, path, sizeof path, &why))
			tui_message(t, ROLE_WARNING, _("a copy is in %s"), path);
		else
			tui_refuse(t, &why);
	}
	return true;
}

/* Alone in the body: of a number that the frame cuts a part is left that may be read as another one. */
static void confirm_draw(struct tui *t, int *y, int *x)
{
	char text[200];
	/* clang-format off */
	struct confirm_view view = {
		.title = _("NOT SAVED"), .text = text, .detail = save_path(t->table.save), .choices = 3,
		.choice = { { "y", NULL, false },
		            { "e", _("save elsewhere"), false },
		            { "Enter", _("stay, try again"), true } },
	};
	/* clang-format on */

	view.choice[0].text =
		tui_unsaved(t, text, sizeof text) == 1 ? _("leave and lose it") : _("leave and lose them");
	paint_blank(stdscr, &t->palette, t->picture.layout.body_y, 0, t->picture.layout.body_rows, COLS);
	shell_draw_confirm(stdscr, &t->palette, &view, y, x);
}

static const char *confirm_touch(struct tui *t, int what, int n)
{
	static const char *const keys[] = { "y", "e", "Enter" };

	return keys[n];
}

const struct overlay overlay_confirm = {
	.key = confirm_key,
	.draw = confirm_draw,
	.touch = confirm_touch,
	.hint =
		(const struct overlay_hint[]){
			{ "y", N_("leave") }, { "Enter", N_("stay") }, { "e", N_("save elsewhere") }, { 0 } },
	.typed = FIELD_ANSWER,
	.small = true,
};
