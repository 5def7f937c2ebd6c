/* SPDX-License-Identifier: MIT */
/* See sign.h. */
#include "sign.h"

#include <stdlib.h>

static int by_point(const void *key, const void *sign)
{
	uint32_t point = *(const uint32_t *)key, other = ((const struct sign *)sign)->point;

	return point < other ? -1 : point > other;
}

const struct sign *sign_of(const struct face *face, uint32_t point)
{
	return bsearch(&point, face->signs, (size_t)face->count, sizeof *face->signs, by_point);
}

/* Whether half a row of the screen has the square of a column. */
static bool is_set(const struct sign *sign, int half, int col, int high)
{
	int row = half / high;

	return row < SIGN_ROWS && sign->rows[row] >> (sign->cols - 1 - col) & 1;
}

/* ASCII has no halves. Of small squares, each row takes its upper ones, and the last row its lower ones, so
 * that every stroke is a row and both edges of a letter are there. */
static bool is_filled(const struct sign *sign, int y, int col, int high)
{
	bool above = is_set(sign, 2 * y, col, high), below = is_set(sign, 2 * y + 1, col, high);

	return high > 1 ? above || below : y == SIGN_ROWS / 2 - 1 ? below : above;
}

static wchar_t cell_of(const struct palette *p, const struct sign *sign, int y, int col, int high)
{
	static const wchar_t blocks[2][2] = { { L' ', L'▄' }, { L'▀', L'█' } };

	if (p->ascii)
		return is_filled(sign, y, col, high) ? L'#' : L' ';
	return blocks[is_set(sign, 2 * y, col, high)][is_set(sign, 2 * y + 1, col, high)];
}

void sign_paint(WINDOW *win, const struct palette *p, int y, int x, int style, const struct sign *sign,
                int wide, int high)
{
	style = paint_shape_style(p, style);
	for (int row = 0; 2 * row < SIGN_ROWS * high; row++) {
		wchar_t cell = cell_of(p, sign, row, 0, high);

		for (int col = 0, first = 0; col < sign->cols; first = col) {
			wchar_t run = cell;

			while (++col < sign->cols && (cell = cell_of(p, sign, row, col, high)) == run)
				;
			if (run != L' ')
				paint_run(win, p, y + row, x + first * wide, (col - first) * wide, style,
				          run);
		}
	}
}
