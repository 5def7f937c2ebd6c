/* SPDX-License-Identifier: MIT */
/*
 * Pseudo-terminal, keeper and libvterm. Independent of the program's screens.
 */
#define _GNU_SOURCE
#include "term.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <vterm.h>

#include <cmocka.h>

enum {
	ROW_BYTES = 8192,
	SILENCE_MS = 40,
	ENV_MAX = 48,
	HELD_BYTES = 64,
	REPEAT_MAX = 1000,
	FILES_MAX = 256,
	PARTS_MAX = 32
};

/* The test writes this mark after the program has ended: all output before it is
 * the program's. */
static const char end_mark[] = "\033]9999;the end\007";

struct term {
	int master, slave;
	int report; /* from the keeper: struct news */
	int leash;  /* the keeper leaves when this is closed */
	pid_t keeper, program;
	bool ended;
	int status;
	long cpu_ms;
	struct termios before;
	VTerm *vterm;
	VTermScreen *screen;
	int cols;
	bool cursor_visible, alternate, mouse;
	int marks;             /* written and not come back yet */
	char held[HELD_BYTES]; /* an escape sequence that has not ended yet */
	size_t held_length;
	char last[4]; /* the last character written */
	size_t last_length;
	char *raw;
	size_t raw_length, raw_size;
	char row[ROW_BYTES];
	char left_over[200];
};

struct news {
	pid_t program; /* the first news */
	int status;    /* the second */
	long cpu_ms;
};

/* ---- the folder ---- */

char *term_home(void)
{
	const char *tmp = getenv("TMPDIR");
	char path[1024];

	snprintf(path, sizeof path, "%s/tableside-test.XXXXXX", tmp && *tmp ? tmp : "/tmp");
	assert_non_null(mkdtemp(path));
	return strdup(path);
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *ftw)
{
	return remove(path);
}

