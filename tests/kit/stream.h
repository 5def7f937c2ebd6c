/* SPDX-License-Identifier: MIT */
/*
 * The bytes that the program may write: on a terminal, text and the sequences that
 * drawing on an xterm needs, each by name; elsewhere, text and lines. Anything
 * not in the lists is a fault.
 */
#ifndef TESTS_KIT_STREAM_H
#define TESTS_KIT_STREAM_H

#include <stdbool.h>
#include <stddef.h>

/* The first byte that may not be there, and why; NULL: all is well. */
const char *stream_of_terminal(const char *bytes, size_t size, size_t *at);
const char *stream_of_text(const char *bytes, size_t size, size_t *at);

/* The bytes around a place, readable. */
void stream_around(const char *bytes, size_t size, size_t at, char *out, size_t room);

#endif
