/* SPDX-License-Identifier: MIT */
/*
 * The loop: waits for a key, a signal, the disk, a hall or the writer of a watched
 * table; acts on it; draws once. Never waits for a disk, and sleeps while nothing
 * comes.
 */
#include <config.h>

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- the loop ---- */

static void press(struct tui *t, const struct key *key)
{
	t->dirty = true;
	t->hints.stepped = false;
	key_press(t, key);
	t->hints.acted |= !t->hints.stepped;
}

static void refuse_paste(struct tui *t)
{
	const char *why = _("nothing to paste into here: press : for the prompt");

	if (t->over == &overlay_ask)
		utf8_copy(t->ask.note, sizeof t->ask.note, _("no text field here: nothing was pasted"));
	else
		tui_message(t, ROLE_WARNING, "%s", why);
	t->dirty = true;
}

/* A paste is text for a field; without one it is refused. What its own text closes takes no more
 * of it. */
static void take_paste(struct tui *t)
{
	enum field field = tui_field(t);
	char line[PASTE_BYTES + 100];
	uint32_t point;
	struct key key;

	if (tui_is_covered(t) || shell_too_small(LINES, COLS))
		return;
	if (field < FIELD_TEXT) {
		refuse_paste(t);
		return;
	}
	paste_line(t->terminal.reader.paste, field == FIELD_NAMES, line, sizeof line);
	for (const char *at = line; *at && tui_field(t) >= FIELD_TEXT; at += strlen(key.text)) {
		utf8_decode(at, strlen(at), &point);
		sequence_character(point, &key);
		press(t, &key);
	}
}

static void mind_signals(struct tui *t)
{
	int events = terminal_signals();

	if (events & TERMINAL_STOPPED)
		tui_suspend(t);
	if (events & (TERMINAL_STOPPED | TERMINAL_RESIZED)) {
		terminal_resize(&t->terminal);
		t->dirty = true;
	}
	if (events & TERMINAL_QUIT)
		t->quit = true;
}

/* Handles a new size before the keys typed after it: a key means what it meant in
 * the window that the person saw. */
static void read_keys(struct tui *t)
{
	struct key key;

	t->terminal.heard = false;
	while (!t->quit && terminal_key(&t->terminal, &key)) {
		if (terminal_is_signalled())
			mind_signals(t);
		if (key.key == KEY_MOUSE && t->dirty && !click_is_wheel(&key.mouse))
			frame_draw(t); /* a click means what the person would see */
		key.key == KEY_PASTE ? take_paste(t) : press(t, &key);
	}
	if (t->terminal.heard)
		awake_typed(t->awake);
	t->dirty |= t->terminal.fresh; /* the terminal has told its ground */
	t->quit |= t->terminal.gone;
}

int tui_timeout(struct tui *t, int64_t wake)
{
	int64_t now = io_now_ms();

	if (open_table_is_open(&t->table)) {
		wake = earlier(wake, t->table.run.until_ms);
		wake = earlier(wake, save_wake(t->table.save));
		wake = earlier(wake, t->phones.pages ? telephones_wake(t->phones.pages) : 0);
	}
	if (!wake)
		return -1;
	return wake <= now ? 0 : wake - now > 60000 ? 60000 : (int)(wake - now);
}

enum { UPGRADE_TOLD = 3 }; /* times */

/* Not for ever, when the package manager has put another program in the place of this one. */
static void tell_upgrade(struct tui *t)
{
	struct stat own;

	if (t->upgraded == UPGRADE_TOLD || stat("/proc/self/exe", &own) != 0 || own.st_nlink > 0)
		return;
	t->upgraded++;
	tui_message(t, ROLE_WARNING, "%s", _("tableside was upgraded: leave and reopen the table"));
}

static void mind_table(struct tui *t)
{
	struct open_table *table = &t->table;
	const struct journal *before = table->journal;
	int64_t now = io_now_ms();

	if (!open_table_is_open(table))
		return;
	if (table->run.until_ms && table->run.until_ms <= now) {
		open_table_flush(table);
		t->dirty = true;
	}
	if (save_tend(table->save, &table->journal, now, &table->said)) {
		if (journal_count(table->journal) != table->watched && table->said.lines)
			tui_tell_said(t);
		open_table_refresh(table, table->journal != before);
		tui_notice(t);
		/* A quick sync changes nothing on the screen. */
		if (save_how(table->save) != SAVE_WRITE || tui_mark(t) != t->picture.mark)
			t->dirty = true;
		tell_upgrade(t);
	}
}

void tui_mind(struct tui *t)
{
	mind_table(t);
	if (t->link)
		t->link->tend(t->link, t);
}

static void wait_for_something(struct tui *t)
{
	enum { AWAKE = 5 };
	struct pollfd fds[AWAKE + AWAKE_FDS] = {
		{ .fd = STDIN_FILENO, .events = POLLIN },
		{ .fd = terminal_signal_fd(), .events = POLLIN },
		{ .fd = open_table_is_open(&t->table) ? save_wait_fd(t->table.save) : -1, .events = POLLIN },
		{ .fd = t->link ? t->link->fd(t->link) : -1, .events = POLLIN },
		{ .fd = tui_phones_fd(t), .events = POLLIN },
	};
	int64_t due = frame_wake(t), escape = terminal_wake(&t->terminal);
	int came;

	awake_fds(t->awake, fds + AWAKE);
	came = poll(fds, AWAKE + AWAKE_FDS,
	            t->hints.old || tui_phones_due(t)
	                    ? 0
	                    : tui_timeout(t, earlier(due, earlier(escape, awake_wake(t->awake)))));

	if (came < 0 && errno != EINTR)
		t->quit = true;
	if (came == 0 && t->hints.old)
		frame_mend_hints(t);
	else if (came == 0 && tui_phones_due(t))
		telephones_show(t->phones.pages, &t->table);
	if (due && due <= io_now_ms())
		t->dirty = true;
	if (fds[1].revents)
		mind_signals(t);
	if (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL))
		t->quit = true;
	else if (fds[0].revents & POLLIN || escape)
		read_keys(t);
	tui_mind(t);
	t->dirty |= awake_heard(t->awake, fds + AWAKE);
	if (fds[3].revents)
		t->link->heard(t->link, t);
	if (fds[4].revents)
		tui_hear_phones(t);
}

