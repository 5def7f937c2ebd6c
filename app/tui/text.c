/* SPDX-License-Identifier: MIT */
/*
 * A text to scroll: the state as lines, the answer of a query.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "saves/text/memory_stream.h"
#include "screens/kit/paint.h"

void text_open(struct tui *t, char *text)
{
	free(t->reading.text);
	t->reading.text = text;
	t->reading.top = 0;
	t->over = &overlay_text;
}

enum { INDENT = 2 }; /* where a long line goes on */

/* The text as rows of so many columns; the caller frees it. */
static char *wrapped(const char *text, int columns)
{
	char *rows;
	size_t size;
	FILE *memory = memory_stream(&rows, &size);

	while (*text) {
		size_t length = strcspn(text, "\n"), bytes;
		char *line = strndup(text, length), *rest = line;
		int indent = 0;

		if (!line)
			memory_gone();
		do {
			bytes = text_wrap(rest, columns - indent);
			fprintf(memory, "%*s%.*s\n", indent, "", (int)bytes, rest);
			rest += bytes + strspn(rest + bytes, " ");
			indent = INDENT;
		} while (*rest && bytes);
		free(line);
		text += length + (text[length] == '\n');
	}
	memory_stream_end(memory, &rows);
	return rows;
}

static int lines_of(const char *text)
{
	int lines = 0;

	for (; *text; text++)
		lines += *text == '\n';
	return lines;
}

static bool text_key(struct tui *t, const struct key *key)
{
	int page = t->picture.layout.body_rows > 4 ? t->picture.layout.body_rows - 2 : 1;
	int step = key->key == KEY_DOWN || key->key == 'j'    ? 1
	           : key->key == KEY_UP || key->key == 'k'    ? -1
	           : key->key == KEY_NPAGE || key->key == ' ' ? page
	           : key->key == KEY_PPAGE                    ? -page
	                                                      : 0;

	t->reading.top += step;
	if (key_closes(key))
		t->over = NULL;
	return true;
}

static void text_draw(struct tui *t, int *y, int *x)
{
	int room = getmaxy(t->picture.body), columns = getmaxx(t->picture.body) - 2;
	char *text = wrapped(t->reading.text, columns), *line = text;
	int rows = lines_of(text);

	if (t->reading.top > rows - room)
		t->reading.top = rows - room;
	if (t->reading.top < 0)
		t->reading.top = 0;
	paint_blank(t->picture.body, &t->palette, 0, 0, room, columns + 2);
	for (int i = 0; *line && i < t->reading.top + room; i++) {
		size_t length = strcspn(line, "\n");

		if (i >= t->reading.top)
			paint_format(t->picture.body, &t->palette, i - t->reading.top, 1, columns,
			             ROLE_NORMAL, "%.*s", (int)length, line);
		line += length + 1;
	}
	free(text);
	*y = t->picture.layout.body_y;
	*x = 1;
}

static void text_hints(struct tui *t)
{
	char *text = wrapped(t->reading.text, COLS - 2);
	int more = lines_of(text) - t->picture.layout.body_rows;

	free(text);
	if (more > 0)
		hint_add(t, _("arrows"), _("scroll"));
	if (more > t->reading.top)
		hint_add(t, "Space", _("next page"));
	hint_add(t, "Esc", _("close"));
}

const struct overlay overlay_text = {
	.key = text_key,
	.draw = text_draw,
	.add_hints = text_hints,
	.scrolls = true,
};
