/* SPDX-License-Identifier: MIT */
/*
 * Draws the log pane. The caller makes the rows; this file finds their columns
 * and styles.
 */
#include "log.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum {
	FOOT_ROWS = 1,
	HEAD_ROWS = 1,
	NUMBER_X = 2,
	SIDE_ROWS = 26,
	SIDE_COLS = 120,
	WHAT_COLS = 18,
	GAP = 2,
	SIDE_MOST = 84
};

struct log_pane log_pane_of(int body_rows, int cols)
{
	if (body_rows < SIDE_ROWS || cols < SIDE_COLS)
		return (struct log_pane){ (body_rows + 1) / 2, cols };
	return (struct log_pane){ body_rows, cols / 2 < SIDE_MOST ? cols / 2 : SIDE_MOST };
}

/* The line "you are here" comes after the row it belongs to. */
static int here_after(const struct log_view *view)
{
	for (int i = view->rows - 1; i >= 0; i--)
		if (view->row[i].here)
			return i;
	return -1;
}

static int lines_of(const struct log_view *view)
{
	return view->rows + 1;
}

static int room_of(int pane_rows)
{
	int room = pane_rows - HEAD_ROWS - FOOT_ROWS;

	return room > 0 ? room : 0;
}

/* The largest scroll that still shows a full pane of so many rows. */
static int scroll_max(const struct log_view *view, int pane_rows)
{
	int over = lines_of(view) - room_of(pane_rows);

	return over > 0 ? over : 0;
}

struct columns {
	int time_x, who_x, who_cols, what_x, cause_x, end;
};

/* A sentence has the whole row. */
static bool is_alone(const struct log_row *row)
{
	return !*row->who && !*row->cause && !row->undone;
}

static const char *what_text(const struct log_row *row, char out[240])
{
	snprintf(out, 240, "%s%s", row->ruling ? _("ruling: ") : "", row->what);
	return out;
}

static const char *cause_text(const struct log_row *row, char out[240])
{
	snprintf(out, 240, !row->undone ? "%s" : *row->cause ? _("undone; %s") : _("undone"), row->cause);
	return out;
}

/* What happened takes the columns that it needs, and leaves its cause two in five. */
static int what_columns(const struct log_view *view, int room)
{
	int columns = room * 2 / 5 > WHAT_COLS ? room * 2 / 5 : WHAT_COLS, what = 0, cause = 0;
	char text[240];

	for (int i = 0; i < view->rows; i++) {
		const struct log_row *row = &view->row[i];
		int is = text_width(cause_text(row, text));

		if (!is || is_alone(row))
			continue;
		cause = is > cause ? is : cause;
		is = text_width(what_text(row, text)) + GAP;
		what = is > what ? is : what;
	}
	if (columns > room - cause)
		columns = room - cause;
	if (what > room - (cause < room * 2 / 5 ? cause : room * 2 / 5))
		what = room - (cause < room * 2 / 5 ? cause : room * 2 / 5);
	return what > columns ? what : columns;
}

static struct columns columns_of(const struct log_view *view, int cols)
{
	struct columns c;
	struct text_number last = text_number(view->rows ? view->row[view->rows - 1].number : 1);
	int who = 4;

	c.time_x = NUMBER_X + larger(text_width(last.of), 2) + 1;
	c.who_x = c.time_x + 7;
	for (int i = 0; i < view->rows; i++)
		if (text_width(view->row[i].who) > who)
			who = text_width(view->row[i].who);
	c.who_cols = who < cols / 5 ? who : cols / 5;
	c.what_x = c.who_x + c.who_cols + 3;
	c.end = cols - 1;
	c.cause_x = c.what_x + what_columns(view, c.end - c.what_x);
	return c;
}

/* The columns of what happened in this row. */
static int what_room(const struct log_row *row, const struct columns *c)
{
	if (is_alone(row))
		return c->end - c->who_x;
	return !*row->cause && !row->undone ? c->end - c->what_x : c->cause_x - GAP - c->what_x;
}

/* The rows of the pane that a row takes: what does not fit goes on below. */
static int height_of(const struct log_row *row, const struct columns *c)
{
	char text[240];
	int what = text_rows(what_text(row, text), what_room(row, c));
	int cause = text_rows(cause_text(row, text), c->end - c->cause_x);

	return what > cause ? what : cause > 1 ? cause : 1;
}

