/* SPDX-License-Identifier: MIT */
/*
 * Draws a QR code: a half block is two modules, one above the other; in ASCII
 * each module is two blanks on a ground. Without colours the reversed blank is
 * the paper.
 */
#include "qr.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"

enum { MARGIN = 4, GAP = 3, TEXT_LEAST = 16 };

void qr_size(int width, bool ascii, int *rows, int *cols)
{
	int side = width + 2 * MARGIN;

	*rows = ascii ? side : (side + 1) / 2;
	*cols = ascii ? 2 * side : side;
}

/* Outside of the code is the margin. */
static bool is_dark(const struct qr_view *view, int row, int col)
{
	row -= MARGIN;
	col -= MARGIN;
	return row >= 0 && row < view->width && col >= 0 && col < view->width &&
	       view->module[row * view->width + col];
}

static int paper(const struct palette *p)
{
	return p->tinted[TINT_PAPER][ROLE_NORMAL] ? STYLE_TINT * TINT_PAPER : STYLE_REVERSE;
}

static void draw_halves(const struct qr_view *view, const struct palette *p, WINDOW *win, int y, int x,
                        int row, int cols)
{
	static const char *const halves[] = { " ", "▀", "▄", "█" };

	for (int col = 0; col < cols; col++)
		paint(win, p, y, x + col, 1, paper(p),
		      halves[is_dark(view, 2 * row, col) + 2 * is_dark(view, 2 * row + 1, col)]);
}

static void draw_grounds(const struct qr_view *view, const struct palette *p, WINDOW *win, int y, int x,
                         int row, int cols)
{
	int ink = p->tinted[TINT_INK][ROLE_NORMAL] ? STYLE_TINT * TINT_INK : 0;

	for (int col = 0; col < cols / 2; col++)
		paint(win, p, y, x + 2 * col, 2, is_dark(view, row, col) ? ink : paper(p), "  ");
}

/* One line of the text a row; beside the code or, without one, below `y`. */
static void draw_text(const char *text, const struct palette *p, WINDOW *win, int y, int x)
{
	char line[300];

	for (int n = 0; *text && y < getmaxy(win); n++, y++) {
		size_t length = strcspn(text, "\n");

		snprintf(line, sizeof line, "%.*s", (int)length, text);
		paint(win, p, y, x, getmaxx(win) - x - 1, n == 0 ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL,
		      line);
		text += length + (text[length] == '\n');
	}
}

void qr_draw(const struct qr_view *view, const struct palette *p, WINDOW *win)
{
	int rows, cols, x, height = getmaxy(win), width = getmaxx(win);
	bool beside;

	qr_size(view->width, p->ascii, &rows, &cols);
	paint_blank(win, p, 0, 0, height, width);
	if (rows > height || cols > width) {
		paint_format(win, p, 0, 1, width - 2, ROLE_WARNING, _("the QR code needs a window of %dx%d"),
		             cols, rows + 1);
		draw_text(view->text, p, win, 2, 1);
		return;
	}
	beside = width - cols >= GAP + TEXT_LEAST;
	x = beside ? 0 : (width - cols) / 2;
	for (int row = 0; row < rows; row++)
		if (p->ascii)
			draw_grounds(view, p, win, row, x, row, cols);
		else
			draw_halves(view, p, win, row, x, row, cols);
	if (beside)
		draw_text(view->text, p, win, 1, x + cols + GAP);
}
