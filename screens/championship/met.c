/* SPDX-License-Identifier: MIT */
/* The opponents of the player in focus, round by round, in as many columns as that takes. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { HEAD = 2, GROUP = 5 /* rows of a round: its table, three names, a blank one */, LEAST_COLS = 26 };

static void draw_line(const struct hall *h, const struct area *at, int y, int x, int end, int style,
                      const char *text)
{
	if (y >= at->y && y < at->y + at->rows)
		paint(h->win, h->p, y, x, end - x, style, text);
}

static void draw_round(const struct hall *h, const struct area *at, int y, int x, int end, int round)
{
	const struct championship *c = h->c;
	int player = h->view->player, table = c->player[player].at[round];
	const struct champ_sheet *sheet = champ_sheet(c, round, table);

	draw_line(h, at, y++, x, end, STYLE_BOLD, champ_place_name(round, table).text);
	for (int k = 0; k < sheet->seats; k++) {
		int other = sheet->seat[k].player, times = champ_meetings(c, player, other);
		char text[CHAMP_NAME_BYTES + 60];

		if (other == player)
			continue;
		snprintf(text, sizeof text, times > 1 ? "%-3s %s  x%d" : "%-3s %s", c->player[other].nation,
		         champ_shown(c, other, NAME_COLUMNS).text, times);
		draw_line(h, at, y++, x + 2, end, times > 1 ? ROLE_WARNING : ROLE_NORMAL, text);
	}
}

void champ_draw_opponents(const struct hall *h, const struct area *at, int top)
{
	int round[CHAMP_STAGES], rounds = 0, per = larger((at->rows - HEAD + 1) / GROUP, 1), columns, cols;

	for (int r = 0; r < CHAMP_STAGES; r++)
		if (h->c->player[h->view->player].at[r] != CHAMP_NOBODY)
			round[rounds++] = r;
	columns = larger(smaller((rounds + per - 1) / per, at->cols / LEAST_COLS), 1);
	cols = at->cols / columns;
	per = larger((rounds + columns - 1) / columns, 1);
	for (int i = 0; i < rounds; i++) {
		int x = at->x + 2 + i / per * cols;

		draw_round(h, at, at->y + HEAD - top + i % per * GROUP, x, x + cols - 2, round[i]);
	}
	if (!top)
		paint_format(h->win, h->p, at->y, at->x + 1, at->cols - 2, STYLE_BOLD, _("OPPONENTS OF %s"),
		             champ_name(h->c, h->view->player));
}
