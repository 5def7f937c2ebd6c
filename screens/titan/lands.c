/* SPDX-License-Identifier: MIT */
/*
 * The places of the masterboard's lands on the screen, in each size, and the cursor's
 * way from one to the next. Draws nothing.
 *
 * The board is wider in its middle: the corners are free for words. A small window has a part
 * of the board, the one with the most of what matters now.
 */
#include <stdlib.h>

#include "inner.h"
#include "screens/kit/numbers.h"
#include "screens/kit/seats.h"

enum {
	ACROSS = 15,
	DOWN = 8,
	PART_ACROSS = 7, /* the least part of the board */
	PART_DOWN = 4,
};

/* The largest first; `gap`: columns and rows between two lands. */
static const struct {
	int wide, tall, gap;
} sizes[] = { { 13, 6, 1 }, { 8, 4, 1 }, { 6, 3, 0 }, { 6, 2, 0 }, { 5, 2, 0 } };

/* What the part from this land on has of the worth of all. */
static int worth_of(const struct titan_atlas *at, const int worth[TITAN_PLACES], int left, int top)
{
	int sum = 0;

	for (int i = 0; i < TITAN_PLACES; i++) {
		int x = titan_places[i].x - left, y = titan_places[i].y - top;

		sum += x >= 0 && x < at->across && y >= 0 && y < at->down ? worth[i] : 0;
	}
	return sum;
}

static void find_part(struct titan_atlas *at, const int worth[TITAN_PLACES])
{
	int best = -1;

	for (int top = 0; top + at->down <= DOWN; top++)
		for (int left = 0; left + at->across <= ACROSS; left++) {
			int sum = worth_of(at, worth, left, top);

			if (sum > best) {
				best = sum;
				at->left = left;
				at->top = top;
			}
		}
}

struct titan_atlas titan_atlas_of(int rows, int cols, const int worth[TITAN_PLACES])
{
	enum { ALL = sizeof sizes / sizeof *sizes };
	struct titan_atlas at = { 0 };

	for (size_t i = 0; i <= ALL; i++) {
		bool part = i == ALL;
		int size = (int)i - part;

		at = (struct titan_atlas){ .wide = sizes[size].wide,
			                   .tall = sizes[size].tall,
			                   .gap = sizes[size].gap,
			                   .across = ACROSS,
			                   .down = DOWN };
		if (part) {
			at.across = smaller((cols - 2) / at.wide, ACROSS);
			at.down = smaller(rows / at.tall, DOWN);
		}
		at.part = part;
		at.rows = at.down * at.tall - at.gap;
		at.cols = at.across * at.wide;
		at.x = (cols - at.cols) / 2;
		if (at.rows <= rows && at.cols + 2 <= cols)
			break;
	}
	if (at.across < PART_ACROSS || at.down < PART_DOWN)
		return (struct titan_atlas){ 0 };
	find_part(&at, worth);
	return at;
}

bool titan_land_cell(const struct titan_atlas *at, int place, int *y, int *x)
{
	int column = titan_places[place].x - at->left, row = titan_places[place].y - at->top;

	*y = at->y + row * at->tall;
	*x = at->x + column * at->wide;
	return column >= 0 && column < at->across && row >= 0 && row < at->down;
}

int titan_land_of_cell(const struct titan_atlas *at, int y, int x)
{
	for (int place = 0; at->wide && place < TITAN_PLACES; place++) {
		int top, left;

		if (titan_land_cell(at, place, &top, &left) && y >= top && y < top + at->tall && x >= left &&
		    x < left + at->wide)
			return place;
	}
	return -1;
}

unsigned titan_atlas_more(const struct titan_atlas *at)
{
	return (at->top > 0) | (at->left + at->across < ACROSS) << 1 | (at->top + at->down < DOWN) << 2 |
	       (unsigned)(at->left > 0) << 3;
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
