/* SPDX-License-Identifier: MIT */
/*
 * The log over a table: read back, searched, with undo and redo in sight.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "keys.h"
#include "rules/core/i18n.h"
#include "screens/shell/log.h"

void log_open(struct tui *t)
{
	t->over = &overlay_log;
	t->log.end = -1;
	t->log.finds = false;
	t->log.find[0] = '\0';
}

static void scroll_log(struct tui *t, int step)
{
	int count = journal_count(t->table.journal);
	int end = (t->log.end < 0 ? count : t->log.end) + step;

	if (end < t->log.least)
		end = t->log.least;
	t->log.end = end >= count ? -1 : end;
}

/* Undo and redo keep the log open; another key of every screen closes it, and
 * then does its work at the table. */
static bool log_key(struct tui *t, const struct key *key)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, common_keys), key);

	if (t->log.finds) {
		if (key->key == 0x1b)
			t->log.find[0] = '\0';
		if (key->key == 0x1b || key->key == '\r')
			t->log.finds = false;
		else if (edit_find_key(t->log.find, sizeof t->log.find, key))
			t->log.end = -1;
		return true;
	}
	if (key->key == 0x1b && t->log.find[0]) {
		t->log.find[0] = '\0';
		return true;
	}
	switch (key->key) {
	case KEY_UP:
	case 'k': scroll_log(t, -1); return true;
	case KEY_DOWN:
	case 'j': scroll_log(t, 1); return true;
	case KEY_PPAGE: scroll_log(t, -8); return true;
	case KEY_NPAGE: scroll_log(t, 8); return true;
	case KEY_HOME: t->log.end = t->log.least; return true;
	case '/': t->log.finds = true; return true;
	case KEY_END: t->log.end = -1; return true;
	case 0x1b:
	case 'L':
	case '\r': t->over = NULL; return true;
	}
	t->over = NULL;
	if (binding && binding->line && !strchr(binding->line, '{')) {
		binding_do(t, binding);
		t->over = &overlay_log;
		return true;
	}
	return !binding || !binding->program || key->key == 'q';
}

/* The oldest entries fill the pane up to this one. */
static int least_end(struct tui *t, const struct log_pane *pane, struct log_row *rows)
{
	int count = journal_count(t->table.journal), shown;
	struct log_view view = { .row = rows };

	if (t->log.end < 0)
		return pane->rows < count ? pane->rows : count;
	view.rows = open_table_log(&t->table, pane->rows < count ? pane->rows : count, t->log.find, rows,
	                           pane->rows);
	shown = log_fitting(&view, pane->rows, pane->cols);
	return shown ? view.row[shown - 1].number : count;
}

static void log_draw_over(struct tui *t, int *y, int *x)
{
	struct log_pane pane = log_pane_of(t->layout.body_rows, COLS);
	int count = journal_count(t->table.journal), end = t->layout.body_y + t->layout.body_rows;
	struct log_row *rows = xcalloc((size_t)pane.rows, sizeof *rows);
	struct log_view view = {
		.undoable = journal_undoable(t->table.journal),
		.redoable = journal_redoable(t->table.journal) + journal_kept(t->table.journal),
		.find = t->log.finds || t->log.find[0] ? t->log.find : NULL,
		.beside = pane.cols < COLS,
	};
	WINDOW *win = derwin(stdscr, pane.rows, pane.cols, end - pane.rows, COLS - pane.cols);

	t->log.least = least_end(t, &pane, rows);
	if (t->log.end >= 0 && t->log.end < t->log.least)
		t->log.end = t->log.least;
	view.rows =
		open_table_log(&t->table, t->log.end < 0 ? count : t->log.end, t->log.find, rows, pane.rows);
	view.row = rows;
	if (win) {
		log_draw(&view, &t->palette, win, y, x);
		*y += getbegy(win);
		*x += getbegx(win);
		delwin(win);
	}
	free(rows);
}

static enum field log_field(const struct tui *t)
{
	return t->log.finds ? FIELD_TEXT : FIELD_NONE;
}

const struct overlay overlay_log = {
	.key = log_key,
	.draw = log_draw_over,
	.hint = (const struct overlay_hint[]){ { N_("arrows"), N_("scroll") },
	                                       { "u", N_("undo") },
	                                       { "^R", N_("redo") },
	                                       { "/", N_("find") },
	                                       { "L", N_("close") },
	                                       { 0 } },
	.field = log_field,
	.scrolls = true,
};
