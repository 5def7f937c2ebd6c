/* SPDX-License-Identifier: MIT */
/*
 * One mutex, two conditions, one pipe. The pipe wakes the event loop; the
 * mutex guards the results. The thread starts with the first job: a table that
 * is only looked at needs none.
 */
#include "inner.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"

struct sync {
	const struct save_io *io;
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t wake;  /* for the thread: a job waits */
	pthread_cond_t ended; /* for sync_wait(): a job has ended */
	struct sync_job asked, done, failed;
	uint64_t tickets;
	bool running, busy, quit, alone;
	int heirs[SYNC_HEIRS]; /* descriptors left to the thread */
	int report[2];
};

static void sync_free(struct sync *sync)
{
	pthread_cond_destroy(&sync->wake);
	pthread_cond_destroy(&sync->ended);
	pthread_mutex_destroy(&sync->mutex);
	close(sync->report[0]);
	close(sync->report[1]);
	free(sync);
}

/* Call with the mutex held; it is released during disk access. */
static void do_next(struct sync *sync)
{
	struct sync_job job = sync->asked;
	int result;

	sync->asked.ticket = 0;
	sync->busy = true;
	pthread_mutex_unlock(&sync->mutex);
	do {
		result = job.all ? sync->io->fsync(job.fd) : sync->io->fdatasync(job.fd);
	} while (result < 0 && errno == EINTR);
	job.error = io_synced(result) ? 0 : errno;
	pthread_mutex_lock(&sync->mutex);
	sync->busy = false;
	*(job.error ? &sync->failed : &sync->done) = job;
	pthread_cond_broadcast(&sync->ended);
	io_wake(sync->report[1]);
}

static void *run(void *arg)
{
	struct sync *sync = arg;
	bool alone;

	pthread_mutex_lock(&sync->mutex);
	while (!sync->quit)
		if (sync->asked.ticket)
			do_next(sync);
		else
			pthread_cond_wait(&sync->wake, &sync->mutex);
	alone = sync->alone;
	pthread_mutex_unlock(&sync->mutex);
	if (alone) {
		for (int i = 0; i < SYNC_HEIRS; i++)
			if (sync->heirs[i] >= 0)
				sync->io->close(sync->heirs[i]);
		sync_free(sync);
	}
	return NULL;
}

struct sync *sync_start(const struct save_io *io, struct reason *why)
{
	struct sync *sync = xcalloc(1, sizeof *sync);

	sync->io = io;
	if (!io_pipe(sync->report)) {
		reason_set(why, _("cannot start saving: no pipe: %s"), strerror(errno));
		free(sync);
		return NULL;
	}
	pthread_mutex_init(&sync->mutex, NULL);
	io_condition(&sync->wake);
	io_condition(&sync->ended);
	return sync;
}

uint64_t sync_ask(struct sync *sync, int fd, bool all, int lines)
{
	uint64_t ticket;

	pthread_mutex_lock(&sync->mutex);
	ticket = ++sync->tickets;
	sync->asked = (struct sync_job){ .ticket = ticket, .fd = fd, .all = all, .lines = lines };
	sync->running = sync->running || io_thread(&sync->thread, run, sync) == 0;
	if (sync->running)
		pthread_cond_signal(&sync->wake);
	else
		do_next(sync); /* without a thread a slow key is better than no sync */
	pthread_mutex_unlock(&sync->mutex);
	return ticket;
}

void sync_take(struct sync *sync, struct sync_job *done, struct sync_job *failed)
{
	pthread_mutex_lock(&sync->mutex);
	*done = sync->done;
	*failed = sync->failed;
	if (done->ticket || failed->ticket)
		io_drain(sync->report[0]); /* both are set with the mutex held, so no other byte is lost */
	sync->done.ticket = sync->failed.ticket = 0;
	pthread_mutex_unlock(&sync->mutex);
}

int sync_fd(const struct sync *sync)
{
	return sync->report[0];
}

bool sync_wait(struct sync *sync, int wait_ms)
{
	struct timespec until = io_after(wait_ms);
	bool idle;
	int error = 0;

	pthread_mutex_lock(&sync->mutex);
	while ((sync->busy || sync->asked.ticket) && !error)
		error = pthread_cond_timedwait(&sync->ended, &sync->mutex, &until);
	idle = !sync->busy && !sync->asked.ticket;
	pthread_mutex_unlock(&sync->mutex);
	return idle;
}

bool sync_stop(struct sync *sync, const int fds[SYNC_HEIRS])
{
	pthread_t thread = sync->thread;
	bool alone;

	if (!sync->running) {
		sync_free(sync);
		return true;
	}
	pthread_mutex_lock(&sync->mutex);
	sync->quit = true;
	memcpy(sync->heirs, fds, sizeof sync->heirs);
	alone = sync->alone = sync->busy;
	pthread_cond_signal(&sync->wake);
	pthread_mutex_unlock(&sync->mutex);
	if (alone) {
		pthread_detach(thread);
		return false;
	}
	pthread_join(thread, NULL);
	sync_free(sync);
	return true;
}
