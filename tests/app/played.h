/* SPDX-License-Identifier: MIT */
/* What the files of played_test have from one another. */
#ifndef TESTS_APP_PLAYED_H
#define TESTS_APP_PLAYED_H

#include <limits.h>
#include <stdint.h>
#include <stdio.h>

#include "app/phones/inner.h"
#include "app/tui/inner.h"
#include "tests/kit/chatter.h"

enum {
	PARTS = 24, /* sums of an evening */
	SUMS = 40   /* the most, and tables of a script */
};

#define PLAYED_SUM 0x811c9dc5u /* of nothing yet */

/* The clock that only the evening moves, and when it begins: no wait for the disk is over before the disk has
 * answered. */
extern int64_t played_clock_ms;
static const int64_t played_begins_ms = INT64_C(1000000000000);

extern char played_source[PATH_MAX]; /* the folder of the sources */

struct evening {
	struct tui t;
	struct store store;
	struct rng rng;
	struct chatter chatter;
	struct offers offers;
	struct pages pages;
	int entries; /* that have been told */
	int idle;    /* how often nothing was offered that chance can say */
	int written; /* tables, at home */
	bool is_home;
	FILE *out;
};

int played_below(struct evening *e, int bound);
unsigned played_sum(unsigned sum, const char *text, size_t size);
const char *played_key(struct evening *e);
void played_click(struct evening *e);
void played_size(struct evening *e);

/* played_home.c: an evening that begins at home; and a program in the present folder, which has not begun. */
void played_prepare(struct tui *t, uint64_t seed);
void played_home_begin(struct evening *e, uint64_t seed);
void played_home_end(struct evening *e);
void played_home_step(struct evening *e, int n);
void played_home_press(struct evening *e, const char *label);
void played_home_tell_files(struct evening *e);
/* No page for phones, and no other language: the focus goes on to the next setting. */
void played_pass_settings(struct tui *t);
void played_copy(const char *from, const char *to);
/* Waits for the disk. What the program has just written has a time of its own, in its order: home tells ages
 * and sorts by them. */
void date_tables(struct tui *t, int *written);

/* played_files.c: files as chance writes them, read by the lines that do so. Returns how many sums there are.
 */
enum { FILE_WALKS = 6 };
extern const char *const file_walks[FILE_WALKS];
int file_walk(int walk, unsigned sums[SUMS], bool print);

/* played_over.c: what lies over a table, what the prompt offers, and keys in their order. Returns how many
 * sums there are. */
enum { OVER_WALKS = 4 };
extern const char *const over_walks[OVER_WALKS];
int over_walk(int walk, unsigned sums[SUMS], bool print);

/* played_hall.c: a hall without a network, by its desk, a table of it and its board. Each tells what it
 * shows, says and sends; the present folder is empty. */
enum { HALL_WALKS = 3 };
extern const char *const hall_walks[HALL_WALKS];
void hall_walk(int walk, unsigned seed, FILE *out);

#endif
