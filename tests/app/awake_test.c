/* SPDX-License-Identifier: MIT */
/*
 * The computer stays awake while a table is open: the real program asks a real
 * dbus-daemon, where a service of this test's own is the screen saver and logind. The
 * service writes down what it is asked, a line each:
 *
 *     Inhibit 1        UnInhibit 1      the screen saver, by its cookie
 *     idle held        idle let go      logind, by the descriptor it gave
 *     gone             the program that asked has left the bus
 */
#include <config.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#if HAVE_SYSTEMD
#include <systemd/sd-bus.h>
#endif

#include "tests/kit/term.h"

struct stage {
	char *home;
	struct term *term[4];
	pid_t bus, service;
	int told;          /* what the service writes down */
	int hanging;       /* a bus that lets nobody in */
	char address[300]; /* of the bus, as "NAME=VALUE" */
	char system[300];
};

static const char *bus_program(void)
{
	const char *found = getenv("DBUS_DAEMON");

	return found ? found : "/usr/bin/dbus-daemon";
}

/* ---- the service ---- */

#if HAVE_SYSTEMD

struct service {
	sd_bus *bus;
	int told;
	uint32_t cookie;
	int held; /* our end of logind's descriptor */
	char asker[64];
};

static void tell(int told, const char *format, unsigned n)
{
	char line[80];
	int length = snprintf(line, sizeof line, format, n);

	if (write(told, line, (size_t)length) != length)
		_exit(1);
}

/* What was sent to the program before has arrived. */
static int on_pong(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct service *s = user;

	(void)message, (void)error;
	tell(s->told, "Inhibit %u\n", s->cookie);
	return 0;
}

static int on_inhibit(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct service *s = user;
	const char *who, *why;

	(void)error;
	if (sd_bus_message_read(message, "ss", &who, &why) < 0 || strcmp(who, "tableside") != 0 || !*why)
		return sd_bus_reply_method_errorf(message, SD_BUS_ERROR_INVALID_ARGS, "who is this");
	snprintf(s->asker, sizeof s->asker, "%s", sd_bus_message_get_sender(message));
	if (sd_bus_reply_method_return(message, "u", ++s->cookie) < 0)
		return -EIO;
	return sd_bus_call_method_async(s->bus, NULL, s->asker, "/", "org.freedesktop.DBus.Peer", "Ping",
	                                on_pong, s, "");
}

static int on_uninhibit(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct service *s = user;
	uint32_t cookie;

	(void)error;
	if (sd_bus_message_read(message, "u", &cookie) < 0)
		return -EINVAL;
	tell(s->told, "UnInhibit %u\n", cookie);
	s->asker[0] = '\0';
	return sd_bus_reply_method_return(message, "");
}

static int on_idle(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct service *s = user;
	const char *what, *who, *why, *mode;
	int ends[2], sent;

	(void)error;
	if (sd_bus_message_read(message, "ssss", &what, &who, &why, &mode) < 0 || strcmp(what, "idle") != 0 ||
	    strcmp(who, "tableside") != 0 || !*why || strcmp(mode, "block") != 0 || pipe(ends) != 0)
		return -EINVAL;
	sent = sd_bus_reply_method_return(message, "h", ends[1]);
	close(ends[1]);
	s->held = ends[0];
	tell(s->told, "idle held\n", 0);
	return sent;
}

static int on_owner(sd_bus_message *message, void *user, sd_bus_error *error)
{
	struct service *s = user;
	const char *name, *before, *after;

	(void)error;
	if (sd_bus_message_read(message, "sss", &name, &before, &after) >= 0 && !*after &&
	    strcmp(name, s->asker) == 0)
		tell(s->told, "gone\n", 0);
	return 0;
}

