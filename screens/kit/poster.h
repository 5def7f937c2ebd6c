/* SPDX-License-Identifier: MIT */
/*
 * What pages for a whole room are made of: lines of words, lists and numbers, each as
 * large as its place allows, and dice. Knows no game.
 */
#ifndef SCREENS_KIT_POSTER_H
#define SCREENS_KIT_POSTER_H

#include <stddef.h>

#include "letters.h"
#include "panel.h"

enum poster_align { POSTER_LEFT, POSTER_CENTRE, POSTER_RIGHT };

/* The next smaller size of letters, of which one has room for kanji beside small letters. */
int poster_smaller(int size);

/* Columns of a line in letters of that size, or in its own characters with a blank between. */
int poster_width(const struct palette *p, const char *text, int size);

/* One line as large as fits into its place, in letters of at most `most` rows; it stands at the
 * top. Returns its rows. */
int poster_line(WINDOW *win, const struct palette *p, struct area at, enum poster_align align, int style,
                const char *text, int most);

/* The same in the middle of its rows. */
void poster_middle(WINDOW *win, const struct palette *p, struct area at, enum poster_align align, int style,
                   const char *text, int most);
/* A name in its own characters on a stripe of all its rows, which begins a column before: it is seen from
 * far where it stands, and read from near. */
void poster_stripe(WINDOW *win, const struct palette *p, struct area at, int style, const char *name,
                   int most);
/* A name as poster_middle paints it, and where it has no letters that fit, on a stripe. */
void poster_name(WINDOW *win, const struct palette *p, struct area at, int style, const char *name, int most);
/* A name beside others in letters, where a stripe would read as a mark: as poster_middle paints it, bold
 * where it has none. */
void poster_among(WINDOW *win, const struct palette *p, struct area at, int style, const char *name,
                  int most);
/* Whether it has none, so that others beside it stand on stripes, too. */
bool poster_is_stripe(const struct palette *p, struct area at, const char *name, int most);
/* Rows of the letters in which it would be painted; less than 3: it has none of that width. */
int poster_size(const struct palette *p, const char *text, int most, int rows, int cols);

/* Rows of the smallest letters that all of a text has: 4 with kanji, else 3. */
int poster_least(const struct palette *p, const char *text);

/* Columns of a line, for every size: letters of three rows, which grow with their size; what has none, by
 * the size; all of it as it is. */
enum { POSTER_SIZES = 5 };
struct poster_measure {
	int letters, other[POSTER_SIZES], plain;
	bool kanji;
};

void poster_measure(const struct palette *p, const char *text, struct poster_measure *out);
int poster_measured(const struct poster_measure *of, int size); /* in a size */

/* The first name, and where another of them has the same one, the initial of the last name; for readers
 * who are far also where it differs by a letter. */
void poster_brief(const char *name, const char *const *names, int count, char *out, size_t size);
void poster_brief_far(const char *name, const char *const *names, int count, char *out, size_t size);

/* ---- numbers of several people, side by side ---- */

struct poster_cell {
	const char *name;
	char number[16], second[16]; /* the second smaller, beside it; "": none */
	char change[16];             /* of the second, else of the number: "+12"; "": none */
	const char *word;            /* "LEADS", or what the second counts; NULL or "": none */
	int name_style, style, second_style, word_style;
	bool tight; /* of the first, for all: no blank row below the names where the digits grow by it */
};

/* All numbers in digits of one size, the largest in which they all fit. */
void poster_cells(WINDOW *win, const struct palette *p, struct area at, const struct poster_cell *cell,
                  int cells);

/* ---- a list ---- */

struct poster_row {
	char left[12]; /* "12" */
	/* A tab parts names; one that begins with "!" is marked. */
	char text[200], brief[200]; /* brief where text is too long for the place; "": none */
	char right[40];             /* "SIGNED", "14" */
	char right_brief[12];       /* "OK": beside names that have no room else; "": right */
	bool words;                 /* the right is words: they may stand below the names */
	int style, right_style;
};

/* Rows of one size of at most `most` rows, in one column or several; on as many pages as it takes.
 * Draws one of them; returns how many there are, at least 1. */
int poster_list(WINDOW *win, const struct palette *p, struct area at, const struct poster_row *row, int rows,
                int most, int page);

/* ---- dice ---- */

/* A die of six sides, filled, its pips left out. */
struct poster_die {
	int value, style;
};

/* As large as they fit, beside each other and on several lines; returns the rows they take, 0:
 * they are too many. */
int poster_dice(WINDOW *win, const struct palette *p, struct area at, const struct poster_die *die, int dice);

#endif
