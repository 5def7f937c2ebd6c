/* SPDX-License-Identifier: MIT */
/*
 * See bench.h.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "bench.h"

#include <errno.h>
#include <ftw.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int64_t ns_of(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t bench_ns(void)
{
	return ns_of(CLOCK_MONOTONIC);
}

int64_t bench_cpu_ns(void)
{
	return ns_of(CLOCK_PROCESS_CPUTIME_ID);
}

void bench_need(int fits, const char *what, const char *why)
{
	if (fits)
		return;
	fprintf(stderr, "%s: %s\n", what, why);
	exit(EXIT_FAILURE);
}

void bench_goal(const char *what, double value, double bound)
{
	const char *path = getenv("BENCH_GOALS");
	FILE *out = path ? fopen(path, "a") : stdout;
	bool met = bound < 0 ? value >= -bound : value <= bound;

	bench_need(out != NULL, path, "cannot be written");
	fprintf(out, "%-66s %9.2f  %s %-7.4g %s\n", what, value, bound < 0 ? ">=" : "<=", fabs(bound),
	        met ? "met" : "MISSED");
	if (path)
		fclose(out);
}

static char folder[200]; /* for atexit, which takes no argument */

static int remove_one(const char *path, const struct stat *stat, int type, struct FTW *at)
{
	return remove(path);
}

static void remove_folder(void)
{
	nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

const char *bench_folder(void)
{
	const char *place = getenv("TMPDIR");

	if (folder[0])
		return folder;
	snprintf(folder, sizeof folder, "%.100s/tableside-bench.XXXXXX", place && *place ? place : "/tmp");
	bench_need(mkdtemp(folder) != NULL, folder, strerror(errno));
	atexit(remove_folder);
	return folder;
}

void samples_add(struct samples *samples, double value)
{
	if (samples->count == samples->room) {
		samples->room = samples->room ? samples->room * 2 : 256;
		samples->value = realloc(samples->value, (size_t)samples->room * sizeof *samples->value);
		bench_need(samples->value != NULL, "samples", "no memory");
	}
	samples->value[samples->count++] = value;
}

void samples_free(struct samples *samples)
{
	free(samples->value);
	*samples = (struct samples){ 0 };
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

double samples_percent(struct samples *samples, double percent)
{
	int at = (int)(percent / 100 * samples->count);

	if (!samples->count)
		return 0;
	qsort(samples->value, (size_t)samples->count, sizeof *samples->value, compare);
	return samples->value[at < samples->count ? at : samples->count - 1];
}

double samples_mean(const struct samples *samples)
{
	double sum = 0;

	for (int i = 0; i < samples->count; i++)
		sum += samples->value[i];
	return samples->count ? sum / samples->count : 0;
}

double growth_exponent(const double *x, const double *y, int count)
{
	double sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;

	for (int i = 0; i < count; i++) {
		double log_x = log(x[i]), log_y = log(y[i]);

		sum_x += log_x;
		sum_y += log_y;
		sum_xx += log_x * log_x;
		sum_xy += log_x * log_y;
	}
	return (count * sum_xy - sum_x * sum_y) / (count * sum_xx - sum_x * sum_x);
}

/* After each round of them the table is as before, but for the turn. */
const char *evening_line(int n)
{
	static const char *const lines[] = {
		"life Alice -3",
		"damage Bob 2 from=Carol",
		"poison Dave +1",
		"counter Alice energy +2",
		"turn",
		"life Alice +3",
		"cdamage Bob from=Carol =0",
		"life Bob +2",
		"poison Dave =0",
		"counter Alice energy -2",
	};

	return n ? lines[(size_t)(n - 1) % (sizeof lines / sizeof *lines)] : "seat Alice Bob Carol Dave";
}
