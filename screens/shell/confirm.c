/* SPDX-License-Identifier: MIT */
/* The question of what undo cannot repair: see bars.h. */
#include <stdio.h>
#include <string.h>

#include "bars.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"
#include "screens/kit/panel.h"
#include "screens/kit/spots.h"

enum { CONFIRM_COLS = 52, CONFIRM_TEXT = 6 };

static int wrapped(const char *text, int columns, char lines[CONFIRM_TEXT][300])
{
	int count = 0;

	while (*text && columns > 1 && count < CONFIRM_TEXT) {
		size_t bytes = text_wrap(text, columns);

		if (count == CONFIRM_TEXT - 1)
			bytes = strlen(text);
		snprintf(lines[count++], sizeof lines[0], "%.*s", (int)bytes, text);
		utf8_mend_end(lines[count - 1]);
		text += bytes;
		text += strspn(text, " ");
	}
	return count;
}

static void draw_frame(WINDOW *win, const struct palette *p, const char *title, const struct area *at)
{
	char chip[100];

	paint_blank(win, p, at->y, at->x, at->rows, at->cols);
	paint_frame(win, p, at->y, at->x, at->rows, at->cols, ROLE_DANGER, true);
	snprintf(chip, sizeof chip, "! %s", title);
	paint_chip(win, p, at->y, at->x + 2, at->cols - 4, ROLE_DANGER, chip);
}

void shell_draw_confirm(WINDOW *win, const struct palette *p, const struct confirm_view *view, int *cursor_y,
                        int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win);
	int width = smaller(larger(CONFIRM_COLS, text_width(view->detail) + 6), cols - 2), inner = width - 6;
	char lines[CONFIRM_TEXT][300];
	int count = wrapped(view->text, inner, lines);
	int height = 3 + count + (*view->detail ? 1 : 0) + view->choices;
	int y = rows > height ? (rows - height) / 2 : 0, x = (cols - width) / 2;

	draw_frame(win, p, view->title, &(struct area){ y, x, height, width });
	x += 3;
	y += 2;
	for (int i = 0; i < count; i++)
		paint(win, p, y++, x, inner, ROLE_NORMAL, lines[i]);
	if (*view->detail)
		paint_path(win, p, y++, x, inner, ROLE_DIM, view->detail);
	*cursor_y = *cursor_x = 0;
	for (int i = 0; i < view->choices; i++, y++) {
		int used = paint(win, p, y, x, inner, ROLE_ACCENT, view->choice[i].key) + 1;

		spot_put(p, win, y, x, 1, inner, 0, i);
		paint(win, p, y, x + used, inner - used,
		      ROLE_NORMAL | (view->choice[i].keeps ? STYLE_BOLD : 0), view->choice[i].text);
		if (view->choice[i].keeps && y < rows) {
			*cursor_y = y;
			*cursor_x = x < cols ? x : 0;
		}
	}
}
