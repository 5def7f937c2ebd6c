/* SPDX-License-Identifier: MIT */
/* Numbers of several people, side by side: see poster.h. */
#include "poster.h"

#include <stdio.h>

#include "digits.h"
#include "kanji.h"
#include "numbers.h"

enum {
	CELL_GAP = 3,
	NAME_ROWS = 3,
	LINE_ROWS = 2 /* a line of text and a blank one */,
	LETTERS_ROWS = 3,
	ANY_COLS = 10000
};

/* All cells but for a row or a column of one size, a gap between two. */
static int across_area(struct area at, int cells, int across, int n, struct area *cell)
{
	int down = (cells + across - 1) / across;

	part_of(at.rows + 1, down, n / across, &cell->y, &cell->rows);
	part_of(at.cols + CELL_GAP, across, n % across, &cell->x, &cell->cols);
	cell->y += at.y;
	cell->x += at.x;
	cell->rows--;
	cell->cols -= CELL_GAP;
	return down;
}

/* What every cell has. */
static struct area least_area(struct area at, int cells, int across)
{
	struct area last;

	across_area(at, cells, across, (cells + across - 1) / across * across - 1, &last);
	return last;
}

/* Columns of the longest number. */
static int field_of(const struct poster_cell *cell, int cells, int size)
{
	int field = digits_text_width("88", size);

	for (int i = 0; i < cells; i++)
		field = larger(field, digits_text_width(cell[i].number, size));
	return field;
}

/* Rows of the second number, which has two digits at least. */
static int second_size(int size)
{
	return digits_text_best("88", larger(size / 2, LETTERS_ROWS), ANY_COLS);
}

/* Columns of the number, and of the second where one has it. */
static int numbers_cols(const struct poster_cell *cell, int cells, int size)
{
	int second = 0;

	for (int i = 0; i < cells; i++)
		if (*cell[i].second)
			second = larger(second, CELL_GAP + digits_text_width("88", second_size(size)));
	return field_of(cell, cells, size) + second;
}

/* How the cells are laid out. */
struct grid {
	int across, size; /* rows of the digits, 0: no room */
	int names, gap;   /* rows of the names, 1: text; and of the blank below letters */
	int field;        /* columns of the longest number */
	bool slim;    /* digits of three rows are drawn in five, as letters are in ASCII, where they fit */
	bool stripes; /* a name stands on one, and so do all in kanji: one alone would look chosen */
};

static int rows_of(const struct grid *grid)
{
	return grid->slim && grid->size == LETTERS_ROWS ? LETTERS_TALL : grid->size;
}

/* The largest digits for all of them in so many columns of cells; a blank digit parts two numbers, of the
 * smallest filled ones nearly. */
static int digits_of(struct area at, const struct poster_cell *cell, int cells, const struct grid *grid)
{
	struct area least = least_area(at, cells, grid->across);
	struct grid now = *grid;

	for (int size = digits_smaller(0); size; size = digits_smaller(size)) {
		int blank = grid->across > 1
		                    ? digits_text_width("8", size) - (size <= LETTERS_TALL) - CELL_GAP
		                    : 0;

		now.size = size;
		if (rows_of(&now) + grid->names + grid->gap <= least.rows &&
		    numbers_cols(cell, cells, size) + larger(blank, 0) <= least.cols)
			return size;
	}
	return 0;
}

static bool any_letters(const struct poster_cell *cell, int cells)
{
	bool any = false;

	for (int i = 0; i < cells; i++)
		any |= letters_can(cell[i].name, LETTERS_ROWS);
	return any;
}

static bool any_kanji(const struct palette *p, const struct poster_cell *cell, int cells, int size)
{
	bool any = false;

	for (int i = 0; i < cells; i++)
		any |= kanji_can(p, cell[i].name, size);
	return any;
}

