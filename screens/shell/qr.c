/* SPDX-License-Identifier: MIT */
/*
 * Draws a QR code. A cell is two halves, one above the other, and a module so many halves
 * wide and high as the window has room for; ASCII has whole cells, unless only halves fit and
 * the terminal has them: it is a picture. Without colours the reversed blank is the paper.
 */
#include "qr.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/paint.h"

enum {
	MARGIN = 4,
	MARGIN_LARGE = 3,
	MARGIN_LEAST = 2,
	LARGEST = 8,
	GAP = 3,
	TEXT_LEAST = 16,
	TEXT_LINES = 24
};

/* Halves a module, modules of margin, and the cells of all. */
struct extent {
	int scale, margin, rows, cols;
};

static struct extent extent_of(int width, int scale, int margin)
{
	int side = scale * (width + 2 * margin);

	return (struct extent){ scale, margin, (side + 1) / 2, side };
}

/* The smallest scale: half a cell, or in ASCII a whole one, which is as high as two columns are wide. */
static int least_scale(bool ascii)
{
	return ascii ? 2 : 1;
}

void qr_size(int width, const struct palette *p, int *rows, int *cols)
{
	struct extent least = extent_of(width, least_scale(p->ascii && !p->utf8), MARGIN_LEAST);

	*rows = least.rows;
	*cols = least.cols;
}

/* The largest one that fits. Larger modules are worth one of margin; to be seen at all, two. */
static struct extent fitting(int width, bool ascii, int rows, int cols)
{
	int least = least_scale(ascii);
	struct extent extent = { 0 };

	for (int scale = LARGEST; scale >= least; scale -= least)
		for (int margin = MARGIN; margin >= (scale > least ? MARGIN_LARGE : MARGIN_LEAST); margin--) {
			extent = extent_of(width, scale, margin);
			if (extent.rows <= rows && extent.cols <= cols)
				return extent;
		}
	return extent;
}

/* Counted in halves from the corner of the paper; outside of the code is the margin. */
static bool is_dark(const struct qr_view *view, const struct extent *at, int down, int right)
{
	int row = down / at->scale - at->margin, col = right / at->scale - at->margin;

	return row >= 0 && row < view->width && col >= 0 && col < view->width &&
	       view->module[row * view->width + col];
}

static void draw_row(const struct qr_view *view, const struct palette *p, WINDOW *win, int y, int x, int row,
                     const struct extent *at)
{
	static const char *const halves[] = { " ", "▀", "▄", "█" };
	int paper = p->tinted[TINT_PAPER][ROLE_NORMAL] ? STYLE_TINT * TINT_PAPER : STYLE_REVERSE;
	int ink = p->tinted[TINT_INK][ROLE_NORMAL] ? STYLE_TINT * TINT_INK : 0;

	for (int col = 0; col < at->cols; col++) {
		bool upper = is_dark(view, at, 2 * row, col), lower = is_dark(view, at, 2 * row + 1, col);

		if (p->ascii)
			paint(win, p, y, x + col, 1, upper ? ink : paper, " ");
		else
			paint(win, p, y, x + col, 1, paper, halves[upper + 2 * lower]);
	}
}

/* ---- the text ---- */

struct lines {
	char line[TEXT_LINES][300];
	int count, heads, widest;
};

/* A head that is too long for its columns goes on in the next row. */
static void read_lines(const struct qr_view *view, struct lines *lines, int cols)
{
	const char *text = view->text;

	*lines = (struct lines){ .heads = view->heads };
	for (; *text && lines->count < TEXT_LINES; lines->count++) {
		size_t length = strcspn(text, "\n");
		char *line = lines->line[lines->count];

		snprintf(line, sizeof *lines->line, "%.*s", (int)length, text);
		if (lines->count < lines->heads && text_wrap(line, cols) < strlen(line)) {
			length = text_wrap(line, cols);
			line[length] = '\0';
			lines->heads++;
			text += length + (text[length] == ' ');
		} else {
			text += length + (text[length] == '\n');
		}
	}
}

static int lines_rows(const struct lines *lines, const struct qr_view *view)
{
	return 2 * (view->title != NULL) + lines->count + (lines->heads > 0);
}

static void draw_lines(const struct lines *lines, const struct qr_view *view, const struct palette *p,
                       WINDOW *win, int y, int x)
{
	int cols = getmaxx(win) - x - 1;

	if (view->title) {
		paint(win, p, y, x, cols, view->title_style | STYLE_BOLD, view->title);
		y += 2;
	}
	for (int i = 0; i < lines->count; i++) {
		y += i == lines->heads && i;
		paint(win, p, y++, x, cols, i || !lines->heads ? ROLE_NORMAL : ROLE_NORMAL | STYLE_BOLD,
		      lines->line[i]);
	}
}

/* ---- the whole ---- */

static void draw_refusal(const struct lines *lines, const struct qr_view *view, const struct palette *p,
                         WINDOW *win)
{
	int rows, cols;

	qr_size(view->width, p, &rows, &cols);
	if (rows > getmaxy(win) || cols > getmaxx(win))
		paint_format(win, p, 0, 1, getmaxx(win) - 2, ROLE_WARNING,
		             _("the QR code needs a window of %dx%d"), cols, rows + 1);
	draw_lines(lines, view, p, win, 2, 1);
}

void qr_draw(const struct qr_view *view, const struct palette *palette, WINDOW *win)
{
	int height = getmaxy(win), width = getmaxx(win), y, x, room;
	struct palette halves = *palette;
	const struct palette *p = palette;
	struct extent at = fitting(view->width, p->ascii, height, width);
	struct lines lines;

	if (p->ascii && p->utf8 && (at.rows > height || at.cols > width)) {
		halves.ascii = false;
		p = &halves;
		at = fitting(view->width, false, height, width);
	}
	room = width - at.cols - GAP - 1;
	paint_blank(win, palette, 0, 0, height, width);
	if (!view->width || at.rows > height || at.cols > width) {
		read_lines(view, &lines, width - 2);
		draw_refusal(&lines, view, palette, win);
		return;
	}
	read_lines(view, &lines, room);
	if (room < TEXT_LEAST)
		lines.count = 0;
	lines.widest = view->title ? text_width(view->title) : 0;
	for (int i = 0; i < lines.count; i++)
		lines.widest = larger(lines.widest, text_width(lines.line[i]));
	lines.widest = smaller(lines.widest, room);
	x = (width - at.cols - (lines.count ? GAP + lines.widest : 0)) / 2;
	y = (height - at.rows) / 2;
	for (int row = 0; row < at.rows; row++)
		draw_row(view, p, win, y + row, x, row, &at);
	draw_lines(&lines, view, palette, win, larger((height - lines_rows(&lines, view)) / 2, 1),
	           x + at.cols + GAP);
}
