/* SPDX-License-Identifier: MIT */
/*
 * The only file that writes cells into curses. paint.c decides what they show.
 */
#include "canvas.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/reason.h"

struct canvas {
	int rows, cols;
	struct cell *drawn, *shown; /* the picture being drawn, and the one in stdscr */
	struct cell *blanks;        /* a row of them */
	bool *clean;                /* the rows of `drawn` that are still blank */
	cchar_t *row;               /* scratch */
};

static const struct cell blank = { .point = L' ' };

struct canvas *canvas_new(void)
{
	return xcalloc(1, sizeof(struct canvas));
}

static void drop_cells(struct canvas *c)
{
	free(c->drawn);
	free(c->shown);
	free(c->blanks);
	free(c->clean);
	free(c->row);
}

void canvas_free(struct canvas *c)
{
	if (!c)
		return;
	drop_cells(c);
	free(c);
}

/* ---- cells as curses has them ---- */

static bool is_same(const struct cell *a, const struct cell *b)
{
	return a->point == b->point && a->look == b->look && a->mark[0] == b->mark[0] &&
	       a->mark[1] == b->mark[1];
}

static bool is_tail(const struct cell *cell)
{
	return cell->point == L'\0';
}

/* Curses itself finds the characters of two columns. */
static int to_curses(const struct cell *cell, int columns, cchar_t *out)
{
	int count = 0;

	for (int x = 0; x < columns; x++) {
		const struct cell *from = &cell[x];
		const wchar_t chars[] = { from->point, from->mark[0], from->mark[1], L'\0' };

		if (is_tail(from))
			continue;
		if (count && !from->mark[0] && from->look == cell[x - 1].look) {
			out[count] = out[count - 1]; /* setcchar only where the look changes: it is slow */
			memset(out[count].chars, 0, sizeof out->chars);
			out[count].chars[0] = from->point;
		} else {
			setcchar(&out[count], chars, from->look & A_ATTRIBUTES & ~A_COLOR,
			         (short)PAIR_NUMBER(from->look), NULL);
		}
		count++;
	}
	return count;
}

/* ---- straight into a window ---- */

/* ncurses numbers the columns of a wide character in the lowest bits. */
static bool is_second_half(WINDOW *win, int y, int x, cchar_t *cell)
{
	return x > 0 && x < getmaxx(win) && mvwin_wch(win, y, x, cell) == OK && (cell->attr & A_CHARTEXT) > 1;
}

/* Half a wide character would corrupt the whole row on the terminal. */
static void blank_half(WINDOW *win, int y, int seen, int at)
{
	cchar_t cell;

	if (is_second_half(win, y, seen, &cell) &&
	    setcchar(&cell, L" ", cell.attr & A_ATTRIBUTES & ~A_CHARTEXT & ~A_COLOR,
	             (short)PAIR_NUMBER(cell.attr), NULL) == OK)
		mvwadd_wchnstr(win, y, at, &cell, 1);
}

void cells_put(WINDOW *win, int y, int x, const struct cell *cell, int columns)
{
	cchar_t out[CELLS_AT_ONCE];

	blank_half(win, y, x, x - 1);
	mvwadd_wchnstr(win, y, x, out, to_curses(cell, columns, out));
	blank_half(win, y, x + columns, x + columns);
}

void cells_fill(WINDOW *win, int y, int x, struct cell cell, int columns)
{
	cchar_t out;

	blank_half(win, y, x, x - 1);
	blank_half(win, y, x + columns, x + columns);
	to_curses(&cell, 1, &out);
	mvwhline_set(win, y, x, &out, columns); /* far quicker than cell by cell */
}

/* ---- the canvas ---- */

static struct cell *cell_at(const struct canvas *c, struct cell *cells, int y, int x)
{
	return &cells[(size_t)y * (size_t)c->cols + (size_t)x];
}

static void fit(struct canvas *c)
{
	int rows = getmaxy(stdscr), cols = getmaxx(stdscr);
	size_t cells = (size_t)rows * (size_t)cols;

	drop_cells(c);
	c->rows = rows;
	c->cols = cols;
	c->drawn = xmalloc((cells + 1) * sizeof *c->drawn);
	c->shown = xmalloc(cells * sizeof *c->shown);
	c->blanks = xmalloc((size_t)cols * sizeof *c->blanks);
	c->clean = xcalloc((size_t)rows, sizeof *c->clean);
	c->row = xmalloc((size_t)cols * sizeof *c->row);
	for (int x = 0; x < cols; x++)
		c->blanks[x] = blank;
	for (int y = 0; y < rows; y++)
		memcpy(cell_at(c, c->shown, y, 0), c->blanks, (size_t)cols * sizeof *c->shown);
	c->drawn[cells] = blank;
	werase(stdscr);
}

