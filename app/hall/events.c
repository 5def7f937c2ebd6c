/* SPDX-License-Identifier: MIT */
/*
 * The games that are events of a hall.
 */
#include "hall.h"

extern const struct hall_event championship_event;

static const struct hall_event *const events[] = { &championship_event };

const struct hall_event *hall_event_of(const struct game *game)
{
	/* they are pointers: NOLINTNEXTLINE(bugprone-sizeof-expression) */
	for (size_t i = 0; i < sizeof events / sizeof *events; i++)
		if (!game || events[i]->game == game)
			return events[i];
	return NULL;
}
