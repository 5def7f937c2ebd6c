/* SPDX-License-Identifier: MIT */
/*
 * How many random rounds a test plays: as many in `make check` as still notice a broken rule. With
 * TESTS_ROUNDS=N in the environment it is one of N, at least one: for distcheck, which asks whether the
 * tarball holds all that the tests need, and not again what check has asked; with TESTS_ROUNDS=xN it is N
 * times as many, for `make check-rounds`.
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
	part = text ? atoi(text) : 1;
	return part > 1 ? (usual + part - 1) / part : usual;
}

#endif
