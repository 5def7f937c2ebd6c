/* SPDX-License-Identifier: MIT */
/* See poster.h. */
#include "poster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digits.h"
#include "numbers.h"
#include "rules/core/reason.h"
#include "rules/core/utf8.h"

enum { LETTERS_LEAST = 3, ANY_COLS = 10000 };

/* ---- a line ---- */

static struct big_name big_of(const struct palette *p, const char *text, int most, int rows, int cols)
{
	struct big_name big;

	big_name_fit(&big, p, text, most, 1, rows, cols);
	return big;
}

/* A stretch of a text that has letters, or has none: "署名待ち" and "3". */
struct run {
	char text[200];
	bool letters;
};

/* The first run, with the blanks behind it; gives the rest of the text. */
static const char *next_run(const struct palette *p, const char *text, struct run *run)
{
	size_t used = 0, left = strlen(text);
	uint32_t point;
	int bytes;

	*run = (struct run){ .letters = false };
	while ((bytes = utf8_decode(text, left, &point)) > 0 && used + (size_t)bytes < sizeof run->text) {
		char sign[8];
		bool letters;

		snprintf(sign, sizeof sign, "%.*s", bytes, text);
		letters = letters_can(p, sign, letters_smaller(0));
		if (used && letters != run->letters && *sign != ' ')
			break;
		if (!used)
			run->letters = letters;
		memcpy(run->text + used, sign, (size_t)bytes);
		used += (size_t)bytes;
		text += bytes;
		left -= (size_t)bytes;
	}
	while (used && run->text[used - 1] == ' ')
		run->text[--used] = '\0';
	return text;
}

/* Between two runs. */
static int run_gap(int size)
{
	return 2 * (size / LETTERS_LEAST);
}

/* Whether letters and other characters stand in it, so that each run takes its own form. */
static bool is_mixed(const struct palette *p, const char *text)
{
	struct run run;

	return *next_run(p, text, &run);
}

static int runs_width(const struct palette *p, const char *text, int size)
{
	struct run run;
	int width = 0;

	while (*text) {
		text = next_run(p, text, &run);
		width += big_of(p, run.text, run.letters ? size : 1, size, ANY_COLS).cols +
		         (*text ? run_gap(size) : 0);
	}
	return width;
}

static void paint_runs(WINDOW *win, const struct palette *p, int y, int x, int style, const char *text,
                       int size)
{
	struct run run;

	while (*text) {
		struct big_name big;

		text = next_run(p, text, &run);
		big = big_of(p, run.text, run.letters ? size : 1, size, ANY_COLS);
		big_name_paint(win, p, y + (size - big.rows) / 2, x, style, &big);
		x += big.cols + run_gap(size);
	}
}

/* The largest size in which the runs of a text fit; 0: none. */
static int runs_best(const struct palette *p, const char *text, int most, int rows, int cols)
{
	int least = p->ascii ? 2 * LETTERS_LEAST : LETTERS_LEAST;

	if (!is_mixed(p, text))
		return 0;
	for (int size = most - most % LETTERS_LEAST; size >= least; size = letters_smaller(size))
		if (size <= rows && runs_width(p, text, size) <= cols)
			return size;
	return 0;
}

int poster_width(const struct palette *p, const char *text, int size)
{
	if (!*text)
		return 0;
	return size >= LETTERS_LEAST && is_mixed(p, text) ? runs_width(p, text, size)
	                                                  : big_of(p, text, size, size, ANY_COLS).cols;
}

static int aligned(const struct area *at, enum poster_align align, int cols)
{
	int room = at->cols - cols;

	return at->x + (align == POSTER_RIGHT ? room : align == POSTER_CENTRE ? room / 2 : 0);
}

static void paint_big(WINDOW *win, const struct palette *p, struct area at, enum poster_align align,
                      int style, const struct big_name *big)
{
	big_name_paint(win, p, at.y, aligned(&at, align, big->cols), style, big);
}

/* At the top of its rows, or in their middle; returns the rows. */
static int paint_line(WINDOW *win, const struct palette *p, struct area at, enum poster_align align,
                      int style, const char *text, int most, bool middle)
{
	struct big_name big;
	int size;

	if (!*text || at.rows < 1 || at.cols < 1)
		return 0;
	size = runs_best(p, text, most, at.rows, at.cols);
	if (size) {
		at.y += middle ? (at.rows - size) / 2 : 0;
		paint_runs(win, p, at.y, aligned(&at, align, runs_width(p, text, size)), style, text, size);
		return size;
	}
	big = big_of(p, text, most, at.rows, at.cols);
	at.y += middle ? (at.rows - big.rows) / 2 : 0;
	paint_big(win, p, at, align, style, &big);
	return big.rows;
}

