/* SPDX-License-Identifier: MIT */
/* See ways.h. */
#include "ways.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "numbers.h"

enum { LETTERS = 3, GAP_MOST = 2 };

int ways_x(const struct ways *ways, const struct way *way)
{
	return ways->key_cols && (way->key || *way->text == ' ') ? ways->key_cols + 2 * ways->size : 0;
}

int ways_rows(const struct ways *ways, int n)
{
	return larger(ways->text[n].rows, ways->key[n].rows);
}

int ways_y(const struct ways *ways, int n)
{
	int y = 0;

	for (int i = 0; i < n; i++)
		y += ways_rows(ways, i) + ways->gap;
	return y;
}

/* All letters are capitals: a key that is one says so. */
static void fit_keys(struct ways *out, const struct palette *p, const struct way *way, int rows, int cols)
{
	out->key_cols = 0;
	for (int i = 0; i < out->count; i++) {
		const char *key = way[i].key;
		char shift[20];

		out->key[i] = (struct big_name){ .rows = 0 };
		if (!key)
			continue;
		snprintf(shift, sizeof shift, "Shift %s", key);
		if (!way[i].as_it_is && isupper((unsigned char)*key) && !key[1])
			key = shift;
		big_name_fit(&out->key[i], p, key, way[i].as_it_is ? 0 : out->size, 1, rows, cols);
		out->key_cols = larger(out->key_cols, out->key[i].cols);
	}
}

/* False: one of them has only smaller letters. */
static bool fit_texts(struct ways *out, const struct palette *p, const struct way *way, int lines, int rows,
                      int cols)
{
	out->cols = 0;
	for (int i = 0; i < out->count; i++) {
		struct big_name *text = &out->text[i];
		int x = ways_x(out, &way[i]);

		big_name_fit(text, p, way[i].text + strspn(way[i].text, " "), way[i].as_it_is ? 0 : out->size,
		             way[i].as_it_is ? 1 : lines, rows, cols - x);
		if (!way[i].as_it_is && text->size < out->size)
			return false;
		out->cols = larger(out->cols, x + text->cols);
	}
	return true;
}

bool ways_fit(struct ways *out, const struct palette *p, const struct way *way, int count, int most,
              int lines, int rows, int cols)
{
	*out = (struct ways){ .count = smaller(count, WAYS_MOST) };
	for (out->size = most; out->size >= LETTERS; out->size = letters_next(p, out->size)) {
		fit_keys(out, p, way, rows, cols);
		if (!fit_texts(out, p, way, lines, rows, cols))
			continue;
		for (out->gap = GAP_MOST; out->gap > 0; out->gap--) {
			out->rows = ways_y(out, out->count) - out->gap;
			if (out->rows <= rows)
				return true;
		}
	}
	return false;
}

void ways_paint(WINDOW *win, const struct palette *p, int y, int x, const struct way *way,
                const struct ways *ways)
{
	for (int i = 0; i < ways->count; i++) {
		int row = y + ways_y(ways, i);

		if (way[i].key)
			big_name_paint(win, p, row, x, ROLE_ACCENT, &ways->key[i]);
		big_name_paint(win, p, row, x + ways_x(ways, &way[i]), way[i].style, &ways->text[i]);
	}
}