/* Whether a name has no letters that fit. */
static bool has_stripe(const struct palette *p, struct area at, const struct poster_cell *cell, int cells,
                       const struct grid *grid)
{
	bool any = false;

	for (int i = 0; i < cells; i++) {
		struct area area;

		across_area(at, cells, grid->across, i, &area);
		area.rows = grid->names;
		any |= poster_is_stripe(p, area, cell[i].name, grid->names);
	}
	return any;
}

/* The columns with the largest digits; in a small window names are text. */
static struct grid grid_with(const struct palette *p, struct area at, const struct poster_cell *cell,
                             int cells, int names, bool tight, bool slim)
{
	struct grid best = { .across = 1, .names = 1, .slim = slim };

	for (int text = 0; text < 2 && !best.size; text++)
		for (int n = 0; n < (tight ? 2 : 1) * cells; n++) {
			struct grid now = { .across = n % cells + 1,
				            .slim = slim,
				            .names = text ? 1 : names,
				            .gap = !text && names != KANJI_LEAST &&
				                   (n < cells || names > KANJI_LEAST) };

			now.size = digits_of(at, cell, cells, &now);
			if (now.size > best.size &&
			    (n < cells || now.gap || !has_stripe(p, at, cell, cells, &now)))
				best = now; /* a box without a blank row would stand on the digits */
		}
	best.field = field_of(cell, cells, best.size);
	return best;
}

/* Rows of the letters of all names. In ASCII they are all drawn, or none: only one in a box would look
 * chosen. */
static int names_of(const struct palette *p, const struct poster_cell *cell, int cells, int rows, int cols)
{
	int most = letters_smaller(0);
	bool any = false;

	for (int i = 0; i < cells; i++) {
		int size = poster_size(p, cell[i].name, most, rows, cols);

		if (size >= LETTERS_ROWS)
			most = smaller(most, size);
		else if (p->ascii)
			return LETTERS_ROWS;
		any |= size >= LETTERS_ROWS;
	}
	return any ? most : LETTERS_ROWS;
}

/* Rows of the letters of the names in a grid; 3: of a box. */
static int names_in(const struct palette *p, struct area at, const struct poster_cell *cell, int cells,
                    const struct grid *grid)
{
	struct area least = least_area(at, cells, grid->across);

	return names_of(p, cell, cells, least.rows - rows_of(grid) - grid->gap, least.cols);
}

/* Whether the words have room beside the numbers. */
static bool has_words_beside(struct area at, const struct poster_cell *cell, int cells,
                             const struct grid *grid)
{
	int cols = least_area(at, cells, grid->across).cols - grid->field - CELL_GAP;
	bool fit = true;

	for (int i = 0; i < cells; i++)
		fit &= !cell[i].word || text_width(cell[i].word) <= cols;
	return fit;
}

/* Kanji of many strokes have six rows, others a row more than letters, of which half is the gap below them,
 * if the digits stay larger than they, and two thirds of what they were. Names in spaced capitals do for
 * digits that would be as small as letters. */
static struct grid grid_of(const struct palette *p, struct area at, const struct poster_cell *cell, int cells)
{
	int names = p->ascii                                 ? LETTERS_TALL
	            : any_kanji(p, cell, cells, KANJI_LEAST) ? KANJI_LEAST
	                                                     : NAME_ROWS;
	bool tight = cell->tight && !p->ascii; /* whose letters fill their last row */
	struct grid large = grid_with(p, at, cell, cells, names, tight, p->ascii),
		    grid = grid_with(p, at, cell, cells, NAME_ROWS, tight, p->ascii);

