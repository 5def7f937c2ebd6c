/* SPDX-License-Identifier: MIT */
/*
 * Shared by the benchmarks: a clock, samples and their statistics, and the lines of
 * a long evening. Independent of terminals and files.
 */
#ifndef TESTS_BENCH_BENCH_H
#define TESTS_BENCH_BENCH_H

#include <stddef.h>
#include <stdint.h>

int64_t bench_ns(void);     /* monotonic */
int64_t bench_cpu_ns(void); /* processor time of this process */

/* Figures of one kind; grows as needed. */
struct samples {
	double *value;
	int count, room;
};

void samples_add(struct samples *samples, double value);
void samples_free(struct samples *samples);
/* The percentile: the value that `percent` of the samples do not exceed; 0 without samples. */
double samples_percent(struct samples *samples, double percent);
double samples_mean(const struct samples *samples);

/* The slope of log(y) over log(x): 0 does not grow, 1 grows with x. */
double growth_exponent(const double *x, const double *y, int count);

/* The n-th line of an evening of Commander that never ends; line 0 seats four. */
const char *evening_line(int n);

/* The folder of this program, made at the first call; it is removed, with all that is in it, when the program
 * ends. */
const char *bench_folder(void);

/* A row of the table of goals: at most `bound`, or at least -bound when that is
 * negative. Appends it to the file that BENCH_GOALS names, else prints it. */
void bench_goal(const char *what, double value, double bound);

/* Ends the program when `fits` is false. */
void bench_need(int fits, const char *what, const char *why);

#endif