int poster_line(WINDOW *win, const struct palette *p, struct area at, enum poster_align align, int style,
                const char *text, int most)
{
	return paint_line(win, p, at, align, style, text, most, false);
}

static void paint_middle(WINDOW *win, const struct palette *p, struct area at, enum poster_align align,
                         int style, const char *text, int most)
{
	paint_line(win, p, at, align, style, text, most, true);
}

void poster_brief(const char *name, const char *const *names, int count, char *out, size_t size)
{
	size_t first = strcspn(name, " ");
	const char *last = strrchr(name, ' ');
	bool alone = true;

	for (int i = 0; i < count; i++)
		alone = alone && (names[i] == name || strncmp(names[i], name, first) != 0 ||
		                  (names[i][first] && names[i][first] != ' '));
	snprintf(out, size, "%.*s", (int)first, name);
	if (!alone && last) {
		uint32_t point;
		int bytes = utf8_decode(last + 1, strlen(last + 1), &point);

		snprintf(out, size, "%.*s %.*s", (int)first, name, bytes > 0 ? bytes : 0, last + 1);
	}
}

/* ---- numbers of several people ---- */

enum { CELL_GAP = 3, NAME_ROWS = 3 };

static int across_area(struct area at, int cells, int across, int n, struct area *cell)
{
	int down = (cells + across - 1) / across;

	part_of(at.rows, down, n / across, &cell->y, &cell->rows);
	part_of(at.cols, across, n % across, &cell->x, &cell->cols);
	cell->y += at.y;
	cell->x += at.x;
	if (n / across < down - 1)
		cell->rows--;
	if (n % across < across - 1)
		cell->cols -= CELL_GAP;
	return down;
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
	return digits_text_best("88", larger(size / 2, LETTERS_LEAST), ANY_COLS);
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
	int names, gap;   /* rows of the names, and below them */
	int field;        /* columns of the longest number */
};

/* The largest digits for all of them in so many columns of cells; a blank digit parts two numbers. */
static int digits_of(struct area at, const struct poster_cell *cell, int cells, const struct grid *grid)
{
	struct area least, first;

	across_area(at, cells, grid->across, cells - 1, &least);
	across_area(at, cells, grid->across, 0, &first);
	least.rows = smaller(least.rows, first.rows);
	least.cols = smaller(least.cols, first.cols);
	for (int size = digits_smaller(0); size; size = digits_smaller(size)) {
		int blank = grid->across > 1 ? digits_text_width("8", size) - CELL_GAP : 0;

		if (size + grid->names + grid->gap <= least.rows &&
		    numbers_cols(cell, cells, size) + larger(blank, 0) <= least.cols)
			return size;
	}
	return 0;
}

/* The columns with the largest digits; in a small window names are text. */
static struct grid grid_of(struct area at, const struct poster_cell *cell, int cells)
{
	struct grid best = { .across = 1, .names = 1 };

	for (int text = 0; text < 2 && !best.size; text++)
		for (int across = 1; across <= cells; across++) {
			struct grid now = { .across = across, .names = text ? 1 : NAME_ROWS, .gap = !text };

			now.size = digits_of(at, cell, cells, &now);
			if (now.size > best.size)
				best = now;
		}
	best.field = field_of(cell, cells, best.size);
	return best;
}

/* Rows of the letters of all names. */
static int names_of(const struct palette *p, const struct poster_cell *cell, int cells, int rows, int cols)
{
	int most = letters_smaller(0);
	bool any = false;

	for (int i = 0; i < cells; i++) {
		int size = big_of(p, cell[i].name, most, rows, cols).size;

		if (size >= LETTERS_LEAST)
			most = smaller(most, size);
		any |= size >= LETTERS_LEAST;
	}
	return any ? most : LETTERS_LEAST;
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
		digits_text_paint(win, p, at.y, at.x, ROLE_ACCENT | STYLE_BOLD, cell->change, change);
	else
		change = 0;
	change = larger(change, second);
	word.y += change ? change + 1 : 0;
	word.rows -= change ? change + 1 : 0;
	if (cell->word && word.rows > 0 && word.cols >= text_width(cell->word)) {
		int rows = larger(runs_best(p, cell->word, 2 * LETTERS_LEAST, word.rows, word.cols),
		                  big_of(p, cell->word, 2 * LETTERS_LEAST, word.rows, word.cols).rows);

		word.y += second ? 0 : word.rows - rows;
		word.rows = rows;
		poster_line(win, p, word, POSTER_LEFT, cell->word_style, cell->word, 2 * LETTERS_LEAST);
	}
}

