/* SPDX-License-Identifier: MIT */
/*
 * The screen of Titan, in words: the step, who speaks, what is outstanding,
 * and the units.
 */
#include "../rules/titan.h"

#include <stdio.h>

#include "../rules/i18n.h"
#include "screen.h"

struct titan_view {
	int focus;
};

static const struct binding titan_keys[] = {
	{ .key = "Space", .line = "step", .label = N_("step"), .help = N_("go on to the next step") },
	{ .key = "w", .line = "where", .help = N_("where the sequence stands, in full") },
	{ 0 }
};

static void fit(void *view, const void *state, int rows, int cols)
{
	(void)view;
	(void)state;
	(void)rows;
	(void)cols;
}

static bool key(void *view, const void *state, int rows, int cols, int key)
{
	(void)view;
	(void)state;
	(void)rows;
	(void)cols;
	(void)key;
	return false;
}

static bool fill(const void *view, const void *state, const char *hole, char *out, size_t size)
{
	(void)view;
	(void)state;
	(void)hole;
	(void)out;
	(void)size;
	return false;
}

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct titan *t = state;

	(void)frame;
	if (!t->battle.turn)
		return;
	snprintf(title->round, sizeof title->round, _("battle turn %d of %d"), t->battle.turn, TITAN_TURNS);
	snprintf(title->round_short, sizeof title->round_short, _("turn %d"), t->battle.turn);
}

static void draw_units(const struct titan *t, const struct frame *frame, WINDOW *win, int y)
{
	for (int i = 0; i < t->battle.units && y < getmaxy(win); i++) {
		const struct titan_unit *u = &t->battle.unit[i];
		char id[TITAN_UNIT_ID];

		if (u->fate != FATE_LIVES)
			continue;
		titan_unit_id(u, id);
		paint_format(win, frame->palette, y++, 1, getmaxx(win) - 2, ROLE_NORMAL, "%-3s %-2s  %s %d-%d  %d/%d", id,
		             titan_hex_label(u->hex), _(titan_creatures[u->creature].name), u->power, u->skill, u->hits,
		             u->power);
	}
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct titan *t = state;
	int cols = getmaxx(win) - 2;
	char owed[400];

	(void)view;
	*cursor_y = *cursor_x = 0;
	paint_blank(win, frame->palette, 0, 0, getmaxy(win), getmaxx(win));
	if (!t->battle.on) {
		paint(win, frame->palette, 1, 1, cols, ROLE_NORMAL, _("Press : and say which battle:"));
		paint(win, frame->palette, 3, 1, cols, ROLE_ACCENT, "battle Hills");
		return;
	}
	paint_format(win, frame->palette, 1, 1, cols, ROLE_ACCENT | STYLE_BOLD, "%s", titan_steps[t->step].id);
	paint(win, frame->palette, 2, 1, cols, ROLE_NORMAL, _(titan_steps[t->step].text));
	titan_owed(t, owed, sizeof owed);
	paint(win, frame->palette, 3, 1, cols, ROLE_WARNING, owed);
	draw_units(t, frame, win, 5);
}

const struct screen titan_screen = {
	.game = &titan_game,
	.keys = titan_keys,
	.view_size = sizeof(struct titan_view),
	.fit = fit,
	.key = key,
	.fill = fill,
	.title = title,
	.draw = draw,
};
