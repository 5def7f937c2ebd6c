/* SPDX-License-Identifier: MIT */
/* The numbers of buttons: see inner.h. */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/hash.h"

enum {
	SLOTS = 256,     /* at first; a power of two */
	NUMBERS = 16384, /* of so many lines; then all begin again, with numbers that nobody has */
};

static int *slot_of(const struct numbers *n, uint64_t hash)
{
	int at = (int)(hash & (uint64_t)(n->slots - 1));

	while (n->slot[at] && n->line[n->slot[at] - 1] != hash)
		at = (at + 1) & (n->slots - 1);
	return &n->slot[at];
}

static void free_begins(struct numbers *n)
{
	for (int i = 0; i < n->count; i++)
		free(n->begin[i]);
}

/* Up to what it asks for. */
static char *begin_of(const char *line)
{
	char *begin = xstrdup(line);

	begin[strcspn(begin, CARD_HOLE)] = '\0';
	return begin;
}

/* Room for one more, at most half of it in use. */
static void grow(struct numbers *n)
{
	if (n->count == NUMBERS) {
		free_begins(n);
		n->first += n->count;
		n->count = 0;
		memset(n->slot, 0, (size_t)n->slots * sizeof *n->slot);
	}
	if (2 * n->count < n->slots)
		return;
	n->slots = n->slots ? 2 * n->slots : SLOTS;
	n->line = xrealloc(n->line, (size_t)n->slots * sizeof *n->line);
	n->begin = xrealloc(n->begin, (size_t)n->slots * sizeof *n->begin);
	free(n->slot);
	n->slot = xcalloc((size_t)n->slots, sizeof *n->slot);
	for (int i = 0; i < n->count; i++)
		*slot_of(n, n->line[i]) = i + 1;
}

int numbers_of(struct numbers *n, const struct card *card, const struct card_button *button)
{
	uint64_t hash = hash_on(HASH_BEGIN, button->line);
	const struct card_row *pick;
	int *slot;

	for (int i = 0; button->asks >= CARD_PICKS && (pick = card_pick(card, button, i)); i++)
		hash = hash_on(hash_on(hash, CARD_HOLE), *pick->word ? pick->word : pick->label);
	if (button->noted)
		hash = hash_on(hash, card_row_of(card, button)->note);
	grow(n);
	slot = slot_of(n, hash);
	if (!*slot) {
		n->begin[n->count] = button->asks == CARD_FIELDS ? begin_of(button->line) : NULL;
		n->line[n->count++] = hash;
		*slot = n->count;
	}
	return n->first + *slot;
}

bool numbers_known(const struct numbers *n, int number)
{
	int at = number - n->first - 1;

	return at >= 0 && at < n->count;
}

const char *numbers_begin(const struct numbers *n, int number)
{
	return numbers_known(n, number) ? n->begin[number - n->first - 1] : NULL;
}

void numbers_free(struct numbers *n)
{
	free_begins(n);
	free(n->begin);
	free(n->line);
	free(n->slot);
	*n = (struct numbers){ 0 };
}
