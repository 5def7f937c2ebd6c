/* SPDX-License-Identifier: MIT */
/*
 * The message line, the hint bar's entries, and lines said to the table. Draws
 * nothing and reads no key.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/cli/cli.h"
#include "app/memory_stream.h"
#include "inner.h"
#include "keys.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { MESSAGE_LINES = 2 }; /* sentences that the message line is for */

void hint_add(struct tui *t, const char *key, const char *label)
{
	struct hint *hint = &t->hint[t->hints];

	if (t->hints == HINTS_MAX)
		return;
	*hint = (struct hint){ .label = label, .enabled = true, .binding = -1 };
	snprintf(hint->key, sizeof hint->key, "%s", key);
	t->hints++;
}

void tui_message(struct tui *t, int role, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(t->message, sizeof t->message, format, list);
	va_end(list);
	utf8_mend_end(t->message);
	t->message_role = role;
	t->message_said = false;
	t->refused |= role == ROLE_WARNING;
	t->dirty = true;
}

void tui_tell_said(struct tui *t)
{
	char text[sizeof t->message];

	said_join(&t->table.said, text, sizeof text);
	tui_message(t, ROLE_NORMAL, "%s", text);
	t->message_said = true;
}

/* The words of the table's last line as a text to scroll. */
static void show_said(struct tui *t)
{
	char *text;
	size_t size;
	FILE *memory = memory_stream(&text, &size);

	for (int i = 0; i < t->table.said.lines; i++)
		fprintf(memory, "%s\n", said_get(&t->table.said, i));
	memory_stream_end(memory, &text);
	text_open(t, text);
}

bool tui_enter_is_free(struct tui *t)
{
	const struct key enter = { .key = '\r' };
	const struct binding *own;
	struct ask_about about;

	if (!open_table_is_open(&t->table))
		return !t->home.count;
	about = tui_about(t);
	own = ask_binding(&about, &enter);
	return !own || !binding_holds(own, about.view, about.state);
}

bool tui_read_message(struct tui *t, const struct key *key, const struct binding *keys)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, keys), key);
	bool own = binding && binding->program == ACT_READ;
	struct message_view view;
	char text[sizeof t->message];

	if (!t->cut || (!own && (key->key != '\r' || !tui_enter_is_free(t))))
		return false;
	view = frame_message(t, text, sizeof text);
	if (view.text == t->message && t->message_said)
		show_said(t);
	else
		text_open(t, xstrdup(view.text));
	return true;
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
	if (answer == JOURNAL_SAID && t->tour.said)
		t->tour.said(t);
	if (answer == JOURNAL_ASKED && !t->table.said.lines && size) {
		text_open(t, text);
	} else {
		free(text);
		if (answer == JOURNAL_ASKED && t->table.said.lines > MESSAGE_LINES) {
			tui_message(t, ROLE_NORMAL, "%s", said_get(&t->table.said, 0));
			show_said(t);
		}
	}
	t->dirty = true;
	return answer != JOURNAL_REFUSED;
}
