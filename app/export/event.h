/* SPDX-License-Identifier: MIT */
/*
 * What the documents of a championship share. What judges have written is in
 * none of them.
 */
#ifndef APP_EXPORT_EVENT_H
#define APP_EXPORT_EVENT_H

#include "export.h"
#include "rules/championship/championship.h"

/* "Anna Müller (DE)" */
void event_player(struct page_cells *row, const struct championship *c, int player);
/* "round 2", "final" */
void event_round_name(int round, char *out, size_t size);
/* The pairings of one round. */
void event_round(const struct championship *c, int round, struct page *page);

void event_pairings(const void *state, struct page *page);
void event_sheets(const void *state, struct page *page);
void event_slips(const void *state, struct page *page);
void event_standings(const void *state, struct page *page);
void event_wall(const void *state, struct page *page);

#endif
