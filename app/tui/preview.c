/* SPDX-License-Identifier: MIT */
/*
 * The table in focus beside the list of home, as who watches it would see it, and the
 * newest lines of its log. It is read once the focus has rested: a key never waits
 * for it.
 */
#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum {
	REST_MS = 150,
	BYTES_MOST = 1 << 20, /* a longer journal takes too long to read for a look */
	HEAD_ROWS = 2,
	LINES_LEAST = 30, /* rows from which the newest lines stand below the table */
	TIME_COLS = 7,
};

/* Whether the screen shows the log itself in so many columns. */
static bool shows_log(const struct open_table *table, int cols)
{
	return table->screen->log_cols && cols >= table->screen->log_cols;
}

/* The newest lines, the newest at the bottom. Returns the rows that they take. */
static int draw_lines(struct preview *preview, const struct palette *p, WINDOW *win)
{
	struct open_table *table = &preview->table;
	int rows = getmaxy(win), cols = getmaxx(win), fit = within(rows / 5, 9), y = rows - fit, first;

	open_table_recent(table);
	if (rows < LINES_LEAST || shows_log(table, cols))
		return 0;
	first = larger(table->recent_rows - fit + 1, 0);
	paint(win, p, y++, 1, cols - 2, ROLE_NORMAL | STYLE_BOLD, _("LATEST"));
	for (int i = first; i < table->recent_rows; i++, y++) {
		const struct log_row *row = &table->recent[i];
		int x = 1 + TIME_COLS, style = row->undone ? ROLE_DIM : ROLE_NORMAL;
		char hour[8];

		screen_time(row->at, hour);
		if (row->first)
			paint(win, p, y, 1, TIME_COLS, ROLE_DIM, hour);
		if (row->who[0])
			x += paint(win, p, y, x, cols - x - 1, style | STYLE_BOLD, row->who) + 2;
		x += paint(win, p, y, x, cols - x - 1, style, row->what) + 2;
		paint(win, p, y, x, cols - x - 1, ROLE_DIM, row->cause);
	}
	return fit + 1;
}

static void draw_table(struct preview *preview, const struct frame *seen, WINDOW *win)
{
	struct open_table *table = &preview->table;
	int rows = getmaxy(win) - HEAD_ROWS - draw_lines(preview, seen->palette, win), y, x;
	struct frame frame = *seen;
	WINDOW *part = rows > 0 ? derwin(win, rows, getmaxx(win), HEAD_ROWS, 0) : NULL;

	if (!part)
		return;
	frame.watching = true;
	if (shows_log(table, getmaxx(win))) {
		frame.log = table->recent;
		frame.log_rows = table->recent_rows;
	}
	screen_draw(table->screen, table->view, open_table_state(table), &frame, part, &y, &x);
	delwin(part);
}

static void read_table(struct tui *t, struct preview *preview)
{
	struct journal *journal = NULL;
	char path[PATH_MAX];
	struct reason ignored;
	struct save *save;

	preview->due_ms = 0;
	if (preview->of.fault[0] || preview->of.size > BYTES_MOST)
		return;
	save = save_open(listed_path(&preview->of, path), SAVE_READ, &journal, &ignored);
	if (save)
		open_table_begin(&preview->table, journal, save, t->rng, t->store);
}

void preview_forget(struct preview *preview)
{
	if (!preview->any)
		return;
	if (open_table_is_open(&preview->table))
		open_table_end(&preview->table);
	*preview = (struct preview){ 0 };
}

void preview_want(struct home_place *home, const struct listed *listed)
{
	struct preview *preview = &home->preview;

	if (listed && preview->any && listed_is_same(listed, &preview->of))
		return;
	preview_forget(preview);
	if (!listed)
		return;
	preview->of = *listed;
	preview->any = true;
	preview->due_ms = home->moved_ms + REST_MS;
}

void preview_draw(struct tui *t, const struct home_row *row, const struct frame *frame, WINDOW *win)
{
	struct preview *preview = &t->home.preview;
	int cols = getmaxx(win), x = 1, spots = t->picture.spots.count;

	if (preview->due_ms && preview->due_ms <= io_now_ms())
		read_table(t, preview);
	paint_blank(win, frame->palette, 0, 0, getmaxy(win), cols);
	x += paint(win, frame->palette, 0, x, cols - 2, STYLE_BOLD, row->title) + 2;
	paint(win, frame->palette, 0, x, cols - x - 1, ROLE_DIM, row->people);
	if (row->note[0])
		paint_paragraph(win, frame->palette, HEAD_ROWS, 1, getmaxy(win) - HEAD_ROWS, cols - 2,
		                ROLE_WARNING, row->note);
	if (open_table_is_open(&preview->table))
		draw_table(preview, frame, win);
	t->picture.spots.count = spots; /* the table is not open: its seats are not for the mouse */
}
