/* SPDX-License-Identifier: MIT */
/*
 * Curses and signals. Signal handlers write one byte into a pipe; the loop
 * polls it. Keys are read byte by byte and put together here, because curses
 * loses the first half of a character that arrives in two pieces.
 */
#include <config.h>

#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/io.h"

/* Our codes for the marks around a paste. */
enum { PASTE_BEGINS = KEY_MAX + 1, PASTE_ENDS };

/* The one piece of state that signal handlers need. */
static struct {
	int pipe[2];
	volatile sig_atomic_t told; /* something went into the pipe since it was last read */
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
	 * which never ends when it comes in the middle of an allocation. */
	static const int asked[] = { SIGHUP, SIGTERM, SIGINT, SIGWINCH, SIGCONT, SIGTSTP };
	static const int crashes[] = { SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT };
	struct sigaction action = { .sa_handler = on_signal, .sa_flags = SA_RESTART };

	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
		sigaction(asked[i], &action, NULL);
	action.sa_handler = on_crash;
	action.sa_flags = (int)SA_RESETHAND;
	for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
		sigaction(crashes[i], &action, NULL);
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
		return reason_set(why, _("this needs a terminal; --plain goes without, a line at a time"));
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
	keypad(stdscr, TRUE);
	nodelay(stdscr, TRUE);
	meta(stdscr, TRUE);
	leaveok(stdscr, FALSE);
	typeahead(-1); /* all keys are read before anything is drawn: no look for more in between */
	/* Ctrl-Z is undo and Ctrl-Y redo; Ctrl-S must not freeze the table. */
	if (tcgetattr(STDIN_FILENO, &modes) == 0) {
		modes.c_cc[VSUSP] = _POSIX_VDISABLE;
		modes.c_iflag &= ~(tcflag_t)IXON;
		tcsetattr(STDIN_FILENO, TCSANOW, &modes);
		def_prog_mode();
	}
}

static bool is_utf8(void)
{
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

void terminal_palette(const struct look *look, const struct settings *settings, struct palette *palette)
{
	static const int most[] = { [DIGITS_LARGE] = 0, [DIGITS_MEDIUM] = 5, [DIGITS_SMALL] = 3 };
	const char *no_color = getenv("NO_COLOR");
	int set = settings->value[SET_THEME];
	bool asked = look->theme || set != THEME_AUTO; /* goes before the environment */
	bool color = has_colors() && !look->no_color && (asked || !no_color || !*no_color);
	int theme = look->theme ? theme_find(look->theme) : set == THEME_AUTO ? THEME_DEFAULT : set - 1;

	if (color) {
		start_color();
		use_default_colors();
	}
	palette_make(palette, theme < 0 ? THEME_DEFAULT : (enum theme)theme, color,
	             look->ascii || settings->value[SET_LINES] == LINES_ASCII || !is_utf8(), is_utf8());
	palette->digits_most = most[settings->value[SET_DIGITS]];
}

static const char *capability(const char *name)
{
	const char *text = tigetstr(name);

	return text == (const char *)-1
	               ? NULL
	               : text; /* NOLINT(performance-no-int-to-ptr): terminfo's way to say no */
}

/* putp goes through stdout's own buffer, not through that of curses. */
static void tell_terminal(const char *text)
{
	if (!text)
		return;
	putp(text);
	fflush(stdout);
}

/* Without marks each letter of a paste would be a command. */
static void mark_pastes(struct terminal *t)
{
	const char *begins = capability("PS"), *ends = capability("PE");

	t->paste_on = capability("BE");
	t->paste_off = capability("BD");
	if (!begins || !ends || !t->paste_on || !t->paste_off) {
		t->paste_on = t->paste_off = NULL;
		return;
	}
	define_key(begins, PASTE_BEGINS);
	define_key(ends, PASTE_ENDS);
	tell_terminal(t->paste_on);
}

void terminal_set_mouse(struct terminal *t, bool on)
{
	t->mouse = on;
	mousemask(on ? BUTTON1_CLICKED | BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED : 0, NULL);
	mouseinterval(0); /* a press is a click: no waiting for a second one */
}

bool terminal_start(struct terminal *t, const struct look *look, const struct settings *settings,
                    struct palette *palette, struct reason *why)
{
	*t = (struct terminal){ 0 };
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
	if (!getenv("ESCDELAY"))
		set_escdelay(25);
	set_modes();
	terminal_palette(look, settings, palette);
	/* Without this ncurses flushes at each cursor movement: a full repaint
	 * would be some seventy writes instead of one. */
	endwin();
	mark_pastes(t);
	terminal_set_mouse(t, !look->no_mouse && settings->value[SET_MOUSE] == MOUSE_ON);
	return true;
}

void terminal_stop(struct terminal *t)
{
	if (!t->screen)
		return;
	mousemask(0, NULL);
	tell_terminal(t->paste_off);
	endwin();
	delscreen(t->screen);
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
	clearok(curscr, TRUE);
}

void terminal_suspend(struct terminal *t)
{
	tell_terminal(t->paste_off);
	endwin();
	kill(0, SIGSTOP); /* the whole job: a wrapper must stop with us */
	tell_terminal(t->paste_on);
	terminal_resize(t);
}

/* ---- keys ---- */

/* One more byte of text; true when it completes a character that may be shown. */
static bool add_byte(struct terminal *t, int byte, struct key *key)
{
	uint32_t point;

	if (byte < 0x80)
		t->partial_length = 0; /* a character that was cut off is dropped */
	t->partial[t->partial_length++] = (char)byte;
	if (utf8_decode(t->partial, (size_t)t->partial_length, &point) == t->partial_length) {
		memcpy(key->text, t->partial, (size_t)t->partial_length);
		key->text[t->partial_length] = '\0';
		key->key = t->partial_length == 1 ? (unsigned char)t->partial[0] : 0;
		t->partial_length = 0;
		if (utf8_is_control(point))
			key->text[0] = '\0';
		return key->text[0] || key->key;
	}
	if (t->partial_length == 4 || (unsigned char)t->partial[0] < 0xc2)
		t->partial_length = 0;
	return false;
}

bool terminal_key(struct terminal *t, struct key *key)
{
	int got;

	while ((got = wgetch(stdscr)) != ERR) {
		t->heard = true;
		if (got == KEY_RESIZE)
			continue; /* our own signal handler tells */
		if (got == PASTE_BEGINS || got == PASTE_ENDS) {
			t->pasting = got == PASTE_BEGINS;
			continue;
		}
		*key = (struct key){ .pasted = t->pasting };
		if (got == KEY_MOUSE) {
			if (getmouse(&key->mouse) != OK)
				continue;
			key->key = got;
			return true;
		}
		if (got >= KEY_MIN) {
			key->key = got == KEY_ENTER ? '\r' : got;
			return true;
		}
		if (add_byte(t, got, key)) {
			if (key->key == '\n')
				key->key = '\r';
			return true;
		}
	}
	return false;
}
