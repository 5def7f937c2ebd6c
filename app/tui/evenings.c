/* SPDX-License-Identifier: MIT */
/*
 * The page of evenings over home: players, commanders or games, most wins first; a day to count
 * from, and the page as a file.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "app/export/export.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/file.h"
#include "screens/shell/prompt.h"

enum { LEFT = 2, GAP = 2, TOP = 3 };

void evenings_close(struct tui *t)
{
	evenings_free(&t->evenings.all);
	t->evenings = (struct evenings_place){ .about = t->evenings.about };
}

/* Counts again; false: told why not. */
static bool count(struct tui *t, const char *since)
{
	struct evenings all;
	struct reason why;
	bool counted;

	tui_message(t, ROLE_NORMAL, "%s", _("reading all tables .."));
	if (t->draw)
		t->draw(t);
	digests_read(&t->home.all);
	digests_keep(&t->home.all, t->store, t->store->sessions);
	counted = evenings_count(&all, t->store, t->settings.aliases, since, &why);
	t->notice.text[0] = '\0';
	t->dirty = true;
	if (!counted) {
		evenings_free(&all);
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return false;
	}
	evenings_close(t);
	t->evenings.all = all;
	return true;
}

/* ---- the fields ---- */

static void write_file(struct tui *t)
{
	struct page page = { .title = _("Evenings"), .document = &document_evenings };
	char path[PATH_MAX], *text;
	struct reason why;
	size_t size;

	page.format = page_formats[0];
	if (!export_place(&page, NULL, t->evenings.edit.text, path, sizeof path, &why)) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return;
	}
	text = document_text(&page, &t->evenings.all, &size);
	if (text_file_make(path, text, size, &why)) {
		t->evenings.asks = EVENINGS_ASK_NOTHING;
		tui_message(t, ROLE_GOOD, _("written: %s"), path);
	} else {
		tui_message(t, ROLE_WARNING, "%s", why.text);
	}
	free(text);
}

static void field_key(struct tui *t, const struct key *key)
{
	struct evenings_place *e = &t->evenings;

	t->notice.text[0] = '\0';
	if (key->key == 0x1b) {
		e->asks = EVENINGS_ASK_NOTHING;
	} else if (key->key != '\r') {
		edit_key(&e->edit, key);
	} else if (e->asks == EVENINGS_ASK_FILE) {
		write_file(t);
	} else {
		char since[EDIT_BYTES];

		utf8_copy(since, sizeof since, e->edit.text);
		count(t, since); /* else the field stays, and why beside it */
	}
}

static void begin_field(struct tui *t, enum evenings_ask asks, const char *text)
{
	t->evenings.asks = asks;
	edit_set(&t->evenings.edit, text);
}

/* ---- the keys ---- */

static void turn(struct tui *t, int by)
{
	t->evenings.about = (enum evening_about)((t->evenings.about + EVENING_LISTS + by) % EVENING_LISTS);
	t->evenings.top = 0;
}

static bool evenings_key(struct tui *t, const struct key *key)
{
	struct evenings_place *e = &t->evenings;
	int page = t->picture.layout.body_rows - TOP;

	if (e->asks) {
		field_key(t, key);
		return true;
	}
	t->notice.text[0] = '\0';
	switch (key->key) {
	case '\t':
	case KEY_RIGHT:
	case 'l': turn(t, 1); break;
	case KEY_BTAB:
	case KEY_LEFT:
	case 'h': turn(t, -1); break;
	case KEY_DOWN:
	case 'j': e->top++; break;
	case KEY_UP:
	case 'k': e->top--; break;
	case ' ':
	case KEY_NPAGE: e->top += page; break;
	case KEY_PPAGE: e->top -= page; break;
	case '/': begin_field(t, EVENINGS_ASK_DAY, e->all.since); break;
	case 'E': begin_field(t, EVENINGS_ASK_FILE, "evenings.html"); break;
	default:
		if (key_closes(key)) {
			t->over = NULL;
			evenings_close(t);
		}
	}
	return true;
}

/* ---- the picture ---- */

static void draw_tabs(struct tui *t, WINDOW *win)
{
	const struct evenings_place *e = &t->evenings;
	int cols = getmaxx(win), x = LEFT;
	char told[200];

	for (enum evening_about about = 0; about < EVENING_LISTS; about++) {
		const char *title = evenings_title(about);

		spot_put(&t->palette, win, 0, x, 1, text_width(title) + 2, SPOT_OWN, (int)about);
		if (about == e->about)
			paint_chip(win, &t->palette, 0, x, cols - x, ROLE_ACCENT, title);
		else
			paint(win, &t->palette, 0, x + 1, cols - x - 1, ROLE_NORMAL, title);
		x += text_width(title) + 2 + GAP;
	}
	evenings_tell(&e->all, told, sizeof told);
	paint_right(win, &t->palette, 0, cols - LEFT, cols - LEFT - x, ROLE_DIM, told);
}

