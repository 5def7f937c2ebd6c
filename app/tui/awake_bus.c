/* SPDX-License-Identifier: MIT */
/*
 * See awake_bus.h. By libsystemd, which is loaded on demand. sd-bus connects, sends and
 * reads without waiting; a call is queued until the bus has let the program in.
 */
#include <config.h>

#include "awake_bus.h"

#include "rules/core/i18n.h"

#if HAVE_SYSTEMD

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

#include "saves/text/io.h"

#define LIBRARY "libsystemd.so.0"

/* clang-format off */
#define FUNCTIONS(X) \
	X(open_user) X(open_system) X(close) X(unref) X(call_method_async) X(process) X(get_fd) X(get_events) \
	X(get_timeout) X(message_read) X(message_get_error)
/* clang-format on */
#define MEMBER(function) __typeof__(sd_bus_##function) *(function);
#define PLACE(function) { "sd_bus_" #function, offsetof(struct library, function) },

struct library {
	FUNCTIONS(MEMBER)
};

static const struct {
	const char *name;
	size_t at;
} places[] = { FUNCTIONS(PLACE) };

enum { SCREEN, SLEEP };

struct buses {
	struct library library;
	struct asked {
		sd_bus *bus; /* NULL: there is none, or no more */
		enum answer answer;
		struct reason why; /* refused */
	} asked[BUSES];
	uint32_t cookie; /* of the screen saver, to take it back */
	int fd;          /* of logind, which holds while it is open; -1: none */
};

/* ---- answers ---- */

static bool is_given(struct buses *b, struct asked *asked, sd_bus_message *message)
{
	const sd_bus_error *error = b->library.message_get_error(message);

	asked->answer = error ? REFUSED : GIVEN;
	return !error || reason_set(&asked->why, _("no screen saver: %s"),
	                            error->message ? error->message : error->name);
}

static int on_screen(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct buses *b = user;

	(void)error;
	if (is_given(b, &b->asked[SCREEN], message))
		b->library.message_read(message, "u", &b->cookie);
	return 0;
}

static int on_sleep(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct buses *b = user;
	int lent = -1;

	(void)error;
	if (is_given(b, &b->asked[SLEEP], message) && b->library.message_read(message, "h", &lent) > 0)
		b->fd = fcntl(lent, F_DUPFD_CLOEXEC, 0);
	return 0;
}

/* ---- questions ---- */

static bool load(struct library *out, struct reason *why)
{
	void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);

	for (size_t i = 0; library && i < sizeof places / sizeof *places; i++) {
		void *function = dlsym(library, places[i].name);

		if (!function)
			library = NULL;
		memcpy((char *)out + places[i].at, &function, sizeof function);
	}
	return library || reason_set(why, _("libsystemd cannot be loaded: %s"), dlerror());
}

static int ask_screen(struct buses *b, sd_bus *bus)
{
	return b->library.call_method_async(bus, NULL, "org.freedesktop.ScreenSaver",
	                                    "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver",
	                                    "Inhibit", on_screen, b, "ss", PACKAGE, _("a table is open"));
}

static int ask_sleep(struct buses *b, sd_bus *bus)
{
	return b->library.call_method_async(bus, NULL, "org.freedesktop.login1", "/org/freedesktop/login1",
	                                    "org.freedesktop.login1.Manager", "Inhibit", on_sleep, b, "ssss",
	                                    "idle", PACKAGE, _("a table is open"), "block");
}

/* Ends a connection; the service ends with it what it has given. */
static void hang_up(struct buses *b, struct asked *asked, int error)
{
	if (error < 0) {
		asked->answer = REFUSED;
		if (error == -ENOMEDIUM || error == -ENOENT)
			reason_set(&asked->why, "%s", _("there is no session bus"));
		else
			reason_set(&asked->why, _("no session bus: %s"), strerror(-error));
	}
	if (asked->bus) {
		b->library.close(asked->bus);
		b->library.unref(asked->bus);
	}
	asked->bus = NULL;
}

struct buses *buses_take(struct reason *why)
{
	struct buses *b = xcalloc(1, sizeof *b);
	struct asked *screen = &b->asked[SCREEN], *sleep = &b->asked[SLEEP];
	int error;

	b->fd = -1;
	if (!load(&b->library, why)) {
		free(b);
		return NULL;
	}
	error = b->library.open_user(&screen->bus);
	if (error < 0 || (error = ask_screen(b, screen->bus)) < 0)
		hang_up(b, screen, error);
	error = b->library.open_system(&sleep->bus);
	if (error < 0 || (error = ask_sleep(b, sleep->bus)) < 0)
		hang_up(b, sleep, error);
	return b;
}

/* A small message goes out at once when the bus takes it; else the connection's end does. */
void buses_release(struct buses *b)
{
	struct asked *screen = b ? &b->asked[SCREEN] : NULL;

	if (!b)
		return;
	if (screen->bus && screen->answer == GIVEN)
		b->library.call_method_async(screen->bus, NULL, "org.freedesktop.ScreenSaver",
		                             "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver",
		                             "UnInhibit", NULL, NULL, "u", b->cookie);
	if (b->fd >= 0)
		close(b->fd);
	for (int i = 0; i < BUSES; i++)
		hang_up(b, &b->asked[i], 0);
	free(b);
}

/* ---- the loop ---- */

void buses_fds(const struct buses *b, struct pollfd fds[BUSES])
{
	for (int i = 0; i < BUSES; i++) {
		sd_bus *bus = b ? b->asked[i].bus : NULL;
		int events = bus ? b->library.get_events(bus) : -1;

		fds[i] = (struct pollfd){ .fd = -1 };
		if (events >= 0)
			fds[i] = (struct pollfd){ .fd = b->library.get_fd(bus), .events = (short)events };
	}
}

/* The library's own limits of time, in us of the same clock. */
int64_t buses_wake(const struct buses *b)
{
	int64_t wake = 0;

	for (int i = 0; b && i < BUSES; i++) {
		uint64_t until;

		if (!b->asked[i].bus || b->library.get_timeout(b->asked[i].bus, &until) < 0 ||
		    until == UINT64_MAX)
			continue;
		if (!wake || (int64_t)(until / 1000) < wake)
			wake = (int64_t)(until / 1000) + 1;
	}
	return wake;
}

void buses_heard(struct buses *b, const struct pollfd fds[BUSES])
{
	bool due = b && buses_wake(b) && buses_wake(b) <= io_now_ms();

	for (int i = 0; b && i < BUSES; i++) {
		struct asked *asked = &b->asked[i];
		int more = asked->bus && (due || fds[i].revents) ? 1 : 0;

		while (more > 0)
			more = b->library.process(asked->bus, NULL);
		if (more < 0 || asked->answer == REFUSED)
			hang_up(b, asked, more);
	}
}

enum answer buses_screen(const struct buses *b, const char **why)
{
	*why = b->asked[SCREEN].why.text;
	return b->asked[SCREEN].answer;
}

#else

struct buses *buses_take(struct reason *why)
{
	reason_set(why, _("this tableside was built without libsystemd"));
	return NULL;
}

void buses_release(struct buses *b)
{
	(void)b;
}

void buses_fds(const struct buses *b, struct pollfd fds[BUSES])
{
	(void)b;
	fds[0].fd = fds[1].fd = -1;
}

int64_t buses_wake(const struct buses *b)
{
	(void)b;
	return 0;
}

void buses_heard(struct buses *b, const struct pollfd fds[BUSES])
{
	(void)b, (void)fds;
}

enum answer buses_screen(const struct buses *b, const char **why)
{
	(void)b;
	*why = "";
	return REFUSED;
}
#endif
