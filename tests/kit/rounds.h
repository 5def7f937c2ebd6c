/* SPDX-License-Identifier: MIT */
/*
 * How many random rounds a test plays. `make check` plays all. With TESTS_ROUNDS=N in the environment it is
 * one of N, at least one: for distcheck, which asks whether the tarball holds all that the tests need, and
 * not again what check has asked.
 */
#ifndef TESTS_KIT_ROUNDS_H
#define TESTS_KIT_ROUNDS_H

#include <stdlib.h>

static inline int rounds_of(int usual)
{
	const char *text = getenv("TESTS_ROUNDS");
	int part = text ? atoi(text) : 1;

	return part > 1 ? (usual + part - 1) / part : usual;
}

#endif
