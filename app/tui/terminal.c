/* SPDX-License-Identifier: MIT */
/*
 * Curses and signals. Signal handlers write one byte into a pipe; the loop polls it.
 */
#include <config.h>

#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"

/* The one piece of state that signal handlers need. */
static struct {
	int pipe[2];
	volatile sig_atomic_t told; /* something went into the pipe since it was last read */
	volatile sig_atomic_t continued;
	bool unstoppable; /* whoever started the program wants no SIGTSTP to stop it */
	struct termios before;
	bool raised; /* the terminal is ours and must be put back */
} ours = { .pipe = { -1, -1 } };

/* ---- signals ---- */

static void on_signal(int number)
{
	char byte = number == SIGWINCH || number == SIGCONT ? 'w'
	            : number == SIGHUP                      ? 'h'
	            : number == SIGTSTP                     ? 's'
	                                                    : 'q';
	int saved = errno;
	ssize_t written = write(ours.pipe[1], &byte, 1);

	(void)written; /* a full pipe already says enough */
	ours.told = 1;
	if (number == SIGCONT)
		ours.continued = 1;
	errno = saved;
}

/* Leaves the alternate screen, shows the cursor, drops colours, mouse and paste marks. */
static const char reset[] = "\033[?2004l\033[?1006l\033[?1000l\033[?1049l\033[?25h\033[?1l\033>\033[0m\r\n";

static void on_crash(int number)
{
	if (ours.raised) {
		ssize_t written = write(STDOUT_FILENO, reset, sizeof reset - 1);

		(void)written;
		tcsetattr(STDIN_FILENO, TCSANOW, &ours.before);
	}
	signal(number, SIG_DFL);
	raise(number);
}

/* Out of memory: restores the terminal first, so that the message can be read.
 * Also at exit, for libraries that end the program then. */
static void give_back(void)
{
	if (!ours.raised)
		return;
	ours.raised = false;
	if (write(STDOUT_FILENO, reset, sizeof reset - 1) < 0)
		return;
	tcsetattr(STDIN_FILENO, TCSANOW, &ours.before);
}

static void catch_signals(void)
{
	/* SIGTSTP too: curses would put the terminal back inside of its handler,
	 * which never ends when it comes in the middle of an allocation. Those that
	 * nobody is known to send would end the program and leave the terminal raw. */
	static const int asked[] = { SIGHUP,  SIGTERM, SIGINT,  SIGWINCH,  SIGCONT, SIGTSTP,
		                     SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF };
	static const int crashes[] = { SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL,
		                       SIGQUIT, SIGTRAP, SIGSYS, SIGXCPU };
	struct sigaction action = { .sa_handler = on_signal, .sa_flags = SA_RESTART }, before;

	sigemptyset(&action.sa_mask);
	if (sigaction(SIGTSTP, NULL, &before) == 0 && before.sa_handler == SIG_IGN)
		ours.unstoppable = true;
	for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
		sigaction(asked[i], &action, NULL);
	action.sa_handler = on_crash;
	action.sa_flags = (int)SA_RESETHAND;
	for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
		sigaction(crashes[i], &action, NULL);
}

bool terminal_stop_job(void)
{
	struct sigaction usual = { .sa_handler = SIG_DFL }, caught;

	if (ours.unstoppable)
		return false;
	ours.continued = 0;
	sigemptyset(&usual.sa_mask);
	sigaction(SIGTSTP, &usual, &caught);
	kill(0, SIGTSTP); /* the whole job: a wrapper must stop with us */
	sigaction(SIGTSTP, &caught, NULL);
	return ours.continued;
}

int terminal_signal_fd(void)
{
	return ours.pipe[0];
}

bool terminal_is_signalled(void)
{
	return ours.told;
}

int terminal_signals(void)
{
	char bytes[64];
	ssize_t count;
	int events = 0;

	ours.told = 0;
	while ((count = read(ours.pipe[0], bytes, sizeof bytes)) > 0)
		for (ssize_t i = 0; i < count; i++)
			events |= bytes[i] == 'w'   ? TERMINAL_RESIZED
			          : bytes[i] == 's' ? TERMINAL_STOPPED
			          : bytes[i] == 'h' ? TERMINAL_GONE | TERMINAL_QUIT
			                            : TERMINAL_QUIT;
	return events;
}

