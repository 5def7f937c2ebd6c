/* SPDX-License-Identifier: MIT */
/*
 * The one place that writes cells into curses; what they show is paint.c's
 * business. A wide character is its cell and a tail, a cell of no character,
 * so that a cell's place is its column.
 */
#include "canvas.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "../rules/reason.h"

struct canvas {
	int rows, cols;
	cchar_t *drawn, *shown; /* the picture being drawn, and the one in stdscr */
	cchar_t *blanks, *row;  /* a blank row; scratch */
};

struct canvas *canvas_new(void)
{
	return xcalloc(1, sizeof(struct canvas));
}

static void drop_cells(struct canvas *c)
{
	free(c->drawn);
	free(c->shown);
	free(c->blanks);
	free(c->row);
}

void canvas_free(struct canvas *c)
{
	if (!c)
		return;
	drop_cells(c);
	free(c);
}

/* ---- straight into a window ---- */

/* ncurses numbers the columns of a wide character in the lowest bits. */
static bool is_second_half(WINDOW *win, int y, int x, cchar_t *cell)
{
	return x > 0 && x < getmaxx(win) && mvwin_wch(win, y, x, cell) == OK &&
	       (cell->attr & A_CHARTEXT) > 1;
}

/* A half that is left over would corrupt the whole row on the terminal. */
static void blank_half(WINDOW *win, int y, int seen, int blank)
{
	cchar_t cell;

	if (is_second_half(win, y, seen, &cell) &&
	    setcchar(&cell, L" ", cell.attr & A_ATTRIBUTES & ~A_CHARTEXT & ~A_COLOR,
	             (short)PAIR_NUMBER(cell.attr), NULL) == OK)
		mvwadd_wchnstr(win, y, blank, &cell, 1);
}

static void put_straight(WINDOW *win, int y, int x, const cchar_t *cell, const unsigned char *width, int count)
{
	int end = x;

	for (int i = 0; i < count; i++)
		end += width[i];
	blank_half(win, y, x, x - 1);
	mvwadd_wchnstr(win, y, x, cell, count);
	blank_half(win, y, end, end);
}

/* ---- the canvas ---- */

static bool is_tail(const cchar_t *cell)
{
	return cell->chars[0] == L'\0';
}

static cchar_t *cell_at(const struct canvas *c, cchar_t *cells, int y, int x)
{
	return &cells[(size_t)y * (size_t)c->cols + (size_t)x];
}

static void fit(struct canvas *c)
{
	int rows = getmaxy(stdscr), cols = getmaxx(stdscr);
	size_t cells = (size_t)rows * (size_t)cols;

	drop_cells(c);
	*c = (struct canvas){ .rows = rows, .cols = cols };
	c->drawn = xcalloc(cells, sizeof *c->drawn);
	c->shown = xcalloc(cells, sizeof *c->shown);
	c->blanks = xcalloc((size_t)cols, sizeof *c->blanks);
	c->row = xcalloc((size_t)cols, sizeof *c->row);
	for (int x = 0; x < cols; x++)
		setcchar(&c->blanks[x], L" ", A_NORMAL, 0, NULL);
	for (int y = 0; y < rows; y++)
		memcpy(cell_at(c, c->shown, y, 0), c->blanks, (size_t)cols * sizeof *c->shown);
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
	for (int y = 0; y < c->rows; y++)
		memcpy(cell_at(c, c->drawn, y, 0), c->blanks, (size_t)c->cols * sizeof *c->drawn);
}

static void make_blank(cchar_t *cell)
{
	memset(cell->chars, 0, sizeof cell->chars);
	cell->chars[0] = L' ';
}

/* The wide character whose tail is at x gives way: its head becomes a blank. */
static void drop_head(struct canvas *c, int y, int x)
{
	cchar_t *cell = cell_at(c, c->drawn, y, x);

	if (x > 0 && x < c->cols && is_tail(cell))
		make_blank(cell - 1);
}

/* Its head has been written over: the tail becomes a blank. */
static void drop_tail(struct canvas *c, int y, int x)
{
	cchar_t *cell = cell_at(c, c->drawn, y, x);

	if (x < c->cols && is_tail(cell))
		make_blank(cell);
}

void canvas_put(struct canvas *c, WINDOW *win, int y, int x,
                const cchar_t *cell, const unsigned char *width, int count)
{
	cchar_t *to;

	if (!c) {
		put_straight(win, y, x, cell, width, count);
		return;
	}
	y += getbegy(win);
	x += getbegx(win);
	if (y >= c->rows)
		return;
	drop_head(c, y, x);
	to = cell_at(c, c->drawn, y, 0);
	for (int i = 0; i < count && x + width[i] <= c->cols; i++) {
		to[x] = cell[i];
		if (width[i] > 1) {
			to[x + 1] = cell[i];
			memset(to[x + 1].chars, 0, sizeof to->chars);
		}
		x += width[i];
	}
	drop_tail(c, y, x);
}

/* Whether a wide character of either picture reaches over the left edge of x. */
static bool is_split(struct canvas *c, int y, int x)
{
	return x < c->cols && (is_tail(cell_at(c, c->drawn, y, x)) || is_tail(cell_at(c, c->shown, y, x)));
}

/* The columns [from, to) of a row go into stdscr. */
static void send(struct canvas *c, int y, int from, int to)
{
	int count = 0;

	while (from > 0 && is_split(c, y, from))
		from--;
	while (is_split(c, y, to))
		to++;
	for (int x = from; x < to; x++)
		if (!is_tail(cell_at(c, c->drawn, y, x)))
			c->row[count++] = *cell_at(c, c->drawn, y, x);
	mvwadd_wchnstr(stdscr, y, from, c->row, count);
}

void canvas_end(struct canvas *c)
{
	size_t row = (size_t)c->cols * sizeof *c->drawn;

	for (int y = 0; y < c->rows; y++) {
		cchar_t *drawn = cell_at(c, c->drawn, y, 0), *shown = cell_at(c, c->shown, y, 0);
		int from = 0, to = c->cols;

		if (memcmp(drawn, shown, row) == 0)
			continue;
		while (memcmp(&drawn[from], &shown[from], sizeof *drawn) == 0)
			from++;
		while (memcmp(&drawn[to - 1], &shown[to - 1], sizeof *drawn) == 0)
			to--;
		send(c, y, from, to);
		memcpy(shown, drawn, row);
	}
}
