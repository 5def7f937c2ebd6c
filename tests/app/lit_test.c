/* SPDX-License-Identifier: MIT */
/*
 * How a screen stays lit while a table is open, without a bus or a console: this test is the clock, the
 * desktop and the kernel that app/tui/awake.c asks. What the real ones are asked is in awake_test.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include <fcntl.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <linux/kd.h>
#include <sys/ioctl.h>
#endif

#include "app/tui/awake.h"
#include "app/tui/awake_bus.h"
#include "rules/core/reason.h"

enum { SOON = 1000, LATE = 2000 }; /* without a key, without an answer */

static struct world {
	int64_t now_ms;
	int asked, released; /* how often the desktop was */
	bool no_bus;
	enum answer answer;
	int64_t bus_wake;
	bool console;
	const char *blank; /* what the kernel tells of it; NULL: nothing */
	int heard;         /* how often the desktop's answers were read */
} world;

/* ---- the world ---- */

int clock_gettime(clockid_t which, struct timespec *out)
{
	*out = (struct timespec){ .tv_sec = world.now_ms / 1000, .tv_nsec = world.now_ms % 1000 * 1000000 };
	return 0;
}

struct buses *buses_take(struct reason *why)
{
	static char desktop;

	world.asked++;
	if (!world.no_bus)
		return (struct buses *)&desktop;
	reason_set(why, "no library");
	return NULL;
}

void buses_release(struct buses *b)
{
	world.released += b != NULL;
}

void buses_fds(const struct buses *b, struct pollfd fds[AWAKE_FDS])
{
	fds[0] = fds[1] = (struct pollfd){ .fd = b ? 7 : -1 };
}

int64_t buses_wake(const struct buses *b)
{
	return b ? world.bus_wake : 0;
}

void buses_heard(struct buses *b, const struct pollfd fds[AWAKE_FDS])
{
	world.heard += fds[0].fd;
}

enum answer buses_screen(const struct buses *b, const char **why)
{
	assert_non_null(b);
	*why = "refused by the desktop";
	return world.answer;
}

#ifdef __GLIBC__
int ioctl(int fd, unsigned long request, ...)
{
	return request == KDGKBTYPE && fd == STDOUT_FILENO && world.console ? 0 : -1;
}

FILE *fopen(const char *path, const char *how)
{
	assert_string_equal(path, "/sys/module/kernel/parameters/consoleblank");
	return world.blank ? fmemopen((void *)world.blank, strlen(world.blank), "r") : NULL;
}
#endif

/* ---- a table ---- */

static struct awake *begin(struct world now)
{
	unsetenv("SSH_TTY");
	unsetenv("SSH_CONNECTION");
	setenv("TERM", "xterm", 1);
	world = now;
	world.now_ms = 5000;
	return awake_new();
}

/* What the loop does when so much time has passed; returns what it returns. */
static bool later(struct awake *a, int64_t ms)
{
	struct pollfd fds[AWAKE_FDS];

	world.now_ms += ms;
	awake_fds(a, fds);
	return awake_heard(a, fds);
}

static void is_told(const struct awake *a, const char *why)
{
	if (why)
		assert_string_equal(awake_fails(a), why);
	else
		assert_null(awake_fails(a));
}

static void taken_when_nobody_has_typed_for_a_second(void **state)
{
	struct awake *a = begin((struct world){ .answer = GIVEN });
	struct pollfd fds[AWAKE_FDS];

	assert_false(later(a, LATE));
	assert_false(awake_want(a, false));
	awake_typed(a); /* nothing is wanted yet */
	assert_int_equal(awake_wake(a), 0);
	assert_false(awake_want(a, true));
	assert_int_equal(awake_wake(a), world.now_ms + SOON);
	assert_false(later(a, 400));
	assert_false(awake_want(a, true)); /* it is, as the loop says again and again */
	assert_int_equal(awake_wake(a), world.now_ms + SOON - 400);
	awake_typed(a);
	assert_int_equal(awake_wake(a), world.now_ms + SOON);
	assert_false(later(a, SOON - 1));
	assert_int_equal(world.asked, 0);
	awake_fds(a, fds);
	assert_int_equal(fds[0].fd, -1);
	assert_false(later(a, 1));
	assert_int_equal(world.asked, 1);
	assert_false(awake_want(a, true));
	awake_typed(a);
	assert_false(later(a, LATE));
	assert_int_equal(world.asked, 1);
	assert_int_equal(world.heard, 7);
	assert_int_equal(awake_wake(a), 0);
	world.bus_wake = 9000;
	assert_int_equal(awake_wake(a), 9000);
	assert_false(awake_want(a, false));
	assert_int_equal(world.released, 1);
	assert_false(awake_want(a, true));
	awake_release(a); /* before it is taken */
	assert_int_equal(awake_wake(a), 0);
	awake_want(a, true);
	later(a, SOON);
	awake_free(a);
	assert_int_equal(world.asked, 2);
	assert_int_equal(world.released, 2);
}

