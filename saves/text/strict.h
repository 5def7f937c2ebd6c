/* SPDX-License-Identifier: MIT */
/*
 * Whether a text is JSON as we take it: one value, nothing behind it, UTF-8, no
 * control characters but an escaped tab, at most 32 levels, whole numbers
 * within 2^53. Twin keys are found in the tree (json.c).
 */
#ifndef SAVES_TEXT_STRICT_H
#define SAVES_TEXT_STRICT_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/core/reason.h"

/* False and why, with the byte. */
bool strict_check(const char *text, size_t size, struct reason *why);

#endif