static void draw_cell(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                      const struct grid *grid)
{
	int width = digits_text_width(cell->number, grid->size), y = at.y + grid->names + grid->gap;
	struct area name = { at.y, at.x, grid->names, at.cols };
	struct area beside = { y, at.x + grid->field + CELL_GAP, grid->size,
		               at.cols - grid->field - CELL_GAP };

	paint_middle(win, p, name, POSTER_LEFT, cell->name_style, cell->name, grid->names);
	digits_text_paint(win, p, y, at.x + grid->field - width, cell->style, cell->number, grid->size);
	draw_beside(win, p, beside, cell, grid->size);
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
	struct grid grid = grid_of(at, cell, cells);
	struct area area;

	across_area(at, cells, grid.across, 0, &area);
	if (grid.gap)
		grid.names = names_of(p, cell, cells, area.rows - grid.size - grid.gap, area.cols);
	for (int i = 0; i < cells; i++) {
		across_area(at, cells, grid.across, i, &area);
		if (!grid.size)
			draw_text(win, p, area, &cell[i]);
		else
			draw_cell(win, p, area, &cell[i], &grid);
	}
}

/* ---- a list ---- */

enum { LIST_COLUMNS = 4, WORD_COLS = 27 };

/* A text of a list, measured once: letters grow with their size, other characters do not. */
struct measure {
	int letters, spaced, gaps; /* columns in letters of three rows; of names that have none */
	int plain;                 /* columns of all of it without letters */
};

enum { OF_LEFT, OF_RIGHT, OF_RIGHT_BRIEF, OF_TEXT, OF_BRIEF, MEASURES };

struct measured {
	struct measure of[MEASURES];
};

/* How a list is laid out. */
struct layout {
	int size, right_size;    /* of the words at the right */
	int columns, per, pitch; /* rows in a column; rows from one to the next */
	bool brief, plain;       /* plain: the names in their own characters */
	int left, right;
};

static const char *text_of(const struct poster_row *row, bool brief)
{
	return brief && *row->brief ? row->brief : row->text;
}

static const char *right_of(const struct poster_row *row, bool brief)
{
	return brief && *row->right_brief ? row->right_brief : row->right;
}

static int gap_of(int size)
{
	return 2 + size / LETTERS_LEAST;
}

/* The next of the names that a tab parts. */
static const char *next_name(const char *text, char *out, size_t size)
{
	size_t bytes = strcspn(text, "\t");

	snprintf(out, size, "%.*s", (int)bytes, text);
	return text[bytes] ? text + bytes + 1 : text + bytes;
}

static struct measure measure_of(const struct palette *p, const char *text)
{
	struct measure out = { .gaps = -1 };
	char name[200];

	while (*text) {
		text = next_name(text, name, sizeof name);
		out.plain += poster_width(p, name, 1);
		out.gaps++;
		for (const char *rest = name; *rest;) {
			struct run run;

			rest = next_run(p, rest, &run);
			if (run.letters)
				out.letters += letters_width(run.text, LETTERS_LEAST);
			else
				out.spaced += poster_width(p, run.text, 1);
			out.letters += *rest ? run_gap(LETTERS_LEAST) : 0;
		}
	}
	return out;
}

static struct measured *measure_all(const struct palette *p, const struct poster_row *row, int rows)
{
	struct measured *all = xcalloc((size_t)rows + 1, sizeof *all);

	for (int i = 0; i < rows; i++) {
		all[i].of[OF_LEFT] = measure_of(p, row[i].left);
		all[i].of[OF_RIGHT] = measure_of(p, row[i].right);
		all[i].of[OF_RIGHT_BRIEF] = measure_of(p, right_of(&row[i], true));
		all[i].of[OF_TEXT] = measure_of(p, row[i].text);
		all[i].of[OF_BRIEF] = measure_of(p, text_of(&row[i], true));
	}
	return all;
}