	if (!grid.size)
		return grid_with(p, at, cell, cells, NAME_ROWS, tight, false);
	if (!p->ascii && grid.size == LETTERS_ROWS && any_letters(cell, cells)) {
		const struct grid low = grid_with(p, at, cell, cells, LINE_ROWS, true, false);

		if (low.names == LINE_ROWS && low.size > grid.size && has_words_beside(at, cell, cells, &low))
			return low;
	}
	if (!p->ascii && any_kanji(p, cell, cells, 2 * NAME_ROWS)) {
		const struct grid fine = grid_with(p, at, cell, cells, 2 * NAME_ROWS, tight, false);

		if (fine.names > NAME_ROWS && fine.size > fine.names && 3 * fine.size >= 2 * grid.size)
			return fine;
	}
	if (p->ascii && names_in(p, at, cell, cells, &large) <
	                        names) { /* no name has letters: larger digits do more than a box */
		large = grid_with(p, at, cell, cells, LINE_ROWS, true, true);
		return large.names == LINE_ROWS && large.size > grid.size ? large : grid;
	}
	if (large.names != names || large.size <= KANJI_LEAST) {
		large = grid_with(p, at, cell, cells, 1, tight, false); /* the same of kanji */
		return any_letters(cell, cells) || large.size <= grid.size ? grid : large;
	}
	if (p->ascii) /* the others have boxes */
		return 4 * large.size >= 3 * grid.size ? large : grid;
	return names == KANJI_LEAST || large.size >= grid.size ? large : grid;
}

static void draw_number(WINDOW *win, const struct palette *p, int y, int x, int style, const char *number,
                        const struct grid *grid)
{
	if (rows_of(grid) > grid->size)
		letters_paint(win, p, y, x, style, number, LETTERS_TALL);
	else
		digits_text_paint(win, p, y, x, style, number, grid->size);
}

/* The second number, the change and the word, at the right of the number. */
static void draw_beside(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                        int size)
{
	int second = *cell->second ? second_size(size) : 0, change;
	struct area word = { at.y, at.x, at.rows, at.cols };

	digits_text_paint(win, p, at.y, at.x, cell->second_style, cell->second, second);
	if (second) {
		int cols = larger(digits_text_width("88", second), digits_text_width(cell->second, second));

		at.x += cols + CELL_GAP;
		at.cols -= cols + CELL_GAP;
	}
	change = digits_text_best(cell->change, second_size(size), at.cols);
	if (*cell->change && change)
		digits_text_paint(win, p, at.y, at.x, STYLE_BOLD, cell->change, change);
	else
		change = 0;
	change = larger(change, second);
	word.y += change ? change + 1 : 0;
	word.rows -= change ? change + 1 : 0;
	if (cell->word && word.rows > 0 && word.cols >= text_width(cell->word)) {
		int rows = larger(poster_size(p, cell->word, 2 * LETTERS_ROWS, word.rows, word.cols), 1);

		word.y += second ? 0 : word.rows - rows;
		word.rows = rows;
		poster_line(win, p, word, POSTER_LEFT, cell->word_style, cell->word, 2 * LETTERS_ROWS);
	}
}

/* A name as text, and the word over what it is about. */
static void draw_small_name(WINDOW *win, const struct palette *p, struct area at, int word_x,
                            const struct poster_cell *cell)
{
	int end = at.x + at.cols, word = cell->word ? text_width(cell->word) : 0;
	int behind = at.x + text_width(cell->name) + 1; /* where the next name is far */
	int x = smaller(word_x + word <= end ? larger(word_x, behind) : behind, end - word);

	paint(win, p, at.y, at.x, larger(x - at.x - 1, 0), cell->name_style | STYLE_BOLD, cell->name);
	if (word)
		paint(win, p, at.y, x, end - x, cell->word_style, cell->word);
}

/* Behind the name, where it has letters there and none beside the number, or no colour of its own: "DAVE
 * LEADS". */
