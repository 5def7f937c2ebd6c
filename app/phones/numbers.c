/* SPDX-License-Identifier: MIT */
/* The numbers of buttons: see inner.h. */
#include <stdlib.h>
#include <string.h>

#include "inner.h"

enum {
	SLOTS = 1024,    /* at first; a power of two */
	NUMBERS = 65536, /* of so many lines; then all begin anew, with numbers that nobody has */
};

/* FNV-1a. */
static uint64_t hash_of(int seat, const char *line)
{
	uint64_t hash = 14695981039346656037u ^ (uint64_t)(seat + 2);

	for (; *line; line++)
		hash = (hash ^ (unsigned char)*line) * 1099511628211u;
	return hash;
}

static int *slot_of(const struct numbers *n, uint64_t hash, int seat)
{
	int at = (int)(hash & (uint64_t)(n->slots - 1));

	while (n->slot[at] &&
	       (n->button[n->slot[at] - 1].hash != hash || n->button[n->slot[at] - 1].seat != seat))
		at = (at + 1) & (n->slots - 1);
	return &n->slot[at];
}

/* Room for one more, at most half of it in use. */
static void grow(struct numbers *n)
{
	if (n->count == NUMBERS) {
		n->first += n->count;
		n->count = 0;
		memset(n->slot, 0, (size_t)n->slots * sizeof *n->slot);
	}
	if (2 * n->count < n->slots)
		return;
	n->slots = n->slots ? 2 * n->slots : SLOTS;
	n->button = xrealloc(n->button, (size_t)n->slots * sizeof *n->button);
	free(n->slot);
	n->slot = xcalloc((size_t)n->slots, sizeof *n->slot);
	for (int i = 0; i < n->count; i++)
		*slot_of(n, n->button[i].hash, n->button[i].seat) = i + 1;
}

int numbers_of(struct numbers *n, int seat, const char *line)
{
	uint64_t hash = hash_of(seat, line);
	int *slot;

	grow(n);
	slot = slot_of(n, hash, seat);
	if (!*slot) {
		n->button[n->count++] = (struct numbered){ hash, seat };
		*slot = n->count;
	}
	return n->first + *slot;
}

bool numbers_known(const struct numbers *n, int seat, int number)
{
	int at = number - n->first - 1;

	return at >= 0 && at < n->count && n->button[at].seat == seat;
}

void numbers_free(struct numbers *n)
{
	free(n->button);
	free(n->slot);
	*n = (struct numbers){ 0 };
}
