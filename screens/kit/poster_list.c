/* SPDX-License-Identifier: MIT */
/* A list for a room, on as many pages as it takes: see poster.h. */
#include "poster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kanji.h"
#include "numbers.h"
#include "rules/core/reason.h"

enum { LIST_COLUMNS = 4, WORD_COLS = 27, LETTERS_ROWS = 3, ANY_PAGES = 10000 };

/* A text of a list, measured once: its names and the gaps between them. */
struct measure {
	struct poster_measure all;
	int gaps;
};

enum { OF_LEFT, OF_RIGHT, OF_RIGHT_BRIEF, OF_TEXT, OF_BRIEF, OF_UPPER, OF_LOWER, MEASURES };

struct measured {
	struct measure of[MEASURES];
};

/* How a list is laid out. */
struct layout {
	int size, right_size;    /* of the words at the right */
	int columns, per, pitch; /* rows in a column; rows from one to the next */
	bool brief, plain;       /* plain: the names in their own characters .. */
	bool tight;              /* .. without blanks between them */
	bool folded;             /* the names on two lines */
	bool below;              /* the words of the right below the names */
	bool among;              /* a name is in letters, so that stripes would read as marks */
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
	return 2 + size / LETTERS_ROWS;
}

/* Between two names of a row: more than the blank in a name. */
static int name_gap(int size)
{
	return 2 * gap_of(size);
}

/* The next of the names that a tab parts. */
static const char *next_name(const char *text, char *out, size_t size)
{
	size_t bytes = strcspn(text, "\t");

	snprintf(out, size, "%.*s", (int)bytes, text);
	return text[bytes] ? text + bytes + 1 : text + bytes;
}

/* The second half of the names, for two lines. */
static const char *lower_half(const char *text)
{
	int names = 1, half;

	for (const char *c = text; *c; c++)
		names += *c == '\t';
	half = (names + 1) / 2;
	while (*text && half)
		half -= *text++ == '\t';
	return text;
}

static struct measure measure_of(const struct palette *p, const char *text)
{
	struct measure out = { .gaps = -1 };
	char name[200];

	while (*text) {
		struct poster_measure now;

		text = next_name(text, name, sizeof name);
		poster_measure(p, name, &now);
		out.all.letters += now.letters;
		for (int i = 0; i < POSTER_SIZES; i++)
			out.all.other[i] += now.other[i];
		out.all.kanji |= now.kanji;
		out.all.plain += now.plain;
		out.gaps++;
	}
	return out;
}

static struct measured *measure_all(const struct palette *p, const struct poster_row *row, int rows)
{
	struct measured *all = xcalloc((size_t)rows + 1, sizeof *all);

	for (int i = 0; i < rows; i++) {
		const char *lower = lower_half(text_of(&row[i], true));
		char upper[sizeof row->text];

		all[i].of[OF_LEFT] = measure_of(p, row[i].left);
		all[i].of[OF_RIGHT] = measure_of(p, row[i].right);
		all[i].of[OF_RIGHT_BRIEF] = measure_of(p, right_of(&row[i], true));
		all[i].of[OF_TEXT] = measure_of(p, row[i].text);
		snprintf(upper, sizeof upper, "%.*s", (int)(lower - text_of(&row[i], true)),
		         text_of(&row[i], true));
		all[i].of[OF_UPPER] = measure_of(p, upper);
		all[i].of[OF_LOWER] = measure_of(p, lower);
		all[i].of[OF_BRIEF] = measure_of(p, text_of(&row[i], true));
	}
	return all;
}

/* Columns of the widest text of a kind. */
static int width_of(const struct measured *all, int rows, int kind, int size)
{
	int most = 0;

	for (int i = 0; i < rows; i++) {
		const struct measure *now = &all[i].of[kind];
		int width = poster_measured(&now->all, size);

		most = larger(most, width + larger(now->gaps, 0) * name_gap(size));
	}
	return most;
}

static int column_cols(const struct area *at, const struct layout *layout)
{
	return (at->cols - (layout->columns - 1) * 3 * gap_of(layout->size)) / layout->columns;
}

/* A blank row below letters. Small kanji leave half a row free. */
static int gap_below(const struct layout *at)
{
	return at->size != KANJI_LEAST;
}

/* Rows of the screen that a row of the list takes. */
static int rows_of(const struct layout *at)
{
	return at->folded  ? 2 * at->size + 1
	       : at->below ? at->size + gap_below(at) + at->right_size
	                   : at->size;
}

/* From one row to the next at least. */
static int least_pitch(const struct layout *at)
{
	return rows_of(at) + gap_below(at);
}

