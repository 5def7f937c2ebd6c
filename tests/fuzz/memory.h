/* SPDX-License-Identifier: MIT */
/*
 * A session's bytes opened and written without a file.
 */
#ifndef TESTS_FUZZ_MEMORY_H
#define TESTS_FUZZ_MEMORY_H

#include "saves/session/inner.h"

/* load_session of these bytes: the load is the caller's when it says true. */
bool memory_load(const char *bytes, size_t size, struct load *load, struct reason *why);

/* The bytes that would be written; malloc'd. */
char *memory_bytes(struct image *image, size_t *size);

#endif
