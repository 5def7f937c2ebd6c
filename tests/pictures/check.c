/* SPDX-License-Identifier: MIT */
/*
 * Checks of a picture without an eye: frames close, every sign is explained, ASCII
 * where asked for, and a text on the message row while the table waits.
 */
#define _GNU_SOURCE /* memmem */
#include "cells.h"

#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { CUT_LETTERS = 4, SMALLEST = 12 };

struct check {
	const struct picture *p;
	const struct scene *scene;
	const struct look *look;
	int wrong;
};

static __attribute__((format(printf, 4, 5))) void complain(struct check *c, int row, int col,
                                                           const char *format, ...)
{
	char text[400];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	if (c->scene->name[0])
		print_error("%s/%s, %s, %dx%d, row %d column %d: %s\n", c->scene->file, c->scene->name,
		            c->look->name, c->p->cols, c->p->rows, row, col, text);
	c->wrong++;
}

static struct box_arms arms_at(const struct check *c, int row, int col)
{
	const struct term_cell *cell = picture_cell(c->p, row, col);

	return cell ? picture_arms(cell->text) : (struct box_arms){ 0 };
}

/* ---- frames ---- */

static bool is_blank(const struct term_cell *cell)
{
	return !cell->right_half && (!cell->text[0] || strcmp(cell->text, " ") == 0);
}

/* A rule from edge to edge, as which-key, log and prompt draw above themselves: it
 * covers the rows below. */
static bool is_cover(const struct check *c, int row)
{
	struct box_arms first = arms_at(c, row, 0);

	return row < c->p->rows && !first.up && !first.down && first.right;
}

/* A corner, or a plain line. */
static bool is_joint(struct box_arms arms)
{
	return (arms.up || arms.down) && (arms.left || arms.right);
}

/* Down from a corner or joint the line must go on to another one, in the same column. */
static void check_side(struct check *c, int row, int col)
{
	int weight = arms_at(c, row, col).down, at = row + 1;

	while (at < c->p->rows && arms_at(c, at, col).up == weight && !is_joint(arms_at(c, at, col)))
		at++;
	if (!arms_at(c, at, col).up && !is_cover(c, at))
		complain(c, at, col, "the frame from row %d does not go on", row);
}

/* To the right of a corner: its edge, or a text on it, and at the end the other corner. */
static void check_edge(struct check *c, int row, int col)
{
	struct box_arms first = arms_at(c, row, col), arms;
	int at = col + 1;

	for (; at < c->p->cols; at++) {
		arms = arms_at(c, row, at);
		if (arms.left && is_joint(arms) && (first.down ? arms.down : arms.up))
			return;
		if (is_joint(arms) || (arms.up && arms.down))
			break;
	}
	complain(c, row, at, "the frame from column %d is not closed", col);
}

static void check_frames(struct check *c)
{
	for (int row = 0; row < c->p->rows; row++)
		for (int col = 0; col < c->p->cols; col++) {
			struct box_arms arms = arms_at(c, row, col);

			if (!is_joint(arms))
				continue;
			if (arms.down)
				check_side(c, row, col);
			if (arms.right && !arms.left)
				check_edge(c, row, col);
			if (arms.up && row > 0 && !arms_at(c, row - 1, col).down)
				complain(c, row, col, "nothing stands on this corner");
		}
}

/* ---- signs ---- */

static uint32_t point_of(const char *text)
{
	const unsigned char *b = (const unsigned char *)text;

	return b[0] < 0x80   ? b[0]
	       : b[0] < 0xe0 ? (b[0] & 0x1fu) << 6 | (b[1] & 0x3fu)
	       : b[0] < 0xf0 ? (b[0] & 0xfu) << 12 | (b[1] & 0x3fu) << 6 | (b[2] & 0x3fu)
	                     : 0x10000;
}

/* The characters of the frames, and of people's texts. */
static bool is_explained(const char *text)
{
	static const char *const drawn[] = { "█", "▀", "▄", "▂", "▆", "░", "■", "□", "▸" };
	uint32_t point = point_of(text);
	struct box_arms arms = picture_arms(text);

	for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
		if (strcmp(text, drawn[i]) == 0)
			return true;
	return (point >= 0x20 && point < 0x7f) || arms.up || arms.down || arms.left || arms.right ||
	       (point >= 0x2800 && point < 0x2900) || /* the dots of charts */
	       (point >= 0xc0 && point < 0x250) ||    /* letters of Europe */
	       (point >= 0x3000 && point < 0xa000) || /* kana, kanji and their marks */
	       (point >= 0xac00 && point < 0xd7a4) || (point >= 0xff00 && point < 0xffa0);
}