void term_home_remove(char *home)
{
	nftw(home, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	free(home);
}

/* ---- starting ---- */

struct environment {
	char *text[ENV_MAX + 1];
	int count;
};

static __attribute__((format(printf, 2, 3))) void env_add(struct environment *env, const char *format, ...)
{
	va_list list;

	assert_true(env->count < ENV_MAX);
	va_start(list, format);
	assert_true(vasprintf(&env->text[env->count++], format, list) >= 0);
	va_end(list);
}

/* A test's own variables come before the common ones. */
static void env_replace(struct environment *env, const char *text)
{
	size_t name = strcspn(text, "=") + 1;
	int kept = 0;

	for (int i = 0; i < env->count; i++)
		if (strncmp(env->text[i], text, name) == 0)
			free(env->text[i]);
		else
			env->text[kept++] = env->text[i];
	env->count = kept;
	env_add(env, "%s", text);
}

/* Of the caller's environment only the paths of locales, terminals and libraries
 * are passed on. */
static void env_fill(struct environment *env, const struct term_start *start)
{
	static const char *const kept[] = {
		"LOCPATH",       "TERMINFO",     "TERMINFO_DIRS",     "LD_LIBRARY_PATH",     "ASAN_OPTIONS",
		"UBSAN_OPTIONS", "LSAN_OPTIONS", "TABLESIDE_DATADIR", "TABLESIDE_LOCALEDIR",
	};

	env_add(env, "PATH=/usr/bin:/bin");
	env_add(env, "HOME=%s", start->home);
	env_add(env, "XDG_DATA_HOME=%s/data", start->home);
	env_add(env, "XDG_STATE_HOME=%s/state", start->home);
	env_add(env, "XDG_CONFIG_HOME=%s/config", start->home);
	env_add(env, "XDG_CACHE_HOME=%s/cache", start->home);
	env_add(env, "XDG_RUNTIME_DIR=%s/run", start->home);
	env_add(env, "LC_ALL=%s", start->locale ? start->locale : "C.UTF-8");
	env_add(env, "TZ=UTC0");
	env_add(env, "SSH_TTY=/dev/tty"); /* the desktop of the person who runs the tests may sleep */
	if (!start->term || *start->term)
		env_add(env, "TERM=%s", start->term ? start->term : "xterm-256color");
	for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
		if (getenv(kept[i]))
			env_add(env, "%s=%s", kept[i], getenv(kept[i]));
	for (int i = 0; i < TERM_ARGS && start->env[i]; i++)
		env_replace(env, start->env[i]);
}

static void env_free(struct environment *env)
{
	for (int i = 0; i < env->count; i++)
		free(env->text[i]);
}

static const char *program_path(void)
{
	const char *path = getenv("TABLESIDE");

	return path && *path ? path : "./tableside";
}

int term_cpu_s;

/* Calls only functions that are safe between fork and exec, and changes no variable of others: after vfork
 * the memory is still the test's. In a build with sanitizers fork would copy the map of all their memory, a
 * quarter of what a test costs that starts thousands. */
static void become_program(const struct term_start *start, struct environment *env)
{
	char *argv[TERM_ARGS + 2] = { (char *)"tableside" };
	const int usual[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTTOU, SIGTTIN, SIGTSTP, SIGPIPE };
	struct rlimit cpu = { (rlim_t)term_cpu_s, (rlim_t)term_cpu_s + 5 };
	sigset_t none;

	if (term_cpu_s)
		setrlimit(RLIMIT_CPU, &cpu);
	for (int i = 0; i < TERM_ARGS && start->args[i]; i++)
		argv[i + 1] = (char *)start->args[i];
	for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
		signal(usual[i], SIG_DFL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	execve(program_path(), argv, env->text);
	_exit(127);
}

static volatile sig_atomic_t kept_program;

/* A shell tells its jobs that the terminal has gone. */
static void pass_on(int signal)
{
	int error = errno;

	if (kept_program > 0)
		kill((pid_t)kept_program, signal);
	errno = error;
}

static long ms_of(struct timeval time)
{
	return (long)time.tv_sec * 1000 + (long)time.tv_usec / 1000;
}

static void become_keeper(const struct term_start *start, struct environment *env, int slave, int report,
                          int leash)
{
	struct news news = { 0 };
	struct rusage used;
	char byte;
	pid_t program;

	/* Close the descriptors of other terminals: they must end with their own. */
	for (int fd = 3; fd < FILES_MAX; fd++)
		if (fd != slave && fd != report && fd != leash)
			close(fd);
	signal(SIGTTOU, SIG_IGN);
	signal(SIGHUP, pass_on);
	if (!start->alone) {
		setsid();
		ioctl(slave, TIOCSCTTY, 0);
	}
	program = vfork();
	if (program == 0 && start->alone) {
		setsid();
		ioctl(slave, TIOCSCTTY, 0);
	}
	if (program == 0) {
		setpgid(0, 0);
		tcsetpgrp(slave, getpid());
		for (int fd = 0; fd < 3; fd++)
			dup2(slave, fd);
		become_program(start, env);
	}
	if (!start->alone)
		setpgid(program, program);
	kept_program = program;
	news.program = program;
	if (write(report, &news, sizeof news) != sizeof news)
		_exit(1);
	while (wait4(program, &news.status, 0, &used) < 0 && errno == EINTR)
		;
	kept_program = 0;
	news.cpu_ms = ms_of(used.ru_utime) + ms_of(used.ru_stime);
	if (write(report, &news, sizeof news) != sizeof news)
		_exit(1);
	while (read(leash, &byte, 1) < 0 && errno == EINTR)
		;
	_exit(0);
}

static void open_pty(struct term *t, int rows, int cols)
{
	struct winsize size = { .ws_row = (unsigned short)rows, .ws_col = (unsigned short)cols };

	t->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
	assert_true(t->master >= 0);
	assert_int_equal(grantpt(t->master), 0);
	assert_int_equal(unlockpt(t->master), 0);
	t->slave = open(ptsname(t->master), O_RDWR | O_NOCTTY | O_CLOEXEC);
	assert_true(t->slave >= 0);
	assert_int_equal(ioctl(t->master, TIOCSWINSZ, &size), 0);
	assert_int_equal(tcgetattr(t->slave, &t->before), 0);
	fcntl(t->master, F_SETFL, O_NONBLOCK);
}

static void answer(const char *bytes, size_t size, void *user)
{
	term_send_bytes(user, bytes, size);
}

static void open_vterm(struct term *t, int rows, int cols, bool mute)
{
	t->cols = cols;
	t->vterm = vterm_new(rows, cols);
	vterm_set_utf8(t->vterm, 1);
	if (!mute)
		vterm_output_set_callback(t->vterm, answer, t);
	t->screen = vterm_obtain_screen(t->vterm);
	vterm_screen_enable_altscreen(t->screen, 1);
	vterm_screen_reset(t->screen, 1);
	t->cursor_visible = true;
}

static void read_news(struct term *t, struct news *news)
{
	ssize_t got;

	do
		got = read(t->report, news, sizeof *news);
	while (got < 0 && errno == EINTR);
	assert_int_equal(got, sizeof *news);
}

struct term *term_open(const struct term_start *start)
{
	struct term *t = calloc(1, sizeof *t);
	struct environment env = { .count = 0 };
	int rows = start->rows ? start->rows : 24, cols = start->cols ? start->cols : 80;
	int report[2], leash[2];
	struct news news;

	env_fill(&env, start);
	open_pty(t, rows, cols);
	open_vterm(t, rows, cols, start->mute);
	assert_int_equal(pipe2(report, O_CLOEXEC), 0);
	assert_int_equal(pipe2(leash, O_CLOEXEC), 0);
	fflush(NULL);
	t->keeper = fork();
	assert_true(t->keeper >= 0);
	if (t->keeper == 0) {
		close(t->master);
		close(leash[1]);
		become_keeper(start, &env, t->slave, report[1], leash[0]);
	}
	close(report[1]);
	close(leash[0]);
	t->report = report[0];
	t->leash = leash[1];
	env_free(&env);
	read_news(t, &news);
	t->program = news.program;
	return t;
}

/* What is killed writes no counters of the lines it has reached (tests/mutate/reach.sh). */
static void end_by_itself(struct term *t)
{
	enum { END_MS = 3000 };

	kill(t->program, SIGCONT);
	kill(t->program, SIGTERM);
	if (t->master >= 0)
		term_read_for(t, END_MS);
}

void term_close(struct term *t)
{
	if (!t)
		return;
	if (!t->ended && t->keeper && getenv("TERM_ENDS"))
		end_by_itself(t);
	if (!t->ended)
		kill(t->program, SIGKILL);
	if (t->keeper) {
		close(t->leash);
		close(t->report);
		if (t->master >= 0)
			close(t->master);
		close(t->slave);
		waitpid(t->keeper, NULL, 0);
	}
	vterm_free(t->vterm);
	free(t->raw);
	free(t);
}

/* ---- reading ---- */

static void keep_raw(struct term *t, const char *bytes, size_t size)
{
	if (t->raw_length + size + 1 > t->raw_size) {
		t->raw_size = (t->raw_length + size + 1) * 2;
		t->raw = realloc(t->raw, t->raw_size);
		assert_non_null(t->raw);
	}
	memcpy(t->raw + t->raw_length, bytes, size);
	t->raw_length += size;
	t->raw[t->raw_length] = '\0';
}

/* Where there is one column libvterm writes a wide letter beyond its line. */
static void feed(struct term *t, const char *bytes, size_t size)
{
	if (t->cols < 2 && (unsigned char)*bytes >= 0x80)
		return;
	vterm_input_write(t->vterm, bytes, size);
}

/* "CSI ? 1006 ; 1000 h": libvterm looks at the first number alone; and it takes
 * the cursor for hidden again when the alternate screen ends, as no terminal
 * does. */
static void note_modes(struct term *t)
{
	char final = t->held[t->held_length - 1];

	if (t->held[2] != '?' || (final != 'h' && final != 'l'))
		return;
	for (const char *at = t->held + 3; *at; at += strcspn(at, ";"), at += *at == ';') {
		int mode = atoi(at);

		if (mode == 25)
			t->cursor_visible = final == 'h';
		else if (mode >= 1000 && mode <= 1003)
			t->mouse = final == 'h';
		else if (mode == 1049)
			t->alternate = final == 'h';
	}
}

/* libvterm 0.1.4 knows no faint letters: they come as slanted ones, which the
 * program never asks for. */
static void slant_faint(struct term *t)
{
	char *at = t->held + 2;

	while (t->held[t->held_length - 1] == 'm' && (*at == ';' || (*at >= '0' && *at <= '9'))) {
		long number = strtol(at, &at, 10);

		if (number == 2 && at[-1] == '2')
			at[-1] = '3';
		for (int skip = number == 38 || number == 48 ? 2 : 0; skip > 0 && *at == ';'; skip--)
			strtol(at + 1, &at, 10);
		at += *at == ';';
	}
}

/* The whole sequence goes on, but for "repeat the last character": libvterm
 * 0.1.4 takes the last but one column for the edge when it does that. */
static void end_held(struct term *t)
{
	int times = t->held[t->held_length - 1] == 'b' ? atoi(t->held + 2) : 0;

	t->held[t->held_length] = '\0';
	note_modes(t);
	slant_faint(t);
	if (times > 0 && times < REPEAT_MAX)
		while (times-- > 0)
			feed(t, t->last, t->last_length);
	else
		feed(t, t->held, t->held_length);
	t->held_length = 0;
}

static void hold(struct term *t, char byte)
{
	t->held[t->held_length++] = byte;
	if (t->held_length < 2)
		return;
	if (t->held[1] != '[' || t->held_length == HELD_BYTES - 1) {
		feed(t, t->held, t->held_length);
		t->held_length = 0;
	} else if (t->held_length > 2 && byte >= 0x40 && byte <= 0x7e) {
		end_held(t);
	}
}

static void show(struct term *t, const char *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		if (t->held_length || bytes[i] == '\033') {
			hold(t, bytes[i]);
			continue;
		}
		if ((bytes[i] & 0xc0) != 0x80 || t->last_length == sizeof t->last)
			t->last_length = 0;
		t->last[t->last_length++] = bytes[i];
		feed(t, bytes + i, 1);
	}
}

/* Reads the bytes that have arrived. False: none had. */
/* The program's own bytes: it never writes a NUL. */
static size_t take_marks(struct term *t, char *bytes, size_t size)
{
	size_t kept = 0;

	for (size_t i = 0; i < size; i++)
		if (bytes[i])
			bytes[kept++] = bytes[i];
		else
			t->marks--;
	return kept;
}

static bool take(struct term *t)
{
	char bytes[16384];
	ssize_t got = t->master < 0 ? -1 : read(t->master, bytes, sizeof bytes);
	size_t kept;

	if (got <= 0)
		return false;
	kept = take_marks(t, bytes, (size_t)got);
	if (!kept)
		return true;
	keep_raw(t, bytes, kept);
	show(t, bytes, kept);
	vterm_screen_flush_damage(t->screen);
	return true;
}

struct term *term_replay(int rows, int cols, const char *bytes, size_t size)
{
	struct term *t = calloc(1, sizeof *t);

	t->master = -1;
	t->ended = true;
	open_vterm(t, rows, cols, false);
	vterm_output_set_callback(t->vterm, NULL, NULL);
	show(t, bytes, size);
	vterm_screen_flush_damage(t->screen);
	return t;
}

/* The position of the mark; unread keys may be echoed behind it. */
static char *find_mark(const struct term *t)
{
	return t->raw ? memmem(t->raw, t->raw_length, end_mark, sizeof end_mark - 1) : NULL;
}

static int64_t now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void give_up(struct term *t, const char *what)
{
	for (int row = 0; row < term_rows(t); row++)
		print_error("|%s\n", term_row(t, row));
	fail_msg("waited %d seconds for: %s%s", TERM_PATIENCE_S, what,
	         t->ended ? " (the program has ended)" : "");
}

static void read_last(struct term *t, int64_t until)
{
	bool marked = t->master < 0;

	while (!marked || (t->master >= 0 && !find_mark(t))) {
		struct pollfd fd = { .fd = t->master, .events = POLLIN };

		if (!marked) {
			while (take(t))
				;
			marked = write(t->slave, end_mark, sizeof end_mark - 1) > 0;
		}
		if (now_ms() > until)
			give_up(t, "the last of the output");
		poll(&fd, 1, (int)(until - now_ms() + 1));
		take(t);
	}
	if (t->master >= 0) {
		t->raw_length = (size_t)(find_mark(t) - t->raw);
		t->raw[t->raw_length] = '\0';
	}
}

/* The program has ended. */
static void take_end(struct term *t, int64_t until)
{
	struct news news;

	read_news(t, &news);
	t->ended = true;
	t->status = news.status;
	t->cpu_ms = news.cpu_ms;
	read_last(t, until);
}

/* Waits for output or the program's end, and takes it. */
static void step(struct term *t, int64_t until, const char *what)
{
	struct pollfd fds[] = {
		{ .fd = t->master, .events = POLLIN },
		{ .fd = t->report, .events = POLLIN },
	};
	int64_t left = until - now_ms();

	if (left <= 0 || (t->ended && !take(t)))
		give_up(t, what);
	if (t->ended)
		return;
	if (poll(fds, 2, (int)left) < 0 && errno != EINTR)
		fail_msg("poll: %s", strerror(errno));
	if (!take(t) && fds[1].revents & (POLLIN | POLLHUP))
		take_end(t, until);
}

bool term_read_for(struct term *t, int ms)
{
	struct pollfd fds[] = {
		{ .fd = t->master, .events = POLLIN },
		{ .fd = t->report, .events = POLLIN },
	};
	int64_t until = now_ms() + ms, left = ms;

	do {
		if (!t->ended && poll(fds, 2, (int)left) > 0 && !take(t) &&
		    fds[1].revents & (POLLIN | POLLHUP))
			take_end(t, now_ms() + TERM_PATIENCE_S * 1000);
		left = until - now_ms();
	} while (!t->ended && left > 0);
	return t->ended;
}

void term_wait(struct term *t, bool (*holds)(struct term *, const void *), const void *data, const char *what)
{
	int64_t until = now_ms() + TERM_PATIENCE_S * 1000;

	while (take(t))
		;
	while (!holds(t, data))
		step(t, until, what);
}

struct wanted {
	const char *text;
	int row;
	bool there;
};

static bool text_holds(struct term *t, const void *data)
{
	const struct wanted *wanted = data;
	int row = wanted->row == -1 ? term_rows(t) - 1 : wanted->row;
	bool there = wanted->row == -2 ? term_has(t, wanted->text)
	                               : strstr(term_row(t, row), wanted->text) != NULL;

	return there == wanted->there;
}

static void wait_for(struct term *t, struct wanted wanted)
{
	char what[300];

	snprintf(what, sizeof what, "\"%s\" %s", wanted.text, wanted.there ? "to appear" : "to go");
	term_wait(t, text_holds, &wanted, what);
}

void term_wait_text(struct term *t, const char *text)
{
	wait_for(t, (struct wanted){ .text = text, .row = -2, .there = true });
}

void term_press(struct term *t, const char *keys, const char *text)
{
	term_send(t, keys);
	term_wait_text(t, text);
}

void term_wait_gone(struct term *t, const char *text)
{
	wait_for(t, (struct wanted){ .text = text, .row = -2, .there = false });
}

void term_wait_row(struct term *t, int row, const char *text)
{
	wait_for(t, (struct wanted){ .text = text, .row = row, .there = true });
}

static bool raw_holds(struct term *t, const void *data)
{
	return t->raw && memmem(t->raw, t->raw_length, data, strlen(data));
}

void term_wait_raw(struct term *t, const char *bytes)
{
	term_wait(t, raw_holds, bytes, "certain bytes");
}

/* A stopped program writes nothing, so its state has to be asked for; and earlier output
 * may still be on its way. */
void term_wait_stopped(struct term *t)
{
	int64_t until = now_ms() + TERM_PATIENCE_S * 1000;

	while (!term_is_stopped(t) || *term_left_over(t)) {
		if (now_ms() > until)
			give_up(t, "the program to stop and to give the terminal back");
		term_read_for(t, 1);
	}
}

static bool has_ended(struct term *t, const void *data)
{
	return t->ended;
}

int term_wait_exit(struct term *t)
{
	term_wait(t, has_ended, NULL, "the program to end");
	return t->status;
}

/* It sleeps and has read all that was typed, or it has ended, and what is unread stays so. */
static bool program_sleeps(struct term *t)
{
	char path[64], line[200], state = 0;
	int unread = 0;
	FILE *file;

	snprintf(path, sizeof path, "/proc/%d/status", (int)t->program);
	file = fopen(path, "re");
	while (file && fgets(line, sizeof line, file))
		if (sscanf(line, "State: %c", &state) == 1)
			break;
	if (file)
		fclose(file);
	if (!state || state == 'Z')
		return true;
	return state == 'S' && ioctl(t->slave, FIONREAD, &unread) == 0 && unread == 0;
}

/* The kernel hands on what is typed and what is painted in its own time, which is long on a
 * busy machine. A mark, written behind the program's output, comes back after all that was
 * under way. True: nothing else came. */
static bool nothing_was_under_way(struct term *t, int64_t until)
{
	struct pollfd fd = { .fd = t->master, .events = POLLIN };
	size_t before = t->raw_length;

	if (t->master < 0)
		return true;
	assert_int_equal(write(t->slave, "", 1), 1);
	for (t->marks++; t->marks > 0;) {
		if (now_ms() > until)
			give_up(t, "the terminal to hand on what was written");
		poll(&fd, 1, SILENCE_MS);
		take(t);
	}
	return t->raw_length == before;
}

/* Two marks: what was typed has come to the program by the first one, what it painted has come
 * here by the second. */
void term_settle(struct term *t)
{
	int64_t until = now_ms() + TERM_PATIENCE_S * 1000;
	struct pollfd fd = { .fd = t->master, .events = POLLIN };

	do {
		if (now_ms() > until)
			give_up(t, "the program to be silent");
		while (poll(&fd, 1, SILENCE_MS) > 0 && take(t))
			;
	} while (!program_sleeps(t) || !nothing_was_under_way(t, until) || !program_sleeps(t) ||
	         !nothing_was_under_way(t, until));
}

/* ---- writing ---- */

void term_send_bytes(struct term *t, const char *bytes, size_t size)
{
	int64_t until = now_ms() + TERM_PATIENCE_S * 1000;

	while (size) {
		ssize_t put = write(t->master, bytes, size);

		if (put > 0) {
			bytes += put;
			size -= (size_t)put;
		} else if (errno == EAGAIN || errno == EINTR) {
			struct pollfd fd = { .fd = t->master, .events = POLLIN | POLLOUT };

			if (now_ms() > until)
				give_up(t, "the program to read its keys");
			poll(&fd, 1, (int)(until - now_ms() + 1));
			take(t);
		} else {
			fail_msg("writing to the terminal: %s", strerror(errno));
		}
	}
}

void term_send(struct term *t, const char *keys)
{
	term_send_bytes(t, keys, strlen(keys));
}

void term_resize(struct term *t, int rows, int cols)
{
	struct winsize size = { .ws_row = (unsigned short)rows, .ws_col = (unsigned short)cols };

	while (take(t))
		;
	t->cols = cols;
	vterm_set_size(t->vterm, rows, cols);
	assert_int_equal(ioctl(t->master, TIOCSWINSZ, &size), 0);
}

void term_kill(struct term *t, int signal)
{
	assert_int_equal(kill(t->program, signal), 0);
}

void term_kill_job(struct term *t, int signal)
{
	assert_int_equal(kill(-t->program, signal), 0);
}

void term_hang_up(struct term *t)
{
	while (take(t))
		;
	close(t->master);
	t->master = -1;
}

/* ---- looking ---- */

int term_rows(const struct term *t)
{
	int rows, cols;

	vterm_get_size(t->vterm, &rows, &cols);
	return rows;
}

int term_cols(const struct term *t)
{
	int rows, cols;

	vterm_get_size(t->vterm, &rows, &cols);
	return cols;
}

static int encode(uint32_t point, char *out)
{
	int bytes = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
	static const int lead[] = { 0, 0, 0xc0, 0xe0, 0xf0 };

	for (int i = bytes - 1; i > 0; i--) {
		out[i] = (char)(0x80 | (point & 0x3f));
		point >>= 6;
	}
	out[0] = (char)((unsigned)lead[bytes] | point);
	return bytes;
}

static int colour_of(const VTermColor *colour)
{
	if (VTERM_COLOR_IS_DEFAULT_FG(colour) || VTERM_COLOR_IS_DEFAULT_BG(colour))
		return -1;
	return VTERM_COLOR_IS_INDEXED(colour) ? colour->indexed.idx : -2;
}

struct term_cell term_cell(struct term *t, int row, int col)
{
	VTermScreenCell cell;
	struct term_cell out = { .width = 1 };
	size_t end = 0;

	if (!vterm_screen_get_cell(t->screen, (VTermPos){ .row = row, .col = col }, &cell))
		return out;
	out.right_half = cell.chars[0] == (uint32_t)-1;
	for (int i = 0; !out.right_half && i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++)
		end += (size_t)encode(cell.chars[i], out.text + end);
	out.width = cell.width;
	out.bold = cell.attrs.bold;
	out.dim = cell.attrs.italic;
	out.underline = cell.attrs.underline != 0;
	out.reverse = cell.attrs.reverse;
	out.fg = colour_of(&cell.fg);
	out.bg = colour_of(&cell.bg);
	return out;
}

const char *term_row(struct term *t, int row)
{
	int cols = term_cols(t);
	size_t end = 0, last = 0;

	for (int col = 0; col < cols && end + 40 < sizeof t->row; col++) {
		struct term_cell cell = term_cell(t, row, col);

		if (cell.right_half)
			continue;
		end += (size_t)sprintf(t->row + end, "%s", cell.text[0] ? cell.text : " ");
		if (cell.text[0] && strcmp(cell.text, " ") != 0)
			last = end;
	}
	t->row[last] = '\0';
	return t->row;
}

bool term_find(struct term *t, const char *text, int *row, int *col)
{
	for (*row = 0; *row < term_rows(t); ++*row) {
		const char *found = strstr(term_row(t, *row), text);
		size_t before;

		if (!found)
			continue;
		before = (size_t)(found - t->row);
		for (*col = 0; before > 0; ++*col) {
			struct term_cell cell = term_cell(t, *row, *col);

			if (!cell.right_half)
				before -= cell.text[0] ? strlen(cell.text) : 1;
		}
		while (term_cell(t, *row, *col).right_half)
			++*col;
		return true;
	}
	return false;
}

void term_mouse(struct term *t, enum term_button button, int row, int col)
{
	char bytes[60];

	snprintf(bytes, sizeof bytes, "\033[<%d;%d;%dM\033[<%d;%d;%dm", button, col + 1, row + 1, button,
	         col + 1, row + 1);
	term_send(t, bytes);
}

void term_click(struct term *t, const char *text, const char *wanted)
{
	int row, col;

	term_wait_text(t, text);
	assert_true(term_find(t, text, &row, &col));
	term_mouse(t, TERM_LEFT, row, col);
	term_wait_text(t, wanted);
}

bool term_has(struct term *t, const char *text)
{
	int row, col;

	return term_find(t, text, &row, &col);
}

void term_cursor(struct term *t, int *row, int *col, bool *visible)
{
	VTermPos at;

	vterm_state_get_cursorpos(vterm_obtain_state(t->vterm), &at);
	*row = at.row;
	*col = at.col;
	*visible = t->cursor_visible;
}

const char *term_raw(const struct term *t, size_t *size)
{
	*size = t->raw_length;
	return t->raw ? t->raw : "";
}

void term_raw_forget(struct term *t)
{
	t->raw_length = 0;
	if (t->raw)
		t->raw[0] = '\0';
}

/* The field of /proc/PID/stat, of which 3 is the first after the name. */
static long stat_field(const struct term *t, int field)
{
	char path[64], line[1000] = "";
	const char *at;
	FILE *file;

	snprintf(path, sizeof path, "/proc/%d/stat", (int)t->program);
	file = fopen(path, "re");
	if (file && !fgets(line, sizeof line, file))
		line[0] = '\0';
	if (file)
		fclose(file);
	at = strrchr(line, ')');
	for (; at && field > 2; field--)
		at = strchr(at + 1, ' ');
	return !at ? 0 : at[1] >= 'A' ? at[1] : atol(at + 1);
}

long term_cpu_ms(const struct term *t)
{
	return t->ended ? t->cpu_ms : (stat_field(t, 14) + stat_field(t, 15)) * 1000 / sysconf(_SC_CLK_TCK);
}

bool term_is_stopped(const struct term *t)
{
	return stat_field(t, 3) == 'T';
}

/* What stands after a name in a file of /proc. */
static long number_in(const char *path, const char *name)
{
	FILE *file = fopen(path, "re");
	char line[200];
	long number = 0;

	while (file && fgets(line, sizeof line, file))
		if (strncmp(line, name, strlen(name)) == 0) {
			number = atol(line + strlen(name));
			break;
		}
	if (file)
		fclose(file);
	return number;
}

long term_memory_kib(const struct term *t)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%d/status", (int)t->program);
	return number_in(path, "RssAnon:");
}

