/* SPDX-License-Identifier: MIT */
/*
 * What the thread of a hall sleeps on.
 */
#include "wait.h"

#include <poll.h>

#include "saves/text/io.h"

void thread_wait(struct net_thread *t, struct carrier *carrier, int fd, int64_t at_ms)
{
	struct pollfd fds[] = { { .fd = t->wake[0], .events = POLLIN },
		                { .fd = fd, .events = POLLIN },
		                { .fd = -1 } };
	int64_t carrier_at = 0, now = io_now_ms();
	int timeout = -1;

	if (carrier)
		carrier_wait(carrier, &fds[2], &carrier_at);
	if (carrier_at && (!at_ms || carrier_at < at_ms))
		at_ms = carrier_at;
	if (at_ms)
		timeout = at_ms <= now ? 0 : at_ms - now > 60000 ? 60000 : (int)(at_ms - now);
	poll(fds, sizeof fds / sizeof *fds, timeout);
	io_drain(t->wake[0]);
}