static void run_loop(struct tui *t)
{
	frame_draw(t);
	read_keys(t);
	while (!t->quit) {
		if (t->dirty)
			frame_draw(t);
		open_table_sync(&t->table);
		if (awake_want(t->awake, tui_keeps_awake(t)))
			frame_draw(t);
		wait_for_something(t);
	}
}

bool tui_begin(struct tui *t, const struct start *start)
{
	t->link = start->link;
	if (start->phones)
		t->phones.at = *start->phones;
	if (start->game || start->path) {
		if (!(start->game ? tui_new(t, start->game, start->title, start->names)
		                  : tui_open(t, start->path, start->how)))
			return false;
		if (start->room)
			room_open(t);
		if (start->phones)
			tui_phones_open(t);
		return true;
	}
	t->home.stale = true;
	return !start->tour || tour_begin(t, start->tour);
}

/* For a table that cannot be saved while the program must end: tells where the
 * copy is, or how much is lost. */
static void rescue(struct tui *t, char *word, size_t size)
{
	char path[PATH_MAX + 80];
	struct reason why;
	const char *cause = NULL;
	int unsaved = 0;

	word[0] = '\0';
	open_table_flush(&t->table);
	if (save_settle(t->table.save, 2000))
		return;
	t->status = EXIT_FILE;
	save_mark(t->table.save, &cause, &unsaved);
	if (tui_save_elsewhere(t, path, sizeof path, &why))
		snprintf(word, size, _("the table could not be saved in place (%s): a copy is in %s"),
		         cause ? cause : "?", path);
	else
		snprintf(word, size,
		         P_("%d line of the table is lost: %s", "%d lines of the table are lost: %s",
		            (unsigned long)unsaved),
		         unsaved, cause ? cause : "?");
}

int tui_finish(struct tui *t)
{
	char word[PATH_MAX + 300] = "";

	if (open_table_is_open(&t->table)) {
		rescue(t, word, sizeof word);
		tui_close(t);
	}
	awake_free(t->awake);
	terminal_stop(&t->terminal);
	if (word[0])
		complain(0, "%s", word);
	export_close(t);
	evenings_close(t);
	free(t->qr[0].module);
	free(t->qr[1].module);
	home_free(&t->home, t->store);
	history_free(&t->history);
	keymap_done(&t->keymap);
	free(t->key_faults);
	free(t->reading.text);
	search_free(&t->log.search);
	return t->status;
}

int tui_fail(struct tui *t, const struct start *start)
{
	char message[sizeof t->notice.text];

	memcpy(message, t->notice.text, sizeof message);
	tui_finish(t);
	return complain(start->game ? EXIT_REFUSED : EXIT_FILE, "%s", message);
}

static bool is_warned(const struct tui *t)
{
	return t->notice.text[0] && t->notice.role == ROLE_WARNING;
}

/* The first one, and how many more; --plain tells them all. */
static void tell_key_faults(struct tui *t)
{
	int more = -1;

	for (const char *c = t->key_faults; c && *c; c++)
		more += *c == '\n';
	if (more < 0 || is_warned(t))
		return;
	if (more == 0)
		tui_message(t, ROLE_WARNING, "%.*s", (int)strcspn(t->key_faults, "\n"), t->key_faults);
	else
		tui_message(t, ROLE_WARNING,
		            P_("%.*s (and %d more)", "%.*s (and %d more)", (unsigned long)more),
		            (int)strcspn(t->key_faults, "\n"), t->key_faults, more);
}

bool tui_prepare(struct tui *t, struct cli *cli, void (*draw)(struct tui *t), struct reason *why)
{
	t->store = &cli->store;
	t->rng = &cli->rng;
	t->look = cli->look;
	t->words = program_words;
	t->draw = draw;
	t->press = table_key;
	return settings_begin(t, why);
}

int tui_run(struct cli *cli, const struct start *start)
{
	static struct tui screen; /* large, mostly unused room */
	struct tui *t = &screen;
	struct reason why, fault;
	bool fine = tui_prepare(t, cli, frame_draw, &fault);
	int status;

	t->dirty = true;
	if (!terminal_start(&t->terminal, &t->look, &t->settings, t->store->state, &t->palette, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	t->picture.canvas = canvas_new();
	t->awake = awake_new();
	cli->store.progress = progress_begin(t);
	if (tui_begin(t, start)) {
		if (!t->palette.utf8 && !t->notice.text[0])
			tui_message(t, ROLE_DIM, "%s",
			            _("the locale is not UTF-8: drawn in ASCII, other letters as ?"));
		if (!fine && !is_warned(t))
			tui_refuse(t, &fault);
		tell_key_faults(t);
		run_loop(t);
		status = tui_finish(t);
	} else {
		status = tui_fail(t, start);
	}
	canvas_free(t->picture.canvas);
	return status;
}
