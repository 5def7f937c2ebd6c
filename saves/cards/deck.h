/* SPDX-License-Identifier: MIT */
/*
 * A deck as players have it: a plain list of any of the sites and programs, a
 * .dck of Forge or XMage, a .cod of Cockatrice, a deck of MTGJSON. Its first
 * bytes decide the kind, not its name.
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

bool deck_read_list(struct deck *deck, struct text_file *file, struct reason *why);
bool deck_read_cod(struct deck *deck, const struct text_file *file, struct reason *why);
bool deck_read_json(struct deck *deck, int fd, struct reason *why);

#endif
