/* SPDX-License-Identifier: MIT */
/*
 * See plain.h. The loop: reads a line, does it, tells the result; between lines it
 * tells news of the disk, the clock and the table's writer.
 */
#include <config.h>

#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { BLANK_LINES = 60, NARROW_ROWS = 21, NARROW_COLS = 80 };

/* ---- telling what came of a line ---- */

static void tell_owed(struct plain *p)
{
	struct open_table *table = &p->t.table;
	const void *state = journal_state(table->journal);
	const struct offer *due = open_table_due(table);
	char owed[sizeof p->owed], line[OFFER_LINE];

	owed[0] = '\0';
	if (due) {
		offer_line(due, line, sizeof line);
		snprintf(owed, sizeof owed, "%s (%s)", open_table_owed(table), line);
		utf8_mend_end(owed);
	}
	if (tui_is_typed(&p->t) && table->screen->asks)
		table->screen->asks(table->view, state, owed, sizeof owed);
	if (owed[0] && strcmp(owed, p->owed) != 0)
		plain_say(p, _("to do: %s"), owed);
	memcpy(p->owed, owed, sizeof owed);
}

static void tell_mark(struct plain *p)
{
	enum shell_mark mark = tui_mark(&p->t);
	const char *why = NULL;
	int unsaved = 0;

	if (mark == MARK_WRITING || mark == p->mark)
		return;
	if (mark == MARK_NOT_SAVED) {
		save_mark(p->t.table.save, &why, &unsaved);
		plain_say(p,
		          save_tries_again(p->t.table.save) ? _("not saved, trying again: %s")
		                                            : _("NOT SAVED: %s"),
		          why ? why : "?");
	} else if (mark == MARK_SAVED && p->mark == MARK_NOT_SAVED) {
		plain_say(p, "%s", _("saved"));
	} else if (mark == MARK_LEFT) {
		plain_say(p, "%s", _("no program has this table open now"));
	}
	p->mark = mark;
}

/* Tells what the full screen would lay over the table. */
static void tell_over(struct plain *p)
{
	struct tui *t = &p->t;
	const struct overlay *over = t->over;
	char unsaved[500];

	if (over == &overlay_ask)
		return;
	if (over == &overlay_confirm) {
		tui_unsaved(t, unsaved, sizeof unsaved);
		plain_say(p, "%s", unsaved);
		plain_say(p, "%s", _("y quits and loses them, e saves elsewhere, Enter alone stays"));
		return;
	}
	t->over = NULL;
	if (over == &overlay_text)
		plain_text(p, t->reading.text);
	else if (over == &overlay_phones)
		plain_read_phones(p);
	else if (over == &overlay_export)
		plain_export(p);
	else if (over == &overlay_options)
		plain_read_options(p);
	else if (over == &overlay_log)
		plain_read_log(p, 10);
	else if (over == &overlay_help)
		open_table_is_open(&t->table) ? plain_read_help(p, plain_table_words, "")
					      : plain_home_help(p);
	else if (over == &overlay_prompt)
		plain_say(p, "%s", _("type the line itself, without :"));
}

/* Tells another table, or home, before anything of it. */
static void tell_place(struct plain *p)
{
	const void *journal = p->t.table.journal;
	bool was_at_table;

	if (p->t.quit || journal == p->journal)
		return;
	was_at_table = p->journal && p->journal != p;
	p->journal = journal;
	p->menus = 0;
	p->owed[0] = '\0';
	p->covered = false;
	p->late = 0;
	if (!journal) {
		if (was_at_table && p->kept && p->t.status == EXIT_SAID)
			plain_say(p, "%s", _("everything is saved"));
		plain_home_tell(p);
		return;
	}
	p->mark = tui_mark(&p->t);
	p->kept = p->mark != MARK_NONE && p->mark != MARK_WATCHING;
	plain_read_head(p);
	p->tour = -1;
	plain_say(p, "%s",
	          p->t.tour.steps ? _("Enter alone: the next step; . leaves the tour")
	                          : _("Enter alone: what you can do now. help: all words."));
}

/* Pushes secret input out of sight. Line ends are all that works on an unknown
 * terminal. */
static void hide_secret(const struct plain *p)
{
	for (int i = 0; p->tty && i < BLANK_LINES; i++)
		putchar('\n');
}

