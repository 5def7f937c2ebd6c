/* SPDX-License-Identifier: MIT */
/*
 * A battle of Titan on a page: its board, and its record, half-turn by half-turn.
 */
#ifndef APP_EXPORT_BATTLE_H
#define APP_EXPORT_BATTLE_H

#include "export.h"
#include "rules/titan/titan.h"

enum { BATTLE_LINES = 3, BATTLE_WORDS = TITAN_LIST + 100 };

struct export_size export_battle_size(const struct titan *t);
void export_battle_draw(const struct titan *t, FILE *out);
/* Who a side is, its units that may still enter, its dead: the n-th of BATTLE_LINES. False: there are none.
 */
bool export_battle_words(const struct titan *t, enum titan_side side, int n, char *out, size_t size);

/* The battle of that number, from 1; NULL: the last one. */
bool battle_choose(struct journal *journal, const char *word, int *round, struct reason *why);
void battle_record(const void *state, struct page *page);
void battle_file_part(int round, char *out, size_t size); /* "2-" */
extern const char battle_style[];

#endif
