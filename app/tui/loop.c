/* SPDX-License-Identifier: MIT */
/*
 * The loop: waits for a key, a signal, the disk or the writer of a table that
 * is watched; does what it means; draws once. Nothing here waits for a disk,
 * and without any of those nothing runs.
 */
#include <config.h>

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "app/hall/hall.h"
#include "app/plain/plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "tui.h"

/* Curses may keep the beginning of a key to itself once, but not so often. */
enum { BARREN_MOST = 20 };

/* ---- the loop ---- */

/* A window too small for a table keeps it; only leaving is possible. */
static void do_key(struct tui *t, const struct key *key)
{
	struct key clicked;

	if (table_is_covered(t) && !shell_too_small(LINES, COLS) && key->key != 0x0c) {
		table_lift(t, key);
		return;
	}
	if (key->key == KEY_MOUSE) {
		if (shell_too_small(LINES, COLS) || !click_is_key(t, &key->mouse, &clicked))
			return;
		key = &clicked;
	}
	if (key->key == 0x0c) { /* Ctrl-L */
		terminal_resize(&t->terminal);
		t->stepped = true;
	} else if (shell_too_small(LINES, COLS) && t->over != OVER_CONFIRM) {
		if (key->text[0] == 'q')
			tui_leave(t, !open_table_is_open(&t->table));
	} else if (t->over != OVER_NONE) {
		overlay_key(t, key);
	} else if (open_table_is_open(&t->table)) {
		table_key(t, key);
	} else {
		home_key(t, key);
	}
}

static void press(struct tui *t, const struct key *key)
{
	t->dirty = true;
	t->stepped = false;
	do_key(t, key);
	t->acted |= !t->stepped;
}

/* What is pasted is text: line ends become blanks, and where no text is asked
 * for it means nothing. */
static void take_paste(struct tui *t, struct key *key)
{
	if (table_is_covered(t))
		return;
	if (!frame_takes_paste(t)) {
		tui_message(t, ROLE_WARNING, "%s", _("nothing takes a paste here; : opens the prompt"));
		return;
	}
	if (key->key == '\r' || key->key == '\t')
		memcpy(key->text, " ", 2);
	if (!key->text[0])
		return;
	key->key = key->text[1] ? 0 : (unsigned char)key->text[0];
	press(t, key);
}

static void mind_signals(struct tui *t)
{
	int events = terminal_signals();

	if (events & TERMINAL_STOPPED)
		terminal_suspend(&t->terminal);
	if (events & (TERMINAL_STOPPED | TERMINAL_RESIZED)) {
		terminal_resize(&t->terminal);
		t->dirty = true;
	}
	if (events & TERMINAL_QUIT)
		t->quit = true;
}

/* A key means what it means in the window as it was when the key was typed: a
 * new size that was told before it is minded before it. */
static void read_keys(struct tui *t, bool readable)
{
	struct key key;

	t->terminal.heard = false;
	while (!t->quit && terminal_key(&t->terminal, &key)) {
		if (terminal_is_signalled())
			mind_signals(t);
		key.pasted ? take_paste(t, &key) : press(t, &key);
	}
	/* Readable, and nothing is read, again and again: it is the end. */
	t->barren = readable && !t->terminal.heard ? t->barren + 1 : 0;
	if (t->barren > BARREN_MOST)
		t->quit = true;
}

static int64_t earlier(int64_t a, int64_t b)
{
	return !a ? b : !b ? a : a < b ? a : b;
}

static int timeout_of(struct tui *t)
{
	int64_t wake = frame_wake(t), now = io_now_ms();

	if (open_table_is_open(&t->table)) {
		wake = earlier(wake, t->table.run.until_ms);
		wake = earlier(wake, save_wake(t->table.save));
	}
	if (!wake)
		return -1;
	return wake <= now ? 0 : wake - now > 60000 ? 60000 : (int)(wake - now);
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
		const char *notice = save_notice(table->save);

		if (journal_count(table->journal) != table->watched && table->said.lines)
			tui_tell_said(t);
		open_table_refresh(table, table->journal != before);
		if (notice)
			tui_message(t, ROLE_WARNING, "%s", notice);
		/* A sync that came back in good time changes nothing in sight. */
		if (save_how(table->save) != SAVE_WRITE || frame_mark(t) != t->shown_mark)
			t->dirty = true;
	}
}

void tui_mind(struct tui *t)
{
	mind_table(t);
	hall_tend(t);
}

static void wait_for_something(struct tui *t)
{
	struct pollfd fds[4] = {
		{ .fd = STDIN_FILENO, .events = POLLIN },
		{ .fd = terminal_signal_fd(), .events = POLLIN },
		{ .fd = open_table_is_open(&t->table) ? save_wait_fd(t->table.save) : -1, .events = POLLIN },
		{ .fd = hall_fd(t), .events = POLLIN },
	};
	int64_t due = frame_wake(t);
	int came = poll(fds, 4, t->hints_old ? 0 : timeout_of(t));

	if (came < 0 && errno != EINTR)
		t->quit = true;
	if (came == 0 && t->hints_old)
		frame_mend_hints(t);
	if (due && due <= io_now_ms())
		t->dirty = true;
	if (fds[1].revents)
		mind_signals(t);
	if (fds[0].revents & (POLLHUP | POLLERR | POLLNVAL))
		t->quit = true;
	else if (fds[0].revents & POLLIN)
		read_keys(t, true);
	tui_mind(t);
	if (fds[3].revents)
		hall_heard(t);
}