/* The curtain; hides the text of one person afterwards. */
static void tell_curtain(struct plain *p)
{
	const struct screen *screen = p->t.table.screen;
	bool covered = tui_is_covered(&p->t);
	char text[4096] = "";

	if (covered && screen->curtain_text)
		screen->curtain_text(p->t.table.view, open_table_state(&p->t.table), text, sizeof text);
	else if (covered && !p->covered)
		plain_say(p, "%s", _("the curtain is down: Enter lifts it"));
	if (p->behind[0] && !text[0] && p->t.over != &overlay_ask)
		hide_secret(p);
	if (text[0] && strncmp(p->behind, text, sizeof p->behind - 1) != 0)
		plain_text(p, text);
	utf8_copy(p->behind, sizeof p->behind, text);
	p->covered = covered;
}

/* Tells the news, whatever its source. */
static void tell_news(struct plain *p)
{
	struct tui *t = &p->t;
	int late;

	t->picture.layout.body_rows = NARROW_ROWS;
	t->picture.cols = NARROW_COLS;
	if (open_table_is_open(&t->table) && t->table.screen->fit)
		t->table.screen->fit(t->table.view, open_table_state(&t->table), NARROW_ROWS, NARROW_COLS);
	plain_tell_message(p);
	tell_place(p);
	if (!t->quit && p->journal && t->over != &overlay_ask) {
		tell_owed(p);
		tell_mark(p);
		late = tui_late(t);
		if (late > p->late)
			plain_say(p, "%s", _("the clock: time is up"));
		p->late = late;
	}
	tell_curtain(p);
}

/* After a line: ends a run of steps, tells all, asks the next question. */
static void tell_all(struct plain *p)
{
	struct tui *t = &p->t;
	char sentence[200];

	open_table_flush(&t->table);
	if (t->over == &overlay_text && t->notice.role == ROLE_WARNING)
		plain_tell_message(p); /* of a list of faults */
	else if (t->over == &overlay_text)
		t->notice.text[0] = '\0'; /* its first sentence */
	tell_over(p);
	tell_news(p);
	if (t->tour.steps && p->tour != t->tour.at) {
		p->tour = t->tour.at;
		t->tour.sentence(t, sentence, sizeof sentence);
		plain_say(p, _("tour %s"), sentence);
	}
	if (t->over == &overlay_ask)
		plain_ask_tell(p);
	else if (!open_table_is_open(&t->table) && !t->quit)
		plain_home_asks(p);
}

/* ---- lines in ---- */

static void take_line(struct plain *p, char *line)
{
	struct tui *t = &p->t;
	struct reason why;
	bool secret;

	for (char *c = line; *c; c++)
		if (*c == '\t')
			*c = ' ';
	line += strspn(line, " ");
	for (size_t length = strlen(line); length && line[length - 1] == ' ';)
		line[--length] = '\0';
	if (!line_is_clean(line, strlen(line), &why)) {
		tui_refuse(t, &why);
		return;
	}
	secret = open_table_is_open(&t->table) &&
	         (tui_is_typed(t) || journal_flags(t->table.journal, line, strlen(line)) & VERB_SECRET);
	if (tui_is_covered(t)) { /* Enter alone lifts the curtain, a word goes back */
		table_lift(t, &(struct key){ .key = line[0] && t->table.screen->draw_curtain ? 0x1b : '\r' });
		p->peeks = t->over == &overlay_ask;
	} else if (t->over == &overlay_confirm) {
		overlay_key(t, &(struct key){ .key = (unsigned char)line[0], .text = { line[0] } });
	} else if (t->over == &overlay_ask) {
		plain_ask_line(p, line);
	} else if (open_table_is_open(&t->table)) {
		plain_table_line(p, line);
	} else {
		plain_home_line(p, line);
	}
	if (secret || (p->peeks && t->over != &overlay_ask))
		hide_secret(p);
	p->peeks = p->peeks && t->over == &overlay_ask;
}

static void do_line(struct plain *p, size_t length)
{
	char line[sizeof p->in];

	memcpy(line, p->in, length);
	line[length] = '\0';
	if (length && line[length - 1] == '\r')
		line[length - 1] = '\0';
	if (p->too_long)
		tui_message(&p->t, ROLE_WARNING, "%s", _("this line is too long"));
	else if (strlen(line) + 1 < length)
		tui_message(&p->t, ROLE_WARNING, "%s", _("this line is not text"));
	else
		take_line(p, line);
	p->too_long = false;
	tui_mind(&p->t);
	tell_all(p);
	open_table_sync(&p->t.table);
}

