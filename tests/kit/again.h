/* SPDX-License-Identifier: MIT */
/* The lines of a journal, said again from the first. */
#ifndef TESTS_KIT_AGAIN_H
#define TESTS_KIT_AGAIN_H

#include "rules/core/journal.h"

/* A journal of its own with the first `lines` entries; NULL: refused, and why. */
struct journal *again_journal(const struct journal *journal, int lines, struct reason *why);

/* Whether all lines make the same table again; false and why. */
bool again_same(const struct journal *journal, struct reason *why);

#endif