static bool draw_behind(WINDOW *win, const struct palette *p, struct area name, struct area beside,
                        const struct poster_cell *cell, bool stripe)
{
	int most = smaller(name.rows, 2 * LETTERS_ROWS);
	int size = poster_size(p, cell->name, name.rows, name.rows, name.cols), used;

	name.cols -= name.x + name.cols < getmaxx(win) - CELL_GAP ? CELL_GAP : 0; /* far from the next name */
	if (!cell->word || !*cell->word || *cell->second || stripe || size < LETTERS_ROWS ||
	    (!p->mono && /* whose colour parts it from the number */
	     poster_size(p, cell->word, 2 * LETTERS_ROWS, beside.rows, beside.cols) >= LETTERS_ROWS))
		return false;
	used = poster_width(p, cell->name, size) + CELL_GAP;
	most = poster_size(p, cell->word, most, name.rows, name.cols - used);
	if (most < LETTERS_ROWS)
		return false;
	used += smaller(name.cols - used - poster_width(p, cell->word, most), CELL_GAP);
	name.x += used;
	name.cols -= used;
	poster_middle(win, p, name, POSTER_LEFT, cell->word_style, cell->word, most);
	return true;
}

/* A long number stands under its name, one of a digit or two in a field of two. */
static void draw_cell(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                      const struct grid *grid)
{
	int width = digits_text_width(cell->number, grid->size), y = at.y + grid->names + grid->gap;
	bool wide = grid->field > digits_text_width("88", grid->size);
	struct area name = { at.y, at.x, grid->names, at.cols };
	struct area beside = { y, at.x + grid->field + CELL_GAP, rows_of(grid),
		               at.cols - grid->field - CELL_GAP };
	struct poster_cell above = *cell, right = *cell;
	bool stripe = grid->stripes && kanji_can(p, cell->name, grid->names);

	if (grid->names > 1) {
		(stripe ? poster_stripe : poster_name)(win, p, name, cell->name_style, cell->name,
		                                       grid->names);
		if (draw_behind(win, p, name, beside, cell, stripe))
			right.word = NULL;
	} else {
		bool over = *cell->second || !cell->word || text_width(cell->word) > beside.cols;

		*(over ? &right.word : &above.word) = NULL;
		draw_small_name(win, p, name, beside.x, &above);
	}
	draw_number(win, p, y, at.x + (wide ? 0 : grid->field - width), cell->style, cell->number, grid);
	if (right.word && text_width(right.word) > beside.cols) { /* no room beside: below, if there is one */
		struct area below = { beside.y + beside.rows + 1, at.x, 0, at.cols };

		below.rows = at.y + at.rows - below.y;
		poster_line(win, p, below, POSTER_LEFT, right.word_style, right.word, 2 * LETTERS_ROWS);
	}
	draw_beside(win, p, beside, &right, grid->size);
}

/* Where no digits fit: a row of text for each. */
static void draw_text(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell)
{
	int end = at.x + at.cols, used = larger(text_width(cell->second), 0) + 2;

	paint(win, p, at.y, at.x, at.cols / 2, cell->name_style | STYLE_BOLD, cell->name);
	paint_right(win, p, at.y, end, at.cols / 4, cell->second_style, cell->second);
	paint_right(win, p, at.y, end - used, at.cols / 4, cell->style | STYLE_BOLD, cell->number);
}

void poster_cells(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                  int cells)
{
	struct grid grid = grid_of(p, at, cell, cells);

	if (grid.names > LINE_ROWS || (grid.names > 1 && p->ascii)) {
		int names = names_in(p, at, cell, cells, &grid);

		grid.names = p->ascii && names <= LETTERS_ROWS ? smaller(grid.names, LETTERS_ROWS)
		             : p->ascii                        ? names
		                                               : larger(grid.names, names);
	}
	if (grid.names > KANJI_LEAST && rows_of(&grid) + grid.names < least_area(at, cells, grid.across).rows)
		grid.gap = 1;
	if (grid.size == LETTERS_ROWS)
		grid.slim = LETTERS_TALL + grid.names + grid.gap <= least_area(at, cells, grid.across).rows;
	grid.stripes = has_stripe(p, at, cell, cells, &grid);
	for (int i = 0; i < cells; i++) {
		struct area area;

		across_area(at, cells, grid.across, i, &area);
		if (!grid.size)
			draw_text(win, p, area, &cell[i]);
		else
			draw_cell(win, p, area, &cell[i], &grid);
	}
}
