/* SPDX-License-Identifier: MIT */
/* A walk along a scheme deck, beside a plain model of it. */
#ifndef TESTS_RULES_ARCHENEMY_RING_H
#define TESTS_RULES_ARCHENEMY_RING_H

#include <stdbool.h>
#include <stdint.h>

/* Plays sixty turns of an archenemy with 20 schemes; prints differences. */
bool ring_walk(uint64_t seed, bool rules_2010);

#endif
