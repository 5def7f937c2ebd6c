/* SPDX-License-Identifier: MIT */
/*
 * For the wall: the standings of a championship, and where to sit next.
 */
#include "event.h"

void event_wall(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round = champ_current(c);

	event_standings(state, page);
	if (round >= 0 && !page->format->one_table)
		event_round(c, round, page);
}
