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

int poster_width(const struct palette *p, const char *text, int size)
{
	return *text ? big_of(p, text, size, size, ANY_COLS).cols : 0;
}

static void paint_big(WINDOW *win, const struct palette *p, struct area at, enum poster_align align,
                      int style, const struct big_name *big)
{
	int room = at.cols - big->cols;

	big_name_paint(win, p, at.y,
	               at.x + (align == POSTER_RIGHT    ? room
	                       : align == POSTER_CENTRE ? room / 2
	                                                : 0),
	               style, big);
}

int poster_line(WINDOW *win, const struct palette *p, struct area at, enum poster_align align, int style,
                const char *text, int most)
{
	struct big_name big;

	if (!*text || at.rows < 1 || at.cols < 1)
		return 0;
	big = big_of(p, text, most, at.rows, at.cols);
	paint_big(win, p, at, align, style, &big);
	return big.rows;
}

/* The same in the middle of its rows. */
static void paint_middle(WINDOW *win, const struct palette *p, struct area at, enum poster_align align,
                         int style, const char *text, int most)
{
	struct big_name big;

	if (!*text || at.rows < 1 || at.cols < 1)
		return;
	big = big_of(p, text, most, at.rows, at.cols);
	at.y += (at.rows - big.rows) / 2;
	paint_big(win, p, at, align, style, &big);
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

/* The largest digits for all of them in so many columns of cells. */
static int digits_of(struct area at, const struct poster_cell *cell, int cells, int across)
{
	struct area least;

	across_area(at, cells, across, cells - 1, &least);
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		if (size + NAME_ROWS + 1 <= least.rows && numbers_cols(cell, cells, size) <= least.cols)
			return size;
	return 0;
}

/* Rows of the letters of all names. */
static int names_of(const struct palette *p, const struct poster_cell *cell, int cells, int rows, int cols)
{
	int most = letters_smaller(0);

	for (int i = 0; i < cells; i++) {
		int size = big_of(p, cell[i].name, most, rows, cols).size;

		if (size >= LETTERS_LEAST)
			most = smaller(most, size);
	}
	return most;
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
		struct big_name big = big_of(p, cell->word, 2 * LETTERS_LEAST, word.rows, word.cols);

		word.y += second ? 0 : word.rows - big.rows;
		paint_big(win, p, word, POSTER_LEFT, cell->word_style, &big);
	}
}

static void draw_cell(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                      int size, int field, int name_rows)
{
	int width = digits_text_width(cell->number, size);
	struct area name = { at.y, at.x, name_rows, at.cols };
	struct area beside = { at.y + name_rows + 1, at.x + field + CELL_GAP, larger(size, 1),
		               at.cols - field - CELL_GAP };

	paint_middle(win, p, name, POSTER_LEFT, cell->name_style, cell->name, name_rows);
	if (size)
		digits_text_paint(win, p, beside.y, at.x + field - width, cell->style, cell->number, size);
	else
		paint(win, p, beside.y, at.x, at.cols, cell->style | STYLE_BOLD, cell->number);
	draw_beside(win, p, beside, cell, size);
}

void poster_cells(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                  int cells)
{
	int best = -1, columns = 1, field, names;
	struct area area;

	for (int across = 1; across <= cells; across++)
		if (digits_of(at, cell, cells, across) > best) {
			best = digits_of(at, cell, cells, across);
			columns = across;
		}
	field = field_of(cell, cells, best);
	across_area(at, cells, columns, cells - 1, &area);
	names = names_of(p, cell, cells, area.rows - larger(best, 1) - 1, area.cols);
	for (int i = 0; i < cells; i++) {
		across_area(at, cells, columns, i, &area);
		draw_cell(win, p, area, &cell[i], best, field,
		          smaller(names, area.rows - larger(best, 1) - 1));
	}
}

/* ---- a list ---- */

enum { LIST_COLUMNS = 4, WORD_COLS = 27 };

/* A text of a list, measured once: letters grow with their size, other characters do not. */
struct measure {
	int letters, spaced, gaps; /* columns in letters of three rows; of names that have none */
	int plain;                 /* columns of all of it without letters */
};

enum { OF_LEFT, OF_RIGHT, OF_TEXT, OF_BRIEF, MEASURES };

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
	int size = letters_smaller(0);
	struct measure out = { .gaps = -1 };
	char name[200];

	while (*text) {
		int plain;

		text = next_name(text, name, sizeof name);
		plain = poster_width(p, name, 1);
		if (letters_can(p, name, size))
			out.letters += letters_width(name, LETTERS_LEAST);
		else
			out.spaced += plain;
		out.plain += plain;
		out.gaps++;
	}
	return out;
}

static struct measured *measure_all(const struct palette *p, const struct poster_row *row, int rows)
{
	struct measured *all = xcalloc((size_t)rows + 1, sizeof *all);

	for (int i = 0; i < rows; i++) {
		all[i].of[OF_LEFT] = measure_of(p, row[i].left);
		all[i].of[OF_RIGHT] = measure_of(p, row[i].right);
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
	out->right = width_of(p, all, rows, OF_RIGHT, out->right_size);
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
		struct big_name big;
		char name[200];
		int marked, used;

		text = next_name(text, name, sizeof name);
		marked = *name == '!' ? ROLE_WARNING | STYLE_BOLD : style;
		if (tight) {
			used = paint(win, p, at.y + at.rows / 2, at.x, at.cols, marked | STYLE_BOLD, name);
		} else {
			big = big_of(p, name, layout->plain ? 1 : layout->size, at.rows, at.cols);
			big_name_paint(win, p, at.y + (at.rows - big.rows) / 2, at.x, marked, &big);
			used = big.cols;
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
	paint_middle(win, p, right, POSTER_RIGHT, row->right_style, row->right, layout->right_size);
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
