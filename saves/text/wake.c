/* SPDX-License-Identifier: MIT */
/*
 * What wakes the event loop: pipes, threads beside it, watched folders, the
 * clock.
 */
#include "io.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* `made`: what made them. */
static bool set_up(int made, const int ends[2])
{
	for (int i = 0; made == 0 && i < 2; i++) {
		fcntl(ends[i], F_SETFD, FD_CLOEXEC);
		fcntl(ends[i], F_SETFL, O_NONBLOCK);
	}
	return made == 0;
}

bool io_pipe(int ends[2])
{
	return set_up(pipe(ends), ends);
}

bool io_sockets(int ends[2])
{
	return set_up(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), ends);
}

void io_wake(int end)
{
	if (write(end, "", 1) < 0) {
		/* A full pipe is readable already. */
	}
}

void io_drain(int end)
{
	char bytes[64];

	while (read(end, bytes, sizeof bytes) > 0)
		;
}

uint32_t io_take_events(int inotify)
{
	union {
		struct inotify_event event; /* for its alignment */
		char bytes[4096];
	} buffer;
	uint32_t events = 0;
	ssize_t have;

	while (inotify >= 0 && (have = read(inotify, buffer.bytes, sizeof buffer)) > 0)
		for (const char *at = buffer.bytes; at < buffer.bytes + have;) {
			const struct inotify_event *event = (const void *)at;

			events |= event->mask;
			at += sizeof *event + event->len;
		}
	return events;
}

int io_thread(pthread_t *thread, void *(*run)(void *), void *arg)
{
	sigset_t all, before;
	int error;

	sigfillset(&all); /* signals are for the event loop */
	pthread_sigmask(SIG_SETMASK, &all, &before);
	error = pthread_create(thread, NULL, run, arg);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return error;
}

void io_condition(pthread_cond_t *condition)
{
	pthread_condattr_t attr;

	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(condition, &attr);
	pthread_condattr_destroy(&attr);
}

struct timespec io_after(int wait_ms)
{
	struct timespec until;

	clock_gettime(CLOCK_MONOTONIC, &until);
	until.tv_sec += wait_ms / 1000;
	until.tv_nsec += wait_ms % 1000 * 1000000L;
	if (until.tv_nsec >= 1000000000L) {
		until.tv_sec++;
		until.tv_nsec -= 1000000000L;
	}
	return until;
}

int64_t io_now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
