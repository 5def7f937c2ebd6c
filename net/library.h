/* SPDX-License-Identifier: MIT */
/*
 * A library that is loaded when it is wanted: linking it would slow every start. It
 * stays loaded as long as the program runs.
 */
#ifndef NET_LIBRARY_H
#define NET_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/* A function of the library, and where its address goes in the caller's struct. */
struct library_place {
	const char *name;
	size_t at;
};

/* False: there is no such library, or one of its functions is missing; dlerror() tells. */
bool library_load(const char *file, const struct library_place *places, size_t count, void *functions);

#endif