static void run_loop(struct tui *t)
{
	frame_draw(t);
	/* The first look for a key switches the keypad on; without it the first
	 * arrow pressed would come as three characters. */
	read_keys(t, false);
	while (!t->quit) {
		if (t->dirty)
			frame_draw(t);
		open_table_sync(&t->table);
		wait_for_something(t);
	}
}

bool tui_begin(struct tui *t, const char *path, enum save_how how, const struct game *game, const char *names)
{
	if (game)
		return tui_new(t, game, t->cli->options.title, names);
	if (path)
		return tui_open(t, path, how);
	t->home.stale = true;
	return !t->cli->tour || tour_begin(t, t->cli->tour);
}

/* The last word on a table that cannot be saved while the program must end:
 * a copy elsewhere, or what is lost. */
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
		snprintf(word, size, _("the table could not be saved in its place (%s): a copy is in %s"),
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
		open_table_end(&t->table);
	}
	if (t->body)
		delwin(t->body);
	terminal_stop(&t->terminal);
	if (word[0])
		complain(0, "%s", word);
	qr_free(&t->qr);
	home_remember(&t->cli->store, &t->home);
	home_free(&t->home);
	history_free(&t->history);
	keymap_done(&t->keymap);
	free(t->key_faults);
	hall_reception_free(t);
	free(t->text);
	return t->status;
}

static bool is_warned(const struct tui *t)
{
	return t->message[0] && t->message_role == ROLE_WARNING;
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

int tui_run(struct cli *cli, const char *path, enum save_how how, const struct game *game, const char *names)
{
	static struct tui screen; /* much of it is room that few evenings touch */
	struct tui *t = &screen;
	struct reason why, fault;
	int status;
	bool fine;

	if (plain_is_meant(cli))
		return plain_run(cli, path, how, game, names);
	t->cli = cli;
	t->dirty = true;
	t->draw = frame_draw;
	t->log_end = t->history_at = t->chosen = -1;
	fine = settings_begin(t, &fault);
	if (!terminal_start(&t->terminal, &cli->options, &cli->settings, &t->palette, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	t->canvas = canvas_new();
	if (tui_begin(t, path, how, game, names)) {
		if (!t->palette.utf8 && !t->message[0])
			tui_message(t, ROLE_DIM, "%s",
			            _("the locale is not UTF-8: drawn in ASCII, other letters as ?"));
		if (!fine && !is_warned(t))
			tui_message(t, ROLE_WARNING, "%s", fault.text);
		tell_key_faults(t);
		run_loop(t);
		status = tui_finish(t);
	} else {
		char message[sizeof t->message];

		memcpy(message, t->message, sizeof message);
		tui_finish(t);
		status = complain(game ? EXIT_REFUSED : EXIT_FILE, "%s", message);
	}
	canvas_free(t->canvas);
	return status;
}

/* ---- the commands that use the screen ---- */

int command_home(struct cli *cli)
{
	return tui_run(cli, NULL, SAVE_WRITE, NULL, NULL);
}

/* The names as one line of words, quoted where they must be. */
static bool join_names(char **names, int count, char *out, size_t size, struct reason *why)
{
	struct line *line = xmalloc(sizeof *line);
	bool fits = true;

	line_clear(line);
	for (int i = 0; i < count && fits; i++) {
		fits = name_is_fit(names[i], why);
		line_word(line, names[i]);
	}
	if (fits && (line->full || line->length >= size))
		fits = reason_set(why, _("these are too many names"));
	utf8_copy(out, size, line->text);
	free(line);
	return fits;
}

int command_new(struct cli *cli)
{
	const struct game *game = game_find(cli->argv[0]);
	char names[EDIT_BYTES];
	struct reason why;

	if (!game)
		return complain(EXIT_USAGE, _("there is no game \"%s\""), cli->argv[0]);
	if (!join_names(cli->argv + 1, cli->argc - 1, names, sizeof names, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	return tui_run(cli, NULL, SAVE_WRITE, game, names);
}

int command_tour(struct cli *cli)
{
	cli->tour = game_find(cli->argv[0]);
	if (!cli->tour)
		return complain(EXIT_USAGE, _("there is no game \"%s\""), cli->argv[0]);
	return tui_run(cli, NULL, SAVE_WRITE, NULL, NULL);
}

static int open_how(struct cli *cli, enum save_how how)
{
	char path[PATH_MAX];
	struct reason why;

	if (!store_find(&cli->store, cli->argv[0], path, sizeof path, &why))
		return complain(EXIT_FILE, "%s", why.text);
	return tui_run(cli, path, how, NULL, NULL);
}

int command_open(struct cli *cli)
{
	return open_how(cli, SAVE_WRITE);
}

int command_watch(struct cli *cli)
{
	return open_how(cli, SAVE_WATCH);
}
