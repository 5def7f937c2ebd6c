/* SPDX-License-Identifier: MIT */
/*
 * For the wall: the standings of a championship, and where to sit next.
 */
#include "event.h"

/* The first posted round that still plays. Where nothing was ever posted, the wall shows
 * the round in progress, and that it may still change; -1: none. */
static int next_round(const struct championship *c)
{
	bool posts = false;

	for (int r = 0, t; r < CHAMP_STAGES; r++) {
		posts |= c->round[r].posted;
		for (t = 0; t < c->round[r].tables && !champ_open(&c->round[r].sheet[t]); t++)
			;
		if (t < c->round[r].tables && (c->round[r].posted || r >= CHAMP_ROUNDS))
			return r;
	}
	return posts ? -1 : champ_current(c);
}

void event_wall(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round = page->named ? page->round : next_round(c);

	event_ranks(c, true, page);
	if (round >= 0 && !page->format->one_table)
		event_round(c, round, page);
}
