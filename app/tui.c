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

#include "../rules/i18n.h"
#include "../rules/utf8.h"
#include "tui.h"

/* ---- telling and saying ---- */

void tui_message(struct tui *t, int role, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(t->message, sizeof t->message, format, list);
	va_end(list);
	utf8_mend_end(t->message);
	t->message_role = role;
	t->dirty = true;
}

/* All sentences of the last line, one after the other. */
void tui_tell_said(struct tui *t)
{
	const struct said *said = &t->table.said;
	char text[sizeof t->message] = "";
	size_t end = 0;

	for (int i = 0; i < said->lines && end < sizeof text; i++)
		end += (size_t)snprintf(text + end, sizeof text - end, "%s%s", i ? "; " : "", said_get(said, i));
	utf8_mend_end(text);
	tui_message(t, ROLE_NORMAL, "%s", text);
}

static void show_text(struct tui *t, char *text)
{
	free(t->text);
	t->text = text;
	t->text_top = 0;
	t->over = OVER_TEXT;
}

void tui_say(struct tui *t, const char *line)
{
	struct text_emit data;
	struct reason why = { "" };
	enum journal_answer answer;
	char *text = NULL;
	size_t size = 0;
	FILE *memory = open_memstream(&text, &size);

	if (!memory)
		out_of_memory();
	text_begin(&data, memory, false);
	answer = open_table_say(&t->table, line, &data.emit, &why);
	fclose(memory);
	if (answer == JOURNAL_REFUSED)
		tui_message(t, ROLE_WARNING, "%s", why.text);
	else
		tui_tell_said(t);
	if (answer == JOURNAL_ASKED && !t->table.said.lines && size)
		show_text(t, text);
	else
		free(text);
	t->dirty = true;
}

/* ---- opening and leaving ---- */

static void begin_table(struct tui *t, struct journal *journal, struct save *save)
{
	const char *notice = save_notice(save);

	t->home.stale = true;
	open_table_begin(&t->table, journal, save, &t->cli->rng);
	t->over = OVER_NONE;
	t->message[0] = '\0';
	if (notice)
		tui_message(t, ROLE_WARNING, "%s", notice);
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
	return true;
}

/* A table begun without a title is called by its day. */
static void default_title(char *out, size_t size)
{
	time_t now = time(NULL);
	struct tm tm;

	if (!localtime_r(&now, &tm) || !strftime(out, size, "%A", &tm))
		snprintf(out, size, "%s", _("Table"));
}

bool tui_new(struct tui *t, const struct game *game, const char *title, const char *names)
{
	char day[60], line[EDIT_BYTES + 16];
	struct reason why;
	struct save *save;

	default_title(day, sizeof day);
	snprintf(line, sizeof line, "seat %s", names);
	if (names[strspn(names, " ")]) {
		/* Names that are refused must not leave an empty table behind. */
		struct journal *trial = journal_new(game);
		bool fits = journal_would(trial, line, 0, NULL, NULL, &why);

		journal_free(trial);
		if (!fits) {
			tui_message(t, ROLE_WARNING, "%s", why.text);
			return false;
		}
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

void tui_leave(struct tui *t, bool program)
{
	const char *why;
	int unsaved;

	t->leaving = program;
	if (open_table_is_open(&t->table)) {
		open_table_flush(&t->table);
		if (save_mark(t->table.save, &why, &unsaved) == SAVE_NOT_SAVED) {
			flushinp();
			t->over = OVER_CONFIRM;
			return;
		}
		open_table_end(&t->table);
		t->message[0] = '\0';
		t->home.stale = true;
	}
	t->quit = program;
	t->dirty = true;
}
