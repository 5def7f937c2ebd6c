/* SPDX-License-Identifier: MIT */
/*
 * The second thread of a hall and its pipes.
 */
#include "thread.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"

static void close_pipe(int fds[2])
{
	close(fds[0]);
	close(fds[1]);
}

static void done(struct hall_thread *t)
{
	close_pipe(t->wake);
	close_pipe(t->news);
	pthread_mutex_destroy(&t->mutex);
	pthread_cond_destroy(&t->ended);
}

bool thread_start(struct hall_thread *t, void *(*run)(void *), void *arg, struct reason *why)
{
	int error;

	if (!io_pipe(t->wake))
		return reason_set(why, _("cannot start the hall: no pipe: %s"), strerror(errno));
	if (!io_pipe(t->news)) {
		close_pipe(t->wake);
		return reason_set(why, _("cannot start the hall: no pipe: %s"), strerror(errno));
	}
	pthread_mutex_init(&t->mutex, NULL);
	io_condition(&t->ended);
	error = io_thread(&t->thread, run, arg);
	if (!error)
		return true;
	done(t);
	return reason_set(why, _("cannot start the hall: no thread: %s"), strerror(error));
}

bool thread_quits(struct hall_thread *t)
{
	bool quit;

	pthread_mutex_lock(&t->mutex);
	quit = t->quit;
	pthread_mutex_unlock(&t->mutex);
	return quit;
}

void thread_over(struct hall_thread *t)
{
	pthread_mutex_lock(&t->mutex);
	t->over = true;
	pthread_cond_broadcast(&t->ended);
	pthread_mutex_unlock(&t->mutex);
}

bool thread_stop(struct hall_thread *t, int wait_ms)
{
	struct timespec until = io_after(wait_ms);
	int error = 0;
	bool over;

	pthread_mutex_lock(&t->mutex);
	t->quit = true;
	io_wake(t->wake[1]);
	while (!t->over && !error)
		error = pthread_cond_timedwait(&t->ended, &t->mutex, &until);
	over = t->over;
	pthread_mutex_unlock(&t->mutex);
	if (!over) {
		pthread_detach(t->thread);
		return false;
	}
	pthread_join(t->thread, NULL);
	done(t);
	return true;
}

void thread_wake(struct hall_thread *t)
{
	io_wake(t->wake[1]);
}

void thread_tell(struct hall_thread *t)
{
	io_wake(t->news[1]);
}

void thread_heard(struct hall_thread *t)
{
	io_drain(t->news[0]);
}

void thread_wait(struct hall_thread *t, struct carrier *carrier, int fd, int64_t at_ms)
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
