/* SPDX-License-Identifier: MIT */
/* The opponents of the player in focus, round by round. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/kanji.h"
#include "screens/kit/poster.h"

/* Rows of a round: its table, three names, a blank row. From so many columns on, names have letters. */
enum { MET_ROWS = 5, MET_COLS = 26, WIDE = 110, LETTERS = 3 };

/* A list that begins above its area when it is scrolled, in as many columns as it takes and there is
 * room for. */
struct met {
	const struct hall *h;
	struct area at;
	int y, each; /* rows of a name */
	int top, x;  /* of the columns; of the present one */
	int cols;    /* of a column */
};

static bool has_letters(const struct met *m)
{
	return m->each > LETTERS;
}

static void draw_line(struct met *m, int x, int rows, int style, const char *text)
{
	const struct area at = { m->y, m->at.x + m->x + x, rows, m->cols - x - 1 };

	if (m->y >= m->at.y && m->y + rows <= m->at.y + m->at.rows) {
		if (has_letters(m))
			poster_middle(m->h->win, m->h->p, at, POSTER_LEFT, style, text, rows);
		else
			paint(m->h->win, m->h->p, m->y, at.x, m->at.cols - m->x - x - 1, style, text);
	}
	m->y += m->each;
}

static void draw_meetings(struct met *m, int round)
{
	const struct championship *c = m->h->c;
	int player = m->h->view->player, table = c->player[player].at[round];
	const struct champ_sheet *sheet = table == CHAMP_NOBODY ? NULL : champ_sheet(c, round, table);

	if (!sheet)
		return;
	if (m->y + (MET_ROWS - 1) * m->each > m->at.y + m->at.rows && m->x + 2 * m->cols <= m->at.cols) {
		m->y = m->top;
		m->x += m->cols;
	}
	draw_line(m, 2, 1, (has_letters(m) ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD,
	          champ_place_name(round, table).text);
	m->y -= has_letters(m) ? LETTERS - 1 : 0; /* its one row and a blank one */
	for (int k = 0; k < sheet->seats; k++) {
		int other = sheet->seat[k].player, times;
		char text[NAME_BYTES + 60];

		if (other == player)
			continue;
		times = champ_meetings(c, player, other);
		snprintf(text, sizeof text, times > 1 ? "%s  %s  x%d" : "%s  %s", champ_name(c, other),
		         c->player[other].nation, times);
		draw_line(m, 4, has_letters(m) ? KANJI_LEAST : 1, times > 1 ? ROLE_WARNING : ROLE_NORMAL,
		          text);
	}
	m->y += m->each == 1 || has_letters(m);
}

void champ_draw_opponents(const struct hall *h, const struct area *at, int top)
{
	struct met m = { h, *at, at->y - top + 2, 1, at->y - top + 2, 0, MET_COLS };
	int rounds = 0;

	for (int r = 0; r < CHAMP_STAGES; r++)
		rounds += h->c->player[h->view->player].at[r] != CHAMP_NOBODY;
	if ((rounds * MET_ROWS + 2) * 2 <= at->rows)
		m.each = 2;
	if (at->cols >= WIDE && (rounds + 1) / 2 * MET_ROWS * (LETTERS + 1) <= at->rows + LETTERS) {
		m.each = LETTERS + 1;
		m.cols = at->cols / 2;
	}
	if (!top)
		paint_format(h->win, h->p, at->y, at->x + 1, at->cols - 2, ROLE_NORMAL | STYLE_BOLD,
		             _("OPPONENTS OF %s"), champ_name(h->c, h->view->player));
	for (int r = 0; r < CHAMP_STAGES; r++)
		draw_meetings(&m, r);
}
