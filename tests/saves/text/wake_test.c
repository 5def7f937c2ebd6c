/* SPDX-License-Identifier: MIT */
/*
 * What wakes the event loop never makes it wait. TAP.
 */
#include "tests/kit/saves.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "saves/text/io.h"

/* A pipe that nobody empties takes every call; its other end has to be emptied once. */
static void test_full_pipe(void **state)
{
	struct pollfd wait = { .events = POLLIN };
	int ends[2];

	(void)state;
	assert_true(io_pipe(ends));
	wait.fd = ends[0];
	assert_int_equal(poll(&wait, 1, 0), 0);
	for (int i = 0; i < 1 << 17; i++) /* more than a pipe holds */
		io_wake(ends[1]);
	assert_int_equal(poll(&wait, 1, 0), 1);
	io_drain(ends[0]);
	assert_int_equal(poll(&wait, 1, 0), 0);
	close(ends[0]);
	close(ends[1]);
}

/* No program that this one starts gets an end; a file of somebody else stays as it is. */
static void test_both_ends(void **state)
{
	struct {
		int ends[2], other;
	} fd = { .other = dup(STDOUT_FILENO) };
	int before = fcntl(fd.other, F_GETFD), how = fcntl(fd.other, F_GETFL);

	(void)state;
	assert_true(io_pipe(fd.ends));
	for (int i = 0; i < 2; i++) {
		assert_true(fcntl(fd.ends[i], F_GETFD) & FD_CLOEXEC);
		assert_true(fcntl(fd.ends[i], F_GETFL) & O_NONBLOCK);
		close(fd.ends[i]);
	}
	assert_int_equal(fcntl(fd.other, F_GETFD), before);
	assert_int_equal(fcntl(fd.other, F_GETFL), how);
	close(fd.other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_full_pipe),
		cmocka_unit_test(test_both_ends),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
