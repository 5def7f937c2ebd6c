/* SPDX-License-Identifier: MIT */
/*
 * The Archenemy screen: the step of the turn, each life, and what is face up,
 * as lines. All else is said at the prompt.
 */
#include <stdio.h>

#include "../rules/archenemy.h"
#include "../rules/i18n.h"
#include "screen.h"

static const struct binding archenemy_keys[] = {
	{ .key = "Space", .line = "step", .label = N_("step"), .help = N_("the next step of the turn") },
	{ .key = "r", .line = "reveal", .label = N_("reveal"), .help = N_("set the next scheme in motion") },
	{ 0 }
};

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct archenemy *a = state;

	(void)frame;
	if (!archenemy_is_set(a))
		return;
	snprintf(title->round, sizeof title->round, _("turn %d"), a->turn);
	snprintf(title->turn, sizeof title->turn, "%s", archenemy_step_name(a->step));
}

static int draw_players(const struct archenemy *a, const struct palette *p, WINDOW *win, int y)
{
	char text[300];

	for (int i = 0; i < a->c.table.seats && y < getmaxy(win); i++) {
		snprintf(text, sizeof text, "%s: %d", a->c.table.seat[i].name, a->c.player[i].life.life);
		paint(win, p, y++, 2, getmaxx(win) - 3, a->c.table.seat[i].in ? ROLE_NORMAL : ROLE_DIM, text);
	}
	return y;
}

static void draw(const void *view, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y, int *cursor_x)
{
	const struct archenemy *a = state;
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), y;

	(void)view;
	*cursor_y = *cursor_x = 0;
	paint_blank(win, frame->palette, 0, 0, getmaxy(win), getmaxx(win));
	if (!a->c.table.seats)
		paint(win, frame->palette, 1, 2, getmaxx(win) - 3, ROLE_ACCENT, "seat Elspeth Bob Carol Dave");
	y = draw_players(a, frame->palette, win, 1) + 1;
	for (int i = 0; i < count && y < getmaxy(win); i++) {
		char called[SCHEME_CALLED_BYTES];

		archenemy_called(a, up[i], called);
		paint(win, frame->palette, y++, 2, getmaxx(win) - 3, ROLE_NORMAL | STYLE_BOLD, called);
	}
}

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

static int choices(const void *view, const void *state, const char *hole, const char *line, struct choice *out, int max)
{
	(void)view;
	(void)state;
	(void)hole;
	(void)line;
	(void)out;
	(void)max;
	return 0;
}

const struct screen archenemy_screen = {
	.game = &archenemy_game,
	.keys = archenemy_keys,
	.view_size = 1,
	.fit = fit,
	.key = key,
	.fill = fill,
	.choices = choices,
	.title = title,
	.draw = draw,
};
