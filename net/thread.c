/* SPDX-License-Identifier: MIT */
/*
 * A second thread and its pipes.
 */
#include "thread.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"

static void close_pipe(int fds[2])
{
	close(fds[0]);
	close(fds[1]);
}

static void done(struct net_thread *t)
{
	close_pipe(t->wake);
	close_pipe(t->news);
	pthread_mutex_destroy(&t->mutex);
	pthread_cond_destroy(&t->ended);
}

bool thread_start(struct net_thread *t, void *(*run)(void *), void *arg, struct reason *why)
{
	int error;

	if (!io_pipe(t->wake))
		return reason_set(why, _("no pipe: %s"), strerror(errno));
	if (!io_pipe(t->news)) {
		reason_set(why, _("no pipe: %s"), strerror(errno));
		close_pipe(t->wake);
		return false;
	}
	pthread_mutex_init(&t->mutex, NULL);
	io_condition(&t->ended);
	error = io_thread(&t->thread, run, arg);
	if (!error)
		return true;
	done(t);
	return reason_set(why, _("no thread: %s"), strerror(error));
}

bool thread_quits(struct net_thread *t)
{
	bool quit;

	pthread_mutex_lock(&t->mutex);
	quit = t->quit;
	pthread_mutex_unlock(&t->mutex);
	return quit;
}

void thread_over(struct net_thread *t)
{
	pthread_mutex_lock(&t->mutex);
	t->over = true;
	pthread_cond_broadcast(&t->ended);
	pthread_mutex_unlock(&t->mutex);
}

bool thread_stop(struct net_thread *t, int wait_ms)
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

void thread_wake(struct net_thread *t)
{
	io_wake(t->wake[1]);
}

void thread_tell(struct net_thread *t)
{
	io_wake(t->news[1]);
}

void thread_heard(struct net_thread *t)
{
	io_drain(t->news[0]);
}
