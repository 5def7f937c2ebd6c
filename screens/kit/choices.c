/* SPDX-License-Identifier: MIT */
/* See choices.h. Knows no game. */
#include "choices.h"

#include <string.h>

#include "rules/core/utf8.h"

struct choice *choices_add(struct choices *list, const char *key, const char *word)
{
	struct choice *choice = &list->out[list->count < list->max ? list->count++ : list->max - 1];

	memset(choice, 0, sizeof *choice);
	utf8_copy(choice->key, sizeof choice->key, key);
	utf8_copy(choice->word, sizeof choice->word, word);
	return choice;
}