/* ---- start and stop ---- */

bool terminal_is_dumb(void)
{
	const char *term = getenv("TERM");

	return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term &&
	       (strcmp(term, "dumb") == 0 || strcmp(term, "unknown") == 0);
}

static bool is_terminal(struct reason *why)
{
	const char *term = getenv("TERM");

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return reason_set(why, _("this needs a terminal; --plain works without, a line at a time"));
	return (term && *term) ||
	       reason_set(
		       why,
		       _("TERM is not set, so the terminal cannot be drawn on; try TERM=xterm, or --plain"));
}

/* Starts curses; NULL and why. */
static SCREEN *open_screen(struct reason *why)
{
	const char *term = getenv("TERM");
	SCREEN *screen = newterm(NULL, stdout, stdin);
	int error;

	if (screen && cursor_address)
		return screen;
	if (screen) {
		endwin();
		delscreen(screen);
		reason_set(why, _("the terminal \"%.40s\" cannot place its cursor; try --plain"), term);
	} else if (setupterm(term, STDOUT_FILENO, &error) != OK) {
		reason_set(why, _("the terminal \"%.40s\" is not known here; try TERM=xterm, or --plain"),
		           term);
	} else {
		reason_set(why, _("the terminal cannot be started"));
	}
	return NULL;
}

static bool open_pipe(struct reason *why)
{
	if (ours.pipe[0] >= 0)
		return true;
	return io_pipe(ours.pipe) || reason_set(why, "pipe: %s", strerror(errno));
}

bool terminal_listen(struct reason *why)
{
	if (!open_pipe(why))
		return false;
	catch_signals();
	return true;
}

static void set_modes(void)
{
	struct termios modes;

	cbreak();
	noecho();
	nonl();
	intrflush(stdscr, FALSE);
	leaveok(stdscr, FALSE);
	typeahead(-1); /* all keys are read before anything is drawn: no look for more in between */
	/* Ctrl-Z is a key, so that the table is saved before it suspends, and Ctrl-Y
	 * redo; Ctrl-S must not freeze the table. */
	if (tcgetattr(STDIN_FILENO, &modes) == 0) {
		modes.c_cc[VSUSP] = _POSIX_VDISABLE;
		modes.c_iflag &= ~(tcflag_t)IXON;
		tcsetattr(STDIN_FILENO, TCSANOW, &modes);
		def_prog_mode();
	}
}

static const char *capability(const char *name)
{
	const char *text = tigetstr(name);

	/* terminfo's way to say no: NOLINTNEXTLINE(performance-no-int-to-ptr) */
	return text == (const char *)-1 ? NULL : text;
}

/* putp goes through stdout's own buffer, not through that of curses. */
static void tell_terminal(const char *text)
{
	if (!text)
		return;
	putp(text);
	fflush(stdout);
}

/* Without marks each letter of a paste would be a command. Terminals know them of which
 * terminfo says nothing, as tmux behind the name of screen; others of their kind pass over them. */
static void mark_pastes(struct terminal *t)
{
	bool ansi = strncmp(cursor_address, "\033[", 2) == 0;

	t->paste_on = capability("BE") ? capability("BE") : ansi ? "\033[?2004h" : NULL;
	t->paste_off = capability("BD") ? capability("BD") : ansi ? "\033[?2004l" : NULL;
	tell_terminal(t->paste_on);
}

static void name_key(struct key_reader *reader, const char *name, int key)
{
	struct named_key *named = &reader->named[reader->named_count];
	const char *bytes = capability(name);

	if (!bytes || !*bytes || strcmp(bytes, "\033") == 0 || strlen(bytes) >= sizeof named->bytes)
		return;
	snprintf(named->bytes, sizeof named->bytes, "%s", bytes);
	named->key = key;
	reader->named_count++;
}