long term_switches(const struct term *t)
{
	char folder[64], path[400];
	struct dirent *entry;
	long count = 0;
	DIR *dir;

	snprintf(folder, sizeof folder, "/proc/%d/task", (int)t->program);
	dir = opendir(folder);
	assert_non_null(dir);
	while ((entry = readdir(dir)))
		if (entry->d_name[0] != '.') {
			snprintf(path, sizeof path, "%s/%s/status", folder, entry->d_name);
			count += number_in(path, "voluntary_ctxt_switches:");
		}
	closedir(dir);
	return count;
}

static bool termios_equal(const struct termios *a, const struct termios *b)
{
	return a->c_iflag == b->c_iflag && a->c_oflag == b->c_oflag && a->c_cflag == b->c_cflag &&
	       a->c_lflag == b->c_lflag && memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) == 0;
}

const char *term_left_over(struct term *t)
{
	struct termios after;

	assert_int_equal(tcgetattr(t->slave, &after), 0);
	snprintf(t->left_over, sizeof t->left_over, "%s%s%s%s", t->alternate ? "the alternate screen; " : "",
	         t->cursor_visible ? "" : "a hidden cursor; ", t->mouse ? "mouse reports; " : "",
	         termios_equal(&t->before, &after) ? "" : "the line's settings; ");
	return t->left_over;
}