static void check_signs(struct check *c)
{
	/* A QR code is a picture: where cells do not fit it is drawn in halves. */
	bool ascii = c->look->ascii && strcmp(c->scene->name, "qr") != 0;

	for (int row = 0; row < c->p->rows; row++)
		for (int col = 0; col < c->p->cols; col++) {
			const char *text = picture_cell(c->p, row, col)->text;

			if (text[0] && !is_explained(text))
				complain(c, row, col, "what is \"%s\"?", text);
			if (ascii && (text[0] & 0x80) && point_of(text) >= 0x2000 && point_of(text) < 0x3000)
				complain(c, row, col, "\"%s\" is not ASCII", text);
		}
}

/* A wide character has its two columns to itself. */
static void check_halves(struct check *c)
{
	for (int row = 0; row < c->p->rows; row++)
		for (int col = 0; col < c->p->cols; col++) {
			const struct term_cell *cell = picture_cell(c->p, row, col),
					       *next = picture_cell(c->p, row, col + 1);

			if (cell->width == 2 && (!next || !next->right_half))
				complain(c, row, col, "half of \"%s\" is gone", cell->text);
		}
}

/* ---- words ---- */

/* The words that there are, small letters, sorted. */
static struct {
	char **word;
	int count, room;
} words;

static int by_word(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_ascii_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static void add_word(const char *text, size_t length)
{
	char *word = strndup(text, length);

	assert_non_null(word);
	for (char *c = word; *c; c++)
		*c |= 0x20;
	if (words.count == words.room) {
		words.room = words.room ? words.room * 2 : 4096;
		words.word = realloc(words.word, (size_t)words.room * sizeof *words.word);
		assert_non_null(words.word);
	}
	words.word[words.count++] = word;
}

static void add_words(const char *text)
{
	while (*text) {
		size_t length = 0;

		while (is_ascii_letter(text[length]))
			length++;
		if (length)
			add_word(text, length);
		text += length ? length : 1;
	}
}

/* The sentences of the program, the names of its lists, the verbs. */
void picture_check_begin(void)
{
	static const char *const patterns[] = { "po/ja.po", "rules/*/*.def", "man/*.6" };
	const char *srcdir = getenv("srcdir");
	char path[1000];
	glob_t found;

	for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
		snprintf(path, sizeof path, "%s/%s", srcdir ? srcdir : ".", patterns[i]);
		assert_int_equal(glob(path, 0, NULL, &found), 0);
		for (size_t k = 0; k < found.gl_pathc; k++) {
			char *text = scene_file(found.gl_pathv[k]);

			add_words(text);
			free(text);
		}
		globfree(&found);
	}
	qsort(words.word, (size_t)words.count, sizeof *words.word, by_word);
	picture_type_begin();
}