/* The keys of this terminal as terminfo has them, and how long Escape waits for more. */
static void learn_keys(struct key_reader *reader)
{
	enum { ESCAPE_MS = 25, ESCAPE_MOST = 10000, F_KEYS = 12 };
	static const struct {
		const char *name;
		int key;
	} keys[] = {
		{ "kcuu1", KEY_UP },   { "kcud1", KEY_DOWN }, { "kcub1", KEY_LEFT }, { "kcuf1", KEY_RIGHT },
		{ "khome", KEY_HOME }, { "kend", KEY_END },   { "kpp", KEY_PPAGE },  { "knp", KEY_NPAGE },
		{ "kich1", KEY_IC },   { "kdch1", KEY_DC },   { "kcbt", KEY_BTAB },  { "kent", '\r' },
	};
	const char *delay = getenv("ESCDELAY");
	int ms = delay ? atoi(delay) : 0;
	char name[8];

	reader->escape_ms = ms > 0 && ms <= ESCAPE_MOST ? ms : ESCAPE_MS;
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		name_key(reader, keys[i].name, keys[i].key);
	for (int i = 1; i <= F_KEYS; i++) {
		snprintf(name, sizeof name, "kf%d", i);
		name_key(reader, name, KEY_F(i));
	}
}

void terminal_ring(void)
{
	if (capability("bel"))
		beep();
}

void terminal_set_mouse(struct terminal *t, bool on)
{
	t->mouse = on;
	mousemask(on ? BUTTON1_CLICKED | BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED : 0, NULL);
	mouseinterval(0); /* a press is a click: no waiting for a second one */
}

bool terminal_start(struct terminal *t, const struct look *look, const struct settings *settings,
                    const char *folder, struct palette *palette, struct reason *why)
{
	*t = (struct terminal){ .look = look,
		                .settings = settings,
		                .palette = palette,
		                .folder = folder,
		                .ground = ground_guess(folder) };
	if (!is_terminal(why) || !open_pipe(why))
		return false;
	tcgetattr(STDIN_FILENO, &ours.before);
	/* Before curses, which leaves alone what it finds caught: else it would ignore
	 * SIGTSTP while it paints, and one that came then would be lost. */
	catch_signals();
	t->screen = open_screen(why);
	if (!t->screen)
		return false;
	ours.raised = true;
	if (!out_of_memory)
		atexit(give_back);
	out_of_memory = give_back;
	set_modes();
	/* Without this ncurses flushes at each cursor movement: a full repaint
	 * would be some seventy writes instead of one. */
	endwin();
	reset_prog_mode(); /* an answer must not be echoed */
	keypad(stdscr, TRUE);
	learn_keys(&t->reader);
	terminal_palette(t);
	mark_pastes(t);
	terminal_set_mouse(t, !look->no_mouse && settings->value[SET_MOUSE] == MOUSE_ON);
	return true;
}

void terminal_stop(struct terminal *t)
{
	if (!t->screen)
		return;
	terminal_await_rest(t);
	mousemask(0, NULL);
	if (t->mouse && t->paste_off) /* curses needs memory to say it */
		tell_terminal("\033[?1006l\033[?1000l");
	tell_terminal(t->paste_off);
	endwin();
	delscreen(t->screen);
	clearerr(stdout); /* what a window that is closed has not shown is no answer that is missing */
	t->screen = NULL;
	ours.raised = false;
	tcsetattr(STDIN_FILENO, TCSANOW, &ours.before);
}

void terminal_resize(struct terminal *t)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col &&
	    is_term_resized(size.ws_row, size.ws_col)) {
		resizeterm(size.ws_row, size.ws_col);
		t->fresh = true;
	}
	reset_prog_mode(); /* after a stop from outside the shell has had the terminal */
	keypad(stdscr, TRUE);
	clearok(curscr, TRUE);
}

bool terminal_suspend(struct terminal *t, const char *parting)
{
	bool stopped;

	terminal_await_rest(t);
	tell_terminal(t->paste_off);
	endwin();
	if (*parting) {
		puts(parting);
		fflush(stdout);
	}
	stopped = terminal_stop_job();
	tell_terminal(t->paste_on);
	terminal_resize(t);
	return stopped;
}
