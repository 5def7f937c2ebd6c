/* SPDX-License-Identifier: MIT */
/*
 * A refusal on the screen. Where its text names a line that cures it, people at the keyboard read the key
 * that says or opens this line now; the line, after its ":", only where no key does. In what a line has said
 * (said_way()) the line stays.
 */
#ifndef APP_CORE_WAY_H
#define APP_CORE_WAY_H

#include "screens/screen.h"

/* The text with keys instead of its lines. */
void way_tell(const struct showing *about, const char *text, const struct reason_ways *ways, char *out,
              size_t size);
void way_said(const struct showing *about, const struct said *said, char *text);

#endif