/* Columns of the widest text of a kind. */
static int width_of(const struct palette *p, const struct measured *all, int rows, int kind, int size)
{
	bool letters = size >= (p->ascii ? 2 : 1) * LETTERS_LEAST;
	int most = 0;

	for (int i = 0; i < rows; i++) {
		const struct measure *now = &all[i].of[kind];
		int width = letters ? now->letters * (size / LETTERS_LEAST) + now->spaced : now->plain;

		most = larger(most, width + larger(now->gaps, 0) * gap_of(size));
	}
	return most;
}

static int column_cols(const struct area *at, const struct layout *layout)
{
	return (at->cols - (layout->columns - 1) * 3 * gap_of(layout->size)) / layout->columns;
}

/* Whether every row has its place; fills in the widths. */
static bool lays_out(const struct palette *p, const struct area *at, const struct measured *all, int rows,
                     struct layout *out)
{
	int text = width_of(p, all, rows, out->brief ? OF_BRIEF : OF_TEXT, out->plain ? 0 : out->size);

	out->left = width_of(p, all, rows, OF_LEFT, out->size);
	out->right = width_of(p, all, rows, out->brief && !out->plain ? OF_RIGHT_BRIEF : OF_RIGHT,
	                      out->right_size);
	out->per = (at->rows + 1) / (out->size + 1);
	if (out->left)
		out->left += gap_of(out->size);
	if (out->right)
		out->right += gap_of(out->size);
	return out->per > 0 && out->left + text + out->right <= column_cols(at, out);
}

static int pages_of(const struct layout *at, int rows)
{
	int each = at->per * at->columns;

	return each && rows > each ? (rows + each - 1) / each : 1;
}

/* Columns are equally long; rows that fill only a part of the place stand further apart. */
static void spread(struct layout *layout, const struct area *at, int rows)
{
	int used = smaller((rows + layout->columns - 1) / layout->columns, layout->per);

	if (layout->per * layout->columns >= rows)
		layout->per = larger(used, 1);
	layout->pitch = used > 1 ? (at->rows - layout->size) / (used - 1) : layout->size + 1;
	layout->pitch = smaller(larger(layout->pitch, layout->size + 1), 3 * layout->size + 3);
}

/* The fewest pages, then the largest letters, then words as large as they, whole names, few
 * columns. */
static struct layout layout_of(const struct palette *p, const struct area *at, const struct poster_row *row,
                               int rows, int most)
{
	struct layout best = { .size = LETTERS_LEAST, .columns = 1, .brief = true, .plain = true };
	struct measured *all = measure_all(p, row, rows);
	bool words = width_of(p, all, rows, OF_RIGHT, LETTERS_LEAST) > WORD_COLS;
	int pages = ANY_COLS;

	best.right_size = best.size;
	for (int size = most; size >= LETTERS_LEAST; size = letters_smaller(size))
		for (int n = 0; n < (words ? 4 : 2) * LIST_COLUMNS; n++) {
			struct layout now = { .size = size,
				              .right_size = n < 2 * LIST_COLUMNS ? size : LETTERS_LEAST,
				              .columns = n % LIST_COLUMNS + 1,
				              .brief = n / LIST_COLUMNS % 2 };

			if (lays_out(p, at, all, rows, &now) && pages_of(&now, rows) < pages) {
				best = now;
				pages = pages_of(&now, rows);
			}
		}
	if (pages == ANY_COLS && !lays_out(p, at, all, rows, &best))
		best.right = smaller(best.right, larger(at->cols / 3, 0));
	spread(&best, at, rows);
	free(all);
	return best;
}

/* Names side by side; one that begins with "!" is marked. */
static void draw_names(WINDOW *win, const struct palette *p, struct area at, const struct layout *layout,
                       int style, const char *text)
{
	struct measure all = measure_of(p, text);
	bool tight = layout->plain && all.plain + larger(all.gaps, 0) * gap_of(layout->size) > at.cols;

	while (*text && at.cols > 0) {
		char name[200];
		int marked, used;

		text = next_name(text, name, sizeof name);
		marked = *name == '!' ? ROLE_WARNING | STYLE_BOLD : style;
		if (tight) {
			used = paint(win, p, at.y + at.rows / 2, at.x, at.cols, marked | STYLE_BOLD, name);
		} else {
			paint_middle(win, p, at, POSTER_LEFT, marked, name, layout->plain ? 1 : layout->size);
			used = poster_width(p, name, layout->plain ? 1 : layout->size);
		}
		at.x += used + gap_of(layout->size);
		at.cols -= used + gap_of(layout->size);
	}
}

