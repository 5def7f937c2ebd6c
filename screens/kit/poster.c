/* SPDX-License-Identifier: MIT */
/* Lines of words for a room: see poster.h. */
#include "poster.h"

#include <stdio.h>
#include <string.h>

#include "kanji.h"
#include "numbers.h"
#include "rules/core/utf8.h"

enum { LETTERS_LEAST = 3, ANY_COLS = 10000 };

int poster_smaller(int size)
{
	return size == 2 * LETTERS_LEAST ? KANJI_LEAST
	       : size == KANJI_LEAST     ? LETTERS_LEAST
	                                 : letters_smaller(size);
}

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
	int blanks; /* behind it */
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
		letters = letters_can(sign, letters_smaller(0));
		if (used && letters != run->letters && *sign != ' ')
			break;
		if (!used)
			run->letters = letters;
		memcpy(run->text + used, sign, (size_t)bytes);
		used += (size_t)bytes;
		text += bytes;
		left -= (size_t)bytes;
	}
	if (!used) /* broken bytes */
		return text + left;
	for (; used && run->text[used - 1] == ' '; run->blanks++)
		run->text[--used] = '\0';
	return text;
}

/* Columns behind a run, of letters of three rows: more where the text has a blank. */
static int run_gap(const struct run *run)
{
	return 2 + 2 * smaller(run->blanks, 2);
}

static int gap_behind(const struct run *run, int size)
{
	return run_gap(run) * larger(size / LETTERS_LEAST, 1);
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
		width +=
			big_of(p, run.text, size, size, ANY_COLS).cols + (*text ? gap_behind(&run, size) : 0);
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
		big = big_of(p, run.text, size, size, ANY_COLS);
		big_name_paint(win, p, y + (size - big.rows) / 2, x, style, &big);
		x += big.cols + gap_behind(&run, size);
	}
}

/* The largest size in which the runs of a text fit; 0: none. */
static int runs_best(const struct palette *p, const char *text, int most, int rows, int cols)
{
	if (!is_mixed(p, text))
		return 0;
	for (int size = most - (most > 2 * LETTERS_LEAST ? most % LETTERS_LEAST : 0); size >= LETTERS_LEAST;
	     size = p->ascii ? letters_next(p, size) : poster_smaller(size))
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

void poster_middle(WINDOW *win, const struct palette *p, struct area at, enum poster_align align, int style,
                   const char *text, int most)
{
	paint_line(win, p, at, align, style, text, most, true);
}

void poster_stripe(WINDOW *win, const struct palette *p, struct area at, int style, const char *name,
                   int most)
{
	int cols = poster_width(p, name, poster_size(p, name, 1, at.rows, at.cols)) + 2;

	style |= STYLE_REVERSE | STYLE_BOLD;
	at.rows = smaller(at.rows, most - (most == KANJI_LEAST)); /* of which half a row is a gap */
	for (int row = 0; row < at.rows; row++)
		paint_padded(win, p, at.y + row, at.x - 1, smaller(cols, at.cols + 2), style, "");
	poster_middle(win, p, at, POSTER_LEFT, style, name, 1);
}

/* Whether a part of it is written beside letters that are drawn. */
static bool is_written(const struct palette *p, const char *text, int size)
{
	struct run run;
	bool written = false;

	while (*text && size >= LETTERS_LEAST) {
		text = next_run(p, text, &run);
		written |= !run.letters && !kanji_can(p, run.text, size);
	}
	return written;
}

bool poster_is_stripe(const struct palette *p, struct area at, const char *name, int most)
{
	int size = poster_size(p, name, most, at.rows, at.cols);

	return (size < LETTERS_LEAST || is_written(p, name, size)) && at.rows >= LETTERS_LEAST;
}

void poster_name(WINDOW *win, const struct palette *p, struct area at, int style, const char *name, int most)
{
	if (poster_is_stripe(p, at, name, most))
		poster_stripe(win, p, at, style, name, most);
	else
		poster_middle(win, p, at, POSTER_LEFT, style, name, most);
}

void poster_among(WINDOW *win, const struct palette *p, struct area at, int style, const char *name, int most)
{
	style |= poster_is_stripe(p, at, name, most) ? STYLE_BOLD : 0;
	poster_middle(win, p, at, POSTER_LEFT, style, name, most);
}

int poster_size(const struct palette *p, const char *text, int most, int rows, int cols)
{
	int size = runs_best(p, text, most, rows, cols);

	return size ? size : big_of(p, text, most, rows, cols).size;
}

int poster_least(const struct palette *p, const char *text)
{
	struct run run;

	while (*text) {
		text = next_run(p, text, &run);
		if (!run.letters && kanji_can(p, run.text, KANJI_LEAST))
			return KANJI_LEAST;
	}
	return LETTERS_LEAST;
}

/* The sizes of what has no letters; that of LETTERS_TALL is that of 4. */
static const int sizes[POSTER_SIZES] = { LETTERS_LEAST, KANJI_LEAST, 6, 9, 12 };

void poster_measure(const struct palette *p, const char *text, struct poster_measure *out)
{
	*out = (struct poster_measure){ .plain = poster_width(p, text, 1) };
	while (*text) {
		struct run run;

		text = next_run(p, text, &run);
		if (run.letters) {
			out->letters += letters_width(run.text, LETTERS_LEAST);
		} else {
			out->kanji |= kanji_can(p, run.text, letters_smaller(0));
			for (int i = 0; i < POSTER_SIZES; i++)
				out->other[i] += kanji_can(p, run.text, sizes[i])
				                         ? kanji_width(p, run.text, sizes[i])
				                         : poster_width(p, run.text, 1);
		}
		out->letters += *text ? run_gap(&run) : 0;
	}
}

int poster_measured(const struct poster_measure *of, int size)
{
	int i = POSTER_SIZES - 1;

	if (size < LETTERS_LEAST)
		return of->plain;
	while (i && sizes[i] > size)
		i--;
	return of->letters * (size / LETTERS_LEAST) + of->other[i];
}

/* Whether two first names are alike: the same but for so many letters, "Ana" and "Anna". */
static bool is_alike(const char *a, const char *b, size_t but)
{
	size_t a_bytes = strcspn(a, " "), b_bytes = strcspn(b, " "), same = 0, tail = 0;
	size_t longer = a_bytes > b_bytes ? a_bytes : b_bytes, shorter = a_bytes + b_bytes - longer;

	while (same < shorter && a[same] == b[same])
		same++;
	while (tail < shorter - same && a[a_bytes - 1 - tail] == b[b_bytes - 1 - tail])
		tail++;
	return same && longer - same - tail <= but;
}

static void brief_name(const char *name, const char *const *names, int count, bool far, char *out,
                       size_t size)
{
	size_t first = strcspn(name, " ");
	const char *last = strrchr(name, ' ');
	bool alone = true;

	for (int i = 0; i < count; i++)
		alone = alone && (names[i] == name || !is_alike(names[i], name, far));
	snprintf(out, size, "%.*s", (int)first, name);
	if (!alone && last) {
		uint32_t point;
		int bytes = utf8_decode(last + 1, strlen(last + 1), &point);

		snprintf(out, size, "%.*s %.*s", (int)first, name, bytes > 0 ? bytes : 0, last + 1);
	}
}

void poster_brief(const char *name, const char *const *names, int count, char *out, size_t size)
{
	brief_name(name, names, count, false, out, size);
}

void poster_brief_far(const char *name, const char *const *names, int count, char *out, size_t size)
{
	brief_name(name, names, count, true, out, size);
}
