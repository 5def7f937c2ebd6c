/* SPDX-License-Identifier: MIT */
/*
 * Times in files: "2026-11-20T18:31:02Z", UTC, whole seconds. By hand, so that
 * neither locale nor time zone matters.
 */
#ifndef SAVES_TEXT_STAMP_H
#define SAVES_TEXT_STAMP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { STAMP_BYTES = 20 }; /* without NUL */

/* Seconds since 1970; false unless text[0..size) is exactly such a time. */
bool stamp_read(const char *text, size_t size, int64_t *at);

/* Years 0000 to 9999; other times become the nearest one in them. */
void stamp_write(int64_t at, char out[STAMP_BYTES + 1]);

#endif
