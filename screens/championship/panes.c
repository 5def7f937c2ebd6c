/* SPDX-License-Identifier: MIT */
/* How the body is parted, and the field at its foot. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { THREE_COLS = 120, THREE_ROWS = 28, ROOMY = 180, TWO_COLS = 56, ALL_COLS = 84, CARDS_COLS = 126 };

/* The standings as cards beside the others. */
static bool has_cards_beside(const struct hall *h)
{
	struct hall ranks = *h;

	ranks.cols = CARDS_COLS;
	ranks.rows -= 2; /* what stands below the list */
	return h->cols >= ROOMY && champ_has_cards(&ranks);
}

struct panes champ_panes(const struct hall *h)
{
	struct panes at = { .three = h->cols >= THREE_COLS && h->rows >= THREE_ROWS && !h->view->whole };
	int duties = at.three ? h->cols >= ROOMY ? 56 : 36 : 0, left, ranks;

	at.cards = at.three && has_cards_beside(h);
	duties = at.cards ? 36 : duties;
	left = h->cols - duties;
	ranks = at.cards ? CARDS_COLS : at.three ? larger(left * 11 / 20, 56) : h->cols * 47 / 80;
	if (h->cols < TWO_COLS || h->view->whole)
		ranks = h->cols < THREE_COLS ? h->cols
		                             : ALL_COLS; /* all columns, and the round beside them */
	at.ranks = (struct area){ 0, 0, h->rows, ranks };
	at.tables = (struct area){ 0, ranks + 1, h->rows, larger(left - ranks - 1, 0) };
	at.duties = (struct area){ 0, left + 1, h->rows, larger(duties - 1, 0) };
	return at;
}

void champ_draw_bar(const struct hall *h, int x)
{
	for (int y = 0; y < h->rows; y++)
		paint(h->win, h->p, y, x, 1, ROLE_DIM, h->p->ascii ? "|" : "│");
}

void champ_draw_field(const struct hall *h)
{
	char text[NAME_BYTES + 60];
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