static bool has_kanji(const struct measured *all, int rows)
{
	for (int i = 0; i < rows * MEASURES; i++)
		if (all[i / MEASURES].of[i % MEASURES].all.kanji)
			return true;
	return false;
}

/* Whether every row has its place; fills in the widths. */
static bool lays_out(const struct area *at, const struct measured *all, int rows, struct layout *out)
{
	int text = width_of(all, rows, out->brief ? OF_BRIEF : OF_TEXT, out->plain ? 0 : out->size);

	if (out->folded)
		text = larger(width_of(all, rows, OF_UPPER, out->size),
		              width_of(all, rows, OF_LOWER, out->size));
	out->left = width_of(all, rows, OF_LEFT, out->size);
	out->right =
		width_of(all, rows, out->brief && !out->plain ? OF_RIGHT_BRIEF : OF_RIGHT, out->right_size);
	out->per = (at->rows + least_pitch(out) - rows_of(out)) / least_pitch(out);
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

/* Pages and columns are as long as each other, or a row longer; rows that fill only a part of the place stand
 * further apart. */
static void spread(struct layout *layout, const struct area *at, int rows)
{
	int pages = pages_of(layout, rows), page = (rows + pages - 1) / pages;
	int used = larger((page + layout->columns - 1) / layout->columns, 1);

	layout->per = larger(smaller(used, layout->per), 1);
	layout->pitch = used > 1 ? (at->rows - rows_of(layout)) / (used - 1) : least_pitch(layout);
	layout->pitch = smaller(larger(layout->pitch, least_pitch(layout)), 3 * rows_of(layout) + 3);
}

/* Words that have room only in brief stand whole below the names, where the rows are far enough apart. */
static void put_below(struct layout *layout, const struct area *at, const struct poster_row *row,
                      const struct measured *all, int rows, int least)
{
	struct layout now = *layout;

	now.below = true;
	now.right_size = now.size;
	now.right = 0;
	if (!rows || !row->words || !now.brief || now.plain || now.folded || now.columns > 1)
		return;
	if (now.per * (rows_of(&now) + 1) - 1 > at->rows)
		now.right_size = least;
	if (now.per * (rows_of(&now) + 1) - 1 > at->rows ||
	    now.left + width_of(all, rows, OF_RIGHT, now.right_size) > at->cols)
		return;
	spread(&now, at, rows);
	*layout = now;
}

/* The next smaller size of the rows. */
static int next_size(const struct palette *p, int size, bool kanji)
{
	return kanji && !p->ascii ? poster_smaller(size) : letters_next(p, size);
}

/* Names on two lines, for a narrow window: large enough for kanji, then whole, where they fit. */
static bool fold(const struct palette *p, const struct area *at, const struct measured *all, int rows,
                 bool kanji, struct layout *out)
{
	for (int n = kanji || p->ascii ? 0 : 2; n < 4; n++) {
		int size = n >= 2 ? LETTERS_ROWS : p->ascii ? LETTERS_TALL : KANJI_LEAST;
		struct layout now = {
			.size = size, .right_size = size, .columns = 1, .folded = true, .brief = n % 2
		};

		if (lays_out(at, all, rows, &now)) {
			*out = now;
			return true;
		}
	}
	return false;
}

/* Whether a name has a letter for each of its characters. */
static bool has_letters(const struct poster_row *row, int rows)
{
	bool some = false;

	for (int i = 0; i < rows && !some; i++) {
		const char *text = row[i].text;
		char name[200];

		while (*text && !some) {
			text = next_name(text, name, sizeof name);
			some = letters_can(name, LETTERS_ROWS);
		}
	}
	return some;
}

/* The fewest pages, then the largest letters, then words as large as they, whole names, few
 * columns. */
static struct layout layout_of(const struct palette *p, const struct area *at, const struct poster_row *row,
                               int rows, int most)
{
	struct layout best = { .size = LETTERS_ROWS, .columns = 1, .brief = true, .plain = true };
	struct measured *all = measure_all(p, row, rows);
	bool words = (rows && row->words) || width_of(all, rows, OF_RIGHT, LETTERS_ROWS) > WORD_COLS;
	bool kanji = has_kanji(all, rows);
	int least = letters_least(p); /* of words that are drawn */
	int pages = ANY_PAGES;

	for (int i = 0; i < rows && !p->ascii; i++)
		if (all[i].of[OF_RIGHT].all.kanji)
			least = KANJI_LEAST;
	best.right_size = best.size;
	for (int size = most; size; size = next_size(p, size, kanji))
		for (int n = 0; n < (words ? 4 : 2) * LIST_COLUMNS; n++) {
			struct layout now = { .size = size,
				              .right_size = n < 2 * LIST_COLUMNS ? size : least,
				              .columns = n % LIST_COLUMNS + 1,
				              .brief = n / LIST_COLUMNS % 2 };

			if (lays_out(at, all, rows, &now) && pages_of(&now, rows) < pages) {
				best = now;
				pages = pages_of(&now, rows);
			}
		}
	if (pages == ANY_PAGES && !fold(p, at, all, rows, kanji, &best)) /* the names' own characters */
		best.tight = !lays_out(at, all, rows, &best);
	if (best.tight)
		best.right = smaller(best.right, larger(at->cols / 3, 0));
	spread(&best, at, rows);
	put_below(&best, at, row, all, rows, least);
	free(all);
	return best;
}

/* Names side by side; one that begins with "!" is marked. */
static void draw_names(WINDOW *win, const struct palette *p, struct area at, const struct layout *layout,
                       int style, const char *text)
{
	int gap = layout->tight ? gap_of(0) : name_gap(layout->plain ? 0 : layout->size);

	while (*text && at.cols > 0) {
		char name[200];
		int marked, used;

		text = next_name(text, name, sizeof name);
		marked = *name == '!' ? ROLE_WARNING | STYLE_BOLD : style;
		if (layout->tight) {
			used = paint(win, p, at.y + at.rows / 2, at.x, at.cols, marked | STYLE_BOLD, name);
		} else {
			struct area place = { at.y, at.x, at.rows, at.cols };

			used = poster_width(p, name, layout->plain ? 1 : layout->size);
			place.cols = smaller(used, at.cols);
			if (layout->plain)
				poster_middle(win, p, at, POSTER_LEFT, marked, name, 1);
			else
				(layout->among ? poster_among : poster_name)(win, p, place, marked, name,
				                                             layout->size);
		}
		at.x += used + gap;
		at.cols -= used + gap;
	}
}

static void draw_row(WINDOW *win, const struct palette *p, struct area at, const struct layout *layout,
                     const struct poster_row *row)
{
	struct area left = { at.y, at.x, rows_of(layout), smaller(layout->left, at.cols) };
	struct area right = { at.y, at.x + at.cols - layout->right, rows_of(layout), layout->right };
	struct area text = { at.y, at.x + left.cols, layout->size, at.cols - left.cols - layout->right };

	const char *names = text_of(row, layout->brief || layout->folded);

	left.cols -= layout->left ? gap_of(layout->size) : 0;
	poster_middle(win, p, left, POSTER_RIGHT, STYLE_BOLD, row->left, layout->size);
	if (layout->folded) {
		const char *lower = lower_half(names);
		char upper[sizeof row->text];

		snprintf(upper, sizeof upper, "%.*s", (int)(lower - names), names);
		draw_names(win, p, text, layout, row->style, upper);
		text.y += layout->size + 1;
		draw_names(win, p, text, layout, row->style, lower);
	} else {
		draw_names(win, p, text, layout, row->style, names);
	}
	if (layout->below) {
		text.y += layout->size + gap_below(layout);
		text.rows = layout->right_size;
		poster_middle(win, p, text, POSTER_LEFT, row->right_style, row->right, layout->right_size);
		return;
	}
	poster_middle(win, p, right, POSTER_RIGHT, row->right_style,
	              right_of(row, layout->brief && !layout->plain), layout->right_size);
}

int poster_list(WINDOW *win, const struct palette *p, struct area at, const struct poster_row *row, int rows,
                int most, int page)
{
	struct layout layout;
	int pages, cols, first, alone;

	at.rows -= p->ascii && at.rows > 1; /* whose letters would stand on the foot line */
	layout = layout_of(p, &at, row, rows, most);
	layout.among = has_letters(row, rows);
	pages = pages_of(&layout, rows);
	cols = column_cols(&at, &layout);
	first = page * rows / pages;
	alone = layout.per == 1 ? larger(at.rows - rows_of(&layout), 0) / 3 : 0; /* not all at the top */
	for (int i = first; page >= 0 && page < pages && i < (page + 1) * rows / pages; i++) {
		int n = i - first;
		struct area place = { at.y + alone + n % layout.per * layout.pitch,
			              at.x + n / layout.per * (cols + 3 * gap_of(layout.size)), layout.size,
			              cols };

		draw_row(win, p, place, &layout, &row[i]);
	}
	return pages;
}
