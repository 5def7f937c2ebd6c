/* SPDX-License-Identifier: MIT */
/*
 * The message line, and lines said to the table. Draws nothing and reads no key.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "app/core/keys.h"
#include "app/core/way.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/memory_stream.h"

enum { MESSAGE_LINES = 2 }; /* sentences that the message line is for */

void tui_message(struct tui *t, int role, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(t->notice.text, sizeof t->notice.text, format, list);
	va_end(list);
	utf8_mend_end(t->notice.text);
	t->notice.role = role;
	t->notice.said = t->notice.told = false;
	t->dirty = true;
}

void tui_reason(struct tui *t, const char *text, const struct reason_ways *ways, char *out, size_t size)
{
	struct showing about;

	if (t->lines || !open_table_is_open(&t->table)) {
		utf8_copy(out, size, text);
		return;
	}
	about = tui_about(t);
	way_tell(&about, text, ways, out, size);
}

void tui_refuse(struct tui *t, const struct reason *why)
{
	char text[sizeof t->notice.text];

	tui_reason(t, why->text, &why->ways, text, sizeof text);
	tui_message(t, ROLE_WARNING, "%s", text);
}

void tui_notice(struct tui *t)
{
	const char *notice = save_notice(t->table.save);

	if (!notice)
		return;
	tui_message(t, ROLE_WARNING, "%s", notice);
	t->notice.told = true;
}

void tui_tell_said(struct tui *t)
{
	char text[sizeof t->notice.text];
	struct showing about;

	shell_tell(&t->table.said, text, sizeof text);
	if (!t->lines && open_table_is_open(&t->table)) {
		about = tui_about(t);
		way_said(&about, &t->table.said, text);
	}
	tui_message(t, ROLE_NORMAL, "%s", text);
	t->notice.said = true;
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

static bool is_urgent(const struct tui *t)
{
	const struct screen *screen = t->table.screen;

	return screen->urgent && screen->urgent(t->table.view, journal_state(t->table.journal));
}

/* The seat whose name a sentence begins with. */
static struct asked asked_first(const struct tui *t, const char *text)
{
	const struct table *table = open_table_state(&t->table);
	int seat = t->table.game->seats_max > TABLE_SEATS ? 0 : table->seats;

	while (--seat >= 0)
		if (strncmp(text, table->seat[seat].name, strlen(table->seat[seat].name)) == 0)
			return (struct asked){ table->seat[seat].name, seat };
	return (struct asked){ 0 };
}

/* Whom a hall wants at an empty table. */
static bool tell_due(const struct tui *t, char *out, size_t size)
{
	char names[EDIT_BYTES], hall[EDIT_BYTES];

	if (!tui_due_names(t, t->table.game, names, sizeof names))
		return false;
	t->link->tell(t->link, hall, sizeof hall);
	snprintf(out, size, _("%s seats them: %s"), "Enter", hall);
	return true;
}

/* What is owed comes when there is no message, or when the screen ranks it first. */
static struct message_view table_message(struct tui *t, char *room, size_t size)
{
	struct message_view view = { .text = t->notice.text, .style = t->notice.role };
	char owed[200];
	const char *why;
	int unsaved = 0;
	bool warned = t->notice.role == ROLE_WARNING;

	if (t->tour.sentence && !warned) {
		t->tour.sentence(t, room, size);
		return (struct message_view){ .text = room, .style = STYLE_BOLD };
	}
	utf8_copy(owed, sizeof owed, open_table_owed(&t->table));
	if (t->table.screen->asks) {
		t->table.screen->asks(t->table.view, journal_state(t->table.journal), room, size);
		if (room[0])
			utf8_copy(owed, sizeof owed, room);
	}
	if (save_mark(t->table.save, &why, &unsaved) == SAVE_NOT_SAVED && !warned) {
		snprintf(room, size,
		         save_tries_again(t->table.save) ? _("not saved, trying again: %s")
		                                         : _("NOT SAVED: %s"),
		         why ? why : "");
		view = (struct message_view){ .text = room, .style = ROLE_WARNING };
	} else if (tui_is_typed(t) && t->table.screen->asks && room[0] && !warned) {
		view = (struct message_view){ .text = room, .style = ROLE_NORMAL | STYLE_BOLD };
	}
	if (!view.text[0] && !owed[0] && !t->over && tui_wants_seats(t)) {
		if (tell_due(t, room, size))
			return (struct message_view){ .text = room, .style = ROLE_NORMAL };
		snprintf(room, size, _("nobody is seated: %s, then the names in turn order"), "Enter");
		view = (struct message_view){ .text = room, .style = ROLE_NORMAL };
	} else if (!view.text[0] || (owed[0] && t->notice.role == ROLE_NORMAL && is_urgent(t))) {
		utf8_copy(room, size, owed);
		view = (struct message_view){ .text = room,
			                      .style = ROLE_WARNING,
			                      .asked = asked_first(t, room) };
	}
	return view;
}

struct message_view tui_shown_message(struct tui *t, char *room, size_t size)
{
	if (open_table_is_open(&t->table))
		return table_message(t, room, size);
	if (!t->notice.text[0] && t->link && t->link->tell) {
		t->link->tell(t->link, room, size);
		return (struct message_view){ .text = room, .style = ROLE_NORMAL };
	}
	if (t->home.all.count || t->notice.text[0])
		return (struct message_view){ .text = t->notice.text, .style = t->notice.role };
	return (struct message_view){
		.text = COLS >= 80
		                ? _("new here? press a number to begin a table, or t for a two-minute tour")
		                : _("a number begins a table, t is a two-minute tour"),
		.style = ROLE_NORMAL,
	};
}

bool tui_enter_is_free(struct tui *t)
{
	const struct key enter = { .key = '\r' };
	const struct binding *own;
	struct showing about;

	if (!open_table_is_open(&t->table))
		return !t->home.all.count;
	about = tui_about(t);
	own = ask_binding(&about, &enter);
	if (own && !own->act && !own->moves && !save_may_say(t->table.save))
		return true; /* who watches says nothing with it */
	return !own || !binding_holds(own, &about);
}

bool tui_read_message(struct tui *t, const struct key *key, const struct binding *keys)
{
	const struct binding *binding = binding_find(keymap_of(&t->keymap, keys), key);
	bool own = binding && binding->program == ACT_READ;
	struct message_view view;
	char text[sizeof t->notice.text];

	if (!t->notice.cut || (!own && (key->key != '\r' || !tui_enter_is_free(t))))
		return false;
	view = tui_shown_message(t, text, sizeof text);
	if (view.text == t->notice.text && t->notice.said)
		show_said(t);
	else
		text_open(t, xstrdup(view.text));
	return true;
}

bool tui_say(struct tui *t, const char *line)
{
	struct text_emit data;
	struct reason why = { 0 };
	enum journal_answer answer;
	char *text;
	size_t size;
	FILE *memory = memory_stream(&text, &size);

	text_begin(&data, memory, false);
	answer = open_table_say(&t->table, line, &data.emit, &why);
	memory_stream_end(memory, &text);
	if (answer == JOURNAL_REFUSED)
		tui_refuse(t, &why);
	else
		tui_tell_said(t);
	if (answer == JOURNAL_REFUSED && t->table.said.lines)
		show_said(t);
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
