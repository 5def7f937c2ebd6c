/* SPDX-License-Identifier: MIT */
/*
 * The log over a table: read back, searched, with undo and redo in sight.
 */
#include <stdlib.h>
#include <string.h>

#include "app/core/keys.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/shell/log.h"

static void forget_word(struct tui *t)
{
	t->log.find[0] = '\0';
	t->log.looking = false;
	search_free(&t->log.search);
}

void log_open(struct tui *t)
{
	t->over = &overlay_log;
	t->log.end = -1;
	t->log.finds = false;
	forget_word(t);
}

static void scroll_log(struct tui *t, int step)
{
	int count = journal_count(t->table.journal);
	int end = (t->log.end < 0 ? count : t->log.end) + step;

	if (t->log.find[0]) {
		t->log.up = larger(t->log.up - step, 0);
		return;
	}
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
			forget_word(t);
		if (key->key == 0x1b || key->key == '\r')
			t->log.finds = false;
		else if (edit_find_key(t->log.find, sizeof t->log.find, key))
			t->log.up = 0;
		return true;
	}
	if (key->key == 0x1b && t->log.find[0]) {
		forget_word(t);
		return true;
	}
	switch (key->key) {
	case KEY_UP:
	case 'k': scroll_log(t, -1); return true;
	case KEY_DOWN:
	case 'j': scroll_log(t, 1); return true;
	case KEY_PPAGE: scroll_log(t, -8); return true;
	case KEY_NPAGE: scroll_log(t, 8); return true;
	case KEY_HOME:
		t->log.end = 0;
		t->log.up = SEARCH_ROWS;
		return true;
	case '/': t->log.finds = true; return true;
	case KEY_END:
		t->log.end = -1;
		t->log.up = 0;
		return true;
	case 0x1b:
	case 'L':
	case '\r': t->over = NULL; return true;
	}
	if (!binding || tui_undo_key(t, key))
		return true;
	t->over = NULL;
	return key->key == 'q';
}

/* The oldest entries fill the pane up to this one. */
static int least_end(struct tui *t, const struct log_pane *pane, struct log_row *rows)
{
	int count = journal_count(t->table.journal), shown;
	struct log_view view = { .row = rows };

	if (t->log.end < 0 && count > pane->rows)
		return pane->rows;
	view.rows = open_table_log(&t->table, pane->rows < count ? pane->rows : count, rows, pane->rows);
	shown = log_fitting(&view, pane->rows, pane->cols);
	return shown ? view.row[shown - 1].number : count;
}

static int all_rows(struct tui *t, const struct log_pane *pane, struct log_row *rows)
{
	int count = journal_count(t->table.journal);

	t->log.least = least_end(t, pane, rows);
	if (t->log.end >= 0 && t->log.end < t->log.least)
		t->log.end = t->log.least;
	return open_table_log(&t->table, t->log.end < 0 ? count : t->log.end, rows, pane->rows);
}

/* Of the rows found, oldest first, those that end `up` before the newest. */
static int found_rows(const struct search *search, int up, struct log_row *rows, int max)
{
	int count = search_found(search) - up;

	count = count < max ? count : max;
	for (int i = 0; i < count; i++)
		rows[i] = search->row[up + count - 1 - i];
	return count > 0 ? count : 0;
}

/* The oldest ones fill the pane. */
static int most_up(const struct search *search, const struct log_pane *pane, struct log_row *rows)
{
	int found = search_found(search);
	int oldest = found < pane->rows ? found : pane->rows;
	struct log_view view = { .row = rows };

	view.rows = found_rows(search, found - oldest, rows, oldest);
	return found - log_fitting(&view, pane->rows, pane->cols);
}

static int rows_with_word(struct tui *t, const struct log_pane *pane, struct log_row *rows)
{
	struct search *search = &t->log.search;

	search_begin(search, &t->table, t->log.find);
	t->log.looking = search_step(search, &t->table, t->log.up + pane->rows);
	if (!t->log.looking && t->log.up && t->log.up > most_up(search, pane, rows))
		t->log.up = most_up(search, pane, rows);
	return found_rows(search, t->log.up < search_found(search) ? t->log.up : 0, rows, pane->rows);
}

static void log_draw_over(struct tui *t, int *y, int *x)
{
	struct log_pane pane = log_pane_of(t->picture.layout.body_rows, COLS);
	int end = t->picture.layout.body_y + t->picture.layout.body_rows;
	struct log_row *rows = xcalloc((size_t)pane.rows, sizeof *rows);
	struct log_view view = {
		.row = rows,
		.undoable = journal_undoable(t->table.journal),
		.redoable = journal_redoable(t->table.journal) + journal_kept(t->table.journal),
		.find = t->log.finds || t->log.find[0] ? t->log.find : NULL,
		.beside = pane.cols < COLS,
		.all = journal_count(t->table.journal),
	};
	WINDOW *win = derwin(stdscr, pane.rows, pane.cols, end - pane.rows, COLS - pane.cols);

	view.rows = t->log.find[0] ? rows_with_word(t, &pane, rows) : all_rows(t, &pane, rows);
	view.left = t->log.looking ? 100 - search_percent(&t->log.search) : 0;
	if (win) {
		log_draw(&view, &t->palette, win, y, x);
		*y += getbegy(win);
		*x += getbegx(win);
		delwin(win);
	}
	free(rows);
}

/* A search goes on with the next picture, after the keys that came meanwhile. */
int64_t log_wake(const struct tui *t)
{
	return t->over == &overlay_log && t->log.looking ? io_now_ms() : 0;
}

static enum field log_field(const struct tui *t)
{
	return t->log.finds ? FIELD_TEXT : FIELD_NONE;
}

/* Whether there are more rows than the pane shows. */
static bool may_scroll(struct tui *t)
{
	struct log_pane pane = log_pane_of(t->picture.layout.body_rows, COLS);
	struct log_row *rows = xcalloc((size_t)pane.rows, sizeof *rows);
	bool more = t->log.find[0] ? most_up(&t->log.search, &pane, rows) > 0
	                           : least_end(t, &pane, rows) < journal_count(t->table.journal);

	free(rows);
	return more;
}

static void log_hints(struct tui *t)
{
	if (t->log.finds) {
		hint_finding(t);
		return;
	}
	if (may_scroll(t))
		hint_add(t, _("arrows"), _("scroll"));
	hint_undo(t, "undo", _("undo"));
	hint_undo(t, "redo", _("redo"));
	hint_add(t, "/", _("find"));
	hint_add(t, "L", _("close"));
}

const struct overlay overlay_log = {
	.key = log_key,
	.draw = log_draw_over,
	.add_hints = log_hints,
	.field = log_field,
	.scrolls = true,
};
