/* SPDX-License-Identifier: MIT */
/* The cells of a terminal, kept; and the strokes of box-drawing characters. */
#include "cells.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct picture picture_take(struct term *t)
{
	struct picture p = { .rows = term_rows(t), .cols = term_cols(t) };

	p.cell = calloc((size_t)(p.rows * p.cols), sizeof *p.cell);
	assert_non_null(p.cell);
	for (int row = 0; row < p.rows; row++)
		for (int col = 0; col < p.cols; col++)
			p.cell[row * p.cols + col] = term_cell(t, row, col);
	/* libvterm gives the right half of a wide character no look of its own. */
	for (int i = 1; i < p.rows * p.cols; i++)
		if (p.cell[i].right_half) {
			p.cell[i] = p.cell[i - 1];
			p.cell[i].text[0] = '\0';
			p.cell[i].width = 1;
			p.cell[i].right_half = true;
		}
	term_cursor(t, &p.cursor_row, &p.cursor_col, &p.cursor);
	return p;
}

void picture_free(struct picture *p)
{
	free(p->cell);
	p->cell = NULL;
}

const struct term_cell *picture_cell(const struct picture *p, int row, int col)
{
	return row >= 0 && row < p->rows && col >= 0 && col < p->cols ? &p->cell[row * p->cols + col] : NULL;
}

static bool is_reversed_blank(const struct term_cell *cell)
{
	return cell->reverse && (!cell->text[0] || cell->text[0] == ' ') && !cell->right_half &&
	       !cell->text[strspn(cell->text, " ")];
}

/* Whether the blanks from here on end at a text of the same chip. */
static bool leads_to_text(const struct picture *p, int row, int col, int step)
{
	const struct term_cell *from = picture_cell(p, row, col), *cell = from;

	while (cell && is_reversed_blank(cell) && cell->fg == from->fg)
		cell = picture_cell(p, row, col += step);
	return cell && cell->reverse && cell->fg == from->fg;
}

static bool is_ground(const struct picture *p, int row, int col, int colour)
{
	const struct term_cell *cell = picture_cell(p, row, col);

	return cell && cell->reverse && cell->fg == colour;
}

/* Whether the cell is of a chip's row of text. */
static bool has_text(const struct picture *p, int row, int col, int colour)
{
	return is_ground(p, row, col, colour) &&
	       (leads_to_text(p, row, col, -1) || leads_to_text(p, row, col, 1));
}

bool picture_on_counter(const struct picture *p, int row, int col)
{
	enum { COUNTER_ROWS = 8 };
	int colour = picture_cell(p, row, col)->fg, top = row, left = col, right = col;

	while (!has_text(p, top, col, colour))
		if (--top < 0 || row - top > COUNTER_ROWS)
			return false;
	while (is_ground(p, top, left - 1, colour))
		left--;
	while (is_ground(p, top, right + 1, colour))
		right++;
	for (int y = top; y <= row; y++)
		if (!is_ground(p, y, left, colour) || !is_ground(p, y, right, colour))
			return false;
	return true;
}

bool picture_filled(const struct picture *p, int row, int col)
{
	const struct term_cell *cell = picture_cell(p, row, col);

	if (!cell || !is_reversed_blank(cell))
		return cell && strcmp(cell->text, "█") == 0;
	return !leads_to_text(p, row, col, -1) && !leads_to_text(p, row, col, 1) &&
	       !picture_on_counter(p, row, col);
}

struct box_arms picture_arms(const char *text)
{
	/* clang-format off */
	static const struct { const char *text; struct box_arms arms; } boxes[] = {
		{ "─", { 0, 0, 1, 1 } }, { "│", { 1, 1, 0, 0 } }, { "┌", { 0, 1, 0, 1 } }, { "┐", { 0, 1, 1,
		  0 } },
		{ "└", { 1, 0, 0, 1 } }, { "┘", { 1, 0, 1, 0 } }, { "├", { 1, 1, 0, 1 } }, { "┤", { 1, 1, 1,
		  0 } },
		{ "┬", { 0, 1, 1, 1 } }, { "┴", { 1, 0, 1, 1 } }, { "┼", { 1, 1, 1, 1 } },
		{ "━", { 0, 0, 2, 2 } }, { "┃", { 2, 2, 0, 0 } }, { "┏", { 0, 2, 0, 2 } }, { "┓", { 0, 2, 2,
		  0 } },
		{ "┗", { 2, 0, 0, 2 } }, { "┛", { 2, 0, 2, 0 } },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof boxes / sizeof *boxes && text[0] == boxes[0].text[0]; i++)
		if (strcmp(boxes[i].text, text) == 0)
			return boxes[i].arms;
	return (struct box_arms){ 0 };
}
