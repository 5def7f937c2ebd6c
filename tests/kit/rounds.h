/* SPDX-License-Identifier: MIT */
/*
 * How many random rounds a test plays. Without TESTS_ROUNDS in the environment it is a quarter of them, for
 * who waits for `make check`; with TESTS_ROUNDS=N one of N, at least one: 1 for the run with the sanitizers
 * and for `make mutate`. With TESTS_ROUNDS=xN it is N times as many, for `make check-rounds`.
 */
#ifndef TESTS_KIT_ROUNDS_H
#define TESTS_KIT_ROUNDS_H

#include <stdlib.h>

static inline int rounds_of(int usual)
{
	const char *text = getenv("TESTS_ROUNDS");
	int part;

	if (text && *text == 'x')
		return usual * atoi(text + 1);
	part = text ? atoi(text) : 4;
	return part > 1 ? (usual + part - 1) / part : usual;
}

/* Every how many of a list are tried that is tried as a whole in all rounds: every `part`, all with more. */
static inline int one_in(int part)
{
	return rounds_of(2) > 1 ? 1 : part;
}

/* Every how many of a list are tried, if it is every `usual` one in all rounds: all with more, else fewer. */
static inline int stride_of(int usual)
{
	int twice = rounds_of(2);

	return twice > 2 ? 1 : twice == 2 ? usual : 2 * usual - 1;
}

#endif
