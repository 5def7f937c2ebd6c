/* SPDX-License-Identifier: MIT */
/* The score sheet for a whole room: the totals, and what has just been added. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/poster.h"

static const char *word_of(const struct score *s, int seat, int *style)
{
	*style = ROLE_GOOD;
	if (!s->table.seat[seat].in) {
		*style = ROLE_DIM;
		return _("LEFT");
	}
	if (score_place(s, seat) == 1 && score_rows(s))
		return s->over ? _("WINS") : _("LEADS");
	*style = ROLE_ACCENT;
	return !s->over && !s->categories && !s->running && s->table.turn == seat ? C_("score", "BEGINS")
	                                                                          : "";
}

int score_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	const struct score_view *view = v;
	const struct score *s = state;
	struct poster_cell cell[TABLE_SEATS] = { 0 };

	for (int i = 0; i < s->table.seats; i++) {
		const struct delta *delta = &view->delta[i];

		cell[i].name = s->table.seat[i].name;
		cell[i].name_style = s->table.seat[i].in ? ROLE_NORMAL : ROLE_DIM;
		cell[i].style = s->table.seat[i].in ? seat_role(i) : ROLE_DIM;
		cell[i].word = word_of(s, i, &cell[i].word_style);
		snprintf(cell[i].number, sizeof cell->number, "%d", score_total(s, i));
		if (delta->until_ms > frame->now_ms)
			snprintf(cell[i].change, sizeof cell->change, "%+d", delta->amount);
	}
	cell[0].tight = !frame->palette->mono; /* without colours names would grow into the digits */
	if (page == 0)                         /* a row is blank above the foot */
		poster_cells(win, frame->palette, (struct area){ 0, 1, getmaxy(win) - 1, getmaxx(win) - 2 },
		             cell, s->table.seats);
	return 1;
}
