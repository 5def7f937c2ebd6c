/* SPDX-License-Identifier: MIT */
/*
 * The names of one person in a text, without case and accents, as whole words.
 */
#ifndef SAVES_TEXT_PERSON_H
#define SAVES_TEXT_PERSON_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/core/table.h"

enum { PERSON_NAMES = 40 };

struct person {
	char name[PERSON_NAMES][NAME_BYTES];  /* folded */
	char other[PERSON_NAMES][NAME_BYTES]; /* of others, who have one of these words in theirs */
	int names, others;
};

/* False: there is no room for another name. */
bool person_add(struct person *person, const char *name);
/* Whether it is one of the person's names. */
bool person_is(const struct person *person, const char *name);
/* A name at the same table: where it has one of the person's words in it ("Mary Ann"), it is another's. */
void person_meets(struct person *person, const char *name);
bool person_is_in(const struct person *person, const char *text, size_t size);

/*
 * The text with another name instead of each of the person's; the caller frees it. As a line of a
 * journal: what begins a command is not a name, and a name outside quotes gets them where it needs
 * them; beginnings: also words that are a beginning of a name, as players type them. keep: a bit for each
 * of the first ones that stay, because they mean something else ("red").
 */
enum person_text { PERSON_PLAIN, PERSON_LINE, PERSON_BEGINNINGS };
char *person_replace(const struct person *person, const char *text, size_t size, const char *by,
                     enum person_text how, unsigned keep, size_t *out_size);

#endif
