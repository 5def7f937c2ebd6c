/* SPDX-License-Identifier: MIT */
/* The check-in at the desk: all players by the alphabet, and who is here. */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { HEAD = 2, FOOT = 1 };

static struct area area_of(int rows, int cols)
{
	return (struct area){ HEAD, 1, rows - HEAD - FOOT, cols - 2 };
}

/* Where the player in focus stands in the alphabet. */
static int place_of(const struct champ_view *view, const struct championship *c, const uint16_t *player)
{
	int place = 0;

	while (place < c->players - 1 && player[place] != view->player)
		place++;
	return place;
}

static struct wall *list_players(const struct champ_view *view, const struct championship *c,
                                 const uint16_t *player)
{
	static const char *const ticks[] = {
		[CHAMP_UNKNOWN] = "[ ]", [CHAMP_HERE] = "[x]", [CHAMP_ABSENT] = "[-]"
	};
	struct champ_part part = champ_part_around(place_of(view, c, player), c->players);
	struct wall *wall = wall_new(part.count, 3);

	wall->focusable = true;
	wall->what = SPOT_ROLL;
	for (int i = 0; i < part.count; i++) {
		int of = player[part.from + i];
		const struct champ_player *who = &c->player[of];
		bool focus = of == view->player, out = who->status != CHAMP_IN;
		int style = out || who->here == CHAMP_ABSENT ? ROLE_DIM
		            : who->here == CHAMP_HERE        ? ROLE_GOOD
		                                             : ROLE_NORMAL;

		wall->row[i].spot = of;
		wall->focus = focus ? i : wall->focus;
		wall_cell(wall, i, 0, style, "%s", out ? "" : ticks[who->here]);
		champ_wall_name(wall, i, 1, focus ? ROLE_ACCENT | STYLE_BOLD : style, c, of);
		wall_cell(wall, i, 2, ROLE_DIM, "%s",
		          out                         ? C_("event", "out")
		          : who->here == CHAMP_ABSENT ? C_("event", "away")
		                                      : who->nation);
	}
	return wall;
}

void champ_step_roll(struct champ_view *view, const struct championship *c, int rows, int cols, int pressed,
                     int step)
{
	uint16_t *player = champ_by_alphabet(c);
	struct wall *wall = list_players(view, c, player);
	struct area at = area_of(rows, cols);

	if (pressed == KEY_LEFT || pressed == KEY_RIGHT)
		step = wall_beside(wall, &at) * (pressed == KEY_LEFT ? -1 : 1);
	view->player = player[within(place_of(view, c, player) + step, c->players - 1)];
	free(wall);
	free(player);
}

static void draw_head(const struct hall *h)
{
	int here = 0, away = 0, in = 0, used;

	for (int i = 0; i < h->c->players; i++) {
		const struct champ_player *who = &h->c->player[i];

		in += who->status == CHAMP_IN;
		here += who->status == CHAMP_IN && who->here == CHAMP_HERE;
		away += who->status == CHAMP_IN && who->here == CHAMP_ABSENT;
	}
	used = paint(h->win, h->p, 0, 1, h->cols - 2, ROLE_NORMAL | STYLE_BOLD, _("CHECK-IN"));
	paint_format(h->win, h->p, 0, used + 3, h->cols - used - 4, ROLE_NORMAL,
	             _("%d of %d here, %d absent, %d not yet"), here, in, away, in - here - away);
}

void champ_draw_roll(const struct hall *h)
{
	uint16_t *player = champ_by_alphabet(h->c);
	struct wall *wall = list_players(h->view, h->c, player);

	draw_head(h);
	wall_draw(h->win, h->p, area_of(h->rows, h->cols), wall, -1, h->cursor_y, h->cursor_x);
	champ_draw_field(h);
	free(wall);
	free(player);
}
