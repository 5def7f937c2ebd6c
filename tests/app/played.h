/* SPDX-License-Identifier: MIT */
/* What the files of played_test have from one another. */
#ifndef TESTS_APP_PLAYED_H
#define TESTS_APP_PLAYED_H

#include <stdint.h>
#include <stdio.h>

extern int64_t clock_ms; /* only the evening moves it */

/* Waits for the disk. What the program has just written has a time of its own, in its order: home tells ages
 * and sorts by them. */
struct tui;
void date_tables(struct tui *t, int *written);

/* played_hall.c: a hall without a network, by its desk, a table of it and its board. Each tells what it
 * shows, says and sends; the present folder is empty. */
enum { HALL_WALKS = 3 };
extern const char *const hall_walks[HALL_WALKS];
void hall_walk(int walk, unsigned seed, FILE *out);

#endif
