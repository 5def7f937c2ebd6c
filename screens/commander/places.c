/* SPDX-License-Identifier: MIT */
/*
 * The places of the Commander screen's parts in a body of any size: the number
 * of panels side by side, the side column, the markers.
 */
#include "inner.h"

enum {
	WIDE_ROWS = 26,
	SIDE_LEAST = 30,
	SIDE_MOST = 44,
	FRAMED_COLS = 60,
	FRAMED_ROWS = 15,
	PANEL_COLS = 12,
	PANEL_ROWS = 5,
	THREE_COLS = 70,
	USUAL_COLS = 80,
	USUAL_ROWS = 21,  /* the body of the usual terminal */
	EMPTY_PLACE = 60, /* two of them weigh more than facts beside digits */
	FIVES = 4500,     /* more than the next size of digits */
};

/* How panels stand: so many side by side, with digits of a size. */
struct grid {
	int across, score;
	int size; /* -1: they have no room for a frame */
};

/* Larger digits are better; then five and six people in threes, rows with a panel in each
 * place, and facts beside digits. Ten sit in fives, even if their digits are a little smaller. */
static struct grid grid_of(int seats, int across, int rows, int cols)
{
	struct grid grid = { .across = across, .score = -1, .size = -1 };
	int down = (seats + across - 1) / across;
	bool beside;

	if (rows / down < PANEL_ROWS || cols / across < PANEL_COLS)
		return grid;
	grid.size = commander_panel_size(rows / down, cols / across, rows, &beside);
	grid.score = grid.size * 1000 + (across == 3 && (seats == 5 || seats == 6)) * 200 + beside * 100 -
	             EMPTY_PLACE * (across * down - seats) + (seats == 10 && across == 5 ? FIVES : 0);
	return grid;
}

/* The best number of panels side by side. Two players sit side by side,
 * four in quarters, and on a narrow terminal up to six in two columns. */
static struct grid best_grid(int seats, int rows, int cols)
{
	bool two = seats == 2 || seats == 4 || (seats > 2 && seats <= 6 && cols < THREE_COLS);
	int least = two ? 2 : 1, most = two ? 2 : seats;
	struct grid best = grid_of(seats, least, rows, cols);

	for (int across = least + 1; across <= most; across++) {
		struct grid now = grid_of(seats, across, rows, cols);

		if (now.score >= best.score) /* rather more across than a lone one below */
			best = now;
	}
	return best;
}

/* Places without a panel in so many panels across. */
static int empty_places(int seats, int across)
{
	return (across - seats % across) % across;
}

/* The side column must not make digits smaller than on a usual terminal, nor by more than a
 * third (at a large table by a quarter), and rows of panels not less even than without it. */
static bool side_fits(int seats, int rows, int cols, int side)
{
	struct grid with = best_grid(seats, rows, cols - side), without = best_grid(seats, rows, cols),
		    usual = best_grid(seats, USUAL_ROWS, USUAL_COLS);
	int part = seats > 6 ? 4 : 3;

	return with.size >= usual.size && part * with.size >= (part - 1) * without.size &&
	       empty_places(seats, with.across) <= empty_places(seats, without.across);
}

static void place_framed(struct places *at, const struct commander *c)
{
	int seats = c->table.seats;
	struct grid grid = best_grid(seats, at->panels.rows, at->panels.cols);

	at->across = grid.across;
	at->framed = grid.score >= 0;
	at->down = (seats + at->across - 1) / at->across;
	if (!at->framed || at->side.cols)
		return;
	/* The markers get a spare row, or one that makes no digits smaller. */
	if (at->panels.rows % at->down ||
	    (commander_has_markers(c) &&
	     best_grid(seats, at->panels.rows - 1, at->panels.cols).score == grid.score))
		at->markers_y = --at->panels.rows;
}

struct places commander_places(const struct commander *c, int rows, int cols)
{
	struct places at = { .panels = { 0, 0, rows, cols }, .markers_y = -1 };
	int side = cols * 26 / 100;

	if (c->table.seats == 0)
		return at;
	side = side < SIDE_LEAST ? SIDE_LEAST : side > SIDE_MOST ? SIDE_MOST : side;
	if (cols >= COMMANDER_WIDE_COLS && rows >= WIDE_ROWS && side_fits(c->table.seats, rows, cols, side)) {
		at.side = (struct area){ 0, cols - side, rows, side };
		at.panels.cols -= side;
	}
	if (cols >= FRAMED_COLS && rows >= FRAMED_ROWS)
		place_framed(&at, c);
	if (!at.framed) {
		at.across = c->table.seats <= 1 || at.panels.cols < 30 ? 1 : 2;
		if (c->table.seats > 4 && at.panels.cols >= 54)
			at.across = 3;
		at.down = (c->table.seats + at.across - 1) / at.across;
	}
	return at;
}

struct area commander_panel_area(const struct places *at, int seats, int seat)
{
	struct area area = at->panels;
	int row = seat / at->across, here = seats - row * at->across;
	int pitch = at->panels.rows / at->down;

	if (here > at->across || !at->framed)
		here = at->across;
	part_of(at->panels.cols, here, seat % at->across, &area.x, &area.cols);
	area.x += at->panels.x;
	if (at->framed) {
		part_of(at->panels.rows, at->down, row, &area.y, &area.rows);
		area.y += at->panels.y;
		return area;
	}
	pitch = pitch > 5 ? 5 : pitch < 1 ? 1 : pitch;
	area.y = at->panels.y + row * pitch;
	area.rows = pitch;
	/* The gap between two needs no row after the last. */
	if (pitch < 5 && (at->down * 5 - 1) <= at->panels.rows) {
		area.y = at->panels.y + row * 5;
		area.rows = 4;
	}
	return area;
}

int commander_panel_at(const struct places *at, int seats, int y, int x)
{
	for (int seat = 0; seat < seats; seat++) {
		struct area area = commander_panel_area(at, seats, seat);

		if (area_holds(&area, y, x))
			return seat;
	}
	return -1;
}
