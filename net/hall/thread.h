/* SPDX-License-Identifier: MIT */
/*
 * The second thread of a hall: it looks names up, connects to a broker, reads
 * network folders, so that the screen waits for none of it. One mutex, and one
 * pipe each way.
 */
#ifndef NET_HALL_THREAD_H
#define NET_HALL_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "carrier.h"
#include "rules/core/reason.h"
#include "saves/text/io.h"

struct hall_thread {
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t ended;
	int wake[2]; /* to the thread */
	int news[2]; /* from it */
	bool quit, over;
};

bool thread_start(struct hall_thread *t, void *(*run)(void *), void *arg, struct reason *why);

/* Whether thread_stop() has asked the thread to end. */
bool thread_quits(struct hall_thread *t);

/* The thread's last act. */
void thread_over(struct hall_thread *t);

/* Asks the thread to end and waits. False: it is still in a system call, so leave it
 * all its data. */
bool thread_stop(struct hall_thread *t, int wait_ms);

void thread_wake(struct hall_thread *t);
void thread_tell(struct hall_thread *t); /* makes news[0] readable */
void thread_heard(struct hall_thread *t);

/* Waits for the carrier (or NULL), for another descriptor (or -1), for being
 * woken, or for the time (0: none). */
void thread_wait(struct hall_thread *t, struct carrier *carrier, int fd, int64_t at_ms);

#endif