static void draw_row(WINDOW *win, const struct palette *p, struct area at, const struct layout *layout,
                     const struct poster_row *row)
{
	struct area left = { at.y, at.x, layout->size, smaller(layout->left, at.cols) };
	struct area right = { at.y, at.x + at.cols - layout->right, layout->size, layout->right };
	struct area text = { at.y, at.x + left.cols, layout->size, at.cols - left.cols - layout->right };

	left.cols -= layout->left ? gap_of(layout->size) : 0;
	paint_middle(win, p, left, POSTER_RIGHT, ROLE_ACCENT | STYLE_BOLD, row->left, layout->size);
	draw_names(win, p, text, layout, row->style, text_of(row, layout->brief));
	paint_middle(win, p, right, POSTER_RIGHT, row->right_style,
	             right_of(row, layout->brief && !layout->plain), layout->right_size);
}

int poster_list(WINDOW *win, const struct palette *p, struct area at, const struct poster_row *row, int rows,
                int most, int page)
{
	struct layout layout = layout_of(p, &at, row, rows, most);
	int each = layout.per * layout.columns, cols = column_cols(&at, &layout);

	for (int i = page * each; page >= 0 && i < rows && i < (page + 1) * each; i++) {
		int n = i - page * each;
		struct area place = { at.y + n % layout.per * layout.pitch,
			              at.x + n / layout.per * (cols + 3 * gap_of(layout.size)), layout.size,
			              cols };

		draw_row(win, p, place, &layout, &row[i]);
	}
	return pages_of(&layout, rows);
}

/* ---- dice ---- */

/* Seven by seven squares; of the smallest size two stand in one row of half blocks. */
enum { SIDE = 7, SMALL_ROWS = 4 };

static int die_cols(int size)
{
	return size < SIDE ? SIDE : 2 * size;
}

/* Rows of the largest dice of which so many stand on so many lines; 0: none do. */
static int dice_size(struct area at, int dice, int lines)
{
	int each = (dice + lines - 1) / lines;

	for (int scale = 3; scale >= 0; scale--) {
		int size = scale ? scale * SIDE : SMALL_ROWS;

		if (lines * (size + 1) - 1 <= at.rows && each * (die_cols(size) + 2) - 2 <= at.cols)
			return size;
	}
	return 0;
}

static bool has_pip(int value, int row, int column)
{
	bool corner = row != 3 && column != 3, middle = row == 3 && column == 3;

	if (row % 2 == 0 || column % 2 == 0)
		return false;
	if (middle)
		return value % 2;
	if (row == 3)
		return value == 6;
	return corner && (value >= 4 || (value >= 2 && row == column));
}

static void draw_die(WINDOW *win, const struct palette *p, int y, int x, int style, int value, int size)
{
	int scale = size / SIDE;

	style |= STYLE_SHAPE | (p->ascii ? STYLE_REVERSE : 0);
	for (int row = 0; row < (scale ? SIDE : SMALL_ROWS); row++)
		for (int column = 0; column < SIDE; column++) {
			bool pip = has_pip(value, scale ? row : 2 * row, column);
			bool low = !scale && (2 * row + 1 >= SIDE || has_pip(value, 2 * row + 1, column));

			for (int i = 0; scale && !pip && i < scale; i++)
				paint_run(win, p, y + row * scale + i, x + column * 2 * scale, 2 * scale,
				          style, p->ascii ? L'#' : L'█');
			if (!scale && !(p->ascii ? pip || (low && 2 * row + 1 < SIDE) : pip && low))
				paint_run(win, p, y + row, x + column, 1, style,
				          p->ascii ? L'#'
				          : low    ? L'▀'
				          : pip    ? L'▄'
				                   : L'█');
		}
}

int poster_dice(WINDOW *win, const struct palette *p, struct area at, const struct poster_die *die, int dice)
{
	int best = 0, lines = 1, each;

	for (int n = 1; n <= dice; n++)
		if (dice_size(at, dice, n) > best) {
			best = dice_size(at, dice, n);
			lines = n;
		}
	each = (dice + lines - 1) / lines;
	for (int i = 0; best && i < dice; i++)
		draw_die(win, p, at.y + i / each * (best + 1), at.x + i % each * (die_cols(best) + 2),
		         die[i].style, die[i].value, best);
	return best ? lines * (best + 1) - 1 : 0;
}