/* How wide a column of numbers is, with the blanks before it. */
static int column_cols(const struct evening_list *list, enum evening_about about, int column)
{
	int most = text_width(evenings_head(about, column));
	char cell[EVENING_CELL];

	for (int i = 0; i < list->count; i++) {
		evenings_cell(about, &list->row[i], column, cell);
		most = text_width(cell) > most ? text_width(cell) : most;
	}
	return most + GAP;
}

/* row NULL: the heads. Numbers stand at the right of the window, the name has the rest. */
static void draw_row(struct tui *t, WINDOW *win, int y, const struct evening_row *row, const int *cols,
                     int name_cols)
{
	enum evening_about about = t->evenings.about;
	int x = LEFT + name_cols, style = row ? ROLE_NORMAL : ROLE_DIM;
	char cell[EVENING_CELL];

	for (int c = 0; c < evenings_columns(about); c++) {
		if (row)
			evenings_cell(about, row, c, cell);
		else
			utf8_copy(cell, sizeof cell, evenings_head(about, c));
		if (!c)
			paint(win, &t->palette, y, LEFT, name_cols, style, cell);
		else
			paint_right(win, &t->palette, y, x += cols[c], cols[c],
			            style | (row && c == 2 ? STYLE_BOLD : 0), cell);
	}
}

static void draw_list(struct tui *t, WINDOW *win)
{
	struct evenings_place *e = &t->evenings;
	const struct evening_list *list = &e->all.list[e->about];
	int cols[EVENING_COLUMNS] = { 0 }, room = getmaxy(win) - TOP, name_cols,
	    left = getmaxx(win) - 2 * LEFT;

	for (int c = 1; c < evenings_columns(e->about); c++)
		left -= cols[c] = column_cols(list, e->about, c);
	name_cols = column_cols(list, e->about, 0);
	name_cols = name_cols < left ? name_cols : left;
	e->top = e->top > list->count - room ? list->count - room : e->top;
	e->top = e->top < 0 ? 0 : e->top;
	if (!list->count) {
		paint(win, &t->palette, TOP, LEFT, getmaxx(win) - LEFT, ROLE_DIM,
		      e->all.list[EVENING_GAMES].count ? _("no commander was named")
		      : e->all.open                    ? _("no game has ended yet")
		                                       : _("nothing was played"));
		return;
	}
	draw_row(t, win, TOP - 1, NULL, cols, name_cols);
	for (int i = 0; i < room && e->top + i < list->count; i++)
		draw_row(t, win, TOP + i, &list->row[e->top + i], cols, name_cols);
}

static void evenings_draw(struct tui *t, int *y, int *x)
{
	struct evenings_place *e = &t->evenings;
	WINDOW *win = t->picture.body;
	struct ask_view view = {
		.who = e->asks == EVENINGS_ASK_DAY ? _("since") : _("file"),
		.what = e->asks == EVENINGS_ASK_DAY ? _("a day like 2026-01-31; empty: all") : "",
		.value = "",
		.typed = e->edit.text,
		.cursor = e->edit.cursor,
	};

	paint_blank(win, &t->palette, 0, 0, getmaxy(win), getmaxx(win));
	draw_tabs(t, win);
	draw_list(t, win);
	if (!e->asks)
		return;
	if (t->notice.text[0])
		view.offer[0] = (struct ask_offer){ .key = "", .text = t->notice.text, .refused = true };
	ask_draw(&view, &t->palette, stdscr, t->picture.layout.message_y, y, x);
}

static void evenings_hints(struct tui *t)
{
	if (t->evenings.asks) {
		hint_add(t, "Enter", _("OK"));
		hint_add(t, "Esc", C_("page", "back"));
		return;
	}
	hint_add(t, "Tab", _("next list"));
	hint_add(t, "/", _("since a day"));
	hint_add(t, "E", _("export"));
	hint_add(t, "Esc", _("close"));
}

static enum field evenings_field(const struct tui *t)
{
	return t->evenings.asks ? FIELD_TEXT : FIELD_NONE;
}

static const char *evenings_touch(struct tui *t, int what, int n)
{
	(void)what;
	turn(t, n - (int)t->evenings.about);
	return NULL;
}

static const struct overlay overlay_evenings = {
	.key = evenings_key,
	.draw = evenings_draw,
	.add_hints = evenings_hints,
	.field = evenings_field,
	.touch = evenings_touch,
	.scrolls = true,
};

void evenings_open(struct tui *t)
{
	if (count(t, ""))
		t->over = &overlay_evenings;
}