/* The first known word that is not before it. */
static const char *word_from(const char *wanted)
{
	int low = 0, high = words.count;

	while (low < high) {
		int middle = (low + high) / 2;

		if (strcmp(words.word[middle], wanted) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low < words.count ? words.word[low] : "";
}

static bool is_told(const struct scene *scene, const char *text)
{
	return memmem(scene->story, scene->length, text, strlen(text)) != NULL;
}

static bool is_of_path(const struct term_cell *cell)
{
	return cell && cell->text[0] && strchr("0123456789-./", cell->text[0]);
}

static bool is_dot(const struct term_cell *cell)
{
	return cell && strcmp(cell->text, ".") == 0;
}

/* A word that only goes on in the catalogue is a cut one; then ".." must tell. Letters between digits or
 * hyphens are no word: "4a83-acce-584a". */
static int check_word(struct check *c, int row, int col)
{
	char shown[300], small[300];
	const struct term_cell *cell;
	int length = 0;

	while ((cell = picture_cell(c->p, row, col + length)) && is_ascii_letter(cell->text[0]) &&
	       length < 299) {
		shown[length] = cell->text[0];
		small[length++] = cell->text[0] | 0x20;
	}
	shown[length] = small[length] = '\0';
	if (length >= CUT_LETTERS && !(is_dot(cell) && is_dot(picture_cell(c->p, row, col + length + 1))) &&
	    !is_told(c->scene, shown) &&
	    !(is_of_path(picture_cell(c->p, row, col - 1)) && is_of_path(cell))) {
		const char *known = word_from(small);

		if (strcmp(known, small) != 0 && strncmp(known, small, (size_t)length) == 0)
			complain(c, row, col, "is \"%s\" a part of \"%s\"?", shown, known);
	}
	return length;
}

static void check_words(struct check *c)
{
	for (int row = 0; row < c->p->rows; row++)
		for (int col = 0; col < c->p->cols;) {
			int length = check_word(c, row, col);

			col += length ? length : 1;
		}
}

/* ---- the message row ---- */

static bool row_is_blank(const struct check *c, int row)
{
	for (int col = 0; col < c->p->cols; col++)
		if (!is_blank(picture_cell(c->p, row, col)))
			return false;
	return true;
}

/* Where something is typed or asked, ".." stands for what is not yet known. */
static bool ends_in_dots(const struct check *c, int row)
{
	int col = c->p->cols - 1;

	if (c->p->cursor_row == row || is_blank(picture_cell(c->p, row, 1)))
		return false;

	while (col > 2 && is_blank(picture_cell(c->p, row, col)))
		col--;
	return col > 2 && is_dot(picture_cell(c->p, row, col)) && is_dot(picture_cell(c->p, row, col - 1));
}

/* A message has room for what it tells first; details that have none are left off whole. ".." is
 * a sentence that lost its end, or a text that nobody fitted. */
static void check_message_end(struct check *c, int row)
{
	if (ends_in_dots(c, row))
		complain(c, row, c->p->cols - 2, "the message loses its end");
}

/* It is above the one or two rows of hints. */
static void check_message(struct check *c)
{
	char owed[400];
	int rows = c->p->rows;

	check_message_end(c, rows - 2);
	if (rows >= 30)
		check_message_end(c, rows - 3);

	scene_owed(c->scene, owed, sizeof owed);
	if (owed[0] && row_is_blank(c, rows - 2) && (rows < 30 || row_is_blank(c, rows - 3)))
		complain(c, rows - 2, 0, "nothing is said, and this is owed: %s", owed);
}

/* ---- chips ---- */

/* The colour of a text's ground; -2: it has the terminal's own. */
static int ground_of(const struct term_cell *cell)
{
	return cell->reverse ? cell->fg : cell->bg >= 0 ? cell->bg : -2;
}

/* Whether a cell is part of a digit or letter of blocks, at the edge that is asked for. */
static bool is_block(const struct check *c, int row, int col, const char *half, int colour)
{
	const struct term_cell *cell = picture_cell(c->p, row, col);

	if (!cell || cell->fg != colour)
		return false;
	return cell->reverse
	               ? picture_filled(c->p, row, col) || (c->look->ascii && strcmp(cell->text, "#") == 0)
	               : strcmp(cell->text, half) == 0;
}

/* A filled chip on the head or the foot of a digit of its colour would be read as a part of it: a
 * 4 as a 9, an 8 as a lump. */
static void check_chips(struct check *c)
{
	for (int row = 0; row < c->p->rows; row++)
		for (int col = 0; col < c->p->cols && !is_cover(c, row); col++) {
			const struct term_cell *cell = picture_cell(c->p, row, col);
			int ground = ground_of(cell);

			if (ground == -2 || picture_filled(c->p, row, col) ||
			    (point_of(cell->text) >= 0x2000 && point_of(cell->text) < 0x3000) ||
			    strchr("#-", cell->text[0]))
				continue; /* digits in ASCII; the rule across a bar */
			if (is_block(c, row + 1, col, "▀", ground) || is_block(c, row - 1, col, "▄", ground))
				complain(c, row, col, "the chip grows into a digit");
		}
}

/* ---- the cursor ---- */

/* It is put on the focus or into the field that is typed into, never left where
 * a drawing began: in the title, at the corner of the body. Braille lines,
 * magnifiers and input windows follow it. */
static void check_cursor(struct check *c)
{
	int row = c->p->cursor_row, col = c->p->cursor_col;

	if (c->p->rows < SMALLEST)
		return; /* two lines that say so */
	if (row < 1)
		complain(c, row, col, "the cursor is left in the title");
	else if (row == 1 && col == 0)
		complain(c, row, col, "the cursor is left at the corner of the body");
}

int picture_check(const struct picture *picture, const struct scene *scene, const struct look *look)
{
	struct check c = { .p = picture, .scene = scene, .look = look };

	check_halves(&c);
	check_words(&c);
	check_signs(&c);
	check_cursor(&c);
	if (scene->covered)
		return c.wrong;
	check_frames(&c);
	check_message(&c);
	check_chips(&c);
	return c.wrong + (look->ascii ? 0 : picture_type_check(picture, scene, look));
}
