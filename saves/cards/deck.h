/* SPDX-License-Identifier: MIT */
/*
 * A deck as players have it: a plain list of any of the sites and programs, their
 * tables (CSV), a .dck of Forge or XMage, a .cod of Cockatrice, a .dek of MTGO, an
 * .o8d of OCTGN, a deck of MTGJSON. Its first bytes decide the kind, not its name.
 */
#ifndef SAVES_CARDS_DECK_H
#define SAVES_CARDS_DECK_H

#include "rules/core/reason.h"
#include "rules/magic/deck.h"
#include "saves/text/file.h"

/* False and why, with the line where there is one, when the file cannot be
 * read or trusted, or no card is in it. */
bool deck_file_read(struct deck *deck, const char *path, struct reason *why);

/* A ban list, or house rules (rules/magic/deck.h). */
bool bans_file_read(struct bans *bans, const char *path, bool house, struct reason *why);

/* ---- one file each ---- */

enum { DECK_NOWHERE = -1 }; /* beside enum deck_zone: of no deck */

/* The zone that a heading, a section or a category of sites and programs means. */
bool deck_heading(const char *text, int *zone);

/* How many of a card; false and why, which quotes what is not a number. */
bool deck_read_count(const char *text, int *count, struct reason *why);

bool deck_read_list(struct deck *deck, struct text_file *file, struct reason *why);
bool deck_is_csv(const struct text_file *file); /* by its first row */
bool deck_read_csv(struct deck *deck, struct text_file *file, struct reason *why);
bool deck_read_xml(struct deck *deck, const struct text_file *file, struct reason *why);
bool deck_read_json(struct deck *deck, int fd, struct reason *why);

#endif
