/* SPDX-License-Identifier: MIT */
/*
 * The places of the hexes on the screen, in each size, and the cursor's way from
 * one to the next. Draws nothing, independent of battles.
 *
 * A hex of slant n has 2n rows: it widens for n, narrows for n, and its lower
 * side is at the foot of its last row.
 */
#include <stdlib.h>

#include "inner.h"
#include "screens/kit/numbers.h"

enum { PANEL_ROWS = 12 };

/* The largest first; panel: columns that the panel needs beside it. */
static const struct {
	int flat, slant, panel;
} sizes[] = {
	{ 16, 4, 34 }, { 12, 3, 34 }, { 8, 2, 34 }, { 7, 1, 24 }, { 6, 1, 15 },
};

struct titan_board titan_board_of(int rows, int cols)
{
	struct titan_board at = { 0 };

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		int slant = sizes[i].slant;

		at = (struct titan_board){ .flat = sizes[i].flat, .slant = slant };
		at.rows = 2 * slant * titan_column_most() + 1;
		at.cols = TITAN_COLUMNS * at.flat + (TITAN_COLUMNS + 1) * slant;
		at.below = at.cols + sizes[i].panel > cols;
		if (at.rows + (at.below ? PANEL_ROWS : 0) <= rows && at.cols <= cols)
			return at;
	}
	return (struct titan_board){ 0 };
}

static int pitch(const struct titan_board *at)
{
	return 2 * at->slant;
}

/* Half a hex lower for each hex that the column has less than the tallest. */
void titan_hex_place(const struct titan_board *at, int hex, int *y, int *x)
{
	int column = titan_hex_column(hex), tall = titan_column_rows(column);

	*y = (titan_column_most() - tall) * pitch(at) / 2 + (tall - titan_hex_row(hex)) * pitch(at);
	*x = at->slant + column * (at->flat + at->slant);
}

bool titan_hex_inside(const struct titan_board *at, int hex, int row, int *x, int *cols)
{
	int y, out;

	if (row < 1 || row > pitch(at))
		return false;
	titan_hex_place(at, hex, &y, x);
	out = row <= at->slant ? row - 1 : 2 * at->slant - row;
	*x -= out;
	*cols = at->flat + 2 * out;
	return true;
}

/* Side 0 and 3: one stretch. */
static void level_edge(const struct titan_board *at, int hex, int side, struct titan_edge *edge)
{
	titan_hex_place(at, hex, &edge->y, &edge->x);
	edge->cols = at->flat;
	edge->sign = '_';
	if (side == 3)
		edge->y += pitch(at);
}

int titan_hex_edge(const struct titan_board *at, int hex, int side, struct titan_edge out[8])
{
	bool right = side == 1 || side == 2, lower = side == 2 || side == 4;
	int y, x;

	if (side % 3 == 0) {
		level_edge(at, hex, side, &out[0]);
		return 1;
	}
	titan_hex_place(at, hex, &y, &x);
	for (int n = 0; n < at->slant; n++) {
		int wide = lower ? at->slant - 1 - n : n;

		out[n] = (struct titan_edge){
			.y = y + (lower ? at->slant : 0) + 1 + n,
			.x = right ? x + at->flat + wide : x - 1 - wide,
			.cols = 1,
			.sign = right == lower ? '/' : '\\',
		};
	}
	return at->slant;
}

/* The hex of the next column nearest to the level. */
static int beside(int hex, int level, int by)
{
	int column = titan_hex_column(hex) + by, best = -1;

	if (column < 0 || column >= TITAN_COLUMNS)
		return hex;
	for (int row = 1; row <= titan_column_rows(column); row++) {
		int other = titan_hex_at(column, row);

		if (best < 0 || abs(titan_hex_height(other) - level) <= abs(titan_hex_height(best) - level))
			best = other;
	}
	return best;
}

int titan_hex_step(int hex, int *level, int key)
{
	static const struct {
		int key, side;
	} ways[] = {
		{ KEY_UP, 0 },   { 'k', 0 }, { 'o', 1 }, { 'n', 2 },
		{ KEY_DOWN, 3 }, { 'j', 3 }, { 'b', 4 }, { 'y', 5 },
	};
	int to;

	if (key == KEY_LEFT || key == 'h' || key == KEY_RIGHT || key == 'l') {
		to = beside(hex, *level, key == KEY_LEFT || key == 'h' ? -1 : 1);
		*level = larger(smaller(*level, titan_hex_height(to) + 1), titan_hex_height(to) - 1);
		return to;
	}
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (ways[i].key == key) {
			to = titan_neighbour(hex, ways[i].side);
			to = to < 0 ? hex : to;
			*level = titan_hex_height(to);
			return to;
		}
	return -1;
}
