/* SPDX-License-Identifier: MIT */
/* Apart from pairs_test.c: Archenemy's words and Titan's are not for one file. */
#include "rules/archenemy/archenemy.h"

bool scheme_has_begun(const void *state);

bool scheme_has_begun(const void *state)
{
	return ((const struct archenemy *)state)->pile[0].begun;
}
