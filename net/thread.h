/* SPDX-License-Identifier: MIT */
/*
 * A second thread that waits for the network, so that the screen does not: it looks
 * names up, speaks to a broker, reads network folders. One mutex,
 * and one pipe each way.
 */
#ifndef NET_THREAD_H
#define NET_THREAD_H

#include <pthread.h>
#include <stdbool.h>

#include "rules/core/reason.h"

struct net_thread {
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t ended;
	int wake[2]; /* to the thread */
	int news[2]; /* from it */
	bool quit, over;
};

bool thread_start(struct net_thread *t, void *(*run)(void *), void *arg, struct reason *why);

/* Whether thread_stop() has asked the thread to end. */
bool thread_quits(struct net_thread *t);

/* The thread's last act. */
void thread_over(struct net_thread *t);

/* Asks the thread to end and waits. False: it is still in a system call, so leave it
 * all its data. */
bool thread_stop(struct net_thread *t, int wait_ms);

void thread_wake(struct net_thread *t);
void thread_tell(struct net_thread *t); /* makes news[0] readable */
void thread_heard(struct net_thread *t);

#endif