static void draw_row(const struct log_row *row, const struct columns *c, const struct palette *p, WINDOW *win,
                     int y, int rows)
{
	int style = row->undone || !*row->who ? ROLE_DIM : ROLE_NORMAL;
	char text[240];

	if (row->first) {
		snprintf(text, sizeof text, "%d", row->number);
		paint_right(win, p, y, c->time_x - 1, c->time_x - NUMBER_X - 1, ROLE_DIM, text);
	}
	screen_time(row->at, text);
	paint(win, p, y, c->time_x, 5, ROLE_DIM, text);
	paint(win, p, y, c->who_x, c->who_cols, style | (row->here ? STYLE_BOLD : 0), row->who);
	if (row->ruling)
		style = row->undone ? ROLE_DIM : ROLE_WARNING;
	else if (row->here)
		style = STYLE_BOLD;
	paint_paragraph(win, p, y, is_alone(row) ? c->who_x : c->what_x, rows, what_room(row, c), style,
	                what_text(row, text));
	paint_paragraph(win, p, y, c->cause_x, rows, c->end - c->cause_x, ROLE_DIM, cause_text(row, text));
}

static void draw_here(const struct log_view *view, const struct palette *p, WINDOW *win, int y)
{
	int cols = getmaxx(win), x = 1;

	if (!view->rows && view->find && *view->find) {
		paint(win, p, y, x, cols - x, ROLE_DIM, view->left ? "" : _("no line contains this word"));
		return;
	}
	x += paint(win, p, y, x, cols - x, STYLE_BOLD, _("you are here")) + 2;
	paint_format(win, p, y, x, cols - x, ROLE_DIM, _("%d can be undone, %d redone"), view->undoable,
	             view->redoable);
}

static void draw_head(const struct log_view *view, const struct palette *p, WINDOW *win, int shown)
{
	int cols = getmaxx(win), width;
	char text[60];

	paint_rule(win, p, 0, 0, cols, ROLE_ACCENT, false);
	width = paint_format(win, p, 0, 2, cols - 4, STYLE_BOLD, " %s ", _("LOG"));
	if (view->find)
		paint_format(win, p, 0, 3 + width, cols - width - 20, ROLE_ACCENT | STYLE_UNDERLINE, "/%s",
		             view->find);
	if (view->find && view->left) {
		snprintf(text, sizeof text, _(" searching, %d %% "), 100 - view->left);
		paint_right(win, p, 0, cols - 2, cols / 3, ROLE_NORMAL, text);
		return;
	}
	if (view->rows == 0 || shown < 1 || cols <= width + 20)
		return;
	snprintf(text, sizeof text, _(" %d of %d "), view->row[shown - 1].number, view->all);
	if (!view->find || cols > 60)
		paint_right(win, p, 0, cols - 2, cols / 3, ROLE_DIM, text);
}

/* A line of the pane: a row, or where the table stands. */
static int line_height(const struct log_view *view, const struct columns *c, int here, int line)
{
	return line == here + 1 ? 1 : height_of(&view->row[line > here ? line - 1 : line], c);
}

int log_fitting(const struct log_view *view, int pane_rows, int cols)
{
	struct columns c = columns_of(view, cols);
	int room = room_of(pane_rows) - 1, n = 0; /* a row is for where the table stands */

	while (n < view->rows && (room -= height_of(&view->row[n], &c)) >= 0)
		n++;
	return n;
}

void log_draw(const struct log_view *view, const struct palette *p, WINDOW *win, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win), room = room_of(rows);
	int scroll = view->scroll < scroll_max(view, rows) ? view->scroll : scroll_max(view, rows);
	int end = lines_of(view) - (scroll > 0 ? scroll : 0), here = here_after(view), y = HEAD_ROWS;
	struct columns c = columns_of(view, cols);
	int line = end, used = 0;

	paint_blank(win, p, 0, 0, rows, cols);
	for (int side = 1; side < rows && view->beside; side++)
		paint(win, p, side, 0, 1, ROLE_ACCENT, p->ascii ? "|" : "│");
	draw_head(view, p, win, end - 1 < view->rows ? end - 1 : view->rows);
	*cursor_y = *cursor_x = 0;
	while (line > 0 && used + line_height(view, &c, here, line - 1) <= room)
		used += line_height(view, &c, here, --line);
	for (; line < end; y += line_height(view, &c, here, line++)) {
		if (line == here + 1) {
			draw_here(view, p, win, y);
			*cursor_y = y;
			*cursor_x = cols > 1 ? 1 : 0;
			continue;
		}
		draw_row(&view->row[line > here ? line - 1 : line], &c, p, win, y,
		         line_height(view, &c, here, line));
	}
}