const char *term_line_does(struct term *t)
{
	struct termios now;

	assert_int_equal(tcgetattr(t->slave, &now), 0);
	snprintf(t->left_over, sizeof t->left_over, "%s%s%s%s%s%s%s%s", now.c_lflag & ISIG ? "signals " : "",
	         now.c_lflag & ECHO ? "echo " : "", now.c_lflag & ICANON ? "lines " : "",
	         now.c_iflag & ICRNL ? "cr-to-nl " : "", now.c_oflag & ONLCR ? "nl-to-crnl " : "",
	         now.c_iflag & IXON ? "stop-start " : "", now.c_cc[VSUSP] == _POSIX_VDISABLE ? "" : "^Z ",
	         now.c_lflag & NOFLSH ? "" : "flush");
	return t->left_over;
}

/* ---- without a terminal ---- */

static char *read_all(int fd)
{
	char *text = NULL;
	size_t length = 0, size = 0;
	ssize_t got;

	do {
		if (size - length < 4096) {
			size = size ? size * 2 : 8192;
			text = realloc(text, size);
			assert_non_null(text);
		}
		got = read(fd, text + length, size - length - 1);
		if (got > 0)
			length += (size_t)got;
	} while (got > 0 || (got < 0 && errno == EINTR));
	text[length] = '\0';
	return text;
}

