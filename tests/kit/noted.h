/* SPDX-License-Identifier: MIT */
/*
 * What a test hears that stands in place of the system or of a library: each call in a word or two, one blank
 * between them, and '|' for a newline.
 */
#ifndef TESTS_KIT_NOTED_H
#define TESTS_KIT_NOTED_H

extern char noted[6000]; /* so far; whoever has looked at it empties it */

void note(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
