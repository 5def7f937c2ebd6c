/* SPDX-License-Identifier: MIT */
/*
 * Makes UTF-8 of what other programs write. *text is owned and ends with NUL.
 */
#ifndef SAVES_TEXT_DECODE_H
#define SAVES_TEXT_DECODE_H

#include "file.h"

/* Finds out what the text is written in; afterwards it is UTF-8, or has a NUL in it, or TEXT_FOREIGN: the
 * system cannot read it. */
enum text_code text_decode(char **text, size_t *size);

#endif
