/* SPDX-License-Identifier: MIT */
/*
 * What the thread of a hall sleeps on.
 */
#ifndef NET_HALL_WAIT_H
#define NET_HALL_WAIT_H

#include <stdint.h>

#include "carrier.h"
#include "net/thread.h"

/* Waits for the carrier (or NULL), for another descriptor (or -1), for being
 * woken, or for the time (0: none). */
void thread_wait(struct net_thread *t, struct carrier *carrier, int fd, int64_t at_ms);

#endif
