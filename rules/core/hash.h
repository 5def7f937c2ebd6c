/* SPDX-License-Identifier: MIT */
/* A text as a number, by FNV-1a: to find it again, never to hide it. */
#ifndef RULES_CORE_HASH_H
#define RULES_CORE_HASH_H

#include <stdint.h>

#define HASH_BEGIN 14695981039346656037u

/* Goes on with a further text. */
static inline uint64_t hash_on(uint64_t hash, const char *text)
{
	for (; *text; text++)
		hash = (hash ^ (unsigned char)*text) * 1099511628211u;
	return hash;
}

#endif
