/* SPDX-License-Identifier: MIT */
/* How the body is parted, and the field at its foot. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	THREE_COLS = 120,
	THREE_ROWS = 28,
	TWO_COLS = 56,
	DUTIES_COLS = 36,
	TABLES_COLS = 48, /* beside the whole standings */
};

struct panes champ_panes(const struct hall *h)
{
	bool wide = h->cols >= THREE_COLS, whole = h->view->whole;
	struct panes at = { .three = wide && h->rows >= THREE_ROWS && !whole };
	int duties = at.three ? DUTIES_COLS + (h->cols - THREE_COLS) / 4 : 0, left = h->cols - duties;
	int ranks = left * 3 / 5 - !at.three;

	if (whole || h->cols < TWO_COLS)
		ranks = h->cols - (wide ? TABLES_COLS : 0);
	at.ranks = (struct area){ 0, 0, h->rows, ranks };
	at.tables = (struct area){ 0, ranks + 1, h->rows, larger(left - ranks - 1, 0) };
	at.duties = (struct area){ 0, left + 1, h->rows, larger(duties - 1, 0) };
	return at;
}

struct champ_part champ_part_around(int row, int rows)
{
	enum { PART = 100 };
	int from = larger(row / PART - 1, 0) * PART;

	return (struct champ_part){ from, smaller((row / PART + 2) * PART, rows) - from };
}

void champ_draw_bar(const struct hall *h, int x)
{
	for (int y = 0; y < h->rows; y++)
		paint(h->win, h->p, y, x, 1, ROLE_DIM, h->p->ascii ? "|" : "│");
}

void champ_draw_field(const struct hall *h)
{
	char text[CHAMP_NAME_BYTES + 60];
	int tables = h->view->round < 0 ? 0 : h->c->round[h->view->round].tables;

	if (h->view->finding)
		snprintf(text, sizeof text, _("find: %s"), h->view->find);
	else if (h->view->number)
		snprintf(text, sizeof text, _("table (1 to %d): %d"), tables, h->view->number);
	else
		return;
	paint_padded(h->win, h->p, h->rows - 1, 1, champ_panes(h).ranks.cols - 2,
	             ROLE_ACCENT | STYLE_UNDERLINE, text);
	*h->cursor_y = h->rows - 1;
	*h->cursor_x = 1 + text_width(text);
}
