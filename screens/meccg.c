/* SPDX-License-Identifier: MIT */
/*
 * The MECCG screen. What the rules are is not known here, only what the state
 * says.
 */
#include <stdio.h>

#include "../rules/i18n.h"
#include "../rules/meccg.h"
#include "screen.h"

static const struct binding keys[] = {
	{ .key = "Space", .line = "reveal", .label = N_("reveal"), .help = N_("both picks at once"), .group = N_("DRAFT") },
	{ 0 }
};

static void title(const void *state, const struct frame *frame, struct title *title)
{
	(void)frame;
	meccg_game.summary(state, title->round, sizeof title->round);
	meccg_game.summary(state, title->round_short, sizeof title->round_short);
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y, int *cursor_x)
{
	const struct meccg *m = state;
	const struct palette *p = frame->palette;
	int cols = getmaxx(win);

	(void)view;
	*cursor_y = *cursor_x = 0;
	paint_blank(win, p, 0, 0, getmaxy(win), cols);
	for (int i = 0; i < m->table.seats; i++)
		paint_format(win, p, 1 + i, 1, cols - 2, ROLE_NORMAL, _("%s: mind %d of %d, %d of %d in the company"), m->table.seat[i].name,
		             meccg_mind(m, i), MECCG_MIND, meccg_company(m, i), meccg_size(m, i));
}

const struct screen meccg_screen = {
	.game = &meccg_game,
	.keys = keys,
	.title = title,
	.draw = draw,
};
