/* SPDX-License-Identifier: MIT */
/*
 * See awake.h. What one of the ways has given is enough for the screen; logind alone is
 * not, since a desktop may turn the screen off while the computer is awake.
 */
#include <config.h>

#include "awake.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/kd.h>
#include <sys/ioctl.h>
#endif
#if HAVE_IOKIT_PWR_MGT_IOPMLIB_H
#include <IOKit/pwr_mgt/IOPMLib.h>
#endif

#include "awake_bus.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"

enum {
	QUIET_MS = 1000,  /* without a key, before anything is asked for: a library is loaded then */
	ANSWER_MS = 2000, /* a desktop that has not answered by then has its mark, until it does */
};

struct awake {
	bool remote, taken;
	int64_t due;         /* when it will be taken; 0: it is, or is not wanted */
	bool kept;           /* by a console or a Mac */
	struct buses *buses; /* NULL: none, */
	struct reason why;   /* because */
	int64_t deadline;
	struct reason fails; /* as last told; "": it does not */
	int blank_minutes;   /* of the console, before */
	uint32_t assertion;  /* of the Mac */
};

/* ---- the console of Linux ---- */

#ifdef __linux__
static void set_blanking(int minutes)
{
	char text[20];
	int length = snprintf(text, sizeof text, "\033[9;%d]", minutes);

	if (write(STDOUT_FILENO, text, (size_t)length) < 0)
		return; /* the terminal is gone, and with it what it shows */
}

/* In minutes, 0: never; -1: this terminal is no console, or does not tell. */
static int blanking(void)
{
	const char *term = getenv("TERM");
	char type;
	int seconds;
	FILE *file;

	if (!term || strcmp(term, "linux") != 0 || ioctl(STDOUT_FILENO, KDGKBTYPE, &type) != 0)
		return -1;
	file = fopen("/sys/module/kernel/parameters/consoleblank", "re");
	if (!file)
		return -1;
	if (fscanf(file, "%d", &seconds) != 1)
		seconds = -1;
	fclose(file);
	return seconds < 0 ? -1 : (seconds + 59) / 60;
}
#else
static void set_blanking(int minutes)
{
	(void)minutes;
}

static int blanking(void)
{
	return -1;
}
#endif

/* ---- the Mac ---- */

#if HAVE_IOKIT_PWR_MGT_IOPMLIB_H
static bool take_mac(uint32_t *assertion)
{
	return IOPMAssertionCreateWithName(kIOPMAssertionTypePreventUserIdleDisplaySleep,
	                                   kIOPMAssertionLevelOn, CFSTR("tableside: a table is open"),
	                                   assertion) == kIOReturnSuccess;
}

static void release_mac(uint32_t assertion)
{
	IOPMAssertionRelease(assertion);
}
#else
static bool take_mac(uint32_t *assertion)
{
	*assertion = 0;
	return false;
}

static void release_mac(uint32_t assertion)
{
	(void)assertion;
}
#endif

/* ---- all of them ---- */

static bool is_set(const char *name)
{
	const char *value = getenv(name);

	return value && *value;
}

struct awake *awake_new(void)
{
	struct awake *a = xcalloc(1, sizeof *a);

	a->remote = is_set("SSH_CONNECTION") || is_set("SSH_TTY");
	return a;
}

void awake_release(struct awake *a)
{
	if (!a)
		return;
	buses_release(a->buses);
	if (a->blank_minutes > 0)
		set_blanking(a->blank_minutes);
	if (a->assertion)
		release_mac(a->assertion);
	*a = (struct awake){ .remote = a->remote, .fails = a->fails };
}

void awake_free(struct awake *a)
{
	awake_release(a);
	free(a);
}

static void take(struct awake *a)
{
	a->taken = true;
	a->due = 0;
	a->blank_minutes = blanking();
	if (a->blank_minutes > 0)
		set_blanking(0);
	a->kept = a->blank_minutes >= 0 || take_mac(&a->assertion);
	a->buses = buses_take(&a->why);
	a->deadline = io_now_ms() + ANSWER_MS;
}

/* NULL: it does not fail, or not yet. */
static const char *cause_now(const struct awake *a)
{
	const char *why;

	if (!a->taken || a->kept)
		return NULL;
	if (!a->buses)
		return a->why.text;
	switch (buses_screen(a->buses, &why)) {
	case GIVEN: return NULL;
	case WAITING: return io_now_ms() < a->deadline ? NULL : _("the desktop does not answer");
	default: return why;
	}
}

static bool has_changed(struct awake *a)
{
	const char *cause = cause_now(a);
	bool before = a->fails.text[0];

	a->fails.text[0] = '\0';
	if (cause)
		reason_set(&a->fails, _("the screen may go dark: %s"), cause);
	return a->fails.text[0] ? !before : before;
}

const char *awake_fails(const struct awake *a)
{
	return a && a->fails.text[0] ? a->fails.text : NULL;
}

bool awake_want(struct awake *a, bool wanted)
{
	if (!a || a->remote || wanted == (a->taken || a->due))
		return false;
	if (!wanted)
		awake_release(a);
	else
		a->due = io_now_ms() + QUIET_MS;
	return has_changed(a);
}

void awake_typed(struct awake *a)
{
	if (a && a->due)
		a->due = io_now_ms() + QUIET_MS;
}

void awake_fds(const struct awake *a, struct pollfd fds[AWAKE_FDS])
{
	buses_fds(a ? a->buses : NULL, fds);
}

int64_t awake_wake(const struct awake *a)
{
	int64_t wake = a ? buses_wake(a->buses) : 0;
	const char *why;

	if (a && a->due)
		return a->due;
	if (!a || !a->buses || a->kept || a->fails.text[0] || buses_screen(a->buses, &why) != WAITING)
		return wake;
	return !wake || a->deadline < wake ? a->deadline : wake; /* the mark is due */
}

bool awake_heard(struct awake *a, const struct pollfd fds[AWAKE_FDS])
{
	if (a && a->due && a->due <= io_now_ms())
		take(a);
	else if (a && a->taken)
		buses_heard(a->buses, fds);
	else
		return false;
	return has_changed(a);
}
