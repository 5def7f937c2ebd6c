/* SPDX-License-Identifier: MIT */
/*
 * Scheme decks in files: plain lists of names with counts, and JSON with
 * cards: sets and decks of MTGJSON, cards of Scryfall, decks saved here. Does
 * not know which names are schemes.
 */
#ifndef SAVES_CARDS_SCHEMES_H
#define SAVES_CARDS_SCHEMES_H

#include <stdbool.h>

#include "rules/core/reason.h"
#include "rules/magic/deck.h"

enum { SCHEME_FILE_TEXT = 3100, SCHEME_FILE_ENTRIES = 1000, SCHEME_FILE_COUNT = 99 };

struct scheme_entry {
	char name[CARD_NAME_BYTES];
	char text[SCHEME_FILE_TEXT]; /* in one line; "" where the file has none */
	char place[40];              /* "line 3", "card 12": for refusals */
	int count;
	bool typed, ongoing; /* whether the file gives its type, and the type */
};

struct scheme_list {
	struct scheme_entry *entry; /* each name once */
	int entries, room;
};

/* False and why, with the file and the entry, when the file cannot be read or
 * trusted, or holds no scheme. */
bool scheme_file_read(struct scheme_list *list, const char *path, struct reason *why);
void scheme_list_done(struct scheme_list *list); /* a zeroed one is fine */

/* Adds to the list's entry of that name. False and why: there are too many. */
struct scheme_entry *scheme_list_add(struct scheme_list *list, const char *name, struct reason *why);

/* Writes a file that scheme_file_read() reads; refuses an existing one, unless it
 * may be replaced. */
bool scheme_file_write(const struct scheme_list *list, const char *path, bool replace, struct reason *why);

#endif
