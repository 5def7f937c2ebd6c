/* SPDX-License-Identifier: MIT */
/*
 * What wakes the event loop never makes it wait. TAP.
 */
#include "tests/kit/saves.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
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

/* ---- a disk that is slow, and one that is interrupted ---- */

static int calls;

static ssize_t write_three(int fd, const void *bytes, size_t size, off_t at)
{
	errno = EINTR;
	return calls++ % 2 ? pwrite(fd, bytes, size < 3 ? size : 3, at) : -1;
}

static ssize_t read_three(int fd, void *bytes, size_t size, off_t at)
{
	errno = EINTR;
	return calls++ % 2 ? pread(fd, bytes, size < 3 ? size : 3, at) : -1;
}

static int fail_sync(int fd)
{
	(void)fd;
	errno = EIO;
	return -1;
}

static int close_loudly(int fd)
{
	close(fd);
	errno = EPERM;
	return 0;
}

/* All bytes go and come, piece by piece; what was interrupted before has no say; a cause is not forgotten. */
static void test_pieces(void **state)
{
	struct save_io io = save_io_posix;
	FILE *file = tmpfile();
	char bytes[12] = "";
	int fd;

	(void)state;
	assert_non_null(file);
	fd = fileno(file);
	io.pwrite = write_three;
	io.pread = read_three;
	assert_true(io_write(&io, fd, "0123456789", 10, 2));
	assert_int_equal(io_read(&io, fd, bytes, 10, 2), 10);
	assert_string_equal(bytes, "0123456789");
	assert_int_equal(io_read(&io, fd, bytes, 10, 7), 5);
	errno = EINTR;
	assert_int_equal(io.fsync(fd), 0);
	assert_int_equal(io.ftruncate(fd, 1), 0);
	assert_int_equal(io_lock(&io, fd), LOCK_OURS);
	io.fsync = fail_sync;
	io.close = close_loudly;
	assert_false(io_sync_folder_of(&io, "/tmp/x"));
	assert_int_equal(errno, EIO);
	errno = ENOSPC;
	io_drop(&io, dup(fd), "/nowhere/at all");
	assert_int_equal(errno, ENOSPC);
	fclose(file);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_full_pipe),
		cmocka_unit_test(test_both_ends),
		cmocka_unit_test(test_pieces),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
