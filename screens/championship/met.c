/* SPDX-License-Identifier: MIT */
/* The opponents of the player in focus, round by round. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { MET_ROWS = 5 /* of a round: its table, three names, a blank row */, MET_COLS = 26 };

/* A list that begins above its area when it is scrolled, in as many columns as it takes and there is
 * room for. */
struct met {
	const struct hall *h;
	struct area at;
	int y, each; /* rows of a name */
	int top, x;  /* of the columns; of the present one */
};

static void draw_line(struct met *m, int x, int style, const char *text)
{
	if (m->y >= m->at.y && m->y < m->at.y + m->at.rows)
		paint(m->h->win, m->h->p, m->y, m->at.x + m->x + x, m->at.cols - m->x - x - 1, style, text);
	m->y += m->each;
}

static void draw_meetings(struct met *m, int round)
{
	const struct championship *c = m->h->c;
	int player = m->h->view->player, table = c->player[player].at[round];
	const struct champ_sheet *sheet = table == CHAMP_NOBODY ? NULL : champ_sheet(c, round, table);

	if (!sheet)
		return;
	if (m->y + (MET_ROWS - 1) * m->each > m->at.y + m->at.rows && m->x + 2 * MET_COLS <= m->at.cols) {
		m->y = m->top;
		m->x += MET_COLS;
	}
	draw_line(m, 2, ROLE_NORMAL | STYLE_BOLD, champ_place_name(round, table).text);
	for (int k = 0; k < sheet->seats; k++) {
		int other = sheet->seat[k].player, times;
		char text[NAME_BYTES + 60];

		if (other == player)
			continue;
		times = champ_meetings(c, player, other);
		snprintf(text, sizeof text, times > 1 ? "%s  %s  x%d" : "%s  %s", champ_name(c, other),
		         c->player[other].nation, times);
		draw_line(m, 4, times > 1 ? ROLE_WARNING : ROLE_NORMAL, text);
	}
	m->y += m->each == 1;
}

void champ_draw_opponents(const struct hall *h, const struct area *at, int top)
{
	struct met m = { h, *at, at->y - top + 2, 1, at->y - top + 2, 0 };
	int rounds = 0;

	for (int r = 0; r < CHAMP_STAGES; r++)
		rounds += h->c->player[h->view->player].at[r] != CHAMP_NOBODY;
	if ((rounds * MET_ROWS + 2) * 2 <= at->rows)
		m.each = 2;
	if (!top)
		paint_format(h->win, h->p, at->y, at->x + 1, at->cols - 2, ROLE_NORMAL | STYLE_BOLD,
		             _("OPPONENTS OF %s"), champ_name(h->c, h->view->player));
	for (int r = 0; r < CHAMP_STAGES; r++)
		draw_meetings(&m, r);
}
