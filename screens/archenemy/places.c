/* SPDX-License-Identifier: MIT */
/*
 * The places of the Archenemy screen's parts in a body of any size: the ladder
 * of the turn on top, the scheme in the middle, cards at its side, and the
 * lives below, in the largest digits that leave room for the scheme.
 */
#include "inner.h"
#include "screens/kit/digits.h"

enum {
	FRAMED_COLS = 60,
	FRAMED_ROWS = 14,
	AIRY_ROWS = 20,
	TALL_ROWS = 34,
	WIDE_COLS = 100,
	WIDE_ROWS = 26,
	SIDE_LEAST = 22,
	SIDE_NAMES = 31, /* on a small terminal, where cards need it */
	SIDE_MOST = 44,
	SIDE_LARGE = 60,
	USUAL_COLS = 80,
	SIDE_FULL = 46, /* of a hundred, where the conditions need it */
	LARGE_COLS = 132,
	TEXT_COLS = 18,
	TWO_DIGITS = 40,
	SMALLEST = 3,
};

/* Rows of a panel: the frame, the digits, one row of facts, and air on a tall
 * terminal. The smallest stand alone. */
static int panel_rows(int size, int rows)
{
	return size == SMALLEST ? size + 2 : size + 3 + (rows >= TALL_ROWS ? 2 : 0);
}

static int size_of(int across, int down, int rows, int cols, int most_rows)
{
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		if (digits_width(TWO_DIGITS, size) <= cols / across - 2 &&
		    down * panel_rows(size, rows) <= most_rows)
			return size;
	return 0;
}

/* One row of panels or two, whichever allows larger digits. */
static int best_size(struct places *at, int seats, int rows, int cols, int most_rows)
{
	int best = 0;

	for (int down = 1; down <= 2 && down <= seats; down++) {
		int across = (seats + down - 1) / down, size = size_of(across, down, rows, cols, most_rows);

		if (size <= best)
			continue;
		best = size;
		at->across = across;
		at->down = down;
	}
	return best;
}

/* Lives take at most two fifths of the rows, a little more on a tall terminal; at a
 * large table half of them. */
static void place_lives(struct places *at, int seats, int rows, int cols)
{
	int best = best_size(at, seats, rows, cols, rows >= TALL_ROWS ? rows * 3 / 7 : rows * 2 / 5);

	if (!best)
		best = best_size(at, seats, rows, cols, rows / 2);
	at->framed = best > 0;
	if (best) {
		at->panels = (struct area){ 0, 0, at->down * panel_rows(best, rows), cols };
		at->panels.y = rows - at->panels.rows;
		return;
	}
	at->across = larger(smaller(cols / TEXT_COLS, seats), 1);
	at->down = (seats + at->across - 1) / at->across;
	at->panels = (struct area){ larger(rows - at->down, 0), 0, at->down, cols };
}

/* Numbers only, in the rows below the two lines. */
static void place_small(struct archenemy_places *at, int seats, int rows, int cols)
{
	struct places *lives = &at->lives;

	at->small = true;
	at->main = (struct area){ 1, 0, 1, cols };
	lives->framed = false;
	lives->across = seats <= 1 || cols < 30 ? 1 : seats > 4 && cols >= 54 ? 3 : 2;
	lives->down = (seats + lives->across - 1) / lives->across;
	lives->panels = (struct area){ 2, 0, rows > 2 ? rows - 2 : 0, cols };
}

struct archenemy_places archenemy_places(const struct archenemy *a, int rows, int cols)
{
	struct archenemy_places at = { .lives = { .markers_y = -1, .across = 1, .down = 1 } };
	int seats = a->c.table.seats, side = cols * 36 / 100;
	int top = rows >= WIDE_ROWS ? 2 : 1, room; /* for schemes: a blank row parts them from the frames */

	if (rows < FRAMED_ROWS || cols < FRAMED_COLS) {
		place_small(&at, seats, rows, cols);
		return at;
	}
	place_lives(&at.lives, seats ? seats : 1, rows, cols);
	room = at.lives.panels.y - top - (rows >= AIRY_ROWS);
	side = larger(smaller(side, cols >= LARGE_COLS ? SIDE_LARGE : SIDE_MOST), SIDE_LEAST);
	if (cols >= USUAL_COLS && (archenemy_cards_need(a, side) > room ||
	                           (cols < WIDE_COLS && !archenemy_cards_fit(a, room, side))))
		side = larger(side, cols * SIDE_FULL / 100);
	if (cols < USUAL_COLS && !archenemy_cards_fit(a, room, side))
		side = SIDE_NAMES;
	if ((cols >= LARGE_COLS || (cols < USUAL_COLS && !a->untils && !a->lastings)) &&
	    !archenemy_cards_need(a, side))
		side = -1;
	at.main = (struct area){ top, 0, room, cols - side - 1 };
	at.wide = rows >= WIDE_ROWS && cols >= WIDE_COLS;
	at.side = (struct area){ top, cols - side, at.main.rows, larger(side, 0) };
	return at;
}

bool archenemy_raise(struct archenemy_places *at)
{
	enum { RAISED = 7, MAIN_LEAST = 9 };
	struct places *lives = &at->lives;
	int more = (RAISED - panel_rows(SMALLEST, 0)) * lives->down;

	if (!lives->framed || lives->panels.rows != lives->down * panel_rows(SMALLEST, 0))
		return false;
	more += at->main.rows - more - lives->down >= MAIN_LEAST ? lives->down
	                                                         : 0; /* and for a line of facts */
	lives->panels.y -= more;
	lives->panels.rows += more;
	at->main.rows -= more;
	at->side.rows -= more;
	return true;
}
