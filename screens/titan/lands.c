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

enum { ACROSS = 15, DOWN = 8 };

/* The largest first; `gap`: columns and rows between two lands. */
static const struct titan_atlas sizes[] = { { .wide = 13, .tall = 6, .gap = 1 },
	                                    { .wide = 8, .tall = 4, .gap = 1 },
	                                    { .wide = 6, .tall = 3 },
	                                    { .wide = 5, .tall = 2 } };

struct titan_atlas titan_atlas_of(int rows, int cols)
{
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct titan_atlas at = sizes[i];

		at.rows = DOWN * at.tall - at.gap;
		at.cols = ACROSS * at.wide;
		at.x = (cols - at.cols) / 2;
		if (at.rows <= rows && at.cols + 2 <= cols)
			return at;
	}
	return (struct titan_atlas){ 0 };
}

void titan_land_cell(const struct titan_atlas *at, int place, int *y, int *x)
{
	*y = titan_places[place].y * at->tall;
	*x = at->x + titan_places[place].x * at->wide;
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

struct area titan_atlas_corner(const struct titan_atlas *at, int corner)
{
	struct area area = { corner / 2 * (DOWN - 2) * at->tall, 1, 2 * at->tall,
		             2 * at->wide + at->x - 2 + corner % 2 };

	if (corner % 2)
		area.x = at->x + (ACROSS - 2) * at->wide + 1;
	return area;
}