/* Does all complete lines; at the end of input also an incomplete one. */
static void do_lines(struct plain *p)
{
	char *end;

	while (!p->t.quit && (end = memchr(p->in, '\n', p->length)) != NULL) {
		size_t length = (size_t)(end - p->in);

		do_line(p, length);
		p->length -= length + 1;
		memmove(p->in, end + 1, p->length);
	}
	if (p->length >= LINE_BYTES) {
		p->too_long = true;
		p->length = 0;
	}
	if (p->ended && p->length && !p->t.quit)
		do_line(p, p->length);
}

static void read_more(struct plain *p)
{
	ssize_t got = read(STDIN_FILENO, p->in + p->length, sizeof p->in - 1 - p->length);

	if (got < 0 && (errno == EINTR || errno == EAGAIN))
		return;
	p->prompted = false;
	p->ended = got <= 0;
	p->length += got > 0 ? (size_t)got : 0;
	do_lines(p);
}

/* Only the end of the time is told: looks at the clock each second. */
static int timeout_of(struct plain *p)
{
	const struct table *table =
		open_table_is_open(&p->t.table) ? journal_state(p->t.table.journal) : NULL;
	int64_t now = open_table_time(p->t.table.journal);
	bool counts =
		table && ((table->clock.running && table->clock.limit_s && table_clock_at(table, now) >= 0) ||
	                  table_limit_at(table, now));

	return tui_timeout(&p->t, counts ? io_now_ms() + 1000 : 0);
}

static void wait_for_something(struct plain *p)
{
	struct tui *t = &p->t;
	struct pollfd fds[4] = {
		{ .fd = STDIN_FILENO, .events = POLLIN },
		{ .fd = terminal_signal_fd(), .events = POLLIN },
		{ .fd = open_table_is_open(&t->table) ? save_wait_fd(t->table.save) : -1, .events = POLLIN },
		{ .fd = tui_phones_fd(t), .events = POLLIN },
	};
	int came = poll(fds, 4, timeout_of(p)), events;

	if (came < 0 && errno != EINTR)
		t->quit = true;
	events = terminal_signals();
	if (events & TERMINAL_STOPPED)
		terminal_stop_job();
	if (events & TERMINAL_QUIT)
		t->quit = true;
	if (t->quit)
		return;
	if (came > 0 && fds[0].revents) {
		read_more(p);
	} else {
		tui_mind(t);
		if (fds[3].revents)
			tui_hear_phones(t);
		tell_news(p);
		open_table_sync(&t->table);
	}
	while (tui_phones_due(t))
		telephones_show(t->phones.pages, &t->table);
}

static void run_lines(struct plain *p)
{
	while (!p->t.quit && !p->ended) {
		if (p->tty && !p->prompted)
			fputs("> ", stdout);
		p->prompted = p->tty;
		if (!flush_output())
			return; /* the reader is gone */
		wait_for_something(p);
	}
}

/* ---- the whole ---- */

/* A word before a wait. */
static void draw_nothing(struct tui *t)
{
	plain_tell_message((struct plain *)t);
	flush_output();
}

static void begin_telling(struct plain *p, bool asked)
{
	p->tty = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
	p->ascii = p->t.look.ascii || (p->tty && strcmp(nl_langinfo(CODESET), "UTF-8") != 0);
	p->mark = MARK_SAVED;
	p->journal = p; /* neither home nor a table yet */
	if (!asked)
		plain_say(p, "%s",
		          _("this terminal cannot draw: tableside works line by line, as with --plain"));
}

int plain_run(struct cli *cli, const struct start *start)
{
	struct plain *p = xcalloc(1, sizeof *p);
	struct reason why, fault;
	bool fine, at_table;
	int status;

	if (!terminal_listen(&why)) {
		free(p);
		return complain(EXIT_REFUSED, "%s", why.text);
	}
	fine = tui_prepare(&p->t, cli, draw_nothing, &fault);
	p->t.lines = true;
	begin_telling(p, cli->plain);
	if (!fine)
		plain_say(p, "%s", fault.text);
	if (p->t.key_faults)
		plain_text(p, p->t.key_faults);
	if (start->room)
		plain_say(p, "%s", _("--room needs a screen to draw on: showing lines instead"));
	if (tui_begin(&p->t, start)) {
		tell_all(p);
		run_lines(p);
		at_table = p->journal && p->journal != p;
		status = tui_finish(&p->t);
		if (at_table && p->kept && status == EXIT_SAID)
			plain_say(p, "%s", _("everything is saved"));
	} else {
		status = tui_fail(&p->t, start);
	}
	free(p);
	return status;
}
