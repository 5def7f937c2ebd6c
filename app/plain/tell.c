/* SPDX-License-Identifier: MIT */
/*
 * Writes lines, cleaned of control characters; reads words and numbers; lists the
 * settings.
 */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "plain.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

static void make_ascii(char *text)
{
	char *to = text;

	for (const char *from = text; *from; from++) {
		unsigned char byte = (unsigned char)*from;

		if (byte < 0x80)
			*to++ = *from;
		else if (byte >= 0xc0)
			*to++ = '?';
	}
	*to = '\0';
}

void plain_say(struct plain *p, const char *format, ...)
{
	char text[4096], clean[4096];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	utf8_mend_end(text);
	utf8_show(text, strlen(text), clean, sizeof clean);
	if (p->ascii)
		make_ascii(clean);
	if (p->prompted) /* during the prompt */
		putchar('\n');
	p->prompted = false;
	puts(clean);
}

void plain_text(struct plain *p, const char *text)
{
	while (*text) {
		size_t length = strcspn(text, "\n");

		plain_say(p, "%.*s", (int)length, text);
		text += length + (text[length] == '\n');
	}
}

/* ---- words and numbers ---- */

bool plain_word_do(struct plain *p, const struct plain_word *words, const char *line)
{
	size_t length = strcspn(line, " ");

	for (; words->name; words++)
		if (strlen(words->name) == length && strncmp(words->name, line, length) == 0) {
			p->word = words;
			p->rest = line + length + strspn(line + length, " ");
			words->act(p);
			return true;
		}
	return false;
}

int plain_number(const char *text)
{
	size_t length = strspn(text, "0123456789");

	return length && length < 6 && !text[length] ? atoi(text) : -1;
}

/* ---- the settings ---- */

void plain_settings(struct plain *p)
{
	const struct settings *settings = &p->t.settings;

	if (*p->rest) {
		settings_say(&p->t, p->rest);
		return;
	}
	for (int id = 0; id < SETTINGS; id++) {
		const char *now = settings_word(settings, (enum setting_id)id), *help = setting_list[id].help;
		char values[200];

		setting_words((enum setting_id)id, values, sizeof values);
		plain_say(p, "%s, %s: %s; %s%s", setting_list[id].name, _(setting_list[id].label), now,
		          help ? "" : _("one of "), help ? _(help) : values);
	}
	plain_say(p, settings->broken ? _("damaged, changes are not saved: %s") : _("saved in %s"),
	          settings->path);
}

static void plain_said(struct plain *p, const struct said *said)
{
	int *order = xcalloc((size_t)said->lines + 1, sizeof *order), count = said_order(said, order);

	for (int i = 0; i < count; i++)
		plain_say(p, "%s", said_get(said, order[i]));
	free(order);
}

void plain_tell_message(struct plain *p)
{
	struct tui *t = &p->t;
	char said[sizeof t->notice.text];

	if (!t->notice.text[0])
		return;
	shell_tell(&t->table.said, said, sizeof said);
	if (t->notice.role == ROLE_WARNING && !t->notice.told)
		plain_say(p, _("refused: %s"), t->notice.text);
	else if (open_table_is_open(&t->table) && strcmp(said, t->notice.text) == 0)
		plain_said(p, &t->table.said);
	else
		plain_say(p, "%s", t->notice.text);
	t->notice.text[0] = '\0';
}
