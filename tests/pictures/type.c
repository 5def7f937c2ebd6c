/* SPDX-License-Identifier: MIT */
/*
 * The kinds of type in a picture: text, and digits of at most two sizes. No word is drawn from blocks, but
 * the name of an Archenemy scheme in motion.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cells.h"
#include "screens/kit/digits.h"
#include "tests/kit/snapshot.h"

enum {
	ROWS_MOST = 60,
	COLS_MOST = 200,
	LEAST = 3,
	SIZES_MOST = 2,
	DIGITS = 10,
	SHAPES = 16 * DIGITS,
	STACK = 20000
};

/* What is drawn in one piece: its box, and a letter a cell: full, upper or lower half. */
struct piece {
	int row, col, rows, cols;
	char cell[ROWS_MOST][COLS_MOST + 1];
};

static char block_of(const struct picture *p, int row, int col)
{
	const struct term_cell *cell = picture_cell(p, row, col);

	if (!cell || picture_on_counter(p, row, col))
		return 0;
	return picture_filled(p, row, col)    ? 'f'
	       : strcmp(cell->text, "▀") == 0 ? 'u'
	       : strcmp(cell->text, "▄") == 0 ? 'l'
	                                      : 0;
}

/* ---- pieces of a picture ---- */

static bool seen[ROWS_MOST][COLS_MOST];

static bool belongs(const struct picture *p, int row, int col, int colour)
{
	return row >= 0 && col >= 0 && row < p->rows && col < p->cols && !seen[row][col] &&
	       block_of(p, row, col) && picture_cell(p, row, col)->fg == colour;
}

/* All blocks of one colour that touch each other, also at a corner. */
static void take_piece(const struct picture *p, int row, int col, struct piece *piece)
{
	static struct {
		int row, col;
	} stack[STACK];
	static char cell[ROWS_MOST][COLS_MOST];
	int top = 0, colour = picture_cell(p, row, col)->fg, low[2] = { row, col }, high[2] = { row, col };

	memset(cell, ' ', sizeof cell);
	seen[row][col] = true;
	stack[top].row = row;
	stack[top++].col = col;
	while (top) {
		int y = stack[--top].row, x = stack[top].col;

		cell[y][x] = block_of(p, y, x);
		low[0] = y < low[0] ? y : low[0];
		low[1] = x < low[1] ? x : low[1];
		high[0] = y > high[0] ? y : high[0];
		high[1] = x > high[1] ? x : high[1];
		for (int i = 0; i < 9; i++) {
			int down = y + i / 3 - 1, right = x + i % 3 - 1;

			if (!belongs(p, down, right, colour) || top >= STACK)
				continue;
			seen[down][right] = true;
			stack[top].row = down;
			stack[top++].col = right;
		}
	}
	*piece = (struct piece){ low[0], low[1], high[0] - low[0] + 1, high[1] - low[1] + 1, { "" } };
	for (int y = 0; y < piece->rows; y++)
		memcpy(piece->cell[y], &cell[low[0] + y][low[1]], (size_t)piece->cols);
}

/* ---- the digits that there are ---- */

static struct piece *digit;
static int digits;

static void add_digit(const struct palette *p, int number, int size)
{
	static const wchar_t blocks[] = L"█▀▄";
	int cols = digits_width(number, size);
	WINDOW *win = snapshot_window(size, cols);
	struct piece *to = &digit[digits++];

	paint_blank(win, p, 0, 0, size, cols);
	digits_paint(win, p, 0, 0, ROLE_NORMAL, number, size);
	*to = (struct piece){ .rows = size, .cols = cols };
	for (int y = 0; y < size; y++)
		for (int x = 0; x < cols; x++) {
			const wchar_t *block = wcschr(blocks, paint_point(win, p, y, x));

			to->cell[y][x] = block && *block ? "ful"[block - blocks] : ' ';
		}
	delwin(win);
}

void picture_type_begin(void)
{
	struct palette p = snapshot_palette(false, false);

	snapshot_terminal();
	digit = calloc(SHAPES, sizeof *digit);
	assert_non_null(digit);
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		for (int i = 0; i < DIGITS; i++)
			add_digit(&p, i, size);
}

/* Whether a digit looks so; blank columns beside one that is narrower than its place are no part of it. */
static bool is_digit(const struct piece *piece)
{
	for (int i = 0; i < digits; i++)
		for (int left = 0; piece->rows == digit[i].rows && left + piece->cols <= digit[i].cols;
		     left++) {
			int y = 0;

			while (y < piece->rows &&
			       memcmp(piece->cell[y], digit[i].cell[y] + left, (size_t)piece->cols) == 0)
				y++;
			if (y == piece->rows)
				return true;
		}
	return false;
}

/* ---- a picture ---- */

/* What a prompt or a list covers is cut: a rule from edge to edge stands below it. */
static bool is_covered(const struct picture *p, const struct piece *piece)
{
	const struct term_cell *below = picture_cell(p, piece->row + piece->rows, 0);
	struct box_arms arms = below ? picture_arms(below->text) : (struct box_arms){ 0 };

	return arms.right && !arms.up && !arms.down;
}

int picture_type_check(const struct picture *p, const struct scene *scene, const struct look *look)
{
	static struct piece piece;
	int size[SIZES_MOST] = { 0 }, wrong = 0;
	bool names = strcmp(scene->file, "archenemy") == 0;

	memset(seen, 0, sizeof seen);
	for (int row = 0; row < p->rows; row++)
		for (int col = 0; col < p->cols; col++) {
			int k = 0;

			if (seen[row][col] || !block_of(p, row, col))
				continue;
			take_piece(p, row, col, &piece);
			if (piece.rows < LEAST || is_covered(p, &piece))
				continue;
			if (!is_digit(&piece)) {
				if (!names)
					print_error("%s/%s, %s, %dx%d, row %d column %d: this is drawn, and "
					            "no digit\n",
					            scene->file, scene->name, look->name, p->cols, p->rows,
					            row, col);
				wrong += !names;
				continue;
			}
			while (k < SIZES_MOST && size[k] && size[k] != piece.rows)
				k++;
			if (k < SIZES_MOST) {
				size[k] = piece.rows;
				continue;
			}
			print_error("%s/%s, %s, %dx%d, row %d column %d: digits of a third size, %d beside "
			            "%d and %d\n",
			            scene->file, scene->name, look->name, p->cols, p->rows, row, col,
			            piece.rows, size[0], size[1]);
			wrong++;
		}
	return wrong;
}