static const sd_bus_vtable screen_saver[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_METHOD("Inhibit", "ss", "u", on_inhibit, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD("UnInhibit", "u", "", on_uninhibit, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_VTABLE_END,
};

static const sd_bus_vtable manager[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_METHOD("Inhibit", "ssss", "h", on_idle, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_VTABLE_END,
};

/* Until it is killed. */
static void serve(int told, const char *address)
{
	struct service s = { .told = told, .held = -1 };
	sd_bus *bus = NULL;

	setenv("DBUS_SESSION_BUS_ADDRESS", address, 1);
	if (sd_bus_open_user(&bus) < 0 ||
	    sd_bus_add_object_vtable(bus, NULL, "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver",
	                             screen_saver, &s) < 0 ||
	    sd_bus_add_object_vtable(bus, NULL, "/org/freedesktop/login1", "org.freedesktop.login1.Manager",
	                             manager, &s) < 0 ||
	    sd_bus_match_signal(bus, NULL, "org.freedesktop.DBus", NULL, NULL, "NameOwnerChanged", on_owner,
	                        &s) < 0 ||
	    sd_bus_request_name(bus, "org.freedesktop.ScreenSaver", 0) < 0 ||
	    sd_bus_request_name(bus, "org.freedesktop.login1", 0) < 0)
		_exit(1);
	s.bus = bus;
	tell(told, "ready\n", 0);
	for (;;) {
		struct pollfd fds[2] = { { .fd = sd_bus_get_fd(bus), .events = POLLIN }, { .fd = s.held } };

		while (sd_bus_process(bus, NULL) > 0)
			;
		fds[1].fd = s.held;
		poll(fds, 2, -1);
		if (fds[1].revents) {
			close(s.held);
			s.held = -1;
			tell(told, "idle let go\n", 0);
		}
	}
}
#else
static void serve(int told, const char *address)
{
	(void)told, (void)address;
}
#endif

/* ---- the stage ---- */

/* Reads on at the terminals meanwhile: a program whose picture nobody takes would wait. */
static bool is_told(const struct stage *s)
{
	struct pollfd fd = { .fd = s->told, .events = POLLIN };

	for (int looks = 0; looks < 100 * TERM_PATIENCE_S; looks++) {
		if (poll(&fd, 1, 10) > 0)
			return true;
		for (size_t i = 0; i < sizeof s->term / sizeof *s->term && s->term[i]; i++)
			term_read_for(s->term[i], 1);
	}
	return false;
}

/* The next line that the service writes down. */
static void next_line(const struct stage *s, const char *wanted, char line[80])
{
	size_t length = 0;

	for (; length < 79; length++) {
		if (!is_told(s))
			fail_msg("the service was asked for nothing more: %s", wanted);
		if (read(s->told, line + length, 1) != 1 || line[length] == '\n')
			break;
	}
	line[length] = '\0';
}

/* The screen saver and logind are on two connections: their order is open. */
static void wait_told(const struct stage *s, const char *one, const char *other)
{
	char line[2][80] = { "", "" };

	next_line(s, one, line[0]);
	if (other)
		next_line(s, other, line[1]);
	if (strcmp(line[0], one) != 0 && other && strcmp(line[0], other) == 0) {
		assert_string_equal(line[1], one);
		return;
	}
	assert_string_equal(line[0], one);
	if (other)
		assert_string_equal(line[1], other);
}

static void assert_told_nothing(const struct stage *s)
{
	struct pollfd fd = { .fd = s->told, .events = POLLIN };

	assert_int_equal(poll(&fd, 1, 0), 0);
}

static void start_bus(struct stage *s)
{
	char path[200], config[240], text[900];
	int came[2], ready[2];
	FILE *file;

	snprintf(path, sizeof path, "%s/bus", s->home);
	snprintf(config, sizeof config, "%s/bus.conf", s->home);
	snprintf(text, sizeof text,
	         "<busconfig><type>session</type><listen>unix:path=%s</listen><auth>EXTERNAL</auth>"
	         "<policy context='default'><allow send_destination='*' eavesdrop='true'/>"
	         "<allow eavesdrop='true'/><allow own='*'/></policy></busconfig>\n",
	         path);
	file = fopen(config, "w");
	assert_non_null(file);
	assert_true(fputs(text, file) >= 0);
	assert_int_equal(fclose(file), 0);
	assert_int_equal(pipe(ready), 0);
	s->bus = fork();
	if (s->bus == 0) {
		char option[260], number[40];

		snprintf(option, sizeof option, "--config-file=%s", config);
		snprintf(number, sizeof number, "--print-address=%d", ready[1]);
		close(STDERR_FILENO); /* it may not raise its own limits, and says so */
		execl(bus_program(), "dbus-daemon", "--nofork", "--nopidfile", option, number, (char *)NULL);
		_exit(127);
	}
	close(ready[1]);
	assert_true(read(ready[0], text, sizeof text) > 0);
	close(ready[0]);
	snprintf(s->address, sizeof s->address, "DBUS_SESSION_BUS_ADDRESS=unix:path=%s", path);
	snprintf(s->system, sizeof s->system, "DBUS_SYSTEM_BUS_ADDRESS=unix:path=%s", path);
	assert_int_equal(pipe(came), 0);
	s->service = fork();
	if (s->service == 0) {
		close(came[0]);
		serve(came[1], strchr(s->address, '=') + 1);
		_exit(0);
	}
	close(came[1]);
	s->told = came[0];
	wait_told(s, "ready", NULL);
}

static int stage_open(void **state)
{
	struct stage *s = calloc(1, sizeof *s);

	s->home = term_home();
	s->told = s->hanging = -1;
	*state = s;
	return 0;
}

static int stage_close(void **state)
{
	struct stage *s = *state;

	for (size_t i = 0; i < sizeof s->term / sizeof *s->term; i++)
		term_close(s->term[i]);
	if (s->service > 0) {
		kill(s->service, SIGKILL);
		waitpid(s->service, NULL, 0);
	}
	if (s->bus > 0) {
		kill(s->bus, SIGKILL);
		waitpid(s->bus, NULL, 0);
	}
	close(s->told);
	close(s->hanging);
	term_home_remove(s->home);
	free(s);
	return 0;
}

/* On this computer: term_open is over ssh unless told otherwise. */
static struct term *open_with(struct stage *s, struct term_start start)
{
	int i = 0, n = 0;

	while (s->term[i])
		i++;
	while (start.env[n])
		n++;
	start.home = s->home;
	start.env[n++] = "SSH_TTY=";
	start.env[n++] = *s->address ? s->address : "DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere";
	start.env[n] = *s->system ? s->system : "DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nowhere";
	s->term[i] = term_open(&start);
	return s->term[i];
}

#define TWO "new", "commander", "Alice", "Bob"

static struct term *open_two(struct stage *s)
{
	struct term *t = open_with(s, (struct term_start){ .args = { TWO } });

	term_wait_text(t, "Bob");
	return t;
}

/* ---- the tests ---- */

static void taken_at_a_table_and_given_back_at_home(void **state)
{
	struct stage *s = *state;
	struct term *t;

	start_bus(s);
	t = open_two(s);
	wait_told(s, "Inhibit 1", "idle held");
	term_press(t, "q", "TABLESIDE");
	wait_told(s, "UnInhibit 1", "idle let go");
	term_press(t, "\r", "COMMANDER");
	wait_told(s, "Inhibit 2", "idle held");
	assert_false(term_has(t, "may go dark"));
	term_kill(t, SIGTERM);
	wait_told(s, "UnInhibit 2", "idle let go");
	assert_int_equal(term_wait_exit(t), 0);
	assert_told_nothing(s);
}

static void killed_it_is_given_back_by_the_bus(void **state)
{
	struct stage *s = *state;
	struct term *t;

	start_bus(s);
	t = open_two(s);
	wait_told(s, "Inhibit 1", "idle held");
	term_kill(t, SIGKILL);
	wait_told(s, "gone", "idle let go");
}

static void given_back_while_it_is_stopped(void **state)
{
	struct stage *s = *state;
	struct term *t;

	start_bus(s);
	t = open_two(s);
	wait_told(s, "Inhibit 1", "idle held");
	term_kill(t, SIGTSTP);
	wait_told(s, "UnInhibit 1", "idle let go");
	for (int looks = 0; !term_is_stopped(t); looks++) {
		assert_true(looks < 1000 * TERM_PATIENCE_S);
		term_read_for(t, 1);
	}
	term_kill(t, SIGCONT);
	wait_told(s, "Inhibit 2", "idle held");
}

static void the_setting_turns_it_off_and_on(void **state)
{
	struct stage *s = *state;
	struct term *t;

	start_bus(s);
	t = open_two(s);
	wait_told(s, "Inhibit 1", "idle held");
	term_press(t, ":settings awake off\r", "stay awake: off");
	wait_told(s, "UnInhibit 1", "idle let go");
	term_kill(t, SIGTERM);
	term_wait_exit(t);
	t = open_two(s); /* which asks for nothing: the next one is the second */
	term_press(t, ":settings awake on\r", "stay awake: on");
	wait_told(s, "Inhibit 2", "idle held");
}

static void never_over_ssh(void **state)
{
	static const char *const how[] = { "SSH_TTY=/dev/pts/0", "SSH_CONNECTION=192.0.2.1 1 192.0.2.2 22" };
	struct stage *s = *state;

	start_bus(s);
	for (int i = 0; i < 2; i++) {
		struct term *t = s->term[i] = term_open(
			&(struct term_start){ .home = s->home,
		                              .args = { TWO },
		                              .env = { "SSH_TTY=", how[i], s->address, s->system } });

		term_wait_text(t, "Bob");
		term_press(t, "+", "Alice: 41");
		assert_false(term_has(t, "may go dark"));
		term_kill(t, SIGTERM);
		term_wait_exit(t);
	}
	assert_told_nothing(s);
}

static void a_watcher_stays_awake_while_the_table_is_kept(void **state)
{
	struct stage *s = *state;
	struct term *writer, *watcher;

	start_bus(s);
	writer = s->term[0] =
		term_open(&(struct term_start){ .home = s->home, .args = { TWO, "--title=Evening" } });
	term_wait_text(writer, "Bob");
	watcher = open_with(s, (struct term_start){ .args = { "watch", "Evening" } });
	term_wait_text(watcher, "watching");
	wait_told(s, "Inhibit 1", "idle held");
	term_kill(writer, SIGTERM);
	term_wait_exit(writer);
	term_wait_text(watcher, "closed");
	wait_told(s, "UnInhibit 1", "idle let go");
}

static void the_board_of_a_hall_stays_awake(void **state)
{
	struct stage *s = *state;
	struct term *t;

	start_bus(s);
	t = open_with(s, (struct term_start){ .args = { "hall", "board", s->home, "--event=ev" } });
	wait_told(s, "Inhibit 1", "idle held");
	term_press(t, "q", "");
	wait_told(s, "UnInhibit 1", "idle let go");
	assert_int_equal(term_wait_exit(t), 0);
}

#if HAVE_SYSTEMD
#define NO_BUS "there is no session bus"
#else
#define NO_BUS "this tableside was built"
#endif

/* A mark for who looks at it, and the reason on the page of the settings. */
static void without_a_bus_the_title_tells(void **state)
{
	struct stage *s = *state;
	struct term *t = open_two(s);

	term_wait_row(t, 0, "may go dark  saved");
	term_press(t, "?/go dark", "the screen may go dark: " NO_BUS);
	term_press(t, "\rq", "1 ▸Alice");
	term_press(t, ":settings\r", "SETTINGS");
	if (term_has(t, "phones")) /* the last row but one, where there are any */
		term_send(t, "\033[Z");
	term_send(t, "\033[Z"); /* the row of a text */
	term_press(t, "\033[Z", "the screen may go dark: ");
	term_press(t, "\033OC", "stay awake: off");
	term_wait_row(t, 0, "turn Alice    saved");
	term_press(t, TERM_ESC, "1 ▸Alice");
	term_press(t, "q", "TABLESIDE");
	assert_false(term_has(t, "may go dark"));
}

/* Nobody is home on the desktop's bus: logind alone does not keep a screen lit. */
static void without_a_screen_saver_the_title_tells(void **state)
{
	struct stage *s = *state;
	struct term *t;

	start_bus(s);
	kill(s->service, SIGKILL);
	waitpid(s->service, NULL, 0);
	s->service = 0;
	t = open_two(s);
	term_wait_row(t, 0, "may go dark  saved");
}

/* Keys are not late, and the end is not. */
static void a_bus_that_hangs_delays_nothing(void **state)
{
	struct stage *s = *state;
	struct sockaddr_un at = { .sun_family = AF_UNIX };
	struct term *t;

	snprintf(at.sun_path, sizeof at.sun_path, "%s/hangs", s->home);
	s->hanging = socket(AF_UNIX, SOCK_STREAM, 0);
	assert_int_equal(bind(s->hanging, (struct sockaddr *)&at, sizeof at), 0);
	assert_int_equal(listen(s->hanging, 8), 0);
	snprintf(s->address, sizeof s->address, "DBUS_SESSION_BUS_ADDRESS=unix:path=%s", at.sun_path);
	snprintf(s->system, sizeof s->system, "DBUS_SYSTEM_BUS_ADDRESS=unix:path=%s", at.sun_path);
	t = open_two(s);
	term_press(t, "+", "Alice: 41");
	term_wait_row(t, 0, "may go dark  saved");
	term_press(t, "+", "Alice: 42");
	term_kill(t, SIGTERM);
	assert_int_equal(term_wait_exit(t), 0);
}

/* A terminal that calls itself a console, and is none, is told nothing. */
static void only_a_console_is_kept_from_blanking(void **state)
{
	struct stage *s = *state;
	struct term *t = open_with(s, (struct term_start){ .term = "linux", .args = { TWO } });

	term_wait_row(t, 0, "may go dark  saved");
	term_kill(t, SIGTERM);
	term_wait_exit(t);
	assert_null(strstr(term_raw(t, &(size_t){ 0 }), "\033[9;0]"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, stage_open, stage_close)

/* Without libsystemd or dbus-daemon only the first ones: tests/house/missing.sh tells. */
int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(without_a_bus_the_title_tells),
		TEST(a_bus_that_hangs_delays_nothing),
		TEST(only_a_console_is_kept_from_blanking),
	};
	static const struct CMUnitTest all[] = {
		TEST(without_a_bus_the_title_tells),
		TEST(a_bus_that_hangs_delays_nothing),
		TEST(only_a_console_is_kept_from_blanking),
		TEST(taken_at_a_table_and_given_back_at_home),
		TEST(killed_it_is_given_back_by_the_bus),
		TEST(given_back_while_it_is_stopped),
		TEST(the_setting_turns_it_off_and_on),
		TEST(never_over_ssh),
		TEST(a_watcher_stays_awake_while_the_table_is_kept),
		TEST(the_board_of_a_hall_stays_awake),
		TEST(without_a_screen_saver_the_title_tells),
	};

#if HAVE_SYSTEMD
	if (access(bus_program(), X_OK) == 0)
		return cmocka_run_group_tests_name("awake", all, NULL, NULL);
#endif
	(void)all;
	return cmocka_run_group_tests_name("awake", tests, NULL, NULL);
}
