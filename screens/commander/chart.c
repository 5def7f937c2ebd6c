/* SPDX-License-Identifier: MIT */
/*
 * Life over the game: hands the chart what the Commander table knows.
 */
#include "screens/kit/chart.h"
#include "inner.h"
#include "rules/core/i18n.h"

/* Endless life would flatten all other lines: only the name tells its number. */
enum { CHARTED = 200 };

static struct chart_view chart_of(const struct scene *s)
{
	const struct commander *c = s->c;
	struct chart_view view = {
		.head = _("LIFE"),
		.series = s->frame->series,
		.seats = c->table.seats,
		.focus = s->view->focus,
		.room = s->frame->room,
		.most = CHARTED,
	};

	every_seat (i, c->table)
		view.seat[i] = (struct chart_seat){
			.name = c->table.seat[i].name,
			.value = c->player[i].life.life,
			.out = commander_is_out(c, i),
			.style = commander_danger(s, i) == DANGER_LIFE ? ROLE_DANGER : ROLE_NORMAL,
		};
	return view;
}

void commander_draw_chart(const struct scene *s, int *cursor_y, int *cursor_x)
{
	struct chart_view view = chart_of(s);

	chart_draw(&view, s->p, s->win, cursor_y, cursor_x);
}
