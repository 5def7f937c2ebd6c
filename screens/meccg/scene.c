/* SPDX-License-Identifier: MIT */
/*
 * What all pages of the MECCG screen share: the two halves face to face and the
 * names above them.
 */
#include <stdio.h>

#include "inner.h"

enum { SMALL_COLS = 60, SMALL_ROWS = 13, ROOMY_ROWS = 19 };

bool meccg_is_small(const struct meccg_scene *s)
{
	return s->cols < SMALL_COLS || s->rows < SMALL_ROWS;
}

bool meccg_has_focus(const struct meccg_scene *s, int seat)
{
	return !s->room && s->view->seat == seat;
}

struct meccg_half meccg_half_of(const struct meccg_scene *s, int seat)
{
	int middle = s->cols / 2;

	return seat ? (struct meccg_half){ 1, middle + 2, s->cols - middle - 4 }
	            : (struct meccg_half){ 0, 2, middle - 4 };
}

static void draw_head(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	bool focus = meccg_has_focus(s, half->seat);
	int x = half->x, end = x + half->cols;
	const char *side = meccg_side_shown(&s->m->player[half->seat]);

	if (focus) { /* what is drawn below it may have a focus of its own */
		paint_mark(s->win, s->p, y, x - 1, ROLE_ACCENT | STYLE_BOLD);
		*s->cursor_y = y;
		*s->cursor_x = x - 1;
	}
	x += paint_seat(s->win, s->p, y, x, half->cols, ROLE_SEAT + half->seat, half->seat) + 1;
	x += paint(s->win, s->p, y, x, end - x - text_width(side) - 1, focus ? STYLE_BOLD : ROLE_NORMAL,
	           s->m->table.seat[half->seat].name) +
	     1;
	paint(s->win, s->p, y, x, end - x, ROLE_DIM, side);
}

int meccg_draw_heads(const struct meccg_scene *s)
{
	int y = !meccg_is_small(s) && s->rows >= ROOMY_ROWS;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		spot_put(s->p, s->win, 0, half.x, s->rows, half.cols, SPOT_SEAT, i);
		draw_head(s, &half, y);
	}
	for (int i = y; i < s->rows - (s->m->phase > MECCG_DECK); i++)
		paint(s->win, s->p, i, s->cols / 2, 1, ROLE_DIM, s->p->ascii ? "|" : "│");
	return y + 1;
}
