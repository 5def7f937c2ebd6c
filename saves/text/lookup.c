/* SPDX-License-Identifier: MIT */
/*
 * A hash table of texts that only grows.
 */
#include "lookup.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/reason.h"
#include "rules/core/utf8.h"

void lookup_done(struct lookup *lookup)
{
	for (int i = 0; i < lookup->room; i++)
		free(lookup->slot[i].key);
	free(lookup->slot);
	*lookup = (struct lookup){ 0 };
}

/* Where the key is, or would be. */
static struct lookup_slot *place_of(const struct lookup *lookup, const char *key)
{
	uint32_t hash = 2166136261u;
	int at;

	for (const char *c = key; *c; c++)
		hash = (hash ^ (unsigned char)*c) * 16777619u;
	at = (int)(hash & (uint32_t)(lookup->room - 1));
	while (lookup->slot[at].key && strcmp(lookup->slot[at].key, key) != 0)
		at = (at + 1) & (lookup->room - 1);
	return &lookup->slot[at];
}

static void grow(struct lookup *lookup)
{
	struct lookup old = *lookup;

	lookup->room = old.room ? 2 * old.room : 64;
	lookup->slot = xcalloc((size_t)lookup->room, sizeof *lookup->slot);
	for (int i = 0; i < old.room; i++)
		if (old.slot[i].key)
			*place_of(lookup, old.slot[i].key) = old.slot[i];
	free(old.slot);
}

int lookup_find(const struct lookup *lookup, const char *key)
{
	const struct lookup_slot *slot = lookup->room ? place_of(lookup, key) : NULL;

	return slot && slot->key ? slot->value : -1;
}

int lookup_add(struct lookup *lookup, const char *key, int value)
{
	struct lookup_slot *slot;

	if (2 * lookup->count >= lookup->room)
		grow(lookup);
	slot = place_of(lookup, key);
	if (!slot->key) {
		*slot = (struct lookup_slot){ xstrdup(key), value };
		lookup->count++;
	}
	return slot->value;
}

/* ---- spelling ---- */

static bool is_letter(uint32_t point)
{
	if (point < 0x80)
		return (point >= '0' && point <= '9') || (point >= 'a' && point <= 'z');
	return !utf8_is_space(point) && !utf8_is_control(point) && point >= 0xc0 &&
	       !(point >= 0x2000 && point < 0x2070) && !(point >= 0x3000 && point < 0x3004) &&
	       point != 0x30fb;
}

/* The word that has just ended at `end` began at `from`: some do not count. */
static char *end_word(char *from, char *end)
{
	size_t length = (size_t)(end - from);

	if (length == 5 && memcmp(from, "saint", 5) == 0) {
		memcpy(from, "st", 2);
		return from + 2;
	}
	if ((length == 3 && (memcmp(from, "the", 3) == 0 || memcmp(from, "and", 3) == 0)) ||
	    (length == 2 && memcmp(from, "of", 2) == 0))
		return from;
	return end;
}

void lookup_plain(const char *text, char *out, size_t size)
{
	char *folded = xmalloc(4 * strlen(text) + 8), *word = out, *end = out;
	const char *at = folded;
	uint32_t point;
	int length;

	utf8_fold(text, folded, 4 * strlen(text) + 8);
	for (; (length = utf8_decode(at, strlen(at), &point)) > 0; at += length) {
		if (!is_letter(point)) {
			word = end = end_word(word, end);
		} else if (end + length < out + size) {
			memcpy(end, at, (size_t)length);
			end += length;
		} else {
			break;
		}
	}
	*end_word(word, end) = '\0';
	free(folded);
}
