/* SPDX-License-Identifier: MIT */
/*
 * Pictures of the real program: it plays the scenes of tests/pictures/ on a
 * pseudo-terminal, and its cells are checked or written as SVG. A file of scenes
 * runs like an evening:
 *
 *     # a comment
 *     ja Alice 桜井         Alice is called so in the Japanese pictures
 *     table commander Friday night     a table from here on, with its title
 *     > damage Bob 5        a line said at it
 *     == name: caption      a picture of the table so far
 *     keys c 1 "7" Enter    pressed before; a text in quotes is typed
 *     at home               the list of the tables so far; at watch: followed
 *     lost                  the folder of the tables goes before the keys
 *     rest                  the keys have rested: what is read only then stands there
 *     covered               something lies over the table on purpose, or it is a
 *                           chart: frames need not close, what is owed need not show
 *     size 36x8             in this size alone, in every look
 *
 * What follows a == belongs to its picture alone, up to the next line said.
 */
#ifndef TESTS_PICTURES_CELLS_H
#define TESTS_PICTURES_CELLS_H

#include <stdio.h>

#include "tests/kit/term.h"

enum { SCENE_KEYS = 200, SCENES_MAX = 200 };

enum scene_place { AT_TABLE, AT_HOME, AT_WATCH };

struct scene {
	char name[40], caption[160], keys[SCENE_KEYS];
	char file[24];     /* of scenes, without .txt */
	const char *story; /* the file up to this picture: `length` bytes */
	size_t length;
	enum scene_place place;
	bool lost, covered, rest;
	int rows, cols; /* 0: every size */
};

/* All scenes of tests/pictures/, by file name; never freed. Returns how many. */
int scenes_read(struct scene scenes[SCENES_MAX]);

/* A whole file, to be freed; fails the test when it cannot be read. */
char *scene_file(const char *path);

/* A look: how the program is started. */
struct look {
	const char *name, *locale, *args[3], *env;
	bool light, japanese, ascii;
	bool bright; /* 8 colours, as a console has them: bold makes them bright */
};
enum { LOOKS = 6, PALETTES = 2, SIZES = 5 };
extern const struct look looks[LOOKS];       /* the five that count, and the first in Japanese */
extern const struct look palettes[PALETTES]; /* of the first: other colours, and nothing else */
extern const struct picture_size {
	int rows, cols;
} picture_sizes[SIZES];

/* Starts the program in a scene, in an empty home; keys are pressed already. */
struct term *scene_open(const struct scene *scene, const struct look *look, const char *home,
                        struct picture_size size);

/* What the table of a scene waits for; "" for nothing. */
void scene_owed(const struct scene *scene, char *out, size_t size);

/* The cells of one moment. */
struct picture {
	int rows, cols;
	struct term_cell *cell; /* rows * cols */
	int cursor_row, cursor_col;
	bool cursor;
};

struct picture picture_take(struct term *t);
void picture_free(struct picture *picture);
const struct term_cell *picture_cell(const struct picture *picture, int row, int col); /* NULL: outside */
/* A full block, or a reversed blank that stands for one: no chip's, which has a text beside it. */
bool picture_filled(const struct picture *picture, int row, int col);
/* Whether the cell is the ground of a counter: below its row of text, which is as wide. */
bool picture_on_counter(const struct picture *picture, int row, int col);

/* How heavy each arm of a box-drawing character is, 0 to 2; all 0 for others. */
struct box_arms {
	int up, down, left, right;
};
struct box_arms picture_arms(const char *text);

void picture_svg(const struct picture *picture, const struct look *look, FILE *out);

/* Before the first check, and before the test forks: reads the words that there are, and draws the digits. */
void picture_check_begin(void);
/* Prints the faults of a picture, one a line (none for a scene without a name);
 * returns their number. */
int picture_check(const struct picture *picture, const struct scene *scene, const struct look *look);
void picture_type_begin(void);
/* Whether it has three kinds of type at most, and no drawn words: type.c. */
int picture_type_check(const struct picture *picture, const struct scene *scene, const struct look *look);

#endif
