/* SPDX-License-Identifier: MIT */
/* The messages of a hall in few letters, for tables of conversations. */
#ifndef TESTS_NET_HALL_SPELL_H
#define TESTS_NET_HALL_SPELL_H

#include "net/hall/carrier.h"

#define SPELL_ID "6f1c0e4a-1111-4222-8333-00000000000"

/* Writes what stands for more: '|' a newline, "#1" the id of session 1, "@1catan" its first line, "$1 roll|"
 * an entry. */
size_t spell(const char *from, char *out);

/* Adds a message as one line, '|' for its newlines and "#1" for the id of session 1; of a long one the first
 * line and how many follow. */
void spell_back(const struct parcel *parcel, char *out, size_t size);

#endif
