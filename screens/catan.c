/* SPDX-License-Identifier: MIT */
/*
 * The Catan screen: what the bank has, how many cards each hand has, and the
 * points. Lines are said at the prompt.
 */
#include <stdio.h>
#include <string.h>

#include "../rules/catan.h"
#include "../rules/i18n.h"
#include "screen.h"

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct catan *c = state;
	const struct table *t = &c->table;

	(void)frame;
	memset(title, 0, sizeof *title);
	if (t->turn < 0 || t->turn >= t->seats)
		return;
	snprintf(title->round, sizeof title->round, _("turn %d"), c->turns);
	snprintf(title->turn, sizeof title->turn, "%s", t->seat[t->turn].name);
	snprintf(title->turn_short, sizeof title->turn_short, "%s", t->seat[t->turn].name);
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y, int *cursor_x)
{
	const struct catan *c = state;
	int cols = getmaxx(win), y = 1;

	(void)view;
	*cursor_y = *cursor_x = 0;
	paint_blank(win, frame->palette, 0, 0, getmaxy(win), cols);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		paint_format(win, frame->palette, y++, 1, cols - 2, ROLE_NORMAL, "%-8s %2d",
		             catan_resource_name((enum catan_resource)kind), c->bank[kind]);
	paint_format(win, frame->palette, y++, 1, cols - 2, ROLE_NORMAL, "%-8s %2d", _("cards"), c->deck);
	y++;
	for (int i = 0; i < c->table.seats; i++) {
		paint(win, frame->palette, y, 1, 24, ROLE_SEAT + i, c->table.seat[i].name);
		paint_format(win, frame->palette, y++, 26, cols - 27, ROLE_NORMAL, _("hand %d  points %d"),
		             c->player[i].cards, catan_points(c, i));
	}
}

static const struct binding keys[] = {
	{ 0 }
};

const struct screen catan_screen = {
	.game = &catan_game,
	.keys = keys,
	.title = title,
	.draw = draw,
};