char *term_output(const struct term_start *start, int *status, char **errors)
{
	struct environment env = { .count = 0 };
	int out[2], null = open("/dev/null", O_RDWR | O_CLOEXEC);
	FILE *complaints = tmpfile(); /* a file, so that neither stream can block the other */
	char *text;
	pid_t child;

	assert_non_null(complaints);
	assert_int_equal(pipe2(out, O_CLOEXEC), 0);
	env_fill(&env, start);
	fflush(NULL);
	child = vfork();
	if (child == 0) {
		setsid();
		dup2(null, 0);
		dup2(out[1], 1);
		dup2(fileno(complaints), 2);
		become_program(start, &env);
	}
	close(out[1]);
	close(null);
	text = read_all(out[0]);
	close(out[0]);
	waitpid(child, status, 0);
	*status = WIFEXITED(*status) ? WEXITSTATUS(*status) : 128 + WTERMSIG(*status);
	if (errors) {
		lseek(fileno(complaints), 0, SEEK_SET);
		*errors = read_all(fileno(complaints));
	}
	fclose(complaints);
	env_free(&env);
	return text;
}

/* ---- parts of a test ---- */

static pid_t part_start(int which, void (*part)(int which, void *data), void *data)
{
	pid_t child;

	fflush(NULL);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		setenv("CMOCKA_TEST_ABORT", "1", 1);
		part(which, data);
		exit(EXIT_SUCCESS);
	}
	return child;
}

bool term_parts(int parts, void (*part)(int which, void *data), void *data)
{
	pid_t child[PARTS_MAX];
	bool passed = true;
	int status;

	assert_true(parts <= PARTS_MAX);
	for (int i = 0; i < parts; i++)
		child[i] = part_start(i, part, data);
	for (int i = 0; i < parts; i++)
		passed &= waitpid(child[i], &status, 0) == child[i] && status == 0;
	return passed;
}
