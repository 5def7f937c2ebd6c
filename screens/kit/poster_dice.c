/* SPDX-License-Identifier: MIT */
/* Dice of six sides for a room: see poster.h. */
#include "poster.h"

/* Seven by seven squares; of the smallest size two stand in one row of half blocks. */
enum { SIDE = 7, SMALL_ROWS = 4 };

static int die_cols(int size)
{
	return size < SIDE ? SIDE : 2 * size;
}

/* Rows of a die; the smallest of ASCII, which has no halves, is lower. */
static int die_rows(const struct palette *p, int size)
{
	return p->ascii && size < SIDE ? SIDE / 2 : size;
}

/* Size of the largest dice of which so many stand on so many lines; 0: none do. */
static int dice_size(const struct palette *p, struct area at, int dice, int lines)
{
	int each = (dice + lines - 1) / lines;

	for (int scale = 3; scale >= 0; scale--) {
		int size = scale ? scale * SIDE : SMALL_ROWS;

		if (lines * (die_rows(p, size) + 1) - 1 <= at.rows &&
		    each * (die_cols(size) + 2) - 2 <= at.cols)
			return size;
	}
	return 0;
}

static bool has_pip(int value, int row, int column)
{
	bool corner = row != 3 && column != 3, middle = row == 3 && column == 3;

	if (row % 2 == 0 || column % 2 == 0)
		return false;
	if (middle)
		return value % 2;
	if (row == 3)
		return value == 6;
	return corner && (value >= 4 || (value >= 2 && row == column));
}

/* The smallest in ASCII: three rows, whose pips are letters, so that those of a column stay apart. */
static void draw_plain_die(WINDOW *win, const struct palette *p, int y, int x, int style, int value)
{
	for (int row = 0; row < SIDE / 2; row++)
		for (int column = 0; column < SIDE; column++)
			paint_run(win, p, y + row, x + column, 1,
			          style | STYLE_BOLD | STYLE_SHAPE | STYLE_REVERSE,
			          has_pip(value, 2 * row + 1, column) ? L'@' : L'#');
}

static void draw_die(WINDOW *win, const struct palette *p, int y, int x, int style, int value, int size)
{
	int scale = size / SIDE;

	if (p->ascii && !scale) {
		draw_plain_die(win, p, y, x, style, value);
		return;
	}
	style = paint_shape_style(p, style);
	for (int row = 0; row < (scale ? SIDE : SMALL_ROWS); row++)
		for (int column = 0; column < SIDE; column++) {
			bool pip = has_pip(value, scale ? row : 2 * row, column);
			bool low = !scale && (2 * row + 1 >= SIDE || has_pip(value, 2 * row + 1, column));

			for (int i = 0; scale && !pip && i < scale; i++)
				paint_run(win, p, y + row * scale + i, x + column * 2 * scale, 2 * scale,
				          style, p->ascii ? L'#' : L'█');
			if (!scale && !(pip && low))
				paint_run(win, p, y + row, x + column, 1, style,
				          low   ? L'▀'
				          : pip ? L'▄'
				                : L'█');
		}
}

int poster_dice(WINDOW *win, const struct palette *p, struct area at, const struct poster_die *die, int dice)
{
	int best = 0, lines = 1, each;

	for (int n = 1; n <= dice; n++)
		if (dice_size(p, at, dice, n) > best) {
			best = dice_size(p, at, dice, n);
			lines = n;
		}
	each = (dice + lines - 1) / lines;
	for (int i = 0; best && i < dice; i++)
		draw_die(win, p, at.y + i / each * (die_rows(p, best) + 1),
		         at.x + i % each * (die_cols(best) + 2), die[i].style, die[i].value, best);
	return best ? lines * (die_rows(p, best) + 1) - 1 : 0;
}
