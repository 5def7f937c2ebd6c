/* SPDX-License-Identifier: MIT */
/*
 * A text to scroll: the state as lines, the answer of a query.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/paint.h"

void text_open(struct tui *t, char *text)
{
	free(t->text);
	t->text = text;
	t->text_top = 0;
	t->over = &overlay_text;
}

static bool text_key(struct tui *t, const struct key *key)
{
	int last = 3 - t->layout.body_rows;
	int step = key->key == KEY_DOWN || key->key == 'j'    ? 1
	           : key->key == KEY_UP || key->key == 'k'    ? -1
	           : key->key == KEY_NPAGE || key->key == ' ' ? 10
	           : key->key == KEY_PPAGE                    ? -10
	                                                      : 0;

	if (!step) {
		t->over = NULL;
		return true;
	}
	for (const char *c = t->text; *c; c++)
		last += *c == '\n';
	t->text_top += step;
	if (t->text_top > last)
		t->text_top = last;
	if (t->text_top < 0)
		t->text_top = 0;
	return true;
}

static void text_draw(struct tui *t, int *y, int *x)
{
	const char *line = t->text;

	paint_blank(t->body, &t->palette, 0, 0, getmaxy(t->body), getmaxx(t->body));
	for (int i = 0; i < t->text_top && line; i++) {
		line = strchr(line, '\n');
		line = line ? line + 1 : NULL;
	}
	for (int row = 0; line && *line && row < getmaxy(t->body); row++) {
		paint_format(t->body, &t->palette, row, 1, getmaxx(t->body) - 2, ROLE_NORMAL, "%.*s",
		             (int)strcspn(line, "\n"), line);
		line = strchr(line, '\n');
		line = line ? line + 1 : NULL;
	}
	*y = t->layout.body_y;
	*x = 1;
}

const struct overlay overlay_text = {
	.key = text_key,
	.draw = text_draw,
	.hint = (const struct overlay_hint[]){ { N_("arrows"), N_("scroll") },
	                                       { "Esc", N_("close") },
	                                       { 0 } },
	.scrolls = true,
};
