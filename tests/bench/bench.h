/* SPDX-License-Identifier: MIT */
/*
 * What the benchmarks share: a clock, samples and what is said of them, and
 * the lines of a long evening. Knows neither terminal nor file.
 */
#ifndef TESTS_BENCH_BENCH_H
#define TESTS_BENCH_BENCH_H

#include <stddef.h>
#include <stdint.h>

int64_t bench_ns(void); /* monotonic */

/* Figures of one kind; grows as needed. */
struct samples {
	double *value;
	int count, room;
};

void samples_add(struct samples *samples, double value);
void samples_free(struct samples *samples);
/* The value that so many in a hundred do not exceed; 50: the median. 0 when there is none. */
double samples_percent(struct samples *samples, double percent);
double samples_mean(const struct samples *samples);

/* The slope of log(y) over log(x): 0 does not grow, 1 grows with x. */
double growth_exponent(const double *x, const double *y, int count);

/* The n-th line of an evening of Commander that never ends; line 0 seats four. */
const char *evening_line(int n);

/* The folder of this program, made at the first call; it is removed, with all that is in it, when the program
 * ends. */
const char *bench_folder(void);

/* A row of the table of what must be reached: at most `bound`, or at least
 * -bound when that is negative. It goes to the end of the file that BENCH_GOALS
 * names, else it is printed. */
void bench_goal(const char *what, double value, double bound);

/* Ends the program when `fits` is false. */
void bench_need(int fits, const char *what, const char *why);

#endif