static void what_fails_is_told_until_it_does_not(void **state)
{
	struct awake *a = begin((struct world){ .answer = WAITING });

	awake_want(a, true);
	assert_false(later(a, SOON));
	assert_int_equal(awake_wake(a), world.now_ms + LATE);
	world.bus_wake = world.now_ms + 3;
	assert_int_equal(awake_wake(a), world.now_ms + 3);
	world.bus_wake = world.now_ms + 3 * LATE;
	assert_int_equal(awake_wake(a), world.now_ms + LATE);
	assert_false(later(a, LATE - 1));
	is_told(a, NULL);
	assert_true(later(a, 1));
	is_told(a, "the screen may go dark: the desktop does not answer");
	assert_int_equal(awake_wake(a), world.bus_wake);
	assert_false(later(a, 1));
	world.answer = REFUSED;
	assert_false(later(a, 1)); /* the mark is the same */
	is_told(a, "the screen may go dark: refused by the desktop");
	world.answer = GIVEN;
	assert_true(later(a, 1));
	is_told(a, NULL);
	world.answer = REFUSED;
	assert_true(later(a, 1));
	assert_true(awake_want(a, false)); /* nobody minds */
	is_told(a, NULL);
	awake_free(a);

	a = begin((struct world){ .no_bus = true });
	awake_want(a, true);
	assert_true(later(a, SOON));
	is_told(a, "the screen may go dark: no library");
	assert_int_equal(awake_wake(a), 0);
	awake_release(a); /* as it stops: the mark stays until the loop goes on */
	is_told(a, "the screen may go dark: no library");
	assert_true(awake_want(a, true));
	assert_true(later(a, SOON));
	awake_free(a);
}

static void over_ssh_nobody_is_asked(void **state)
{
	static const char *const names[] = { "SSH_TTY", "SSH_CONNECTION" };

	for (int i = 0; i < 2; i++)
		for (int empty = 0; empty < 2; empty++) {
			struct awake *a;

			awake_free(begin((struct world){ .answer = GIVEN }));
			setenv(names[i], empty ? "" : "here", 1);
			a = awake_new();
			assert_false(awake_want(a, true));
			later(a, SOON);
			assert_int_equal(world.asked, empty);
			awake_free(a);
		}
	assert_false(awake_want(NULL, true));
	awake_typed(NULL);
	awake_release(NULL);
	assert_false(later(NULL, SOON));
	assert_int_equal(awake_wake(NULL), 0);
	is_told(NULL, NULL);
}

#ifdef __GLIBC__
/* What has been written to the screen since. */
static void is_written(int from, const char *wanted)
{
	char got[100];
	ssize_t size = read(from, got, sizeof got - 1);

	got[size > 0 ? size : 0] = '\0';
	assert_string_equal(got, wanted);
}

/* The desktop does not answer. */
static void a_console_blanks_as_before_when_it_is_given_back(void **state)
{
	static const struct {
		const char *term, *blank, *after; /* "": it does not blank; NULL: none, or it does not tell */
		bool console;
	} rows[] = {
		{ "linux", "600\n", "\033[9;10]", true },
		{ "linux", "61\n", "\033[9;2]", true },
		{ "linux", "60\n", "\033[9;1]", true },
		{ "linux", "1\n", "\033[9;1]", true },
		{ "linux", "0\n", "", true },
		{ "linux", "never\n", NULL, true },
		{ "linux", "-1\n", NULL, true },
		{ "linux", NULL, NULL, true },
		{ "linux", "600\n", NULL, false },
		{ "xterm", "600\n", NULL, true },
		{ NULL, "600\n", NULL, true },
	};
	int ends[2], screen = dup(STDOUT_FILENO);

	assert_int_equal(pipe2(ends, O_NONBLOCK), 0);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct awake *a = begin((struct world){
			.answer = WAITING, .console = rows[i].console, .blank = rows[i].blank });
		bool blanks = rows[i].after && *rows[i].after;

		rows[i].term ? setenv("TERM", rows[i].term, 1) : unsetenv("TERM");
		dup2(ends[1], STDOUT_FILENO);
		awake_want(a, true);
		assert_false(later(a, SOON));
		dup2(screen, STDOUT_FILENO);
		is_written(ends[0], blanks ? "\033[9;0]" : "");
		assert_int_equal(awake_wake(a), rows[i].after ? 0 : world.now_ms + LATE);
		assert_int_equal(later(a, LATE), !rows[i].after);
		dup2(ends[1], STDOUT_FILENO);
		awake_release(a);
		awake_release(a);
		dup2(screen, STDOUT_FILENO);
		is_written(ends[0], blanks ? rows[i].after : "");
		awake_free(a);
	}
	close(screen);
	close(ends[0]);
	close(ends[1]);
}
#endif

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(taken_when_nobody_has_typed_for_a_second),
		cmocka_unit_test(what_fails_is_told_until_it_does_not),
		cmocka_unit_test(over_ssh_nobody_is_asked),
#ifdef __GLIBC__
		cmocka_unit_test(a_console_blanks_as_before_when_it_is_given_back),
#endif
	};

	return cmocka_run_group_tests_name("a lit screen", tests, NULL, NULL);
}
