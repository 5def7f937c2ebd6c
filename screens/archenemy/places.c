/* SPDX-License-Identifier: MIT */
/*
 * The places of the Archenemy screen's parts in a body of any size: the ladder
 * of the turn on top, the scheme in the middle, cards at its side, and the
 * lives below, in the largest digits that leave room for the scheme.
 */
#include "inner.h"

enum {
	FRAMED_COLS = 60,
	FRAMED_ROWS = 14,
	AIRY_ROWS = 20,
	WIDE_COLS = 100,
	WIDE_ROWS = 26,
	SIDE_LEAST = 22,
	SIDE_NAMES = 31, /* on a small terminal, where cards need it */
	SIDE_MOST = 44,
	SIDE_LARGE = 60,
	USUAL_COLS = 80,
	SIDE_FULL = 46, /* of a hundred, where the conditions need it */
	LARGE_COLS = 132,
	FACT_ROWS = 6, /* the frame, two rows of facts, and two of air */
};

/* Lives take at most three sevenths of the rows, and no more than their digits and facts need. */
static struct area place_lives(const struct archenemy *a, int rows, int cols)
{
	struct area at = { 0, 0, rows * 3 / 7, cols };
	struct tiles_plan plan = commander_tiles_plan(&a->c, at);

	if (plan.form == TILES_LINES)
		at.rows = plan.down;
	else
		at.rows = smaller(at.rows, plan.down * (plan.size + FACT_ROWS));
	at.y = rows - at.rows;
	return at;
}

struct archenemy_places archenemy_places(const struct archenemy *a, int rows, int cols)
{
	struct archenemy_places at = { .small = rows < FRAMED_ROWS || cols < FRAMED_COLS };
	int side = cols * 36 / 100;
	int top = rows >= WIDE_ROWS ? 2 : 1, room; /* for schemes: a blank row parts them from the frames */

	if (at.small) {
		at.main = (struct area){ 1, 0, 1, cols };
		at.lives = (struct area){ 2, 0, larger(rows - 2, 0), cols };
		return at;
	}
	at.lives = place_lives(a, rows, cols);
	room = at.lives.y - top - (rows >= AIRY_ROWS);
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
