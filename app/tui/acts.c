/* SPDX-License-Identifier: MIT */
/*
 * What keys come down to: a line said, a table opened, begun or left, and what
 * the message line tells of it. Draws nothing and reads no key.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/memory_stream.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "tui.h"

enum { MESSAGE_LINES = 2 }; /* sentences that the message line is for */

/* ---- telling and saying ---- */

void tui_message(struct tui *t, int role, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(t->message, sizeof t->message, format, list);
	va_end(list);
	utf8_mend_end(t->message);
	t->message_role = role;
	t->refused |= role == ROLE_WARNING;
	t->dirty = true;
}

void tui_tell_said(struct tui *t)
{
	char text[sizeof t->message];

	said_join(&t->table.said, text, sizeof text);
	tui_message(t, ROLE_NORMAL, "%s", text);
}

static void show_text(struct tui *t, char *text)
{
	free(t->text);
	t->text = text;
	t->text_top = 0;
	t->over = OVER_TEXT;
}

/* An answer of more sentences than the message line holds is a text to scroll. */
static void show_said(struct tui *t)
{
	char *text;
	size_t size;
	FILE *memory = memory_stream(&text, &size);

	for (int i = 0; i < t->table.said.lines; i++)
		fprintf(memory, "%s\n", said_get(&t->table.said, i));
	memory_stream_end(memory, &text);
	tui_message(t, ROLE_NORMAL, "%s", said_get(&t->table.said, 0));
	show_text(t, text);
}

bool tui_say(struct tui *t, const char *line)
{
	struct text_emit data;
	struct reason why = { "" };
	enum journal_answer answer;
	char *text;
	size_t size;
	FILE *memory = memory_stream(&text, &size);

	text_begin(&data, memory, false);
	answer = open_table_say(&t->table, line, &data.emit, &why);
	memory_stream_end(memory, &text);
	if (answer == JOURNAL_REFUSED)
		tui_message(t, ROLE_WARNING, "%s", why.text);
	else
		tui_tell_said(t);
	if (answer == JOURNAL_SAID && tour_is_on(t))
		tour_said(t);
	if (answer == JOURNAL_ASKED && !t->table.said.lines && size) {
		show_text(t, text);
	} else {
		free(text);
		if (answer == JOURNAL_ASKED && t->table.said.lines > MESSAGE_LINES)
			show_said(t);
	}
	t->dirty = true;
	return answer != JOURNAL_REFUSED;
}

/* ---- opening and leaving ---- */

static void begin_table(struct tui *t, struct journal *journal, struct save *save)
{
	const char *notice = save_notice(save);

	t->home.stale = true;
	open_table_begin(&t->table, journal, save, &t->cli->rng, &t->cli->store);
	t->over = OVER_NONE;
	t->message[0] = '\0';
	if (notice)
		tui_message(t, ROLE_WARNING, "%s", notice);
}

/* Who comes back to a table reads what was said last, where nothing is owed. */
static void tell_last(struct tui *t)
{
	int last = journal_count(t->table.journal) - 1;
	char owed[200] = "", words[sizeof t->message];
	struct said said = { 0 };

	if (t->table.game->owed)
		t->table.game->owed(journal_state(t->table.journal), owed, sizeof owed);
	if (last < 0 || owed[0] || t->message[0])
		return;
	journal_tell(t->table.journal, last, &said);
	said_join(&said, words, sizeof words);
	said_free(&said);
	tui_message(t, ROLE_DIM, "%s", words);
}

bool tui_open(struct tui *t, const char *path, enum save_how how)
{
	struct journal *journal = NULL;
	struct reason why;
	struct save *save = save_open(path, how, &journal, &why);

	if (!save) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return false;
	}
	begin_table(t, journal, save);
	tell_last(t);
	return true;
}

const char *day_name(int weekday)
{
	static const char *const days[] = {
		N_("Sunday"),   N_("Monday"), N_("Tuesday"),  N_("Wednesday"),
		N_("Thursday"), N_("Friday"), N_("Saturday"),
	};

	return _(days[weekday]);
}

static bool is_title_taken(const struct listed *listed, int count, const char *title)
{
	for (int i = 0; i < count; i++)
		if (strcmp(listed[i].title, title) == 0)
			return true;
	return false;
}

/* A table begun without a title is called by its day, "Friday", "Friday 2". */
static void default_title(const struct store *store, char *out, size_t size)
{
	struct listed *listed = NULL;
	time_t now = time(NULL);
	int count = 0;
	struct tm tm;
	const char *day = localtime_r(&now, &tm) ? day_name(tm.tm_wday) : _("Table");

	if (!store_list(store, &listed, &count, NULL))
		count = 0;
	snprintf(out, size, "%s", day);
	for (int n = 2; is_title_taken(listed, count, out); n++)
		snprintf(out, size, "%s %d", day, n);
	free(listed);
}

void tui_help(struct tui *t)
{
	t->over = OVER_HELP;
	t->help_find[0] = '\0';
	t->help_top = 0;
}

bool tui_names_fit(const struct game *game, const char *names, struct reason *why)
{
	char line[EDIT_BYTES + 16];
	struct journal *trial;
	bool fit;

	if (!names[strspn(names, " ")])
		return true; /* nobody sits down yet */
	snprintf(line, sizeof line, "seat %s", names);
	trial = journal_new(game);
	fit = journal_would(trial, line, 0, NULL, NULL, why);
	journal_free(trial);
	return fit;
}

bool tui_new(struct tui *t, const struct game *game, const char *title, const char *names)
{
	char day[80], line[EDIT_BYTES + 16];
	struct reason why;
	struct save *save;

	default_title(&t->cli->store, day, sizeof day);
	snprintf(line, sizeof line, "seat %s", names);
	if (!tui_names_fit(game, names, &why)) { /* no empty table is left behind */
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return false;
	}
	save = save_create(&t->cli->store, game, title ? title : day, &why);
	if (!save) {
		tui_message(t, ROLE_WARNING, "%s", why.text);
		return false;
	}
	begin_table(t, journal_new(game), save);
	if (names[strspn(names, " ")])
		tui_say(t, line);
	return true;
}

bool tui_save_elsewhere(struct tui *t, char *path, size_t size, struct reason *why)
{
	const char *home = getenv("HOME");

	snprintf(path, size, "%s/%s.json", home && *home ? home : ".", save_header(t->table.save)->id);
	return save_copy(t->table.save, path, why);
}

void tui_leave(struct tui *t, bool program)
{
	const char *why;
	int unsaved;

	t->leaving = program;
	if (open_table_is_open(&t->table)) {
		open_table_flush(&t->table);
		/* A disk that answers at once is not worth a word. */
		if (!save_settle(t->table.save, 100) &&
		    save_mark(t->table.save, &why, &unsaved) == SAVE_WRITING) {
			tui_message(t, ROLE_WARNING, "%s", _("waiting for the disk .."));
			t->draw(t);
			save_settle(t->table.save, 2000);
		}
		if (save_mark(t->table.save, &why, &unsaved) != SAVE_SAVED) {
			flushinp();
			t->over = OVER_CONFIRM;
			return;
		}
		utf8_copy(t->home.wanted, sizeof t->home.wanted, save_header(t->table.save)->id);
		open_table_end(&t->table);
		tour_end(t);
		t->message[0] = '\0';
		t->home.stale = true;
	}
	t->quit = program;
	t->dirty = true;
}