void canvas_forget(struct canvas *c)
{
	c->rows = c->cols = 0;
}

void canvas_begin(struct canvas *c)
{
	if (c->rows != getmaxy(stdscr) || c->cols != getmaxx(stdscr))
		fit(c);
	for (int y = 0; y < c->rows; y++) {
		if (!c->clean[y])
			memcpy(cell_at(c, c->drawn, y, 0), c->blanks, (size_t)c->cols * sizeof *c->drawn);
		c->clean[y] = true;
	}
}

wchar_t canvas_point(struct canvas *c, WINDOW *win, int y, int x, attr_t *look)
{
	const struct cell *cell;

	y += getbegy(win);
	x += getbegx(win);
	if (y >= c->rows || x >= c->cols)
		return 0;
	cell = cell_at(c, c->drawn, y, x);
	*look = cell->look;
	return cell->point;
}

static void make_blank(struct cell *cell)
{
	*cell = (struct cell){ .point = L' ', .look = cell->look };
}

struct cell *canvas_open(struct canvas *c, WINDOW *win, int y, int x, int columns)
{
	struct cell *cell;

	y += getbegy(win);
	x += getbegx(win);
	if (y >= c->rows || x + columns > c->cols)
		return NULL;
	c->clean[y] = false;
	cell = cell_at(c, c->drawn, y, x);
	if (is_tail(cell))
		make_blank(cell - 1);
	return cell;
}

/* The first cell of a row is never a tail, and a blank follows the last row. */
void canvas_close(struct cell *end)
{
	if (is_tail(end))
		make_blank(end);
}

void canvas_fill(struct canvas *c, WINDOW *win, int y, int x, int rows, int columns, struct cell cell)
{
	bool blanks = is_same(&cell, &blank);
	int top = y + getbegy(win);
	struct cell *first = NULL;

	for (int row = 0; row < rows; row++) {
		struct cell *at;

		if (blanks && top + row < c->rows && c->clean[top + row])
			continue;
		at = canvas_open(c, win, y + row, x, columns);
		if (!at)
			return;
		canvas_close(at + columns);
		if (first)
			memcpy(at, first, (size_t)columns * sizeof *at);
		else
			for (int i = 0; i < columns; i++)
				at[i] = cell;
		first = at;
	}
}

/* Whether a wide character of either picture reaches over the left edge of x. */
static bool is_split(struct canvas *c, int y, int x)
{
	return x < c->cols && (is_tail(cell_at(c, c->drawn, y, x)) || is_tail(cell_at(c, c->shown, y, x)));
}

/* The columns [from, to) of a row go into stdscr. */
static void send(struct canvas *c, int y, int from, int to)
{
	while (from > 0 && is_split(c, y, from))
		from--;
	while (is_split(c, y, to))
		to++;
	mvwadd_wchnstr(stdscr, y, from, c->row, to_curses(cell_at(c, c->drawn, y, from), to - from, c->row));
}

void canvas_end(struct canvas *c)
{
	enum { AT_ONCE = 16 }; /* cells that are compared */
	size_t row = (size_t)c->cols * sizeof *c->drawn;

	for (int y = 0; y < c->rows; y++) {
		struct cell *drawn = cell_at(c, c->drawn, y, 0), *shown = cell_at(c, c->shown, y, 0);
		int from = 0, to = c->cols;

		if (memcmp(drawn, shown, row) == 0)
			continue;
		while (from + AT_ONCE <= to &&
		       memcmp(&drawn[from], &shown[from], AT_ONCE * sizeof *drawn) == 0)
			from += AT_ONCE;
		while (is_same(&drawn[from], &shown[from]))
			from++;
		while (to - AT_ONCE >= from &&
		       memcmp(&drawn[to - AT_ONCE], &shown[to - AT_ONCE], AT_ONCE * sizeof *drawn) == 0)
			to -= AT_ONCE;
		while (is_same(&drawn[to - 1], &shown[to - 1]))
			to--;
		send(c, y, from, to);
		memcpy(shown, drawn, row);
	}
}
