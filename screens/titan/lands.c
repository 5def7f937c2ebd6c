/* SPDX-License-Identifier: MIT */
/*
 * The places of the masterboard's lands on the screen, in each size, and the cursor's
 * way from one to the next. Draws nothing.
 *
 * The board is wider in its middle: the corners are free for words.
 */
#include <stdlib.h>

#include "inner.h"
#include "screens/kit/numbers.h"
#include "screens/kit/seats.h"

enum {
	ACROSS = 15,
	DOWN = 8,
	FOOT_LEAST = 3, /* rows under the board */
};

/* The largest first; `gap`: columns and rows between two lands. */
static const struct {
	int wide, tall, gap;
} sizes[] = { { 13, 6, 1 }, { 8, 4, 1 }, { 6, 3, 0 }, { 6, 2, 0 }, { 5, 2, 0 } };

struct titan_atlas titan_atlas_of(int rows, int cols)
{
	struct titan_atlas at = { 0 };

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		at.wide = sizes[i].wide;
		at.tall = sizes[i].tall;
		at.gap = sizes[i].gap;
		at.rows = DOWN * at.tall - at.gap;
		at.cols = ACROSS * at.wide;
		at.x = (cols - at.cols) / 2;
		if (at.rows + FOOT_LEAST <= rows && at.cols + 2 <= cols)
			return at;
	}
	return (struct titan_atlas){ 0 };
}

void titan_land_cell(const struct titan_atlas *at, int place, int *y, int *x)
{
	*y = at->y + titan_places[place].y * at->tall;
	*x = at->x + titan_places[place].x * at->wide;
}

int titan_land_of_cell(const struct titan_atlas *at, int y, int x)
{
	for (int place = 0; at->wide && place < TITAN_PLACES; place++) {
		int top, left;

		titan_land_cell(at, place, &top, &left);
		if (y >= top && y < top + at->tall && x >= left && x < left + at->wide)
			return place;
	}
	return -1;
}

/* The land of a row that is nearest to a column. */
static int nearest(int row, int column)
{
	int best = -1;

	for (int place = 0; place < TITAN_PLACES; place++)
		if (titan_places[place].y == row &&
		    (best < 0 || abs(titan_places[place].x - column) < abs(titan_places[best].x - column)))
			best = place;
	return best;
}

/* Up and down keep to the column, also past shorter rows. */
int titan_land_step(int place, int *column, int key)
{
	struct step step;
	int to;

	if (!step_of_key(key, &step))
		return -1;
	if (step.right)
		*column = titan_places[place].x + step.right;
	to = nearest(within(titan_places[place].y + step.down, DOWN - 1), *column);
	if (step.right)
		*column = titan_places[to].x;
	return to;
}

struct titan_area titan_atlas_corner(const struct titan_atlas *at, int corner)
{
	bool right = corner % 2, bottom = corner / 2;
	struct titan_area area = { at->y + (bottom ? (DOWN - 2) * at->tall : 0), 1, 2 * at->tall,
		                   2 * at->wide + at->x - 2 + right };

	if (right)
		area.x = at->x + (ACROSS - 2) * at->wide + 1;
	return area;
}
